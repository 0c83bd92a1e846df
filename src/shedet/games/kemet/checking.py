"""Checking that a position can come from this box. That what is asked in it is asked by the rules: `asking`."""

from mypy_extensions import i64

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.core.position import FRAME, count_bits
from shedet.core.text import check_copies
from shedet.games.kemet.armies import enemy_at, has_creature, soldiers_at
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    BLUE_SPECIAL,
    COPIES,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    MARKERS,
    MERCENARIES,
    MOST_PLAYERS,
    MOST_PRAYER,
    NO_COLOUR,
    PYRAMIDS,
    RED_SPECIAL,
    RUSE,
    SOLDIERS,
)
from shedet.games.kemet.decisions import QUESTIONS
from shedet.games.kemet.rules.control import limit
from shedet.games.kemet.rules.day import count_markers, empty_rows
from shedet.games.kemet.rules.moving import creatures_at
from shedet.games.kemet.rules.night import FATE
from shedet.games.kemet.rules.setup import copies_in_play
from shedet.games.kemet.state import (
    CHOOSE_BATTLE,
    CHOOSE_RECRUITS,
    CHOOSE_STEP,
    CITY,
    DAY,
    FIGHTING,
    GOLD_USED,
    INDICATOR,
    INTERVENTION_PLACES,
    MOVE_ZONE,
    NIGHT,
    PLAYED,
    PRAYER_POINTS,
    PYRAMID,
    REGULAR_MARKER,
    REMOVED,
    SILVER_MARKER,
    SUPPLY,
    State,
    battle_discards,
    battle_hand,
    battle_zone,
    board,
    cards_of,
    count_cards,
    owns,
    side_in_battle,
    turn_of,
)
from shedet.games.kemet.tiles import (
    BARRIER,
    COLOUR_OF,
    CREATURE_NAMES,
    CREATURES,
    GOLD_TILES,
    MERCENARY_TILE,
    SAME_PICTURE,
    SILVER_TILES,
    STORM,
    TILE_NAMES,
    TILES,
)
from shedet.games.kemet.worlds import owned_cards
from shedet.games.kemet.zones import (
    CITY_NAMES,
    CITY_OF,
    DISTRICTS,
    IN_PLAY,
    NO_ZONE,
    ZONE_NAMES,
    ZONES,
    cities_in_play,
)

# ---- components


def check(s: State) -> None:
    """Raise BadSetup unless every component is in exactly one place and all limits hold."""
    for kind in range(INTERVENTIONS):
        check_copies(count_kind(s, kind), int(COPIES[kind]), f"cards {INTERVENTION_NAMES[kind]}")
    for tile in range(TILES):
        owners = sum(1 for seat in range(int(s.players)) if owns(s, seat, tile))
        in_play = int(copies_in_play(tile, s.players)) if (s.colours >> COLOUR_OF[tile]) & 1 else 0
        if owners + int(s.tiles_left[tile]) != in_play:
            raise BadSetup(f"{owners + int(s.tiles_left[tile])} tiles {TILE_NAMES[tile]}, not {in_play}.")
    cities = [int(board(s, seat, CITY)) for seat in range(int(s.players))]
    if sorted(cities) != sorted(cities_in_play(int(s.players))):
        names = ", ".join(CITY_NAMES[city] for city in cities_in_play(int(s.players)))
        raise BadSetup(f"with {s.players} players the cities are {names}, one for each.")
    for creature in range(CREATURES):
        owned = any(has_creature(s, seat, creature) for seat in range(int(s.players)))
        if int(s.creatures[creature]) != NO_ZONE and not owned:
            raise BadSetup(f"{CREATURE_NAMES[creature]} stands on the map, but nobody has its tile.")
    for seat in range(int(s.players)):
        _check_board(s, seat)
        _check_armies(s, seat)
        _check_battle_cards(s, seat)


