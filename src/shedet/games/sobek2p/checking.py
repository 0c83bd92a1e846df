"""Checking that a position can come from this box, and that what is asked in it is asked by the rules."""

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.core.position import lowest_seat
from shedet.core.text import at_question, check_copies
from shedet.games.sobek2p.actions import LAYINGS, TAKE, goods_of_laying, kind_of_laying
from shedet.games.sobek2p.components import (
    ARCHITECT,
    BACK_OF,
    CATTLE_SCRIBE,
    CHARACTER_BACK,
    CHARACTER_TABLE,
    COPIES_OF,
    COURTESAN,
    DEBEN,
    DEBEN_COPIES,
    EYE,
    FIELDS,
    FINGER,
    FIRST_JOKER,
    FISH_SCRIBE,
    GOODS,
    GOODS_OF,
    HARVEST,
    HARVEST_GOODS,
    HIGH_PRIEST,
    HIGH_PRIESTESS,
    KIND_OF_CHARACTER,
    KINDS,
    LOWEST_DEBEN,
    MERCHANT,
    MUMMY,
    NO_FIELD,
    NO_TILE,
    ORIENTATION_OF,
    ORIENTATIONS,
    PIROGUE_COPIES,
    PIROGUE_NAMES,
    PIROGUES,
    PYRAMID,
    THIEF,
    TILE_KINDS,
    TILE_NAMES,
    VIZIER,
    field_name,
)
from shedet.games.sobek2p.decisions import QUESTIONS, legal_actions
from shedet.games.sobek2p.questions.turns import tiles_on_the_line
from shedet.games.sobek2p.rules.characters import HAND_LIMIT
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles, sellable
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
    CHOOSE_ACTION,
    CHOOSE_CENTRE_TILE,
    CHOOSE_CLAIM,
    CHOOSE_DEBEN,
    CHOOSE_DISCARD,
    CHOOSE_HARVEST,
    CHOOSE_LAYING,
    CHOOSE_MARKET_TILE,
    CHOOSE_ORIENTATION,
    CHOOSE_PIROGUE,
    CHOOSE_PURGE,
    CHOOSE_PYRAMID_ACTION,
    CHOOSE_SET,
    CHOOSE_SHOWN_PIROGUE,
    CHOOSE_THEFT,
    DEBEN_SHOWN,
    FIRST_LAYING,
    FRONT,
    HAND,
    HARVESTS,
    KEEP_OR_TRADE,
    LAID,
    LAID_SO_FAR,
    LAST_LAID,
    LAYING_GOODS,
    LAYINGS_MADE,
    NAME_TILE,
    NAMED_FIELD,
    NOTCHED,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SOLD_GOODS,
    SUPPLY,
    TAKE_NAMED_TILE,
    TAKEN_KIND,
    State,
    beside,
    count_deben,
    count_pirogues,
    count_tiles,
    deben_of,
    pirogues_of,
    tiles_of,
)

# ---- components


def count_kind(s: State, kind: int) -> int:
    """How many tiles of a kind are anywhere."""
    total = sum(int(tiles_of(s, place, kind)) for place in range(ASIDE + 1))
    total += sum(1 for field in range(FIELDS) if int(s.market[field]) == kind)
    return total + sum(1 for at in range(int(s.pile_left)) if int(s.pile[at]) == kind)


def count_deben_of(s: State, value: int) -> int:
    return sum(int(deben_of(s, place, value)) for place in range(BAG, DEBEN_SHOWN + 1))


def count_pirogues_of(s: State, pirogue: int) -> int:
    return sum(int(pirogues_of(s, place, pirogue)) for place in range(NOTCHED, PIROGUES_BOXED + 1))


def check_box(s: State) -> None:
    """Raise BadSetup unless every tile, deben and pirogue of the box is in exactly one place."""
    for kind in range(KINDS):
        check_copies(count_kind(s, kind), int(COPIES_OF[kind]), f"tiles {TILE_NAMES[kind]}")
    for value in range(DEBEN):
        check_copies(count_deben_of(s, value), int(DEBEN_COPIES[value]), f"deben of {LOWEST_DEBEN + value}")
    for pirogue in range(PIROGUES):
        check_copies(count_pirogues_of(s, pirogue), int(PIROGUE_COPIES[pirogue]), f"pirogues {PIROGUE_NAMES[pirogue]}")


# ---- the table


