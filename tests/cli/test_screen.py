"""What fits on a screen: whole games, at every decision, on terminals of several sizes."""

import io
import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from scenes import scene_of, table_of, voice_of
from shedet.cli import board_sobek, board_sobek2p
from shedet.cli.screen import Flow, show
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
    return Showing(table_of(match), seat, names, voice_of(match, seat), console), console


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
            sight = showing.table.sight(seat, 0)
            (showing.whole if sight.is_turn else showing.part)()
            pages = [lines_of(console, page) for page in showing.pages]
            for page in pages:
                assert len(page) < height, "\n".join(page)
                assert max(map(len, page)) <= width
                assert not any("…" in line for line in page), "\n".join(page)
                assert sight.question is not None
                assert showing.voice.speak(sight.question).split("\n")[0][:40] in "\n".join(page)
            everything = "\n".join("\n".join(page) for page in pages)
            for at, choice in enumerate(sight.choices, 1):
                assert f"{at:4}  {choice.text}" in everything


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_tile_of_kemet_is_asked_for_with_the_large_map_where_it_fits(players: int) -> None:
    """It was always the small one."""
    match = Match(find_game("kemet"), players, {}, "first tile")
    while True:
        question = match.game.question_data(match.position)
        assert question is not None
        if question["kind"] == "choose-first-tile":
            break
        match.play(match.asked()[0], match.legal_actions(match.asked()[0])[0])
    for width, height, sign in ((120, 40, "┌ W1 "), (100, 40, "┌ W1 "), (80, 24, " T2W "), (80, 14, "battle ")):
        showing, console = screen_of(match, match.asked()[0], width, height)
        showing.part()
        lines = lines_of(console, showing.pages[0])
        assert any(sign in line for line in lines)
        assert any(line.startswith("Take your first tile") for line in lines)
        assert len(showing.pages) == 1  # rather no map than choices in pages


def test_all_players_are_drawn_below_or_beside_both_banks_where_they_fit() -> None:
    match = Match(find_game("kemet"), 4, {}, "both banks")
    for width, height in ((100, 50), (160, 40)):
        showing, console = screen_of(match, match.asked()[0], width, height)
        showing.part()
        text = "\n".join(lines_of(console, showing.pages[0]))
        assert text.count("  actions  move· recruit·") == 4
        assert showing.prompt() == "market, hand, help > "


def test_the_score_track_of_sobek_is_shown_on_eighty_columns_where_it_fits() -> None:
    match = Match(find_game("sobek"), 3, {}, "track")
    showing, console = screen_of(match, match.asked()[0], 80, 24)
    showing.whole()
    assert any("#aefl#flae#" in line for line in lines_of(console, showing.pages[0]))
    assert "track" not in showing.prompt()


def test_the_points_of_sobek2p_take_one_line_however_many_they_are() -> None:
    """The names of the bots once made it two."""
    match = Match(find_game("sobek2p"), 2, {}, "score line")
    showing, console = screen_of(match, match.asked()[0], 80, 24)
    view: Any = match.view(showing.seat)
    for seat in view["seats"]:
        seat.update(open_points=888, deben_size=25, corruption_size=66)
        if "hand" in seat:
            seat["points"] = 999
    other = "BA"[showing.seat]
    expected = f"{other} 888 points + 25 deben, corruption 66  You 999 points, corruption 66"
    scene = showing.scene([])._replace(view=view)
    assert lines_of(console, board_sobek2p.score_line(scene)) == [expected]
    view["viewer"] = "spectator"
    view["seats"] = [view["seats"][1 - showing.seat]] * 2
    assert len(lines_of(console, board_sobek2p.score_line(scene))) == 1


def test_the_points_of_sobek_take_one_line_however_many_they_are() -> None:
    match = Match(find_game("sobek"), 4, {}, "score line")
    showing, console = screen_of(match, match.asked()[0], 80, 24)
    view: Any = match.view(showing.seat)
    for seat in view["seats"]:
        seat.update(score=100, sets=[{"set": "ivory", "cards": [], "scarabs": 0, "points": 100}])
    others = "  ".join(f"{other} 100 + 100" for other in "ABCD" if other != "ABCD"[showing.seat])
    scene = showing.scene([])._replace(view=view)
    assert lines_of(console, board_sobek.score_line(scene)) == [f"round 1  {others}  You 100 + 100"]


def test_what_is_surely_known_of_hidden_places_goes_on_below_itself() -> None:
    scene = scene_of(Match(find_game("sobek2p"), 2, {"open_memory": 1}, "memory"), 0)
    view: Any = scene.view
    sure = ["wheat0\\", "cattle1/", "ivory0/", "statue\\"]
    view["memory"] = [
        {"place": "B hand", "size": 4, "sure": sure, "maybe": []},
        {"place": "supply", "size": 3, "sure": ["eye", "harvest", "harvest"], "maybe": []},
    ]
    console = Console(width=40, file=io.StringIO())
    lines = [line for drawing in board_sobek2p.draw_memory(scene) for line in lines_of(console, drawing)]
    assert lines == [
        "  surely in B's hand:  wheat0\\  cattle1/",
        "    ivory0/  statue\\",
        "  surely in the supply:  eye  2×harvest",
    ]


def test_one_character_in_the_deck_is_not_several() -> None:
    match = Match(find_game("sobek"), 2, {"open_information": 1}, "deck")
    view: Any = match.view(0)
    scene = scene_of(match, 0)._replace(view=view)
    for number, words in ((1, "(1 character) "), (2, "(2 characters) ")):
        view["characters_in_deck"] = number
        console = Console(width=80, file=io.StringIO())
        assert words in lines_of(console, board_sobek.draw_supplies(scene))[0]


