"""Builds the compiled engine of a checkout, for `shedet.engine` to find.

A build works on a copy of the sources, in a folder of its own, and is moved to its place in one step when all of it is
there and can be imported. Whenever it is stopped, and whatever is changed meanwhile, there is either a whole build of
the sources it is named after, or none. Builds take turns by a lock that the system gives back when its holder ends.

`python setup.py build_ext --inplace` builds and waits for it; `python -m shedet.engine_build` builds in the background.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from fcntl import LOCK_EX, LOCK_NB, flock
from glob import escape, glob
from importlib.metadata import PackageNotFoundError, version
from shlex import split
from typing import IO, Final

from shedet.engine import BUILDS, CHOSEN, FILES, LOCK, ROOT, SETTINGS, fingerprint, fitting_build, is_complete, sources

KEPT: Final = 3  # builds of other sources: somebody may go back to them, and running games still load from them
BUILDING: Final = "building-"
WORK: Final = "build"  # in a copy: all that setup.py makes
OUTPUT: Final = os.path.join(WORK, "lib")
WORKSHOP: Final = "last-"  # the WORK of the last build, with the settings it was made with
LOG: Final = "build.log"  # of a build in the background, until it succeeds
IMPORT_ALL: Final = "import sys, importlib; [importlib.import_module(name) for name in sys.argv[1:]]"

Compiler = Callable[[str], None]  # gets a copy of the checkout and leaves the compiled modules in its OUTPUT


def make_build(root: str, compile_copy: Compiler) -> str | None:
    """Build the sources as they are now; None if nothing came out, as without a C compiler. The lock must be held."""
    builds = os.path.join(root, BUILDS)
    for name in os.listdir(builds):
        if name.startswith(BUILDING):  # the holder of the lock is alone: this one was stopped
            shutil.rmtree(os.path.join(builds, name), ignore_errors=True)
    copy = tempfile.mkdtemp(prefix=BUILDING, dir=builds)
    try:
        copy_sources(root, copy)
        build = os.path.join(builds, fingerprint(copy, sources(copy)))
        if not is_complete(build):
            workshop = os.path.join(builds, f"{WORKSHOP}{fingerprint(copy, SETTINGS)}")
            if os.path.isdir(workshop):
                shutil.copytree(workshop, os.path.join(copy, WORK))
            compile_copy(copy)
            if not os.path.isdir(os.path.join(copy, OUTPUT)):
                return None
            put_in_place(copy, build)
            keep_for_the_next(copy, workshop)
        remove_oldest(builds)
        return build
    finally:
        shutil.rmtree(copy, ignore_errors=True)


def put_in_place(copy: str, build: str) -> None:
    """In one step, when it is complete and has a list of its files."""
    made = os.path.join(copy, "made")
    shutil.copytree(os.path.join(copy, OUTPUT), made)
    paths = [os.path.join(folder, name) for folder, _, names in os.walk(made) for name in sorted(names)]
    lines = [f"{os.path.getsize(path)} {os.path.relpath(path, made)}\n" for path in paths]
    with open(os.path.join(made, FILES), "w", encoding="utf-8") as file:
        file.writelines(lines)
    shutil.rmtree(build, ignore_errors=True)  # a damaged one
    os.rename(made, build)


def keep_for_the_next(copy: str, workshop: str) -> None:
    """Keep the C files and libraries of this build, so that the next one compiles only what has changed. Those of a
    build that did not succeed are never kept: a file cut short looks like one that is up to date."""
    for old in glob(os.path.join(escape(os.path.dirname(workshop)), f"{WORKSHOP}*")):
        shutil.rmtree(old, ignore_errors=True)
    os.rename(os.path.join(copy, WORK), workshop)


def copy_sources(root: str, copy: str) -> None:
    for entry in os.scandir(root):
        if entry.is_file():
            shutil.copy(entry.path, copy)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*")
    shutil.copytree(os.path.join(root, "src", "shedet"), os.path.join(copy, "src", "shedet"), ignore=unwanted)


def remove_oldest(builds: str) -> None:
    folders = [entry.path for entry in os.scandir(builds) if os.path.exists(os.path.join(entry.path, FILES))]
    for folder in sorted(folders, key=os.path.getmtime, reverse=True)[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


# ---- the compiler


class MypycCompiler:
    """Compiles a copy with its own setup.py, and tries whether the result can be imported.

    The lock is handed on as input to all it starts, so that nobody else builds before the last of them has ended.
    """

    def __init__(self, lock: IO[bytes]) -> None:
        self.lock = lock

    def __call__(self, copy: str) -> None:
        print("shedet: building the engine", file=sys.stderr, flush=True)
        tools = os.path.join(copy, "tools")
        if not tools_are_installed(copy):
            pip = ("-m", "pip", "install", "-q", "--disable-pip-version-check", "--target", tools)
            self.run(copy, tools, *pip, *required_tools(copy))
        self.run(copy, tools, "setup.py", "-q", "build_ext", "--build-lib", OUTPUT, "--build-temp", "temp")
        output = os.path.join(copy, OUTPUT)
        if os.path.isdir(output):
            self.run(copy, os.path.join(copy, "src"), "-c", IMPORT_ALL, *compiled_modules(output))

    def run(self, copy: str, path: str, *words: str) -> None:
        environment = {**os.environ, CHOSEN: os.path.join(copy, OUTPUT)}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH")]))
        subprocess.run([sys.executable, *words], cwd=copy, stdin=self.lock, env=environment, check=True)


def required_tools(root: str) -> list[str]:
    import tomllib

    with open(os.path.join(root, "pyproject.toml"), "rb") as file:
        required: list[str] = tomllib.load(file)["build-system"]["requires"]
    return required


def tools_are_installed(root: str) -> bool:
    """Whether the compiler is there in the wanted version; the others are installed together with it."""
    try:
        return f"mypy=={version('mypy')}" in required_tools(root)
    except PackageNotFoundError:
        return False


def compiled_modules(output: str) -> list[str]:
    found = []
    for folder, _, names in os.walk(output):
        package = os.path.relpath(folder, output).split(os.sep)
        found += [".".join([*package, name.split(".")[0]]) for name in names]
    return sorted(name for name in found if not name.endswith("__mypyc"))


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers. (setup.py looks more closely, and takes longer.)"""
    compiler = split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>", capture_output=True).returncode == 0
    except OSError:
        return False


