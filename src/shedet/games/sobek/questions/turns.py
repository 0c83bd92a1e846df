"""The question of a turn, and who takes the first one of a round."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Question
from shedet.games.sobek.actions import CHOOSE_SEAT, PLAY, SET, TAKE
from shedet.games.sobek.components import AVAILABLE, CHARACTERS, KIND_OF_CHARACTER
from shedet.games.sobek.rules.characters import play_character
from shedet.games.sobek.rules.sets import begin_set, playable
from shedet.games.sobek.rules.setup import begin_with
from shedet.games.sobek.rules.taking import take_card
from shedet.games.sobek.state import AMULET_SET, HAND, State, cards_of


@final
class ChooseAction(Question[State]):
    """A turn: take one of the first four cards, play any character, or play any set; there is no passing.
    [S-TURN-1, S-TAKE-1, S-CHAR-1, S-SETS-1]"""

    name = "choose-action"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=32)
        for quay in range(AVAILABLE):
            if quay < s.queue_left:
                found = append(found, TAKE + quay)
        for character in range(CHARACTERS):
            if cards_of(s, HAND + seat, KIND_OF_CHARACTER[character]) > 0:
                found = append(found, PLAY + character)
        for slot in range(AMULET_SET + 1):
            if playable(s, seat, slot):
                found = append(found, SET + slot)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        if action < PLAY:
            take_card(s, seat, action - TAKE)
        elif action < SET:
            play_character(s, seat, action - PLAY)
        else:
            begin_set(s, seat, action - SET)


@final
class NameStarter(Question[State]):
    """Anybody may be named as the starter of the round, oneself included. [S-SET-6]"""

    name = "name-starter"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for starter in range(s.players):
            found = append(found, CHOOSE_SEAT + starter)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        begin_with(s, action - CHOOSE_SEAT)
