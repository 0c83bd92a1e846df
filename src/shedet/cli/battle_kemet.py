"""What makes the strength of an army in Kemet, term by term: for the battle panel and for choices that lead to one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.map_kemet import RED, SEATS
from shedet.games.kemet.components import BATTLE_CARD_TABLE, INTERVENTION_TABLE
from shedet.games.kemet.tiles import ALWAYS, ATTACKING, DEFENDING, TILE_TABLE, WITH_CREATURE
from shedet.games.kemet.views import BattleView, OtherView, SideView, TableView

TILE_NAMED: Final = {tile.name: tile for tile in TILE_TABLE}
CARD_NAMED: Final = {card.name: card for card in BATTLE_CARD_TABLE}
INTERVENTION_NAMED: Final = {card.name: card for card in INTERVENTION_TABLE}
SNAKE: Final = "desert-snake"


class Term(NamedTuple):
    """What one thing adds to a side."""

    name: str
    strength: int
    damage: int  # critical damage included
    shield: int


class Army(NamedTuple):
    """Soldiers of a seat in a zone, or about to be there."""

    seat: OtherView
    zone: str
    soldiers: int
    creatures: Sequence[str]


def seat_of(table: TableView, name: str) -> OtherView:
    return next(seat for seat in table["seats"] if seat["seat"] == name)


def army_of(table: TableView, name: str, zone: str) -> Army:
    seat = seat_of(table, name)
    for army in table["armies"]:
        if army["zone"] == zone and army["seat"] == name:
            return Army(seat, zone, army["soldiers"], army["creatures"])
    return Army(seat, zone, 0, [])


def terms(army: Army, attacks: bool, enemy: Army) -> list[Term]:
    """Everything that counts before cards are played. [K-BAT-3]"""
    found = [Term("soldiers", army.soldiers, 0, 0)]
    when = ATTACKING if attacks else DEFENDING
    for name in army.seat["tiles"]:
        tile = TILE_NAMED[name]
        if tile.when in (ALWAYS, when):
            found.append(Term(name, tile.strength, tile.damage + tile.critical, tile.shield))
    if SNAKE not in enemy.creatures:
        for name in army.creatures:
            tile = TILE_NAMED[name]
            found.append(Term(name, tile.strength, tile.damage, tile.shield))
    if army.zone.startswith(army.seat["city"]):
        found.append(Term("own city", 1, 0, 0))
    return [found[0], *(term for term in found[1:] if term.strength or term.damage or term.shield)]


def card_terms(side: SideView) -> list[Term]:
    """Cards that lie open (to the viewer)."""
    found = []
    if side["active"]:
        card = CARD_NAMED[side["active"]]
        found.append(Term(card.name, card.strength, card.damage, card.shield))
    for name in side["played"]:
        played = INTERVENTION_NAMED[name]
        found.append(Term(name, played.strength, played.damage, played.shield))
    return found


def total(found: Sequence[Term]) -> int:
    return sum(term.strength for term in found)


def forecast(table: TableView, attacker: Army, defender: str) -> str:
    """`7 against 5 before cards`."""
    enemy = army_of(table, defender, attacker.zone)
    attack, defence = total(terms(attacker, True, enemy)), total(terms(enemy, False, attacker))
    return f"{attack} against {defence} before cards"


def draw_battle(table: TableView, names: dict[str, str]) -> RenderableType:
    """Both sides, what they are made of, and what is shown of their cards."""
    battle = table["battle"]
    assert battle is not None
    head = Text(f"Battle in {battle['zone']}", RED).append(f": {attack_text(battle, table['viewer'])}", "none")
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    for side in (battle["attacker"], battle["defender"]):
        rows.add_row(Text(f"  {names[side['seat']]}", SEATS[side["seat"]]), side_text(table, battle, side))
    return Group(head, rows)


def attack_text(battle: BattleView, viewer: str) -> str:
    attacker, defender = battle["attacker"]["seat"], battle["defender"]["seat"]
    if viewer == attacker:
        return f"you attack {defender}"
    return f"{attacker} attacks {'you' if viewer == defender else defender}"


def side_text(table: TableView, battle: BattleView, side: SideView) -> Text:
    """`5 soldiers, charge +1, 3s2d +3 = 9; damage 2, shields 0`."""
    attacks = side is battle["attacker"]
    other = battle["defender"] if attacks else battle["attacker"]
    army, enemy = (army_of(table, each["seat"], battle["zone"]) for each in (side, other))
    found = [*terms(army, attacks, enemy), *card_terms(side)]
    parts = [f"{army.soldiers} soldier{'' if army.soldiers == 1 else 's'}"]
    parts += [f"{term.name}{f' +{term.strength}' if term.strength else ''}" for term in found[1:]]
    text = Text(", ".join(parts)).append(f" = {total(found)}", "bold")
    text.append("" if side["active"] else " + card", "dim")
    damage, shields = sum(term.damage for term in found), sum(term.shield for term in found)
    text.append(f"; damage {damage}, shields {shields}")
    return text.append(" (has chosen)" if side["has_chosen"] and not side["active"] else "", "dim")


assert all(tile.when == WITH_CREATURE for tile in TILE_TABLE if tile.text.startswith("creature"))
