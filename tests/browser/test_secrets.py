"""What only one player knows never reaches the other: no reply, no push, no word of the page, nothing that is kept."""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import httpx2 as httpx

from browser.test_meeting import meet, take_turns
from browser.visiting import Visitor
from serving import Backing, Guest, House, quick_settings
from shedet.core.position import Position
from shedet.core.rng import seeded
from shedet.games import find_game
from shedet.games.sobek2p.components import CHARACTER_TABLE
from shedet.server.app import make_app
from shedet.server.metrics import Metrics
from shedet.server.store import entries

Visit = Callable[..., Visitor]

CHARACTERS = {row.name for row in CHARACTER_TABLE}
CLICKS = 40  # together; most of a game
# The count of all that one does not see names everything there is, wherever it lies.
COUNT = re.compile(r'"unseen":\{("\w+":\{[^{}]*\},?)*\}')


def test_a_browser_never_holds_what_only_the_other_player_knows(visit: Visit) -> None:
    """There is one tile of every character, and they are taken unseen; tiles of starting hands are unseen, too."""
    anna, ben = visit(), visit()
    for each in (anna, ben):
        each.listen()
    table, chance = meet(anna, ben), random.Random(6)
    known: dict[Visitor, set[str]] = {anna: set(), ben: set()}
    secrets = 0
    for _ in range(CLICKS):
        goes_on = take_turns([anna, ben], chance, 1)
        hands = {each: set(own(each.see(table))["hand"]) for each in (anna, ben)}
        for one, other in ((anna, ben), (ben, anna)):
            known[one] |= hands[one] | in_the_open(one.see(table))
            hidden = {tile for tile in hands[other] if tile in CHARACTERS or tile.endswith("s")} - known[one]
            secrets += len(hidden)
            # The list of bots is the same for everybody, and some are called like characters.
            heard = [COUNT.sub("", text) for text in one.heard if "/api/games\n" not in text]
            held = [*heard, one.page.locator("#app").inner_html(), kept_by(one)]
            for tile in hidden if goes_on else ():
                assert not told_of(tile, held), tile
            assert not shown_deben(one), "what the other draws from the bag"
        if not goes_on:
            break
    assert secrets > 20


def told_of(tile: str, held: list[str]) -> list[str]:
    """What somebody was told of a tile, or shown."""
    marks = (f'"{tile}"', f'#{tile}"')
    return [text[max(0, text.find(mark) - 200) :][:400] for text in held for mark in marks if mark in text]


def shown_deben(visitor: Visitor) -> list[str]:
    """The values of deben that the page shows with the other player."""
    coins = visitor.page.locator(".player:not(:has(small)) .coin b").all_inner_texts()
    return [text for text in coins if text != "?"]


def own(shown: dict[str, Any]) -> dict[str, Any]:
    return next(seat for seat in shown["view"]["seats"] if seat["seat"] == shown["you"])


def in_the_open(shown: dict[str, Any]) -> set[str]:
    """What lies before everybody."""
    laid = [tile for seat in shown["view"]["seats"] for goods in seat["laid"] for tile in goods["tiles"]]
    return {*laid, *(tile for row in shown["view"]["market"] for tile in row), *shown["view"]["box"]}


def kept_by(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])"))


# ---- tables that differ only in what nobody but the other player knows


GAME = find_game("sobek2p")
ME, OTHER = 0, 1
PLACES = ("B hand", "B corruption", "B deben", "pile", "notches")  # where the other one and chance have their secrets


def lines_of(position: Position) -> dict[str, str]:
    text = GAME.position_text(position)
    return {place: line for line in text.splitlines() for place in PLACES if line.startswith(place)}


