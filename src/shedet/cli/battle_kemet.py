"""A battle of Kemet in a terminal: both sides, and what each is made of."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.colours import COST, SEATS, SOFT
from shedet.cli.map_kemet import as_view
from shedet.cli.scene import Scene
from shedet.core.game import seat_name
from shedet.core.words import Seat, say
from shedet.games.kemet.saying.battles import terms_said
from shedet.games.kemet.saying.things import soldiers
from shedet.games.kemet.strengths import Fight, Term, fight_now
from shedet.games.kemet.views import BattleView, SideView


def draw_battle(scene: Scene) -> RenderableType:
    """Both sides, what they are made of, and what is shown of their cards; or as they fought."""
    battle = as_view(scene.view)["battle"]
    assert battle is not None
    fight = None if scene.story is None else fight_now(scene.story)
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    for side in (battle["attacker"], battle["defender"]):
        name = side["seat"]
        text = seen_text(scene, battle, side) if fight is None else fought_text(scene, fight, side)
        rows.add_row(Text(f"  {scene.names[name]}", SEATS[name]), text)
    said = "label-attacked" if fight is not None and fight.decided else "label-attack"
    return Group(heading(scene, battle, said), rows)


def heading(scene: Scene, battle: BattleView, said: str) -> Text:
    who, whom = (Seat("ABCDEF".index(side["seat"])) for side in (battle["attacker"], battle["defender"]))
    head = Text(f"{scene.say('label-battle-in', zone=battle['zone'])} ", COST)
    return head.append(scene.say(said, who=who, whom=whom), "none")


def fought_text(scene: Scene, fight: Fight, side: SideView) -> Text:
    terms = next(each.terms for each in (fight.attacker, fight.defender) if seat_name(each.seat) == side["seat"])
    text = sum_text(scene, terms)
    return text if fight.decided else to_come(scene, text, side)


def seen_text(scene: Scene, battle: BattleView, side: SideView) -> Text:
    """A side at a table far away: what stands there and which cards lie open. The news tell what they add up to."""
    things = []
    for army in as_view(scene.view)["armies"]:
        if (army["zone"], army["seat"]) == (battle["zone"], side["seat"]):
            things += [soldiers(army["soldiers"]), *(say(f"tile-{creature}") for creature in army["creatures"])]
    if side["active"] is not None:
        things.append(say(f"battle-card-{side['active']}"))
    things += [say(f"card-{card}") for card in side["played"]]
    return to_come(scene, Text(", ".join(map(scene.voice.speak, things))), side)


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
