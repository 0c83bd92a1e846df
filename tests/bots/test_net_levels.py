"""Levels with a net and without: what they play by, what is said of a damaged file, and what a name may be."""

from pathlib import Path

import pytest

from fake_nets import Drawn, Give, give_net
from search_table import SHORT, legal_of, match_after
from shedet.bots.apprentice import Apprentice
from shedet.bots.judge import Judge, KnownWorlds
from shedet.bots.levels import LEVELS, best_search, find_level, make_bot, seconds_of
from shedet.bots.look import Look, look_iterations, look_rng
from shedet.bots.nets import judging_of, net_of, new_remarks
from shedet.bots.room import room_of
from shedet.bots.search.all_cores import AllCoresBot
from shedet.bots.search.budget import Budget
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.value.decisions import AtDecisions
from shedet.cli import main
from shedet.core.errors import UnknownName
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from shedet.server.work import thinker

__all__ = ["give_net"]
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture
def no_net(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in GAMES:
        monkeypatch.setattr(room_of(name), "net_file", tmp_path / name / "trained.net")


@pytest.fixture
def damaged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of Sobek, which is none."""
    file = tmp_path / "trained.net"
    file.write_bytes(b"no net at all")
    monkeypatch.setattr(room_of("sobek"), "net_file", file)
    new_remarks()
    return file


def searching(name: str, game: str) -> SearchBot:
    bot = make_bot(name, game)
    if isinstance(bot, AllCoresBot):
        bot = bot.bot
    assert isinstance(bot, SearchBot)
    return bot


# ---- without a net


def check_levels_without_a_net(game: str) -> None:
    for name, seconds in (("scribe", 0.1), ("vizier", 1.0), ("pharaoh", 5.0)):
        bot = searching(name, game)
        assert (bot.budget.seconds, bot.prior, bot.habit) == (seconds, None, room_of(game).habit)
    assert isinstance(make_bot("apprentice", game), Apprentice)


@every_game
@pytest.mark.usefixtures("no_net")
def test_without_a_file_the_levels_search_and_nothing_is_said(name: str) -> None:
    new_remarks()
    check_levels_without_a_net(name)
    assert net_of(name) is None
    assert new_remarks() == []
    assert judging_of(name).look == room_of(name).look


def test_a_file_is_looked_for_beside_the_other_numbers_of_a_room() -> None:
    for name in GAMES:
        assert room_of(name).net_file == room_of(name).value_file.with_name("trained.net")


def test_a_damaged_file_is_said_to_be_so_once_and_the_levels_play_without(
    damaged: Path, caplog: pytest.LogCaptureFixture
) -> None:
    check_levels_without_a_net("sobek")
    [remark] = new_remarks()
    assert str(damaged) in remark
    assert remark.endswith("Bots play without a net.")
    assert [record.getMessage() for record in caplog.records] == [remark]
    check_levels_without_a_net("sobek")
    assert new_remarks() == []
    match = match_after("sobek", 12)
    seat = match.asked()[0]
    chosen = make_bot("scribe", "sobek").choose(match.knowledge(seat), legal_of(match, seat), seeded("damaged"))
    assert chosen in match.legal_actions(seat)


def test_a_command_says_that_a_net_is_damaged_and_plays(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "sobek", "--games", "1", "--bots", "apprentice,merchant", "--seed", "1", "--jobs", "1"]
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.out
    assert said.err.count(str(damaged)) == 1
    assert "Bots play without a net." in said.err


@pytest.mark.usefixtures("no_net")
@pytest.mark.parametrize("name", ["net", "net:100", "net:0.5s", "policy:0.8"])
def test_who_asks_for_a_net_that_is_not_there_is_told_so(name: str) -> None:
    with pytest.raises(UnknownName, match=rf"^the bot '{name}' plays by a net, and there is none for Sobek; .*\.$"):
        make_bot(name, "sobek")


# ---- with a net


@every_game
def test_levels_play_by_the_net(name: str, give_net: Give) -> None:
    nets = give_net(name)
    room = room_of(name)
    for level, temperature in (
        ("scribe", room.scribe_temperature),
        ("net", room.scribe_temperature),
        ("apprentice", room.apprentice_temperature),
        ("policy:0.8", 0.8),
        ("policy:0", 0.0),
    ):
        bot = make_bot(level, name)
        assert isinstance(bot, Drawn)
        assert bot.temperature == temperature
    for level, seconds in (("vizier", 1.0), ("pharaoh", 5.0), ("net:2.5s", 2.5)):
        bot = searching(level, name)
        assert bot.budget.seconds == seconds
        assert bot.prior is nets.prior
        assert bot.value is nets.value
        assert bot.habit is room.net_habit
    assert searching("net:300", name).budget.iterations == 300
    assert isinstance(make_bot("pharaoh", name), AllCoresBot)
    assert make_bot("merchant", name) is room.merchant


@every_game
def test_a_search_by_its_own_name_has_no_net(name: str, give_net: Give) -> None:
    give_net(name)
    bot = searching("search:100", name)
    assert bot.prior is None
    assert bot.habit is room_of(name).habit
    assert not isinstance(bot.value, AtDecisions)


@every_game
def test_hints_and_analysis_go_by_the_net(name: str, give_net: Give, monkeypatch: pytest.MonkeyPatch) -> None:
    nets = give_net(name)
    room = room_of(name)
    longer = room.net_judging._replace(look=room.net_judging.look._replace(iterations=12_345 * 50))
    monkeypatch.setattr(room, "net_judging", longer)
    assert look_iterations(name) in (12_345, 12_345 * 50)
    match = match_after(name, 12)
    seat = match.asked()[0]
    look = Look(name, Budget(30, 0.0))
    assert look.bot.prior is nets.prior
    assert look.weigh(match.knowledge(seat), legal_of(match, seat), look_rng())[0].action in match.legal_actions(seat)
    judge = Judge(find_game(name), "net", 1)
    assert judge.value is nets.value
    assert judge.lengths == longer.quick.lengths
    chances = judge.search(KnownWorlds(match.game, match.knowledge(seat)), seat, match.legal_actions(seat)[0], 0, 40)
    assert sum(chances) == pytest.approx(1.0)


def test_a_scribe_answers_at_once_with_a_net_and_waits_no_longer_than_without(give_net: Give) -> None:
    scribe = find_level("scribe")
    assert scribe is not None
    assert scribe.seconds == 0.1  # so long the server waits with its answer, net or not
    give_net("sobek")
    assert seconds_of(scribe, "sobek") == 0.0
    match = Match(find_game("sobek"), 2, {}, "scribe")
    seat = match.asked()[0]
    first = match.game.action_text(match.legal_actions(seat)[0])
    assert thinker.move(match, seat, "scribe") == first


@every_game
def test_thinkers_answer_at_every_level_with_a_net(name: str, give_net: Give) -> None:
    give_net(name)
    for level in LEVELS:
        match = Match(find_game(name), 2, SHORT.get(name, {}), "thinker")
        action = thinker.choose(match, match.asked()[0], level, min(0.02, seconds_of(level, name)))
        assert action in match.legal_actions(match.asked()[0])


def test_the_best_search_is_the_one_with_a_net(give_net: Give) -> None:
    nets = give_net("kemet")
    assert best_search("kemet", Budget(1, 0.0)).prior is nets.prior


# ---- names


@pytest.mark.parametrize("budget", ["0", "-1s", "nans", "x", "", "1.5"])
def test_the_budget_of_a_net_is_one_of_a_search(budget: str) -> None:
    with pytest.raises(UnknownName, match=r"^the budget of a search (is|must be) .*, not .*\.$"):
        make_bot(f"net:{budget}", "sobek2p")


@pytest.mark.parametrize("temperature", ["-1", "nan", "inf", "x", "", "101", "0.5s"])
def test_a_temperature_that_is_none_is_refused_in_a_sentence(temperature: str) -> None:
    with pytest.raises(UnknownName, match=r"^the temperature of a policy is a number from 0 to 100 .*\.$"):
        make_bot(f"policy:{temperature}", "sobek2p")


@pytest.mark.parametrize("name", ["nets", "policy", "search", "net0.5s", "vizier:2"])
def test_a_name_that_is_none_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownName, match=r"There are: random, .*; and search:N or search:Ts, net, net:N"):
        make_bot(name, "sobek2p")
