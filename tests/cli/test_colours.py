"""The colours: whatever a terminal can show, on a light background and on a dark one, everything can be read."""

import io

import pytest
from rich.color import ColorSystem
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.style import Style
from rich.text import Text

from shedet.cli.colours import GROUNDS, SEATS, dress, paint, styles

BLACK, WHITE = ColorTriplet(0, 0, 0), ColorTriplet(255, 255, 255)
# What the first eight of the sixteen colours look like, and the last: in four palettes that are in use.
PALETTES = {
    "vga": "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa ffffff",
    "xterm": "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 ffffff",
    "tango": "2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf eeeeec",
    "campbell": "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc f2f2f2",
}


def contrast(one: ColorTriplet, other: ColorTriplet) -> float:
    """As the guidelines for web pages reckon it: 3 is enough for large signs, 4.5 for all text."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: ColorTriplet) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("system", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT])
def test_with_many_colours_everything_can_be_read_on_light_and_on_dark(system: ColorSystem) -> None:
    for name, words in styles("truecolor").items():
        style = Style.parse(words)
        if style.color is None:
            continue
        ink = style.color.downgrade(system).get_truecolor()
        if style.bgcolor is not None:
            assert contrast(ink, style.bgcolor.downgrade(system).get_truecolor()) >= 4.5, name
        else:
            assert min(contrast(ink, BLACK), contrast(ink, WHITE)) >= 3.5, name


@pytest.mark.parametrize("palette", PALETTES)
def test_with_sixteen_colours_everything_can_be_read_on_light_and_on_dark(palette: str) -> None:
    words = PALETTES[palette].split()
    shown = {number: ColorTriplet(*bytes.fromhex(word)) for number, word in zip([*range(8), 15], words, strict=True)}
    for name, style in ((name, Style.parse(words)) for name, words in styles("standard").items()):
        # Nothing is known of the background: what has a colour has a ground of its own.
        assert (style.color is None) == (style.bgcolor is None), name
        if style.color is not None and style.bgcolor is not None:
            assert style.color.number is not None
            assert style.bgcolor.number is not None
            assert contrast(shown[style.color.number], shown[style.bgcolor.number]) >= 3, name


def test_both_sets_of_styles_have_the_same_names() -> None:
    assert styles("standard").keys() == styles("256").keys() == styles(None).keys()


def test_what_lies_side_by_side_is_told_apart_with_sixteen_colours_too() -> None:
    goods = [
        styles("standard")[paint(name)] for name in GROUNDS if name not in ("amulet", "red", "blue", "white", "black")
    ]
    assert len(set(goods)) == len(goods)
    assert len({styles("standard")[style] for style in SEATS.values()}) == len(SEATS)


@pytest.mark.parametrize(("environment", "codes"), [({"NO_COLOR": "1"}, False), ({}, True)])
def test_no_color_is_obeyed(environment: dict[str, str], codes: bool) -> None:
    console = Console(
        file=io.StringIO(), force_terminal=True, color_system="truecolor", _environ={"TERM": "xterm", **environment}
    )
    dress(console).print(Text("wheat", paint("wheat")))
    assert isinstance(console.file, io.StringIO)
    assert ("\x1b[38;2;0;0;0" in console.file.getvalue()) == codes
    assert "wheat" in console.file.getvalue()
