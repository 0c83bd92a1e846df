"""Actions and positions as text."""

import pytest

from shedet.core.errors import BadNotation, BadSetup, IllegalAction, ShedetError, UnknownName
from shedet.core.rng import seeded
from shedet.games.sobek.actions import ACTIONS
from shedet.games.sobek.game import GAME
from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"
SET = "A hand wheat1 wheat1 wheat0"


# Actions


def test_every_action_is_read_back_from_its_text() -> None:
    texts = [GAME.action_text(action) for action in range(ACTIONS)]
    assert [GAME.parse_actions(text) for text in texts] == [[action] for action in range(ACTIONS)]


def test_no_two_actions_have_the_same_text() -> None:
    assert len({GAME.action_text(action) for action in range(ACTIONS)}) == ACTIONS


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("TAKE  3 ", "take 3"),
        ("Choose b;", "choose B"),
        ("SET wheat , wheat1 , wheat1, Merchant", "set wheat wheat1 wheat1 merchant"),
        ("set wheat ; add wheat1 ;; add wheat1; add merchant; done", "set wheat wheat1 wheat1 merchant"),
    ],
)
def test_commas_and_semicolons_may_have_spaces_around_them(typed: str, plain: str) -> None:
    assert GAME.parse_actions(typed) == GAME.parse_actions(plain)


@pytest.mark.parametrize("typed", ["", "  ", ";", " ; ;"])
def test_an_empty_line_is_not_an_action(typed: str) -> None:
    with pytest.raises(BadNotation, match=r"an empty line is not an action\."):
        GAME.parse_actions(typed)


def test_capitals_and_blanks_do_not_matter() -> None:
    assert GAME.parse_actions("  Steal  Beige from b ") == GAME.parse_actions("steal beige from B")


def test_a_whole_set_is_one_line() -> None:  # S-SETS-1
    assert [GAME.action_text(step) for step in GAME.parse_actions("set wheat wheat1 wheat1 amulet")] == [
        "set wheat",
        "add wheat1",
        "add wheat1",
        "add amulet",
        "done",
    ]


def test_the_cards_of_a_whole_set_come_in_any_order() -> None:  # S-SETS-1
    t = Table(f"{QUEUE}\nA hand wheat1 merchant amulet")
    t.play("A set wheat amulet merchant wheat1")
    assert t.laid("A", "wheat") == "wheat1 merchant amulet"


def test_a_whole_set_is_played_as_a_whole_or_not_at_all() -> None:  # S-SETS-1
    t = Table(f"{QUEUE}\n{SET}")
    before = t.text
    with pytest.raises(IllegalAction):
        t.play("A set wheat wheat1 wheat1 wheat0 wheat0")
    assert t.text == before


def test_a_misspelt_action_is_answered_with_what_may_be_meant() -> None:
    with pytest.raises(BadNotation, match=r"I don't know the action 'play quen'\. Did you mean 'play queen'"):
        GAME.parse_actions("play quen")


def test_a_misspelt_card_of_a_set_is_answered_with_what_may_be_meant() -> None:
    with pytest.raises(BadNotation, match=r"I don't know the card 'merchnt'\. Did you mean 'merchant'"):
        GAME.parse_actions("set wheat wheat1 wheat1 merchnt")


def test_misspelt_goods_of_a_set_are_answered_with_what_may_be_meant() -> None:
    with pytest.raises(BadNotation, match=r"I don't know the set 'weat'\. Did you mean 'wheat'"):
        GAME.parse_actions("set weat wheat1 wheat1 wheat1")


