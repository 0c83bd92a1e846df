"""What a seat knows as numbers, and what it does not know."""

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import shedet
from conformance_suite import Variant, random_step
from shedet.bots.levels import make_bot
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.observing import Layout, as_counted_from
from shedet.core.position import Position
from shedet.core.rng import seeded
from shedet.games.sobek.components import CARD_KINDS, CARD_NAMES, CHARACTER_TABLE, GOODS, GROUPS, KINDS, TOKEN_NAMES
from shedet.games.sobek.game import GAME
from shedet.games.sobek.observing.parts import FACE_OF, FACES, LIKELY_CARD, OBSERVATION, SECRETS
from shedet.games.sobek.state import CHOOSE_HORIZONTAL
from sobek_table import Table

LAYOUTS = pytest.mark.parametrize("layout", [OBSERVATION, SECRETS], ids=["observation", "secrets"])
VARIANTS = [Variant(GAME, players, {"open_information": shown}) for players in (2, 3, 4) for shown in (0, 1)]
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: f"{v.players}-{v.options}")
QUESTIONS = 16
GOODS_OF_NAME = {kind.name: GROUPS[kind.goods] for kind in CARD_KINDS}

Numbers = list[int]


def numbers(layout: Layout, name: str, written: Numbers) -> Numbers:
    part = layout.part(name)
    return written[part.start : part.start + part.size]


def observed(knowledge: Knowledge) -> Numbers:
    out = vec[u8]([0] * int(OBSERVATION.size))
    GAME.observe(knowledge, out, 0)
    return [int(number) for number in out]


def secrets(position: Position, seat: int) -> Numbers:
    out = vec[u8]([0] * int(SECRETS.size))
    GAME.observe_secrets(position, seat, out, 0)
    return [int(number) for number in out]


def seen(t: Table, seat: str, name: str) -> Numbers:
    """A part of what a seat observes."""
    return numbers(OBSERVATION, name, observed(t.match.knowledge("ABCD".index(seat))))


def hidden(t: Table, seat: str, name: str) -> Numbers:
    """A part of what a seat does not know."""
    return numbers(SECRETS, name, secrets(t.match.position, "ABCD".index(seat)))


def rows(found: Numbers, size: int) -> list[Numbers]:
    return [found[at : at + size] for at in range(0, len(found), size)]


def by_kind(found: Numbers) -> str:
    """Cards by name, from their numbers by kind."""
    assert len(found) == KINDS
    return " ".join(name for name, number in zip(CARD_NAMES, found) for _ in range(number))


def by_face(found: Numbers) -> dict[str, int]:
    """Numbers by the name of the first kind with a face."""
    names = {int(FACE_OF[kind]): CARD_NAMES[kind] for kind in reversed(range(KINDS))}
    return {names[face]: number for face, number in enumerate(found) if number}


# ---- the layout


@LAYOUTS
def test_the_parts_lie_side_by_side_each_with_a_name_of_its_own(layout: Layout) -> None:
    start = 0
    for part in layout.parts:
        assert part.start == start
        assert part.size > 0
        assert part.text
        start += part.size
    assert start == layout.size
    assert len({part.name for part in layout.parts}) == len(layout.parts)


def test_the_game_offers_both_layouts() -> None:
    assert GAME.observation is OBSERVATION
    assert GAME.secrets is SECRETS
    assert 500 <= OBSERVATION.size <= 1100


def test_cards_that_differ_in_their_backs_alone_have_the_same_face() -> None:
    faces = {(kind.goods, kind.scarabs, kind.character) for kind in CARD_KINDS}
    assert len(faces) == FACES == max(FACE_OF) + 1
    for one, kind in enumerate(CARD_KINDS):
        for other, same in enumerate(CARD_KINDS):
            alike = (kind.goods, kind.scarabs, kind.character) == (same.goods, same.scarabs, same.character)
            assert (FACE_OF[one] == FACE_OF[other]) == alike


