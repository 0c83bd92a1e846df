"""Hints: the best answers of a seat, each with its worth and a reason."""

import importlib
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.game import Game, Knowledge
from shedet.core.rng import Rng
from shedet.hints import reason


class Judged(Protocol):
    """One legal action, judged."""

    @property
    def action(self) -> int: ...

    @property
    def visits(self) -> int:
        """How often it was tried out; 0: it was only put in its place."""
        ...

    @property
    def worth(self) -> float:
        """The seat's chance to win, from 0 to 1; nothing is said without visits."""
        ...

    @property
    def error(self) -> float:
        """The standard error of that."""
        ...


class Adviser(Protocol):
    """Whoever can put legal actions in order."""

    def weigh(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> Sequence[Judged]:
        """The actions worth speaking of, the best first."""
        ...


class Hint(NamedTuple):
    """A good answer, and why."""

    action: int
    text: str  # in notation
    worth: float | None  # the chance to win, from 0 to 1; None: nobody has tried it out
    error: float | None
    reason: str


def best_moves(
    game: Game, knowledge: Knowledge, legal: vec[i64], bot: Adviser, rng: Rng, number: int = 3
) -> list[Hint]:
    """The best answers of the seat whose knowledge it is, the best first. Where a turn is several steps they are the
    answers to the step that is asked."""
    hints: list[Hint] = []
    for judged in bot.weigh(knowledge, legal, rng)[:number]:
        action = int(judged.action)
        tried = judged.visits > 0
        hints.append(
            Hint(
                action,
                game.action_text(action),
                float(judged.worth) if tried else None,
                float(judged.error) if tried else None,
                reason(game.name, knowledge, action),
            )
        )
    return hints


def hint_bot(game: str, seconds: float) -> Adviser:
    """The bot that gives hints in a game, with so much time to think."""
    return GreedyAdviser(game)  # it needs no time


# ---- an order without trying anything out


class Placed(NamedTuple):
    """An action in its place of an order."""

    action: int
    visits: int = 0
    worth: float = 0.0
    error: float = 0.0


class GreedyAdviser:
    """What the greedy bot would choose; and after it the others, where the bot goes by a worth of each action."""

    def __init__(self, game: str) -> None:
        self.greedy = importlib.import_module(f"shedet.bots.greedy.{game}")

    def weigh(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> list[Placed]:
        greedy = self.greedy
        choice = int(greedy.BOT.choose(knowledge, legal, rng))
        if not hasattr(greedy, "worth"):
            return [Placed(choice)]
        outlook = greedy.Outlook(knowledge, greedy.BOT.weights)
        worths: dict[int, float] = {int(action): greedy.worth(outlook, int(action)) for action in legal}
        # Some questions the bot answers by other rules: then only its choice is known.
        if worths[choice] < max(worths.values()):
            return [Placed(choice)]
        others = sorted((action for action in worths if action != choice), key=worths.__getitem__, reverse=True)
        return [Placed(choice), *(Placed(action) for action in others)]
