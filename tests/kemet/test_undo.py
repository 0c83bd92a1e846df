"""What may be taken back: every step of one's own until something hidden was shown or somebody else has answered."""

import pytest

from kemet_night import nightfall
from kemet_table import Table
from shedet.core.errors import CutShort, IllegalAction
from shedet.games.kemet.game import GAME

WAR = "players 3\nA army FW1 5\nA hand war-fury ruse\nB army T2W 4\nB hand bloodbath iron-wall"
ATTACK = "A mark move1; go FW1; take 5; go T2W"


TWO_ARMIES = "A army W1A 5\nA army FW1 2\nA pyramid A red 2"
CARDS = "A army FW1 5\nA hand prayer enlistment mana-theft swiftness open-gates"


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (TWO_ARMIES, "mark move1; go W1A; take 3; go FW1; take 4; done; end"),
        (TWO_ARMIES, "mark move1; go W1A; take 3; teleport OW12; go BW; done; end"),
        (CARDS, "mark move2; go FW1; take 5; play swiftness; play open-gates; go T2W; done; end"),
        (CARDS, "play prayer; play mana-theft; play enlistment; put W1A W1A; mark pray1; end"),
        ("A army W1A 2", "mark recruit; put W1A W1A W1C; done; end"),
        ("A pyramid A red 2", "mark power1; buy phoenix; end"),
        ("A pyramid A red 2\nA battle-discards 5s 1s3d", "mark power1; buy storm; swap 5s; end"),
        ("A pyramid A black 1", "mark power1; buy mercenaries; put W1A W1B W1B; end"),
        ("A pyramid A red 2", "mark build; found B blue; level 3; end"),
        ("A hand raining-fire\nB army T2W 2", "play raining-fire; go T2W; mark pray2; end"),
        ("A hand divine-memory\ndiscards glory prayer", "play divine-memory; choose glory; mark pray1; end"),
        ("A tiles phoenix mummy\nA army W1A 2 mummy", "join phoenix A; mark pray1; end"),
    ],
)
def test_every_step_of_a_turn_can_be_taken_back_one_by_one(position: str, moves: str) -> None:  # K-INFO-1
    t = Table(position)
    texts = []
    for action in GAME.parse_actions(moves):
        texts.append(t.text)
        t.play(f"A {GAME.action_text(action)}")
    assert t.asked == "B choose-action"
    for text in reversed(texts):
        t.undo("A")
        assert t.text == text


def test_a_battle_that_has_begun_cannot_be_taken_back() -> None:  # K-INFO-1
    """Whoever could take it back until somebody has chosen a card would see when that is."""
    t = Table(WAR)
    t.play("A mark move1; go FW1; take 5; go T2W")
    assert t.asked == "A B choose-cards"
    before = t.text
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        t.undo("A")
    assert t.text == before


def test_a_battle_choice_can_be_changed_until_it_is_done() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(ATTACK)
    before = t.text
    t.play("A active 3s2d; discard 5s; play ruse")
    for _ in range(3):
        t.undo("A")
    assert t.text == before


def test_what_the_enemy_has_chosen_meanwhile_does_not_stand_in_the_way() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nA active 3s2d\nB battle 3s2d 5s bloodbath")
    t.undo("A")
    assert t.options_of("A")[:2] == ["active 5s", "active 4s1d"]
    t.play("A battle 5s 4s1d")
    assert t.data["battle"]["attacker"]["active"] == "5s"
    assert t.data["battle"]["defender"]["active"] == "3s2d"


def test_a_battle_choice_that_is_done_stands() -> None:  # K-BAT-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nA battle 3s2d 5s")
    with pytest.raises(IllegalAction, match="the game has gone on since"):
        t.undo("A")


def test_who_chose_last_has_seen_the_reveal() -> None:  # K-BAT-2, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nA battle 3s2d 5s\nB battle 3s2d 5s")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("B")


def test_the_step_to_the_battle_stands_once_both_have_chosen() -> None:  # K-BAT-2, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 3s2d 5s")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