def test_numbers_are_written_where_they_are_wanted_and_nowhere_else() -> None:
    t = Table(players=3)
    knowledge = t.match.knowledge(0)
    for layout in (OBSERVATION, SECRETS):
        size = int(layout.size)
        out = vec[u8]([0] * (size + 20))
        if layout is OBSERVATION:
            GAME.observe(knowledge, out, 10)
            expected = observed(knowledge)
        else:
            GAME.observe_secrets(t.match.position, 0, out, 10)
            expected = secrets(t.match.position, 0)
        assert [int(number) for number in out] == [0] * 10 + expected + [0] * 10


# ---- a table

TABLE = """
    players       3
    round         2
    turn          B
    queue         wheat1 fish0 queen ivory3 amulet
    deck          cattle1 cattle0 thief
    tokens        flood curse
    removed-tokens deceit
    A hand        fish1 fish0s
    A corruption  ebony2 ebony0
    A score       61
    A set         wheat wheat1 wheat0 merchant
    B hand        ivory3 ivory0 ivory0s fish1 amulet courtesan
    B corruption  marble2 wheat0
    B score       30
    B set         fish fish1 fish1 fish0 amulet
    B prosperity  fish
    B curses      1
    C hand        marble0
    C score       0
"""


def test_what_is_asked_and_of_whom_is_seen_from_the_own_side() -> None:
    t = Table(TABLE)
    for seat, asked in (("B", [1, 0, 0, 0]), ("A", [0, 1, 0, 0]), ("C", [0, 0, 1, 0])):
        assert seen(t, seat, "question") == [1] + [0] * (QUESTIONS - 1)
        assert seen(t, seat, "asked") == seen(t, seat, "turn") == asked
    assert seen(t, "B", "table") == [0, 1, 0, *[0, 1, 0, 0], *[0, 1, 0], 0]


def test_every_card_of_the_queue_has_its_price_and_its_worth_to_me_and_the_next_player() -> None:
    quays = rows(seen(Table(TABLE), "B", "queue"), 15)
    assert quays[0] == [0, 0, 0, 0, 0, 1, 0, *[1, 0], *[1, 0], *[1, 1 * 2], *[0, 1]]
    # Fish: five cards and five scarabs of mine, the set's prosperity included.
    assert quays[1] == [0, 0, 0, 0, 1, 0, 0, *[0, 0], *[2, 1], *[5, 5], *[0, 0]]
    assert quays[2] == [0, 0, 0, 0, 0, 0, 0, *[0, 1], *[3, 1], *[0, 0], *[0, 0]]
    assert quays[3] == [1, 0, 0, 0, 0, 0, 0, *[3, 0], *[4, 1], *[3, 4 * 6 - 3 * 3], *[0, 3]]
    # An amulet is worth the scarabs of the best type; the next player has shown nothing that it would add to.
    assert quays[4] == [0, 0, 0, 0, 0, 0, 1, *[0, 0], *[5, 4], *[5, 5], *[0, 0]]
    assert quays[5:] == [[0] * 15] * 4


def test_what_the_next_player_would_make_of_a_card_counts_what_was_seen_in_their_hand() -> None:
    t = Table("players 3\nqueue wheat1 wheat1 wheat0 fish0\ndeck cattle1 marble0\nturn B\nA hand fish0s")
    t.play("B take 1\nC take 1")
    wheat = rows(seen(t, "A", "queue"), 15)[0]
    assert wheat[11:] == [0, 0, 1, 1]
    assert by_face(seen(t, "A", "known_hands")[:FACES]) == {"wheat1": 1}
    assert rows(seen(t, "A", "rivals"), 3)[5] == [1, 1, 3]


def test_the_own_cards_are_written_by_kind() -> None:
    t = Table(TABLE)
    assert by_kind(seen(t, "B", "hand")) == t.hand("B")
    assert by_kind(seen(t, "B", "pile")) == t.corruption("B")
    assert by_kind(seen(t, "B", "claimable")) == ""


