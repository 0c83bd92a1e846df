"""Checking that a position can come from this box, and that what is asked in it can be answered."""

from mypy_extensions import i64

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.core.position import FRAME, count_bits
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
    SANCTUARY_SOLDIERS,
    SOLDIERS,
    STARTING_ARMY,
)
from shedet.games.kemet.decisions import legal_actions
from shedet.games.kemet.notation import QUESTION_NAMES
from shedet.games.kemet.rules.building import may_found
from shedet.games.kemet.rules.control import limit
from shedet.games.kemet.rules.day import count_markers, empty_rows
from shedet.games.kemet.rules.moving import creatures_at
from shedet.games.kemet.rules.night import can_draw_more, can_pray_more
from shedet.games.kemet.rules.setup import copies_in_play
from shedet.games.kemet.state import (
    BATTLE_ZONE,
    CHOOSE_ACTION,
    CHOOSE_BATTLE,
    CHOOSE_CARD_TO_SWAP,
    CHOOSE_CARDS,
    CHOOSE_DISTRICTS,
    CHOOSE_DRAWS,
    CHOOSE_GROUP,
    CHOOSE_LEVEL,
    CHOOSE_PLACES,
    CHOOSE_PRAYERS,
    CHOOSE_PYRAMIDS,
    CHOOSE_RECRUITS,
    CHOOSE_SACRIFICE,
    CHOOSE_STAY,
    CHOOSE_STEP,
    CITY,
    DAY,
    FIGHTERS,
    FIGHTING,
    FROM_VETERANS,
    GOLD_USED,
    INDICATOR,
    INTERVENTION_PLACES,
    LEVEL,
    MOVE_CREATURE,
    MOVE_SOLDIERS,
    MOVE_ZONE,
    NIGHT,
    PRAYER_POINTS,
    PYRAMID,
    REGULAR_MARKER,
    SILVER_MARKER,
    SUPPLY,
    VETERANS,
    State,
    battle_discards,
    battle_hand,
    board,
    cards_of,
    enemy_at,
    has_creature,
    owns,
    soldiers_at,
)
from shedet.games.kemet.tiles import (
    BARRIER,
    COLOUR_OF,
    CREATURE_NAMES,
    CREATURES,
    GOLD_TILES,
    MERCENARY_TILE,
    NO_CREATURE,
    SAME_PICTURE,
    SILVER_TILES,
    STORM,
    TILE_NAMES,
    TILES,
)
from shedet.games.kemet.worlds import owned_cards, side_in_battle
from shedet.games.kemet.zones import (
    CITY_NAMES,
    CITY_OF,
    DISTRICTS,
    IN_PLAY,
    NO_ZONE,
    SANCTUARY_ZONE,
    ZONE_NAMES,
    ZONES,
    cities_in_play,
)

# ---- components


def check(s: State) -> None:
    """Raise BadSetup unless every component is in exactly one place and all limits hold."""
    for kind in range(INTERVENTIONS):
        if count_kind(s, kind) != COPIES[kind]:
            name = INTERVENTION_NAMES[kind]
            raise BadSetup(f"{count_kind(s, kind)} cards {name} are on the table, the box has {COPIES[kind]}.")
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
    """Limits hold but in the zone of a move and where a creature has been left for the moment."""
    name = seat_name(seat)
    moving = int(s.move[MOVE_ZONE]) if s.waits(CHOOSE_STEP) else NO_ZONE
    fighting = int(s.battle[BATTLE_ZONE]) if s.waits(FIGHTING) else NO_ZONE
    # Recruits may stand beside enemies until the action ends. [K-RECR-1]
    recruited = s.waits(CHOOSE_RECRUITS) or s.waits(CHOOSE_BATTLE)
    for zone in range(ZONES):
        here = int(soldiers_at(s, seat, zone))
        if here == 0:
            continue
        if not (IN_PLAY[s.players] >> zone) & 1:
            raise BadSetup(f"{ZONE_NAMES[zone]} is not in play with {s.players} players.")
        if zone != moving and (here > limit(s, seat) or creatures_at(s, seat, zone) > 1):
            most = f"{limit(s, seat)} soldiers and one creature"
            raise BadSetup(f"{name} may have {most} in {ZONE_NAMES[zone]}, not more.")
        contested = zone == fighting or (recruited and CITY_OF[zone] >= 0)
        if enemy_at(s, seat, zone) >= 0 and not contested:
            raise BadSetup(f"two armies stand in {ZONE_NAMES[zone]}, but no battle is fought there.")
    for creature in range(CREATURES):
        zone = int(s.creatures[creature])
        if zone != NO_ZONE and has_creature(s, seat, creature) and soldiers_at(s, seat, zone) == 0:
            raise BadSetup(f"{CREATURE_NAMES[creature]} stands in {ZONE_NAMES[zone]} without an army of {name}.")


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


