"""How quick the page is, measured in a browser: `python -m browser.measuring` (docs/performance.md, "The page").

Times depend on what else the machine does; CPU time hardly does. Motion is off, as for people who want none: otherwise
what is seen first is the beginning of a movement.
"""

import json
import random
import statistics
import tempfile
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx2 as httpx
from playwright.sync_api import Browser, CDPSession, Page

from browser.visiting import Visitor, house_and_browser, play_to_the_end, play_until, wait_for_my_turn
from serving import Guest, two_at

TIMES = 7
MOVES = 60
GAMES = ("sobek2p", "sobek", "kemet")
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 50_000, "uploadThroughput": 50_000}  # 400 kbit/s
PAGES = {"start page": ("/", "article button"), "table": ("/table/{}", "[data-lit], .status.theirs")}
# A mark in the trace when a push has arrived, before it is read; and how often that was.
PUSHED = """
window.pushed = 0
const Real = WebSocket
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', () => (performance.mark('push'), window.pushed++))
  }
}
"""
# Until nothing more comes of it: what a push changes is drawn with the next picture.
SEEN = """count => window.pushed > count && new Promise(
  done => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 50)), 100)
)"""
# How long after each click the next picture was there, as the browser says.
CLICKED = """
window.clicked = []
const clicks = list => list.getEntries().filter(each => each.name === 'click').map(each => each.duration)
const observer = new PerformanceObserver(list => window.clicked.push(...clicks(list)))
observer.observe({ type: 'event', durationThreshold: 16, buffered: true })
"""
TRACED = ["blink.user_timing", "cc", "benchmark", "disabled-by-default-devtools.timeline"]
SHOWN = "SwapEndToPresentationCompositorFrame"


class Pushes(NamedTuple):
    waits: list[float]  # milliseconds from a push to the picture with what it changes
    script: float  # CPU milliseconds for a push: scripts, styles, layout
    painting: float


def main() -> None:
    with house_and_browser() as (house, client, browser):
        for line in measured(browser, house.url, client):
            print(line, flush=True)


def measured(browser: Browser, url: str, client: httpx.Client) -> Iterator[str]:
    guest = Guest(client, "Anna")
    for name, (path, ready) in PAGES.items():
        table = guest.open_table("sobek2p", bots=["random"], practice=True)["table"]
        for line, conditions in (("here", None), ("400 kbit/s", SLOW)):
            both = [open_twice(browser, url, guest, path.format(table), ready, conditions) for _ in range(TIMES)]
            first, second = (statistics.median(each) for each in zip(*both))
            yield f"{name}, {line}: {first:.2f} s, the second time {second:.2f} s"
    opened = {game: f"/table/{guest.open_table(game, players=2, bots=['random'])['table']}" for game in GAMES}
    for name, path in {**opened, "looking back": f"/past/{play_to_the_end(guest)}"}.items():
        tasks = sorted(longest_task(browser, url, guest, path) for _ in range(TIMES))
        half = statistics.median(tasks)
        yield f"{name}: CPU time of the longest task while it opens {half:.0f} ms ({tasks[0]:.0f} to {tasks[-1]:.0f})"
    for game in GAMES:
        pushes = push_to_picture(browser, url, client, game)
        yield (
            f"{game}: from a push to its picture {spread(pushes.waits)}; CPU time of a push: {pushes.script:.0f} ms "
            f"for scripts and layout, {pushes.painting:.0f} ms for painting"
        )
        yield f"{game}: from a click to the next picture {spread(click_to_picture(browser, url, guest, game))}"