def test_what_a_set_would_add_is_written_goods_by_goods() -> None:
    goods = dict(zip(GOODS, rows(seen(Table(TABLE), "B", "goods"), 9)))
    # Three ivory, three scarabs; with the amulet; with one more card of three scarabs.
    assert goods["ivory"] == [3, 3, 0, 0, 0, 1, 9, 12, 24]
    # Fish: one in hand joins four cards with four scarabs; the hand alone lacks two.
    assert goods["fish"] == [1, 1, 4, 4, 2, 0, 0, 0, 0]
    assert goods["wheat"] == [1, 0, 0, 0, 2, 0, 0, 0, 0]
    assert goods["marble"] == [0, 0, 0, 0, 3, 0, 0, 0, 0]


def test_a_set_that_began_as_amulets_is_that_of_its_goods() -> None:
    t = Table("queue fish1 fish1 fish0\nA hand fish0 fish1\nA set amulets amulet amulet amulet fish1")
    assert rows(seen(t, "A", "goods"), 9)[4] == [2, 1, 4, 1, 1, 0, 0, 0, 7 * 3 - 4]
    assert rows(seen(t, "A", "amulet_sets"), 7)[0] == [0, 0, 0, 0, 1, 0, 0]
    assert rows(seen(t, "B", "amulet_sets"), 7)[:2] == [[0] * 7, [0, 0, 0, 0, 1, 0, 0]]


def test_sets_are_written_player_by_player() -> None:
    sets = rows(rows(seen(Table(TABLE), "B", "sets"), 35)[0], 5)
    assert sets[4] == [4, 4, 16, 1, 1]
    assert sum(map(sum, sets)) == sum(sets[4])
    of_c, of_a, nobody = rows(seen(Table(TABLE), "B", "sets"), 35)[1:]
    assert of_c == nobody == [0] * 35
    assert rows(of_a, 5)[5] == [3, 1, 3, 0, 0]


def test_a_marker_is_written_with_what_it_may_gain_and_lose() -> None:
    mine, of_c, of_a, nobody = rows(seen(Table(TABLE), "B", "markers"), 19)
    # 46 is a feather; a penalty for one full ten goes back to the one before, 43.
    assert mine[:6] == [15, 23, 16, 46 - 43, 0, 0]
    assert mine[6:11] == [1, 0, 0, 0, 0]
    assert mine[11:] == [2, 3, 4, 1, 2, 1, 4, 3]  # ankh, eye, feather, lotus: ahead of 30, and behind it
    assert of_a[:6] == [30, 32, 3, 0, 64 - 46, 0]
    assert of_c[:6] == [0, 0, 0, 0, 0, 46]
    assert of_c[15:] == [0, 0, 0, 0]  # nothing lies behind 0
    assert nobody == [0] * 19


def test_corruption_is_compared_now_and_with_the_hands() -> None:
    backs = rows(seen(Table(TABLE), "B", "backs"), 8)
    assert backs[0] == [1, 4, 1, 6, 0, 2, 0, 2]
    assert backs[2] == [1, 1, 0, 2, 0, 2, 0, 2]
    mine, of_c, of_a, nobody = rows(seen(Table(TABLE), "B", "corruption"), 8)
    assert mine == [1, 4, 10, 2, 1, 1, 2, 0]
    assert of_c == [0, 0, 1, 0, 0, 0, 0, 4]
    assert of_a[:3] + of_a[4:] == [0, 2, 4, 0, 0, 0, 2]
    assert nobody == [0] * 8


def test_tokens_are_known_only_to_who_has_looked() -> None:
    t = Table(TABLE)
    flag, left, *tokens = seen(t, "B", "tokens")
    assert (flag, left) == (0, 2)
    assert tokens[:9] == [0] * 9
    assert [TOKEN_NAMES[token] for token, number in enumerate(tokens[18:]) if number] == ["flood", "curse", "deceit"]
    t.play("B set ivory ivory3 ivory0 ivory0s")
    flag, left, *tokens = seen(t, "B", "tokens")
    assert (flag, left) == (1, 2)
    assert [TOKEN_NAMES[token] for token, number in enumerate(tokens[:9]) if number] == ["flood", "curse"]
    assert tokens[18:] == tokens[:9]
    assert seen(t, "A", "tokens")[0] == 0


