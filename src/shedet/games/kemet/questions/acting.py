"""Questions of the day: the turn, tiles, pyramids, and what interventions ask."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Details, Question
from shedet.core.text import find_name
from shedet.games.kemet.actions import (
    BUY,
    CHOOSE_CARD,
    END_TURN,
    FINISH,
    FOUND,
    GO,
    GOLD,
    GOLD_MARCH,
    GOLD_SURPRISE,
    GOLD_TWIN,
    GOLD_WILL_MOVE,
    GOLD_WILL_RECRUIT,
    JOIN,
    MARK,
    PLAY,
    RAISE,
    SILVER,
    SWAP_CARD,
    TO_LEVEL,
)
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    BATTLE_CARDS,
    COLOUR_NAMES,
    COLOURS,
    DIVINE_MEMORY,
    FIELDS,
    FIRST_POWER,
    INTERVENTIONS,
    NO_COLOUR,
    TOP_LEVEL,
)
from shedet.games.kemet.questions.offers import add_day_cards, answer_join, is_join, is_play, joining_creature
from shedet.games.kemet.rules.building import build, may_found, may_raise_to
from shedet.games.kemet.rules.buying import buy, may_buy, swap_battle_card
from shedet.games.kemet.rules.day import (
    begin_move_action,
    begin_recruiting,
    begin_surprise_attack,
    end_turn,
    may_end_turn,
    may_mark,
    may_mark_silver,
    place_gold,
    place_marker,
)
from shedet.games.kemet.rules.interventions import is_target, play_by_day, rain_fire, remember
from shedet.games.kemet.rules.soldiers import can_join, can_swap
from shedet.games.kemet.state import (
    BUYING_FIELD,
    CHOOSE_LEVEL,
    CHOOSE_TILE,
    CREATURES_JOINED,
    DISCARDS,
    FIELD,
    GOLD_USED,
    INDICATOR,
    LEVEL,
    MARKERS_PLACED,
    NEW_COLOUR,
    NO_MARKER,
    REGULAR_MARKER,
    SILVER_MARKER,
    SITE,
    SPECIAL_CARD,
    TURN_GOLD,
    TURN_REGULAR,
    TURN_SILVER,
    TWIN,
    State,
    battle_hand,
    board,
    cards_of,
    owns,
)
from shedet.games.kemet.tiles import (
    CREATURE_NAMES,
    CREATURES,
    DIVINE_WILL,
    FORCED_MARCH,
    SURPRISE_ATTACK,
    TILES,
    TWIN_CEREMONY,
)
from shedet.games.kemet.zones import DISTRICT_NAMES, DISTRICTS, ZONES

POWER_NAMES: Final = ("power1", "power2", "power3")
TURN_NAMES: Final = ("regular", "silver", "gold")

# ---- a turn: a marker, silver and gold before or after it, creatures, day interventions [K-DAY-1, K-DAY-3]


@final
class ChooseAction(Question[State]):
    """A regular marker, once; silver and gold, once a day; the end after the regular marker. [K-DAY-1, K-DAY-3]"""

    name = "choose-action"
    wants = "the markers placed in this turn and the creatures that have joined: `regular phoenix`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=32)
        placed = s.detail(MARKERS_PLACED)
        if placed & TURN_REGULAR == 0:
            for field in range(FIELDS):
                if may_mark(s, seat, field) and not repeats_empty_field(s, seat, field):
                    options = append(options, MARK + i64(field))
        for field in range(FIELDS):
            if may_mark_silver(s, seat, field) and not repeats_empty_field(s, seat, field):
                options = append(options, SILVER + i64(field))
        options = add_gold(s, seat, options)
        if placed & TURN_REGULAR != 0 and may_end_turn(s, seat):
            options = append(options, i64(END_TURN))
        options = add_joins_and_swaps(s, seat, options)
        return add_day_cards(s, seat, options)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        placed = s.detail(MARKERS_PLACED)
        if action < SILVER:
            s.set_detail(MARKERS_PLACED, placed | TURN_REGULAR)
            place_marker(s, seat, action - MARK, REGULAR_MARKER)
        elif action < GOLD:
            s.set_detail(MARKERS_PLACED, placed | TURN_SILVER)
            place_marker(s, seat, action - SILVER, SILVER_MARKER)
        elif action < END_TURN:
            s.set_detail(MARKERS_PLACED, placed | TURN_GOLD)
            answer_gold(s, seat, action - GOLD)
        elif action == END_TURN:
            s.answered()
            end_turn(s)
        elif is_join(action):
            s.set_detail(CREATURES_JOINED, s.detail(CREATURES_JOINED) | (1 << joining_creature(action)))
            answer_join(s, seat, action)
        else:
            play_by_day(s, seat, action - PLAY)

    def write(self, details: Details) -> list[str]:
        placed, joined = details[MARKERS_PLACED], details[CREATURES_JOINED]
        markers = [name for number, name in enumerate(TURN_NAMES) if (placed >> number) & 1]
        return [*markers, *(CREATURE_NAMES[creature] for creature in range(CREATURES) if (joined >> creature) & 1)]

    def read(self, words: list[str], players: int) -> Details | None:
        placed = joined = 0
        for word in words:
            if word in TURN_NAMES:
                placed |= 1 << TURN_NAMES.index(word)
            else:
                joined |= 1 << find_name(word, CREATURE_NAMES, "creature")
        return Details(placed, joined)


def repeats_empty_field(s: State, seat: i64, field: i64) -> bool:
    """Of several free power fields without an indicator one is as good as the other: the first is offered."""
    if field < FIRST_POWER or field >= FIRST_POWER + 3 or board(s, seat, INDICATOR + field - FIRST_POWER) != NO_COLOUR:
        return False
    for other in range(FIRST_POWER, field):
        if board(s, seat, FIELD + other) == NO_MARKER and board(s, seat, INDICATOR + other - FIRST_POWER) == NO_COLOUR:
            return True
    return False


def add_gold(s: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """The actions of one's gold tiles. [K-DAY-3]"""
    if board(s, seat, GOLD_USED) > 0:
        return options
    if owns(s, seat, SURPRISE_ATTACK):
        options = append(options, i64(GOLD + GOLD_SURPRISE))
    if owns(s, seat, DIVINE_WILL):
        options = append(options, i64(GOLD + GOLD_WILL_MOVE))
        options = append(options, i64(GOLD + GOLD_WILL_RECRUIT))
    if owns(s, seat, TWIN_CEREMONY) and can_buy_any(s, seat, TWIN):
        options = append(options, i64(GOLD + GOLD_TWIN))
    if owns(s, seat, FORCED_MARCH):
        options = append(options, i64(GOLD + GOLD_MARCH))
    return options


