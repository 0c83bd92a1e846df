"""Build the documentation site in build/docs: `make docs`.

The pages are those of the repository. They lie in build/pages as they do here, with the pictures and files that they
link to, so the same links lead the same way in both places. A link that leads nowhere ends the build.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SETTINGS = "zensical.toml"
SCRIPTS = ROOT / "docs" / "site"
LINK = re.compile(r"\]\(([^)\s#]+)[^)]*\)")


def documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def linked_files(document: Path) -> list[Path]:
    """Other pages among them: the generator checks those, with their headings, but no other files."""
    targets = [target for target in LINK.findall(document.read_text(encoding="utf-8")) if "://" not in target]
    for target in targets:
        if not (document.parent / target).is_file():
            sys.exit(f"{document.relative_to(ROOT)} links to {target}, which is no file")
    return [(document.parent / target).resolve() for target in targets]


def gather(pages: Path) -> None:
    linked = [path for document in documents() for path in linked_files(document)]
    for path in {*documents(), *linked, *SCRIPTS.glob("*.js")}:
        copy = pages / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def main() -> int:
    for old in ("pages", "docs"):
        shutil.rmtree(BUILD / old, ignore_errors=True)
    gather(BUILD / "pages")
    shutil.copy(ROOT / SETTINGS, BUILD)  # beside the pages: the generator leaves its cache there
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", str(BUILD / SETTINGS)]
    return subprocess.run(command).returncode


if __name__ == "__main__":
    sys.exit(main())
