"""What is in the box: totals of the rulebook, and the tables of the rules text beside those of the engine."""

import re
from collections import Counter
from types import ModuleType

import pytest

from shedet import rulebook
from shedet.games.kemet import components, tiles
from shedet.games.kemet.components import (
    ACTION_OF,
    BATTLE_CARD_NAMES,
    BATTLE_CARD_TABLE,
    BATTLE_CARDS,
    COLOUR_NAMES,
    COPIES,
    COPIES_CONFIDENCE,
    COST_OF,
    FIELD_NAMES,
    FIELD_TABLE,
    FIELDS,
    FIRST_POWER,
    GODS,
    INTERVENTION_CARDS,
    INTERVENTION_NAMES,
    INTERVENTION_TABLE,
    INTERVENTIONS,
    OWN_BATTLE_CARDS,
    POWER,
    POWER_FIELDS,
    ROW_NAMES,
    ROW_OF,
    WINDOW_OF,
    WINDOWS,
)
from shedet.games.kemet.game import GAME
from shedet.games.kemet.saying import things
from shedet.games.kemet.tiles import (
    ALWAYS,
    ATTACKING,
    COPIES_OF,
    CREATURE_NAMES,
    CREATURE_TILES,
    CREATURES,
    DEFENDING,
    FIRST_TILE,
    GOLD,
    LEVEL_OF,
    SAME_PICTURE,
    SILVER,
    TILE_NAMES,
    TILE_TABLE,
    TILES,
    WITH_CREATURE,
    Tile,
)
from shedet.games.kemet.zones import CERTAIN, LIKELY, RECONSTRUCTED
from shedet.words import NOBODY, find_words

TEXT = rulebook.load("kemet").source
NUMBERS = {"S": "strength", "D": "damage", "K": "critical", "Sh": "shield", "M": "movement"}


def table(first_cell: str) -> list[list[str]]:
    """The rows of the table of the rules text whose head begins with this cell."""
    lines = TEXT.partition(f"\n| {first_cell} |")[2].splitlines()[2:]
    rows: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            return rows
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def name_of(title: str, colour: str) -> str:
    """`Khnum's Sphinx` is khnums-sphinx; what several colours have is told apart by the colour."""
    name = "-".join(re.findall(r"[a-z]+", title.lower().replace("'", "")))
    return f"{name}-{colour}" if name in ("domination", "act-of-god") else name


def numbers_in(effect: str) -> dict[str, int]:
    """What an effect adds: `+1M +2S` is movement 1, strength 2."""
    return {NUMBERS[letters]: int(number) for number, letters in re.findall(r"\+(\d)(Sh|S|D|K|M)\b", effect)}


def tile(name: str) -> Tile:
    return TILE_TABLE[TILE_NAMES.index(name)]


def of_colour(colour: int) -> list[Tile]:
    return [each for each in TILE_TABLE if each.colour == colour]


# The power tiles


def test_there_are_64_tiles_16_of_each_colour() -> None:  # K-SET-1
    assert [sum(each.copies for each in of_colour(colour)) for colour in range(4)] == [16] * 4
    assert len(TILE_TABLE) == TILES == 56


@pytest.mark.parametrize("colour", range(4))
def test_two_kinds_of_level_1_in_two_copies_and_four_of_each_other_level(colour: int) -> None:
    kinds = Counter((each.level, each.copies) for each in of_colour(colour))
    assert kinds == {(1, 2): 2, (2, 1): 4, (3, 1): 4, (4, 1): 4}


