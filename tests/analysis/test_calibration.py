"""How often what the judge expects comes true."""

import pytest

from shedet.analysis.calibration import Forecast, calibration, clustered_mean, forecasts_of_game
from shedet.cli.calibrate import as_text
from shedet.games import find_game
from short_searches import short_searches  # noqa: F401


def forecast(chance: float, result: float) -> Forecast:
    return Forecast(chance, result, 1, 2)


def test_the_score_of_forecasts() -> None:
    found = calibration([[forecast(0.8, 1.0), forecast(0.85, 1.0)], [forecast(0.3, 0.0)], [forecast(1.0, 1.0)]], 2)
    assert found["brier"] == pytest.approx((0.04 + 0.0225 + 0.09) / 4)
    assert found["brier_of_equal_chances"] == pytest.approx(0.25)
    assert found["brier_interval"][0] < found["brier"] < found["brier_interval"][1]
    lines = {line["from"]: line for line in found["reliability"]}
    assert sorted(lines) == [0.3, 0.8, 0.9]
    assert lines[0.8]["expected"] == pytest.approx(0.825)
    assert lines[0.8]["came"] == 1.0
    assert lines[0.8]["forecasts"] == 2


def test_that_all_forecasts_came_true_does_not_make_it_certain() -> None:
    few = calibration([[forecast(0.95, 1.0)] for _ in range(3)], 2)["reliability"][0]
    many = calibration([[forecast(0.95, 1.0)] for _ in range(300)], 2)["reliability"][0]
    assert few["came"] == many["came"] == 1.0
    assert 0.1 < few["error"] < 0.3
    assert 0.0 < many["error"] < 0.01


def test_one_game_says_nothing_about_others() -> None:
    """It was printed as 100 % ± 0."""
    found = calibration([[forecast(0.95, 1.0), forecast(0.97, 1.0)], [forecast(0.3, 0.0)]], 2)
    assert [line["error"] for line in found["reliability"]] == [None, None]
    text = as_text({"game": "sobek2p", "bots": ["greedy"], "searches": 6, "partial": False, **found})
    assert "± 0.0" not in text
    assert text.count("one game is too few") == 2
    alone = calibration([[forecast(0.95, 1.0)]], 2)
    assert alone["brier_interval"] is None
    assert "too few for an interval" in as_text(
        {"game": "sobek2p", "bots": ["greedy"], "searches": 6, "partial": False, **alone}
    )


def test_forecasts_of_one_game_count_as_one_for_the_error() -> None:
    alone = clustered_mean([[0.0], [1.0], [0.0], [1.0]])
    together = clustered_mean([[0.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 1.0]])
    assert together == alone
    assert alone == pytest.approx((0.5, 0.288675), abs=1e-6)


def test_forecasts_depend_on_seed_and_number_alone() -> None:
    game = find_game("sobek2p")
    searches = 2

    def forecasts(number: int) -> list[Forecast]:
        return list(forecasts_of_game(game, 2, {}, ["greedy", "random"], "seed", number, 3, searches))

    assert forecasts(0) == forecasts(0) != forecasts(1)
    assert 1 <= len(forecasts(0)) <= 3
    assert all(each.result in (0.0, 0.5, 1.0) and each.before < each.steps for each in forecasts(0))
