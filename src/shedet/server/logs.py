"""Logs: a line of JSON for each thing that happened, without secrets. Nothing that people wrote or hold is in them."""

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
    )
    # What libraries say goes the same way; uvicorn's access log would name every address, and is off.
    logging.basicConfig(
        level=max(LEVELS[level], logging.WARNING), format='{"event": "%(name)s", "said": "%(message)s"}'
    )


def without_words(error: Exception) -> dict[str, object]:
    """What may be said of an error that nobody expected: its kind and where it was, for its text may hold a secret."""
    steps = traceback.extract_tb(error.__traceback__)
    return {"error": type(error).__name__, "at": [f"{step.name}:{step.lineno}" for step in steps]}
