"""Logs: a line of JSON for each thing that happened, without secrets. Nothing that people wrote or hold is in them."""

import json
import logging
import sys
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
    lines.setFormatter(Lines())
    logging.basicConfig(level=max(LEVELS[level], logging.WARNING), handlers=[lines])


class Lines(logging.Formatter):
    """A line of JSON for what a library says. Of an error its kind alone: its text may hold a secret."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"event": record.name, "said": record.getMessage(), "level": record.levelname.lower()}
        if record.exc_info and record.exc_info[0]:
            said["error"] = record.exc_info[0].__name__
        return json.dumps(said)