def _check_board(s: State, seat: int) -> None:
    name = seat_name(seat)
    soldiers = int(board(s, seat, SUPPLY)) + sum(int(soldiers_at(s, seat, zone)) for zone in range(ZONES))
    if soldiers != pool(s, seat):
        raise BadSetup(f"{name} has {soldiers} soldiers on the map and in supply, not {pool(s, seat)}.")
    if board(s, seat, PRAYER_POINTS) > MOST_PRAYER:
        raise BadSetup(f"{name} has more than {MOST_PRAYER} prayer points.")
    for tile in range(TILES):
        if owns(s, seat, tile) and count_bits(s.tiles[seat] & SAME_PICTURE[tile]) > 1:
            raise BadSetup(f"{name} has two tiles with the same picture.")
    standing = [int(board(s, seat, PYRAMID + number)) for number in range(DISTRICTS)]
    colours = sorted(colour for colour in standing if colour != NO_COLOUR)
    if len(set(colours)) < len(colours) or len(colours) > PYRAMIDS[s.players]:
        raise BadSetup(f"{name} has at most {PYRAMIDS[s.players]} pyramids, each of another colour.")
    indicators = [int(board(s, seat, INDICATOR + field)) for field in range(3)]
    if sorted(colour for colour in indicators if colour != NO_COLOUR) != colours:
        raise BadSetup(f"{name}'s indicators are not those of the pyramids in their city.")
    if count_markers(s, seat, REGULAR_MARKER) > MARKERS or count_markers(s, seat, SILVER_MARKER) > 1:
        raise BadSetup(f"{name} has {MARKERS} markers and at most one silver one.")
    if s.phase == NIGHT and count_markers(s, seat, REGULAR_MARKER) == MARKERS and empty_rows(s, seat, -1) > 0:
        raise BadSetup(f"{name} has placed all markers and left a row of the action pyramid empty.")
    if count_markers(s, seat, SILVER_MARKER) > 0 and s.tiles[seat] & SILVER_TILES == 0:
        raise BadSetup(f"{name} has placed a silver marker without Act of God.")
    if board(s, seat, GOLD_USED) > 0 and s.tiles[seat] & GOLD_TILES == 0:
        raise BadSetup(f"{name} has placed the gold marker without a gold tile.")


def pool(s: State, seat: int) -> int:
    """All soldiers of a player: 12, or 15 with Mercenaries."""
    return SOLDIERS + (MERCENARIES if owns(s, seat, MERCENARY_TILE) else 0)


def count_kind(s: State, kind: int) -> int:
    """How many interventions of a kind are anywhere."""
    total = sum(int(cards_of(s, place, kind)) for place in range(INTERVENTION_PLACES))
    return total + sum(1 for at in range(int(s.deck_left)) if int(s.deck[at]) == kind)


def _check_armies(s: State, seat: int) -> None:
    """Limits hold but in the zone of a move, where two armies may be for the moment. [K-MOVE-4]"""
    name = seat_name(seat)
    moves = s.phase == DAY and s.waits(CHOOSE_STEP) and turn_of(s) == seat
    moving = int(s.move[MOVE_ZONE]) if moves else NO_ZONE
    for zone in range(ZONES):
        here = int(soldiers_at(s, seat, zone))
        if here == 0:
            continue
        if not (IN_PLAY[s.players] >> zone) & 1:
            raise BadSetup(f"{ZONE_NAMES[zone]} is not in play with {s.players} players.")
        armies = 2 if zone == moving else 1
        if here > armies * limit(s, seat) or creatures_at(s, seat, zone) > armies:
            most = f"{limit(s, seat)} soldiers and one creature"
            raise BadSetup(f"{name} may have {most} in {ZONE_NAMES[zone]}, and no more.")
        if enemy_at(s, seat, zone) >= 0 and not may_be_contested(s, seat, zone):
            raise BadSetup(f"two armies stand in {ZONE_NAMES[zone]}, but no battle is fought there.")
    for creature in range(CREATURES):
        zone = int(s.creatures[creature])
        if zone != NO_ZONE and has_creature(s, seat, creature) and soldiers_at(s, seat, zone) == 0:
            raise BadSetup(f"{CREATURE_NAMES[creature]} stands in {ZONE_NAMES[zone]} without an army of {name}.")


