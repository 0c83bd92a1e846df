"""The compiled engine of a checkout: only a whole build of the very sources is used, whatever happens to a build."""

import os
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fcntl import LOCK_EX, flock
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from threading import Event
from typing import IO

import pytest

from shedet import engine, engine_build
from shedet.engine import BUILDS, CHOSEN, FILES, EngineFinder, fitting_build, is_being_built
from shedet.engine_build import LOG, OUTPUT, build_and_wait, build_in_background, is_free, make_build, open_lock

COMPILED = EXTENSION_SUFFIXES[0]
# Stands in for a compilation, which takes minutes: every module gets its compiled file.
COMPILE = f"""
import os
for module in ("core/rng", "games/senet/game", "_core__mypyc"):
    path = os.path.join("build", "lib", "shedet", module + {COMPILED!r})
    os.makedirs(os.path.dirname(path), exist_ok=True)
    open(path, "w").write("compiled")
"""
# The same, interrupted in the middle of a file.
COMPILE_HALF = COMPILE.replace('"compiled")', '"comp")') + "    break\n"
# A build whose process is killed when this much has been compiled.
KILLED_BUILD = """
import os, signal, sys
from shedet.engine_build import is_free, make_build, open_lock

def compile_and_die(copy):
    os.chdir(copy)
    exec(sys.argv[2])
    os.kill(os.getpid(), signal.SIGKILL)

with open_lock(sys.argv[1]) as lock:
    assert is_free(lock)
    make_build(sys.argv[1], compile_and_die)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(CHOSEN, raising=False)
    monkeypatch.delenv("SHEDET_PURE", raising=False)
    for path in ("core/__init__.py", "core/rng.py", "games/__init__.py", "games/senet/game.py", "bots/__init__.py"):
        file = tmp_path / "src" / "shedet" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"# {path}\n")
    for path in ("__init__.py", "engine.py"):
        shutil.copy(Path(engine.ROOT, "src", "shedet", path), tmp_path / "src" / "shedet")
    (tmp_path / "setup.py").write_text(COMPILE)
    (tmp_path / "pyproject.toml").write_text(f'[build-system]\nrequires = ["mypy=={version("mypy")}"]\n')
    (tmp_path / BUILDS).mkdir()
    return tmp_path


def compile_copy(copy: str) -> None:
    for module in ("core/rng", "games/senet/game", "_core__mypyc"):
        path = Path(copy, OUTPUT, "shedet", module + COMPILED)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("compiled")


def build(checkout: Path) -> Path:
    made = make_build(str(checkout), compile_copy)
    assert made is not None
    return Path(made)


def found(checkout: Path, name: str = "shedet.core.rng") -> Path | None:
    """The file that a new process would load this module from."""
    folder = checkout.joinpath("src", *name.split(".")[:-1])
    spec = EngineFinder(str(checkout)).find_spec(name, [str(folder)])
    return None if spec is None or spec.origin is None else Path(spec.origin)


def left_behind(checkout: Path) -> list[str]:
    return [path.name for path in (checkout / BUILDS).iterdir() if path.name.startswith("building-")]


def test_without_a_build_the_sources_run(checkout: Path) -> None:
    assert found(checkout) == checkout / "src/shedet/core/rng.py"


def test_a_build_of_these_sources_runs(checkout: Path) -> None:
    folder = build(checkout)
    assert found(checkout) == folder / f"shedet/core/rng{COMPILED}"
    assert found(checkout, "shedet._core__mypyc") == folder / f"shedet/_core__mypyc{COMPILED}"


def test_packages_are_sources_so_that_their_files_lie_beside_them(checkout: Path) -> None:
    build(checkout)
    assert found(checkout, "shedet.core") == checkout / "src/shedet/core/__init__.py"


def test_only_the_engine_is_looked_for_in_a_build(checkout: Path) -> None:
    build(checkout)
    assert found(checkout, "shedet.cli.play") is None
    assert found(checkout, "json.decoder") is None


def edit(checkout: Path) -> None:
    (checkout / "src/shedet/core/rng.py").write_text("# edited\n")


def add_a_module(checkout: Path) -> None:
    (checkout / "src/shedet/bots/new.py").write_text("")


def remove_a_module(checkout: Path) -> None:
    (checkout / "src/shedet/games/senet/game.py").unlink()


def rename_a_module(checkout: Path) -> None:
    (checkout / "src/shedet/games/senet/game.py").rename(checkout / "src/shedet/games/senet/other.py")


def change_a_setting(checkout: Path) -> None:
    with (checkout / "pyproject.toml").open("a") as file:
        file.write("# another version\n")


@pytest.mark.parametrize("change", [edit, add_a_module, remove_a_module, rename_a_module, change_a_setting])
def test_a_build_of_other_sources_never_runs(checkout: Path, change: Callable[[Path], None]) -> None:
    build(checkout)
    change(checkout)
    assert found(checkout) == checkout / "src/shedet/core/rng.py"


def test_a_build_for_another_python_never_runs(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(checkout)
    monkeypatch.setattr(engine, "EXTENSION_SUFFIXES", [".cpython-399-x86_64-linux-gnu.so", ".so"])
    assert fitting_build(str(checkout)) is None


def test_going_back_to_earlier_sources_goes_back_to_their_build(checkout: Path) -> None:
    folder = build(checkout)
    before = (checkout / "src/shedet/core/rng.py").read_text()
    edit(checkout)
    assert build(checkout) != folder
    (checkout / "src/shedet/core/rng.py").write_text(before)
    assert fitting_build(str(checkout)) == str(folder)


def test_what_an_editor_leaves_among_the_sources_is_no_source(checkout: Path) -> None:
    (checkout / "src/shedet/core/.#rng.py").symlink_to("somebody@somewhere.4711")
    folder = build(checkout)
    (checkout / "src/shedet/core/.#rng.py").unlink()
    assert fitting_build(str(checkout)) == str(folder)


def test_a_sentence_for_people_is_no_source_of_a_build(checkout: Path) -> None:
    folder = build(checkout)
    reasons = checkout / "src/shedet/bots/senet/reasons"
    reasons.mkdir(parents=True)
    (reasons / "answers.py").write_text("# words\n")
    assert fitting_build(str(checkout)) == str(folder)
    assert found(checkout, "shedet.bots.senet.reasons.answers") == reasons / "answers.py"


def lose_a_module(folder: Path) -> None:
    (folder / f"shedet/core/rng{COMPILED}").unlink()


def lose_a_library(folder: Path) -> None:
    (folder / f"shedet/_core__mypyc{COMPILED}").unlink()


def cut_a_module_short(folder: Path) -> None:
    (folder / f"shedet/core/rng{COMPILED}").write_text("comp")


def lose_the_list(folder: Path) -> None:
    (folder / FILES).unlink()


def cut_the_list_short(folder: Path) -> None:
    (folder / FILES).write_text("8")


def empty_the_list(folder: Path) -> None:
    (folder / FILES).write_text("")


@pytest.mark.parametrize(
    "damage", [lose_a_module, lose_a_library, cut_a_module_short, lose_the_list, cut_the_list_short, empty_the_list]
)
def test_a_damaged_build_never_runs_and_is_built_anew(checkout: Path, damage: Callable[[Path], None]) -> None:
    damage(build(checkout))
    assert found(checkout) == checkout / "src/shedet/core/rng.py"
    assert found(checkout, "shedet.games.senet.game") == checkout / "src/shedet/games/senet/game.py"
    assert fitting_build(str(checkout)) is None
    assert str(build(checkout)) == fitting_build(str(checkout))


def test_modules_that_lie_beside_the_sources_are_not_looked_at(checkout: Path) -> None:
    """Builds used to be put there, and won over sources that had changed since."""
    (checkout / f"src/shedet/core/rng{COMPILED}").write_text("compiled long ago")
    assert found(checkout) == checkout / "src/shedet/core/rng.py"


def test_asked_for_the_sources_run(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(checkout)
    monkeypatch.setenv("SHEDET_PURE", "1")
    assert found(checkout) == checkout / "src/shedet/core/rng.py"


def test_a_process_runs_the_engine_of_the_one_that_started_it(checkout: Path) -> None:
    """A pharaoh's helpers would else be compiled and the pharaoh interpreted, if a build ends during the game."""
    assert found(checkout) == checkout / "src/shedet/core/rng.py"
    build(checkout)
    assert found(checkout) == checkout / "src/shedet/core/rng.py"
    del os.environ[CHOSEN]  # that was the parent's doing
    compiled = found(checkout)
    edit(checkout)
    assert found(checkout) == compiled != checkout / "src/shedet/core/rng.py"


