"""Bad input: every refusal names the rule and what would be right, and nothing changes."""

import re
from collections.abc import Iterator

import pytest

import shedet
from kemet_random import midway, start, step
from kemet_table import Table, refusal_text
from shedet import rulebook
from shedet.core.errors import BadNotation, BadSetup, IllegalAction, ShedetError
from shedet.core.rng import seeded
from shedet.games.kemet.game import GAME

MOVING = "mark move1; go FW1; take 3"


def refused(position: str, moves: str, attempt: str) -> str:
    """Why A may not do it; the position must be what it was."""
    t = Table(position)
    if moves:
        t.play(f"A {moves}")
    before = t.text
    with pytest.raises(IllegalAction) as raised:
        t.play(f"A {attempt}")
    assert t.text == before
    return str(raised.value)


# Turns


@pytest.mark.parametrize(
    ("position", "moves", "attempt", "said"),
    [
        ("A marks pray1", "", "mark pray1", "There is already a marker on pray1. [K-DAY-1]"),
        ("players 2", "mark pray1", "mark pray2", "You have already placed your marker for this turn. [K-DAY-1]"),
        (
            "phase day 4 0\nA marks power1 power2 pray2 build",
            "",
            "mark pray1",
            "After pray1 not every row could get a marker today. [K-DAY-2]",
        ),
        (
            "players 2",
            "",
            "silver pray1",
            "You need the tile Act of God for a silver marker, and can place it once a day. [K-DAY-3]",
        ),
        ("A army W1A 5", "", "gold forced-march", "You need a gold tile for the gold marker"),
        ("players 2", "", "end", "First place your marker"),
        ("A hand prayer", "", "play enlistment", "You do not have enlistment in your hand. [K-INFO-1]"),
        ("A hand swiftness", "", "play swiftness", "swiftness can be played only while you move an army. [K-DAY-4]"),
        ("A hand glory", "", "play glory", "glory is played when battle cards are chosen. [K-BAT-1]"),
        (
            "A hand raining-fire\nA prayer 0\nB army FW3 1",
            "",
            "play raining-fire",
            "raining-fire costs 1 prayer point, and you have 0. [K-DAY-4]",
        ),
    ],
)
def test_what_is_refused_in_a_turn(  # K-DAY-1, K-DAY-2, K-DAY-3, K-DAY-4
    position: str, moves: str, attempt: str, said: str
) -> None:
    assert said in refused(position, moves, attempt)


def test_a_day_card_without_anything_to_do_is_refused_with_the_reason() -> None:  # K-DAY-4
    assert "[K-DAY-4]" in refused("A hand raining-fire", "", "play raining-fire")


def test_what_has_been_begun_comes_before_a_day_card() -> None:  # K-DAY-4
    said = refused("A army FW1 3\nA hand prayer", "mark move1; go FW1", "play prayer")
    assert "First answer the question, then play prayer. [K-DAY-4]" in said


def test_an_army_without_room_moves_on_before_a_day_card() -> None:  # K-DAY-4
    position = "A army FW1 3\nA army T2W 4\nA tiles god-speed\nA hand prayer"
    said = refused(position, f"{MOVING}; go T2W", "play prayer")
    assert "There is no room for the army here; it moves on before prayer is played. [K-DAY-4]" in said


def test_battle_cards_come_before_the_interventions_of_a_battle() -> None:  # K-BAT-1
    said = refused("A army FW1 3\nB army T2W 2\nA hand glory", f"{MOVING}; go T2W", "play glory")
    assert "The active card is chosen first, then the one to discard, then interventions. [K-BAT-1]" in said


def test_of_power_fields_without_indicator_the_first_stands_for_all() -> None:  # K-DAY-6
    said = refused("A pyramid A red 1", "", "mark power3")
    assert "[K-DAY-6]" in said
    assert "not every row" not in said


# Purchases and buildings


