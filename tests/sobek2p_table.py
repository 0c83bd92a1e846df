"""A table of Sobek: 2 Players for tests: a position as text, moves as text, and short questions about it.

What a position does not mention lies in the box, in the bag or in the supply; without a question it is A's turn.
"""

from collections.abc import Callable
from typing import Any

from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.match import Match
from shedet.games.sobek2p.game import GAME

VIEWERS = {"A": 0, "B": 1, "spectator": SPECTATOR, "record": OMNISCIENT}


class Table:
    """Seats and viewers are written A, B and spectator; tiles are listed in printed order, with blanks."""

    def __init__(self, position: str = "", *, seed: str = "0", **options: int) -> None:
        self.match = Match(GAME, 2, options, seed, position)

    def play(self, moves: str) -> None:
        """Play lines such as `A take 5,2`. Nothing may get lost or appear on the way."""
        for line in moves.strip().splitlines():
            seat, _, text = line.strip().partition(" ")
            self.match.play_text(VIEWERS[seat], text)
            GAME.check_conserved(self.match.position)

    def undo(self, seat: str) -> None:
        self.match.undo(VIEWERS[seat])

    # -- what is asked

    @property
    def asked(self) -> str:
        """Who is asked what, as `A choose-action`; empty when the game is over."""
        question: Any = GAME.question_data(self.match.position)
        return " ".join([*question["asked"], question["kind"]]) if question else ""

    @property
    def options(self) -> list[str]:
        """Everything the asked seat may answer."""
        return [GAME.action_text(action) for seat in self.match.asked() for action in self.match.legal_actions(seat)]

    def options_with(self, verb: str) -> list[str]:
        return [option for option in self.options if option.split()[0] == verb]

    # -- what lies where (the whole truth)

    @property
    def data(self) -> dict[str, Any]:
        return GAME.position_data(self.match.position)

    @property
    def text(self) -> str:
        return GAME.position_text(self.match.position)

    def seat(self, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data["seats"]["AB".index(seat)]
        return found

    def hand(self, seat: str) -> str:
        return " ".join(self.seat(seat)["hand"])

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

    # -- what is seen and told

    def view(self, viewer: str) -> dict[str, Any]:
        return self.match.view(VIEWERS[viewer])

    def seen_seat(self, viewer: str, seat: str) -> dict[str, Any]:
        """A player as a viewer sees them."""
        seen: dict[str, Any] = self.view(viewer)["seats"]["AB".index(seat)]
        return seen

    def preview(self, viewer: str, action: str) -> dict[str, Any]:
        """What an action would visibly do, for all the viewer knows."""
        return GAME.preview(self.match.knowledge(VIEWERS[viewer]), GAME.parse_actions(action)[0])

    def memory(self, viewer: str, place: str) -> dict[str, Any]:
        """What the view says that a perfect memory knows of a place such as `B hand`."""
        return next(known for known in self.view(viewer)["memory"] if known["place"] == place)

    def events(self, viewer: str) -> list[str]:
        """What a viewer was told of the last step."""
        return self._told(viewer, GAME.event_text)

    def event_data(self, viewer: str) -> list[dict[str, Any]]:
        return self._told(viewer, GAME.event_data)

    def _told(self, viewer: str, write: Callable[[Event], Any]) -> list[Any]:
        told = self.match.told(VIEWERS[viewer], len(self.match.log) - 1)
        return [written for written in map(write, told) if written]

    # -- the end

    @property
    def over(self) -> bool:
        return self.match.over()

    @property
    def winners(self) -> str:
        return "".join("AB"[seat] for seat in self.match.winners())
