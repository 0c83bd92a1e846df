"""Questions of a battle: each is asked at its step, of the right side."""

from shedet.core.game import seat_name
from shedet.core.position import count_bits
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.asking.frames import Frame, has_gold, is_marked, unmarked
from shedet.games.kemet.components import (
    IN_BATTLE,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    MOVE,
    NO_CARD,
    RECRUIT,
    REINFORCEMENT,
    TACTICAL_CHOICE,
    WINDOW_OF,
)
from shedet.games.kemet.notation import seats_text
from shedet.games.kemet.questions.recruiting import contested_districts
from shedet.games.kemet.rules.battle import (
    CHOOSE,
    LOSER_ENDS,
    PAY,
    PREPARE,
    REINFORCE,
    RESOLVE,
    REVEAL,
    REWARD,
    TACTICS,
    WINNER_ENDS,
    WOUND,
    cost_of_played,
    most_reinforced,
    retreat_zones,
)
from shedet.games.kemet.state import (
    ATTACKER,
    CHOOSE_ACTION,
    CHOOSE_BATTLE,
    CITY,
    FAMED,
    FIGHTING,
    HAND,
    LOSER,
    PLAYED,
    PRAYER_POINTS,
    State,
    active_card,
    battle_discards,
    battle_hand,
    battle_step,
    battle_zone,
    board,
    cards_of,
    count_cards,
    discarded_card,
    fighter,
    has_committed,
    is_fought,
    kills,
    owns,
    side_in_battle,
    turn_of,
    winning_side,
    wounds,
)
from shedet.games.kemet.tiles import (
    DIVINE_WILL,
    DIVINE_WOUND,
    FORCED_MARCH,
    PRESCIENCE,
    SURPRISE_ATTACK,
)
from shedet.games.kemet.zones import CITY_OF, ZONE_NAMES


def with_battles(s: State, frame: Frame) -> str:
    """After recruiting; on top it is asked only if there is a choice. [K-RECR-1]"""
    if s.question() == CHOOSE_BATTLE and len(contested_districts(s, frame.seat)) < 2:
        return f"{seat_name(frame.seat)} does not have several battles to choose from."
    if is_marked(s, frame.seat, RECRUIT) or has_gold(s, frame.seat, DIVINE_WILL):
        return ""
    return unmarked(frame, "recruit, or gold with Divine Will")


def with_fighting(s: State, frame: Frame) -> str:
    """Who attacks is on turn; the battle is as far as the question on top of it says. [K-BAT-1, K-BAT-7]"""
    if not is_fought(s):
        return "a battle that is fought has a line `battle`."
    if s.question() == FIGHTING:
        return "a battle goes on by itself; a question comes after `ask - fighting`."
    if fighter(s, ATTACKER) != turn_of(s):
        return f"it is the turn of {seat_name(int(turn_of(s)))}, who attacks in the line `battle`."
    zone = int(battle_zone(s))
    if frame.on == CHOOSE_BATTLE and CITY_OF[zone] != board(s, turn_of(s), CITY):
        return f"a battle after recruiting is fought in the attacker's city, not in {ZONE_NAMES[zone]}."
    if frame.on == CHOOSE_ACTION and not moved(s):
        return "a battle follows a move: a marker of this turn lies on move1 or move2, or is gold."
    for side in range(2):
        wrong = with_side(s, side)
        if wrong:
            return wrong
    return ""


def moved(s: State) -> bool:
    seat = int(turn_of(s))
    return is_marked(s, seat, MOVE) or has_gold(s, seat, DIVINE_WILL, FORCED_MARCH, SURPRISE_ATTACK)


