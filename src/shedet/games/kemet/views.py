"""What you see: views and previews, built from a viewer's knowledge and nothing else. [K-INFO-1]

An opponent has numbers of cards; there is no field for what they are.
"""

from typing import TypedDict

from mypy_extensions import i64

from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import seat_name, viewer_name
from shedet.core.question import QuestionView, question_view
from shedet.games.kemet.actions import Buy, Found, GetBack, Go, Play, Put, Raise, Take, Teleport, ToLevel, decode
from shedet.games.kemet.armies import enemy_at, has_creature, soldiers_at
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    COLOUR_NAMES,
    COST_OF,
    GODS,
    NO_CARD,
    NO_COLOUR,
    TELEPORT_COST,
    TELEPORTATION,
)
from shedet.games.kemet.decisions import QUESTIONS
from shedet.games.kemet.notation import (
    PHASE_NAMES,
    battle_card_list,
    card_list,
    colour_list,
    deck_list,
    indicator_list,
    mark_list,
    order_list,
    slot_list,
    tile_list,
)
from shedet.games.kemet.rules.building import building_cost
from shedet.games.kemet.rules.buying import tile_cost
from shedet.games.kemet.rules.control import controls, fame, great_pyramids, permanent_fame, temples
from shedet.games.kemet.rules.moving import movement, toll
from shedet.games.kemet.rules.night import vision_size
from shedet.games.kemet.rules.prayer import price
from shedet.games.kemet.state import (
    ATTACKER,
    BATTLE_FAME,
    BOUGHT,
    BUYING_FIELD,
    CHOOSE_CARDS,
    CHOOSE_GROUP,
    CHOOSE_LEVEL,
    CHOOSE_OBELISK,
    CHOOSE_RECRUITS,
    CHOOSE_STEP,
    CHOOSE_TILE,
    CHOOSE_VISION,
    CITY,
    DEFENDER,
    DISCARDS,
    DOMINATION_FAME,
    FREE_SOLDIERS,
    HAND,
    LEVEL,
    MOVE_CREATURE,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_ZONE,
    PLAYED,
    PRAYER_POINTS,
    PYRAMID,
    SITE,
    SUPPLY,
    VETERANS,
    State,
    active_card,
    battle_discards,
    battle_hand,
    battle_zone,
    board,
    discarded_card,
    district,
    fighter,
    has_committed,
    is_fought,
    round_or_step,
)
from shedet.games.kemet.strengths import forecast
from shedet.games.kemet.tiles import CREATURE_NAMES, CREATURES, NO_CREATURE, TILE_NAMES, TILES
from shedet.games.kemet.worlds import Knowledge
from shedet.games.kemet.zones import CITY_NAMES, DISTRICT_NAMES, DISTRICTS, IN_PLAY, NO_ZONE, ZONE_NAMES, ZONES


class ArmyView(TypedDict):
    zone: str
    seat: str
    soldiers: int
    creatures: list[str]


class PyramidView(TypedDict):
    district: str
    zone: str
    colour: str
    level: int
    controlled_by: str  # empty: nobody but its owner could, and an enemy stands there


class FameView(TypedDict):
    total: int
    permanent: int
    battle: int
    domination: int
    temples: int
    pyramids: int


class OtherView(TypedDict):
    """A player seen from outside."""

    seat: str
    god: str
    city: str
    prayer: int
    supply: int
    fame: FameView
    veterans: int
    tiles: list[str]
    creatures_in_supply: list[str]
    pyramids: list[PyramidView]
    marks: list[str]
    indicators: list[str]
    bought: list[str]
    interventions: int
    battle_cards: int
    seen_discards: list[str]  # battle cards known to lie in the discards


class OwnView(OtherView):
    """A player as they see themself (and as all see each other when the game is over)."""

    hand: list[str]
    battle_hand: list[str]
    battle_discards: list[str]


class MoveView(TypedDict):
    zone: str
    soldiers: int
    creature: str | None
    points: int


class SideView(TypedDict):
    seat: str
    has_chosen: bool
    active: str | None
    discarded: str | None
    played: list[str]


class BattleView(TypedDict):
    zone: str
    attacker: SideView
    defender: SideView


