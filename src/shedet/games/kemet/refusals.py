"""Why an action is not possible: the rule, and what would be right. Said to the seat that tried, from what it knows."""

from typing import Final

from mypy_extensions import i64

from shedet.games.kemet.actions import (
    GOLD_TWIN,
    Buy,
    ChooseActive,
    DiscardBattleCard,
    EndTurn,
    Finish,
    Found,
    Go,
    Join,
    Mark,
    MarkGold,
    MarkSilver,
    Play,
    Put,
    Raise,
    Take,
    Teleport,
    ToLevel,
    decode,
)
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    BY_DAY,
    COLOUR_NAMES,
    COST_OF,
    FIELD_NAMES,
    IN_MOVE,
    INTERVENTION_NAMES,
    PYRAMIDS,
    TELEPORT_COST,
    TELEPORTATION,
    TOP_LEVEL,
    WINDOW_OF,
)
from shedet.games.kemet.rules.building import building_cost, may_found
from shedet.games.kemet.rules.buying import field_serves, tile_cost
from shedet.games.kemet.rules.control import controlled_level, limit
from shedet.games.kemet.rules.day import has_silver, may_mark, may_mark_silver
from shedet.games.kemet.rules.interventions import may_play_by_day
from shedet.games.kemet.rules.moving import (
    can_teleport,
    ignores_walls,
    may_group,
    may_stop,
    passes_walls,
    reached,
    toll,
)
from shedet.games.kemet.rules.prayer import price
from shedet.games.kemet.state import (
    ARMY_ZONE,
    BOUGHT,
    BUYING_FIELD,
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    CHOOSE_GROUP,
    CHOOSE_LEVEL,
    CHOOSE_OBELISK,
    CHOOSE_PLACES,
    CHOOSE_PYRAMIDS,
    CHOOSE_RECRUITS,
    CHOOSE_SHOWN,
    CHOOSE_SITE,
    CHOOSE_STEP,
    CHOOSE_TILE,
    CHOSEN_ARMY,
    CITY,
    DAY,
    ENLISTED_ARMY,
    FIELD,
    FIGHTING,
    GOLD_USED,
    HAND,
    LEVEL,
    MARKERS_PLACED,
    MOVE_CREATURE,
    MOVE_GROUPED,
    MOVE_OPEN,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    NO_MARKER,
    PRAYER_POINTS,
    SITE,
    SUPPLY,
    TURN_REGULAR,
    TWIN,
    WHERE,
    State,
    battle_hand,
    board,
    cards_of,
    enemy_at,
    has_creature,
    owns,
    soldiers_at,
)
from shedet.games.kemet.tiles import (
    COLOUR_OF,
    CREATURE_NAMES,
    LEVEL_OF,
    NO_CREATURE,
    SAME_PICTURE,
    TILE_NAMES,
    TWIN_CEREMONY,
)
from shedet.games.kemet.zones import CITY_OF, IN_PLAY, NO_ZONE, OBELISKS, ZONE_NAMES

CARDS_IN_ORDER: Final = "The active card is chosen first, then the one to discard, then interventions. [K-BAT-1]"


def refusal(s: State, seat: i64, action: i64) -> str:
    """A sentence with the rule's id; empty where there is nothing better to say than what is possible."""
    question = int(s.question())
    match decode(int(action)):
        case Buy(tile) if question == CHOOSE_TILE:
            return why_no_tile(s, seat, tile)
        case Go(zone) if question == CHOOSE_STEP:
            return why_no_step(s, seat, zone)
        case Teleport(zone) if question in (CHOOSE_STEP, CHOOSE_OBELISK):
            return why_no_teleport(s, seat, zone)
        case Play(card):
            return why_no_card(s, seat, card)
        case ChooseActive(card) | DiscardBattleCard(card) if question in (CHOOSE_CARDS, CHOOSE_SHOWN):
            return why_no_battle_card(s, seat, card)
        case Mark(field) | MarkSilver(field) if question == CHOOSE_ACTION:
            return why_no_marker(s, seat, field, isinstance(decode(int(action)), MarkSilver))
        case MarkGold(which) if question == CHOOSE_ACTION:
            if which == GOLD_TWIN and owns(s, seat, TWIN_CEREMONY) and board(s, seat, GOLD_USED) == 0:
                return "Twin Ceremony buys again in a colour bought today, and there is nothing to buy. [K-TILE-4]"
            return "You need a gold tile for the gold marker, and can place it once a day. [K-DAY-3]"
        case EndTurn() if question == CHOOSE_ACTION:
            return (
                "First place your marker; and a silver one too, if otherwise a row would stay empty. [K-DAY-1, K-DAY-2]"
            )
        case Found(_, _) | Raise(_) if question == CHOOSE_PYRAMIDS:
            return why_no_first_level(s, int(action))
        case Found(_, _) | Raise(_) if question == CHOOSE_SITE:
            return why_no_building(s, seat, int(action))
        case Found(_, _) | Raise(_) if question == CHOOSE_LEVEL:
            return "You have chosen the site; now say up to which level, as in 'level 2'. [K-BUILD-1]"
        case ToLevel(level) if question == CHOOSE_LEVEL:
            return why_no_level(s, seat, int(s.detail(SITE)), level)
        case ToLevel(_) if question == CHOOSE_SITE:
            return "First choose a site: found a pyramid or raise one. [K-BUILD-1]"
        case Put(zone) if question == CHOOSE_RECRUITS:
            return why_no_recruit(s, seat, zone)
        case Put(zone) if question == CHOOSE_PLACES:
            return why_no_place(s, seat, zone)
        case Join(creature, _):
            return why_no_creature(s, seat, creature)
        case Take(soldiers, creature) if question == CHOOSE_GROUP:
            return why_no_group(s, seat, int(s.detail(ARMY_ZONE)), soldiers, creature)
        case Take(soldiers, creature) if question == CHOOSE_STEP:
            return why_no_regrouping(s, seat, soldiers, creature)
        case Finish() if question == CHOOSE_STEP:
            return f"There is no room here: {limit(s, seat)} soldiers and one creature is the most. [K-MOVE-4]"
        case _:
            return ""


