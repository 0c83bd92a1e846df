"""A battle, in eight steps."""

from typing import Final

from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE, only
from shedet.core.position import bit
from shedet.games.kemet.armies import creature_at, soldiers_at
from shedet.games.kemet.components import (
    COST_OF,
    GLORY,
    GLORY_GAIN,
    INTERVENTIONS,
    REINFORCED,
    REINFORCEMENT,
    RUSE,
    TACTICAL_CHOICE,
)
from shedet.games.kemet.events import (
    ACTIVE_CARD,
    CARD,
    DISBANDED,
    DISCARDED_CARD,
    FAME,
    RETREATED,
)
from shedet.games.kemet.events import BATTLE as BATTLE_TOLD
from shedet.games.kemet.events import (
    VETERANS as VETERANS_TOLD,
)
from shedet.games.kemet.rules.battle_cards import discard, take_back_discards, take_from_hand
from shedet.games.kemet.rules.control import is_free, limit
from shedet.games.kemet.rules.damage import resolve
from shedet.games.kemet.rules.prayer import gain, pay
from shedet.games.kemet.rules.soldiers import put_creature, return_soldiers
from shedet.games.kemet.state import (
    ATTACKER,
    BATTLE_FAME,
    BATTLE_STEP,
    BATTLE_ZONE,
    CHOOSE_CARDS,
    CHOOSE_END,
    CHOOSE_REINFORCEMENT,
    CHOOSE_RETREAT,
    CHOOSE_RETURNED,
    CHOOSE_SHOWN,
    CHOOSE_STAY,
    CHOOSE_TACTICS,
    CHOOSE_WOUNDS,
    CITY,
    DEFENDER,
    DISCARDS,
    FAMED,
    FIGHTERS,
    FIGHTING,
    HAND,
    PLAYED,
    PRAYER_POINTS,
    SUPPLY,
    VETERANS,
    WOUNDS,
    State,
    active_card,
    add_card,
    battle_discards,
    battle_hand,
    battle_step,
    battle_zone,
    board,
    cards_of,
    clear_battle,
    count_cards,
    discarded_card,
    fighter,
    fought_with,
    has_gained_fame,
    kills,
    owns,
    remove_card,
    set_active_card,
    set_battle_discards,
    set_board,
    set_discarded_card,
    side_of,
    winning_side,
)
from shedet.games.kemet.tiles import (
    DEFENSIVE_VICTORY,
    DEVOURED,
    DEVOURER,
    DIVINE_HUNGER,
    DIVINE_WOUND,
    HUNGER_GAIN,
    NO_CREATURE,
    PRESCIENCE,
    PRIEST_OF_RA,
)
from shedet.games.kemet.zones import CITY_OF, IN_PLAY, NEIGHBOURS, ZONES

# The steps; those of the rulebook are in parts here, as each may ask a question.
PREPARE: Final = 0
CHOOSE: Final = 1
REVEAL: Final = 2
PAY: Final = 3  # + side
TACTICS: Final = 5  # + side
WOUND: Final = 7  # + side
RESOLVE: Final = 9
LOSER_ENDS: Final = 10
REWARD: Final = 11
REINFORCE: Final = 12
WINNER_ENDS: Final = 13
CLEAN_UP: Final = 14


def begin_battle(s: State, attacker: i64, defender: i64, zone: i64) -> None:
    clear_battle(s)
    s.battle[FIGHTERS + ATTACKER] = u8(attacker)
    s.battle[FIGHTERS + DEFENDER] = u8(defender)
    s.battle[BATTLE_ZONE] = u8(zone)
    s.tell(EVERYONE, BATTLE_TOLD, attacker, zone, defender, 0)
    s.ask(FIGHTING, 0, 0, 0, 0)


def go_on_fighting(s: State) -> None:
    """The next step; the attacker's effects come first, and a battle is carried through to its end. [K-BAT-8]"""
    step = battle_step(s)
    s.battle[BATTLE_STEP] += 1
    if step == PREPARE:
        prepare(s)
    elif step == CHOOSE:
        s.ask(CHOOSE_CARDS, (1 << fighter(s, ATTACKER)) | (1 << fighter(s, DEFENDER)), 0, 0, 0)
    elif step == REVEAL:
        reveal(s)
    elif step < TACTICS:
        pay_interventions(s, step - PAY)
    elif step < WOUND:
        offer_tactics(s, step - TACTICS)
    elif step < RESOLVE:
        offer_wounds(s, step - WOUND)
    elif step == RESOLVE:
        resolve(s)
    elif step == LOSER_ENDS:
        end_for_loser(s)
    elif step == REWARD:
        reward(s)
    elif step == REINFORCE:
        offer_reinforcement(s)
    elif step == WINNER_ENDS:
        end_for_winner(s)
    else:
        clean_up(s)


# ---- step 1: preparation


