"""Questions at the start: everybody is as far as the order says."""

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.core.position import count_bits
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.asking.frames import Frame
from shedet.games.kemet.components import (
    HIGHEST_START,
    RUSE,
    STARTING_ARMY,
    STARTING_LEVELS,
)
from shedet.games.kemet.notation import PHASE_NAMES
from shedet.games.kemet.state import (
    CHOOSE_FIRST_TILE,
    CHOOSE_PYRAMIDS,
    FIRST_TILES,
    FOUNDING,
    HAND,
    LEVEL,
    LEVELS_LEFT,
    PLACING,
    State,
    board,
    cards_of,
    district,
)
from shedet.games.kemet.zones import DISTRICTS, ZONES


def check_set_up(s: State) -> None:
    """At the start everybody is as far as the order says: first soldiers, then pyramids, then a tile.
    [K-SET-4, K-SET-5, K-SET-6]"""
    players = int(s.players)
    if s.depth > 0 and s.place == 0:
        raise BadSetup(f"the first who is asked in {PHASE_NAMES[int(s.phase)]} is at place 1 of the line `phase`.")
    acting = [int(s.order[place]) for place in range(players)]
    if s.phase == FIRST_TILES:
        acting.reverse()
    for place, seat in enumerate(acting):
        name = seat_name(seat)
        asked = place == int(s.place) - 1 and s.depth > 0
        done = place < s.place and not asked
        armies = STARTING_ARMY * 2 if s.phase > PLACING or done else 0
        in_city = sum(int(soldiers_at(s, seat, district(s, seat, number))) for number in range(DISTRICTS))
        on_map = sum(int(soldiers_at(s, seat, zone)) for zone in range(ZONES))
        bought = count_bits(s.tiles[seat])
        if on_map != in_city or in_city < armies or (bought == 0 and in_city > armies):
            raise BadSetup(f"{name} has {armies} soldiers in two districts of their city at this point of the set-up.")
        levels = STARTING_LEVELS if s.phase > FOUNDING or (s.phase == FOUNDING and done) else 0
        if s.question() == CHOOSE_PYRAMIDS and asked:
            levels = STARTING_LEVELS - int(s.detail(LEVELS_LEFT))
        standing = [int(board(s, seat, LEVEL + number)) for number in range(DISTRICTS)]
        if sum(standing) != levels or max(standing) > HIGHEST_START:
            raise BadSetup(
                f"{name} has {levels} levels of pyramids at this point of the set-up, none above {HIGHEST_START}."
            )
        tiles = 1 if s.phase == FIRST_TILES and (done or (asked and s.question() != CHOOSE_FIRST_TILE)) else 0
        if bought != tiles:
            raise BadSetup(f"{name} has {tiles} tiles at this point of the set-up, not {bought}.")
        if cards_of(s, HAND + seat, RUSE) == 0:
            raise BadSetup(f"at the start everybody holds a ruse; write it into `{name} hand`.")


def with_pyramids(s: State, frame: Frame) -> str:
    """[K-SET-5]"""
    left = frame.detail(LEVELS_LEFT)
    if not 1 <= left <= STARTING_LEVELS:
        return f"1 to {STARTING_LEVELS} levels are left to choose, not {left}."
    return ""
