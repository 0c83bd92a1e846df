"""Setting up a game."""

from sobek2p_table import Table

CENTRE = ("2,2", "3,2", "3,3", "2,3")


def fields(table: Table) -> list[str]:
    return [tile for row in table.data["market"] for tile in row]


def starting(tiles: list[str]) -> int:
    """How many of these are starting tiles."""
    return sum(tile.endswith(("-s", "|s", "/s")) for tile in tiles)


def test_each_hand_gets_two_starting_tiles() -> None:  # P-SET-1
    t = Table()
    assert starting(t.hand("A").split()) == len(t.hand("A").split()) == 2
    assert starting(t.hand("B").split()) == len(t.hand("B").split()) == 2


def test_four_starting_tiles_lie_on_the_centre_fields() -> None:  # P-SET-1
    t = Table()
    assert starting([t.market(field) for field in CENTRE]) == 4


def test_the_centre_lies_face_up() -> None:  # P-SET-1
    t = Table()
    seen = t.view("spectator")["market"]
    assert [seen[2][2], seen[2][3], seen[3][3], seen[3][2]] == [t.market(field) for field in CENTRE]


def test_the_last_two_starting_tiles_are_set_aside_unseen() -> None:  # P-SET-1
    t = Table()
    assert starting(t.data["aside"]) == len(t.data["aside"]) == 2
    assert t.box == []
    assert t.view("A")["box"] == []


def test_the_starting_tiles_are_shuffled() -> None:  # P-SET-1
    assert len({Table(seed=str(seed)).hand("A") for seed in range(12)}) > 6


def test_the_market_is_full_and_23_tiles_remain_in_the_pile() -> None:  # P-SET-2
    t = Table()
    assert "." not in fields(t)
    assert len(t.pile.split()) == 23


def test_goods_and_characters_are_shuffled_together() -> None:  # P-SET-2
    assert len({Table(seed=str(seed)).pile for seed in range(12)}) == 12


def test_no_starting_tile_lies_outside_the_centre_or_in_the_pile() -> None:  # P-SET-2
    t = Table()
    assert starting(fields(t)) == 4
    assert starting(t.pile.split()) == 0


def test_five_pirogues_lie_in_the_notches_and_eight_in_the_supply() -> None:  # P-SET-3
    t = Table()
    assert len(t.notches.split()) == 5
    assert len(t.supply.split()) == 8


def test_the_pirogues_are_shuffled() -> None:  # P-SET-3
    assert len({Table(seed=str(seed)).notches for seed in range(12)}) > 6


def test_all_13_deben_are_in_the_bag() -> None:  # P-SET-4
    assert Table().bag == [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]


def test_the_corruption_boards_are_empty_at_first() -> None:  # P-SET-4
    t = Table()
    assert (t.corruption("A"), t.corruption("B")) == ("", "")


def test_the_ankh_is_not_on_the_board_yet() -> None:  # P-SET-4
    assert Table().ankh == ""


def test_a_random_player_starts() -> None:  # P-SET-4
    starters = {Table(seed=str(seed)).asked for seed in range(12)}
    assert starters == {"A choose-centre-tile", "B choose-centre-tile"}


def test_the_same_seed_sets_up_the_same_game() -> None:  # P-SET-1
    assert Table(seed="nile").text == Table(seed="nile").text
