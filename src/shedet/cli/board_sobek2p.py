"""How Sobek: 2 Players looks in a terminal: the market, the players, what happened.

Everything here is drawn from a view, which holds only what its viewer may know. Brackets, signs and words say all
that the colours say, so that it reads the same without them. Tiles are in `tiles_sobek2p`, the choices in
`choices_sobek2p`, the final scores in `end_sobek2p`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.choices_sobek2p import CHARACTERS, describe
from shedet.cli.colours import MAY, NEXT, SOFT, paint
from shedet.cli.end_sobek2p import draw_scores, how_it_was_won
from shedet.cli.screen import SIDE_BY_SIDE, Choice, Flow, Layout, beside
from shedet.cli.story import Story
from shedet.cli.tiles_sobek2p import KIND_NAMED, as_view, asked, goods_of, tile_counts, tile_groups, tile_row
from shedet.cli.told_sobek2p import PIROGUES, tell
from shedet.core.game import Data
from shedet.games.sobek2p.components import LINE, LINE_START, ORIENTATIONS, SIDE, field_name
from shedet.games.sobek2p.views import GoodsView, OtherView, OwnView, Preview, TableView

__all__ = [
    "CHARACTERS",
    "EXAMPLE",
    "HELP",
    "LOOKS",
    "PIROGUES",
    "QUESTIONS",
    "describe",
    "draw",
    "draw_scores",
    "how_it_was_won",
    "is_turn",
    "part",
    "question_text",
    "told",
    "whole",
]

CELL: Final = 8  # the width of a tile, its brackets apart
SMALL_CELL: Final = 11  # the same where a tile has one line
SHORT: Final = {  # characters whose names are wider than a tile
    "cattle-scribe": "c-scribe",
    "fish-scribe": "f-scribe",
    "courtesan": "courtes.",
    "high-priest": "priest",
    "high-priestess": "priestss",
    "architect": "archit.",
}
EXAMPLE: Final = "take 5,2"
TURNS: Final = ("choose-action", "choose-centre-tile", "choose-pyramid-action", "take-named-tile")
ON_THE_MARKET: Final = ("choose-orientation", "choose-market-tile", "name-tile")  # steps that need a look at it

QUESTIONS: Final = {
    "choose-action": "Your turn: take a tile, sell a set or play a character.",
    "choose-centre-tile": "Take one of the four tiles in the centre.",
    "choose-pyramid-action": "Your extra turn: you may turn the ankh before you take a tile.",
    "take-named-tile": "The finger points here: you have to take this tile.",
    "choose-orientation": "You took a character: turn the ankh any way you like.",
    "keep-or-trade": "There is a deben on this tile: keep the tile, or trade it for a deben?",
    "choose-set": "Lay out the tiles of your sale.",
    "choose-pirogue": "Look at the pirogues in the notches and choose one.",
    "choose-shown-pirogue": "The architect drew these pirogues: choose one.",
    "choose-deben": "Keep one of the two deben.",
    "name-tile": "Name the tile that your opponent must take.",
    "choose-harvest": "Which of your goods does the harvest go with?",
    "choose-claim": "Take a tile from your opponent's corruption board.",
    "choose-theft": "What do you steal from your opponent's hand?",
    "choose-laying": "Add one or two tiles to your goods.",
    "choose-market-tile": "Take any tile from the market.",
    "choose-discard": "The scribe: discard down to six tiles.",
    "choose-purge": "Clear one kind of tile from your corruption board.",
}
HELP: Final = r"""The board
  wheat       a tile: its goods, its scarabs (*), $ for a deben on it, and the
  *   +1 /    line it points along: - | / or \
  wheat1/     the same tile where there is little room
  [ ]  +1     you may take it, and would skip this many tiles
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

