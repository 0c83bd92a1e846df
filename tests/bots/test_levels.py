"""The levels of play: found by name, each stronger than the one before, and each with what its seat knows alone."""

import os
import signal
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import shedet
from conformance_suite import random_step
from search_table import SHORT, legal_of, match_after, numbers, search_with
from shedet.bots import find_bot
from shedet.bots.apprentice import Apprentice
from shedet.bots.bot import Bot
from shedet.bots.levels import LEVELS, make_bot, merchant, value_of
from shedet.bots.play import play_numbered_game
from shedet.bots.search.all_cores import AllCoresBot, add_up, averaged, cores
from shedet.bots.search.budget import Budget
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.tree import Habit
from shedet.core.errors import UnknownName
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game

every_game = pytest.mark.parametrize("name", GAMES)

# ---- names


def test_an_unknown_bot_is_named_with_the_levels_there_are() -> None:
    with pytest.raises(
        UnknownName, match=r"'genius'.*random, apprentice, merchant, scribe, vizier, pharaoh; and search:N"
    ):
        find_bot("genius", "sobek2p")


@every_game
def test_there_is_a_bot_of_every_level_for_every_game(name: str) -> None:
    for level in LEVELS:
        assert isinstance(make_bot(level.name, name), Bot)
    assert make_bot("greedy", name) is make_bot("merchant", name)


@pytest.mark.parametrize(
    "budget", ["0", "0s", "-5", "-1s", "nans", "infs", "1e9s", "4000s", "2000000000", "x", "", "s", "1.5", "9" * 400]
)
def test_a_budget_that_is_none_is_refused_in_a_sentence(budget: str) -> None:
    with pytest.raises(UnknownName, match=r"^the budget of a search (is|must be) .*, not .*\.$"):
        make_bot(f"search:{budget}", "sobek2p")


# ---- strength


def won_by(first: str, second: str, name: str, deals: int) -> float:
    """The share of the first, of games in pairs: each deal is played from both seats."""
    game = find_game(name)
    options = game.option_values(SHORT.get(name, {}))
    bots = [make_bot(first, name), make_bot(second, name)]
    won = 0.0
    for number in range(deals):
        won += play_numbered_game(game, 2, options, bots, f"{first}/{second}", number, None).wins[0]
        won += play_numbered_game(game, 2, options, bots[::-1], f"{first}/{second}", number, None).wins[1]
    return won / (2 * deals)


@pytest.mark.compiled_only
@every_game
def test_the_apprentice_stands_between_chance_and_the_merchant(name: str) -> None:
    assert won_by("apprentice", "random", name, 30) > 0.6
    assert won_by("merchant", "apprentice", name, 60) > 0.6


@pytest.mark.compiled_only
@pytest.mark.parametrize(("name", "deals"), [("sobek2p", 75), ("sobek", 10)])
def test_a_small_search_beats_the_merchant(name: str, deals: int) -> None:
    assert won_by("search:200", "merchant", name, deals) > 0.6


# ---- the apprentice


@every_game
def test_the_apprentice_plays_what_is_legal_and_not_always_what_the_merchant_would(name: str) -> None:
    bot, model = Apprentice(find_game(name), merchant(name)), merchant(name)
    match = Match(find_game(name), 2, SHORT.get(name, {}), "apprentice")
    rng = seeded("apprentice")
    others = decisions = 0
    while not match.over() and len(match.log) < 300:
        seat = match.asked()[0]
        legal = legal_of(match, seat)
        action = int(bot.choose(match.knowledge(seat), legal, rng))
        others += action != int(model.choose(match.knowledge(seat), legal, rng))
        decisions += len(legal) > 1
        match.play(seat, action)
    assert 0.1 * decisions < others < 0.8 * decisions


@every_game
def test_the_apprentice_knows_no_more_than_a_glance_tells(name: str) -> None:
    game, model = find_game(name), merchant(name)
    bot = Apprentice(game, model)
    for steps in range(5, 65, 4):
        match = match_after(name, steps)
        for seat in match.asked():
            forgotten = bot.forget(match.knowledge(seat), seeded(f"world/{steps}"))
            seen = game.glance(match.position, seat)
            legal = legal_of(match, seat)
            assert model.choose(forgotten, legal, seeded("1")) == model.choose(seen, legal, seeded("1"))


def test_who_overlooks_everything_plays_anything() -> None:
    """One action of two is overlooked so often that sometimes both are: still something is played."""
    match = match_after("sobek2p", 12)
    seat = match.asked()[0]
    two = legal_of(match, seat)[:2]
    bot, rng = Apprentice(find_game("sobek2p"), merchant("sobek2p")), seeded("overlooks")
    chosen = {int(bot.choose(match.knowledge(seat), two, rng)) for _ in range(100)}
    assert chosen == {int(action) for action in two}


# ---- a glance is enough for the merchant


@every_game
def test_the_merchant_chooses_by_a_glance_as_with_a_full_memory(name: str) -> None:
    """But for battle cards that were shown in earlier battles: these a glance does not see any more."""
    bot = merchant(name)
    compared = 0
    for number in range(4 if shedet.compiled() else 1):
        match = Match(find_game(name), 2 + number % (find_game(name).most - 1), SHORT.get(name, {}), f"glance/{number}")
        rng = seeded(f"glance/{number}")
        while not match.over() and len(match.log) < (1000 if shedet.compiled() else 150):
            seat = match.asked()[0]
            legal = legal_of(match, seat)
            known = int(bot.choose(match.knowledge(seat), legal, seeded("same")))
            if not has_seen_battle_cards(match, seat):
                glanced = int(bot.choose(match.game.glance(match.position, seat), legal, seeded("same")))
                assert glanced == known
                compared += len(legal) > 1
            if rng.below(4) == 0:
                random_step(match, rng)
            else:
                match.play(seat, known)
    assert compared > 25