def test_what_the_loser_decides_can_be_taken_back() -> None:  # K-BAT-5
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d")
    before = t.text
    t.play("B disband")
    assert t.asked == "A choose-stay"
    t.undo("B")
    assert t.text == before


def test_a_card_shown_to_prescience_stands() -> None:  # K-BAT-2, K-INFO-1
    t = Table(f"{WAR}\nA tiles prescience")
    t.play(f"{ATTACK}\nB active 3s2d")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("B")


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_answers() -> None:  # K-DAY-1
    t = Table("players 3")
    t.play("A mark pray1; end")
    t.undo("A")
    assert t.asked == "A choose-action"
    t.play("A end\nB mark pray1")
    with pytest.raises(IllegalAction, match="the game has gone on since"):
        t.undo("A")


def test_who_ended_the_day_has_seen_a_card_drawn() -> None:  # K-NIGHT-6, K-INFO-1
    t = nightfall("")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("B")


def test_an_answer_of_the_night_before_the_draws_can_be_taken_back() -> None:  # K-NIGHT-1, K-INFO-1
    t = nightfall("A army S 2\nA army TD 2")
    before = t.text
    t.play("A yes")
    t.undo("A")
    assert t.text == before


def test_a_sacrifice_that_led_to_the_draws_stands() -> None:  # K-NIGHT-6, K-INFO-1
    t = nightfall("A army TD 2")
    t.play("A yes")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


@pytest.mark.parametrize("answer", ["spend", "done"])
def test_cards_drawn_for_veterans_or_by_the_next_player_stand(answer: str) -> None:  # K-NIGHT-6, K-INFO-1
    t = nightfall("A prayer 11\nA veterans 2")
    t.play(f"A {answer}")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


def test_a_vision_and_its_choice_stand() -> None:  # K-NIGHT-10, K-INFO-1
    t = nightfall("B tiles vision")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("B")
    t.play(f"B {t.options[0]}")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("B")


def test_a_place_on_the_order_track_can_be_taken_back() -> None:  # K-NIGHT-9
    t = nightfall("players 3")
    before = t.text
    t.play("A slot 2")
    t.undo("A")
    assert t.text == before


def test_a_whole_turn_is_played_as_a_whole_or_not_at_all() -> None:  # K-DAY-1
    t = Table("A army FW1 5")
    before = t.text
    with pytest.raises(IllegalAction, match="'go W3A' is not possible now for A"):
        t.play("A mark move1; go FW1; take 5; go W3A; done; end")
    assert t.text == before


# ---- lines


def test_a_line_is_no_way_to_learn_who_would_win_a_battle() -> None:  # K-BAT-2, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s")
    with pytest.raises(CutShort, match="'active 2s2h', 'discard 4s1d', 'done' were carried out and stand") as error:
        t.play("A battle 2s2h 4s1d; stay")
    assert error.value.carried_out == ["active 2s2h", "discard 4s1d", "done"]
    assert "Then 'stay' is not possible now for A; possible: disband, retreat." in str(error.value)
    assert t.asked == "A choose-end"


def test_a_line_does_not_tell_whether_the_enemy_has_chosen_and_come_back() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(ATTACK)
    with pytest.raises(CutShort, match="Then A has nothing to decide now; it is up to B"):
        t.play("A battle 2s2h 4s1d; stay")
    assert t.asked == "B choose-cards"


def test_a_line_is_no_way_to_see_a_card_before_paying_for_it() -> None:  # K-NIGHT-6, K-INFO-1
    t = nightfall("A prayer 11\nA veterans 2")
    steps = len(t.match.log)
    with pytest.raises(CutShort, match="'spend' was carried out and stands: it cannot be taken back"):
        t.play("A spend; play prayer")
    assert len(t.match.log) == steps + 1
    assert t.veterans("A") == 0


def test_a_line_that_shows_nothing_is_taken_back_as_a_whole() -> None:  # K-INFO-1
    t = Table(WAR)
    before = t.text
    with pytest.raises(IllegalAction, match="'go S' is not possible now for A"):
        t.play("A mark move1; go FW1; take 5; go S")
    assert t.text == before
