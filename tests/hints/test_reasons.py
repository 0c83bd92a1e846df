"""Reasons: a sentence for every answer, in plain words, from what the seat knows and from nothing else."""

import re

import pytest

from conformance_suite import Variant, name_of, random_positions, variants
from game_table import VIEWERS, GameTable
from kemet_fights import attack
from kemet_table import Table as KemetTable
from shedet.bots.levels import merchant
from shedet.bots.reasons.sentence import LONGEST, Reason, Term, sentence
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.words import Message, say
from shedet.games import find_game
from shedet.games.kemet.zones import ZONE_NAMES
from shedet.hints import people, reason
from shedet.words import find_words
from sobek2p_table import Table as Sobek2pTable
from sobek_table import Table as SobekTable

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)

VERB = re.compile(r"[a-z]+s [^ ]")  # such as `takes …`
# Tiles, battle cards and fields as notation writes them; zones come from the map.
CODES = re.compile(r"[a-z]\d|\d[shd]\b|\d,\d|[-|/\\]s?\b(?=[ ,]|$)")
ZONE_CODES = {name for name in ZONE_NAMES if len(name) > 1}


def reasons_of(match: Match, seat: int) -> dict[str, str]:
    """The reasons of everything that a seat may answer, as they are told to it in English."""
    game, knowledge = match.game, match.knowledge(seat)
    return {
        game.action_text(each): in_english(match, seat, reason(game.name, knowledge, each))
        for each in match.legal_actions(seat)
    }


def in_english(match: Match, seat: int, found: Reason) -> str:
    words, everybody = find_words(match.game.name), people(match.players, seat)
    return found.in_words(lambda message: words.say(message, everybody))


def reasons(table: GameTable, seat: str = "A") -> dict[str, str]:
    return reasons_of(table.match, VIEWERS[seat])


def check(words: str) -> None:
    assert VERB.match(words), words
    assert not words.endswith((".", ",", " ")), words
    assert len(words) <= LONGEST, words
    assert not CODES.search(words), words
    assert not ZONE_CODES & {*re.findall(r"\w+", words)}, words
    assert "  " not in words, words


# ---- all of them


@every_variant
def test_every_answer_of_random_games_has_a_reason_in_plain_words(variant: Variant) -> None:
    checked = 0
    for match in random_positions(variant, "reasons", 8, 2):
        for seat in match.asked():
            for words in reasons_of(match, seat).values():
                check(words)
                checked += 1
    assert checked > 50


@every_variant
def test_reasons_are_the_same_in_every_world_that_a_seat_cannot_tell_apart(variant: Variant) -> None:
    compared = 0
    for match in random_positions(variant, "worlds", 4, 2):
        for seat in match.asked():
            game, knowledge = match.game, match.knowledge(seat)
            expected = [reason(game.name, knowledge, action) for action in match.legal_actions(seat)]
            world = game.deal_world(knowledge, seeded(f"{len(match.log)}"))
            known = game.know(world, match.memories[seat], seat)
            found = [reason(game.name, known, int(action)) for action in game.legal_actions(world, seat)]
            assert found == expected
            compared += len(found)
    assert compared > 20


# ---- how they are put together


def plain(words: str) -> Message:
    return say("somebody", called=words)


def term(weight: float, words: str) -> Term:
    return Term(weight, plain(words))


def worded(deed: str, terms: list[Term]) -> str:
    return in_english(Match(find_game("sobek2p"), 2, {}, "words"), 0, sentence(plain(deed), terms))


def test_the_weightiest_terms_are_named_and_what_speaks_against_it_last() -> None:
    terms = [term(1.0, "sings"), term(-1.0, "falls"), term(3.0, "runs"), term(-2.0, "stumbles"), term(2.0, "jumps")]
    assert worded("walks", terms) == "walks, runs and jumps, but stumbles"
    assert worded("walks", terms[:1]) == "walks and sings"
    assert worded("walks", terms[1:2]) == "walks, but falls"
    assert worded("walks", []) == "walks"


def test_nothing_is_said_twice() -> None:
    twice = [term(2.0, "jumps"), term(1.0, "jumps"), term(0.5, "sings")]
    assert worded("walks", twice) == "walks, jumps and sings"
    assert worded("jumps", twice) == "jumps and sings"


def test_a_gold_marker_for_a_move_that_leads_nowhere_is_named_once() -> None:
    """It used the gold marker for a move and used the gold marker."""
    found = reasons(KemetTable("A tiles forced-march\nA marks move1"))["gold forced-march"]
    assert found.count("gold marker") == 1


def test_a_reason_is_cut_short_rather_than_too_long() -> None:
    terms = [term(2.0, "a" * 60), term(1.0, "b" * 60), term(-1.0, "c" * 60)]
    assert worded("walks", terms) == f"walks and {'a' * 60}, but {'c' * 60}"
    assert worded("w" * 90, terms) == "w" * 90


