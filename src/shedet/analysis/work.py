"""An analysis as it goes on: what there is to do, in which order, and what has been found so far.

First everything is judged quickly, moments far apart before those between them. Then every decision gets a long look,
the most suspicious first. In the end the chances are judged again by more searches. Each task depends on the record and
the seed alone, so that any number of processes comes to the same result; and at any time a report can be made of what
has been done.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from shedet.analysis.moments import (
    Moment,
    Outline,
    Situation,
    judge_moment,
    lay_out,
    look_at,
    numbers_to_judge,
    outline,
)
from shedet.analysis.verdict import Verdict
from shedet.bots.judge import Judge
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.record import Record, parse_record, replay
from shedet.games import find_game

FIRST_SEARCHES = 2  # for each question, of the first round
STRIDES = ((0, 8), (4, 8), (2, 4), (1, 2))  # moments far apart come first


class Task(NamedTuple):
    """Something to do, in plain values that another process can be given."""

    record: str  # as text
    seed: str
    number: int  # of the moment
    searches: int  # quick ones for each question; 0: a long look
    look: int  # its iterations


class LaidOut(NamedTuple):
    """A recorded game with all moments that are worth judging."""

    game: Game
    record: Record
    match: Match  # at its end
    steps: list[Outline]
    situations: dict[int, Situation]


@lru_cache(maxsize=1)
def laid_out(text: str) -> LaidOut:
    record = parse_record(text)
    game = find_game(record.game)
    match = replay(game, record)
    steps = outline(game, record, match.log)
    return LaidOut(game, record, match, steps, lay_out(game, record, steps, numbers_to_judge(steps)))


def do(task: Task) -> Moment | Verdict:
    table = laid_out(task.record)
    situation, seed = table.situations[task.number], f"{task.seed}/{task.number}"
    if task.searches > 0:
        return judge_moment(table.game, situation, Judge(table.game, seed, task.searches))
    return look_at(table.game, situation, task.look, seed)


class Analysis:
    """What has been found out about a game."""

    def __init__(self, record: str, seed: str, searches: int, look: int) -> None:
        self.table = laid_out(record)
        self.text = record
        self.seed = seed
        self.searches = searches
        self.look = look
        self.moments: dict[int, Moment] = {}
        self.verdicts: dict[int, Verdict] = {}
        self.finished = False

    def rounds(self) -> Iterator[tuple[str, list[Task]]]:
        """What is to be done, with a name; the results of a round are asked for before the next."""
        yield "judging quickly", self.judging(min(FIRST_SEARCHES, self.searches))
        yield "looking at decisions", self.looks()
        if self.searches > FIRST_SEARCHES:
            yield "judging again", self.judging(self.searches)
        self.finished = True

    def judging(self, searches: int) -> list[Task]:
        numbers = list(self.table.situations)
        ordered = [number for first, stride in STRIDES for number in numbers[first::stride]]
        return [self.task(number, searches) for number in ordered]

    def looks(self) -> list[Task]:
        numbers = [number for number in self.decisions() if number in self.moments]
        return [self.task(number, 0) for number in sorted(numbers, key=self.suspicion, reverse=True)]

    def suspicion(self, number: int) -> float:
        """What the quick searches think was lost."""
        return -self.moments[number].choice[self.table.steps[number].seat].mean

    def task(self, number: int, searches: int) -> Task:
        return Task(self.text, self.seed, number, searches, self.look)

    def decisions(self) -> list[int]:
        return [number for number in self.table.situations if not self.table.steps[number].forced]

    def take(self, task: Task, result: Moment | Verdict) -> None:
        if isinstance(result, Moment):
            self.moments[task.number] = result
        else:
            self.verdicts[task.number] = result
