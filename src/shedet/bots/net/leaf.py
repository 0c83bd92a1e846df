"""Who is likely to win a position that lies open, by a small net: for searches, which ask often.

It reads what the asked seat sees at a glance, and all that this seat does not see. What a seat remembers is not among
these numbers: the worlds of a search have no memories.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.bots.net.file import NetFile
from shedet.bots.net.layers import Inputs, Layer, share_out
from shedet.bots.net.policy import layer_of
from shedet.bots.value.linear import MOST_SEATS, Features, Value
from shedet.core.errors import BadNet
from shedet.core.game import Game
from shedet.core.position import Position, lowest_seat


@final
class LeafNet(Value):
    """Everybody's share of the victory. It has room for one position at a time."""

    def __init__(self, game: Game, file: NetFile) -> None:
        if "hidden" not in file.sizes:
            raise BadNet(f"{file.path} has no net for leaves; it is a net for something else.")
        super().__init__(Features())
        self.game = game
        self.known: i64 = game.observation.size  # where the secrets begin
        numbers: i64 = game.observation.size + game.secrets.size
        self.blank = vec[u8]([0] * int(numbers))
        self.counts = vec[u8]([0] * int(numbers))  # a one for each number that counts
        scales = file.numbers_of("leaf.scales")
        rows = file.columns_of("leaf.enter.weight")
        for number in range(numbers):
            if scales[number] != 0.0:
                self.counts[number] = 1
                stretch(rows[number], scales[number])
        bias = file.numbers_of("leaf.enter.bias")
        self.kinds = vec[i64]([])  # numbers that are kinds, each with the row of its first kind
        for part in game.observation.parts:
            if part.kinds:
                of_kinds = file.rows_of(f"leaf.kinds.{part.name}.weight")
                for place in range(part.size):
                    self.kinds = append(self.kinds, i64(part.start + place))
                    self.kinds = append(self.kinds, i64(len(rows)))
                    rows = add_kinds(rows, of_kinds, place * part.kinds, part.kinds, bias)
        self.enter = Layer(rows, bias)
        self.middle = layer_of(file, "leaf.middle")
        self.out = layer_of(file, "leaf.out")
        self.inputs = Inputs(max(int(numbers) + len(self.kinds), file.sizes["hidden"], file.sizes["second"]))
        self.hidden = vec[float]([0.0] * file.sizes["hidden"])
        self.second = vec[float]([0.0] * file.sizes["second"])
        self.told = vec[float]([0.0] * MOST_SEATS)

    def quiet(self, position: Position) -> bool:
        return True

    def chances(self, position: Position, chances: vec[float]) -> None:
        seat = lowest_seat(position.asked())
        numbers = self.blank[:]
        self.game.observe(self.game.glance(position, seat), numbers, 0)
        self.game.observe_secrets(position, seat, numbers, self.known)
        self.judge(numbers)
        players = position.players
        shares = self.told[:players]
        share_out(shares, 1.0)
        for after in range(players):
            chances[(seat + after) % players] = shares[after]

    def judge(self, numbers: vec[u8]) -> None:
        """What the net tells of these numbers: a score for each seat, counted from the one that is asked."""
        inputs = self.inputs
        inputs.clear()
        self.gather(numbers)
        self.enter.apply(inputs, self.hidden)
        inputs.clear()
        inputs.add_positive(self.hidden, 0)
        self.middle.apply(inputs, self.second)
        inputs.clear()
        inputs.add_positive(self.second, 0)
        self.out.apply(inputs, self.told)

    def gather(self, numbers: vec[u8]) -> None:
        places = self.inputs.places
        values = self.inputs.values
        counts = self.counts
        count: i64 = 0
        at: i64 = 0
        for number in numbers:
            if number != 0:
                if counts[at] != 0:
                    places[count] = at
                    values[count] = float(i64(number))
                    count += 1
            at += 1
        kinds = self.kinds
        for n in range(0, len(kinds), 2):
            kind = i64(numbers[kinds[n]])
            if kind != 0:
                places[count] = kinds[n + 1] + kind
                values[count] = 1.0
                count += 1
        self.inputs.count = count


def stretch(row: vec[float], scale: float) -> None:
    for place in range(len(row)):
        row[place] *= scale


def add_kinds(
    rows: vec[vec[float]], of_kinds: vec[vec[float]], first: i64, kinds: i64, bias: vec[float]
) -> vec[vec[float]]:
    """The rows, and those of the kinds of one number. What kind 0 adds goes to the bias, and the others keep what they
    add beyond it: kind 0 is the commonest (nothing there, as a rule), and costs no time so."""
    usual = of_kinds[first]
    for place in range(len(bias)):
        bias[place] += usual[place]
    for kind in range(kinds):
        row = of_kinds[first + kind][:]
        for place in range(len(row)):
            row[place] -= usual[place]
        rows = append(rows, row)
    return rows
