"""The end of Kemet in a terminal: where the fame came from, day by day too."""

from rich.console import Group, RenderableType
from rich.text import Text

from shedet.cli.map_kemet import as_view
from shedet.cli.scene import Scene
from shedet.cli.screen import Flow, final_table
from shedet.core.events import Event
from shedet.core.game import seat_name
from shedet.core.story import Story
from shedet.games.kemet.events import FAME, NEW_DAY, RETURNED
from shedet.games.kemet.zones import SANCTUARY


def draw_scores(scene: Scene) -> RenderableType:
    """Fame by its source, and how it grew."""
    seats = as_view(scene.view)["seats"]
    fame = [seat["fame"] for seat in seats]
    given = sanctuary_fame(scene.whole_story)
    table = final_table(scene.say("label-final-fame"))
    table.add_column("", footer=scene.say("label-fame"))
    for seat in seats:
        table.add_column(scene.names[seat["seat"]], footer=str(seat["fame"]["total"]), justify="right")
    sources = {
        "label-source-battles": [each["battle"] for each in fame],
        "label-source-temple-pairs": [each["domination"] - part for each, part in zip(fame, given, strict=True)],
        "label-source-sanctuary": given,
        "label-source-tiles": [each["permanent"] - each["battle"] - each["domination"] for each in fame],
        "label-source-temples": [each["temples"] for each in fame],
        "label-source-pyramids": [each["pyramids"] for each in fame],
    }
    for source, numbers in sources.items():
        table.add_row(scene.say(source), *map(str, numbers))
    days = [Text(" ".join([seat, *map(str, totals)])) for seat, totals in fame_by_day(scene).items() if totals]
    return Group(table, *([Flow(scene.say("label-fame-after-days"), *days)] if days else []))


def sanctuary_fame(story: Story) -> list[int]:
    """Fame of each seat for soldiers given up in the sanctuary: told right after they went. [K-NIGHT-1]"""
    found = [0] * story.match.players
    before: Event | None = None
    for event in story.events():
        given = before is not None and before.kind == RETURNED and before.x == SANCTUARY and before.seat == event.seat
        if given and event.kind == FAME:
            found[int(event.seat)] += 1
        before = event
    return found


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
