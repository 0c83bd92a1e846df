"""Learning by playing against oneself: proximal policy optimisation with a judge that sees all cards.

Games go on while the net learns from the last ones (`Crew` plays, one thread decides, another learns). The judge says
what each seat may hope for; whoever acts is rewarded for what that changes. In some games a merchant or an earlier self
sits at one of the seats, so that weak play is still punished and old tricks are still known.
"""

import math
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import torch
import torch.nn.functional as functional
from torch import Tensor

from shedet.core.errors import ShedetError
from shedet.core.game import Game
from shedet.games import find_game
from shedet.learning.batches import Batches
from shedet.learning.crew import SIDES, Crew, Order
from shedet.learning.model import Critic, Policy, Sizes, log_chances, unpack

CLIP = 0.2
TRACE = 0.95  # how far a surprise reaches back
PASSES = 2  # over what was played
RATE = 5e-4
CURIOSITY = (0.02, 0.002)  # at the beginning and at the end
MARGIN = (0.5, 0.05)  # what being ahead counts beside winning
MARGIN_SCALE = 30.0
STEADY = 1.0  # the longest step of a gradient
MERCHANTS = 8  # in every so many games a merchant has a seat
ELDERS = 8  # likewise an earlier self
COLUMNS = ("observations", "secrets", "packed", "seats", "ended", "shares", "scores")  # that a crew shows
LOOKS = 160  # steps of the games from which scales are taken


class Plan(NamedTuple):
    """What is trained, and on what."""

    game: str
    players: int
    options: dict[str, int]
    seconds: float
    device: str
    workers: int
    games: int  # games of a side of a worker
    steps: int = 32  # decisions of each game between two lessons
    batch: int = 16_384  # decisions that are learned from at once
    sizes: Sizes = Sizes()
    seed: str = "train"


class Progress(NamedTuple):
    """How training goes."""

    seconds: float
    lessons: int
    decisions: int
    games: int
    curiosity: float  # how mixed the policy is, in nats
    surprise: float  # of the judge by who won: cross-entropy
    explained: float  # part of what happens that the judge foresaw


class Judgement(NamedTuple):
    """What a judge makes of a lesson, decision by decision."""

    better: Tensor  # how much better it made things for who decided
    shares: Tensor  # of the victory, which the judge should have foreseen: seat by seat from the one that decided
    margins: Tensor  # likewise, by how much each is ahead
    explained: float  # part of what happened that it did foresee