def check_table(s: State) -> None:
    """The ankh stands on an empty field; only pirogues that stay lie before a player, and harvests with goods that are
    there. [P-TAKE-2, P-PIR-6]"""
    if s.ankh_field != NO_FIELD and s.market[s.ankh_field] != NO_TILE:
        raise BadSetup("the ankh stands on an empty field, but a tile lies on its field.")
    for seat in range(2):
        for pirogue in (PYRAMID, EYE, FINGER, MUMMY):
            if pirogues_of(s, FRONT + seat, pirogue) > 0:
                raise BadSetup(f"{PIROGUE_NAMES[pirogue]} is boxed when it is revealed; it lies before nobody.")
        for goods in range(HARVEST_GOODS):
            if beside(s, seat, goods, HARVESTS) > 0 and not laid_out(s, seat, goods):
                raise BadSetup(f"a harvest cannot lie with {GOODS[goods]} that are not laid out.")
        asked = s.question() == CHOOSE_HARVEST and s.asked() == 1 << seat
        if unlaid_harvests(s, seat) > (1 if asked else 0):
            raise BadSetup(
                f"a harvest of {seat_name(seat)} lies with no goods; write `{seat_name(seat)} harvest` and the goods "
                "that it lies with."
            )
    if count_deben(s, DEBEN_SHOWN) > 0 and s.question() != CHOOSE_DEBEN:
        raise BadSetup("deben are shown only while choose-deben is asked; otherwise they are held or in the bag.")
    if count_pirogues(s, PIROGUES_SHOWN) > 0 and s.question() != CHOOSE_SHOWN_PIROGUE:
        raise BadSetup("pirogues are shown only while choose-shown-pirogue is asked; otherwise they are in the supply.")


def unlaid_harvests(s: State, seat: i64) -> int:
    """Harvests before a player that lie with no goods yet. [P-PIR-6]"""
    laid = sum(int(beside(s, seat, goods, HARVESTS)) for goods in range(HARVEST_GOODS))
    return int(pirogues_of(s, FRONT + seat, HARVEST)) - laid


def check_the_end(s: State, lines: dict[str, list[int]]) -> None:
    """When the game is over nothing is asked, and all tiles have left the hands. [P-END-3]"""
    if s.depth > 0:
        raise BadSetup(f"{at_question(lines, 0)}nothing is asked when the game is over.")
    for seat in range(2):
        if count_tiles(s, HAND + seat) > 0:
            raise BadSetup(
                f"the game is over, but {seat_name(seat)} holds tiles; they would lie on the corruption board."
            )


# ---- the question

ON_TURN: Final = 0
OPPONENT: Final = 1


class Asking(NamedTuple):
    """When a question is asked: of whom, after which character was played or which pirogue revealed (they are in the
    box), and what else must be true. The last is a function that says what is wrong, or nothing."""

    whose: int
    played: tuple[int, ...]
    revealed: tuple[int, ...]
    what_is_wrong: Callable[[State, int], str]


def check_the_question(s: State, lines: dict[str, list[int]]) -> None:
    """One question is asked at a time, of the right player, by the rules; and it can be answered."""
    if s.depth > 1:
        raise BadSetup(f"{at_question(lines, 1)}one question is asked at a time; leave one of the lines `ask` out.")
    question = int(s.question())
    wrong = what_is_wrong(s, question)
    if not wrong and len(legal_actions(s)) == 0:
        wrong = "nobody can do anything in this position; the game would be over."
    if wrong:
        raise BadSetup(at_question(lines, 0) + wrong)


def what_is_wrong(s: State, question: int) -> str:
    asking = ASKING[question]
    name = QUESTIONS[question].name
    seat = int(lowest_seat(s.asked()))
    if (s.ankh_field == NO_FIELD) != (question == CHOOSE_CENTRE_TILE):
        return "the ankh is off the board while a centre tile is to be taken, and on it otherwise."
    whose = int(s.turn) if asking.whose == ON_TURN else 1 - int(s.turn)
    if seat != whose:
        return f"it is the turn of {seat_name(int(s.turn))}: {name} is asked of {seat_name(whose)}."
    if asking.played and not any(tiles_of(s, BOX, KIND_OF_CHARACTER[each]) > 0 for each in asking.played):
        names = " or the ".join(CHARACTER_TABLE[each].name for each in asking.played)
        return f"{name} is asked when the {names} has been played; it would be in the box."
    if asking.revealed and not any(pirogues_of(s, PIROGUES_BOXED, each) > 0 for each in asking.revealed):
        names = " or ".join(PIROGUE_NAMES[each] for each in asking.revealed)
        return f"{name} is asked when the pirogue {names} has been revealed; it would be in `boxed-pirogues`."
    return asking.what_is_wrong(s, seat)


def _nothing(s: State, seat: int) -> str:
    return ""


