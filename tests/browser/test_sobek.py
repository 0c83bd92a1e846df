"""Whole games of Sobek in a browser, by clicking on what can be seen: nobody has to scroll, and nothing is said in
notation."""

import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from browser.visiting import BUTTON, CHOSEN, LIT, OVER, WHO_WON, Visitor, wait_for_my_turn
from serving import Guest
from shedet.games.sobek.components import CARD_NAMES, TOKEN_NAMES

Visit = Callable[..., Visitor]

NOTATION = [re.escape(name) for name in (*CARD_NAMES, *TOKEN_NAMES) if not name.isalpha()]
IN_NOTATION = re.compile(rf"{'|'.join(NOTATION)}|[^\W\d_]\d")  # in other languages, too: Weizen1

# Where each thing that is lit can be clicked, or what lies over it; what is drawn twice need be seen only once.
REACH = """([lit, button]) => {
  const point = thing => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    const at = [x + Math.min(8, width / 2), y + height / 2]
    const hit = width && document.elementFromPoint(...at)
    return hit && (thing.contains(hit) || hit.contains(thing)) ? at : `${at} under ${hit?.outerHTML?.slice(0, 160)}`
  }
  const things = {}
  for (const thing of document.querySelectorAll(lit)) {
    const name = thing.dataset.lit ?? thing.getAttribute('aria-label') ?? thing.textContent
    if (!Array.isArray(things[name])) things[name] = point(thing)
  }
  return { things, buttons: [...document.querySelectorAll(button)].map(point) }
}"""


class Reach(NamedTuple):
    things: dict[str, Any]
    buttons: list[Any]

    @property
    def hidden(self) -> list[Any]:
        return [each for each in (*self.things.values(), *self.buttons) if isinstance(each, str)]


def in_reach(page: Page) -> Reach:
    return Reach(**page.evaluate(REACH, [LIT, BUTTON]))


def play_by_clicking(page: Page, chance: random.Random, click: Callable[[float, float], None]) -> None:
    while wait_for_my_turn(page):
        now = in_reach(page)
        assert now.hidden == []
        is_chosen = page.locator(CHOSEN).count() > 0
        points = now.buttons if is_chosen and now.buttons else [*now.things.values(), *now.buttons]
        if points:
            click(*chance.choice(points))
        assert page.evaluate("scrollX + scrollY") == 0


def expect_the_count(anna: Visitor, table: str, *lines: str | re.Pattern[str]) -> None:
    over = anna.page.locator(OVER)
    for line in lines:
        expect(over).to_contain_text(line)
    for score in anna.see(table)["result"]["scores"].values():
        expect(over).to_contain_text(str(score))


def expect_words(page: Page) -> None:
    log = page.locator(".log ol").first.text_content() or ""
    assert len(log) > 1000
    found = IN_NOTATION.search(log)
    assert found is None, log[max(0, found.start() - 60) : found.end() + 20]


def test_a_whole_game_against_a_bot(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("sobek", bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    play_by_clicking(anna.page, random.Random(1), anna.page.mouse.click)
    expect_the_count(anna, table, "round 1: sets", "Total", WHO_WON)
    expect_words(anna.page)


def test_four_players_on_a_phone_in_german(visit: Visit, guest: Guest) -> None:
    anna = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, locale="de-DE")
    anna.be(guest)
    table = guest.open_table("sobek", players=4, bots=["random"] * 3)["table"]
    anna.page.goto(f"/table/{table}")
    # A mouse that rests on something has it explained; a finger does not.
    play_by_clicking(anna.page, random.Random(2), anna.page.touchscreen.tap)
    expect_the_count(anna, table, "Runde 1: Sets", "Summe")
    expect_words(anna.page)


def test_who_watches_is_told_names(visit: Visit, guest: Guest) -> None:
    anna, carla = visit(), visit()
    anna.be(guest)
    for game in ("sobek", "sobek2p"):
        table = guest.open_table(game, bots=["random"])["table"]
        first = guest.see(table)["seats"][0]["name"].capitalize()
        carla.page.goto(f"/table/{table}")
        expect(carla.page.get_by_role("region", name=f"{first}'s hand")).to_be_visible()
        expect(carla.page.get_by_text("Your hand", exact=True)).to_have_count(0)
        expect(carla.button("Confirm")).to_have_count(0)


def test_what_a_perfect_memory_knows_of_a_hand_is_shown(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    for game, option in (("sobek", "open_information"), ("sobek2p", "open_memory")):
        table = guest.open_table(game, bots=["random"], options={option: 1})["table"]
        anna.page.goto(f"/table/{table}")
        shown = guest.see(table)
        rival = next(each["name"] for each in shown["seats"] if each["seat"] != shown["you"]).capitalize()
        expect(anna.page.get_by_role("group", name=f"{rival}'s hand")).to_be_visible()
