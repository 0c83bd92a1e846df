"""How Kemet looks in a terminal: the map, the players, the battle, the choices, what happened, the result.

Everything here is drawn from a view, which holds only what its viewer may know. The map is in `map_kemet`, what lies
beside it in `panels_kemet`, battles in `battle_kemet`, the list of choices in `choices_kemet`.
"""

from collections.abc import Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.battle_kemet import draw_battle
from shedet.cli.choices_kemet import Choice, details_of, draw_list, kind_of_question
from shedet.cli.map_kemet import LEGEND, draw_map
from shedet.cli.panels_kemet import (
    as_view,
    draw_day,
    draw_hand,
    draw_market,
    draw_own_seat,
    draw_race,
    draw_scores,
    draw_seats,
    plural,
)
from shedet.cli.told_kemet import tell
from shedet.core.game import Data
from shedet.games.kemet.views import Preview, SideView, TableView

__all__ = [
    "ASKED_ANYWAY",
    "EXAMPLE",
    "HELP",
    "LOOKS",
    "QUESTIONS",
    "Choice",
    "draw",
    "draw_choices",
    "draw_own",
    "draw_scores",
    "draw_told",
    "is_turn",
    "question_text",
]

EXAMPLE: Final = "mark pray1; end"
ASKED_ANYWAY: Final = ("end",)  # even if nothing else is possible: until then everything can be taken back
LOOKS: Final = {"market": draw_market, "hand": draw_hand}  # what else can be looked at
ON_THE_MAP: Final = (
    "choose-recruits",
    "choose-places",
    "choose-army",
    "choose-step",
    "choose-obelisk",
    "choose-target",
    "choose-battle",
    "choose-retreat",
)
QUESTIONS: Final = {
    "choose-districts": "Five soldiers go into each of two districts of your city. Which one stays empty?",
    "choose-pyramids": "Build three levels of pyramids, none above 2. {0} to go.",
    "choose-first-tile": "Take your first tile, free.",
    "choose-action": "Your turn: place a marker on a field of your action pyramid.",
    "choose-tile": "Which tile do you buy?",
    "choose-card-to-swap": "Which battle card leaves for {0}?",
    "choose-site": "Build: where?",
    "choose-level": "How high?",
    "choose-recruits": "Recruit soldiers, one by one. {0} of them free.",
    "choose-places": "Place soldiers from your supply without paying: {0} left.",
    "choose-army": "Which army moves?",
    "choose-group": "How many of the soldiers in {0} go?",
    "choose-step": "Where to?",
    "choose-obelisk": "To which obelisk does the army teleport?",
    "choose-target": "Raining Fire: where does it remove a soldier?",
    "choose-memory": "Which intervention do you take back from the discards?",
    "choose-battle": "Which battle is fought first?",
    "fighting": "The battle goes on.",
    "choose-shown": "Prescience: the other side sees your active card. Which one?",
    "choose-cards": "In secret: your active card.",
    "choose-returned": "You cannot pay for all of them: which intervention comes back?",
    "choose-tactics": "Tactical Choice: swap your active card for the one you discarded?",
    "choose-wounds": "Divine Wound: discard interventions for 1 strength each?",
    "choose-end": "You have lost the battle: disband, or retreat?",
    "choose-retreat": "You have won: where does {0} retreat to?",
    "choose-reinforcement": "Reinforcement: how many soldiers join your army?",
    "choose-stay": "You have won: does your army stay?",
    "choose-sacrifice": "Do you give up soldiers in {0}?",
    "choose-prayers": "Veterans for prayer points?",
    "choose-vision": "Vision: which of these interventions do you take?",
    "choose-draws": "Two veterans for one more intervention?",
    "choose-raised": "Hand of God: which pyramid rises by a level?",
    "choose-joining": "Do creatures join your armies?",
    "choose-slot": "Which place do you take in tomorrow's order?",
}
HELP: Final = """The map
  A5+Ph       an army: the seat, its soldiers, its creature
  red2        a pyramid and its level; at level 4 it is worth 1 fame
  T2W +2      a temple: 1 fame while you hold it, and 2 prayer points at night
  i  ~  ≈     obelisk, trade harbour, military harbour
  [T2W]       you may choose it; [T2W!] means a battle
  The deserts F and O of a bank touch the temple T2 and the bank B beside them;
  F1 touches O12, O12 touches F2, and so on down to F3. B touches the temple T3
  in the river. Districts touch each other and the desert F before their city.
  From harbours ships sail to every trade harbour, and home.

A turn
  mark        places your marker on a field: move, recruit, build, pray, or
              power to buy a tile. Each row of the pyramid needs one a day.
              Then `end` (or Enter); until then `undo` takes your steps back.
  silver, gold  extra markers that come with tiles
  join, play  creatures and interventions, at any time in your turn
  market      shows all tiles; hand  what your interventions do

In one line
  mark move1; go W1A; take 5; teleport T2W; done; end
  mark recruit; put W1A W1A W1B; done; end
  battle 4s1d 1s3d war-fury     active card, discarded card, interventions
  4s1d        a battle card: strength 4, damage 1 (h: shields)

Fame wins: 9 at the start of your turn, and nobody ahead. For good: 1 for every
battle won as attacker with a survivor, 1 for two temples at night, 1 for two
soldiers given up in the sanctuary, 1 on some tiles. As long as you hold them:
1 for each temple and each pyramid of level 4."""


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    table = as_view(view)
    return kind_of_question(table) == "choose-action" and "regular" not in details_of(table)