# ---- building


def test_the_compiler_is_the_same_wherever_it_is_asked_for() -> None:
    """An engine built for an installation and one built for a checkout must not differ."""
    settings = tomllib.loads(Path(engine.ROOT, "pyproject.toml").read_text())
    extras = settings["project"]["optional-dependencies"]
    asked = [settings["build-system"]["requires"], extras["build"], extras["lint"]]
    compilers = {name for names in asked for name in names if name.startswith("mypy==")}
    assert len(compilers) == 1
    assert all(compilers < set(names) for names in asked)


@pytest.mark.parametrize("compiled_so_far", ["", COMPILE_HALF, COMPILE], ids=["nothing", "half", "all"])
def test_a_killed_build_leaves_nothing_that_runs(checkout: Path, compiled_so_far: str) -> None:
    command = [sys.executable, "-c", KILLED_BUILD, str(checkout), compiled_so_far]
    assert subprocess.run(command).returncode == -signal.SIGKILL
    assert left_behind(checkout) != []
    assert found(checkout) == checkout / "src/shedet/core/rng.py"
    assert not is_being_built(str(checkout))  # nor is anybody kept from building
    assert str(build(checkout)) == fitting_build(str(checkout))
    assert left_behind(checkout) == []


def test_a_build_that_fails_leaves_nothing(checkout: Path) -> None:
    def fail(copy: str) -> None:
        compile_copy(copy)
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        make_build(str(checkout), fail)
    assert fitting_build(str(checkout)) is None
    assert left_behind(checkout) == []


