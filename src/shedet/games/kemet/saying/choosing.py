"""What an answer costs and does."""

from typing import cast

from shedet.core.game import Data
from shedet.core.words import Message, Part, say
from shedet.games.kemet.actions import (
    Accept,
    Buy,
    ChooseActive,
    ChooseIntervention,
    Disband,
    DiscardBattleCard,
    DiscardIntervention,
    EndTurn,
    Finish,
    Found,
    GetBack,
    Go,
    Join,
    LeaveEmpty,
    Mark,
    MarkGold,
    MarkSilver,
    PlaceSoldiers,
    Play,
    Put,
    Raise,
    Retreat,
    Spend,
    Stay,
    SwapBattleCard,
    Take,
    TakeSlot,
    Teleport,
    ToLevel,
    decode,
)
from shedet.games.kemet.components import (
    COST_OF,
    FIELD_TABLE,
    FIRST_POWER,
    MOVE,
    POWER,
    PRAY,
    PRAY_GAIN,
    RECRUIT,
    ROW_NAMES,
    STARTING_ARMY,
)
from shedet.games.kemet.saying.things import (
    armies_in,
    army,
    battle_card_does,
    cities_of,
    colour,
    details_of,
    gold_action,
    intervention_does,
    kind_of_question,
    own_soldiers,
    prayer_points,
    seat_of,
    soldiers,
    spot,
    tile_does,
)
from shedet.games.kemet.tiles import CREATURE_NAMES, PRIEST, PRIEST_GAIN, TILE_NAMES
from shedet.games.kemet.views import OtherView, Preview, PyramidView, TableView
from shedet.games.kemet.zones import DISTRICT_NAMES, SANCTUARY, SANCTUARY_ZONE, TEMPLE, ZONE_NAMES, ZONE_TABLE


def describe(view: Data, action: int, preview: Data) -> list[Part]:
    """What an answer costs and does."""
    table, seen = cast(TableView, view), cast(Preview, preview)
    match decode(action):
        case Mark(field) | MarkSilver(field):
            return [Part(describe_field(table, field))]
        case MarkGold(which):
            return [Part(say(f"{gold_action(which).name}.does"))]
        case Buy(tile):
            return [price(seen["cost"]), Part(say("does-buy", does=tile_does(tile)))]
        case Found(_, number):
            return describe_building(table, seen["cost"], say("does-found", colour=colour(number)))
        case Raise(number):
            return describe_building(table, seen["cost"], raised(table, DISTRICT_NAMES[number]))
        case ToLevel(level):
            return describe_building(table, seen["cost"], levelled(table, level))
        case Go(zone) | Teleport(zone):
            cost = [price(seen["cost"])] if seen["cost"] else []
            return cost + describe_arrival(table, ZONE_NAMES[zone], seen)
        case Put(zone):
            cost = [price(seen["cost"])] if kind_of_question(table) == "choose-recruits" else []
            return cost + describe_arrival(table, ZONE_NAMES[zone], seen)
        case Take(number, _):
            return [Part(describe_group(table, number, seen))]
        case Join(creature, _):
            return [Part(say(f"tile-{CREATURE_NAMES[creature]}.does"))]
        case ChooseActive(card) | DiscardBattleCard(card) | SwapBattleCard(card):
            return [Part(battle_card_does(card))]
        case DiscardIntervention(card):
            return [Part(say("does-wound", does=intervention_does(card)))]
        case Play(card) | GetBack(card) | ChooseIntervention(card):
            points = seen["cost"] or int(COST_OF[card])
            return ([price(points)] if points else []) + [Part(intervention_does(card))]
    return describe_short(table, action)


def price(cost: int) -> Part:
    return Part(say("does-pay", number=cost), "cost") if cost else Part(say("does-cost-nothing"), "gain")


def own_seat(table: TableView) -> OtherView:
    return seat_of(table, table["viewer"])


# ---- fields of the action pyramid


def describe_field(table: TableView, field: int) -> Message:
    """What a marker on a field would do."""
    own = own_seat(table)
    row = say(f"row-{ROW_NAMES[FIELD_TABLE[field].row]}")
    action = FIELD_TABLE[field].action
    if action == PRAY:
        gain = PRAY_GAIN + (PRIEST_GAIN if TILE_NAMES[PRIEST] in own["tiles"] else 0)
        return say("does-pray", number=gain, row=row)
    if action == POWER:
        return describe_power(table, own["indicators"][field - FIRST_POWER])
    return say({MOVE: "does-move", RECRUIT: "does-recruit"}.get(action, "does-build"), row=row)


