"""What tells who will win Kemet."""

from typing import Final, final

from mypy_extensions import i64

from shedet.bots.kemet.weights import WEIGHTS
from shedet.bots.kemet.worth import Outlook, holdings
from shedet.bots.value.linear import Features, Value
from shedet.core.position import Position
from shedet.games.kemet.armies import soldiers_at
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
)
from shedet.games.kemet.tiles import CREATURES, TILE_NAMES
from shedet.games.kemet.worlds import know
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, SANCTUARY_ZONE, ZONES

FEATURES: Final = Features()
FAME: Final = FEATURES.add("fame")  # that is never lost
TEMPLES: Final = FEATURES.add("temples")
PAIRS: Final = FEATURES.add("pairs")  # of temples
GREAT_PYRAMIDS: Final = FEATURES.add("great_pyramids")
AHEAD: Final = FEATURES.add("ahead")  # of the best of the others, with all fame there is
VICTORY: Final = FEATURES.add("victory")  # nine and no less than anybody
PRAYER: Final = FEATURES.add("prayer")
PURSE: Final = FEATURES.add("purse")  # the first four prayer points
SOLDIERS: Final = FEATURES.add("soldiers")  # on the map
ARMIES: Final = FEATURES.add("armies")  # of three and more
ABROAD: Final = FEATURES.add("abroad")  # soldiers out of the cities
SANCTUARY: Final = FEATURES.add("sanctuary")  # two soldiers there
IN_SUPPLY: Final = FEATURES.add("supply")
OWN_VETERANS: Final = FEATURES.add("veterans")
CARDS: Final = FEATURES.add("cards")
LEVELS: Final = FEATURES.add("levels")
THIRD_LEVELS: Final = FEATURES.add("third_levels")
MARKERS_LEFT: Final = FEATURES.add("markers")  # not placed yet today
ORDER: Final = FEATURES.add("order")  # the later, the more
CREATURES_OUT: Final = FEATURES.add("creatures")  # on the map
# As the merchant weighs them:
HOLDINGS: Final = FEATURES.add("holdings")  # armies and what they stand on, as far as that is likely to last
TILES: Final = FEATURES.add("tiles")
PYRAMIDS: Final = FEATURES.add("pyramids")
PRAYERS: Final = FEATURES.add("prayers")
FIRST_TILE: Final = FEATURES.add_all(list(TILE_NAMES))  # those one has


@final
class KemetValue(Value):
    def __init__(self) -> None:
        super().__init__(FEATURES)

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
            most = max(most, i64(self.all_fame(seat)))
            used += count_markers(s, seat, REGULAR_MARKER)
        for seat in range(s.players):
            rival = 0.0
            for other in range(s.players):
                if other != seat:
                    rival = max(rival, self.all_fame(other))
            mine = self.all_fame(seat)
            self.found[seat * first + AHEAD] = mine - rival
            self.found[seat * first + VICTORY] = 1.0 if mine >= float(VICTORY_FAME) and mine >= rival else 0.0
        self.progress = min(1.0, float(most) / float(VICTORY_FAME))
        self.part = float(used) / float(MARKERS * s.players) if s.phase == DAY else 1.0

    def all_fame(self, seat: i64) -> float:
        """What may be lost, too, as measured last."""
        at = seat * self.features
        return self.found[at + FAME] + self.found[at + TEMPLES] + self.found[at + GREAT_PYRAMIDS]

    def measure_seat(self, s: State, seat: i64, at: i64) -> None:
        found = self.found
        for feature in range(self.features):
            found[at + feature] = 0.0
        held = temples(s, seat)
        prayer = board(s, seat, PRAYER_POINTS)
        found[at + FAME] = float(permanent_fame(s, seat))
        found[at + TEMPLES] = float(held)
        found[at + PAIRS] = float(held // 2)
        found[at + GREAT_PYRAMIDS] = float(great_pyramids(s, seat))
        found[at + PRAYER] = float(prayer) / 5.0
        found[at + PURSE] = float(min(4, prayer)) / 4.0
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
        found[at + SOLDIERS] = float(soldiers) / 5.0
        found[at + ARMIES] = float(armies)
        found[at + ABROAD] = float(abroad) / 5.0
        found[at + SANCTUARY] = 1.0 if soldiers_at(s, seat, SANCTUARY_ZONE) >= 2 else 0.0
        found[at + IN_SUPPLY] = float(board(s, seat, SUPPLY)) / 5.0
        found[at + OWN_VETERANS] = float(board(s, seat, VETERANS)) / 3.0
        found[at + CARDS] = float(count_cards(s, HAND + seat)) / 3.0
        levels: i64 = 0
        third: i64 = 0
        for number in range(DISTRICTS):
            level = board(s, seat, LEVEL + number)
            levels += level
            if level >= TOP_LEVEL - 1:
                third += 1
        found[at + LEVELS] = float(levels) / 3.0
        found[at + THIRD_LEVELS] = float(third)
        found[at + MARKERS_LEFT] = float(MARKERS - count_markers(s, seat, REGULAR_MARKER)) if s.phase == DAY else 0.0
        for place in range(s.players):
            if i64(s.order[place]) == seat:
                found[at + ORDER] = float(place) / float(s.players)
        on_map: i64 = 0
        for creature in range(CREATURES):
            if i64(s.creatures[creature]) < ZONES and soldiers_at(s, seat, i64(s.creatures[creature])) > 0:
                on_map += 1
        found[at + CREATURES_OUT] = float(on_map)
        outlook = Outlook(know(s, Memory(seat), seat), WEIGHTS)
        found[at + HOLDINGS] = holdings(outlook) / 10.0
        found[at + PRAYERS] = WEIGHTS.purse[prayer] / 5.0
        for number in range(DISTRICTS):
            found[at + PYRAMIDS] += WEIGHTS.pyramid[board(s, seat, LEVEL + number)] / 10.0
        for tile in range(len(TILE_NAMES)):
            if owns(s, seat, tile):
                found[at + TILES] += WEIGHTS.tiles[tile] / 10.0
                found[at + FIRST_TILE + tile] = 1.0
