"""People with browsers: what they click, what they are sent, and how they play."""

import random
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2 as httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response, WebSocket, sync_playwright

from browser.chromium import launch_options
from serving import Backing, Guest, House, asked_or_over, running, wait_for

PATIENCE = 90_000  # milliseconds: machines may be busy
# What can be pointed at, what was, and the buttons for what nothing on the table stands for.
LIT = ":is([data-lit], button.act:not(.on))"
CHOSEN = ":is([data-chosen], button.act.on)"
BUTTON = ".confirm .btn.primary:enabled"
OVER = "section.over"
WHO_WON = re.compile("won|share the victory")  # games may end in a tie


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            base_url=url, **{"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **options}
        )
        self.context.set_default_timeout(PATIENCE)
        self.heard: list[str] = []  # all that the server sent
        self.errors: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if is_wrong(said.text, said.type) else None)

    def listen(self) -> None:
        """Keep all that the server sends from now on."""
        self.page.on("response", lambda response: self.heard.append(body_of(response)))
        self.page.on("websocket", self.listen_to)

    def listen_to(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))

    def be(self, guest: Guest) -> None:
        self.context.add_cookies([{"name": "shedet", "value": guest.cookie, "url": self.url}])

    def see(self, table: str) -> dict[str, Any]:
        """The table as the server shows it to this browser."""
        reply = self.context.request.get(f"{self.url}/api/tables/{table}")
        assert reply.ok, reply.text()
        return dict(reply.json())

    @property
    def table(self) -> str:
        """Which one is shown."""
        return self.page.url.rpartition("/")[2]

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)


def is_wrong(text: str, kind: str) -> bool:
    """What a browser says by itself when a server is away or refuses is no error of the page."""
    return kind == "error" and "Failed to load resource" not in text and "WebSocket connection" not in text


def body_of(response: Response) -> str:
    if "/api/" not in response.url:
        return ""
    try:
        return f"{response.url}\n{response.text()}"
    except Exception:  # the page was left before it came
        return str(response.url)


@contextmanager
def visiting(browser: Browser, url: str, **options: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, url, **options)
    try:
        yield visitor
    finally:
        visitor.context.close()
    assert visitor.errors == []


@contextmanager
def house_and_browser() -> Iterator[tuple[House, httpx.Client, Browser]]:
    """A server of one's own, a line to it, and a browser: for pictures and measuring."""
    options: Any = launch_options()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Backing("embedded", Path(data))) as house,
        httpx.Client(base_url=house.url, timeout=60) as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**options)
        yield house, client, browser
        browser.close()


# ---- playing Sobek: 2 Players


class Standing(NamedTuple):
    """What the page lets somebody do."""

    is_over: bool
    lit: int
    chosen: int
    buttons: int


def wait_for_my_turn(page: Page) -> bool:
    """Until something can be done; False if the game is over."""
    page.wait_for_selector(f"{LIT}, {BUTTON}, {OVER}", state="attached")
    return not standing(page).is_over


def standing(page: Page) -> Standing:
    count = "all => all.map(each => document.querySelectorAll(each).length)"
    over, lit, chosen, buttons = page.evaluate(count, [OVER, LIT, CHOSEN, BUTTON])
    return Standing(over > 0, lit, chosen, buttons)


def is_my_turn(page: Page) -> bool:
    now = standing(page)
    return now.lit + now.buttons > 0 and not now.is_over


def play_until(page: Page, chance: random.Random, most: int = 10_000) -> None:
    """Clicks, until the game is over or it were so many."""
    for _ in range(most):
        page.wait_for_selector(f"{LIT}, {BUTTON}, {OVER}", state="attached")
        now = standing(page)
        if now.is_over:
            return
        act(page, now, chance)


def act(page: Page, now: Standing, chance: random.Random) -> None:
    """What was chosen is confirmed, or something is chosen."""
    if now.chosen and now.buttons:
        page.locator(BUTTON).nth(chance.randrange(now.buttons)).click()
    elif now.lit + now.buttons:
        page.locator(f"{LIT}, {BUTTON}").nth(chance.randrange(now.lit + now.buttons)).click()


def play_to_the_end(guest: Guest) -> str:
    """A game against a bot, without a browser; it is over, and can be looked back at."""
    table, chance = str(guest.open_table("sobek2p", bots=["random"])["table"]), random.Random(5)
    while (shown := wait_for(lambda: asked_or_over(guest, table)))["state"] != "over":
        guest.do(table, "play", line=chance.choice(shown["choices"])["play"])
    wait_for(lambda: guest.ask("GET", f"/api/tables/{table}/history").status_code == 200)
    return table
