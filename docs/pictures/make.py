"""Draw the pictures of the README: `.venv/bin/python docs/pictures/make.py`."""

import io
from pathlib import Path

from rich.console import Console

from shedet.bots import find_bot
from shedet.cli import board_sobek2p as board
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game

FOLDER = Path(__file__).parent


def table_in_the_middle_of_a_game() -> Match:
    """Greedy bots play until A has goods laid out and a turn with a good choice."""
    game = find_game("sobek2p")
    match = Match(game, 2, {}, "7")
    bot = find_bot("greedy", "sobek2p")
    rng = seeded("picture")
    while len(match.log) < 30 or match.asked() != [0] or len(match.legal_actions(0)) < 6:
        seat = match.asked()[0]
        match.play(seat, int(bot.choose(match.knowledge(seat), game.legal_actions(match.position, seat), rng)))
    return match


def draw_table(path: Path) -> None:
    match = table_in_the_middle_of_a_game()
    knowledge = match.knowledge(0)
    choices = [
        board.Choice(match.game.action_text(action), match.game.preview(knowledge, action))
        for action in match.legal_actions(0)
    ]
    view = match.view(0)
    with io.StringIO() as nowhere:
        console = Console(record=True, width=100, file=nowhere, force_terminal=True, color_system="truecolor")
        console.print(board.draw(view, {"A": "You (A)", "B": "B (greedy)"}, choices))
        console.print(board.draw_choices(view, choices))
        path.write_text(console.export_svg(title="shedet play sobek2p"), encoding="utf-8")


if __name__ == "__main__":
    draw_table(FOLDER / "table.svg")