def spread(times: list[float]) -> str:
    most = sorted(times)[len(times) * 19 // 20]
    return f"{statistics.median(times):.0f} ms, 19 of 20 within {most:.0f} ms ({len(times)} measured)"


# ---- opening a page


def open_twice(
    browser: Browser, url: str, guest: Guest, path: str, ready: str, conditions: dict[str, Any] | None
) -> tuple[float, float]:
    """Seconds until something can be done: with nothing kept by the browser, and with all of it."""
    visitor = Visitor(browser, url)
    visitor.be(guest)
    session = visitor.context.new_cdp_session(visitor.page)
    if conditions:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", conditions)
    took = []
    for _ in range(2):
        visitor.page.goto(path)
        visitor.page.wait_for_selector(ready)
        took.append(visitor.page.evaluate("performance.now()") / 1000)
        visitor.page.wait_for_load_state("networkidle")
    visitor.context.close()
    return took[0], took[1]


def longest_task(browser: Browser, url: str, guest: Guest, path: str) -> float:
    """CPU milliseconds for which the page of a table does nothing else while it opens, in a window like a phone's."""
    visitor = Visitor(browser, url, viewport={"width": 412, "height": 823}, is_mobile=True, has_touch=True)
    visitor.be(guest)
    browser.start_tracing(page=visitor.page, categories=["disabled-by-default-devtools.timeline", "devtools.timeline"])
    visitor.page.goto(path)
    visitor.page.get_by_role("status").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    visitor.context.close()
    drawing = Counter((each["pid"], each["tid"]) for each in events if each["name"] == "UpdateLayoutTree")
    [(main_thread, _)] = drawing.most_common(1)
    tasks = (each for each in events if (each["pid"], each["tid"]) == main_thread and each["name"] == "RunTask")
    return max(float(each.get("tdur", 0)) for each in tasks) / 1000


# ---- a push


def push_to_picture(browser: Browser, url: str, client: httpx.Client, game: str) -> Pushes:
    """Somebody watches their table while all moves are made elsewhere, one after the other."""
    table, guests = two_at(client, game)
    visitor = Visitor(browser, url)
    visitor.be(guests["A"])
    page = visitor.page
    page.add_init_script(PUSHED)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".status")
    page.wait_for_load_state("networkidle")
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace.json")
        before = cpu_time(session)
        browser.start_tracing(page=page, path=trace, categories=TRACED)
        moves = make_moves(page, table, guests)
        browser.stop_tracing()
        script = (cpu_time(session) - before) / moves
        waits, painting = read_trace(json.loads(trace.read_text())["traceEvents"])
    visitor.context.close()
    return Pushes(waits, script, painting / moves)


def make_moves(page: Page, table: str, guests: dict[str, Guest]) -> int:
    chance = random.Random(1)
    for made in range(MOVES):
        shown = guests["A"].see(table)
        if shown["state"] == "over":
            return made
        seat = shown["asked"][0]
        pushed = page.evaluate("window.pushed")
        guests[seat].do(table, "play", line=chance.choice(guests[seat].see(table)["choices"])["play"])
        if guests["A"].see(table) != shown:  # what others choose in secret is told to nobody
            page.wait_for_function(SEEN, arg=pushed)
    return MOVES


def cpu_time(session: CDPSession) -> float:
    """Milliseconds that the page's main thread has worked."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return 1000.0 * sum(float(metrics[name]) for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))


def read_trace(events: list[dict[str, Any]]) -> tuple[list[float], float]:
    """For each push the milliseconds until the picture with it was shown; the milliseconds of painting in all.

    What a push changes is handed over to be painted with the next commit; when all of it is painted it is activated,
    and the next picture shows it.
    """
    pushes = [event for event in events if event["name"] == "push"]
    process = pushes[0]["pid"]

    def moments(name: str, phase: str) -> list[float]:
        return sorted(
            each["ts"] for each in events if (each["name"], each["ph"], each["pid"]) == (name, phase, process)
        )

    commits, activations, shown = moments("Commit", "X"), moments("Activation", "e"), moments(SHOWN, "e")
    waits = []
    for push in pushes:
        moment: float | None = push["ts"]
        for each in (commits, activations, shown):
            moment = following(each, moment)
        if moment is not None:
            waits.append((moment - push["ts"]) / 1000)
    painting = sum(each.get("tdur", 0) for each in events if each["name"] == "RasterTask" and each["pid"] == process)
    return waits, painting / 1000


def following(moments: list[float], moment: float | None) -> float | None:
    place = len(moments) if moment is None else bisect_left(moments, moment)
    return moments[place] if place < len(moments) else None


# ---- a click


def click_to_picture(browser: Browser, url: str, guest: Guest, game: str) -> list[float]:
    """Somebody plays against a bot; what is counted is the first answer of the page, not that of the server."""
    table = str(guest.open_table(game, players=2, bots=["random"], practice=True)["table"])
    visitor = Visitor(browser, url)
    visitor.be(guest)
    visitor.page.add_init_script(CLICKED)
    visitor.page.goto(f"/table/{table}")
    chance = random.Random(1)
    for _ in range(MOVES):
        if not wait_for_my_turn(visitor.page):
            break
        play_until(visitor.page, chance, most=1)
    clicked = visitor.page.evaluate("window.clicked")
    visitor.context.close()
    return [float(each) for each in clicked]


if __name__ == "__main__":
    main()
