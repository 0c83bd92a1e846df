"""Pictures: whole, in scale, and with round numbers on the axis."""

from xml.etree import ElementTree

import pytest

from shedet.arena.plot import Axis, Picture, Row, interval_plot, round_step

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("values", "written"),
    [
        ([-3.0, 41.0], ["−10", "0", "10", "20", "30", "40", "50"]),
        ([0.21, 0.58], ["0.20", "0.25", "0.30", "0.35", "0.40", "0.45", "0.50", "0.55", "0.60"]),
        ([-1234.0, 876.0], ["−1500", "−1000", "−500", "0", "500", "1000"]),
        ([7.0, 7.0], ["7.0", "7.2"]),
    ],
)
def test_an_axis_has_round_numbers_from_end_to_end(values: list[float], written: list[str]) -> None:
    axis = Axis(values, 100, 500)
    ticks = list(axis.ticks())
    assert [text for _, text in ticks] == written
    assert (ticks[0][0], ticks[-1][0]) == pytest.approx((100, 500))


def test_steps_divide_a_range_into_four_to_ten_parts() -> None:
    for span in (0.003, 0.9, 1.0, 7.7, 42.0, 999.0):
        assert 3 <= span / round_step(span) <= 10


def test_bars_lie_in_scale_with_the_dot_between_their_ends() -> None:
    picture = ElementTree.fromstring(interval_plot("t", "Elo", [Row("a", 10, 0, 30, ""), Row("b", -10, -30, 0, "")]))
    first, second = (float(dot.attrib["cx"]) for dot in picture.iter(f"{SVG}circle"))
    bars = [line for line in picture.iter(f"{SVG}line") if line.attrib["stroke-width"] == "3"]
    (a_low, a_high), (b_low, b_high) = ((float(bar.attrib["x1"]), float(bar.attrib["x2"])) for bar in bars)
    assert b_low < second < b_high == a_low < first < a_high
    assert first - a_low == pytest.approx((a_high - a_low) / 3, abs=0.2)


def test_a_dashed_mark_shows_where_equals_would_be() -> None:
    picture = ElementTree.fromstring(
        interval_plot("t", "won", [Row("a", 75, 60, 90, "", 50), Row("b", 100, 90, 100, "")])
    )
    lines = list(picture.iter(f"{SVG}line"))
    marks = [float(line.attrib["x1"]) for line in lines if "stroke-dasharray" in line.attrib]
    low = min(float(line.attrib["x1"]) for line in lines if line.attrib.get("stroke-width") == "3")
    assert len(marks) == 1
    assert marks[0] < low


def test_words_cannot_break_the_picture() -> None:
    picture = Picture(100, 100, "a < b & c")
    picture.text(1, 1, "<script>&")
    assert [text.text for text in ElementTree.fromstring(picture.svg()).iter(f"{SVG}text")] == ["<script>&"]
