"""Actions and positions as text."""

import pytest

from shedet.core.errors import BadNotation, BadSetup, IllegalAction, UnknownName
from shedet.core.rng import seeded
from shedet.games.sobek2p.actions import ACTIONS
from shedet.games.sobek2p.game import GAME
from sobek2p_table import Table

MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


# Actions


def test_every_action_is_read_back_from_its_text() -> None:
    texts = [GAME.action_text(action) for action in range(ACTIONS)]
    assert [GAME.parse_actions(text) for text in texts] == [[action] for action in range(ACTIONS)]


def test_no_two_actions_have_the_same_text() -> None:
    assert len({GAME.action_text(action) for action in range(ACTIONS)}) == ACTIONS


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("TAKE  3 , 2", "take 3,2"),
        ("name 5 ,2", "name 5,2"),
        ("take 5,2;", "take 5,2"),
        ("Sell Wheat, wheat1-, wheat1|, MERCHANT", "sell wheat wheat1- wheat1| merchant"),
        ("sell wheat ; add wheat1- ;; add wheat1|; add merchant; done", "sell wheat wheat1- wheat1| merchant"),
    ],
)
def test_commas_and_semicolons_may_have_spaces_around_them(typed: str, plain: str) -> None:
    assert GAME.parse_actions(typed) == GAME.parse_actions(plain)


@pytest.mark.parametrize("typed", ["", "  ", ";", " ; ;"])
def test_an_empty_line_is_not_an_action(typed: str) -> None:
    with pytest.raises(BadNotation, match=r"an empty line is not an action\."):
        GAME.parse_actions(typed)


def test_capitals_and_blanks_do_not_matter() -> None:
    assert GAME.parse_actions("  Take   5,2 ") == GAME.parse_actions("take 5,2")


def test_a_whole_sale_is_one_line() -> None:  # P-SELL-1
    assert [GAME.action_text(step) for step in GAME.parse_actions("sell wheat wheat1- wheat1| statue-")] == [
        "sell wheat",
        "add wheat1-",
        "add wheat1|",
        "add statue-",
        "done",
    ]


def test_the_tiles_of_a_whole_sale_come_in_any_order() -> None:  # P-SELL-1
    t = Table(f"{MARKET}\nA hand wheat1- merchant statue-")
    t.play("A sell wheat statue- merchant wheat1-")
    assert t.laid("A", "wheat") == "wheat1- merchant statue-"


def test_a_misspelt_action_is_answered_with_what_may_be_meant() -> None:
    with pytest.raises(BadNotation, match=r"I don't know the action 'reveal piramid'\. Did you mean 'reveal pyramid'"):
        GAME.parse_actions("reveal piramid")


def test_a_backslash_is_shown_as_it_is_typed() -> None:
    with pytest.raises(BadNotation) as unknown:
        GAME.parse_actions("add wheat9\\")
    assert "I don't know the action 'add wheat9\\'. Did you mean 'add wheat1\\'" in str(unknown.value)
    with pytest.raises(IllegalAction) as illegal:
        Table(f"{MARKET}\nA hand wheat1-").play("A turn \\")
    assert str(illegal.value).startswith("'turn \\' is not possible now for A; possible: ")


def test_a_misspelt_tile_of_a_sale_is_answered_with_what_may_be_meant() -> None:
    with pytest.raises(BadNotation, match=r"I don't know the tile 'merchnt'\. Did you mean 'merchant'"):
        GAME.parse_actions("sell wheat wheat1- wheat1- merchnt")


def test_misspelt_goods_of_a_sale_are_answered_with_what_may_be_meant() -> None:
    with pytest.raises(BadNotation, match=r"I don't know the goods 'weat'\. Did you mean 'wheat'"):
        GAME.parse_actions("sell weat wheat1- wheat1- wheat1|")


def test_what_is_like_no_action_is_answered_without_a_guess() -> None:
    with pytest.raises(BadNotation, match=r"^I don't know the action 'xyzzy'\.$"):
        GAME.parse_actions("xyzzy")


def test_a_field_outside_the_market_is_no_action() -> None:
    with pytest.raises(BadNotation, match="I don't know the action 'take 6,0'"):
        GAME.parse_actions("take 6,0")


