"""How Sobek: 2 Players looks in a terminal: the market and the players.

Everything here is drawn from a view, which holds only what its viewer may know. Brackets, signs and words say all
that the colours say, so that it reads the same without them. Tiles are in `tiles_sobek2p`, the final scores in
`end_sobek2p`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.colours import MAY, NEXT, SOFT, paint
from shedet.cli.end_sobek2p import draw_scores
from shedet.cli.scene import Scene
from shedet.cli.screen import SIDE_BY_SIDE, Flow, Layout, beside
from shedet.cli.tiles_sobek2p import KIND_NAMED, as_view, asked, goods_of, tile_counts, tile_groups, tile_row
from shedet.core.table import Choice
from shedet.games.sobek2p.components import LINE, LINE_START, ORIENTATIONS, SIDE, field_name
from shedet.games.sobek2p.saying.naming import place_known
from shedet.games.sobek2p.views import GoodsView, OtherView, OwnView, Preview, TableView

__all__ = ["EXAMPLE", "LOOKS", "draw", "draw_scores", "part", "whole"]

CELL: Final = 8  # the width of a tile, its brackets apart
SMALL_CELL: Final = 11  # the same where a tile has one line
EXAMPLE: Final = "take 5,2"
ON_THE_MARKET: Final = ("choose-orientation", "choose-market-tile", "name-tile")  # steps that need a look at it


# ---- the table


def whole(scene: Scene) -> Iterator[Layout]:
    """The whole table, the fullest way first."""
    table = as_view(scene.view)
    cost = costs(scene.choices)
    if scene.width < SIDE_BY_SIDE:
        yield Layout(draw(scene))
    else:
        market = draw_market(scene, cost)
        yield Layout(beside(market, Group(supply_line(scene), *full_seats(scene), *draw_memory(scene))))
        yield Layout(beside(market, Group(supply_line(scene), *small_seats(scene))), left_out(table))
    small = draw_small_market(scene, cost)
    yield Layout(Group(small, supply_line(scene), *small_seats(scene)), left_out(table))
    yield Layout(Group(small, score_line(scene), *own_hand(scene)), left_out(table))


def part(scene: Scene) -> Iterator[Layout]:
    """What a step on the way needs: the viewer's own things, or all of it if it leads back to the market."""
    table = as_view(scene.view)
    if costs(scene.choices) or asked(table, *ON_THE_MARKET):
        yield from whole(scene)
        return
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    yield Layout(Group(*(draw_seat(scene, seat) for seat in own)), ("board",))
    yield Layout(Group(*(draw_small_seat(scene, seat) for seat in own)), ("board", *left_out(table)))


def left_out(table: TableView) -> tuple[str, ...]:
    return ("players",) if table["memory"] is None else ("players", "memory")


def draw(scene: Scene) -> RenderableType:
    """The whole table as its viewer sees it."""
    upper = Table.grid(padding=(0, 2, 0, 0))
    upper.add_row(draw_market(scene, costs(scene.choices)), draw_supplies(scene))
    return Group(upper, Text(), *full_seats(scene), *draw_memory(scene))


def costs(choices: Sequence[Choice]) -> dict[str, int]:
    """What each field that may be chosen would cost, in tiles of corruption."""
    found: dict[str, int] = {}
    for choice in choices:
        thing, _, field = choice.way[0].partition(":")
        if thing == "market":
            seen = cast(Preview, choice.preview)
            named = seen["reach"][0]["skips"] if not seen["gains"] and seen["reach"] else 0
            found[field] = len(seen["corruption"]) or named
    return found


# ---- the market


def line_fields(table: TableView) -> set[str]:
    """The fields of the ankh's line."""
    if table["ankh"] is None or table["line"] is None:
        return set()
    column, row = (int(number) for number in table["ankh"].split(","))
    line = (row * SIDE + column) * 4 + ORIENTATIONS.index(table["line"])
    return {field_name(int(LINE[at])) for at in range(int(LINE_START[line]), int(LINE_START[line + 1]))}


