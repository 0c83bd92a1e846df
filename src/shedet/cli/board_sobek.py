"""How Sobek looks in a terminal: the queue, the score track, the players, what happened.

Everything here is drawn from a view, which holds only what its viewer may know. Brackets, signs and words say all
that the colours say, so that it reads the same without them. Cards are in `cards_sobek`, the choices in
`choices_sobek`, the final scores in `end_sobek`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.cards_sobek import (
    KIND_NAMED,
    as_view,
    by_goods,
    card_counts,
    card_groups,
    card_row,
    counted,
    goods_of,
    goods_of_set,
    kind_of_question,
    score_text,
    set_text,
)
from shedet.cli.choices_sobek import CHARACTERS, describe
from shedet.cli.colours import COST, GAIN, MAY, NEXT, SEATS, SOFT, paint
from shedet.cli.end_sobek import draw_scores, how_it_was_won
from shedet.cli.screen import SIDE_BY_SIDE, Choice, Flow, Layout
from shedet.cli.told_sobek import TOKENS, tell
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.games.sobek.components import AVAILABLE, CURSE_CARDS, GLYPHS, ROUNDS, TRACK, TRACK_LENGTH, TRACK_ORDER
from shedet.games.sobek.views import OtherView, OwnView, PossibleView, Preview, TableView

__all__ = [
    "CHARACTERS",
    "EXAMPLE",
    "HELP",
    "LOOKS",
    "QUESTIONS",
    "TOKENS",
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

CELL: Final = 6  # the width of a card, its brackets apart
HALF: Final = 50  # spaces of the track in a line
WHOLE: Final = ("choose-action", "name-starter")  # questions that take a look at the whole table
EXAMPLE: Final = "take 3"

QUESTIONS: Final = {
    "choose-action": "Your turn: take a card, play a set or play a character.",
    "choose-set": "Lay out the cards of your set: three or more.",
    "choose-token": "Look at the tokens and use one.",
    "choose-guild-victim": "The guild: whose marker goes back?",
    "choose-cursed": "The curse: whom do you curse?",
    "choose-prosperous": "Prosperity: which of your sets gets 2 more scarabs?",
    "choose-purge": "Clear one type from your corruption pile.",
    "choose-theft": "What do you steal, and from whom?",
    "choose-discards": "The scribe: discard down to six cards.",
    "choose-pile": "The vizier: whose corruption pile do you look through?",
    "choose-claim": "Take a card from this corruption pile.",
    "choose-growing-set": "The courtesan: which of your sets do you add to?",
    "choose-addition": "Add one or two cards to the set.",
    "choose-queue-card": "The merchant: take any card from the queue.",
    "choose-horizontal": "The round is over: lay horizontal sets from your hand.",
    "name-starter": "You have the fewest points: who starts the round?",
}
HELP: Final = """The board
  [wheat ]    a card of the queue, from the front: its goods, its scarabs (*)
  [*     ]    and what taking it costs: nothing, or so many cards of corruption.
     +1       Brackets: you may take it.
  [< ?  >]    a character, face down
  #aefl#flae  the score track: a ankh, e eye, f feather, l lotus, # numeral;
              the letters above it are the players' markers

The notation
  ivory3      ivory with 3 scarabs (ivory0s: a starting card)
  take 3      the third card from the front; the first two corrupt you
  set wheat wheat1 wheat1 merchant     a whole set in one line

A turn is one of three things
  take        one of the first four cards. What you skip goes under your
              corruption tile.
  set         three or more cards of one type (amulets are jokers); then use one
              of the tokens. At the end of the round it scores its cards times
              its scarabs.
  play        a character, for its effect.

