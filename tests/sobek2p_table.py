"""A table of Sobek: 2 Players for tests: a position as text, moves as text, and short questions about it.

What a position does not mention lies in the box, in the bag or in the supply; without a question it is A's turn.
"""

from typing import Any

from game_table import GameTable
from shedet.games.sobek2p.game import GAME


class Table(GameTable):
    """Seats and viewers are written A, B and spectator; tiles are listed in printed order, with blanks."""

    game = GAME

    def corruption(self, seat: str) -> str:
        return " ".join(self.seat(seat)["corruption"])

    def corruption_value(self, seat: str) -> int:
        """Tiles and cobras."""
        return int(self.seat(seat)["corruption_value"])

    def laid(self, seat: str, goods: str) -> str:
        return " ".join(self.seat(seat)["laid"].get(goods, []))

    def harvests(self, seat: str) -> str:
        """The goods that harvests lie with."""
        return " ".join(self.seat(seat)["harvests"])

    def pirogues(self, seat: str) -> str:
        return " ".join(self.seat(seat)["pirogues"])

    def deben(self, seat: str) -> list[int]:
        held: list[int] = self.seat(seat)["deben"]
        return held

    def points(self, seat: str) -> int:
        return int(self.seat(seat)["points"])

    def market(self, field: str) -> str:
        """The tile on a field; `.` is an empty one."""
        column, row = (int(number) for number in field.split(","))
        return str(self.data["market"][row][column])

    @property
    def ankh(self) -> str:
        """Field and orientation; empty while it is off the board."""
        data = self.data
        return f"{data['ankh']} {data['line']}" if data["ankh"] else ""

    @property
    def pile(self) -> str:
        return " ".join(self.data["pile"])

    @property
    def box(self) -> list[str]:
        boxed: list[str] = self.data["box"]
        return boxed

    @property
    def bag(self) -> list[int]:
        deben: list[int] = self.data["bag"]
        return deben

    @property
    def notches(self) -> str:
        return " ".join(self.data["notches"])

    @property
    def supply(self) -> str:
        return " ".join(self.data["supply"])

    @property
    def boxed_pirogues(self) -> str:
        return " ".join(self.data["boxed_pirogues"])

    def memory(self, viewer: str, place: str) -> dict[str, Any]:
        """What the view says that a perfect memory knows of a place such as `B hand`."""
        return next(known for known in self.view(viewer)["memory"] if known["place"] == place)
