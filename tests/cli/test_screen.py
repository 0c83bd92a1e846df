"""What fits on a screen: whole games, at every decision, on terminals of several sizes."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from shedet.cli.showing import Showing
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game

TABLES: list[tuple[str, int, dict[str, int]]] = [
    ("sobek2p", 2, {}),
    ("sobek2p", 2, {"open_memory": 1, "thief_by_back": 1, "courtesan_one_type": 1}),
    ("sobek", 3, {"open_information": 1}),
    ("sobek", 4, {}),
    ("sobek", 4, {"open_information": 1}),
    ("kemet", 2, {"day_limit": 2}),
    ("kemet", 3, {"day_limit": 3}),
    ("kemet", 4, {"day_limit": 2}),
    ("kemet", 5, {"day_limit": 2, "colours": 15}),
]
SIZES = [(80, 24), (100, 24), (120, 30)]


def screen_of(match: Match, seat: int, width: int, height: int) -> tuple[Showing, Console]:
    console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True, color_system=None)
    names = {name: f"{name} (merchant)" for name in "ABCDE"} | {"ABCDE"[seat]: f"You ({'ABCDE'[seat]})"}
    return Showing(match, seat, names, console), console


def lines_of(console: Console, drawing: object) -> list[str]:
    lines = console.render_lines(drawing, pad=False)  # type: ignore[arg-type]
    return ["".join(segment.text for segment in line) for line in lines]


def decisions(name: str, players: int, options: dict[str, int]) -> Iterator[tuple[Match, int]]:
    """Every decision of a random game, with the seat that makes it; those without a choice are left out."""
    match = Match(find_game(name), players, options, f"screen/{players}")
    rng = seeded(f"screen/{name}/{players}")
    while not match.over():
        asked = match.asked()
        seat = asked[int(rng.below(len(asked)))]
        legal = match.legal_actions(seat)
        if len(legal) > 1:
            yield match, seat
        match.play(seat, legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_board_question_and_choices_fit_on_one_screen_at_every_decision(
    name: str, players: int, options: dict[str, int]
) -> None:
    """And nothing is cut: each choice is on a page, no line is wider than the terminal, no word ends in dots."""
    for number, (match, seat) in enumerate(decisions(name, players, options)):
        for width, height in SIZES if number % 9 == 0 else SIZES[:1]:
            showing, console = screen_of(match, seat, width, height)
            (showing.whole if showing.board.is_turn(match.view(seat)) else showing.part)()
            pages = [lines_of(console, page) for page in showing.pages]
            for page in pages:
                assert len(page) < height, "\n".join(page)
                assert max(map(len, page)) <= width
                assert not any("…" in line for line in page), "\n".join(page)
                assert showing.board.question_text(match.view(seat)).split("\n")[0][:40] in "\n".join(page)
            everything = "\n".join("\n".join(page) for page in pages)
            for at, choice in enumerate(showing.choices(), 1):
                assert f"{at:4}  {choice.text}" in everything
