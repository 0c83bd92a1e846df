"""The turn, taking a card of the queue, and deliveries."""

import pytest

from shedet.core.errors import IllegalAction
from shedet.core.events import Event
from shedet.core.rng import seeded
from shedet.games.sobek.game import GAME
from sobek_table import Table

QUEUE = "queue wheat0 marble2 amulet queen fish1 fish1 fish0 ebony0 cattle0"
NINE_CARDS = "fish1 thief wheat1 ivory0 cattle1 amulet ebony2 marble2 wheat1"


# The turn


def test_a_turn_is_a_card_a_character_or_a_set() -> None:  # S-TURN-1
    t = Table(f"""
        {QUEUE}
        A hand  thief wheat1 wheat1 wheat1
    """)
    assert t.options == ["take 1", "take 2", "take 3", "take 4", "play thief", "set wheat"]


def test_after_one_action_it_is_the_next_players_turn_clockwise() -> None:  # S-TURN-1
    t = Table(f"""
        players  3
        {QUEUE}
        turn     B
    """)
    t.play("B take 1")
    assert t.asked == "C choose-action"
    t.play("C take 1")
    assert t.asked == "A choose-action"
    t.play("A take 1")
    assert t.asked == "B choose-action"


def test_there_is_no_passing() -> None:  # S-TURN-1
    t = Table(QUEUE)
    assert t.options == ["take 1", "take 2", "take 3", "take 4"]
    with pytest.raises(IllegalAction, match="'done' is not possible now for A"):
        t.play("A done")


def test_nobody_plays_out_of_turn() -> None:  # S-TURN-1
    t = Table(f"players 3\n{QUEUE}")
    with pytest.raises(IllegalAction, match="B has nothing to decide now; it is up to A"):
        t.play("B take 1")


# Taking


@pytest.mark.parametrize(("cards", "choices"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (9, 4)])
def test_one_of_the_first_four_cards_may_be_taken(cards: int, choices: int) -> None:  # S-TAKE-1
    t = Table(" ".join(QUEUE.split()[: cards + 1]))
    assert t.options == [f"take {place}" for place in range(1, choices + 1)]


def test_the_card_goes_to_the_hand() -> None:  # S-TAKE-1
    t = Table(f"""
        {QUEUE}
        A hand  cattle0s
    """)
    t.play("A take 1")
    assert t.hand("A") == "cattle0s wheat0"
    assert t.queue == "marble2 amulet queen fish1 fish1 fish0 ebony0 cattle0"


def test_the_fifth_card_may_not_be_taken() -> None:  # S-TAKE-1
    t = Table(QUEUE)
    with pytest.raises(IllegalAction, match="'take 5' is not possible now for A"):
        t.play("A take 5")


def test_a_face_down_character_may_be_taken_and_only_the_taker_sees_it() -> None:  # S-TAKE-1, S-INFO-1
    t = Table(QUEUE)
    t.play("A take 4")
    assert t.hand("A") == "queen"
    assert "queen: queue 4 → A hand" in t.moves("A")
    for viewer in ("B", "spectator"):
        assert "orange back: queue 4 → A hand" in t.moves(viewer)


def test_the_front_card_costs_nothing() -> None:  # S-TAKE-2
    t = Table(QUEUE)
    t.play("A take 1")
    assert t.corruption("A") == ""


def test_every_skipped_card_goes_under_the_takers_corruption_tile() -> None:  # S-TAKE-2
    t = Table(QUEUE)
    t.play("A take 3")
    assert t.hand("A") == "amulet"
    assert t.corruption("A") == "marble2 wheat0"
    assert t.corruption("B") == ""
    assert t.queue == "queen fish1 fish1 fish0 ebony0 cattle0"


def test_skipped_characters_and_amulets_corrupt_as_well() -> None:  # S-TAKE-2
    t = Table("queue queen amulet wheat1 wheat1 fish0")
    t.play("A take 4")
    assert t.corruption("A") == "queen wheat1 amulet"
    assert t.hand("A") == "wheat1"


def test_the_others_do_not_see_a_skipped_character_but_its_new_owner_does() -> None:  # S-TAKE-2, S-INFO-1
    t = Table("queue queen wheat1 fish0 fish0")
    t.play("A take 2")
    assert "queen: queue 1 → A corruption" in t.moves("A")
    assert "orange back: queue 1 → A corruption" in t.moves("B")
    assert t.seen_seat("A", "A")["corruption"] == ["queen"]


