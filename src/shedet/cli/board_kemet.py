"""How Kemet looks in a terminal: the map, the players, the battle.

Everything here is drawn from a view, which holds only what its viewer may know. The map is in `map_kemet`, what lies
beside it in `panels_kemet`, battles in `battle_kemet`, the result in `end_kemet`.
"""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from shedet.cli.battle_kemet import draw_battle
from shedet.cli.colours import SOFT
from shedet.cli.end_kemet import draw_scores
from shedet.cli.map_kemet import LEGEND, as_view, draw_map, draw_small_map, draw_west_map
from shedet.cli.panels_kemet import (
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
    status_line,
)
from shedet.cli.scene import Scene
from shedet.cli.screen import SIDE_BY_SIDE, Layout, beside
from shedet.core.table import Choice
from shedet.games.kemet.saying.things import kind_of_question
from shedet.games.kemet.views import Preview, TableView

__all__ = ["ASKED_ANYWAY", "EXAMPLE", "LOOKS", "draw", "draw_scores", "part", "whole"]

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


# ---- the table


def offers(choices: Sequence[Choice]) -> dict[str, bool]:
    """The zones that may be chosen, each with whether that means a battle."""
    found = {}
    for choice in choices:
        thing, _, zone = choice.way[-1].partition(":")
        if thing == "zone":
            found[zone] = bool(cast(Preview, choice.preview)["battle"])
    return found


def whole(scene: Scene) -> Iterator[Layout]:
    """The whole table, the fullest way first: then a smaller map, and players on request."""
    if scene.width < SIDE_BY_SIDE:
        yield Layout(Group(draw(scene), *draw_fight(scene)), looks_of(scene))
    yield from maps(scene)


def part(scene: Scene) -> Iterator[Layout]:
    """What matters for a step of a turn: the map or the battle, and the viewer's own things."""
    fight = draw_fight(scene)
    kind = kind_of_question(as_view(scene.view))
    if kind in ON_THE_MAP or kind == "choose-first-tile":
        if scene.width < SIDE_BY_SIDE:
            whole_map = draw_map(scene, offers(scene.choices))
            yield Layout(Group(whole_map, *draw_own_seat(scene), *fight), looks_of(scene, "players"))
        yield from maps(scene)
    if kind in ON_THE_MAP:
        return
    aside = ("board", *looks_of(scene, "players"))
    yield Layout(Group(*draw_own_seat(scene), *fight), aside)
    yield Layout(Group(*draw_own_line(scene), *draw_own_cards(scene), *fight), aside)


def maps(scene: Scene) -> Iterator[Layout]:
    """The map with what there is room for beside it or below."""
    offered = offers(scene.choices)
    small = draw_small_map(scene, offered)
    few = looks_of(scene, "players")
    status, own = [status_line(scene)], draw_own_line(scene)
    fight = draw_fight(scene)
    others, cards = draw_small_others(scene), draw_own_cards(scene)
    if not has_east(as_view(scene.view)):
        west = draw_west_map(scene, offered)
        if scene.width >= SIDE_BY_SIDE:
            full = Group(draw_day(scene), draw_race(scene), *draw_seats(scene), *fight)
            yield Layout(beside(west, full), looks_of(scene))
        for panels in ([*others, *own, *cards], [*own, *cards], own):
            yield Layout(beside(west, Group(*status, *panels, *fight)), few)
            yield Layout(beside(small, Group(*status, *panels, *fight)), few)
        return
    yield from large_maps(scene)
    if scene.width >= BESIDE_BOTH_BANKS:
        yield Layout(beside(small, Group(*status, *others, *own, *cards, *fight)), few)
    for below in ([*others, *cards], cards, []):
        if scene.width >= SIDE_BY_SIDE:
            yield Layout(Group(beside(small, Group(*status, *own)), *below, *fight), few)
        else:
            yield Layout(Group(small, *status, *own, *below, *fight), few)


def large_maps(scene: Scene) -> Iterator[Layout]:
    """Both banks as large as they are handsome, on a screen that is not narrow: with all players, then with less."""
    if scene.width < SIDE_BY_SIDE:
        return
    drawn = draw_map(scene, offers(scene.choices))
    fight = draw_fight(scene)
    players = [draw_day(scene), draw_race(scene), *draw_seats(scene), *fight]
    status, own = [status_line(scene)], draw_own_line(scene)
    others, cards = draw_small_others(scene), draw_own_cards(scene)
    if scene.width >= PLAYERS_BESIDE:
        yield Layout(beside(drawn, Group(*players)), looks_of(scene))
    yield Layout(Group(drawn, *players), looks_of(scene))
    few = looks_of(scene, "players")
    if scene.width >= BESIDE_BOTH_BANKS:
        yield Layout(beside(drawn, Group(*status, *others, *own, *cards, *fight)), few)
    else:
        yield Layout(Group(beside(drawn, Group(*status, *own)), *others, *cards, *fight), few)


def has_east(table: TableView) -> bool:
    return "BE" in table["zones"]


def looks_of(scene: Scene, *more: str) -> tuple[str, ...]:
    """What a layout leaves out; the first question has no hand yet."""
    discards = as_view(scene.view)["discards"]
    return (*more, "market", "hand", *(("discards",) if more and discards else ()))


def draw(scene: Scene) -> RenderableType:
    """The whole table as its viewer sees it."""
    return Group(
        draw_map(scene, offers(scene.choices)),
        *draw_legend(scene),
        draw_day(scene),
        draw_race(scene),
        *draw_seats(scene),
    )


def draw_fight(scene: Scene) -> list[RenderableType]:
    return [draw_battle(scene)] if as_view(scene.view)["battle"] else []


def draw_legend(scene: Scene) -> list[RenderableType]:
    """With both banks there is no room beside the map."""
    if not has_east(as_view(scene.view)):
        return []
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{LEGEND[2][0]} ").append(f"{scene.say('label-legend-temple.short')}  ", SOFT)
    for sign, label in LEGEND[3:6]:
        text.append(f"{sign} ").append(f"{scene.say(f'{label}.short')}  ", SOFT)
    return [text]


def look_at_battle(scene: Scene) -> RenderableType:
    return draw_battle(scene) if as_view(scene.view)["battle"] else Text(scene.say("label-no-battle"), SOFT)


LOOKS: Final = {  # what can be looked at by its name
    "players": look_at_players,
    "market": draw_market,
    "hand": draw_hand,
    "battle": look_at_battle,
    "discards": look_at_discards,
}