@pytest.mark.parametrize(
    ("position", "moves", "attempt", "said"),
    [
        (
            "A pyramid A red 2\nA prayer 1",
            "mark power1",
            "buy carnage",
            "carnage costs 2 prayer points, and you have",
        ),
        ("A pyramid A red 2", "mark power1", "buy initiative", "needs a red pyramid of level 4; you control level 2"),
        ("A pyramid A red 2", "mark power1", "buy defense", "needs a blue pyramid of level 1; you control none"),
        ("A pyramid A red 2\nB tiles charge", "mark power1", "buy charge", "charge is not on offer. [K-BUY-1]"),
        ("A pyramid A red 2", "mark power1", "buy priest", "priest is not on offer. [K-BUY-1]"),
        (
            "A pyramid A red 3\nA tiles domination-blue",
            "mark power1",
            "buy domination-red",
            "You already have a tile with the picture of domination-red. [K-BUY-2]",
        ),
        (
            "A pyramid A red 1\nA pyramid B blue 1",
            "mark power2",
            "buy charge",
            "To buy charge, place a marker on the power field with the red indicator. [K-BUY-3]",
        ),
        ("A pyramid A red 1", "mark build", "found B white", "white is not in play. [K-SET-1]"),
        ("A pyramid A red 1", "mark build", "found B red", "one of each colour. [K-BUILD-1]"),
        ("A pyramid A red 1", "mark build", "found A blue", "There is already a pyramid on that site. [K-BUILD-1]"),
        (
            "A prayer 0",
            "mark build",
            "found A blue",
            "A new pyramid costs 1 prayer point, and you have 0. [K-BUILD-1]",
        ),
        ("A pyramid A red 1", "mark build", "raise B", "There is no pyramid to raise; found one first. [K-BUILD-1]"),
        ("A pyramid A red 4", "mark build", "raise A", "[K-BUILD-1]"),
        ("A pyramid A red 2\nA prayer 2", "mark build", "raise A", "Level 3 costs 3 prayer points, and you have 2."),
        ("A prayer 5", "mark build; found A red", "level 3", "Level 3 costs 6 prayer points, and you have 5."),
        ("A army W1A 5", "mark recruit", "put W1A", "There are 5 soldiers in W1A already"),
        ("A army W1A 5", "mark recruit", "put FW1", "FW1 is not one of its districts. [K-RECR-1]"),
        ("A tiles phoenix", "", "join phoenix A", "phoenix joins, from your supply, an army"),
        ("B tiles phoenix\nA army W1A 3", "", "join phoenix A", "phoenix is not yours. [K-CREA-1]"),
    ],
)
def test_what_is_refused_when_buying_building_and_recruiting(  # K-BUY-1, K-BUY-2, K-BUY-3, K-BUILD-1, K-RECR-1
    position: str, moves: str, attempt: str, said: str
) -> None:
    text = refused(position, moves, attempt)
    assert said in text
    assert re.search(r"\[K-[A-Z]+-\d", text)


def test_the_price_that_is_told_is_the_price_to_pay() -> None:  # K-BUY-1, K-TILE-1
    said = refused("A pyramid A white 3\nA tiles priestess priest-of-ra\nA prayer 0", "mark power1", "buy hand-of-god")
    assert "hand-of-god costs 1 prayer point, and you have 0" in said


def test_a_level_before_the_site_is_refused_with_the_reason() -> None:  # K-BUILD-1
    said = refused("A pyramid A red 1", "mark build", "level 2")
    assert "[K-BUILD-1]" in said
    assert "costs 2 prayer points, and you have 7" not in said  # it could be paid


def test_a_site_in_place_of_a_level_is_refused_with_the_reason() -> None:  # K-BUILD-1
    said = refused("A pyramid A red 1", "mark build; raise A", "raise A")
    assert "[K-BUILD-1]" in said
    assert "costs 2 prayer points, and you have 7" not in said  # it could be paid


