"""Questions about soldiers that come: recruits, soldiers placed without payment, and battles that follow."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.position import lowest_seat
from shedet.core.question import Details, Question
from shedet.core.text import find_name, number_within
from shedet.games.kemet.actions import FINISH, GO, PLAY, PUT
from shedet.games.kemet.armies import enemy_at, soldiers_at
from shedet.games.kemet.questions.offers import add_day_cards, add_joins, answer_join, is_join, is_play
from shedet.games.kemet.rules.battle import begin_battle
from shedet.games.kemet.rules.control import limit
from shedet.games.kemet.rules.interventions import play_by_day
from shedet.games.kemet.rules.night import discard_veterans, give_up_veterans
from shedet.games.kemet.rules.prayer import can_pay, pay
from shedet.games.kemet.rules.soldiers import can_place, place_soldiers
from shedet.games.kemet.state import (
    CHOOSE_BATTLE,
    CHOSEN_ARMY,
    CITY,
    ENLISTED_ARMY,
    FREE_SOLDIERS,
    FROM_VETERANS,
    IN_CITY,
    SOLDIERS_LEFT,
    SUPPLY,
    WHERE,
    State,
    board,
    district,
    owns,
)
from shedet.games.kemet.tiles import LOCAL_RECRUITMENT, SCRIBE_SOLDIERS
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, NO_ZONE, ZONE_NAMES, ZONES

WHERE_NAMES: Final = ("city", "city-or-army", "city-and-armies", "veterans")


@final
class ChooseRecruits(Question[State]):
    """A soldier more in a district, even beside an enemy; with Local Recruitment also to any army. [K-RECR-1]"""

    name = "choose-recruits"
    wants = "how many free soldiers are left"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=24)
        options = append(options, i64(FINISH))
        options = add_joins(s, seat, options)
        if board(s, seat, SUPPLY) > 0 and (s.detail(FREE_SOLDIERS) > 0 or can_pay(s, seat, 1)):
            local = owns(s, seat, LOCAL_RECRUITMENT)
            for zone in range(ZONES):
                here = soldiers_at(s, seat, zone)
                if here < limit(s, seat) and (CITY_OF[zone] == board(s, seat, CITY) or (local and here > 0)):
                    options = append(options, PUT + i64(zone))
        return add_day_cards(s, seat, options)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """1 prayer point each; battles follow at the end of the action. [K-RECR-1]"""
        if action == FINISH:
            s.answered()
            s.ask(CHOOSE_BATTLE, 1 << seat, 0, 0, 0)
        elif is_join(action):
            answer_join(s, seat, action)
        elif is_play(action):
            play_by_day(s, seat, action - PLAY)
        else:
            if s.detail(FREE_SOLDIERS) > 0:
                s.set_detail(FREE_SOLDIERS, s.detail(FREE_SOLDIERS) - 1)
            else:
                pay(s, seat, 1)
            place_soldiers(s, seat, action - PUT, 1)

    def write(self, details: Details) -> list[str]:
        return [str(details[FREE_SOLDIERS])]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(number_within(words[0], 0, SCRIBE_SOLDIERS, "free soldiers")) if len(words) == 1 else None


# ---- soldiers placed without payment


@final
class ChoosePlaces(Question[State]):
    """Never beside an enemy. Tiles that place at once place as many as fit, the others may place fewer.
    [K-RECR-1, K-TILE-3]"""

    name = "choose-places"
    wants = "how many soldiers are left and where they go, and perhaps a zone: `3 city`, `1 city-or-army FW1`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=24)
        if s.detail(WHERE) != IN_CITY:
            options = append(options, i64(FINISH))
        for zone in range(ZONES):
            if can_place(s, seat, zone, s.detail(WHERE), s.detail(CHOSEN_ARMY)):
                options = append(options, PUT + i64(zone))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        where = s.detail(WHERE)
        if action != FINISH:
            zone = action - PUT
            if where == FROM_VETERANS:
                give_up_veterans(s, seat, 1)
            place_soldiers(s, seat, zone, 1)
            s.set_detail(SOLDIERS_LEFT, s.detail(SOLDIERS_LEFT) - 1)
            if where == ENLISTED_ARMY:
                s.set_detail(CHOSEN_ARMY, zone)
            if s.detail(SOLDIERS_LEFT) > 0 and is_place_left(s, seat):
                return
        s.answered()
        if where == FROM_VETERANS:
            discard_veterans(s, seat)

    def write(self, details: Details) -> list[str]:
        zone = details[CHOSEN_ARMY]
        army = [ZONE_NAMES[zone]] if zone != NO_ZONE else []
        return [str(details[SOLDIERS_LEFT]), WHERE_NAMES[details[WHERE]], *army]

    def read(self, words: list[str], players: int) -> Details | None:
        if len(words) not in (2, 3):
            return None
        zone = find_name(words[2], ZONE_NAMES, "zone") if len(words) == 3 else NO_ZONE
        left = number_within(words[0], 1, 99, "soldiers to place")
        return Details(left, find_name(words[1], WHERE_NAMES, "place"), zone)


def is_place_left(s: State, seat: i64) -> bool:
    for zone in range(ZONES):
        if can_place(s, seat, zone, s.detail(WHERE), s.detail(CHOSEN_ARMY)):
            return True
    return False


# ---- several battles after recruiting


@final
class ChooseBattle(Question[State]):
    """In an order one chooses; it is asked only if there is a choice (`settle_battles`). [K-RECR-1]"""

    name = "choose-battle"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return contested_districts(s, seat)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        fight_at(s, seat, action - GO)


def contested_districts(s: State, seat: i64) -> vec[i64]:
    options = vec[i64](capacity=4)
    for number in range(DISTRICTS):
        if is_contested(s, seat, district(s, seat, number)):
            options = append(options, GO + district(s, seat, number))
    return options


def is_contested(s: State, seat: i64, zone: i64) -> bool:
    return soldiers_at(s, seat, zone) > 0 and enemy_at(s, seat, zone) >= 0


def settle_battles(s: State) -> bool:
    """Fight the only battle, or go on without one; False if there is a choice to make. [K-RECR-1]"""
    seat = lowest_seat(s.asked())
    left = contested_districts(s, seat)
    if len(left) > 1:
        return False
    if len(left) == 0:
        s.answered()
    else:
        fight_at(s, seat, left[0] - GO)
    return True


def fight_at(s: State, seat: i64, zone: i64) -> None:
    begin_battle(s, seat, enemy_at(s, seat, zone), zone)
