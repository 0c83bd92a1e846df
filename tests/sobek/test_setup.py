"""The set-up of a round, and who begins it."""

from collections import Counter

import pytest

from shedet.core.errors import UnknownName
from shedet.games.sobek.components import BACKS, CARD_KINDS, CARD_NAMES
from sobek_table import Table


def backs(cards: list[str]) -> dict[str, int]:
    return dict(Counter(BACKS[CARD_KINDS[CARD_NAMES.index(card)].back] for card in cards))


def ending(scores: str, round_number: int = 1, seed: int = 0) -> Table:
    """Three players; A takes the last card of the round, which changes no score."""
    a, b, c = scores.split()
    return Table(f"""
        players  3
        round    {round_number}
        queue    fish0
        A score  {a}
        B score  {b}
        C score  {c}
        seed     {seed}
    """)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_markers_start_on_0(players: int) -> None:  # S-SET-1
    t = Table(players=players)
    assert t.scores == [0] * players
    assert t.round == 1


@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_cannot_play(players: int) -> None:  # S-SET-1
    with pytest.raises(UnknownName, match=f"Sobek is played by 2 to 4 players, not {players}"):
        Table(players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_starting_cards(players: int) -> None:  # S-SET-2
    t = Table(players=players)
    for seat in "ABCD"[:players]:
        assert backs(t.seat(seat)["hand"]) == {"green": 2}
        assert t.corruption(seat) == ""


@pytest.mark.parametrize(("players", "left"), [(3, 3), (4, 1)])
def test_the_starting_cards_that_are_left_are_out(players: int, left: int) -> None:  # S-SET-2
    assert backs(Table(players=players).data["removed"]) == {"green": left}


@pytest.mark.parametrize("players", [3, 4])
def test_the_deck_is_all_other_cards_less_the_nine_on_the_quays(players: int) -> None:  # S-SET-3, S-SET-4
    t = Table(players=players)
    assert len(t.data["queue"]) == 9
    assert len(t.data["deck"]) == 45
    assert backs(t.data["queue"] + t.data["deck"]) == {"beige": 45, "orange": 9}


def test_with_two_players_nine_cards_of_the_deck_leave_unseen() -> None:  # S-SET-3
    t = Table(players=2)
    gone = [card for card in t.data["removed"] if backs([card]) != {"green": 1}]
    assert len(gone) == 9
    assert len(t.data["removed"]) == 9 + 5
    assert len(t.data["deck"]) == 36
    assert "removed" not in t.view("A")
    assert not any("removed" in place for place in t.view("A"))


def test_goods_lie_face_up_in_the_queue_and_characters_face_down() -> None:  # S-SET-4
    for seed in range(5):
        t = Table(seed=str(seed))
        shown = ["?" if backs([card]) == {"orange": 1} else card for card in t.data["queue"]]
        for viewer in ("A", "B", "spectator"):
            assert t.view(viewer)["queue"] == shown


def test_five_of_the_tokens_are_in_play_and_seven_are_out() -> None:  # S-SET-5
    t = Table()
    assert len(t.data["tokens"]) == 5
    assert len(t.data["removed_tokens"]) == 7
    assert t.used_tokens == []


def test_nobody_has_seen_the_tokens() -> None:  # S-SET-5
    t = Table()
    for viewer in ("A", "B", "spectator"):
        assert t.view(viewer)["tokens"] == 5
        assert t.view(viewer)["known_tokens"] is None


def test_cards_tokens_and_the_first_starter_are_a_matter_of_chance() -> None:  # S-SET-2, S-SET-5, S-SET-6
    tables = [Table(players=3, seed=str(seed)) for seed in range(10)]
    assert {t.turn for t in tables} == {"A", "B", "C"}
    assert len({t.queue for t in tables}) == 10
    assert len({t.tokens for t in tables}) > 5
    assert len({t.hand("A") for t in tables}) > 5


def test_the_starter_has_the_first_turn() -> None:  # S-SET-6
    t = Table(players=4, seed="nile")
    assert t.asked == f"{t.turn} choose-action"


# Later rounds


def test_the_player_with_the_fewest_points_names_the_starter() -> None:  # S-SET-6
    t = ending("20 7 12")
    t.play("A take 1")
    assert t.round == 2
    assert t.asked == "B name-starter"
    assert t.options == ["choose A", "choose B", "choose C"]
    t.play("B choose C")
    assert t.turn == "C"
    assert t.asked == "C choose-action"


def test_the_player_with_the_fewest_points_may_begin() -> None:  # S-SET-6
    t = ending("20 7 12")
    t.play("A take 1\nB choose B")
    assert t.asked == "B choose-action"


def test_the_round_is_set_up_before_the_starter_is_named() -> None:  # S-SET-6
    t = ending("20 7 12")
    t.play("A take 1")
    assert len(t.view("B")["queue"]) == 9
    assert len(t.seen_seat("B", "B")["hand"]) == 2


def test_of_several_with_the_fewest_one_drawn_at_random_names_the_starter() -> None:  # S-SET-6
    named = set()
    for seed in range(16):
        t = ending("20 7 7", seed=seed)
        t.play("A take 1")
        named.add(t.asked)
    assert named == {"B name-starter", "C name-starter"}


def test_the_fewest_points_are_those_after_the_penalty() -> None:  # S-SET-6, S-END-5
    t = Table("""
        players       2
        queue         fish0
        A score       20
        A set ivory   ivory3 ivory3 amulet
        B score       36
    """)
    t.play("A take 1")
    assert t.scores == [31, 36]
    assert t.asked == "A name-starter"


def test_everything_is_collected_and_set_up_afresh() -> None:  # S-END-7
    t = Table("""
        players       3
        queue         fish0
        A score       20
        A set ivory   ivory3 ivory3 ivory0
        B corruption  wheat1 wheat1 cattle1
        B curses      2
        C set wheat   wheat1 wheat1 wheat0
        C prosperity  wheat wheat
        tokens        flood
    """)
    t.play("A take 1")
    assert t.round == 2
    assert t.discards == t.used_tokens == []
    assert len(t.data["deck"]) + len(t.data["queue"]) == 54
    assert len(t.data["tokens"]) == 5
    assert len(t.data["removed_tokens"]) == 7
    for seat in "ABC":
        assert backs(t.seat(seat)["hand"]) == {"green": 2}
        assert t.sets(seat) == []
        assert t.corruption_value(seat) == 0
        assert t.prosperity(seat) == ""
