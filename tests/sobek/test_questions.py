"""Each question stands at its number, and what it writes of its details it reads back."""

import pytest

from shedet.core.errors import BadNotation, UnknownName
from shedet.core.question import Details, Question, read_question
from shedet.games.sobek import state
from shedet.games.sobek.components import AMULET, LOTUS, WHEAT
from shedet.games.sobek.decisions import QUESTIONS
from shedet.games.sobek.state import AMULET_SET, CHOOSE_ADDITION, CHOOSE_CLAIM, CHOOSE_GUILD_VICTIM, CHOOSE_SET, State

DETAILS = {
    CHOOSE_SET: [Details(WHEAT), Details(WHEAT, 2, AMULET)],
    CHOOSE_GUILD_VICTIM: [Details(LOTUS)],
    CHOOSE_CLAIM: [Details(3)],
    CHOOSE_ADDITION: [Details(AMULET_SET), Details(AMULET_SET, 1, AMULET)],
}


def test_every_question_stands_at_its_number() -> None:
    numbers = [getattr(state, question.name.upper().replace("-", "_")) for question in QUESTIONS]
    assert numbers == list(range(len(QUESTIONS)))


@pytest.mark.parametrize("kind", range(len(QUESTIONS)))
def test_every_question_reads_back_the_details_it_writes(kind: int) -> None:
    question = QUESTIONS[kind]
    for details in DETAILS.get(kind, [Details()]):
        assert read_question(QUESTIONS, question.name, question.write(details), 4) == (kind, details)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_details_that_do_not_go_with_a_question_are_answered_with_those_that_do(question: Question[State]) -> None:
    with pytest.raises(BadNotation) as refusal:
        read_question(QUESTIONS, question.name, ["of", "all", "the", "cards"], 4)
    assert str(refusal.value) == f"'of all the cards' does not go with {question.name}; it takes {question.wants}."


@pytest.mark.parametrize("kind", DETAILS)
def test_a_question_about_something_is_not_written_without_it(kind: int) -> None:
    with pytest.raises(BadNotation, match=r"^'' does not go with"):
        read_question(QUESTIONS, QUESTIONS[kind].name, [], 4)


def test_the_pile_to_claim_from_belongs_to_somebody_at_the_table() -> None:  # S-CHAR-6
    with pytest.raises(UnknownName, match=r"^there is no seat 'C'; the seats are A, B\.$"):
        read_question(QUESTIONS, "choose-claim", ["C"], 2)
