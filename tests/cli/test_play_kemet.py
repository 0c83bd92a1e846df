"""Playing Kemet in the terminal, with a script at the keyboard."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from game_table import VIEWERS
from kemet_fights import attack
from kemet_table import Table
from scenes import scene_of, sentences, table_of, voice_of
from shedet.bots import find_bot
from shedet.cli import board_kemet as board
from shedet.cli import main
from shedet.cli.map_kemet import CREATURES
from shedet.cli.session import Opponent, Session
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.match import Match
from shedet.core.record import parse_record, replay
from shedet.core.rng import seeded
from shedet.core.story import Story
from shedet.games import find_game, find_saying
from shedet.games.kemet.decisions import QUESTIONS
from shedet.games.kemet.events import DISCARDED_CARD, STRENGTH, TURN
from shedet.games.kemet.events import NAMES as EVENT_NAMES
from shedet.games.kemet.saying.battles import terms_said
from shedet.games.kemet.saying.happening import TELLERS
from shedet.games.kemet.strengths import fight_now, fights_in
from shedet.games.kemet.tiles import CREATURE_NAMES
from shedet.words import find_words

Capture = pytest.CaptureFixture[str]
GAME = find_game("kemet")
PLAY = ["play", "kemet", "--seed", "7", "--bot", "merchant"]
SETTING_UP = "3\n1\n1\n1\n1\n"  # a district, three levels, a tile


def play(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def drawn(match: Match, viewer: int) -> str:
    """Everything a viewer is shown of a position: the table in all ways it is drawn, the choices if they are asked."""
    console = Console(width=80, file=io.StringIO())
    scene = scene_of(match, viewer, names={seat: f"{seat} (vizier)" for seat in "ABCDE"})
    for choice in scene.choices:
        console.print(choice.text, scene.voice.paint(choice.does))
    if scene.choices:
        question = find_saying("kemet").question(scene.view)
        assert question is not None
        assert scene.voice.speak(question)
    whole = list(board.whole(scene))
    for layout in (whole[0], whole[1], next(board.part(scene))):
        console.print(layout.drawing)
    for look in ("players", "hand", "discards", "battle"):
        console.print(board.LOOKS[look](scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# ---- whole games


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_a_whole_game_can_be_played_by_typing_numbers(
    players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "game.txt"
    words = [*PLAY, "--players", players, "--record", str(file)]
    out = play(words, "1\n2\n" * 400, monkeypatch, capsys)
    assert "Final fame" in out
    assert "won" in out or "share" in out
    assert replay(GAME, parse_record(file.read_text())).over()
    assert all(len(line) <= 80 for line in out.partition("The game is saved in")[0].splitlines())
    assert "\x1b" not in out


def test_every_table_of_a_game_can_be_drawn_for_everybody_and_fits_80_columns() -> None:
    """Random games come to nearly all questions; whatever is on the table, nobody's drawing fails or is too wide."""
    seen = set()
    for players in (3, 5):
        match = Match(GAME, players, {"day_limit": 8}, f"wide/{players}")
        rng = seeded(f"wide/{players}")
        while not match.over():
            seat = match.asked()[int(rng.below(len(match.asked())))]
            question = GAME.question_data(match.position)
            assert question is not None
            kind = question["kind"]
            if kind not in seen or len(match.log) % 197 == 0:
                seen.add(kind)
                for viewer in [*range(players), SPECTATOR, OMNISCIENT]:
                    assert max(len(line) for line in drawn(match, viewer).splitlines()) <= 80
            legal = match.legal_actions(seat)
            match.play(seat, legal[int(rng.below(len(legal)))])
            for viewer in (seat, SPECTATOR, OMNISCIENT):
                sentences(match, viewer, range(len(match.log) - 1, len(match.log)))
        for viewer in [*range(players), SPECTATOR]:
            drawn(match, viewer)
    assert len(seen) > 25


def test_what_the_board_says_is_complete() -> None:
    asked = {question.name for question in QUESTIONS} - {"fighting"}
    assert {f"ask-{name}" for name in asked} <= find_words("kemet").names()
    assert set(CREATURES) == set(CREATURE_NAMES)
    assert len(set(CREATURES.values())) == len(CREATURES)
    assert set(TELLERS) | {TURN, DISCARDED_CARD} == set(range(len(EVENT_NAMES)))


