"""No game ends because a bot fails."""

import logging

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kemet_table import Table as KemetTable
from search_table import legal_of, match_after
from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.guarded import GuardedBot
from shedet.bots.kemet.search import KemetSearchBot
from shedet.bots.levels import value_of
from shedet.bots.play import Moves, play_numbered_game
from shedet.bots.room import room_of
from shedet.bots.search.budget import Budget
from shedet.core.game import Knowledge
from shedet.core.rng import Rng, seeded
from shedet.games import find_game

GAME = find_game("sobek2p")


class Stumbles(Bot):
    """Raises whenever it has a choice."""

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        if len(legal) > 1:
            raise RuntimeError("stumbled")
        return legal[0]


class Cheats(Bot):
    """Always chooses what is not legal."""

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        return 1 + max(int(action) for action in legal)


class Sleeps(Bot):
    """Chooses nothing at all."""

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize(("bot", "kind"), [(Stumbles(), "RuntimeError"), (Cheats(), "IllegalChoice"), (Sleeps(), "")])
def test_a_game_goes_on_when_a_bot_fails(bot: Bot, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    guarded = GuardedBot(bot, "mine")
    moves: Moves = []
    with caplog.at_level(logging.WARNING, "shedet.bots"):
        tally = play_numbered_game(
            GAME, 2, GAME.option_values({}), [guarded, find_bot("random", "sobek2p")], "guarded", 0, moves
        )
    assert tally.games == 1
    assert sum(tally.wins) == 1.0
    assert len(guarded.failures) == len(caplog.records) > 5
    assert set(guarded.failures) == {kind or guarded.failures[0]}
    assert all(f"mine failed ({guarded.failures[0]})" in record.message for record in caplog.records)


def test_what_everybody_hears_of_a_failure_is_its_kind_and_not_its_text(capfd: pytest.CaptureFixture[str]) -> None:
    """The text of an error may name cards that only the bot has seen."""
    match = match_after("sobek2p", 12)
    seat = match.asked()[0]
    guarded = GuardedBot(Stumbles(), "mine")
    guarded.choose(match.knowledge(seat), legal_of(match, seat), seeded("1"))
    assert guarded.failures == ["RuntimeError"]
    assert "stumbled" not in "".join(capfd.readouterr())


@pytest.mark.parametrize("bot", [Stumbles(), Cheats(), Sleeps()])
def test_instead_of_a_failure_any_legal_action_is_played(bot: Bot) -> None:
    match = match_after("sobek2p", 12)
    seat = match.asked()[0]
    guarded, rng = GuardedBot(bot, "mine"), seeded("any")
    chosen = {int(guarded.choose(match.knowledge(seat), legal_of(match, seat), rng)) for _ in range(200)}
    assert chosen == set(match.legal_actions(seat))


def test_the_traceback_is_in_the_log_for_those_who_want_it(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "shedet.bots")
    match = match_after("sobek2p", 12)
    seat = match.asked()[0]
    GuardedBot(Stumbles(), "mine").choose(match.knowledge(seat), legal_of(match, seat), seeded("1"))
    assert "RuntimeError: stumbled" in caplog.text


def test_a_bot_that_does_not_fail_plays_as_it_would(caplog: pytest.LogCaptureFixture) -> None:
    guarded = find_bot("merchant", "sobek2p")
    assert isinstance(guarded, GuardedBot)
    logs: list[Moves] = [[], []]
    for bot, moves in zip((guarded, guarded.bot), logs):
        play_numbered_game(GAME, 2, GAME.option_values({}), [bot, bot], "guarded", 1, moves)
    assert logs[0] == logs[1]
    assert guarded.failures == []
    assert not caplog.records


def test_a_search_that_failed_within_a_turn_has_its_whole_budget_again() -> None:
    """Steps within a turn of Kemet get a part of it; a failure there once left that part for good."""
    t = KemetTable("A army FW1 3\nA army W1A 2")
    t.play("A mark move1")
    assert t.asked == "A choose-army"
    bot = KemetSearchBot(t.game, Stumbles(), value_of("kemet"), room_of("kemet").habit, Budget(400, 0.0))
    with pytest.raises(RuntimeError, match="stumbled"):
        bot.weigh(t.match.knowledge(0), legal_of(t.match, 0), seeded("1"))
    assert bot.budget.iterations == 400


def test_a_bot_without_need_of_knowledge_is_not_given_any() -> None:
    assert not find_bot("random", "sobek2p").uses_knowledge
    assert find_bot("search:5", "sobek2p").uses_knowledge