# ---- Sobek: 2 Players

MARKET = """
turn A
ankh 2,2 -
row0 . . . . wheat0/ .
row2 wheat1- . @ . ivory3| cattle1-
row3 . . . . wheat0\\ .
A hand ivory3/ ivory3\\ queen
notches seven mummy
pile fish1- fish1|
"""


def test_taking_the_last_ivory_says_so_and_what_it_leaves() -> None:
    found = reasons(Sobek2pTable(MARKET))
    ivory = found["take 4,2"]
    assert ivory.startswith("takes the last ivory in the market, makes four ivory in hand (36 points when sold)")
    assert ivory.endswith("and leaves a line with two plain wheat")


def test_tiles_that_are_skipped_speak_against_a_move() -> None:
    skipping = reasons(Sobek2pTable(MARKET))["take 5,2"]
    assert skipping.startswith("takes the last cattle in the market")
    assert skipping.endswith("but sends one tile to your corruption board")


def test_a_sale_tells_its_points_and_its_pirogues() -> None:
    table = Sobek2pTable(MARKET.replace("queen", "ivory0/ queen"))
    assert reasons(table)["sell ivory"].startswith("sells four ivory for 24 points")
    assert "lets you choose one of two pirogues" in reasons(table)["sell ivory"]


def test_a_character_that_can_do_nothing_is_said_to_do_nothing() -> None:
    assert reasons(Sobek2pTable(MARKET))["play queen"].startswith("plays the queen and draws two tiles")
    empty = Sobek2pTable(MARKET.replace("pile fish1- fish1|", "").replace("queen", "queen courtesan"))
    assert reasons(empty)["play queen"] == "plays the queen, which does nothing now"
    assert reasons(empty)["play courtesan"] == "plays the courtesan, which does nothing now"


def test_the_two_deben_of_the_eye_are_compared() -> None:
    table = Sobek2pTable(f"{MARKET}\nask A choose-deben\nshown-deben 4 8")
    assert reasons(table)["keep 8"] == "keeps the deben of 8 points and returns the one of 4"


def test_whatever_the_finger_names_the_reason_says_what_it_is_to_the_opponent() -> None:
    found = reasons(Sobek2pTable(f"{MARKET}\nboxed-pirogues finger\nask A name-tile"))
    assert found["name 4,2"] == "makes the opponent take ivory with 3 scarabs, but gives them the best tile on the line"
    assert "keeps them from ivory with 3 scarabs" in found["name 5,2"]


# ---- Sobek

QUEUE = """
players 3
turn A
queue fish0 ivory3 wheat0 fish1 cattle1 wheat1
A hand ivory3 ivory0
deck wheat1 fish1 cattle1 marble2 marble2 ebony2 ebony2 fish0 fish0 wheat0
"""


def test_taking_a_card_names_the_corruption_and_what_is_left_to_the_next() -> None:
    found = reasons(SobekTable(QUEUE))
    assert found["take 2"].startswith("takes the last ivory in the queue and makes three ivory in hand (18 points when")
    assert found["take 2"].endswith("but sends one card to your corruption")
    assert "leaves B" in found["take 1"]


def test_playing_a_set_tells_its_points() -> None:
    table = SobekTable(QUEUE.replace("ivory3 ivory0\n", "ivory3 ivory3 ivory0\n"))
    assert reasons(table)["set ivory"].startswith("plays a set of three ivory for 18 points")


def test_the_next_player_is_called_you_to_themself() -> None:
    """Whoever asked why A took a card was told what it left to B, even if they were B."""
    match = SobekTable(QUEUE).match
    found = reason("sobek", match.knowledge(0), match.game.parse_actions("take 1")[0])
    assert "leaves B ivory" in in_english(match, 0, found)
    assert "leaves you ivory" in in_english(match, 1, found)


def test_the_amulets_that_a_set_needs_are_counted() -> None:
    table = SobekTable(QUEUE.replace("ivory3 ivory0\n", "amulet amulet\n"))
    assert "completes a set with two amulets (9 points when played)" in reasons(table)["take 2"]
    table = SobekTable(QUEUE.replace("ivory3 ivory0\n", "ivory3 amulet\n"))
    assert "completes a set with an amulet (18 points when played)" in reasons(table)["take 2"]


def test_points_are_secured_only_if_there_are_some() -> None:
    late = QUEUE[: QUEUE.index("deck")].replace("fish0 ivory3 wheat0 fish1 cattle1 wheat1", "wheat0")
    points = SobekTable(late.replace("ivory3 ivory0\n", "fish1 fish0 fish0\n"))
    assert "secures the points before the round ends" in reasons(points)["set fish"]
    none = SobekTable(late.replace("ivory3 ivory0\n", "fish0 fish0 fish0\n"))
    assert reasons(none)["set fish"].startswith("plays a set of three fish for no points")
    assert "secures" not in reasons(none)["set fish"]