def _with_named_tile(s: State, seat: int) -> str:
    """The finger pointed at a tile on the ankh's line. [P-PIR-5]"""
    if TAKE + s.detail(NAMED_FIELD) not in tiles_on_the_line(s):
        return f"no tile lies at {field_name(int(s.detail(NAMED_FIELD)))} on the ankh's line to be named."
    return ""


def _with_orientation(s: State, seat: int) -> str:
    """Who chooses an orientation has just taken a character. [P-TAKE-4]"""
    for kind in range(KINDS):
        if BACK_OF[kind] == CHARACTER_BACK and tiles_of(s, HAND + seat, kind) > 0:
            return ""
    return f"an orientation is chosen after taking a character, but {seat_name(seat)} holds none."


def _with_traded_tile(s: State, seat: int) -> str:
    """A tile with a deben was just taken: it is in hand, and the ankh is turned as it shows. [P-TAKE-2, P-TAKE-5]"""
    kind = int(s.detail(TAKEN_KIND))
    name = TILE_NAMES[kind]
    if not TILE_KINDS[kind].deben or tiles_of(s, HAND + seat, kind) == 0:
        return f"{name} is not a tile with a deben in the hand of {seat_name(seat)}."
    if ORIENTATION_OF[kind] != s.ankh_orientation:
        return f"whoever takes {name} turns the ankh to {ORIENTATIONS[int(ORIENTATION_OF[kind])]}."
    if count_deben(s, BAG) == 0:
        return "the bag is empty; there is nothing to trade for."
    return ""


def _with_set(s: State, seat: int) -> str:
    """The tiles of the sale that are laid so far, in their order, lie before the seller. [P-SELL-1]"""
    goods, laid, last = int(s.detail(SOLD_GOODS)), int(s.detail(LAID_SO_FAR)), int(s.detail(LAST_LAID))
    if laid == 0:
        if not sellable(s, seat, goods, jokers(s, HAND + seat)):
            return f"{seat_name(seat)} does not have {SET} tiles of {GOODS[goods]} to sell."
        return ""
    if last < FIRST_JOKER and GOODS_OF[last] != goods:
        return f"{TILE_NAMES[last]} cannot be sold as {GOODS[goods]}; only {GOODS[goods]} and jokers can."
    so_far = [laid_as(s, seat, goods, kind) for kind in range(last + 1)]
    if so_far[last] == 0:
        return f"{TILE_NAMES[last]} does not lie with the {GOODS[goods]} of {seat_name(seat)}."
    if sum(so_far) < laid:
        return (
            f"{laid} tiles up to {TILE_NAMES[last]} are said to be sold as {GOODS[goods]}, but {sum(so_far)} "
            f"lie before {seat_name(seat)}."
        )
    return ""


def laid_as(s: State, seat: int, goods: int, kind: int) -> int:
    """How many tiles of a kind lie with these goods."""
    if kind >= FIRST_JOKER:
        return int(beside(s, seat, goods, kind - FIRST_JOKER))
    return int(tiles_of(s, LAID + seat, kind)) if GOODS_OF[kind] == goods else 0


def _with_notches(s: State, seat: int) -> str:
    """After a sale one of the pirogues in the notches is chosen. [P-SELL-4]"""
    if count_pirogues(s, NOTCHED) == 0:
        return "no pirogue is in the notches to be chosen."
    if count_tiles(s, LAID + seat) < SET:
        return f"a pirogue is chosen after a sale, but {seat_name(seat)} has not laid out {SET} tiles."
    return ""


def _with_shown_pirogues(s: State, seat: int) -> str:
    """The architect draws three pirogues, fewer only from a supply that is then empty. [P-CHAR-2]"""
    shown = count_pirogues(s, PIROGUES_SHOWN)
    if shown == 0 or shown > 3 or (shown < 3 and count_pirogues(s, SUPPLY) > 0):
        return f"the architect draws 3 pirogues, or all of the supply, not {shown}."
    return ""


def _with_shown_deben(s: State, seat: int) -> str:
    """The eye draws two deben. [P-PIR-4]"""
    if count_deben(s, DEBEN_SHOWN) != 2:
        return f"the eye draws 2 deben to choose from, not {count_deben(s, DEBEN_SHOWN)}."
    return ""


def _with_line(s: State, seat: int) -> str:
    """The finger names a tile on the ankh's line. [P-PIR-5]"""
    return "" if len(tiles_on_the_line(s)) > 0 else "no tile lies on the ankh's line to be named."


def _with_harvest(s: State, seat: int) -> str:
    """A harvest lies before the player, and goods for it. [P-PIR-6]"""
    name = seat_name(seat)
    if unlaid_harvests(s, seat) != 1:
        return f"no harvest is to be laid; it would be in `{name} pirogues`."
    if not any(laid_out(s, seat, goods) for goods in range(HARVEST_GOODS)):
        return f"{name} has no wheat, cattle or fish laid out for a harvest."
    return ""


