"""How this program is called: commands as they can be typed where this one was."""

import os
import sys
from pathlib import Path
from shlex import join, quote
from shutil import which

from shedet.games import GAMES

MAKE = "SHEDET_MAKE"  # the Makefile puts the folder in here that make was called in


def command_line(*words: str | Path) -> str:
    """A shedet command as a shell takes it, the shortest that works."""
    if MAKE in os.environ and words[0] == "play":
        return make_play(*words[1:])
    return join([*program(), *(shown(word) if isinstance(word, Path) else word for word in words)])


def make_play(*words: str | Path) -> str:
    """`make play ARGS=--resume`: make gets what is for the command as one word, and every dollar twice."""
    where = [] if is_here() else ["-C", os.getcwd()]
    game = [f"GAME={word}" for word in words if word in GAMES]
    rest = join(str(word) for word in words if word not in GAMES)
    args = [f"ARGS={quote(rest.replace('$', '$$'))}"] if rest else []
    return " ".join(["make", *map(quote, where), "play", *game, *args])


def program() -> list[str]:
    """This program: `shedet` only where that is the one which a shell finds."""
    script, python = sys.argv[0], sys.executable
    ours = script if Path(script).stem == "shedet" else which("shedet", path=os.path.dirname(python))
    return [found_or_shown(ours)] if ours else [found_or_shown(python), "-m", "shedet"]


def found_or_shown(command: str) -> str:
    """Its name where a shell finds it by that, else its path."""
    name = os.path.basename(command)
    found = which(name)
    if found is not None and os.path.abspath(found) == os.path.abspath(command):
        return name
    path = shown(Path(os.path.abspath(command)))
    return path if os.sep in path else os.path.join(os.curdir, path)


def shown(path: Path) -> str:
    """A path as it leads there from where somebody types: as it is, short, or whole if they are elsewhere."""
    if not is_here():
        return os.path.abspath(path)
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def is_here() -> bool:
    """Whether somebody types in the folder that we run in: `make -C` goes elsewhere."""
    folder = os.environ.get(MAKE, os.curdir)
    return os.path.isdir(folder) and os.path.samefile(folder, os.curdir)
