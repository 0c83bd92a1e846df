"""Nothing moves away from where somebody is going to click, and nothing is forgotten that somebody has pointed at."""

from collections.abc import Callable
from urllib.parse import urlsplit

import httpx2 as httpx
import pytest
from playwright.sync_api import Route, expect

from browser.visiting import Visitor, wait_for_my_turn
from serving import Guest, House, two_at

Visit = Callable[..., Visitor]
LITTLE = 0.05  # of the window, times how far it moved: what nobody notices is below 0.1
SHIFTS = """
window.shifted = 0
const add = list => { for (const each of list.getEntries()) window.shifted += each.value }
window.shifts = new PerformanceObserver(add)
window.shifts.observe({ type: 'layout-shift', buffered: true })
"""
SHIFTED = "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(window.shifted))))"
SIZES = [(1440, 900), (390, 844)]


class Held:
    """Requests of a page that are not answered yet."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.routes: dict[str, Route] = {}

    def keep(self, route: Route) -> None:
        self.routes[urlsplit(route.request.url).path] = route

    def release(self, path: str) -> None:
        """It is answered, as soon as it is asked for."""
        while path not in self.routes:
            self.page.evaluate(SHIFTED)
        self.routes.pop(path).continue_()


def hold(visitor: Visitor, pattern: str) -> Held:
    held = Held(visitor)
    visitor.page.route(pattern, lambda route: held.keep(route))
    return held


@pytest.mark.parametrize("size", SIZES)
def test_the_start_page_does_not_move_while_it_fills(visit: Visit, guest: Guest, size: tuple[int, int]) -> None:
    """What the server says comes after the rest of the page is drawn, and my games come last."""
    for _ in range(4):
        guest.open_table("sobek2p", bots=["random"])
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.be(guest)
    anna.page.add_init_script(SHIFTS)
    held = hold(anna, "**/api/**")
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="Three games of the Nile")).to_be_visible()
    held.release("/api/games")
    held.release("/api/me")
    held.release("/api/tables")
    anna.page.evaluate(SHIFTED)
    held.release("/api/me/tables")
    expect(anna.page.locator(".list:not(.open) li a")).to_have_count(4)
    expect(anna.page.get_by_role("button", name="Play now")).to_have_count(3)
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate(SHIFTED) < LITTLE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["sobek2p", "sobek", "kemet"])
def test_a_table_does_not_move_while_it_comes(visit: Visit, house: House, game: str, size: tuple[int, int]) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.page.add_init_script(SHIFTS)
    with httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, game)
    anna.be(guests["A"])
    anna.page.goto(f"/table/{table}")
    anna.page.get_by_role("status").wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate(SHIFTED) < LITTLE


@pytest.mark.parametrize("size", SIZES)
def test_the_rules_do_not_move_when_the_games_are_known(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.page.add_init_script(SHIFTS)
    held = hold(anna, "**/api/games")
    with anna.page.expect_response("**/page/rules/sobek.html"):
        anna.page.goto("/rules/sobek")
    anna.page.evaluate(SHIFTED)
    held.release("/api/games")
    expect(anna.page.get_by_role("searchbox")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate(SHIFTED) < LITTLE


def test_what_i_pointed_at_stays_while_somebody_says_something(visit: Visit, house: House) -> None:
    with httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, "sobek2p")
        asked = guests["A"].see(table)["asked"][0]
        other = guests["B" if asked == "A" else "A"]
        anna = visit(viewport={"width": 1440, "height": 900})
        anna.be(guests[asked])
        anna.page.goto(f"/table/{table}")
        assert wait_for_my_turn(anna.page)
        anna.page.locator("[data-lit]").first.click()
        expect(anna.page.locator("[data-chosen]")).to_have_count(1)
        other.ask("POST", f"/api/tables/{table}/chat", {"text": "Good luck!"})
        expect(anna.page.get_by_role("tab", name="Chat 1")).to_be_visible()
        expect(anna.page.locator("[data-chosen]")).to_have_count(1)