def test_twin_ceremony_in_a_colour_not_bought_is_refused_with_the_reason() -> None:  # K-TILE-4
    position = "A tiles twin-ceremony\nA pyramid A red 2\nA pyramid B black 2\nA bought red\nA marks power1"
    said = refused(position, "gold twin-ceremony", "buy honor-in-battle")
    assert "[K-TILE-4]" in said
    assert "once a day" not in said


def test_twin_ceremony_before_any_purchase_is_refused_with_the_reason() -> None:  # K-TILE-4
    said = refused("A tiles twin-ceremony\nA pyramid A red 2", "", "gold twin-ceremony")
    assert "[K-TILE-4]" in said
    assert "needs a gold tile" not in said  # it has one


# Moves


@pytest.mark.parametrize(
    ("position", "moves", "attempt", "said"),
    [
        ("A army FW1 3", MOVING, "go FW2", "FW2 does not touch FW1, and no ship goes there from it. [K-MOVE-1]"),
        ("A army FW1 3", f"{MOVING}; go T2W", "go FW3", "The army has no movement left to reach FW3. [K-MOVE-1]"),
        ("A army FW1 3", MOVING, "go E1A", "E1A is not in play with 2 players"),
        ("A army FW1 3", MOVING, "go W2A", "W2A is not in play with 2 players"),
        (
            "A army T2W 3\nA tiles god-speed",
            "mark move1; go T2W; take 3; go FW3",
            "go W3A",
            "The wall before W3A can be crossed only by a move that began beside it",
        ),
        ("A army FW1 3", MOVING, "teleport T2W", "A teleport starts from a district with a pyramid that you control."),
        ("A army FW1 3", MOVING, "teleport BW", "A teleport leads to an obelisk, and BW has none in this game."),
        (
            "A army W1A 3\nA pyramid A red 1\nA prayer 1",
            "mark move1; go W1A; take 3",
            "teleport T2W",
            "The teleport costs 2 prayer points, and you have 1. [K-MOVE-2]",
        ),
        (
            "A army W1A 3\nA pyramid A red 1\nA tiles portal-of-thoth",
            "mark move1; go W1A; take 3; teleport T2W",
            "teleport S",
            "An army teleports only once in a move. [K-MOVE-2]",
        ),
        ("A army FW1 3\nA army T2W 3", MOVING, "go T2W", "There is no room for the army in T2W"),
        (
            "A army FW1 3\nB army T2W 2 khnums-sphinx\nB tiles khnums-sphinx\nA prayer 1",
            MOVING,
            "go T2W",
            "To enter the zone of Khnum's Sphinx costs 2 prayer points, and you have 1. [K-TILE-2]",
        ),
        ("A army FW1 3", MOVING, "play swiftness", "You do not have swiftness in your hand. [K-INFO-1]"),
        ("A army FW1 3", MOVING, "take 4", "[K-MOVE-4]"),
    ],
)
def test_what_is_refused_on_a_move(  # K-MOVE-1, K-MOVE-2, K-MOVE-4, K-MOVE-5
    position: str, moves: str, attempt: str, said: str
) -> None:
    text = refused(position, moves, attempt)
    assert said in text
    assert re.search(r"\[K-[A-Z]+-\d", text)


def test_a_second_teleport_by_card_is_refused_with_the_reason() -> None:  # K-MOVE-2
    position = "A army W1A 3\nA pyramid A red 1\nA hand teleportation"
    said = refused(position, "mark move1; go W1A; take 3; teleport T2W", "play teleportation")
    assert "[K-MOVE-2]" in said


# Placing and setting up


def test_placing_beside_an_enemy_is_refused_with_the_reason() -> None:  # K-RECR-1
    assert "[K-RECR-1]" in refused("A hand enlistment\nB army W1A 1", "play enlistment", "put W1A")


def test_a_second_enlisted_soldier_elsewhere_is_refused_with_the_reason() -> None:  # K-TILE-3
    position = "A hand enlistment\nA army FW1 2\nA army T2W 2"
    assert "[K-TILE-3]" in refused(position, "play enlistment; put FW1", "put T2W")


