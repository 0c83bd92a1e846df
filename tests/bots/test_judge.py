"""The judge: chances to win if everybody plays on like a merchant."""

import pytest

import shedet
from conformance_suite import random_step
from kemet_fights import attack
from shedet.bots import find_bot
from shedet.bots.judge import Judge, KnownWorlds, OpenWorlds, chance_of, estimate, ranked, survivors, weights_of
from shedet.core.match import Match
from shedet.core.position import lowest_seat
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from sobek2p_table import Table as Sobek2pTable
from sobek_table import Table as SobekTable

GAMES_TRIED = 60 if shedet.compiled() else 6
OPTIONS = {"kemet": {"day_limit": 4 if shedet.compiled() else 1}}  # interpreted playouts are slow


def match_after(name: str, steps: int, seed: str = "judge") -> Match:
    match = Match(find_game(name), find_game(name).fewest, OPTIONS.get(name, {}), seed)
    rng = seeded(f"{seed}/choices")
    while len(match.log) < steps or len(match.legal_actions(match.asked()[0])) < 2:
        random_step(match, rng)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_all_seats_sum_up_to_one(name: str) -> None:
    match = match_after(name, 12)
    judge = Judge(match.game, "sum", GAMES_TRIED)
    for worlds in (KnownWorlds(match.game, match.knowledge(0)), OpenWorlds(match.game, match.position, 0)):
        chances = judge.chances(worlds)
        assert len(chances) == match.players
        assert sum(chance.mean for chance in chances) == pytest.approx(1.0)
        assert all(0.0 <= chance.mean <= 1.0 and chance.error < 0.25 for chance in chances)
    assert judge.playouts == 2 * GAMES_TRIED


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_has_the_same_answer(name: str) -> None:
    match = match_after(name, 12)
    seat = match.asked()[0]
    legal = match.legal_actions(seat)
    worlds = KnownWorlds(match.game, match.knowledge(seat))
    weighings = [Judge(match.game, "same", GAMES_TRIED).weigh(worlds, seat, legal, legal[0], 1.0) for _ in range(2)]
    assert weighings[0] == weighings[1]
    assert weighings[0] != Judge(match.game, "other", GAMES_TRIED).weigh(worlds, seat, legal, legal[0], 1.0)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knows_decides_its_chances_and_nothing_else(name: str) -> None:
    """The leak test: in a world that the seat cannot tell from the true one its judgement is the same."""
    for steps in (9, 20, 31) if shedet.compiled() else (20,):
        match = match_after(name, steps)
        game = match.game
        for seat in range(match.players):
            world = game.deal_world(match.knowledge(seat), seeded("world"))
            known = [match.knowledge(seat), game.know(world, match.memories[seat], seat)]
            chances = [Judge(game, "leak", GAMES_TRIED // 6).chances(KnownWorlds(game, k)) for k in known]
            assert chances[0] == chances[1]
            if seat in match.asked():
                legal = match.legal_actions(seat)
                judge = Judge(game, "leak", GAMES_TRIED // 6)
                found = [judge.weigh(KnownWorlds(game, k), seat, legal, legal[0], 0.02) for k in known]
                assert found[0] == found[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_merchant_loses_nothing_against_itself(name: str) -> None:
    """Pairs of the same world: where the merchant's own answer is played, not even noise is left."""
    match = match_after(name, 12)
    game, seat = match.game, match.asked()[0]
    bot = find_bot("greedy", name)
    answer = int(bot.choose(match.knowledge(seat), game.legal_actions(match.position, seat), seeded("any")))
    judge = Judge(game, "merchant", GAMES_TRIED)
    weighing = judge.weigh(KnownWorlds(game, match.knowledge(seat)), seat, match.legal_actions(seat), answer, 0.02)
    assert weighing.gain == (0.0, 0.0)
    swing = judge.swing(OpenWorlds(game, match.position, seat), seat, answer)
    assert swing.change == [(0.0, 0.0)] * match.players
    assert swing.before == judge.chances(OpenWorlds(game, match.position, seat))


def test_a_playout_of_kemet_is_judged_after_some_turns_of_each_player() -> None:
    match = Match(find_game("kemet"), 2, {}, "horizon")
    judge = Judge(match.game, "horizon", 1)
    while not judge.value.quiet(match.position):
        random_step(match, seeded("any"))
    asked = []
    for turns in range(3):
        world = match.game.copy(match.position)
        judge.play_on(world, turns, seeded("on"))
        assert judge.value.quiet(world)
        asked.append(lowest_seat(world.asked()))
    assert asked == [asked[0], 1 - asked[0], asked[0]]
    chances = judge.chances(OpenWorlds(match.game, match.position, asked[0]))
    assert all(0.0 < chance.mean < 1.0 for chance in chances)


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
    judge = Judge(match.game, "won", GAMES_TRIED)
    assert judge.chances(KnownWorlds(match.game, match.knowledge(seat)))[0].mean > 0.9


@pytest.mark.compiled_only  # a few playouts do not tell them apart
def test_a_deben_of_seven_is_better_than_one_of_three() -> None:
    match = match_after("sobek2p", 0)
    game = match.game
    rng = seeded("eye")
    while "keep 7" not in [game.action_text(a) for s in match.asked() for a in match.legal_actions(s)]:
        if match.over():
            match = Match(game, 2, {}, f"eye {rng.next()}")
        random_step(match, rng)
    seat = match.asked()[0]
    legal = match.legal_actions(seat)
    worlds = KnownWorlds(game, match.knowledge(seat))
    weighing = Judge(game, "eye", GAMES_TRIED).weigh(worlds, seat, legal, legal[0], 0.02)
    assert game.action_text(weighing.weights[0].action) == "keep 7"


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
    judge = Judge(game, "battle", 4 if shedet.compiled() else 1)
    legal = match.legal_actions(1)
    known = KnownWorlds(game, match.knowledge(1))
    open_worlds = OpenWorlds(game, match.position, 1)
    return [
        judge.weigh(known, 1, legal, legal[0], 1.0),
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
    before = t.match.game.position_text(t.match.position)
    t.play("A battle 4s1d 5s war-rage ruse")
    other = t.match.game.copy(t.match.position)
    t.match.game.unchoose(other, 1)
    assert t.match.game.position_text(other) == before
    own = t.match.game.copy(t.match.position)
    t.match.game.unchoose(own, 0)
    assert t.match.game.position_text(own) == t.text


def test_a_card_that_prescience_has_shown_stays() -> None:  # K-BAT-2
    t = attack(FIGHT + "\n    A tiles prescience")
    t.play("B active 4s1d")
    shown = t.text
    t.play("B discard 5s")
    other = t.match.game.copy(t.match.position)
    t.match.game.unchoose(other, 0)
    assert t.match.game.position_text(other) == shown


def test_horizontal_sets_are_taken_back_to_the_hand_and_asked_again() -> None:  # S-END-1
    t = SobekTable("""
        players  3
        round    3
        queue    ebony0
        A hand   wheat1 wheat1 wheat0
        B hand   fish1 fish1 fish0
        C hand   cattle1 cattle0
    """)
    t.play("A take 1")
    before = t.text
    t.play("A set wheat")
    t.play("A add wheat1")
    other = t.match.game.copy(t.match.position)
    t.match.game.unchoose(other, 1)
    assert t.match.game.position_text(other) == before
    own = t.match.game.copy(t.match.position)
    t.match.game.unchoose(own, 0)
    assert t.match.game.position_text(own) == t.text


def test_nothing_is_chosen_at_once_in_a_game_of_two() -> None:
    match = Sobek2pTable().match
    assert lowest_seat(match.position.asked()) in (0, 1)
    other = match.game.copy(match.position)
    match.game.unchoose(other, 0)
    assert match.game.position_text(other) == match.game.position_text(match.position)


# ---- numbers


def test_an_estimate_has_its_standard_error() -> None:
    assert estimate([1.0, 0.0, 1.0, 0.0]) == (0.5, pytest.approx(0.288675, abs=1e-6))
    assert estimate([0.5]) == (0.5, 0.0)


def test_a_chance_from_few_playouts_is_never_certain() -> None:
    assert chance_of([1.0] * 50) == (1.0, 0.01)
    assert chance_of([0.0]) == (0.0, 0.5)


def test_the_worse_half_is_given_up() -> None:
    found = {action: [float(world < action) for world in range(8)] for action in range(8)}
    assert ranked(found, list(range(8))) == [7, 6, 5, 4, 3, 2, 1, 0]
    assert survivors(found, list(range(8))) == [7, 6, 5, 4]


def test_the_hopeless_are_given_up_even_if_few_are_left() -> None:
    found = {0: [1.0] * 16, 1: [1.0] * 15 + [0.0], 2: [0.0] * 16}
    assert survivors(found, [0, 1, 2]) == [0, 1]


def test_actions_are_listed_by_their_worth_and_compared_with_the_best_in_the_same_worlds() -> None:
    found = {0: [1.0, 0.0, 0.0, 0.0], 1: [1.0, 0.0, 1.0, 0.0, 1.0, 1.0], 2: [1.0, 1.0, 1.0, 0.0]}
    weights = weights_of(found, 1)
    assert [weight.action for weight in weights] == [2, 1, 0]
    assert [weight.behind for weight in weights] == [-0.25, 0.0, 0.25]
    assert [weight.worlds for weight in weights] == [4, 6, 4]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_measured_are_the_finalists_the_played_action_and_the_merchants(name: str) -> None:
    match = match_after(name, 12)
    seat = match.asked()[0]
    legal = match.legal_actions(seat)
    worlds = KnownWorlds(match.game, match.knowledge(seat))
    for played in legal[:3]:
        weighing = Judge(match.game, "measured", GAMES_TRIED // 6).weigh(worlds, seat, legal, played, 1.0)
        measured = [weight.action for weight in weighing.weights]
        assert len(set(measured)) == len(measured)
        assert {played, weighing.best} <= set(measured) <= set(legal)
        assert len(measured) >= min(2, len(legal))
        assert all(2 * weight.worlds >= GAMES_TRIED // 6 for weight in weighing.weights)
