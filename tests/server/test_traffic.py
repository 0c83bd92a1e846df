"""No secret leaves the server: games that differ only in what a viewer cannot see give that viewer the same traffic,
byte for byte, over every address and both sockets.

A table and its twin (`twins.py`) stand at two servers, with SQLite, and some of them with PostgreSQL, Valkey and three
processes each that take turns. After every answer everything that the viewer and a spectator
can ask for, all that they are told when they do something wrong, and all that was pushed to them is compared. How many
answers others give unseen differs, and so does when they give them, and what they take back in between.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

import shedet
from conformance_suite import Variant, without_generator
from kemet_random import midway_position
from serving import Backings
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.table import Sight
from shedet.games import find_game
from shedet.server import protocol, showing
from shedet.server.clocks import Clocks
from shedet.server.deciding import Player
from shedet.server.hall import Hall
from shedet.server.refusing import Refused
from shedet.server.sitting import Sitting
from shedet.server.sockets import Follower, Followers
from shedet.server.store.store import Store
from traffic import WATCHER, Reply, Server, opened
from twins import Answered, Pair, before_secret

STEP = 10_000  # milliseconds from one answer that is seen to the next
UNSEEN = 70  # from one that is not seen to the next
MOVES = 24 if shedet.compiled() else 8  # that are looked at where bots are asked why
FEW_MOVES = 3  # where several processes take turns, which takes long
BAD_LINES = 3  # impossible answers that are tried after each step


def name_of(viewer: int) -> str:
    return WATCHER if viewer == SPECTATOR else f"seat{viewer}"


# ---- two servers


class Twins:
    """A table and its twin, at a server each."""

    def __init__(self, pair: Pair, backings: Backings, bots: Sequence[int] = ()) -> None:
        self.pair = pair
        self.bots = dict.fromkeys(bots, "random")  # who sits on these seats: the tests answer for them
        self.truth = Server(backings("truth"))
        self.twin = Server(backings("twin"))
        self.servers = (self.truth, self.twin)
        self.viewers = sorted({name_of(pair.viewer), WATCHER})
        self.tables = 0
        self.compared = 0
        self.unlike = 0  # of them at tables that differ
        self.secrets = 0  # answers in several steps that nobody saw

    async def close(self) -> None:
        for server in self.servers:
            await server.close()

    async def begin(self) -> None:
        """A table at each server, from where the pair stands; whoever watches opens both sockets."""
        self.tables += 1
        self.table = f"table{self.tables}"
        game, players, options = self.pair.variant
        for server, match in zip(self.servers, (self.pair.truth, self.pair.twin), strict=True):
            setup = game.position_text(match.position)
            await server.begin(self.table, opened(game, players, options, setup), self.bots)
        await self.follow()
        await self.compare()

    async def follow(self) -> None:
        for server in self.servers:
            for viewer in self.viewers:
                await server.follow(viewer, self.table)

    async def play(self, steps: int) -> None:
        await self.begin()
        for _ in range(steps):
            await self.answer(self.pair.step())

    async def answer(self, answered: Answered) -> None:
        """What is answered unseen is answered at other moments, and once more; what is seen, at the same."""
        if self.pair.truth.over():
            return
        if not answered.twin:
            for server in self.servers:
                await server.hang_up()
            await self.begin()
            return
        seat = answered.seat
        if len(answered.truth) > 1 or len(answered.twin) > 1:
            await self.answer_in_secret(seat, answered)
        self.truth.time = self.twin.time = self.truth.time + STEP
        last = [
            await self.line(server, seat, actions[-1])
            for server, actions in zip(self.servers, (answered.truth, answered.twin), strict=True)
        ]
        if answered.seat == self.pair.viewer:
            assert last[0] == last[1]
        await self.compare()

    async def answer_in_secret(self, seat: int, answered: Answered) -> None:
        """All but the last step, of which everybody is told."""
        self.secrets += 1
        await self.follow()  # on another device
        await self.answer_unseen(self.truth, seat, answered.truth[:-1])
        await self.compare()  # at the twin nothing has happened yet
        await self.try_out()
        if len(answered.twin) > 1:
            await self.answer_unseen(self.twin, seat, answered.twin[:1])
            await self.twin.do(name_of(seat), self.table, "undo")
            await self.answer_unseen(self.twin, seat, answered.twin[:-1])
            await self.compare()

    async def answer_unseen(self, server: Server, seat: int, actions: list[int]) -> None:
        now = server.time
        for action in actions:
            server.time += UNSEEN
            await self.line(server, seat, action)
        server.time = now

    async def line(self, server: Server, seat: int, action: int) -> Reply | None:
        line = self.pair.game.action_text(action)
        if seat in self.bots:
            await server.answer(self.table, seat, line)
            return None
        return await server.do(name_of(seat), self.table, "play", line=line)

    async def try_out(self) -> None:
        """In the middle of what others answer unseen the viewer answers too, and takes it back."""
        pair = self.pair
        async with self.truth.hall.looking_at(self.table) as sitting:
            match = sitting.match
            if pair.viewer not in match.asked():
                return
            for action in match.legal_actions(pair.viewer):
                position = pair.game.copy(match.position)
                pair.game.apply(position, pair.viewer, action)
                if pair.game.in_secret(position) and (int(position.asked()) >> pair.viewer) & 1:
                    break
            else:
                return
        await self.same(lambda server: self.line(server, pair.viewer, action))
        await self.compare()
        await self.same(lambda server: server.do(name_of(pair.viewer), self.table, "undo"))
        await self.compare()

    # -- comparing

    async def same(self, do: Callable[[Server], Awaitable[Any]]) -> Any:
        truth, twin = [await do(server) for server in self.servers]
        assert truth == twin
        return truth

    async def compare(self) -> None:
        """Everything that was pushed, that can be asked for, and what is said to what is not possible."""
        self.compared += 1
        texts = [self.pair.game.position_text(match.position) for match in (self.pair.truth, self.pair.twin)]
        self.unlike += without_generator(texts[0]) != without_generator(texts[1])
        pushed = [[ear.heard for ear in server.ears] for server in self.servers]
        assert pushed[0] == pushed[1]
        if self.compared % 3 == 0:
            self.twin.drop(self.table)
        for viewer in self.viewers:
            await self.same(lambda server, viewer=viewer: server.look(viewer, self.table))  # type: ignore[misc]
        await self.same(self.misplay)
        await self.same(self.misbehave)

    async def misplay(self, server: Server) -> list[Reply]:
        """The viewer answers what cannot be answered."""
        game, viewer = self.pair.game, name_of(self.pair.viewer)
        legal = await self.legal(server, viewer)
        numbers = [(self.compared * 31 + number * 97) % game.actions for number in range(BAD_LINES)]
        seq = await server.seq(viewer, self.table)
        return [
            await server.command(viewer, self.table, "play", seq, line=game.action_text(number))
            for number in numbers
            if number not in legal
        ]

    async def legal(self, server: Server, viewer: str) -> list[int]:
        async with server.hall.looking_at(self.table) as sitting:
            seat = sitting.seat_of(viewer)
            return [] if seat is None else sitting.match.legal_actions(seat)

    async def misbehave(self, server: Server) -> list[Reply]:
        """Nothing of it is possible, but to ask for an undo: that is withdrawn again."""
        viewer = name_of(self.pair.viewer)
        table = f"/api/tables/{self.table}"
        seq = await server.seq(viewer, self.table)
        found = [await server.command(viewer, self.table, do, seq) for do in ("agree", "disagree", "return", "sit")]
        found.append(await server.command(viewer, self.table, "leave", seq + 1))
        found.append(await server.ask(viewer, "POST", f"{table}/analysis"))
        async with server.hall.looking_at(self.table) as sitting:
            seat = sitting.seat_of(viewer)
            can_undo = seat is not None and sitting.table is not None and sitting.table.may_undo(seat)
        if not can_undo:
            found.append(await server.command(viewer, self.table, "undo", seq))
            if found[-1].status == 200:
                found.append(await server.do(viewer, self.table, "disagree"))
        return found


def run(pair: Pair, backings: Backings, play: Callable[[Twins], Awaitable[None]], bots: Sequence[int] = ()) -> Twins:
    async def run_both() -> Twins:
        twins = Twins(pair, backings, bots)
        try:
            await play(twins)
        finally:
            await twins.close()
        return twins

    return asyncio.run(run_both())


def called(each: Any) -> str | None:
    return "-".join([each.game.name, str(each.players), *each.options]) if isinstance(each, Variant) else None


def with_backings(cases: Sequence[Sequence[Any]], *grown: Sequence[Any]) -> list[list[Any]]:
    """All with SQLite; with PostgreSQL they take three times as long."""
    return [["embedded", *case] for case in cases] + [["grown", *case] for case in grown]


# ---- turns

TURNS = [
    (Variant(find_game("sobek2p"), 2, {}), 0),
    (Variant(find_game("sobek2p"), 2, {}), SPECTATOR),
    (Variant(find_game("sobek"), 2, {}), 1),
    (Variant(find_game("sobek"), 3, {"open_information": 1}), 0),
    (Variant(find_game("kemet"), 2, {}), 1),
    (Variant(find_game("kemet"), 3, {}), SPECTATOR),
]


@pytest.mark.parametrize(
    ("backings", "variant", "viewer"),
    with_backings(TURNS, TURNS[0], TURNS[2], TURNS[5]),
    indirect=["backings"],
    ids=called,
)
def test_what_a_viewer_cannot_see_changes_no_byte_of_what_they_get(
    variant: Variant, viewer: int, backings: Backings
) -> None:
    setup = midway_position(variant.players, seeded("traffic")) if variant.game.name == "kemet" else ""
    twins = run(Pair(variant, "traffic", viewer, setup), backings, lambda twins: twins.play(6))
    assert twins.unlike > twins.compared / 2


# ---- questions that several answer at once, and unseen


IN_SECRET = [
    (Variant(find_game("sobek"), 2, {}), "choose-horizontal"),
    (Variant(find_game("sobek"), 3, {"open_information": 1}), "choose-horizontal"),
    (Variant(find_game("sobek"), 4, {}), "choose-discards"),
    (Variant(find_game("kemet"), 2, {}), "choose-cards"),
    (Variant(find_game("kemet"), 3, {}), "choose-cards"),
]


def play_secret(variant: Variant, kind: str, who: str, backings: Backings) -> Twins:
    """From the answer that led to the question until everybody has answered it."""
    match, before = before_secret(variant, kind)
    step = match.log[-1]
    others = [seat for seat in match.asked() if seat != step.seat]
    viewer = {"who-asked": step.seat, "one-of-them": others[0], "spectator": SPECTATOR}[who]
    pair = Pair(variant, "secret", viewer, before)

    async def play(twins: Twins) -> None:
        await twins.begin()
        await twins.answer(pair.answer(step.seat, [step.action]))
        while pair.game.in_secret(pair.truth.position):
            await twins.answer(pair.step())

    return run(pair, backings, play)


WHO = ("who-asked", "one-of-them", "spectator")
SECRETLY = [(*case, who) for case in IN_SECRET for who in WHO]


@pytest.mark.parametrize(
    ("backings", "variant", "kind", "who"),
    with_backings(SECRETLY, (*IN_SECRET[1], WHO[1]), (*IN_SECRET[3], WHO[0]), (*IN_SECRET[4], WHO[2])),
    indirect=["backings"],
    ids=called,
)
def test_nobody_learns_how_often_when_and_what_others_answer_in_secret(
    variant: Variant, kind: str, who: str, backings: Backings
) -> None:
    twins = play_secret(variant, kind, who, backings)
    assert twins.secrets > 0
    assert twins.unlike > 0


# ---- what goes beside the game


SEATED = [(variant,) for variant, viewer in TURNS if viewer != SPECTATOR]


@pytest.mark.parametrize(("backings", "variant"), with_backings(SEATED, SEATED[1]), indirect=["backings"], ids=called)
def test_hints_and_chat_tell_nothing_hidden(
    variant: Variant, backings: Backings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shedet.hints.moves.look_iterations", lambda game: 12)
    setup = midway_position(variant.players, seeded("traffic")) if variant.game.name == "kemet" else ""
    match = Match(variant.game, variant.players, variant.options, "hint", setup)
    [viewer] = match.asked()
    other = name_of((viewer + 1) % variant.players)

    async def play(twins: Twins) -> None:
        await twins.begin()
        chat = f"/api/tables/{twins.table}/chat"
        await twins.same(lambda server: server.hint(twins.table, viewer))
        await twins.compare()
        await twins.same(lambda server: server.ask(other, "POST", chat, {"text": "Well played."}))
        await twins.same(lambda server: server.ask(WATCHER, "POST", chat, {"text": "Indeed."}))
        await twins.compare()
        hints = await twins.truth.ask(name_of(viewer), "GET", f"/api/tables/{twins.table}/hints")
        assert msgspec.json.decode(hints.body)["hints"]

    twins = run(Pair(variant, "hint", viewer, setup), backings, play)
    assert twins.unlike == twins.compared


@pytest.mark.parametrize(("backings", "variant"), with_backings(SEATED, SEATED[0]), indirect=["backings"], ids=called)
def test_why_a_bot_did_something_tells_nothing_hidden(variant: Variant, backings: Backings) -> None:
    setup = midway_position(variant.players, seeded("traffic")) if variant.game.name == "kemet" else ""
    [first] = Match(variant.game, variant.players, variant.options, "why", setup).asked()
    viewer = (first + 1) % variant.players
    me, explained = name_of(viewer), list[Any]()

    async def play(twins: Twins) -> None:
        await twins.begin()
        for _ in range(MOVES if len(twins.truth.webs) == 1 else FEW_MOVES):
            await twins.answer(twins.pair.step())
            shown = msgspec.json.decode((await twins.truth.ask(me, "GET", f"/api/tables/{twins.table}")).body)
            for told in shown.get("news", [])[-1:]:
                path = f"/api/tables/{twins.table}/why?since={told['since']}"
                reply = await twins.same(lambda server, path=path: server.ask(me, "GET", path))  # type: ignore[misc]
                explained.extend(msgspec.json.decode(reply.body).get("steps", []))

    others = [seat for seat in range(variant.players) if seat != viewer]
    twins = run(Pair(variant, "why", viewer, setup), backings, play, others)
    assert twins.unlike > twins.compared / 2
    assert explained


# ---- leaks that are planted: the comparison finds each of them


def seq_is_the_length_of_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sitting, "seq_of", lambda self, viewer: self.seq)


def everybody_notices_everything(patch: pytest.MonkeyPatch) -> None:
    settle = Sitting.settle

    def settle_for_all(self: Sitting, entry: Any, at: int, before: Any) -> None:
        settle(self, entry, at, before)
        self.changed = dict.fromkeys(self.noticed, at)

    patch.setattr(Sitting, "settle", settle_for_all)


def everything_is_pushed_to_everybody(patch: pytest.MonkeyPatch) -> None:
    async def news(self: Followers, follower: Follower, table: str) -> bytes:
        async with self.hall.looking_at(table) as sitting:
            return protocol.ENCODER.encode(showing.notice(sitting, follower.player))

    patch.setattr(Followers, "news", news)


def whoever_has_just_come_is_told_of_the_next_entry(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Store, "seqs_of", lambda self, player: {})


def a_refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    refusal = Hall.refusal

    async def refusal_with_cards(self: Hall, player: Player, table: str, *about: Any) -> Refused:
        refused = await refusal(self, player, table, *about)
        async with self.looking_at(table) as sitting:
            refused.sentence += without_generator(sitting.match.game.position_text(sitting.match.position))
        return refused

    patch.setattr(Hall, "refusal", refusal_with_cards)


def undo_is_offered_until_somebody_answers(patch: pytest.MonkeyPatch) -> None:
    sight = Sitting.sight

    def sight_with_undo(self: Sitting, viewer: int, since: int) -> Sight:
        return sight(self, viewer, since)._replace(can_undo=len(self.match.log) == 1)

    patch.setattr(Sitting, "sight", sight_with_undo)


def clocks_gain_time_with_every_entry(patch: pytest.MonkeyPatch) -> None:
    set_going = Clocks.set_going

    def set_going_with_more(self: Clocks, asked: Any, now: int) -> None:
        set_going(self, asked, now)
        self.left = [left + 1 for left in self.left]

    patch.setattr(Clocks, "set_going", set_going_with_more)


def keys_come_in_another_order(patch: pytest.MonkeyPatch) -> None:
    sight = Sitting.sight

    def sight_in_order(self: Sitting, viewer: int, since: int) -> Sight:
        found = sight(self, viewer, since)
        return found._replace(view=dict(reversed(found.view.items()))) if self.seq % 2 else found

    patch.setattr(Sitting, "sight", sight_in_order)


PLANTED = [
    seq_is_the_length_of_the_log,
    everybody_notices_everything,
    everything_is_pushed_to_everybody,
    whoever_has_just_come_is_told_of_the_next_entry,
    a_refusal_names_a_card,
    undo_is_offered_until_somebody_answers,
    clocks_gain_time_with_every_entry,
    keys_come_in_another_order,
]


@pytest.mark.parametrize(
    ("backings", "plant"),
    with_backings([(plant,) for plant in PLANTED], (everybody_notices_everything,)),
    indirect=["backings"],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], backings: Backings, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    variant, kind = IN_SECRET[-2]
    with pytest.raises(AssertionError):
        play_secret(variant, kind, "one-of-them", backings)
