"""What tells who will win Kemet."""

from typing import Final, final

from mypy_extensions import i64

from shedet.bots.greedy.kemet_weights import Weights
from shedet.bots.greedy.kemet_worth import Outlook, holdings
from shedet.bots.greedy.weights import read_weights
from shedet.bots.value.linear import Value
from shedet.core.position import Position
from shedet.games.kemet.components import MARKERS, TOP_LEVEL, VICTORY_FAME
from shedet.games.kemet.memory import Memory
from shedet.games.kemet.rules.control import great_pyramids, permanent_fame, temples
from shedet.games.kemet.rules.day import count_markers
from shedet.games.kemet.state import (
    CHOOSE_ACTION,
    DAY,
    HAND,
    LEVEL,
    MARKERS_PLACED,
    PRAYER_POINTS,
    REGULAR_MARKER,
    SUPPLY,
    VETERANS,
    State,
    board,
    count_cards,
    owns,
    soldiers_at,
)
from shedet.games.kemet.tiles import CREATURES, TILE_NAMES
from shedet.games.kemet.worlds import know
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, SANCTUARY_ZONE, ZONES

COMMON: Final = (
    "fame",  # that is never lost
    "temples",
    "pairs",  # of temples
    "great_pyramids",
    "ahead",  # of the best of the others, with all fame there is
    "victory",  # nine and no less than anybody
    "prayer",
    "purse",  # the first four prayer points
    "soldiers",  # on the map
    "armies",  # of three and more
    "abroad",  # soldiers out of the cities
    "sanctuary",  # two soldiers there
    "supply",
    "veterans",
    "cards",
    "levels",
    "third_levels",
    "markers",  # not placed yet today
    "order",  # the later, the more
    "creatures",  # on the map
    # As the merchant weighs them:
    "holdings",  # armies and what they stand on, as far as that is likely to last
    "tiles",
    "pyramids",
    "prayers",
)
WEIGHTS: Final = Weights(read_weights("kemet"))
NAMES: Final = COMMON + tuple(TILE_NAMES)


@final
class KemetValue(Value):
    def __init__(self) -> None:
        super().__init__(NAMES)

    def quiet(self, position: Position) -> bool:
        return position.question() == CHOOSE_ACTION and position.detail(MARKERS_PLACED) == 0

    def measure(self, position: Position) -> None:
        s = position
        assert isinstance(s, State)
        first = self.features
        most: i64 = 0
        used: i64 = 0
        for seat in range(s.players):
            self.measure_seat(s, seat, seat * first)
            total = i64(self.found[seat * first] + self.found[seat * first + 1] + self.found[seat * first + 3])
            self.found[seat * first + 4] = float(total)
            most = max(most, total)
            used += count_markers(s, seat, REGULAR_MARKER)
        for seat in range(s.players):
            rival = 0.0
            for other in range(s.players):
                if other != seat:
                    rival = max(
                        rival,
                        self.found[other * first] + self.found[other * first + 1] + self.found[other * first + 3],
                    )
            mine = self.found[seat * first + 4]
            self.found[seat * first + 4] = mine - rival
            self.found[seat * first + 5] = 1.0 if mine >= float(VICTORY_FAME) and mine >= rival else 0.0
        self.progress = min(1.0, float(most) / float(VICTORY_FAME))
        self.part = float(used) / float(MARKERS * s.players) if s.phase == DAY else 1.0

    def measure_seat(self, s: State, seat: i64, at: i64) -> None:
        found = self.found
        for feature in range(self.features):
            found[at + feature] = 0.0
        held = temples(s, seat)
        prayer = board(s, seat, PRAYER_POINTS)
        found[at] = float(permanent_fame(s, seat))
        found[at + 1] = float(held)
        found[at + 2] = float(held // 2)
        found[at + 3] = float(great_pyramids(s, seat))
        found[at + 6] = float(prayer) / 5.0
        found[at + 7] = float(min(4, prayer)) / 4.0
        soldiers: i64 = 0
        armies: i64 = 0
        abroad: i64 = 0
        for zone in range(ZONES):
            here = soldiers_at(s, seat, zone)
            if here > 0:
                soldiers += here
                if here >= 3:
                    armies += 1
                if CITY_OF[zone] < 0:
                    abroad += here
        found[at + 8] = float(soldiers) / 5.0
        found[at + 9] = float(armies)
        found[at + 10] = float(abroad) / 5.0
        found[at + 11] = 1.0 if soldiers_at(s, seat, SANCTUARY_ZONE) >= 2 else 0.0
        found[at + 12] = float(board(s, seat, SUPPLY)) / 5.0
        found[at + 13] = float(board(s, seat, VETERANS)) / 3.0
        found[at + 14] = float(count_cards(s, HAND + seat)) / 3.0
        levels: i64 = 0
        third: i64 = 0
        for number in range(DISTRICTS):
            level = board(s, seat, LEVEL + number)
            levels += level
            if level >= TOP_LEVEL - 1:
                third += 1
        found[at + 15] = float(levels) / 3.0
        found[at + 16] = float(third)
        found[at + 17] = float(MARKERS - count_markers(s, seat, REGULAR_MARKER)) if s.phase == DAY else 0.0
        for place in range(s.players):
            if i64(s.order[place]) == seat:
                found[at + 18] = float(place) / float(s.players)
        on_map: i64 = 0
        for creature in range(CREATURES):
            if i64(s.creatures[creature]) < ZONES and soldiers_at(s, seat, i64(s.creatures[creature])) > 0:
                on_map += 1
        found[at + 19] = float(on_map)
        o = Outlook(know(s, Memory(seat), seat), WEIGHTS)
        found[at + 20] = holdings(o) / 10.0
        found[at + 23] = WEIGHTS.purse[prayer] / 5.0
        for number in range(DISTRICTS):
            found[at + 22] += WEIGHTS.pyramid[board(s, seat, LEVEL + number)] / 10.0
        for tile in range(len(TILE_NAMES)):
            if owns(s, seat, tile):
                found[at + 21] += WEIGHTS.tiles[tile] / 10.0
                found[at + len(COMMON) + tile] = 1.0


def make() -> Value:
    return KemetValue()