class TableView(TypedDict):
    viewer: str
    over: bool
    day: int
    phase: str
    round: int  # of the day; at night the step
    order: list[str]
    slots: list[str]
    colours: list[str]
    question: QuestionView | None
    zones: list[str]  # in play
    armies: list[ArmyView]
    seats: list[OtherView]
    move: MoveView | None
    battle: BattleView | None
    tiles: dict[str, int]  # on offer
    deck: int
    discards: list[str]
    vision: list[str]  # the cards that the viewer chooses from


def view(k: Knowledge) -> TableView:
    table = k.table
    return {
        "viewer": viewer_name(k.viewer),
        "over": table.over,
        "day": int(table.day),
        "phase": PHASE_NAMES[int(table.phase)],
        "round": int(round_or_step(table)),
        "order": order_list(table),
        "slots": slot_list(table),
        "colours": colour_list(int(table.colours)),
        "question": question_view(QUESTIONS, table),
        "zones": [ZONE_NAMES[zone] for zone in range(ZONES) if (IN_PLAY[table.players] >> zone) & 1],
        "armies": army_views(table),
        "seats": [seat_view(k, seat) for seat in range(int(table.players))],
        "move": move_view(table),
        "battle": battle_view(table),
        "tiles": {TILE_NAMES[tile]: int(table.tiles_left[tile]) for tile in range(TILES) if table.tiles_left[tile]},
        "deck": int(table.deck_left),
        "discards": card_list(table, DISCARDS),
        "vision": vision(k),
    }


def army_views(table: State) -> list[ArmyView]:
    return [
        {
            "zone": ZONE_NAMES[zone],
            "seat": seat_name(seat),
            "soldiers": int(soldiers_at(table, seat, zone)),
            "creatures": creatures_in(table, seat, zone),
        }
        for zone in range(ZONES)
        for seat in range(int(table.players))
        if soldiers_at(table, seat, zone) > 0
    ]


def creatures_in(table: State, seat: int, zone: int) -> list[str]:
    """The creatures of a seat in a zone, or in its supply (NO_ZONE)."""
    return [
        CREATURE_NAMES[creature]
        for creature in range(CREATURES)
        if int(table.creatures[creature]) == zone and has_creature(table, seat, creature)
    ]


def seat_view(k: Knowledge, seat: int) -> OtherView:
    table = k.table
    outside: OtherView = {
        "seat": seat_name(seat),
        "god": GODS[seat],
        "city": CITY_NAMES[int(board(table, seat, CITY))],
        "prayer": int(board(table, seat, PRAYER_POINTS)),
        "supply": int(board(table, seat, SUPPLY)),
        "fame": fame_view(table, seat),
        "veterans": int(board(table, seat, VETERANS)),
        "tiles": tile_list(table, seat),
        "creatures_in_supply": creatures_in(table, seat, NO_ZONE),
        "pyramids": pyramid_views(table, seat),
        "marks": mark_list(table, seat),
        "indicators": indicator_list(table, seat),
        "bought": colour_list(int(board(table, seat, BOUGHT))),
        "interventions": int(k.interventions[seat]),
        "battle_cards": int(k.battle_cards[seat]),
        "seen_discards": battle_card_list(battle_discards(table, seat)),
    }
    if k.viewer != seat and k.viewer != OMNISCIENT and not table.over:
        return outside
    own: OwnView = {
        **outside,
        "hand": card_list(table, HAND + seat),
        "battle_hand": battle_card_list(battle_hand(table, seat)),
        "battle_discards": battle_card_list(battle_discards(table, seat)),
    }
    return own


def fame_view(table: State, seat: int) -> FameView:
    return {
        "total": int(fame(table, seat)),
        "permanent": int(permanent_fame(table, seat)),
        "battle": int(board(table, seat, BATTLE_FAME)),
        "domination": int(board(table, seat, DOMINATION_FAME)),
        "temples": int(temples(table, seat)),
        "pyramids": int(great_pyramids(table, seat)),
    }


def pyramid_views(table: State, seat: int) -> list[PyramidView]:
    return [
        {
            "district": DISTRICT_NAMES[number],
            "zone": ZONE_NAMES[int(district(table, seat, number))],
            "colour": COLOUR_NAMES[int(board(table, seat, PYRAMID + number))],
            "level": int(board(table, seat, LEVEL + number)),
            "controlled_by": controller(table, int(district(table, seat, number))),
        }
        for number in range(DISTRICTS)
        if board(table, seat, PYRAMID + number) != NO_COLOUR
    ]