# ---- seats and questions


def check_seats(s: State, mentioned: set[str]) -> None:
    """Nothing belongs to a seat that is not there (a line `players` may have come too late)."""
    for seat in range(int(s.players), MOST_PLAYERS):
        if seat_name(seat) in mentioned:
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


def check_questions(s: State) -> None:
    """Those who are asked can answer, and only the cards of a battle are chosen by two at once."""
    asked = int(s.asked())
    question = int(s.question())
    if asked == 0:
        raise BadSetup("nobody is asked; the last question names who is.")
    if asked.bit_count() > 1 and question != CHOOSE_CARDS:
        raise BadSetup(f"{QUESTION_NAMES[question]} is asked of one player.")
    kinds = [int(s.stack[at]) for at in range(0, int(s.depth) * FRAME, FRAME)]
    if len(set(kinds)) < len(kinds):
        raise BadSetup("the same question waits twice.")
    for at in range(0, int(s.depth) * FRAME, FRAME):
        _check_frame(s, at)
    if (s.phase == DAY) != (kinds[0] == CHOOSE_ACTION):
        raise BadSetup(f"by day, and only then, {QUESTION_NAMES[CHOOSE_ACTION]} comes before all other questions.")
    for seat in range(int(s.players)):
        if (asked >> seat) & 1:
            if question == CHOOSE_CARDS and side_in_battle(s, seat) < 0:
                raise BadSetup(f"{seat_name(seat)} chooses battle cards without a battle.")
            if len(legal_actions(s, seat)) == 0:
                raise BadSetup(f"{seat_name(seat)} is asked but can do nothing in this position.")


def _check_frame(s: State, at: int) -> None:
    """What a question speaks of is there."""
    question, seats, x, y, _ = (int(s.stack[at + i]) for i in range(FRAME))
    last = at == (int(s.depth) - 1) * FRAME
    if question == FIGHTING and (last or side_in_battle(s, i64(s.battle[FIGHTERS])) < 0):
        raise BadSetup("a battle that is fought has a line `battle` and a question above it.")
    fought = s.waits(FIGHTING)
    if FIGHTING < question <= CHOOSE_STAY and not fought:
        raise BadSetup(f"{QUESTION_NAMES[question]} is asked in a battle only; `ask - fighting` comes before it.")
    if seats.bit_count() != 1:
        return
    seat = seats.bit_length() - 1
    if question == CHOOSE_STEP:
        zone = int(s.move[MOVE_ZONE])
        creature = int(s.move[MOVE_CREATURE])
        if s.move[MOVE_SOLDIERS] == 0 or soldiers_at(s, seat, zone) < i64(s.move[MOVE_SOLDIERS]):
            raise BadSetup(f"{seat_name(seat)} moves more soldiers than there are, or none.")
        if creature != NO_CREATURE and (int(s.creatures[creature]) != zone or not has_creature(s, seat, creature)):
            raise BadSetup(f"{CREATURE_NAMES[creature]} is not with the army that moves.")
    if question == CHOOSE_GROUP and soldiers_at(s, seat, y) == 0:
        raise BadSetup(f"{seat_name(seat)} has no army in {ZONE_NAMES[y]}.")
    if not _is_due(s, seat, question, x, y):
        raise BadSetup(f"{seat_name(seat)} has not what {QUESTION_NAMES[question]} is about.")


def _is_due(s: State, seat: int, question: int, x: int, y: int) -> bool:
    """Whether a seat has what a question of the set-up or the night is about."""
    if question == CHOOSE_DISTRICTS:
        return board(s, seat, SUPPLY) >= 2 * STARTING_ARMY
    if question == CHOOSE_PYRAMIDS:
        return x > 0
    if question == CHOOSE_LEVEL:
        return board(s, seat, LEVEL + x) > 0 if y == NO_COLOUR else may_found(s, seat, x, y)
    if question == CHOOSE_PRAYERS:
        return can_pray_more(s, seat)
    if question == CHOOSE_DRAWS:
        return can_draw_more(s, seat)
    if question == CHOOSE_SACRIFICE:
        return soldiers_at(s, seat, x) >= (SANCTUARY_SOLDIERS if x == SANCTUARY_ZONE else 1)
    if question == CHOOSE_PLACES:
        return y != FROM_VETERANS or board(s, seat, VETERANS) >= x
    if question == CHOOSE_CARD_TO_SWAP:
        return owns(s, seat, STORM if x == RED_SPECIAL else BARRIER) and x >= RED_SPECIAL
    return True
