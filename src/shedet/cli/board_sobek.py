"""How Sobek looks in a terminal: the queue, the score track, the players.

Everything here is drawn from a view, which holds only what its viewer may know. Brackets, signs and words say all
that the colours say, so that it reads the same without them. Cards are in `cards_sobek`, the final scores in
`end_sobek`.
"""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.cards_sobek import as_view, by_goods, card_counts, card_groups, card_row, goods_of_card, set_texts
from shedet.cli.colours import COST, GAIN, MAY, NEXT, SEATS, SOFT, paint
from shedet.cli.end_sobek import draw_scores
from shedet.cli.scene import Scene
from shedet.cli.screen import SIDE_BY_SIDE, Flow, Layout
from shedet.core.table import Choice
from shedet.core.words import Message
from shedet.games.sobek.components import (
    AVAILABLE,
    CARD_KINDS,
    CURSE_CARDS,
    GLYPHS,
    GROUPS,
    ROUNDS,
    TOKEN_NAMES,
    TRACK,
    TRACK_LENGTH,
)
from shedet.games.sobek.saying.naming import FACE_DOWN, KIND_NAMED, cards_named, tokens
from shedet.games.sobek.views import OtherView, OwnView, PossibleView, Preview, TableView

__all__ = ["EXAMPLE", "LOOKS", "draw", "draw_scores", "part", "whole"]

CELL: Final = 6  # the width of a card, its brackets apart
HALF: Final = 50  # spaces of the track in a line
EXAMPLE: Final = "take 3"


# ---- the table


def whole(scene: Scene) -> Iterator[Layout]:
    """The whole table, the fullest way first."""
    table = as_view(scene.view)
    cost = costs(scene.choices)
    upper = (draw_queue(scene, cost), draw_supplies(scene), draw_track(scene))
    if scene.width < SIDE_BY_SIDE:
        yield Layout(draw(scene))
    else:
        yield Layout(Group(*upper, in_columns(full_seats(scene)), *draw_memory(scene)))
        yield Layout(Group(*upper, in_columns(small_seats(scene))), left_out(table))
    yield Layout(Group(*upper, *small_seats(scene)), left_out(table))
    queue = draw_small_queue(scene, cost)
    if scene.width >= SIDE_BY_SIDE:
        yield Layout(Group(queue, supply_line(scene), in_columns(small_seats(scene))), left_out(table, "track"))
    yield Layout(Group(queue, supply_line(scene), *small_seats(scene)), left_out(table, "track"))
    yield Layout(Group(queue, score_line(scene), *own_hand(scene)), left_out(table, "track"))


def part(scene: Scene) -> Iterator[Layout]:
    """What a step on the way needs: the viewer's own things, or all of it if it leads back to the queue."""
    table = as_view(scene.view)
    if costs(scene.choices):
        yield from whole(scene)
        return
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    yield Layout(Group(*(draw_seat(scene, seat) for seat in own)), ("board",))
    yield Layout(Group(*(draw_small_seat(scene, seat) for seat in own)), ("board", "players"))


def left_out(table: TableView, *more: str) -> tuple[str, ...]:
    memory = () if table["memory"] is None else ("memory",)
    discards = ("discards",) if "track" in more and table["discards"] else ()
    return ("players", *more, *discards, *memory)


