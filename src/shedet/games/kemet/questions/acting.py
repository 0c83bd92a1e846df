"""Questions of the day: the turn, tiles, pyramids, recruits, and soldiers to place."""

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.position import lowest_seat
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
    PUT,
    RAISE,
    SILVER,
    SWAP_CARD,
    TO_LEVEL,
)
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    COLOURS,
    DIVINE_MEMORY,
    FIELDS,
    FIRST_POWER,
    INTERVENTIONS,
    NO_COLOUR,
    TOP_LEVEL,
)
from shedet.games.kemet.questions.offers import add_day_cards, add_joins, is_join, is_play
from shedet.games.kemet.rules.battle import begin_battle
from shedet.games.kemet.rules.building import build, may_found, may_raise_to
from shedet.games.kemet.rules.buying import buy, may_buy, swap_battle_card
from shedet.games.kemet.rules.control import limit
from shedet.games.kemet.rules.day import (
    begin_move_action,
    begin_recruiting,
    end_turn,
    may_end_turn,
    may_mark,
    may_mark_silver,
    place_gold,
    place_marker,
)
from shedet.games.kemet.rules.interventions import is_target, play_by_day, rain_fire, remember
from shedet.games.kemet.rules.night import discard_veterans, give_up_veterans
from shedet.games.kemet.rules.prayer import can_pay, pay
from shedet.games.kemet.rules.soldiers import can_join, can_place, can_swap, join, place_soldiers
from shedet.games.kemet.state import (
    CHOOSE_BATTLE,
    CHOOSE_LEVEL,
    CHOOSE_TILE,
    CITY,
    DISCARDS,
    ENLISTED_ARMY,
    FIELD,
    FROM_VETERANS,
    GOLD_USED,
    IN_CITY,
    INDICATOR,
    LEVEL,
    NO_MARKER,
    REGULAR_MARKER,
    SILVER_MARKER,
    SUPPLY,
    TURN_GOLD,
    TURN_REGULAR,
    TURN_SILVER,
    TWIN,
    State,
    battle_hand,
    board,
    cards_of,
    district,
    enemy_at,
    owns,
    soldiers_at,
)
from shedet.games.kemet.tiles import (
    CREATURES,
    DIVINE_WILL,
    FORCED_MARCH,
    LOCAL_RECRUITMENT,
    SURPRISE_ATTACK,
    TILES,
    TWIN_CEREMONY,
)
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, ZONES

# ---- a turn: a marker, silver and gold before or after it, creatures, day interventions [K-DAY-1, K-DAY-3]


def actions_of_a_turn(s: State, seat: i64) -> vec[i64]:
    """A regular marker, once; silver and gold, once a day; the end after the regular marker. [K-DAY-3]"""
    options = vec[i64](capacity=32)
    placed = s.detail(0)
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
    before_acting = s.detail(0) == 0
    for creature in range(CREATURES):
        for number in range(DISTRICTS):
            may_swap = before_acting and (s.detail(1) >> creature) & 1 == 0 and can_swap(s, seat, creature, number)
            if may_swap or can_join(s, seat, creature, number):
                options = append(options, JOIN + creature * DISTRICTS + number)
    return options


