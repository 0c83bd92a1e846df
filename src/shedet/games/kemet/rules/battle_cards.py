"""Battle cards of a seat: from the hand, to the discards, and back."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.kemet.events import TAKEN_BACK
from shedet.games.kemet.state import State, battle_discards, battle_hand, set_battle_discards, set_battle_hand


def take_from_hand(s: State, seat: i64, card: i64) -> None:
    set_battle_hand(s, seat, battle_hand(s, seat) & ~(1 << card))


def discard(s: State, seat: i64, card: i64) -> None:
    set_battle_discards(s, seat, battle_discards(s, seat) | (1 << card))


def take_back_discards(s: State, seat: i64) -> None:
    """All discarded battle cards return to the hand. [K-BAT-1]"""
    if battle_discards(s, seat) != 0:
        set_battle_hand(s, seat, battle_hand(s, seat) | battle_discards(s, seat))
        set_battle_discards(s, seat, 0)
        s.tell(EVERYONE, TAKEN_BACK, seat, 0, 0, 0)