When the queue and the deck are empty, the round is over. Sets laid then score
their scarabs only; what you still hold corrupts you. The most corrupt player
moves back on the track, once for every ten points scored in the round: to the
previous space with the same symbol. After three rounds, the most points win."""


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    return kind_of_question(as_view(view)) in WHOLE


def question_text(view: Data) -> str:
    return QUESTIONS.get(kind_of_question(as_view(view)), "")


# ---- the table


def whole(
    view: Data, names: Mapping[str, str], choices: Sequence[Choice], story: Story, width: int
) -> Iterator[Layout]:
    """The whole table, the fullest way first."""
    table = as_view(view)
    cost = costs(choices)
    upper = (draw_queue(table, cost), draw_supplies(table), draw_track(table))
    if width < SIDE_BY_SIDE:
        yield Layout(draw(view, names, choices))
    else:
        yield Layout(Group(*upper, in_columns(full_seats(table, names)), *draw_memory(table)))
        yield Layout(Group(*upper, in_columns(small_seats(table, names))), left_out(table))
    yield Layout(Group(*upper, *small_seats(table, names)), left_out(table))
    queue = draw_small_queue(table, cost)
    if width >= SIDE_BY_SIDE:
        yield Layout(Group(queue, supply_line(table), in_columns(small_seats(table, names))), left_out(table, "track"))
    yield Layout(Group(queue, supply_line(table), *small_seats(table, names)), left_out(table, "track"))
    yield Layout(Group(queue, score_line(table), *own_hand(table)), left_out(table, "track"))


def part(view: Data, names: Mapping[str, str], choices: Sequence[Choice], story: Story, width: int) -> Iterator[Layout]:
    """What a step on the way needs: the viewer's own things, or all of it if it leads back to the queue."""
    table = as_view(view)
    if costs(choices):
        yield from whole(view, names, choices, story, width)
        return
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    yield Layout(Group(*(draw_seat(table, seat, names) for seat in own)), ("board",))
    yield Layout(Group(*(draw_small_seat(seat, names) for seat in own)), ("board", "players"))


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