def test_what_is_left_is_counted() -> None:
    assert seen(Table(TABLE), "C", "left") == [3, 5, 8, 1, 1, 0, 0]
    assert seen(Table(TABLE, open_information=1), "C", "left") == [3, 5, 8, 1, 1, 2, 0]


# ---- what is asked in between


def test_the_set_being_laid_is_written_with_its_last_card() -> None:
    t = Table(TABLE)
    for action in GAME.parse_actions("set ivory ivory3 ivory0 ivory0s")[:3]:
        t.match.play(1, action)
    for seat in "ABC":
        laying = seen(t, seat, "laying")
        assert laying[:8] == [1, 0, 0, 0, 0, 0, 0, 2]
        assert by_kind(laying[8:]) == "ivory0"
        assert seen(t, seat, "question")[1] == 1


def test_a_horizontal_set_that_is_being_laid_is_written_for_its_owner_alone() -> None:
    t = Table("""
        queue   wheat1
        turn    B
        A hand  fish1 fish1 fish0 fish0s
        B hand  cattle1 cattle1 cattle0
    """)
    t.play("B take 1")
    for action in GAME.parse_actions("set fish fish1 fish1 fish0")[:3]:
        t.match.play(0, action)
    assert seen(t, "A", "laying")[:8] == [0, 0, 0, 0, 1, 0, 0, 2]
    assert seen(t, "A", "horizontal")[:2] == [2, 2]
    assert seen(t, "A", "backs")[3] == 2
    assert seen(t, "B", "laying") == [0] * 36
    assert seen(t, "B", "horizontal") == [0] * 8
    assert rows(seen(t, "B", "backs"), 8)[1][3] == 4
    assert by_kind(rows(hidden(t, "B", "their_hands"), KINDS)[0]) == "fish1 fish1 fish0 fish0s"


def test_the_vizier_sees_the_pile_and_the_others_whose_it_is() -> None:
    t = Table("players 3\nqueue fish1 fish0\nA hand vizier\nC corruption wheat1 ebony2 wheat0\nB hand ivory3")
    t.play("A play vizier\nA choose C")
    assert by_kind(seen(t, "A", "claimable")) == t.corruption("C")
    assert seen(t, "A", "details")[4:] == [0, 0, 1, 0]
    assert seen(t, "B", "details")[4:] == [0, 1, 0, 0]
    assert by_kind(seen(t, "B", "claimable")) == ""
    assert by_face(rows(seen(t, "A", "known_piles"), FACES)[1]) == {"ebony2": 1, "wheat1": 1, "wheat0": 1}


def test_the_glyph_of_a_guild_is_written() -> None:
    t = Table("queue fish1 fish0\ntokens guild-eye\nA hand ivory3 ivory3 ivory0\nB score 40")
    t.play("A set ivory ivory3 ivory3 ivory0\nA use guild-eye")
    assert seen(t, "A", "details") == [0, 1, 0, 0, *[0] * 4]


def test_what_is_set_aside_for_a_scribe_is_on_my_pile_and_still_in_my_hand_for_others() -> None:
    t = Table("""
        players  3
        queue    marble0 marble0
        A hand   fish-scribe
        B hand   wheat1 ebony2 ebony0s high-priest fish0s fish0s wheat0s
        C hand   wheat1 wheat1 cattle1 cattle1 cattle0 cattle0 fish1
    """)
    t.play("A play fish-scribe\nB discard wheat1")
    assert by_kind(seen(t, "B", "pile")) == "wheat1"
    assert seen(t, "B", "backs")[3] == 6
    assert seen(t, "B", "corruption")[:4] == [0, 1, 7, 1]
    assert rows(seen(t, "C", "backs"), 8)[2][3:] == [7, 0, 0, 0, 0]
    assert seen(t, "C", "asked") == [1, 0, 0, 0]