def in_columns(seats: Sequence[RenderableType]) -> RenderableType:
    """Two players beside each other; with three the viewer, who has the most to show, below the others."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    paired = len(seats) - len(seats) % 2
    for first in range(0, paired, 2):
        grid.add_row(*seats[first : first + 2])
    return Group(grid, *seats[paired:])


def draw(scene: Scene) -> RenderableType:
    """The whole table as its viewer sees it."""
    return Group(
        draw_queue(scene, costs(scene.choices)),
        draw_supplies(scene),
        draw_track(scene),
        *full_seats(scene),
        *draw_memory(scene),
    )


def costs(choices: Sequence[Choice]) -> dict[int, int]:
    """What each place of the queue that may be chosen would cost, in cards of corruption."""
    found: dict[int, int] = {}
    for choice in choices:
        thing, _, place = choice.way[0].partition(":")
        if thing == "queue":
            found[int(place)] = len(cast(Preview, choice.preview)["corruption"])
    return found


# ---- the queue, and what lies beside it


def draw_queue(scene: Scene, cost: dict[int, int]) -> Text:
    """The queue from the front, each card two lines high, its price below it."""
    queue = as_view(scene.view)["queue"]
    if not queue:
        return empty_quays(scene)
    picture = Text(no_wrap=True, overflow="ellipsis")
    picture.append("  " + "".join(f"{place:^{CELL + 2}}" for place in range(1, len(queue) + 1)), SOFT)
    draw_cards(picture, scene, cost)
    picture.append("\n  ")
    for place in range(1, len(queue) + 1):
        picture.append_text(price_text(scene, place, cost))
    return picture


def draw_small_queue(scene: Scene, cost: dict[int, int]) -> Text:
    """The same in three lines: each card below its place and its price."""
    queue = as_view(scene.view)["queue"]
    if not queue:
        return empty_quays(scene)
    picture = Text("  ", no_wrap=True, overflow="ellipsis")
    for place in range(1, len(queue) + 1):
        price = price_text(scene, place, cost).plain.strip()
        style = SOFT if place not in cost else COST if cost[place] else GAIN
        picture.append(f"{f'{place} {price}':^{CELL + 2}}", style)
    draw_cards(picture, scene, cost)
    return picture


def empty_quays(scene: Scene) -> Text:
    return Text(f"  {scene.say('label-empty-quays')}", SOFT)


def draw_cards(picture: Text, scene: Scene, cost: dict[int, int]) -> None:
    """Two lines of cards; those that may be taken in brackets."""
    for line in range(2):
        picture.append("\n  ")
        for place, card in enumerate(as_view(scene.view)["queue"], 1):
            brackets = "[]" if place in cost else "  "
            picture.append(brackets[0], MAY).append(*quay_text(scene, card)[line]).append(brackets[1], MAY)


def quay_text(scene: Scene, card: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines of a card, each with its style."""
    if card == FACE_DOWN:
        return (f"{'< ?  >':{CELL}}", paint("character")), (" " * CELL, paint("character"))
    kind = CARD_KINDS[KIND_NAMED[card]]
    goods = GROUPS[goods_of_card(card)]
    name, style = (card, paint("character")) if kind.character >= 0 else (goods, paint(goods))
    return (f"{scene.say(f'short-{name}'):{CELL}}", style), (f"{'*' * kind.scarabs:{CELL}}", style)


def price_text(scene: Scene, place: int, cost: dict[int, int]) -> Text:
    """The first four quays always show their price; the merchant pays none."""
    style = SOFT
    if place in cost:
        price = cost[place]
        style = COST if price else GAIN
    elif place <= AVAILABLE and not cost:
        price = place - 1
    else:
        return Text(" " * (CELL + 2))
    text = scene.say("label-price", number=price) if price else scene.say("label-free")
    return Text(f"{text:^{CELL + 2}}", style)


def draw_supplies(scene: Scene) -> RenderableType:
    """What lies beside the queue: round, deck, tokens, discards."""
    discards = as_view(scene.view)["discards"]
    if not discards:
        return supply_line(scene)
    title = Text(scene.say("label-discards"), SOFT)
    return Group(supply_line(scene), Flow(title, *card_groups(scene.voice, discards)))


def supply_line(scene: Scene) -> RenderableType:
    """The same without the discards."""
    table = as_view(scene.view)
    items = [
        Text(scene.say("label-round-of", number=table["round"], rounds=ROUNDS), "bold"),
        Text(scene.say("label-deck", number=table["deck"])),
    ]
    if table["characters_in_deck"] is not None:
        items[-1].append(f" {scene.say('label-characters-in-deck', number=table['characters_in_deck'])}")
    items.append(Text(scene.say("label-token-pile", number=table["tokens"])))
    if table["known_tokens"]:
        items[-1].append(f" {scene.say('label-known-tokens', tokens=tokens_named(table['known_tokens']))}", NEXT)
    if table["used_tokens"]:
        first, *others = tokens_named(table["used_tokens"])
        items.append(Text(scene.say("label-used", token=first), SOFT))
        items += [Text(scene.voice.speak(token), SOFT) for token in others]
    return Flow(*items)


def tokens_named(names: Sequence[str]) -> list[Message]:
    return tokens([TOKEN_NAMES.index(name) for name in names])


# ---- the score track


