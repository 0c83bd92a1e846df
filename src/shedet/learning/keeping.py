"""What was trained, as files: a checkpoint to go on from, with everything in it."""

import io
from pathlib import Path
from typing import Any

import torch

from shedet.core.errors import BadNet
from shedet.files import write_bytes
from shedet.games import find_game
from shedet.learning.model import Sizes
from shedet.learning.student import Plan, Student

VERSION = 2


def save(path: Path, student: Student, plan: Plan) -> None:
    """All of it or nothing: whatever ends this, the file is the last one or the new one."""
    content = io.BytesIO()
    torch.save({**described(plan), "student": student.state()}, content)
    write_bytes(path, content.getvalue())


def described(plan: Plan) -> dict[str, Any]:
    game = find_game(plan.game)
    return {
        "version": VERSION,
        "game": plan.game,
        "players": sorted(set(plan.players)),
        "options": plan.options,
        "sizes": list(plan.sizes),
        "observation": game.observation.version,
        "secrets": game.secrets.version,
        "actions": game.actions,
    }


def load(path: Path, plan: Plan) -> Student:
    """Somebody who goes on where training was left, or BadNet."""
    kept = read(path)
    if kept.get("version") != VERSION:
        raise BadNet(f"{path} is a checkpoint of another version: train anew, or with the Shedet that wrote it.")
    for name, wanted in described(plan).items():
        if kept.get(name) != wanted:
            raise BadNet(f"{path} does not fit: it was made for {name} {kept.get(name)!r}, not {wanted!r}.")
    student = Student(plan)
    try:
        student.restore(kept["student"])
    except (KeyError, RuntimeError, TypeError, ValueError):
        raise BadNet(f"{path} is damaged: its numbers do not fit a net for {plan.game}.") from None
    return student


def sizes_of(path: Path) -> Sizes:
    """How large the nets of a checkpoint are."""
    try:
        return Sizes(*read(path)["sizes"])
    except (KeyError, TypeError):
        raise BadNet(f"{path} is not a checkpoint of `shedet train`.") from None


def read(path: Path) -> dict[str, Any]:
    try:
        kept = torch.load(path, map_location="cpu", weights_only=True)
    except OSError as error:
        raise BadNet(f"{path} cannot be read: {error.strerror}.") from None
    except Exception:  # what is torn may break the reading of it anywhere
        raise BadNet(f"{path} is damaged, or is not a checkpoint of `shedet train`.") from None
    if not isinstance(kept, dict):
        raise BadNet(f"{path} is not a checkpoint of `shedet train`.")
    return kept
