"""Logs: a line of JSON for each thing that happened, without secrets. Nothing that people wrote or hold is in them."""

import json
import logging
import sys
import traceback
from typing import Final

import structlog

LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def set_up_logs(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # What libraries say goes the same way; uvicorn's access log would name every address, and is off.
    lines = logging.StreamHandler()
    lines.setFormatter(LibraryLines())
    logging.basicConfig(level=max(LEVELS[level], logging.WARNING), handlers=[lines])


class LibraryLines(logging.Formatter):
    """What libraries say: the first line alone, for after it they show what they were busy with."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {"event": record.name, "said": record.getMessage().partition("\n")[0]}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said |= without_words(error)
        return json.dumps({**said, "level": record.levelname.lower()})


def without_words(error: BaseException) -> dict[str, object]:
    """What may be said of an error that nobody expected: its kind and where it was, for its text may hold a secret."""
    steps = traceback.extract_tb(error.__traceback__)
    return {"error": type(error).__name__, "at": [f"{step.name}:{step.lineno}" for step in steps]}
