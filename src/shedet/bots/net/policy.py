"""What a trained net would do in a seat. It computes what `Policy` of `shedet.learning.model` computes."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.bots.net.file import NetFile
from shedet.bots.net.layers import (
    Inputs,
    Layer,
    Norm,
    add_rows,
    copy_numbers,
    cut_off,
    multiply,
    share_out,
)
from shedet.bots.net.shapes import parts_of, plain
from shedet.core.errors import BadNet
from shedet.core.game import Game, Knowledge
from shedet.core.observing import Part, Things, as_counted_from

PART: Final = 4  # numbers that say where a part is


@final
class ThingsNet:
    """The small net that things of one sort share: what it makes of each for the actions that name it (`found`), a
    summary for all others, and what these actions look for."""

    def __init__(self, game: Game, file: NetFile, things: Things) -> None:
        name = things.name
        self.number: i64 = things.number
        self.actions = vec[i64]([i64(first) for first in things.actions])
        self.parts = vec[i64]([])  # of each part: where it begins, its numbers of each thing, kinds, its first row
        self.rows = vec[vec[float]]([])
        columns = file.columns_of(f"reader.firsts.{name}.weight")
        column: i64 = 0
        for part in parts_of(game.observation, name):
            each = part.size // things.number
            for number in (part.start, each, part.kinds, len(self.rows)):
                self.parts = append(self.parts, i64(number))
            if part.kinds:
                column = self.add_kinds(file, part, each, columns, column)
            else:
                for _ in range(each):
                    self.rows = append(self.rows, columns[column])
                    column += 1
        self.scales = file.numbers_of("reader.scales")
        self.begin_with = vec[vec[float]]([])  # what is there before anything is added: the bias, and which thing it is
        bias = file.numbers_of(f"reader.firsts.{name}.bias")
        for thing in range(things.number):
            self.begin_with = append(self.begin_with, total_of(bias, columns[column + thing]))
        self.found = vec[vec[float]]([])
        for _ in range(things.number):
            self.found = append(self.found, vec[float]([0.0] * len(bias)))
        self.second = layer_of(file, f"reader.seconds.{name}")
        self.summary = vec[float]([0.0] * len(self.second.bias))
        self.inputs = Inputs(max(len(self.rows), len(bias)))
        self.pointers = pointers_of(file, name, len(things.actions), len(bias))

    def add_kinds(self, file: NetFile, part: Part, each: i64, columns: vec[vec[float]], column: i64) -> i64:
        """A row for each kind that may be at each place. The next column."""
        stands_for = file.rows_of(f"reader.kinds.{part.name}.weight")
        size: i64 = file.sizes["kind"]
        inputs = Inputs(size)
        for _ in range(each):
            for kind in range(part.kinds):
                inputs.clear()
                for place in range(size):
                    inputs.add(column + place, stands_for[kind][place])
                row = vec[float]([0.0] * len(columns[0]))
                add_rows(columns, inputs, row)
                self.rows = append(self.rows, row)
            column += size
        return column

    def read(self, numbers: vec[u8], trunk: Inputs, first: i64) -> None:
        """Look at each thing, and add the summaries to the inputs of the trunk, from the first on."""
        inputs = self.inputs
        at = first
        for thing in range(self.number):
            found = self.found[thing]
            copy_numbers(self.begin_with[thing], found)
            inputs.clear()
            self.gather(numbers, thing)
            add_rows(self.rows, inputs, found)
            cut_off(found)
            inputs.clear()
            inputs.add_positive(found, 0)
            self.second.apply(inputs, self.summary)
            trunk.add_positive(self.summary, at)
            at += i64(len(self.summary))

    def gather(self, numbers: vec[u8], thing: i64) -> None:
        """The numbers of a thing."""
        parts = self.parts
        scales = self.scales
        inputs = self.inputs
        for n in range(0, len(parts), PART):
            each = parts[n + 1]
            kinds = parts[n + 2]
            row = parts[n + 3]
            at = parts[n] + thing * each
            for place in range(each):
                number = i64(numbers[at + place])
                if kinds > 0:
                    inputs.add(row + place * kinds + number, 1.0)
                elif number != 0:
                    inputs.add(row + place, float(number) * scales[at + place])


@final
class PolicyNet:
    """A score for each action. It has room for one position at a time."""

    def __init__(self, game: Game, file: NetFile) -> None:
        if "width" not in file.sizes:
            raise BadNet(f"{file.path} has no policy; it is a net for something else.")
        width: i64 = file.sizes["width"]
        self.game = game
        self.blank = vec[u8]([0] * int(game.observation.size))
        self.plain = vec[i64]([i64(place) for place in plain(game.observation)])
        self.scales = file.numbers_of("reader.scales")
        self.things: list[ThingsNet] = [ThingsNet(game, file, things) for things in game.observation.things]
        self.enter = layer_of(file, "trunk.enter")
        self.norms: list[Norm] = []
        self.narrows: list[Layer] = []
        self.wides: list[Layer] = []
        for number in range(file.sizes["blocks"]):
            self.norms.append(norm_of(file, f"trunk.blocks.{number}.0"))
            self.narrows.append(layer_of(file, f"trunk.blocks.{number}.1"))
            self.wides.append(layer_of(file, f"trunk.blocks.{number}.2"))
        self.leave = norm_of(file, "trunk.leave")
        self.head = file.rows_of("head.weight")
        self.head_bias = file.numbers_of("head.bias")
        self.rows = rows_of_head(game)
        self.inputs = Inputs(max(len(self.enter.rows), width))
        self.trunk = vec[float]([0.0] * width)
        self.normed = vec[float]([0.0] * width)
        self.neck = vec[float]([0.0] * file.sizes["neck"])
        self.asked = vec[float]([0.0] * file.sizes["thing"])

    def scores(self, knowledge: Knowledge, legal: vec[i64]) -> vec[float]:
        """How much each of these actions is to be preferred (logits)."""
        numbers = self.blank[:]
        self.game.observe(knowledge, numbers, 0)
        self.read(numbers)
        self.think()
        found = vec[float]([0.0] * len(legal))
        self.weigh(self.in_the_head(legal, numbers), found)
        for things in self.things:
            self.point(things, legal, found)
        return found

    def chances(self, knowledge: Knowledge, legal: vec[i64], temperature: float = 1.0) -> vec[float]:
        """How likely the net would take each of these actions. At another temperature (above 0) than 1, the chances
        to the power of 1/temperature, made to add up to 1."""
        found = self.scores(knowledge, legal)
        share_out(found, temperature)
        return found

    def read(self, numbers: vec[u8]) -> None:
        """The inputs of the trunk."""
        inputs = self.inputs
        scales = self.scales
        inputs.clear()
        place: i64 = 0
        for at in self.plain:
            number = i64(numbers[at])
            if number != 0:
                inputs.add(place, float(number) * scales[at])
            place += 1
        for things in self.things:
            things.read(numbers, inputs, place)
            place += things.number * i64(len(things.summary))

    def think(self) -> None:
        """The trunk, from its inputs to what heads and pointers get."""
        inputs = self.inputs
        trunk = self.trunk
        self.enter.apply(inputs, trunk)
        cut_off(trunk)
        for number in range(len(self.norms)):
            self.norms[number].apply(trunk, self.normed)
            inputs.clear()
            place: i64 = 0
            for value in self.normed:
                inputs.add(place, value)
                place += 1
            self.narrows[number].apply(inputs, self.neck)
            inputs.clear()
            inputs.add_positive(self.neck, 0)
            wide = self.wides[number]
            add_rows(wide.rows, inputs, trunk)
            place = 0
            for value in wide.bias:
                trunk[place] += value
                place += 1
        self.leave.apply(trunk, self.normed)
        cut_off(self.normed)
        inputs.clear()
        inputs.add_positive(self.normed, 0)
        inputs.fill_up()

    def in_the_head(self, legal: vec[i64], numbers: vec[u8]) -> vec[i64]:
        """The rows of the head for these actions."""
        seats = self.game.observation.seats
        if seats is None:
            return legal
        rows = self.rows[place_of_one(numbers, seats.players_at) * seats.most + place_of_one(numbers, seats.me_at)]
        found = vec[i64](capacity=len(legal))
        for action in legal:
            found = append(found, rows[action])
        return found

    def weigh(self, rows: vec[i64], found: vec[float]) -> None:
        """What the head says in these rows, four at a time."""
        head = self.head
        bias = self.head_bias
        done: i64 = 0
        count: i64 = len(rows)
        while done + 4 <= count:
            a = 0.0
            b = 0.0
            c = 0.0
            d = 0.0
            for value, of_a, of_b, of_c, of_d in zip(
                self.normed,
                head[rows[done]],
                head[rows[done + 1]],
                head[rows[done + 2]],
                head[rows[done + 3]],
            ):
                a += value * of_a
                b += value * of_b
                c += value * of_c
                d += value * of_d
            found[done] = a
            found[done + 1] = b
            found[done + 2] = c
            found[done + 3] = d
            done += 4
        while done < count:
            found[done] = multiply(self.normed, head[rows[done]])
            done += 1
        for place in range(count):
            found[place] += bias[rows[place]]

    def point(self, things: ThingsNet, legal: vec[i64], found: vec[float]) -> None:
        """What the things say to the actions that name them. What actions of a run look for is computed when the first
        of them is met."""
        asked = self.asked
        for number in range(len(things.actions)):
            first = things.actions[number]
            is_known = False
            for place in range(len(legal)):
                thing = legal[place] - first
                if 0 <= thing < things.number:
                    if not is_known:
                        things.pointers[number].apply(self.inputs, asked)
                        is_known = True
                    found[place] += multiply(asked, things.found[thing])


def place_of_one(numbers: vec[u8], first: i64) -> i64:
    """How far behind the first a one is; there is one."""
    place: i64 = 0
    while numbers[first + place] == 0:
        place += 1
    return place


# ---- what layers are made of


def rows_of_head(game: Game) -> list[vec[i64]]:
    """For each number of players and each seat, the row of each action in the head."""
    seats = game.observation.seats
    found: list[vec[i64]] = []
    if seats is not None:
        for players in range(seats.fewest, game.most + 1):
            for me in range(seats.most):
                rows = [as_counted_from(me, action, players, seats) for action in range(game.actions)]
                found.append(vec[i64]([i64(row) for row in rows]))
    return found


def layer_of(file: NetFile, name: str) -> Layer:
    return Layer(file.columns_of(f"{name}.weight"), file.numbers_of(f"{name}.bias"))


def norm_of(file: NetFile, name: str) -> Norm:
    return Norm(file.numbers_of(f"{name}.weight"), file.numbers_of(f"{name}.bias"))


def pointers_of(file: NetFile, name: str, runs: i64, size: i64) -> list[Layer]:
    """For each run of actions the part of a layer that says what they look for in a thing."""
    columns = file.columns_of(f"pointers.{name}.weight")
    bias = file.numbers_of(f"pointers.{name}.bias")
    found: list[Layer] = []
    for run in range(runs):
        rows = vec[vec[float]](capacity=len(columns))
        for column in columns:
            rows = append(rows, column[run * size : (run + 1) * size])
        found.append(Layer(rows, bias[run * size : (run + 1) * size]))
    return found


def total_of(one: vec[float], other: vec[float]) -> vec[float]:
    found = one[:]
    for place in range(len(found)):
        found[place] += other[place]
    return found