def with_side(s: State, side: int) -> str:
    """Soldiers until damage is dealt; cards chosen, then revealed; nothing before its time. [K-BAT-1, K-BAT-2]"""
    seat = int(fighter(s, side))
    name = seat_name(seat)
    step = int(battle_step(s))
    zone = int(battle_zone(s))
    gone = step > REWARD and side != winning_side(s)
    if step <= RESOLVE and soldiers_at(s, seat, zone) == 0:
        return f"{name} fights in {ZONE_NAMES[zone]} without an army there."
    if gone and soldiers_at(s, seat, zone) > 0:
        return f"{name} has lost the battle in {ZONE_NAMES[zone]} and has left it."
    if step <= RESOLVE and (kills(s, side) > 0 or winning_side(s) > 0 or s.battle[FAMED] > 0):
        return "a battle has a winner, kills and fame when it is resolved, not before."
    if wounds(s, side) > 0 and (step <= WOUND or not owns(s, seat, DIVINE_WOUND)):
        return f"{name} has discarded no interventions for Divine Wound in this battle."
    return with_interventions(s, side) or with_battle_cards(s, side)


def with_interventions(s: State, side: int) -> str:
    seat = int(fighter(s, side))
    for kind in range(INTERVENTIONS):
        if cards_of(s, PLAYED + seat, kind) > 0 and (WINDOW_OF[kind] != IN_BATTLE or battle_step(s) <= CHOOSE):
            return f"{seat_name(seat)} cannot have played {INTERVENTION_NAMES[kind]} in this battle by now."
    return ""


def with_battle_cards(s: State, side: int) -> str:
    """The active and the discarded card leave the hand; when they are revealed the discarded one is with the discards.
    [K-BAT-1, K-BAT-2]"""
    seat = int(fighter(s, side))
    name = seat_name(seat)
    step = int(battle_step(s))
    active, discarded = int(active_card(s, side)), int(discarded_card(s, side))
    chosen = [card for card in (active, discarded) if card != NO_CARD]
    discards = int(battle_discards(s, seat))
    revealed = step > REVEAL
    if active == NO_CARD != discarded or (active == discarded and chosen):
        return f"{name} chooses an active card first and discards another one."
    if any((battle_hand(s, seat) >> card) & 1 for card in chosen) or (chosen and (discards >> active) & 1):
        return f"the cards that `side` names for {name} are not in hand, nor is the active one among the discards."
    if discarded != NO_CARD and ((discards >> discarded) & 1 == 1) != revealed:
        return f"the card that {name} has discarded is among the battle discards after the reveal, and not before."
    in_hand = count_bits(battle_hand(s, seat)) + len(chosen)
    if in_hand % 2 == 1 or (in_hand == 0 and step > PREPARE):
        return f"{name} has {in_hand} battle cards besides the discards; two leave the hand in each battle."
    committed = has_committed(s, side)
    if (revealed or committed) and len(chosen) < 2:
        return f"{name} has chosen; the line `side` names an active and a discarded card."
    if (revealed and not committed) or (committed and step <= CHOOSE):
        return f"the line `side` of {name} says whether they have chosen: 1 from the reveal on, 0 before the choice."
    shown = owns(s, fighter(s, 1 - side), PRESCIENCE)
    if (step <= CHOOSE and (discarded != NO_CARD or (chosen and not shown))) or (
        step == REVEAL and shown and not chosen
    ):
        return f"{name} chooses an active card before the others only for Prescience, and then it is named."
    return ""


def with_battle_step(s: State, frame: Frame, step: int) -> str:
    """The step of the battle is the one after that which asks."""
    if battle_step(s) != step:
        return f"{frame.name} is asked at step {step} of the battle, not at {battle_step(s)}."
    return ""


def with_fighter(s: State, frame: Frame, seat: int) -> str:
    if frame.seat != seat:
        return f"{frame.name} is asked of {seat_name(seat)} in this battle, not of {seat_name(frame.seat)}."
    return ""


def side_asked(s: State, frame: Frame) -> int:
    return max(0, int(side_in_battle(s, frame.seat)))


def winner(s: State) -> int:
    return int(fighter(s, winning_side(s)))


def loser(s: State) -> int:
    return int(fighter(s, 1 - winning_side(s)))