def test_a_whole_sale_is_played_as_a_whole_or_not_at_all() -> None:  # P-SELL-1
    t = Table(f"{MARKET}\nA hand wheat1- wheat1| wheat0/")
    before = t.text
    with pytest.raises(IllegalAction):
        t.play("A sell wheat wheat1- wheat1| wheat1/")
    assert t.text == before


# Positions


def test_a_new_game_is_read_back_from_its_text() -> None:
    t = Table(seed="nile")
    assert Table(t.text).text == t.text


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("A hand wheat1-", ""),
        ("row1 . queen . . . .\npile fish1- thief\naside wheat0-s fish0-s", ""),
        ("A hand wheat1- wheat1| wheat0/", "A sell wheat"),
        ("A hand wheat1- wheat1| wheat0/", "A sell wheat\nA add wheat1-"),
        ("A hand wheat1- wheat1| wheat0/\nnotches finger", "A sell wheat wheat1- wheat1| wheat0/"),
        ("A hand wheat1- wheat1| wheat0/\nnotches eye", "A sell wheat wheat1- wheat1| wheat0/\nA reveal eye"),
        ("A hand wheat1- wheat1| wheat0/\nnotches harvest", "A sell wheat wheat1- wheat1| wheat0/\nA reveal harvest"),
        ("A hand wheat1- wheat1| wheat0/\nnotches pyramid", "A sell wheat wheat1- wheat1| wheat0/\nA reveal pyramid"),
        ("A hand wheat1- wheat1| wheat0/\nnotches finger", "A sell wheat wheat1- wheat1| wheat0/\nA reveal finger"),
        (
            "A hand wheat1- wheat1| wheat0/\nnotches finger",
            "A sell wheat wheat1- wheat1| wheat0/\nA reveal finger\nA name 2,0",
        ),
        ("A hand architect", "A play architect"),
        ("A hand vizier\nB corruption wheat1-", "A play vizier"),
        ("A hand thief\nB hand wheat1-", "A play thief"),
        ("A hand courtesan fish1-\nA laid fish fish1| thief statue-\nA harvest fish fish", "A play courtesan"),
        ("A hand courtesan fish1-\nA laid fish fish1| thief statue-", "A play courtesan\nA lay fish1-"),
        ("A hand merchant", "A play merchant"),
        ("A hand cattle-scribe\nB hand wheat1- wheat1| fish1- fish1| ebony2- ebony2| queen", "A play cattle-scribe"),
        ("A hand high-priest\nA corruption wheat1-", "A play high-priest"),
        ("row1 queen . . . . .\nA hand merchant\nA pirogues cobra1\nB deben 9", "A play merchant\nA take 0,1"),
    ],
)
def test_a_position_in_the_middle_of_anything_is_read_back_from_its_text(position: str, moves: str) -> None:
    t = Table(f"{MARKET}\n{position}")
    if moves:
        t.play(moves)
    again = Table(t.text)
    assert again.text == t.text
    assert (again.asked, again.options) == (t.asked, t.options)


def test_a_tile_with_a_deben_in_question_is_read_back() -> None:  # P-TAKE-5
    t = Table("ankh 0,0 -\nrow0 @ fish0|d . . . .\npile wheat1-")
    t.play("A take 1,0")
    assert Table(t.text).options == ["keep tile", "trade tile"]


def test_a_finished_game_is_read_back_from_its_text() -> None:
    t = Table("ankh 0,0 -\nA hand queen\nB hand wheat1-")
    t.play("A play queen")
    again = Table(t.text)
    assert again.over
    assert again.text == t.text


def test_a_game_goes_on_alike_from_its_text() -> None:
    t = Table(f"{MARKET}\nA hand architect queen\npile wheat1- fish1-")
    again = Table(t.text)
    t.play("A play architect")
    again.play("A play architect")
    assert again.options == t.options


def test_what_is_not_mentioned_is_in_the_box_the_bag_and_the_supply() -> None:
    t = Table(MARKET)
    assert len(t.box) == 63
    assert sum(t.bag) == 70
    assert len(t.supply.split()) == 13