@pytest.mark.parametrize(
    ("moves", "attempt", "rule"),
    [
        ("", "found A white", "K-SET-1"),
        ("found A red", "found B red", "K-SET-5"),
        ("found A red; raise A", "raise A", "K-SET-5"),
    ],
)
def test_a_refusal_in_the_set_up_names_the_rule(moves: str, attempt: str, rule: str) -> None:  # K-SET-5
    t = Table(colours=3)
    first, second = list(t.order)
    t.play(f"{first} leave A\n{second} leave A")
    if moves:
        t.play(f"{first} {moves}")
    with pytest.raises(IllegalAction, match=rf"\[{rule}"):
        t.play(f"{first} {attempt}")


# Who, and whole lines


def test_who_is_not_asked_is_told_who_is() -> None:
    t = Table("players 3")
    with pytest.raises(IllegalAction, match="B has nothing to decide now; it is up to A"):
        t.play("B mark pray1")


def test_when_the_game_is_over_nothing_can_be_played() -> None:  # K-WIN-1
    t = Table("B battle-fame 9")
    t.play("A mark pray1; end")
    with pytest.raises(IllegalAction, match="the game is over; nothing more can be played"):
        t.play("B mark pray1")


def test_a_line_is_played_as_a_whole_or_not_at_all() -> None:
    t = Table("A army FW1 3\nA pyramid A red 1")
    before = t.text
    with pytest.raises(IllegalAction, match="FW2 does not touch FW1"):
        t.play("A mark move1; go FW1; take 3; go FW2; done; end")
    assert t.text == before
    with pytest.raises(BadNotation):
        t.play("A mark move1; go nowhere")
    assert t.text == before


def test_a_refusal_says_what_is_possible() -> None:
    assert refused("A prayer 0", "mark build", "found A red").endswith("Possible: done.")


# Every refusal


RULES = set(rulebook.load("kemet").ids())
CITED = re.compile(r"\[(K-[A-Z]+-\d+(?:, K-[A-Z]+-\d+)*)\]$")
PRICE = re.compile(r"costs (\d+) prayer points?, and you have (\d+)\.")
IDLE = re.compile(r"^(\S+) would have no effect now\.")
MAY_BE_IDLE = {"enlistment", "raining-fire", "divine-memory"}  # the others always help
GAMES = 6 if shedet.compiled() else 1


def random_refusals(players: int) -> Iterator[tuple[str, int]]:
    """What is said at random positions to those who are asked, about all they may not do; with their prayer points."""
    for number in range(GAMES):
        rng = seeded(f"refusals/{players}/{number}")
        for match in (start(players, f"refusals/{number}"), midway(players, f"refusals/{number}")):
            while not match.over() and len(match.log) < 120:
                points = re.findall(r"^[A-E] prayer (\d+)$", GAME.position_text(match.position), re.MULTILINE)
                for seat in match.asked():
                    for action in set(range(GAME.actions)) - set(match.legal_actions(seat)):
                        yield refusal_text(match, seat, action), int(points[seat])
                step(match, rng)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_refusal_is_true_and_names_its_rule(players: int) -> None:  # K-BUY-1, K-BUILD-1, K-DAY-4, K-MOVE-2
    prices = 0
    cited: set[str] = set()
    for said, points in random_refusals(players):
        if not said:  # there is nothing better to say than what is possible
            continue
        rules = CITED.search(said)
        assert rules, said
        cited.update(rules[1].split(", "))
        if price := PRICE.search(said):
            assert int(price[1]) > int(price[2]) == points, said
            prices += 1
        if idle := IDLE.match(said):
            assert idle[1] in MAY_BE_IDLE, said
    assert cited <= RULES
    assert len(cited) > 10
    assert prices > 10 * GAMES