def twins() -> Iterator[tuple[str, str]]:
    """Positions in which I am asked, and others that look the same to me, with other secrets in every place."""
    for number in range(1000):
        rng = seeded(f"twins/{number}")
        position = GAME.new(2, GAME.option_values({}), rng.copy())
        for _ in range(25 + int(rng.below(20))):
            if not position.over:
                seat = OTHER if position.asks(OTHER) else ME
                legal = GAME.legal_actions(position, seat)
                GAME.apply(position, seat, legal[int(rng.below(len(legal)))])
        if position.over or not position.asks(ME) or GAME.view(GAME.glance(position, ME))["line"] is None:
            continue
        world = GAME.deal_world(GAME.know(position, GAME.remember(position, ME), ME), rng)
        if all(lines_of(position)[place] != lines_of(world)[place] for place in PLACES):
            yield GAME.position_text(position), GAME.position_text(world)


def put_down(backing: Backing, tables: dict[str, str], players: list[Guest]) -> None:
    """Tables from positions, at a server that is running. A browser has its own event loop in this thread."""

    async def put() -> None:
        app = make_app(quick_settings(backing.data, database_url=backing.database_url), Metrics())
        hall = app.state.services.hall
        for table, setup in tables.items():
            opened = entries.Opened(GAME.name, int(GAME.rules_version), 2, {}, "twins", setup=setup, hints=True)
            joined = [entries.Joined(seat, "Guest", player=guest.id) for seat, guest in enumerate(players)]
            await hall.put_down(table, None, [opened, *joined, entries.Started([0, 1])])
        await hall.close()
        app.state.services.store.close()

    thread = Thread(target=asyncio.run, args=(put(),))
    thread.start()
    thread.join()


def look_through(visitor: Visitor, table: str) -> list[str]:
    """All that a browser shows, is sent and keeps of a table, under a name that any table could have."""
    visitor.heard.clear()
    visitor.page.goto(f"/table/{table}")
    visitor.page.get_by_role("status").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    seen = [inside(visitor)]
    for tab in ("Chat", "Unseen"):
        visitor.page.get_by_role("tab", name=tab).click()
        seen.append(inside(visitor))
    visitor.page.get_by_role("tab", name="Log").click()
    if visitor.page.locator("[data-lit]").count():
        seen += what_comes_of_a_move(visitor)
    # What a move comes to is answered and pushed, and either may come first.
    sent = sorted({text[text.find("{") :] for text in visitor.heard if table in text})
    return [text.replace(table, "TABLE") for text in [*seen, *sent, kept_by(visitor)]]


def what_comes_of_a_move(visitor: Visitor) -> list[str]:
    """A tile that lies open is pointed at, and taken."""
    thing = visitor.page.locator("[data-lit^=market]:not([aria-label*='face down'])").first
    if not thing.count():
        return []
    thing.click()
    seen = [inside(visitor)]
    visitor.button("Confirm").click()
    visitor.page.locator("[data-chosen]").wait_for(state="detached")
    visitor.page.wait_for_load_state("networkidle")
    return [*seen, inside(visitor)]


def inside(visitor: Visitor) -> str:
    return visitor.page.locator("#app").inner_html()


def test_pages_are_the_same_wherever_the_other_secrets_lie(visit: Visit, house: House) -> None:
    """Hand, corruption, deben, pile and notches differ; nothing does that a browser has, neither mine nor a
    spectator's."""
    with httpx.Client(base_url=house.url, timeout=60) as client:
        anna, ben, carla = (Guest(client, name) for name in ("Anna", "Ben", "Carla"))
        browsers = {guest: visit() for guest in (carla, anna)}  # who only looks does so before anything is done
        for guest, visitor in browsers.items():
            visitor.be(guest)
            visitor.listen()
        moved = 0
        for number, (truth, twin) in zip(range(3), twins(), strict=False):
            tables = {f"twinstruth{number:02}": truth, f"twinsother{number:02}": twin}
            put_down(house.backing, tables, [anna, ben])
            for visitor in browsers.values():
                one, other = [look_through(visitor, table) for table in tables]
                assert one == other
            moved += anna.see(f"twinstruth{number:02}")["seq"] > 1
        assert moved > 0
