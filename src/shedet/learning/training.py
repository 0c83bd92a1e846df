"""Learning by playing against oneself: proximal policy optimisation with a judge that sees all cards.

Games go on while the net learns from the last ones: one thread decides, another learns. The judge says what each seat
may hope for; whoever acts is rewarded for what that changes. In some games a merchant or an earlier self sits at one of
the seats, so that weak play is still punished and old tricks are still known. In the beginning merchants give advice
at every decision: whoever starts from nothing would lose much time with games that lead nowhere.

Searches ask the net about positions of which nobody remembers how they came about. So it also learns to say, without
what is remembered, what it would do with it.
"""

import math
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import torch
import torch.nn.functional as functional
from torch import Tensor

from shedet.core.errors import ShedetError
from shedet.learning.crew import SIDES
from shedet.learning.lessons import Judge, Lesson, at_table
from shedet.learning.model import log_chances, unpack
from shedet.learning.playing import Playing
from shedet.learning.student import RATE, Plan, Student

CLIP = 0.2
CURIOSITY = (0.03, 0.008)  # at the beginning and at the end
MARGIN = (0.5, 0.05)  # what being ahead counts beside winning
STEADY = 1.0  # the longest step of a gradient
ADVISED = 0.1  # of the time, how long advice is listened to, less and less
UNSURE = 0.05  # of the time, how long a policy does not listen to a new judge
TRUST = 0.5  # in advice: the rest is left open, or nobody would try again what merchants do not do
SWITCH = 0.0005  # seconds that the two threads wait for each other at most: games are waiting, too
GLANCED = 4  # one of so many decisions is made again by somebody who remembers nothing
GROW_OLD = 45.0  # seconds after which the present self becomes an earlier one


class Progress(NamedTuple):
    """How training goes."""

    seconds: float
    lessons: int
    decisions: int
    games: int
    curiosity: float  # how mixed the policy is, in nats
    surprise: float  # of the judge by who won: cross-entropy
    leaf: float  # of the leaf, likewise
    explained: float  # part of what happens that the judge foresaw
    won: float  # of the games with an elder, the part that the elder has not won
    # Parts of the time in which
    playing: float  # games were waited for, and
    waited: float  # a lesson, before the next could begin; the rest went into decisions
    learning: float  # lessons were learned, beside that
    busy: float  # the processes that play had something to do


class Pressure:
    """What counts how much in a step, as tensors: a recorded step reads them anew each time."""

    def __init__(self, device: torch.device) -> None:
        self.policy = torch.ones((), device=device)
        self.curiosity = torch.zeros((), device=device)
        self.advice = torch.zeros((), device=device)

    def set(self, policy: float, curiosity: float, advice: float) -> None:
        self.policy.fill_(policy)
        self.curiosity.fill_(curiosity)
        self.advice.fill_(advice)


