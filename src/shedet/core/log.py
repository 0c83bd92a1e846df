"""A log for whoever runs the bots: with the texts and tracebacks of failures, which may hold secrets of the game."""

import logging
import os

from shedet.core.errors import ShedetError

VARIABLE = "SHEDET_LOG"  # of the environment: the file; processes that are started for a command inherit it


def begin_log() -> None:
    """Write what is logged to the file that the environment names, if it names one."""
    path = os.environ.get(VARIABLE)
    logger = logging.getLogger("shedet")
    if not path or any(isinstance(handler, logging.FileHandler) for handler in logger.handlers):
        return
    try:
        handler = logging.FileHandler(path, encoding="utf-8")
    except OSError as error:
        raise ShedetError(f"{path}, which {VARIABLE} names, cannot be written: {error.strerror}.") from None
    handler.setFormatter(logging.Formatter("%(asctime)s %(process)d %(message)s"))
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