@pytest.mark.parametrize(
    ("more", "kept"),
    [
        ("", " and empties your hand"),
        ("wheat0", ", but keeps one card that corrupts you"),
        ("wheat0 cattle0", ", but keeps two cards that corrupt you"),
    ],
)
def test_at_the_end_of_a_round_what_is_kept_corrupts(more: str, kept: str) -> None:
    table = SobekTable(f"players 2\nask A choose-horizontal\nA hand fish1 fish0 fish0 {more}")
    table.play("A set fish; add fish1; add fish0; add fish0")
    assert reasons(table)["done"] == f"ends this set of three{kept}"


# ---- Kemet

DUEL = """
    A army FW1 5
    B army T2W 5
"""


def test_a_marker_on_a_move_tells_where_the_move_leads() -> None:
    table = KemetTable("A army FW1 5")
    assert reasons(table)["mark move1"].startswith("moves five soldiers from the desert outside West city 1 to ")
    assert "holds a temple for 1 fame" in reasons(table)["mark move1"]


def test_the_steps_of_a_move_tell_what_is_reached() -> None:
    table = KemetTable("A army FW1 5\nB army T2W 1")
    table.play("A mark move1")
    assert "from the desert outside West city 1" in reasons(table)["go FW1"]
    table.play("A go FW1")
    assert "five soldiers" in reasons(table)["take 5"]
    table.play("A take 5")
    beaten = "moves on to the West desert temple with five soldiers, almost always beats B's soldier"
    assert reasons(table)["go T2W"].startswith(beaten)


def planned(table: GameTable, action: str, plan: str) -> str:
    """The reason for an action of A, with the steps that are planned after it."""
    game = table.match.game
    first = game.parse_actions(action)[0]
    found = reason(game.name, table.match.knowledge(0), first, game.parse_actions(plan) if plan else [])
    return in_english(table.match, 0, found)


def test_a_reason_tells_where_the_plan_leads_not_where_the_merchant_would_go() -> None:
    table = KemetTable("A army FW1 5\nB army T2W 5\nA pyramid A red 1")
    merchant = planned(table, "mark move1", "")
    to_the_temple = planned(table, "mark move1", "go FW1; take 4; go T2W; done")
    assert to_the_temple.startswith("moves four soldiers from the desert outside West city 1 to the West desert temple")
    elsewhere = planned(table, "mark move1", "go FW1; take 2; go W1A; done")
    assert elsewhere.startswith("moves two soldiers from the desert outside West city 1 to your district A")
    assert len({merchant, to_the_temple, elsewhere}) == 3
    assert planned(table, "mark build", "raise A; level 2; done").startswith("raises your red pyramid to level 2")
    assert planned(table, "mark recruit", "put W1B W1B; done").startswith("recruits two soldiers in your district B")
    assert planned(table, "mark power1", "buy charge; end").startswith("buys charge ")


def test_every_step_of_a_move_tells_the_same_end() -> None:
    table = KemetTable("A army W1A 5\nB army T2W 1")
    steps = ["mark move1", "go W1A", "take 3", "go FW1", "go T2W"]
    for number, step in enumerate(steps[:-1]):
        rest = "; ".join([*steps[number + 1 :], "done"])
        assert "the West desert temple" in planned(table, step, rest), step
        table.play(f"A {step}")


def told(table: GameTable, listener: str, action: str) -> str:
    """The reason for an action of A, as somebody else is told it."""
    match = table.match
    found = reason(match.game.name, match.knowledge(0), match.game.parse_actions(action)[0])
    return in_english(match, VIEWERS[listener], found)


def test_who_listens_is_you_and_the_others_go_by_their_letters() -> None:
    table = KemetTable("players 3\nA army W1A 5\nB army FW1 1\nA pyramid A red 1\nA prayer 5")
    assert "in your district B" in told(table, "A", "mark build")
    assert "in A's district B" in told(table, "B", "mark build")
    table.play("A mark move1; go W1A; take 5")
    mine = "moves on to the desert outside West city 1 with five soldiers and almost always beats your soldier"
    assert told(table, "B", "go FW1").startswith(mine)
    assert told(table, "C", "go FW1").startswith(mine.replace("your", "B's"))


def test_what_stands_on_a_tile_is_told_of_its_owner() -> None:
    table = KemetTable("A pyramid A red 1\nA prayer 5")
    table.play("A mark power1")
    assert "(+1 movement for all your armies)" in told(table, "A", "buy god-speed")
    assert "(+1 movement for all A's armies)" in told(table, "B", "buy god-speed")