def with_shown(s: State, frame: Frame) -> str:
    """Prescience: its owner's opponent shows a card. [K-BAT-2]"""
    side = side_asked(s, frame)
    other = int(fighter(s, 1 - side))
    if not owns(s, other, PRESCIENCE):
        return "choose-shown is asked of the opponent of the player who has Prescience."
    if active_card(s, side) != NO_CARD:
        return f"{seat_name(frame.seat)} has shown an active card already."
    return with_fighter(s, frame, int(fighter(s, side))) or with_battle_step(s, frame, PREPARE + 1)


def with_choice(s: State, frame: Frame) -> str:
    """Both sides choose at once; who has chosen is not asked any more. [K-BAT-1]"""
    wanted = sum(1 << int(fighter(s, side)) for side in range(2) if not has_committed(s, side))
    if frame.asked != wanted:
        return f"choose-cards is asked of those fighters who have not chosen: {seats_text(wanted)}."
    return with_battle_step(s, frame, CHOOSE + 1)


def with_returned(s: State, frame: Frame) -> str:
    """Interventions that cannot be paid. [K-BAT-2]"""
    if cost_of_played(s, frame.seat) <= board(s, frame.seat, PRAYER_POINTS):
        return f"{seat_name(frame.seat)} can pay all interventions played."
    side = side_asked(s, frame)
    return with_fighter(s, frame, int(fighter(s, side))) or with_battle_step(s, frame, PAY + side)


def with_tactics(s: State, frame: Frame) -> str:
    """[K-BAT-2]"""
    if cards_of(s, PLAYED + frame.seat, TACTICAL_CHOICE) == 0:
        return f"{seat_name(frame.seat)} has not played Tactical Choice in this battle."
    return with_battle_step(s, frame, TACTICS + side_asked(s, frame) + 1)


def with_wounds(s: State, frame: Frame) -> str:
    """[K-BAT-2]"""
    if not owns(s, frame.seat, DIVINE_WOUND) or count_cards(s, HAND + frame.seat) == 0:
        return f"{seat_name(frame.seat)} has no Divine Wound, or no intervention to discard for it."
    side = side_asked(s, frame)
    return with_fighter(s, frame, int(fighter(s, side))) or with_battle_step(s, frame, WOUND + side + 1)


def with_loser(s: State) -> str:
    """[K-BAT-5]"""
    if soldiers_at(s, loser(s), battle_zone(s)) == 0:
        return f"{seat_name(loser(s))} has no soldiers left to retreat."
    return ""


def with_end(s: State, frame: Frame) -> str:
    """The loser disbands or retreats, if there is a zone to retreat to. [K-BAT-5]"""
    if retreat_zones(s, loser(s)) == 0:
        return f"{seat_name(loser(s))} has nowhere to retreat to."
    return with_fighter(s, frame, loser(s)) or with_loser(s) or with_battle_step(s, frame, LOSER_ENDS + 1)


def with_retreat(s: State, frame: Frame) -> str:
    """The winner chooses where to, if there is a choice. [K-BAT-5]"""
    if frame.detail(LOSER) != loser(s):
        return f"{seat_name(loser(s))} has lost this battle, not {seat_name(frame.detail(LOSER))}."
    if count_bits(retreat_zones(s, loser(s))) < 2:
        return f"there are not several zones that {seat_name(loser(s))} could retreat to."
    return with_fighter(s, frame, winner(s)) or with_loser(s) or with_battle_step(s, frame, LOSER_ENDS + 1)


def with_reinforcement(s: State, frame: Frame) -> str:
    """[K-TILE-5]"""
    if cards_of(s, PLAYED + frame.seat, REINFORCEMENT) == 0 or most_reinforced(s, frame.seat) <= 0:
        return f"{seat_name(frame.seat)} has not played Reinforcement, or has no soldier or no room for it."
    return with_fighter(s, frame, winner(s)) or with_battle_step(s, frame, REINFORCE + 1)


def with_stay(s: State, frame: Frame) -> str:
    """[K-BAT-7]"""
    if soldiers_at(s, winner(s), battle_zone(s)) == 0:
        return f"{seat_name(winner(s))} has no soldiers left to stay."
    return with_fighter(s, frame, winner(s)) or with_battle_step(s, frame, WINNER_ENDS + 1)
