"""What a seat knows, and full states dealt consistent with it.

`know` builds a viewer's `Knowledge` from what lies open to it and what it remembers; views, previews and bots have
nothing else. `deal` makes a full state out of it: any consistent one, each as likely as it can have come about (two
cards that look the same count as two). [K-INFO-1]
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.game import check_viewer
from shedet.core.hidden import Deals
from shedet.core.position import bit, count_bits, lowest_seat
from shedet.core.rng import Rng
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    IN_BATTLE,
    INTERVENTION_CARDS,
    INTERVENTIONS,
    MOST_PLAYERS,
    NO_CARD,
    WINDOW_OF,
)
from shedet.games.kemet.decisions import legal_actions
from shedet.games.kemet.memory import Memory, hand_size
from shedet.games.kemet.rules.night import vision_size
from shedet.games.kemet.state import (
    ACTIVE,
    CHOOSE_CARDS,
    CHOOSE_OBELISK,
    CHOOSE_STEP,
    CHOOSE_VISION,
    COMMITTED,
    DECK,
    DISCARDED,
    DISCARDS,
    HAND,
    PLAYED,
    REMOVED,
    State,
    active_card,
    add_card,
    bare_state,
    battle_discards,
    battle_hand,
    cards_of,
    discarded_card,
    fighter,
    has_committed,
    laid_cards,
    owns,
    remove_card,
    set_battle_discards,
    set_battle_hand,
    set_discarded_card,
    side_in_battle,
)
from shedet.games.kemet.tiles import PRESCIENCE


@final
class Knowledge(SeatKnowledge):
    """Everything a viewer knows, as a table on which only known things lie, and numbers of the others."""

    def __init__(self, viewer: i64, table: State, memory: Memory) -> None:
        super().__init__(viewer)
        self.table = table
        self.cards = [each.copy() for each in memory.interventions]
        self.interventions = vec[i64]([0] * MOST_PLAYERS)  # how many each holds
        self.battle_cards = vec[i64]([0] * MOST_PLAYERS)  # how many each has in hand
        self.owned = vec[i64]([0] * MOST_PLAYERS)  # which battle cards each owns, a bit each: known to all
        self.deals: list[Deals] = []  # of the interventions, once a world is dealt


def know(s: State, memory: Memory, viewer: i64) -> Knowledge:
    """What a viewer knows now: what lies open, what is its own, what it remembers, and numbers. [K-INFO-1]

    When the game is over everything is laid open. The omniscient viewer of records knows all at all times.
    """
    check_viewer(viewer, s.players)
    if viewer == OMNISCIENT or s.over:
        k = Knowledge(viewer, s.copy(), memory)
    else:
        k = Knowledge(viewer, bare_state(s.players, s.options, Rng(0, 0, 0, 1)), memory)
        see_the_table(s, k.table)
        see_battle(s, k.table, memory, viewer)
        if viewer != SPECTATOR:
            see_what_is_mine(s, k.table, viewer)
    for seat in range(s.players):
        k.interventions[seat] = hand_size(s, seat)
        k.battle_cards[seat] = battle_hand_size(s, seat)
        k.owned[seat] = owned_cards(s, seat)
    return k


def battle_hand_size(s: State, seat: i64) -> i64:
    """How many battle cards a seat holds, as everybody sees it: what is chosen counts until it is revealed.
    [K-INFO-1]"""
    total = count_bits(battle_hand(s, seat))
    side = side_in_battle(s, seat)
    if side >= 0 and s.question() == CHOOSE_CARDS:
        total += count_bits(laid_cards(s, side))
    return total


def owned_cards(s: State, seat: i64) -> i64:
    """All battle cards of a seat, wherever they are: everybody knows them."""
    cards = battle_hand(s, seat) | battle_discards(s, seat)
    side = side_in_battle(s, seat)
    if side >= 0:
        cards |= laid_cards(s, side)
    return cards


def see_the_table(s: State, table: State) -> None:
    """What everybody sees. [K-INFO-1]"""
    table.stack = s.stack[:]
    table.depth = s.depth
    table.reveals = s.reveals
    table.soldiers = s.soldiers[:]
    table.creatures = s.creatures[:]
    table.boards = s.boards[:]
    table.tiles = s.tiles[:]
    table.tiles_left = s.tiles_left[:]
    table.order = s.order[:]
    table.slots = s.slots[:]
    table.move = s.move[:]
    table.deck_left = s.deck_left
    table.colours = s.colours
    table.phase = s.phase
    table.day = s.day
    table.round = s.round
    table.night_step = s.night_step
    table.place = s.place
    table.discounts = s.discounts
    copy_cards(s, table, DISCARDS)
    copy_cards(s, table, REMOVED)


def see_battle(s: State, table: State, memory: Memory, viewer: i64) -> None:
    """The battle without what is hidden: choices before the reveal, cards discarded face down. [K-BAT-1, K-INFO-1]"""
    table.battle = s.battle[:]
    for seat in range(s.players):
        side = side_in_battle(s, seat)
        if seat != viewer:
            active = active_card(s, side) if side >= 0 else NO_CARD
            set_battle_discards(table, seat, memory.seen[seat] & ~(1 << active))
            if side >= 0:
                for place in (ACTIVE, DISCARDED):
                    card = i64(s.battle[place + side])
                    if card != NO_CARD and (memory.seen[seat] >> card) & 1 == 0:
                        table.battle[place + side] = NO_CARD
        if seat == viewer or s.question() != CHOOSE_CARDS:
            copy_cards(s, table, PLAYED + seat)


def see_what_is_mine(s: State, table: State, seat: i64) -> None:
    """One's own cards, and what one sees by Vision. [K-INFO-1]"""
    copy_cards(s, table, HAND + seat)
    set_battle_hand(table, seat, battle_hand(s, seat))
    set_battle_discards(table, seat, battle_discards(s, seat))
    if s.question() == CHOOSE_VISION and s.asks(seat):
        for at in range(s.deck_left - vision_size(s), s.deck_left):
            table.deck[at] = s.deck[at]


