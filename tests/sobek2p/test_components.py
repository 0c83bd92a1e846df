"""What is in the box: the totals that the rulebook prints, and the counts that must come out of the tables."""

from shedet.games.sobek2p.components import (
    BETWEEN,
    BETWEEN_START,
    CERTAIN,
    CHARACTER_TABLE,
    DEBEN_TABLE,
    FIELDS,
    GOODS_TABLE,
    GROUPS,
    LIKELY,
    LINE,
    LINE_START,
    NO_FIELD,
    ORIENTATIONS,
    PILE_TILES,
    PIROGUE_TABLE,
    RECONSTRUCTED,
    STARTING_TILES,
    TILE_KINDS,
    CharacterRow,
    DebenRow,
    GoodsRow,
    PirogueRow,
    TileKind,
)


def copies(kinds: list[TileKind]) -> int:
    return sum(kind.copies for kind in kinds)


def starting() -> list[TileKind]:
    return [kind for kind in TILE_KINDS if kind.name.endswith(("-s", "|s", "/s"))]


def characters() -> list[TileKind]:
    return [kind for kind in TILE_KINDS if kind.character >= 0]


def dark_goods() -> list[TileKind]:
    return [kind for kind in TILE_KINDS if kind not in starting() and kind not in characters()]


def by_orientation(kinds: list[TileKind]) -> dict[str, int]:
    return {sign: copies([k for k in kinds if ORIENTATIONS[k.orientation] == sign]) for sign in ORIENTATIONS}


# Tiles


def test_there_are_10_starting_tiles_45_goods_and_10_characters() -> None:  # P-SET-1, P-SET-2
    assert copies(starting()) == 10
    assert copies(dark_goods()) == 45
    assert copies(characters()) == 10
    assert copies(list(TILE_KINDS)) == 65


def test_the_pile_is_made_of_55_tiles_and_the_starting_tiles_are_10() -> None:  # P-SET-1, P-SET-2
    assert len(PILE_TILES) == 55
    assert len(STARTING_TILES) == 10


def test_the_goods_have_the_totals_of_the_rulebook() -> None:
    goods = starting() + dark_goods()
    totals = {name: copies([k for k in goods if GROUPS[k.goods] == name]) for name in GROUPS}
    assert totals == {"wheat": 11, "cattle": 9, "fish": 10, "ebony": 7, "marble": 7, "ivory": 6, "statue": 5}


def test_there_are_38_scarabs() -> None:
    assert sum(kind.scarabs * kind.copies for kind in TILE_KINDS) == 38


def test_the_tiles_with_scarabs_have_the_frequencies_of_the_rulebook() -> None:
    with_scarabs = [kind for kind in TILE_KINDS if kind.scarabs]
    counted = {name: copies([k for k in with_scarabs if GROUPS[k.goods] == name]) for name in GROUPS[:6]}
    assert counted == {"wheat": 5, "cattle": 5, "fish": 5, "ebony": 4, "marble": 3, "ivory": 3}


def test_the_tiles_without_scarabs_have_the_frequencies_of_the_rulebook() -> None:
    without = [kind for kind in starting() + dark_goods() if not kind.scarabs]
    counted = {name: copies([k for k in without if GROUPS[k.goods] == name]) for name in GROUPS}
    assert counted == {"wheat": 6, "cattle": 4, "fish": 5, "ebony": 3, "marble": 4, "ivory": 3, "statue": 5}


def test_a_scarab_tile_has_as_many_scarabs_as_its_goods_say() -> None:
    scarabs = {(GROUPS[kind.goods], kind.scarabs) for kind in TILE_KINDS if kind.scarabs}
    assert scarabs == {("wheat", 1), ("cattle", 1), ("fish", 1), ("ebony", 2), ("marble", 2), ("ivory", 3)}


def test_the_45_goods_point_14_14_10_and_7_ways() -> None:
    assert by_orientation(dark_goods()) == {"/": 14, "\\": 14, "|": 10, "-": 7}


def test_the_ten_starting_tiles_point_along_rows_columns_and_one_diagonal() -> None:
    assert by_orientation(starting()) == {"-": 6, "|": 3, "/": 1, "\\": 0}


def test_the_starting_tiles_have_neither_scarabs_nor_deben() -> None:
    assert not any(kind.scarabs or kind.deben for kind in starting())


def test_one_tile_of_each_of_the_six_goods_has_a_deben_and_no_scarab() -> None:
    with_deben = [kind for kind in TILE_KINDS if kind.deben]
    assert [kind.name for kind in with_deben] == [
        "wheat0/d",
        "cattle0\\d",
        "fish0|d",
        "ebony0|d",
        "marble0/d",
        "ivory0\\d",
    ]
    assert copies(with_deben) == 6


def test_the_five_statues_point_every_way_and_one_way_twice() -> None:
    statues = [kind for kind in dark_goods() if GROUPS[kind.goods] == "statue"]
    assert by_orientation(statues) == {"-": 1, "|": 1, "/": 1, "\\": 2}


