"""The moments of a recorded game, judged one by one.

A moment is the game before one of its steps. Each is judged on its own, from the record and the seed alone, so that any
number of processes comes to the same result.
"""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from shedet.bots.judge import Estimate, Judge, KnownWorlds, OpenWorlds, Weight
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Game
from shedet.core.match import Match, Step
from shedet.core.record import Record, begin_record

FEWEST_SEARCHES = 3
NOTHING = Estimate(0.0, 0.0)


class Outline(NamedTuple):
    """What can be said of a step without judging it."""

    seat: int
    action: int
    forced: bool
    chance: bool  # something was drawn, or choices made in secret were shown
    secret: bool  # a choice that nobody has been shown yet
    revealed: bool  # it showed the acting seat something hidden


class Moment(NamedTuple):
    """A moment that was judged. Chances are those of each seat."""

    number: int  # how many steps were made before
    own: list[Estimate]  # by what each seat knows
    open: list[Estimate]  # with all cards open
    choice: list[Estimate]  # what the step changes in the chances, by what the seat that made it knew
    change: list[Estimate]  # what it changes in the open chances
    drift: list[Estimate | None]  # what it changes in the own chances; None for a seat that may learn something by it
    best: int  # the action to compare the step with
    weights: list[Weight]  # of the actions that were measured, by their worth; empty if the step was forced
    searches: int  # that were made for each question


class Budget(NamedTuple):
    """How much is spent: so many searches for each question, or so many seconds for all of it."""

    seed: str
    searches: int
    seconds: float  # 0: no limit


# ---- without judging


def outline(game: Game, record: Record, steps: list[Step]) -> list[Outline]:
    """All steps of a record."""
    match = begin_record(game, record)
    return [outline_step(match, step) for step in steps]


def outline_step(match: Match, step: Step) -> Outline:
    """One step, which is carried out."""
    forced = len(match.legal_actions(step.seat)) == 1
    words, hidden = match.position.rng.words(), holds_secrets(match)
    match.carry_out(step.seat, step.action)
    drawn = any(match.game.decided_by_chance(event) for event in match.told(OMNISCIENT, len(match.log) - 1))
    secret = holds_secrets(match)
    chance = drawn or (hidden and not secret) or match.position.rng.words() != words
    return Outline(step.seat, step.action, forced, chance, secret, match.log[-1].revealed)


def holds_secrets(match: Match) -> bool:
    """Whether somebody has chosen something that the others will be shown later."""
    if match.over():
        return False
    other = match.game.copy(match.position)
    match.game.unchoose(other, SPECTATOR)
    return match.game.position_text(other) != match.game.position_text(match.position)


def numbers_to_judge(steps: list[Outline]) -> list[int]:
    """The moments that are worth judging: before a real decision, and after chance. In between nothing changes."""
    return [n for n, step in enumerate(steps) if n == 0 or not step.forced or steps[n - 1].chance]


# ---- judging


def judge_moments(
    game: Game, record: Record, steps: list[Outline], numbers: list[int], budget: Budget
) -> Iterator[Moment]:
    """Some moments of a record, in their order."""
    match = begin_record(game, record)
    pace = Pace(budget, len(numbers), time.perf_counter)
    for number in numbers:
        while len(match.log) < number:
            step = steps[len(match.log)]
            match.carry_out(step.seat, step.action)
        searches = pace.searches()
        yield judge_moment(match, steps[number], Judge(game, f"{budget.seed}/{number}", searches))
        pace.passed(searches)


def judge_moment(match: Match, step: Outline, judge: Judge) -> Moment:
    """The match as it stands, before a step."""
    game, seats, number = match.game, range(match.players), len(match.log)
    open_worlds = OpenWorlds(game, match.position, step.seat)
    if step.forced:
        own = [judge.chances(KnownWorlds(game, match.knowledge(seat)))[seat] for seat in seats]
        drift = [NOTHING if seat == step.seat else None for seat in seats]
        still = [NOTHING for _ in seats]
        return Moment(number, own, judge.chances(open_worlds), still, still, drift, step.action, [], judge.searches)
    known = KnownWorlds(game, match.knowledge(step.seat))
    best, weights, before, choice = judge.weigh(known, step.action)
    judged = [judge_bystander(match, step, seat, judge) for seat in seats if seat != step.seat]
    judged.insert(step.seat, (before[step.seat], choice[step.seat]))
    own, drift = [chance for chance, _ in judged], [each for _, each in judged]
    swing = judge.swing(open_worlds, step.seat, step.action)
    assert swing.change is not None  # what was played is possible
    return Moment(number, own, swing.before, choice, swing.change, drift, best, weights, judge.searches)


def judge_bystander(match: Match, step: Outline, seat: int, judge: Judge) -> tuple[Estimate, Estimate | None]:
    """The chance of a seat that is not asked, and what the step changes in it if the seat learns nothing by that: if
    it could have been made in every world, or nobody is shown it yet."""
    worlds = KnownWorlds(match.game, match.knowledge(seat))
    if step.secret:
        return judge.chances(worlds)[seat], NOTHING
    swing = judge.swing(worlds, step.seat, step.action)
    return swing.before[seat], swing.change[seat] if swing.change is not None else None


class Pace:
    """How many searches a question may take, so that all moments together keep to the time there is."""

    def __init__(self, budget: Budget, moments: int, clock: Callable[[], float]) -> None:
        self.budget = budget
        self.left = moments
        self.clock = clock
        self.begin = self.last = clock()
        self.cost = 0.0  # seconds that one more search for each question takes; a moving mean

    def searches(self) -> int:
        if self.budget.seconds == 0.0:
            return self.budget.searches
        if self.cost == 0.0:
            return FEWEST_SEARCHES
        share = max(0.0, self.begin + self.budget.seconds - self.clock()) / self.left
        return max(FEWEST_SEARCHES, int(share / self.cost))

    def passed(self, searches: int) -> None:
        now = self.clock()
        cost = (now - self.last) / searches
        self.cost = cost if self.cost == 0.0 else 0.8 * self.cost + 0.2 * cost
        self.last = now
        self.left -= 1
