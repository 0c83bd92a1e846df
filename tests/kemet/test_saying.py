"""What is said of the game: everything has its words, for everybody, and they say what happened."""

import pytest

import shedet
from game_table import SEATS, VIEWERS
from kemet_fights import attack
from kemet_night import nightfall
from kemet_random import midway, start, step
from kemet_table import Table, in_english
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.story import Story
from shedet.core.words import Message, say
from shedet.games.kemet import saying, state
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    BATTLE_CARD_TABLE,
    COLOUR_NAMES,
    FIELD_TABLE,
    GODS,
    INTERVENTION_NAMES,
    ROW_NAMES,
    WINDOWS,
)
from shedet.games.kemet.events import NAMES as EVENT_NAMES
from shedet.games.kemet.game import GAME
from shedet.games.kemet.saying.happening import TELLERS
from shedet.games.kemet.saying.things import GOLD_ACTIONS, battle_card_does, tile_does
from shedet.games.kemet.tiles import CREATURE_NAMES, TILE_NAMES
from shedet.games.kemet.zones import ZONE_NAMES
from shedet.words import People, find_words

GAMES = 6 if shedet.compiled() else 1
NAMES = {seat: f"{god} ({SEATS[seat]})" for seat, god in enumerate(GODS)}


def said_to(t: Table, viewer: str, moves: str) -> list[str]:
    """What a viewer is told of a line or more."""
    before = len(t.match.log)
    t.play(moves)
    told = saying.tell(Story(t.match, VIEWERS[viewer]), range(before, len(t.match.log)))
    return [in_english(message, People(NAMES, VIEWERS[viewer])) for message in told]


def question_to(t: Table, viewer: str) -> str:
    asked = saying.question(t.view(viewer))
    return "" if asked is None else in_english(asked, People(NAMES, VIEWERS[viewer]))


def described(t: Table, seat: str, action: str) -> str:
    """What an answer would do."""
    number = GAME.parse_actions(action)[0]
    assert number in t.match.legal_actions(VIEWERS[seat])
    parts = saying.describe(t.view(seat), number, t.preview(seat, action))
    return find_words("kemet").say_all(parts, People(NAMES, VIEWERS[seat]))


# Everything has words


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_question_answer_and_step_of_a_game_can_be_said_to_everybody(players: int) -> None:
    seen = set()
    for number in range(GAMES):
        for match in (start(players, f"saying/{number}"), midway(players, f"saying/{number}")):
            rng = seeded(f"saying/{players}/{number}")
            while not match.over():
                seen.add(say_what_is_asked(match))
                step(match, rng)
                say_what_happened(match)
            for viewer in [*range(players), SPECTATOR]:
                assert saying.question(match.view(viewer)) is None
                won = saying.how_it_was_won(match.view(viewer), Story(match, viewer))
                assert in_english(won[0], People(NAMES, viewer)).endswith(".")
    assert len(seen) > 15


def say_what_is_asked(match: Match) -> str:
    """The question and some of its answers to those who are asked; the name of the question."""
    question: Message | None = None
    for seat in match.asked():
        people, view, known = People(NAMES, seat), match.view(seat), match.knowledge(seat)
        question = saying.question(view)
        assert question is not None
        assert in_english(question, people).endswith((".", "?"))
        for action in match.legal_actions(seat)[:: 1 + len(match.log) % 7]:
            for part in saying.describe(view, action, GAME.preview(known, action)):
                assert in_english(part.message, people)
    assert question is not None
    return question.name


def say_what_happened(match: Match) -> None:
    """The last step to everybody, and now and then a long time in one piece."""
    length = len(match.log)
    for viewer in [*range(match.players), SPECTATOR, OMNISCIENT]:
        steps = range(length - 40, length) if length % 40 == 0 else [length - 1]
        for message in saying.tell(Story(match, viewer), steps):
            sentence = in_english(message, People(NAMES, viewer))
            assert sentence.endswith(".")
            assert "you " not in sentence.lower() or viewer < match.players


def test_every_question_has_words() -> None:
    kinds = [name for name in vars(state) if name.startswith("CHOOSE_")]
    assert len(kinds) > 30
    assert {f"ask-{kind.lower().replace('_', '-')}" for kind in kinds} <= find_words("kemet").names()


def test_every_kind_of_event_is_told_or_goes_without_saying() -> None:
    assert sorted(TELLERS) == list(range(len(EVENT_NAMES)))