class Learning:
    """Learns from lessons, a minibatch at a time."""

    def __init__(self, plan: Plan, student: Student, playing: Playing) -> None:
        self.plan = plan
        self.student = student
        self.device = student.device
        self.actions = student.game.actions
        self.lesson = Lesson(student.game, plan, self.device)
        players = playing.players.repeat(SIDES)
        self.judge = Judge(student, self.lesson, players[:, None])
        elders = playing.elder_of.repeat(SIDES)
        self.decisions = plan.steps * len(players)
        self.size = min(plan.batch, self.decisions)
        self.players = players.repeat(plan.steps)
        self.elder_of = elders.repeat(plan.steps)
        self.better = torch.zeros(self.decisions, device=self.device)
        self.shares = torch.zeros((self.decisions, plan.most), device=self.device)
        self.margins = torch.zeros((self.decisions, plan.most), device=self.device)
        self.chosen = torch.zeros(self.size, dtype=torch.int64, device=self.device)
        self.sums = torch.zeros(4, device=self.device)  # of what the steps of a lesson found
        self.pressure = Pressure(self.device)
        self.generator = torch.Generator(device=self.device)
        self.generator.manual_seed(17)
        self.graph: torch.cuda.CUDAGraph | None = None

    def record(self, stream: "torch.cuda.Stream") -> None:
        """Have the GPU remember a step; the nets and what the optimiser knows stay as they are."""
        student = self.student
        kept = [number.detach().clone() for number in student.numbers]
        before = {
            number: {name: each.clone() for name, each in known.items()}
            for number, known in enumerate(student.optimizer.state.values())
        }
        student.learn_at(0.0)
        self.lesson.packed.fill_(255)
        torch.cuda.synchronize()
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.step()
        torch.cuda.synchronize()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph, stream=stream):
            self.step()
        torch.cuda.synchronize()
        with torch.no_grad():
            for number, old in zip(student.numbers, kept, strict=True):
                number.copy_(old)
            for number, known in enumerate(student.optimizer.state.values()):
                for name, each in known.items():
                    each.copy_(before[number][name]) if before else each.zero_()
        torch.cuda.synchronize()

    def learn(self, rate: float, grown: float, policy: float, advice: float) -> tuple[list[float], float]:
        """What the steps found on average, and how much the judge foresaw."""
        self.student.learn_at(rate)
        self.pressure.set(policy, falling(CURIOSITY, grown), advice)
        judged = self.judge.judge(falling(MARGIN, grown))
        self.better.copy_(judged.better.reshape(-1))
        self.shares.copy_(judged.shares.reshape(self.decisions, -1))
        self.margins.copy_(judged.margins.reshape(self.decisions, -1))
        self.sums.zero_()
        rounds = 0
        for _ in range(self.plan.passes):
            order = torch.randperm(self.decisions, device=self.device, generator=self.generator)
            for first in range(0, self.decisions - self.size + 1, self.size):
                self.chosen.copy_(order[first : first + self.size])
                if self.graph is None:
                    self.step()
                else:
                    self.graph.replay()
                rounds += 1
        return (self.sums / rounds).tolist(), judged.explained

    def won(self) -> float:
        """Of the games of this lesson in which an elder played, the part that it has not won."""
        lesson = self.lesson
        elders = self.elder_of[: lesson.actions.shape[1]]
        ended = (lesson.ended[1:, :, 0] == 1) & (elders >= 0)
        theirs = lesson.shares[1:].gather(-1, elders.clamp(min=0).expand(ended.shape)[..., None])[..., 0]
        return float(1 - (theirs * ended).sum() / ended.sum().clamp(min=1))

    def of(self, numbers: Tensor) -> Tensor:
        """Those of the decisions that are learned from now; `numbers` has a row for each step and game, or for all."""
        return numbers.reshape(-1, *numbers.shape[2:])[: self.decisions].index_select(0, self.chosen)

    def step(self) -> None:
        student, lesson, most = self.student, self.lesson, self.plan.most
        observations, secrets = self.of(lesson.observations), self.of(lesson.secrets)
        masks = unpack(self.of(lesson.packed), self.actions)
        shares = self.shares.index_select(0, self.chosen).clamp(0, 1)
        margins = self.margins.index_select(0, self.chosen)
        players = self.players.index_select(0, self.chosen)[:, None]
        student.optimizer.zero_grad(set_to_none=False)
        with student.quick():
            scores = student.policy(observations)
            said, ahead = student.critic(observations, secrets)
            leaf = student.leaf(observations, secrets)
        chances = log_chances(scores, masks)
        policy, mixed = self.regret(chances, masks)
        obeyed = self.disobedience(chances, masks)
        forgot = self.forgetting(observations, chances, masks)
        surprise = self.surprise(said[:, :most], players, shares)
        small = self.surprise(leaf[:, :most], players, shares)
        sitting = (torch.arange(most, device=self.device) < players).float()
        lead = ((ahead[:, :most] - margins).square() * sitting).sum() / sitting.sum()
        acting = self.pressure.policy * (policy + forgot) + self.pressure.advice * obeyed
        (acting + surprise + small + 0.5 * lead).backward()
        torch.nn.utils.clip_grad_norm_(student.numbers, STEADY)
        student.optimizer.step()
        found = [policy.detach(), mixed.detach(), surprise.detach(), small.detach()]
        self.sums.add_(torch.stack(found))

    def regret(self, chances: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Of decisions that turned out badly (clipped, as in proximal policy optimisation); how mixed the policy is."""
        lesson = self.lesson
        actions, before = self.of(lesson.actions), self.of(lesson.chances)
        better = self.better.index_select(0, self.chosen)
        mine = (self.of(lesson.seats)[:, 0] != self.elder_of.index_select(0, self.chosen)).float()
        ratio = (chances.gather(1, actions[:, None])[:, 0] - before).exp()
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        mixed = -(chances.exp() * chances.masked_fill(~masks, 0.0)).sum(-1)
        regret = -((gain + self.pressure.curiosity * mixed) * mine).sum() / mine.sum().clamp(min=1)
        return regret, mixed.mean()

    def disobedience(self, chances: Tensor, masks: Tensor) -> Tensor:
        """How unlikely it is that advice is followed, where there is any."""
        advice = self.of(self.lesson.advice)[:, 0]
        advised = (advice >= 0).float()
        followed = chances.gather(1, advice.clamp(min=0).long()[:, None])[:, 0].clamp(min=-20.0)
        open_minded = (chances.clamp(min=-20.0) * masks).sum(-1) / masks.sum(-1)
        followed = TRUST * followed + (1 - TRUST) * open_minded
        return -(followed * advised).sum() / advised.sum().clamp(min=1)

    def forgetting(self, observations: Tensor, chances: Tensor, masks: Tensor) -> Tensor:
        """How far off the policy is without what a seat remembers: searches ask about positions at a glance."""
        some = max(1, self.size // GLANCED)
        with self.student.quick():
            scores = self.student.policy(observations[:some] * self.student.kept)
        glanced = log_chances(scores, masks[:some]).masked_fill(~masks[:some], 0.0)
        return -(chances[:some].detach().exp() * glanced).sum(-1).mean()

    def surprise(self, said: Tensor, players: Tensor, shares: Tensor) -> Tensor:
        return -(shares * functional.log_softmax(at_table(said, players), -1).clamp(min=-30.0)).sum(-1).mean()


class Trainer:
    """One run of training."""

    def __init__(self, plan: Plan, student: Student) -> None:
        self.plan = plan
        self.student = student
        self.playing = Playing(plan, student)
        self.learning = Learning(plan, student, self.playing)
        self.acting, self.studying = streams(student.device)
        if student.device.type == "cuda":
            self.playing.record(self.acting)
            self.learning.record(self.studying)
        self.began = self.grown_old = time.monotonic()
        self.spent = student.seconds
        self.waited = 0.0
        self.learned = 0.0

    def past(self) -> float:
        """How far this run has come, from 0 to 1."""
        return min(1.0, (time.monotonic() - self.began) / self.plan.seconds)

    def grown(self) -> float:
        """How far the learner has come, from 0 to 1: whoever has learned before begins in the middle, with smaller
        steps and less curiosity."""
        return self.past() if self.spent == 0.0 else 0.5 * (1.0 + self.past())

    def advice(self) -> float:
        """How much is given for advice: at first all, then nothing. Whoever has learned before needs none."""
        return max(0.0, 1.0 - self.past() / ADVISED) if self.spent == 0.0 else 0.0

    def learn(self) -> Progress:
        """From the lesson that was played last."""
        student, grown, begun = self.student, self.grown(), time.monotonic()
        rate = RATE * min(1.0, (student.lessons + 1) / 20) * max(0.02, 0.5 * (1 + math.cos(math.pi * grown)))
        unsure = student.judge_is_new and self.past() < UNSURE
        found, explained = self.learning.learn(rate, grown, 0.0 if unsure else 1.0, self.advice())
        if not all(math.isfinite(number) for number in found):
            raise ShedetError("training has come to numbers that are none; the last checkpoint is good.")
        student.lessons += 1
        student.decisions += self.learning.decisions
        student.games += int(self.learning.lesson.ended[1:].sum())
        student.seconds = self.spent + time.monotonic() - self.began
        if time.monotonic() - self.grown_old > GROW_OLD and not self.plan.rival:
            self.grown_old = time.monotonic()
            student.grow_old()
        now = time.monotonic()
        self.learned += now - begun
        done = (student.seconds, student.lessons, student.decisions, student.games)
        past = now - self.began
        times = (self.playing.waited / past, self.waited / past, self.learned / past, self.playing.busy / past)
        return Progress(*done, found[1], found[2], found[3], explained, self.learning.won(), *times)

    def run(self, tell: Callable[[Progress], None]) -> None:
        """Until the time is over, or `tell` raises something."""
        learner = Learner(self)
        sys.setswitchinterval(SWITCH)
        try:
            while time.monotonic() - self.began < self.plan.seconds:
                if self.advice() > 0.0:
                    self.playing.crew.ask_for_advice()
                else:
                    self.playing.crew.no_more_advice()
                with on(self.acting):
                    self.playing.play()
                waiting = time.monotonic()
                progress = learner.finished()
                self.waited += time.monotonic() - waiting
                if progress:
                    tell(progress)
                with on(self.acting):
                    self.learning.lesson.take(self.playing.lesson)
                learner.begin()
            if progress := learner.finished():
                tell(progress)
        finally:
            learner.finished()
            self.playing.close()


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


def falling(span: tuple[float, float], grown: float) -> float:
    return span[0] * float((span[1] / span[0]) ** grown)
