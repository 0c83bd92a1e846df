"""How Sobek: 2 Players looks in a terminal: the market, the players, the choices, what happened, the final scores.

Everything here is drawn from a view, which holds only what its viewer may know. Brackets, signs and words say all
that the colours say, so that it reads the same without them.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.told_sobek2p import PIROGUES, tell
from shedet.core.game import Data
from shedet.games.sobek2p.components import (
    CHARACTER_TABLE,
    GOODS,
    GROUPS,
    LINE,
    LINE_START,
    ORIENTATIONS,
    PIROGUE_TABLE,
    SIDE,
    TILE_KINDS,
    field_name,
)
from shedet.games.sobek2p.views import GoodsView, OtherView, OwnView, Preview, ReachView, TableView

KIND_NAMED: Final = {kind.name: kind for kind in TILE_KINDS}
PAINT: Final = {  # of the goods: ink, and the tile's red, green and blue
    "wheat": ("black", 224, 182, 66),
    "cattle": ("white", 146, 70, 40),
    "fish": ("white", 34, 102, 158),
    "ebony": ("white", 66, 52, 72),
    "marble": ("black", 168, 184, 194),
    "ivory": ("black", 246, 234, 204),
    "statue": ("white", 24, 124, 92),
    "character": ("bold white", 150, 30, 52),
}


def paint(name: str, shade: int = 0) -> str:
    """The style of goods; a shade tells neighbours of the same goods apart."""
    ink, *colours = PAINT[name]
    return f"{ink} on rgb({','.join(str(max(0, int(colour) - 22 * shade)) for colour in colours)})"


GOLD: Final = "bold yellow"  # you may
RED: Final = "bold red"  # it costs you
BLUE: Final = "cyan"  # what comes next
CELL: Final = 8  # the width of a tile, its brackets apart
SHORT: Final = {  # characters whose names are wider than that
    "cattle-scribe": "c-scribe",
    "fish-scribe": "f-scribe",
    "courtesan": "courtes.",
    "high-priest": "priest",
    "high-priestess": "priestss",
    "architect": "archit.",
}
EXAMPLE: Final = "take 5,2"
TURNS: Final = ("choose-action", "choose-centre-tile", "choose-pyramid-action", "take-named-tile")

QUESTIONS: Final = {
    "choose-action": "Your turn: take a tile, sell a set or play a character.",
    "choose-centre-tile": "Take one of the four tiles in the centre.",
    "choose-pyramid-action": "Your extra turn: the ankh may be turned before you take.",
    "take-named-tile": "The finger points: you have to take this tile.",
    "choose-orientation": "You took a character: turn the ankh as you like.",
    "keep-or-trade": "There is a deben on this tile: keep the tile, or box it for a deben?",
    "choose-set": "Lay out the tiles of your sale.",
    "choose-pirogue": "You look into the notches: choose a pirogue.",
    "choose-shown-pirogue": "The architect drew these pirogues: choose one.",
    "choose-deben": "Keep one of the two deben.",
    "name-tile": "Name the tile that your opponent must take.",
    "choose-harvest": "Lay the harvest with one of your goods.",
    "choose-claim": "Take a tile from your opponent's corruption board.",
    "choose-theft": "What do you steal from your opponent's hand?",
    "choose-laying": "Add tiles to your goods: one or two.",
    "choose-market-tile": "Take any tile of the market.",
    "choose-discard": "The scribe makes you discard down to six tiles.",
    "choose-purge": "Clear one kind of tile from your corruption board.",
}
CHARACTERS: Final = {
    "queen": "draw 3 tiles from the pile",
    "vizier": "look at the opponent's corruption board, take a tile from it",
    "cattle-scribe": "an opponent with more than 6 tiles discards down to 6",
    "fish-scribe": "an opponent with more than 6 tiles discards down to 6",
    "thief": "steal a random tile from the opponent's hand",
    "merchant": "take any tile of the market, without corruption",
    "courtesan": "add one or two tiles to goods laid out before",
    "high-priest": "box all tiles of one type from your corruption board",
    "high-priestess": "box all tiles of one type from your corruption board",
    "architect": "draw 3 pirogues from the supply, use one",
}
HELP: Final = r"""The board
  wheat       a tile: its goods, its scarabs (*), $ for a deben on it, and the
  *   +1 /    line it points along: - | / or \
  [ ]  +1     you may take it; so many tiles you would skip
  ‹ ›         it lies on the ankh's line
  < ? >       a character, face down

The notation
  wheat1/     wheat with 1 scarab that points along / (wheat0/s: a starting
              tile, wheat0/d: with a deben)
  5,2         a field, column,row: the last column, the third row
  sell wheat wheat1- wheat1| merchant     a whole sale in one line

