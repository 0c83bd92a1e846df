"""Games go on: a crew plays them, and a policy decides.

On a GPU the whole decision is recorded once (a CUDA graph) and repeated from then on: hundreds of small steps would
otherwise be told to it one by one, by a thread that has to share its interpreter with the one that learns.
"""

import time
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from shedet.core.errors import ShedetError
from shedet.core.game import Game
from shedet.learning.crew import SIDES, Crew, Order
from shedet.learning.lessons import SHOWN, Lesson
from shedet.learning.model import NEVER, Policy, log_chances, unpack
from shedet.learning.student import ELDERS, Plan, Student

MERCHANTS = 8  # in every so many games a merchant has a seat; of several players, all seats but one every second time
EARLIER = 8  # likewise an earlier self
SLIPPING = 4  # likewise everybody slips now and then: searches judge what nobody would play, too
SLIP = 0.05  # how often, in these games
FOLLOW = 16  # steps after which those who play have caught up with what was learned


class Seating(NamedTuple):
    """Who decides in games with the same number of players."""

    learners: list[int]  # seats that are decided for, a bit each: a merchant has the others
    elders: list[int]  # the seat of an earlier self, or -1
    slips: list[float]  # how often anything is done


def seating(players: int, games: int) -> Seating:
    every = (1 << players) - 1
    learners, elders, slips = [], [], []
    for number in range(games):
        learners.append(learning_seats(number // MERCHANTS, players) if number % MERCHANTS == 0 else every)
        elders.append(number // EARLIER % players if number % EARLIER == EARLIER // 2 else -1)
        slips.append(SLIP if number % SLIPPING == 1 else 0.0)
    return Seating(learners, elders, slips)


def learning_seats(number: int, players: int) -> int:
    """In the games with merchants, all seats in turn: one merchant, and where there are more players also one learner
    among merchants."""
    if players > 2 and number % 2 == 1:
        return 1 << (number // 2 % players)
    seat = number // 2 % players if players > 2 else number % players
    return ((1 << players) - 1) & ~(1 << seat)


def seating_with_rival(players: int, games: int) -> Seating:
    """The rival has a seat in every game, all seats in turn."""
    every = (1 << players) - 1
    elders = [number % players for number in range(games)]
    return Seating([every] * games, elders, [0.0] * games)


class Decided(NamedTuple):
    actions: Tensor
    chances: Tensor  # with which they were drawn, as logarithms
    kept: Tensor  # how much of what comes of them is the policy's doing: less than 1 if somebody slipped


class Table:
    """The decisions that one side of a crew waits for, on the device."""

    def __init__(self, shown: dict[str, np.ndarray], device: torch.device) -> None:
        self.shown = {name: torch.from_numpy(array) for name, array in shown.items()}
        self.here = {name: self.shown[name].to(device) for name in SHOWN}
        self.graph: torch.cuda.CUDAGraph | None = None
        self.decided: Decided | None = None

    def look(self) -> None:
        for name in SHOWN:
            self.here[name].copy_(self.shown[name], non_blocking=True)


class Playing:
    """Plays lessons."""

    def __init__(self, plan: Plan, student: Student) -> None:
        self.plan = plan
        self.student = student
        self.device = student.device
        self.actions = student.game.actions
        seat = seating_with_rival if plan.rival else seating
        seatings = [seat(players, games) for players, games in plan.groups]
        learners = tuple(seating.learners for seating in seatings)
        order = Order(plan.game, plan.players, plan.options, plan.seed, learners, "merchant")
        self.crew = Crew(order, plan.workers)
        self.pinned = self.pin()
        self.tables = [Table(self.crew.sides[side], self.device) for side in range(SIDES)]
        elders = [seat for seating in seatings for seat in seating.elders] * plan.workers
        players = [players for players, games in plan.groups for _ in range(games)] * plan.workers
        self.elder_of = torch.tensor(elders, device=self.device)  # its seat in each game of a side, or -1
        self.elders_games = (self.elder_of >= 0).nonzero()[:, 0]
        self.players = torch.tensor(players, device=self.device)
        slips = [slip for seating in seatings for slip in seating.slips] * plan.workers
        self.slips = torch.tensor(slips, device=self.device)[:, None]
        # Of all that has been learned, two are playing: the present self, and in each lesson another of the elders.
        self.present = as_player(student.policy, student.game, plan)
        self.elder = as_player(student.policy, student.game, plan)
        self.lessons = 0
        self.lesson = Lesson(student.game, plan, self.device)
        self.carried = [False] * SIDES  # the first row is the last one of the lesson before
        self.waited = 0.0  # seconds, for the crew

    @property
    def busy(self) -> float:
        """Seconds that a process of the crew has played, on average."""
        return float(self.crew.busy.mean())

    def pin(self) -> int:
        """Where the GPU reads the crew's memory itself; 0 without one."""
        if self.device.type != "cuda":
            return 0
        first = np.ndarray((1,), np.uint8, self.crew.memory.buf).ctypes.data
        if int(torch.cuda.cudart().cudaHostRegister(first, self.crew.memory.size, 0)) != 0:
            raise ShedetError("the GPU cannot read the memory of the games; --device cpu trains without it.")
        return first

    def record(self, stream: "torch.cuda.Stream") -> None:
        """Have the GPU remember how decisions are made."""
        torch.cuda.synchronize()
        for table in self.tables:
            table.here["packed"].fill_(255)
            with torch.cuda.stream(stream):
                for _ in range(3):
                    self.decide(table)
            torch.cuda.synchronize()
            table.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(table.graph, stream=stream):
                table.decided = self.decide(table)
        torch.cuda.synchronize()

    def play(self) -> None:
        """Fill a lesson. Its last row is looked at, not decided: that is the first of the next."""
        follow(self.elder, self.student.elders[self.lessons % ELDERS])
        self.lessons += 1
        for step in range(self.plan.steps + 1):
            if step % FOLLOW == 0:
                follow(self.present, self.student.policy)
            for side, table in enumerate(self.tables):
                if not self.carried[side]:
                    waiting = time.monotonic()
                    self.crew.wait(side)
                    self.waited += time.monotonic() - waiting
                    table.look()
                self.carried[side] = step == self.plan.steps
                games = self.plan.workers * self.plan.games
                here = slice(side * games, (side + 1) * games)
                if step < self.plan.steps:
                    decided = self.answer(table)
                    table.shown["actions"][:, 0].copy_(decided.actions.int())
                    self.crew.go(side)
                    self.lesson.actions[step, here] = decided.actions
                    self.lesson.chances[step, here] = decided.chances
                    self.lesson.kept[step, here] = decided.kept
                for name in SHOWN:
                    getattr(self.lesson, name)[step, here] = table.here[name]

    def answer(self, table: Table) -> Decided:
        if table.graph is None or table.decided is None:
            return self.decide(table)
        table.graph.replay()
        return table.decided

    def decide(self, table: Table) -> Decided:
        observations = table.here["observations"]
        masks = unpack(table.here["packed"], self.actions)
        meant = self.chances(self.present, observations, masks)
        actions, chances = draw(slipping(meant, masks, self.slips))
        kept = (meant.gather(1, actions[:, None])[:, 0] - chances).exp().clamp(max=1.0)
        games = self.elders_games
        if len(games):
            theirs, _ = draw(self.chances(self.elder, observations[games], masks[games]))
            is_theirs = table.here["seats"][games, 0] == self.elder_of[games]
            actions[games] = torch.where(is_theirs, theirs, actions[games])
        return Decided(actions, chances, kept)

    def chances(self, policy: Policy, observations: Tensor, masks: Tensor) -> Tensor:
        """Of all actions, as logarithms."""
        with torch.no_grad(), self.student.quick():
            scores = policy(observations)
        return log_chances(scores, masks)

    def close(self) -> None:
        if self.pinned:
            torch.cuda.synchronize()
            torch.cuda.cudart().cudaHostUnregister(self.pinned)
        self.tables.clear()  # they look at the crew's memory
        self.crew.close()


def as_player(policy: Policy, game: Game, plan: Plan) -> Policy:
    """A copy that only plays. On a GPU most of its numbers have half the bits, so that they need not be shortened at
    every decision."""
    player = Policy(game, np.ones(int(game.observation.size)), plan.sizes).to(plan.device)
    for layer in player.modules():
        if isinstance(layer, nn.Linear) and layer is not player.head and layer.weight.is_cuda:
            layer.to(torch.bfloat16)
    follow(player, policy)
    return player


def follow(player: Policy, policy: Policy) -> None:
    """Have a player do what the policy does by now."""
    with torch.no_grad():
        for mine, learned in zip(player.state_dict().values(), policy.state_dict().values(), strict=True):
            mine.copy_(learned)


def slipping(chances: Tensor, masks: Tensor, slips: Tensor) -> Tensor:
    """The chances of somebody who does anything at all now and then: `slips` says how often, game by game."""
    anything = (slips / masks.sum(-1, keepdim=True)).log().masked_fill(~masks, NEVER)
    return torch.logaddexp(chances + (1 - slips).log(), anything)


def draw(chances: Tensor) -> tuple[Tensor, Tensor]:
    """Actions, and the logarithms of the chances they were drawn with."""
    noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
    actions = (chances + noise).argmax(-1)
    return actions, chances.gather(1, actions[:, None])[:, 0]