def test_tiles_stand_in_the_order_of_their_colours_and_levels() -> None:
    order = [(each.colour, each.level) for each in TILE_TABLE]
    assert order == sorted(order)
    assert [int(first) for first in FIRST_TILE] == [
        *(next(n for n, each in enumerate(TILE_TABLE) if each.colour == colour) for colour in range(4)),
        TILES,
    ]


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_the_tiles_of_the_text_are_those_of_the_data(colour: str) -> None:
    written = [(name_of(row[0], colour), int(row[1]), int(row[2])) for row in table(f"{colour} tile")]
    data = [(each.name, each.level, each.copies) for each in of_colour(COLOUR_NAMES.index(colour))]
    assert written == data


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_the_confidence_of_a_tile_is_the_weakest_that_the_text_gives(colour: str) -> None:
    for row in table(f"{colour} tile"):
        said = [word for word in (RECONSTRUCTED, LIKELY, CERTAIN) if word in row[4]]
        assert tile(name_of(row[0], colour)).confidence == said[0], row[0]


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_the_numbers_of_a_tile_are_those_of_its_effect(colour: str) -> None:
    for row in table(f"{colour} tile"):
        found = tile(name_of(row[0], colour))
        effect = "" if "for each" in row[3] else row[3]  # what depends on something is no number of the tile
        columns = {name: getattr(found, name) for name in NUMBERS.values() if getattr(found, name)}
        assert columns == numbers_in(effect), row[0]


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_when_a_tile_works_and_what_comes_with_it_is_what_its_effect_says(colour: str) -> None:
    for row in table(f"{colour} tile"):
        found = tile(name_of(row[0], colour))
        effect = row[3]
        when = WITH_CREATURE if effect.startswith("creature") else ALWAYS
        if re.search(r"\d[SK] when you", effect):
            when = ATTACKING if "attack" in effect else DEFENDING
        assert found.when == when, row[0]
        assert found.fame == int("1 permanent fame" in effect), row[0]
        assert found.marker == (SILVER if effect.startswith("silver") else GOLD if effect.startswith("gold") else 0)


def test_a_tile_costs_its_level() -> None:  # K-BUY-1
    assert "A tile costs its level in PP" in TEXT
    assert [int(level) for level in LEVEL_OF] == [each.level for each in TILE_TABLE]
    assert [int(copies) for copies in COPIES_OF] == [each.copies for each in TILE_TABLE]


def test_domination_and_act_of_god_are_in_every_colour_and_nothing_else_is_in_two() -> None:  # K-BUY-2
    shared = {}
    for number, name in enumerate(TILE_NAMES):
        same = [TILE_NAMES[other] for other in range(TILES) if (int(SAME_PICTURE[number]) >> other) & 1]
        assert name in same
        if len(same) > 1:
            shared[name] = same
    assert sorted(shared) == sorted(
        f"{picture}-{colour}" for picture in ("domination", "act-of-god") for colour in COLOUR_NAMES
    )
    assert all(len(same) == 4 for same in shared.values())


def test_every_colour_has_a_silver_tile_and_four_tiles_bring_gold() -> None:  # K-DAY-3
    silver = [each.name for each in TILE_TABLE if each.marker == SILVER]
    gold = [each.name for each in TILE_TABLE if each.marker == GOLD]
    assert silver == [f"act-of-god-{colour}" for colour in COLOUR_NAMES]
    assert gold == ["surprise-attack", "divine-will", "twin-ceremony", "forced-march"]


def test_five_tiles_bring_fame() -> None:  # K-WIN-2
    famous = [each.name for each in TILE_TABLE if each.fame]
    assert famous == ["domination-red", "domination-blue", "sphinx", "domination-white", "domination-black"]


# Creatures


def test_there_are_10_creatures_each_with_its_tile() -> None:  # K-CREA-1
    assert "10 creatures" in TEXT
    assert len(CREATURE_NAMES) == len(CREATURE_TILES) == CREATURES == 10
    for creature, number in enumerate(CREATURE_TILES):
        assert TILE_NAMES[int(number)] == CREATURE_NAMES[creature]


# Named constants


def named_numbers(module: ModuleType, names: tuple[str, ...], but: dict[str, str]) -> dict[str, str]:
    """The constants of a module that are named after a row, each with the row's name."""
    known = {name.upper().replace("-", "_"): name for name in names} | but
    return {constant: known[constant] for constant in vars(module) if constant in known}


def test_every_named_tile_is_the_row_of_its_name() -> None:
    plain = tuple(name for name in TILE_NAMES if name not in CREATURE_NAMES)
    short = {
        "MUMMY_TILE": "mummy",
        "MERCENARY_TILE": "mercenaries",
        "DEDICATION": "dedication-to-battle",
        "HONOR": "honor-in-battle",
    }
    named = named_numbers(tiles, plain, short)
    named.pop("MERCENARIES", None)  # how many they are
    assert len(named) == 30
    for constant, name in named.items():
        assert TILE_NAMES[getattr(tiles, constant)] == name, constant


