"""Who is likely to win: chances of all seats, from weights that were learned."""

import json
import math
from pathlib import Path

import pytest
from librt.vecs import vec

import shedet
from conformance_suite import Variant, name_of, random_positions, variants
from search_table import SHORT, match_after
from shedet.bots.levels import merchant, value_of
from shedet.bots.room import room_of
from shedet.bots.value.fit import Course, Samples, learn, sample_games, surprise
from shedet.bots.value.linear import Features
from shedet.core.errors import BadWeights
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from sobek2p_table import Table as Sobek2pTable

every_game = pytest.mark.parametrize("name", GAMES)


def chances_of(name: str, match_position: object, players: int) -> list[float]:
    chances = vec[float]([0.0] * 6)
    value_of(name).chances(match_position, chances)  # type: ignore[arg-type]
    return list(chances)[:players]


# ---- features and chances


@pytest.mark.parametrize("variant", list(variants()), ids=name_of)
def test_features_are_finite_and_chances_add_up_to_one(variant: Variant) -> None:
    value = value_of(variant.game.name)
    chances = vec[float]([0.0] * 6)
    measured = set()
    for match in random_positions(variant, "values", 4, 5):
        if match.over():
            continue
        value.chances(match.position, chances)
        found = list(value.found)[: variant.players * int(value.features)]
        assert all(math.isfinite(number) and abs(number) < 100 for number in found)
        assert 0.0 <= value.progress <= 1.0
        assert 0.0 <= value.part <= 1.0
        assert all(0.0 < chances[seat] < 1.0 for seat in range(variant.players))
        assert sum(chances[seat] for seat in range(variant.players)) == pytest.approx(1.0)
        measured |= {at % int(value.features) for at, number in enumerate(found) if number != 0.0}
    assert len(measured) >= 10


@every_game
def test_without_weights_all_have_the_same_chance(name: str) -> None:
    match = match_after(name, 12)
    chances = vec[float]([0.0] * 6)
    room_of(name).new_value().chances(match.position, chances)
    assert list(chances)[: match.players] == pytest.approx([1 / match.players] * match.players)


def test_more_points_are_a_better_chance() -> None:
    position = "ankh 0,0 -\nrow0 @ fish1- . . . .\nA hand wheat1-\nB hand cattle1-"
    even = chances_of("sobek2p", Sobek2pTable(position).match.position, 2)
    ahead = chances_of("sobek2p", Sobek2pTable(f"{position}\nA laid ebony ebony2- ebony2| ebony2/").match.position, 2)
    assert ahead[0] > even[0] + 0.1
    assert ahead[1] < even[1] - 0.1


@every_game
def test_measuring_does_not_depend_on_what_was_measured_before(name: str) -> None:
    value, fresh = value_of(name), value_of(name)
    for steps in (25, 4):
        value.measure(match_after(name, steps).position)
    fresh.measure(match_after(name, 4).position)
    size = 2 * int(value.features)
    assert list(value.found)[:size] == list(fresh.found)[:size]
    assert (value.progress, value.part) == (fresh.progress, fresh.part)


def test_a_feature_that_comes_in_between_shifts_no_other() -> None:
    features = Features()
    first, several, last = features.add("score"), features.add_all(["queen", "thief"]), features.add("turn")
    assert [features.names[int(place)] for place in (first, several, several + 1, last)] == features.names
    assert features.names == ["score", "queen", "thief", "turn"]
    with pytest.raises(AssertionError, match="two features called thief"):
        features.add("thief")


def test_features_are_measured_under_their_names() -> None:
    """Some that everybody can count."""
    position = "ankh 0,0 -\nrow0 @ fish1- . . . .\nA hand wheat1- wheat1| queen\nB hand cattle1-\nA corruption fish1|"
    value = value_of("sobek2p")
    value.measure(Sobek2pTable(position).match.position)
    found = dict(zip(value.names, value.found))
    assert (found["tiles"], found["corruption"], found["queen"], found["thief"]) == (3 / 5, 1 / 5, 1.0, 0.0)


# ---- files


