"""What was trained as a file that games are shipped with: policy and leaf, half the bits, and how it was made."""

import os
import subprocess
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

import shedet
from shedet.bots.net.file import NetFile, net_bytes, read_net
from shedet.core.errors import BadNet
from shedet.core.game import Game
from shedet.learning.model import MOST_SEATS, Leaf, Policy, Sizes
from shedet.learning.student import Plan, Student

MOST_BYTES = 3_000_000  # of a file
HEADER = 20_000  # at most, of these
WIDEST = 512
STEP = 16  # between one width and the next
LEAF = Sizes().hidden


def shipped(student: Student, plan: Plan, scores: list[dict[str, object]]) -> bytes:
    """The net of a game, as `shedet.bots.net.file` reads it."""
    game = student.game
    tensors = {**policy_tensors(student.policy, game), **leaf_tensors(student.leaf, game)}
    header: dict[str, object] = {
        "game": game.name,
        "observation": game.observation.version,
        "secrets": game.secrets.version,
        "actions": game.actions,
        "sizes": plan.sizes._asdict(),
        "made": how_made(student, plan),
        "scores": scores,
    }
    return net_bytes(header, [(name, list(each.shape), halves(each)) for name, each in tensors.items()])


def with_leaf(sizes: Sizes, leaf: int) -> Sizes:
    """The same with another leaf net, of so many hidden numbers; its second layer has half as many."""
    return sizes._replace(hidden=leaf, second=max(1, leaf // 2))


def sizes_for(game: Game, width: int | None, leaf: int = LEAF) -> Sizes:
    """Of a new net: with this width, or as wide as its file may be large."""
    if width is not None:
        return with_leaf(Sizes(width=width, neck=max(1, width // 2)), leaf)
    known, hidden = np.ones(int(game.observation.size)), np.ones(int(game.secrets.size))
    for wide in range(WIDEST, STEP, -STEP):
        sizes = with_leaf(Sizes(width=wide, neck=wide // 2), leaf)
        nets = (Policy(game, known, sizes), Leaf(game, known, hidden, sizes))
        numbers = sum(each.numel() for net in nets for each in net.state_dict().values())
        if 2 * numbers + HEADER <= MOST_BYTES:
            return sizes
    return with_leaf(Sizes(width=STEP, neck=STEP // 2), leaf)


def how_made(student: Student, plan: Plan) -> dict[str, object]:
    return {
        "shedet": shedet.__version__,
        "commit": commit(),
        "commands": student.commands,
        "device": torch.cuda.get_device_name() if plan.device == "cuda" else "cpu",
        "processes": plan.workers,
        "minutes": round(student.seconds / 60, 1),
        "lessons": student.lessons,
        "games": student.games,
        "decisions": student.decisions,
    }


def commit() -> str:
    """Which sources these are: what git says, or who has copied them (SHEDET_COMMIT)."""
    if "SHEDET_COMMIT" in os.environ:
        return os.environ["SHEDET_COMMIT"]
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


# ---- and back


def shipped_sizes(path: Path, game: Game) -> Sizes:
    """Of a net that was shipped, or BadNet."""
    sizes = read_net(path, game).sizes
    if set(sizes) != set(Sizes._fields):
        raise BadNet(f"{path} cannot be gone on with: its sizes have to be {', '.join(Sizes._fields)}.")
    return Sizes(**sizes)


def recall(student: Student, path: Path) -> None:
    """Go on with a net that was shipped. Its judge was not: that one begins anew, as does a leaf of another size."""
    file = read_net(path, student.game)
    put_policy(student.policy, file)
    if student.leaf.middle.weight.shape == tuple(file.shapes["leaf.middle.weight"]):
        put_leaf(student.leaf, file)
    for elder in student.elders:
        elder.load_state_dict(student.policy.state_dict())
    made = file.description["made"]
    try:
        student.seconds, student.lessons = 60.0 * float(made["minutes"]), int(made["lessons"])
        student.decisions, student.games = int(made["decisions"]), int(made["games"])
        student.commands = [str(command) for command in made["commands"]]
    except (KeyError, OverflowError, TypeError, ValueError):
        raise BadNet(f"{path} cannot be gone on with: it does not say how it was made.") from None
    student.judge_is_new = True


def put_policy(policy: Policy, file: NetFile) -> None:
    for name, target in policy.state_dict().items():
        if name.startswith("reader.places."):
            first = tensor_of(file, f"reader.firsts.{name.removeprefix('reader.places.')}.weight")
            put_in(target, first[:, -len(target) :].T)
        elif name.startswith("reader.firsts.") and name.endswith(".weight"):
            things = policy.reader.places[name.split(".")[2]]
            put_in(target, tensor_of(file, name)[:, : -len(things)])
        else:
            put_in(target, tensor_of(file, name))


def put_leaf(leaf: Leaf, file: NetFile) -> None:
    for name, target in leaf.state_dict().items():
        put_in(target, tensor_of(file, f"leaf.{name}"))


def tensor_of(file: NetFile, name: str) -> Tensor:
    shape = file.shapes[name]
    numbers = np.frombuffer(file.numbers, "<f2", int(np.prod(shape)), 2 * file.starts[name])
    return torch.tensor(numbers.astype(np.float32)).reshape(shape)


def put_in(target: Tensor, known: Tensor) -> None:
    """Where there is more room than numbers, rows are filled up with zeros."""
    with torch.no_grad():
        target.zero_()
        target[tuple(slice(0, size) for size in known.shape)] = known.to(target.device)


# ---- how it is written


def halves(numbers: Tensor) -> bytes:
    kept: bytes = numbers.detach().to("cpu", torch.float16).contiguous().numpy().astype("<f2").tobytes()
    return kept


def policy_tensors(policy: Policy, game: Game) -> dict[str, Tensor]:
    """By name, without what only fills up rows."""
    found = dict(policy.state_dict())
    reader = policy.reader
    for things in game.observation.things:
        first = f"reader.firsts.{things.name}.weight"
        numbers = sum(
            reader.kinds[part.name].embedding_dim * (part.size // things.number)
            if part.kinds
            else part.size // things.number
            for part in game.observation.parts
            if part.things == things.name
        )
        # What it means to be this thing is what the number that says so is weighed with.
        places = found.pop(f"reader.places.{things.name}")
        found[first] = torch.cat([found[first][:, :numbers], places.T], 1)
    found["trunk.enter.weight"] = found["trunk.enter.weight"][:, : reader.size]
    found["head.weight"] = found["head.weight"][: game.actions]
    found["head.bias"] = found["head.bias"][: game.actions]
    return found


def leaf_tensors(leaf: Leaf, game: Game) -> dict[str, Tensor]:
    found = {f"leaf.{name}": each for name, each in leaf.state_dict().items()}
    size = len(found["leaf.scales"])
    found["leaf.enter.weight"] = found["leaf.enter.weight"][:, :size]
    found["leaf.out.weight"] = found["leaf.out.weight"][:MOST_SEATS]
    found["leaf.out.bias"] = found["leaf.out.bias"][:MOST_SEATS]
    return found