# ---- what is remembered


def test_cards_that_were_seen_are_sure_and_others_are_expected_by_their_number() -> None:
    t = Table("players 3\nqueue queen wheat1 fish0 fish1\ndeck thief vizier fish0")
    t.play("A take 3")
    of_a = rows(seen(t, "C", "known_piles"), FACES)[0]
    assert by_face(of_a) == {"wheat1": 1}
    assert by_face(rows(seen(t, "C", "known_hands"), FACES)[0]) == {"fish0": 1}
    # One of three characters is under A's tile: a third of each, rounded up.
    third = (LIKELY_CARD + 2) // 3
    likely = by_face(rows(seen(t, "C", "likely_piles"), FACES)[0])
    assert likely == {"wheat1": LIKELY_CARD, "queen": third, "vizier": third, "thief": third}
    undrawn = by_face(seen(t, "C", "undrawn"))
    twice = (2 * LIKELY_CARD + 2) // 3
    assert undrawn == {"fish0": LIKELY_CARD, "queen": twice, "vizier": twice, "thief": twice}


def test_as_many_cards_are_expected_as_there_are() -> None:
    match = Match(GAME, 4, {}, "expected")
    rng = seeded("expected/choices")
    for _ in range(60):
        random_step(match, rng)
        for seat in range(4):
            written = observed(match.knowledge(seat))
            likely = rows(numbers(OBSERVATION, "likely_hands", written), FACES)
            backs = rows(numbers(OBSERVATION, "backs", written), 8)
            for other in range(3):
                difference = sum(likely[other]) - LIKELY_CARD * backs[other + 1][3]
                assert 0 <= difference <= FACES  # each number is rounded up


def test_a_glance_remembers_nothing_and_sees_the_table_all_the_same() -> None:
    t = Table(TABLE)
    full = observed(t.match.knowledge(1))
    glance = observed(GAME.glance(t.match.position, 1))
    for part in OBSERVATION.parts:
        if part.name in ("known_hands", "likely_hands", "known_piles", "likely_piles", "rivals", "undrawn"):
            assert sum(numbers(OBSERVATION, part.name, glance)) == 0
        elif part.name not in ("queue", "corruption"):
            assert numbers(OBSERVATION, part.name, glance) == numbers(OBSERVATION, part.name, full)


# ---- nothing leaks, nothing is lost


@every_variant
def test_a_seat_observes_the_same_in_every_world_it_could_be_in(variant: Variant) -> None:
    compared = different = 0
    for number in range(6 if shedet.compiled() else 1):
        match = variant.match(f"observing/{number}")
        rng = seeded(f"observing/{number}/choices")
        while not match.over():
            if len(match.log) % 4 == number % 4:
                for seat in range(variant.players):
                    knowledge = match.knowledge(seat)
                    expected = observed(knowledge)
                    world = GAME.deal_world(knowledge, seeded(f"world/{len(match.log)}"))
                    assert observed(GAME.know(world, match.memories[seat], seat)) == expected
                    compared += 1
                    different += secrets(world, seat) != secrets(match.position, seat)
            random_step(match, rng)
    assert different > 0.8 * compared > 20


def step(match: Match, bot: str, seed: str) -> None:
    seat = match.asked()[0]
    legal = GAME.legal_actions(match.position, seat)
    rng = seeded(f"{seed}/{len(match.log)}")
    match.play(seat, int(make_bot(bot, "sobek").choose(match.knowledge(seat), legal, rng)))


