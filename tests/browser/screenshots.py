"""Pictures of every table at its start, middle and end, in both themes and three sizes: `make screenshots`."""

import random
import sys
from pathlib import Path

from playwright.sync_api import Browser

from browser.visiting import Visitor, house_and_browser
from serving import Guest, asked_or_over, wait_for
from shedet.games import GAMES

OUT = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = ((1440, 900), (1024, 768), (390, 844))
THEMES = ("light", "dark")
MIDDLE = 25  # answers of one's own


def main() -> int:
    games = sys.argv[1:] or list(GAMES)
    OUT.mkdir(parents=True, exist_ok=True)
    with house_and_browser() as (house, client, browser):
        for game in games:
            guest = Guest(client, "Anna")
            table, chance = str(guest.open_table(game, players=2, bots=["apprentice"])["table"]), random.Random(7)
            for moment, answers in (("start", 0), ("middle", MIDDLE), ("end", 100_000)):
                play(guest, table, chance, answers)
                take(browser, house.url, guest, f"/table/{table}", f"{game}-{moment}")
    print(f"The pictures are in {OUT}")
    return 0


def play(guest: Guest, table: str, chance: random.Random, answers: int) -> None:
    """So many answers of one's own, or until the game is over."""
    for _ in range(answers):
        shown = wait_for(lambda: asked_or_over(guest, table))
        if shown["state"] == "over":
            return
        guest.do(table, "play", line=chance.choice(shown["choices"])["play"])
    wait_for(lambda: asked_or_over(guest, table))


def take(browser: Browser, url: str, guest: Guest, path: str, name: str) -> None:
    for width, height in SIZES:
        for theme in THEMES:
            visitor = Visitor(browser, url, viewport={"width": width, "height": height}, color_scheme=theme)
            visitor.be(guest)
            visitor.page.goto(path)
            visitor.page.get_by_role("status").first.wait_for()
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.screenshot(path=OUT / f"{name}-{width}x{height}-{theme}.png")
            visitor.context.close()


if __name__ == "__main__":
    sys.exit(main())
