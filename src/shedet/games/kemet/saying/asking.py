"""What is asked."""

from typing import Final, cast

from shedet.core.game import Data
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.components import GODS
from shedet.games.kemet.saying.things import cities_of, details_of, kind_of_question, seat_number, soldiers, spot
from shedet.games.kemet.views import MoveView, SideView, TableView

# What the first detail of a question is called in its words, where it is a number.
DETAILS: Final = {
    "choose-pyramids": "levels",
    "choose-recruits": "free",
    "choose-places": "number",
}
IN_A_ZONE: Final = ("choose-group", "choose-sacrifice")


def called(seat: int, name: str) -> str:
    """What somebody is called in sentences: `Anubis (A)`."""
    return f"{GODS[seat]} ({name})"


def question(view: Data) -> Message | None:
    table = cast(TableView, view)
    kind, details = kind_of_question(table), details_of(table)
    if not kind:
        return None
    if kind == "choose-action" and "regular" in details:
        return say("ask-end-turn")
    if kind == "choose-step" and table["move"] is not None:
        return step_question(table, table["move"])
    if kind == "choose-cards":
        return card_question(own_side(table))
    if kind == "choose-card-to-swap":
        return say("ask-choose-card-to-swap", card=say(f"battle-card-{details[0]}"))
    if kind == "choose-retreat":
        return say("ask-choose-retreat", who=Seat(seat_number(table, details[0])))
    if kind in IN_A_ZONE:
        return say(f"ask-{kind}", zone=spot(cities_of(table), details[0]))
    if kind in DETAILS:
        return Message(f"ask-{kind}", {DETAILS[kind]: int(details[0])})
    return say(f"ask-{kind}")


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    table = cast(TableView, view)
    return kind_of_question(table) == "choose-action" and "regular" not in details_of(table)


def step_question(table: TableView, move: MoveView) -> Message:
    army = soldiers(move["soldiers"])
    if move["creature"] is not None:
        army = say("soldiers-with", soldiers=army, creature=say(f"tile-{move['creature']}"))
    return say("ask-choose-step", army=army, zone=spot(cities_of(table), move["zone"]), movement=move["points"])


def own_side(table: TableView) -> SideView:
    """The viewer's side of the battle (the attacker's, for somebody who only looks on)."""
    battle = table["battle"]
    assert battle is not None
    return battle["defender"] if battle["defender"]["seat"] == table["viewer"] else battle["attacker"]


def card_question(side: SideView) -> Message:
    if not side["active"]:
        return say("ask-choose-cards")
    active = say(f"battle-card-{side['active']}")
    if not side["discarded"]:
        return say("ask-choose-discard", active=active)
    discarded = say(f"battle-card-{side['discarded']}")
    if not side["played"]:
        return say("ask-choose-interventions", active=active, discarded=discarded)
    played = [say(f"card-{name}") for name in side["played"]]
    return say("ask-choose-more-interventions", active=active, discarded=discarded, played=played)
