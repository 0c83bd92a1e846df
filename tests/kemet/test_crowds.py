"""Full zones: limits hold at the end of a move, and nobody is led where an army could neither stop nor go on."""

import random
import re
from collections.abc import Callable, Iterator

import pytest

import kemet_moves
import shedet
from kemet_moves import Board, Move, crowd
from kemet_table import Table, refusal_text
from shedet.core.errors import IllegalAction
from shedet.games.kemet.game import GAME


def steps(t: Table) -> list[str]:
    """The zones that the army may walk or sail to."""
    return [option.removeprefix("go ") for option in t.options_with("go")]


def test_a_full_zone_is_no_end_for_a_move() -> None:  # K-MOVE-4
    t = Table("A army OW12 3\nA army BW 3")
    t.play("A mark move1; go OW12; take 3")
    assert "BW" not in steps(t)
    with pytest.raises(IllegalAction, match=r"There is no room for the army in BW, and it could not go on from there"):
        t.play("A go BW")


def test_as_many_as_fit_may_join_an_army() -> None:  # K-MOVE-4
    t = Table("A army OW12 3\nA army BW 3")
    t.play("A mark move1; go OW12; take 2; go BW; done")
    assert t.armies("A") == {"BW": "5", "OW12": "1"}


def test_a_full_zone_may_be_passed_through() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 5\nA army BW 5")
    t.play("A mark move1; go OW12; take 5; go BW T3W; done")
    assert t.armies("A") == {"BW": "5", "T3W": "5"}


def test_from_a_full_zone_the_army_may_go_back_where_it_came_from() -> None:  # K-MOVE-4
    # There is no room anywhere else: it fetches the Phoenix.
    t = Table("""
        A tiles mercenaries god-speed phoenix
        A army S 5
        A army DD 5 phoenix
        A army TD 1
        A army BW 1
        A army W1B 1
    """)
    t.play("A mark move1; go S; take 5; go DD; take 5 with phoenix; go S; done")
    assert t.armies("A") == {"BW": "1", "DD": "5", "S": "5 phoenix", "TD": "1", "W1B": "1"}


def test_a_creature_finds_no_room_beside_another() -> None:  # K-MOVE-4, K-CREA-2
    t = Table("A tiles griffin-sphinx devourer\nA army OW12 1 griffin-sphinx\nA army BW 1 devourer")
    t.play("A mark move1; go OW12; take 1 with griffin-sphinx")
    assert "BW" not in steps(t)


def test_a_teleport_into_a_full_zone_needs_a_way_on() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A tiles god-speed\nA pyramid A red 1\nA army W1A 5\nA army S 5")
    t.play("A mark move1; go W1A; take 5; teleport S; go DD; done")
    assert t.armies("A") == {"DD": "5", "S": "5"}
    t = Table("A pyramid A red 1\nA army W1B 5\nA army S 5")
    t.play("A mark move1; go W1B; take 5; go W1A")
    assert "teleport TD" in t.options
    assert "teleport S" not in t.options


def test_a_teleport_leads_to_no_full_zone_with_full_zones_behind_it() -> None:  # K-MOVE-2, K-MOVE-4
    position = "A pyramid A red 1\nA army W1A 5\nA army S 5"
    for beyond, allowed in (("A army DD 1", False), ("B army DD 5", True)):
        t = Table(f"{position}\n{beyond}")
        t.play("A mark move1; go W1A; take 5")
        assert ("teleport S" in t.options) is allowed


def test_an_enemy_is_a_way_on_whoever_it_is() -> None:  # K-MOVE-4, K-MOVE-6
    t = Table("order B A\nB pyramid A red 1\nB army W3A 5\nB army S 5\nA army DD 1")
    t.play("B mark move1; go W3A; take 5; teleport S; go DD")
    assert t.asked == "A B choose-cards"


def test_an_army_that_has_teleported_does_not_count_on_a_second_teleport() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A tiles portal-of-thoth\nA pyramid A red 1\nA army W1A 3\nA army T3W 5\nA army BW 2\nA prayer 11")
    t.play("A mark move1; go W1A; take 3; teleport T3W")
    assert steps(t) == ["BW"]
    assert t.options_with("teleport") == []
    t = Table("A tiles portal-of-thoth\nA pyramid A red 1\nA army W1A 3\nA army T3W 5\nA army BW 3\nA prayer 11")
    t.play("A mark move1; go W1A; take 3")
    assert "teleport T3W" not in t.options
    t = Table("A tiles portal-of-thoth\nA pyramid A red 1\nA army W1A 3\nA army T2W 5")
    t.play("A mark move1; go W1A; take 3; teleport OW12")
    assert "go T2W" not in t.options


