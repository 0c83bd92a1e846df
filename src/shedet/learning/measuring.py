"""How well a policy plays against a bot: all seats in turn, on the same deals."""

import math
from typing import NamedTuple

import numpy as np
import torch

from shedet.learning.batches import Batches
from shedet.learning.model import NEVER
from shedet.learning.student import Plan, Student


class Score(NamedTuple):
    share: float  # of the victories
    error: float  # half of a 95% interval, over deals
    games: int


def play_against(student: Student, plan: Plan, players: int, bot: str, deals: int, seed: str) -> Score:
    """The policy has one seat, the bot all others; it does what it thinks best."""
    count = deals * players
    learners = [1 << (number % players) for number in range(count)]
    games = Batches(plan.game, players, plan.options, count, seed, learners, players, bot)
    found = np.full(count, np.nan)
    while np.isnan(found).any():
        with torch.no_grad(), student.quick():
            scores = student.policy(torch.tensor(games.observations, device=student.device)).float().cpu().numpy()
        scores[~games.masks] = NEVER
        games.step(scores.argmax(1).tolist())
        fresh = (games.ended == 1) & np.isnan(found)
        found[fresh] = games.shares[np.arange(count), np.arange(count) % players][fresh]
    each = found.reshape(deals, players).mean(1)
    return Score(float(each.mean()), float(1.96 * each.std(ddof=1) / math.sqrt(deals)), count)
