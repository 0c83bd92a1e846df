"""A table as a viewer saw it before: what happened since some moment, to be gone through once more."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from shedet.core.game import seat_name
from shedet.core.match import Match
from shedet.core.saying import Saying
from shedet.core.story import Story, again
from shedet.server import protocol
from shedet.server.sitting import Sitting
from shedet.server.wording import said

MOST = 40  # moments at once


class Wanted(NamedTuple):
    """What has to be known to find moments, taken while nobody plays on."""

    match: Match
    saying: Saying
    viewer: int
    after: int  # how many events the viewer had heard when it begins
    noticed: list[int]  # and how many at each moment at which they noticed something


def wanted_moments(sitting: Sitting, viewer: int, after: int) -> Wanted:
    """The moments are no others than a page that was open all the time was shown: how many steps there were may be a
    secret."""
    assert sitting.table is not None
    kept = again(sitting.match)
    kept.log, kept.events = list(sitting.match.log), list(sitting.match.events)
    return Wanted(kept, sitting.table.saying, viewer, after, sitting.noticed[viewer])


def find_moments(wanted: Wanted) -> list[protocol.Moment]:
    """The table at each of the moments, by what the viewer knew then, and what they were told on the way there."""
    made = steps_made(wanted)
    first = max(heard for heard in made if heard <= wanted.after)
    later = {heard for heard in wanted.noticed if heard > first and heard in made}  # others were taken back
    steps = [made[heard] for heard in (first, *sorted(later)[:MOST])]
    story = Story(wanted.match, wanted.viewer)
    views = views_after(wanted, steps)
    moments = [protocol.Moment(first, next(views), [])]
    for (before, now), view in zip(pairwise(steps), views, strict=True):
        told = told_in(wanted, story, range(before, now), moments[-1].heard)
        moments.append(protocol.Moment(told.since + len(told.events), view, [told]))
    return moments


def steps_made(wanted: Wanted) -> dict[int, int]:
    """How many steps had been made when the viewer had heard so many events."""
    made = {0: 0}
    heard = 0
    for step, events in enumerate(wanted.match.events, 1):
        heard += sum(event.told_to(wanted.viewer) for event in events)
        made.setdefault(heard, step)
    return made


def views_after(wanted: Wanted, steps: list[int]) -> Iterator[dict[str, Any]]:
    """What the viewer saw after so many steps: the game is played again, as nothing keeps old tables."""
    played = again(wanted.match)
    for length in steps:
        for step in wanted.match.log[len(played.log) : length]:
            played.carry_out(step.seat, step.action)
        yield played.view(wanted.viewer)


def told_in(wanted: Wanted, story: Story, row: range, since: int) -> protocol.Told:
    events = [wanted.match.game.event_data(event) for event in story.told_in(row)]
    sentences = [said(each) for each in wanted.saying.tell(story, row)]
    return protocol.Told(since, seat_name(wanted.match.log[row[-1]].seat), events, sentences)