def test_the_price_of_the_teleport_on_must_be_there() -> None:  # K-MOVE-2, K-MOVE-4
    for prayer, allowed in ((1, False), (2, True)):
        t = Table(f"A pyramid A red 1\nA army FW1 3\nA army W1A 5\nA prayer {prayer}")
        t.play("A mark move1; go FW1; take 3")
        assert ("go W1A" in t.options) is allowed


def test_an_army_is_regrouped_once_in_each_zone() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 5")
    t.play("A mark move1; go OW12; take 5")
    assert t.options_with("take") == []
    t.play("A go BW")
    assert t.options_with("take") == ["take 1", "take 2", "take 3", "take 4"]
    t.play("A take 3")
    assert t.options_with("take") == []


def test_from_a_full_district_with_a_pyramid_the_army_goes_on_by_teleport() -> None:  # K-MOVE-1, K-MOVE-4
    # It walks in with its only movement point, takes along whom it likes, and has its teleport left.
    t = Table("A pyramid A red 1\nA army FW1 3\nA army W1A 5")
    t.play("A mark move1; go FW1; take 3; go W1A; take 5; teleport T3W; done")
    assert t.armies("A") == {"T3W": "5", "W1A": "3"}


def test_from_a_full_zone_the_army_goes_on_by_the_card_teleportation() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A army OW12 3\nA army BW 5\nA hand teleportation")
    t.play("A mark move1; go OW12; take 3; go BW; take 5; play teleportation; teleport TD; done")
    assert t.armies("A") == {"BW": "3", "TD": "5"}


def test_from_a_full_zone_the_army_goes_on_with_the_griffin_sphinx_that_it_finds_there() -> None:  # K-MOVE-2, K-MOVE-4
    t = Table("A tiles griffin-sphinx\nA army OW12 5\nA army T2W 4 griffin-sphinx")
    t.play("A mark move1; go OW12; take 5; go T2W; take 5 with griffin-sphinx; teleport S; done")
    assert t.armies("A") == {"S": "5 griffin-sphinx", "T2W": "4"}


def test_from_a_full_zone_the_phoenix_goes_on_over_the_wall() -> None:  # K-MOVE-4, K-MOVE-5
    t = Table("""
        A tiles phoenix
        A army OW23 5 phoenix
        A army FW3 5
        A army T2W 1
        A army BW 1
    """)
    t.play("A mark move1; go OW23; take 5 with phoenix; go FW3 W3A; done")
    assert t.armies("A") == {"BW": "1", "FW3": "5", "T2W": "1", "W3A": "5 phoenix"}


def test_from_a_full_zone_a_smaller_army_may_go_on() -> None:  # K-MOVE-4
    # No neighbour has room for four, but for three.
    t = Table("""
        A tiles mercenaries god-speed
        A army S 4
        A army DD 4
        A army TD 2
        A army BW 2
        A army W1B 2
    """)
    t.play("A mark move1; go S; take 4; go DD; take 3; go TD; done")
    assert t.armies("A") == {"BW": "2", "DD": "5", "TD": "5", "W1B": "2"}


# Every way on counts: tolls, cards, teleports, and the way back


def test_a_toll_that_can_be_paid_is_a_way_on() -> None:  # K-MOVE-4, K-TILE-2
    # Five teleport onto their own five, and go on into the zone of Khnum's Sphinx: 2 for the teleport, 2 for the toll.
    for prayer, allowed in ((3, False), (4, True)):
        t = Table(f"""
            A pyramid A red 1
            A army W1A 5
            A army T3W 5
            A prayer {prayer}
            B tiles khnums-sphinx
            B army BW 2 khnums-sphinx
        """)
        t.play("A mark move1; go W1A; take 5")
        assert ("teleport T3W" in t.options) is allowed
    t.play("A teleport T3W; go BW")
    assert t.asked == "A B choose-cards"
    assert t.prayer("A") == 0


def test_open_gates_costs_its_price_where_there_is_no_room_too() -> None:  # K-MOVE-4, K-DAY-4
    t = Table("A tiles god-speed\nA army OW12 3\nA army BW 3\nA hand open-gates\nA prayer 1")
    t.play("A mark move1; go OW12; take 3; go BW; play open-gates")
    assert t.prayer("A") == 0
    t.play("A go T3W; done")
    assert t.armies("A") == {"BW": "3", "T3W": "3"}


