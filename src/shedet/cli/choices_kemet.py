"""The choices of Kemet in a terminal: each with what it costs and does."""

from typing import Final, cast

from rich.text import Text

from shedet.cli.battle_kemet import CARD_NAMED, INTERVENTION_NAMED, TILE_NAMED, Army, army_of, forecast, seat_of
from shedet.cli.colours import COST, GAIN
from shedet.cli.map_kemet import CREATURES, ZONE_NAMED, army_text
from shedet.cli.panels_kemet import as_view, plural
from shedet.cli.screen import Choice
from shedet.core.game import Data
from shedet.games.kemet.components import COLOUR_NAMES, FIELD_TABLE, PRAY_GAIN, ROW_NAMES
from shedet.games.kemet.tiles import PRIEST_GAIN
from shedet.games.kemet.views import OtherView, Preview, PyramidView, TableView
from shedet.games.kemet.zones import DISTRICT_NAMES, SANCTUARY, TEMPLE

FIELDS: Final = {
    "move": "an army",
    "recruit": "soldiers",
    "build": "a pyramid",
}
DONE: Final = {
    "choose-tile": "buy nothing",
    "choose-site": "build nothing",
    "choose-recruits": "no more recruits",
    "choose-places": "no more soldiers",
    "choose-army": "move nothing",
    "choose-step": "the move ends here",
    "choose-cards": "your choice is made",
    "choose-wounds": "no more",
    "choose-prayers": "keep the veterans",
    "choose-draws": "keep the veterans",
    "choose-joining": "no more creatures",
}
BATTLE_CARD_VERBS: Final = ("active", "swap")


def kind_of_question(table: TableView) -> str:
    return "" if table["question"] is None else table["question"]["kind"]


def details_of(table: TableView) -> list[str]:
    return [] if table["question"] is None else table["question"]["details"]


def own_seat(table: TableView) -> OtherView:
    return seat_of(table, table["viewer"])


# ---- what a choice does


def describe(view: Data, choice: Choice) -> Text:
    """What an answer costs and does, in words."""
    table = as_view(view)
    verb, _, rest = choice.text.partition(" ")
    seen = cast(Preview, choice.preview)
    if verb in ("mark", "silver"):
        return Text(describe_field(table, rest))
    if verb == "gold":
        return Text(TILE_NAMED[rest.partition(" ")[0]].text.removeprefix("gold: "))
    if verb == "buy":
        return price(seen["cost"]).append(f"· {TILE_NAMED[rest].text}")
    if verb in ("found", "raise", "level"):
        return describe_building(table, verb, rest, seen)
    if verb in ("go", "teleport", "put"):
        return describe_zone(table, verb, rest, seen)
    if verb == "take":
        return Text(describe_group(table, rest, seen))
    if verb == "join":
        return Text(TILE_NAMED[rest.split()[0]].text.removeprefix("creature: "))
    if verb in BATTLE_CARD_VERBS or rest in CARD_NAMED:
        return Text(card_numbers(rest))
    if rest in INTERVENTION_NAMED:
        cost = seen["cost"] or INTERVENTION_NAMED[rest].cost
        return (price(cost) if cost else Text()).append(INTERVENTION_NAMED[rest].text)
    return Text(describe_short(table, verb, rest))


def price(cost: int) -> Text:
    return Text(f"-{cost} ", COST) if cost else Text("free ", GAIN)


def card_numbers(name: str) -> str:
    """`strength 4, damage 1`."""
    card = CARD_NAMED[name]
    parts = [f"strength {card.strength}"]
    parts += [f"damage {card.damage}"] if card.damage else []
    parts += [plural(card.shield, "shield")] if card.shield else []
    parts += [f"you lose {card.removed} soldiers"] if card.removed else []
    return ", ".join(parts)


def describe_field(table: TableView, field: str) -> str:
    """What a marker on a field would do."""
    own = own_seat(table)
    name = field.rstrip("0123456789")
    row = ROW_NAMES[next(each.row for each in FIELD_TABLE if each.name == field)]
    if name == "pray":
        gain = PRAY_GAIN + (PRIEST_GAIN if "priest" in own["tiles"] else 0)
        return f"+{gain} prayer ({row})"
    if name == "power":
        colour = own["indicators"][int(field[-1]) - 1]
        if colour == "-":
            return "no indicator: no tile to buy"
        levels = [each["level"] for each in pyramids_under(table, own["seat"]) if each["colour"] == colour]
        return f"{colour} tile up to {max(levels)}" if levels else f"no {colour} pyramid"
    return f"{FIELDS[name]} ({row})"


