"""Draw the pictures of the README: `.venv/bin/python docs/pictures/make.py`."""

import io
import re
from importlib import import_module
from pathlib import Path

from rich.console import Console

from shedet.bots import find_bot
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game

FOLDER = Path(__file__).parent


def table_in_the_middle_of_a_game(name: str, players: int, seed: str, steps: int) -> Match:
    """Merchants play until A has something to choose from."""
    game = find_game(name)
    match = Match(game, players, {}, seed)
    bot = find_bot("merchant", name)
    rng = seeded("picture")
    while len(match.log) < steps or match.asked() != [0] or len(match.legal_actions(0)) < 6:
        seat = match.asked()[0]
        match.play(seat, int(bot.choose(match.knowledge(seat), game.legal_actions(match.position, seat), rng)))
    return match


def draw_table(match: Match, path: Path) -> None:
    """The table and the choices as A sees them."""
    board = import_module(f"shedet.cli.board_{match.game.name}")
    knowledge = match.knowledge(0)
    choices = [
        board.Choice(match.game.action_text(action), match.game.preview(knowledge, action))
        for action in match.legal_actions(0)
    ]
    names = {seat: f"{seat} (merchant)" for seat in "BCDE"} | {"A": "You (A)"}
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(board.draw(match.view(0), names, choices))
    console.print(board.draw_choices(match.view(0), choices))
    svg = console.export_svg(title=f"shedet play {match.game.name}")
    # Fonts of the reader's own: a picture should fetch nothing.
    path.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    draw_table(table_in_the_middle_of_a_game("sobek2p", 2, "7", 30), FOLDER / "sobek2p.svg")
    draw_table(table_in_the_middle_of_a_game("sobek", 3, "4", 45), FOLDER / "sobek.svg")
    draw_table(table_in_the_middle_of_a_game("kemet", 4, "8", 320), FOLDER / "kemet.svg")
