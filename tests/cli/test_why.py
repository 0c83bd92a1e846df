"""`why`: a bot's last move explained, from what the asking player knows and from nothing else."""

import io
import re
import sys
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from shedet.bots import find_bot
from shedet.bots.reasons.sentence import Reason, Term
from shedet.cli import main
from shedet.core.events import Event
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.core.words import Message, Seat, say
from shedet.games import GAMES, find_game
from shedet.hints.why import Explained, explain, explain_last_move, in_all, last_move, said_once
from shedet.words import People, find_words

Capture = pytest.CaptureFixture[str]
ME = 0
OPTIONS = {"kemet": {"day_limit": 4}}
EVERY = {"sobek2p": 2, "sobek": 3, "kemet": 12}  # so many steps is one looked at
SET_UP = {"sobek2p": 0, "sobek": 0, "kemet": 50}  # steps before there are secrets
STEPS = {"sobek2p": 100, "sobek": 150, "kemet": 300}


class Other(NamedTuple):
    """A world that looks the same to me, and an answer that could be given there."""

    known: Knowledge
    told: list[Event]
    action: int


class Moment(NamedTuple):
    """Before somebody else answers, and what came of it."""

    match: Match
    known: Knowledge
    others: list[Other]
    seat: int
    action: int


def told_in(match: Match, world: Position, seat: int, action: int) -> list[Event]:
    after = match.game.copy(world)
    events: list[Event] = []
    after.events = events
    match.game.apply(after, seat, action)
    return [event for event in events if event.told_to(ME)]


def moments(name: str, bot: str, every: int) -> Iterator[Moment]:
    """Of a game among bots. The other worlds are those that look the same to me before, with all that could be done
    there."""
    game = find_game(name)
    players = min(3, game.most)
    match = Match(game, players, OPTIONS.get(name, {}), f"why/{bot}/9")  # in sobek2p somebody discards unseen in it
    bots = [find_bot(bot, name) for _ in range(players)]
    rng, worlds = seeded(f"why/{bot}/9"), seeded("worlds")
    while not match.over() and len(match.log) < STEPS[name]:
        seat = match.asked()[-1]
        known = match.knowledge(ME)
        others: list[Other] = []
        looked_at = seat != ME and len(match.log) % every == 0
        for _ in range(3 if looked_at else 0):
            world = game.deal_world(known, worlds)
            alike = game.know(world, match.memories[ME], ME)
            others += [
                Other(alike, told_in(match, world, seat, int(action)), int(action))
                for action in game.legal_actions(world, seat)
            ]
        action = int(bots[seat].choose(match.knowledge(seat), game.legal_actions(match.position, seat), rng))
        match.play(seat, action)
        if looked_at:
            yield Moment(match, known, others, seat, action)


def keys(events: list[Event]) -> list[tuple[int, int, int, int, int]]:
    return [event.key() for event in events]


def rng_of(moment: Moment) -> Rng:
    return seeded(f"worlds/{len(moment.match.log)}")


