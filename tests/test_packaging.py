"""What is handed on is whole: the sdist holds all that builds and tests it, the site every page."""

import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "clients", "docs", "examples", "tests", "web", ".ci")  # handed on with all that is in them
LEFT_OUT = {".gitignore", ".pre-commit-config.yaml"}  # of no use without git
MADE = ("__pycache__", "*.py[co]", "*.so", "*.pyd", "*.egg-info", ".hypothesis", "node_modules")  # by tools, by a build


def was_made(path: str) -> bool:
    return any(fnmatch(part, pattern) for part in path.split("/") for pattern in MADE)


def files_of_the_project() -> set[str]:
    """What git tracks. An unpacked sdist has no git: there, what lies in the folders."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
        return {path for path in listed.stdout.splitlines() if (ROOT / path).exists()}
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    return {path for path in (file.relative_to(ROOT).as_posix() for file in files) if not was_made(path)}


@pytest.fixture(scope="module")
def manifest(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What setuptools would pack, listed in a folder of its own: nothing is left in the checkout."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    about = folder / "shedet.egg-info"
    listed = {Path(line) for line in (about / "SOURCES.txt").read_text(encoding="utf-8").splitlines()}
    return {path.as_posix() for path in listed if (ROOT / path).resolve().parent != about.resolve()}


def test_the_sdist_holds_every_file_but_those_that_are_for_git(manifest: set[str]) -> None:
    assert len(manifest) > 300
    assert files_of_the_project() - manifest <= LEFT_OUT


def test_the_sdist_holds_nothing_that_was_made(manifest: set[str]) -> None:
    assert not LEFT_OUT & manifest
    assert [path for path in manifest if was_made(path)] == []


def test_a_build_needs_nothing_but_what_it_says_it_needs(tmp_path: Path) -> None:
    """mypyc follows every import of the engine; in a new environment only what is required for the build is there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {re.split(r"[^\w.-]", each)[0] for each in project["build-system"]["requires"]}
    engine = ["src/shedet/core", "src/shedet/games", "src/shedet/bots"]
    command = [sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", str(tmp_path), *engine]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    missing = set(re.findall(r'module named "([\w.]+)"  \[import-not-found\]', checked.stdout))
    assert missing, "it speaks through a library"
    assert not [name for name in missing if not any(f"{name}.".startswith(f"{each}.") for each in named)]


# ---- the site

SITE = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]


def pages_in(entry: Any) -> Iterator[str]:
    """Of a part of the navigation: a page, or titles with what stands under them."""
    if isinstance(entry, str):
        yield entry
    else:
        for below in entry.values() if isinstance(entry, dict) else entry:
            yield from pages_in(below)


def test_every_page_has_one_place_in_the_navigation_of_the_site() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert sorted(pages_in(SITE["nav"])) == sorted(document.relative_to(ROOT).as_posix() for document in documents)


def test_the_site_has_its_pages_and_whatever_they_link_to(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "docs" / "site" / "make.py"))["gather"](tmp_path)
    pictures = ["docs/pictures/page-phone.jpg", "docs/pictures/analysis.png", "docs/pictures/ladder-kemet.svg"]
    for path in [*pages_in(SITE["nav"]), *SITE["extra"]["polyfills"], *pictures, "LICENSE"]:
        assert (tmp_path / path).read_bytes() == (ROOT / path).read_bytes()


def test_the_site_fetches_nothing_from_elsewhere() -> None:
    """Not fonts, and not the script that the offline plugin would name if there were none of our own."""
    assert SITE["theme"]["font"] is False
    assert any("iframe-worker" in script for script in SITE["extra"]["polyfills"])
    assert "://" not in str(SITE)
