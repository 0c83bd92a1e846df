"""How a reason is put together: what is done, what speaks most for it, and what most against it."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from shedet.core.words import Message, say

LONGEST: Final = 140  # characters of a reason
FOR: Final = 2  # how many terms for an answer are named; of those against it, one


class Term(NamedTuple):
    """One term of an evaluation: a verb phrase, as in `leaves an empty line`."""

    weight: float  # what it adds to the worth of the answer; below zero it speaks against it
    message: Message


class Reason(NamedTuple):
    """What an answer does, and what speaks for it and against it, the weightiest first."""

    deed: Message
    terms: list[Term]

    def parts(self) -> list[Message]:
        """Everything it says."""
        return [self.deed, *(term.message for term in self.terms)]

    def in_words(self, speak: Callable[[Message], str]) -> str:
        """As a sentence without a full stop: `takes …, makes … and leaves …, but sends …`. What would make it too long
        is left out, the weightiest last."""
        reason = self
        words = speak(reason.message())
        while len(words) > LONGEST and reason.terms:
            reason = reason.shortened()
            words = speak(reason.message())
        return words

    def message(self) -> Message:
        words = [self.deed, *(term.message for term in self.terms if term.weight >= 0.0)]
        against = [term.message for term in self.terms if term.weight < 0.0]
        return say("reason-but", words=words, against=against) if against else say("reason", words=words)

    def shortened(self) -> "Reason":
        """Without its least term. One that speaks for the answer is worth more than one against it."""
        favour = [term for term in self.terms if term.weight >= 0.0]
        against = [term for term in self.terms if term.weight < 0.0]
        least = favour[-1] if len(favour) > 1 or not against else against[-1]
        return Reason(self.deed, [term for term in self.terms if term != least])


def sentence(deed: Message, terms: Sequence[Term] = ()) -> Reason:
    """The deed and its weightiest terms, but for what the deed or a weightier term says already."""
    heaviest: list[Term] = []
    for term in sorted(terms, key=heaviness):
        if term.message not in [deed, *(said.message for said in heaviest)]:
            heaviest.append(term)
    favour = [term for term in heaviest if term.weight >= 0.0][:FOR]
    against = [term for term in heaviest if term.weight < 0.0][:1]
    return Reason(deed, favour + against)


def heaviness(term: Term) -> float:
    return -abs(term.weight)


def number_word(number: int) -> Message:
    """`two`; beyond twelve in figures."""
    return say("number-word", number=number)
