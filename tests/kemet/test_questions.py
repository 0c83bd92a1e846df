"""Questions: each in the place of its number, and its details written and read back as they were."""

import pytest

from shedet.core.question import Details, Question
from shedet.games.kemet import state
from shedet.games.kemet.components import NO_COLOUR, RED_SPECIAL
from shedet.games.kemet.decisions import QUESTIONS
from shedet.games.kemet.state import (
    CHOOSE_ACTION,
    CHOOSE_ARMY,
    CHOOSE_CARD_TO_SWAP,
    CHOOSE_GROUP,
    CHOOSE_LEVEL,
    CHOOSE_PLACES,
    CHOOSE_PYRAMIDS,
    CHOOSE_RECRUITS,
    CHOOSE_RETREAT,
    CHOOSE_SACRIFICE,
    CHOOSE_TILE,
    ENLISTED_ARMY,
    FROM_VETERANS,
    IN_CITY,
    TURN_GOLD,
    TURN_REGULAR,
    TURN_SILVER,
    TWIN,
    WITH_ARMIES,
)
from shedet.games.kemet.zones import DELTA_TEMPLE, NO_ZONE, SANCTUARY_ZONE, ZONES

# The details that a question may have; those that are not here have none.
DETAILS = {
    CHOOSE_PYRAMIDS: [Details(left) for left in (1, 2, 3)],
    CHOOSE_ACTION: [Details(), Details(TURN_REGULAR | TURN_GOLD), Details(TURN_SILVER, 0b100110), Details(0, 1)],
    CHOOSE_TILE: [Details(field) for field in (0, 1, 2, TWIN)],
    CHOOSE_CARD_TO_SWAP: [Details(RED_SPECIAL)],
    CHOOSE_LEVEL: [Details(0, NO_COLOUR), Details(2, NO_COLOUR), Details(1, 3)],
    CHOOSE_RECRUITS: [Details(free) for free in (0, 1, 2)],
    CHOOSE_PLACES: [
        Details(3, IN_CITY, NO_ZONE),
        Details(2, ENLISTED_ARMY, NO_ZONE),
        Details(1, ENLISTED_ARMY, ZONES - 1),
        Details(4, WITH_ARMIES, NO_ZONE),
        Details(12, FROM_VETERANS, NO_ZONE),
    ],
    CHOOSE_ARMY: [Details(0), Details(1)],
    CHOOSE_GROUP: [Details(0, 0), Details(1, ZONES - 1)],
    CHOOSE_RETREAT: [Details(seat) for seat in range(5)],
    CHOOSE_SACRIFICE: [Details(SANCTUARY_ZONE), Details(DELTA_TEMPLE)],
}


@pytest.mark.parametrize("number", range(len(QUESTIONS)))
def test_a_question_stands_in_the_place_of_its_number(number: int) -> None:
    assert getattr(state, QUESTIONS[number].name.upper().replace("-", "_")) == number


@pytest.mark.parametrize(
    ("question", "details"),
    [(QUESTIONS[number], each) for number in range(len(QUESTIONS)) for each in DETAILS.get(number, [Details()])],
)
def test_what_is_written_of_a_question_reads_back(question: Question[state.State], details: Details) -> None:
    assert question.read(question.write(details), 5) == details


# A turn takes any number of words: markers and creatures.
@pytest.mark.parametrize("question", [each for each in QUESTIONS if each is not QUESTIONS[CHOOSE_ACTION]])
def test_a_question_refuses_words_that_it_does_not_take(question: Question[state.State]) -> None:
    assert question.read(["red"] * 4, 5) is None
