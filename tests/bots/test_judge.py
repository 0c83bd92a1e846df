"""The judge: chances to win if everybody goes on as well as a quick search can."""

import pytest

import shedet
from conformance_suite import random_step
from futures import decided, undecided_text
from kemet_fights import attack
from shedet.bots.judge import FREE, Judge, KnownWorlds, OpenWorlds, Worlds, changes, doubt, estimate, means
from shedet.core.match import Match
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game
from short_searches import short_searches  # noqa: F401
from sobek2p_table import Table as Sobek2pTable
from sobek_table import Table as SobekTable

SEARCHES = 6
OPTIONS = {"kemet": {"day_limit": 4 if shedet.compiled() else 1}}  # interpreted searches are slow


def match_after(name: str, steps: int, seed: str = "judge") -> Match:
    match = Match(find_game(name), find_game(name).fewest, OPTIONS.get(name, {}), seed)
    rng = seeded(f"{seed}/choices")
    while len(match.log) < steps or len(match.legal_actions(match.asked()[0])) < 2:
        random_step(match, rng)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_all_seats_sum_up_to_one(name: str) -> None:
    match = match_after(name, 12)
    judge = Judge(match.game, "sum", SEARCHES)
    for worlds in (KnownWorlds(match.game, match.knowledge(0)), OpenWorlds(match.game, match.position, 0)):
        chances = judge.chances(worlds)
        assert len(chances) == match.players
        assert sum(chance.mean for chance in chances) == pytest.approx(1.0)
        assert all(0.0 <= chance.mean <= 1.0 and chance.error < 0.25 for chance in chances)
    assert judge.made == 2 * SEARCHES


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_has_the_same_answer(name: str) -> None:
    match = match_after(name, 12)
    seat = match.asked()[0]
    legal = match.legal_actions(seat)
    worlds = KnownWorlds(match.game, match.knowledge(seat))
    swings = [Judge(match.game, "same", SEARCHES).swing(worlds, seat, legal[0]) for _ in range(2)]
    assert swings[0] == swings[1]
    assert swings[0] != Judge(match.game, "other", SEARCHES).swing(worlds, seat, legal[0])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knows_decides_its_chances_and_nothing_else(name: str) -> None:
    """The leak test: in a world that the seat cannot tell from the true one its judgement is the same."""
    for steps in (9, 20, 31) if shedet.compiled() else (20,):
        match = match_after(name, steps)
        game = match.game
        for seat in range(match.players):
            world = game.deal_world(match.knowledge(seat), seeded("world"))
            known = [match.knowledge(seat), game.know(world, match.memories[seat], seat)]
            chances = [Judge(game, "leak", 2).chances(KnownWorlds(game, k)) for k in known]
            assert chances[0] == chances[1]
            if seat in match.asked():
                legal = match.legal_actions(seat)
                judge = Judge(game, "leak", 2)
                found = [judge.swing(KnownWorlds(game, k), seat, legal[0]) for k in known]
                assert found[0] == found[1]


def test_an_action_that_is_not_possible_in_every_world_has_no_change() -> None:
    table = Sobek2pTable()
    match = table.match
    asked = match.asked()[0]
    judge = Judge(match.game, "possible", 2)
    worlds = KnownWorlds(match.game, match.knowledge(1 - asked))
    assert judge.swing(worlds, asked, match.legal_actions(asked)[0]).change is not None
    impossible = next(a for a in range(match.game.actions) if a not in match.legal_actions(asked))
    assert judge.swing(worlds, asked, impossible).change is None


def test_searches_take_turns_to_be_short_and_long() -> None:
    match = match_after("sobek2p", 12)
    worlds = KnownWorlds(match.game, match.knowledge(match.asked()[0]))
    judge = Judge(match.game, "lengths", 1)
    judge.lengths = (2, 4, 6)
    dealt = [dealt_by(judge, worlds, number) for number in range(-3, 4)]
    assert dealt == [2, 4, 6, 2, 4, 6, 2]


def dealt_by(judge: Judge, worlds: KnownWorlds, number: int) -> int:
    """How many worlds a search has dealt."""

    class Counting(Worlds):
        dealt = 0

        def deal(self, rng: Rng) -> Position:
            self.dealt += 1
            return worlds.deal(rng)

    counting = Counting(worlds.seat)
    judge.quick(counting, -1, FREE, number)
    return counting.dealt


def test_a_won_game_is_seen_to_be_won() -> None:
    table = SobekTable("""
        players  2
        round    3
        queue    ebony0 wheat0
        A hand   ivory3 ivory3 ivory3 ivory0
        B hand   cattle0
    """)
    match = table.match
    seat = match.asked()[0]
    judge = Judge(match.game, "won", SEARCHES)
    judge.lengths = (60, 100, 200)
    assert judge.chances(KnownWorlds(match.game, match.knowledge(seat)))[0].mean > 0.9


# ---- choices made in secret and at once

FIGHT = """
    players 2
    A army FW1 5
    A hand war-rage war-rage bronze-wall ruse
    B army T2W 5
    B hand war-fury bloodbath ruse
"""