def test_open_gates_does_not_take_the_price_of_the_only_way_on() -> None:  # K-MOVE-4, K-DAY-4
    for prayer, allowed in ((2, False), (3, True)):
        t = Table(f"A pyramid A red 1\nA army FW1 3\nA army W1A 5\nA hand open-gates\nA prayer {prayer}")
        t.play("A mark move1; go FW1; take 3; go W1A")
        assert ("play open-gates" in t.options) is allowed
    t = Table("A pyramid A red 1\nA army FW1 3\nA army W1A 5\nA hand open-gates\nA prayer 2")
    t.play("A mark move1; go FW1; take 3; go W1A")
    with pytest.raises(
        IllegalAction, match=r"There is no room here, and after open-gates the army could not go on. \[K-MOVE-4\]"
    ):
        t.play("A play open-gates")


def test_the_teleport_after_the_last_movement_point_is_a_way_on() -> None:  # K-MOVE-1, K-MOVE-4
    # None of the neighbours has room for five; but W1B has a pyramid.
    t = Table("""
        A tiles god-speed
        A pyramid B red 1
        A army FW1 5
        A army W1A 4
        A army W1B 1
        A army W1C 1
    """)
    t.play("A mark move1; go FW1; take 4; go W1A; take 5; go W1B; teleport T3W; done")
    assert t.armies("A") == {"FW1": "1", "T3W": "5", "W1A": "3", "W1B": "1", "W1C": "1"}


def test_an_overfull_zone_that_is_left_has_room_again() -> None:  # K-MOVE-4, K-CREA-2
    # Two creatures meet in BW: one of them is brought to T3W, and the soldier comes back.
    t = Table("""
        A tiles god-speed bestial-fury griffin-sphinx devourer
        A army OW12 1 griffin-sphinx
        A army BW 1 devourer
        A army T3W 5
        A prayer 0
    """)
    t.play("A mark move1; go OW12; take 1 with griffin-sphinx; go BW; go T3W; take 1; go BW; done")
    assert t.armies("A") == {"BW": "2 devourer", "T3W": "5 griffin-sphinx"}


def test_an_overfull_zone_that_is_left_may_be_passed_again() -> None:  # K-MOVE-4
    # They fetch the Phoenix from T3W, whose only neighbour is BW.
    t = Table("""
        A tiles mercenaries god-speed bestial-fury phoenix
        A army OW12 5
        A army BW 5
        A army T3W 5 phoenix
        A hand swiftness
    """)
    t.play("A mark move1; go OW12; take 5; play swiftness; go BW T3W; take 5 with phoenix; go BW FW1; done")
    assert t.armies("A") == {"BW": "5", "FW1": "5 phoenix", "T3W": "5"}


def test_swiftness_in_the_hand_is_a_way_on() -> None:  # K-MOVE-1, K-MOVE-4
    position = "A army OW12 3\nA army BW 3"
    t = Table(f"{position}\nA hand swiftness")
    t.play("A mark move1; go OW12; take 3; go BW; play swiftness; go T3W; done")
    assert t.armies("A") == {"BW": "3", "T3W": "3"}
    t = Table(position)
    t.play("A mark move1; go OW12; take 3")
    assert "BW" not in steps(t)


def test_where_there_is_no_room_no_creature_joins() -> None:  # K-MOVE-4, K-CREA-1
    t = Table("A tiles phoenix\nA pyramid A red 1\nA army FW1 3\nA army W1A 5")
    t.play("A mark move1; go FW1; take 3; go W1A")
    assert t.options_with("join") == []
    with pytest.raises(IllegalAction, match="There is no room for the army here; it moves on before phoenix joins"):
        t.play("A join phoenix A")


# Closely packed armies, compared with the moves written down a second time in `kemet_moves`

SEEDS = 250 if shedet.compiled() else 50


def move_options(t: Table) -> set[str]:
    """What is offered in a move, but for day interventions and creatures that join."""
    cards = ("play swiftness", "play teleportation", "play open-gates")
    return {each for each in t.options if each.split()[0] in ("done", "go", "teleport", "take") or each in cards}


def moves_in_a_crowd(name: str) -> Iterator[Table]:
    """Every step of random moves between closely packed armies; each must come to an end."""
    for seed in range(SEEDS):
        chance = random.Random(f"{name}/{seed}")
        t = Table(crowd(chance))
        t.play("A mark move1")
        while t.asked.startswith("A choose-") and t.asked != "A choose-action":
            if t.asked == "A choose-step":
                yield t
            before = t.text
            options = t.options
            assert options  # nobody is led into a dead end
            assert t.text == before  # what was tried has left no trace
            moves = [option for option in options if option != "done"]
            t.play(f"A {chance.choice(moves if moves and chance.random() < 0.9 else options)}")
        assert t.asked in ("A choose-action", "A B choose-cards")


def test_in_a_crowd_all_is_offered_that_can_come_to_an_end_and_nothing_else() -> None:  # K-MOVE-4
    without_room = 0
    for t in moves_in_a_crowd("offers"):
        expected = kemet_moves.offers(*kemet_moves.read(t))
        assert move_options(t) == expected, t.text
        without_room += "done" not in expected
    assert without_room > SEEDS // 4