class Student:
    """The nets, and what else goes on when training does."""

    def __init__(self, plan: Plan) -> None:
        game = find_game(plan.game)
        self.game: Game = game
        self.device = torch.device(plan.device)
        scales, hidden = look_around(plan)
        self.policy = Policy(game, scales, plan.sizes).to(self.device)
        self.critic = Critic(game, scales, hidden, plan.sizes).to(self.device)
        self.elder = Policy(game, scales, plan.sizes).to(self.device)
        self.elder.load_state_dict(self.policy.state_dict())
        self.numbers = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(self.numbers, lr=RATE, eps=1e-5)
        self.seconds = 0.0
        self.lessons = 0
        self.decisions = 0
        self.games = 0

    def is_sound(self) -> bool:
        return all(bool(torch.isfinite(number).all()) for number in self.numbers)

    def state(self) -> dict[str, Any]:
        return {
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "seconds": self.seconds,
            "lessons": self.lessons,
            "decisions": self.decisions,
            "games": self.games,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.policy.load_state_dict(state["policy"])
        self.elder.load_state_dict(state["policy"])
        self.critic.load_state_dict(state["critic"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.seconds, self.lessons = float(state["seconds"]), int(state["lessons"])
        self.decisions, self.games = int(state["decisions"]), int(state["games"])

    def quick(self) -> torch.autocast:
        """Half the bits where that is quicker. (What is kept of one net would be used by both threads.)"""
        return torch.autocast(
            self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda", cache_enabled=False
        )


def look_around(plan: Plan) -> tuple[np.ndarray, np.ndarray]:
    """How large each number of an observation gets in random play and against merchants, so that all count alike."""
    most: list[np.ndarray] = []
    chance = np.random.default_rng(1)
    for bot in ("random", "merchant"):
        learners = [1 << (number % plan.players) for number in range(32)]
        games = Batches(plan.game, plan.players, plan.options, 32, "scales", learners, bot=bot)
        for _ in range(LOOKS):
            most = [
                np.maximum(before, seen.max(0))
                for before, seen in zip(
                    most or [np.zeros(1), np.zeros(1)], (games.observations, games.secrets), strict=True
                )
            ]
            masks = games.masks
            games.step((masks * chance.random(masks.shape)).argmax(1).tolist())
    return (2.0 / np.maximum(2, most[0])).astype(np.float32), (2.0 / np.maximum(2, most[1])).astype(np.float32)


class Lesson:
    """What was played between two lessons: row t holds the decisions of all games at step t, and what had ended before
    them."""

    def __init__(self, game: Game, plan: Plan, device: torch.device) -> None:
        rows, games = plan.steps + 1, SIDES * plan.workers * plan.games

        def new(width: int, kind: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros((rows, games, width), dtype=kind, device=device)

        self.observations = new(int(game.observation.size))
        self.secrets = new(int(game.secrets.size))
        self.packed = new((game.actions + 7) // 8)
        self.seats = new(1)
        self.ended = new(1)
        self.shares = new(plan.players, torch.float32)
        self.scores = new(plan.players, torch.float32)
        self.actions = torch.zeros((rows, games), dtype=torch.int64, device=device)
        self.chances = torch.zeros((rows, games), device=device)  # with which they were chosen, as logarithms

    def take(self, other: "Lesson") -> None:
        for name in (*COLUMNS, "actions", "chances"):
            getattr(self, name).copy_(getattr(other, name))


class Trainer:
    """One run of training."""

    def __init__(self, plan: Plan, student: Student) -> None:
        self.plan = plan
        self.student = student
        self.device = student.device
        self.game = student.game
        learners, self.elders = seating(plan)
        order = Order(plan.game, plan.players, plan.options, plan.games, plan.seed, learners, "merchant")
        self.crew = Crew(order, plan.workers)
        self.playing = Lesson(self.game, plan, self.device)
        self.learning = Lesson(self.game, plan, self.device)
        self.elder_games = torch.tensor(
            [number for number in range(plan.workers * plan.games) if self.elders[number % plan.games] >= 0],
            device=self.device,
        )
        self.elder_seats = torch.tensor([seat for seat in self.elders * plan.workers if seat >= 0], device=self.device)
        every = torch.tensor((self.elders * plan.workers) * SIDES, device=self.device)
        self.elder_of = every  # the seat of an earlier self in each game, or -1
        self.carried = [False] * SIDES  # the first row is the last one of the lesson before
        self.acting, self.studying = streams(self.device)
        self.generator = torch.Generator(device=self.device)
        self.generator.manual_seed(17)
        if self.device.type == "cuda":
            torch.cuda.synchronize()  # what follows is done on other streams
        self.began = time.monotonic()
        self.spent = student.seconds

    # ---- playing

    def side(self, side: int) -> slice:
        games = self.plan.workers * self.plan.games
        return slice(side * games, (side + 1) * games)

    def play(self) -> None:
        """Fill a lesson. Its last row is looked at, not decided: that is the first of the next."""
        for step in range(self.plan.steps + 1):
            for side in range(SIDES):
                if not self.carried[side]:
                    self.crew.wait(side)
                self.carried[side] = step == self.plan.steps
                self.read(step, side)
                if step < self.plan.steps:
                    self.decide(step, side)
                    self.crew.go(side)

    def read(self, step: int, side: int) -> None:
        shown = self.crew.sides[side]
        for name in COLUMNS:
            getattr(self.playing, name)[step, self.side(side)] = torch.from_numpy(shown[name]).to(self.device)

    def decide(self, step: int, side: int) -> None:
        here = self.side(side)
        observations = self.playing.observations[step, here]
        masks = unpack(self.playing.packed[step, here], self.game.actions)
        actions, chances = self.draw(self.student.policy, observations, masks)
        if len(self.elder_games):
            chosen = self.elder_games
            theirs, _ = self.draw(self.student.elder, observations[chosen], masks[chosen])
            is_theirs = self.playing.seats[step, here][chosen, 0] == self.elder_seats
            actions[chosen] = torch.where(is_theirs, theirs, actions[chosen])
        self.playing.actions[step, here] = actions
        self.playing.chances[step, here] = chances
        self.crew.sides[side]["actions"][:, 0] = actions.int().cpu().numpy()

    def draw(self, policy: Policy, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        with torch.no_grad(), self.student.quick():
            scores = policy(observations)
        chances = log_chances(scores, masks)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
        actions = (chances + noise).argmax(-1)
        return actions, chances.gather(1, actions[:, None])[:, 0]

    # ---- learning

    def past(self) -> float:
        """How far this run has come, from 0 to 1."""
        return min(1.0, (time.monotonic() - self.began) / self.plan.seconds)

    def learn(self) -> Progress:
        """From the lesson that was played last."""
        student, lesson = self.student, self.learning
        steps, games = lesson.actions.shape[0] - 1, lesson.actions.shape[1]
        past = self.past()
        rate = RATE * min(1.0, (student.lessons + 1) / 20) * max(0.02, 0.5 * (1 + math.cos(math.pi * past)))
        for group in student.optimizer.param_groups:
            group["lr"] = rate
        judged = self.judge(falling(MARGIN, past))
        flat = {name: getattr(lesson, name)[:steps].reshape(steps * games, -1) for name in COLUMNS[:3]}
        is_mine = (lesson.seats[:steps, :, 0] != self.elder_of).reshape(-1)
        sums = torch.zeros(3, device=self.device)
        size, rounds = min(self.plan.batch, steps * games), 0
        for _ in range(PASSES):
            order = torch.randperm(steps * games, device=self.device, generator=self.generator)
            for first in range(0, steps * games - size + 1, size):
                chosen = order[first : first + size]
                sums += self.step(
                    {name: each[chosen] for name, each in flat.items()},
                    lesson.actions[:steps].reshape(-1)[chosen],
                    lesson.chances[:steps].reshape(-1)[chosen],
                    judged.better.reshape(-1)[chosen],
                    is_mine[chosen],
                    judged.shares.reshape(steps * games, -1)[chosen],
                    judged.margins.reshape(steps * games, -1)[chosen],
                    falling(CURIOSITY, past),
                )
                rounds += 1
        student.lessons += 1
        student.decisions += steps * games
        student.games += int(lesson.ended[1:].sum())
        student.seconds = self.spent + time.monotonic() - self.began
        found = (sums / rounds).tolist()
        if not all(math.isfinite(number) for number in found):
            raise ShedetError("training has come to numbers that are none; the last checkpoint is good.")
        return Progress(
            student.seconds, student.lessons, student.decisions, student.games, found[1], found[2], judged.explained
        )

    def judge(self, margin: float) -> Judgement:
        """Back from the end: each surprise of the judge is credited to the decisions before it, seat by seat."""
        lesson, players = self.learning, self.plan.players
        steps = lesson.actions.shape[0] - 1
        chances, leads = self.foresee()
        ahead = leads_of(lesson.scores)
        better = torch.zeros(lesson.actions.shape, device=self.device)
        hopes, ahead_by = torch.zeros_like(chances), torch.zeros_like(leads)
        for step in reversed(range(steps)):
            over = lesson.ended[step + 1].float()
            then = chances[step + 1] + TRACE * hopes[step + 1]
            hopes[step] = over * lesson.shares[step + 1] + (1 - over) * then - chances[step]
            then = leads[step + 1] + TRACE * ahead_by[step + 1]
            ahead_by[step] = over * ahead[step + 1] + (1 - over) * then - leads[step]
            gain = players * hopes[step] + margin * ahead_by[step]
            better[step] = gain.gather(1, lesson.seats[step].long())[:, 0]
        better = better[:steps]
        seats = lesson.seats[:steps].long()
        shares = from_seat(hopes[:steps] + chances[:steps], seats)
        margins = from_seat(ahead_by[:steps] + leads[:steps], seats)
        explained = float(1 - hopes[:steps].var() / shares.var())
        return Judgement((better - better.mean()) / (better.std() + 1e-6), shares, margins, explained)

    def foresee(self) -> tuple[Tensor, Tensor]:
        """The judge's chances and leads of all seats at each decision, by their numbers."""
        lesson, players = self.learning, self.plan.players
        chances, leads = [], []
        for step in range(lesson.actions.shape[0]):
            with torch.no_grad(), self.student.quick():
                said, ahead = self.student.critic(lesson.observations[step], lesson.secrets[step])
            seat = lesson.seats[step].long()
            chances.append(to_seats(functional.softmax(said[:, :players], -1), seat))
            leads.append(to_seats(ahead[:, :players], seat))
        return torch.stack(chances), torch.stack(leads)

    def step(
        self,
        seen: dict[str, Tensor],
        actions: Tensor,
        before: Tensor,
        better: Tensor,
        is_mine: Tensor,
        shares: Tensor,
        margins: Tensor,
        curiosity: float,
    ) -> Tensor:
        players = self.plan.players
        masks = unpack(seen["packed"], self.game.actions)
        with self.student.quick():
            scores = self.student.policy(seen["observations"])
            said, ahead = self.student.critic(seen["observations"], seen["secrets"])
        chances = log_chances(scores, masks)
        now = chances.gather(1, actions[:, None])[:, 0]
        ratio = (now - before).exp()
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        mixed = -(chances.exp() * chances.masked_fill(~masks, 0.0)).sum(-1)
        weight = is_mine.float()
        policy = -((gain + curiosity * mixed) * weight).sum() / weight.sum().clamp(min=1)
        surprise = -(shares.clamp(0, 1) * functional.log_softmax(said[:, :players], -1)).sum(-1).mean()
        lead = functional.mse_loss(ahead[:, :players], margins)
        self.student.optimizer.zero_grad()
        (policy + surprise + 0.5 * lead).backward()
        torch.nn.utils.clip_grad_norm_(self.student.numbers, STEADY)
        self.student.optimizer.step()
        return torch.stack([policy.detach(), mixed.detach().mean(), surprise.detach()])

    # ---- both at once

    def run(self, tell: Callable[[Progress], None]) -> None:
        """Until the time is over, or `tell` raises something."""
        learner = Learner(self)
        try:
            while time.monotonic() - self.began < self.plan.seconds:
                with on(self.acting):
                    self.play()
                if progress := learner.finished():
                    tell(progress)
                with on(self.acting):
                    self.learning.take(self.playing)
                learner.begin()
            if progress := learner.finished():
                tell(progress)
        finally:
            learner.finished()
            self.crew.close()


class Learner:
    """Learns in a thread of its own, a lesson at a time."""

    def __init__(self, trainer: Trainer) -> None:
        self.trainer = trainer
        self.thread: threading.Thread | None = None
        self.found: Progress | None = None
        self.error: BaseException | None = None

    def begin(self) -> None:
        self.thread = threading.Thread(target=self.work)
        self.thread.start()

    def work(self) -> None:
        try:
            with on(self.trainer.studying):
                self.found = self.trainer.learn()
        except BaseException as error:  # it is raised where somebody waits for it
            self.error = error

    def finished(self) -> Progress | None:
        if self.thread is None:
            return None
        self.thread.join()
        self.thread = None
        if self.error is not None:
            raise self.error
        return self.found


def streams(device: torch.device) -> tuple[Any, Any]:
    """Playing goes before learning on a GPU."""
    if device.type != "cuda":
        return None, None
    return torch.cuda.Stream(device, priority=-1), torch.cuda.Stream(device)


@contextmanager
def on(stream: Any) -> Iterator[None]:
    """What is done here is done when this is left."""
    if stream is None:
        yield
    else:
        with torch.cuda.stream(stream):
            yield
        stream.synchronize()


def seating(plan: Plan) -> tuple[list[int], list[int]]:
    """For each game the seats that are decided for, and the seat of an earlier self, or -1."""
    every = (1 << plan.players) - 1
    learners, elders = [], []
    for number in range(plan.games):
        seat = number // MERCHANTS % plan.players
        learners.append(every & ~(1 << seat) if number % MERCHANTS == 0 else every)
        elders.append(number // ELDERS % plan.players if number % ELDERS == ELDERS // 2 else -1)
    return learners, elders


def falling(span: tuple[float, float], past: float) -> float:
    return span[0] * float((span[1] / span[0]) ** past)


def leads_of(scores: Tensor) -> Tensor:
    """How far each seat is ahead of the best of the others, on a scale that suits a net."""
    best = scores.topk(2, -1).values
    others = torch.where(scores == best[..., :1], best[..., 1:2], best[..., :1])
    return ((scores - others) / MARGIN_SCALE).clamp(-2, 2)


def to_seats(relative: Tensor, seat: Tensor) -> Tensor:
    """Numbers by seat, from numbers that are counted from one of them on."""
    players = relative.shape[-1]
    return relative.gather(-1, (torch.arange(players, device=relative.device) - seat) % players)


def from_seat(numbers: Tensor, seat: Tensor) -> Tensor:
    players = numbers.shape[-1]
    return numbers.gather(-1, (torch.arange(players, device=numbers.device) + seat) % players)
