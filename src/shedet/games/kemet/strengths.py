"""What makes the strength of an army in a battle, term by term.

No tile is added up here. The rules say how strong a side is with all it has and without one of its things; the
difference is what that thing adds.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64, u8

from shedet.core.events import Event
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.story import Story
from shedet.core.words import Message, say
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.components import BATTLE_CARD_TABLE, INTERVENTION_NAMES, INTERVENTIONS, NO_CARD
from shedet.games.kemet.events import ACTIVE_CARD, BATTLE, CARD, STRENGTH
from shedet.games.kemet.rules.battle import begin_battle
from shedet.games.kemet.rules.damage import critical, damage, shields, strength
from shedet.games.kemet.state import (
    ACTIVE,
    ATTACKER,
    BATTLE_ZONE,
    CHOOSE_CARDS,
    CITY,
    DEFENDER,
    DISCARDS,
    FIGHTERS,
    MOVE_CREATURE,
    MOVE_SOLDIERS,
    PLAYED,
    WOUNDS,
    State,
    add_card,
    cards_of,
    is_fought,
    owns,
    remove_card,
    set_board,
)
from shedet.games.kemet.tiles import NO_CREATURE, TILE_TABLE, TILES, WITH_CREATURE
from shedet.games.kemet.worlds import Knowledge
from shedet.games.kemet.zones import CITY_NAMES, ZONES

ANY_CARD: Final = 0
NO_CITY: Final = len(CITY_NAMES)


class Term(NamedTuple):
    """What one thing adds to a side."""

    what: Message
    strength: int
    damage: int  # critical damage included
    shields: int


class Side(NamedTuple):
    """One side of a battle: whose it is, and all that counts."""

    seat: int
    terms: list[Term]


class Fight(NamedTuple):
    zone: int
    attacker: Side
    defender: Side
    decided: bool = False  # the strengths have been compared


# ---- terms


def both_sides(s: State) -> Fight:
    """The battle on a table, as far as its cards are known there. [K-BAT-3]"""
    sides = [Side(int(s.battle[FIGHTERS + side]), terms(s, side)) for side in (ATTACKER, DEFENDER)]
    return Fight(int(s.battle[BATTLE_ZONE]), sides[ATTACKER], sides[DEFENDER])


def terms(s: State, side: i64) -> list[Term]:
    """All that counts for a side: soldiers, tiles, the creature, its city, cards. [K-BAT-3]"""
    seat = i64(s.battle[FIGHTERS + side])
    table = with_cards(s)
    found = [soldiers_term(table, side)]
    for tile in tiles_of(table, seat):
        without = table.copy()
        without.tiles[seat] &= ~(1 << tile)
        found.append(added(table, without, side, say(f"tile-{TILE_TABLE[tile].name}")))
    without = table.copy()
    set_board(without, seat, CITY, NO_CITY)
    found.append(added(table, without, side, say("own-city")))
    counted = [term for term in found[1:] if term.strength or term.damage or term.shields]
    return [found[0], *counted, *card_terms(s, side)]


def with_cards(s: State) -> State:
    """A copy in which both sides have an active card: the rules want one. Which it is makes no difference to what the
    other things add."""
    copied = s.copy()
    for side in (ATTACKER, DEFENDER):
        if i64(copied.battle[ACTIVE + side]) == NO_CARD:
            copied.battle[ACTIVE + side] = ANY_CARD
    return copied


def added(table: State, without: State, side: i64, what: Message) -> Term:
    """What a thing adds: the difference that it makes to be without it."""
    return Term(
        what,
        int(strength(table, side) - strength(without, side)),
        int(damage(table, side) + critical(table, side) - damage(without, side) - critical(without, side)),
        int(shields(table, side) - shields(without, side)),
    )


def soldiers_term(table: State, side: i64) -> Term:
    seat, zone = i64(table.battle[FIGHTERS + side]), i64(table.battle[BATTLE_ZONE])
    without = table.copy()
    without.soldiers[seat * ZONES + zone] = 0
    return added(table, without, side, say("soldiers", number=int(soldiers_at(table, seat, zone))))


def tiles_of(s: State, seat: i64) -> list[int]:
    """The tiles of a seat, those of creatures at the end."""
    owned = [tile for tile in range(TILES) if owns(s, seat, tile)]
    return sorted(owned, key=brings_a_creature)


def brings_a_creature(tile: int) -> bool:
    return TILE_TABLE[tile].when == WITH_CREATURE


def card_terms(s: State, side: i64) -> list[Term]:
    """The active card with its printed numbers, interventions, and what Divine Wound has given up."""
    found = []
    card = int(s.battle[ACTIVE + side])
    if card != NO_CARD:
        row = BATTLE_CARD_TABLE[card]
        found.append(Term(say(f"battle-card-{row.name}"), row.strength, row.damage, row.shield))
    seat = i64(s.battle[FIGHTERS + side])
    table = with_cards(s)
    for kind in range(INTERVENTIONS):
        for _ in range(int(cards_of(s, PLAYED + seat, kind))):
            without = table.copy()
            remove_card(without, PLAYED + seat, kind)
            found.append(added(table, without, side, say(f"card-{INTERVENTION_NAMES[kind]}")))
    if s.battle[WOUNDS + side] > 0:
        without = table.copy()
        without.battle[WOUNDS + side] = 0
        found.append(added(table, without, side, say("tile-divine-wound")))
    return found


# ---- a battle to come


def forecast(s: State, seat: i64, zone: i64, enemy: i64) -> list[int]:
    """The strengths of the moving army and of the enemy it would meet in a zone, before cards. [K-BAT-3]"""
    ahead = s.copy()
    ahead.soldiers[seat * ZONES + zone] = s.move[MOVE_SOLDIERS]
    creature = i64(s.move[MOVE_CREATURE])
    if creature != NO_CREATURE:
        ahead.creatures[creature] = u8(zone)
    begin_battle(ahead, seat, enemy, zone)
    return [sum(term.strength for term in terms(ahead, side)) for side in (ATTACKER, DEFENDER)]


# ---- battles of a story


def fight_now(story: Story) -> Fight | None:
    """The battle that goes on: as it was fought, or what is known of it before the strengths are compared."""
    table = table_of(story.match.knowledge(story.viewer))
    if not is_fought(table):
        return None
    for step in range(len(story.match.log) - 1, -1, -1):
        marks = [int(event.kind) for event in story.told(step) if event.kind in (BATTLE, STRENGTH)]
        if marks:
            return fights_in(story, [step])[0] if marks[-1] == STRENGTH else both_sides(table)
    return both_sides(table)


def fights_in(story: Story, steps: Sequence[int]) -> list[Fight]:
    """The battles whose strengths were compared in some steps: as they stood before, and with the cards that were
    shown then."""
    fights = []
    for step, known in zip(steps, story.known_before(steps)):
        table = table_of(known).copy()
        lay_shown_cards(table, story.told(step))
        fights.append(both_sides(table)._replace(decided=True))
    return fights


def table_of(known: SeatKnowledge) -> State:
    assert isinstance(known, Knowledge)
    return known.table


def lay_shown_cards(table: State, events: Sequence[Event]) -> None:
    """What was told of active cards, interventions and Divine Wound until the strengths. [K-BAT-2]"""
    if table.question() == CHOOSE_CARDS:  # what lies there was chosen in secret; the reveal tells all of it
        for side in (ATTACKER, DEFENDER):
            first = (PLAYED + int(table.battle[FIGHTERS + side])) * INTERVENTIONS
            for kind in range(INTERVENTIONS):
                table.interventions[first + kind] = 0
    for event in events:
        if event.kind == STRENGTH:
            break
        side = ATTACKER if event.seat == i64(table.battle[FIGHTERS + ATTACKER]) else DEFENDER
        if event.kind == ACTIVE_CARD:
            table.battle[ACTIVE + side] = u8(event.x)
        elif event.kind == CARD:
            lay_intervention(table, side, event)


def lay_intervention(table: State, side: i64, event: Event) -> None:
    played = PLAYED + event.seat
    if event.z == played:
        add_card(table, played, event.x)
    elif event.y == played:
        remove_card(table, played, event.x)
    elif event.z == DISCARDS:
        table.battle[WOUNDS + side] += 1