def question_text(view: Data) -> str:
    table = as_view(view)
    kind = kind_of_question(table)
    if kind == "choose-action" and "regular" in details_of(table):
        return "Your marker is placed. Enter ends your turn; undo takes your last step back."
    if kind == "choose-step" and table["move"]:
        move = table["move"]
        creature = f" with {move['creature']}" if move["creature"] else ""
        army = f"{plural(move['soldiers'], 'soldier')}{creature} in {move['zone']}"
        return f"{army}, movement left {move['points']}. Where to?"
    if kind == "choose-cards":
        return QUESTIONS[kind] if not own_side(table)["active"] else card_question(own_side(table))
    details = details_of(table)
    return QUESTIONS[kind].format(*details, *[""] * 3) if kind else ""


def own_side(table: TableView) -> SideView:
    """The viewer's side of the battle (the attacker's, for somebody who only looks on)."""
    battle = table["battle"]
    assert battle is not None
    return battle["defender"] if battle["defender"]["seat"] == table["viewer"] else battle["attacker"]


def card_question(side: SideView) -> str:
    if not side["discarded"]:
        return f"In secret: which card do you discard face down? You play {side['active']}."
    beside = f" with {', '.join(side['played'])}" if side["played"] else ""
    return f"You play {side['active']}{beside} and discard {side['discarded']}. Any interventions?"


# ---- the table


def offers(choices: Sequence[Choice]) -> dict[str, bool]:
    """The zones that may be chosen, each with whether that means a battle."""
    found = {}
    for choice in choices:
        verb, _, rest = choice.text.partition(" ")
        if verb in ("go", "teleport", "put"):
            found[rest] = bool(cast(Preview, choice.preview)["battle"])
    return found


def draw(view: Data, names: dict[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The whole table as its viewer sees it. Names are those of the seats."""
    table = as_view(view)
    return Group(
        draw_map(table, offers(choices)),
        *draw_legend(table),
        draw_day(table),
        draw_race(table),
        *draw_seats(table, names),
        *draw_fight(table, names),
    )


def draw_own(view: Data, names: dict[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """What matters for a step of a turn: the map or the battle, and the viewer's own things."""
    table = as_view(view)
    on_map = kind_of_question(table) in ON_THE_MAP
    shown: list[RenderableType] = [draw_map(table, offers(choices))] if on_map else []
    return Group(*shown, *draw_own_seat(table, names), *draw_fight(table, names))


def draw_fight(table: TableView, names: dict[str, str]) -> list[RenderableType]:
    return [draw_battle(table, names)] if table["battle"] else []


def draw_legend(table: TableView) -> list[RenderableType]:
    """With both banks there is no room beside the map."""
    if "BE" not in table["zones"]:
        return []
    text = Text(no_wrap=True)
    for sign, meaning in LEGEND[2:6]:
        text.append(f"{sign} ").append(f"{meaning.removeprefix('a ').removeprefix('an ')}  ", "dim")
    return [text]


def draw_choices(view: Data, choices: Sequence[Choice]) -> RenderableType:
    """The answers, numbered, each with what it would do."""
    return draw_list(as_view(view), choices)


# ---- what happened


def draw_told(events: Sequence[Data], viewer: str, style: str = "") -> RenderableType:
    """What a viewer was told, a sentence a line."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for sentence in tell(events, viewer):
        rows.add_row(Text("·", style), Text(sentence, style))
    return rows if rows.row_count else Group()