def draw_market(scene: Scene, cost: dict[str, int]) -> Text:
    """Each field two lines high: a name, and below it scarabs, cost and orientation."""
    table = as_view(scene.view)
    line = line_fields(table)
    picture = Text(no_wrap=True, overflow="ellipsis")
    picture.append("  " + "".join(f"{column:^{CELL + 2}}" for column in range(SIDE)), SOFT)
    for row, tiles in enumerate(table["market"]):
        for half in range(2):
            picture.append(f"\n{row if half == 0 else ' '} ", SOFT)
            for column, tile in enumerate(tiles):
                field = f"{column},{row}"
                brackets = "[]" if field in cost else "‹›" if field in line and tile != "." else "  "
                inner, style = field_text(scene, field, tile, cost.get(field), line)[half]
                picture.append(brackets[0], MAY).append(inner, style).append(brackets[1], MAY)
    return picture


def field_text(
    scene: Scene, field: str, tile: str, cost: int | None, line: set[str]
) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines of a field, each with its style."""
    table = as_view(scene.view)
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
    name = scene.say(f"short-{tile if kind.character >= 0 else goods_of(tile)}")
    marks = "$" if kind.deben else "*" * kind.scarabs
    sign = ORIENTATIONS[kind.orientation] if kind.orientation < len(ORIENTATIONS) else " "
    style = paint("character" if kind.character >= 0 else goods_of(tile), shade)
    return (f"{name:{CELL}}", style), (f"{marks:3}{price:>3} {sign}", style)


def draw_small_market(scene: Scene, cost: dict[str, int]) -> Text:
    """Each field in one line: a tile as it is written, and what it costs."""
    table = as_view(scene.view)
    line = line_fields(table)
    picture = Text(no_wrap=True, overflow="ellipsis")
    picture.append("  " + "".join(f"{column:^{SMALL_CELL + 2}}" for column in range(SIDE)).rstrip(), SOFT)
    for row, tiles in enumerate(table["market"]):
        picture.append(f"\n{row} ", SOFT)
        for column, tile in enumerate(tiles):
            field = f"{column},{row}"
            brackets = "[]" if field in cost else "‹›" if field in line and tile != "." else "  "
            inner, style = small_field_text(scene, field, tile, cost.get(field), line)
            picture.append(brackets[0], MAY).append(inner, style).append(brackets[1], MAY)
    return picture


def small_field_text(scene: Scene, field: str, tile: str, cost: int | None, line: set[str]) -> tuple[str, str]:
    table = as_view(scene.view)
    if field == table["ankh"]:
        return f"{'ANKH ' + (table['line'] or ''):^{SMALL_CELL}}", MAY
    if tile == ".":
        sign = {"-": "─" * SMALL_CELL, "|": "│", "/": "╱", "\\": "╲"}[table["line"] or "-"] if field in line else "·"
        return f"{sign:^{SMALL_CELL}}", MAY if field in line else SOFT
    price = "" if cost is None else f"+{cost}"
    shade = (int(field[0]) + int(field[2])) % 2
    character = tile == "?" or KIND_NAMED[tile].character >= 0
    name = tile
    if character:
        name = "<  ?  >" if tile == "?" else scene.say(f"short-{tile}")
    return f"{name:9}{price:>2}", paint("character" if character else goods_of(tile), shade)


def supplies(table: TableView) -> tuple[tuple[str, int], ...]:
    return (
        ("label-pile", table["pile"]),
        ("label-bag", table["bag"]),
        ("label-notches", table["notches"]),
        ("label-supply", table["supply"]),
    )


def draw_supplies(scene: Scene) -> Text:
    """What lies beside the market."""
    table = as_view(scene.view)
    lines = Text(no_wrap=True, overflow="ellipsis")
    for name, number in supplies(table):
        lines.append("\n").append(f"{scene.say(name):12}", SOFT).append(f"{number:3}", "bold")
    if table["notched"]:
        lines.append(f"\n\n{scene.say('label-in-the-notches')}", SOFT)
        for pirogue in table["notched"]:
            lines.append(f"\n {scene.say(f'pirogue-{pirogue}')}", NEXT)
    return lines


def supply_line(scene: Scene) -> RenderableType:
    """The same in a line or two."""
    table = as_view(scene.view)
    items = [Text().append(f"{scene.say(name)} ", SOFT).append(str(number), "bold") for name, number in supplies(table)]
    if table["notched"]:
        first, *others = pirogue_names(scene, table["notched"])
        items.append(Text(f"{scene.say('label-in-the-notches')}: ", SOFT).append(first, NEXT))
        items += [Text(pirogue, NEXT) for pirogue in others]
    return Flow(*items)


# ---- the players


def in_order(table: TableView) -> list[OtherView]:
    """The others, then the viewer."""
    return sorted(table["seats"], key=lambda seat: seat["seat"] == table["viewer"])


def full_seats(scene: Scene) -> list[RenderableType]:
    return [draw_seat(scene, seat) for seat in in_order(as_view(scene.view))]


def small_seats(scene: Scene) -> list[RenderableType]:
    return [draw_small_seat(scene, seat) for seat in in_order(as_view(scene.view))]


def draw_seat(scene: Scene, seat: OtherView) -> RenderableType:
    """A player: from outside, or with everything that is their own."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=11, no_wrap=True)
    rows.add_column()
    rows.add_row(Text(scene.names[seat["seat"]], "bold"), Text(points_of(scene, seat), "bold"))
    if "hand" in seat:
        own = cast(OwnView, seat)
        rows.add_row(label(scene, "hand", len(own["hand"])), tile_row(scene.voice, own["hand"]))
        rows.add_row(label(scene, "corruption", own["corruption_size"]), tile_row(scene.voice, own["corruption"]))
        rows.add_row(label(scene, "laid-out"), draw_laid(scene, seat["laid"]))
        rows.add_row(label(scene, "deben", len(own["deben"])), Text(deben_text(scene, own)))
    else:
        rows.add_row(label(scene, "hand", sum(seat["hand_backs"].values())), Text(backs_text(scene, seat)))
        face_down = scene.say("label-face-down") if seat["corruption_size"] else ""
        rows.add_row(label(scene, "corruption", seat["corruption_size"]), Text(face_down, SOFT))
        rows.add_row(label(scene, "laid-out"), draw_laid(scene, seat["laid"]))
    if seat["pirogues"]:
        rows.add_row(label(scene, "pirogues"), Text(", ".join(pirogue_names(scene, seat["pirogues"])), NEXT))
    return rows


