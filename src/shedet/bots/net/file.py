"""The file of a trained net: a line that says what it is, a line of JSON that describes it, and its numbers.

The numbers are float16, the low byte first, tensor after tensor in the order of the description. They are read into
vectors by way of a table of all 65,536 float16: there are more than a million of them, and no time for a list.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final

from librt.strings import read_i16_le
from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.bots.net.shapes import Shape, leaf_shapes, policy_shapes
from shedet.core.errors import BadNet
from shedet.core.game import Game

BEGINNING: Final = b"shedet net "
VERSION: Final = "1"
NUMBER: Final = 2  # bytes
LONGEST: Final = 1 << 24  # side of a tensor
MOST_SIDES: Final = 4
EXPONENT: Final = 0x7C00  # the bits of a float16 that are all set if it is infinite or no number
MOST: Final = 65536  # of any size


# ---- writing


def net_bytes(header: dict[str, object], tensors: list[tuple[str, list[int], bytes]]) -> bytes:
    """A net as a file. `header` says for which game, layouts, number of actions and sizes it is, how it was made and
    what it scored; tensors have a name, a shape, and their numbers as float16."""
    for name, shape, content in tensors:
        if len(content) != NUMBER * product(shape):
            raise BadNet(f"{name} of shape {shape} needs {product(shape)} numbers, not {len(content) // NUMBER}.")
    numbers = b"".join([content for _, _, content in tensors])
    description: dict[str, object] = dict(header)
    description["tensors"] = [[name, shape] for name, shape, _ in tensors]
    description["sha256"] = sha256(numbers).hexdigest()
    return BEGINNING + VERSION.encode() + b"\n" + json.dumps(description).encode() + b"\n" + numbers


def product(shape: list[int]) -> int:
    found = 1
    for size in shape:
        found *= size
    return found


# ---- reading


@final
class NetFile:
    """A net that fits its game, as it was read. Whoever computes with it takes the tensors it needs."""

    def __init__(self, path: str, description: dict[str, Any], numbers: bytes) -> None:
        self.path = path
        self.description = description
        self.sizes: dict[str, int] = description["sizes"]
        self.numbers = numbers
        self.starts: dict[str, int] = {}
        self.shapes: dict[str, list[int]] = {}
        self.halves = all_halves()
        start = 0
        for name, shape in description["tensors"]:
            self.starts[name] = start
            self.shapes[name] = shape
            start += product(shape)

    def numbers_of(self, name: str) -> vec[float]:
        """All numbers of a tensor, one after the other."""
        start: i64 = self.starts[name]
        return self.run(start, 1, product(self.shapes[name]))

    def rows_of(self, name: str) -> vec[vec[float]]:
        """A matrix as it is written: for each output of a layer what its inputs weigh."""
        start: i64 = self.starts[name]
        rows: i64 = self.shapes[name][0]
        width: i64 = self.shapes[name][1]
        found = vec[vec[float]](capacity=rows)
        for row in range(rows):
            found = append(found, self.run(start + row * width, 1, width))
        return found

    def columns_of(self, name: str) -> vec[vec[float]]:
        """For each input of a layer what it adds to all outputs: where an input is zero, nothing is to be done."""
        start: i64 = self.starts[name]
        rows: i64 = self.shapes[name][0]
        width: i64 = self.shapes[name][1]
        found = vec[vec[float]](capacity=width)
        for column in range(width):
            found = append(found, self.run(start + column, width, rows))
        return found

    def run(self, start: i64, step: i64, count: i64) -> vec[float]:
        numbers = self.numbers
        halves = self.halves
        found = vec[float]([0.0] * count)
        at = start * NUMBER
        for place in range(count):
            found[place] = halves[i64(read_i16_le(numbers, at)) & 0xFFFF]
            at += step * NUMBER
        return found


def all_halves() -> vec[float]:
    """What each pair of bytes says: a sign, five bits of an exponent, ten of a fraction. (Those that are no finite
    numbers are zeros here; they are refused before.)"""
    found = vec[float]([0.0] * 65536)
    scale = 1.0 / 16777216.0  # of the smallest exponents; each further one doubles it
    for exponent in range(31):
        for fraction in range(1024):
            value = float(fraction if exponent == 0 else 1024 + fraction) * scale
            found[exponent * 1024 + fraction] = value
            found[32768 + exponent * 1024 + fraction] = -value
        if exponent > 0:
            scale *= 2.0
    return found


def read_net(path: Path, game: Game) -> NetFile:
    """The net of a file, if it is one for this game as it is now; or BadNet."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadNet(f"{path} cannot be read: {error.strerror}.") from None
    described = check_beginning(path, content)
    end = content.find(b"\n", described)
    if end < 0:
        raise BadNet(f"{path} is damaged: it ends before its numbers begin.")
    description = parse_description(path, content[described:end])
    numbers = content[end + 1 :]
    check_game(path, description, game)
    check_numbers(path, description, numbers)
    check_tensors(path, description, game)
    return NetFile(str(path), description, numbers)