# What cannot be read


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mark prey1", "Did you mean 'mark pray1'"),
        ("march FW1", "I don't know the action 'march fw1'"),
        ("go FW1 FX2", "I don't know the zone 'fx2'. Did you mean"),
        ("go FW9", "I don't know the action 'go fw9'. Did you mean"),
        ("put W1A W1D", "I don't know the zone 'w1d'. Did you mean"),
        ("battle 3s2d 9s", "I don't know the battle card '9s'"),
        ("battle 3s2d 5s war-furry", "I don't know the intervention 'war-furry'. Did you mean 'war-fury'"),
        ("buy chargee", "Did you mean 'buy charge'"),
        ("take 8", "I don't know the action 'take 8'"),
        ("take 5 with phonix", "I don't know the action 'take 5 with phonix'. Did you mean"),
        ("level 5", "I don't know the action 'level 5'"),
        ("slot 6", "I don't know the action 'slot 6'"),
        ("", "an empty line is not an action."),
        ("mark pray1; fly; end", "I don't know the action 'fly'"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_was_perhaps_meant(text: str, said: str) -> None:
    t = Table("players 2")
    with pytest.raises(BadNotation, match=re.escape(said)):
        t.play(f"A {text}")
    assert t.seat("A")["marks"] == []


def test_capitals_and_spaces_do_not_matter() -> None:
    assert GAME.parse_actions("  MARK   Pray1 ;end ") == GAME.parse_actions("mark pray1; end")
    assert GAME.parse_actions("go fw1 T2w") == GAME.parse_actions("go FW1; go T2W")


def test_every_action_is_read_as_it_is_written() -> None:
    for number in range(GAME.actions):
        assert GAME.parse_actions(GAME.action_text(number)) == [number]


# Set-ups that cannot be


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("A prayer 12", "there can be 0 to 11 prayer points, not 12"),
        ("A army FW1 6", "A may have 5 soldiers and one creature in FW1, and no more"),
        ("A army FW1 5\nA army T2W 5\nA army BW 5", "A has 15 soldiers on the map and in supply, not 12"),
        ("A army FW1 5\nA supply 8", "A has 13 soldiers on the map and in supply, not 12"),
        ("A army E1A 3", "E1A is not in play with 2 players"),
        ("A army W2A 3", "W2A is not in play with 2 players"),
        ("A army FW1 3\nB army FW1 3", "two armies stand in FW1, but no battle is fought there"),
        ("A city W1\nB city W1", "with 2 players the cities are W1, W3, one for each"),
        ("A city E1\nB city W3", "with 2 players the cities are W1, W3, one for each"),
        ("A hand glory glory", "there are only 1 cards glory"),
        ("A hand glory\nB hand glory", "2 cards glory are on the table, but the box has only 1"),
        ("A tiles charge\nB tiles charge", "there are not so many tiles charge in this game"),
        ("A tiles act-of-god-red", "there are not so many tiles act-of-god-red in this game"),
        ("A tiles charge\nA pyramid A blue 1\nB tiles priest", "2 players play with 2 colours, not 3"),
        ("colours red blue\nA tiles priest", "a tile or pyramid of a colour that is not in play"),
        ("colours red", "2 players play with 2 colours, not 1"),
        ("A pyramid A red 1\nA pyramid B red 1", "A has at most 2 pyramids, each of another colour"),
        ("A pyramid A red 5", "there can be 1 to 4 levels, not 5"),
        ("A pyramid A red 1\nA indicators - blue -", "A's indicators are not those of the pyramids in their city"),
        ("A marks pray1 pray2 move1 move2 recruit build", "A has 5 markers and at most one silver one"),
        ("A battle-hand 5s 4s1d", "A has 2 battle cards, each in one place; it must be 8"),
        ("A battle-hand 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h 3s3d", "A has 3s3d without the tile storm"),
        ("A tiles phoenix\nB army FW3 2 phoenix", "phoenix stands in FW3 without an army of A"),
        ("A tiles phoenix desert-snake\nA army FW1 3 phoenix desert-snake", "one creature in FW1, and no more"),
        ("order A A", "the order names each player once"),
        ("ask A choose-cards", "is asked in a battle only"),
        ("ask AB choose-action", "choose-action is asked of one player"),
        ("ask A choose-action\nask A choose-step", "A moves more soldiers than there are, or none"),
        ("ask A choose-action\nask A choose-group FW1", "A has no army in FW1"),
        ("players 6", "there can be 2 to 5 players, not 6"),
        ("day 0", "there can be 1 to 9999 days, not 0"),
        ("phase day 6 0", "there can be 0 to 4 rounds or steps before, not 6"),
        ("phase day 0 2", "there can be 0 to 1 places, not 2"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_the_reason(position: str, said: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(said)):
        Table(position, players=2)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("A army FW1 5 phoenix", "phoenix"),  # a creature that nobody owns
        ("A tiles domination-red domination-blue", "two tiles with the same picture"),
        ("players 3\nA tiles act-of-god-red act-of-god-blue", "two tiles with the same picture"),
        ("A marks silver:pray1", "silver"),  # without Act of God
        ("A marks gold", "gold"),  # without a gold tile
        ("A battle-hand 5s\nA battle-discards 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h", "battle cards"),  # K-BAT-1
    ],
)
def test_what_the_game_could_not_have_led_to_is_refused_too(position: str, said: str) -> None:  # K-BUY-2, K-CREA-2
    with pytest.raises(BadSetup, match=said):
        Table(position)


