"""Who is told what: every event of random games against a list, written here anew, of what each viewer may see."""

import pytest

from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game
from shedet.games.sobek2p.memory import Memory
from shedet.games.sobek2p.telling import event_data

GAME = find_game("sobek2p")
NAMES = {0: "A", 1: "B", SPECTATOR: "spectator"}
PUBLIC_KINDS = {
    "tile-back",
    "deben-back",
    "pirogue",  # a pirogue that is revealed
    "looked",
    "no-tiles",
    "ankh",
    "refilled",
    "sells",
    "plays",
    "named",
    "harvest",
    "no-effect",
    "game-ends",
    "corruption",
    "scored",
}
CHARACTERS = {
    "queen",
    "vizier",
    "cattle-scribe",
    "fish-scribe",
    "thief",
    "merchant",
    "courtesan",
    "high-priest",
    "high-priestess",
    "architect",
}


def may_see(viewer: str, event: Event, over: bool) -> bool:
    """Whether a viewer may be told an event, by the rules of information."""
    data = {key: str(value) for key, value in event_data(event).items()}
    if over or data["event"] in PUBLIC_KINDS:
        return True
    if data["event"] == "tile":
        source, target = data["from"], data["to"]
        lies_open = target.startswith(("A laid", "B laid")) or target == "box"
        face_up = data["tile"] not in CHARACTERS and (source + target).count("market") > 0
        mine = viewer in (source.split()[0], target.split()[0])
        return lies_open or face_up or mine
    assert data["event"] in ("saw-tile", "saw-all", "deben", "saw-pirogue")
    return data["seat"] == viewer


def random_match(seed: str) -> Match:
    match = Match(GAME, 2, {}, seed)
    rng = seeded(f"{seed}/choices")
    while not match.over():
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match


@pytest.mark.parametrize("seed", [f"secrets/{number}" for number in range(12)])
def test_nobody_is_told_what_they_may_not_know(seed: str) -> None:  # P-INFO-1, P-INFO-2, P-INFO-3
    match = random_match(seed)
    told = 0
    for step in range(len(match.log)):
        for viewer, name in NAMES.items():
            for event in match.told(viewer, step):
                assert may_see(name, event, step == len(match.log) - 1), (name, event_data(event))
                told += 1
    assert told > 100


@pytest.mark.parametrize("seed", [f"whole/{number}" for number in range(6)])
def test_everybody_is_told_each_move_once_and_the_record_is_told_all(seed: str) -> None:  # P-INFO-1
    match = random_match(seed)
    for step in range(len(match.log)):
        moves = []
        for viewer in (0, 1, SPECTATOR, OMNISCIENT):
            data = [event_data(event) for event in match.told(viewer, step)]
            moves.append([(d.get("from"), d.get("to")) for d in data if "to" in d])
        assert moves[0] == moves[1] == moves[2] == moves[3]
        assert not [e for e in match.told(OMNISCIENT, step) if str(event_data(e)["event"]).endswith("-back")]


@pytest.mark.parametrize("seed", [f"truth/{number}" for number in range(8)])
def test_memory_never_excludes_the_truth_and_what_it_is_sure_of_is_true(seed: str) -> None:  # P-OPT-3
    match = Match(GAME, 2, {"open_memory": 1}, seed)
    rng = seeded(f"{seed}/choices")
    while not match.over():
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
        if match.over():
            break
        truth = true_places(match)
        for viewer in NAMES:
            assert isinstance(match.memories[viewer], Memory)
            for place in match.view(viewer)["memory"]:  # type: ignore[attr-defined]
                there = list(truth[place["place"]])
                assert place["size"] == len(there)
                for tile in place["sure"]:
                    assert tile in there, (place, truth)
                    there.remove(tile)
                maybe = list(place["maybe"])
                for tile in there:
                    assert tile in maybe, (tile, place, truth)
                    maybe.remove(tile)


def true_places(match: Match) -> dict[str, list[str]]:
    data = GAME.position_data(match.position)
    seats = data["seats"]
    assert isinstance(seats, list)
    undrawn = [*data["pile"], *data["aside"]]  # type: ignore[misc]
    undrawn += [tile for row in data["market"] for tile in row if tile in CHARACTERS]  # type: ignore[attr-defined]
    places: dict[str, list[str]] = {"undrawn": undrawn, "notches": data["notches"]}  # type: ignore[dict-item]
    places["supply"] = [*data["supply"], *data["drawn_pirogues"]]  # type: ignore[misc]
    places["bag"] = [str(value) for value in data["bag"]]  # type: ignore[attr-defined]
    for seat in seats:
        places[f"{seat['seat']} hand"] = seat["hand"]
        places[f"{seat['seat']} corruption"] = seat["corruption"]
        places[f"{seat['seat']} deben"] = [str(value) for value in seat["deben"]]
    return places
