"""The rules of the ferry, what is known of it, and how it is written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.errors import BadNotation, BadSetup
from shedet.core.events import EVERYONE, OMNISCIENT, Event, all_but, only
from shedet.core.game import Data, Game, Knowledge, Memory, seat_name
from shedet.core.position import Position
from shedet.core.rng import Rng

HIGHEST: Final = 8
BOX: Final = sorted([*range(1, HIGHEST + 1)] * 2)
HAND: Final = 3
BACK: Final = 0  # a card that is not seen
LAY_A_CARD: Final = 0  # the only question
LAID, DREW, DREW_BACK = range(3)  # events


class Table(Position):
    def __init__(self, options: vec[i64], rng: Rng) -> None:
        super().__init__(2, options, rng, vec[i64](), 0)
        self.deck: list[int] = []  # the last is drawn first
        self.laid: list[int] = []  # by A and B in turn
        self.hands: list[list[int]] = [[], []]

    def turn(self) -> int:
        return len(self.laid) % 2

    def points(self, seat: int) -> int:
        """What a seat's cards have scored that are higher than the one below them."""
        pairs = zip([0, *self.laid], self.laid)
        return sum(card for at, (below, card) in enumerate(pairs) if at % 2 == seat and card > below)

    def go_on(self) -> None:
        self.over = not self.hands[self.turn()]
        if not self.over:
            self.ask(LAY_A_CARD, 1 << self.turn(), 0, 0, 0)


class NothingToRemember(Memory):
    """Whatever was seen once lies open."""

    def learn(self, position: Position, events: list[Event]) -> None:
        pass


class Seen(Knowledge):
    """A table with backs for what a viewer does not see."""

    def __init__(self, viewer: int, table: Table) -> None:
        super().__init__(viewer)
        self.table = table