def prepare(s: State) -> None:
    """With no cards left take the discards back; Prescience sees the enemy's active card first. [K-BAT-1, K-BAT-2]"""
    for side in range(2):
        if battle_hand(s, fighter(s, side)) == 0:
            take_back_discards(s, fighter(s, side))
    for side in range(2):
        if owns(s, fighter(s, side), PRESCIENCE):
            s.ask(CHOOSE_SHOWN, 1 << fighter(s, 1 - side), 0, 0, 0)


def lay_active(s: State, side: i64, card: i64) -> None:
    set_active_card(s, side, card)
    take_from_hand(s, fighter(s, side), card)


def lay_discarded(s: State, side: i64, card: i64) -> None:
    set_discarded_card(s, side, card)
    take_from_hand(s, fighter(s, side), card)


def show_active(s: State, side: i64) -> None:
    """Prescience: for all to see, before its owner chooses. [K-BAT-2]"""
    s.tell(EVERYONE, ACTIVE_CARD, fighter(s, side), active_card(s, side), 0, 0)
    s.reveal()


# ---- step 2: reveal


def reveal(s: State) -> None:
    """Both active cards and all interventions at once; the discarded cards stay face down. [K-BAT-2]"""
    s.reveal()
    for side in range(2):
        seat = fighter(s, side)
        s.tell(EVERYONE, ACTIVE_CARD, seat, active_card(s, side), 0, 0)
        s.tell(only(seat), DISCARDED_CARD, seat, discarded_card(s, side), 0, 0)
        discard(s, seat, discarded_card(s, side))
        for kind in range(INTERVENTIONS):
            for _ in range(cards_of(s, PLAYED + seat, kind)):
                s.tell(EVERYONE, CARD, seat, kind, HAND + seat, PLAYED + seat)


def pay_interventions(s: State, side: i64) -> None:
    """They are paid now; if not all can be, the owner chooses which return to the hand. [K-BAT-2]"""
    seat = fighter(s, side)
    if cost_of_played(s, seat) > board(s, seat, PRAYER_POINTS):
        s.battle[BATTLE_STEP] -= 1
        s.ask(CHOOSE_RETURNED, 1 << seat, 0, 0, 0)
        return
    for kind in range(INTERVENTIONS):
        for _ in range(cards_of(s, PLAYED + seat, kind)):
            pay(s, seat, COST_OF[kind])


def cost_of_played(s: State, seat: i64) -> i64:
    total: i64 = 0
    for kind in range(INTERVENTIONS):
        total += cards_of(s, PLAYED + seat, kind) * COST_OF[kind]
    if total > 0 and owns(s, seat, PRIEST_OF_RA) and (s.discounts >> seat) & 1 == 0:
        total -= 1
    return total


def get_back(s: State, seat: i64, kind: i64) -> None:
    """An intervention that cannot be paid returns to the hand. [K-BAT-2]"""
    return_played(s, seat, kind, HAND + seat)


def return_played(s: State, seat: i64, kind: i64, target: i64) -> None:
    remove_card(s, PLAYED + seat, kind)
    add_card(s, target, kind)
    s.tell(EVERYONE, CARD, seat, kind, PLAYED + seat, target)


def offer_tactics(s: State, side: i64) -> None:
    """Tactical Choice may swap the active card with the one just discarded. [K-BAT-2]"""
    seat = fighter(s, side)
    if cards_of(s, PLAYED + seat, TACTICAL_CHOICE) > 0:
        s.ask(CHOOSE_TACTICS, 1 << seat, 0, 0, 0)


def swap_active(s: State, side: i64) -> None:
    seat = fighter(s, side)
    was = active_card(s, side)
    now = discarded_card(s, side)
    set_active_card(s, side, now)
    set_discarded_card(s, side, was)
    set_battle_discards(s, seat, battle_discards(s, seat) ^ (1 << was) ^ (1 << now))
    s.tell(EVERYONE, ACTIVE_CARD, seat, now, 0, 0)
    s.reveal()


def offer_wounds(s: State, side: i64) -> None:
    """Divine Wound: interventions that were not played may be discarded, +1 strength each. [K-BAT-2]"""
    seat = fighter(s, side)
    if owns(s, seat, DIVINE_WOUND) and count_cards(s, HAND + seat) > 0:
        s.ask(CHOOSE_WOUNDS, 1 << seat, 0, 0, 0)


def wound(s: State, seat: i64, kind: i64) -> None:
    remove_card(s, HAND + seat, kind)
    add_card(s, DISCARDS, kind)
    s.tell(EVERYONE, CARD, seat, kind, HAND + seat, DISCARDS)
    s.battle[WOUNDS + side_of(s, seat)] += 1


# ---- step 5: the loser


def end_for_loser(s: State) -> None:
    """Disband, or retreat to a zone the winner chooses; with nowhere to go disband. [K-BAT-5]"""
    loser = fighter(s, 1 - winning_side(s))
    if soldiers_at(s, loser, battle_zone(s)) == 0:
        return
    if retreat_zones(s, loser) == 0:
        disband(s, loser)
    else:
        s.ask(CHOOSE_END, 1 << loser, 0, 0, 0)


