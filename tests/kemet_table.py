"""A table of Kemet for tests: a position as text, moves as text, and short questions about it.

What a position does not mention is as at the start: cities by seat (with two players W1 and W3), 7 prayer points,
soldiers in the supply, battle cards in hand, interventions in the shuffled deck; without a question it is A's turn.
"""

import re
from collections.abc import Callable
from typing import Any

from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.match import Match
from shedet.games.kemet.game import GAME

VIEWERS = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "spectator": SPECTATOR, "record": OMNISCIENT}
PLAYERS_LINE = re.compile(r"^\s*players\s+([2-5])\s*$", re.MULTILINE)


class Table:
    """Seats and viewers are written A to E and spectator."""

    def __init__(self, position: str = "", *, players: int = 2, seed: str = "0", **options: int) -> None:
        said = PLAYERS_LINE.search(position)
        self.match = Match(GAME, int(said[1]) if said else players, options, seed, position)

    def play(self, moves: str) -> None:
        """Play lines such as `A mark pray1; end`. Nothing may get lost or appear on the way."""
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
        found: dict[str, Any] = self.data["seats"]["ABCDE".index(seat)]
        return found

    def prayer(self, seat: str) -> int:
        return int(self.seat(seat)["prayer"])

    def supply(self, seat: str) -> int:
        return int(self.seat(seat)["supply"])

    def veterans(self, seat: str) -> int:
        return int(self.seat(seat)["veterans"])

    def tiles(self, seat: str) -> list[str]:
        owned: list[str] = self.seat(seat)["tiles"]
        return owned

    def hand(self, seat: str) -> str:
        """Interventions."""
        return " ".join(self.seat(seat)["hand"])

    def battle_hand(self, seat: str) -> str:
        return " ".join(self.seat(seat)["battle_hand"])

    def battle_discards(self, seat: str) -> str:
        return " ".join(self.seat(seat)["battle_discards"])

    def fame(self, seat: str) -> int:
        return int(self.seat(seat)["fame"]["total"])

    def battle_fame(self, seat: str) -> int:
        return int(self.seat(seat)["fame"]["battle"])

    def pyramids(self, seat: str) -> list[str]:
        """Such as `A red 2`."""
        return [f"{each['district']} {each['colour']} {each['level']}" for each in self.seat(seat)["pyramids"]]

    def armies(self, seat: str) -> dict[str, str]:
        """Zones of a seat's armies, each with `5` or `5 phoenix`."""
        return {
            army["zone"]: " ".join([str(army["soldiers"]), *army["creatures"]])
            for army in self.data["armies"]
            if army["seat"] == seat
        }

    def army(self, zone: str) -> str:
        """Such as `A 5 phoenix`; empty for a free zone, several with a comma."""
        here = [army for army in self.data["armies"] if army["zone"] == zone]
        return ", ".join(" ".join([army["seat"], str(army["soldiers"]), *army["creatures"]]) for army in here)

    @property
    def order(self) -> str:
        return "".join(self.data["order"])

    @property
    def day(self) -> int:
        return int(self.data["day"])

    @property
    def phase(self) -> str:
        return str(self.data["phase"])

    @property
    def deck(self) -> list[str]:
        """From the top."""
        cards: list[str] = self.data["deck"]
        return cards

    @property
    def discards(self) -> list[str]:
        thrown: list[str] = self.data["discards"]
        return thrown

    # -- what is seen and told

    def view(self, viewer: str) -> dict[str, Any]:
        return self.match.view(VIEWERS[viewer])

    def seen_seat(self, viewer: str, seat: str) -> dict[str, Any]:
        """A player as a viewer sees them."""
        seen: dict[str, Any] = self.view(viewer)["seats"]["ABCDE".index(seat)]
        return seen

    def preview(self, viewer: str, action: str) -> dict[str, Any]:
        """What an action would visibly do, for all the viewer knows."""
        return GAME.preview(self.match.knowledge(VIEWERS[viewer]), GAME.parse_actions(action)[0])

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
        return "".join("ABCDE"[seat] for seat in self.match.winners())
