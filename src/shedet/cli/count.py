"""The count at the end of a game in a terminal."""

from collections.abc import Mapping, Sequence

from rich.table import Table

from shedet.cli.scene import Scene
from shedet.cli.screen import final_table
from shedet.core.saying import Counted


def draw_count(scene: Scene, lines: Sequence[Counted], title: str, total: str, totals: Mapping[str, int]) -> Table:
    """Line by line, a column a player, the sum in the last line."""
    table = final_table(title)
    table.add_column("", footer=total)
    for seat, points in totals.items():
        table.add_column(scene.names[seat], footer=str(points), justify="right")
    for each in lines:
        table.add_row("  " * each.is_part + scene.voice.speak(each.title), *each.sums)
    return table
