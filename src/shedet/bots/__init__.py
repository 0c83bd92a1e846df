"""Bots. They receive a seat's knowledge and the legal actions, nothing else."""

from shedet.bots.bot import Bot


def find_bot(name: str, game: str) -> Bot:
    """A bot for a game that never fails, or UnknownName with the names there are."""
    from shedet.bots.guarded import GuardedBot
    from shedet.bots.levels import make_bot

    return GuardedBot(make_bot(name, game), name)