class Ferry(Game):
    def __init__(self) -> None:
        self.name = "ferry"
        self.title = "The Ferry"
        self.rules_version = 1
        self.fewest = self.most = 2
        self.actions = HIGHEST  # the number of an action is one less than that of its card
        self.options = ()

    # -- play

    def new(self, players: i64, options: vec[i64], rng: Rng) -> Position:
        table = Table(options, rng)
        cards = shuffled(BOX, rng)
        table.hands = [sorted(cards[:HAND]), sorted(cards[HAND : 2 * HAND])]
        table.deck = cards[2 * HAND :]
        table.go_on()
        return table

    def copy(self, position: Position) -> Table:
        assert isinstance(position, Table)
        table = Table(position.options, position.rng.copy())
        table.stack, table.depth = position.stack[:], position.depth
        table.over, table.reveals = position.over, position.reveals
        table.deck, table.laid = position.deck[:], position.laid[:]
        table.hands = [hand[:] for hand in position.hands]
        return table

    def legal_actions(self, position: Position, seat: i64) -> vec[i64]:
        assert isinstance(position, Table)
        asked = (position.asked() >> seat) & 1 == 1
        return vec[i64]([card - 1 for card in sorted({*position.hands[seat]})] if asked else [])

    def apply(self, position: Position, seat: i64, action: i64) -> None:
        assert isinstance(position, Table)
        card = int(action) + 1
        before = position.points(seat)
        position.answered()
        position.hands[seat].remove(card)
        position.laid.append(card)
        position.tell(EVERYONE, LAID, seat, card, position.points(seat) - before, 0)
        if position.deck:
            drawn = position.deck.pop()
            position.hands[seat] = sorted([*position.hands[seat], drawn])
            position.reveal()
            position.tell(only(seat), DREW, seat, drawn, 0, 0)
            position.tell(all_but(only(seat)), DREW_BACK, seat, 0, 0, 0)
        position.go_on()

    def score(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, Table)
        return position.points(int(seat))

    def winners(self, position: Position) -> i64:
        a, b = self.score(position, 0), self.score(position, 1)
        return 3 if a == b else 1 if a > b else 2

    def check_conserved(self, position: Position) -> None:
        assert isinstance(position, Table)
        if sorted([*position.deck, *position.laid, *position.hands[0], *position.hands[1]]) != BOX:
            raise BadSetup(f"there are two cards each of 1 to {HIGHEST}, no more and no less.")

    # -- what is known

    def remember(self, position: Position, viewer: i64) -> Memory:
        return NothingToRemember()

    def know(self, position: Position, memory: Memory, viewer: i64) -> Knowledge:
        return self.glance(position, viewer)

    def glance(self, position: Position, viewer: i64) -> Knowledge:
        table = self.copy(position)
        if viewer != OMNISCIENT:
            table.deck = [BACK] * len(table.deck)
            table.hands = [hand if seat == viewer else [BACK] * len(hand) for seat, hand in enumerate(table.hands)]
        return Seen(int(viewer), table)

    def deal_world(self, knowledge: Knowledge, rng: Rng) -> Position:
        assert isinstance(knowledge, Seen)
        world = self.copy(knowledge.table)
        hidden = BOX[:]
        for card in [*world.laid, *world.hands[0], *world.hands[1]]:
            if card != BACK:
                hidden.remove(card)
        hidden = shuffled(hidden, rng)
        world.hands = [sorted(hidden.pop() if card == BACK else card for card in hand) for hand in world.hands]
        world.deck = hidden
        return world

    def redeal(self, position: Position, rng: Rng) -> Position:
        world = self.copy(position)
        world.deck = shuffled(world.deck, rng)
        return world

    def view(self, knowledge: Knowledge) -> Data:
        assert isinstance(knowledge, Seen)
        return {"question": self.question_data(knowledge.table), **self.position_data(knowledge.table)}

    def preview(self, knowledge: Knowledge, action: i64) -> Data:
        assert isinstance(knowledge, Seen)
        after = self.copy(knowledge.table)
        after.laid.append(int(action) + 1)
        return {"scores": after.points(knowledge.table.turn()) - knowledge.table.points(knowledge.table.turn())}

    # -- how it is written

    def action_text(self, action: int) -> str:
        return f"lay {action + 1}"

    def parse_actions(self, text: str) -> list[int]:
        verb, _, card = text.partition(" ")
        if verb != "lay":
            raise BadNotation(f"I don't know {verb!r}; an action is written like `lay 5`.")
        return [number - 1 for number in cards_of(card, 1)]

    def position_text(self, position: Position) -> str:
        assert isinstance(position, Table)
        piles = {"deck": position.deck, "laid": position.laid, "A": position.hands[0], "B": position.hands[1]}
        return "".join(f"{' '.join([name, *map(str, pile)])}\n" for name, pile in piles.items())

    def parse_position(self, text: str, options: vec[i64], rng: Rng) -> Position:
        table = Table(options, rng)
        piles = {"deck": table.deck, "laid": table.laid, "A": table.hands[0], "B": table.hands[1]}
        for line in text.split("\n"):
            name, _, cards = line.strip().partition(" ")
            if name and name not in piles:
                raise BadNotation(f"a position of the ferry has lines for {', '.join(piles)}, not for {name!r}.")
            if name:
                piles[name] += cards_of(cards, len(BOX))
        self.check_conserved(table)
        table.go_on()
        return table

    def position_data(self, position: Position) -> Data:
        assert isinstance(position, Table)
        seats = [
            {"seat": seat_name(seat), "points": position.points(seat), "hand": ["?" if c == BACK else c for c in hand]}
            for seat, hand in enumerate(position.hands)
        ]
        return {"deck": len(position.deck), "laid": position.laid[:], "seats": seats}

    def question_data(self, position: Position) -> Data | None:
        assert isinstance(position, Table)
        return None if position.over else {"kind": "lay-a-card", "seats": [seat_name(position.turn())]}

    def event_data(self, event: Event) -> Data:
        kind = ("laid", "drew", "drew-back")[int(event.kind)]
        return {"event": kind, "seat": seat_name(int(event.seat)), "card": int(event.x) or None}

    def decided_by_chance(self, event: Event) -> bool:
        return event.kind == DREW


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    left = cards[:]
    return [left.pop(int(rng.below(len(left)))) for _ in cards]


def cards_of(text: str, most: int) -> list[int]:
    words = text.split()
    if len(words) > most or any(word not in map(str, BOX) for word in words):
        raise BadNotation(f"the cards of the ferry are 1 to {HIGHEST}, not {text!r}.")
    return [int(word) for word in words]


GAME: Final = Ferry()
