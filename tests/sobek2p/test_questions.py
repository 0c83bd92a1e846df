"""Each question stands at its number, and what it writes of its details it reads back."""

import pytest

from shedet.core.question import Details, read_question
from shedet.games.sobek2p import state
from shedet.games.sobek2p.components import FIELDS, FIRST_JOKER, MARBLE
from shedet.games.sobek2p.decisions import QUESTIONS
from shedet.games.sobek2p.state import CHOOSE_LAYING, CHOOSE_SET, KEEP_OR_TRADE, TAKE_NAMED_TILE

DETAILS = {
    TAKE_NAMED_TILE: [Details(0), Details(FIELDS - 1)],
    KEEP_OR_TRADE: [Details(FIRST_JOKER - 1)],
    CHOOSE_SET: [Details(MARBLE), Details(MARBLE, 2, FIRST_JOKER)],
    CHOOSE_LAYING: [Details(), Details(1, FIRST_JOKER, MARBLE)],
}


def test_every_question_stands_at_its_number() -> None:
    numbers = [getattr(state, question.name.upper().replace("-", "_")) for question in QUESTIONS]
    assert numbers == list(range(len(QUESTIONS)))


@pytest.mark.parametrize("kind", range(len(QUESTIONS)))
def test_every_question_reads_back_the_details_it_writes(kind: int) -> None:
    question = QUESTIONS[kind]
    for details in DETAILS.get(kind, [Details()]):
        assert read_question(QUESTIONS, question.name, question.write(details), 2) == (kind, details)