def test_a_remark_follows_a_hash() -> None:
    t = Table(f"# a small market\n{MARKET}\nA hand wheat1-  # and a smaller hand")
    assert t.hand("A") == "wheat1-"


def test_without_an_ankh_it_is_the_first_turn() -> None:  # P-TURN-2
    assert Table("row2 . . wheat0-s . . .").asked == "A choose-centre-tile"


def test_the_seed_decides_what_chance_brings() -> None:
    t = Table(f"seed nile\n{MARKET}\nA hand architect")
    same = Table(f"seed nile\n{MARKET}\nA hand architect")
    t.play("A play architect")
    same.play("A play architect")
    assert t.options == same.options


# Positions that cannot come from this box


def refused(position: str) -> str:
    with pytest.raises((BadSetup, BadNotation, UnknownName)) as error:
        Table(position)
    return str(error.value)


def test_more_copies_of_a_tile_than_the_box_has() -> None:
    assert refused(f"{MARKET}\nA hand wheat1- wheat1- wheat1-") == (
        "line 5 of the position: 3 tiles wheat1- are on the table, but the box has only 2."
    )


def test_a_character_twice() -> None:
    assert "2 tiles queen are on the table, but the box has only 1" in refused(f"{MARKET}\nA hand queen\npile queen")


def test_more_deben_than_the_box_has() -> None:
    assert "2 deben of 9 are on the table, but the box has only 1" in refused(f"{MARKET}\nA deben 9\nB deben 9")


def test_a_deben_that_does_not_exist() -> None:
    assert "there is no deben of 10; they are worth 3 to 9" in refused(f"{MARKET}\nA deben 10")


def test_more_pirogues_than_the_box_has() -> None:
    assert "3 pirogues pyramid are on the table, but the box has only 2" in refused(
        f"{MARKET}\nnotches pyramid pyramid\nboxed-pirogues pyramid"
    )


def test_more_pirogues_than_notches() -> None:
    assert "there are 5 notches, not 6" in refused(f"{MARKET}\nnotches pyramid pyramid seven eye mummy cobra1")


def test_an_unknown_tile_with_the_line_and_a_guess() -> None:
    assert refused("ankh 0,0 -\nA hand quen") == (
        "line 2 of the position: I don't know the tile 'quen'. Did you mean 'queen'?"
    )


def test_an_unknown_tile_in_the_market() -> None:
    assert "I don't know the tile 'wheat9-'" in refused("ankh 0,0 -\nrow0 @ wheat9- . . . .")


def test_an_unknown_pirogue() -> None:
    assert "I don't know the pirogue 'cobra3'. Did you mean 'cobra" in refused(f"{MARKET}\nnotches cobra3")


def test_a_pile_that_is_too_long() -> None:
    assert "the pile has at most 55 tiles, not 56" in refused(f"{MARKET}\npile {'fish1- ' * 56}")


def test_a_starting_tile_in_the_pile() -> None:  # P-SET-2
    assert "wheat0-s is a starting tile; they are never in the pile" in refused(f"{MARKET}\npile wheat0-s")


def test_a_tile_set_aside_that_is_no_starting_tile() -> None:  # P-SET-1
    assert "only starting tiles are set aside, and queen is not one" in refused(f"{MARKET}\naside queen")


def test_jokers_alone_laid_out() -> None:  # P-SELL-2
    assert "jokers alone cannot be laid out as fish; one tile must show fish" in refused(
        f"{MARKET}\nA laid fish statue- statue/ architect"
    )


def test_goods_laid_out_with_other_goods() -> None:  # P-SELL-1
    assert "wheat1- cannot lie with fish; only fish and jokers can" in refused(
        f"{MARKET}\nA laid fish fish1- fish1| wheat1-"
    )


def test_a_tile_on_the_ankhs_field() -> None:  # P-TAKE-2
    assert "the ankh stands on an empty field, but a tile lies on its field" in refused(
        "ankh 1,0 -\nrow0 . fish1- wheat1- . . ."
    )


def test_a_row_with_too_few_fields() -> None:
    assert "a row of the market has 6 fields, not 5 ('.' is an empty one)" in refused("ankh 0,0 -\nrow0 @ fish1- . . .")


