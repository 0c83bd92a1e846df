"""Draw the pictures of the terminal: `make pictures`. Those of the page come from tests/browser/pictures.py."""

import io
import re
from pathlib import Path

from rich.console import Console

from shedet.bots import find_bot
from shedet.cli.scene import Voice
from shedet.cli.showing import Showing
from shedet.core.game import seat_name
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.table import Table
from shedet.games import find_game, find_saying
from shedet.words import People, find_words

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
    """The screen of A."""
    names = {seat: f"{seat} (merchant)" for seat in "BCDE"} | {"A": "You (A)"}
    console = Console(
        record=True, width=100, height=34, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    saying = find_saying(match.game.name)
    people = People({seat: saying.called(seat, seat_name(seat)) for seat in range(match.players)}, 0)
    voice = Voice(find_words(match.game.name), people)
    Showing(Table(match, saying), 0, names, voice, console).whole()
    svg = console.export_svg(title=f"shedet play {match.game.name}")
    # Fonts of the reader's own: a picture should fetch nothing.
    path.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    draw_table(table_in_the_middle_of_a_game("sobek2p", 2, "7", 30), FOLDER / "sobek2p.svg")
    draw_table(table_in_the_middle_of_a_game("sobek", 3, "4", 45), FOLDER / "sobek.svg")
    draw_table(table_in_the_middle_of_a_game("kemet", 4, "8", 320), FOLDER / "kemet.svg")
