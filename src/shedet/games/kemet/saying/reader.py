"""Reading what happened: a sentence takes as many events as belong to it."""

from collections.abc import Sequence
from functools import cached_property
from typing import cast

from shedet.core.events import Event
from shedet.core.story import Story
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.events import BATTLE, CHANGE_ZERO, CREATURE, PRAYER, STRENGTH, WINS
from shedet.games.kemet.saying.things import cities_of, creature, spot
from shedet.games.kemet.strengths import Fight, fights_in
from shedet.games.kemet.views import TableView
from shedet.games.kemet.zones import ZONE_NAMES


class Reader:
    """Goes through the events of some steps, from the first to the last."""

    def __init__(self, story: Story, steps: Sequence[int]) -> None:
        self.story = story
        self.steps = steps
        self.events = story.told_in(steps)
        self.fights = fights_of(story, steps)
        self.at = 0
        self.paid = 0  # prayer points for what comes next

    # -- reading on

    def next(self, kinds: Sequence[int], seat: int) -> Event | None:
        """The next event, if it is one of these kinds and of this seat."""
        event = self.ahead(0)
        if event is not None and event.kind in kinds and event.seat == seat:
            return event
        return None

    def ahead(self, number: int) -> Event | None:
        """The next event (0), or the one after it (1)."""
        at = self.at + number
        return self.events[at] if at < len(self.events) else None

    def take(self, kind: int, seat: int) -> Event | None:
        """The same, and go on."""
        event = self.next((kind,), seat)
        if event is not None:
            self.at += 1
        return event

    def take_gain(self, seat: int) -> Event | None:
        """Prayer points that come next; who has as many as there can be gains none, and may pay some next."""
        event = self.next((PRAYER,), seat)
        if event is None or change(event) < 0:
            return None
        self.at += 1
        return event

    def price(self) -> Message:
        """What has been paid for the thing that is told now."""
        paid = self.paid
        self.paid = 0
        return say("for-points", number=paid) if paid else say("for-nothing")

    def take_creature(self, seat: int, zone: int) -> Message | None:
        """The creature that went along to a zone."""
        event = self.next((CREATURE,), seat)
        if event is None or event.y != zone:
            return None
        self.at += 1
        return creature(int(event.x))

    # -- the map

    def zone(self, number: int) -> Message:
        return spot(self.cities, ZONE_NAMES[number])

    @cached_property
    def cities(self) -> list[str]:
        return cities_of(cast(TableView, self.story.beginning()))

    # -- battles

    def fight(self) -> Fight:
        """The battle whose strengths are told now."""
        told = sum(event.kind == STRENGTH for event in self.events[: self.at])
        return self.fights[(told - 1) // 2]

    def in_battle(self) -> bool:
        """Whether a battle was being decided when the event came that is told now."""
        before = [*self.story.told_in(range(self.steps[0])), *self.events[: self.at]]
        marks = [int(event.kind) for event in before if event.kind in (BATTLE, WINS)]
        return marks[-1] == BATTLE if marks else self.story.beginning()["battle"] is not None


def fights_of(story: Story, steps: Sequence[int]) -> list[Fight]:
    """The battles whose strengths were compared, in their order."""
    decided = [step for step in steps if any(event.kind == STRENGTH for event in story.told(step))]
    return fights_in(story, decided)


def who(event: Event) -> Seat:
    return Seat(int(event.seat))


def change(event: Event) -> int:
    """By how many prayer points somebody is richer."""
    return int(event.x) - CHANGE_ZERO
