"""How it feels to play: everything says what it is, pieces are dragged, a hand stays as it was laid, and what happened
since one's last turn is gone through."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from browser.visiting import BUTTON, CHOSEN, LIT, Visitor, play_until, wait_for_my_turn
from serving import Guest, is_asked, wait_for
from shedet import rulebook

Visit = Callable[..., Visitor]

SOBEKS = ("sobek2p", "sobek")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TAKE = ":is([data-lit^=market], [data-lit^=queue])"
HELP = ".help"


def at_table(visitor: Visitor, guest: Guest, game: str, **wanted: Any) -> str:
    visitor.be(guest)
    table = str(guest.open_table(game, **{"bots": ["random"], "players": 2, **wanted})["table"])
    visitor.page.goto(f"/table/{table}")
    assert wait_for_my_turn(visitor.page)
    return table


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def middle(thing: Locator) -> tuple[float, float]:
    found = box(thing)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def wrong_for_axe(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


# ---- every thing says its rule


@pytest.mark.parametrize("game", SOBEKS)
def test_every_thing_on_the_table_says_its_rule(visit: Visit, guest: Guest, game: str) -> None:
    """With a key, and on from one thing to the next."""
    anna = visit()
    at_table(anna, guest, game)
    page = anna.page
    shown = page.evaluate("[...document.querySelectorAll('[data-help]')].map(each => each.dataset.help)")
    rules = {rule.id for rule in rulebook.load(game).rules}
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_focused()
    titles: set[str] = set()
    for _ in range(len(set(shown))):
        titles.add(page.locator(f"{HELP} h2").inner_text())
        assert len(page.locator(f"{HELP} p").inner_text()) > 20
        address, _, rule = (page.locator(f"{HELP} a").first.get_attribute("href") or "").partition("#")
        assert address == f"/rules/{game}"
        assert rule in rules
        page.keyboard.press("ArrowRight")
    assert len(titles) > 12
    page.keyboard.press("Escape")
    expect(page.locator(HELP)).to_have_count(0)


def test_under_the_pointer_a_thing_is_explained_beside_it_and_can_still_be_clicked(visit: Visit, guest: Guest) -> None:
    anna = visit()
    at_table(anna, guest, "sobek2p")
    page = anna.page
    tile = page.locator(TAKE).first
    tile.hover()
    expect(page.locator(HELP)).to_be_visible()
    assert page.locator(HELP).get_attribute("role") == "tooltip"
    assert not overlap(box(page.locator(HELP)), box(tile.locator("[data-help]")))
    tile.click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.mouse.move(*middle(page.locator("[data-help=help-pile]").first))
    expect(page.locator(HELP)).to_contain_text("The pile")
    page.keyboard.press("Escape")
    expect(page.locator(HELP)).to_have_count(0)
    assert page.locator(CHOSEN).count() == 1, "the first Esc closes the card alone"


def test_what_is_not_possible_says_why_with_its_rule(visit: Visit, guest: Guest) -> None:
    anna = visit()
    table = at_table(anna, guest, "sobek2p")
    page = anna.page
    field = next(
        f"{column},{row}" for column, row in ((0, 0), (5, 0), (0, 5), (5, 5)) if not is_lit(anna, table, column, row)
    )
    page.locator(f"button[data-field='{field}']").hover()
    expect(page.locator(HELP)).to_contain_text("Not possible now:")
    rules = page.locator(f"{HELP} a").evaluate_all("all => all.map(each => each.textContent)")
    assert any(rule in ("Rule P-TAKE-1", "Rule P-TURN-2") for rule in rules)


def is_lit(visitor: Visitor, table: str, column: int, row: int) -> bool:
    return any(choice["way"] == [f"market:{column},{row}"] for choice in visitor.see(table)["choices"])


def test_what_has_the_focus_is_described_to_a_screen_reader(visit: Visit, guest: Guest) -> None:
    anna = visit()
    at_table(anna, guest, "sobek")
    anna.page.keyboard.press("l")
    expect(anna.page.locator(HELP)).to_be_visible()
    described = anna.page.locator("[aria-describedby~=help-text]")
    expect(described).to_be_focused()
    assert wrong_for_axe(anna.page) == []
    anna.page.keyboard.press("Escape")
    expect(described).to_have_count(0)


@pytest.mark.parametrize("game", SOBEKS)
def test_a_long_press_explains_and_chooses_nothing(visit: Visit, guest: Guest, game: str) -> None:
    anna = visit(**PHONE)
    at_table(anna, guest, game)
    finger = Finger(anna)
    finger.down(*middle(anna.page.locator(TAKE).first))
    expect(anna.page.locator(HELP)).to_be_visible()
    finger.up()
    expect(anna.page.locator(HELP)).to_be_visible()
    assert anna.page.locator(CHOSEN).count() == 0
    anna.page.locator(TAKE).first.tap()
    expect(anna.page.locator(HELP)).to_have_count(0)
    expect(anna.page.locator(CHOSEN)).to_have_count(1)


class Finger:
    """One that is really there: scrolling and long presses are the browser's."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.x = self.y = 0.0

    def down(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.touch("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        for step in range(1, 9):
            self.touch("touchMove", [{"x": self.x + (x - self.x) * step / 8, "y": self.y + (y - self.y) * step / 8}])
        self.x, self.y = x, y

    def up(self) -> None:
        self.touch("touchEnd", [])

    def touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


# ---- choosing


def test_what_is_offered_beside_the_table_stays_there_until_it_is_confirmed(visit: Visit, guest: Guest) -> None:
    """One of them is chosen, and another may be instead."""
    anna = visit()
    at_table(anna, guest, "sobek2p")
    page, asides = anna.page, anna.page.locator(".aside")
    chance = random.Random(4)
    while asides.count() < 2 or page.locator(CHOSEN).count():
        play_until(page, chance, most=1)
        assert wait_for_my_turn(page), "a character is taken in every game, and the ankh turned"
    offered = asides.all_inner_texts()
    for aside in (asides.first, asides.last):
        aside.click()
        expect(page.locator(CHOSEN)).to_have_count(1)
        expect(aside).to_have_attribute("aria-pressed", "true")
        assert asides.all_inner_texts() == offered
    page.locator(BUTTON).click()
    expect(page.locator(CHOSEN)).to_have_count(0)


# ---- dragging


@pytest.mark.parametrize("game", SOBEKS)
def test_a_piece_is_dragged_to_the_hand(visit: Visit, guest: Guest, game: str) -> None:
    anna = visit()
    table = at_table(anna, guest, game)
    page, before = anna.page, anna.see(table)["seq"]
    drag(page, page.locator(TAKE).last, middle(page.locator(".hl")))
    wait_for_change(anna, table, before)
    expect(page.locator(".log li").filter(has_text="You").first).to_be_visible()


def test_what_is_dropped_elsewhere_goes_back(visit: Visit, guest: Guest) -> None:
    anna = visit()
    table = at_table(anna, guest, "sobek2p")
    page, before = anna.page, anna.see(table)["seq"]
    page.mouse.move(*middle(page.locator(TAKE).first))
    page.mouse.down()
    page.mouse.move(700, 20, steps=5)
    expect(page.locator(".carried")).to_have_count(1)
    expect(page.locator("[data-dropping]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".carried, [data-dropping]")).to_have_count(0)
    assert page.locator(CHOSEN).count() == 0
    assert anna.see(table)["seq"] == before


def test_a_set_is_sold_by_dragging(visit: Visit, guest: Guest) -> None:
    """What can be dropped before me is what can be sold."""
    anna = visit()
    at_table(anna, guest, "sobek2p")
    page = anna.page
    for _ in range(60):
        if page.locator(".act:not(.solo)").count():
            break
        page.locator(f"{LIT}, {BUTTON}").first.click()
        if page.locator(f"{CHOSEN}").count() and page.locator(BUTTON).count():
            page.locator(BUTTON).first.click()
        assert wait_for_my_turn(page)
    goods = page.locator(".grp:has(.act:not(.solo)) [data-held]").first
    drag(page, goods, middle(page.locator(".player").last))
    expect(page.get_by_role("status")).to_contain_text(re.compile("sell|sale", re.IGNORECASE))
    drag(page, page.locator("[data-held][data-lit]").first, middle(page.locator(".player").last))
    expect(page.locator(".player").last.locator(".set").first).to_be_visible()


def test_a_finger_drags_a_tile_and_the_market_does_not_scroll_away(visit: Visit, guest: Guest) -> None:
    anna = visit(**PHONE)
    table = at_table(anna, guest, "sobek2p")
    before, finger = anna.see(table)["seq"], Finger(anna)
    finger.down(*middle(anna.page.locator(TAKE).first))
    finger.move(*middle(anna.page.locator(".tray")))
    expect(anna.page.locator(".carried")).to_have_count(1)
    finger.up()
    wait_for_change(anna, table, before)
    assert anna.page.evaluate("scrollX + scrollY") == 0


def drag(page: Page, piece: Locator, to: tuple[float, float]) -> None:
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(to[0] - 20, to[1] - 5, steps=5)
    page.mouse.move(*to, steps=3)
    page.mouse.up()


def wait_for_change(visitor: Visitor, table: str, seq: int) -> None:
    wait_for(lambda: visitor.see(table)["seq"] > seq)


# ---- the order of the hand


def held(page: Page) -> list[str]:
    names = "all => all.map(each => each.querySelector('.tile').getAttribute('aria-label'))"
    return list(page.locator("[data-held]").evaluate_all(names))


def test_a_hand_stays_as_it_was_laid(visit: Visit, guest: Guest) -> None:
    anna = visit()
    page, table = anna.page, at_table(anna, guest, "sobek2p")
    while not (goods := plain_goods(anna.see(table))):
        table = at_table(anna, guest, "sobek2p")
    first, second = held(page)
    x, y = middle(page.locator("[data-held]").last)
    drag(page, page.locator("[data-held]").first, (x + 20, y))
    assert held(page) == [second, first]
    page.reload()
    assert wait_for_my_turn(page)
    assert held(page) == [second, first]
    drag(page, page.locator(f"[data-lit='{goods[0]}']"), middle(page.locator(".hl")))
    expect(page.locator("[data-held]")).to_have_count(3)
    assert held(page)[:2] == [second, first], "what is new comes at the end"
    page.get_by_role("button", name="Sort the hand").click()
    expect(page.get_by_role("button", name="Sort the hand")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('shedet.hands')") == "{}"
    assert anna.see(table)["state"] == "playing"


def plain_goods(shown: dict[str, Any]) -> list[str]:
    """Tiles that can be taken without another question: no characters, no deben on them."""
    firsts = [choice["way"][0] for choice in shown["choices"]]
    return [thing for thing in firsts if thing.startswith("market:") and is_plain(shown, thing)]


def is_plain(shown: dict[str, Any], thing: str) -> bool:
    column, row = map(int, thing.removeprefix("market:").split(","))
    tile = shown["view"]["market"][row][column]
    return tile != "?" and not tile.endswith("d")


def test_keys_move_a_tile_within_the_hand(visit: Visit, guest: Guest) -> None:
    anna = visit()
    at_table(anna, guest, "sobek2p")
    page = anna.page
    first, second = held(page)
    page.locator("[data-held]").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert held(page) == [second, first]
    expect(page.locator("[data-held]").last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-held]").first).to_be_focused()
    assert wrong_for_axe(page) == []


def test_nine_tiles_lie_before_me_on_a_phone(visit: Visit, guest: Guest) -> None:
    """Nobody has to move them sideways to see what they hold."""
    anna = visit(**PHONE)
    at_table(anna, guest, "sobek2p")
    page, chance = anna.page, random.Random(6)
    hand = page.locator(".hand:not(.asides)")
    while page.locator("[data-held]").count() != 9:
        if hand.count():
            wide, seen = hand.evaluate("hand => [hand.scrollWidth, hand.clientWidth]")
            assert wide <= seen
        if page.locator("[data-lit^=market]").count() and not page.locator(CHOSEN).count():
            page.locator("[data-lit^=market]").last.click()
        else:
            play_until(page, chance, most=1)
        if not wait_for_my_turn(page):
            at_table(anna, guest, "sobek2p")
    wide, seen = hand.evaluate("hand => [hand.scrollWidth, hand.clientWidth]")
    assert wide <= seen


def test_what_is_said_under_a_tile_makes_no_hand_wider(visit: Visit, guest: Guest) -> None:
    """However long the word for playing a card is."""
    anna = visit(**PHONE)
    at_table(anna, guest, "sobek2p")
    page = anna.page
    before = page.locator(".hand").evaluate("hand => hand.scrollWidth")
    page.locator(".grp").first.evaluate("""group => {
        const act = Object.assign(document.createElement('button'), { className: 'act' })
        act.textContent = 'Playing this card takes a very long word, and another, and a third'
        group.append(act)
    }""")
    assert page.locator(".hand").evaluate("hand => hand.scrollWidth") == before


def test_nothing_is_kept_of_a_hand_when_the_game_is_over(visit: Visit, guest: Guest) -> None:
    anna = visit()
    table = at_table(anna, guest, "sobek2p")
    page = anna.page
    page.locator("[data-held]").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert table in page.evaluate("localStorage.getItem('shedet.hands')")
    guest.do(table, "resign")
    expect(page.locator("section.over")).to_be_visible()
    assert table not in page.evaluate("localStorage.getItem('shedet.hands')")


# ---- since my last turn


@pytest.mark.parametrize("game", SOBEKS)
def test_what_happened_since_my_last_turn_is_gone_through(visit: Visit, guest: Guest, game: str) -> None:
    anna = visit()
    table = at_table(anna, guest, game)
    page = anna.page
    answer_once(anna, table)
    page.reload()  # back at the table
    assert wait_for_my_turn(page)
    assert page.locator("[data-last]").count() > 0
    now = anna.see(table)
    news = [each for each in now["news"] if each["since"] >= now["heard_then"]]
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.get_by_role("button", name="Back to the game")).to_be_focused()
    assert page.locator(LIT).count() == 0, "nothing can be done at an earlier moment"
    said = []
    for _ in range(20):
        said.append(page.get_by_role("status").inner_text())
        if page.get_by_role("button", name="One step forward").is_disabled():
            break
        page.keyboard.press("ArrowRight")
    assert said
    assert all("Random" in each or "The" in each for each in said)
    assert wrong_for_axe(page) == []
    page.keyboard.press("Escape")
    assert wait_for_my_turn(page)
    assert len(news) > 0
    assert anna.see(table)["seq"] == now["seq"], "looking back does nothing"


def answer_once(visitor: Visitor, table: str) -> None:
    """Until others have done something after me."""
    for _ in range(12):
        shown = visitor.see(table)
        since = [each for each in shown.get("news", []) if each["since"] >= shown.get("heard_then", 0)]
        if shown.get("heard_then") and any(each["seat"] != shown["you"] for each in since):
            return
        page = visitor.page
        page.locator(f"{TAKE}, {LIT}, {BUTTON}").first.click()
        if page.locator(CHOSEN).count():
            page.locator(BUTTON).first.click()
        wait_for_change(visitor, table, shown["seq"])
        assert wait_for_my_turn(page)
    raise AssertionError("nobody did anything")


def test_a_step_is_seen_coming(visit: Visit, guest: Guest) -> None:
    anna = visit(reduced_motion="no-preference")
    table = at_table(anna, guest, "sobek2p")
    answer_once(anna, table)
    page = anna.page
    page.evaluate("""() => {
        window.seen = []
        const look = () => {
            const at = document.querySelector('.again b')?.textContent
            const ankh = document.querySelector('.ankhcell')?.getAttribute('style') ?? ''
            if (at) window.seen.push([performance.now(), ankh])
            requestAnimationFrame(look)
        }
        look()
    }""")
    page.get_by_role("button", name="Since your last turn").click()
    wait_for(lambda: page.evaluate("seen.some(each => each[1] !== seen[0][1])"))
    seen = page.evaluate("seen")
    moved = next(at for at, ankh in seen if ankh != seen[0][1])
    assert moved - seen[0][0] > 150  # milliseconds; on a busy machine it may be many more


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit, guest: Guest) -> None:
    anna = visit()
    table = at_table(anna, guest, "sobek2p")
    answer_once(anna, table)
    page = anna.page
    line = page.locator(".log li").last  # the first thing that happened
    text = line.inner_text()
    line.get_by_role("button").click()
    expect(page.get_by_role("status")).to_contain_text(text.split(".")[0])
    expect(page.locator(".log li.now")).to_have_text(text)
    page.get_by_role("button", name="Back to the game").click()
    assert wait_for_my_turn(page)


# ---- my turn, for somebody who looks elsewhere


def test_title_icon_and_a_notification_say_that_it_is_my_turn(visit: Visit, guest: Guest) -> None:
    anna, ben = visit(), Guest(guest.client, "Ben")
    anna.page.add_init_script("""
        window.called = []
        window.Notification = class { constructor(...said) { window.called.push(said) }
            static permission = 'granted'; static requestPermission = async () => 'granted' }
        Object.defineProperty(document, 'hidden', { get: () => !!window.isElsewhere })
        localStorage.setItem('shedet.settings', JSON.stringify({ notices: true }))
    """)
    anna.be(guest)
    table = guest.open_table("sobek2p")["table"]
    ben.do(table, "sit")
    answer_until_asked(guest, table, ben)
    anna.page.goto(f"/table/{table}")
    icon = anna.page.locator("link[rel=icon]")
    expect(anna.page).to_have_title("Sobek: 2 Players · Shedet")
    expect(icon).to_have_attribute("href", "/page/icon.svg")
    expect(anna.page.get_by_role("grid")).to_be_visible()
    anna.page.evaluate("window.isElsewhere = true")
    answer_until_asked(ben, table, guest)
    expect(anna.page).to_have_title("● Sobek: 2 Players · Shedet")
    expect(icon).to_have_attribute("href", "/page/icon-turn.svg")
    [[title, told]] = anna.page.evaluate("called")
    assert title == "Your move"
    assert "Sobek" in told["body"]


def answer_until_asked(one: Guest, table: str, other: Guest) -> None:
    """Until it is up to the other."""
    while is_asked(one.see(table)):
        one.do(table, "play", line=one.see(table)["choices"][0]["play"])
    assert is_asked(other.see(table))