A turn is one of three things
  take        a tile on the ankh's line. What you skip goes to your corruption
              board. The ankh moves there and points as the tile says, and
              from there your opponent goes on.
  sell        three or more tiles of one type, then choose a pirogue. At the
              end each type scores its tiles times its scarabs.
  play        a character, for its effect.

At the end the less corrupt player draws a deben (3 to 9 points), and one more
for each three of difference. What you still hold then counts as corruption."""


class Choice(NamedTuple):
    """An answer that may be given: how it is written, and what it would visibly do."""

    text: str
    preview: Data


def as_view(data: Data) -> TableView:
    return cast(TableView, data)


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    question = as_view(view)["question"]
    return question is not None and question["kind"] in TURNS


def question_text(view: Data) -> str:
    question = as_view(view)["question"]
    return "" if question is None else QUESTIONS[question["kind"]]


# ---- tiles


def goods_of(tile: str) -> str:
    return GROUPS[KIND_NAMED[tile].goods]


def by_goods(tiles: Iterable[str]) -> list[str]:
    """Tiles sorted by what they may be sold as."""
    return sorted(tiles, key=lambda tile: (KIND_NAMED[tile].goods, KIND_NAMED[tile].character, tile))


def tile_text(tile: str) -> Text:
    """A tile by its name, in the colour of its goods; a character with the goods it is sold as."""
    if tile == "?":
        return Text("a character", paint("character"))
    name = tile
    if KIND_NAMED[tile].character >= 0:
        sold_as = goods_of(tile)
        name = f"{tile}({'joker' if sold_as == 'statue' else sold_as})"
    return Text(name, paint(goods_of(tile)))


def tile_row(tiles: Iterable[str]) -> Text:
    """Tiles side by side, a wider gap between the types."""
    row = Text()
    before = ""
    for tile in by_goods(tiles):
        if before:
            row.append(" " if goods_of(tile) == before else "   ")
        row.append_text(tile_text(tile))
        before = goods_of(tile)
    return row if before else Text("none", "dim")


# ---- the table


def draw(view: Data, names: dict[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The whole table as its viewer sees it. Names are those of the seats."""
    table = as_view(view)
    upper = Table.grid(padding=(0, 2, 0, 0))
    upper.add_row(draw_market(table, costs(choices)), draw_supplies(table))
    others = [seat for seat in table["seats"] if seat["seat"] != table["viewer"]]
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    return Group(upper, Text(), *(draw_seat(seat, names) for seat in [*others, *own]), *draw_memory(table))


