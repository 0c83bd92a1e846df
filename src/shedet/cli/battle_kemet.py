"""A battle of Kemet in a terminal: both sides, and what each is made of."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.colours import COST, SEATS, SOFT
from shedet.cli.fight_kemet import fight_seen
from shedet.cli.map_kemet import as_view
from shedet.cli.scene import Scene
from shedet.core.game import seat_name
from shedet.core.words import Seat
from shedet.games.kemet.saying.battles import terms_said
from shedet.games.kemet.strengths import Fight, Term, fight_now
from shedet.games.kemet.views import BattleView, SideView


def draw_battle(scene: Scene) -> RenderableType:
    """Both sides, what they are made of, and what is shown of their cards; or as they fought."""
    battle = as_view(scene.view)["battle"]
    assert battle is not None
    fight = fight_seen(as_view(scene.view), battle, scene.told) if scene.story is None else fight_now(scene.story)
    assert fight is not None
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    for side in (battle["attacker"], battle["defender"]):
        name = side["seat"]
        rows.add_row(Text(f"  {scene.names[name]}", SEATS[name]), fought_text(scene, fight, side))
    said = "label-attacked" if fight.decided else "label-attack"
    return Group(heading(scene, battle, said), rows)


def heading(scene: Scene, battle: BattleView, said: str) -> Text:
    who, whom = (Seat("ABCDEF".index(side["seat"])) for side in (battle["attacker"], battle["defender"]))
    head = Text(f"{scene.say('label-battle-in', zone=battle['zone'])} ", COST)
    return head.append(scene.say(said, who=who, whom=whom), "none")


def fought_text(scene: Scene, fight: Fight, side: SideView) -> Text:
    terms = next(each.terms for each in (fight.attacker, fight.defender) if seat_name(each.seat) == side["seat"])
    text = sum_text(scene, terms)
    return text if fight.decided else to_come(scene, text, side)


def to_come(scene: Scene, text: Text, side: SideView) -> Text:
    """A side before the strengths are compared."""
    if side["active"]:
        return text
    return text.append(f" {scene.say('label-has-chosen' if side['has_chosen'] else 'label-card-to-come')}", SOFT)


def sum_text(scene: Scene, found: list[Term]) -> Text:
    """`5 soldiers, charge +1, 3s2d +3 = 9; damage 2, shields 0`."""
    strength, damage, shields = (sum(numbers) for numbers in zip(*((t.strength, t.damage, t.shields) for t in found)))
    terms = ", ".join(scene.voice.speak(message) for message in terms_said(found))
    return Text(scene.say("label-strength", terms=terms, strength=strength, damage=damage, shields=shields))