def test_every_named_creature_is_the_one_of_its_name() -> None:
    named = named_numbers(tiles, CREATURE_NAMES, {})
    assert sorted(named) == ["DESERT_SNAKE", "DEVOURER", "GRIFFIN_SPHINX", "KHNUMS_SPHINX", "PHOENIX"]
    for constant, name in named.items():
        assert CREATURE_NAMES[getattr(tiles, constant)] == name, constant


def test_every_named_intervention_is_the_row_of_its_name() -> None:
    named = named_numbers(components, INTERVENTION_NAMES, {})
    assert len(named) == 13
    for constant, name in named.items():
        assert INTERVENTION_NAMES[getattr(components, constant)] == name, constant


def test_the_special_battle_cards_are_the_last_two_and_the_eight_are_the_others() -> None:
    assert BATTLE_CARD_NAMES[components.RED_SPECIAL] == "3s3d"
    assert BATTLE_CARD_NAMES[components.BLUE_SPECIAL] == "3s3h"
    assert [n for n in range(BATTLE_CARDS) if (OWN_BATTLE_CARDS >> n) & 1] == list(range(8))


# Divine interventions


def test_there_are_38_interventions_of_19_kinds_five_of_them_ruses() -> None:  # K-SET-2
    assert len(INTERVENTION_TABLE) == INTERVENTIONS == 19
    assert sum(card.copies for card in INTERVENTION_TABLE) == INTERVENTION_CARDS == 38
    assert [card.copies for card in INTERVENTION_TABLE if card.name == "ruse"] == [5]


def test_the_interventions_of_the_text_are_those_of_the_data() -> None:
    written = [(name_of(row[0], ""), int(row[1]), int(row[2]), row[3].split(",")[0]) for row in cards_of_the_text()]
    data = [(card.name, card.copies, card.cost, WINDOWS[card.window]) for card in INTERVENTION_TABLE]
    assert written == data


def cards_of_the_text() -> list[list[str]]:
    text = TEXT.partition("### The 38 divine interventions")[2].partition("###")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return rows[2:]


def test_the_numbers_of_an_intervention_are_those_of_its_effect() -> None:
    for row, card in zip(cards_of_the_text(), INTERVENTION_TABLE, strict=True):
        in_battle = {"strength": card.strength, "damage": card.damage, "shield": card.shield}
        said = {} if card.name == "swiftness" else numbers_in(row[4])
        assert {name: number for name, number in in_battle.items() if number} == said, card.name


def test_an_effect_that_is_certain_says_so_and_the_others_are_likely() -> None:
    for row, card in zip(cards_of_the_text(), INTERVENTION_TABLE, strict=True):
        assert card.confidence == (CERTAIN if "(certain)" in row[4] else LIKELY), card.name
    assert COPIES_CONFIDENCE == RECONSTRUCTED


def test_what_gives_2_in_battle_costs_1() -> None:
    by_gain = {card.name: (card.cost, max(card.strength, card.damage, card.shield)) for card in INTERVENTION_TABLE}
    doubles = sorted(name for name, (cost, gain) in by_gain.items() if gain == 2)
    assert doubles == ["bloodbath", "iron-wall", "war-fury"]
    assert all(by_gain[name][0] == 1 for name in doubles)
    assert all(cost <= 1 for cost, _ in by_gain.values())


def test_the_columns_of_interventions_are_those_of_their_rows() -> None:
    assert [int(number) for number in COPIES] == [card.copies for card in INTERVENTION_TABLE]
    assert [int(number) for number in COST_OF] == [card.cost for card in INTERVENTION_TABLE]
    assert [int(number) for number in WINDOW_OF] == [card.window for card in INTERVENTION_TABLE]


# Battle cards


def test_there_are_42_battle_cards_eight_for_each_of_five_and_two_special_ones() -> None:  # K-SET-3
    assert "42 battle cards" in TEXT
    assert len(BATTLE_CARD_TABLE) == BATTLE_CARDS == 10
    assert GAME.most * OWN_BATTLE_CARDS.bit_count() + 2 == 42


