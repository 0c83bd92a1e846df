"""What tells who will win Sobek."""

from typing import Final, final

from mypy_extensions import i64

from shedet.bots.value.linear import Features, Value
from shedet.core.position import Position
from shedet.games.sobek.components import (
    AMULETS,
    CHARACTER_OF,
    CHARACTER_TABLE,
    FEWEST,
    FIRST_OF,
    KINDS,
    PROSPERITY_SCARABS,
    ROUNDS,
    SCARABS_OF,
)
from shedet.games.sobek.rules.ending import corrupt_scarabs, corruption, round_points, scarabs_at
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.state import (
    AMULET_SET,
    HAND,
    State,
    cards_of,
    count_cards,
    laid_place,
    prosperities,
    set_goods,
)

FEATURES: Final = Features()
SCORE: Final = FEATURES.add("score")
SETS: Final = FEATURES.add("sets")  # this round's points so far
PLAYABLE: Final = FEATURES.add("playable")  # what three cards and more of a type would bring if they were played now
PAIRS: Final = FEATURES.add("pairs")  # what two would bring with a third
SINGLES: Final = FEATURES.add("singles")
HELD_AMULETS: Final = FEATURES.add("amulets")
BEST_AMULET: Final = FEATURES.add("best_amulet")  # scarabs of the best type, for each amulet
CARDS: Final = FEATURES.add("cards")
MORE_CORRUPT: Final = FEATURES.add("more_corrupt")  # than the most corrupt of the others
PENALTY: Final = FEATURES.add("penalty")  # what it would cost to be the most corrupt now
LAID_SCARABS: Final = FEATURES.add("laid_scarabs")
TURN: Final = FEATURES.add("turn")
FIRST_CHARACTER: Final = FEATURES.add_all([row.name for row in CHARACTER_TABLE])  # those in hand
ALL_CARDS: Final = 54.0


@final
class SobekValue(Value):
    def __init__(self) -> None:
        super().__init__(FEATURES)

    def measure(self, position: Position) -> None:
        s = position
        assert isinstance(s, State)
        self.part = max(0.0, 1.0 - float(s.queue_left + s.deck_left) / ALL_CARDS)
        self.progress = (float(s.round - 1) + self.part) / float(ROUNDS)
        for seat in range(s.players):
            self.measure_seat(s, seat, seat * self.features)

    def measure_seat(self, s: State, seat: i64, at: i64) -> None:
        found = self.found
        for feature in range(self.features):
            found[at + feature] = 0.0
        held_amulets = amulets(s, HAND + seat)
        best: i64 = 0
        grown: i64 = 0
        for goods in range(AMULETS):
            own = own_cards(s, HAND + seat, goods)
            slot = goods
            laid = count_cards(s, laid_place(seat, slot))
            if laid == 0 and set_goods(s, seat, AMULET_SET) == goods:
                slot = AMULET_SET
                laid = count_cards(s, laid_place(seat, slot))
            there = (
                scarabs_at(s, laid_place(seat, slot)) + PROSPERITY_SCARABS * prosperities(s, seat, slot)
                if laid > 0
                else 0
            )
            grown += there
            if own == 0:
                best = max(best, there)
                continue
            scarabs: i64 = 0
            for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
                scarabs += cards_of(s, HAND + seat, kind) * SCARABS_OF[kind]
            best = max(best, there + scarabs)
            gain = float((laid + max(own, FEWEST)) * (there + scarabs) - laid * there) / 10.0
            if own >= FEWEST:
                found[at + PLAYABLE] += gain
            elif own == 2:
                found[at + PAIRS] += gain
            else:
                found[at + SINGLES] += gain
        cards: i64 = 0
        for kind in range(KINDS):
            held = cards_of(s, HAND + seat, kind)
            cards += held
            if held > 0 and CHARACTER_OF[kind] >= 0:
                found[at + FIRST_CHARACTER + CHARACTER_OF[kind]] = float(held)
        mine = corruption(s, seat)
        most: i64 = 0
        for other in range(s.players):
            if other != seat:
                most = max(most, corruption(s, other))
        points = round_points(s, seat)
        found[at + SCORE] = float(s.scores[seat]) / 10.0
        found[at + SETS] = float(points) / 10.0
        found[at + HELD_AMULETS] = float(held_amulets)
        found[at + BEST_AMULET] = float(held_amulets * best) / 5.0
        found[at + CARDS] = float(cards) / 5.0
        found[at + MORE_CORRUPT] = float(max(-10, min(10, mine - most))) / 5.0
        if mine > most or (mine == most and corrupt_scarabs(s, seat) > 0):
            found[at + PENALTY] = float(s.scores[seat] + points) / 10.0
        found[at + LAID_SCARABS] = float(grown) / 5.0
        found[at + TURN] = 1.0 if s.turn == seat else 0.0