def can_buy_any(s: State, seat: i64, field: i64) -> bool:
    for tile in range(TILES):
        if may_buy(s, seat, tile, field):
            return True
    return False


def add_joins_and_swaps(s: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """Before acting a creature may also take the place of another, each of them once. [K-CREA-1]"""
    before_acting = s.detail(MARKERS_PLACED) == 0
    joined = s.detail(CREATURES_JOINED)
    for creature in range(CREATURES):
        for number in range(DISTRICTS):
            may_swap = before_acting and (joined >> creature) & 1 == 0 and can_swap(s, seat, creature, number)
            if may_swap or can_join(s, seat, creature, number):
                options = append(options, JOIN + creature * DISTRICTS + number)
    return options


def answer_gold(s: State, seat: i64, action: i64) -> None:
    """A move that ignores walls, a move or recruiting, one more tile, or a move. [K-DAY-3]"""
    place_gold(s, seat, action)
    if action == GOLD_SURPRISE:
        begin_surprise_attack(s, seat)
    elif action == GOLD_WILL_MOVE or action == GOLD_MARCH:
        begin_move_action(s, seat)
    elif action == GOLD_WILL_RECRUIT:
        begin_recruiting(s, seat)
    else:
        s.ask(CHOOSE_TILE, 1 << seat, TWIN, 0, 0)


# ---- buying a tile


@final
class ChooseTile(Question[State]):
    """Any tile the field serves for; or nothing: a field may be taken without effect. [K-BUY-1, K-DAY-1, K-DAY-6]"""

    name = "choose-tile"
    wants = "`power1`, `power2`, `power3` or `twin`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=24)
        options = append(options, i64(FINISH))
        for tile in range(TILES):
            if may_buy(s, seat, tile, s.detail(BUYING_FIELD)):
                options = append(options, BUY + i64(tile))
        return add_day_cards(s, seat, options)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if is_play(action):
            play_by_day(s, seat, action - PLAY)
            return
        field = s.detail(BUYING_FIELD)
        s.answered()
        if action != FINISH:
            buy(s, seat, action - BUY, field)

    def write(self, details: Details) -> list[str]:
        field = details[BUYING_FIELD]
        return ["twin" if field == TWIN else POWER_NAMES[field]]

    def read(self, words: list[str], players: int) -> Details | None:
        if len(words) != 1:
            return None
        return Details(TWIN if words[0] == "twin" else find_name(words[0], POWER_NAMES, "power field"))


@final
class ChooseCardToSwap(Question[State]):
    """Any battle card of one's hand leaves for the special one. [K-BUY-2]"""

    name = "choose-card-to-swap"
    wants = "the special battle card that comes"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=12)
        for card in range(BATTLE_CARDS):
            if (battle_hand(s, seat) >> card) & 1 == 1:
                options = append(options, SWAP_CARD + i64(card))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        special = s.detail(SPECIAL_CARD)
        s.answered()
        swap_battle_card(s, seat, action - SWAP_CARD, special)

    def write(self, details: Details) -> list[str]:
        return [BATTLE_CARD_NAMES[details[SPECIAL_CARD]]]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(find_name(words[0], BATTLE_CARD_NAMES, "battle card")) if len(words) == 1 else None


