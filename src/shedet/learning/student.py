"""Whoever learns: what is planned, the nets, and everything else that goes on when training does."""

from typing import Any, NamedTuple

import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import u8

from shedet.core.game import Game
from shedet.games import find_game
from shedet.learning.batches import Batches
from shedet.learning.model import Critic, Leaf, Policy, Sizes

RATE = 5e-4
LOOKS = 160  # steps of the games from which scales are taken
ELDERS = 4  # earlier selves that are kept


class Plan(NamedTuple):
    """What is trained, and on what."""

    game: str
    players: tuple[int, ...]  # every process plays with all these numbers, equally many games
    options: dict[str, int]
    seconds: float
    device: str
    workers: int
    games: int  # games of a side of a worker
    steps: int = 32  # decisions of each game between two lessons
    batch: int = 16_384  # decisions that are learned from at once
    passes: int = 2  # over what was played
    sizes: Sizes = Sizes()
    seed: str = "train"
    rival: bool = False  # whether the elders are a net that is to be beaten, and stay as they are

    @property
    def most(self) -> int:
        """The largest number of players."""
        return max(self.players)

    @property
    def groups(self) -> list[tuple[int, int]]:
        """Numbers of players, and how many games of a side of a worker have them."""
        share, left = divmod(self.games, len(self.players))
        return [(players, share + (group < left)) for group, players in enumerate(self.players)]


class Student:
    """The nets, and what else goes on when training does."""

    def __init__(self, plan: Plan) -> None:
        game = find_game(plan.game)
        self.game: Game = game
        self.device = torch.device(plan.device)
        scales, hidden, seen, kept, self.lead = look_around(plan)
        self.policy = Policy(game, scales, plan.sizes).to(self.device)
        self.critic = Critic(game, scales, hidden, plan.sizes).to(self.device)
        self.leaf = Leaf(game, scales * seen, hidden, plan.sizes).to(self.device)
        self.kept = torch.from_numpy(kept).to(self.device)
        self.elders = [Policy(game, scales, plan.sizes).to(self.device) for _ in range(ELDERS)]
        for elder in self.elders:
            elder.load_state_dict(self.policy.state_dict())
        self.numbers = [*self.policy.parameters(), *self.critic.parameters(), *self.leaf.parameters()]
        on_gpu = self.device.type == "cuda"
        self.rate = torch.tensor(RATE, device=self.device)  # a tensor: a recorded step reads it anew each time
        self.optimizer = torch.optim.Adam(
            self.numbers, lr=self.rate if on_gpu else RATE, eps=1e-5, fused=on_gpu or None, capturable=on_gpu
        )
        self.seconds = 0.0
        self.lessons = 0
        self.decisions = 0
        self.games = 0
        self.commands: list[str] = []  # that have trained it, one after the other
        self.judge_is_new = False  # while the policy is not
        self.grown_old = 0  # selves that have become elders

    def is_sound(self) -> bool:
        return all(bool(torch.isfinite(number).all()) for number in self.numbers)

    def learn_at(self, rate: float) -> None:
        self.rate.fill_(rate)
        if self.device.type != "cuda":
            for group in self.optimizer.param_groups:
                group["lr"] = rate

    def soften(self, share: float) -> None:
        """Be less sure of what to do: scores are only this share of what they were. Whoever is sure tries nothing else,
        and learns nothing new."""
        with torch.no_grad():
            for layer in (self.policy.head, *self.policy.pointers.values()):
                layer.weight.mul_(share)
                layer.bias.mul_(share)

    def meet(self, rival: "Student") -> None:
        """All elders are this one from now on."""
        for elder in self.elders:
            elder.load_state_dict(rival.policy.state_dict())

    def grow_old(self) -> None:
        """The present self takes the place of an elder: the newest is always there, and of the others each goes in
        turn, so that they reach further and further back."""
        place = 0 if self.grown_old % 2 == 0 else 1 + (self.grown_old // 2) % (ELDERS - 1)
        self.elders[place].load_state_dict(self.policy.state_dict())
        self.grown_old += 1

    def state(self) -> dict[str, Any]:
        return {
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "leaf": self.leaf.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "seconds": self.seconds,
            "lessons": self.lessons,
            "decisions": self.decisions,
            "games": self.games,
            "commands": self.commands,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.policy.load_state_dict(state["policy"])
        self.critic.load_state_dict(state["critic"])
        self.leaf.load_state_dict(state["leaf"])
        for elder in self.elders:
            elder.load_state_dict(state["policy"])
        self.optimizer.load_state_dict(state["optimizer"])
        if self.device.type == "cuda":
            for group in self.optimizer.param_groups:
                group["lr"] = self.rate
        self.seconds, self.lessons = float(state["seconds"]), int(state["lessons"])
        self.decisions, self.games = int(state["decisions"]), int(state["games"])
        self.commands = [str(command) for command in state["commands"]]

    def quick(self) -> torch.autocast:
        """Half the bits where that is quicker. (What is kept of one net would be used by both threads.)"""
        return torch.autocast(
            self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda", cache_enabled=False
        )


class Looked(NamedTuple):
    """What a look around has shown: that all numbers may count alike."""

    scales: np.ndarray  # of the observation
    hidden: np.ndarray  # of the secrets
    seen: np.ndarray  # 1 for each number of the observation that a glance shows, too: a search remembers nothing
    kept: np.ndarray  # 0 for each number that a glance leaves blank
    lead: float  # how many points are a large lead


def look_around(plan: Plan) -> Looked:
    """How large each number of an observation gets in random play and against merchants, and by how many points
    merchants are ahead of random play."""
    game = find_game(plan.game)
    most, most_hidden = np.zeros(int(game.observation.size)), np.zeros(int(game.secrets.size))
    seen: np.ndarray = np.ones(int(game.observation.size), dtype=np.float32)
    blank: np.ndarray = np.ones(int(game.observation.size), dtype=bool)
    leads: list[float] = []
    chance = np.random.default_rng(1)
    for players in sorted(set(plan.players)):
        for bot in ("random", "merchant"):
            seats: np.ndarray = np.arange(32) % players
            games = Batches(plan.game, players, plan.options, 32, "scales", [1 << int(seat) for seat in seats], bot=bot)
            for _ in range(LOOKS):
                most = np.maximum(most, games.observations.max(0))
                most_hidden = np.maximum(most_hidden, games.secrets.max(0))
                glanced = glances(games)
                seen[(games.observations != glanced).any(0)] = 0.0
                blank &= (glanced == 0).all(0)
                masks = games.masks
                games.step((masks * chance.random(masks.shape)).argmax(1).tolist())
                if bot == "merchant":
                    behind = games.scores.max(1) - games.scores[np.arange(32), seats]
                    leads.extend(behind[games.ended == 1].tolist())
    lead = max(1.0, float(np.mean(leads))) if leads else 1.0
    scales = [(2.0 / np.maximum(2, each)).astype(np.float32) for each in (most, most_hidden)]
    return Looked(scales[0], scales[1], seen, np.where(blank & (seen == 0), 0, 1).astype(np.uint8), lead)


def glances(games: Batches) -> np.ndarray:
    """What would be observed by those who remember nothing."""
    size = int(games.game.observation.size)
    found = vec[u8]([0] * (size * len(games.seats)))
    for number, seat in enumerate(games.seats.tolist()):
        knowledge = games.game.glance(games.batch.positions[number], seat)
        games.game.observe(knowledge, found, number * size)
    return np.frombuffer(found, np.uint8).reshape(-1, size)