def purse(s: State, seat: i64, cost: i64) -> str:
    points = price(s, seat, cost)
    return f"costs {points} prayer point{'s' if points != 1 else ''}, and you have {board(s, seat, PRAYER_POINTS)}"


def why_no_tile(s: State, seat: i64, tile: int) -> str:
    name = TILE_NAMES[tile]
    colour = int(COLOUR_OF[tile])
    field = s.detail(BUYING_FIELD)
    if s.tiles[seat] & SAME_PICTURE[tile]:
        return f"You already have a tile with the picture of {name}. [K-BUY-2]"
    if s.tiles_left[tile] == 0:
        return f"{name} is not on offer. [K-BUY-1]"
    bought = (board(s, seat, BOUGHT) >> colour) & 1 == 1
    if field == TWIN and not bought:
        return f"Twin Ceremony buys in a colour bought today, and {COLOUR_NAMES[colour]} was not. [K-TILE-4]"
    if field != TWIN and bought:
        return f"You have already bought a {COLOUR_NAMES[colour]} tile today; only one of each colour a day. [K-BUY-1]"
    if field != TWIN and not field_serves(s, seat, field, colour):
        return f"To buy {name}, place a marker on the power field with the {COLOUR_NAMES[colour]} indicator. [K-BUY-3]"
    level = controlled_level(s, seat, colour)
    if LEVEL_OF[tile] > level:
        has = f"level {level}" if level else "none"
        return f"{name} needs a {COLOUR_NAMES[colour]} pyramid of level {LEVEL_OF[tile]}; you control {has}. [K-BUY-1]"
    return f"{name} {purse(s, seat, tile_cost(s, seat, tile, field))}. [K-BUY-1]"


def why_no_step(s: State, seat: i64, zone: int) -> str:
    here = i64(s.move[MOVE_ZONE])
    name, at = ZONE_NAMES[zone], ZONE_NAMES[int(here)]
    if not (IN_PLAY[s.players] >> zone) & 1:
        return f"{name} is not in play with {s.players} players. [K-MOVE-1]"
    if not (reached(s, seat, here) >> zone) & 1:
        return f"{name} does not touch {at}, and no ship goes there from it. [K-MOVE-1]"
    if s.move[MOVE_POINTS] == 0:
        return f"The army has no movement left to reach {name}. [K-MOVE-1]"
    if not ignores_walls(s, i64(s.move[MOVE_CREATURE])) and not passes_walls(s, seat, here, zone):
        return f"The wall before {name} can be crossed only by a move that began beside it, and only once. [K-MOVE-5]"
    if price(s, seat, toll(s, seat, zone)) > board(s, seat, PRAYER_POINTS):
        return f"To enter the zone of Khnum's Sphinx {purse(s, seat, toll(s, seat, zone))}. [K-TILE-2]"
    return f"There is no room for the army in {name}, and it could not go on from there. [K-MOVE-4]"


