"""A battle of Kemet in a terminal: both sides, and what each is made of."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.colours import COST, SEATS, SOFT
from shedet.cli.map_kemet import as_view
from shedet.cli.scene import Scene
from shedet.core.game import seat_name
from shedet.core.words import Seat
from shedet.games.kemet.saying.battles import terms_said
from shedet.games.kemet.strengths import Term, fight_now
from shedet.games.kemet.views import SideView


def draw_battle(scene: Scene) -> RenderableType:
    """Both sides, what they are made of, and what is shown of their cards; or as they fought."""
    battle = as_view(scene.view)["battle"]
    fight = fight_now(scene.story)
    assert battle is not None
    assert fight is not None
    head = Text(f"{scene.say('label-battle-in', zone=battle['zone'])} ", COST)
    said = "label-attacked" if fight.decided else "label-attack"
    head.append(scene.say(said, who=Seat(fight.attacker.seat), whom=Seat(fight.defender.seat)), "none")
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    for fought, side in ((fight.attacker, battle["attacker"]), (fight.defender, battle["defender"])):
        name = seat_name(fought.seat)
        text = sum_text(scene, fought.terms)
        rows.add_row(Text(f"  {scene.names[name]}", SEATS[name]), text if fight.decided else to_come(scene, text, side))
    return Group(head, rows)


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
