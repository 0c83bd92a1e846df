"""The colours of the terminal: names of styles, and what they look like with 16 colours, with 256 and with all.

Whoever plays may have a dark or a light background, and with 16 colours their own idea of each of them. So letters on
the background itself are of a middle tone, or with 16 colours of none; goods, pyramids and (with 16 colours) seats are
painted: letters and ground chosen together. Signs and words say all that the colours say.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console
    from rich.theme import Theme

MAY: Final = "may"  # you may choose it
COST: Final = "cost"  # it costs you, or means a battle
GAIN: Final = "gain"
NEXT: Final = "next"  # what comes then
SOFT: Final = "soft"  # of less weight
NILE: Final = "nile"
NEWS: Final = "news"  # what others have done
WRONG: Final = "wrong"
SEATS: Final = {seat: f"seat.{seat}" for seat in "ABCDE"}

GROUNDS: Final = {  # ink, and the ground's red, green and blue
    "wheat": ("black", 224, 182, 66),
    "cattle": ("white", 146, 70, 40),
    "fish": ("white", 34, 102, 158),
    "ebony": ("white", 66, 52, 72),
    "marble": ("black", 168, 184, 194),
    "ivory": ("black", 246, 234, 204),
    "statue": ("white", 20, 108, 80),
    "amulet": ("white", 20, 108, 80),
    "character": ("white", 150, 30, 52),
    "red": ("white", 168, 44, 44),
    "blue": ("white", 40, 84, 168),
    "white": ("black", 236, 232, 220),
    "black": ("white", 60, 56, 60),
}
INKS: Final = {"black": "rgb(0,0,0)", "white": "rgb(255,255,255)"}
SHADE: Final = 22  # how much darker the second shade is, which tells neighbours apart

MANY: Final = {
    MAY: "bold rgb(150,108,0)",
    COST: "bold rgb(215,0,0)",
    GAIN: "rgb(0,128,60)",
    NEXT: "rgb(0,122,150)",
    SOFT: "dim",
    NILE: "rgb(60,110,215)",
    NEWS: "rgb(170,70,190)",
    WRONG: "rgb(215,0,0)",
    SEATS["A"]: "bold rgb(0,122,150)",
    SEATS["B"]: "bold rgb(180,60,190)",
    SEATS["C"]: "bold rgb(30,128,40)",
    SEATS["D"]: "bold rgb(160,100,0)",
    SEATS["E"]: "bold rgb(215,0,0)",
}
SIXTEEN: Final = {
    MAY: "bold",
    COST: "bold",
    GAIN: "",
    NEXT: "",
    SOFT: "dim",
    NILE: "dim",
    NEWS: "",
    WRONG: "bold",
    SEATS["A"]: "black on cyan",
    SEATS["B"]: "bright_white on magenta",
    SEATS["C"]: "black on green",
    SEATS["D"]: "black on yellow",
    SEATS["E"]: "bright_white on red",
}
SIXTEEN_GROUNDS: Final = {
    "wheat": "black on yellow",
    "cattle": "bright_white on red",
    "fish": "bright_white on blue",
    "ebony": "bright_white on black",
    "marble": "black on cyan",
    "ivory": "black on white",
    "statue": "black on green",
    "amulet": "black on green",
    "character": "bright_white on magenta",
    "red": "bright_white on red",
    "blue": "bright_white on blue",
    "white": "black on white",
    "black": "bright_white on black",
}


def paint(name: str, shade: int = 0) -> str:
    """The style of goods or of a pyramid; a shade tells neighbours apart."""
    return f"paint.{name}.{shade}"


def styles(system: str | None) -> dict[str, str]:
    """All styles by their names, for a colour system of rich."""
    if system in ("256", "truecolor"):
        painted = {paint(name, shade): ground(name, shade) for name in GROUNDS for shade in (0, 1)}
        return {**MANY, **painted}
    return {**SIXTEEN, **{paint(name, shade): SIXTEEN_GROUNDS[name] for name in GROUNDS for shade in (0, 1)}}


def ground(name: str, shade: int) -> str:
    ink, *colours = GROUNDS[name]
    return f"{INKS[str(ink)]} on rgb({','.join(str(max(0, int(colour) - SHADE * shade)) for colour in colours)})"


def theme(system: str | None) -> "Theme":
    from rich.theme import Theme

    return Theme(styles(system))


def dress(console: "Console") -> "Console":
    """A console that knows the styles, as well as its terminal can show them."""
    console.push_theme(theme(console.color_system))
    return console
