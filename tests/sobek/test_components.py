"""What is in the box: the totals that the rulebook prints, and the counts that must come out of the tables."""

from itertools import pairwise

import pytest

from shedet.games.sobek.components import (
    BACKS,
    CARD_KINDS,
    CARD_NAMES,
    CERTAIN,
    CHARACTER_TABLE,
    DECK_CARDS,
    GOODS,
    GOODS_TABLE,
    GROUPS,
    LIKELY,
    RECONSTRUCTED,
    STARTING_CARDS,
    TOKEN_TABLE,
    TRACK,
    TRACK_ORDER,
    CardKind,
)
from shedet.games.sobek.game import GAME


def copies(kinds: list[CardKind]) -> int:
    return sum(kind.copies for kind in kinds)


def goods_cards() -> list[CardKind]:
    return [kind for kind in CARD_KINDS if kind.character < 0]


def backed(back: str) -> list[CardKind]:
    return [kind for kind in CARD_KINDS if BACKS[kind.back] == back]


def by_group(kinds: list[CardKind]) -> dict[str, int]:
    counted = {name: copies([kind for kind in kinds if GROUPS[kind.goods] == name]) for name in GROUPS}
    return {name: number for name, number in counted.items() if number}


# Cards


def test_there_are_54_goods_and_9_characters() -> None:  # S-SET-3
    assert copies(goods_cards()) == 54
    assert copies(list(CARD_KINDS)) == 54 + 9


def test_nine_backs_are_green_45_beige_and_nine_orange() -> None:  # S-SET-2, S-SET-3
    assert {back: copies(backed(back)) for back in BACKS} == {"green": 9, "beige": 45, "orange": 9}
    assert len(STARTING_CARDS) == 9
    assert len(DECK_CARDS) == 54


def test_the_goods_have_the_totals_of_the_rulebook() -> None:
    totals = {"ivory": 6, "ebony": 7, "marble": 7, "cattle": 9, "fish": 10, "wheat": 10, "amulet": 5}
    assert by_group(goods_cards()) == totals


def test_there_are_38_scarabs_on_25_cards() -> None:
    assert sum(kind.scarabs * kind.copies for kind in CARD_KINDS) == 38
    assert copies([kind for kind in CARD_KINDS if kind.scarabs]) == 25


def test_so_many_cards_of_each_goods_have_scarabs() -> None:
    valued = by_group([kind for kind in CARD_KINDS if kind.scarabs])
    assert valued == {"ivory": 3, "ebony": 4, "marble": 3, "cattle": 5, "fish": 5, "wheat": 5}


def test_so_many_cards_of_each_goods_have_none() -> None:
    without = by_group([kind for kind in goods_cards() if not kind.scarabs])
    assert without == {"ivory": 3, "ebony": 3, "marble": 4, "cattle": 4, "fish": 5, "wheat": 5, "amulet": 5}


def test_a_card_with_scarabs_has_as_many_as_its_goods_say() -> None:
    scarabs = {(GROUPS[kind.goods], kind.scarabs) for kind in CARD_KINDS if kind.scarabs}
    assert scarabs == {("ivory", 3), ("ebony", 2), ("marble", 2), ("cattle", 1), ("fish", 1), ("wheat", 1)}


def test_so_many_of_each_goods_are_starting_cards_and_no_amulet_is() -> None:  # S-SET-2
    starting = by_group(backed("green"))
    assert starting == {"ivory": 1, "ebony": 1, "marble": 1, "cattle": 2, "fish": 2, "wheat": 2}


def test_starting_cards_have_no_scarabs() -> None:
    assert all(kind.scarabs == 0 for kind in backed("green"))


def test_cards_are_written_by_goods_and_scarabs() -> None:
    written = {kind.name: kind.copies for kind in CARD_KINDS if GROUPS[kind.goods] in ("ivory", "amulet")}
    assert written == {"ivory3": 3, "ivory0": 2, "ivory0s": 1, "queen": 1, "amulet": 5}
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)


# Characters