def why_no_teleport(s: State, seat: i64, zone: int) -> str:
    by_card = s.question() == CHOOSE_OBELISK
    if not ((OBELISKS & IN_PLAY[s.players]) >> zone) & 1:
        return f"A teleport leads to an obelisk, and {ZONE_NAMES[zone]} has none in this game. [K-MOVE-2]"
    if s.move[MOVE_TELEPORTED]:
        return "An army teleports only once in a move. [K-MOVE-2]"
    if not by_card and not can_teleport(s, seat):
        return "A teleport starts from a district with a pyramid that you control. [K-MOVE-2]"
    if zone == int(s.move[MOVE_ZONE]):
        return f"The army is already in {ZONE_NAMES[zone]}. [K-MOVE-2]"
    cost = (COST_OF[TELEPORTATION] if by_card else TELEPORT_COST) + toll(s, seat, zone)
    if price(s, seat, cost) > board(s, seat, PRAYER_POINTS):
        return f"The teleport {purse(s, seat, cost)}. [K-MOVE-2]"
    return f"There is no room for the army in {ZONE_NAMES[zone]}, and it could not go on from there. [K-MOVE-4]"


def why_no_group(s: State, seat: i64, zone: int, soldiers: int, creature: int) -> str:
    """Why an army cannot be divided like this."""
    here = soldiers_at(s, seat, zone)
    if creature != NO_CREATURE and (not has_creature(s, seat, creature) or int(s.creatures[creature]) != zone):
        return f"You have no {CREATURE_NAMES[creature]} in {ZONE_NAMES[zone]}. [K-MOVE-1]"
    if soldiers > here:
        return f"There {'are' if here > 1 else 'is'} only {here} of your soldiers in {ZONE_NAMES[zone]}. [K-MOVE-1]"
    return f"At most {limit(s, seat)} soldiers and one creature can move together or stay in a zone. [K-MOVE-4]"


def why_no_regrouping(s: State, seat: i64, soldiers: int, creature: int) -> str:
    zone = int(s.move[MOVE_ZONE])
    if s.move[MOVE_GROUPED]:
        return "In each zone you choose only once which soldiers go on, and you have chosen. [K-MOVE-4]"
    if not may_group(s, seat, zone, soldiers, creature):
        return why_no_group(s, seat, zone, soldiers, creature)
    if soldiers == int(s.move[MOVE_SOLDIERS]) and creature == int(s.move[MOVE_CREATURE]):
        return "This is the army that came; it goes on without being chosen again. [K-MOVE-4]"
    return f"There is no room in {ZONE_NAMES[zone]}, and this army could not go on from there. [K-MOVE-4]"


def why_no_card(s: State, seat: i64, card: int) -> str:
    name = INTERVENTION_NAMES[card]
    if cards_of(s, HAND + seat, card) == 0:
        return f"You do not have {name} in your hand. [K-INFO-1]"
    if WINDOW_OF[card] == IN_MOVE:
        return why_no_move_card(s, seat, card)
    if WINDOW_OF[card] == BY_DAY:
        return why_no_day_card(s, seat, card)
    if s.question() != CHOOSE_CARDS:
        return f"{name} is played when battle cards are chosen. [K-BAT-1]"
    return CARDS_IN_ORDER


def why_no_move_card(s: State, seat: i64, card: int) -> str:
    name = INTERVENTION_NAMES[card]
    if s.question() != CHOOSE_STEP:
        return f"{name} can be played only while you move an army. [K-DAY-4]"
    if card == TELEPORTATION and s.move[MOVE_TELEPORTED]:
        return "An army teleports only once in a move, by this card or otherwise. [K-MOVE-2]"
    if price(s, seat, COST_OF[card]) > board(s, seat, PRAYER_POINTS):
        return f"{name} {purse(s, seat, COST_OF[card])}. [K-DAY-4]"
    if card == TELEPORTATION:
        return "There is no obelisk where the army finds room or could go on from. [K-MOVE-4]"
    if s.move[MOVE_OPEN]:
        return "The move already ignores walls. [K-DAY-4]"
    return f"There is no room here, and after {name} the army could not go on. [K-MOVE-4]"


def why_no_day_card(s: State, seat: i64, card: int) -> str:
    name = INTERVENTION_NAMES[card]
    if s.phase != DAY or s.waits(FIGHTING):
        return f"{name} is played in your turn by day, not in a battle or at night. [K-DAY-4]"
    if price(s, seat, COST_OF[card]) > board(s, seat, PRAYER_POINTS):
        return f"{name} {purse(s, seat, COST_OF[card])}. [K-DAY-4]"
    if not may_play_by_day(s, seat, card):
        return f"{name} would have no effect now. [K-DAY-4]"
    if s.question() == CHOOSE_STEP:
        return f"There is no room for the army here; it moves on before {name} is played. [K-DAY-4]"
    return f"First answer the question, then play {name}. [K-DAY-4]"