@every_variant
@pytest.mark.parametrize("bot", ["random", "merchant"])
def test_no_number_is_too_large_for_its_place(variant: Variant, bot: str) -> None:
    largest = 0
    for number in range(20 if shedet.compiled() else 1):
        match = variant.match(f"large/{number}")
        while not match.over():
            for seat in match.asked():
                largest = max(largest, *observed(match.knowledge(seat)), *secrets(match.position, seat))
            step(match, bot, f"large/{number}")
        for seat in range(variant.players):
            largest = max(largest, *observed(match.knowledge(seat)), *secrets(match.position, seat))
    assert 20 < largest < 255


def sorted_cards(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARD_NAMES.index)


@every_variant
def test_observation_and_secrets_together_tell_where_every_card_is(variant: Variant) -> None:
    compared = 0
    for number in range(4 if shedet.compiled() else 1):
        match = variant.match(f"whole/{number}")
        rng = seeded(f"whole/{number}/choices")
        while not match.over():
            if len(match.log) % 3 == 0:
                for seat in range(variant.players):
                    check_all_cards(match, seat)
                    compared += 1
            random_step(match, rng)
    assert compared > 20


def check_all_cards(match: Match, me: int) -> None:
    """Every hidden card is where the secrets of a seat say, and what is written of them in short is right."""
    data: dict[str, Any] = GAME.position_data(match.position)
    seats = data["seats"]
    written, unknown = observed(match.knowledge(me)), secrets(match.position, me)
    assert by_kind(numbers(OBSERVATION, "hand", written)).split() == seats[me]["hand"]
    hands = rows(numbers(SECRETS, "their_hands", unknown), KINDS)
    piles = rows(numbers(SECRETS, "their_piles", unknown), KINDS)
    goods = rows(numbers(SECRETS, "their_goods", unknown), 12)
    laying = match.position.question() == CHOOSE_HORIZONTAL
    for place in range(1, match.players):
        other = seats[(me + place) % match.players]
        hand = sorted_cards(other["hand"] + (other["horizontal"] if laying else []))
        assert by_kind(hands[place - 1]).split() == hand
        assert by_kind(piles[place - 1]).split() == sorted_cards(other["corruption"] + other["aside"])
        count = Counter(GOODS_OF_NAME[card] for card in hand)
        assert goods[place - 1][::2] == [count[name] for name in GOODS]
    deck = data["deck"]
    assert by_kind(numbers(SECRETS, "deck", unknown)).split() == sorted_cards(deck)
    following = rows(numbers(SECRETS, "next_cards", unknown), 9)
    assert [GROUPS[card.index(1)] for card in following if any(card)] == [GOODS_OF_NAME[card] for card in deck[:9]]
    down = rows(numbers(SECRETS, "face_down", unknown), 9)
    shown = rows(numbers(OBSERVATION, "queue", written), 15)
    for quay, card in enumerate(data["queue"]):
        assert shown[quay][8] == sum(down[quay]) == (card in [row.name for row in CHARACTER_TABLE])
        if shown[quay][8]:
            assert CHARACTER_TABLE[down[quay].index(1)].name == card
        else:
            assert GROUPS[shown[quay].index(1)] == GOODS_OF_NAME[card]
    assert numbers(SECRETS, "token_pile", unknown) == [data["tokens"].count(name) for name in TOKEN_NAMES]


# ---- actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_actions_that_name_a_seat_are_counted_from_the_one_that_acts(players: int) -> None:
    seats = OBSERVATION.seats
    assert seats is not None
    named = 0
    for me in range(players):
        rows = [as_counted_from(me, action, players, seats) for action in range(GAME.actions)]
        assert sorted(rows) == list(range(GAME.actions)), "every action has a row of its own"
        for action in range(GAME.actions):
            words = GAME.action_text(action).split()
            turned = GAME.action_text(rows[action]).split()
            letters = [word for word in words if word in "ABCD"[:players]]
            if not letters or words[0] not in ("choose", "steal"):
                assert rows[action] == action
                continue
            named += 1
            after = ("ABCD".index(letters[0]) - me) % players
            assert turned == ["ABCD"[after] if word == letters[0] else word for word in words]
    assert named == players * players * 5
