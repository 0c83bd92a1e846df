"""A table of Sobek for tests: a position as text, moves as text, and short questions about it.

Cards that a position does not mention are discards, tokens are used; without a question it is A's turn.
"""

from typing import Any

from game_table import GameTable
from shedet.games.sobek.game import GAME


class Table(GameTable):
    """Seats and viewers are written A to D and spectator; cards are listed in printed order, with blanks."""

    game = GAME

    def corruption(self, seat: str) -> str:
        return " ".join(self.seat(seat)["corruption"])

    def corruption_value(self, seat: str) -> int:
        """Cards and curses."""
        return int(self.seat(seat)["corruption_value"])

    def laid(self, seat: str, name: str) -> str:
        """The cards of a set: of goods, or `amulets` for the one that began so."""
        return " ".join(self.seat(seat)["sets"].get(name, []))

    def sets(self, seat: str) -> list[str]:
        return list(self.seat(seat)["sets"])

    def horizontal(self, seat: str) -> str:
        return " ".join(self.seat(seat)["horizontal"])

    def round_points(self, seat: str) -> int:
        return int(self.seat(seat)["round_points"])

    def curses(self, seat: str) -> int:
        return int(self.seat(seat)["curses"])

    def prosperity(self, seat: str) -> str:
        """The sets that prosperities lie on."""
        return " ".join(self.seat(seat)["prosperity"])

    @property
    def scores(self) -> list[int]:
        return self.match.scores()

    @property
    def round(self) -> int:
        return int(self.data["round"])

    @property
    def turn(self) -> str:
        return str(self.data["turn"])

    @property
    def queue(self) -> str:
        """From the front."""
        return " ".join(self.data["queue"])

    @property
    def deck(self) -> str:
        """From the top."""
        return " ".join(self.data["deck"])

    @property
    def discards(self) -> list[str]:
        thrown: list[str] = self.data["discards"]
        return thrown

    @property
    def tokens(self) -> str:
        """The pile of the round."""
        return " ".join(self.data["tokens"])

    @property
    def used_tokens(self) -> list[str]:
        used: list[str] = self.data["used_tokens"]
        return used

    def solid(self, viewer: str, place: str) -> str:
        """The cards that are shown solid at a place such as `B hand` or `undrawn`."""
        return " ".join(self._memory(viewer, place)["sure"])

    def faded(self, viewer: str, place: str) -> str:
        return " ".join(self._memory(viewer, place)["maybe"])

    def size(self, viewer: str, place: str) -> int:
        """How many cards are at a place, as the open variant shows it."""
        return int(self._memory(viewer, place)["size"])

    def _memory(self, viewer: str, place: str) -> dict[str, Any]:
        return next(known for known in self.view(viewer)["memory"] if known["place"] == place)

    def moves(self, viewer: str) -> list[str]:
        """The cards that a viewer saw move in the last step: by name, or as `orange back`."""
        moved = [event for event in self.event_data(viewer) if event["event"] in ("card", "card-back")]
        return [f"{each.get('card') or each['back'] + ' back'}: {each['from']} → {each['to']}" for each in moved]