def draw(view: Data, names: Mapping[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The whole table as its viewer sees it. Names are those of the seats."""
    table = as_view(view)
    return Group(
        draw_queue(table, costs(choices)),
        draw_supplies(table),
        draw_track(table),
        *full_seats(table, names),
        *draw_memory(table),
    )


def costs(choices: Sequence[Choice]) -> dict[int, int]:
    """What each place of the queue that may be chosen would cost, in cards of corruption."""
    return {
        int(choice.text.split()[1]): len(cast(Preview, choice.preview)["corruption"])
        for choice in choices
        if choice.text.startswith("take ")
    }


# ---- the queue, and what lies beside it


def draw_queue(table: TableView, cost: dict[int, int]) -> Text:
    """The queue from the front, each card two lines high, its price below it."""
    picture = Text(no_wrap=True, overflow="ellipsis")
    picture.append("  " + "".join(f"{place:^{CELL + 2}}" for place in range(1, len(table["queue"]) + 1)), SOFT)
    for line in range(2):
        picture.append("\n  ")
        for place, card in enumerate(table["queue"], 1):
            brackets = "[]" if place in cost else "  "
            picture.append(brackets[0], MAY).append(*quay_text(card, place)[line]).append(brackets[1], MAY)
    picture.append("\n  ")
    for place in range(1, len(table["queue"]) + 1):
        picture.append_text(price_text(place, cost))
    return picture if table["queue"] else Text("  the quays are empty", SOFT)


def draw_small_queue(table: TableView, cost: dict[int, int]) -> Text:
    """The same in three lines: each card below its place and its price."""
    picture = Text("  ", no_wrap=True, overflow="ellipsis")
    for place in range(1, len(table["queue"]) + 1):
        price = price_text(place, cost).plain.strip()
        style = SOFT if place not in cost else COST if cost[place] else GAIN
        picture.append(f"{f'{place} {price}':^{CELL + 2}}", style)
    for line in range(2):
        picture.append("\n  ")
        for place, card in enumerate(table["queue"], 1):
            brackets = "[]" if place in cost else "  "
            picture.append(brackets[0], MAY).append(*quay_text(card, place)[line]).append(brackets[1], MAY)
    return picture if table["queue"] else Text("  the quays are empty", SOFT)


def quay_text(card: str, place: int) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines of a card, each with its style."""
    if card == "?":
        return (f"{'< ?  >':{CELL}}", paint("character")), (" " * CELL, paint("character"))
    kind = KIND_NAMED[card]
    style = paint("character" if kind.character >= 0 else goods_of(card))
    name = card[:CELL] if kind.character >= 0 else goods_of(card)
    return (f"{name:{CELL}}", style), (f"{'*' * kind.scarabs:{CELL}}", style)


def price_text(place: int, cost: dict[int, int]) -> Text:
    """The first four quays always show their price; the merchant pays none."""
    if place in cost:
        price = cost[place]
        return Text(f"{f'+{price}' if price else 'free':^{CELL + 2}}", COST if price else GAIN)
    text = ("free" if place == 1 else f"+{place - 1}") if place <= AVAILABLE and not cost else ""
    return Text(f"{text:^{CELL + 2}}", SOFT)


def draw_supplies(table: TableView) -> RenderableType:
    """What lies beside the queue: round, deck, tokens, discards."""
    discards = [Flow(Text("discards", SOFT), *card_groups(table["discards"]))] if table["discards"] else []
    return Group(supply_line(table), *discards)


def supply_line(table: TableView) -> RenderableType:
    """The same without the discards."""
    items = [Text(f"round {table['round']} of {ROUNDS}", "bold"), Text(f"deck {table['deck']}")]
    characters = table["characters_in_deck"]
    if characters is not None:
        items[-1].append(f" ({characters} character{'' if characters == 1 else 's'})")
    items.append(Text(f"tokens {table['tokens']}"))
    if table["known_tokens"]:
        items[-1].append(f" ({counted(table['known_tokens'])})", NEXT)
    if table["used_tokens"]:
        first, *others = counted(table["used_tokens"]).split(", ")
        items += [Text(f"used {first}", SOFT), *(Text(token, SOFT) for token in others)]
    return Flow(*items)


# ---- the score track


def draw_track(table: TableView) -> Text:
    """The part of the score track between the last marker and the first, fifty spaces a line."""
    scores = {seat["seat"]: seat["score"] for seat in table["seats"]}
    first, last = min(scores.values()) // HALF, max(scores.values()) // HALF
    track = Text(no_wrap=True, overflow="ellipsis")
    for half in range(first, last + 1):
        start = half * HALF
        here = {seat: score - start for seat, score in scores.items() if start <= score < start + HALF}
        for line in marker_lines(here):
            track.append("\n" if track else "").append(" " * 7)
            for sign in line:
                track.append(sign, SEATS.get(sign, ""))
        glyphs = "".join((TRACK_ORDER[space % len(TRACK_ORDER)]).lower() for space in range(start, start + HALF))
        track.append("\n" if track else "").append(f"{start:6} ", SOFT).append(glyphs).append(
            f" {start + HALF - 1}", SOFT
        )
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


def full_seats(table: TableView, names: Mapping[str, str]) -> list[RenderableType]:
    return [draw_seat(table, seat, names) for seat in in_order(table)]


def small_seats(table: TableView, names: Mapping[str, str]) -> list[RenderableType]:
    return [draw_small_seat(seat, names) for seat in in_order(table)]


def draw_seat(table: TableView, seat: OtherView, names: Mapping[str, str]) -> RenderableType:
    """A player: from outside, or with everything that is their own."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=13, no_wrap=True)
    rows.add_column()
    name = Text(names[seat["seat"]], SEATS[seat["seat"]])
    if "hand" in seat:
        own = cast(OwnView, seat)
        to_come = "" if table["over"] else f", {own['round_points']} more laid out"  # at the end all is counted
        rows.add_row(name, Text(f"{score_text(seat)}{to_come}", "bold"))
        rows.add_row(label("hand", len(own["hand"])), card_row(own["hand"]))
        rows.add_row(label("corruption", own["corruption_value"]), corruption_text(own))
    else:
        rows.add_row(name, Text(score_text(seat), "bold"))
        hand = Text(backs_text(seat)).append_text(curses(seat))
        rows.add_row(label("hand", sum(seat["hand_backs"].values())), hand)
    rows.add_row(label("sets"), draw_sets(seat))
    if seat["horizontal"]:
        rows.add_row(label("horizontal"), card_row(seat["horizontal"]))
    return rows


def draw_small_seat(seat: OtherView, names: Mapping[str, str]) -> RenderableType:
    """The same in few lines; of the viewer's corruption pile only how much there is of each type."""
    name = Text(names[seat["seat"]], SEATS[seat["seat"]])
    points = Text(f"{score_text(seat)} ({glyph(seat['score'])})", "bold")
    sets = set_parts(seat)
    if seat["horizontal"]:
        sets.append(Text("horizontal: ").append_text(card_row(seat["horizontal"])))
    if "hand" not in seat:
        hand = f"hand {sum(seat['hand_backs'].values())}: {backs_text(seat)}"
        return Flow(name, points, hand, cursed(seat), *sets)
    own = cast(OwnView, seat)
    corrupt = [Text(f"corruption {own['corruption_value']}"), *card_counts(own["corruption"])]
    head = Flow(name, points, Text(f"+{own['round_points']} laid out", GAIN), *sets, *corrupt, cursed(seat))
    return Group(head, hand_line(own))


def score_line(table: TableView) -> RenderableType:
    """The points of everybody, those laid out in this round added. By letters: names would not fit in a line."""
    items = []
    for seat in in_order(table):
        name = "You" if seat["seat"] == table["viewer"] else seat["seat"]
        laid = sum(each["points"] for each in seat["sets"])
        items.append(Text(name, SEATS[seat["seat"]]).append(f" {seat['score']} + {laid}", "none"))
    return Flow(f"round {table['round']}", *items)


def own_hand(table: TableView) -> list[RenderableType]:
    return [hand_line(cast(OwnView, seat)) for seat in table["seats"] if seat["seat"] == table["viewer"]]


def hand_line(own: OwnView) -> RenderableType:
    return Flow(label("hand", len(own["hand"])), *card_groups(own["hand"]))


def backs_text(seat: OtherView) -> str:
    return ", ".join(f"{number} {back}" for back, number in seat["hand_backs"].items() if number) or "none"


def glyph(score: int) -> str:
    return GLYPHS[int(TRACK[score % TRACK_LENGTH])]


def label(name: str, number: int | None = None) -> Text:
    text = Text().append(f"  {name}", SOFT)
    return text if number is None else text.append(f" {number}", "bold")


def corruption_text(own: OwnView) -> Text:
    return card_row(own["corruption"]).append_text(curses(own))


def cursed(seat: OtherView) -> Text:
    """Curses lie open and count as two cards each."""
    number = seat["curses"]
    return Text(f"{number} curse{'s' if number > 1 else ''} (+{CURSE_CARDS * number})", COST) if number else Text()


def curses(seat: OtherView) -> Text:
    return Text("  ").append_text(cursed(seat)) if seat["curses"] else Text()


def draw_sets(seat: OtherView) -> RenderableType:
    """Every set in the open, none of them broken at the end of a line."""
    return Flow(*(set_parts(seat) or [Text("none yet", SOFT)]), indent="")


def set_parts(seat: OtherView) -> list[Text]:
    """Cards x scarabs = points of each set; a ^ for each prosperity."""
    return [Text(f" {set_text(each, seat)} ", paint(goods_of_set(each))) for each in seat["sets"]]


# ---- what can be looked at by its name


def draw_players(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    return Group(*full_seats(as_view(view), names))


def look_at_track(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    return draw_track(as_view(view))


def look_at_discards(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    return card_row(as_view(view)["discards"])


def look_at_memory(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    lines = draw_memory(as_view(view))
    return Group(*lines) if lines else Text("only with --option open_memory does the table remember for you", SOFT)


def draw_memory(table: TableView) -> list[RenderableType]:
    """In the open variant: what a perfect memory knows of hidden places, in brackets what may be there."""
    if not table["memory"]:
        return []
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=15, no_wrap=True)
    rows.add_column()
    for place in table["memory"]:
        if place["size"]:
            rows.add_row(label(place["place"], place["size"]), memory_text(place))
    return [Text("what is known (in brackets: what may be there)", SOFT), rows]


def memory_text(place: PossibleView) -> Text:
    text = card_row(place["sure"]) if place["sure"] else Text()
    if place["maybe"]:
        text.append("  " if place["sure"] else "").append(f"({counted(by_goods(place['maybe']))})", SOFT)
    return text


LOOKS: Final = {
    "players": draw_players,
    "track": look_at_track,
    "discards": look_at_discards,
    "memory": look_at_memory,
}


# ---- what happened


def told(story: Story, steps: Sequence[int], viewer: str) -> list[str]:
    """What a viewer was told of steps, in sentences."""
    return tell([event for step in steps for event in story.told(step)], viewer)