def test_every_component_has_its_name_and_what_it_does() -> None:
    names = find_words("kemet").names()
    assert {f"zone-{zone.lower()}" for zone in ZONE_NAMES} <= names
    assert {f"row-{row}" for row in ROW_NAMES} <= names
    assert {f"label-window-{window}" for window in WINDOWS} <= names
    assert {f"label-{field.name.rstrip('123')}" for field in FIELD_TABLE if field.name[:5] != "power"} <= names
    assert all(in_english(say(f"colour-{name}{form}")) for name in COLOUR_NAMES for form in ("", ".short", ".shortest"))
    for prefix, cards in (("tile", TILE_NAMES), ("card", INTERVENTION_NAMES)):
        for name in cards:
            assert in_english(say(f"{prefix}-{name}")) == name  # as it is typed
            assert in_english(say(f"{prefix}-{name}.does", who="you"))
    assert {f"battle-card-{name}" for name in BATTLE_CARD_NAMES} <= names
    assert all(in_english(say(f"{name}.does")) for name in GOLD_ACTIONS)


def test_every_creature_has_a_sign_of_its_own() -> None:
    signs = [in_english(say(f"tile-{name}.sign")) for name in CREATURE_NAMES]
    assert len(set(signs)) == len(CREATURE_NAMES)


def test_a_tile_says_what_kind_it_is() -> None:
    does = {name: in_english(tile_does(number)) for number, name in enumerate(TILE_NAMES)}
    assert does["phoenix"] == "creature: +1 movement, +1 strength, ignores walls"
    assert does["forced-march"] == "gold: move"
    assert does["charge"] == "+1 strength when attacking"


def test_a_battle_card_says_its_numbers() -> None:
    does = {card.name: in_english(battle_card_does(number)) for number, card in enumerate(BATTLE_CARD_TABLE)}
    assert does["5s"] == "strength 5, you lose 2 soldiers"
    assert does["4s1d"] == "strength 4, damage 1"
    assert does["3s1h"] == "strength 3, 1 shield"
    assert does["2s2d1h"] == "strength 2, damage 2, 1 shield"


# What is asked


def test_a_turn_is_asked_for_and_then_its_end() -> None:
    t = Table("players 3")
    assert question_to(t, "A") == "Your turn: place a marker on a field of your action pyramid."
    assert saying.is_turn(t.view("A"))
    t.play("A mark pray1")
    assert question_to(t, "A") == "Your marker is placed. Enter ends your turn; undo takes your last step back."
    assert not saying.is_turn(t.view("A"))


def test_a_move_is_asked_for_with_the_army_and_what_it_has_left() -> None:
    t = Table("A tiles phoenix\nA army FW1 5 phoenix")
    t.play("A mark move1; go FW1")
    assert question_to(t, "A") == "How many of the soldiers in FW1 go?"
    t.play("A take 1 with phoenix")
    assert question_to(t, "A") == "1 soldier with phoenix in FW1, movement left 2. Where to?"


def test_the_cards_of_a_battle_are_asked_for_one_after_the_other() -> None:
    t = attack("players 3\nA army FW1 5\nB army T2W 3\nA hand war-rage glory ruse")
    assert question_to(t, "A") == "In secret: which card do you play?"
    t.play("A active 4s1d")
    assert question_to(t, "A") == "In secret: which card do you discard face down? You play 4s1d."
    t.play("A discard 5s")
    assert question_to(t, "A") == "You play 4s1d and discard 5s. Any interventions?"
    t.play("A play war-rage; play ruse")
    assert question_to(t, "A") == "You play 4s1d with war-rage and ruse and discard 5s. Any interventions?"
    assert question_to(t, "B") == "In secret: which card do you play?"
    t.play("A done\nB battle 3s1h 5s\nB retreat")
    assert question_to(t, "A") == "You have won: where does Bastet (B) retreat to?"


# What an answer does