def draw_small_seat(scene: Scene, seat: OtherView) -> RenderableType:
    """The same in few lines; of the viewer's corruption board only how much there is of each type."""
    laid = [laid_part(scene, each) for each in seat["laid"]]
    pirogues = Text(", ".join(pirogue_names(scene, seat["pirogues"])), NEXT)
    name, points = Text(scene.names[seat["seat"]], "bold"), Text(points_of(scene, seat), "bold")
    corruption = f"{scene.say('label-corruption')} {seat['corruption_size']}"
    if "hand" not in seat:
        hand = f"{scene.say('label-hand')} {sum(seat['hand_backs'].values())}: {backs_text(scene, seat)}"
        return Flow(name, points, hand, corruption, *laid, pirogues)
    own = cast(OwnView, seat)
    deben = f"{scene.say('label-deben')} {deben_text(scene, own)}"
    head = Flow(name, points, deben, *laid, pirogues, Text(corruption), *tile_counts(scene.voice, own["corruption"]))
    return Group(head, hand_line(scene, own))


def score_line(scene: Scene) -> RenderableType:
    """Points and corruption alone. By letters: names would not fit in a line."""
    table = as_view(scene.view)
    items = []
    for seat in in_order(table):
        name = scene.say("label-you") if seat["seat"] == table["viewer"] else seat["seat"]
        corruption = f"{scene.say('label-corruption')} {seat['corruption_size']}"
        items.append(Text(name, "bold").append(f" {points_of(scene, seat)}, {corruption}", "none"))
    return Flow(*items)


