"""The map of Kemet in a terminal: the banks of the Nile with their cities, and the delta between them.

It is drawn on a sheet of signs, each with its style. What may be chosen stands in brackets; letters, numbers and signs
say all that the colours say.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple, cast

from rich.text import Text

from shedet.cli.colours import COST, MAY, NILE, SEATS, SOFT, paint
from shedet.cli.scene import Scene
from shedet.core.game import Data
from shedet.games.kemet.saying.things import soldiers
from shedet.games.kemet.views import ArmyView, OtherView, PyramidView, TableView
from shedet.games.kemet.zones import CITY_NAMES, MILITARY, TRADE, ZONE_TABLE

SHORT_COLOURS: Final = {"red": "red", "blue": "blu", "white": "whi", "black": "bla"}
SHORTEST_COLOURS: Final = {"red": "rd", "blue": "bu", "white": "wh", "black": "bk"}  # beside [A!]
CREATURES: Final = {  # as they stand on the map
    "phoenix": "Ph",
    "royal-scarab": "Ro",
    "giant-scorpion": "Gi",
    "ancestral-elephant": "El",
    "sphinx": "Sp",
    "desert-snake": "Sn",
    "mummy": "Mu",
    "khnums-sphinx": "Kh",
    "griffin-sphinx": "Gr",
    "devourer": "De",
}
ZONE_NAMED: Final = {zone.name: zone for zone in ZONE_TABLE}
OBELISK: Final = "i"
TRADE_SIGN: Final = "~"
MILITARY_SIGN: Final = "≈"

WIDTH: Final = 80
CELL: Final = 7  # a district
MIDDLE: Final = 25  # three of them and their walls


def as_view(data: Data) -> TableView:
    return cast(TableView, data)


class Column(NamedTuple):
    """Where the parts of a bank begin."""

    far: int  # the temple in the desert
    middle: int  # cities and deserts
    river: int  # the bank itself


class Shape(NamedTuple):
    """Which lines of a bank the zones are in."""

    lines: int
    cities: tuple[int, int, int]  # where the three of them begin
    deserts: dict[str, int]
    far_temple: int
    bank: int
    river_temples: dict[str, int]  # of each bank


COLUMNS: Final = {"W": Column(0, 6, 31), "E": Column(74, 49, 43)}
RIVER_TEMPLE: Final = 37
TALL: Final = Shape(
    17, (0, 6, 13), {"F{}1": 4, "O{}12": 5, "F{}2": 10, "O{}23": 11, "F{}3": 12}, 7, 7, {"W": 10, "E": 3}
)
SMALL: Final = Shape(11, (0, 4, 9), {"F{}1": 2, "O{}12": 3, "F{}2": 6, "O{}23": 7, "F{}3": 8}, 5, 4, {"W": 7, "E": 1})
LEGEND: Final = (  # signs, and the labels that say what they are
    ("A5+Ph", "label-legend-army"),
    ("red2", "label-legend-pyramid"),
    ("+2", "label-legend-temple"),
    (OBELISK, "label-legend-obelisk"),
    (TRADE_SIGN, "label-legend-trade-harbour"),
    (MILITARY_SIGN, "label-legend-military-harbour"),
    ("[T2W]", "label-legend-may-choose"),
    ("[BW!]", "label-legend-battle"),
)


class Sheet:
    """Signs in lines and columns."""

    def __init__(self, lines: int) -> None:
        self.lines = [[(" ", "")] * WIDTH for _ in range(lines)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, sign in enumerate(text):
            if x + offset < WIDTH:
                self.lines[y][x + offset] = (sign, style)

    def put_text(self, x: int, y: int, parts: Sequence[tuple[str, str]]) -> None:
        for text, style in parts:
            self.put(x, y, text, style)
            x += len(text)

    def as_text(self) -> Text:
        whole = Text(no_wrap=True, overflow="ellipsis")
        for number, line in enumerate(self.lines):
            used = max((at for at, (sign, _) in enumerate(line) if sign != " "), default=-1) + 1
            whole.append("\n" if number else "")
            for style, signs_in_style in groupby(line[:used], lambda at: at[1]):
                whole.append("".join(sign for sign, _ in signs_in_style), style)
        return whole


class Map:
    """The zones of a table, their armies, and what may be chosen: zone to whether it means a battle."""

    def __init__(self, scene: Scene, offered: Mapping[str, bool], shape: Shape, first: int) -> None:
        table = as_view(scene.view)
        self.scene = scene
        self.shape = shape
        self.first = first  # line of the banks
        self.zones = set(table["zones"])
        self.offered = offered
        self.east = "BE" in self.zones
        self.armies: dict[str, list[ArmyView]] = {}
        for army in table["armies"]:
            self.armies.setdefault(army["zone"], []).append(army)
        self.seats = {seat["city"]: seat for seat in table["seats"]}
        self.pyramids: dict[str, PyramidView] = {
            pyramid["zone"]: pyramid for seat in table["seats"] for pyramid in seat["pyramids"]
        }
        self.sheet = Sheet(first + shape.lines)

    # -- parts of a zone

    def name(self, zone: str, shown: str = "") -> list[tuple[str, str]]:
        """A zone's name, in brackets if it may be chosen."""
        shown = shown or zone
        if zone not in self.offered:
            return [(f" {shown} ", SOFT)]
        end = ("!]", COST) if self.offered[zone] else ("]", MAY)
        return [("[", MAY), (shown, "bold"), end]

    def army(self, zone: str) -> list[tuple[str, str]]:
        """Two of them if there is a battle."""
        parts: list[tuple[str, str]] = []
        for army in self.armies.get(zone, []):
            parts += [(" ", "")] if parts else []
            parts.append((army_text(army), SEATS[army["seat"]]))
        return parts

    def draw(self) -> Text:
        """As large as it is handsome, with a legend where there is room."""
        self.draw_banks()
        if self.east:
            self.draw_delta(24, 0)
        else:
            self.draw_delta(46, 0)
            self.draw_legend(46, 5)
        return self.sheet.as_text()

    def draw_small(self) -> Text:
        """In few lines: no walls above and below the cities, the delta in a line."""
        self.draw_banks()
        self.draw_delta_line(19 if self.east else 0)
        return self.sheet.as_text()

    def draw_banks(self) -> None:
        self.draw_river()
        for bank in "WE" if self.east else "W":
            self.draw_bank(bank)

    # -- the water

    def draw_river(self) -> None:
        for line in range(self.shape.lines):
            self.sheet.put(RIVER_TEMPLE, self.first + line, " ~  ~ " if line % 2 else "~  ~  ", NILE)

    def draw_delta(self, x: int, y: int) -> None:
        """Sanctuary, desert and temple side by side, by water around."""
        for zone, title, at in (("S", "label-sanctuary", 0), ("DD", "label-delta", 11), ("TD", "label-temple", 22)):
            self.sheet.put(x + at, y, "┌──────────" if at == 0 else "┬──────────", SOFT)
            self.sheet.put(x + at, y + 1, "│", SOFT)
            self.sheet.put(x + at, y + 2, "│", SOFT)
            self.sheet.put(x + at, y + 3, "└──────────" if at == 0 else "┴──────────", SOFT)
            self.sheet.put_text(x + at + 1, y, [*self.name(zone), (signs(zone), NILE)])
            self.sheet.put(x + at + 1, y + 1, self.scene.say(title), SOFT)
            self.sheet.put_text(x + at + 1, y + 2, self.army(zone))
        for line, sign in enumerate("┐││┘"):
            self.sheet.put(x + 33, y + line, sign, SOFT)

    def draw_delta_line(self, x: int) -> None:
        for zone, at in (("S", 0), ("DD", 14), ("TD", 28)):
            self.sheet.put(x + at, 0, "." * 14, SOFT)
            self.sheet.put_text(x + at, 0, [*self.name(zone), (signs(zone), NILE)])
            armies = [part for part in self.army(zone) if part[0] != " "]
            if len(armies) == 1:
                self.put_army(zone, x + at + 6, 0)
            elif armies:  # soldiers alone
                self.sheet.put(x + at + 6, 0, " " * 7)
                self.sheet.put_text(x + at + 7, 0, [(text.partition("+")[0], style) for text, style in self.army(zone)])

    # -- a bank

    def draw_bank(self, bank: str) -> None:
        column, shape = COLUMNS[bank], self.shape
        draw_city = self.draw_city if shape is TALL else self.draw_small_city
        for line in range(shape.deserts["F{}1"], shape.deserts["F{}3"] + 1):
            self.sheet.put(column.far, self.first + line, ":::::", SOFT)
            self.sheet.put(column.river + 1, self.first + line, ",,,,,", SOFT)
        for number, line in zip("123", shape.cities):
            draw_city(f"{bank}{number}", column, self.first + line)
        for pattern, line in shape.deserts.items():
            zone = pattern.format(bank)
            at = self.first + line
            self.sheet.put(column.middle, at, "." * MIDDLE, SOFT)
            obelisk = f"{signs(zone)} " if signs(zone) else ""
            self.sheet.put_text(column.middle + 1, at, [*self.name(zone), (obelisk, NILE)])
            self.put_army(zone, column.middle + 13, at)
        self.draw_column(f"T2{bank}", column.far, self.first + shape.far_temple)
        self.draw_column(f"B{bank}", column.river, self.first + shape.bank)
        self.draw_column(f"T3{bank}", RIVER_TEMPLE, self.first + shape.river_temples[bank])

    def put_army(self, zone: str, x: int, y: int) -> None:
        army = self.army(zone)
        if army:
            self.sheet.put_text(x, y, [(" ", ""), *army, (" ", "")])

    def draw_column(self, zone: str, x: int, y: int) -> None:
        """A narrow zone: its name, its signs, its army; two armies stand below each other."""
        for line in range(3):
            self.sheet.put(x, y + line, " " * 6)
        self.sheet.put_text(x, y, self.name(zone))
        self.sheet.put(x + 1, y + 1, signs(zone), NILE)
        for line, part in enumerate(part for part in self.army(zone) if part[0] != " "):
            self.sheet.put(x + 1, y + 2 + line, *part)

    def draw_city(self, city: str, column: Column, y: int) -> None:
        x = column.middle
        if f"{city}A" not in self.zones:
            for line in range(4):
                self.sheet.put(x, y + line, "░" * MIDDLE, SOFT)
            self.sheet.put(x + 6, y + 1, f" {self.scene.say('label-storm', city=city)} ", SOFT)
            return
        seat = self.seats.get(city)
        self.sheet.put(x, y, "┌───────┬───────┬───────┐", wall_style(seat))
        title = f" {city} {seat['seat']} {seat['god']} " if seat else f" {city} "
        self.sheet.put(x + 1, y, title, SEATS[seat["seat"]] if seat else "")
        self.sheet.put(x, y + 3, "└───────┴───────┴───────┘", wall_style(seat))
        self.draw_districts(city, seat, x, y + 1)

    def draw_districts(self, city: str, seat: OtherView | None, x: int, y: int) -> None:
        """Side by side, two lines high, with walls between them."""
        for number, district in enumerate("ABC"):
            at = x + number * (CELL + 1)
            self.draw_district(f"{city}{district}", district, at + 1, y)
            for line in (0, 1):
                self.sheet.put(at, y + line, "│", wall_style(seat))
                self.sheet.put(x + MIDDLE - 1, y + line, "│", wall_style(seat))

    def draw_small_city(self, city: str, column: Column, y: int) -> None:
        """Without walls above and below, its name in the desert beside it."""
        seat = self.seats.get(city)
        if f"{city}A" not in self.zones:
            for line in range(2):
                self.sheet.put(column.middle, y + line, "░" * MIDDLE, SOFT)
            self.sheet.put(column.middle + 6, y, f" {self.scene.say('label-storm', city=city)} ", SOFT)
            return
        self.sheet.put(column.far, y, " " * 6)
        self.sheet.put(column.far, y, f"{city} {seat['seat']}" if seat else city, SEATS[seat["seat"]] if seat else "")
        self.draw_districts(city, seat, column.middle, y)

    def draw_district(self, zone: str, letter: str, x: int, y: int) -> None:
        name = self.name(zone, letter)
        self.sheet.put_text(x, y, name)
        pyramid = self.pyramids.get(zone)
        if pyramid:
            room = CELL - sum(len(part) for part, _ in name)
            colours = SHORT_COLOURS if room > len("red") else SHORTEST_COLOURS
            text = f"{colours[pyramid['colour']]}{pyramid['level']}"
            self.sheet.put(x + CELL - len(text), y, text, paint(pyramid["colour"]))
        self.sheet.put(x, y + 1, signs(zone), NILE)
        army = [part for part in self.army(zone) if part[0] != " "]
        if len(army) == 1:
            self.sheet.put(x + 1, y + 1, *army[0])
        elif army:  # a battle: soldiers alone
            self.sheet.put_text(x + 1, y + 1, [(text.partition("+")[0], style) for text, style in army])

    def draw_legend(self, x: int, y: int) -> None:
        for line, (sign, label) in enumerate(LEGEND):
            self.sheet.put(x, y + line, sign)
            self.sheet.put(x + 6, y + line, legend_text(self.scene, label)[: WIDTH - x - 6], SOFT)


