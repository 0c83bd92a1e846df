"""Build steps that pyproject.toml cannot express: the compiled engine and the rule books.

The engine (shedet.core, shedet.games and shedet.bots) is plain typed Python. mypyc turns it into C, a library for
the core, one for each game and one for the bots: calls within a game stay direct, and the libraries are built on all
cores at once. It runs uncompiled as well, so a machine without a C compiler, or a build with SHEDET_PURE=1, gets the
same engine interpreted.

A wheel gets the compiled modules beside the sources. A checkout (`build_ext --inplace`, `pip install -e .`) keeps them
apart, in .engine, where src/shedet/engine.py looks for those that fit the sources.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
os.chdir(ROOT)  # mypy's settings and the paths below are relative to the project
SOURCES = ("src/shedet/core", "src/shedet/games", "src/shedet/bots")
# Folders of sentences for people, who would notice no difference. They are not among the sources of a build either
# (engine.py): a better word needs no compiler.
WORDS = {"reasons", "saying"}

# Commands that need the extension modules. The others (metadata, sdist) skip the compiler.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
IN_PLACE = {"--inplace", "-i", "editable_wheel", "develop"}

# For gcc and clang. Nobody replaces the engine's functions from outside: the compiler may inline them (a fifth faster).
# mypyc asks for -Werror; a newer compiler's new warning must not stop an installation.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-Wno-error"]

PROBE_C = """
#include <Python.h>
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&def); }
"""
PROBE_PY = """
from setuptools import Extension, setup
setup(name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"])])
"""


def compiler_works() -> bool:
    """Really build an empty extension module: that needs a compiler, a linker and Python.h."""
    with tempfile.TemporaryDirectory() as tmp:
        Path(tmp, "probe.c").write_text(PROBE_C)
        Path(tmp, "setup.py").write_text(PROBE_PY)
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        return subprocess.run(command, cwd=tmp, capture_output=True).returncode == 0


def engine() -> list[Extension]:
    """The compiled engine's extension modules; none where it is to be interpreted."""
    if not BUILDING & set(sys.argv):
        return []
    if os.environ.get("SHEDET_PURE") == "1":
        print("shedet: SHEDET_PURE=1, building the interpreted engine", file=sys.stderr)
        return []
    if IN_PLACE & set(sys.argv):
        build_for_checkout()
        return []
    if not compiler_works():
        print("shedet: no C compiler found, building the interpreted engine", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    libraries: dict[str, list[str]] = {}
    modules = [path for source in SOURCES for path in Path(source).rglob("*.py") if not WORDS & set(path.parts)]
    for path in sorted(path for path in modules if path.name != "__init__.py"):
        libraries.setdefault(library_of(path), []).append(path.as_posix())
    # A type error in the engine ends the build here: it is a bug, not a reason to fall back. The cache is a fresh one:
    # with that of an earlier build mypyc stumbles over classes that have changed since.
    with tempfile.TemporaryDirectory() as cache:
        extensions: list[Extension] = mypycify(
            [
                "--no-warn-unused-ignores",
                f"--cache-dir={cache}",
                *(path for paths in libraries.values() for path in paths),
            ],
            opt_level="3",
            debug_level="0",
            multi_file=False,
            separate=[(paths, name) for name, paths in libraries.items()],
        )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


def build_for_checkout() -> None:
    sys.path.insert(0, "src")
    from shedet.engine_build import build_and_wait

    try:
        build_and_wait(str(ROOT))
    except subprocess.CalledProcessError:
        sys.exit("shedet: the engine could not be built; what is wrong stands above.")


def library_of(path: Path) -> str:
    """The library a module goes into: shedet._core, shedet._bots, or that of its game."""
    part, *deeper = path.parts[2:-1]
    return f"shedet._{deeper[0] if part == 'games' and deeper else part}"


class BuildExt(build_ext):
    """Compile on all cores, and leave no module behind whose source is gone."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        super().run()
        made = {Path(path).resolve() for path in self.get_outputs()}
        for pattern in ("*.so", "*.pyd"):
            for path in Path(self.build_lib).rglob(pattern):
                if path.resolve() not in made:
                    path.unlink()


class BuildPy(build_py):
    """Start from an empty package (earlier builds may have left files) and add the rule books."""

    def run(self) -> None:
        if self.editable_mode:  # a checkout reads docs/rules itself
            return super().run()
        package = Path(self.build_lib, "shedet")
        shutil.rmtree(package, ignore_errors=True)
        super().run()
        rules = package / "rules"
        rules.mkdir(parents=True, exist_ok=True)
        for text in sorted(Path("docs/rules").glob("*.md")):
            shutil.copy(text, rules)


setup(ext_modules=engine(), cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
