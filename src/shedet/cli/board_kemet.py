"""How Kemet looks in a terminal: the map, the players, the battle, what happened.

Everything here is drawn from a view, which holds only what its viewer may know. The map is in `map_kemet`, what lies
beside it in `panels_kemet`, battles in `battle_kemet`, the list of choices in `choices_kemet`, the result in
`end_kemet`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from shedet.cli.battle_kemet import draw_battle
from shedet.cli.choices_kemet import describe, details_of, kind_of_question
from shedet.cli.colours import SOFT
from shedet.cli.end_kemet import draw_scores, how_it_was_won
from shedet.cli.map_kemet import LEGEND, draw_map, draw_small_map, draw_west_map
from shedet.cli.panels_kemet import (
    as_view,
    draw_day,
    draw_hand,
    draw_market,
    draw_own_cards,
    draw_own_line,
    draw_own_seat,
    draw_race,
    draw_seats,
    draw_small_others,
    look_at_discards,
    look_at_players,
    plural,
    status_line,
)
from shedet.cli.screen import SIDE_BY_SIDE, Choice, Layout, beside
from shedet.cli.told_kemet import told
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.games.kemet.views import Preview, SideView, TableView

__all__ = [
    "ASKED_ANYWAY",
    "EXAMPLE",
    "HELP",
    "LOOKS",
    "QUESTIONS",
    "describe",
    "draw",
    "draw_scores",
    "how_it_was_won",
    "is_turn",
    "part",
    "question_text",
    "told",
    "whole",
]

EXAMPLE: Final = "mark pray1; end"
BESIDE_BOTH_BANKS: Final = 116  # columns from which on cards have room beside the whole map
PLAYERS_BESIDE: Final = 152  # and from which on the players have
ASKED_ANYWAY: Final = ("end",)  # even if nothing else is possible: until then everything can be taken back
ON_THE_MAP: Final = (
    "choose-districts",
    "choose-pyramids",
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
    "choose-districts": "Put five soldiers into each of two districts of your city. Which district stays empty?",
    "choose-pyramids": "Build three levels of pyramids, none above 2. {0} to go.",
    "choose-first-tile": "Take your first tile; it is free.",
    "choose-action": "Your turn: place a marker on a field of your action pyramid.",
    "choose-tile": "Which tile do you buy?",
    "choose-card-to-swap": "Which battle card leaves for {0}?",
    "choose-site": "Where do you build?",
    "choose-level": "Up to which level?",
    "choose-recruits": "Recruit soldiers, one by one. Free ones left: {0}.",
    "choose-places": "Place soldiers from your supply without paying: {0} left.",
    "choose-army": "Which army moves?",
    "choose-group": "How many of the soldiers in {0} go?",
    "choose-step": "Where to?",
    "choose-obelisk": "To which obelisk does the army teleport?",
    "choose-target": "Raining Fire: where do you remove a soldier?",
    "choose-memory": "Which intervention do you take back from the discards?",
    "choose-battle": "Which battle is fought first?",
    "fighting": "The battle goes on.",
    "choose-shown": "Prescience: the other side sees your active card. Which one?",
    "choose-cards": "In secret: which card do you play?",
    "choose-returned": "You cannot pay for all your interventions: which one do you take back?",
    "choose-tactics": "Tactical Choice: swap your active card for the one you discarded?",
    "choose-wounds": "Divine Wound: discard interventions for 1 strength each?",
    "choose-end": "You have lost the battle: disband, or retreat?",
    "choose-retreat": "You have won: where does {0} retreat to?",
    "choose-reinforcement": "Reinforcement: how many soldiers join your army?",
    "choose-stay": "You have won: does your army stay there?",
    "choose-sacrifice": "Do you give up soldiers in {0}?",
    "choose-prayers": "Trade veterans for prayer points?",
    "choose-vision": "Vision: which of these interventions do you take?",
    "choose-draws": "Trade two veterans for one more intervention?",
    "choose-raised": "Hand of God: which pyramid do you raise by a level?",
    "choose-joining": "Which creatures join your armies?",
    "choose-slot": "Which place do you take in tomorrow's order?",
}
HELP: Final = """The map
  A5+Ph       an army: the seat, its soldiers, its creature
  red2        a pyramid and its level; at level 4 it is worth 1 fame
              (blu, whi, bla; where there is little room rd, bu, wh, bk)
  T2W +2      a temple: 1 fame while you hold it, and 2 prayer points at night
  i  ~  ≈     obelisk, trade harbour, military harbour
  [T2W]       you may choose it; [T2W!] means a battle. In the list: B3, 7
              against 4 is B's army, and the strengths before cards
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
  market      shows all tiles, hand what your interventions do; players,
              battle and discards show what does not fit beside the map

In one line
  mark move1; go W1A; take 5; teleport T2W; done; end
  mark recruit; put W1A W1A W1B; done; end
  battle 4s1d 1s3d war-fury     active card, discarded card, interventions
  4s1d        a battle card: strength 4, damage 1 (h: shields)

