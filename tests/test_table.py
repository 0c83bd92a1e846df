"""What everybody at a table is given, and may do."""

from collections.abc import Iterator

import pytest

from kemet_random import midway_position
from shedet.core.errors import IllegalAction
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.table import Table
from shedet.games import find_game, find_saying


def tables_in_secret() -> Iterator[Table]:
    """Tables of Kemet at which two are choosing cards at once, and neither has begun."""
    game = find_game("kemet")
    for number in range(40):
        rng = seeded(f"secret {number}")
        match = Match(game, 2, {}, str(number), midway_position(2, rng))
        table = Table(match, find_saying("kemet"))
        for _ in range(200):
            if match.over() or len(match.asked()) == 2:
                break
            seat = match.asked()[0]
            legal = match.legal_actions(seat)
            table.play(seat, legal[int(rng.below(len(legal)))])
        if len(match.asked()) == 2:
            yield table


def test_nobody_learns_from_undo_what_somebody_else_answers_unseen() -> None:
    looked = 0
    for table in tables_in_secret():
        match = table.match
        table.play(0, match.legal_actions(0)[0])
        alone = table.sight(0)
        if alone.asked != [0, 1]:
            continue  # that was all A had to choose
        before = len(match.log)
        table.play(1, match.legal_actions(1)[0])
        if match.asked() != [0, 1]:
            continue  # B has finished, and everybody is told so
        assert table.sight(0) == alone
        assert alone.can_undo
        table.undo(0)
        # What B has chosen stays, and B can take it back in turn.
        assert [step.seat for step in match.log[before - 1 :]] == [1]
        assert table.may_undo(1)
        table.undo(1)
        assert len(match.log) == before - 1
        looked += 1
    assert looked > 3


def test_nobody_learns_from_undo_that_somebody_has_begun_to_answer() -> None:
    """Whoever marched into a battle could take the march back until the other side had laid a card unseen."""
    looked = 0
    for table in tables_in_secret():
        match = table.match
        marched = match.log[-1].seat
        other = 1 - marched
        alone = table.sight(marched)
        with pytest.raises(IllegalAction, match="cannot be taken back"):
            table.undo(marched)
        table.play(other, match.legal_actions(other)[0])
        if match.asked() == [0, 1]:
            assert table.sight(marched) == alone
            assert match.undoable_step(marched) == -1
            looked += 1
    assert looked > 3


def test_why_something_cannot_be_taken_back_does_not_tell_what_others_answer_unseen() -> None:
    looked = 0
    for table in tables_in_secret():
        match = table.match
        while 0 in match.asked():
            table.play(0, match.legal_actions(0)[0])
        if match.asked() != [1]:
            continue
        with pytest.raises(IllegalAction) as alone:
            table.undo(0)
        table.play(1, match.legal_actions(1)[0])
        if match.asked() != [1]:
            continue
        with pytest.raises(IllegalAction) as later:
            table.undo(0)
        assert str(later.value) == str(alone.value)
        looked += 1
    assert looked > 3


def test_news_say_how_much_was_heard_before_them() -> None:
    table = Table(Match(find_game("sobek2p"), 2, {}, "7"), find_saying("sobek2p"))
    for _ in range(9):
        seat = table.match.asked()[0]
        table.play(seat, table.match.legal_actions(seat)[0])
    news = table.news(0, 0)
    assert [told.since for told in news] == [sum(len(each.events) for each in news[:at]) for at in range(len(news))]
    last = news[-1]
    assert table.news(0, last.since) == [last]
