"""The moves of Kemet a second time, for tests: plain and slow, written from the rules text and the tables of the box.

A move is a tuple of what it depends on. `offers` says what may be answered: every answer from which some sequence of
answers leads to an end of the move. Nothing of the engine's rules is used, only its texts of positions.
"""

import random
from functools import lru_cache
from typing import NamedTuple

from kemet_table import Table
from shedet.games.kemet.zones import ZONE_TABLE

ZONES = {zone.name: zone for zone in ZONE_TABLE}
TRADE_HARBOURS = {name for name, zone in ZONES.items() if zone.harbour == "trade"}


class Board(NamedTuple):
    """What a move does not change."""

    zones: frozenset[str]  # in play
    city: str  # of the player who moves
    limit: int
    portal: bool  # Portal of Thoth
    enemies: frozenset[str]  # zones with an enemy army
    sphinx: str  # the zone of an enemy Khnum's Sphinx
    pyramids: frozenset[str]  # zones
    start: str  # where the move began


class Move(NamedTuple):
    """What it does change."""

    armies: tuple[tuple[str, int, tuple[str, ...]], ...]  # zone, soldiers, creatures
    zone: str
    soldiers: int  # that go on
    creature: str  # that goes along
    points: int
    grouped: bool
    teleported: bool
    entered: bool
    ignores_walls: bool
    prayer: int
    discount: int  # of the next payment
    swiftness: int
    teleportation: int
    open_gates: int


def army_at(move: Move, zone: str) -> tuple[int, tuple[str, ...]]:
    return next(((soldiers, creatures) for at, soldiers, creatures in move.armies if at == zone), (0, ()))


def may_stop(board: Board, move: Move) -> bool:
    soldiers, creatures = army_at(move, move.zone)
    return soldiers <= board.limit and len(creatures) <= 1


def reach(board: Board, zone: str) -> set[str]:
    """Neighbours, and the harbours that ships go to. [K-MOVE-1, K-MOVE-3]"""
    found = set(ZONES[zone].neighbours.split())
    if ZONES[zone].harbour:
        found |= TRADE_HARBOURS | {f"{board.city}B"}
    return found & board.zones - {zone}


def crosses_walls(board: Board, move: Move, target: str) -> bool:
    """Whether the walls on the way to a zone are no hindrance. [K-MOVE-5]"""
    if move.ignores_walls or move.creature == "phoenix" or target not in ZONES[move.zone].neighbours.split():
        return True
    beside = {board.start, *ZONES[board.start].neighbours.split()}
    cities = {ZONES[zone].city for zone in beside} - {""}  # next to whose walls the move began
    for zone in (move.zone, target):
        if ZONES[zone].city not in ("", board.city) and ZONES[zone].city not in cities:
            return False
    return not (move.entered and ZONES[target].city not in ("", board.city))


def paid(move: Move, *costs: int) -> Move | None:
    """After payments one after the other; None: they cannot be made."""
    for cost in costs:
        if cost:
            move = move._replace(prayer=move.prayer - max(0, cost - move.discount), discount=0)
    return move if move.prayer >= 0 else None


def arrived(board: Board, move: Move, target: str, fare: int) -> Move | str | None:
    """After a step or a teleport; "battle": the move is over; None: it cannot be paid. [K-MOVE-6, K-TILE-2]"""
    after = paid(move, fare, 2 if target == board.sphinx else 0)
    if after is None:
        return None
    if target in board.enemies:
        return "battle"
    armies = {zone: (soldiers, creatures) for zone, soldiers, creatures in move.armies}
    stay, left = armies.pop(move.zone)
    left = tuple(each for each in left if each != move.creature)
    if stay > move.soldiers:
        armies[move.zone] = (stay - move.soldiers, left)
    there, found = armies.get(target, (0, ()))
    along = (move.creature,) if move.creature else ()
    armies[target] = (there + move.soldiers, tuple(sorted(found + along)))
    return after._replace(
        armies=tuple(sorted((zone, soldiers, creatures) for zone, (soldiers, creatures) in armies.items())),
        zone=target,
        grouped=False,
        entered=move.entered or ZONES[target].city not in ("", board.city),
    )