def controller(table: State, zone: int) -> str:
    """Who controls a zone: the army there goes before the owner of the city. [K-CTRL-1]"""
    holders = [seat for seat in range(int(table.players)) if controls(table, seat, zone)]
    return seat_name(holders[0]) if holders else ""


def move_view(table: State) -> MoveView | None:
    if not table.waits(CHOOSE_STEP):
        return None
    creature = int(table.move[MOVE_CREATURE])
    return {
        "zone": ZONE_NAMES[int(table.move[MOVE_ZONE])],
        "soldiers": int(table.move[MOVE_SOLDIERS]),
        "creature": None if creature == NO_CREATURE else CREATURE_NAMES[creature],
        "points": int(table.move[MOVE_POINTS]),
    }


def battle_view(table: State) -> BattleView | None:
    """Before the reveal there is nothing of a side but whether it has chosen. [K-BAT-1]"""
    if not is_fought(table):
        return None
    zone = ZONE_NAMES[int(battle_zone(table))]
    return {"zone": zone, "attacker": side_view(table, ATTACKER), "defender": side_view(table, DEFENDER)}


def side_view(table: State, side: int) -> SideView:
    names = [*BATTLE_CARD_NAMES, *[""] * NO_CARD]
    seat = int(fighter(table, side))
    return {
        "seat": seat_name(seat),
        "has_chosen": has_committed(table, side),
        "active": names[int(active_card(table, side))] or None,
        "discarded": names[int(discarded_card(table, side))] or None,
        "played": card_list(table, PLAYED + seat),
    }


def vision(k: Knowledge) -> list[str]:
    """What the seer sees. [K-NIGHT-10]"""
    if k.table.question() != CHOOSE_VISION or k.viewer in (SPECTATOR, OMNISCIENT) or k.table.asked() != 1 << k.viewer:
        return []
    return deck_list(k.table)[: int(vision_size(k.table))]


# ---- previews


class Preview(TypedDict):
    """What an action would visibly do."""

    cost: int  # prayer points to pay
    battle: str  # whom it would attack
    strengths: list[int]  # of both in that battle, before cards
    movement: int  # range of the army
    fame: int  # conquerable fame gained


def preview(k: Knowledge, action: i64) -> Preview:
    table = k.table
    seat = k.viewer
    seen: Preview = {"cost": 0, "battle": "", "strengths": [], "movement": 0, "fame": 0}
    match decode(int(action)):
        case Buy(tile):
            if table.question() == CHOOSE_TILE:
                seen["cost"] = cost(table, seat, tile_cost(table, seat, tile, table.detail(BUYING_FIELD)))
        case Found(number, _) | Raise(number):
            level = board(table, seat, LEVEL + number) + 1
            seen["cost"] = cost(table, seat, building_cost(table, seat, number, level))
        case ToLevel(level):
            if table.question() == CHOOSE_LEVEL:
                seen["cost"] = cost(table, seat, building_cost(table, seat, table.detail(SITE), level))
        case Put(_):
            if table.question() == CHOOSE_RECRUITS and table.detail(FREE_SOLDIERS) == 0:
                seen["cost"] = cost(table, seat, 1)
        case Take(_, creature):
            if table.question() == CHOOSE_GROUP:
                seen["movement"] = int(movement(table, seat, creature))
        case Go(zone):
            if table.question() == CHOOSE_STEP:
                preview_arrival(table, seat, zone, 0, seen)
        case Teleport(zone):
            fare = int(COST_OF[TELEPORTATION]) if table.question() == CHOOSE_OBELISK else TELEPORT_COST
            preview_arrival(table, seat, zone, fare, seen)
        case Play(card) | GetBack(card):
            if table.question() != CHOOSE_CARDS:
                seen["cost"] = cost(table, seat, COST_OF[card])
    return seen


def cost(table: State, seat: i64, points: i64) -> int:
    return int(price(table, seat, points))


def preview_arrival(table: State, seat: i64, zone: int, fare: int, seen: Preview) -> None:
    """What it costs to get there, and who is there. [K-MOVE-2, K-MOVE-6, K-TILE-2]"""
    seen["cost"] = cost(table, seat, fare + toll(table, seat, zone))
    enemy = int(enemy_at(table, seat, zone))
    if enemy >= 0:
        seen["battle"] = seat_name(enemy)
        seen["strengths"] = forecast(table, seat, zone, enemy)
    else:
        after = table.copy()
        after.soldiers[seat * ZONES + zone] += 1
        seen["fame"] = int(fame(after, seat) - fame(table, seat))
