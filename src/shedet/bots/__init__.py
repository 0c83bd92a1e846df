"""Bots. They receive a seat's knowledge and the legal actions, nothing else."""

import importlib

from shedet.bots.bot import Bot
from shedet.core.errors import UnknownName

BOTS = ("random", "greedy")


def find_bot(name: str, game: str) -> Bot:
    """A bot for a game, or UnknownName with the names there are."""
    if name not in BOTS:
        raise UnknownName(f"there is no bot {name!r}; there is: {', '.join(BOTS)}.")
    if name == "random":
        from shedet.bots.random import RandomBot

        return RandomBot()
    bot: Bot = importlib.import_module(f"shedet.bots.greedy.{game}").BOT
    return bot
