"""Positions in notation: what is read back, what is completed, and what is refused."""

import pytest

from kemet_night import NO_RUSES, all_but
from kemet_random import midway, start, step
from kemet_table import Table
from shedet.core.errors import BadNotation, BadSetup, ShedetError, UnknownName
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games.kemet.game import GAME

# Positions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_game_is_read_back_from_its_text(players: int) -> None:
    t = Table(players=players, seed="nile")
    assert Table(t.text).text == t.text


WAR = "A army FW1 5\nA hand war-fury ruse\nB army T2W 4\nB hand bloodbath iron-wall"
ATTACK = "A mark move1; go FW1; take 5; go T2W"


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("players 2", ""),
        ("players 5\norder C E A B D\nday 4\nphase day 3 2", ""),
        ("A army W1A 5\nA pyramid A red 2", "A mark move1"),
        ("A army W1A 5\nA pyramid A red 2", "A mark move1; go W1A"),
        ("A army W1A 5\nA pyramid A red 2", "A mark move1; go W1A; take 3; go FW1"),
        ("A army W1A 5\nA pyramid A red 2", "A mark move1; go W1A; take 3; teleport OW12; go FW2"),
        ("A army FW1 5\nA army FW2 5\nA tiles god-speed bestial-fury", "A mark move1; go FW1; take 5; go OW12 FW2"),
        (
            "A tiles phoenix god-speed\nA army W1A 5 phoenix",
            "A mark move1; go W1A; take 2 with phoenix; go FW1; take 1",
        ),
        ("A army FW1 5\nA hand teleportation", "A mark move1; go FW1; take 3; play teleportation"),
        ("A army FW1 5\nA hand swiftness open-gates", "A mark move2; go FW1; take 3; play swiftness; play open-gates"),
        (
            "A army FW1 5\nA hand swiftness swiftness divine-memory",
            "A mark move2; go FW1; take 3; play swiftness; play swiftness; play divine-memory; choose swiftness; "
            "play swiftness",
        ),
        ("A army FW1 4\nA hand enlistment", "A mark move2; go FW1; take 3; play enlistment; put FW1"),
        ("A tiles surprise-attack\nA army FW1 4", "A gold surprise-attack"),
        ("A tiles surprise-attack\nA army FW1 4", "A gold surprise-attack; go FW1"),
        (WAR, ATTACK),
        (WAR, f"{ATTACK}\nA active 3s2d"),
        (WAR, f"{ATTACK}\nB active 3s2d; discard 5s; play bloodbath"),
        (WAR, f"{ATTACK}\nB battle 3s2d 5s bloodbath iron-wall"),
        (f"{WAR}\nB prayer 1", f"{ATTACK}\nB battle 3s2d 5s bloodbath iron-wall\nA battle 3s2d 5s"),
        (f"{WAR}\nA tiles prescience", ATTACK),
        (f"{WAR}\nA tiles prescience", f"{ATTACK}\nB active 3s2d"),
        (f"{WAR}\nA tiles divine-wound", f"{ATTACK}\nA battle 3s2d 5s\nB battle 3s2d 5s\nA discard ruse"),
        (f"{WAR}\nA hand tactical-choice", f"{ATTACK}\nA battle 3s2d 5s tactical-choice\nB battle 3s2d 5s"),
        (WAR, f"{ATTACK}\nA battle 4s1d 5s ruse\nB battle 3s2d 5s"),
        (WAR, f"{ATTACK}\nA battle 4s1d 5s ruse\nB battle 3s2d 5s\nB retreat"),
        (WAR, f"{ATTACK}\nA battle 4s1d 5s ruse\nB battle 3s2d 5s\nB disband"),
        (f"{WAR}\nA hand reinforcement", f"{ATTACK}\nA battle 4s1d 5s reinforcement\nB battle 3s2d 5s\nB disband"),
        ("A army W1A 1\nA tiles recruiting-scribe", "A mark recruit; put W1B"),
        ("A army W1A 1\nB army W1B 2\nB army W1C 3", "A mark recruit; put W1B W1C; done"),
        ("A army W1A 1\nB army W1B 2\nB army W1C 3", "A mark recruit; put W1B W1C; done; go W1C"),
        ("A pyramid A red 2", "A mark power1"),
        ("A pyramid A red 2", "A mark power1; buy storm"),
        ("A pyramid A black 1", "A mark power1; buy mercenaries; put W1A"),
        (
            "A pyramid A red 2\nA pyramid C black 2\nA tiles twin-ceremony",
            "A mark power1; buy charge; gold twin-ceremony",
        ),
        ("A pyramid A red 2", "A mark build"),
        ("A pyramid A red 2", "A mark build; found B blue"),
        ("A pyramid A red 1", "A mark build; raise A"),
        ("A hand raining-fire\nB army T2W 3", "A play raining-fire"),
        ("A hand divine-memory\ndiscards glory", "A play divine-memory"),
        ("A tiles phoenix mummy\nA army W1A 2 mummy", "A join phoenix A"),
        ("players 3\nA tiles act-of-god-red", "A silver pray1; mark pray2"),
        ("A tiles priest-of-ra\nA pyramid A white 3", "A mark power1; buy priest"),
        ("B army S 3\nA army TD 1\nphase day 4 1", "B mark pray1; end"),
        ("B army S 3\nA army TD 1\nphase day 4 1", "B mark pray1; end\nB yes"),
        ("A veterans 2\nphase day 4 1", "B mark pray1; end"),
        ("A veterans 2\nphase day 4 1", "B mark pray1; end\nA done"),
        ("A veterans 2\nphase day 4 1", "B mark pray1; end\nA done\nA done"),
        ("A tiles vision\nphase day 4 1", "B mark pray1; end"),
        ("A tiles reinforcements\nphase day 4 1", "B mark pray1; end\nA put W1A"),
        ("A tiles hand-of-god\nA pyramid A white 1\nphase day 4 1", "B mark pray1; end"),
        ("A tiles phoenix\nA army W1A 1\nphase day 4 1", "B mark pray1; end"),
        ("players 3\nphase day 4 2", "C mark pray1; end\nA slot 2"),
        ("A battle-fame 9\nphase day 0 1", "B mark pray1; end"),
    ],
)
def test_a_position_in_the_middle_of_anything_is_read_back_from_its_text(position: str, moves: str) -> None:
    t = Table(position)
    t.play(moves)
    again = Table(t.text)
    assert again.text == t.text
    assert again.asked == t.asked
    assert again.options == t.options
    assert again.data == t.data


