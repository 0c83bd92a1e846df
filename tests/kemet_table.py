"""A table of Kemet for tests: a position as text, moves as text, and short questions about it.

What a position does not mention is as at the start: cities by seat (with two players W1 and W3), 7 prayer points,
soldiers in the supply, battle cards in hand, interventions in the shuffled deck; without a question it is A's turn.
"""

from game_table import SEATS, VIEWERS, GameTable
from shedet.core.errors import CutShort, IllegalAction
from shedet.core.match import Match
from shedet.core.story import Story
from shedet.core.words import Message
from shedet.games.kemet import saying
from shedet.games.kemet.game import GAME
from shedet.words import NOBODY, People, find_words

LETTERS = People(dict(enumerate(SEATS)), -1)  # nobody is `you`


def in_english(message: Message, people: People = NOBODY) -> str:
    return find_words("kemet").say(message, people)


def refusal_text(match: Match, seat: int, action: int) -> str:
    """Why a seat may not do something; empty if the game has nothing to say to it."""
    reason = GAME.refuse(match.position, seat, action)
    return "" if reason is None else in_english(reason)


class Table(GameTable):
    """Seats and viewers are written A to E and spectator."""

    game = GAME

    def play(self, moves: str) -> None:
        """What is refused is refused in words, as a player reads it."""
        try:
            super().play(moves)
        except CutShort:
            raise
        except IllegalAction as error:
            raise IllegalAction(error.in_words(in_english)) from error

    def events(self, viewer: str) -> list[str]:
        """What a viewer was told of the last step, in sentences; everybody is called by their letter."""
        told = saying.tell(Story(self.match, VIEWERS[viewer]), [len(self.match.log) - 1])
        return [in_english(message, LETTERS) for message in told]

    def prayer(self, seat: str) -> int:
        return int(self.seat(seat)["prayer"])

    def supply(self, seat: str) -> int:
        return int(self.seat(seat)["supply"])

    def veterans(self, seat: str) -> int:
        return int(self.seat(seat)["veterans"])

    def tiles(self, seat: str) -> list[str]:
        owned: list[str] = self.seat(seat)["tiles"]
        return owned

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
