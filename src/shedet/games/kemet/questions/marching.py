"""Questions of a move: which army, how much of it, where to."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.question import Details, Question
from shedet.core.text import find_name
from shedet.games.kemet.actions import FINISH, GO, PLAY, TAKE, TELEPORT
from shedet.games.kemet.armies import has_creature, soldiers_at
from shedet.games.kemet.components import (
    BY_DAY,
    COST_OF,
    OPEN_GATES,
    SWIFTNESS,
    TELEPORT_COST,
    TELEPORTATION,
    WINDOW_OF,
)
from shedet.games.kemet.questions.offers import (
    add_day_cards,
    add_joins,
    answer_join,
    is_join,
    is_play,
    joined_district,
    joining_creature,
)
from shedet.games.kemet.rules.control import limit
from shedet.games.kemet.rules.interventions import play_by_day, play_in_move
from shedet.games.kemet.rules.moving import (
    begin_move,
    can_end_with,
    can_teleport,
    group,
    may_group,
    may_play_in_move,
    may_step,
    may_stop,
    may_teleport,
    reached,
    step,
    teleport,
)
from shedet.games.kemet.rules.prayer import can_pay
from shedet.games.kemet.state import (
    ARMY_ZONE,
    CHOOSE_GROUP,
    MOVE_CREATURE,
    MOVE_GROUPED,
    MOVE_SOLDIERS,
    MOVE_ZONE,
    OPEN_WALLS,
    State,
    district,
)
from shedet.games.kemet.tiles import CREATURES, NO_CREATURE
from shedet.games.kemet.zones import ZONE_NAMES, ZONES

OPEN: Final = "open"  # a move that ignores walls, as it is written

# ---- which army


@final
class ChooseArmy(Question[State]):
    """Any army; or none: a field may be taken without effect. [K-MOVE-1, K-DAY-1]"""

    name = "choose-army"
    wants = "nothing, or `open` for a move that ignores walls"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=24)
        options = append(options, i64(FINISH))
        options = add_joins(s, seat, options)
        for zone in range(ZONES):
            if soldiers_at(s, seat, zone) > 0:
                options = append(options, GO + i64(zone))
        return add_day_cards(s, seat, options)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if is_play(action):
            play_by_day(s, seat, action - PLAY)
        elif is_join(action):
            answer_join(s, seat, action)
        else:
            open_walls = s.detail(OPEN_WALLS)
            s.answered()
            if action != FINISH:
                s.ask(CHOOSE_GROUP, 1 << seat, open_walls, action - GO, 0)

    def write(self, details: Details) -> list[str]:
        return [OPEN] if details[OPEN_WALLS] else []

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(len(words)) if words in ([], [OPEN]) else None


# ---- how much of it


@final
class ChooseGroup(Question[State]):
    """Soldiers, with or without the creature. [K-MOVE-1]"""

    name = "choose-group"
    wants = "the zone of an army, and `open` for a move that ignores walls: `FW1`, `FW1 open`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return add_groups(s, seat, s.detail(ARMY_ZONE), vec[i64](capacity=16))

    def answer(self, s: State, seat: i64, action: i64) -> None:
        open_walls = s.detail(OPEN_WALLS)
        zone = s.detail(ARMY_ZONE)
        s.answered()
        begin_move(s, seat, zone, group_soldiers(action), group_creature(action), open_walls)

    def write(self, details: Details) -> list[str]:
        return [ZONE_NAMES[details[ARMY_ZONE]], *([OPEN] if details[OPEN_WALLS] else [])]

    def read(self, words: list[str], players: int) -> Details | None:
        if len(words) == 0 or words[1:] not in ([], [OPEN]):
            return None
        return Details(len(words) - 1, find_name(words[0], ZONE_NAMES, "zone"))


def add_groups(s: State, seat: i64, zone: i64, options: vec[i64]) -> vec[i64]:
    for soldiers in range(1, limit(s, seat) + 1):
        for creature in range(CREATURES):
            if i64(s.creatures[creature]) == zone and has_creature(s, seat, creature):
                if may_group(s, seat, zone, soldiers, creature):
                    options = append(options, group_action(soldiers, creature))
        if may_group(s, seat, zone, soldiers, NO_CREATURE):
            options = append(options, group_action(soldiers, NO_CREATURE))
    return options


def group_action(soldiers: i64, creature: i64) -> i64:
    return TAKE + (soldiers - 1) * (CREATURES + 1) + creature


def group_soldiers(action: i64) -> i64:
    return (action - TAKE) // (CREATURES + 1) + 1


def group_creature(action: i64) -> i64:
    return (action - TAKE) % (CREATURES + 1)


# ---- where to


@final
class ChooseStep(Question[State]):
    """Stop, walk or sail on, teleport, drop or pick up, play interventions. [K-MOVE-1, K-MOVE-4]"""

    name = "choose-step"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=48)
        may_end = may_stop(s, seat)
        if may_end:
            options = append(options, i64(FINISH))
            options = add_joins(s, seat, options)
        near = reached(s, seat, i64(s.move[MOVE_ZONE]))
        for zone in range(ZONES):
            if (near >> zone) & 1 == 1 and may_step(s, seat, zone):
                options = append(options, GO + i64(zone))
        if can_teleport(s, seat) and can_pay(s, seat, TELEPORT_COST):
            options = add_teleports(s, seat, TELEPORT_COST, options)
        if s.move[MOVE_GROUPED] == 0:
            options = add_regroupings(s, seat, options)
        if may_end:
            options = add_day_cards(s, seat, options)
        for kind in range(SWIFTNESS, OPEN_GATES + 1):
            if may_play_in_move(s, seat, kind):
                options = append(options, PLAY + i64(kind))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == FINISH:
            s.answered()
        elif is_join(action):
            answer_join(s, seat, action)
            take_along(s, seat, action)
        elif is_play(action):
            answer_card(s, seat, action - PLAY)
        elif action < TELEPORT:
            step(s, seat, action - GO)
        elif action < TAKE:
            teleport(s, seat, action - TELEPORT, TELEPORT_COST)
        else:
            group(s, group_soldiers(action), group_creature(action))


def add_teleports(s: State, seat: i64, cost: i64, options: vec[i64]) -> vec[i64]:
    """To any obelisk. [K-MOVE-2]"""
    for zone in range(ZONES):
        if may_teleport(s, seat, zone, cost):
            options = append(options, TELEPORT + i64(zone))
    return options


def add_regroupings(s: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """Another army than the one that came, once in each zone. [K-MOVE-4]"""
    came = group_action(i64(s.move[MOVE_SOLDIERS]), i64(s.move[MOVE_CREATURE]))
    may_end = may_stop(s, seat)
    for action in add_groups(s, seat, i64(s.move[MOVE_ZONE]), vec[i64](capacity=16)):
        if action != came and (may_end or can_end_with(s, seat, group_soldiers(action), group_creature(action))):
            options = append(options, action)
    return options


def take_along(s: State, seat: i64, action: i64) -> None:
    """A creature that joins where the army is goes with it. [K-CREA-1]"""
    if district(s, seat, joined_district(action)) == i64(s.move[MOVE_ZONE]):
        s.move[MOVE_CREATURE] = u8(joining_creature(action))


def answer_card(s: State, seat: i64, kind: i64) -> None:
    if WINDOW_OF[kind] == BY_DAY:
        play_by_day(s, seat, kind)
    else:
        play_in_move(s, seat, kind)


@final
class ChooseObelisk(Question[State]):
    """The card Teleportation: from anywhere to an obelisk, for the price of the card. [K-MOVE-2]"""

    name = "choose-obelisk"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return add_teleports(s, seat, COST_OF[TELEPORTATION], vec[i64](capacity=12))

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        teleport(s, seat, action - TELEPORT, COST_OF[TELEPORTATION])
