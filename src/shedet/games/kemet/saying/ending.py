"""What decided a game, and where the fame came from."""

from typing import cast

from shedet.core.events import Event
from shedet.core.game import Data
from shedet.core.saying import Counted
from shedet.core.story import Story
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.events import FAME, RETURNED
from shedet.games.kemet.views import TableView
from shedet.games.kemet.zones import SANCTUARY


def how_it_was_won(view: Data, story: Story) -> list[Message]:
    """What decided a game that is over. [K-WIN-1]"""
    table = cast(TableView, view)
    winners = story.match.winners()
    fame = [seat["fame"]["total"] for seat in table["seats"]]
    best = fame[winners[0]]
    others = [total for seat, total in enumerate(fame) if seat not in winners]
    if table["phase"] == "day":
        return [say("end-fame-shared" if best in others else "end-fame", fame=best, who=Seat(winners[0]))]
    if len(winners) > 1:
        return [say("end-last-day-shared", day=table["day"], fame=best)]
    return [say("end-last-day", day=table["day"], fame=best, second=max(others))]


# ---- the count


def count(view: Data, story: Story) -> list[Counted]:
    """Fame by its source."""
    fame = [seat["fame"] for seat in cast(TableView, view)["seats"]]
    given = sanctuary_fame(story)
    sources = {
        "battles": [each["battle"] for each in fame],
        "temple-pairs": [each["domination"] - part for each, part in zip(fame, given, strict=True)],
        "sanctuary": given,
        "tiles": [each["permanent"] - each["battle"] - each["domination"] for each in fame],
        "temples": [each["temples"] for each in fame],
        "pyramids": [each["pyramids"] for each in fame],
    }
    return [Counted(say(f"label-source-{source}"), list(map(str, numbers))) for source, numbers in sources.items()]


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