def test_a_row_that_is_not_there() -> None:
    assert "I don't know what the line 'row6 . . . . . .' means" in refused(f"{MARKET}\nrow6 . . . . . .")


def test_a_field_that_is_not_there() -> None:
    assert "I don't know the field '6,0'; fields are written column,row from 0,0 to 5,5" in refused("ankh 6,0 -")


def test_a_field_of_two_figures_is_not_there_either() -> None:
    assert "I don't know the field '12,0'" in refused("ankh 12,0 -\nrow2 . fish1| . . . .")
    assert "I don't know the field '45,5'" in refused("ankh 45,5 -\npile wheat1-")


def test_an_orientation_that_is_not_there() -> None:
    assert "I don't know the orientation 'x'" in refused("ankh 0,0 x")


def test_a_seat_that_is_not_there() -> None:
    assert "there is no seat 'C'; the seats are A, B" in refused(f"{MARKET}\nturn C")


def test_a_line_that_is_none() -> None:
    assert "line 2 of the position: I don't know what the line 'hello' means" in refused("ankh 0,0 -\nhello")


def test_something_that_players_do_not_have() -> None:
    assert "a player has no 'wings'; there is hand, corruption" in refused(f"{MARKET}\nA wings wheat1-")


def test_a_harvest_with_goods_it_cannot_lie_with() -> None:  # P-PIR-6
    assert "I don't know the goods for a harvest 'ebony'" in refused(f"{MARKET}\nA harvest ebony")


def test_a_harvest_with_goods_that_are_not_laid_out() -> None:  # P-PIR-6
    assert "wheat" in refused(f"{MARKET}\nA harvest wheat")


def test_a_pirogue_before_a_player_that_is_boxed_when_shown() -> None:  # P-PIR-1
    assert "pyramid" in refused(f"{MARKET}\nA pirogues pyramid")


def test_a_number_that_is_none() -> None:
    assert "'²' is not a whole number" in refused(f"{MARKET}\nA deben ²")


def test_a_position_in_which_nobody_can_do_anything() -> None:  # P-END-1
    assert "nobody can do anything in this position; the game would be over" in refused("ankh 0,0 -")


def test_a_box_line_says_that_nothing_is_missing() -> None:
    assert "of 2 tiles wheat1- are missing" in refused(f"{MARKET}\nbox queen")


def test_a_question_about_a_tile_that_is_not_there() -> None:  # P-TAKE-5, P-PIR-5
    assert "fish0|d" in refused(f"{MARKET}\nask A keep-or-trade fish0|d")
    assert "3,0" in refused(f"{MARKET}\nask A take-named-tile 3,0")


def test_a_question_about_the_ankh_while_it_is_off_the_board() -> None:  # P-TAKE-4, P-PIR-5
    assert "ankh" in refused("row0 . fish1- . . . .\nask A choose-orientation")
    assert "ankh" in refused("row0 . fish1- . . . .\nask A name-tile")


# Questions that the rules do not ask

