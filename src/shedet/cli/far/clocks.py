"""Clocks of a table far away, as they are shown."""

from collections.abc import Mapping
from typing import Final

from shedet.server import protocol

HOUR: Final = 3600
DAY: Final = 24 * HOUR


def clock_text(shown: protocol.Update, names: Mapping[str, str]) -> str:
    """`You (A) 4:32 · B (Ben) 5:00`; empty where nobody's time is short."""
    return " · ".join(f"{names[each.seat]} {time_text(each.clock.left)}" for each in shown.seats if each.clock)


def time_text(milliseconds: int) -> str:
    seconds = milliseconds // 1000
    if seconds >= DAY:
        return f"{seconds // DAY} d {seconds % DAY // HOUR} h"
    if seconds >= HOUR:
        return f"{seconds // HOUR}:{seconds % HOUR // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