@pytest.mark.parametrize(
    ("position", "moves", "action", "does"),
    [
        ("A tiles priest", "", "mark pray1", "+3 prayer (middle)"),
        ("players 2", "", "mark move1", "an army (top)"),
        ("A pyramid A red 2", "", "mark power1", "red tile up to 2"),
        ("A pyramid A red 2", "", "mark power2", "no indicator: no tile to buy"),
        ("A pyramid A red 2\nB army W1A 1", "", "mark power1", "no red pyramid"),
        ("A tiles divine-will", "", "gold divine-will recruit", "recruit soldiers"),
        ("A pyramid A red 2", "A mark power1", "buy phoenix", "-2 · creature: +1 movement, +1 strength, ignores walls"),
        ("A tiles priestess\nA pyramid A red 1", "A mark power1", "buy charge", "free · +1 strength when attacking"),
        ("players 2", "A mark build", "found A red", "-1 a new red pyramid, higher if you can pay"),
        ("A pyramid A red 1", "A mark build", "raise A", "-2 the red pyramid from 1 to 2 or higher"),
        ("players 2", "A mark build; found B blue", "level 2", "-3 the blue pyramid in W1B at level 2"),
        ("A army FW1 3", "A mark move1; go FW1", "take 2", "movement 1"),
        ("A army FW1 3\nA army T2W 2\nA tiles god-speed", "A mark move1; go FW1; take 3; go T2W", "take 4", "1 stays"),
        ("A army FW1 3", "A mark move1; go FW1; take 3", "go T2W", "+1 fame temple"),
        ("A army FW1 3\nB army T2W 1", "A mark move1; go FW1; take 3", "go T2W", "battle B1, 3 against 1"),
        ("A army FW1 3\nB army T2W 1\nA hand raining-fire", "A play raining-fire", "go T2W", "temple, B1"),
        ("A army W1A 3", "A mark recruit", "put W1A", "-1 A3"),
        ("A hand divine-memory\ndiscards glory", "", "play divine-memory", "-1 take an intervention from the discards"),
        ("players 2", "A mark pray1", "end", "your turn is over"),
    ],
)
def test_what_an_answer_does(position: str, moves: str, action: str, does: str) -> None:
    t = Table(position)
    t.play(moves)
    assert described(t, "A", action) == does


def test_armies_are_named_as_on_the_map() -> None:
    t = Table("A army FW1 5\nB tiles desert-snake\nB army T2W 3 desert-snake\nA tiles charge")
    t.play("A mark move1; go FW1; take 5")
    assert described(t, "A", "go T2W") == "battle B3+Sn, 6 against 3"


def test_a_card_given_up_for_divine_wound_is_not_paid_for() -> None:  # K-BAT-2
    t = attack("A army FW1 5\nB army T2W 5\nA tiles divine-wound\nA hand war-fury")
    t.play("A battle 3s1h 5s\nB battle 3s1h 5s")
    assert described(t, "A", "discard war-fury") == "+1 strength instead of: +2 strength"


def test_the_end_of_a_battle_says_what_becomes_of_the_army() -> None:
    t = attack("A army FW1 5\nB army T2W 3")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s")
    assert described(t, "B", "disband") == "3 soldiers to the supply, +2 prayer points"
    assert described(t, "B", "retreat") == "to a free zone beside it that the winner chooses"
    t.play("B disband")
    assert described(t, "A", "stay") == "your army holds the zone"


# What happened


def test_a_whole_turn_is_told_in_one_sentence() -> None:
    t = Table("players 3\nA army W1A 5\nA pyramid A red 1\nA tiles god-speed")
    moves = "A mark move1; go W1A; take 3; go FW1; go T2W; done; end"
    assert said_to(t, "A", moves) == ["You move 3 soldiers W1A → FW1 → T2W."]
    assert said_to(t, "A", "B mark pray1; end") == ["Bastet (B) prays: +2 prayer points (9)."]
    assert said_to(t, "B", "C mark recruit; put W3A W3B W3A; done; end") == [
        "Horus (C) places 3 soldiers (2 in W3A and 1 in W3B) for 3 prayer points."
    ]


def test_who_prays_for_nothing_and_then_pays_is_not_said_to_have_gained_it() -> None:  # K-SET-3
    t = Table("A prayer 11\nA hand raining-fire\nB army T2W 2")
    assert said_to(t, "B", "A mark pray1; play raining-fire; go T2W") == [
        "Anubis (A) prays: no more prayer points.",
        "Anubis (A) plays raining-fire for 1 prayer point.",
        "1 of your soldiers in T2W returns to the supply.",
    ]


def test_a_teleport_is_told_with_its_price() -> None:
    t = Table("A army W1A 5\nA pyramid A red 1")
    assert said_to(t, "B", "A mark move1; go W1A; take 5; teleport T2W; done") == [
        "Anubis (A) moves 5 soldiers W1A → T2W for 2 prayer points."
    ]


