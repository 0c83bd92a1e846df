"""The end of Kemet in a terminal: where the fame came from, day by day too."""

from rich.console import Group, RenderableType
from rich.text import Text

from shedet.cli.count import draw_count
from shedet.cli.map_kemet import as_view
from shedet.cli.scene import Scene
from shedet.cli.screen import Flow
from shedet.core.game import seat_name
from shedet.games.kemet.events import NEW_DAY
from shedet.games.kemet.saying.ending import count


def draw_scores(scene: Scene) -> RenderableType:
    """Fame by its source, and how it grew."""
    totals = {seat["seat"]: seat["fame"]["total"] for seat in as_view(scene.view)["seats"]}
    lines = count(scene.view, scene.whole_story)
    table = draw_count(scene, lines, scene.say("label-final-fame"), scene.say("label-fame"), totals)
    days = [Text(" ".join([seat, *map(str, totals)])) for seat, totals in fame_by_day(scene).items() if totals]
    return Group(table, *([Flow(scene.say("label-fame-after-days"), *days)] if days else []))


def fame_by_day(scene: Scene) -> dict[str, list[int]]:
    """What everybody had when a day was over; the last one counts if the game was not won before its end."""
    story = scene.whole_story
    log = story.match.log
    mornings = [step + 1 for step in range(len(log)) if any(event.kind == NEW_DAY for event in story.told(step))]
    found: dict[str, list[int]] = {seat_name(seat): [] for seat in range(story.match.players)}
    last = [scene.view] if as_view(scene.view)["phase"] == "night" else []
    for table in [*story.tables_before([step for step in mornings if step <= len(log)]), *last]:
        for seat in as_view(table)["seats"]:
            found[seat["seat"]].append(seat["fame"]["total"])
    return found
