"""What makes the strength of an army in Kemet, term by term: for the battle panel, for choices that lead to one, and
for what is told of a battle when it has been fought."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.colours import COST, SEATS, SOFT
from shedet.core.game import Data
from shedet.core.story import Story
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
            found.append(Term(name, tile.strength, tile.damage + tile.critical, tile.shield))
    if army.zone.startswith(army.seat["city"]):
        found.append(Term("own city", 1, 0, 0))
    return [found[0], *(term for term in found[1:] if term.strength or term.damage or term.shield)]


def card_terms(active: str | None, played: Sequence[str]) -> list[Term]:
    """Cards that lie open (to the viewer)."""
    found = []
    if active:
        card = CARD_NAMED[active]
        found.append(Term(card.name, card.strength, card.damage, card.shield))
    for name in played:
        beside = INTERVENTION_NAMED[name]
        found.append(Term(name, beside.strength, beside.damage, beside.shield))
    return found


def total(found: Sequence[Term]) -> int:
    return sum(term.strength for term in found)


def forecast(table: TableView, attacker: Army, defender: str) -> str:
    """`7 against 5`, before cards."""
    enemy = army_of(table, defender, attacker.zone)
    attack, defence = total(terms(attacker, True, enemy)), total(terms(enemy, False, attacker))
    return f"{attack} against {defence}"


# ---- a battle that has been fought


class Side(NamedTuple):
    """One side of a battle: whose it is, and all that counted."""

    seat: str
    terms: list[Term]


class Fight(NamedTuple):
    """A battle as it was fought."""

    attacker: Side
    defender: Side


def last_fight(story: Story) -> Fight | None:
    """The battle that goes on now, if its strengths have been compared."""
    for step in range(len(story.match.log) - 1, -1, -1):
        kinds = [event["event"] for event in story.told(step)]
        if "strength" in kinds:
            return fights_in(story, [step])[0]
        if "battle" in kinds:
            return None
    return None


def fights_in(story: Story, steps: Sequence[int]) -> list[Fight]:
    """The battles whose strengths were compared in some steps: the armies as they stood before them."""
    tables = story.tables_before(steps)
    return [fight_on(cast(TableView, table), battle_until(story, step)) for table, step in zip(tables, steps)]


def fight_on(table: TableView, events: Sequence[Data]) -> Fight:
    """A battle by the table it was fought on, and what was told of it."""
    begun = events[0]
    names = (str(begun["seat"]), str(begun["defender"]))
    attacker, defender = (army_of(table, name, str(begun["zone"])) for name in names)
    return Fight(
        Side(names[0], [*terms(attacker, True, defender), *shown_cards(events, names[0])]),
        Side(names[1], [*terms(defender, False, attacker), *shown_cards(events, names[1])]),
    )


def battle_until(story: Story, step: int) -> list[Data]:
    """What was told of a battle from its beginning until the strengths."""
    events: list[Data] = []
    for at in range(step, -1, -1):
        events = [*story.told(at), *events]
        begins = [number for number, event in enumerate(events) if event["event"] == "battle"]
        if begins:
            events = events[begins[-1] :]
            break
    end = next(number for number, event in enumerate(events) if event["event"] == "strength")
    return events[:end]


def shown_cards(events: Sequence[Data], seat: str) -> list[Term]:
    """The active card, interventions that were paid, and what Divine Wound gave up. [K-BAT-2]"""
    active = None
    played: list[str] = []
    wounds = 0
    for event in events:
        if event.get("seat") != seat:
            continue
        if event["event"] == "active-card":
            active = str(event["card"])
        elif event["event"] == "card" and event["to"] == f"{seat} played":
            played.append(str(event["card"]))
        elif event["event"] == "card" and event["from"] == f"{seat} played":
            played.remove(str(event["card"]))
        elif event["event"] == "card" and event["to"] == "discards":
            wounds += 1
    found = card_terms(active, played)
    return [*found, Term("divine-wound", wounds, 0, 0)] if wounds else found


def terms_text(found: Sequence[Term]) -> str:
    """`5 soldiers, charge +1, 3s2d +3`."""
    soldiers = found[0].strength
    parts = [f"{soldiers} soldier{'' if soldiers == 1 else 's'}"]
    return ", ".join(parts + [f"{term.name}{f' +{term.strength}' if term.strength else ''}" for term in found[1:]])


# ---- the panel


def draw_battle(table: TableView, names: Mapping[str, str], story: Story) -> RenderableType:
    """Both sides, what they are made of, and what is shown of their cards; or as they fought."""
    battle = table["battle"]
    assert battle is not None
    head = Text(f"Battle in {battle['zone']}: ", COST)
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    fight = last_fight(story)
    if fight is not None:
        for fought in (fight.attacker, fight.defender):
            rows.add_row(Text(f"  {names[fought.seat]}", SEATS[fought.seat]), sum_text(fought.terms))
        return Group(head.append(attack_text(battle, table["viewer"], "attacked", "attacked"), "none"), rows)
    for side in (battle["attacker"], battle["defender"]):
        rows.add_row(Text(f"  {names[side['seat']]}", SEATS[side["seat"]]), side_text(table, battle, side))
    return Group(head.append(attack_text(battle, table["viewer"], "attack", "attacks"), "none"), rows)


def attack_text(battle: BattleView, viewer: str, plain: str, third: str) -> str:
    """`you attack B`; the verb as it is for you, and for others."""
    attacker, defender = battle["attacker"]["seat"], battle["defender"]["seat"]
    if viewer == attacker:
        return f"you {plain} {defender}"
    return f"{attacker} {third} {'you' if viewer == defender else defender}"


def side_text(table: TableView, battle: BattleView, side: SideView) -> Text:
    """A side before the strengths are compared."""
    attacks = side is battle["attacker"]
    other = battle["defender"] if attacks else battle["attacker"]
    army, enemy = (army_of(table, each["seat"], battle["zone"]) for each in (side, other))
    text = sum_text([*terms(army, attacks, enemy), *card_terms(side["active"], side["played"])])
    to_come = " (has chosen)" if side["has_chosen"] else " (and a card)"
    return text.append("" if side["active"] else to_come, SOFT)


def sum_text(found: Sequence[Term]) -> Text:
    """`5 soldiers, charge +1, 3s2d +3 = 9; damage 2, shields 0`."""
    text = Text(terms_text(found)).append(f" = {total(found)}", "bold")
    damage, shields = sum(term.damage for term in found), sum(term.shield for term in found)
    return text.append(f"; damage {damage}, shields {shields}")


assert all(tile.when == WITH_CREATURE for tile in TILE_TABLE if tile.text.startswith("creature"))