def test_a_battle_that_is_hardly_ever_won_is_not_won_only_hardly_ever() -> None:
    table = KemetTable("A army FW1 1\nB army T2W 5\nB tiles blades-of-neith defense")
    table.play("A mark move1; go FW1; take 1")
    assert reasons(table)["go T2W"].endswith("but hardly ever beats B's five soldiers")


@pytest.mark.parametrize("card", ["4s1d", "2s2h", "3s2d"])
@pytest.mark.parametrize("prayer", range(5))
def test_the_odds_of_a_battle_are_the_same_for_the_card_and_for_the_settled_choice(card: str, prayer: int) -> None:
    """Tactical Choice is left out: what it brings is known only when all cards are seen."""
    table = attack(f"{DUEL}\nA hand war-fury war-rage bloodbath bronze-wall ruse\nA prayer {prayer}")
    first = odds(reasons(table)[f"active {card}"])
    table.play(f"A active {card}")
    merchant_settles(table)
    assert odds(reasons(table)["done"]) == first


def odds(words: str) -> str:
    """How often a battle is said to be won."""
    found = re.search(r"(hardly ever|almost always) wins|wins \d+ times? in 10", words)
    assert found, words
    return found[0]


def merchant_settles(table: GameTable) -> None:
    """A discards a card, and plays the interventions that the merchant would."""
    match = table.match
    while True:
        legal = match.game.legal_actions(match.position, 0)
        action = int(merchant("kemet").choose(match.knowledge(0), legal, seeded("any")))
        if match.game.action_text(action) == "done":
            return
        match.play(0, action)


def test_battle_cards_tell_the_chance_to_win() -> None:
    table = attack(DUEL)
    assert re.search(r"strength 4 against B, wins \d times in 10", reasons(table)["active 4s1d"])
    assert reasons(table)["active 5s"].endswith("but costs two of your soldiers")
    assert " against A" in reasons(table, "B")["active 4s1d"]


def test_interventions_tell_what_they_change() -> None:
    table = attack(f"{DUEL}\nA hand war-fury ruse")
    table.play("A active 3s2d; discard 1s3d")
    assert re.search(r"\(\+2 strength\) and raises your chance from \d to \d+ in 10", reasons(table)["play war-fury"])
    assert "ruse" in reasons(table)["play ruse"]
    assert reasons(table)["done"].startswith("settles your choice")


def test_cards_that_cannot_be_paid_are_taken_back() -> None:
    table = attack(f"{DUEL}\nA hand war-fury bloodbath war-rage\nA prayer 1")
    table.play("A battle 4s1d 5s war-fury bloodbath war-rage\nB battle 1s3d 2s2h")
    assert reasons(table)["return bloodbath"].startswith("takes bloodbath (+2 damage) back")


def test_after_the_reveal_the_result_is_told() -> None:
    table = attack(f"{DUEL}\nA tiles divine-wound\nA hand prayer\nB hand tactical-choice")
    table.play("A battle 3s2d 5s\nB battle 2s2h 3s1h tactical-choice")
    assert reasons(table, "B")["yes"].endswith("and wins the tie as the defender")
    assert reasons(table, "B")["no"].endswith("and loses by one")
    table.play("B yes")
    assert reasons(table)["discard prayer"] == "discards prayer for 1 more strength and turns the battle"
    assert reasons(table)["done"].endswith("and loses the tie as the attacker")


def test_the_card_shown_to_prescience_has_a_reason() -> None:
    table = attack(f"{DUEL}\nB tiles prescience\nA hand war-rage")
    assert table.asked == "A choose-shown"
    check(reasons(table)["active 4s1d"])


def test_the_end_of_a_battle_has_reasons() -> None:
    table = attack("A army FW1 2\nA hand reinforcement\nB army T2W 3", soldiers=2)
    table.play("A battle 4s1d 5s reinforcement\nB battle 1s1d3h 5s")
    assert reasons(table, "B")["disband"].startswith(
        "takes three soldiers back to your supply, gains two prayer points"
    )
    table.play("B retreat")
    assert reasons(table)["go FW3"].endswith("and gives them nothing to hold")
    table.play("A go FW3")
    assert "makes an army of four" in reasons(table)["soldiers 3"]
    table.play("A soldiers 3")
    assert reasons(table)["stay"].startswith("stays in the West desert temple with four soldiers")


def test_of_several_battles_each_has_its_chance() -> None:
    table = KemetTable("B army W1A 2\nB army W1B 1")
    table.play("A mark recruit; put W1A W1A W1A W1B W1B; done")
    assert reasons(table)["go W1B"].startswith("fights B's soldier in your district B first and wins ")


def test_the_card_that_leaves_for_a_special_one_has_a_reason() -> None:
    table = KemetTable("A pyramid A red 2\nA army W1A 1")
    table.play("A mark power1; buy storm")
    assert reasons(table)["swap 1s3d"].endswith("for the card of strength 3 and damage 3 and keeps six stronger ones")
