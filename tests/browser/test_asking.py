"""What a player may ask: what is left in the game, a hint, why a bot did something, what would have been better."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from browser.visiting import Visitor, wait_for_my_turn
from serving import Guest, asked_or_over, wait_for

Visit = Callable[..., Visitor]
RINGED = "[data-hinted]"
WORDS = ("done", "refill", "keep", "trade", "alone")  # what nothing on a table stands for


def kind_of(choice: dict[str, Any]) -> str:
    """Of what one points at: `market`, `hand`, `sell`, `seat` with a back …"""
    return " ".join(thing.partition(":")[0] for thing in choice["way"])


def answer(route: Route, body: Any) -> None:
    route.fulfill(status=200, content_type="application/json", body=json.dumps(body))


# ---- what is left


def test_what_is_unseen_is_counted(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("sobek2p", bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    assert wait_for_my_turn(anna.page)
    anna.page.get_by_role("tab", name="Unseen").click()
    count = anna.see(table)["unseen"]
    for goods in ("wheat", "cattle", "fish", "ebony", "marble", "ivory", "statue"):
        row = anna.page.get_by_role("row").filter(has=anna.page.get_by_role("rowheader", name=goods.title()))
        assert row.get_by_role("cell").last.inner_text() == str(sum(count[goods].values()))
    unseen = [name for name, number in count["character"].items() if number]
    expect(anna.page.get_by_role("list", name="Characters").get_by_role("listitem")).to_have_count(len(unseen))


def test_on_a_phone_the_count_is_behind_the_pile(visit: Visit, guest: Guest) -> None:
    anna = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    anna.be(guest)
    table = guest.open_table("sobek2p", bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    anna.page.get_by_role("button", name="Still unseen").click()
    dialog = anna.page.get_by_role("dialog", name="Still unseen")
    expect(dialog.get_by_role("rowheader", name="Ivory")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["sobek2p", "sobek"])
def test_everybody_can_read_the_count(visit: Visit, guest: Guest, game: str, theme: str) -> None:
    """As far as a program can tell."""
    anna = visit(color_scheme=theme)
    anna.be(guest)
    table = guest.open_table(game, bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    anna.page.get_by_role("tab", name="Unseen").click()
    wrong = Axe().run(anna.page).response["violations"]
    assert [(each["id"], [node["target"] for node in each["nodes"]]) for each in wrong] == []


# ---- why


def test_a_bot_is_asked_why(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("sobek2p", bots=["merchant"], hints=True)["table"]
    shown = wait_for(lambda: asked_or_over(guest, table))
    while not [told for told in shown.get("news", []) if told["seat"] != shown["you"]]:
        guest.do(table, "play", line=shown["choices"][0]["play"])
        shown = wait_for(lambda: asked_or_over(guest, table))
    anna.page.goto(f"/table/{table}")
    asking = anna.page.get_by_role("button", name="Why?")
    expect(asking).to_have_count(1)  # at the last line of the bot
    asking.click()
    expect(anna.page.locator(".log .why p").first).not_to_be_empty()


def test_nobody_is_asked_why_where_there_are_no_hints(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    table = guest.open_table("sobek2p", bots=["random"])["table"]
    anna.page.goto(f"/table/{table}")
    assert wait_for_my_turn(anna.page)
    expect(anna.button("Why?")).to_have_count(0)


# ---- hints


SHORT: dict[str, Any] = {"id": "page-looking", "args": {}}


def hint_at(page: Page, shown: dict[str, Any], play: str, reason: dict[str, Any] = SHORT) -> None:
    """The server means this answer, and says so at once."""
    hint = {"play": play, "chance": 50, "error": 1, "as_good": False, "reason": reason}
    path = f"**/api/tables/{shown['table']}"
    page.unroute_all()
    page.route(path, lambda route: answer(route, {**shown, "hint": shown["seq"]}))
    page.route(f"{path}/hints", lambda route: answer(route, {"seq": shown["seq"], "is_ready": True, "hints": [hint]}))
    page.goto(f"/table/{shown['table']}")
    page.get_by_role("button", name="Hint", exact=True).click()


@pytest.mark.parametrize(("game", "kinds"), [("sobek2p", 7), ("sobek", 6)])
def test_whatever_a_hint_means_has_a_ring_and_its_reason_in_words(
    visit: Visit, guest: Guest, game: str, kinds: int
) -> None:
    anna = visit()
    anna.be(guest)
    chance, seen = random.Random(7), set[str]()
    table = guest.open_table(game, bots=["random"], hints=True)["table"]
    while len(seen) < kinds:
        shown = wait_for(lambda table=table: asked_or_over(guest, table))
        if shown["state"] == "over":
            table = guest.open_table(game, bots=["random"], hints=True)["table"]
            continue
        for choice in shown["choices"]:
            if kind_of(choice) not in seen:
                seen.add(kind_of(choice))
                hint_at(anna.page, shown, choice["play"])
                expect(anna.page.locator(RINGED).first).to_be_visible()
                expect(anna.page.locator(".confirm .reason")).to_contain_text("chance of winning: 50")
        guest.do(table, "play", line=chance.choice(shown["choices"])["play"])


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["sobek2p", "sobek"])
def test_a_hint_longer_than_its_box_shows_that_it_goes_on(
    visit: Visit, guest: Guest, game: str, size: tuple[int, int]
) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.be(guest)
    table = guest.open_table(game, bots=["random"], hints=True)["table"]
    shown = wait_for(lambda: asked_or_over(guest, table))
    long = {"id": "page-carry-sure.help", "args": {"name": "Anna"}}
    hint_at(anna.page, shown, shown["choices"][0]["play"], long)
    more = anna.page.locator(".confirm .readon")
    expect(more).to_be_visible()
    anna.page.locator(".confirm .reason").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(more).to_be_hidden()


# ---- what would have been better


def judged(history: dict[str, Any], me: str, ways: list[list[str]]) -> dict[str, Any]:
    """An analysis by which what I did was not the best, but the same would have been."""
    mine, nothing = iter(ways), dict.fromkeys(("decision", "others", "chance", "reveal"), 0)
    moves = [
        {
            **{"seat": step["seat"], "action": 0, "forced": False, "searches": 1, "look": True, "mark": None},
            **{"chances_own": [0.5, 0.5], "errors_own": [0, 0], "terms": [nothing, nothing], "alternatives": []},
            **{"worth": 0.4, "worth_error": 0, "loss": 0.1, "loss_error": 0, "reason": {"id": "page-hint", "args": {}}},
            "best": {
                **{"action": 1, "worth": 0.5, "error": 0, "reason": {"id": "page-hint", "args": {}}},
                "way": next(mine) if step["seat"] == me else [],
            },
        }
        for step in history["steps"]
    ]
    looked_at = dict.fromkeys(("moments", "of_moments", "decisions", "of_decisions"), len(moves))
    found = {"seats": ["A", "B"], "players": 2, "result": {"shares": [1, 0]}, "partial": False, "looked_at": looked_at}
    return {**found, "moves": moves, "summary": []}


@pytest.mark.parametrize("game", ["sobek2p", "sobek"])
def test_what_would_have_been_better_has_a_ring(visit: Visit, guest: Guest, game: str) -> None:
    anna = visit()
    anna.be(guest)
    table, chance = guest.open_table(game, bots=["random"])["table"], random.Random(8)
    ways: list[list[str]] = []
    me = guest.see(table)["you"]
    while (shown := wait_for(lambda: asked_or_over(guest, table)))["state"] != "over":
        done = {kind_of({"way": way}) for way in ways}
        new = [choice for choice in shown["choices"] if kind_of(choice) not in done]
        choice = chance.choice(new or shown["choices"])
        ways.append(choice["way"])
        guest.do(table, "play", line=choice["play"])
    wait_for(lambda: guest.ask("GET", f"/api/tables/{table}/history").status_code == 200)
    history = guest.get(f"/api/tables/{table}/history")
    analysis = judged(history, me, ways)
    anna.page.route("**/analysis", lambda route: answer(route, {"is_done": True, "analysis": analysis}))
    steps = [at for at, step in enumerate(history["steps"]) if step["seat"] == me]
    seen = set[str]()
    for at, way in zip(steps, ways, strict=True):
        kind = kind_of({"way": way})
        if (
            kind in seen or way[0] in WORDS or at + 1 == len(history["steps"])
        ):  # whoever comes to the end sees the count
            continue
        seen.add(kind)
        anna.page.goto("/")
        anna.page.goto(f"/past/{table}#{at + 1}")
        anna.page.get_by_role("button", name="Better:").click()
        expect(anna.page.locator(RINGED).first).to_be_visible()
    assert len(seen) > 2, "tiles or cards, a set, and whatever else came up in this game"