def points_of(scene: Scene, seat: OtherView) -> str:
    """The points of a player; of another as far as they lie open, which deben do not."""
    if "hand" in seat:
        return scene.say("label-own-points", number=cast(OwnView, seat)["points"])
    return scene.say("label-open-points", number=seat["open_points"], deben=seat["deben_size"])


def own_hand(scene: Scene) -> list[RenderableType]:
    table = as_view(scene.view)
    return [hand_line(scene, cast(OwnView, seat)) for seat in table["seats"] if seat["seat"] == table["viewer"]]


def hand_line(scene: Scene, own: OwnView) -> RenderableType:
    return Flow(label(scene, "hand", len(own["hand"])), *tile_groups(scene.voice, own["hand"]))


def deben_text(scene: Scene, own: OwnView) -> str:
    return " ".join(map(str, own["deben"])) or scene.say("label-none")


def pirogue_names(scene: Scene, pirogues: Sequence[str]) -> list[str]:
    return [scene.say(f"pirogue-{pirogue}") for pirogue in pirogues]


def backs_text(scene: Scene, seat: OtherView) -> str:
    parts = [scene.say(f"label-{back}", number=number) for back, number in seat["hand_backs"].items() if number]
    return ", ".join(parts) or scene.say("label-none")


def label(scene: Scene, name: str, number: int | None = None) -> Text:
    text = Text().append(f"  {scene.say(f'label-{name}')}", SOFT)
    return text if number is None else text.append(f" {number}", "bold")


def draw_laid(scene: Scene, laid: list[GoodsView]) -> RenderableType:
    """Every type in the open, none of them broken at the end of a line."""
    parts = [laid_part(scene, each) for each in laid] or [Text(scene.say("label-nothing-yet"), SOFT)]
    return Flow(*parts, indent="")


def laid_part(scene: Scene, each: GoodsView) -> Text:
    """Tiles x scarabs = points."""
    goods = scene.say(f"goods-{each['goods']}")
    return Text(f" {goods} {len(each['tiles'])} × {each['scarabs']} = {each['points']} ", paint(each["goods"]))


# ---- what can be looked at by its name


def draw_players(scene: Scene) -> RenderableType:
    return Group(*full_seats(scene))


def look_at_memory(scene: Scene) -> RenderableType:
    lines = draw_memory(scene)
    return Group(*lines) if lines else Text(scene.say("label-nothing-known"), SOFT)


def draw_memory(scene: Scene) -> list[RenderableType]:
    """With the option open_memory: what a perfect memory knows of hidden places."""
    lines: list[RenderableType] = []
    for place in as_view(scene.view)["memory"] or []:
        if place["place"] != "undrawn" and place["sure"]:
            tiles = all(name in KIND_NAMED for name in place["sure"])  # and not pirogues or deben
            sure = tile_groups(scene.voice, place["sure"]) if tiles else unlike_tiles(scene, place["sure"])
            known = scene.say("label-surely-in", place=place_known(place["place"]))
            lines.append(Flow(Text(f"  {known}:", SOFT), *sure, indent="    "))
    return lines


def unlike_tiles(scene: Scene, names: Iterable[str]) -> list[Text]:
    """Pirogues by their names, deben by their values."""
    found = []
    for name, number in Counter(names).items():
        text = name if name.isdigit() else scene.say(f"pirogue-{name}")
        found.append(Text(text if number == 1 else f"{number}×{text}", NEXT))
    return found


LOOKS: Final = {"players": draw_players, "memory": look_at_memory}
