"""Which engine runs: the compiled one, or the Python sources it is compiled from.

An installed package has compiled modules beside the sources, and Python's own import prefers them. A checkout keeps
them apart, in ``.engine/NAME``, where the name is a fingerprint of everything that goes into a build. A build runs if
it is complete and made from exactly the sources there are now. Nothing else is ever looked at: half a build, one of
older sources, modules that lie beside the sources. Where no build fits, or with ``SHEDET_PURE=1`` in the environment,
the sources run.
"""

import os
import sys
from collections.abc import Sequence
from functools import cached_property
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final

ROOT: Final = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PARTS: Final = ("core", "games", "bots")
WORDS: Final = (
    "reasons",
    "saying",
)  # folders of these parts that are not compiled (setup.py): no build depends on a sentence
MODULES: Final = (*(f"shedet.{part}." for part in PARTS), "shedet._")  # the last are the libraries of the compiled ones
SETTINGS: Final = ("pyproject.toml", "setup.py")  # the compilers' versions, and what they are told
BUILDS: Final = ".engine"
FILES: Final = "files.txt"  # in a build: its files and how long they are
LOCK: Final = "lock"  # beside the builds: whoever builds holds it
CHOSEN: Final = "SHEDET_ENGINE"


def in_checkout() -> bool:
    """Whether this package lies in a checkout: in a folder src, and beside that what builds it."""
    package = os.path.dirname(os.path.abspath(__file__))
    return package == os.path.join(ROOT, "src", "shedet") and os.path.isfile(os.path.join(ROOT, "setup.py"))


def sources(root: str) -> list[str]:
    """All files that a build depends on, relative to the checkout."""
    found = [*SETTINGS]
    for part in PARTS:
        for folder, folders, names in os.walk(os.path.join(root, "src", "shedet", part)):
            folders[:] = [name for name in folders if name not in WORDS]
            found += [
                os.path.relpath(os.path.join(folder, name), root)
                for name in names
                if os.path.splitext(name)[1] in SOURCE_SUFFIXES and not name.startswith(".")  # as editors leave them
            ]
    return sorted(found)


def fingerprint(root: str, paths: Sequence[str]) -> str:
    """A name for what these files hold, and for this Python."""
    from hashlib import sha256

    seen = sha256(EXTENSION_SUFFIXES[0].encode())  # the Python's kind, version and platform
    for path in paths:
        with open(os.path.join(root, path), "rb") as file:
            content = file.read()
        seen.update(f"\0{path}\0{len(content)}\0".encode())
        seen.update(content)
    return seen.hexdigest()[:16]


def is_complete(build: str) -> bool:
    """Whether every file that belongs to this build is there in full."""
    try:
        with open(os.path.join(build, FILES), encoding="utf-8") as file:
            listed = [line.rstrip("\n").split(" ", 1) for line in file]
        return bool(listed) and all(os.path.getsize(os.path.join(build, path)) == int(size) for size, path in listed)
    except (OSError, ValueError):
        return False


def fitting_build(root: str) -> str | None:
    """The folder of the build that was made from the sources as they are now."""
    if not os.path.isdir(os.path.join(root, BUILDS)):
        return None
    build = os.path.join(root, BUILDS, fingerprint(root, sources(root)))
    return build if is_complete(build) else None


def is_being_built(root: str) -> bool:
    try:
        from fcntl import LOCK_NB, LOCK_SH, flock

        with open(os.path.join(root, BUILDS, LOCK), "rb") as lock:
            flock(lock, LOCK_SH | LOCK_NB)
    except BlockingIOError:
        return True
    except (OSError, ImportError):  # nobody ever built here, or could (Windows)
        return False
    return False


class EngineFinder(MetaPathFinder):
    """Put before Python's own finders, it answers for the engine's modules alone."""

    def __init__(self, root: str) -> None:
        self.root = root

    @cached_property
    def build(self) -> str | None:
        """The build this process runs, or None for the sources.

        The processes it starts run the same one, told by the environment. They send each other positions and bots,
        and a build may be finished, or a source changed, while they work.
        """
        if os.environ.get("SHEDET_PURE") == "1":
            return None
        if CHOSEN not in os.environ:
            os.environ[CHOSEN] = fitting_build(self.root) or ""
        return os.environ[CHOSEN] or None

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not (name + ".").startswith(MODULES):
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ()]
        if self.build is not None:
            folder = os.path.join(self.build, *name.split(".")[:-1])
            finders.insert(0, FileFinder(folder, (ExtensionFileLoader, EXTENSION_SUFFIXES)))
        for finder in finders:
            spec = finder.find_spec(name)
            if spec is not None and spec.loader is not None:  # packages are sources; a build has but a folder for them
                return spec
        return None


def remark() -> str:
    """What somebody who plays should know about the engine; nothing if it is the fast one, or the one they chose."""
    from shedet import compiled

    if os.environ.get("SHEDET_PURE") == "1" or compiled():
        return ""
    if is_being_built(ROOT):
        return "The fast engine is being built for later games; in this one, bots that search think less far ahead."
    return "The fast engine is not built (that needs a C compiler), so bots think less far ahead and play less well."


def prepare() -> None:
    """Make the engine's modules load from where they should, in a checkout or if the sources are asked for."""
    if os.environ.get("SHEDET_PURE") == "1" or in_checkout():
        sys.meta_path.insert(0, EngineFinder(ROOT))
