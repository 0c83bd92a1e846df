"""Make the tables and pictures of docs/strength.md and docs/analysis.md from the results beside this file, which
`shedet arena … --json`, `shedet calibrate … --json` and `shedet accuracy … --json` have printed: `.venv/bin/python
docs/strength/make.py`."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shedet.arena.plot import Row, interval_plot
from shedet.bots.levels import LEVELS
from shedet.games import find_game

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "strength.md"
ANALYSIS = FOLDER.parent / "analysis.md"
PICTURES = FOLDER.parent / "pictures"
ORDER = {level.name: at for at, level in enumerate(LEVELS)}
COLUMNS = ("players", "bot", "against", "games", "won", "95 % interval", "fair share")
TIMES = ("mean time of a decision", "slowest")
ACCURACY = ("game", "bot", "accuracy", "95 % interval", "better than the one before by", "mistakes and blunders in 100")
PLANTED = (
    "game",
    "planted",
    "worse by 10 points or more",
    "of them marked",
    "losses within two errors of longer searches",
)
CALIBRATION = ("game", "players", "games of", "games", "forecasts", "Brier score", "95 % interval", "equal chances")

GAMES = ("sobek2p", "sobek", "kemet")

Data = dict[str, Any]


def results(kind: str) -> list[Data]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob(f"{kind}-*.json"))]


def names(found: Data) -> list[str]:
    return [bot["name"].split("#")[0] for bot in found["bots"]]


def strength(name: str) -> float:
    """Of a level its place; searches come behind them, by their budget."""
    return ORDER[name] if name in ORDER else len(ORDER) + float(name.partition(":")[2].removesuffix("s"))


def rank(found: Data) -> tuple[int, float, float]:
    first, second = names(found)[:2]
    return found["players"], strength(first), strength(second)


def against(found: Data) -> str:
    second = names(found)[1]
    return second if found["players"] == 2 else f"{found['players'] - 1} × {second}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def cells(found: Data) -> list[object]:
    first = found["bots"][0]
    low, high = first["ci95"]
    return [
        found["players"],
        names(found)[0],
        against(found),
        found["games"],
        percent(first["score"]),
        f"{100 * low:.1f} to {percent(high)}",
        f"{100 * found['fair_share']:.0f} %",
    ]


def times(found: Data) -> list[object]:
    """Of bots that take any."""
    first = found["bots"][0]
    if first["mean_decision_ms"] < 5:
        return ["–", "–"]
    return [f"{first[name] / 1000:.2f} s" for name in ("mean_decision_ms", "slowest_decision_ms")]


def table(head: Sequence[str], lines: list[list[object]]) -> str:
    ruled: list[Sequence[object]] = [head, ["---"] * len(head), *lines]
    return "\n".join(f"| {' | '.join(map(str, each))} |" for each in ruled)


def row(found: Data) -> Row:
    first = found["bots"][0]
    low, high = first["ci95"]
    label = f"{names(found)[0]} – {against(found)}"
    return Row(label, 100 * first["score"], 100 * low, 100 * high, f"{found['games']} games", 100 * found["fair_share"])


def found_in(kind: str, game: str) -> list[Data]:
    return sorted((each for each in results(kind) if each["game"] == game), key=rank)


def draw(kind: str, game: str, title: str) -> None:
    rows = [row(found) for found in found_in(kind, game)]
    picture = interval_plot(title, "games won, in per cent, with 95 % intervals; dashed: the fair share", rows)
    (PICTURES / f"{kind}-{game}.svg").write_text(picture, encoding="utf-8")


def calibration(found: Data) -> list[object]:
    low, high = found["brier_interval"]
    brier = [f"{found['brier']:.3f}", f"{low:.3f} to {high:.3f}", f"{found['brier_of_equal_chances']:.3f}"]
    return [found["game"], found["players"], found["bots"][0], found["games"], found["forecasts"], *brier]


def accuracy(found: Data) -> list[list[object]]:
    """A line for each bot."""
    lines: list[list[object]] = []
    for bot, step in zip(found["bots"], [None, *found["steps"]]):
        low, high = bot["interval"]
        better = "–" if step is None else "{:.1f} ({:.1f} to {:.1f})".format(step["mean"], *step["interval"])
        marked = f"{bot['mistakes_and_blunders_in_100']:.1f}"
        lines.append(
            [found["game"], bot["bot"], f"{bot['mean']:.1f}", f"{low:.1f} to {min(100.0, high):.1f}", better, marked]
        )
    return lines


def planted(found: Data) -> list[object]:
    tried = found["planted"]
    return [
        found["game"],
        tried["planted"],
        tried["much_worse"],
        share(tried["marked"]),
        share(tried["within_two_errors"]),
    ]


def share(found: Data) -> str:
    low, high = found["interval"]
    return f"{found['times']} of {found['of']}: {100 * found['share']:.0f} % ({100 * low:.0f} to {100 * high:.0f} %)"


def fill(text: str, place: str, content: str) -> str:
    """Put a table between the marks of its place."""
    pattern = rf"(<!-- {place} -->\n).*?(<!-- end -->)"
    assert re.search(pattern, text, re.DOTALL), f"the page has no place for {place}"
    return re.sub(pattern, lambda marks: f"{marks[1]}\n{content}\n\n{marks[2]}", text, flags=re.DOTALL)


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    for game in GAMES:
        draw("ladder", game, find_game(game).title)
        lines = [[*cells(found), *times(found)] for found in found_in("ladder", game)]
        page = fill(page, f"ladder {game}", table([*COLUMNS, *TIMES], lines))
    for game in ("sobek2p", "sobek"):
        draw("time", game, f"{find_game(game).title}: four times the iterations")
        page = fill(page, f"time {game}", table(COLUMNS, [cells(found) for found in found_in("time", game)]))
    old_and_new = [[found["game"], *cells(found)] for game in GAMES for found in found_in("against", game)]
    page = fill(page, "against", table(["game", *COLUMNS], old_and_new))
    for kind, place in (("calibration", "calibration"), ("netcalibration", "calibration with nets")):
        page = fill(page, place, table(CALIBRATION, [calibration(found) for found in results(kind)]))
    PAGE.write_text(page, encoding="utf-8")
    page = ANALYSIS.read_text(encoding="utf-8")
    page = fill(page, "accuracy", table(ACCURACY, [line for found in results("accuracy") for line in accuracy(found)]))
    page = fill(page, "planted", table(PLANTED, [planted(found) for found in results("accuracy")]))
    ANALYSIS.write_text(page, encoding="utf-8")
