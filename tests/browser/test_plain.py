"""Games in words: Kemet, which has no drawing, any game from outside, and those who prefer words to drawings."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browser.visiting import CHOSEN, LIT, OVER, Visitor, play_until, visiting, wait_for_my_turn
from serving import Backing, Guest, running
from shedet.games import MORE_GAMES

Visit = Callable[..., Visitor]
SIZES = ((1440, 900), (1024, 768), (390, 844), (360, 640))
# What reaches beyond the window, and not only beyond something that scrolls in itself.
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth
  const isHeld = each => each && (getComputedStyle(each).overflowX !== 'visible' || isHeld(each.parentElement))
  const all = [...document.querySelectorAll('#app *')].filter(each => each.getBoundingClientRect().right > width + 1)
  return all.filter(each => !isHeld(each.parentElement)).map(each => each.className || each.tagName)
}"""


def fits(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(TOO_WIDE) == []
    page.set_viewport_size({"width": 1280, "height": 800})


def test_a_whole_game_of_kemet_in_words(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("kemet", players=2, bots=["random"], options={"day_limit": 2})["table"]
    anna.page.goto(f"/table/{table}")
    chance, seen = random.Random(4), set[str]()
    while wait_for_my_turn(anna.page):
        kind = anna.see(table)["view"]["question"]["kind"]
        if kind not in seen:
            fits(anna.page)
            seen.add(kind)
        play_until(anna.page, chance, most=4)
    assert "choose-action" in seen
    assert len(seen) > 3  # which ones come up is a matter of chance
    expect(anna.page.locator(OVER)).to_be_visible()
    fits(anna.page)


def test_choices_are_found_step_by_step_or_by_a_word(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("kemet", players=2, bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    choices = anna.page.get_by_role("region", name="Choose")
    choices.get_by_role("button", name="District A").click()
    expect(anna.page.locator(".confirm")).to_contain_text("leave it empty: 5 soldiers each in B and C")
    anna.button("Confirm").click()
    expect(anna.page.get_by_role("status").first).to_contain_text("three pyramid levels")
    choices.get_by_role("button", name="District B").click()
    expect(anna.button("Confirm")).to_be_disabled()
    anna.button("Not District B").click()
    choices.get_by_role("button", name="District C").click()
    choices.get_by_role("button").filter(has_text="colour").or_(anna.page.locator(LIT)).first.click()
    expect(anna.page.locator(CHOSEN)).to_have_count(1)
    anna.button("Confirm").click()
    expect(anna.page.locator(".log")).to_contain_text("You build")


def test_a_long_list_of_choices_is_searched(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("kemet", players=2, bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    search, chance = anna.page.get_by_label("Search what you can do"), random.Random(1)
    while wait_for_my_turn(anna.page) and not search.is_visible():
        play_until(anna.page, chance, most=1)
    play = str(anna.see(table)["choices"][-1]["play"])
    search.fill(play)
    assert 1 <= anna.page.locator(LIT).count() < 8
    search.fill("nothing like that")
    expect(anna.page.get_by_text("Nothing to choose matches that.")).to_be_visible()


@pytest.mark.parametrize("game", ["sobek2p", "sobek"])
def test_whoever_likes_words_plays_the_drawn_games_in_words_too(visit: Visit, guest: Guest, game: str) -> None:
    anna = visit()
    anna.be(guest)
    anna.page.goto("/")
    anna.button("Settings").click()
    anna.page.get_by_label("Tables in words, without drawings").check()
    table = guest.open_table(game, players=2, bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    chance = random.Random(6)
    for _ in range(6):
        if wait_for_my_turn(anna.page):
            fits(anna.page)
            play_until(anna.page, chance, most=5)
    expect(anna.page.get_by_role("region", name="The table")).to_be_visible()
    assert Axe().run(anna.page).response["violations"] == []


def test_a_game_from_outside_is_played_in_words(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE_GAMES, "ferry")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]), prepend=":")
    with running(Backing("embedded", tmp_path)) as house, visiting(browser, house.url) as anna:
        anna.page.goto("/")
        game = anna.page.get_by_role("article").filter(has=anna.page.get_by_role("heading", name="The Ferry"))
        game.get_by_role("button", name="Play now").click()
        play_until(anna.page, random.Random(2))
        expect(anna.page.locator(OVER)).to_be_visible()
        fits(anna.page)
        anna.page.goto("/mine")
        expect(anna.page.get_by_text("Ferry")).to_be_visible()
