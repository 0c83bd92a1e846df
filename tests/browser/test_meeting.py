"""Two people with a browser each: what is reloaded, lost or carried away in the middle of a game goes on."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import httpx2 as httpx
from playwright.sync_api import Browser, expect

from browser.visiting import BUTTON, CHOSEN, LIT, OVER, Visitor, act, is_my_turn, standing, visiting, wait_for_my_turn
from serving import Backing, Guest, House, free_port, two_at, wait_for

Visit = Callable[..., Visitor]


def meet(anna: Visitor, ben: Visitor) -> str:
    """Anna opens a table, and Ben follows her link."""
    anna.page.goto("/")
    game = anna.page.get_by_role("article").filter(has=anna.page.get_by_role("heading", name="Sobek: 2 Players"))
    game.get_by_role("button", name="Play with friends").click()
    anna.button("Open the table").click()
    link = anna.page.locator("code").inner_text()
    ben.page.goto(link)
    ben.button("Sit down").click()
    return anna.table


def take_turns(visitors: list[Visitor], chance: random.Random, clicks: int) -> bool:
    """Whoever can do something does it. False once the game is over."""
    for _ in range(clicks):
        wait_for(lambda: any(standing(each.page).is_over or is_my_turn(each.page) for each in visitors))
        if any(standing(each.page).is_over for each in visitors):
            return False
        able = [each for each in visitors if is_my_turn(each.page)]
        if able:
            one = chance.choice(able)
            act(one.page, standing(one.page), chance)
    return True


def test_two_people_play_through_a_reload_and_a_server_that_starts_again(browser: Browser, tmp_path: Path) -> None:
    backing, port, chance = Backing("embedded", tmp_path / "data"), free_port(), random.Random(4)
    house = House(backing, port=port)
    try:
        with visiting(browser, house.url) as anna, visiting(browser, house.url) as ben:
            table = meet(anna, ben)
            take_turns([anna, ben], chance, 12)
            ben.page.reload()
            take_turns([anna, ben], chance, 6)
            house.stop()
            for each in (anna, ben):
                expect(each.page.get_by_role("status").first).to_contain_text("can't be reached")
            house = House(backing, port=port)
            while take_turns([anna, ben], chance, 50):
                pass
            for each in (anna, ben):
                expect(each.page.locator(OVER)).to_be_visible()
            assert anna.see(table)["result"] == ben.see(table)["result"]
    finally:
        house.kill()


def test_whoever_waits_finds_their_name_and_can_talk(visit: Visit, house: House) -> None:
    with httpx.Client(base_url=house.url, timeout=60) as client:
        guests = [Guest(client, "Anna"), Guest(client, "Ben")]
        table = guests[0].open_table("sobek", players=3)["table"]
        guests[1].do(table, "sit")
        anna, ben = visit(), visit(viewport={"width": 390, "height": 844})
        for visitor, guest in zip((anna, ben), guests, strict=True):
            visitor.be(guest)
            visitor.page.goto(f"/table/{table}")
        expect(anna.page.locator("main li b")).to_have_text(["Anna (you)", "Ben"])
        expect(ben.page.locator("main li b")).to_have_text(["Anna", "Ben (you)"])
        ben.page.get_by_label("Say something").fill("Shall we seat a bot?")
        ben.page.keyboard.press("Enter")
        expect(anna.page.get_by_role("region", name="Chat")).to_contain_text("Ben Shall we seat a bot?")


def test_an_undo_that_the_others_must_agree_to_says_so_and_asks_them(visit: Visit, house: House) -> None:
    with httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, "sobek2p")
        first = guests["A"].see(table)["asked"][0]
        anna = visit()
        anna.be(guests[first])
        anna.page.goto(f"/table/{table}")
        undo = anna.button("Undo")
        expect(undo).to_have_attribute("title", "You have done nothing yet that could be taken back.")
        undo.dispatch_event("click")
        expect(anna.page.locator(".confirm [role=alert]")).to_contain_text("You have done nothing yet")
        other = guests["B" if first == "A" else "A"]
        while first in guests[first].see(table)["asked"] or guests[first].see(table).get("can_undo"):
            asked = next(each for each in guests.values() if each.see(table).get("choices"))
            asked.do(table, "play", line=asked.see(table)["choices"][0]["play"])
        expect(undo).to_have_attribute("title", re.compile("^Asks the others whether"))
        undo.click()
        expect(anna.page.get_by_text("You have asked the others")).to_be_visible()
        expect(undo).to_have_attribute("title", re.compile("^You have asked"))
        assert other.see(table)["wants_back"]["seat"] == first


def test_what_is_done_without_a_connection_is_done_once_it_is_back(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = meet(anna, ben)
    wait_for(lambda: is_my_turn(anna.page) or is_my_turn(ben.page))
    one = anna if is_my_turn(anna.page) else ben
    one.page.locator("[data-lit^=market]").first.click()
    before = one.see(table)["seq"]
    one.context.set_offline(True)
    one.page.locator(BUTTON).click()
    expect(one.page.get_by_role("status").first).to_contain_text("can't be reached")
    one.context.set_offline(False)
    wait_for(lambda: one.see(table)["seq"] > before)
    expect(one.page.get_by_role("status").first).not_to_contain_text("can't be reached")
    expect(one.page.locator(CHOSEN)).to_have_count(0)


def test_a_seat_is_carried_to_another_browser(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = meet(anna, ben)
    expect(anna.page.get_by_role("grid")).to_be_visible()  # with the game comes another page, without the dialog
    anna.button("Settings").click()
    anna.button("Continue on another device").click()
    link = anna.page.get_by_role("dialog").locator("code").inner_text()
    assert "/carry#" in link
    phone = visit(viewport={"width": 390, "height": 844})
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="My games")).to_be_visible()
    assert "#" not in phone.page.url  # the secret is not left lying about
    phone.page.goto(f"/table/{table}")
    assert phone.see(table)["you"] == anna.see(table)["you"]
    if phone.see(table)["you"] in phone.see(table)["asked"]:
        assert wait_for_my_turn(phone.page)
        expect(phone.page.locator(LIT).first).to_be_visible()


def test_whoever_is_somebody_already_is_asked_before_a_link_makes_them_another(visit: Visit) -> None:
    """The link may be of somebody who wants them to play as another."""
    anna, ben = visit(), visit()
    table = meet(anna, ben)
    seats = {who: anna.see(table)["you"] if who == "anna" else ben.see(table)["you"] for who in ("anna", "ben")}
    link = anna.context.request.post(f"{anna.url}/api/me/link", headers={"origin": anna.url}).json()["token"]
    for answer, seat in (("Stay", seats["ben"]), ("Follow the link", seats["anna"])):
        ben.page.goto("/")
        ben.page.goto(f"/carry#{link}")
        expect(ben.page.get_by_role("heading", name="in this browser")).to_be_visible()
        assert ben.see(table)["you"] == seats["ben"]
        ben.page.get_by_role("main").get_by_text(answer).click()
        expect(ben.page.get_by_role("heading", name="My games")).to_be_visible()
        assert ben.see(table)["you"] == seat


def test_a_third_person_may_watch_and_not_sit_down(visit: Visit) -> None:
    anna, ben, carla = visit(), visit(), visit()
    table = meet(anna, ben)
    carla.page.goto(f"/table/{table}")
    expect(carla.page.get_by_role("status").first).to_be_visible()
    assert carla.see(table).get("you") is None
    expect(carla.button("Sit down")).to_have_count(0)
    assert not is_my_turn(carla.page)
