"""Questions at the start: districts, pyramids, the first tile."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Details, Question
from shedet.core.text import number_within
from shedet.games.kemet.actions import BUY, FOUND, LEAVE, RAISE
from shedet.games.kemet.components import COLOURS, HIGHEST_START, NO_COLOUR, STARTING_LEVELS
from shedet.games.kemet.rules.building import may_found
from shedet.games.kemet.rules.buying import may_own, take_tile
from shedet.games.kemet.rules.control import controlled_level
from shedet.games.kemet.rules.setup import add_first_level, place_first_armies
from shedet.games.kemet.state import LEVEL, LEVELS_LEFT, State, board
from shedet.games.kemet.tiles import COLOUR_OF, LEVEL_OF, TILES
from shedet.games.kemet.zones import DISTRICTS


@final
class ChooseDistricts(Question[State]):
    """Two districts get five soldiers each, one stays empty. [K-SET-4]"""

    name = "choose-districts"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=4)
        for number in range(DISTRICTS):
            options = append(options, LEAVE + i64(number))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        place_first_armies(s, seat, action - LEAVE)


@final
class ChoosePyramids(Question[State]):
    """A new pyramid, or a level on one that stands, none above 2; three levels in all. [K-SET-5]"""

    name = "choose-pyramids"
    wants = "how many levels are left"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=16)
        for number in range(DISTRICTS):
            for colour in range(COLOURS):
                if may_found(s, seat, number, colour):
                    options = append(options, FOUND + number * COLOURS + colour)
        for number in range(DISTRICTS):
            level = board(s, seat, LEVEL + number)
            if level > 0 and level < HIGHEST_START:
                options = append(options, RAISE + i64(number))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action < RAISE:
            add_first_level(s, seat, (action - FOUND) // COLOURS, (action - FOUND) % COLOURS)
        else:
            add_first_level(s, seat, action - RAISE, NO_COLOUR)
        s.set_detail(LEVELS_LEFT, s.detail(LEVELS_LEFT) - 1)
        if s.detail(LEVELS_LEFT) == 0:
            s.answered()

    def write(self, details: Details) -> list[str]:
        return [str(details[LEVELS_LEFT])]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(number_within(words[0], 0, STARTING_LEVELS, "levels")) if len(words) == 1 else None


@final
class ChooseFirstTile(Question[State]):
    """A level-1 tile of a colour that stands in one's city, free. [K-SET-6]"""

    name = "choose-first-tile"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=8)
        for tile in range(TILES):
            if LEVEL_OF[tile] == 1 and may_own(s, seat, tile) and controlled_level(s, seat, COLOUR_OF[tile]) > 0:
                options = append(options, BUY + i64(tile))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        take_tile(s, seat, action - BUY)