def test_every_row_of_the_goods_table_is_the_printed_one() -> None:
    assert [row[:-1] for row in GOODS_TABLE] == [
        ("wheat", 1, "-|/", "--|/\\", "/\\", "/"),
        ("cattle", 1, "-|", "-|//\\", "/", "\\"),
        ("fish", 1, "-|", "-|/\\\\", "/\\", "|"),
        ("ebony", 2, "-", "-|/\\", "/", "|"),
        ("marble", 2, "-", "-|\\", "|\\", "/"),
        ("ivory", 3, "-", "|/\\", "/", "\\"),
        ("statue", 0, "", "", "-|/\\\\", ""),
    ]


# Characters


def test_the_ten_characters_count_as_their_goods() -> None:
    assert [(row.name, GROUPS[row.goods]) for row in CHARACTER_TABLE] == [
        ("queen", "ivory"),
        ("vizier", "cattle"),
        ("cattle-scribe", "cattle"),
        ("fish-scribe", "fish"),
        ("thief", "fish"),
        ("merchant", "wheat"),
        ("courtesan", "wheat"),
        ("high-priest", "ebony"),
        ("high-priestess", "marble"),
        ("architect", "statue"),
    ]


def test_every_character_is_there_once_without_scarabs_and_without_orientation() -> None:
    assert all(kind.copies == 1 for kind in characters())
    assert not any(kind.scarabs or kind.deben for kind in characters())
    assert not any(kind.orientation < len(ORIENTATIONS) for kind in characters())


# Backs


def test_three_kinds_of_back_are_told_apart() -> None:  # P-INFO-1
    assert {kind.back for kind in starting()} == {0}
    assert {kind.back for kind in dark_goods()} == {1}
    assert {kind.back for kind in characters()} == {2}


# Deben


def test_thirteen_deben_are_worth_70() -> None:
    assert [(row.value, row.copies) for row in DEBEN_TABLE] == [(3, 3), (4, 2), (5, 2), (6, 2), (7, 2), (8, 1), (9, 1)]
    assert sum(row.copies for row in DEBEN_TABLE) == 13
    assert sum(row.value * row.copies for row in DEBEN_TABLE) == 70


# Pirogues


def test_there_are_thirteen_pirogues_of_nine_kinds() -> None:
    assert [(row.name, row.copies) for row in PIROGUE_TABLE] == [
        ("pyramid", 2),
        ("seven", 1),
        ("two-and-deben", 2),
        ("eye", 1),
        ("finger", 2),
        ("harvest", 2),
        ("mummy", 1),
        ("cobra1", 1),
        ("cobra2", 1),
    ]
    assert sum(row.copies for row in PIROGUE_TABLE) == 13


def test_only_seven_and_two_and_deben_are_worth_points() -> None:  # P-PIR-2, P-PIR-3
    assert {row.name: row.points for row in PIROGUE_TABLE if row.points} == {"seven": 7, "two-and-deben": 2}


def test_only_the_cobras_weigh_as_corruption() -> None:  # P-PIR-8
    assert {row.name: row.corruption for row in PIROGUE_TABLE if row.corruption} == {"cobra1": 1, "cobra2": 2}


# The market


def line(field: int, orientation: int) -> list[int]:
    at = field * 4 + orientation
    return [int(LINE[i]) for i in range(LINE_START[at], LINE_START[at + 1])]


def between(start: int, end: int) -> list[int]:
    at = start * FIELDS + end
    return [int(BETWEEN[i]) for i in range(BETWEEN_START[at], BETWEEN_START[at + 1])]


def test_between_two_fields_of_a_line_lie_the_others_of_it_in_order_from_the_first() -> None:  # P-TAKE-3
    for field in range(FIELDS):
        for orientation in range(len(ORIENTATIONS)):
            for end in line(field, orientation):
                low, high = sorted((field, end))
                others = [other for other in line(field, orientation) if low < other < high]
                assert between(field, end) == (others if field < end else others[::-1])


def test_nothing_lies_between_fields_of_no_line_or_on_the_way_from_off_the_board() -> None:  # P-TAKE-3, P-TAKE-6
    lines = {(field, end) for field in range(FIELDS) for way in range(4) for end in line(field, way)}
    for end in range(FIELDS):
        assert between(NO_FIELD, end) == []
        assert all(between(start, end) == [] for start in range(FIELDS) if (start, end) not in lines)


# Confidence


def test_every_fact_of_the_box_says_how_sure_it_is() -> None:
    rows: list[GoodsRow | CharacterRow | PirogueRow | DebenRow | TileKind]
    rows = [*GOODS_TABLE, *CHARACTER_TABLE, *PIROGUE_TABLE, *DEBEN_TABLE, *TILE_KINDS]
    assert {row.confidence for row in rows} <= {CERTAIN, LIKELY, RECONSTRUCTED}


def test_all_is_certain_but_the_fish_and_the_deben() -> None:
    assert {row.name for row in GOODS_TABLE if row.confidence != CERTAIN} == {"fish"}
    assert all(row.confidence == CERTAIN for row in CHARACTER_TABLE)
    assert all(row.confidence == CERTAIN for row in PIROGUE_TABLE)
    assert all(row.confidence == LIKELY for row in DEBEN_TABLE)