def why_no_battle_card(s: State, seat: i64, card: int) -> str:
    if not (battle_hand(s, seat) >> card) & 1:
        return f"You do not have the battle card {BATTLE_CARD_NAMES[card]} in your hand. [K-BAT-1]"
    return CARDS_IN_ORDER


def why_no_marker(s: State, seat: i64, field: int, silver: bool) -> str:
    name = FIELD_NAMES[field]
    if silver and not has_silver(s, seat):
        return "You need the tile Act of God for a silver marker, and can place it once a day. [K-DAY-3]"
    if board(s, seat, FIELD + field) != NO_MARKER:
        return f"There is already a marker on {name}. [K-DAY-1]"
    if s.detail(MARKERS_PLACED) & TURN_REGULAR and not silver:
        return "You have already placed your marker for this turn. [K-DAY-1]"
    if may_mark(s, seat, field) or may_mark_silver(s, seat, field):
        return f"{name} has no indicator; the first such field stands for all of them. [K-DAY-6]"
    return f"After {name} not every row could get a marker today. [K-DAY-2]"


def why_no_first_level(s: State, action: int) -> str:
    match decode(action):
        case Found(_, colour) if (s.colours >> colour) & 1 == 0:
            return f"{COLOUR_NAMES[colour]} is not in play. [K-SET-1]"
        case _:
            return "At the start you build 3 levels in all, none above 2, one pyramid of a colour. [K-SET-5]"


def why_no_building(s: State, seat: i64, action: int) -> str:
    match decode(action):
        case Found(number, colour):
            if (s.colours >> colour) & 1 == 0:
                return f"{COLOUR_NAMES[colour]} is not in play. [K-SET-1]"
            if board(s, seat, LEVEL + number) > 0:
                return "There is already a pyramid on that site. [K-BUILD-1]"
            if may_found(s, seat, number, colour):
                return f"A new pyramid {purse(s, seat, building_cost(s, seat, number, 1))}. [K-BUILD-1]"
            return f"There are at most {PYRAMIDS[s.players]} pyramids in a city, one of each colour. [K-BUILD-1]"
        case Raise(number):
            if board(s, seat, LEVEL + number) == 0:
                return "There is no pyramid to raise; found one first. [K-BUILD-1]"
            return why_no_level(s, seat, number, int(board(s, seat, LEVEL + number)) + 1)
        case _:
            return ""


def why_no_level(s: State, seat: i64, number: int, level: int) -> str:
    now = board(s, seat, LEVEL + number)
    if now == TOP_LEVEL:
        return f"The pyramid has level {TOP_LEVEL}, the highest there is. [K-BUILD-1]"
    if level <= now:
        return f"The pyramid already has level {now}. [K-BUILD-1]"
    return f"Level {level} {purse(s, seat, building_cost(s, seat, number, level))}. [K-BUILD-1]"


def why_no_place(s: State, seat: i64, zone: int) -> str:
    if enemy_at(s, seat, zone) >= 0:
        return f"Only recruits are placed beside an enemy, and one stands in {ZONE_NAMES[zone]}. [K-RECR-1]"
    if soldiers_at(s, seat, zone) >= limit(s, seat):
        return f"There are {limit(s, seat)} soldiers in {ZONE_NAMES[zone]} already, the most there may be. [K-RECR-1]"
    if s.detail(WHERE) == ENLISTED_ARMY and s.detail(CHOSEN_ARMY) != NO_ZONE:
        return "Enlisted soldiers go to your city or to one army, not to two. [K-TILE-3]"
    return f"Soldiers are not placed in {ZONE_NAMES[zone]} now. [K-TILE-3]"


def why_no_recruit(s: State, seat: i64, zone: int) -> str:
    if board(s, seat, SUPPLY) == 0:
        return "You have no soldiers left in your supply. [K-RECR-1]"
    if soldiers_at(s, seat, zone) >= limit(s, seat):
        return f"There are {limit(s, seat)} soldiers in {ZONE_NAMES[zone]} already, the most there may be. [K-RECR-1]"
    if CITY_OF[zone] != board(s, seat, CITY):
        return (
            f"Soldiers are recruited in your own city, and {ZONE_NAMES[zone]} is not one of its districts. [K-RECR-1]"
        )
    return f"A soldier {purse(s, seat, 1)}. [K-RECR-1]"


def why_no_creature(s: State, seat: i64, creature: int) -> str:
    name = CREATURE_NAMES[creature]
    if not has_creature(s, seat, creature):
        return f"{name} is not yours. [K-CREA-1]"
    if s.question() == CHOOSE_STEP and not may_stop(s, seat):
        return f"There is no room for the army here; it moves on before {name} joins anybody. [K-CREA-1]"
    return f"{name} joins, from your supply, an army without a creature in one of your districts. [K-CREA-1]"