def draw_own(view: Data, names: dict[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The viewer's own things alone: enough between the steps of a turn, unless these lead back to the table."""
    if costs(choices):
        return draw(view, names, choices)
    table = as_view(view)
    return Group(*(draw_seat(seat, names) for seat in table["seats"] if seat["seat"] == table["viewer"]))


def costs(choices: Sequence[Choice]) -> dict[str, int]:
    """What each field that may be chosen would cost, in tiles of corruption."""
    found: dict[str, int] = {}
    for choice in choices:
        verb, _, rest = choice.text.partition(" ")
        seen = cast(Preview, choice.preview)
        if verb == "take":
            found[rest] = len(seen["corruption"])
        elif verb == "name":
            found[rest] = seen["reach"][0]["skips"] if seen["reach"] else 0
    return found


def line_fields(table: TableView) -> set[str]:
    """The fields of the ankh's line."""
    if table["ankh"] is None or table["line"] is None:
        return set()
    column, row = (int(number) for number in table["ankh"].split(","))
    line = (row * SIDE + column) * 4 + ORIENTATIONS.index(table["line"])
    return {field_name(int(LINE[at])) for at in range(int(LINE_START[line]), int(LINE_START[line + 1]))}


def draw_market(table: TableView, cost: dict[str, int]) -> Text:
    """Each field two lines high: a name, and below it scarabs, cost and orientation."""
    line = line_fields(table)
    picture = Text(no_wrap=True)
    picture.append("  " + "".join(f"{column:^{CELL + 2}}" for column in range(SIDE)), "dim")
    for row, tiles in enumerate(table["market"]):
        for half in range(2):
            picture.append(f"\n{row if half == 0 else ' '} ", "dim")
            for column, tile in enumerate(tiles):
                field = f"{column},{row}"
                brackets = "[]" if field in cost else "‹›" if field in line and tile != "." else "  "
                inner, style = field_text(table, field, tile, cost.get(field), line)[half]
                picture.append(brackets[0], GOLD).append(inner, style).append(brackets[1], GOLD)
    return picture


def field_text(
    table: TableView, field: str, tile: str, cost: int | None, line: set[str]
) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines of a field, each with its style."""
    if field == table["ankh"]:
        return (f"{'ANKH':^{CELL}}", GOLD), (f"{'☥ ' + (table['line'] or ''):^{CELL}}", GOLD)
    if tile == ".":
        sign = {"-": "─" * CELL, "|": "│", "/": "╱", "\\": "╲"}[table["line"] or "-"] if field in line else "·"
        style = GOLD if field in line else "dim"
        return (f"{sign if sign == '│' else '':^{CELL}}", style), (f"{sign:^{CELL}}", style)
    price = "" if cost is None else f"+{cost}"
    shade = (int(field[0]) + int(field[2])) % 2
    if tile == "?":
        style = paint("character", shade)
        return (f"{'<  ?  >':^{CELL}}", style), (f"{'':3}{price:^3}{'':2}", style)
    kind = KIND_NAMED[tile]
    name = SHORT.get(tile, tile) if kind.character >= 0 else goods_of(tile)
    marks = "$" if kind.deben else "*" * kind.scarabs
    sign = ORIENTATIONS[kind.orientation] if kind.orientation < len(ORIENTATIONS) else " "
    style = paint("character" if kind.character >= 0 else goods_of(tile), shade)
    return (f"{name:{CELL}}", style), (f"{marks:3}{price:>3} {sign}", style)


def draw_supplies(table: TableView) -> Text:
    """What lies beside the market."""
    lines = Text(no_wrap=True)
    for name, number in (
        ("pile", table["pile"]),
        ("deben in bag", table["bag"]),
        ("notches", table["notches"]),
        ("supply", table["supply"]),
    ):
        lines.append("\n").append(f"{name:12}", "dim").append(f"{number:3}", "bold")
    if table["notched"]:
        lines.append("\n\nin the notches", "dim")
        for pirogue in table["notched"]:
            lines.append(f"\n {pirogue}", BLUE)
    return lines


def draw_seat(seat: OtherView, names: dict[str, str]) -> RenderableType:
    """A player: from outside, or with everything that is their own."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=11, no_wrap=True)
    rows.add_column()
    if "hand" in seat:
        own = cast(OwnView, seat)
        rows.add_row(Text(names[seat["seat"]], "bold"), Text(f"{own['points']} points", "bold"))
        rows.add_row(label("hand", len(own["hand"])), tile_row(own["hand"]))
        rows.add_row(label("corruption", own["corruption_size"]), tile_row(own["corruption"]))
        rows.add_row(label("laid out"), laid_text(seat["laid"]))
        rows.add_row(label("deben", len(own["deben"])), Text(" ".join(map(str, own["deben"])) or "none"))
    else:
        rows.add_row(Text(names[seat["seat"]], "bold"), Text(f"{seat['open_points']} points, deben apart", "bold"))
        backs = ", ".join(f"{number} {back}" for back, number in seat["hand_backs"].items() if number)
        rows.add_row(label("hand", sum(seat["hand_backs"].values())), Text(backs or "none"))
        rows.add_row(label("corruption", seat["corruption_size"]), Text(f"deben {seat['deben_size']}, face down"))
        rows.add_row(label("laid out"), laid_text(seat["laid"]))
    if seat["pirogues"]:
        rows.add_row(label("pirogues"), Text(", ".join(seat["pirogues"]), BLUE))
    return rows


def label(name: str, number: int | None = None) -> Text:
    text = Text().append(f"  {name}", "dim")
    return text if number is None else text.append(f" {number}", "bold")


def laid_text(laid: list[GoodsView]) -> Text:
    """Every type in the open: tiles x scarabs = points."""
    parts = [
        Text(f" {each['goods']} {len(each['tiles'])} × {each['scarabs']} = {each['points']} ", paint(each["goods"]))
        for each in laid
    ]
    return Text("  ").join(parts) if parts else Text("nothing yet", "dim")


def draw_memory(table: TableView) -> list[RenderableType]:
    """With the option open_memory: what a perfect memory knows of hidden places."""
    lines: list[RenderableType] = []
    for place in table["memory"] or []:
        if place["place"] != "undrawn" and place["sure"]:
            are_tiles = place["sure"][0] in KIND_NAMED  # and not pirogues or deben
            sure = tile_row(place["sure"]) if are_tiles else Text(", ".join(place["sure"]))
            lines.append(Text().append(f"  surely in {place['place']}: ", "dim").append_text(sure))
    return lines


# ---- choices


def draw_choices(view: Data, choices: Sequence[Choice]) -> RenderableType:
    """The answers, numbered, each with what it would do."""
    table = as_view(view)
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style=GOLD, no_wrap=True, min_width=4)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for number, choice in enumerate(choices, 1):
        rows.add_row(str(number), choice.text, describe(table, choice))
    return rows


def describe(table: TableView, choice: Choice) -> Text:
    """What an answer costs and does, in words."""
    verb, _, rest = choice.text.partition(" ")
    seen = cast(Preview, choice.preview)
    if verb == "take":
        return describe_take(table, seen)
    if verb == "turn":
        return reach_text(seen["reach"])
    if verb == "name":
        return reach_text(seen["reach"], "they get ")
    if verb == "sell":
        return describe_sale(table, rest, seen)
    if verb in ("add", "lay", "harvest"):
        return points_text(seen["points"])
    if verb == "play":
        return Text(CHARACTERS[rest])
    if verb == "reveal":
        return Text(PIROGUES[rest])
    return Text(
        {
            "refill": "no tile on the line: fill the market, then take from the centre",
            "done": "that is all",
            "keep tile": "keep the tile in your hand",
            "trade tile": f"box it and draw a deben (3 to 9 points; {table['bag']} in the bag)",
            "steal goods": "a random goods tile",
            "steal character": "a random character",
            "steal starting": "a random starting tile",
        }.get(choice.text, "")
    )


def describe_take(table: TableView, seen: Preview) -> Text:
    text = Text()
    for tile in seen["gains"]:
        text.append_text(tile_text(tile)).append("  ")
    if seen["corruption"]:
        skipped = ", ".join("a character" if tile == "?" else tile for tile in seen["corruption"])
        text.append(f"corruption +{len(seen['corruption'])} ({skipped})", RED)
    elif not asked(table, "choose-market-tile"):
        text.append("free", "green")
    if seen["line"] is not None:
        text.append(f"; then {seen['line']} ").append_text(reach_text(seen["reach"]))
    elif seen["gains"] == ["?"] and not asked(table, "choose-market-tile"):
        text.append("; then you turn the ankh")
    return text


def asked(table: TableView, kind: str) -> bool:
    return table["question"] is not None and table["question"]["kind"] == kind


def reach_text(reach: list[ReachView], before: str = "opens ") -> Text:
    """What lies on a line, and how many tiles each would skip."""
    if not reach:
        return Text("opens nothing", BLUE)
    parts = []
    for tile in reach:
        name = "a character" if tile["tile"] == "?" else tile["tile"]
        parts.append(f"{name} +{tile['skips']}" if tile["skips"] else name)
    return Text(before + ", ".join(parts), BLUE)


def describe_sale(table: TableView, goods: str, seen: Preview) -> Text:
    own = next(cast(OwnView, seat) for seat in table["seats"] if seat["seat"] == table["viewer"])
    tiles = [tile for tile in own["hand"] if goods_of(tile) in (goods, "statue")]
    text = Text().append_text(points_text(seen["up_to"], "up to "))
    return text.append(f" for {' '.join(by_goods(tiles))}; then a pirogue" if table["notches"] else "")


def points_text(points: int, before: str = "+") -> Text:
    return Text(f"{before}{points} point{'' if points == 1 else 's'}", "green" if points else "dim")


# ---- what happened


def draw_told(events: Sequence[Data], viewer: str, style: str = "") -> RenderableType:
    """What a viewer was told of a step, a sentence a line."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for sentence in tell(events, viewer):
        rows.add_row(Text("·", style), Text(sentence, style))
    return rows if rows.row_count else Group()


# ---- the end


def draw_scores(view: Data, names: dict[str, str]) -> RenderableType:
    """Goods, deben, pirogues, and the corruption that decided who drew deben."""
    seats = [cast(OwnView, seat) for seat in as_view(view)["seats"]]
    table = Table(
        title="Final scores", title_justify="left", show_footer=True, header_style="bold", footer_style="bold"
    )
    table.add_column("", footer="points")
    for seat in seats:
        table.add_column(names[seat["seat"]], footer=str(seat["points"]), justify="right")
    for goods in GOODS:
        table.add_row(goods, *(laid_sum(seat, goods) for seat in seats))
    table.add_row("deben", *(sum_text(seat["deben"]) for seat in seats))
    table.add_row("pirogues", *(str(pirogue_points(seat)) for seat in seats), end_section=True)
    table.add_row("corruption", *(str(corruption(seat)) for seat in seats))
    return table


def laid_sum(seat: OtherView, goods: str) -> str:
    for laid in seat["laid"]:
        if laid["goods"] == goods:
            return f"{len(laid['tiles'])} × {laid['scarabs']} = {laid['points']}"
    return "0"


def sum_text(numbers: list[int]) -> str:
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if len(numbers) > 1 else str(sum(numbers))


def pirogue_points(seat: OtherView) -> int:
    return sum(row.points for name in seat["pirogues"] for row in PIROGUE_TABLE if row.name == name)


def corruption(seat: OtherView) -> int:
    cobras = sum(row.corruption for name in seat["pirogues"] for row in PIROGUE_TABLE if row.name == name)
    return seat["corruption_size"] + cobras


assert set(CHARACTERS) == {row.name for row in CHARACTER_TABLE}