def draw_track(scene: Scene) -> Text:
    """The part of the score track between the last marker and the first, fifty spaces a line."""
    scores = {seat["seat"]: seat["score"] for seat in as_view(scene.view)["seats"]}
    signs = [scene.say(f"glyph-{glyph}.sign") for glyph in GLYPHS]
    first, last = min(scores.values()) // HALF, max(scores.values()) // HALF
    track = Text(no_wrap=True, overflow="ellipsis")
    for half in range(first, last + 1):
        start = half * HALF
        here = {seat: score - start for seat, score in scores.items() if start <= score < start + HALF}
        for line in marker_lines(here):
            track.append("\n" if track else "").append(" " * 7)
            for sign in line:
                track.append(sign, SEATS.get(sign, ""))
        spaces = "".join(signs[int(TRACK[space % TRACK_LENGTH])] for space in range(start, start + HALF))
        track.append("\n" if track else "").append(f"{start:6} ", SOFT).append(spaces)
        track.append(f" {start + HALF - 1}", SOFT)
    return track


def marker_lines(spaces: dict[str, int]) -> list[str]:
    """Markers above their spaces, those of one space above each other."""
    lines: list[list[str]] = []
    for seat, space in spaces.items():
        line = next((each for each in lines if each[space] == " "), None)
        if line is None:
            line = [" "] * HALF
            lines.insert(0, line)
        line[space] = seat
    return ["".join(line) for line in lines]


# ---- the players


def in_order(table: TableView) -> list[OtherView]:
    """The others, then the viewer."""
    return sorted(table["seats"], key=lambda seat: seat["seat"] == table["viewer"])


def full_seats(scene: Scene) -> list[RenderableType]:
    return [draw_seat(scene, seat) for seat in in_order(as_view(scene.view))]


def small_seats(scene: Scene) -> list[RenderableType]:
    return [draw_small_seat(scene, seat) for seat in in_order(as_view(scene.view))]


def draw_seat(scene: Scene, seat: OtherView) -> RenderableType:
    """A player: from outside, or with everything that is their own."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=13, no_wrap=True)
    rows.add_column()
    rows.add_row(Text(scene.names[seat["seat"]], SEATS[seat["seat"]]), Text(points_of(scene, seat), "bold"))
    if "hand" in seat:
        own = cast(OwnView, seat)
        rows.add_row(label(scene, "hand", len(own["hand"])), card_row(scene.voice, own["hand"]))
        pile = card_row(scene.voice, own["corruption"]).append_text(and_curses(scene, seat))
        rows.add_row(label(scene, "corruption", own["corruption_value"]), pile)
    else:
        hand = Text(backs_text(scene, seat)).append_text(and_curses(scene, seat))
        rows.add_row(label(scene, "hand", sum(seat["hand_backs"].values())), hand)
    rows.add_row(label(scene, "sets"), draw_sets(scene, seat))
    if seat["horizontal"]:
        rows.add_row(label(scene, "horizontal"), card_row(scene.voice, seat["horizontal"]))
    return rows


def points_of(scene: Scene, seat: OtherView) -> str:
    """Points, and for the viewer what the sets of this round will add. At the end of the game all is counted."""
    if "hand" not in seat or as_view(scene.view)["over"]:
        return scene.say("label-points", number=seat["score"])
    laid = cast(OwnView, seat)["round_points"]
    return scene.say("label-points-and-laid", number=seat["score"], laid=laid)


def draw_small_seat(scene: Scene, seat: OtherView) -> RenderableType:
    """The same in few lines; of the viewer's corruption pile only how much there is of each type."""
    name = Text(scene.names[seat["seat"]], SEATS[seat["seat"]])
    glyph = scene.say(f"glyph-{GLYPHS[int(TRACK[seat['score'] % TRACK_LENGTH])]}")
    points = Text(scene.say("label-points-on", number=seat["score"], glyph=glyph), "bold")
    sets = set_texts(scene.voice, seat)
    if seat["horizontal"]:
        sets.append(Text(f"{scene.say('label-horizontal')}: ").append_text(card_row(scene.voice, seat["horizontal"])))
    if "hand" not in seat:
        number = sum(seat["hand_backs"].values())
        hand = scene.say("label-hand-of", number=number, backs=backs_text(scene, seat))
        return Flow(name, points, hand, curses(scene, seat), *sets)
    own = cast(OwnView, seat)
    laid = Text(scene.say("label-laid", number=own["round_points"]), GAIN)
    corruption = scene.say("label-corruption-of", number=own["corruption_value"])
    counts = card_counts(scene.voice, own["corruption"])
    return Group(Flow(name, points, laid, *sets, corruption, *counts, curses(scene, seat)), hand_line(scene, own))


