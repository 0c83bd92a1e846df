"""The pictures of the page in the README: `make pictures`."""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from browser.screenshots import play
from browser.visiting import Visitor, house_and_browser
from serving import Guest

OUT = Path(__file__).parents[2] / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
ANALYSED = 900_000  # milliseconds that the analysis of a game may take


class Picture(NamedTuple):
    name: str
    path: str
    size: tuple[int, int]
    theme: str


def main() -> int:
    with house_and_browser() as (house, client, browser):
        iset, nefru = Guest(client, "Iset"), Guest(client, "Nefru")
        for game, players in (("sobek", 3), ("kemet", 4)):
            nefru.open_table(game, players=players, listed=True)
        market = table_of(iset, "sobek2p", 2, 11)
        quays = table_of(iset, "sobek", 3, 9)
        over = table_of(iset, "sobek2p", 2, 100_000)
        for picture in (
            Picture("page-start", "/", DESK, "light"),
            Picture("page-sobek2p", f"/table/{market}", DESK, "light"),
            Picture("page-sobek", f"/table/{quays}", DESK, "dark"),
            Picture("page-phone", f"/table/{market}", PHONE, "light"),
            Picture("page-back", f"/past/{over}", DESK, "light"),
        ):
            take(browser, house.url, iset, picture)
    print(f"The pictures are in {OUT}")
    return 0


def table_of(guest: Guest, game: str, players: int, answers: int) -> str:
    """A game against merchants, after so many answers of one's own."""
    bots = ["merchant"] * (players - 1)
    table = str(guest.open_table(game, players=players, bots=bots, hints=True)["table"])
    chance = random.Random(3)
    play(guest, table, chance, answers)
    while (shown := guest.see(table))["state"] != "over" and not shown.get("is_turn"):
        play(guest, table, chance, 1)
    return table


def take(browser: Browser, url: str, guest: Guest, picture: Picture) -> None:
    width, height = picture.size
    visitor = Visitor(browser, url, viewport={"width": width, "height": height}, color_scheme=picture.theme)
    visitor.be(guest)
    visitor.page.goto(picture.path)
    visitor.page.wait_for_load_state("networkidle")
    if picture.path.startswith("/table/"):
        consider(visitor.page)
    if picture.path.startswith("/past/"):
        visitor.page.wait_for_selector(".chances:not(:has([role=status])) svg", timeout=ANALYSED)
        visitor.page.get_by_role("tab").nth(1).click()
    visitor.page.screenshot(path=OUT / f"{picture.name}.jpg", type="jpeg", quality=86)
    visitor.context.close()


def consider(page: Page) -> None:
    """Point at what can be taken, so that one sees what would come of it."""
    lit = page.locator(".market [data-lit], .queue [data-lit]")
    if lit.count():
        lit.last.hover()


if __name__ == "__main__":
    sys.exit(main())