def test_what_is_bought_and_built_is_told_with_its_price() -> None:
    t = Table("A pyramid A red 2")
    assert said_to(t, "A", "A mark power1; buy carnage; end") == ["You take carnage for 2 prayer points."]
    assert said_to(t, "A", "B mark build; found A red; level 1; end") == [
        "Bastet (B) builds the red pyramid in W3A up to level 1 for 1 prayer point."
    ]


def test_a_battle_is_told_with_all_that_counted() -> None:
    t = attack(
        "players 3\nA army FW1 5 phoenix\nA tiles phoenix charge\nA hand war-rage\nB army T2W 3\nB tiles defense",
        "phoenix",
    )
    assert said_to(t, "A", "B battle 3s1h 5s") == ["Bastet (B) has chosen."]
    assert said_to(t, "B", "A battle 5s 1s3d war-rage") == [
        "Anubis (A) shows 5s with war-rage.",
        "You show 3s1h.",
        "Anubis (A): strength 13 (5 soldiers, charge +1, phoenix +1, 5s +5 and war-rage +1), damage 0, shields 0.",
        "You: strength 7 (3 soldiers, defense +1 and 3s1h +3), damage 0, shields 1.",
        "Anubis (A) wins the battle in T2W.",
        "2 of Anubis (A)'s soldiers in T2W return to the supply.",
    ]
    assert said_to(t, "B", "B disband") == [
        "You disband the army in T2W: 3 soldiers to the supply, +2 prayer points (9).",
        "Anubis (A) gains 1 fame for good.",
        "You have 1 veteran now.",
    ]


@pytest.mark.parametrize("card", ["glory", "prayer", "teleportation"])
def test_whatever_is_given_up_for_divine_wound_is_not_said_to_be_played(card: str) -> None:  # K-BAT-2
    t = attack(f"A army FW1 5\nB army T2W 5\nA tiles divine-wound\nA hand {card}")
    t.play("A battle 3s1h 5s\nB battle 3s1h 5s")
    assert f"Anubis (A) gives up {card} for 1 strength." in said_to(t, "B", f"A discard {card}")


def test_a_night_is_told_in_few_sentences() -> None:
    t = nightfall("players 3\nA army T2W 1\nA army T3W 1")
    assert t.events("spectator") == [
        "Night falls.",
        "A gains 1 fame for good.",
        "Prayer points: A +4 (11), B +2 (9) and C +2 (9).",
        "A draws an intervention.",
        "B draws an intervention.",
        "C draws an intervention.",
    ]
    assert said_to(t, "B", "B slot 2\nC slot 3") == [
        "In tomorrow's order you take place 2, Horus (C) takes place 3 and Anubis (A) takes place 1.",
        "Day 2 begins.",
    ]


# How it was won


def test_the_fame_at_the_start_of_a_turn_decides() -> None:  # K-WIN-1
    t = Table("B battle-fame 9")
    t.play("A mark pray1; end")
    assert how_it_was_won(t, "A") == "9 fame at the start of Bastet (B)'s turn, and nobody had more."
    assert how_it_was_won(t, "B") == "9 fame at the start of your turn, and nobody had more."


def test_that_others_have_as_much_does_not_matter() -> None:  # K-WIN-1
    t = Table("A battle-fame 9\nB battle-fame 9")
    t.play("A mark pray1; end")
    assert how_it_was_won(t, "B") == (
        "9 fame at the start of your turn, and nobody had more; a tie with somebody else does not matter."
    )


def test_after_the_last_day_most_fame_wins() -> None:  # K-WIN-1
    t = nightfall("players 3\nA battle-fame 3\nB battle-fame 1", day_limit=1)
    assert how_it_was_won(t, "A") == "Day 1 was the last, as agreed: the most fame wins, 3 against 1."
    t = nightfall("players 3\nA battle-fame 3\nB battle-fame 3", day_limit=1)
    shared = "Day 1 was the last, as agreed: the most fame wins, and more than one player has 3."
    assert how_it_was_won(t, "A") == shared


def how_it_was_won(t: Table, viewer: str) -> str:
    told = saying.how_it_was_won(t.view(viewer), Story(t.match, VIEWERS[viewer]))
    return " ".join(in_english(message, People(NAMES, VIEWERS[viewer])) for message in told)
