"""How a game that is over is told: where the points came from, and what decided it."""

import io
import re

import pytest
from rich.console import Console

from kemet_night import nightfall
from scenes import scene_of, voice_of
from shedet.bots import find_bot
from shedet.cli.showing import find_board
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.story import Story
from shedet.games import find_game, find_saying
from shedet.games.sobek.saying.ending import SOURCES, rounds_of
from sobek2p_table import Table as TwoPlayers

TABLES: list[tuple[str, int, dict[str, int]]] = [
    ("sobek2p", 2, {}),
    ("sobek", 2, {}),
    ("sobek", 4, {"open_information": 1}),
    ("kemet", 2, {"day_limit": 3}),
    ("kemet", 5, {"day_limit": 2}),
]


def played(name: str, players: int, options: dict[str, int], seed: str, bot: str = "random") -> Match:
    """A game of bots until it is over."""
    match = Match(find_game(name), players, options, seed)
    player = find_bot(bot, name)
    rng = seeded(seed)
    while not match.over():
        seat = match.asked()[0]
        legal = match.game.legal_actions(match.position, seat)
        match.play(seat, int(player.choose(match.knowledge(seat), legal, rng)))
    return match


def end_of(match: Match, viewer: int) -> str:
    console = Console(width=80, height=24, file=io.StringIO())
    names = {seat: f"{seat} (merchant)" for seat in "ABCDE"}
    console.print(find_board(match.game.name).draw_scores(scene_of(match, viewer, names=names)))
    console.print(how(match, viewer))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def how(match: Match, viewer: int = SPECTATOR) -> str:
    messages = find_saying(match.game.name).how_it_was_won(match.view(viewer), Story(match, viewer))
    return " ".join(map(voice_of(match, viewer).speak, messages))


def numbers(line: str) -> list[int]:
    return [int(word) for word in re.findall(r"(?<![\d(])-?\d+", line.replace("+", " "))]


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_end_fits_on_a_screen_and_names_everybodys_points(
    name: str, players: int, options: dict[str, int], viewer: int
) -> None:
    match = played(name, players, options, f"end/{name}")
    lines = end_of(match, viewer).splitlines()
    assert len(lines) < 24
    assert max(map(len, lines)) <= 80
    total = next(line for line in lines if line.startswith(("points", "fame ")))
    assert numbers(total) == match.scores()


# ---- Sobek: 2 Players


def test_goods_pirogues_and_deben_add_up_to_the_lead_of_the_winner() -> None:  # P-END-5, P-END-6
    decided = 0
    for seed in range(8):
        match = played("sobek2p", 2, {}, f"lead/{seed}")
        first, second = sorted(match.scores(), reverse=True)
        if first != second:
            decided += 1
            sentence = how(match)
            assert sentence.startswith(f"{first} points against {second}: ")
            assert sum(numbers(sentence.partition(": ")[2])) == first - second
    assert decided >= 4


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("A corruption wheat1-\nB corruption fish1-", "0 points and 1 corruption each."),
        (
            "A deben 5 6 7 8 9\nB deben 3 3 3 4 4 5 6 7\nA corruption wheat1-",
            "35 points each; less corruption decides: 0 against 1.",
        ),
        (
            "A pirogues seven\nB deben 3\nA corruption wheat1-\nB corruption fish1-",
            "7 points against 3: pirogues +7 and deben -3.",
        ),
    ],
)
def test_a_tie_and_what_breaks_it_are_told(position: str, sentence: str) -> None:  # P-END-6
    t = TwoPlayers(f"ankh 0,0 -\nA hand queen\n{position}")
    t.play("A play queen")
    assert how(t.match) == sentence


def test_the_deben_drawn_for_less_corruption_are_named() -> None:  # P-END-4
    t = TwoPlayers("ankh 0,0 -\nA hand queen\nA corruption wheat1-\nB corruption fish1- fish1| fish1/ fish0/ ebony2-")
    t.play("A play queen")
    lines = {line[:18].strip(): numbers(line[18:]) for line in end_of(t.match, SPECTATOR).splitlines()}
    assert lines["corruption"] == [1, 5]
    assert lines["deben drawn for it"] == [2, 0]


