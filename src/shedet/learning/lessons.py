"""What was played between two lessons, and what the judge makes of it."""

from typing import NamedTuple

import torch
import torch.nn.functional as functional
from torch import Tensor

from shedet.core.game import Game
from shedet.learning.crew import SIDES
from shedet.learning.model import NEVER
from shedet.learning.student import Plan, Student

TRACE = 0.95  # how far a surprise reaches back
SHOWN = ("observations", "secrets", "packed", "seats", "ended", "shares", "scores", "advice")  # by a crew


class Lesson:
    """Row t holds the decisions of all games at step t, and what had ended before them."""

    def __init__(self, game: Game, plan: Plan, device: torch.device) -> None:
        rows, games = plan.steps + 1, SIDES * plan.workers * plan.games

        def new(width: int, kind: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros((rows, games, width), dtype=kind, device=device)

        self.observations = new(int(game.observation.size))
        self.secrets = new(int(game.secrets.size))
        self.packed = new((game.actions + 7) // 8)
        self.seats = new(1)
        self.ended = new(1)
        self.shares = new(plan.most, torch.float32)
        self.scores = new(plan.most, torch.float32)
        self.advice = new(1, torch.int32)
        self.actions = torch.zeros((rows, games), dtype=torch.int64, device=device)
        self.chances = torch.zeros((rows, games), device=device)  # with which they were chosen, as logarithms
        self.kept = torch.ones((rows, games), device=device)  # how much of what came of them is the policy's doing

    def take(self, other: "Lesson") -> None:
        for name in (*SHOWN, "actions", "chances", "kept"):
            getattr(self, name).copy_(getattr(other, name))


class Judgement(NamedTuple):
    """What a judge makes of a lesson, decision by decision."""

    better: Tensor  # how much better it made things for who decided
    shares: Tensor  # of the victory, which the judge should have foreseen: seat by seat from the one that decided
    margins: Tensor  # likewise, by how much each is ahead
    explained: float  # part of what happened that it did foresee


class Judge:
    """Looks back from the end: each surprise is credited to the decisions before it, seat by seat."""

    def __init__(self, student: Student, lesson: Lesson, players: Tensor) -> None:
        """`players`: in each of the games."""
        self.student = student
        self.lesson = lesson
        self.players = players

    def judge(self, margin: float) -> Judgement:
        lesson, players = self.lesson, self.players
        steps = lesson.actions.shape[0] - 1
        chances, leads = self.foresee()
        ahead = leads_of(lesson.scores, players, self.student.lead)
        better = torch.zeros_like(lesson.chances)
        hopes, ahead_by = torch.zeros_like(chances), torch.zeros_like(leads)
        for step in reversed(range(steps)):
            over = lesson.ended[step + 1].float()
            trace = TRACE * lesson.kept[step + 1, :, None]  # nobody is credited with what others' slips brought
            then = chances[step + 1] + trace * hopes[step + 1]
            hopes[step] = over * lesson.shares[step + 1] + (1 - over) * then - chances[step]
            then = leads[step + 1] + trace * ahead_by[step + 1]
            ahead_by[step] = over * ahead[step + 1] + (1 - over) * then - leads[step]
            gain = players * hopes[step] + margin * ahead_by[step]
            better[step] = gain.gather(1, lesson.seats[step].long())[:, 0]
        better = better[:steps]
        seats = lesson.seats[:steps].long()
        kept = lesson.kept[:steps, :, None]
        shares = from_seat(kept * hopes[:steps] + chances[:steps], seats, players)
        margins = from_seat(kept * ahead_by[:steps] + leads[:steps], seats, players)
        explained = float(1 - hopes[:steps].var() / shares.var())
        return Judgement((better - better.mean()) / (better.std() + 1e-6), shares, margins, explained)

    def foresee(self) -> tuple[Tensor, Tensor]:
        """The judge's chances and leads of all seats at each decision, by their numbers."""
        lesson, most = self.lesson, self.lesson.shares.shape[-1]
        chances, leads = [], []
        for step in range(lesson.actions.shape[0]):
            with torch.no_grad(), self.student.quick():
                said, ahead = self.student.critic(lesson.observations[step], lesson.secrets[step])
            seat = lesson.seats[step].long()
            sitting = at_table(said[:, :most], self.players)
            chances.append(to_seats(functional.softmax(sitting, -1), seat, self.players))
            leads.append(to_seats(ahead[:, :most], seat, self.players))
        return torch.stack(chances), torch.stack(leads)


def at_table(said: Tensor, players: Tensor) -> Tensor:
    """Without a chance for seats that nobody sits on; a row for each game, `players` in a column."""
    return said.masked_fill(torch.arange(said.shape[-1], device=said.device) >= players, NEVER)


def leads_of(scores: Tensor, players: Tensor, large: float) -> Tensor:
    """How far each seat is ahead of the best of the others; a large lead is 2."""
    sitting = at_table(scores, players)
    best = sitting.topk(2, -1).values
    others = torch.where(sitting == best[..., :1], best[..., 1:2], best[..., :1])
    return ((sitting - others) * 2 / large).clamp(-2, 2)


def to_seats(relative: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    """Numbers by seat, from numbers that are counted from one of them on."""
    return relative.gather(-1, turned(relative, -seat, players))


def from_seat(numbers: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    return numbers.gather(-1, turned(numbers, seat, players))


def turned(numbers: Tensor, by: Tensor, players: Tensor) -> Tensor:
    """Which place each number comes from if those of the players are moved on; the others stay."""
    places = torch.arange(numbers.shape[-1], device=numbers.device)
    return torch.where(places < players, (places + by) % players, places).expand(numbers.shape)
