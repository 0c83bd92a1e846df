"""What else there is to see: games that are over, links that lead nowhere, and all of it for everybody."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.visiting import Visitor, play_to_the_end
from serving import Guest, asked_or_over, wait_for
from shedet.games import GAMES

Visit = Callable[..., Visitor]


def test_a_finished_game_is_looked_through(visit: Visit, guest: Guest) -> None:
    anna = visit()
    anna.be(guest)
    anna.page.goto(f"/past/{play_to_the_end(guest)}")
    moment = anna.page.get_by_label("Moment of the game")
    last = int(moment.get_attribute("max") or "0")
    assert last > 20
    expect(moment).to_have_value(str(last))
    anna.button("To the beginning").click()
    expect(moment).to_have_value("0")
    anna.button("One step forward").click()
    anna.page.keyboard.press("Escape")
    expect(moment).to_have_value("1")


def test_rules_are_searched(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/rules/sobek2p")
    search, found = anna.page.get_by_role("searchbox"), anna.page.locator("article > :visible")
    search.fill("thief")
    anna.page.wait_for_function("document.querySelectorAll('article > [hidden]').length > 10")
    assert found.count() > 0
    assert all("thief" in text.lower() for text in found.all_inner_texts())
    search.fill("zzqx")
    expect(anna.page.get_by_text("Nothing in the rules has “zzqx” in it.")).to_be_visible()
    expect(found).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("path", ["/mine", "/rules", "/rules/sobek"])
def test_from_every_page_one_gets_to_the_others_and_to_the_settings(
    visit: Visit, path: str, size: tuple[int, int]
) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.page.goto(path)
    menu = anna.page.get_by_role("navigation", name="Main menu")
    expect(menu.locator("[aria-current]")).to_have_text("My games" if path == "/mine" else "Rules")
    anna.button("Settings").click()
    expect(anna.page.get_by_role("dialog", name="Settings")).to_be_visible()
    anna.page.keyboard.press("Escape")
    menu.get_by_role("link", name="Play").click()
    expect(anna.page.get_by_role("heading", name="Three games of the Nile")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_can_be_agreed_on_is_said_in_words(visit: Visit, language: str) -> None:
    """Neither the ids of rules nor sums of colours."""
    anna = visit(locale=language)
    anna.page.goto("/")
    games = anna.page.get_by_role("article")
    expect(games).to_have_count(len(GAMES))
    for game in games.all():
        game.get_by_role("button").nth(1).click()
        dialog = anna.page.get_by_role("dialog")
        expect(dialog.locator(".row-asked").first).to_be_visible()
        for row in dialog.locator(".row-asked > span:first-child").all_inner_texts():
            assert row[0].isupper(), row
            assert not re.search(r"[\[\]_]|[A-Z]-[A-Z]+-[0-9]|[1-9]", row), row
        anna.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_colours_of_kemet_are_ticked(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    kemet = anna.page.get_by_role("article").filter(has=anna.page.get_by_role("heading", name="Kemet"))
    kemet.get_by_role("button", name="Play with friends").click()
    for colour in ("red", "white", "black"):
        anna.page.get_by_role("checkbox", name=colour, exact=True).click()
    anna.page.get_by_role("checkbox", name="white", exact=True).click()
    anna.button("Open the table").click()
    expect(anna.page.get_by_text("The game begins when every seat is taken.")).to_be_visible()
    assert anna.see(anna.table)["terms"]["options"] == {"colours": 1 + 8}


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/tabel/x", "There is nothing here"),
        ("/table/nosuchtable1", "This table can't be shown"),
        ("/past/nosuchtable1", "You can't look back at this game yet"),
        ("/carry#nonsense", "This link doesn't work any more"),
    ],
)
def test_a_wrong_link_says_what_is_wrong(visit: Visit, path: str, said: str) -> None:
    anna = visit()
    anna.page.goto(path)
    expect(anna.page.get_by_role("heading", name=said)).to_be_visible()
    anna.page.get_by_role("main").get_by_role("link", name="Start page").click()
    expect(anna.page.get_by_role("heading", name="Three games of the Nile")).to_be_visible()


def test_every_page_fits_a_small_phone(visit: Visit, guest: Guest) -> None:
    anna = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    anna.be(guest)
    over, waiting = play_to_the_end(guest), guest.open_table("sobek", players=3)["table"]
    for path in (
        "/",
        "/mine",
        "/rules",
        "/rules/kemet",
        f"/table/{waiting}",
        f"/table/{over}",
        f"/past/{over}",
        "/tabel/x",
    ):
        anna.page.goto(path)
        anna.page.wait_for_load_state("networkidle")
        assert anna.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [360, 360], path
    anna.page.goto("/")
    for opened in ("Settings", "Play with friends"):
        anna.page.get_by_role("button", name=opened).nth(0).click()
        inside = anna.page.get_by_role("dialog")
        assert inside.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") == 0, opened
        anna.button("Close").click()


# Which of them lie over each other, or beyond the edge of the window.
APART = """all => {
  const boxes = [...document.querySelectorAll(all)]
    .map(each => ({ name: each.className, box: each.getBoundingClientRect() }))
  const shared = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from])
  const isOver = (one, other) => shared(one, other, 'left', 'right') > 1 && shared(one, other, 'top', 'bottom') > 1
  const met = boxes.flatMap((one, at) => boxes.slice(at + 1).filter(other => isOver(one.box, other.box))
    .map(other => `${one.name} and ${other.name}`))
  const out = boxes.filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
    .map(({ name }) => `${name}: the edge`)
  return [...met, ...out]
}"""
BOXES = ".brand, .crumb, .top .btn, .top .iconbtn, .info, .player, .market, .queue, .track, .hand, .confirm .btn, .log"


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (390, 844)], ids=str)
@pytest.mark.parametrize("game", ["sobek2p", "sobek"])
def test_nothing_lies_over_anything_else_however_long_a_hand_is(
    visit: Visit, guest: Guest, game: str, size: tuple[int, int]
) -> None:
    """With ten tiles in hand the button to confirm lay over the chat."""
    table = str(guest.open_table(game, players=2, bots=["random"])["table"])
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.be(guest)
    for most in (1, 8, 4):
        take(guest, table, most)
        anna.page.goto(f"/table/{table}")
        anna.page.wait_for_selector(".confirm .primary")
        anna.page.wait_for_load_state("networkidle")
        assert anna.page.evaluate(APART, BOXES) == []


def take(guest: Guest, table: str, most: int) -> None:
    """So many tiles or cards, whatever else could be done."""
    for _ in range(most):
        shown = wait_for(lambda: asked_or_over(guest, table))
        answers = [each["play"] for each in shown["choices"]]
        guest.do(table, "play", line=next((each for each in answers if each.startswith("take")), answers[0]))
    wait_for(lambda: asked_or_over(guest, table))


def test_the_sums_of_a_finished_game_fit_the_window(visit: Visit, guest: Guest) -> None:
    anna = visit(viewport={"width": 1440, "height": 900})
    anna.be(guest)
    anna.page.goto(f"/past/{play_to_the_end(guest)}")
    beside = anna.page.get_by_role("complementary", name="Log")
    beside.get_by_role("rowheader", name="Total").wait_for()
    for cell in beside.get_by_role("cell").all()[:2]:  # as if many deben had been drawn
        cell.evaluate("cell => { cell.textContent = '3 + 4 + 5 + 6 + 7 + 8 + 9 = 42' }")
    assert beside.evaluate("aside => aside.getBoundingClientRect().right <= innerWidth")
    sums = beside.locator(".sums")
    assert sums.evaluate("sums => sums.scrollWidth === sums.clientWidth")


def test_the_page_speaks_the_language_of_the_browser_or_the_one_that_is_chosen(visit: Visit, guest: Guest) -> None:
    anna = visit(locale="fr-FR", viewport={"width": 390, "height": 844})
    anna.be(guest)
    anna.page.goto(f"/table/{guest.open_table('kemet', players=2, bots=['random'])['table']}")
    expect(anna.page.get_by_role("heading", name="Kemet\u00a0: Sang et Sable")).to_be_visible()
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="Sobek\u00a0: 2 joueurs")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.lang") == "fr"
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 390
    nothing = anna.page.get_by_text("Tu n’as pas encore de parties.").or_(anna.page.get_by_text("Personne n’attend"))
    for line in nothing.all():  # in one line
        assert (line.bounding_box() or {"height": 99})["height"] < 60
    anna.button("Réglages").click()
    anna.page.get_by_label("Langue").select_option(label="Deutsch")
    expect(anna.page.get_by_role("heading", name="Drei Spiele vom Nil")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_shut_out(visit: Visit, guest: Guest, theme: str) -> None:
    """As far as a program can tell: names for everything, contrast, order."""
    anna = visit(color_scheme=theme)
    anna.be(guest)
    playing = [guest.open_table(game, players=2, bots=["random"])["table"] for game in GAMES]
    waiting, over = guest.open_table("sobek2p")["table"], play_to_the_end(guest)
    paths = (
        "/",
        *(f"/table/{table}" for table in (*playing, waiting, over)),
        f"/past/{over}",
        "/rules/sobek2p",
        "/mine",
    )
    wrong = []
    for path in paths:
        anna.page.goto(path)
        anna.page.get_by_role("main").wait_for()
        anna.page.wait_for_load_state("networkidle")
        for found in Axe().run(anna.page).response["violations"]:
            things = [str(node["target"]) for node in found["nodes"]]
            wrong.append(f"{path}: {found['id']} ({len(things)}): {', '.join(things[:3])}")
    assert not wrong, "\n".join(wrong)