# ---- Sobek


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_the_rounds_add_up_to_the_score(viewer: int) -> None:  # S-END-3, S-END-5
    for seed in range(3):
        match = played("sobek", 3, {}, f"rounds/{seed}", "merchant")
        rounds = rounds_of(Story(match, viewer))
        assert rounds[-1].totals == match.scores()
        for seat, score in enumerate(match.scores()):
            assert sum(each.gains[seat][source] for each in rounds for source in SOURCES) == score
        assert any(gains["penalty"] < 0 for each in rounds for gains in each.gains)


def test_the_last_board_says_only_what_is_final() -> None:  # S-END-3
    """When all is counted, nothing more is laid out. (It was added once more.)"""
    match = played("sobek", 3, {}, "rounds/0", "merchant")
    console = Console(width=80, file=io.StringIO())
    console.print(find_board("sobek").draw(scene_of(match, 0)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "laid out" not in text
    for seat, score in zip("ABC", match.scores()):
        assert re.search(rf"^{seat} +{score} points? *$", text, re.MULTILINE)


def test_the_points_of_the_others_are_listed_as_one_would_say_them() -> None:  # S-END-8
    match = played("sobek", 4, {}, "rounds/0", "merchant")
    first, second, third, fourth = sorted(match.scores(), reverse=True)
    assert how(match).startswith(f"{first} points against {second}, {third} and {fourth}. ")


def test_the_lead_is_told_by_its_sources() -> None:  # S-END-8
    match = played("sobek", 3, {}, "rounds/0", "merchant")
    first, second, third = sorted(match.scores(), reverse=True)
    sentence = how(match)
    assert sentence.startswith(f"{first} points against {second} and {third}. Where the lead over ")
    assert sum(numbers(sentence.rpartition(": ")[2])) == first - second
    loser = match.scores().index(second)
    assert "the lead over you comes from: " in how(match, loser)


# ---- Kemet


def test_fame_is_told_by_its_sources_and_by_day() -> None:  # K-WIN-2
    match = played("kemet", 3, {"day_limit": 4}, "fame/2")
    lines = end_of(match, SPECTATOR).splitlines()
    rows = {line[:14].strip(): numbers(line[14:]) for line in lines if line[:1].isalpha()}
    sources = ("battles", "temple pairs", "sanctuary", "tiles", "temples", "pyramids")
    assert [sum(column) for column in zip(*(rows[source] for source in sources))] == match.scores() == rows["fame"]
    days = next(line for line in lines if line.startswith("fame after each day:"))
    by_seat = [numbers(part) for part in days.partition(":")[2].split("  ") if part]
    assert [len(totals) for totals in by_seat] == [4, 4, 4]  # the last day is one of them
    assert [totals[-1] for totals in by_seat] == match.scores()
    assert "Day 4 was the last, as agreed: the most fame wins" in how(match)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (3, "9 fame at the start of {} turn, and nobody had more."),
        (8, "9 fame at the start of {} turn, and nobody had more; a tie with somebody else does not matter."),
    ],
)
def test_a_victory_in_the_day_is_told_with_its_rule(other: int, sentence: str) -> None:  # K-WIN-1
    t = nightfall(f"A battle-fame 6\nA army T2W 1\nA army T3W 1\nB battle-fame {other}\nB army TD 1")
    while not t.over:
        seat = t.match.asked()[0]
        t.match.play(seat, t.match.legal_actions(seat)[-1])
    god = {"A": "Anubis", "B": "Bastet"}[t.winners]
    assert how(t.match) == sentence.format(f"{god} ({t.winners})'s")
    assert how(t.match, "AB".index(t.winners)) == sentence.format("your")


def test_several_with_the_most_fame_share_the_last_day() -> None:  # K-WIN-1
    t = nightfall("players 3\nA battle-fame 2\nB battle-fame 1\nB army T2W 5\nC battle-fame 1", day_limit=1)
    assert how(t.match) == "Day 1 was the last, as agreed: the most fame wins, and more than one player has 2."