def copy_cards(s: State, table: State, place: i64) -> None:
    for at in range(place * INTERVENTIONS, place * INTERVENTIONS + INTERVENTIONS):
        table.interventions[at] = s.interventions[at]


# ---- worlds


def deal(k: Knowledge, rng: Rng) -> State:
    """A full state that a viewer could be looking at for all it knows, with a future of its own.

    Of a battle choice that is made but not shown everything is possible that the hand allows. An opponent whose army is
    where there is no room can go on: worlds in which the hand has no card for it are dealt again. [K-MOVE-4]
    """
    while True:
        world = k.table.copy()
        world.rng = rng.another()
        if world.over or k.viewer == OMNISCIENT:
            return world
        deal_interventions(k, world, rng)
        for seat in range(world.players):
            if seat != k.viewer:
                deal_battle_cards(k, world, seat, rng)
        if others_can_move_on(world, k.viewer):
            return world


def others_can_move_on(world: State, viewer: i64) -> bool:
    if world.question() != CHOOSE_STEP and world.question() != CHOOSE_OBELISK:
        return True
    mover = lowest_seat(world.asked())
    return mover == viewer or len(legal_actions(world, mover)) > 0


def deal_interventions(k: Knowledge, world: State, rng: Rng) -> None:
    """Hidden interventions to the others' hands and the deck."""
    if len(k.deals) == 0:
        k.deals = [Deals(each, seen_places(k)) for each in k.cards]
    hidden = k.deals[0].share_out(rng)
    deck = vec[u8](capacity=40)
    for card in range(i64(len(hidden.kinds))):
        place = hidden.draw(card, rng)
        if place == DECK:
            deck = append(deck, u8(hidden.kinds[card]))
        else:
            add_card(world, place, hidden.kinds[card])
    deal_deck(world, deck, rng)


def seen_places(k: Knowledge) -> i64:
    """What lies open, and one's own hand, a bit each: a spectator has none."""
    seen = bit(PLAYED) | bit(DISCARDS) | bit(REMOVED)
    return seen if k.viewer == SPECTATOR else seen | bit(HAND + k.viewer)


def deal_deck(world: State, deck: vec[u8], rng: Rng) -> None:
    """In any order, but what is seen by Vision lies on top."""
    rng.shuffle(deck)
    used = vec[u8]([0] * INTERVENTION_CARDS)
    for at in range(world.deck_left):
        if i64(world.deck[at]) < INTERVENTIONS:
            for other in range(i64(len(deck))):
                if used[other] == 0 and deck[other] == world.deck[at]:
                    used[other] = 1
                    break
    other_left: i64 = 0
    for at in range(world.deck_left):
        if i64(world.deck[at]) == INTERVENTIONS:
            while used[other_left] > 0:
                other_left += 1
            world.deck[at] = deck[other_left]
            other_left += 1


