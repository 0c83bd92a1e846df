"""A table of Sobek for tests: a position as text, moves as text, and short questions about it.

Cards that a position does not mention are discards, tokens are used; without a question it is A's turn.
"""

import re
from collections.abc import Callable
from typing import Any

from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.match import Match
from shedet.games.sobek.game import GAME

VIEWERS = {"A": 0, "B": 1, "C": 2, "D": 3, "spectator": SPECTATOR, "record": OMNISCIENT}
PLAYERS_LINE = re.compile(r"^\s*players\s+([2-4])\s*$", re.MULTILINE)


class Table:
    """Seats and viewers are written A to D and spectator; cards are listed in printed order, with blanks."""

    def __init__(self, position: str = "", *, players: int = 2, seed: str = "0", **options: int) -> None:
        said = PLAYERS_LINE.search(position)
        self.match = Match(GAME, int(said[1]) if said else players, options, seed, position)

    def play(self, moves: str) -> None:
        """Play lines such as `A take 3`. Nothing may get lost or appear on the way."""
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
        """Everything the asked seats may answer."""
        return [GAME.action_text(action) for seat in self.match.asked() for action in self.match.legal_actions(seat)]

    def options_of(self, seat: str) -> list[str]:
        """Everything one of several asked seats may answer."""
        return [GAME.action_text(action) for action in self.match.legal_actions(VIEWERS[seat])]

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
        found: dict[str, Any] = self.data["seats"]["ABCD".index(seat)]
        return found

    def hand(self, seat: str) -> str:
        return " ".join(self.seat(seat)["hand"])

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

    # -- what is seen and told

    def view(self, viewer: str) -> dict[str, Any]:
        return self.match.view(VIEWERS[viewer])

    def seen_seat(self, viewer: str, seat: str) -> dict[str, Any]:
        """A player as a viewer sees them."""
        seen: dict[str, Any] = self.view(viewer)["seats"]["ABCD".index(seat)]
        return seen

    def preview(self, viewer: str, action: str) -> dict[str, Any]:
        """What an action would visibly do, for all the viewer knows."""
        return GAME.preview(self.match.knowledge(VIEWERS[viewer]), GAME.parse_actions(action)[0])

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

    def events(self, viewer: str) -> list[str]:
        """What a viewer was told of the last step."""
        return self._told(viewer, GAME.event_text)

    def moves(self, viewer: str) -> list[str]:
        """The cards that a viewer saw move in the last step: by name, or as `orange back`."""
        moved = [event for event in self.event_data(viewer) if event["event"] in ("card", "card-back")]
        return [f"{each.get('card') or each['back'] + ' back'}: {each['from']} → {each['to']}" for each in moved]

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
        return "".join("ABCD"[seat] for seat in self.match.winners())