def test_only_who_has_lost_the_battle_can_retreat() -> None:  # K-BAT-5
    t = Table(WAR)
    t.play(f"{ATTACK}\nA battle 4s1d 5s ruse\nB battle 3s2d 5s\nB retreat")
    assert "ask A choose-retreat B\n" in t.text
    with pytest.raises(BadSetup, match=r"line \d+ of the position: B has lost this battle, not A"):
        Table(t.text.replace("choose-retreat B", "choose-retreat A"))
    with pytest.raises(UnknownName, match=r"line \d+ of the position: there is no seat 'E'"):
        Table(t.text.replace("choose-retreat B", "choose-retreat E"))


def test_the_phase_counts_rounds_by_day_and_steps_at_night() -> None:  # K-DAY-1, K-NIGHT-10
    t = Table("B army S 3\nphase day 4 1")
    assert "phase day 4 1\n" in t.text
    t.play("B mark pray1; end")
    assert "phase night 1 0\n" in t.text
    assert t.view("A")["round"] == 1
    t.play("B no\nA slot 1")
    assert "phase day 0 0\n" in t.text
    assert t.view("A")["round"] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_positions_are_read_back_and_play_on_alike(players: int) -> None:
    for begin in (start, midway):
        match = begin(players, "texts")
        rng = seeded(f"texts/{players}")
        while not match.over():
            step(match, rng)
            if len(match.log) % 11 == 0 or match.over():
                text = GAME.position_text(match.position)
                again = Match(GAME, players, match.options, "another", text)
                assert GAME.position_text(again.position) == text
                if not match.over():
                    first, second = seeded("on"), seeded("on")
                    copied = Match(GAME, players, match.options, "another", text)
                    assert step(copied, first) == step(again, second)
                    assert GAME.position_text(copied.position) == GAME.position_text(again.position)


