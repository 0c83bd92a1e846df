"""Nights of Kemet for tests: the end of a day, and decks in a known order."""

from game_table import PLAYERS_LINE
from kemet_table import Table
from shedet.games.kemet.components import INTERVENTION_TABLE

NO_RUSES = "removed ruse ruse ruse ruse ruse"


def all_but(*left_out: str) -> str:
    """Every intervention but the Ruses and these."""
    cards = [card.name for card in INTERVENTION_TABLE for _ in range(card.copies) if card.name != "ruse"]
    for name in left_out:
        cards.remove(name)
    return " ".join(cards)


def nightfall(position: str, **options: int) -> Table:
    """A position at the end of a day, and the last marker of that day, which has no effect."""
    said = PLAYERS_LINE.search(position)
    last = int(said[1]) - 1 if said else 1
    t = Table(f"{position}\nphase day 4 {last}", seed="0", **options)
    t.play(f"{t.order[-1]} mark power1; done; end")
    return t
