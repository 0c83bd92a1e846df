"""Is an installed wheel whole? `python tests/wheel_check.py`, with a Python that has it: that it is compiled, plays the
golden games as they were always played, and brings what it reads: weights, values, rules, the page and its words."""

import re
import sys
from pathlib import Path

import shedet
from conformance_suite import name_of, variants
from shedet.cli import main
from shedet.core.playout import random_games

HERE = Path(__file__).parent
COMMANDS = (
    "--version",
    "rules sobek2p P-TAKE",
    "simulate sobek2p --games 2 --bots search:50,merchant",
    "simulate sobek --games 2 --bots search:50,merchant",
    "simulate kemet --games 1 --bots merchant,random --option day_limit=2",
)


def check() -> None:
    assert HERE.parent / "src" not in Path(shedet.__file__).parents, "this is the checkout, not a wheel"
    assert shedet.compiled(), "the engine is not compiled"
    for variant in variants():
        options = variant.game.option_values(variant.options)
        decisions, checksum = random_games(variant.game, variant.players, options, "thousand", 1000 // variant.pace)
        golden = (HERE / "golden" / f"{name_of(variant)}.sum").read_text(encoding="utf-8")
        assert golden == f"{decisions} decisions, checksum {checksum:08x}\n", f"{name_of(variant)} is played otherwise"
    check_page(Path(shedet.__file__).parent)
    for words in COMMANDS:
        assert main(words.split()) == 0, f"shedet {words} does not run"


def check_page(package: Path) -> None:
    """Read without the server, which needs more than a wheel brings."""
    index = (package / "page" / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'"/page/([^"]+)"', index)
    assert any(name.endswith(".js") for name in named), "the page has no script"
    for name in (*(f"page/{name}" for name in named), "words/page/en.ftl"):
        assert (package / name).is_file(), f"{name} is missing"


if __name__ == "__main__":
    check()
    print(f"shedet {shedet.__version__} is whole, on Python {sys.version.split()[0]}")