def test_every_player_of_a_position_has_what_is_not_mentioned() -> None:  # K-SET-3
    t = Table("players 3\nA army FW1 4\nB tiles mercenaries\nC battle-discards 5s 1s3d")
    assert [t.seat(seat)["city"] for seat in "ABC"] == ["W1", "W2", "W3"]
    assert [t.prayer(seat) for seat in "ABC"] == [7, 7, 7]
    assert [t.supply(seat) for seat in "ABC"] == [8, 15, 12]
    assert t.battle_hand("A") == "5s 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h"
    assert t.battle_hand("C") == "4s1d 3s2d 3s1h 2s2h 2s2d1h 1s1d3h"
    assert (len(t.deck), t.discards, t.data["removed"]) == (33, [], ["ruse"] * 5)
    assert (t.order, t.day, t.phase, t.asked) == ("ABC", 1, "day", "A choose-action")


def test_the_cities_of_two_and_four_players_are_those_without_a_storm() -> None:  # K-SET-3
    assert [seat["city"] for seat in Table("players 2").data["seats"]] == ["W1", "W3"]
    assert [seat["city"] for seat in Table("players 4").data["seats"]] == ["W1", "W3", "E1", "E3"]


def test_colours_are_those_of_tiles_and_pyramids_and_then_the_first() -> None:  # K-SET-1
    assert Table("players 2").data["colours"] == ["red", "blue"]
    assert Table("A pyramid A white 1").data["colours"] == ["red", "white"]
    assert Table("A tiles priest\nB pyramid C black 2").data["colours"] == ["white", "black"]
    assert Table("players 3\ncolours blue white black").data["colours"] == ["blue", "white", "black"]


def test_indicators_go_with_the_pyramids() -> None:  # K-DAY-6
    assert Table("players 3\nA pyramid C red 1\nA pyramid A blue 2").seat("A")["indicators"] == ["blue", "red", "-"]
    t = Table("A pyramid A red 1\nA indicators - red -")
    assert t.seat("A")["indicators"] == ["-", "red", "-"]


def test_tiles_that_nobody_has_are_on_offer() -> None:  # K-SET-1
    offer = Table("A tiles charge").data["tiles"]
    assert "charge" not in offer
    assert offer["god-speed"] == 1
    assert Table("players 3\nA tiles charge").data["tiles"]["charge"] == 1


def test_a_deck_that_is_listed_is_the_whole_deck() -> None:
    t = Table(f"deck glory prayer\ndiscards {all_but('glory', 'prayer')}\n{NO_RUSES}")
    assert t.deck == ["glory", "prayer"]


def test_what_stands_after_a_hash_is_a_remark() -> None:
    assert Table("A army FW1 3  # before the city").army("FW1") == "A 3"


def test_a_seed_decides_all_chance_to_come() -> None:
    assert Table("seed nile").text == Table("seed nile").text
    assert Table("seed nile").deck != Table("seed delta").deck


# Bad set-ups