def is_dead_end(board: Board, move: Move, target: str, fare: int) -> bool:
    """Whether an army that comes to a zone can neither stop nor go on."""
    after = kemet_moves.arrived(board, move, target, fare)
    return isinstance(after, Move) and not kemet_moves.can_end(board, after)


def regrouped(move: Move, soldiers: str, *along: str) -> Move:
    return move._replace(soldiers=int(soldiers), creature=along[-1] if along else "", grouped=True)


# How each sentence begins, and what must be so for it to be true; the words are those after the verb.
TRUE_IF: dict[str, Callable[[Board, Move, list[str]], bool]] = {
    r"go .*is not in play": lambda board, move, words: words[0] not in board.zones,
    r"go .*does not touch": lambda board, move, words: words[0] not in kemet_moves.reach(board, move.zone),
    r"go .*has no movement left": lambda board, move, words: move.points == 0,
    r"go .*The wall before": lambda board, move, words: not kemet_moves.crosses_walls(board, move, words[0]),
    r"go .*Khnum's Sphinx costs": lambda board, move, words: (
        words[0] == board.sphinx and kemet_moves.paid(move, 2) is None
    ),
    r"go .*There is no room for the army in": lambda board, move, words: is_dead_end(
        board, move._replace(points=move.points - 1), words[0], 0
    ),
    r"teleport .*leads to an obelisk": lambda board, move, words: (
        words[0] not in board.zones or not kemet_moves.ZONES[words[0]].obelisk
    ),
    r"teleport .*once in a move": lambda board, move, words: move.teleported,
    r"teleport .*starts from a district": lambda board, move, words: not kemet_moves.is_gate(board, move),
    r"teleport .*The army is already in": lambda board, move, words: words[0] == move.zone,
    r"teleport .*The teleport costs": lambda board, move, words: kemet_moves.arrived(board, move, words[0], 2) is None,
    r"teleport .*There is no room for the army in": lambda board, move, words: is_dead_end(
        board, move._replace(teleported=True), words[0], 2
    ),
    r"take .*In each zone you choose only once": lambda board, move, words: move.grouped,
    r"take .*You have no": lambda board, move, words: words[-1] not in kemet_moves.army_at(move, move.zone)[1],
    r"take .*only \d+ of your soldiers": lambda board, move, words: (
        int(words[0]) > kemet_moves.army_at(move, move.zone)[0]
    ),
    r"take .*At most": lambda board, move, words: (
        f"take {' '.join(words)}" not in kemet_moves.regroupings(board, move._replace(soldiers=0))
    ),
    r"take .*the army that came": lambda board, move, words: regrouped(move, *words)[:4] == move[:4],
    r"take .*There is no room in": lambda board, move, words: not kemet_moves.can_end(board, regrouped(move, *words)),
    r"done There is no room": lambda board, move, words: not kemet_moves.may_stop(board, move),
    r"join .*There is no room": lambda board, move, words: not kemet_moves.may_stop(board, move),
    r"play .*it moves on before": lambda board, move, words: not kemet_moves.may_stop(board, move),
    r"play .*There is no obelisk": lambda board, move, words: all(
        zone == move.zone
        or kemet_moves.arrived(board, move, zone, 1) is None
        or is_dead_end(board, move._replace(teleported=True), zone, 1)
        for zone in board.zones
        if kemet_moves.ZONES[zone].obelisk
    ),
    r"play .*after open-gates": lambda board, move, words: (
        "play open-gates" in kemet_moves.answers(board, move)
        and "play open-gates" not in kemet_moves.offers(board, move)
    ),
    r"play .*ignores walls already": lambda board, move, words: move.ignores_walls,
}


def test_in_a_crowd_every_refusal_is_true() -> None:  # K-MOVE-1, K-MOVE-2, K-MOVE-4, K-MOVE-5
    said_once = set()
    for t in moves_in_a_crowd("refusals"):
        board, move = kemet_moves.read(t)
        for action in set(range(GAME.actions)) - set(t.match.legal_actions(0)):
            verb, *words = GAME.action_text(action).split()
            if verb not in ("done", "go", "teleport", "take", "join", "play"):
                continue
            said = f"{verb} {refusal_text(t.match, 0, action)}"
            claims = [claim for claim in TRUE_IF if re.match(claim, said)]
            assert len(claims) == 1 or verb in ("join", "play"), said  # those have other reasons too
            assert all(TRUE_IF[claim](board, move, words) for claim in claims), f"{' '.join(words)}: {said}\n{t.text}"
            said_once.update(claims)
    assert len(said_once) > len(TRUE_IF) // 2
