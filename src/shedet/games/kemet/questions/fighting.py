"""Questions of a battle."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.core.game import parse_seat, seat_name
from shedet.core.question import Details, Question
from shedet.games.kemet.actions import (
    ACCEPT,
    ACTIVE_CARD,
    DISBAND,
    DISCARD,
    DISCARD_CARD,
    FINISH,
    GET_BACK,
    GO,
    PLAY,
    RETREAT,
    SOLDIERS,
    STAY,
)
from shedet.games.kemet.components import BATTLE_CARDS, COST_OF, IN_BATTLE, INTERVENTIONS, NO_CARD, WINDOW_OF
from shedet.games.kemet.events import HAS_CHOSEN
from shedet.games.kemet.questions.offers import yes_or_no
from shedet.games.kemet.rules.battle import (
    choose_retreat,
    disband,
    get_back,
    lay_active,
    lay_discarded,
    most_reinforced,
    retreat,
    retreat_zones,
    show_active,
    swap_active,
    wound,
)
from shedet.games.kemet.rules.soldiers import place_soldiers
from shedet.games.kemet.state import (
    COMMITTED,
    HAND,
    LOSER,
    PLAYED,
    State,
    active_card,
    add_card,
    battle_hand,
    battle_zone,
    cards_of,
    count_cards,
    discarded_card,
    remove_card,
    side_of,
)
from shedet.games.kemet.zones import ZONES


@final
class Fighting(Question[State]):
    """Nobody is asked: the battle goes on by itself when all above it is answered. [K-BAT-8]"""

    name = "fighting"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]()


# ---- the secret choice of both sides [K-BAT-1]


@final
class ChooseShown(Question[State]):
    """Prescience: the active card is chosen and shown first. [K-BAT-2]"""

    name = "choose-shown"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return battle_cards_in_hand(s, seat, ACTIVE_CARD)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        side = side_of(s, seat)
        s.answered()
        lay_active(s, side, action - ACTIVE_CARD)
        show_active(s, side)


@final
class ChooseCards(Question[State]):
    """The active card, the one discarded, then any number of battle interventions. [K-BAT-1]"""

    name = "choose-cards"

    def options(self, s: State, seat: i64) -> vec[i64]:
        side = side_of(s, seat)
        if active_card(s, side) == NO_CARD:
            return battle_cards_in_hand(s, seat, ACTIVE_CARD)
        if discarded_card(s, side) == NO_CARD:
            return battle_cards_in_hand(s, seat, DISCARD_CARD)
        options = vec[i64](capacity=12)
        options = append(options, i64(FINISH))
        for kind in range(INTERVENTIONS):
            if WINDOW_OF[kind] == IN_BATTLE and cards_of(s, HAND + seat, kind) > 0:
                options = append(options, PLAY + i64(kind))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """Nobody sees anything of it but that it is made. [K-BAT-1, K-INFO-1]"""
        if action == FINISH:
            commit(s, seat)
        elif action < ACTIVE_CARD:
            remove_card(s, HAND + seat, action - PLAY)
            add_card(s, PLAYED + seat, action - PLAY)
        elif action < DISCARD_CARD:
            lay_active(s, side_of(s, seat), action - ACTIVE_CARD)
        else:
            lay_discarded(s, side_of(s, seat), action - DISCARD_CARD)


def battle_cards_in_hand(s: State, seat: i64, first: i64) -> vec[i64]:
    """The battle cards of a hand, as answers that are counted from `first`."""
    options = vec[i64](capacity=12)
    for card in range(BATTLE_CARDS):
        if (battle_hand(s, seat) >> card) & 1 == 1:
            options = append(options, first + i64(card))
    return options


def commit(s: State, seat: i64) -> None:
    """A side has chosen; the last one goes on with the battle. [K-BAT-1]"""
    s.battle[COMMITTED + side_of(s, seat)] = 1
    s.tell(EVERYONE, HAS_CHOSEN, seat, 0, 0, 0)
    if s.asked() == 1 << seat:
        s.answered()
    else:
        s.set_asked(s.asked() & ~(1 << seat))


# ---- after the reveal


@final
class ChooseReturned(Question[State]):
    """One of the interventions that cost something, and cannot all be paid. [K-BAT-2]"""

    name = "choose-returned"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=12)
        for kind in range(INTERVENTIONS):
            if COST_OF[kind] > 0 and cards_of(s, PLAYED + seat, kind) > 0:
                options = append(options, GET_BACK + i64(kind))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        get_back(s, seat, action - GET_BACK)


@final
class ChooseTactics(Question[State]):
    """Tactical Choice may swap the cards. [K-BAT-2]"""

    name = "choose-tactics"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return yes_or_no()

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        if action == ACCEPT:
            swap_active(s, side_of(s, seat))


@final
class ChooseWounds(Question[State]):
    """Divine Wound: any intervention of the hand, a Ruse too; or no more. [K-BAT-2, K-TILE-4]"""

    name = "choose-wounds"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=20)
        options = append(options, i64(FINISH))
        for kind in range(INTERVENTIONS):
            if cards_of(s, HAND + seat, kind) > 0:
                options = append(options, DISCARD + i64(kind))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == FINISH:
            s.answered()
            return
        wound(s, seat, action - DISCARD)
        if count_cards(s, HAND + seat) == 0:
            s.answered()


# ---- the end of a battle


@final
class ChooseEnd(Question[State]):
    """The loser disbands or retreats. [K-BAT-5]"""

    name = "choose-end"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([i64(DISBAND), i64(RETREAT)])

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        if action == DISBAND:
            disband(s, seat)
        else:
            choose_retreat(s, seat)


@final
class ChooseRetreat(Question[State]):
    """Where the winner may send the loser. [K-BAT-5]"""

    name = "choose-retreat"
    wants = "the player who has lost"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=8)
        zones = retreat_zones(s, s.detail(LOSER))
        for zone in range(ZONES):
            if (zones >> zone) & 1 == 1:
                options = append(options, GO + i64(zone))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        loser = s.detail(LOSER)
        s.answered()
        retreat(s, loser, action - GO)

    def write(self, details: Details) -> list[str]:
        return [seat_name(details[LOSER])]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(parse_seat(words[0], players)) if len(words) == 1 else None


@final
class ChooseReinforcement(Question[State]):
    """Up to 3 soldiers. [K-TILE-5]"""

    name = "choose-reinforcement"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=4)
        for number in range(most_reinforced(s, seat) + 1):
            options = append(options, SOLDIERS + i64(number))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        if action > SOLDIERS:
            place_soldiers(s, seat, battle_zone(s), action - SOLDIERS)


@final
class ChooseStay(Question[State]):
    """The winner stays or disbands. [K-BAT-7]"""

    name = "choose-stay"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([i64(DISBAND), i64(STAY)])

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        if action == DISBAND:
            disband(s, seat)
