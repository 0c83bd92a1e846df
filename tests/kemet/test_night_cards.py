"""Interventions drawn at night: one for each, those of tiles and veterans, Vision, and a deck that runs out."""

import pytest

from game_table import VIEWERS
from kemet_night import NO_RUSES, all_but, nightfall
from shedet.games.kemet.game import GAME

# Drawing


def test_everybody_draws_an_intervention_in_player_order() -> None:  # K-NIGHT-6
    cards = ["prayer", "swiftness", "glory"]
    t = nightfall(f"order B A\n{NO_RUSES}\ndeck {' '.join(cards)}\ndiscards {all_but(*cards)}")
    assert (t.hand("B"), t.hand("A")) == ("prayer", "swiftness")
    assert t.deck == ["glory"]


def test_two_veterans_buy_one_more_intervention() -> None:  # K-NIGHT-6
    t = nightfall("A prayer 11\nA veterans 5")
    assert t.asked == "A choose-draws"
    assert t.seat("A")["interventions"] == 1
    t.play("A spend")
    assert (t.seat("A")["interventions"], t.veterans("A")) == (2, 3)
    t.play("A spend")
    assert (t.seat("A")["interventions"], t.veterans("A")) == (3, 1)
    assert t.asked == "A choose-places"


def test_one_veteran_buys_no_intervention() -> None:  # K-NIGHT-6
    assert nightfall("A prayer 11\nA veterans 1").asked == "A choose-places"


def test_the_extra_cards_are_drawn_before_the_next_player_draws() -> None:  # K-NIGHT-6
    cards = ["prayer", "swiftness", "glory", "enlistment"]
    t = nightfall(f"A prayer 11\nA veterans 2\ndeck {' '.join(cards)}\ndiscards {all_but(*cards)}\n{NO_RUSES}")
    t.play("A spend")
    assert t.hand("A") == "prayer swiftness"
    assert t.hand("B") == "glory"


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:  # K-NIGHT-6
    t = nightfall(f"{NO_RUSES}\ndeck prayer\ndiscards {all_but('prayer')}")
    assert t.hand("A") == "prayer"
    assert len(t.hand("B").split()) == 1
    assert t.discards == []
    assert len(t.deck) == 31
    assert "The discarded interventions become a new deck." in t.events("spectator")


def test_the_deck_is_not_shuffled_before_a_card_is_needed() -> None:  # K-NIGHT-6
    rest = all_but("prayer", "glory")
    t = nightfall(f"{NO_RUSES}\ndeck prayer glory\ndiscards {rest}")
    assert (t.hand("A"), t.hand("B")) == ("prayer", "glory")
    assert t.deck == []
    assert len(t.discards) == 31


def test_with_deck_and_discards_empty_nobody_draws() -> None:  # K-NIGHT-6
    t = nightfall(f"A hand {all_but()}\nA prayer 11\nB prayer 11")
    assert t.deck == t.discards == []
    assert t.hand("B") == ""
    assert t.asked == "A choose-slot"


def test_who_could_draw_nothing_is_not_asked_to_give_veterans_up_for_it() -> None:  # K-NIGHT-6, K-NIGHT-10
    t = nightfall(f"A hand {all_but()}\nA prayer 11\nA veterans 2\nA army W1A 5\nA army W1B 5\nA army FW1 2")
    assert t.veterans("A") == 0  # no soldiers left either: they were discarded
    assert t.asked == "A choose-slot"


def test_divine_boon_and_mummy_each_bring_one_more() -> None:  # K-NIGHT-6, K-NIGHT-10
    t = nightfall("players 3\nA tiles divine-boon\nB tiles mummy\nC tiles priest")
    assert [t.seat(seat)["interventions"] for seat in "ABC"] == [2, 2, 1]
    assert nightfall("A tiles divine-boon mummy").seat("A")["interventions"] == 3


@pytest.mark.parametrize("place", ["", "A army FW1 5 mummy", "A army W1A 1 mummy"])
def test_the_mummy_brings_its_card_wherever_the_figure_is(place: str) -> None:  # K-TILE-5, K-NIGHT-6
    t = nightfall(f"A tiles mummy\n{place}")
    assert t.seat("A")["interventions"] == 2


# Vision


def test_vision_chooses_the_first_card_from_five() -> None:  # K-NIGHT-10
    top = ["prayer", "swiftness", "glory", "prayer", "bloodbath"]
    t = nightfall(f"A tiles vision divine-boon\n{NO_RUSES}\ndeck {' '.join(top)} {all_but(*top)}")
    assert t.asked == "A choose-vision"
    assert sorted(t.options) == ["choose bloodbath", "choose glory", "choose prayer", "choose swiftness"]
    assert t.view("A")["vision"] == top
    t.play("A choose glory")
    assert "glory" in t.hand("A").split()
    assert len(t.hand("A").split()) == 2  # the second one, of Divine Boon, is drawn unseen
    assert len(t.hand("B").split()) == 1


def test_the_cards_not_chosen_are_shuffled_back() -> None:  # K-NIGHT-10
    top = ["prayer", "swiftness", "glory", "prayer", "bloodbath"]
    position = f"B tiles vision\n{NO_RUSES}\ndeck {all_but(*top)} {' '.join(top)}"
    tops = set()
    for seed in range(6):
        t = nightfall(f"{position}\nseed {seed}")
        seen = t.view("B")["vision"]
        t.play(f"B choose {seen[0]}")
        assert len(t.deck) == 31
        assert sorted([*t.deck, *t.hand("A").split(), *t.hand("B").split()]) == sorted(all_but().split())
        tops.add(tuple(t.deck[:5]))
    assert len(tops) > 1


def test_with_fewer_than_five_in_the_deck_vision_shuffles_the_discards_under_it() -> None:  # K-NIGHT-6, K-NIGHT-10
    t = nightfall(f"A tiles vision\n{NO_RUSES}\ndeck prayer glory\ndiscards {all_but('prayer', 'glory')}")
    assert t.view("A")["vision"][:2] == ["prayer", "glory"]
    assert len(t.view("A")["vision"]) == 5
    assert t.discards == []


def test_vision_sees_all_there_are_where_there_are_fewer_than_five() -> None:  # K-NIGHT-10
    held = all_but("prayer", "glory", "bloodbath")
    t = nightfall(f"A tiles vision\nB hand {held}\n{NO_RUSES}\ndeck prayer glory\ndiscards bloodbath")
    assert sorted(t.view("A")["vision"]) == ["bloodbath", "glory", "prayer"]
    t.play("A choose bloodbath")
    assert t.hand("A") == "bloodbath"


def test_vision_sees_nothing_where_no_card_is_left() -> None:  # K-NIGHT-10
    t = nightfall(f"A tiles vision\nB hand {all_but()}")
    assert t.asked == "A choose-slot"
    assert t.hand("A") == ""


def test_veterans_buy_cards_after_the_vision() -> None:  # K-NIGHT-6, K-NIGHT-10
    t = nightfall("A tiles vision\nA prayer 11\nA veterans 2")
    t.play(f"A {t.options[0]}")
    assert t.asked == "A choose-draws"


def test_the_record_says_that_chance_decided_what_a_vision_shows() -> None:  # K-NIGHT-10
    t = nightfall("A tiles vision")
    shown = [e for e in t.match.told(VIEWERS["record"], len(t.match.log) - 1) if GAME.decided_by_chance(e)]
    assert sum(int(str(GAME.event_data(event)["number"])) for event in shown) == 5