SOLD = "A laid wheat wheat1- wheat1| wheat0/"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("turn A\nask B choose-action", "line 6 .*: it is the turn of A: choose-action is asked of A"),
        ("turn B\nask B choose-discard", "it is the turn of B: choose-discard is asked of A"),
        ("ask A choose-action\nask A choose-action", "line 6 of the position: one question is asked at a time"),
        (f"{SOLD}\nask A choose-harvest\nask A choose-action", "line 7 .*: one question is asked at a time"),
        ("ask A choose-orientation", "after taking a character, but A holds none"),
        ("A hand fish0|d\nask A keep-or-trade fish0|d", r"whoever takes fish0\|d turns the ankh to \|"),
        ("A hand wheat1-\nask A keep-or-trade wheat1-", "wheat1- is not a tile with a deben"),
        ("ask A choose-set wheat 0", "A does not have 3 tiles of wheat to sell"),
        ("A hand wheat1- wheat1|\nask A choose-set wheat 2 wheat0/", "wheat0/ does not lie with the wheat of A"),
        (f"{SOLD}\nask A choose-set wheat 2", "'wheat 2' does not go with choose-set; it takes goods and how"),
        (f"{SOLD}\nask A choose-set wheat 0 wheat1-", "'wheat 0 wheat1-' does not go with choose-set"),
        (f"{SOLD}\nask A choose-set wheat 3 wheat1-", "3 tiles up to wheat1- are said to be sold as wheat, but 1 lie"),
        (f"{SOLD}\nask A choose-set wheat 1 fish1-", "fish1- cannot be sold as wheat; only wheat and jokers can"),
        (f"{SOLD}\nask A choose-pirogue", "no pirogue is in the notches"),
        ("notches seven\nask A choose-pirogue", "after a sale, but A has not laid out 3 tiles"),
        ("shown-pirogues seven eye\nask A choose-shown-pirogue", "draws 3 pirogues, or all of the supply, not 2"),
        ("A hand architect\nshown-pirogues seven eye mummy\nask A choose-shown-pirogue", "when the architect has been"),
        ("shown-pirogues seven eye mummy", "pirogues are shown only while choose-shown-pirogue is asked"),
        ("shown-deben 3 4 5\nask A choose-deben", "the eye draws 2 deben to choose from, not 3"),
        ("shown-deben 3\nask A choose-deben", "the eye draws 2 deben to choose from, not 1"),
        ("shown-deben 3 4", "deben are shown only while choose-deben is asked"),
        ("notches eye\nshown-deben 3 4\nask A choose-deben", "when the pirogue eye has been revealed"),
        (f"{SOLD}\nask A choose-harvest", "no harvest is to be laid; it would be in `A pirogues`"),
        ("A pirogues harvest\nask A choose-harvest", "A has no wheat, cattle or fish laid out for a harvest"),
        (f"{SOLD}\nA pirogues harvest", "a harvest of A lies with no goods; write `A harvest` and the goods"),
        ("ask A choose-claim", "no tile is on the corruption board of B to be claimed"),
        ("A hand vizier\nB corruption wheat1-\nask A choose-claim", "when the vizier has been played"),
        ("ask A choose-theft", "B holds no tile that could be stolen"),
        (f"{SOLD}\nask A choose-laying 1 fish", "laying 1 is one to wheat, not to fish"),
        ("A laid wheat wheat1|\nask A choose-laying 1 wheat", r"wheat1\| was not laid to the wheat of A"),
        (f"{SOLD}\nask A choose-laying 86 wheat", "there are 86 ways to lay a tile, counted from 0, not 86"),
        ("B hand wheat1-\nask B choose-discard", "B has no more than 6 tiles in hand and discards none"),
        ("ask A choose-purge", "no tile is on the corruption board of A to be boxed"),
        ("over\nask A choose-action", "line 6 of the position: nothing is asked when the game is over"),
        ("over\nA hand wheat1-", "the game is over, but A holds tiles"),
        ("turn A\nturn B", "line 6 of the position: line 5 says `turn` already; say it once"),
        ("rng 0 0 0 0", "four zeros do not make a generator"),
    ],
)
def test_a_question_that_the_rules_do_not_ask_is_refused_with_the_reason(position: str, sentence: str) -> None:
    with pytest.raises((BadSetup, BadNotation), match=sentence):
        Table(f"{MARKET}\n{position}")


def test_the_pirogue_that_a_question_follows_from_is_in_the_box() -> None:  # P-PIR-4
    t = Table(f"{MARKET}\nshown-deben 3 4\nask A choose-deben")
    assert t.boxed_pirogues == "eye"
    t.play("A keep 4")
    assert t.deben("A") == [4]


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        (f"{SOLD}\nnotches seven eye\nask A choose-pirogue", "reveal eye"),
        ("B corruption wheat1- fish1-\nask A choose-claim", "claim fish1-"),
    ],
)
def test_who_sits_down_to_choose_knows_what_there_is_to_choose_from(position: str, answer: str) -> None:
    """In every world that is dealt from what they know."""  # P-SELL-4, P-CHAR-4
    t = Table(f"{MARKET}\n{position}")
    action = GAME.parse_actions(answer)[0]
    for number in range(20):
        world = GAME.deal_world(t.match.knowledge(0), seeded(str(number)))
        assert action in list(GAME.legal_actions(world, 0))