@pytest.mark.parametrize("text", ["xyzzy", "take 0", "take 10", "choose E", "use sun", "set statue"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="I don't know the action"):
        GAME.parse_actions(text)


def test_an_action_for_a_seat_that_is_not_asked_is_refused() -> None:  # S-TURN-1
    t = Table(f"players 3\n{QUEUE}\nturn C")
    with pytest.raises(IllegalAction, match=r"^A has nothing to decide now; it is up to C\.$"):
        t.play("A take 1")


def test_a_seat_that_is_not_asked_has_no_options() -> None:  # S-TURN-1
    t = Table(f"players 3\n{QUEUE}\nturn C")
    assert t.options_of("A") == t.options_of("B") == []
    assert len(t.options_of("C")) == 4


# Positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_is_read_back_from_its_text(players: int) -> None:
    t = Table(players=players, seed="nile")
    assert Table(t.text).text == t.text


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (QUEUE, ""),
        (f"players 4\nround 2\nturn D\n{QUEUE}\nA score 55\nD score 7\nremoved fish0s", ""),
        (f"{QUEUE}\n{SET}", "A set wheat"),
        (f"{QUEUE}\n{SET}", "A set wheat\nA add wheat1"),
        (f"{QUEUE}\n{SET}\ntokens flood curse", "A set wheat wheat1 wheat1 wheat0"),
        (f"{QUEUE}\n{SET}\ntokens flood", "A set wheat wheat1 wheat1 wheat0\nA use flood"),
        (f"{QUEUE}\n{SET}\ntokens curse", "A set wheat wheat1 wheat1 wheat0\nA use curse"),
        (f"{QUEUE}\n{SET}\ntokens curse", "A set wheat wheat1 wheat1 wheat0\nA use curse\nA choose B"),
        (f"{QUEUE}\n{SET}\ntokens prosperity", "A set wheat wheat1 wheat1 wheat0\nA use prosperity"),
        (f"{QUEUE}\n{SET}\ntokens prosperity", "A set wheat wheat1 wheat1 wheat0\nA use prosperity\nA set wheat"),
        (f"{QUEUE}\n{SET}\ntokens guild-eye\nB score 9", "A set wheat wheat1 wheat1 wheat0\nA use guild-eye"),
        (f"{QUEUE}\nA hand high-priest\nA corruption fish1 thief", "A play high-priest"),
        (f"{QUEUE}\nA hand thief\nB hand fish1", "A play thief"),
        (f"{QUEUE}\nA hand vizier\nB corruption fish1", "A play vizier"),
        (f"{QUEUE}\nA hand vizier\nB corruption fish1", "A play vizier\nA choose B"),
        (f"{QUEUE}\nA hand courtesan fish1 fish1\nA set fish fish1 thief amulet", "A play courtesan"),
        (f"{QUEUE}\nA hand courtesan fish1 fish1\nA set fish fish1 thief amulet", "A play courtesan\nA set fish"),
        (
            f"{QUEUE}\nA hand courtesan fish1 fish1\nA set amulets amulet amulet amulet\nA prosperity amulets amulets",
            "A play courtesan\nA set amulets\nA add fish1",
        ),
        (f"{QUEUE}\nA hand merchant", "A play merchant"),
        (
            f"players 3\n{QUEUE}\nA hand fish-scribe\nB hand wheat1 wheat1 wheat1 fish1 fish1 fish1 ebony2 ebony2\n"
            "C hand wheat0 wheat0 wheat0 cattle1 cattle1 cattle1 thief",
            "A play fish-scribe\nB discard ebony2",
        ),
        ("queue ebony0\nA hand wheat1 wheat1 wheat0\nB hand fish1 fish1 fish0", "A take 1"),
        ("queue ebony0\nA hand wheat1 wheat1 wheat0\nB hand fish1 fish1 fish0", "A take 1\nB set fish\nB add fish1"),
        ("queue ebony0\nA hand wheat1 wheat1 wheat0\nB hand fish1 fish1 fish0", "A take 1\nB set fish"),
        ("queue ebony0", "A take 1"),
        ("queue ebony0\nround 3", "A take 1"),
    ],
)
def test_a_position_in_the_middle_of_anything_is_read_back_from_its_text(position: str, moves: str) -> None:
    t = Table(position)
    t.play(moves)
    again = Table(t.text)
    assert again.text == t.text
    assert again.asked == t.asked
    assert again.options == t.options


def test_without_a_question_it_is_the_turn_of_who_is_named() -> None:
    assert Table(f"players 3\nturn C\n{QUEUE}").asked == "C choose-action"
    assert Table(QUEUE).asked == "A choose-action"


def test_cards_and_tokens_that_are_not_mentioned_are_discards_and_used() -> None:
    t = Table("queue fish1\ntokens flood")
    assert len(t.discards) == 62
    assert len(t.used_tokens) == 11


def test_what_stands_after_a_hash_is_a_remark() -> None:
    assert Table("queue fish1 wheat1  # nearly over").queue == "fish1 wheat1"


def test_a_seed_decides_all_chance_to_come() -> None:
    texts = set()
    for _ in range(2):
        t = Table("seed nile\nqueue fish0")
        t.play("A take 1")
        texts.add(t.text)
    assert len(texts) == 1


# Bad set-ups


