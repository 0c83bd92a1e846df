"""Hints: the best answers of a seat, each with its worth and a reason."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.look import Look, look_iterations, look_rng
from shedet.bots.reasons.sentence import Reason
from shedet.bots.search.budget import Budget
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

    @property
    def plan(self) -> Sequence[int]:
        """The seat's next steps after it; empty if there is no plan."""
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
    reason: Reason
    as_good: bool = False  # as the first hint, for all that their errors say


def best_moves(game: Game, knowledge: Knowledge, legal: vec[i64], bot: Adviser, number: int = 3) -> list[Hint]:
    """The best answers of the seat whose knowledge it is, the best first. Where a turn is several steps they are the
    answers to the step that is asked."""
    hints: list[Hint] = []
    for judged in bot.weigh(knowledge, legal, look_rng())[:number]:
        action = int(judged.action)
        tried = judged.visits > 0
        hints.append(
            Hint(
                action,
                game.action_text(action),
                float(judged.worth) if tried else None,
                float(judged.error) if tried else None,
                reason(game.name, knowledge, action, judged.plan),
            )
        )
    return [hint._replace(as_good=place > 0 and is_as_good(hint, hints[0])) for place, hint in enumerate(hints)]


def is_as_good(hint: Hint, best: Hint) -> bool:
    """Whether there is no clear difference: in whole per cents, as they are told, what the errors leave open meets."""
    if hint.worth is None or hint.error is None or best.worth is None or best.error is None:
        return False
    apart = round(100 * best.worth) - round(100 * hint.worth)
    return apart < round(100 * best.error) + round(100 * hint.error)


def hint_bot(game: str, seconds: float | None = None) -> Adviser:
    """Who gives hints in a game: a look as long as that of an analysis, or so many seconds of it."""
    return Look(game, Budget(look_iterations(game), 0.0) if seconds is None else Budget(0, seconds))