def test_short_texts_are_never_broken_at_the_end_of_a_line() -> None:
    console = Console(width=30, file=io.StringIO())
    sets = [Text(" ivory 3 × 6 = 18 "), Text(" cattle 3 × 2 = 6 ")]
    assert lines_of(console, Flow(*sets)) == [" ivory 3 × 6 = 18 ", "   cattle 3 × 2 = 6 "]
    assert lines_of(console, Flow(*sets, indent="")) == [" ivory 3 × 6 = 18 ", " cattle 3 × 2 = 6 "]


# ---- what is asked for


def asked_by(match: Match, text: str, height: int = 24) -> tuple[Showing, Console]:
    """A screen at the first question after some steps."""
    for step in text.split("; ") if text else ():
        match.play_text(match.asked()[0], step)
    showing, console = screen_of(match, match.asked()[0], 80, height)
    showing.whole()
    return showing, console


def printed(console: Console) -> str:
    """What has been printed since the last time."""
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    console.file = io.StringIO()
    return text


def test_long_lists_come_in_pages_and_more_turns_them() -> None:
    match = Match(find_game("sobek2p"), 2, {}, "pages")
    showing, console = asked_by(match, "", height=13)
    choices = table_of(match).choices(showing.seat, match.view(showing.seat))
    assert len(showing.pages) > 1
    assert ", more, " in showing.prompt()
    first = printed(console)
    assert f"1 to {first.count('take ')} of {len(choices)} choices; type more for " in first
    seen = first
    for _ in showing.pages[1:]:
        showing.more()
        seen += printed(console)
    assert "type more for the first ones again" in seen
    assert all(f"{at:4}  {choice.text}" in seen for at, choice in enumerate(choices, 1))
    showing.more()
    assert printed(console) == first


def test_the_map_is_shown_when_kemet_asks_its_first_questions() -> None:
    match = Match(find_game("kemet"), 3, {}, "first")
    showing, console = asked_by(match, "")
    for _ in range(4):  # a district, three levels of pyramids
        assert " T2W " in printed(console)
        match.play(showing.seat, match.legal_actions(showing.seat)[0])
        while showing.seat not in match.asked():
            match.play(match.asked()[0], match.legal_actions(match.asked()[0])[0])
        showing.part()


def test_the_prompt_names_what_the_screen_has_no_room_for() -> None:
    match = Match(find_game("kemet"), 5, {}, "prompt")
    small, _ = asked_by(match, "")
    assert small.prompt() == "players, market, hand, help > "
    large, _ = asked_by(match, "", height=70)
    assert large.prompt() == "market, hand, help > "


def test_the_board_is_named_once_something_else_has_been_looked_at() -> None:
    showing, _ = asked_by(Match(find_game("kemet"), 5, {}, "prompt"), "")
    assert not showing.prompt().startswith("board")
    showing.look("hand")
    assert showing.prompt().startswith("board, ")
    showing.whole()
    assert not showing.prompt().startswith("board")


def test_news_that_have_scrolled_away_can_be_told_again() -> None:
    match = Match(find_game("kemet"), 5, {}, "news")
    showing, console = asked_by(match, "")
    rng = seeded("news")
    while len(match.log) < 40 or match.asked() != [showing.seat]:
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    printed(console)
    showing.tell(10)
    told = printed(console)
    showing.whole()
    assert ", news, " in showing.prompt()
    printed(console)
    showing.tell_again(showing.news_from)
    assert printed(console).rstrip() == told.rstrip()


def test_without_a_terminal_everything_is_drawn_in_full_and_nothing_is_paged() -> None:
    match = Match(find_game("kemet"), 5, {}, "file")
    console = Console(width=80, height=24, file=io.StringIO())
    asked = match.asked()[0]
    showing = Showing(table_of(match), asked, {seat: seat for seat in "ABCDE"}, voice_of(match, asked), console)
    showing.whole()
    assert showing.prompt() == "> "
    assert len(showing.pages) == 1
    assert "sanctuary" in printed(console)


@pytest.mark.parametrize(("lines", "at_a_keyboard", "paged"), [(30, True, True), (20, True, False), (30, False, False)])
def test_what_is_longer_than_the_screen_comes_through_a_pager(
    lines: int, at_a_keyboard: bool, paged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned: list[str] = []
    monkeypatch.setattr("pydoc.pager", turned.append)
    monkeypatch.setattr(sys, "stdin", Keyboard() if at_a_keyboard else io.StringIO())
    console = Console(width=80, height=24, file=io.StringIO(), force_terminal=True, color_system=None)
    show(console, Text("\n".join(f"line {number}" for number in range(lines))))
    shown = "".join(turned) if paged else printed(console)
    assert bool(turned) == paged
    assert f"line {lines - 1}" in shown


def test_a_pager_starts_no_programs_and_knows_all_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it shows may have been written by somebody else."""
    found: list[tuple[str, str]] = []
    monkeypatch.setenv("LESSSECURE", "0")
    monkeypatch.setenv("LESSCHARSET", "ascii")
    monkeypatch.setattr("pydoc.pager", lambda _: found.append((os.environ["LESSSECURE"], os.environ["LESSCHARSET"])))
    monkeypatch.setattr(sys, "stdin", Keyboard())
    show(Console(width=80, height=24, file=io.StringIO(), force_terminal=True), Text("a line\n" * 30))
    assert found == [("1", "utf-8")]


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_that_is_too_narrow_is_told_so() -> None:
    match = Match(find_game("sobek2p"), 2, {}, "narrow")
    assert screen_of(match, 0, 80, 24)[0].too_narrow() == ""
    sentence = screen_of(match, 0, 60, 24)[0].too_narrow()
    assert sentence == "The board needs 80 columns, and your window has 60: please widen it."