# ---- building


@final
class ChooseSite(Question[State]):
    """Found a pyramid or raise one, also where an enemy stands; or nothing. [K-BUILD-1, K-DAY-1]"""

    name = "choose-site"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=20)
        options = append(options, i64(FINISH))
        for number in range(DISTRICTS):
            for colour in range(COLOURS):
                if may_found(s, seat, number, colour) and may_raise_to(s, seat, number, 1):
                    options = append(options, FOUND + number * COLOURS + colour)
        for number in range(DISTRICTS):
            level = board(s, seat, LEVEL + number)
            if level > 0 and may_raise_to(s, seat, number, level + 1):
                options = append(options, RAISE + i64(number))
        return add_day_cards(s, seat, options)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """If only one level can be paid nothing more is asked."""
        if is_play(action):
            play_by_day(s, seat, action - PLAY)
            return
        s.answered()
        if action == FINISH:
            return
        number = action - RAISE
        colour: i64 = NO_COLOUR
        if action < RAISE:
            number = (action - FOUND) // COLOURS
            colour = (action - FOUND) % COLOURS
        level = board(s, seat, LEVEL + number) + 1
        if may_raise_to(s, seat, number, level + 1):
            s.ask(CHOOSE_LEVEL, 1 << seat, number, colour, 0)
        else:
            build(s, seat, number, colour, level)


@final
class ChooseLevel(Question[State]):
    """As many levels as can be paid. [K-BUILD-1]"""

    name = "choose-level"
    wants = "a district, and the colour of a new pyramid: `A`, `A red`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=4)
        for level in range(1, TOP_LEVEL + 1):
            if may_raise_to(s, seat, s.detail(SITE), level):
                options = append(options, TO_LEVEL + i64(level) - 1)
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        number = s.detail(SITE)
        colour = s.detail(NEW_COLOUR)
        s.answered()
        build(s, seat, number, colour, action - TO_LEVEL + 1)

    def write(self, details: Details) -> list[str]:
        colour = details[NEW_COLOUR]
        return [DISTRICT_NAMES[details[SITE]], *([COLOUR_NAMES[colour]] if colour != NO_COLOUR else [])]

    def read(self, words: list[str], players: int) -> Details | None:
        if len(words) not in (1, 2):
            return None
        colour = find_name(words[1], COLOUR_NAMES, "colour") if len(words) == 2 else NO_COLOUR
        return Details(find_name(words[0], DISTRICT_NAMES, "district"), colour)


# ---- interventions that ask something


@final
class ChooseTarget(Question[State]):
    """Raining Fire: a zone with an enemy soldier. [K-DAY-4]"""

    name = "choose-target"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=24)
        for zone in range(ZONES):
            if is_target(s, seat, zone):
                options = append(options, GO + i64(zone))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        rain_fire(s, seat, action - GO)


@final
class ChooseMemory(Question[State]):
    """Divine Memory: any intervention of the discards but itself. [K-DAY-4]"""

    name = "choose-memory"

    def options(self, s: State, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=20)
        for kind in range(INTERVENTIONS):
            if kind != DIVINE_MEMORY and cards_of(s, DISCARDS, kind) > 0:
                options = append(options, CHOOSE_CARD + i64(kind))
        return options

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        remember(s, seat, action - CHOOSE_CARD)
