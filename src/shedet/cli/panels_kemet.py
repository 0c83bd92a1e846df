"""What lies beside the map of Kemet in a terminal: the day, the race for fame, the players, the market, the result."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.battle_kemet import INTERVENTION_NAMED, TILE_NAMED
from shedet.cli.map_kemet import CREATURES, GOLD, PAINT, RED, SEATS
from shedet.core.game import Data
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
            text.append(f"{seat} ", SEATS.get(seat, "dim"))
    text.append(f"  interventions: {table['deck']} in the deck", "dim")
    if table["discards"]:
        text.append(f"\ndiscarded: {', '.join(counted(table['discards']))}", "dim")
    return text


def draw_race(table: TableView) -> Text:
    """The race for fame: everybody at their total; 9 and more at the end."""
    text = Text("fame ", "dim")
    most = max(VICTORY_FAME, *(seat["fame"]["total"] for seat in table["seats"]))
    for fame in range(most + 1):
        text.append(f" {fame}", GOLD if fame >= VICTORY_FAME else "dim")
        for seat in table["seats"]:
            if seat["fame"]["total"] == fame:
                text.append(seat["seat"], SEATS[seat["seat"]])
        text.append(" ─" if fame < most else "", "dim")
    return text


# ---- players


def draw_seat(seat: OtherView, names: dict[str, str]) -> RenderableType:
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
    return Text(f"  {name}", "dim")


def fame_text(seat: OtherView) -> Text:
    fame = seat["fame"]
    parts = [f"{fame['permanent']} for good"]
    parts += [plural(fame["temples"], "temple")] if fame["temples"] else []
    parts += [plural(fame["pyramids"], "great pyramid")] if fame["pyramids"] else []
    return Text(f"fame {fame['total']}", "bold").append(f" ({' + '.join(parts)})" if fame["total"] else "", "none")


def stock_text(seat: OtherView) -> Text:
    text = Text(f"prayer {seat['prayer']}", "bold").append(f"  supply {seat['supply']}", "none")
    text.append(f"  veterans {seat['veterans']}" if seat["veterans"] else "", "none")
    if "hand" not in seat:
        text.append(f"  interventions {seat['interventions']}  battle cards {seat['battle_cards']}", "none")
        if seat["seen_discards"]:
            text.append(f" (played {' '.join(seat['seen_discards'])})", "dim")
    if seat["creatures_in_supply"]:
        text.append(f"  waiting: {', '.join(seat['creatures_in_supply'])}", GOLD)
    return text


def actions_text(seat: OtherView) -> Text:
    """The fields of the action pyramid row by row, each with its marker; power fields by their colour."""
    marks = {mark.removeprefix("silver:"): SILVER if mark.startswith("silver:") else MARKED for mark in seat["marks"]}
    text = Text()
    for row in range(ROWS):
        text.append(" │ " if row else "", "dim")
        for number, field in enumerate(field for field in FIELD_TABLE if field.row == row):
            sign = marks.get(field.name, FREE)
            name = field.name.rstrip("0123456789")
            if field.action == POWER:
                name = seat["indicators"][number]
            text.append(" " if number else "").append(f"{name}{sign}", "dim" if sign != FREE else "")
    if "gold" in seat["marks"]:
        text.append(" │ ", "dim").append(f"gold{MARKED}", "dim")
    return text


def tiles_text(seat: OtherView) -> Text:
    """Tiles in their colours; creatures with the sign they have on the map."""
    text = Text()
    for name in seat["tiles"]:
        sign = f" {CREATURES[name]}" if name in CREATURES else ""
        text.append("  " if text else "").append(f"{name}{sign}", PAINT[COLOUR_NAMES[TILE_NAMED[name].colour]])
    return text if text else Text("none yet", "dim")


def battle_hand_text(own: OwnView) -> Text:
    if not own["battle_hand"]:
        return Text("none in hand: all come back in the next battle", "dim")
    text = Text("  ".join(own["battle_hand"]))
    if own["battle_discards"]:
        text.append(f"   discarded: {' '.join(own['battle_discards'])}", "dim")
    return text


def hand_text(own: OwnView) -> Text:
    """Interventions, each with its price where it has one."""
    text = Text()
    for name, number in Counter(own["hand"]).items():
        cost = INTERVENTION_NAMED[name].cost
        text.append("  " if text else "").append(name if number == 1 else f"{number}×{name}")
        text.append(f" (-{cost})" if cost else "", RED)
    return text if text else Text("none", "dim")


def draw_seats(table: TableView, names: dict[str, str]) -> list[RenderableType]:
    """The others, then the viewer."""
    others = [seat for seat in table["seats"] if seat["seat"] != table["viewer"]]
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    return [draw_seat(seat, names) for seat in [*others, *own]]


def draw_own_seat(table: TableView, names: dict[str, str]) -> list[RenderableType]:
    return [draw_seat(seat, names) for seat in table["seats"] if seat["seat"] == table["viewer"]]


def draw_hand(view: Data, names: dict[str, str]) -> RenderableType:
    """What the viewer's interventions do, and when."""
    table = as_view(view)
    rows = Table.grid(padding=(0, 2, 0, 0))
    for seat in table["seats"]:
        if seat["seat"] == table["viewer"] and "hand" in seat:
            for name, number in Counter(cast(OwnView, seat)["hand"]).items():
                card = INTERVENTION_NAMED[name]
                cost = f"-{card.cost}" if card.cost else "free"
                rows.add_row(name if number == 1 else f"{number}×{name}", WINDOWS[card.window], cost, card.text)
    return rows if rows.row_count else Text("no interventions", "dim")


# ---- the market


def draw_market(view: Data, names: dict[str, str]) -> RenderableType:
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
            name = Text(tile.name, PAINT[colour] if left else "dim strike")
            rows.add_row(f"  {level}", name, owners_text(left, owners), Text(tile.text, "" if left else "dim"))
    return Group(Text(f" {colour} ", PAINT[colour]), rows)


def owners_text(left: int, owners: Sequence[str]) -> Text:
    text = Text(f"{left}" if left != 1 else "")
    for seat in owners:
        text.append(" " if text else "").append(seat, SEATS[seat])
    return text


# ---- the end


def draw_scores(view: Data, names: dict[str, str]) -> RenderableType:
    """Where the fame came from."""
    seats = as_view(view)["seats"]
    table = Table(title="Final fame", title_justify="left", show_footer=True, header_style="bold", footer_style="bold")
    table.add_column("", footer="fame")
    for seat in seats:
        table.add_column(names[seat["seat"]], footer=str(seat["fame"]["total"]), justify="right")
    rows = (("battles", "battle"), ("domination", "domination"), ("temples", "temples"), ("great pyramids", "pyramids"))
    for title, key in rows[:2]:
        table.add_row(title, *(str(cast(Data, seat["fame"])[key]) for seat in seats))
    tiles = [seat["fame"]["permanent"] - seat["fame"]["battle"] - seat["fame"]["domination"] for seat in seats]
    table.add_row("tiles", *map(str, tiles))
    for title, key in rows[2:]:
        table.add_row(title, *(str(cast(Data, seat["fame"])[key]) for seat in seats))
    return table