def test_past_the_front_the_next_player_finds_the_character_for_nothing() -> None:  # S-TAKE-1, S-TAKE-2
    t = Table(QUEUE)
    t.play("A take 3\nB take 1")
    assert t.hand("B") == "queen"
    assert t.corruption("B") == ""


def test_the_next_four_are_on_offer_after_a_take() -> None:  # S-TAKE-1
    t = Table("queue wheat1 wheat1 fish1 fish1 cattle1")
    t.play("A take 2")
    assert t.options == ["take 1", "take 2", "take 3"]


# Deliveries


def test_empty_quays_are_filled_at_once_for_the_next_player() -> None:  # S-TAKE-3, S-SET-4
    t = Table(f"""
        players  3
        queue    fish1 ebony0
        deck     {NINE_CARDS} fish0
    """)
    t.play("A take 2")
    assert t.corruption("A") == "fish1"
    assert t.queue == NINE_CARDS
    assert t.deck == "fish0"
    assert "9 cards arrive at the quays" in t.events("C")
    assert t.asked == "B choose-action"


def test_quays_are_not_filled_before_they_are_empty() -> None:  # S-TAKE-3
    t = Table(f"""
        queue  fish1 ebony0
        deck   {NINE_CARDS}
    """)
    t.play("A take 1")
    assert t.queue == "ebony0"


def test_with_empty_quays_and_an_empty_deck_the_round_ends_immediately() -> None:  # S-TAKE-3
    t = Table("""
        players  3
        queue    fish1 ebony0
        B hand   wheat1 wheat1 wheat1
    """)
    t.play("A take 2")
    assert "round 1 ends" in t.events("C")
    assert t.asked == "B choose-horizontal"


def test_the_last_card_of_the_deck_is_no_reason_to_end_while_cards_lie_there() -> None:  # S-TAKE-3
    t = Table("queue fish1 ebony0 wheat1")
    t.play("A take 1")
    assert t.asked == "B choose-action"


def deliveries(players: int, *answers: str) -> list[int]:
    """The sizes of all deliveries of a round in which everybody gives the first of these answers that is possible."""
    position = GAME.new(players, GAME.option_values({}), seeded("nile"))
    position.events = events = list[Event]()
    while "round-ends" not in [GAME.event_data(event)["event"] for event in events]:
        seat = int(position.asked()).bit_length() - 1
        texts = {GAME.action_text(action): action for action in GAME.legal_actions(position, seat)}
        GAME.apply(position, seat, next(texts[answer] for answer in answers if answer in texts))
    told = [GAME.event_data(event) for event in events]
    ends = [event["event"] for event in told].index("round-ends")
    return [9] + [int(str(event["number"])) for event in told[:ends] if event["event"] == "delivery"]


@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 6), (4, 6)])
def test_a_round_has_six_deliveries_and_five_with_two_players(players: int, number: int) -> None:  # S-TAKE-4
    assert deliveries(players, "take 1") == [9] * number


def test_a_queen_makes_the_last_delivery_six_cards() -> None:  # S-TAKE-4, S-CHAR-2
    assert deliveries(4, "play queen", "take 1") == [9, 9, 9, 9, 9, 6]


def test_the_six_cards_after_a_queen_are_the_last_of_the_round() -> None:  # S-TAKE-4
    t = Table(f"""
        queue   fish0
        deck    {NINE_CARDS}
        A hand  queen
    """)
    t.play("A play queen\nB take 1")
    assert t.queue == "ivory0 cattle1 amulet ebony2 marble2 wheat1"
    assert t.deck == ""
    assert "6 cards arrive at the quays" in t.events("A")
    for move in ("A take 4", "B take 1", "A take 1"):
        t.play(move)
    assert "round 1 ends" in t.events("B")


def test_a_queen_on_an_empty_deck_shortens_no_delivery() -> None:  # S-TAKE-4, S-CHAR-2
    t = Table("""
        queue   fish0 fish0
        A hand  queen
    """)
    t.play("A play queen")
    assert t.queue == "fish0 fish0"
    assert t.hand("A") == ""
    assert t.asked == "B choose-action"