def _with_claim(s: State, seat: int) -> str:
    """The vizier takes from the opponent's corruption board. [P-CHAR-4]"""
    if len(legal_actions(s)) == 0:
        return f"no tile is on the corruption board of {seat_name(1 - seat)} to be claimed."
    return ""


def _with_theft(s: State, seat: int) -> str:
    """The thief takes from the opponent's hand. [P-CHAR-5]"""
    if count_tiles(s, HAND + 1 - seat) == 0:
        return f"{seat_name(1 - seat)} holds no tile that could be stolen."
    return ""


def _with_laying(s: State, seat: int) -> str:
    """The courtesan's first tile, if it is laid, lies with goods that were laid out before. [P-CHAR-6]"""
    name = seat_name(seat)
    if s.detail(LAYINGS_MADE) == 0:
        return "" if len(legal_actions(s)) > 0 else f"{name} has no tile for goods that are laid out."
    laying, goods = int(s.detail(FIRST_LAYING)), int(s.detail(LAYING_GOODS))
    if laying >= LAYINGS:
        return f"there are {LAYINGS} ways to lay a tile, counted from 0, not {laying}."
    if goods_of_laying(laying) != goods:
        return f"laying {laying} is one to {GOODS[int(goods_of_laying(laying))]}, not to {GOODS[goods]}."
    kind = int(kind_of_laying(laying))
    before = int(own_tiles(s, LAID + seat, goods)) - (1 if kind < FIRST_JOKER else 0)
    if laid_as(s, seat, goods, kind) == 0 or before < 1:
        return f"{TILE_NAMES[kind]} was not laid to the {GOODS[goods]} of {name}."
    return ""


def _with_market(s: State, seat: int) -> str:
    """The merchant takes any tile of the market. [P-CHAR-7]"""
    return "" if len(legal_actions(s)) > 0 else "the market is empty; there is nothing to take."


def _with_excess(s: State, seat: int) -> str:
    """The scribe's victim has more than six tiles. [P-CHAR-8]"""
    if count_tiles(s, HAND + seat) <= HAND_LIMIT:
        return f"{seat_name(seat)} has no more than {HAND_LIMIT} tiles in hand and discards none."
    return ""


def _with_purge(s: State, seat: int) -> str:
    """A priest boxes tiles of the own corruption board. [P-CHAR-9]"""
    if len(legal_actions(s)) == 0:
        return f"no tile is on the corruption board of {seat_name(seat)} to be boxed."
    return ""


ASKING: Final = {
    CHOOSE_ACTION: Asking(ON_TURN, (), (), _nothing),
    CHOOSE_CENTRE_TILE: Asking(ON_TURN, (), (), _nothing),
    CHOOSE_PYRAMID_ACTION: Asking(ON_TURN, (), (PYRAMID,), _nothing),
    TAKE_NAMED_TILE: Asking(ON_TURN, (), (FINGER,), _with_named_tile),
    CHOOSE_ORIENTATION: Asking(ON_TURN, (), (), _with_orientation),
    KEEP_OR_TRADE: Asking(ON_TURN, (), (), _with_traded_tile),
    CHOOSE_SET: Asking(ON_TURN, (), (), _with_set),
    CHOOSE_PIROGUE: Asking(ON_TURN, (), (), _with_notches),
    CHOOSE_SHOWN_PIROGUE: Asking(ON_TURN, (ARCHITECT,), (), _with_shown_pirogues),
    CHOOSE_DEBEN: Asking(ON_TURN, (), (EYE,), _with_shown_deben),
    NAME_TILE: Asking(ON_TURN, (), (FINGER,), _with_line),
    CHOOSE_HARVEST: Asking(ON_TURN, (), (), _with_harvest),
    CHOOSE_CLAIM: Asking(ON_TURN, (VIZIER,), (), _with_claim),
    CHOOSE_THEFT: Asking(ON_TURN, (THIEF,), (), _with_theft),
    CHOOSE_LAYING: Asking(ON_TURN, (COURTESAN,), (), _with_laying),
    CHOOSE_MARKET_TILE: Asking(ON_TURN, (MERCHANT,), (), _with_market),
    CHOOSE_DISCARD: Asking(OPPONENT, (CATTLE_SCRIBE, FISH_SCRIBE), (), _with_excess),
    CHOOSE_PURGE: Asking(ON_TURN, (HIGH_PRIEST, HIGH_PRIESTESS), (), _with_purge),
}