def test_the_battle_cards_of_the_text_are_those_of_the_data() -> None:
    written = []
    for cell, besides in table("card")[:BATTLE_CARDS]:
        values = {letters: int(number) for number, letters in re.findall(r"(\d)(Sh|S|D)", cell)}
        removed = re.search(r"remove (\d) soldiers of your own", besides)
        written.append((values["S"], values.get("D", 0), values.get("Sh", 0), int(removed[1]) if removed else 0))
    data = [(card.strength, card.damage, card.shield, card.removed) for card in BATTLE_CARD_TABLE]
    assert written == data


def test_a_battle_card_is_written_as_its_values() -> None:
    for card in BATTLE_CARD_TABLE:
        parts = ((card.strength, "s"), (card.damage, "d"), (card.shield, "h"))
        assert card.name == "".join(f"{number}{letter}" for number, letter in parts if number)


# The action pyramid


def test_the_action_pyramid_has_rows_of_two_three_and_four_fields() -> None:  # K-DAY-1
    assert len(FIELD_TABLE) == FIELDS == 9
    assert [sum(1 for field in FIELD_TABLE if field.row == row) for row in range(3)] == [2, 3, 4]


def test_the_fields_of_the_text_are_those_of_the_data() -> None:
    written = {row[0]: row[1].split(", ") for row in table("row")}
    assert written.pop("apex").pop(0).startswith("the golden field")
    data = {
        name: [re.sub(r"\d", "", field.name) for field in FIELD_TABLE if ROW_NAMES[field.row] == name]
        for name in ROW_NAMES
    }
    assert written == data


def test_the_columns_of_the_fields_are_those_of_their_rows() -> None:
    assert [int(row) for row in ROW_OF] == [field.row for field in FIELD_TABLE]
    assert [int(action) for action in ACTION_OF] == [field.action for field in FIELD_TABLE]
    powers = [number for number, field in enumerate(FIELD_TABLE) if field.action == POWER]
    assert powers == list(range(FIRST_POWER, FIRST_POWER + POWER_FIELDS))
    assert len(set(FIELD_NAMES)) == FIELDS


# Amounts


@pytest.mark.parametrize(
    ("constant", "number"),
    [
        ("SOLDIERS", 12),
        ("MERCENARIES", 3),
        ("LIMIT", 5),
        ("LEGION_LIMIT", 7),
        ("STARTING_PRAYER", 7),
        ("MOST_PRAYER", 11),
        ("MARKERS", 5),
        ("VICTORY_FAME", 9),
        ("TOP_LEVEL", 4),
        ("PRAY_GAIN", 2),
        ("TELEPORT_COST", 2),
        ("NIGHT_GAIN", 2),
        ("DELTA_GAIN", 5),
        ("GLORY_GAIN", 4),
        ("PRAYER_GAIN", 2),
        ("ENLISTED", 2),
        ("REINFORCED", 3),
    ],
)
def test_the_amounts_of_the_rules(constant: str, number: int) -> None:
    assert getattr(components, constant) == number


def test_there_are_five_gods_for_two_to_five_players() -> None:  # K-SET-3
    assert GODS == ("Anubis", "Bastet", "Horus", "Wadjet", "Sobek")
    assert (GAME.fewest, GAME.most) == (2, 5)


# How sure we are


def test_every_row_says_how_sure_it_is() -> None:
    said = {row.confidence for row in TILE_TABLE} | {row.confidence for row in INTERVENTION_TABLE}
    said |= {row.confidence for row in BATTLE_CARD_TABLE}
    assert said == {CERTAIN, LIKELY, RECONSTRUCTED}


def test_the_values_of_battle_cards_are_as_sure_as_the_text_says() -> None:
    assert "### The 42 battle cards (numbers certain; values likely, those of 3S 2D and 2S 2Sh certain)" in TEXT
    assert {card.name for card in BATTLE_CARD_TABLE if card.confidence != LIKELY} == {"3s2d", "2s2h"}


def test_every_row_has_a_text() -> None:
    words = find_words("kemet")
    for number in range(len(TILE_TABLE)):
        assert words.say(things.tile_does(number), NOBODY)
    for number in range(len(INTERVENTION_TABLE)):
        assert words.say(things.intervention_does(number), NOBODY)
