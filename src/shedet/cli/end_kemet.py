"""The end of Kemet in a terminal: where the fame came from, day by day too, and what decided the game."""

from collections import Counter
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from shedet.cli.panels_kemet import as_view
from shedet.cli.screen import Flow, final_table
from shedet.core.game import Data, seat_name
from shedet.core.story import Story


def draw_scores(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    """Fame by its source, and how it grew."""
    seats = as_view(view)["seats"]
    fame = [seat["fame"] for seat in seats]
    given = sanctuary_fame(story)
    table = final_table("Final fame")
    table.add_column("", footer="fame")
    for seat in seats:
        table.add_column(names[seat["seat"]], footer=str(seat["fame"]["total"]), justify="right")
    sources = {
        "battles": [each["battle"] for each in fame],
        "temple pairs": [each["domination"] - given[seat["seat"]] for each, seat in zip(fame, seats, strict=True)],
        "sanctuary": [given[seat["seat"]] for seat in seats],
        "tiles": [each["permanent"] - each["battle"] - each["domination"] for each in fame],
        "temples": [each["temples"] for each in fame],
        "pyramids": [each["pyramids"] for each in fame],
    }
    for source, numbers in sources.items():
        table.add_row(source, *map(str, numbers))
    days = [Text(" ".join([seat, *map(str, totals)])) for seat, totals in fame_by_day(view, story).items() if totals]
    return Group(table, *([Flow("fame after each day:", *days)] if days else []))


def sanctuary_fame(story: Story) -> Counter[str]:
    """Fame for soldiers given up in the sanctuary: told right after they went. [K-NIGHT-1]"""
    found: Counter[str] = Counter()
    before: Data = {}
    for event in story.events():
        given = before.get("event") == "returned" and before.get("zone") == "S" and before["seat"] == event.get("seat")
        if given and event["event"] == "fame":
            found[str(event["seat"])] += 1
        before = event
    return found


def fame_by_day(view: Data, story: Story) -> dict[str, list[int]]:
    """What everybody had when a day was over; the last one counts if the game was not won before its end."""
    log = story.match.log
    mornings = [step + 1 for step in range(len(log)) if any(event["event"] == "new-day" for event in story.told(step))]
    found: dict[str, list[int]] = {seat_name(seat): [] for seat in range(story.match.players)}
    last = [view] if as_view(view)["phase"] == "night" else []
    for table in [*story.tables_before([step for step in mornings if step <= len(log)]), *last]:
        for seat in as_view(table)["seats"]:
            found[seat["seat"]].append(seat["fame"]["total"])
    return found


def how_it_was_won(view: Data, story: Story) -> str:
    """What decided the game, in words. [K-WIN-1]"""
    table = as_view(view)
    winners = [seat_name(seat) for seat in story.match.winners()]
    fame = {seat["seat"]: seat["fame"]["total"] for seat in table["seats"]}
    best = fame[winners[0]]
    if table["phase"] == "day":
        whose = "your" if winners[0] == table["viewer"] else f"{winners[0]}'s"
        as_many = any(total == best for seat, total in fame.items() if seat not in winners)
        tie = "; that somebody else had as much does not matter" if as_many else ""
        return f"{best} fame at the start of {whose} turn, and nobody had more{tie}."
    last = f"Day {table['day']} was the last, as agreed"
    if len(winners) > 1:
        return f"{last}: most fame wins, and more than one player has {best}."
    second = max(total for seat, total in fame.items() if seat not in winners)
    return f"{last}: most fame wins, {best} against {second}."
