"""Who is told what: every event of random games against a list, written here anew, of what each viewer may see."""

import pytest

from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game
from shedet.games.sobek.components import CHARACTER_TABLE
from shedet.games.sobek.telling import event_data

GAME = find_game("sobek")
CHARACTERS = {row.name for row in CHARACTER_TABLE}
PRIVATE = {"saw-card", "saw-all", "saw-token"}


def may_see(viewer: str, event: Event) -> bool:
    """Whether a viewer may be told an event, by the rules of information."""
    data = {key: str(value) for key, value in event_data(event).items()}
    if data["event"] in PRIVATE:
        return data["seat"] == viewer
    if data["event"] != "card":
        return True
    source, target = data["from"], data["to"]
    lies_open = " set " in target or target.endswith("horizontal") or target == "discards"
    face_up = data["card"] not in CHARACTERS and (source + target).count("queue") > 0
    mine = viewer in (source.split()[0], target.split()[0])
    return lies_open or face_up or mine


def random_match(seed: str, players: int) -> Match:
    match = Match(GAME, players, {}, seed)
    rng = seeded(f"{seed}/choices")
    while not match.over():
        asked = match.asked()
        seat = asked[int(rng.below(len(asked)))]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_nobody_is_told_what_they_may_not_know(players: int, seed: str) -> None:  # S-INFO-1
    match = random_match(f"secrets/{seed}", players)
    names = {seat: "ABCD"[seat] for seat in range(players)} | {SPECTATOR: "spectator"}
    told = 0
    for step in range(len(match.log)):
        for viewer, name in names.items():
            for event in match.told(viewer, step):
                assert may_see(name, event), (name, event_data(event))
                told += 1
    assert told > 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_horizontal_sets_are_shown_to_the_others_only_when_all_have_chosen(players: int) -> None:  # S-END-1
    seen = 0
    for number in range(4):
        match = random_match(f"horizontal/{number}", players)
        for step in range(len(match.log)):
            data = [event_data(event) for event in match.told(SPECTATOR, step)]
            laid = [event for event in data if str(event.get("to")).endswith("horizontal")]
            settled = any(event["event"] == "round-scored" for event in data)
            assert not laid or settled
            seen += len(laid)
    assert seen > 0


@pytest.mark.parametrize("players", [2, 4])
def test_the_record_is_told_every_card_by_its_face(players: int) -> None:  # S-INFO-1
    match = random_match("record", players)
    for step in range(len(match.log)):
        assert not [e for e in match.told(OMNISCIENT, step) if event_data(e)["event"] == "card-back"]
