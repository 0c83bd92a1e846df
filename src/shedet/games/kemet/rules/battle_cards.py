"""Battle cards between battles."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.kemet.events import TAKEN_BACK
from shedet.games.kemet.state import State, battle_discards, battle_hand


def take_back_discards(s: State, seat: i64) -> None:
    """All discarded battle cards return to the hand. [K-BAT-1]"""
    if battle_discards(s, seat) != 0:
        s.battle_cards[seat * 2] = battle_hand(s, seat) | battle_discards(s, seat)
        s.battle_cards[seat * 2 + 1] = 0
        s.tell(EVERYONE, TAKEN_BACK, seat, 0, 0, 0)
