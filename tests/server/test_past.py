"""Games that are over: what is kept of them, how their points are counted, why other answers would have been better."""

import gzip
import random
import re
import zlib
from threading import get_ident
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from serving import Backing, Guest, finished_game, running, wait_for
from shedet.analysis.report import report
from shedet.analysis.verdict import Verdict, Weight
from shedet.analysis.work import Analysis
from shedet.bots.judge import NOTHING
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.record import record_text
from shedet.core.table import Table
from shedet.games import GAMES, find_game, find_saying
from shedet.hints import people
from shedet.server import hall, protocol, showing, wording
from shedet.server.endpoints import past
from shedet.server.work.reasons import Reasons
from shedet.server.work.thinker import Task, archive
from shedet.words import find_words


def played(game: str, seed: int = 1) -> Match:
    """A game that was played by chance to its end."""
    chance, match = random.Random(seed), Match(find_game(game), 2, {}, str(seed))
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, chance.choice(match.legal_actions(seat)))
    return match


def put_away(match: Match) -> protocol.History:
    log = [(step.seat, step.action) for step in match.log]
    task = Task("archive", match.game.name, 2, match.options, match.seed, match.setup, log, ["one", "two"], False)
    return showing.unpacked(archive(match, task))


def test_every_moment_of_a_game_is_kept_with_what_was_told_of_the_step_before_it() -> None:
    match = played("sobek")
    kept = put_away(match)
    assert [step.seat for step in kept.steps] == ["AB"[step.seat] for step in match.log]
    assert all(len(views) == len(kept.steps) + 1 for views in kept.views.values())
    assert all(set(step.told) == set(kept.views) for step in kept.steps)
    for viewer, told in kept.told.items():
        # Nobody is told of a step what was not told when it was made.
        assert {said.id for step in kept.steps for said in step.told[viewer]} <= ids_of(told)


def ids_of(told: list[protocol.Told]) -> set[str]:
    return {said.id for each in told for said in each.sentences}


def test_a_game_put_away_before_steps_and_points_were_kept_still_opens() -> None:
    kept = msgspec.to_builtins(put_away(played("sobek2p")))
    del kept["steps"], kept["result"]["points"]
    found = showing.unpacked(zlib.compress(msgspec.json.encode(kept)))
    assert found.steps == []
    assert found.result is not None
    assert found.result.points == []


def test_a_game_is_put_away_while_another_one_is_analysed(embedded: Backing) -> None:
    with running(embedded, thinkers=1) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        first, second = (record_text(played("sobek2p", seed)) for seed in (1, 2))
        table = anna.ask("POST", "/api/records", {"record": first}).json()["table"]
        wait_for(lambda: anna.ask("GET", f"/api/tables/{table}/history").status_code == 200)
        assert not anna.ask("POST", f"/api/tables/{table}/analysis").json()["is_done"]
        wait_for(lambda: anna.get(f"/api/tables/{table}/analysis")["analysis"])
        table = anna.ask("POST", "/api/records", {"record": second}).json()["table"]
        wait_for(lambda: anna.ask("GET", f"/api/tables/{table}/history").status_code == 200)


def test_a_whole_game_is_sent_packed_to_those_who_can_read_it(embedded: Backing) -> None:
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        table = anna.ask("POST", "/api/records", {"record": record_text(played("sobek2p"))}).json()["table"]
        path = f"/api/tables/{table}/history"
        wait_for(lambda: anna.ask("GET", path).status_code == 200)
        plain = client.get(path, headers={**anna.headers, "accept-encoding": "identity"})
        packed = client.get(path, headers={**anna.headers, "accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json() == plain.json()
        assert packed.num_bytes_downloaded < len(plain.content) / 5


def test_others_are_served_while_a_long_game_is_played_again_read_packed_or_told(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it takes long, and is done by other threads than the one that serves everybody."""
    monkeypatch.setattr(hall, "LONG", 0)
    work = [(past, "recorded"), (hall, "replayed"), (showing, "update"), (showing, "as_put_away")]
    work += [(showing, "record_in"), (gzip, "compress")]
    threads = {name: watched(monkeypatch, place, name) for place, name in work}
    anna = Guest(client, "Anna")
    table = anna.ask("POST", "/api/records", {"record": finished_game()}).json()["table"]
    wait_for(lambda: anna.ask("GET", f"/api/tables/{table}/history").status_code == 200)
    anna.get(f"/api/tables/{table}/record")
    assert client.portal is not None
    serving = client.portal.call(get_ident)
    assert all(threads.values())
    assert [name for name, found in threads.items() if serving in found] == []


def watched(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> list[int]:
    """Which threads do something."""
    do, threads = getattr(place, name), list[int]()

    def watch(*arguments: Any) -> Any:
        threads.append(get_ident())
        return do(*arguments)

    monkeypatch.setattr(place, name, watch)
    return threads


def test_a_game_that_was_put_away_is_sent_as_it_is() -> None:
    """To read and write it again would take as long as to play it."""
    kept = b'{"whatever": "it was"}'
    assert protocol.ENCODER.encode(showing.as_put_away(zlib.compress(kept))) == kept


# ---- the count


NOT_POINTS = {"label-corruption", "label-deben-drawn", "label-after-round"}


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_the_count_add_up_to_the_points(game: str) -> None:
    for seed in range(3):
        match = played(game, seed)
        result = showing.result(Table(match, find_saying(game)).result(SPECTATOR, match.view(SPECTATOR)))
        lines = [line for line in result.points if line.title.id not in NOT_POINTS]
        assert lines
        for seat, score in result.scores.items():
            assert sum(amount(line.sums[seat]) for line in lines) == score


def amount(text: str) -> int:
    """What a sum comes to: 15 for `3 × 5 = 15`, -4 for `-4 (7)`."""
    found = re.search(r"[+-]?\d+$", re.sub(r" \(\d+\)$", "", text))
    assert found is not None
    return int(found[0])


# ---- why


def test_answers_that_were_weighed_have_a_reason_and_no_others_do() -> None:
    analysis = Analysis(record_text(played("sobek2p")), "0", 2, 10)
    number = analysis.decisions()[3]
    situation = analysis.table.situations[number]
    did = situation.step.action
    better = next(int(action) for action in situation.legal if action != did)
    weights = [Weight(better, 0.6, 0.01, 0.0, 0.0, 3), Weight(did, 0.4, 0.01, 0.2, 0.01, 3)]
    analysis.verdicts[number] = Verdict(better, weights, [NOTHING, NOTHING])
    moves = Reasons().added_to(report(analysis), analysis)["moves"]
    assert [at for at, move in enumerate(moves) if "reason" in move] == [number]
    words = find_words("sobek2p")
    for answer in (moves[number], moves[number]["best"], *moves[number]["alternatives"]):
        said = wording.message(answer["reason"]["id"], answer["reason"].get("args", {}))
        assert words.say(said, people(2, situation.step.seat))
        assert answer["way"]