# ---- what is typed


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("99", "There is no choice 99; the choices are numbered 1 to "),
        ("mark move9", "I don't know 'mark move9'. Did you mean 'mark move1' or 'mark move2'? Type help"),
        ("go FW1", "'go FW1' is not possible now for A"),
        ("mark", "Mark which field? For example: mark move1."),
        ("mrak the top", "I don't know 'mrak'. Did you mean 'mark'? For example: mark move1."),
        ("recruit", "I don't know 'recruit'. Did you mean 'mark recruit'?"),
        ("buy", "'buy' is not possible now; possible: mark move1, "),
        ("mark power1; buy banana", "I don't know the action 'buy banana'. Type help for what you can do."),
        ("rules K-NONE-1", "have no K-NONE-1"),
        ("rules K-BAT-3", "Your strength is 1 for each soldier"),
        ("help", "You win with 9 fame at the start of your turn"),
        ("board", "Your turn: place a marker"),
        ("market", "creature: +1 movement, +1 strength"),
        ("hand", "no effect; it returns to your hand"),
        ("log", "You place 10 soldiers (5 in"),
        ("", ">"),
    ],
)
def test_what_is_no_answer_is_answered_with_a_sentence(
    typed: str, expected: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play([*PLAY, "--option", "colours=3"], f"{SETTING_UP}{typed}\nquit\n", monkeypatch, capsys)
    assert expected.lower() in " ".join(out.split()).lower()
    assert out.endswith("Goodbye.\n")


def test_a_district_is_not_taken_for_the_short_form_of_a_command(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """`b` shows the board, unless something is called so that may be answered."""
    out = play(PLAY, "b\nquit\n", monkeypatch, capsys)
    assert "I don't know 'b'. Did you mean 'leave B'?" in out
    out = play(PLAY, f"{SETTING_UP}b\nquit\n", monkeypatch, capsys)
    assert out.count("Your turn: place a marker") == 2


def test_a_whole_turn_may_be_typed_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = play(PLAY, f"{SETTING_UP}mark pray1; end\nquit\n", monkeypatch, capsys)
    assert "You pray: +2 prayer points (9)." in out
    assert "turn 2 of 5" in out


def test_a_line_with_a_wrong_step_does_nothing_at_all(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = play(PLAY, f"{SETTING_UP}mark pray1; mark pray2\nboard\nquit\n", monkeypatch, capsys)
    assert "You have already placed your marker for this turn." in " ".join(out.split())
    assert "You pray" not in out
    assert "turn 2 of 5" not in out


def test_the_end_of_a_turn_is_asked_for_and_enter_is_enough(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = play(PLAY, f"{SETTING_UP}mark pray1\n\nquit\n", monkeypatch, capsys)
    assert "Your marker is placed. Enter ends your turn" in out
    assert "turn 2 of 5" in out.partition("Your marker is placed.")[2]


def test_the_steps_of_a_turn_can_be_taken_back_one_by_one_until_it_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    typed = f"{SETTING_UP}mark pray1\nundo\nmark move1\ndone\nundo\nundo\nmark pray2; end\nundo\nquit\n"
    out = play(PLAY, typed, monkeypatch, capsys)
    assert out.count("Taken back.") == 3
    assert "Your last choice cannot be taken back: the game has gone on since." in out


def test_the_map_is_shown_first_in_a_game_that_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Even where the question is one that needs no map: how many soldiers go."""
    file = tmp_path / "game.txt"
    out = play([*PLAY, "--record", str(file)], f"{SETTING_UP}mark move1\n2\nquit\n", monkeypatch, capsys)
    assert "How many of the soldiers" in out
    out = play([*PLAY, "--resume", str(file)], "quit\n", monkeypatch, capsys)
    assert " T2W " in out
    assert "How many of the soldiers" in out
    assert out.count("places 10 soldiers") == 0  # what I was told before is not told again


# ---- the drawing

BATTLE = """
players 3
A army FW1 5 phoenix
A tiles phoenix charge
A hand war-rage ruse
A prayer 4
B army T2W 3
B tiles defense storm
B battle-hand 3s3d 5s 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s1d3h
B hand glory iron-wall ruse
B pyramid A red 4
C hand tactical-choice
C battle-fame 3
"""


def show_position(text: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path, typed: str) -> str:
    file = tmp_path / "position.txt"
    file.write_text(text)
    words = ["play", "kemet", "--players", "3", "--bot", "merchant", "--position", str(file), "--seed", "1"]
    return play(words, typed, monkeypatch, capsys)


def test_the_table_says_what_is_where(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    out = show_position(BATTLE, monkeypatch, capsys, tmp_path, "quit\n")
    lines = out.splitlines()
    front = next(line for line in lines if " FW1 " in line)
    assert "A5+Ph" in front
    assert any("W2 B Bastet" in line for line in lines)
    assert any(" A red4" in line for line in lines)
    assert any(line.startswith(" B3") for line in lines)  # below T2W
    assert "fame  0A ─ 1 ─ 2B ─ 3C ─ 4" in out
    assert "B (merchant)  Bastet, W2, fame 2 (1 temple + 1 great pyramid)" in out
    assert "prayer 7  supply 9  interventions 3  battle cards 8" in out
    assert "charge  phoenix Ph" in out
    assert "war-rage  ruse" in out


def test_a_move_shows_where_it_can_go_and_what_awaits_it_there(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed = "mark move1; go FW1; take 5 with phoenix\nquit\n"
    out = show_position(BATTLE, monkeypatch, capsys, tmp_path, typed).rpartition("mark move1")[2]
    assert "5 soldiers with phoenix in FW1, movement left 2. Where to?" in out
    assert "[T2W!]" in out
    assert "[OW12]" in out
    assert "battle B3, 7 against 4" in " ".join(out.split())


def test_a_battle_is_shown_term_by_term_and_told_when_it_is_over(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed = "mark move1; go FW1; take 5 with phoenix; go T2W\nbattle 5s 1s3d war-rage\nquit\n"
    out = show_position(BATTLE, monkeypatch, capsys, tmp_path, typed)
    words = " ".join(out.split())
    assert "Battle in T2W: you attack B" in out
    assert "5 soldiers, charge +1, phoenix +1 = 7; damage 0, shields 0 (and a card)" in words
    assert "3 soldiers, defense +1 = 4; damage 0, shields 0 (and a card)" in words
    assert "You attack Bastet (B) in T2W." in out
    assert "You show 5s with war-rage." in out
    assert "You: strength 13 (5 soldiers, charge +1, phoenix +1, 5s +5 and war-rage +1), damage 0, shields 0." in words
    assert "Bastet (B): strength " in words
    assert " (3 soldiers, defense +1" in words
    assert "You win the battle in T2W." in words


def test_every_battle_is_told_with_all_that_counted_in_it() -> None:
    """Soldiers, tiles, creature, city, card, interventions and wounds add up to the strengths that were compared."""
    fought = 0
    for players in (2, 3):
        match = Match(GAME, players, {"day_limit": 9}, f"fights/{players}")
        rng = seeded(f"fights/{players}")
        while not match.over():
            seat = match.asked()[0]
            legal = match.legal_actions(seat)
            match.play(seat, legal[int(rng.below(len(legal)))])
        fought += check_fights(Story(match, SPECTATOR))
    assert fought >= 10


def check_fights(story: Story) -> int:
    """Compare all battles of a story with what was told of them; how many there were."""
    compared = range(len(story.match.log))
    steps = [step for step in compared if any(event.kind == STRENGTH for event in story.told(step))]
    for step, fight in zip(steps, fights_in(story, steps), strict=True):
        told = [event for event in story.told(step) if event.kind == STRENGTH]
        for side, event in zip((fight.attacker, fight.defender), told, strict=True):
            sums = [sum(numbers) for numbers in list(zip(*side.terms))[1:]]
            assert (side.seat, *sums) == (event.seat, event.x, event.y, event.z)
    return len(steps)


@pytest.mark.parametrize(
    ("position", "creature", "lines", "expected"),
    [
        (  # the snake makes the scorpion count for nothing; initiative deals critical damage
            "A army FW1 5 desert-snake\nA tiles desert-snake initiative\n"
            "B army T2W 4 giant-scorpion\nB tiles giant-scorpion",
            "desert-snake",
            "A battle 4s1d 1s3d\nB battle 3s1h 5s",
            "A: 5 soldiers, initiative +1, 4s1d +4; B: 4 soldiers, 3s1h +3",
        ),
        (  # a card swapped, and interventions given up for Divine Wound
            "A army FW1 5\nA tiles divine-wound\nA hand tactical-choice war-rage ruse\nA prayer 5\nB army T2W 4",
            "",
            "A battle 4s1d 3s2d tactical-choice\nB battle 3s1h 5s\nA yes\nA discard war-rage\nA discard ruse",
            "A: 5 soldiers, 3s2d +3, tactical-choice, divine-wound +2; B: 4 soldiers, 3s1h +3",
        ),
        (  # what cannot be paid goes back to the hand
            "A army FW1 5\nA hand war-fury war-fury\nA prayer 1\nB army T2W 4",
            "",
            "A battle 4s1d 3s2d war-fury war-fury\nB battle 3s1h 5s\nA return war-fury",
            "A: 5 soldiers, 4s1d +4, war-fury +2; B: 4 soldiers, 3s1h +3",
        ),
    ],
)
def test_a_battle_is_told_as_it_was_fought(position: str, creature: str, lines: str, expected: str) -> None:
    t = attack(f"players 3\n{position}", creature)
    t.play(lines)
    story = Story(t.match, SPECTATOR)
    assert check_fights(story) == 1
    fight = fight_now(story)
    assert fight is not None
    voice = voice_of(t.match, SPECTATOR)
    sides = [(side.seat, map(voice.speak, terms_said(side.terms))) for side in (fight.attacker, fight.defender)]
    assert "; ".join(f"{'ABC'[seat]}: {', '.join(terms)}" for seat, terms in sides) == expected


def test_the_panel_shows_the_strengths_as_they_were_fought(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    """When the winner is asked what happens to the loser, soldiers are gone already."""
    typed = "mark move1; go FW1; take 5 with phoenix; go T2W\nbattle 5s 1s3d war-rage\nquit\n"
    out = show_position(BATTLE, monkeypatch, capsys, tmp_path, typed).rpartition("You win the battle in T2W.")[2]
    words = " ".join(out.split())
    assert "You have won: where does Bastet (B) retreat to?" in words
    assert "2 of your soldiers in T2W return to the supply." in words  # the card 5s
    assert "Battle in T2W: you attacked B" in words
    assert "You (A) 5 soldiers, charge +1, phoenix +1, 5s +5, war-rage +1 = 13; damage 0, shields 0" in words
    assert "B (merchant) 3 soldiers, defense +1, " in words


# ---- what must not be seen


def last_told(t: Table, viewer: str) -> list[str]:
    return sentences(t.match, VIEWERS[viewer], range(len(t.match.log) - 1, len(t.match.log)))


def test_nothing_drawn_depends_on_what_its_viewer_cannot_know() -> None:
    """In every world that a viewer could be in, the same is drawn."""
    for players in (2, 4):
        match = Match(GAME, players, {"day_limit": 3}, f"secret/{players}")
        rng = seeded(f"secret/{players}")
        while not match.over():
            if len(match.log) % 61 == 0 or len(match.asked()) > 1:
                for viewer in range(players):
                    before = drawn(match, viewer)
                    truth = match.position
                    match.position = GAME.deal_world(match.knowledge(viewer), rng)
                    assert drawn(match, viewer) == before
                    match.position = truth
            asked = match.asked()
            seat = asked[int(rng.below(len(asked)))]
            legal = match.legal_actions(seat)
            match.play(seat, legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("viewer", ["A", "C", "spectator"])
def test_a_battle_choice_is_not_seen_by_others_before_the_reveal(viewer: str) -> None:
    t = Table(BATTLE)
    t.play("A mark move1; go FW1; take 5 with phoenix; go T2W")
    before = drawn(t.match, VIEWERS[viewer])
    t.play("B battle 3s3d 5s glory iron-wall")
    after = drawn(t.match, VIEWERS[viewer])
    for secret in ("3s3d", "glory", "iron-wall"):
        assert secret not in before
        assert secret not in after
    assert "(has chosen)" in after
    assert last_told(t, viewer) == ["Bastet (B) has chosen."]
    t.play("A battle 4s1d 1s3d")
    told = " ".join(last_told(t, viewer))
    assert "Bastet (B) shows 3s3d with iron-wall and glory" in told or "with glory and iron-wall" in told
    assert "5s" not in told  # what is discarded stays face down


def test_a_person_who_is_attacked_chooses_without_seeing_the_attackers_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = Table(BATTLE)
    t.play("A mark move1; go FW1; take 5 with phoenix; go T2W\nA battle 4s1d 1s3d war-rage")
    monkeypatch.setattr(sys, "stdin", io.StringIO("battle 3s1h 5s\nquit\n"))
    console = Console(width=80, file=io.StringIO(), highlight=False)
    merchant = Opponent("merchant", find_bot("merchant", "kemet"))
    Session(table_of(t.match), 1, dict.fromkeys(range(t.match.players), merchant), console, None).run()
    assert isinstance(console.file, io.StringIO)
    shown, _, revealed = console.file.getvalue().partition("battle 3s1h 5s")
    assert "war-rage" not in shown
    assert "1s3d" not in shown
    assert "Anubis (A) shows 4s1d with war-rage." in revealed


def test_a_line_that_is_cut_short_shows_the_table_again_and_cannot_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(BATTLE)
    t.play("A mark move1; go FW1; take 5 with phoenix; go T2W\nA battle 4s1d 1s3d war-rage")
    steps = len(t.match.log)
    monkeypatch.setattr(sys, "stdin", io.StringIO("battle 3s1h 5s; stay\nundo\nquit\n"))
    console = Console(width=80, file=io.StringIO(), highlight=False)
    merchant = Opponent("merchant", find_bot("merchant", "kemet"))
    Session(table_of(t.match), 1, dict.fromkeys(range(t.match.players), merchant), console, None).run()
    assert isinstance(console.file, io.StringIO)
    typed = " ".join(console.file.getvalue().partition("battle 3s1h 5s; stay")[2].split())
    assert typed.startswith(
        "'active 3s1h', 'discard 5s', 'done' were carried out and stand: they cannot be taken back."
    )
    assert "Anubis (A) shows 4s1d with war-rage." in typed
    assert len(t.match.log) > steps + 2
    assert "Your last choice cannot be taken back" in typed


# ---- the other commands


def test_simulated_games_have_a_day_limit_unless_it_is_taken_away(capsys: Capture) -> None:
    words = ["simulate", "kemet", "--players", "3", "--games", "1", "--bots", "greedy"]
    assert main(words) == 0
    assert "1 games of kemet, day_limit=20, " in capsys.readouterr().out
    assert main([*words, "--option", "day_limit=0", "--json"]) == 0
    assert '"options": {"day_limit": 0}' in capsys.readouterr().out


def test_a_game_can_be_recorded_checked_and_replayed_for_everybody(tmp_path: Path, capsys: Capture) -> None:
    words = ["simulate", "kemet", "--games", "1", "--bots", "greedy,random", "--option", "day_limit=1"]
    assert main([*words, "--records", str(tmp_path)]) == 0
    file = str(tmp_path / "game-000001.txt")
    assert main(["check", file]) == 0
    assert "ok: kemet, " in capsys.readouterr().out
    for viewer in ([], ["--seat", "B"], ["--omniscient"], ["--seat", "A", "--json"]):
        assert main(["replay", file, *viewer]) == 0
        out = capsys.readouterr().out
        assert ("Final fame" in out) == ("--json" not in viewer)
        assert "--json" in viewer or all(len(line) <= 80 for line in out.splitlines())


def test_perft_knows_the_game(capsys: Capture) -> None:
    assert main(["perft", "kemet", "--depth", "2"]) == 0
    assert capsys.readouterr().out.startswith("9 sequences of 2 actions")
