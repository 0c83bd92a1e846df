"""What is left in the round, counted: exactly what lies where a viewer does not see it."""

from collections import Counter

import pytest

from conformance_suite import Variant, random_positions
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.games import find_game, find_saying
from shedet.games.sobek.components import BACK_OF, CARD_NAMES, KINDS, ORANGE, TOKEN_NAMES
from shedet.games.sobek.memory import KIND_OF_COPY, UNDRAWN
from shedet.games.sobek.saying.unseen import BOX, GROUP_OF
from shedet.games.sobek.state import (
    CHOOSE_CLAIM,
    CORRUPTION,
    HAND,
    HORIZONTAL,
    PILE_OWNER,
    REMOVED,
    SET_ASIDE,
    TOKEN_PILE,
    TOKENS_REMOVED,
    State,
    cards_of,
    laid_place,
    tokens_of,
)
from shedet.games.sobek.worlds import Knowledge

GAME = find_game("sobek")
UNSEEN = find_saying("sobek").unseen
GAMES = 12


def test_the_whole_box_is_counted() -> None:
    assert sum(sum(sorts.values()) for group, sorts in BOX.items() if group != "token") == 63
    assert BOX["character"] == dict.fromkeys(BOX["character"], 1)
    assert sum(BOX["token"].values()) == 12


@pytest.mark.parametrize(("players", "viewer"), [(2, 0), (3, 1), (4, SPECTATOR)])
def test_what_is_left_is_what_lies_where_a_viewer_does_not_see_it(players: int, viewer: int) -> None:
    compared = 0
    for match in random_positions(Variant(GAME, players, {}), f"unseen/{viewer}", GAMES, 5):
        if not match.over():
            assert UNSEEN(match.view(viewer)) == hidden_from(match, viewer)
            compared += 1
    assert compared > 30


def hidden_from(match: Match, viewer: int) -> dict[str, dict[str, int]]:
    """The truth: what lies in the deck, face down in the queue, out of the round, and with others."""
    s = match.position
    assert isinstance(s, State)
    cards = Counter(int(s.deck[at]) for at in range(int(s.deck_left)))
    cards.update(int(s.queue[at]) for at in range(int(s.queue_left)) if BACK_OF[int(s.queue[at])] == ORANGE)
    others = [seat for seat in range(match.players) if seat != viewer]
    places = [REMOVED, *(HAND + seat for seat in others), *(SET_ASIDE + seat for seat in others)]
    looked_at = int(s.detail(PILE_OWNER)) if s.question() == CHOOSE_CLAIM and s.asks(viewer) else -1
    places += [CORRUPTION + seat for seat in others if seat != looked_at]
    if GAME.in_secret(s):  # they are shown when all have laid theirs
        places += [laid_place(seat, HORIZONTAL) for seat in others]
    for kind in range(KINDS):
        cards[kind] += sum(int(cards_of(s, place, kind)) for place in places)
    found = {group: dict.fromkeys(sorts, 0) for group, sorts in BOX.items()}
    for kind, number in cards.items():
        found[GROUP_OF[CARD_NAMES[kind]]][CARD_NAMES[kind]] += number
    has_looked = match.view(viewer)["known_tokens"] is not None
    for token, name in enumerate(TOKEN_NAMES):
        found["token"][name] = int(tokens_of(s, TOKENS_REMOVED, token))
        found["token"][name] += 0 if has_looked else int(tokens_of(s, TOKEN_PILE, token))
    return found


def test_in_the_open_variant_what_is_known_to_be_with_others_is_not_left() -> None:
    fewer = 0
    for match in random_positions(Variant(GAME, 3, {"open_information": 1}), "unseen open", GAMES, 9):
        if match.over():
            continue
        view = match.view(0)
        found = UNSEEN(view)
        knowledge = match.knowledge(0)
        assert isinstance(knowledge, Knowledge)
        left = Counter[str]()
        for kind, places in zip(KIND_OF_COPY, knowledge.places, strict=True):
            left[CARD_NAMES[int(kind)]] += int(places).bit_count() > 1 or int(places) == 1 << UNDRAWN
        cards = {name: number for group, sorts in found.items() if group != "token" for name, number in sorts.items()}
        assert cards == dict(left)
        fewer += found != UNSEEN({**view, "memory": None})
    assert fewer > 10


def test_when_the_game_is_over_there_is_nothing_left_to_count() -> None:
    [match] = [match for match in random_positions(Variant(GAME, 2, {}), "unseen end", 4, 1000) if match.over()][:1]
    assert UNSEEN(match.view(0)) == {}
