"""Clocks of a table far away, as they are asked for and shown."""

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from shedet.cli.scene import Voice
from shedet.core.errors import ShedetError
from shedet.server import protocol

HOUR: Final = 3600
DAY: Final = 24 * HOUR
UNITS: Final = {"s": 1, "m": 60, "h": HOUR}
ASKED_FOR: Final = re.compile(r"([0-9]{1,5})([smh])(?:\+([0-9]{1,4})([smh]))?|([0-9]{1,3})d")


def clock_wanted(text: str) -> protocol.ClockWanted:
    """`10m`, `10m+5s` for the game; `2d` for each answer."""
    found = ASKED_FOR.fullmatch(text.lower())
    if found is None:
        raise ShedetError(f"a clock is written like 10m, 10m+5s or 2d, not {text!r}.")
    number, unit, more, unit_of_more, days = found.groups()
    wanted = {"days": int(days)} if days else {"seconds": int(number) * UNITS[unit]}
    if more:
        wanted["increment"] = int(more) * UNITS[unit_of_more]
    try:
        return msgspec.convert(wanted, protocol.ClockWanted)
    except msgspec.ValidationError:
        most = "24h for the game, 1h more for every answer, or 30d for each answer"
        raise ShedetError(f"a clock has at most {most}, not {text}.") from None


def clock_text(shown: protocol.Update, names: Mapping[str, str], voice: Voice) -> str:
    """`You (A) 4:32 · B (Ben) 0:00, a bot plays`; empty where nobody's time is short."""
    found = []
    for each in shown.seats:
        if each.clock is not None:
            bot = f", {voice.say('far-clock-bot')}" if each.bot else ""
            found.append(f"{names[each.seat]} {time_text(each.clock.left)}{bot}")
    return " · ".join(found)


def time_text(milliseconds: int) -> str:
    seconds = milliseconds // 1000
    if seconds >= DAY:
        return f"{seconds // DAY} d {seconds % DAY // HOUR} h"
    if seconds >= HOUR:
        return f"{seconds // HOUR}:{seconds % HOUR // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
