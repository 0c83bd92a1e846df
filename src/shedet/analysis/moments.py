"""The moments of a recorded game, judged one by one.

A moment is the game before one of its steps. Each is judged on its own, from the record and the seed alone, so that any
number of processes comes to the same result.
"""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from shedet.analysis.verdict import SearchedDecision, Verdict, examine
from shedet.bots.judge import NOTHING, Estimate, Judge, KnownWorlds, OpenWorlds
from shedet.core.events import OMNISCIENT
from shedet.core.game import Game, Knowledge
from shedet.core.match import Match, Step
from shedet.core.position import Position
from shedet.core.record import Record, begin_record


class Outline(NamedTuple):
    """What can be said of a step without judging it."""

    seat: int
    action: int
    forced: bool
    chance: bool  # something was drawn, or choices made in secret were shown
    secret: bool  # a choice that nobody has been shown yet
    revealed: bool  # it showed the acting seat something hidden


class Situation(NamedTuple):
    """A moment as it was: all that judging it takes."""

    number: int  # how many steps were made before
    step: Outline  # that was made
    position: Position
    knowledge: list[Knowledge]  # of each seat
    legal: vec[i64]  # actions of the seat that made the step


class Moment(NamedTuple):
    """A moment that was judged by quick searches. Chances are those of each seat."""

    number: int
    own: list[Estimate]  # by what each seat knows
    open: list[Estimate]  # with all cards open
    choice: list[Estimate]  # what the step changes in the chances, by what the seat that made it knew
    change: list[Estimate]  # what it changes in the open chances
    drift: list[Estimate | None]  # what it changes in the own chances; None for a seat that may learn something by it
    searches: int  # that were made for each question


# ---- without judging


def outline(game: Game, record: Record, steps: list[Step]) -> list[Outline]:
    """All steps of a record."""
    match = begin_record(game, record)
    return [outline_step(match, step) for step in steps]


def outline_step(match: Match, step: Step) -> Outline:
    """One step, which is carried out."""
    forced = len(match.legal_actions(step.seat)) == 1
    words, hidden = match.position.rng.words(), match.game.holds_secrets(match.position)
    match.carry_out(step.seat, step.action)
    drawn = any(match.game.decided_by_chance(event) for event in match.told(OMNISCIENT, len(match.log) - 1))
    secret = match.game.holds_secrets(match.position)
    chance = drawn or (hidden and not secret) or match.position.rng.words() != words
    return Outline(step.seat, step.action, forced, chance, secret, match.log[-1].revealed)


def numbers_to_judge(steps: list[Outline]) -> list[int]:
    """The moments that are worth judging: before a real decision, and after chance. In between nothing changes."""
    return [n for n, step in enumerate(steps) if n == 0 or not step.forced or steps[n - 1].chance]


def lay_out(game: Game, record: Record, steps: list[Outline], numbers: list[int]) -> dict[int, Situation]:
    """Some moments of a record."""
    match = begin_record(game, record)
    found = {}
    for number, step in enumerate(steps):
        if number in numbers:
            found[number] = situation(match, step)
        match.carry_out(step.seat, step.action)
    return found


def situation(match: Match, step: Outline) -> Situation:
    """The match as it stands, before a step."""
    knowledge = [match.knowledge(seat) for seat in range(match.players)]
    legal = match.game.legal_actions(match.position, step.seat)
    return Situation(len(match.log), step, match.game.copy(match.position), knowledge, legal)


# ---- judging


def judge_moment(game: Game, moment: Situation, judge: Judge) -> Moment:
    """The chances of all, quickly."""
    number, step, position, knowledge, _ = moment
    seats = range(len(knowledge))
    open_worlds = OpenWorlds(game, position, step.seat)
    if step.forced:
        own = [judge.chances(KnownWorlds(game, knowledge[seat]))[seat] for seat in seats]
        drift = [NOTHING if seat == step.seat else None for seat in seats]
        still = [NOTHING for _ in seats]
        return Moment(number, own, judge.chances(open_worlds), still, still, drift, judge.searches)
    choice = judge.swing(KnownWorlds(game, knowledge[step.seat]), step.seat, step.action)
    swing = judge.swing(open_worlds, step.seat, step.action)
    assert choice.change is not None  # what was played is possible
    assert swing.change is not None
    judged = [judge_bystander(game, moment, seat, judge) for seat in seats if seat != step.seat]
    judged.insert(step.seat, (choice.before[step.seat], choice.change[step.seat]))
    own, drift = [chance for chance, _ in judged], [each for _, each in judged]
    return Moment(number, own, swing.before, choice.change, swing.change, drift, judge.searches)


def judge_bystander(game: Game, moment: Situation, seat: int, judge: Judge) -> tuple[Estimate, Estimate | None]:
    """The chance of a seat that is not asked, and what the step changes in it if the seat learns nothing by that: if
    it could have been made in every world, or nobody is shown it yet."""
    step, worlds = moment.step, KnownWorlds(game, moment.knowledge[seat])
    if step.secret:
        return judge.chances(worlds)[seat], NOTHING
    swing = judge.swing(worlds, step.seat, step.action)
    return swing.before[seat], swing.change[seat] if swing.change is not None else None


def look_at(game: Game, moment: Situation, look: int, seed: str) -> Verdict:
    """What the decision of a moment was worth, by a look of so many iterations."""
    return examine(decision_at(game, moment, look, seed), moment.step.action)


def decision_at(game: Game, moment: Situation, look: int, seed: str) -> SearchedDecision:
    """What the seat that made the step had to decide."""
    knowledge, players = moment.knowledge[moment.step.seat], len(moment.knowledge)
    return SearchedDecision(game, knowledge, players, moment.legal, look, seed)
