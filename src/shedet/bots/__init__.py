"""Bots. They receive a seat's knowledge and the legal actions, nothing else."""

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedet.bots.guarded import GuardedBot

# What is logged goes to those who ask for it, not to the terminal of whoever plays: that is told another way.
logging.getLogger("shedet").addHandler(logging.NullHandler())


def find_bot(name: str, game: str) -> "GuardedBot":
    """A bot for a game that never fails, or UnknownName with the names there are."""
    from shedet.bots.guarded import GuardedBot
    from shedet.bots.levels import make_bot

    return GuardedBot(make_bot(name, game), name)
