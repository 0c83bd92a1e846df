"""What lies beside the map of Kemet in a terminal: the day, the race for fame, the players, the market."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.battle_kemet import INTERVENTION_NAMED, TILE_NAMED
from shedet.cli.colours import COST, MAY, SEATS, SOFT, paint
from shedet.cli.map_kemet import CREATURES
from shedet.cli.screen import Flow
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.games.kemet.components import (
    COLOUR_NAMES,
    FIELD_TABLE,
    MARKERS,
    POWER,
    ROWS,
    TOP_LEVEL,
    VICTORY_FAME,
    WINDOWS,
)
from shedet.games.kemet.tiles import TILE_TABLE
from shedet.games.kemet.views import OtherView, OwnView, TableView

FREE: Final = "·"
MARKED: Final = "×"
SILVER: Final = "s"


def as_view(data: Data) -> TableView:
    return cast(TableView, data)


def plural(number: int, one: str, more: str = "") -> str:
    return f"{number} {one if number == 1 else more or f'{one}s'}"


def counted(names: Iterable[str]) -> list[str]:
    return [name if number == 1 else f"{number}×{name}" for name, number in Counter(names).items()]


# ---- the day


def draw_day(table: TableView) -> Text:
    """Which day, which round, in which order; the cards that are left."""
    text = Text()
    if table["phase"] == "day":
        text.append(f"day {table['day']}", "bold").append(f", turn {min(table['round'] + 1, MARKERS)} of {MARKERS}")
    elif table["phase"] == "night":
        text.append(f"night after day {table['day']}", "bold")
    else:
        text.append("before the first day", "bold")
    text.append("   order ")
    for seat in table["order"]:
        text.append(f"{seat} ", SEATS[seat])
    if any(seat != "-" for seat in table["slots"]):
        text.append("  tomorrow ")
        for seat in table["slots"]:
            text.append(f"{seat} ", SEATS.get(seat, SOFT))
    text.append(f"  interventions: {table['deck']} in the deck", SOFT)
    if table["discards"]:
        text.append(f"\ndiscarded: {', '.join(counted(table['discards']))}", SOFT)
    return text


def draw_race(table: TableView) -> Text:
    """The race for fame: everybody at their total; 9 and more at the end."""
    text = Text("fame ", SOFT)
    most = max(VICTORY_FAME, *(seat["fame"]["total"] for seat in table["seats"]))
    for fame in range(most + 1):
        text.append(f" {fame}", MAY if fame >= VICTORY_FAME else SOFT)
        for seat in table["seats"]:
            if seat["fame"]["total"] == fame:
                text.append(seat["seat"], SEATS[seat["seat"]])
        text.append(" ─" if fame < most else "", SOFT)
    return text


def status_line(table: TableView) -> RenderableType:
    """Day, order and fame in a line or two."""
    day = {"day": f"day {table['day']}, turn {min(table['round'] + 1, MARKERS)} of {MARKERS}"}
    when = day.get(table["phase"], f"night after day {table['day']}" if table["phase"] == "night" else "before day 1")
    items = [Text(when, "bold")]
    for seat in table["seats"]:
        fame = Text("fame " if seat is table["seats"][0] else "").append(seat["seat"], SEATS[seat["seat"]])
        items.append(fame.append(f" {seat['fame']['total']}", "none"))
    items.append(order_text("order", table["order"]))
    if any(seat != "-" for seat in table["slots"]):
        items.append(order_text("tomorrow", table["slots"]))
    return Flow(*items)


def order_text(name: str, seats: Sequence[str]) -> Text:
    text = Text(name)
    for seat in seats:
        text.append(" ").append(seat, SEATS.get(seat, SOFT))
    return text


# ---- players


def draw_seat(seat: OtherView, names: Mapping[str, str]) -> RenderableType:
    """A player: from outside, or with their own hand."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    name = seat["seat"]
    head = Text(f"{names[name]}", SEATS[name]).append(f"  {seat['god']}, {seat['city']}, ", "none")
    head.append_text(fame_text(seat))
    rows.add_row(label("has"), stock_text(seat))
    rows.add_row(label("actions"), actions_text(seat))
    rows.add_row(label("tiles"), tiles_text(seat))
    if "hand" in seat:
        own = cast(OwnView, seat)
        rows.add_row(label("battle"), battle_hand_text(own))
        rows.add_row(label("hand"), hand_text(own))
    return Group(head, rows)