def wall_style(seat: OtherView | None) -> str:
    return "" if seat else SOFT


def army_text(army: ArmyView) -> str:
    """`A5+Ph`: the seat, its soldiers, its creature."""
    creatures = "".join(CREATURES[creature] for creature in army["creatures"])
    return f"{army['seat']}{army['soldiers']}" + (f"+{creatures}" if creatures else "")


def signs(zone: str) -> str:
    """What a zone has: a temple's income, an obelisk, a harbour."""
    found = ZONE_NAMED[zone]
    income = f"+{found.income}" if found.income else ""
    harbour = {TRADE: TRADE_SIGN, MILITARY: MILITARY_SIGN}.get(found.harbour, "")
    return f"{income}{OBELISK if found.obelisk else ''}{harbour}"


def legend_text(scene: Scene, label: str) -> str:
    return scene.say(label, soldiers=soldiers(5))


def draw_map(scene: Scene, offered: Mapping[str, bool]) -> Text:
    return Map(scene, offered, TALL, 4 if "BE" in as_view(scene.view)["zones"] else 0).draw()


def draw_west_map(scene: Scene, offered: Mapping[str, bool]) -> Text:
    """With two or three players: as tall, and no wider than the bank."""
    return Map(scene, offered, TALL, 1).draw_small()


def draw_small_map(scene: Scene, offered: Mapping[str, bool]) -> Text:
    return Map(scene, offered, SMALL, 1).draw_small()


assert {zone.city for zone in ZONE_TABLE if zone.city} == set(CITY_NAMES)