def answers(board: Board, move: Move) -> dict[str, Move | str]:
    """What can be done, whether or not it leads anywhere; and what it leads to."""
    found: dict[str, Move | str | None] = {}
    if may_stop(board, move):
        found["done"] = "done"
    if move.points:
        for target in reach(board, move.zone):
            if crosses_walls(board, move, target):
                found[f"go {target}"] = arrived(board, move._replace(points=move.points - 1), target, 0)
    obelisks = {zone for zone in board.zones if ZONES[zone].obelisk} - {move.zone}
    by_itself = move._replace(teleported=True)
    if not move.teleported and is_gate(board, move):
        for target in obelisks:
            found[f"teleport {target}"] = arrived(board, by_itself, target, 2)
    if not move.teleported and move.teleportation:
        for target in obelisks:
            found[f"play teleportation; teleport {target}"] = arrived(board, by_itself, target, 1)
    if not move.grouped:
        found |= regroupings(board, move)
    if move.swiftness:
        found["play swiftness"] = move._replace(points=move.points + 1, swiftness=move.swiftness - 1)
    if move.open_gates and not move.ignores_walls:
        found["play open-gates"] = paid(move._replace(ignores_walls=True, open_gates=0), 1)
    return {answer: after for answer, after in found.items() if after is not None}


def is_gate(board: Board, move: Move) -> bool:
    """From a pyramid (the army stands there, so it is controlled), or an obelisk with Portal or Griffin. [K-MOVE-2]"""
    if move.zone in board.pyramids:
        return True
    return ZONES[move.zone].obelisk and (board.portal or move.creature == "griffin-sphinx")


def regroupings(board: Board, move: Move) -> dict[str, Move | str | None]:
    """Any part of those who are here, once in a zone; what stays keeps the limits, or nobody stays. [K-MOVE-4]"""
    here, creatures = army_at(move, move.zone)
    found: dict[str, Move | str | None] = {}
    for soldiers in range(max(1, here - board.limit), min(here, board.limit) + 1):
        for creature in ("", *creatures):
            staying = len(creatures) - (creature != "")
            if (staying <= 1 or here == soldiers) and (soldiers, creature) != (move.soldiers, move.creature):
                name = f"take {soldiers} with {creature}" if creature else f"take {soldiers}"
                found[name] = move._replace(soldiers=soldiers, creature=creature, grouped=True)
    return found


@lru_cache(maxsize=1 << 18)
def can_end(board: Board, move: Move) -> bool:
    """Whether some sequence of answers ends the move."""
    following = answers(board, move).values()
    if any(isinstance(after, str) for after in following):
        return True
    return any(can_end(board, after) for after in following if not isinstance(after, str))


def offers(board: Board, move: Move) -> set[str]:
    """The answers that a move can still come to its end after; of the card Teleportation, whether it may be played."""
    legal = {
        answer for answer, after in answers(board, move).items() if isinstance(after, str) or can_end(board, after)
    }
    return {answer.partition(";")[0] for answer in legal}


