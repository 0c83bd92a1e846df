"""The bots by name: from one that plays anything to one that thinks hard. A person picks an opponent among them."""

from typing import Final, NamedTuple

from shedet.bots.apprentice import Apprentice
from shedet.bots.bot import Bot
from shedet.bots.random import RandomBot
from shedet.bots.room import room_of
from shedet.bots.search.all_cores import AllCoresBot, cores
from shedet.bots.search.budget import Budget
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.value.linear import Value
from shedet.core.errors import UnknownName
from shedet.games import find_game


class Level(NamedTuple):
    """A level of play, with the time it takes for a move."""

    name: str
    text: str
    seconds: float = 0.0
    all_cores: bool = False


LEVELS: Final = (
    Level("random", "plays any legal move at random"),
    Level("apprentice", "like the merchant, but overlooks things and forgets cards"),
    Level("merchant", "takes what is worth most right now, without planning (also called greedy)"),
    Level("scribe", "thinks ahead for up to a tenth of a second", 0.1),
    Level("vizier", "thinks ahead for up to a second", 1.0),
    Level("pharaoh", "thinks ahead for up to five seconds, on all cores", 5.0, all_cores=True),
)
ALIASES: Final = {"greedy": "merchant"}
LONGEST: Final = 3600.0  # seconds for a move
MOST_ITERATIONS: Final = 1_000_000_000


def merchant(game: str) -> Bot:
    """The greedy bot of a game, as it is used in playouts."""
    return room_of(game).merchant


def value_of(game: str) -> Value:
    """Who is likely to win, of a game's positions."""
    room = room_of(game)
    value = room.new_value()
    value.load(room.value_file)
    return value


def search(game: str, budget: Budget) -> SearchBot:
    """A search in a game with a budget for every move."""
    room = room_of(game)
    return room.searcher(find_game(game), room.merchant, value_of(game), room.habit, budget)


def make_bot(name: str, game: str) -> Bot:
    """A bot by the name of its level, or a search with a budget of its own: `search:2000`, `search:0.5s`."""
    for level in LEVELS:
        if level.name == ALIASES.get(name, name):
            return make_level(level, game)
    if name.startswith("search:"):
        return search(game, parse_budget(name[len("search:") :]))
    names = ", ".join(level.name for level in LEVELS)
    raise UnknownName(
        f"I don't know the bot {name!r}. There are: {names}; and search:N or search:Ts (shedet bots explains them)."
    )


def make_level(level: Level, game: str) -> Bot:
    if level.name == "random":
        return RandomBot()
    if level.name == "apprentice":
        return Apprentice(find_game(game), merchant(game))
    if level.seconds == 0.0:
        return merchant(game)
    bot = search(game, Budget(0, level.seconds))
    return AllCoresBot(bot, cores()) if level.all_cores else bot


def parse_budget(text: str) -> Budget:
    """`2000` iterations, or `0.5s`."""
    try:
        if text.endswith("s"):
            return Budget(0, within(float(text[:-1]), LONGEST))
        return Budget(int(within(int(text), MOST_ITERATIONS)), 0.0)
    except (ValueError, OverflowError):
        raise UnknownName(
            f"the budget of a search is a number of iterations (search:2000) or seconds (search:0.5s), not {text!r}."
        ) from None


def within(number: float, most: float) -> float:
    if not 0 < number <= most:  # not a number fails this, too
        raise UnknownName(f"the budget of a search must be above 0 and at most {most:g}, not {number:g}.")
    return number
