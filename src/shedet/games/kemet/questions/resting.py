"""Questions of the night."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Details, Question
from shedet.core.text import find_name
from shedet.games.kemet.actions import ACCEPT, CHOOSE_CARD, DECLINE, FINISH, RAISE, SLOT, SPEND
from shedet.games.kemet.components import INTERVENTIONS, VETERANS_FOR_A_CARD
from shedet.games.kemet.questions.offers import add_joins, answer_join, yes_or_no
from shedet.games.kemet.rules.building import raise_to
from shedet.games.kemet.rules.interventions import draw
from shedet.games.kemet.rules.night import (
    can_draw_more,
    can_pray_more,
    choose_vision,
    give_up_veterans,
    may_be_raised,
    sacrifice,
    seen_in_vision,
    take_slot,
)
from shedet.games.kemet.rules.prayer import gain
from shedet.games.kemet.state import LEVEL, SACRIFICE_ZONE, State, board
from shedet.games.kemet.zones import DELTA_TEMPLE, DISTRICTS, SANCTUARY_ZONE, ZONE_NAMES

PLACES_OF_SACRIFICE: Final = (SANCTUARY_ZONE, DELTA_TEMPLE)
NAMES_OF_SACRIFICE: Final = tuple(ZONE_NAMES[zone] for zone in PLACES_OF_SACRIFICE)


@final
class ChooseSacrifice(Question[State]):
    """Soldiers of the sanctuary for fame, one of the delta temple for prayer points. [K-NIGHT-1, K-NIGHT-2]"""

    name = "choose-sacrifice"
    wants = "`S` or `TD`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return yes_or_no()

    def answer(self, s: State, seat: i64, action: i64) -> None:
        zone = s.detail(SACRIFICE_ZONE)
        s.answered()
        if action == ACCEPT:
            sacrifice(s, seat, zone)

    def write(self, details: Details) -> list[str]:
        return [ZONE_NAMES[details[SACRIFICE_ZONE]]]

    def read(self, words: list[str], players: int) -> Details | None:
        if len(words) != 1:
            return None
        return Details(PLACES_OF_SACRIFICE[find_name(words[0], NAMES_OF_SACRIFICE, "place of sacrifice")])


@final
class ChoosePrayers(Question[State]):
    """A veteran for a prayer point, as often as one likes. [K-NIGHT-5]"""

    name = "choose-prayers"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return spend_or_finish()

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == SPEND:
            give_up_veterans(s, seat, 1)
            gain(s, seat, 1)
        if action == FINISH or not can_pray_more(s, seat):
            s.answered()


def spend_or_finish() -> vec[i64]:
    return vec[i64]([i64(FINISH), i64(SPEND)])


@final
class ChooseVision(Question[State]):
    """Vision: one of the five cards seen. [K-NIGHT-10]"""

    name = "choose-vision"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=8)
        for kind in range(INTERVENTIONS):
            if seen_in_vision(s, kind) > 0:
                options = append(options, CHOOSE_CARD + i64(kind))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        choose_vision(s, seat, action - CHOOSE_CARD)


@final
class ChooseDraws(Question[State]):
    """Two veterans for one more intervention. [K-NIGHT-6]"""

    name = "choose-draws"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return spend_or_finish()

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == SPEND:
            give_up_veterans(s, seat, VETERANS_FOR_A_CARD)
            draw(s, seat, 1)
        if action == FINISH or not can_draw_more(s, seat):
            s.answered()


@final
class ChooseRaised(Question[State]):
    """Hand of God: one of the pyramids that stand, or none. [K-NIGHT-10]"""

    name = "choose-raised"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=4)
        options = append(options, i64(DECLINE))
        for number in range(DISTRICTS):
            if may_be_raised(s, seat, number):
                options = append(options, RAISE + i64(number))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        if action != DECLINE:
            raise_to(s, seat, action - RAISE, board(s, seat, LEVEL + action - RAISE) + 1)


@final
class ChooseJoining(Question[State]):
    """Creatures join armies at night, and before a battle at home. [K-CREA-1]"""

    name = "choose-joining"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=12)
        options = append(options, i64(FINISH))
        return add_joins(s, seat, options)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action != FINISH:
            answer_join(s, seat, action)
        if action == FINISH or len(self.options(s, seat)) == 1:
            s.answered()


@final
class ChooseSlot(Question[State]):
    """Any free place of the order track. [K-NIGHT-9]"""

    name = "choose-slot"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=8)
        for slot in range(s.players):
            if s.slots[slot] == 0:
                options = append(options, SLOT + i64(slot))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        take_slot(s, seat, action - SLOT)
