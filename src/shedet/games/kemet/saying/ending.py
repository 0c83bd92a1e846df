"""What decided a game."""

from typing import cast

from shedet.core.game import Data
from shedet.core.story import Story
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.views import TableView


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
