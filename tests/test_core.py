"""The parts of the core that no game is needed for, and how it meets nonsense."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from shedet.core.errors import BadRecord, ShedetError, UnknownName
from shedet.core.game import parse_seat, seat_name
from shedet.core.record import parse_record
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game


def test_the_generator_is_xoshiro128_starstar() -> None:
    """The first numbers of the reference implementation, from the state 1, 2, 3, 4."""
    rng = Rng(1, 2, 3, 4)
    assert [int(rng.next()) for _ in range(4)] == [11520, 0, 5927040, 70819200]


@given(st.text(), st.integers(1, 2**31))
def test_numbers_stay_below_their_bound(seed: str, bound: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))
    assert 0.0 <= rng.fraction() < 1.0


def test_small_numbers_are_equally_likely() -> None:
    rng = seeded("fair")
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = seeded("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = vec[u8]([u8(0), u8(1), u8(2), u8(3)])
        rng.shuffle(items)
        counts[tuple(int(item) for item in items)] += 1
    assert len(counts) == 24
    assert all(820 < count < 1_180 for count in counts.values())


def test_what_is_not_shuffled_stays_where_it_is() -> None:
    items = vec[u8](range(9))
    alone = vec[u8](range(5))
    seeded("part").shuffle_first(items, 5)
    seeded("part").shuffle(alone)
    assert [*items] == [*alone, 5, 6, 7, 8]


def test_each_thing_is_as_likely_to_be_drawn_whatever_its_kind() -> None:
    rng = seeded("draw")
    numbers = vec[u8]([9, 1, 0, 3, 2])  # the first one belongs to something else
    counts = Counter(int(rng.draw(numbers, 1, 6)) for _ in range(60_000))
    assert set(counts) == {0, 2, 3}
    assert all(abs(counts[kind] - 10_000 * number) < 500 for kind, number in ((0, 1), (2, 3), (3, 2)))


def test_a_generator_made_from_another_draws_on_its_own() -> None:
    rng, same = seeded("another"), seeded("another")
    first, again = rng.another(), same.another()
    assert [first.next() for _ in range(4)] == [again.next() for _ in range(4)]
    assert rng.words() == same.words() != seeded("another").words()


def test_a_copied_generator_goes_its_own_way() -> None:
    rng = seeded("copy")
    copied = rng.copy()
    assert [rng.next() for _ in range(5)] == [copied.next() for _ in range(5)]
    rng.next()
    assert rng.words() != copied.words()


def test_seats_are_letters() -> None:
    assert [seat_name(seat) for seat in range(5)] == list("ABCDE")
    assert parse_seat("b", 2) == 1
    for wrong in ("C", "", "AB", "1"):
        with pytest.raises(UnknownName, match="the seats are A, B"):
            parse_seat(wrong, 2)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"I don't know the game 'chess'\. There are: sobek2p"):
        find_game("chess")


@pytest.mark.parametrize("name", GAMES)
def test_wrong_players_and_options_are_refused(name: str) -> None:
    game = find_game(name)
    for players in (-1, 0, 1, game.most + 1):
        with pytest.raises(UnknownName, match="is played by"):
            game.check_players(players)
    with pytest.raises(UnknownName, match="has no option 'sand'"):
        game.option_values({"sand": 1})
    with pytest.raises(UnknownName, match="takes 0 to"):
        game.option_values({game.options[0].name: 1000})


@settings(max_examples=300)
@given(st.text(max_size=200))
def test_no_text_breaks_the_reading_of_records(text: str) -> None:
    for given_text in (text, "shedet record 1\n" + text):
        with pytest.raises(BadRecord):
            parse_record(given_text)


WORDS = {
    "sobek2p": """turn A B ask choose-action choose-set choose-laying ankh 2,2 9,9 - / row0 row9 . @ wheat1- queen
    statue- hand laid corruption wheat deben 3 99 -1 ² 99999999999 pile box bag seed rng 0 ffffffff pirogues seven
    harvest notches over reveals #""",
    "sobek": """players round turn A B C AB ask choose-action choose-set choose-discards choose-claim
    choose-horizontal queue deck removed discards hand corruption set horizontal score curses prosperity laying wheat
    amulets amulet wheat1 ivory3 ivory0s queen tokens flood curse 0 1 2 9 -1 ² 99999999999 seed rng over reveals #""",
    "kemet": """players day phase night colours red blue order slots A B C AB - ask choose-action choose-tile
    choose-step choose-group choose-places choose-cards choose-retreat choose-sacrifice choose-vision choose-slot
    fighting regular power1 twin move battle side W1A FW1 T2W S TD city W1 W3 prayer supply veterans tiles charge
    phoenix storm marks move1 silver:pray1 gold bought indicators pyramid army battle-hand battle-discards 5s 3s3d
    hand played ruse prayer deck discards removed discounts 0 1 2 5 9 -1 ² 99999999999 seed rng over reveals #""",
}


def refusal(read: Callable[[], object]) -> str | None:
    """The sentence with which something is refused; None if it is taken. Any other error is a bug."""
    try:
        read()
    except ShedetError as error:
        return str(error)
    return None


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=400)
@given(st.data())
def test_no_text_breaks_the_reading_of_positions(name: str, data: st.DataObject) -> None:
    words = st.lists(st.sampled_from(WORDS[name].split()), max_size=9)
    text = "\n".join(" ".join(line) for line in data.draw(st.lists(words, max_size=8)))
    game = find_game(name)
    options = game.option_values({})
    if refusal(lambda: game.parse_position(text, options, seeded("0"))) is None:
        position = game.parse_position(text, options, seeded("0"))
        game.check_conserved(position)
        written = game.position_text(position)
        assert game.position_text(game.parse_position(written, options, seeded("0"))) == written


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=60))
def test_no_text_breaks_the_reading_of_actions(name: str, text: str) -> None:
    game = find_game(name)
    if refusal(lambda: game.parse_actions(text)) is None:
        assert all(0 <= action < game.actions for action in game.parse_actions(text))