def describe_power(table: TableView, indicator: str) -> Message:
    """Up to which level a power field buys."""
    if indicator == "-":
        return say("does-no-indicator")
    pyramids = [each for seat in table["seats"] for each in seat["pyramids"] if each["colour"] == indicator]
    levels = [each["level"] for each in pyramids if each["controlled_by"] == table["viewer"]]
    name = say(f"colour-{indicator}")
    return say("does-power", colour=name, level=max(levels)) if levels else say("does-no-pyramid", colour=name)


# ---- pyramids


def describe_building(table: TableView, cost: int, what: Message) -> list[Part]:
    """The first levels cost nothing, nor does what the Hand of God raises."""
    kind = kind_of_question(table)
    if kind == "choose-pyramids":
        return []
    return [price(0 if kind == "choose-raised" else cost), Part(what)]


def raised(table: TableView, district: str) -> Message:
    """A pyramid one level higher; at the start there is nothing to say about it."""
    pyramid = pyramid_in(table, district)
    assert pyramid is not None
    name = "does-raise-by-one" if kind_of_question(table) == "choose-raised" else "does-raise"
    level = pyramid["level"]
    return say(name, colour=say(f"colour-{pyramid['colour']}"), level=level, next=level + 1)


def levelled(table: TableView, level: int) -> Message:
    """The pyramid that is built, or founded, at a level."""
    details = details_of(table)
    pyramid = pyramid_in(table, details[0])
    name = details[1] if pyramid is None else pyramid["colour"]
    zone = spot(cities_of(table), f"{own_seat(table)['city']}{details[0]}")
    return say("does-level", colour=say(f"colour-{name}"), zone=zone, level=level)


def pyramid_in(table: TableView, district: str) -> PyramidView | None:
    return next((each for each in own_seat(table)["pyramids"] if each["district"] == district), None)


# ---- armies and zones


def describe_group(table: TableView, number: int, seen: Preview) -> Message:
    """A part of an army: how far it gets, or how many stay behind on the way."""
    move = table["move"]
    if move is None:
        return say("does-move-up-to", movement=seen["movement"])
    return say("does-leave-behind", number=own_soldiers(table, move["zone"]) - number)


def describe_arrival(table: TableView, zone: str, seen: Preview) -> list[Part]:
    """A zone to go to, to start from, to place in or to strike at."""
    there = [army(each) for each in armies_in(table, zone)]
    if seen["battle"]:
        attack, defence = seen["strengths"]
        return [Part(say("does-fight"), "cost"), Part(say("does-meet", armies=there, attack=attack, defence=defence))]
    parts = [Part(say("does-gain-fame", number=seen["fame"]), "gain")] if seen["fame"] else []
    kind = ZONE_TABLE[ZONE_NAMES.index(zone)].kind
    place = {TEMPLE: "zone-temple", SANCTUARY: "zone-sanctuary"}.get(kind, "")
    if place:
        parts.append(Part(say(place)))
    if place and there:
        parts.append(Part(say("comma")))
    if there:
        parts.append(Part(say("armies", armies=there)))
    return parts


# ---- answers of a word or two


def describe_short(table: TableView, action: int) -> list[Part]:
    """What they mean depends on the question."""
    said: Message | None = None
    match decode(action):
        case EndTurn():
            said = say("does-end-turn")
        case Finish():
            said = say(f"done-{kind_of_question(table)}")
        case Accept():
            said = describe_yes(table)
        case Spend():
            said = say(f"spend-{kind_of_question(table)}")
        case Disband():
            said = describe_disbanding(table)
        case Retreat():
            said = say("does-retreat")
        case Stay():
            said = say("does-stay")
        case LeaveEmpty(district):
            others = [name for number, name in enumerate(DISTRICT_NAMES) if number != district]
            said = say("does-leave-empty", soldiers=soldiers(STARTING_ARMY), first=others[0], second=others[1])
        case PlaceSoldiers(_):
            said = say("does-reinforce")
        case TakeSlot(_):
            said = say("does-take-slot", places=len(table["slots"]))
    return [] if said is None else [Part(said)]


def describe_yes(table: TableView) -> Message:
    if kind_of_question(table) == "choose-tactics":
        return say("does-swap-cards")
    in_sanctuary = details_of(table)[:1] == [ZONE_NAMES[SANCTUARY_ZONE]]
    return say("does-sacrifice-for-fame" if in_sanctuary else "does-sacrifice-for-prayer")


def describe_disbanding(table: TableView) -> Message:
    battle = table["battle"]
    assert battle is not None
    number = own_soldiers(table, battle["zone"])
    return say("does-disband", soldiers=soldiers(number), points=prayer_points(max(0, number - 1)))