At the end the less corrupt player draws a deben (3 to 9 points), and another
for every three tiles of difference. What you still hold counts as corruption."""


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    return asked(as_view(view), *TURNS)


def question_text(view: Data) -> str:
    question = as_view(view)["question"]
    return "" if question is None else QUESTIONS[question["kind"]]


# ---- the table


def whole(
    view: Data, names: Mapping[str, str], choices: Sequence[Choice], story: Story, width: int
) -> Iterator[Layout]:
    """The whole table, the fullest way first."""
    table = as_view(view)
    cost = costs(choices)
    if width < SIDE_BY_SIDE:
        yield Layout(draw(view, names, choices))
    else:
        market = draw_market(table, cost)
        yield Layout(beside(market, Group(supply_line(table), *full_seats(table, names), *draw_memory(table))))
        yield Layout(beside(market, Group(supply_line(table), *small_seats(table, names))), left_out(table))
    small = draw_small_market(table, cost)
    yield Layout(Group(small, supply_line(table), *small_seats(table, names)), left_out(table))
    yield Layout(Group(small, score_line(table), *own_hand(table)), left_out(table))


def part(view: Data, names: Mapping[str, str], choices: Sequence[Choice], story: Story, width: int) -> Iterator[Layout]:
    """What a step on the way needs: the viewer's own things, or all of it if it leads back to the market."""
    table = as_view(view)
    if costs(choices) or asked(table, *ON_THE_MARKET):
        yield from whole(view, names, choices, story, width)
        return
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    yield Layout(Group(*(draw_seat(seat, names) for seat in own)), ("board",))
    yield Layout(Group(*(draw_small_seat(seat, names) for seat in own)), ("board", *left_out(table)))


def left_out(table: TableView) -> tuple[str, ...]:
    return ("players",) if table["memory"] is None else ("players", "memory")