@every_game
def test_the_weights_of_a_game_are_complete_and_written_back_as_they_were(name: str) -> None:
    said = json.loads(room_of(name).value_file.read_text(encoding="utf-8"))["weights"]
    game = find_game(name)
    assert list(said) == [str(players) for players in range(game.fewest, game.most + 1)]
    for players, weights in said.items():
        assert value_of(name).as_data(int(players)) == weights
        assert list(weights) == list(room_of(name).new_value().names)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"points": None}, "has to give points 3 weights"),
        ({"points": [1.0, 2.0]}, "has to give points 3 weights"),
        ({"points": [1.0, 2.0, "3"]}, "has to give points 3 weights"),
        ({"points": [1.0, 2.0, math.nan]}, "has to give points 3 weights"),
        ({"points": [1.0, 2.0, True]}, "has to give points 3 weights"),
    ],
)
def test_weights_that_are_missing_or_no_numbers_are_named(
    tmp_path: Path, changed: dict[str, object], says: str
) -> None:
    said = json.loads(room_of("sobek2p").value_file.read_text(encoding="utf-8"))["weights"]["2"]
    weights = {name: numbers for name, numbers in (said | changed).items() if numbers is not None}
    file = tmp_path / "few.json"
    file.write_text(json.dumps({"weights": {"2": weights}}), encoding="utf-8")
    value = value_of("sobek2p")
    before = list(value.weights)
    with pytest.raises(BadWeights, match=says):
        value.load(file)
    assert list(value.weights) == before


@pytest.mark.parametrize("players", ["1", "6", "two"])
def test_weights_of_tables_that_there_are_not_are_refused(tmp_path: Path, players: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({"weights": {players: {}}}), encoding="utf-8")
    with pytest.raises(BadWeights, match="players from 2 to 5"):
        room_of("sobek2p").new_value().load(file)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"weights": [1, 2]}', "3"])
def test_a_file_without_weights_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "none.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadWeights, match=r"none\.json .*shedet fit"):
        room_of("sobek2p").new_value().load(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"missing\.json cannot be read"):
        room_of("sobek").new_value().load(tmp_path / "missing.json")


# ---- learning


def samples_of(name: str, players: int, games: int) -> Samples:
    game = find_game(name)
    options = game.option_values(SHORT.get(name, {}))
    samples = Samples(room_of(name).new_value(), players)
    sample_games(game, merchant(name), samples, options, "samples", range(games), 8)
    return samples


@pytest.mark.parametrize(("name", "players", "games"), [("sobek2p", 2, 300), ("sobek", 3, 200), ("kemet", 4, 60)])
def test_what_was_learned_surprises_less_about_games_it_was_not_learned_from(
    name: str, players: int, games: int
) -> None:
    samples = samples_of(name, players, games if shedet.compiled() else 4)
    kept_back = samples.count * 3 // 4
    clueless = surprise(samples, kept_back, samples.count)
    assert clueless == pytest.approx(math.log(players))
    course = Course(samples.value, 1e-5)
    before = surprise(samples, 0, kept_back)
    for number in range(2):
        learn(samples, kept_back, seeded(f"steps/{number}"), course, 0.05)
    assert surprise(samples, 0, kept_back) < before - 0.05
    if shedet.compiled():  # a few interpreted games teach too little to say more
        assert surprise(samples, kept_back, samples.count) < clueless - 0.02


@pytest.mark.parametrize(("name", "players"), [("sobek2p", 2), ("sobek", 4)])
def test_a_sample_keeps_its_features_and_who_won(name: str, players: int) -> None:
    samples = samples_of(name, players, 3)
    assert samples.count > 5
    for sample in range(samples.count):
        assert sum(samples.won(sample, seat) for seat in range(players)) == pytest.approx(1.0)
    value = samples.value
    match = match_after(name, 9, players=players)
    value.measure(match.position)
    measured = list(value.found)[: players * int(value.features)]
    samples.add(match.position)
    samples.judge(0, vec[float]([0.0] * 6))
    samples.judge(samples.count - 1, vec[float]([0.0] * 6))
    assert list(value.found)[: players * int(value.features)] == measured


def test_every_feature_has_its_parts_for_each_number_of_players() -> None:
    value = room_of("sobek").new_value()
    first = int(value.place(3, 0))
    value.weights[first], value.weights[first + 1], value.weights[first + 2] = 1.0, 2.0, 4.0
    value.found[0], value.progress, value.part = 3.0, 0.5, 0.25
    assert value.sum_up(3, 0) == 3.0 * (1.0 + 0.5 * 2.0 + 0.25 * 4.0)
    assert value.sum_up(2, 0) == 0.0
    assert value.as_data(3)["score"] == [1.0, 2.0, 4.0]
    assert value.as_data(4)["score"] == [0.0, 0.0, 0.0]
