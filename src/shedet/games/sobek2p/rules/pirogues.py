"""What a revealed pirogue does."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.sobek2p.components import (
    COBRA_1,
    COBRA_2,
    DEBEN,
    EYE,
    FINGER,
    HARVEST,
    HARVEST_GOODS,
    MUMMY,
    PYRAMID,
    SEVEN,
    TWO_AND_DEBEN,
)
from shedet.games.sobek2p.events import HARVEST_LAID, NAMED, PIROGUE
from shedet.games.sobek2p.rules.moving import draw_deben, move_all, move_deben, no_effect, random_deben
from shedet.games.sobek2p.rules.selling import laid_out
from shedet.games.sobek2p.rules.taking import line_has_tile
from shedet.games.sobek2p.state import (
    BAG,
    CHOOSE_DEBEN,
    CHOOSE_HARVEST,
    CHOOSE_PYRAMID_ACTION,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    HARVESTS,
    NAME_TILE,
    PIROGUES_BOXED,
    TAKE_NAMED_TILE,
    State,
    add_beside,
    add_pirogue,
    count_deben,
    deben_of,
    remove_pirogue,
)


def reveal_pirogue(s: State, seat: i64, pirogue: i64, source: i64) -> None:
    """The chosen pirogue is shown to all and carried out as far as possible. [P-SELL-4, P-CHAR-2]"""
    remove_pirogue(s, source, pirogue)
    target: i64 = PIROGUES_BOXED
    if pirogue == SEVEN or pirogue == TWO_AND_DEBEN:
        target = FRONT + seat
    elif pirogue == COBRA_1 or pirogue == COBRA_2:
        target = FRONT + 1 - seat
    elif pirogue == HARVEST and harvest_possible(s, seat):
        target = FRONT + seat
    add_pirogue(s, target, pirogue)
    s.tell(EVERYONE, PIROGUE, seat, pirogue, source, target)
    carry_out_pirogue(s, seat, pirogue)


def carry_out_pirogue(s: State, seat: i64, pirogue: i64) -> None:
    """Seven points [P-PIR-2] and cobras [P-PIR-8] only lie there until the end; the others act at once."""
    if pirogue == PYRAMID:
        grant_another_turn(s, seat)
    elif pirogue == TWO_AND_DEBEN:
        draw_deben(s, seat)
    elif pirogue == EYE:
        look_at_two_deben(s, seat)
    elif pirogue == FINGER:
        point_the_finger(s, seat)
    elif pirogue == HARVEST:
        place_harvest(s, seat)
    elif pirogue == MUMMY:
        unwrap_the_mummy(s, seat)


def grant_another_turn(s: State, seat: i64) -> None:
    """The pyramid: another turn after this one, in which the ankh may be turned before taking. [P-PIR-1]"""
    s.ask(CHOOSE_PYRAMID_ACTION, 1 << seat, 0, 0, 0)


def look_at_two_deben(s: State, seat: i64) -> None:
    """The eye: draw two deben, keep one, return one; the last one in the bag is simply taken. [P-PIR-4]"""
    in_bag = count_deben(s, BAG)
    if in_bag == 0:
        no_effect(s, seat)
    elif in_bag == 1:
        draw_deben(s, seat)
    else:
        s.reveal()
        move_deben(s, seat, random_deben(s), BAG, DEBEN_SHOWN)
        move_deben(s, seat, random_deben(s), BAG, DEBEN_SHOWN)
        s.ask(CHOOSE_DEBEN, 1 << seat, 0, 0, 0)


def keep_deben(s: State, seat: i64, value: i64) -> None:
    """One deben of the eye is kept hidden, the other returns to the bag. [P-PIR-4]"""
    move_deben(s, seat, value, DEBEN_SHOWN, DEBEN_HELD + seat)
    for other in range(DEBEN):
        while deben_of(s, DEBEN_SHOWN, other) > 0:
            move_deben(s, seat, other, DEBEN_SHOWN, BAG)


def point_the_finger(s: State, seat: i64) -> None:
    """The finger names a tile on the ankh's line that the opponent must take; an empty line has none. [P-PIR-5]"""
    if line_has_tile(s, s.ankh_field, s.ankh_orientation):
        s.ask(NAME_TILE, 1 << seat, 0, 0, 0)
    else:
        no_effect(s, seat)


def name_tile(s: State, seat: i64, field: i64) -> None:
    """The opponent's next turn will be to take this tile. [P-PIR-5]"""
    s.tell(EVERYONE, NAMED, seat, field, 0, 0)
    s.turn = 1 - seat
    s.ask(TAKE_NAMED_TILE, 1 << s.turn, field, 0, 0)


def harvest_possible(s: State, seat: i64) -> bool:
    """Whether wheat, cattle or fish lie before the player. [P-PIR-6]"""
    for goods in range(HARVEST_GOODS):
        if laid_out(s, seat, goods):
            return True
    return False


def place_harvest(s: State, seat: i64) -> None:
    """The harvest is laid with wheat, cattle or fish; with none of them it does nothing. [P-PIR-6]"""
    if harvest_possible(s, seat):
        s.ask(CHOOSE_HARVEST, 1 << seat, 0, 0, 0)
    else:
        no_effect(s, seat)


def lay_harvest(s: State, seat: i64, goods: i64) -> None:
    """Two more scarabs for these goods at the end. [P-PIR-6]"""
    add_beside(s, seat, goods, HARVESTS)
    s.tell(EVERYONE, HARVEST_LAID, seat, goods, 0, 0)


def unwrap_the_mummy(s: State, seat: i64) -> None:
    """All tiles of the own corruption board return to the hand. [P-PIR-7]"""
    move_all(s, seat, CORRUPTION + seat, HAND + seat)