def draw(view: Data, names: Mapping[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The whole table as its viewer sees it. Names are those of the seats."""
    table = as_view(view)
    upper = Table.grid(padding=(0, 2, 0, 0))
    upper.add_row(draw_market(table, costs(choices)), draw_supplies(table))
    return Group(upper, Text(), *full_seats(table, names), *draw_memory(table))


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


# ---- the market


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
    picture = Text(no_wrap=True, overflow="ellipsis")
    picture.append("  " + "".join(f"{column:^{CELL + 2}}" for column in range(SIDE)), SOFT)
    for row, tiles in enumerate(table["market"]):
        for half in range(2):
            picture.append(f"\n{row if half == 0 else ' '} ", SOFT)
            for column, tile in enumerate(tiles):
                field = f"{column},{row}"
                brackets = "[]" if field in cost else "‹›" if field in line and tile != "." else "  "
                inner, style = field_text(table, field, tile, cost.get(field), line)[half]
                picture.append(brackets[0], MAY).append(inner, style).append(brackets[1], MAY)
    return picture


def field_text(
    table: TableView, field: str, tile: str, cost: int | None, line: set[str]
) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines of a field, each with its style."""
    if field == table["ankh"]:
        return (f"{'ANKH':^{CELL}}", MAY), (f"{'☥ ' + (table['line'] or ''):^{CELL}}", MAY)
    if tile == ".":
        sign = {"-": "─" * CELL, "|": "│", "/": "╱", "\\": "╲"}[table["line"] or "-"] if field in line else "·"
        style = MAY if field in line else SOFT
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


def draw_small_market(table: TableView, cost: dict[str, int]) -> Text:
    """Each field in one line: a tile as it is written, and what it costs."""
    line = line_fields(table)
    picture = Text(no_wrap=True, overflow="ellipsis")
    picture.append("  " + "".join(f"{column:^{SMALL_CELL + 2}}" for column in range(SIDE)).rstrip(), SOFT)
    for row, tiles in enumerate(table["market"]):
        picture.append(f"\n{row} ", SOFT)
        for column, tile in enumerate(tiles):
            field = f"{column},{row}"
            brackets = "[]" if field in cost else "‹›" if field in line and tile != "." else "  "
            inner, style = small_field_text(table, field, tile, cost.get(field), line)
            picture.append(brackets[0], MAY).append(inner, style).append(brackets[1], MAY)
    return picture


def small_field_text(table: TableView, field: str, tile: str, cost: int | None, line: set[str]) -> tuple[str, str]:
    if field == table["ankh"]:
        return f"{'ANKH ' + (table['line'] or ''):^{SMALL_CELL}}", MAY
    if tile == ".":
        sign = {"-": "─" * SMALL_CELL, "|": "│", "/": "╱", "\\": "╲"}[table["line"] or "-"] if field in line else "·"
        return f"{sign:^{SMALL_CELL}}", MAY if field in line else SOFT
    price = "" if cost is None else f"+{cost}"
    shade = (int(field[0]) + int(field[2])) % 2
    name = "<  ?  >" if tile == "?" else SHORT.get(tile, tile)
    character = tile == "?" or KIND_NAMED[tile].character >= 0
    return f"{name:9}{price:>2}", paint("character" if character else goods_of(tile), shade)


def draw_supplies(table: TableView) -> Text:
    """What lies beside the market."""
    lines = Text(no_wrap=True, overflow="ellipsis")
    for name, number in (
        ("pile", table["pile"]),
        ("deben in bag", table["bag"]),
        ("notches", table["notches"]),
        ("supply", table["supply"]),
    ):
        lines.append("\n").append(f"{name:12}", SOFT).append(f"{number:3}", "bold")
    if table["notched"]:
        lines.append("\n\nin the notches", SOFT)
        for pirogue in table["notched"]:
            lines.append(f"\n {pirogue}", NEXT)
    return lines


def supply_line(table: TableView) -> RenderableType:
    """The same in a line or two."""
    numbers = (
        ("pile", table["pile"]),
        ("bag", table["bag"]),
        ("notches", table["notches"]),
        ("supply", table["supply"]),
    )
    items = [Text().append(f"{name} ", SOFT).append(str(number), "bold") for name, number in numbers]
    if table["notched"]:
        first, *others = table["notched"]
        items.append(Text("in the notches: ", SOFT).append(first, NEXT))
        items += [Text(pirogue, NEXT) for pirogue in others]
    return Flow(*items)


# ---- the players


def in_order(table: TableView) -> list[OtherView]:
    """The others, then the viewer."""
    return sorted(table["seats"], key=lambda seat: seat["seat"] == table["viewer"])


def full_seats(table: TableView, names: Mapping[str, str]) -> list[RenderableType]:
    return [draw_seat(seat, names) for seat in in_order(table)]


def small_seats(table: TableView, names: Mapping[str, str]) -> list[RenderableType]:
    return [draw_small_seat(seat, names) for seat in in_order(table)]


def draw_seat(seat: OtherView, names: Mapping[str, str]) -> RenderableType:
    """A player: from outside, or with everything that is their own."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=11, no_wrap=True)
    rows.add_column()
    if "hand" in seat:
        own = cast(OwnView, seat)
        rows.add_row(Text(names[seat["seat"]], "bold"), Text(points_of(own["points"]), "bold"))
        rows.add_row(label("hand", len(own["hand"])), tile_row(own["hand"]))
        rows.add_row(label("corruption", own["corruption_size"]), tile_row(own["corruption"]))
        rows.add_row(label("laid out"), draw_laid(seat["laid"]))
        rows.add_row(label("deben", len(own["deben"])), Text(" ".join(map(str, own["deben"])) or "none"))
    else:
        rows.add_row(Text(names[seat["seat"]], "bold"), Text(open_points(seat), "bold"))
        rows.add_row(label("hand", sum(seat["hand_backs"].values())), Text(backs_text(seat)))
        rows.add_row(
            label("corruption", seat["corruption_size"]), Text("face down" if seat["corruption_size"] else "", SOFT)
        )
        rows.add_row(label("laid out"), draw_laid(seat["laid"]))
    if seat["pirogues"]:
        rows.add_row(label("pirogues"), Text(", ".join(seat["pirogues"]), NEXT))
    return rows


def draw_small_seat(seat: OtherView, names: Mapping[str, str]) -> RenderableType:
    """The same in few lines; of the viewer's corruption board only how much there is of each type."""
    laid = [laid_part(each) for each in seat["laid"]]
    pirogues = Text(", ".join(seat["pirogues"]), NEXT)
    name = Text(names[seat["seat"]], "bold")
    if "hand" not in seat:
        hand = f"hand {sum(seat['hand_backs'].values())}: {backs_text(seat)}"
        return Flow(
            name, Text(open_points(seat), "bold"), hand, f"corruption {seat['corruption_size']}", *laid, pirogues
        )
    own = cast(OwnView, seat)
    corrupt = [Text(f"corruption {own['corruption_size']}"), *tile_counts(own["corruption"])]
    deben = f"deben {' '.join(map(str, own['deben'])) or 'none'}"
    head = Flow(name, Text(points_of(own["points"]), "bold"), deben, *laid, pirogues, *corrupt)
    return Group(head, hand_line(own))


def score_line(table: TableView) -> RenderableType:
    """Points and corruption alone. By letters: names would not fit in a line."""
    items = []
    for seat in in_order(table):
        name = "You" if seat["seat"] == table["viewer"] else seat["seat"]
        points = points_of(cast(OwnView, seat)["points"]) if "hand" in seat else open_points(seat)
        items.append(Text(name, "bold").append(f" {points}, corruption {seat['corruption_size']}", "none"))
    return Flow(*items)


def open_points(seat: OtherView) -> str:
    """The points of another player as far as they lie open: deben do not."""
    return f"{points_of(seat['open_points'])} + {seat['deben_size']} deben"


def own_hand(table: TableView) -> list[RenderableType]:
    return [hand_line(cast(OwnView, seat)) for seat in table["seats"] if seat["seat"] == table["viewer"]]


def hand_line(own: OwnView) -> RenderableType:
    return Flow(label("hand", len(own["hand"])), *tile_groups(own["hand"]))


def points_of(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def backs_text(seat: OtherView) -> str:
    backs = {"character": "characters"}  # the only one of them that has a plural
    parts = [
        f"{number} {back if number == 1 else backs.get(back, back)}"
        for back, number in seat["hand_backs"].items()
        if number
    ]
    return ", ".join(parts) or "none"


def label(name: str, number: int | None = None) -> Text:
    text = Text().append(f"  {name}", SOFT)
    return text if number is None else text.append(f" {number}", "bold")


def draw_laid(laid: list[GoodsView]) -> RenderableType:
    """Every type in the open, none of them broken at the end of a line."""
    return Flow(*(map(laid_part, laid) if laid else [Text("nothing yet", SOFT)]), indent="")


def laid_part(each: GoodsView) -> Text:
    """Tiles x scarabs = points."""
    words = f" {each['goods']} {len(each['tiles'])} × {each['scarabs']} = {each['points']} "
    return Text(words, paint(each["goods"]))


# ---- what can be looked at by its name


def draw_players(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    return Group(*full_seats(as_view(view), names))


def look_at_memory(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    lines = draw_memory(as_view(view))
    return Group(*lines) if lines else Text("nothing is known about what is hidden", SOFT)


def draw_memory(table: TableView) -> list[RenderableType]:
    """With the option open_memory: what a perfect memory knows of hidden places."""
    lines: list[RenderableType] = []
    for place in table["memory"] or []:
        if place["place"] != "undrawn" and place["sure"]:
            tiles = all(name in KIND_NAMED for name in place["sure"])  # and not pirogues or deben
            sure = tile_groups(place["sure"]) if tiles else [Text(each, NEXT) for each in counted(place["sure"])]
            lines.append(Flow(Text(f"  surely in {place_words(place['place'])}:", SOFT), *sure, indent="    "))
    return lines


def place_words(place: str) -> str:
    """`A's hand`, `the supply`."""
    owner, _, what = place.rpartition(" ")
    return f"{owner}'s {what}" if owner else f"the {what}"


def counted(names: Iterable[str]) -> list[str]:
    return [name if number == 1 else f"{number}×{name}" for name, number in Counter(names).items()]


LOOKS: Final = {"players": draw_players, "memory": look_at_memory}


# ---- what happened


def told(story: Story, steps: Sequence[int], viewer: str) -> list[str]:
    """What a viewer was told of steps, in sentences."""
    return tell([event for step in steps for event in story.told(step)], viewer)