def check_beginning(path: Path, content: bytes) -> int:
    """Where the description begins."""
    said = (BEGINNING + VERSION.encode()).decode()
    end = content.find(b"\n", 0, 64)
    if not content.startswith(BEGINNING) or end < 0:
        raise BadNet(f"{path} is not a net: the first line of one is '{said}'.")
    version = content[len(BEGINNING) : end].decode("ascii", "replace")
    if version != VERSION:
        raise BadNet(f"{path} is written in format {version!r} of nets; this Shedet reads format {VERSION}.")
    return end + 1


def parse_description(path: Path, line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BadNet(f"{path} is damaged: its second line has to be JSON.") from None
    if not isinstance(said, dict):
        raise BadNet(f"{path} is damaged: its second line has to be a JSON object that describes the net.")
    for name in ("game", "observation", "secrets", "actions", "sizes", "made", "scores", "tensors", "sha256"):
        if name not in said:
            raise BadNet(f"{path} is damaged: its description has to say {name!r}.")
    sizes = said["sizes"]
    if not isinstance(sizes, dict) or not are_sizes(list(sizes.values())):
        raise BadNet(f"{path} is damaged: its sizes have to be whole numbers by name.")
    tensors = said["tensors"]
    if not isinstance(tensors, list):
        raise BadNet(f"{path} is damaged: its tensors have to be a list of names and shapes.")
    for tensor in tensors:
        if not is_tensor(tensor):
            raise BadNet(
                f"{path} is damaged: each of its tensors has to be a name and a shape, not {repr(tensor)[:60]}."
            )
    return said


def is_tensor(said: Any) -> bool:
    return (
        isinstance(said, list)
        and len(said) == 2
        and isinstance(said[0], str)
        and isinstance(said[1], list)
        and len(said[1]) <= MOST_SIDES
        and are_sizes(said[1])
        and max([0, *said[1]]) <= LONGEST
    )


def are_sizes(said: list[Any]) -> bool:
    for size in said:
        if isinstance(size, bool) or not isinstance(size, int) or size < 0:
            return False
    return True


def check_game(path: Path, description: dict[str, Any], game: Game) -> None:
    """A net for other numbers would play, and play nonsense."""
    wanted: dict[str, object] = {
        "game": game.name,
        "observation": game.observation.version,
        "secrets": game.secrets.version,
        "actions": game.actions,
    }
    for name, value in wanted.items():
        if description[name] != value:
            raise BadNet(f"{path} does not fit: it was made for {name} {repr(description[name])[:60]}, not {value!r}.")


def check_numbers(path: Path, description: dict[str, Any], numbers: bytes) -> None:
    wanted = 0
    for _, shape in description["tensors"]:
        wanted += product(shape)
    if len(numbers) != wanted * NUMBER:
        raise BadNet(f"{path} is damaged: it has {len(numbers)} bytes of numbers, and needs {wanted * NUMBER}.")
    if sha256(numbers).hexdigest() != description["sha256"]:
        raise BadNet(f"{path} is damaged: its numbers are not those that were written (their sha256 is another).")
    if not are_finite(numbers):
        raise BadNet(f"{path} cannot be computed with: some of its numbers are infinite or no numbers.")


def are_finite(numbers: bytes) -> bool:
    count: i64 = len(numbers)
    at: i64 = 0
    while at < count:
        if i64(read_i16_le(numbers, at)) & EXPONENT == EXPONENT:
            return False
        at += NUMBER
    return True


def check_tensors(path: Path, description: dict[str, Any], game: Game) -> None:
    """That all tensors of the nets it has sizes for are there, and no others: with other sizes it would be another
    net."""
    sizes: dict[str, int] = description["sizes"]
    for name, size in sizes.items():
        fewest = 0 if name == "blocks" else 1
        if not fewest <= size <= MOST:
            raise BadNet(f"{path} is damaged: its size {name!r} has to be from {fewest} to {MOST}, not {size}.")
    wanted: list[Shape] = []
    try:
        if "width" in sizes:
            wanted += policy_shapes(game, sizes)
        if "hidden" in sizes:
            wanted += leaf_shapes(game, sizes)
    except KeyError as error:
        raise BadNet(f"{path} is damaged: its sizes have to say {error.args[0]!r}.") from None
    if not wanted:
        raise BadNet(f"{path} has no net: its sizes have to say the 'width' of a policy or what is 'hidden' in a leaf.")
    found: dict[str, list[int]] = {}
    for name, shape in description["tensors"]:
        if name in found:
            raise BadNet(f"{path} is damaged: it has two tensors {name}.")
        found[name] = shape
    if len(found) > len(wanted):
        raise BadNet(f"{path} is damaged: it has {len(found)} tensors, and a net of its sizes has {len(wanted)}.")
    for name, shape in wanted:
        if name not in found:
            raise BadNet(f"{path} is damaged: it has no tensor {name}, of shape {shape}.")
        if found[name] != shape:
            raise BadNet(f"{path} is damaged: its tensor {name} has the shape {found[name]}, and needs {shape}.")