def answer_turn(s: State, seat: i64, action: i64) -> None:
    if action < SILVER:
        s.set_detail(0, s.detail(0) | TURN_REGULAR)
        place_marker(s, seat, action - MARK, REGULAR_MARKER)
    elif action < GOLD:
        s.set_detail(0, s.detail(0) | TURN_SILVER)
        place_marker(s, seat, action - SILVER, SILVER_MARKER)
    elif action < END_TURN:
        s.set_detail(0, s.detail(0) | TURN_GOLD)
        answer_gold(s, seat, action - GOLD)
    elif action == END_TURN:
        s.answered()
        end_turn(s)
    elif is_join(action):
        s.set_detail(1, s.detail(1) | (1 << (action - JOIN) // DISTRICTS))
        answer_join(s, seat, action)
    else:
        play_by_day(s, seat, action - PLAY)


def answer_gold(s: State, seat: i64, action: i64) -> None:
    """A move that ignores walls, a move or recruiting, one more tile, or a move. [K-DAY-3]"""
    place_gold(s, seat, action)
    if action == GOLD_SURPRISE:
        begin_move_action(s, seat, 1)
    elif action == GOLD_WILL_MOVE or action == GOLD_MARCH:
        begin_move_action(s, seat, 0)
    elif action == GOLD_WILL_RECRUIT:
        begin_recruiting(s, seat)
    else:
        s.ask(CHOOSE_TILE, 1 << seat, TWIN, 0, 0)


def answer_join(s: State, seat: i64, action: i64) -> None:
    join(s, seat, (action - JOIN) // DISTRICTS, (action - JOIN) % DISTRICTS)


# ---- buying a tile


def tiles_to_buy(s: State, seat: i64) -> vec[i64]:
    """Any tile the field serves for; or nothing: a field may be taken without effect. [K-BUY-1, K-DAY-1, K-DAY-6]"""
    options = vec[i64](capacity=24)
    options = append(options, i64(FINISH))
    for tile in range(TILES):
        if may_buy(s, seat, tile, s.detail(0)):
            options = append(options, BUY + i64(tile))
    return add_day_cards(s, seat, options)


def answer_tile(s: State, seat: i64, action: i64) -> None:
    if is_play(action):
        play_by_day(s, seat, action - PLAY)
        return
    field = s.detail(0)
    s.answered()
    if action != FINISH:
        buy(s, seat, action - BUY, field)


def cards_to_swap(s: State, seat: i64) -> vec[i64]:
    """Any battle card of one's hand leaves for the special one. [K-BUY-2]"""
    options = vec[i64](capacity=12)
    for card in range(BATTLE_CARDS):
        if (battle_hand(s, seat) >> card) & 1 == 1:
            options = append(options, SWAP_CARD + i64(card))
    return options


def answer_swap(s: State, seat: i64, action: i64) -> None:
    special = s.detail(0)
    s.answered()
    swap_battle_card(s, seat, action - SWAP_CARD, special)


# ---- building


def building_sites(s: State, seat: i64) -> vec[i64]:
    """Found a pyramid or raise one, also where an enemy stands; or nothing. [K-BUILD-1, K-DAY-1]"""
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


def answer_site(s: State, seat: i64, action: i64) -> None:
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


def levels(s: State, seat: i64) -> vec[i64]:
    """As many levels as can be paid. [K-BUILD-1]"""
    options = vec[i64](capacity=4)
    for level in range(1, TOP_LEVEL + 1):
        if may_raise_to(s, seat, s.detail(0), level):
            options = append(options, TO_LEVEL + i64(level) - 1)
    return options


def answer_level(s: State, seat: i64, action: i64) -> None:
    number = s.detail(0)
    colour = s.detail(1)
    s.answered()
    build(s, seat, number, colour, action - TO_LEVEL + 1)


# ---- recruiting


def recruits(s: State, seat: i64) -> vec[i64]:
    """A soldier more in a district, even beside an enemy; with Local Recruitment also to any army. [K-RECR-1]"""
    options = vec[i64](capacity=24)
    options = append(options, i64(FINISH))
    options = add_joins(s, seat, options)
    if board(s, seat, SUPPLY) > 0 and (s.detail(0) > 0 or can_pay(s, seat, 1)):
        local = owns(s, seat, LOCAL_RECRUITMENT)
        for zone in range(ZONES):
            here = soldiers_at(s, seat, zone)
            if here < limit(s, seat) and (CITY_OF[zone] == board(s, seat, CITY) or (local and here > 0)):
                options = append(options, PUT + i64(zone))
    return add_day_cards(s, seat, options)


def answer_recruits(s: State, seat: i64, action: i64) -> None:
    """1 prayer point each; battles follow at the end of the action. [K-RECR-1]"""
    if action == FINISH:
        s.answered()
        s.ask(CHOOSE_BATTLE, 1 << seat, 0, 0, 0)
    elif is_join(action):
        answer_join(s, seat, action)
    elif is_play(action):
        play_by_day(s, seat, action - PLAY)
    else:
        if s.detail(0) > 0:
            s.set_detail(0, s.detail(0) - 1)
        else:
            pay(s, seat, 1)
        place_soldiers(s, seat, action - PUT, 1)


# ---- soldiers placed without payment


def places(s: State, seat: i64) -> vec[i64]:
    """Never beside an enemy. Tiles that place at once place as many as fit, the others may place fewer.
    [K-RECR-1, K-TILE-3]"""
    options = vec[i64](capacity=24)
    if s.detail(1) != IN_CITY:
        options = append(options, i64(FINISH))
    for zone in range(ZONES):
        if can_place(s, seat, zone, s.detail(1), s.detail(2)):
            options = append(options, PUT + i64(zone))
    return options


def answer_places(s: State, seat: i64, action: i64) -> None:
    where = s.detail(1)
    if action != FINISH:
        zone = action - PUT
        if where == FROM_VETERANS:
            give_up_veterans(s, seat, 1)
        place_soldiers(s, seat, zone, 1)
        s.set_detail(0, s.detail(0) - 1)
        if where == ENLISTED_ARMY:
            s.set_detail(2, zone)
        if s.detail(0) > 0 and is_place_left(s, seat):
            return
    s.answered()
    if where == FROM_VETERANS:
        discard_veterans(s, seat)


def is_place_left(s: State, seat: i64) -> bool:
    for zone in range(ZONES):
        if can_place(s, seat, zone, s.detail(1), s.detail(2)):
            return True
    return False


# ---- interventions that ask something


def targets(s: State, seat: i64) -> vec[i64]:
    """Raining Fire: a zone with an enemy soldier."""
    options = vec[i64](capacity=24)
    for zone in range(ZONES):
        if is_target(s, seat, zone):
            options = append(options, GO + i64(zone))
    return options


def answer_target(s: State, seat: i64, action: i64) -> None:
    s.answered()
    rain_fire(s, seat, action - GO)


def discarded_cards(s: State) -> vec[i64]:
    """Divine Memory: any intervention of the discards but itself."""
    options = vec[i64](capacity=20)
    for kind in range(INTERVENTIONS):
        if kind != DIVINE_MEMORY and cards_of(s, DISCARDS, kind) > 0:
            options = append(options, CHOOSE_CARD + i64(kind))
    return options


def answer_memory(s: State, seat: i64, action: i64) -> None:
    s.answered()
    remember(s, seat, action - CHOOSE_CARD)


# ---- several battles after recruiting


def battles(s: State, seat: i64) -> vec[i64]:
    """In an order one chooses. [K-RECR-1]"""
    options = vec[i64](capacity=4)
    for number in range(DISTRICTS):
        if is_contested(s, seat, district(s, seat, number)):
            options = append(options, GO + district(s, seat, number))
    return options


def is_contested(s: State, seat: i64, zone: i64) -> bool:
    return soldiers_at(s, seat, zone) > 0 and enemy_at(s, seat, zone) >= 0


def answer_battle(s: State, seat: i64, action: i64) -> None:
    fight_at(s, seat, action - GO)


def settle_battles(s: State) -> bool:
    """Fight the only battle, or go on without one; False if there is a choice to make. [K-RECR-1]"""
    seat = lowest_seat(s.asked())
    left = battles(s, seat)
    if len(left) > 1:
        return False
    if len(left) == 0:
        s.answered()
    else:
        fight_at(s, seat, left[0] - GO)
    return True


def fight_at(s: State, seat: i64, zone: i64) -> None:
    begin_battle(s, seat, enemy_at(s, seat, zone), zone)