You win with 9 fame at the start of your turn, if nobody has more. Permanent: 1
for every battle you win as attacker with a survivor, 1 for two temples at night,
1 for two soldiers given up in the sanctuary, 1 on some tiles. While you hold
them: 1 for each temple and each pyramid of level 4."""


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


def whole(
    view: Data, names: Mapping[str, str], choices: Sequence[Choice], story: Story, width: int
) -> Iterator[Layout]:
    """The whole table, the fullest way first: then a smaller map, and players on request."""
    table = as_view(view)
    fight = draw_fight(table, names, story)
    if width < SIDE_BY_SIDE:
        yield Layout(Group(draw(view, names, choices), *fight), looks_of(table))
    yield from maps(table, choices, names, story, width)


def part(view: Data, names: Mapping[str, str], choices: Sequence[Choice], story: Story, width: int) -> Iterator[Layout]:
    """What matters for a step of a turn: the map or the battle, and the viewer's own things."""
    table = as_view(view)
    fight = draw_fight(table, names, story)
    kind = kind_of_question(table)
    if kind in ON_THE_MAP or kind == "choose-first-tile":
        if width < SIDE_BY_SIDE:
            whole_map = draw_map(table, offers(choices))
            yield Layout(Group(whole_map, *draw_own_seat(table, names), *fight), looks_of(table, "players"))
        yield from maps(table, choices, names, story, width)
    if kind in ON_THE_MAP:
        return
    aside = ("board", *looks_of(table, "players"))
    yield Layout(Group(*draw_own_seat(table, names), *fight), aside)
    yield Layout(Group(*draw_own_line(table), *draw_own_cards(table), *fight), aside)


def maps(
    table: TableView, choices: Sequence[Choice], names: Mapping[str, str], story: Story, width: int
) -> Iterator[Layout]:
    """The map with what there is room for beside it or below."""
    offered = offers(choices)
    small = draw_small_map(table, offered)
    few = looks_of(table, "players")
    status, own = [status_line(table)], draw_own_line(table)
    fight = draw_fight(table, names, story)
    others, cards = draw_small_others(table), draw_own_cards(table)
    if not has_east(table):
        west = draw_west_map(table, offered)
        if width >= SIDE_BY_SIDE:
            full = Group(draw_day(table), draw_race(table), *draw_seats(table, names), *fight)
            yield Layout(beside(west, full), looks_of(table))
        for panels in ([*others, *own, *cards], [*own, *cards], own):
            yield Layout(beside(west, Group(*status, *panels, *fight)), few)
            yield Layout(beside(small, Group(*status, *panels, *fight)), few)
        return
    yield from large_maps(table, choices, names, story, width)
    if width >= BESIDE_BOTH_BANKS:
        yield Layout(beside(small, Group(*status, *others, *own, *cards, *fight)), few)
    for below in ([*others, *cards], cards, []):
        if width >= SIDE_BY_SIDE:
            yield Layout(Group(beside(small, Group(*status, *own)), *below, *fight), few)
        else:
            yield Layout(Group(small, *status, *own, *below, *fight), few)


def large_maps(
    table: TableView, choices: Sequence[Choice], names: Mapping[str, str], story: Story, width: int
) -> Iterator[Layout]:
    """Both banks as large as they are handsome, on a screen that is not narrow: with all players, then with less."""
    if width < SIDE_BY_SIDE:
        return
    drawn = draw_map(table, offers(choices))
    fight = draw_fight(table, names, story)
    players = [draw_day(table), draw_race(table), *draw_seats(table, names), *fight]
    status, own = [status_line(table)], draw_own_line(table)
    others, cards = draw_small_others(table), draw_own_cards(table)
    if width >= PLAYERS_BESIDE:
        yield Layout(beside(drawn, Group(*players)), looks_of(table))
    yield Layout(Group(drawn, *players), looks_of(table))
    few = looks_of(table, "players")
    if width >= BESIDE_BOTH_BANKS:
        yield Layout(beside(drawn, Group(*status, *others, *own, *cards, *fight)), few)
    else:
        yield Layout(Group(beside(drawn, Group(*status, *own)), *others, *cards, *fight), few)


def has_east(table: TableView) -> bool:
    return "BE" in table["zones"]


def looks_of(table: TableView, *more: str) -> tuple[str, ...]:
    """What a layout leaves out; the first question has no hand yet."""
    return (*more, "market", "hand", *(("discards",) if more and table["discards"] else ()))


def draw(view: Data, names: Mapping[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The whole table as its viewer sees it. Names are those of the seats."""
    table = as_view(view)
    return Group(
        draw_map(table, offers(choices)),
        *draw_legend(table),
        draw_day(table),
        draw_race(table),
        *draw_seats(table, names),
    )


def draw_fight(table: TableView, names: Mapping[str, str], story: Story) -> list[RenderableType]:
    return [draw_battle(table, names, story)] if table["battle"] else []


def draw_legend(table: TableView) -> list[RenderableType]:
    """With both banks there is no room beside the map."""
    if not has_east(table):
        return []
    text = Text(no_wrap=True, overflow="ellipsis")
    for sign, meaning in LEGEND[2:6]:
        text.append(f"{sign} ").append(f"{meaning.removeprefix('a ').removeprefix('an ')}  ", SOFT)
    return [text]


def look_at_battle(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    table = as_view(view)
    return draw_battle(table, names, story) if table["battle"] else Text("no battle is being fought", SOFT)


LOOKS: Final = {  # what can be looked at by its name
    "players": look_at_players,
    "market": draw_market,
    "hand": draw_hand,
    "battle": look_at_battle,
    "discards": look_at_discards,
}