@pytest.mark.parametrize(
    ("position", "error", "sentence"),
    [
        ("A hand ivory3 ivory3\nB hand ivory3 ivory3", BadSetup, "4 cards ivory3 are on the table, .* has only 3"),
        ("A hand queen\ndeck queen", BadSetup, "2 cards queen are on the table, .* has only 1"),
        ("A hand wheat2", BadNotation, "line 2 of the position: I don't know the card 'wheat2'. Did you mean"),
        ("deck fish0 fish0s", BadSetup, "line 2 .* fish0s is a starting card; they are never in the deck or the queue"),
        ("tokens sun", BadNotation, "line 2 .* I don't know the token 'sun'"),
        ("tokens flood flood flood", BadSetup, "3 tokens flood are on the table, but the box has only 2"),
        ("tokens flood flood curse curse deceit embalming", BadSetup, "5 tokens are in play in a round, not 6"),
        ("A set ivory ivory3 ivory3 ivory3\nA prosperity ivory", BadSetup, "prosperity never lies on ivory"),
        ("A prosperity wheat", BadSetup, "prosperity cannot lie on wheat that are not laid out"),
        (
            "A set amulets amulet amulet amulet ebony2\nA prosperity amulets",
            BadSetup,
            "prosperity binds a set of amulets to cattle, fish or wheat",
        ),
        ("A set wheat wheat1 wheat1 fish1", BadSetup, "fish1 cannot lie with wheat; only wheat and amulets can"),
        ("A set amulets amulet wheat1 fish1", BadSetup, "a set has cards of one type only, and amulets"),
        ("A set statues amulet", BadNotation, "I don't know the set 'statues'"),
        ("A curses 3", BadSetup, "there can be 0 to 2 curses, not 3"),
        ("A purse 3", BadNotation, "a player has no 'purse'; there is hand, corruption, aside, set"),
        ("A score many", BadNotation, "'many' is not a whole number"),
        ("players 1", BadSetup, "there can be 2 to 4 players, not 1"),
        ("players 5", BadSetup, "there can be 2 to 4 players, not 5"),
        ("round 4", BadSetup, "there can be 1 to 3 rounds, not 4"),
        ("turn C", UnknownName, "there is no seat 'C'; the seats are A, B"),
        ("C hand fish1", UnknownName, "there is no seat 'C'; the seats are A, B"),
        ("C hand fish1\nplayers 3", UnknownName, "line 2 of the position: there is no seat 'C'; the seats are A, B"),
        ("ask A choose-nothing", BadNotation, "I don't know the question 'choose-nothing'"),
        ("ask B choose-discards", BadSetup, "B has no more than 6 cards in hand and discards none"),
        ("ask A choose-token", BadSetup, "line 2 of the position: no token is left to be chosen"),
        ("quays fish1", BadNotation, "I don't know what the line 'quays fish1' means"),
        ("discards fish1", BadSetup, "are missing"),
        ("rng 1 2 3 nile", BadNotation, "'nile' is not a word of the generator"),
    ],
)
def test_a_bad_set_up_is_answered_with_a_sentence(position: str, error: type[ShedetError], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Table(f"queue marble0 marble0\n{position}")


def test_ten_cards_do_not_lie_in_the_queue() -> None:  # S-SET-4
    with pytest.raises(BadSetup, match="there are 9 quays, not 10"):
        Table("queue wheat1 wheat1 wheat1 wheat1 wheat1 fish1 fish1 fish1 fish1 fish1")


def test_nor_do_ten_cards_of_two_lines() -> None:  # S-SET-4
    with pytest.raises(BadSetup, match="line 2 of the position: there are 9 quays, not 10"):
        Table("queue wheat1 wheat1 wheat1 wheat1 wheat1 fish1 fish1\nqueue fish1 ebony2 ebony2")


def test_a_starting_card_does_not_lie_in_the_queue() -> None:  # S-SET-2, S-SET-4
    with pytest.raises(BadSetup, match="wheat0s is a starting card"):
        Table("queue wheat0s")


def test_a_turn_with_nothing_to_do_is_no_position() -> None:  # S-TURN-1
    with pytest.raises(BadSetup, match="never begins with empty quays"):
        Table("deck fish1")


def test_more_than_54_cards_are_never_in_the_deck() -> None:  # S-SET-3
    with pytest.raises(BadSetup, match="the deck has at most 54 cards, not 55"):
        Table("deck " + "amulet " * 55)


def test_the_numbers_of_players_of_game_and_position_must_agree() -> None:  # S-SET-1
    with pytest.raises(BadSetup, match="the position is one of 2 players, the game of 3"):
        Table("queue fish1", players=3)


# Questions that the rules do not ask

LAID = "A set wheat wheat1 wheat1 wheat0"
EIGHT = "wheat1 wheat1 wheat1 fish1 fish1 fish1 ebony2 ebony2"
SEVEN = "wheat0 wheat0 wheat0 cattle1 cattle1 cattle1 thief"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("turn A\nask B choose-action", "line 4 .*: it is the turn of A: choose-action is asked of A, not of B"),
        ("ask AB choose-action", "choose-action is asked of one player, not of AB"),
        ("ask A choose-action\nask A choose-action", "line 4 of the position: one question is asked at a time"),
        ("ask A choose-set wheat 0", "A does not have 3 cards for a set of wheat"),
        (f"{LAID}\nask A choose-set wheat 2", "'wheat 2' does not go with choose-set; it takes a set and how"),
        ("A hand wheat1 wheat0\nask A choose-set wheat 1 wheat0", "wheat0 does not lie in the set of wheat of A"),
        (f"{LAID}\nask A choose-set wheat 3 wheat1", "3 cards up to wheat1 are said to be laid, but 2 lie"),
        ("tokens flood\nask A choose-token", "after playing a set, but A has none of 3 cards"),
        ("tokens guild-eye\nask A choose-guild-victim eye", "no guild token of the eye has been used"),
        ("A score 3\nB score 50\nask A choose-guild-victim eye", "stands on 3, which is not a space with eye"),
        ("A score 2\nask A choose-guild-victim eye", "nobody's marker can move back"),
        ("tokens curse curse\nask A choose-cursed", "no token curse has been used; it would be in `used-tokens`"),
        ("ask A choose-prosperous", "A has no set of cattle, fish, wheat or amulets for prosperity"),
        ("A hand thief\nask A choose-theft", "when the thief has been played; it would be in `discards`"),
        (f"A hand {EIGHT}\nask A choose-discards", "it is the turn of A: choose-discards is asked of the others"),
        (f"B hand {EIGHT}\nC hand {SEVEN}\nask B choose-discards", "C has more than 6 cards in hand and must be asked"),
        ("ask A choose-claim A", "A claims a card of an opponent, not of their own pile"),
        ("ask A choose-claim B", "no card is in the corruption pile of B to be claimed"),
        ("A hand wheat0\nask A choose-growing-set", "A has no card that fits a set of their own"),
        (f"{LAID}\nask A choose-addition wheat 2 wheat0", "a second card ends the choice; 1 may be laid so far, not 2"),
        ("A set wheat wheat1\nask A choose-addition wheat 1 wheat1", "A had no set of wheat to add to"),
        ("A hand wheat1 wheat1 wheat0\nask A choose-horizontal", "when the queue and the deck are empty"),
        ("A horizontal wheat1 wheat1 wheat0", "A has horizontal sets; they are laid when choose-horizontal is asked"),
        ("ask B name-starter", "the starter of round 1 is drawn"),
        ("round 2\nB score 5\nask B name-starter", "lowest score names the starter; B has more than 0"),
        ("over", "the game is over, but cards are in the queue or the deck"),
        ("A score 1\nA score 2", "line 4 of the position: line 3 says `A score` already; say it once"),
    ],
)
def test_a_question_that_the_rules_do_not_ask_is_refused_with_the_reason(position: str, sentence: str) -> None:
    with pytest.raises(ShedetError, match=sentence):
        Table(f"players 3\nqueue marble0 marble0\n{position}")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("A hand fish1 fish1\nask A choose-horizontal", "A holds fewer than 3 cards and lays no set"),
        (
            "A hand fish1\nA horizontal fish1 fish1\nask A choose-horizontal",
            "a horizontal set of A has 3 cards at least",
        ),
        ("B hand fish1 fish1 fish1\nA laying fish 0 ivory3\nask B choose-horizontal", "A has finished, but is laying"),
        (
            "A horizontal fish1 fish1\nA hand fish1\nA laying fish 2 fish0\nask A choose-horizontal",
            "fish0 does not lie",
        ),
        ("A horizontal fish1\nA hand fish1 fish1\nA laying wheat 1 fish1\nask A choose-horizontal", "cannot lie with"),
        ("over\nround 1", "the game is over after round 3, or after round 2 if somebody has more than 100 points"),
        ("over\nround 3\nA hand fish1", "the game is over, but A holds cards"),
    ],
)
def test_the_end_of_a_round_is_as_the_rules_say(position: str, sentence: str) -> None:  # S-END-1
    with pytest.raises(BadSetup, match=sentence):
        Table(position)


def test_who_sits_down_to_claim_knows_the_pile() -> None:  # S-CHAR-6
    t = Table("queue marble0 marble0\nB corruption fish1 wheat1\nask A choose-claim B")
    action = GAME.parse_actions("claim fish1")[0]
    for number in range(20):
        world = GAME.deal_world(t.match.knowledge(0), seeded(str(number)))
        assert action in list(GAME.legal_actions(world, 0))