def label(name: str) -> Text:
    return Text(f"  {name}", SOFT)


def fame_text(seat: OtherView) -> Text:
    fame = seat["fame"]
    parts = [f"{fame['permanent']} for good"] if fame["permanent"] else []
    parts += [plural(fame["temples"], "temple")] if fame["temples"] else []
    parts += [plural(fame["pyramids"], "great pyramid")] if fame["pyramids"] else []
    return Text(f"fame {fame['total']}", "bold").append(f" ({' + '.join(parts)})" if fame["total"] else "", "none")


def stock_text(seat: OtherView) -> Text:
    text = Text(f"prayer {seat['prayer']}", "bold").append(f"  supply {seat['supply']}", "none")
    text.append(f"  veterans {seat['veterans']}" if seat["veterans"] else "", "none")
    if "hand" not in seat:
        text.append(f"  interventions {seat['interventions']}  battle cards {seat['battle_cards']}", "none")
        if seat["seen_discards"]:
            text.append(f" (played {' '.join(seat['seen_discards'])})", SOFT)
    if seat["creatures_in_supply"]:
        text.append(f"  waiting: {', '.join(seat['creatures_in_supply'])}", MAY)
    return text


def actions_text(seat: OtherView) -> Text:
    """The fields of the action pyramid row by row, each with its marker; power fields by their colour."""
    marks = {mark.removeprefix("silver:"): SILVER if mark.startswith("silver:") else MARKED for mark in seat["marks"]}
    text = Text()
    for row in range(ROWS):
        text.append(" │ " if row else "", SOFT)
        for number, field in enumerate(field for field in FIELD_TABLE if field.row == row):
            sign = marks.get(field.name, FREE)
            name = field.name.rstrip("0123456789")
            if field.action == POWER:
                name = seat["indicators"][number]
            text.append(" " if number else "").append(f"{name}{sign}", SOFT if sign != FREE else "")
    if "gold" in seat["marks"]:
        text.append(" │ ", SOFT).append(f"gold{MARKED}", SOFT)
    return text


def tiles_text(seat: OtherView) -> Text:
    """Tiles in their colours; creatures with the sign they have on the map."""
    return Text("  ").join(map(tile_text, seat["tiles"])) if seat["tiles"] else Text("none yet", SOFT)


def tile_text(name: str) -> Text:
    sign = f" {CREATURES[name]}" if name in CREATURES else ""
    return Text(f"{name}{sign}", paint(COLOUR_NAMES[TILE_NAMED[name].colour]))


def battle_hand_text(own: OwnView) -> Text:
    if not own["battle_hand"]:
        return Text("none in hand: all come back in the next battle", SOFT)
    text = Text("  ".join(own["battle_hand"]))
    if own["battle_discards"]:
        text.append(f"   discarded: {' '.join(own['battle_discards'])}", SOFT)
    return text


def hand_text(own: OwnView) -> Text:
    """Interventions, each with its price where it has one."""
    cards = [intervention_text(name, number) for name, number in Counter(own["hand"]).items()]
    return Text("  ").join(cards) if cards else Text("none", SOFT)


def intervention_text(name: str, number: int) -> Text:
    cost = INTERVENTION_NAMED[name].cost
    return Text(name if number == 1 else f"{number}×{name}").append(f" (-{cost})" if cost else "", COST)


def draw_seats(table: TableView, names: Mapping[str, str]) -> list[RenderableType]:
    """The others, then the viewer."""
    others = [seat for seat in table["seats"] if seat["seat"] != table["viewer"]]
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    return [draw_seat(seat, names) for seat in [*others, *own]]


def draw_own_seat(table: TableView, names: Mapping[str, str]) -> list[RenderableType]:
    return [draw_seat(seat, names) for seat in table["seats"] if seat["seat"] == table["viewer"]]


def draw_small_others(table: TableView) -> list[RenderableType]:
    """The others in a line or two each, their tiles by number."""
    found: list[RenderableType] = []
    for seat in table["seats"]:
        if seat["seat"] != table["viewer"]:
            cards = (f"battle {seat['battle_cards']}", f"hand {seat['interventions']}")
            placed = [mark for mark in seat["marks"] if mark != "gold" and not mark.startswith("silver:")]
            markers = f"markers {MARKERS - len(placed)}" if table["phase"] == "day" else ""
            found.append(Flow(name_text(seat), *stock_items(seat), *cards, f"tiles {len(seat['tiles'])}", markers))
    return found