def read(t: Table) -> tuple[Board, Move]:
    """The move that A makes at a table."""
    zone, soldiers, points, start, *signs = line(t, "move")
    seat = t.seat("A")
    armies = [army for army in t.data["armies"] if army["seat"] == "A"]
    enemies = [army for army in t.data["armies"] if army["seat"] != "A"]
    creatures = {creature for army in armies for creature in army["creatures"]}
    board = Board(
        zones=frozenset(t.data["zones"]),
        city=seat["city"],
        limit=7 if "legion" in seat["tiles"] else 5,
        portal="portal-of-thoth" in seat["tiles"],
        enemies=frozenset(army["zone"] for army in enemies),
        sphinx=next((army["zone"] for army in enemies if "khnums-sphinx" in army["creatures"]), ""),
        pyramids=frozenset(pyramid["zone"] for each in t.data["seats"] for pyramid in each["pyramids"]),
        start=start,
    )
    move = Move(
        armies=tuple(sorted((army["zone"], army["soldiers"], tuple(sorted(army["creatures"]))) for army in armies)),
        zone=zone,
        soldiers=int(soldiers),
        creature=next((sign for sign in signs if sign in creatures), ""),
        points=int(points),
        grouped="grouped" in signs,
        teleported="teleported" in signs,
        entered="entered" in signs,
        ignores_walls="open" in signs,
        prayer=seat["prayer"],
        discount=1 if "priest-of-ra" in seat["tiles"] and "A" not in line(t, "discounts") else 0,
        swiftness=seat["hand"].count("swiftness"),
        teleportation=seat["hand"].count("teleportation"),
        open_gates=seat["hand"].count("open-gates"),
    )
    return board, move


def line(t: Table, name: str) -> list[str]:
    """The words of a line of the position."""
    return next((words[1:] for words in map(str.split, t.text.splitlines()) if words[:1] == [name]), [])


# ---- positions in which it matters

AREAS = (
    ("S", "DD", "TD", "BW", "W1B", "W1A"),
    ("OW23", "FW3", "T2W", "BW", "W3A", "W3B", "OW12"),
    ("W1A", "W1B", "W1C", "FW1", "DD", "T2W", "OW12"),
    ("T3W", "BW", "DD", "W1B", "S", "TD"),
    ("W3A", "W3B", "W3C", "FW3", "BW", "T3W"),
)
CREATURES = ("phoenix", "royal-scarab", "griffin-sphinx", "devourer")
CARDS = ("swiftness", "swiftness", "teleportation", "open-gates", "enlistment", "prayer")


def crowd(chance: random.Random) -> str:
    """A position in which A's soldiers stand closely packed in a corner of the map, and perhaps enemies beside them."""
    tiles = chance.sample([*CREATURES, "god-speed", "bestial-fury", "portal-of-thoth"], 4)
    tiles += ["mercenaries", *chance.sample(["legion", "priest-of-ra"], chance.randrange(2))]
    lines = ["players 3", f"A tiles {' '.join(tiles)}", f"A prayer {chance.choice([0, 1, 1, 2, 3, 4, 5])}"]
    creatures = [tile for tile in tiles if tile in CREATURES]
    full = 7 if "legion" in tiles else 5
    left = 15
    area = AREAS[chance.randrange(5)]
    sphinx = "khnums-sphinx" if chance.random() < 0.3 else ""
    lines += [f"B tiles {sphinx}"] if sphinx else []
    for zone in chance.sample(area, chance.randrange(3, 7)):
        soldiers = min(left, chance.choice([1, full - 2, full - 1, full, full]))
        if soldiers:
            along = creatures.pop() if creatures and chance.random() < 0.6 else ""
            lines.append(f"A army {zone} {soldiers} {along}")
            left -= soldiers
        elif chance.random() < 0.4:
            lines.append(f"B army {zone} 2 {sphinx}")
            sphinx = ""
    if sphinx:  # it stands in the way, or not
        free = [zone for zone in ("BW", "OW12", "DD", "T2W") if not any(f" {zone} " in line for line in lines)]
        lines += [f"B army {zone} 1 {sphinx}" for zone in free[:1]]
    for district in chance.sample("ABC", chance.randrange(3)):
        colour = {"A": "red", "B": "black", "C": "blue" if "legion" in tiles else "white"}[district]
        lines.append(f"A pyramid {district} {colour} 1")
    lines += ["C pyramid A red 1"] if chance.random() < 0.3 else []
    lines.append(f"A hand {' '.join(chance.sample(CARDS, chance.choice([0, 1, 1, 2])))}")
    return "\n".join(lines)