def score_line(scene: Scene) -> RenderableType:
    """The points of everybody, those laid out in this round added. By letters: names would not fit in a line."""
    table = as_view(scene.view)
    items = []
    for seat in in_order(table):
        name = scene.say("label-you") if seat["seat"] == table["viewer"] else seat["seat"]
        laid = sum(each["points"] for each in seat["sets"])
        points = scene.say("label-score-and-laid", points=seat["score"], laid=laid)
        items.append(Text(name, SEATS[seat["seat"]]).append(f" {points}", "none"))
    return Flow(scene.say("label-round", number=table["round"]), *items)


def own_hand(scene: Scene) -> list[RenderableType]:
    table = as_view(scene.view)
    return [hand_line(scene, cast(OwnView, seat)) for seat in table["seats"] if seat["seat"] == table["viewer"]]


def hand_line(scene: Scene, own: OwnView) -> RenderableType:
    return Flow(label(scene, "hand", len(own["hand"])), *card_groups(scene.voice, own["hand"]))


def backs_text(scene: Scene, seat: OtherView) -> str:
    parts = [scene.say(f"label-backs-{back}", number=number) for back, number in seat["hand_backs"].items() if number]
    return ", ".join(parts) or scene.say("label-none")


def label(scene: Scene, name: str, number: int | None = None) -> Text:
    text = Text().append(f"  {scene.say(f'label-{name}')}", SOFT)
    return text if number is None else text.append(f" {number}", "bold")


def curses(scene: Scene, seat: OtherView) -> Text:
    """Curses lie open and count as two cards each."""
    number = seat["curses"]
    return Text(scene.say("label-curses", number=number, cards=CURSE_CARDS * number), COST) if number else Text()


def and_curses(scene: Scene, seat: OtherView) -> Text:
    return Text("  ").append_text(curses(scene, seat)) if seat["curses"] else Text()


def draw_sets(scene: Scene, seat: OtherView) -> RenderableType:
    """Every set in the open, none of them broken at the end of a line."""
    return Flow(*(set_texts(scene.voice, seat) or [Text(scene.say("label-no-sets"), SOFT)]), indent="")


# ---- what can be looked at by its name


def draw_players(scene: Scene) -> RenderableType:
    return Group(*full_seats(scene))


def look_at_discards(scene: Scene) -> RenderableType:
    return card_row(scene.voice, as_view(scene.view)["discards"])


def look_at_memory(scene: Scene) -> RenderableType:
    return Group(*draw_memory(scene))


def draw_memory(scene: Scene) -> list[RenderableType]:
    """In the open variant: what a perfect memory knows of hidden places, in brackets what may be there."""
    memory = as_view(scene.view)["memory"]
    if not memory:
        return []
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=15, no_wrap=True)
    rows.add_column()
    for place in memory:
        if place["size"]:
            name = Text(f"  {place_text(scene, place)}", SOFT).append(f" {place['size']}", "bold")
            rows.add_row(name, memory_text(scene, place))
    return [Text(scene.say("label-memory"), SOFT), rows]


def place_text(scene: Scene, place: PossibleView) -> str:
    """`B hand` of a view in words. By letters, as in the line of points; the viewer's own places are not hidden."""
    who, _, what = place["place"].partition(" ")
    return scene.say(f"label-memory-{what}", who=who) if what else scene.say(f"label-memory-{who}")


def memory_text(scene: Scene, place: PossibleView) -> Text:
    text = card_row(scene.voice, place["sure"]) if place["sure"] else Text()
    if place["maybe"]:
        possible = scene.say("label-may-be", cards=cards_named(by_goods(place["maybe"])))
        text.append("  " if place["sure"] else "").append(possible, SOFT)
    return text


LOOKS: Final = {
    "players": draw_players,
    "track": draw_track,
    "discards": look_at_discards,
    "memory": look_at_memory,
}