def judgements_of_b(choice: str) -> list[object]:
    """How B's choice is judged after A's, by B's own knowledge and with open cards; and B's chances."""
    t = attack(FIGHT)
    t.play(f"A battle {choice}")
    game, match = t.match.game, t.match
    judge = Judge(game, "battle", 3 if shedet.compiled() else 1)
    legal = match.legal_actions(1)
    known = KnownWorlds(game, match.knowledge(1))
    open_worlds = OpenWorlds(game, match.position, 1)
    return [
        judge.swing(known, 1, legal[0]),
        judge.swing(open_worlds, 1, legal[0]),
        judge.chances(known),
        judge.chances(open_worlds),
    ]


def test_the_second_to_choose_in_a_battle_is_judged_the_same_whatever_the_first_has_chosen() -> None:
    first = judgements_of_b("4s1d 5s")
    assert judgements_of_b("1s3d 2s2h war-rage") == first
    assert judgements_of_b("5s 4s1d war-rage war-rage bronze-wall") == first


def test_choices_of_a_battle_are_taken_back_to_the_hand_and_asked_again() -> None:  # K-BAT-1
    t = attack(FIGHT)
    before = decided(t.match.game, t.match.position)
    t.play("A battle 4s1d 5s war-rage ruse")
    assert undecided_text(t.match.game, t.match.position, 1) == before
    assert undecided_text(t.match.game, t.match.position, 0) == decided(t.match.game, t.match.position)


def test_a_card_that_prescience_has_shown_stays() -> None:  # K-BAT-2
    t = attack(FIGHT + "\n    A tiles prescience")
    t.play("B active 4s1d")
    shown = decided(t.match.game, t.match.position)
    t.play("B discard 5s")
    assert undecided_text(t.match.game, t.match.position, 0) == shown


def end_of_round() -> SobekTable:
    """A and B may lay horizontal sets, C holds too few cards."""
    t = SobekTable("""
        players  3
        round    3
        queue    ebony0
        A hand   wheat1 wheat1 wheat0
        B hand   fish1 fish1 fish0
        C hand   cattle1 cattle0
    """)
    t.play("A take 1")
    return t


def test_horizontal_sets_are_taken_back_to_the_hand_and_asked_again() -> None:  # S-END-1
    t = end_of_round()
    before = decided(t.match.game, t.match.position)
    t.play("A set wheat")
    t.play("A add wheat1")
    assert undecided_text(t.match.game, t.match.position, 1) == before
    assert undecided_text(t.match.game, t.match.position, 0) == decided(t.match.game, t.match.position)


def test_what_another_chooses_in_secret_does_not_count_before_all_is_shown() -> None:  # S-END-1
    t = end_of_round()
    game = t.match.game
    judge = Judge(game, "secret", 1)
    [finish] = game.parse_actions("done")
    worlds = [judge.after(game.copy(t.match.position), viewer, 1, finish) for viewer in (2, 1)]
    assert [game.position_text(world) == t.text for world in worlds] == [True, False]
    t.play("A done")
    shown = judge.after(game.copy(t.match.position), 2, 1, finish)
    assert not game.in_secret(shown)


def test_nothing_is_chosen_at_once_in_a_game_of_two() -> None:
    match = Sobek2pTable().match
    assert lowest_seat(match.position.asked()) in (0, 1)
    assert undecided_text(match.game, match.position, 0) == decided(match.game, match.position)


# ---- numbers


def test_an_estimate_has_its_standard_error() -> None:
    """Without anything usual beside it, many searches have the error that statistics knows."""
    many = [1.0, 0.0] * 200
    found = estimate(many, 0.5, 0.0)
    assert found.mean == 0.5
    assert found.error == pytest.approx(0.5 / 400**0.5, rel=0.01)


def test_one_search_alone_or_some_that_agree_do_not_know_their_error() -> None:
    """It is what is usual for such searches; and it is not "± 50", nor "± 0" because two have said the same."""
    assert estimate([0.3], 0.06, 0.0) == pytest.approx((0.3, 0.06))
    assert 0.02 < estimate([0.3, 0.3], 0.06, 0.0).error < 0.06
    assert estimate([0.3] * 100, 0.06, 0.0).error < 0.001


def test_an_error_covers_what_a_longer_look_changes() -> None:
    """However many searches have said the same."""
    assert estimate([0.3] * 1000, 0.06, 0.04).error == pytest.approx(0.04, rel=0.01)
    assert means([[0.5, 0.5]] * 1000, 0.06, 0.04)[0].error == pytest.approx(0.04, rel=0.01)
    assert changes([[0.5]] * 1000, [[0.4]] * 1000, 0.06, 0.04)[0].error == pytest.approx(0.04, rel=0.01)


def test_nothing_is_known_for_certain() -> None:
    """Searches that all see a won game may have missed something, but less than where it is even."""
    won, even = means([[1.0, 0.0]] * 12, 0.06, 0.04)[0], means([[0.5, 0.5]] * 12, 0.06, 0.04)[0]
    assert won.mean == 1.0
    assert 0.005 < won.error < even.error
    assert doubt(0.5) == 1.0
    assert [doubt(chance) for chance in (0.0, 0.001, 1.0)] == [pytest.approx(0.199, abs=0.001)] * 3
