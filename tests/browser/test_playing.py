"""Whole games in a browser: with a mouse, with keys alone, on a phone."""

import random
from collections.abc import Callable

import httpx2 as httpx
import pytest
from playwright.sync_api import Page, Response, expect

from browser.visiting import BUTTON, CHOSEN, LIT, OVER, WHO_WON, Visitor, play_until, standing, wait_for_my_turn
from serving import Guest, House, two_at

Visit = Callable[..., Visitor]
FOCUS_FIRST = "all => all.map(each => document.querySelector(each)).find(Boolean)?.focus()"
DRAWN = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def test_a_whole_game_from_the_start_page_to_its_end(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    game = anna.page.get_by_role("article").filter(has=anna.page.get_by_role("heading", name="Sobek: 2 Players"))
    game.get_by_role("button", name="Play now").click()
    choose_see_and_confirm(anna.page)
    play_until(anna.page, random.Random(1))
    expect(anna.page.locator(OVER)).to_contain_text(WHO_WON)
    shown = anna.see(anna.table)
    for score in shown["result"]["scores"].values():
        expect(anna.page.locator(OVER)).to_contain_text(str(score))


def choose_see_and_confirm(page: Page) -> None:
    """What is clicked is chosen and not yet done: what it would do is said, and it is done when it is confirmed."""
    assert wait_for_my_turn(page)
    page.locator("[data-lit^=market]").first.click()
    assert page.locator(CHOSEN).count() == 1
    expect(page.locator(".confirm")).not_to_be_empty()
    told = page.locator(".log li").count()
    page.get_by_role("button", name="Undo").click()
    assert page.locator(CHOSEN).count() == 0
    page.locator("[data-lit^=market]").last.click()
    assert page.locator(".log li").count() == told
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_a_whole_game_with_keys_alone(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("sobek2p", bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    chance = random.Random(2)
    while wait_for_my_turn(anna.page):
        to_something_lit(anna.page, chance)
        anna.page.keyboard.press("Enter")
        if standing(anna.page).chosen:
            anna.page.keyboard.press("Enter")  # the same again confirms it
    expect(anna.page.locator(OVER)).to_be_visible()
    assert anna.see(table)["state"] == "over"


@pytest.mark.parametrize("game", ["sobek2p", "sobek", "kemet"])
def test_after_a_move_the_keys_go_on_near_the_table(visit: Visit, house: House, game: str) -> None:
    """What had the focus is gone or of no use; the status comes before all that can be chosen next."""
    with httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, game)
        anna = visit()
        anna.be(guests[guests["A"].see(table)["asked"][0]])
        anna.page.goto(f"/table/{table}")
        assert wait_for_my_turn(anna.page)
        answered: list[Response] = []
        anna.page.on("response", lambda reply: answered.append(reply) if reply.url.endswith("/commands") else None)
        while not answered:
            anna.page.evaluate(FOCUS_FIRST, [BUTTON, LIT])
            anna.page.keyboard.press("Enter")
            anna.page.evaluate(DRAWN)
        answered[0].finished()
        anna.page.evaluate(DRAWN)
        anna.page.wait_for_function("document.activeElement.closest('main, section')")


def to_something_lit(page: Page, chance: random.Random) -> None:
    """With the key that leads from one thing that is lit to the next; to buttons with Tab."""
    for _ in range(1 + chance.randrange(3)):
        page.keyboard.press("l")
    for _ in range(200):
        if page.evaluate("wanted => !!document.activeElement?.matches(wanted)", f"{LIT}, {BUTTON}"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keys lead nowhere")


def test_a_whole_game_on_a_phone_without_scrolling(visit: Visit, guest: Guest) -> None:
    anna = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    anna.be(guest)
    table = guest.open_table("sobek2p", bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    chance = random.Random(3)
    while wait_for_my_turn(anna.page):
        assert is_in_view(anna.page, ".confirm .btn.primary")
        assert anna.page.evaluate("scrollX + scrollY") == 0
        play_until(anna.page, chance, most=1)
    expect(anna.page.locator(OVER)).to_be_visible()


def is_in_view(page: Page, selector: str) -> bool:
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box
    assert size
    below, beside = box["y"] + box["height"], box["x"] + box["width"]
    return box["x"] >= 0 and box["y"] >= 0 and beside <= size["width"] and below <= size["height"]


@pytest.mark.parametrize("setting", ["Make moves right away, without confirming"])
def test_moves_can_be_made_at_once(visit: Visit, guest: Guest, setting: str) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("sobek2p", bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    anna.button("Settings").click()
    anna.page.get_by_label(setting).check()
    anna.button("Close").click()
    assert wait_for_my_turn(anna.page)
    before = anna.see(table)["seq"]
    with anna.page.expect_response(lambda reply: reply.url.endswith("/commands")):
        anna.page.locator("[data-lit^=market]").first.click()
    assert anna.see(table)["seq"] > before