@pytest.mark.parametrize(
    ("position", "error", "sentence"),
    [
        ("A hand glory\nB hand glory", BadSetup, "2 cards glory are on the table, but the box has only 1"),
        ("A hand glory glory", BadSetup, "line 1 of the position: there are only 1 cards glory"),
        ("deck glory", BadSetup, "3 of 3 cards war-rage are missing"),
        ("A hand glry", BadNotation, "line 1 .* I don't know the intervention 'glry'. Did you mean 'glory'"),
        ("A tiles phonix", BadNotation, "I don't know the tile 'phonix'. Did you mean 'phoenix'"),
        ("A army FW9 3", BadNotation, "I don't know the zone 'FW9'. Did you mean"),
        ("A army FW1 6", BadSetup, "A may have 5 soldiers and one creature in FW1, and no more"),
        ("A army FW1 0", BadSetup, "there can be 1 to 14 soldiers in a zone, not 0"),
        ("A army FE1 3", BadSetup, "FE1 is not in play with 2 players"),
        ("A army W2A 3", BadSetup, "W2A is not in play with 2 players"),
        ("A army FW1 5\nA army FW2 5\nA army FW3 5", BadSetup, "A has 15 soldiers on the map and in supply, not 12"),
        ("A supply 11", BadSetup, "A has 11 soldiers on the map and in supply, not 12"),
        ("A army FW1 3\nB army FW1 3", BadSetup, "two armies stand in FW1, but no battle is fought there"),
        ("A army FW1 3 phoenix", BadSetup, "phoenix"),
        ("A tiles phoenix\nB army FW1 3 phoenix", BadSetup, "phoenix stands in FW1 without an army of A"),
        ("A tiles phoenix mummy\nA army FW1 3 phoenix mummy", BadSetup, "5 soldiers and one creature in FW1"),
        ("A tiles charge\nB tiles charge", BadSetup, "there are not so many tiles charge"),
        ("A tiles act-of-god-red", BadSetup, "there are not so many tiles act-of-god-red"),
        ("A tiles domination-red domination-blue", BadSetup, "A has two tiles with the same picture"),
        ("players 3\nA tiles act-of-god-red act-of-god-blue", BadSetup, "A has two tiles with the same picture"),
        ("A tiles charge defense priest", BadSetup, "2 players play with 2 colours, not 3"),
        ("colours red blue\nA tiles priest", BadSetup, "a tile or pyramid of a colour that is not in play"),
        ("A prayer 12", BadSetup, "there can be 0 to 11 prayer points, not 12"),
        ("A pyramid A red 5", BadSetup, "there can be 1 to 4 levels, not 5"),
        ("A pyramid A red 1\nA pyramid B red 2", BadSetup, "at most 2 pyramids, each of another colour"),
        (
            "players 2\nA pyramid A red 1\nA pyramid B blue 1\nA pyramid C white 1",
            BadSetup,
            "2 players play with 2 colours, not 3",
        ),
        ("A indicators red - -", BadSetup, "A's indicators are not those of the pyramids"),
        ("A marks move1 recruit move2 build pray1 power1", BadSetup, "A has 5 markers"),
        ("A marks move7", BadNotation, "I don't know the field 'move7'"),
        ("A battle-hand 5s 4s1d", BadSetup, "A has 2 battle cards, each in one place; it must be 8"),
        ("A battle-hand 5s 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 3s3d", BadSetup, "has 3s3d without the tile storm"),
        ("A city W3\nB city W3", BadSetup, "with 2 players the cities are W1, W3, one for each"),
        ("A city W2", BadSetup, "with 2 players the cities are W1, W3"),
        ("A purse 3", BadNotation, "a player has no 'purse'; there is city, prayer"),
        ("A prayer many", BadNotation, "'many' is not a whole number"),
        ("players 1", BadSetup, "there can be 2 to 5 players, not 1"),
        ("players 6", BadSetup, "there can be 2 to 5 players, not 6"),
        ("order A A", BadSetup, "the order names each player once, not A A"),
        ("C hand glory", UnknownName, "there is no seat 'C'; the seats are A, B"),
        ("order A C", UnknownName, "there is no seat 'C'"),
        ("ask A choose-nothing", BadNotation, "I don't know the question 'choose-nothing'"),
        ("ask A choose-shown", BadSetup, "choose-shown is asked in a battle only"),
        ("ask AB choose-action", BadSetup, "choose-action is asked of one player"),
        ("ask A choose-slot 3", BadNotation, "'3' does not go with choose-slot"),
        (
            "ask A choose-action\nask A choose-step\nmove FW1 3 1 FW1",
            BadSetup,
            "line 2 .* A moves more soldiers than there are",
        ),
        ("ask A choose-action\nask A choose-group FW1", BadSetup, "line 2 of the position: A has no army in FW1"),
        ("battle A A FW1 0 0 0", BadSetup, "A cannot fight a battle against themselves"),
        ("side A 5s - 0 0 0 -", BadSetup, "A is not in a battle"),
        ("phase dawn 0 0", BadNotation, "I don't know the phase 'dawn'"),
        ("phase day 0 2", BadSetup, "there can be 0 to 1 places, not 2"),
        ("phase night 3 2\nask A choose-sacrifice TD\nA army TD 1", BadSetup, r"\w"),
        ("phase day 5 0", BadSetup, r"\w"),
        ("phase night 5 1\nask A choose-draws", BadSetup, "line 2 .* A has too few veterans for another card"),
        ("phase night 4 1\nask A choose-prayers", BadSetup, "line 2 .* A has no veterans to give up"),
        (
            "phase night 0 1\nask A choose-sacrifice S",
            BadSetup,
            "line 2 .* A has too few soldiers in S for a sacrifice",
        ),
        (
            "phase night 6 1\nask A choose-places 2 veterans\nA veterans 1",
            BadSetup,
            "A places a soldier for each veteran: 1, not 2",
        ),
        ("ask A choose-action\nask A choose-action regular", BadSetup, r"\w"),
        ("A marks move1 recruit pray1 pray2 power1", BadSetup, "A has placed all 5 markers and has no more turns"),
        ("quays", BadNotation, "I don't know what the line 'quays' means"),
        ("rng 1 2 3 nile", BadNotation, "'nile' is not a word of the generator"),
    ],
)
def test_a_bad_set_up_is_answered_with_a_sentence(position: str, error: type[ShedetError], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Match(GAME, 3 if "players 3" in position else 2, {}, "0", position)


def test_the_numbers_of_players_of_game_and_position_must_agree() -> None:
    with pytest.raises(BadSetup, match="the position is one of 2 players, the game of 3"):
        Table("A army FW1 3", players=3)


def test_the_number_of_players_comes_first() -> None:
    with pytest.raises(ShedetError, match=r"there is no seat 'C'|`players` comes first"):
        Table("C hand glory\nplayers 3")


@pytest.mark.parametrize("phase", ["night 0 0", "night 5 1", "founding 0 0"])
def test_nobody_has_a_turn_of_the_day_at_night_or_in_the_set_up(phase: str) -> None:
    """Such a position without a question is refused, or it goes on with what comes next by itself."""
    try:
        t = Table(f"phase {phase}")
    except BadSetup:
        return
    assert "choose-action" not in t.asked


# Questions that the rules do not ask

TURN = "A marks {marks}\nask A choose-action regular"
MOVING = TURN.format(marks="move1")
ATTACKED = f"{MOVING}\nask - fighting\nA army T2W 5\nB army T2W 4"
CHOSEN = "side A 3s2d 5s 1 0 0 -\nside B 3s2d 5s 1 0 0 -"
SEVEN_CARDS = "4s1d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h"
LEFT = f"A battle-hand {SEVEN_CARDS}\nB battle-hand {SEVEN_CARDS}\nA battle-discards 5s\nB battle-discards 5s"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        # Whose turn it is, and which question lies on which.
        ("ask B choose-action", "line 1 .*: it is for A to act now: choose-action is asked of A"),
        ("ask - choose-action", "choose-action is asked of somebody, not of nobody"),
        ("ask A choose-action\nask A choose-action", "line 2 of the position: choose-action comes before all other"),
        ("phase night 4 1\nask A choose-action", "line 2 of the position: choose-action is asked by day"),
        ("ask A choose-tile power1", "choose-tile is asked on top of choose-action"),
        ("ask A choose-action\nask A choose-slot", "line 2 of the position: choose-slot comes before all other"),
        ("ask A choose-obelisk", "choose-obelisk is asked on top of choose-step"),
        # Markers of the turn.
        ("ask A choose-action regular", "placed a regular marker in this turn; `A marks` must name its field"),
        ("ask A choose-action silver", "placed the silver marker in this turn"),
        ("ask A choose-action gold", "placed the gold marker in this turn"),
        ("ask A choose-action phoenix", "A has no phoenix that could have joined in this turn"),
        ("ask A choose-action\nask A choose-tile power1", "after a marker of this turn on power1"),
        (f"{TURN.format(marks='power2')}\nask A choose-tile power1", "after a marker of this turn on power1"),
        (f"{MOVING}\nask A choose-site", "after a marker of this turn on build"),
        (f"{MOVING}\nask A choose-recruits 0", "after a marker of this turn on recruit, or gold with Divine Will"),
        (f"{TURN.format(marks='recruit')}\nask A choose-recruits 2", "A has at most 0 free soldiers to recruit, not 2"),
        (
            f"{MOVING}\nA army FW1 5\nask A choose-army open",
            "after a marker of this turn on gold, with Surprise Attack",
        ),
        ("B marks power1 power2 power3 pray2", "B has too few markers left: each row of the action pyramid gets one"),
        # Tiles, pyramids, soldiers and cards.
        (f"{TURN.format(marks='power1')}\nask A choose-card-to-swap 5s", "5s is not a special battle card"),
        (f"{TURN.format(marks='power1')}\nask A choose-card-to-swap 3s3d", "A has no tile storm that would bring 3s3d"),
        (f"{TURN.format(marks='build')}\nask A choose-level A", "no pyramid of A stands in district A"),
        (
            f"{TURN.format(marks='build')}\nA prayer 2\nA pyramid A red 1\nask A choose-level A",
            "A has no choice of levels: more than one cannot be paid",
        ),
        (f"{MOVING}\nask A choose-places 2 city-or-army", "when enlistment has been played; it would be in `discards`"),
        (f"{MOVING}\ndiscards enlistment\nask A choose-places 1 city-or-army", "when 1 is left, name the zone"),
        (f"{MOVING}\nask A choose-places 3 city", "A has not just got 3 soldiers from Mercenaries"),
        ("phase night 7 1\nask A choose-places 4 city-and-armies", "4 soldiers with the tile reinforcements"),
        (f"{MOVING}\nB army FW1 3\nask A choose-target", "when raining-fire has been played"),
        # Moves.
        (f"{MOVING}\nA army FW1 3\nask A choose-step\nmove FW1 3 9 FW1", "has at most 4 movement points, not 9"),
        (f"{MOVING}\nA army FW1 3\nmove FW1 3 1 FW1", "line 4 .*: `move` is there only while choose-step is asked"),
        (
            f"{MOVING}\nA army FW1 8\nask A choose-step\nmove FW1 2 1 FW1",
            "of the army of A in FW1 too many move, or too many would stay",
        ),
        (
            f"{MOVING}\nA army W1C 10\nA prayer 0\nask A choose-step\nmove W1C 5 0 W1C grouped",
            "A is asked but can do nothing in this position",
        ),
        # Battles.
        (f"{ATTACKED}\nbattle B A T2W 2 0 0\nask AB choose-cards", "it is the turn of A, who attacks in the line"),
        (f"{ATTACKED}\nbattle A B T2W 2 0 0", "a battle goes on by itself; a question comes after `ask - fighting`"),
        ("battle A B T2W 2 0 0", "line 1 .*: `battle` is there only while fighting is asked"),
        (f"{ATTACKED}\nbattle A B T2W 2 0 0\nask A choose-cards", "of those fighters who have not chosen: AB"),
        (f"{ATTACKED}\nbattle A B T2W 5 0 0\nask AB choose-cards", "names an active and a discarded card"),
        (f"{ATTACKED}\nbattle A B FW1 2 0 0\nask AB choose-cards", "two armies stand in T2W, but no battle is fought"),
        (f"{ATTACKED}\nbattle A B T2W 2 1 0\nask AB choose-cards", "has a winner, kills and fame when it is resolved"),
        (f"{ATTACKED}\n{LEFT}\nbattle A B T2W 14 0 0\n{CHOSEN}\nask A choose-stay", "B has lost the battle in T2W"),
        (f"{ATTACKED}\n{LEFT}\nbattle A B T2W 11 0 0\n{CHOSEN}\nask A choose-end", "choose-end is asked of B"),
        (f"{ATTACKED}\n{LEFT}\nbattle A B T2W 9 0 0\n{CHOSEN}\nask B choose-end", "at step 11 of the battle, not at 9"),
        (f"{ATTACKED}\n{LEFT}\nbattle A B T2W 6 0 0\n{CHOSEN}\nask A choose-tactics", "A has not played Tactical"),
        (f"{ATTACKED}\n{LEFT}\nbattle A B T2W 3 0 0\n{CHOSEN}\nask A choose-returned", "A can pay all interventions"),
        ("A played ruse", "A has played interventions, but is not in a battle"),
        # The night.
        ("phase night 5 1\nA veterans 2\nask A choose-prayers", "at step 4 of the night: `phase night 4 1`"),
        ("phase night 4 1\nB veterans 2\nask B choose-prayers", "it is for A to act now: choose-prayers is asked of A"),
        ("phase night 5 1\nask A choose-vision", "A has no Vision, or there is no card to see"),
        ("phase night 8 1\nask A choose-raised", "A has no Hand of God, or no pyramid to raise with it"),
        ("phase night 9 1\nask A choose-joining", "A has no creature in supply, or no army in the city"),
        ("phase night 11 0\nslots A -\nask B choose-slot", "no choice of places is left on the order track"),
        ("slots A -", "line 1 of the position: slots are chosen in `phase night 11 0` only"),
        # The set-up.
        ("phase first-tiles 0 2\nA army FW1 1\nask A choose-step", "B has 10 soldiers in two districts"),
        ("phase placing 0 0\nask A choose-districts", "the first who is asked in placing is at place 1"),
        ("phase placing 0 1\nA army W1A 5\nask A choose-districts", "A has 0 soldiers in two districts"),
        ("phase founding 0 1\nask A choose-pyramids 3", "A has 10 soldiers in two districts"),
        ("phase placing 0 1\nask A choose-districts", "at the start everybody holds a ruse; write it into `A hand`"),
        # The end, and what is said twice.
        ("over A", "the game ends when a turn begins for somebody with 9 fame"),
        (
            "over A\nA battle-fame 9\nask A choose-action",
            "line 3 of the position: nothing is asked when the game is over",
        ),
        ("removed glory", "only Ruses that nobody got are removed, and glory is not a Ruse"),
        ("A tiles phoenix\nA army FW1 3 phoenix\nA army FW2 3 phoenix", "phoenix stands in FW1 already"),
        ("A army FW1 3\nA army FW1 2", "line 2 of the position: line 1 says `A army FW1` already; say it once"),
    ],
)
def test_a_question_that_the_rules_do_not_ask_is_refused_with_the_reason(position: str, sentence: str) -> None:
    with pytest.raises(ShedetError, match=sentence):
        Table(position)


def test_a_game_that_is_over_is_one_that_somebody_has_won() -> None:  # K-WIN-1
    assert Table("over A\nA battle-fame 9").winners == "A"