def test_without_a_compiler_there_is_no_build(checkout: Path) -> None:
    assert make_build(str(checkout), lambda copy: None) is None
    assert fitting_build(str(checkout)) is None
    assert left_behind(checkout) == []


def test_sources_that_change_during_a_build_do_not_get_it(checkout: Path) -> None:
    before = (checkout / "src/shedet/core/rng.py").read_text()

    def edit_and_compile(copy: str) -> None:
        edit(checkout)
        assert Path(copy, "src/shedet/core/rng.py").read_text() == before
        compile_copy(copy)

    made = make_build(str(checkout), edit_and_compile)
    assert fitting_build(str(checkout)) is None
    (checkout / "src/shedet/core/rng.py").write_text(before)
    assert fitting_build(str(checkout)) == made is not None


def test_a_build_that_is_there_is_not_made_again(checkout: Path) -> None:
    folder = build(checkout)

    def unwanted(lock: IO[bytes]) -> Callable[[str], None]:
        raise AssertionError("builds again")

    assert build_and_wait(str(checkout), unwanted) == str(folder)


def test_of_two_who_build_at_once_the_second_waits_and_takes_what_the_first_made(checkout: Path) -> None:
    begun = Event()
    copies = []

    def compiler(lock: IO[bytes]) -> Callable[[str], None]:
        def compile_and_tell(copy: str) -> None:
            begun.set()
            copies.append(copy)
            compile_copy(copy)

        return compile_and_tell

    with ThreadPoolExecutor() as pool:
        first = pool.submit(build_and_wait, str(checkout), compiler)
        assert begun.wait(60)
        second = build_and_wait(str(checkout), compiler)
    assert first.result() == second == fitting_build(str(checkout))
    assert len(copies) == 1
    assert left_behind(checkout) == []


def test_it_is_known_whether_somebody_builds(checkout: Path) -> None:
    assert not is_being_built(str(checkout))
    with open_lock(str(checkout)) as mine, open_lock(str(checkout)) as other:
        assert is_free(mine)
        assert is_being_built(str(checkout))
        assert not is_free(other)
    assert not is_being_built(str(checkout))


