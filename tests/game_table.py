"""What the tables of all games have in common: a position as text, moves as text, and short questions about it."""

import re
from collections.abc import Callable
from typing import Any

from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.game import Game
from shedet.core.match import Match
from terse import event_text

SEATS = "ABCDE"
VIEWERS = {**{name: number for number, name in enumerate(SEATS)}, "spectator": SPECTATOR, "record": OMNISCIENT}
PLAYERS_LINE = re.compile(r"^\s*players\s+([2-5])\s*$", re.MULTILINE)


class GameTable:
    """Seats and viewers are written A to E, spectator and record."""

    game: Game

    def __init__(self, position: str = "", *, players: int = 2, seed: str = "0", **options: int) -> None:
        said = PLAYERS_LINE.search(position)
        if said and int(said[1]) <= self.game.most:
            players = int(said[1])
        self.match = Match(self.game, players, options, seed, position)

    def play(self, moves: str) -> None:
        """Play lines such as `A take 3`. Nothing may get lost or appear on the way."""
        for line in moves.strip().splitlines():
            seat, _, text = line.strip().partition(" ")
            self.match.play_text(VIEWERS[seat], text)
            self.game.check_conserved(self.match.position)

    def undo(self, seat: str) -> None:
        self.match.undo(VIEWERS[seat])

    # -- what is asked

    @property
    def asked(self) -> str:
        """Who is asked what, as `A choose-action`; empty when the game is over."""
        question: Any = self.game.question_data(self.match.position)
        return " ".join([*question["asked"], question["kind"]]) if question else ""

    @property
    def options(self) -> list[str]:
        """Everything the asked seats may answer."""
        return [option for seat in self.match.asked() for option in self.options_of(SEATS[seat])]

    def options_of(self, seat: str) -> list[str]:
        """Everything one of several asked seats may answer."""
        return [self.game.action_text(action) for action in self.match.legal_actions(VIEWERS[seat])]

    def options_with(self, verb: str) -> list[str]:
        return [option for option in self.options if option.split()[0] == verb]

    # -- what lies where (the whole truth)

    @property
    def data(self) -> dict[str, Any]:
        return self.game.position_data(self.match.position)

    @property
    def text(self) -> str:
        return self.game.position_text(self.match.position)

    def seat(self, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data["seats"][VIEWERS[seat]]
        return found

    def hand(self, seat: str) -> str:
        return " ".join(self.seat(seat)["hand"])

    # -- what is seen and told

    def view(self, viewer: str) -> dict[str, Any]:
        return self.match.view(VIEWERS[viewer])

    def seen_seat(self, viewer: str, seat: str) -> dict[str, Any]:
        """A player as a viewer sees them."""
        seen: dict[str, Any] = self.view(viewer)["seats"][VIEWERS[seat]]
        return seen

    def preview(self, viewer: str, action: str) -> dict[str, Any]:
        """What an action would visibly do, for all the viewer knows."""
        return self.game.preview(self.match.knowledge(VIEWERS[viewer]), self.game.parse_actions(action)[0])

    def events(self, viewer: str) -> list[str]:
        """What a viewer was told of the last step."""
        return self._told(viewer, lambda event: event_text(self.game.name, event))

    def event_data(self, viewer: str) -> list[dict[str, Any]]:
        return self._told(viewer, self.game.event_data)

    def _told(self, viewer: str, write: Callable[[Event], Any]) -> list[Any]:
        told = self.match.told(VIEWERS[viewer], len(self.match.log) - 1)
        return [written for written in map(write, told) if written]

    # -- the end

    @property
    def over(self) -> bool:
        return self.match.over()

    @property
    def winners(self) -> str:
        return "".join(SEATS[seat] for seat in self.match.winners())
