"""The bots by name: from one that plays anything to one that thinks hard. A person picks an opponent among them.

Some of them have a net, where the game has one (`nets.py`), and a search in its place where it has none.
"""

from typing import Final, NamedTuple

from shedet.bots.apprentice import Apprentice
from shedet.bots.bot import Bot
from shedet.bots.nets import Nets, net_of
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
    seconds: float = 0.0  # that it searches at most
    all_cores: bool = False
    needs_net: bool = False  # without one it searches for all of its time; with one it answers at once


LEVELS: Final = (
    Level("random", "plays any legal move at random"),
    Level("apprentice", "plays like a beginner: overlooks things, and slips"),
    Level("merchant", "takes what is worth most right now, without planning (also called greedy)"),
    Level("scribe", "plays from experience, without thinking ahead", 0.1, needs_net=True),
    Level("vizier", "thinks ahead for up to a second", 1.0),
    Level("pharaoh", "thinks ahead for up to five seconds, on all cores", 5.0, all_cores=True),
)
ALIASES: Final = {"greedy": "merchant"}
LONGEST: Final = 3600.0  # seconds for a move
MOST_ITERATIONS: Final = 1_000_000_000
HOTTEST: Final = 100.0  # a temperature at which a policy is as good as random


def merchant(game: str) -> Bot:
    """The greedy bot of a game, as it is used in playouts."""
    return room_of(game).merchant


def value_of(game: str) -> Value:
    """Who is likely to win, of a game's positions, by weighed features."""
    room = room_of(game)
    value = room.new_value()
    value.load(room.value_file)
    return value


# ---- searches


def search(game: str, budget: Budget) -> SearchBot:
    """A search in a game with a budget for every move, without a net."""
    room = room_of(game)
    return room.searcher(find_game(game), room.merchant, value_of(game), room.habit, budget, None)


def net_search(game: str, nets: Nets, budget: Budget) -> SearchBot:
    """A search that looks where a net points, and judges by it."""
    room = room_of(game)
    return room.searcher(find_game(game), room.merchant, nets.value, room.net_habit, budget, nets.prior)


def best_search(game: str, budget: Budget) -> SearchBot:
    """With a net if there is one."""
    nets = net_of(game)
    return search(game, budget) if nets is None else net_search(game, nets, budget)


# ---- levels


def find_level(name: str) -> Level | None:
    for level in LEVELS:
        if level.name == ALIASES.get(name, name):
            return level
    return None


def seconds_of(level: Level, game: str) -> float:
    """How long a level searches in a game; 0: it answers at once."""
    return 0.0 if level.needs_net and net_of(game) is not None else level.seconds


def make_level(level: Level, game: str) -> Bot:
    seconds = seconds_of(level, game)
    if seconds > 0.0:
        bot = best_search(game, Budget(0, seconds))
        return AllCoresBot(bot, cores()) if level.all_cores else bot
    if level.name == "random":
        return RandomBot()
    if level.name == "apprentice":
        return apprentice(game)
    if level.name == "merchant":
        return merchant(game)
    return policy(game)


def apprentice(game: str) -> Bot:
    """A beginner: by a net that slips, or a merchant that overlooks and forgets."""
    nets = net_of(game)
    if nets is None:
        return Apprentice(find_game(game), merchant(game))
    return nets.bot(room_of(game).apprentice_temperature)


def policy(game: str) -> Bot:
    """The net alone, as it plays best."""
    return needed_net(game, "net").bot(room_of(game).scribe_temperature)


# ---- names


def make_bot(name: str, game: str) -> Bot:
    """A bot by the name of its level, or one with a budget or a temperature of its own: a search without a net
    (`search:2000`, `search:0.5s`), with one (`net:2000`, `net:0.5s`), or the net alone (`net`, `policy:0.8`)."""
    level = find_level(name)
    if level is not None:
        return make_level(level, game)
    kind, colon, number = name.partition(":")
    if name == "net":
        return policy(game)
    if colon and kind == "search":
        return search(game, parse_budget(number))
    if colon and kind == "net":
        budget = parse_budget(number)
        return net_search(game, needed_net(game, name), budget)
    if colon and kind == "policy":
        temperature = parse_temperature(number)
        return needed_net(game, name).bot(temperature)
    names = ", ".join(level.name for level in LEVELS)
    raise UnknownName(
        f"I don't know the bot {name!r}. There are: {names}; and search:N or search:Ts, net, net:N or net:Ts, and "
        "policy:T (shedet bots explains them)."
    )


def needed_net(game: str, name: str) -> Nets:
    nets = net_of(game)
    if nets is None:
        raise UnknownName(
            f"the bot {name!r} plays by a net, and there is none for {find_game(game).title}; "
            "search:N and search:Ts search without one."
        )
    return nets


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


def parse_temperature(text: str) -> float:
    """`0.8`: the lower, the more surely the policy does what it likes best; always at 0."""
    try:
        temperature = float(text)
    except ValueError:
        temperature = -1.0
    if not 0.0 <= temperature <= HOTTEST:  # not a number fails this, too
        raise UnknownName(f"the temperature of a policy is a number from 0 to {HOTTEST:g} (policy:0.8), not {text!r}.")
    return temperature