def has_seen_battle_cards(match: Match, seat: int) -> bool:
    players: Any = match.view(seat)["seats"]
    return any(player.get("seen_discards") for player in players)


# ---- all cores

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="forks are not to be had here")


def seed_of_fork(rng: Rng) -> Rng:
    return Rng(rng.next(), rng.next(), rng.next(), rng.next() | 1)


@forks
@every_game
def test_what_two_cores_find_is_added_up(name: str) -> None:
    match = match_after(name, 12)
    seat = match.asked()[0]
    knowledge, legal = match.knowledge(seat), legal_of(match, seat)
    bot = search_with(name, 30)
    found = numbers(AllCoresBot(bot, 2).weigh(knowledge, legal, seeded("cores")))
    assert found == numbers(AllCoresBot(bot, 2).weigh(knowledge, legal, seeded("cores")))
    rng = seeded("cores")
    of_fork = numbers(bot.weigh(knowledge, legal, seed_of_fork(rng)))
    own = numbers(bot.weigh(knowledge, legal, rng))
    for action, visits, worth, _ in found:
        both = [each for each in own + of_fork if each[0] == action]
        assert visits == sum(each[1] for each in both)
        assert worth == pytest.approx(sum(each[1] * each[2] for each in both) / visits)
    assert sum(each[1] for each in found) == sum(each[1] for each in own + of_fork)
    assert int(AllCoresBot(bot, 2).choose(knowledge, legal, seeded("cores"))) == found[0][0]


def test_errors_add_up_as_those_of_independent_searches() -> None:
    sums: dict[int, tuple[int, float, float, float]] = {}
    add_up(sums, [(7, 10, 0.4, 0.3, 2.0)])
    add_up(sums, [(7, 30, 0.8, 0.1, 6.0)])
    both = averaged(7, sums[7])
    assert both.visits == 40
    assert (both.worth, both.margin) == pytest.approx((0.7, 5.0))
    assert both.error == pytest.approx((3.0**2 + 3.0**2) ** 0.5 / 40)


class BadFork(Bot):
    """A merchant that fails wherever it is not at home, one way or another."""

    def __init__(self, bot: Bot, dies: bool, home: int) -> None:
        self.uses_knowledge = True
        self.bot = bot
        self.dies = dies
        self.home = home

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        if os.getpid() != self.home:
            if self.dies:
                os.kill(os.getpid(), signal.SIGKILL)
            raise RuntimeError("not at home")
        return self.bot.choose(knowledge, legal, rng)


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The forks that were made."""
    children: list[int] = []
    fork = os.fork

    def noted() -> int:
        child = fork()
        children.append(child)
        return child

    monkeypatch.setattr(os, "fork", noted)
    return children


@forks
@pytest.mark.parametrize("dies", [True, False])
def test_a_fork_that_fails_is_left_out(dies: bool, forked: list[int]) -> None:
    match = match_after("sobek2p", 12)
    seat = match.asked()[0]
    knowledge, legal = match.knowledge(seat), legal_of(match, seat)
    policy = BadFork(merchant("sobek2p"), dies, os.getpid())
    bot = SearchBot(match.game, policy, value_of("sobek2p"), Habit(0.2, 0.0, 0.0, 1), Budget(20, 0.0))
    found = numbers(AllCoresBot(bot, 3).weigh(knowledge, legal, seeded("bad")))
    rng = seeded("bad")
    seed_of_fork(rng)
    seed_of_fork(rng)
    assert [each[:2] for each in found] == [each[:2] for each in numbers(bot.weigh(knowledge, legal, rng))]
    assert len(forked) == 2
    assert all(is_gone(child) for child in forked)


@forks
def test_who_fails_at_home_leaves_no_fork_behind(forked: list[int]) -> None:
    match = match_after("sobek2p", 12)
    seat = match.asked()[0]
    policy = BadFork(merchant("sobek2p"), False, 0)
    bot = SearchBot(match.game, policy, value_of("sobek2p"), Habit(0.2, 0.0, 0.0, 1), Budget(20, 0.0))
    with pytest.raises(RuntimeError, match="not at home"):
        AllCoresBot(bot, 3).weigh(match.knowledge(seat), legal_of(match, seat), seeded("bad"))
    assert len(forked) == 2
    assert all(is_gone(child) for child in forked)


def is_gone(child: int) -> bool:
    """Whether a fork has ended and was waited for."""
    try:
        os.waitpid(child, os.WNOHANG)
    except ChildProcessError:
        return True
    return False


@forks
def test_without_more_processes_one_core_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_fork() -> int:
        raise OSError("too many")

    match = match_after("sobek2p", 12)
    seat = match.asked()[0]
    monkeypatch.setattr(os, "fork", no_fork)
    found = AllCoresBot(search_with("sobek2p", 20), 4).weigh(match.knowledge(seat), legal_of(match, seat), seeded("1"))
    assert 10 < sum(each.visits for each in found) <= 20


def test_there_is_at_least_one_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