def pyramids_under(table: TableView, name: str) -> list[PyramidView]:
    """All pyramids that a seat controls, in whosever city."""
    return [pyramid for seat in table["seats"] for pyramid in seat["pyramids"] if pyramid["controlled_by"] == name]


def describe_building(table: TableView, verb: str, rest: str, seen: Preview) -> Text:
    own = own_seat(table)
    if kind_of_question(table) == "choose-pyramids":
        return Text("")
    cost = price(seen["cost"]) if kind_of_question(table) != "choose-raised" else price(0)
    if verb == "found":
        return cost.append(f"a new {rest.split()[1]} pyramid, higher if you can pay")
    if verb == "level":
        details = details_of(table)
        standing = [each["colour"] for each in own["pyramids"] if each["district"] == details[0]]
        colour = details[1] if len(details) > 1 else standing[0]
        return cost.append(f"the {colour} pyramid in {own['city']}{details[0]} at level {rest}")
    pyramid = next(each for each in own["pyramids"] if each["district"] == rest)
    more = "" if kind_of_question(table) == "choose-raised" else " or higher"
    return cost.append(f"the {pyramid['colour']} pyramid from {pyramid['level']} to {pyramid['level'] + 1}{more}")


def describe_group(table: TableView, rest: str, seen: Preview) -> str:
    """A part of an army: how far it gets, or how many stay behind on the way."""
    move = table["move"]
    if move is None:
        return f"movement {seen['movement']}"
    stay = army_of(table, table["viewer"], move["zone"]).soldiers - int(rest.split()[0])
    return f"{stay} stay{'s' if stay == 1 else ''}" if stay else "all of them"


def describe_zone(table: TableView, verb: str, zone: str, seen: Preview) -> Text:
    """A zone to go to, to start from, to place in or to strike at."""
    kind = kind_of_question(table)
    text = Text()
    if verb == "put":
        paid = kind == "choose-recruits"
        text = price(seen["cost"]) if paid else Text()
    elif seen["cost"]:
        text = price(seen["cost"])
    if seen["battle"] and table["move"]:
        move = table["move"]
        creatures = [move["creature"]] if move["creature"] else []
        army = Army(own_seat(table), zone, move["soldiers"], creatures)
        text.append("battle ", COST).append(armies_in(table, zone))
        return text.append(f", {forecast(table, army, seen['battle'])}")
    there = armies_in(table, zone)
    what = place_text(zone)
    text.append("+1 fame " if seen["fame"] else "", GAIN)
    return text.append(", ".join(part for part in (what, there) if part))


def armies_in(table: TableView, zone: str) -> str:
    return " ".join(army_text(army) for army in table["armies"] if army["zone"] == zone)


def place_text(zone: str) -> str:
    """What is special about a zone."""
    found = ZONE_NAMED[zone]
    return {TEMPLE: "temple", SANCTUARY: "sanctuary"}.get(found.kind, "")


def describe_short(table: TableView, verb: str, rest: str) -> str:
    """Answers of a word or two; what they mean depends on the question."""
    kind = kind_of_question(table)
    if verb == "done":
        return DONE.get(kind, "no more")
    if verb == "end":
        return "your turn is over"
    if verb in ("yes", "no"):
        return describe_yes(table, kind) if verb == "yes" else ""
    if verb == "spend":
        return "1 veteran for 1 prayer point" if kind == "choose-prayers" else "2 veterans for an intervention"
    if verb in ("disband", "retreat", "stay"):
        return describe_end(table, verb)
    if verb == "leave":
        others = " and ".join(district for district in DISTRICT_NAMES if district != rest)
        return f"leave it empty: 5 soldiers each in {others}"
    if verb == "soldiers":
        return "from your supply join the army"
    return {"slot": f"of {len(table['slots'])} in tomorrow's order"}.get(verb, "")


def describe_yes(table: TableView, kind: str) -> str:
    if kind == "choose-tactics":
        return "swap the active card for the one you discarded"
    return "2 soldiers for 1 fame" if details_of(table)[:1] == ["S"] else "1 soldier for 5 prayer points"


def describe_end(table: TableView, verb: str) -> str:
    battle = table["battle"]
    if verb == "stay" or battle is None:
        return "your army holds the zone"
    if verb == "retreat":
        return "to a free zone beside it that the winner chooses"
    soldiers = army_of(table, table["viewer"], battle["zone"]).soldiers
    return f"{plural(soldiers, 'soldier')} to the supply, +{plural(max(0, soldiers - 1), 'prayer point')}"


assert {COLOUR_NAMES[tile.colour] for tile in TILE_NAMED.values()} == set(COLOUR_NAMES)
assert set(CREATURES) <= set(TILE_NAMED)