def retreat_zones(s: State, loser: i64) -> i64:
    """Adjacent free zones, no district but of the loser's own city; a bit each. [K-BAT-5]"""
    zone = battle_zone(s)
    near = NEIGHBOURS[zone] & IN_PLAY[s.players]
    found: i64 = 0
    for target in range(ZONES):
        if (near >> target) & 1 == 1 and is_free(s, target):
            if CITY_OF[target] < 0 or CITY_OF[target] == board(s, loser, CITY):
                found |= bit(target)
    return found


def disband(s: State, seat: i64) -> None:
    """All soldiers to the supply, for one prayer point less than soldiers. [K-BAT-5]"""
    zone = battle_zone(s)
    number = soldiers_at(s, seat, zone)
    s.tell(EVERYONE, DISBANDED, seat, zone, 0, 0)
    return_soldiers(s, seat, zone, number)
    gain(s, seat, number - 1)


def choose_retreat(s: State, loser: i64) -> None:
    """The winner chooses where to, if there is a choice. [K-BAT-5]"""
    zones = retreat_zones(s, loser)
    if zones & (zones - 1) != 0:
        s.ask(CHOOSE_RETREAT, 1 << fighter(s, winning_side(s)), loser, 0, 0)
        return
    target: i64 = 0
    while (zones >> target) & 1 == 0:
        target += 1
    retreat(s, loser, target)


def retreat(s: State, loser: i64, target: i64) -> None:
    """Soldiers and creature. [K-BAT-5]"""
    zone = battle_zone(s)
    number = soldiers_at(s, loser, zone)
    s.soldiers[loser * ZONES + zone] = 0
    s.soldiers[loser * ZONES + target] = u8(number)
    s.tell(EVERYONE, RETREATED, loser, zone, target, number)
    creature = creature_at(s, loser, zone)
    if creature != NO_CREATURE:
        put_creature(s, loser, creature, target)


# ---- step 6: rewards


def reward(s: State) -> None:
    """Fame for an attacker who won with a survivor, a veteran for a defender who won, a veteran for whoever has
    gained no fame. The fame of the zone follows from control. [K-BAT-6]"""
    winner = winning_side(s)
    seat = fighter(s, winner)
    survived = soldiers_at(s, seat, battle_zone(s)) > 0
    if survived and (winner == ATTACKER or owns(s, seat, DEFENSIVE_VICTORY)):
        gain_battle_fame(s, winner)
    if survived and kills(s, winner) >= DEVOURED and fought_with(s, winner) == DEVOURER:
        gain_battle_fame(s, winner)
    if winner == DEFENDER:
        gain_veteran(s, seat)
    for side in range(2):
        if not has_gained_fame(s, side):
            gain_veteran(s, fighter(s, side))
    if owns(s, seat, DIVINE_HUNGER):
        gain(s, seat, HUNGER_GAIN)
    if cards_of(s, PLAYED + seat, GLORY) > 0:
        gain(s, seat, GLORY_GAIN)


def gain_battle_fame(s: State, side: i64) -> None:
    seat = fighter(s, side)
    set_board(s, seat, BATTLE_FAME, board(s, seat, BATTLE_FAME) + 1)
    s.battle[FAMED] = u8(i64(s.battle[FAMED]) | (1 << side))
    s.tell(EVERYONE, FAME, seat, 1, 0, 0)


def gain_veteran(s: State, seat: i64) -> None:
    set_board(s, seat, VETERANS, board(s, seat, VETERANS) + 1)
    s.tell(EVERYONE, VETERANS_TOLD, seat, board(s, seat, VETERANS), 0, 0)


def offer_reinforcement(s: State) -> None:
    """The card Reinforcement: up to 3 soldiers for the winner, even without a survivor. [K-TILE-5]"""
    seat = fighter(s, winning_side(s))
    if cards_of(s, PLAYED + seat, REINFORCEMENT) > 0 and most_reinforced(s, seat) > 0:
        s.ask(CHOOSE_REINFORCEMENT, 1 << seat, 0, 0, 0)


def most_reinforced(s: State, seat: i64) -> i64:
    most: i64 = REINFORCED
    if board(s, seat, SUPPLY) < most:
        most = board(s, seat, SUPPLY)
    room = limit(s, seat) - soldiers_at(s, seat, battle_zone(s))
    return room if room < most else most


# ---- steps 7 and 8


def end_for_winner(s: State) -> None:
    """Stay or disband. [K-BAT-7]"""
    seat = fighter(s, winning_side(s))
    if soldiers_at(s, seat, battle_zone(s)) > 0:
        s.ask(CHOOSE_STAY, 1 << seat, 0, 0, 0)


def clean_up(s: State) -> None:
    """Cards and interventions to their discards; a Ruse returns to the hand. [K-BAT-7, K-TILE-4]"""
    for side in range(2):
        seat = fighter(s, side)
        discard(s, seat, active_card(s, side))
        for kind in range(INTERVENTIONS):
            while cards_of(s, PLAYED + seat, kind) > 0:
                return_played(s, seat, kind, HAND + seat if kind == RUSE else DISCARDS)
    clear_battle(s)
    s.answered()