def name_text(seat: OtherView) -> Text:
    return Text(f"{seat['seat']} {seat['god']}", SEATS[seat["seat"]])


def stock_items(seat: OtherView) -> list[Text]:
    items = [Text(f"prayer {seat['prayer']}", "bold"), Text(f"supply {seat['supply']}")]
    items += [Text(f"veterans {seat['veterans']}")] if seat["veterans"] else []
    if seat["creatures_in_supply"]:
        items.append(Text(f"waiting: {', '.join(seat['creatures_in_supply'])}", MAY))
    return items


def draw_own_line(table: TableView) -> list[RenderableType]:
    """The least of the viewer's own things: what can be paid and placed."""
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    return [Flow(Text("You", SEATS[seat["seat"]]), *stock_items(seat)) for seat in own]


def draw_own_cards(table: TableView) -> list[RenderableType]:
    """The viewer's cards and tiles in few lines."""
    for seat in table["seats"]:
        if seat["seat"] == table["viewer"] and "hand" in seat:
            return own_cards(cast(OwnView, seat))
    return []


def own_cards(own: OwnView) -> list[RenderableType]:
    cards = [Text(card) for card in own["battle_hand"]] or [Text("none in hand", SOFT)]
    hand = [intervention_text(name, number) for name, number in Counter(own["hand"]).items()]
    lines: list[RenderableType] = [
        Flow(Text("battle", SOFT), *cards),
        Flow(Text("hand", SOFT), *(hand or [Text("none", SOFT)])),
    ]
    return [*lines, Flow(Text("tiles", SOFT), *map(tile_text, own["tiles"]))] if own["tiles"] else lines


def look_at_players(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    table = as_view(view)
    return Group(draw_race(table), *draw_seats(table, names))


def look_at_discards(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    table = as_view(view)
    discarded = ", ".join(counted(table["discards"])) or "nothing"
    return Text(f"interventions: {table['deck']} in the deck; discarded: {discarded}")


def draw_hand(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    """What the viewer's interventions do, and when."""
    table = as_view(view)
    rows = Table.grid(padding=(0, 2, 0, 0))
    for seat in table["seats"]:
        if seat["seat"] == table["viewer"] and "hand" in seat:
            for name, number in Counter(cast(OwnView, seat)["hand"]).items():
                card = INTERVENTION_NAMED[name]
                cost = f"-{card.cost}" if card.cost else "free"
                rows.add_row(name if number == 1 else f"{number}×{name}", WINDOWS[card.window], cost, card.text)
    return rows if rows.row_count else Text("no interventions", SOFT)


# ---- the market


def draw_market(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    """All tiles in play by colour and level: how many are on offer, and who owns one."""
    table = as_view(view)
    return Group(*(draw_colour(table, colour) for colour in table["colours"]))


def draw_colour(table: TableView, colour: str) -> RenderableType:
    rows = Table.grid(padding=(0, 1, 0, 0))
    for column in range(4):
        rows.add_column(no_wrap=column < 3)
    owned_tiles = {tile for seat in table["seats"] for tile in seat["tiles"]}
    for level in range(1, TOP_LEVEL + 1):
        for tile in TILE_TABLE:
            if (COLOUR_NAMES[tile.colour], tile.level) != (colour, level):
                continue
            left = table["tiles"].get(tile.name, 0)
            if not left and tile.name not in owned_tiles:
                continue  # not in play with so few players
            owners = [seat["seat"] for seat in table["seats"] if tile.name in seat["tiles"]]
            name = Text(tile.name, paint(colour) if left else "dim strike")
            rows.add_row(f"  {level}", name, owners_text(left, owners), Text(tile.text, "" if left else SOFT))
    return Group(Text(f" {colour} ", paint(colour)), rows)


def owners_text(left: int, owners: Sequence[str]) -> Text:
    text = Text(f"{left}" if left != 1 else "")
    for seat in owners:
        text.append(" " if text else "").append(seat, SEATS[seat])
    return text