def may_be_contested(s: State, seat: i64, zone: i64) -> bool:
    """Whether an army may stand beside an enemy: in the battle that is fought, and after recruiting in the city of who
    has recruited, until the action ends. [K-RECR-1]"""
    if s.waits(FIGHTING) and zone == battle_zone(s):
        return side_in_battle(s, seat) >= 0
    if s.phase != DAY or not (s.waits(CHOOSE_RECRUITS) or s.waits(CHOOSE_BATTLE)):
        return False
    recruiter = turn_of(s)
    others = sum(1 for other in range(s.players) if other != recruiter and soldiers_at(s, other, zone) > 0)
    return CITY_OF[zone] == board(s, recruiter, CITY) and others == 1


def _check_battle_cards(s: State, seat: int) -> None:
    name = seat_name(seat)
    owned = int(owned_cards(s, seat))
    if owned.bit_count() != 8 or battle_hand(s, seat) & battle_discards(s, seat):
        raise BadSetup(f"{name} has {owned.bit_count()} battle cards, each in one place; it must be 8.")
    for special, tile in ((RED_SPECIAL, STORM), (BLUE_SPECIAL, BARRIER)):
        if (owned >> special) & 1 and not owns(s, seat, tile):
            raise BadSetup(f"{name} has {BATTLE_CARD_NAMES[special]} without the tile {TILE_NAMES[tile]}.")
    if side_in_battle(s, seat) < 0 and count_bits(battle_hand(s, seat)) % 2 == 1:
        raise BadSetup(f"{name} has an odd number of battle cards in hand; two leave it in each battle.")


# ---- seats, and what belongs to a move, a battle or a night


def check_seats(s: State, lines: dict[str, list[int]]) -> None:
    """Nothing belongs to a seat that is not there (a line `players` may have come too late)."""
    for seat in range(int(s.players), MOST_PLAYERS):
        if seat_name(seat) in lines:
            raise BadSetup(f"there is no player {seat_name(seat)} in a game of {s.players}; `players` comes first.")
    order = [int(s.order[place]) for place in range(int(s.players))]
    if sorted(order) != list(range(int(s.players))):
        raise BadSetup(f"the order names each of {s.players} players once; `players` comes first.")
    everybody = (1 << s.players) - 1
    asked = s.won | s.discounts
    for at in range(int(s.depth)):
        asked |= s.stack[at * FRAME + 1]
    if asked & ~everybody or any(int(slot) > s.players for slot in s.slots):
        raise BadSetup(f"somebody is named who is not in a game of {s.players} players.")


def check_lines(s: State, lines: dict[str, list[int]]) -> None:
    """A move, a battle and chosen slots are there while they are needed, and nothing is played outside a battle."""
    for word, question in (("move", CHOOSE_STEP), ("battle", FIGHTING)):
        if word in lines and not s.waits(question):
            name = QUESTIONS[question].name
            raise BadSetup(f"line {lines[word][0]} of the position: `{word}` is there only while {name} is asked.")
    if "slots" in lines and (s.phase != NIGHT or s.night_step != FATE):
        raise BadSetup(f"line {lines['slots'][0]} of the position: slots are chosen in `phase night {FATE} 0` only.")
    for seat in range(int(s.players)):
        if count_cards(s, PLAYED + seat) > 0 and side_in_battle(s, seat) < 0:
            raise BadSetup(f"{seat_name(seat)} has played interventions, but is not in a battle.")
    for kind in range(INTERVENTIONS):
        if kind != RUSE and cards_of(s, REMOVED, kind) > 0:
            raise BadSetup(f"only Ruses that nobody got are removed, and {INTERVENTION_NAMES[kind]} is not a Ruse.")
