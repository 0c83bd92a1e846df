"""Why an answer is refused, in all games: of what may be answered nothing is said against it, and a reason names a rule
that there is. Every seat tries every action."""

import re

import pytest

from conformance_suite import Variant, name_of, random_positions, variants
from shedet import rulebook
from shedet.core.match import Match
from shedet.core.words import Message
from shedet.words import NOBODY, find_words

CITED = re.compile(r"\. \[([A-Z]-[A-Z]+-\d+(?:, [A-Z]-[A-Z]+-\d+)*)\]$")


def reasons(match: Match, seat: int) -> dict[int, Message | None]:
    """What is said to a seat against each action."""
    game = match.game
    return {action: game.refuse(match.position, seat, action) for action in range(game.actions)}


def kind_of_question(match: Match) -> str:
    question = match.game.question_data(match.position)
    assert question is not None
    return str(question["kind"])


@pytest.mark.parametrize("variant", list(variants()), ids=name_of)
def test_nothing_is_said_against_a_legal_answer_nor_to_a_seat_that_is_not_asked(variant: Variant) -> None:
    for match in random_positions(variant, "refusals", 4, 5):
        for seat in range(variant.players):
            legal = match.legal_actions(seat)
            said = [action for action, reason in reasons(match, seat).items() if reason is not None]
            assert not set(legal) & set(said)
            assert legal or not said


@pytest.mark.parametrize("variant", list(variants()), ids=name_of)
def test_every_reason_is_a_sentence_with_a_rule_that_there_is(variant: Variant) -> None:
    words = find_words(variant.game.name)
    rules = set(rulebook.load(variant.game.name).ids())
    different: set[str] = set()
    for match in random_positions(variant, "refusals", 4, 5):
        for seat in match.asked():
            different.update(words.say(reason, NOBODY) for reason in reasons(match, seat).values() if reason)
    assert different
    for sentence in different:
        cited = CITED.search(sentence)
        assert cited, sentence
        assert set(cited[1].split(", ")) <= rules, sentence


@pytest.mark.parametrize("variant", list(variants()), ids=name_of)
def test_in_a_turn_there_is_a_reason_against_each_kind_of_answer_that_a_turn_may_have(variant: Variant) -> None:
    game = variant.game
    verbs = [game.action_text(action).split()[0] for action in range(game.actions)]
    offered: set[str] = set()
    refused_without_reason: set[str] = set()
    for match in random_positions(variant, "refusals", 4, 5):
        if match.over() or kind_of_question(match) != "choose-action":
            continue
        for seat in match.asked():
            legal = set(match.legal_actions(seat))
            offered.update(verbs[action] for action in legal)
            silent = [action for action, reason in reasons(match, seat).items() if reason is None]
            refused_without_reason.update(verbs[action] for action in silent if action not in legal)
    assert offered
    assert not offered & refused_without_reason
