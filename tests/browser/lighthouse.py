"""What Lighthouse says of the pages: `python -m browser.lighthouse` (docs/performance.md, "The page").

npm fetches it when it is asked for the first time; nothing of ours depends on it. With `--all` it says what could be
better, too. Its figures for performance depend on what else the machine does.
"""

import json
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx

from browser.chromium import find_chromium
from browser.visiting import play_to_the_end
from serving import Backing, Guest, House, running

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
KINDS: dict[str, list[str]] = {"desktop": ["--preset=desktop"], "phone": []}  # without a preset it is a slow phone
ENOUGH = 0.9  # of an audit: what is better is not worth a line
MOST = 4  # things that are named for each
WEB = Path(__file__).parents[2] / "web"


def main() -> None:
    wants_all = "--all" in sys.argv[1:]
    with (
        tempfile.TemporaryDirectory() as data,
        running(Backing("embedded", Path(data))) as house,
        httpx.Client(base_url=house.url, timeout=60) as client,
    ):
        guest = Guest(client, "Anna")
        for name, path in pages(guest).items():
            for kind, options in KINDS.items():
                report = look_at(house, guest, path, [*options, f"--output-path={data}/report.json"])
                print(f"{name}, {kind}: {scores(report)}", flush=True)
                if wants_all:
                    print(*lacking(report), sep="\n", flush=True)


def pages(guest: Guest) -> dict[str, str]:
    sobek2p = guest.open_table("sobek2p", bots=["random"])["table"]
    sobek = guest.open_table("sobek", players=3, bots=["random", "random"])["table"]
    return {
        "start page": "/",
        "Sobek: 2 Players": f"/table/{sobek2p}",
        "Sobek": f"/table/{sobek}",
        "rules": "/rules/sobek2p",
        "looking back": f"/past/{play_to_the_end(guest)}",
    }


def look_at(house: House, guest: Guest, path: str, options: list[str]) -> dict[str, Any]:
    """The report of a page, opened by the guest."""
    node, npm = runpy.run_path(str(WEB / "make.py"))["find_node"]()
    chromium = find_chromium()
    assert chromium
    command = [*npm, "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", f"{house.url}{path}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet", *options]
    command += [f"--extra-headers={json.dumps(guest.headers)}", "--chrome-flags=--headless=new --no-sandbox"]
    # What npm runs calls `node` by its name.
    found = f"{Path(node[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(
        command, check=True, cwd=house.backing.data, env={**os.environ, "PATH": found, "CHROME_PATH": chromium}
    )
    return dict(json.loads(Path(house.backing.data, "report.json").read_text()))


def scores(report: dict[str, Any]) -> str:
    marks = [f"{name} {round(100 * (report['categories'][name]['score'] or 0))}" for name in CATEGORIES]
    times = [f"{name} {report['audits'][name]['displayValue']}" for name in TIMES]
    return f"{', '.join(marks)} ({', '.join(times)})"


def lacking(report: dict[str, Any]) -> Iterator[str]:
    for audit in report["audits"].values():
        if audit["score"] is not None and audit["score"] < ENOUGH:
            yield f"    {audit['id']}: {audit.get('displayValue', '')}"
            found = audit.get("details", {}).get("items", [])
            for item in found[:MOST] if isinstance(found, list) else [found]:
                yield f"        {json.dumps(item)[:300]}"


if __name__ == "__main__":
    main()