def deal_battle_cards(k: Knowledge, world: State, seat: i64, rng: Rng) -> None:
    """Those not seen are in hand or lie face down. [K-INFO-1]"""
    side = side_in_battle(world, seat)
    unseen = k.owned[seat] & ~battle_discards(world, seat)
    if side >= 0:
        unseen &= ~laid_cards(world, side)
    in_hand = k.battle_cards[seat]
    if side >= 0 and world.question() == CHOOSE_CARDS and active_card(world, side) != NO_CARD:
        in_hand -= 1  # shown by Prescience
    hand = pick_cards(unseen, in_hand, rng)
    face_down = unseen & ~hand
    set_battle_hand(world, seat, hand)
    set_battle_discards(world, seat, battle_discards(world, seat) | face_down)
    if side < 0:
        return
    if world.question() == CHOOSE_CARDS:
        if has_committed(world, side):
            choose_for(world, seat, side, rng)
    elif active_card(world, side) != NO_CARD and discarded_card(world, side) == NO_CARD:
        set_discarded_card(world, side, first_card(pick_cards(face_down, 1, rng)))


def pick_cards(cards: i64, number: i64, rng: Rng) -> i64:
    """So many of a set of cards, at random."""
    picked: i64 = 0
    for _ in range(number):
        left = cards & ~picked
        which = rng.below(count_bits(left))
        for _ in range(which):
            left &= left - 1
        picked |= left & -left
    return picked


def first_card(cards: i64) -> i64:
    card: i64 = 0
    while (cards >> card) & 1 == 0 and card < BATTLE_CARDS:
        card += 1
    return card


def choose_for(world: State, seat: i64, side: i64, rng: Rng) -> None:
    """A battle choice that somebody has made in secret: any."""
    for place in (ACTIVE, DISCARDED):
        if i64(world.battle[place + side]) == NO_CARD:
            card = pick_cards(battle_hand(world, seat), 1, rng)
            world.battle[place + side] = u8(first_card(card))
            set_battle_hand(world, seat, battle_hand(world, seat) & ~card)
    for kind in range(INTERVENTIONS):
        if WINDOW_OF[kind] == IN_BATTLE:
            for _ in range(cards_of(world, HAND + seat, kind)):
                if rng.below(2) == 0:
                    remove_card(world, HAND + seat, kind)
                    add_card(world, PLAYED + seat, kind)


# ---- other futures


def redeal(s: State, rng: Rng) -> State:
    """The deck in another order, but for what a vision shows, and new chances. Hands and face-down cards stay."""
    other = s.copy()
    other.rng = rng.another()
    unseen = other.deck_left
    if other.question() == CHOOSE_VISION:
        unseen -= vision_size(other)
    rng.shuffle_first(other.deck, unseen)
    return other


# ---- secret choices


def holds_secrets(s: State) -> bool:
    """Whether a side has laid a battle card that the other has not been shown; interventions come after it.
    [K-BAT-1, K-BAT-2]"""
    if s.question() != CHOOSE_CARDS:
        return False
    for side in range(2):
        if discarded_card(s, side) != NO_CARD:
            return True
        if active_card(s, side) != NO_CARD and not is_shown(s, side):
            return True
    return False


def is_shown(s: State, side: i64) -> bool:
    """Whether Prescience sees the active card of a side. [K-BAT-2]"""
    return owns(s, fighter(s, 1 - side), PRESCIENCE)


def deal_undecided(k: Knowledge, seat: i64, rng: Rng) -> State:
    """A world in which others than this seat still have to choose what they have chosen in secret."""
    world = deal(k, rng)
    take_back_choices(world, seat)
    return world


def redeal_undecided(s: State, seat: i64, rng: Rng) -> State:
    """Another future, in which others than this seat still have to choose what they have chosen in secret."""
    other = redeal(s, rng)
    take_back_choices(other, seat)
    return other


def take_back_choices(s: State, seat: i64) -> None:
    """Battle cards and interventions that others have chosen go back to their hands until all are shown; a card that
    Prescience has shown stays. [K-BAT-1, K-BAT-2]"""
    if s.question() != CHOOSE_CARDS:
        return
    for side in range(2):
        other = fighter(s, side)
        if other == seat:
            continue
        if not is_shown(s, side):
            take_up(s, other, ACTIVE + side)
        take_up(s, other, DISCARDED + side)
        for kind in range(INTERVENTIONS):
            s.interventions[(HAND + other) * INTERVENTIONS + kind] += s.interventions[
                (PLAYED + other) * INTERVENTIONS + kind
            ]
            s.interventions[(PLAYED + other) * INTERVENTIONS + kind] = 0
        s.battle[COMMITTED + side] = 0
        s.set_asked(s.asked() | (1 << other))


def take_up(s: State, seat: i64, place: i64) -> None:
    """A battle card that was laid goes back to the hand."""
    card = i64(s.battle[place])
    if card != NO_CARD:
        set_battle_hand(s, seat, battle_hand(s, seat) | (1 << card))
        s.battle[place] = NO_CARD