@pytest.mark.parametrize("game", GAMES)
def test_the_explanation_is_the_same_in_all_worlds_that_look_alike(game: str) -> None:
    """What the bot holds, and which of several hidden answers it gave, makes no difference to a word."""
    compared = other_answers = explained = 0
    for bot in ("merchant", "random"):
        for moment in moments(game, bot, EVERY[game]):
            told = moment.match.told(ME, len(moment.match.log) - 1)
            expected = explain(moment.match.game, moment.known, told, moment.seat, rng_of(moment))
            explained += expected is not None
            alike = [other for other in moment.others if keys(other.told) == keys(told)]
            for other in sorted(alike, key=lambda other: other.action == moment.action)[:3]:
                again = explain(moment.match.game, other.known, other.told, moment.seat, rng_of(moment))
                assert again == expected
                compared += 1
                other_answers += other.action != moment.action
    assert explained > 5
    assert compared > 20
    assert other_answers > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_is_what_was_done(game: str) -> None:
    named = 0
    for moment in moments(game, "merchant", max(1, EVERY[game] // 4)):
        match = moment.match
        told = match.told(ME, len(match.log) - 1)
        found = explain(match.game, moment.known, told, moment.seat, rng_of(moment))
        if found is not None:
            assert found.action == match.game.action_text(moment.action)
            named += 1
    assert named > 10


def table_at(match: Match, position: Position) -> Match:
    return Match(match.game, match.players, match.options, "table", match.game.position_text(position))


def explanations(match: Match, position: Position, seat: int) -> dict[str, list[Explained]]:
    """How each answer of a seat would be explained to me, by what I would be told of it."""
    found = {}
    for action in match.game.legal_actions(position, seat):
        table = table_at(match, position)
        table.play(seat, int(action))
        found[str(keys(table.told(ME, 0)))] = explain_last_move(table, ME, seat)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_two_tables_that_look_alike_are_told_the_same(name: str) -> None:
    """The whole way, from a match: one is the true game, the other a world that I could be in for all I know."""
    game = find_game(name)
    players = min(3, game.most)
    match = Match(game, players, OPTIONS.get(name, {}), "tables")
    rng = seeded("tables")
    games = 1
    compared = explained = 0
    while compared < 25 and games < 8:
        if match.over():
            match = Match(game, players, OPTIONS.get(name, {}), f"tables/{games}")
            games += 1
        seat = match.asked()[-1]
        if seat != ME and len(match.log) % 5 == 0 and len(match.log) >= SET_UP[name]:
            true = table_at(match, match.position)
            here = explanations(match, match.position, seat)
            there = explanations(match, game.deal_world(true.knowledge(ME), rng), seat)
            for words in here.keys() & there.keys():
                assert here[words] == there[words]
                compared += 1
                explained += len(here[words])
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    assert compared >= 25
    assert explained > 0


def because(deed: str, *terms: str, but: str = "") -> Reason:
    against = [Term(-1.0, plain(but))] if but else []
    return Reason(plain(deed), [*(Term(1.0, plain(words)) for words in terms), *against])


def plain(words: str) -> Message:
    return say("somebody", called=words)


def test_only_what_is_true_in_all_worlds_is_said() -> None:
    fish = because("takes fish")
    assert in_all([fish, fish]) == fish
    corrupts = "sends one card to your corruption"
    one = because("takes fish", "begins a set", "empties the queue", but=corrupts)
    other = because("takes fish", "makes two of a set", "empties the queue", but=corrupts)
    assert in_all([one, other]) == because("takes fish", "empties the queue", but=corrupts)
    assert in_all([one, because("takes fish", "may not become part of a set in time")]) == fish
    assert in_all([fish, because("takes wheat")]) is None


def test_each_reason_of_a_move_is_said_once() -> None:
    """A marker, a site and a level of a pyramid had the same reason, three times."""
    build = because("raises your pyramid to level 4", "gives 1 fame", but="costs nine prayer points")
    end = Explained("end", because("ends your turn"))
    steps = [Explained(step, build) for step in ("mark build", "raise A", "level 4")]
    assert said_once([*steps, end]) == [Explained("mark build; raise A; level 4", build), end]


def test_a_later_step_says_only_what_is_new() -> None:
    costs = "costs one prayer point"
    marked = Explained("mark power1", because("lets you buy charge", but=costs))
    bought = Explained("buy charge", because("buys charge", "makes 3 fame", but=costs))
    assert said_once([marked, bought]) == [marked, Explained("buy charge", because("buys charge", "makes 3 fame"))]


@pytest.mark.parametrize("name", GAMES)
def test_no_move_of_a_bot_is_explained_with_the_same_words_twice(name: str) -> None:
    match = Match(find_game(name), min(3, find_game(name).most), OPTIONS.get(name, {}), "once")
    rng, bot = seeded("once"), find_bot("merchant", name)
    explained = 0
    while not match.over() and len(match.log) < 110:
        seat = match.asked()[-1]
        legal = match.game.legal_actions(match.position, seat)
        match.play(seat, int(bot.choose(match.knowledge(seat), legal, rng)))
        if seat != ME and seat not in match.asked() and len(match.log) % 3 == 0:
            reasons = [step.reason.message() for step in explain_last_move(match, ME, seat)]
            assert all(reasons.count(each) == 1 for each in reasons)
            explained += len(reasons)
    assert explained > 5


def test_the_last_move_is_all_that_was_answered_in_a_row() -> None:
    match = Match(find_game("kemet"), 3, {}, "row")
    rng = seeded("row")
    while len(match.log) < 120:
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    for seat in range(3):
        steps = last_move(match, seat)
        assert {match.log[at].seat for at in steps} == {seat}
        assert all(step.seat != seat for step in match.log[steps.stop :])
        assert match.log[steps.start - 1].seat != seat


def test_asking_changes_nothing() -> None:
    match = Match(find_game("sobek2p"), 2, {}, "still")
    for _ in range(8):
        seat = match.asked()[0]
        match.play(seat, match.legal_actions(seat)[0])
    before = match.game.position_text(match.position)
    first = explain_last_move(match, 0, 1)
    assert explain_last_move(match, 0, 1) == first
    assert match.game.position_text(match.position) == before


# ---- at the table


def play(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["play", "sobek2p", "--seed", "why", "--bot", "merchant"]) == 0
    return capsys.readouterr().out


def test_a_player_may_ask_why(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = play("1\n1\nwhy\nwhy b\nquit\n", monkeypatch, capsys)
    assert out.count("What B (merchant) did, and why, as far as you can tell:") == 2
    said = out.partition("as far as you can tell:\n")[2].splitlines()
    assert said[0].strip().split()[0] in ("take", "turn", "sell", "play")
    assert said[1].strip().split()[0].endswith("s")
    assert not re.search(r"\byours?\b|\byou\b", said[1])


@pytest.mark.parametrize(
    ("said", "own", "told"),
    [
        ("reason-corrupts", "sends one tile to your corruption board", "sends one tile to B's corruption board"),
        ("reason-goes-with-sold", "goes with the wheat you have sold", "goes with the wheat B has sold"),
        ("reason-choice-of-pirogues", "lets you choose one of one pirogue", "lets B choose one of one pirogue"),
        ("reason-lets-turn-ankh", "lets you turn the ankh any way you like", "lets B turn the ankh any way B likes"),
    ],
)
def test_a_reason_of_somebody_else_does_not_say_you(said: str, own: str, told: str) -> None:
    message = say(said, who=Seat(1), number=1, goods=say("goods-wheat"))
    words = find_words("sobek2p")
    assert words.say(message, People({0: "A", 1: "B"}, 1)) == own
    assert words.say(message, People({0: "A", 1: "B"}, 0)) == told


def test_a_player_is_told_why_in_their_own_language(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nwhy\nquit\n"))
    assert main(["play", "sobek2p", "--seed", "why", "--bot", "merchant", "--language", "de"]) == 0
    said = capsys.readouterr().out.partition("soweit du es wissen kannst:\n")[2].splitlines()
    assert said[1].strip().split()[0] in ("nimmt", "dreht", "verkauft", "spielt")


def test_there_may_be_nothing_to_explain(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("shedet.hints.why.explain", lambda *_: None)
    out = play("1\n1\nwhy\nwhy A\nwhy C\nquit\n", monkeypatch, capsys)
    assert "I can't explain the last move of B (merchant) from what you know." in out
    assert "A has not done anything that I could explain" in out
    assert "There is no seat 'C'" in out


def test_before_anybody_has_done_anything_there_is_no_why(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("why\nquit\n"))
    assert main(["play", "kemet", "--seed", "7", "--bot", "merchant"]) == 0
    assert "Nobody else has done anything yet" in capsys.readouterr().out