# ---- one at a time


def open_lock(root: str) -> IO[bytes]:
    os.makedirs(os.path.join(root, BUILDS), exist_ok=True)
    return open(os.path.join(root, BUILDS, LOCK), "a+b")


def is_free(lock: IO[bytes]) -> bool:
    """Take the lock if nobody has it."""
    try:
        flock(lock, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        return False
    return True


def build_and_wait(root: str, compiler: Callable[[IO[bytes]], Compiler] = MypycCompiler) -> str | None:
    """For those who need the build now. An exception if it fails."""
    if (build := fitting_build(root)) is not None:
        return build
    with open_lock(root) as lock:
        if not is_free(lock):
            print("shedet: waiting for the build that is going on", file=sys.stderr)
            flock(lock, LOCK_EX)
        return make_build(root, compiler(lock))


def build_in_background(root: str) -> None:
    """For those who do not want to wait. The process is on its own: Ctrl-C and the end of the terminal do not reach it,
    and it gives way to whoever plays."""
    if fitting_build(root) is not None or not can_compile():
        return
    log = os.path.join(root, BUILDS, LOG)
    with open_lock(root) as lock:
        if not is_free(lock):
            return
        if os.path.exists(log):
            print(f"shedet: the last build of the fast engine did not succeed ({log}); trying again.")
        with open(log, "ab") as output:
            command = [sys.executable, "-m", "shedet.engine_build", root]
            subprocess.Popen(command, stdin=lock, stdout=output, stderr=output, start_new_session=True)


def build_as_told(root: str) -> None:
    """In the background. The input is the lock, held already."""
    os.nice(10)
    if make_build(root, MypycCompiler(sys.stdin.buffer)) is not None:
        os.remove(os.path.join(root, BUILDS, LOG))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        build_as_told(sys.argv[1])
    else:
        build_in_background(ROOT)