@pytest.mark.parametrize(
    "position",
    [
        "phase night 4 0\nask A choose-prayers",  # without veterans
        "phase night 5 0\nask A choose-draws\nA veterans 1",
        "phase night 0 0\nask A choose-sacrifice S\nA army S 1",
        "phase placing 0 1\nask A choose-districts\nA army W1A 5",  # 7 in the supply
        "phase founding 0 1\nask A choose-pyramids 0",
        "ask A choose-action regular\nask A choose-level A",  # no pyramid stands there
    ],
)
def test_a_question_about_what_is_not_there_is_refused(position: str) -> None:
    with pytest.raises(BadSetup):
        Table(position)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("A pray 3", "a player has no 'pray'"),
        ("A army FW7 3", "I don't know the zone 'FW7'. Did you mean"),
        ("A army FW1 many", "'many' is not a whole number"),
        ("A tiles chargee", "I don't know the tile 'chargee'. Did you mean 'charge'"),
        ("A hand war-furry", "I don't know the intervention 'war-furry'"),
        ("A pyramid D red 1", "I don't know the district 'D'"),
        ("A pyramid A green 1", "I don't know the colour 'green'"),
        ("A marks prey1", "I don't know the field 'prey1'. Did you mean 'pray1'"),
        ("A city W4", "I don't know the city 'W4'"),
        ("A battle-hand 6s", "I don't know the battle card '6s'"),
        ("ask A choose-nothing", "I don't know the question 'choose-nothing'"),
        ("ask A choose-tile", "does not go with choose-tile; it takes `power1`, `power2`, `power3` or `twin`."),
        ("ask A choose-group FW1 closed", "'FW1 closed' does not go with choose-group; it takes the zone of an army"),
        ("phase dusk 0 0", "I don't know the phase 'dusk'"),
        ("weather fine", "I don't know what the line 'weather fine' means"),
    ],
)
def test_a_position_that_cannot_be_read_names_the_line(position: str, said: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(said)) as raised:
        Table(f"players 2\n{position}")
    assert str(raised.value).startswith("line 2 of the position: ")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ShedetError, match="there is no seat 'C'; the seats are A, B"):
        Table("C prayer 3")


@pytest.mark.parametrize("option", [{"day_limit": 51}, {"colours": 16}, {"day_limit": -1}, {"weather": 1}])
def test_an_option_that_does_not_exist_or_is_too_high_is_refused(option: dict[str, int]) -> None:  # K-WIN-1, K-SET-1
    with pytest.raises(ShedetError):
        Table("players 2", seed="0", **option)