def test_old_builds_are_removed_and_the_last_ones_kept(checkout: Path) -> None:
    made = []
    for number in range(5):
        (checkout / "src/shedet/core/rng.py").write_text(f"# {number}\n")
        made.append(build(checkout))
        os.utime(made[-1], (number, number))
    edit(checkout)
    made.append(build(checkout))
    assert [folder.exists() for folder in made] == [False, False, False, True, True, True]


def test_a_build_goes_on_from_what_the_last_one_made(checkout: Path) -> None:
    """So that only what has changed is compiled."""
    build(checkout)
    edit(checkout)
    assert made_before(checkout) == ["_core__mypyc", "game", "rng"]


def made_before(checkout: Path) -> list[str]:
    """The compiled modules that a build finds when it begins."""
    seen: list[str] = []

    def look_and_compile(copy: str) -> None:
        seen.extend(sorted(path.name.removesuffix(COMPILED) for path in Path(copy, OUTPUT).rglob(f"*{COMPILED}")))
        compile_copy(copy)

    assert make_build(str(checkout), look_and_compile) is not None
    return seen


def test_a_build_never_goes_on_from_one_that_failed(checkout: Path) -> None:
    """Files that were cut short would look as if they were up to date."""

    def fail(copy: str) -> None:
        compile_copy(copy)
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        make_build(str(checkout), fail)
    assert made_before(checkout) == []


def test_a_build_with_other_settings_begins_anew(checkout: Path) -> None:
    build(checkout)
    change_a_setting(checkout)
    assert made_before(checkout) == []
    edit(checkout)
    assert made_before(checkout) != []
    assert len(list((checkout / BUILDS).glob("last-*"))) == 1


# ---- in the background


def wait_for_the_build(checkout: Path) -> None:
    with open_lock(str(checkout)) as lock:
        flock(lock, LOCK_EX)


@pytest.fixture
def compiler_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_build, "can_compile", lambda: True)


@pytest.mark.usefixtures("compiler_found")
def test_a_build_in_the_background_is_there_for_the_next_process(checkout: Path) -> None:
    # Files that import leaves alone stand in for compiled modules, which cannot be made up.
    (checkout / "setup.py").write_text(COMPILE.replace(COMPILED, ".txt"))
    build_in_background(str(checkout))
    wait_for_the_build(checkout)
    made = fitting_build(str(checkout))
    assert made is not None
    assert Path(made, "shedet/core/rng.txt").read_text() == "compiled"
    assert not (checkout / BUILDS / LOG).exists()
    assert left_behind(checkout) == []


@pytest.mark.usefixtures("compiler_found")
def test_a_build_that_cannot_be_imported_is_not_put_in_place(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build_in_background(str(checkout))
    wait_for_the_build(checkout)
    assert fitting_build(str(checkout)) is None
    assert "ImportError" in (checkout / BUILDS / LOG).read_text()
    assert left_behind(checkout) == []
    assert capsys.readouterr().out == ""
    build_in_background(str(checkout))
    wait_for_the_build(checkout)
    assert "did not succeed" in capsys.readouterr().out


@pytest.mark.usefixtures("compiler_found")
def test_a_second_build_in_the_background_is_not_begun(checkout: Path) -> None:
    with open_lock(str(checkout)) as lock:
        assert is_free(lock)
        build_in_background(str(checkout))
    assert not (checkout / BUILDS / LOG).exists()


def test_without_a_compiler_none_is_begun(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    build_in_background(str(checkout))
    assert list((checkout / BUILDS).iterdir()) == []


# ---- what a player is told


def test_a_player_is_told_why_the_bots_are_weaker(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ROOT", str(checkout))
    monkeypatch.setattr("shedet.compiled", lambda: False)
    assert "needs a C compiler" in engine.remark()
    with open_lock(str(checkout)) as lock:
        assert is_free(lock)
        assert "is being built" in engine.remark()
    monkeypatch.setattr("shedet.compiled", lambda: True)
    assert engine.remark() == ""


def test_whoever_chose_the_sources_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEDET_PURE", "1")
    assert engine.remark() == ""