@pytest.mark.parametrize(
    ("character", "goods"),
    [
        ("queen", "ivory"),
        ("high-priest", "ebony"),
        ("high-priestess", "marble"),
        ("vizier", "cattle"),
        ("cattle-scribe", "cattle"),
        ("fish-scribe", "fish"),
        ("thief", "fish"),
        ("merchant", "wheat"),
        ("courtesan", "wheat"),
    ],
)
def test_a_character_counts_as_goods_without_scarabs(character: str, goods: str) -> None:  # S-SETS-1
    kind = CARD_KINDS[CARD_NAMES.index(character)]
    assert (GOODS[kind.goods], kind.scarabs, kind.copies, BACKS[kind.back]) == (goods, 0, 1, "orange")


def test_there_are_nine_characters_and_two_of_them_are_scribes() -> None:
    names = [row.name for row in CHARACTER_TABLE]
    assert len(names) == len(set(names)) == 9
    assert [name for name in names if name.endswith("scribe")] == ["cattle-scribe", "fish-scribe"]


# Tokens


def test_there_are_12_tokens() -> None:  # S-SET-5
    assert sum(row.copies for row in TOKEN_TABLE) == 12


def test_there_is_a_guild_for_each_glyph() -> None:  # S-EV-1
    guilds = {row.name: row.copies for row in TOKEN_TABLE if row.name.startswith("guild")}
    assert guilds == {"guild-ankh": 1, "guild-eye": 1, "guild-feather": 1, "guild-lotus": 1}


def test_two_floods_curses_and_prosperities_but_one_embalming_and_one_deceit() -> None:
    others = {row.name: row.copies for row in TOKEN_TABLE if not row.name.startswith("guild")}
    assert others == {"flood": 2, "curse": 2, "prosperity": 2, "embalming": 1, "deceit": 1}


# The score track


def test_the_track_has_100_spaces_and_every_fifth_is_a_numeral() -> None:
    assert len(TRACK) == len(TRACK_ORDER) == 100
    assert [space for space in range(100) if TRACK_ORDER[space] == "#"] == list(range(0, 100, 5))


def test_between_two_numerals_every_glyph_is_there_once() -> None:
    for first in range(1, 100, 5):
        assert sorted(TRACK_ORDER[first : first + 4]) == ["A", "E", "F", "L"]


def test_the_glyphs_come_in_four_orders_five_times_over() -> None:
    assert TRACK_ORDER == 5 * "#AEFL#FLAE#LAEF#EFLA"


def test_61_is_an_ankh_and_the_two_before_it_are_59_and_52() -> None:  # S-END-5
    ankhs = [space for space in range(100) if TRACK_ORDER[space] == "A"]
    assert [space for space in ankhs if 50 < space <= 61] == [52, 59, 61]


def test_two_neighbours_with_the_same_symbol_are_at_most_eight_apart() -> None:  # S-END-5
    for symbol in "#AEFL":
        spaces = [space for space in range(200) if TRACK_ORDER[space % 100] == symbol]
        assert max(after - before for before, after in pairwise(spaces)) <= 8


# How sure we are


def test_every_row_says_how_sure_it_is() -> None:
    said = {row.confidence for row in GOODS_TABLE} | {row.confidence for row in CHARACTER_TABLE}
    said |= {row.confidence for row in TOKEN_TABLE} | {kind.confidence for kind in CARD_KINDS}
    assert said <= {CERTAIN, LIKELY, RECONSTRUCTED}


def test_the_values_of_ivory_and_wheat_are_certain_and_the_others_likely() -> None:
    certain = [row.name for row in GOODS_TABLE if row.confidence == CERTAIN]
    assert certain == ["ivory", "wheat", "amulet"]
    assert {row.confidence for row in GOODS_TABLE if row.name not in certain} == {LIKELY}


def test_the_types_of_characters_and_the_numbers_of_tokens_are_likely() -> None:
    assert {row.confidence for row in CHARACTER_TABLE} == {LIKELY}
    assert {row.confidence for row in TOKEN_TABLE} == {LIKELY}


def test_two_to_four_can_play() -> None:  # S-SET-1
    assert (GAME.fewest, GAME.most) == (2, 4)
