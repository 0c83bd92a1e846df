"""How Sobek looks in a terminal: the queue, the score track, the players, the choices, what happened, the scores.

Everything here is drawn from a view, which holds only what its viewer may know. Brackets, signs and words say all
that the colours say, so that it reads the same without them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.told_sobek import TOKENS, tell, times
from shedet.core.game import Data
from shedet.games.sobek.components import (
    AVAILABLE,
    CARD_KINDS,
    CHARACTER_TABLE,
    CURSE_CARDS,
    GROUPS,
    PROSPERITY_SCARABS,
    ROUNDS,
    TOKEN_NAMES,
    TRACK_ORDER,
)
from shedet.games.sobek.views import OtherView, OwnView, PossibleView, Preview, SetView, TableView

KIND_NAMED: Final = {kind.name: kind for kind in CARD_KINDS}
PAINT: Final = {  # of the goods
    "ivory": "black on rgb(246,234,204)",
    "ebony": "white on rgb(66,52,72)",
    "marble": "black on rgb(168,184,194)",
    "cattle": "white on rgb(146,70,40)",
    "fish": "white on rgb(34,102,158)",
    "wheat": "black on rgb(224,182,66)",
    "amulet": "white on rgb(24,124,92)",
    "character": "bold white on rgb(150,30,52)",
}
GOLD: Final = "bold yellow"  # you may
RED: Final = "bold red"  # it costs you
BLUE: Final = "cyan"  # what comes next
SEATS: Final = {"A": "bold cyan", "B": "bold magenta", "C": "bold green", "D": "bold yellow"}
CELL: Final = 6  # the width of a card, its brackets apart
HALF: Final = 50  # spaces of the track in a line
WHOLE: Final = ("choose-action", "name-starter")  # questions that take a look at the whole table
EXAMPLE: Final = "take 3"

QUESTIONS: Final = {
    "choose-action": "Your turn: take a card, play a set or play a character.",
    "choose-set": "Lay out the cards of your set: three or more.",
    "choose-token": "You look at the tokens: use one.",
    "choose-guild-victim": "The guild: whose marker goes back?",
    "choose-cursed": "The curse: with whom does it lie?",
    "choose-prosperous": "Prosperity: which of your sets gets 2 more scarabs?",
    "choose-purge": "Clear one type from your corruption pile.",
    "choose-theft": "What do you steal, and from whom?",
    "choose-discards": "The scribe makes you lay off down to six cards.",
    "choose-pile": "The vizier: whose corruption pile do you look through?",
    "choose-claim": "Take a card of this corruption pile.",
    "choose-growing-set": "The courtesan: which of your sets grows?",
    "choose-addition": "Add a card to the set: one or two.",
    "choose-queue-card": "The merchant: take any card of the queue.",
    "choose-horizontal": "The round is over: lay horizontal sets from your hand.",
    "name-starter": "You have the fewest points: who begins the round?",
}
CHARACTERS: Final = {
    "queen": "draw 3 cards from the deck",
    "high-priest": "clear one type from your corruption pile",
    "high-priestess": "clear one type from your corruption pile",
    "vizier": "look through an opponent's corruption pile, take a card of it",
    "cattle-scribe": "opponents with more than 6 cards lay off down to 6",
    "fish-scribe": "opponents with more than 6 cards lay off down to 6",
    "thief": "steal a random card from an opponent's hand",
    "merchant": "take any card of the queue, without corruption",
    "courtesan": "add one or two cards to one of your sets",
}
HELP: Final = """The board
  [wheat ]    a card of the queue, from the front: its goods, its scarabs (*)
  [*     ]    and what taking it costs: free, or so many cards of corruption.
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

When queue and deck are empty the round is over. Sets laid then score their
scarabs only; what you still hold corrupts you. The most corrupt player goes back
on the track: for every ten points of the round to the previous space with the
same glyph. After three rounds the most points win."""


class Choice(NamedTuple):
    """An answer that may be given: how it is written, and what it would visibly do."""

    text: str
    preview: Data


def as_view(data: Data) -> TableView:
    return cast(TableView, data)


def kind_of_question(table: TableView) -> str:
    return "" if table["question"] is None else table["question"]["kind"]


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    return kind_of_question(as_view(view)) in WHOLE


def question_text(view: Data) -> str:
    return QUESTIONS.get(kind_of_question(as_view(view)), "")


# ---- cards


def goods_of(card: str) -> str:
    return GROUPS[KIND_NAMED[card].goods]


def by_goods(cards: Iterable[str]) -> list[str]:
    """Cards sorted by the sets they go into."""
    order = list(KIND_NAMED)
    return sorted(cards, key=order.index)


def card_text(card: str, number: int = 1) -> Text:
    """A card by its name, in the colour of its goods; a character with its goods."""
    if card == "?":
        return Text("a character", PAINT["character"])
    name = f"{card}({goods_of(card)})" if KIND_NAMED[card].character >= 0 else card
    return Text(times(name, number), PAINT[goods_of(card)])


def card_row(cards: Iterable[str]) -> Text:
    """Cards side by side, equal ones together, a wider gap between the types."""
    row = Text()
    before = ""
    for card, number in Counter(by_goods(cards)).items():
        if before:
            row.append(" " if goods_of(card) == before else "   ")
        row.append_text(card_text(card, number))
        before = goods_of(card)
    return row if before else Text("none", "dim")


def names_of(cards: Iterable[str]) -> str:
    return ", ".join("a character" if card == "?" else card for card in cards)


# ---- the table


def draw(view: Data, names: dict[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The whole table as its viewer sees it. Names are those of the seats."""
    table = as_view(view)
    others = [seat for seat in table["seats"] if seat["seat"] != table["viewer"]]
    own = [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]
    return Group(
        draw_queue(table, costs(choices)),
        draw_supplies(table),
        draw_track(table),
        *(draw_seat(seat, names) for seat in [*others, *own]),
        *draw_memory(table, names),
    )


def draw_own(view: Data, names: dict[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    """The viewer's own things alone: enough between the steps of a turn, unless these lead back to the table."""
    if costs(choices):
        return draw(view, names, choices)
    table = as_view(view)
    return Group(*(draw_seat(seat, names) for seat in table["seats"] if seat["seat"] == table["viewer"]))


def costs(choices: Sequence[Choice]) -> dict[int, int]:
    """What each place of the queue that may be chosen would cost, in cards of corruption."""
    return {
        int(choice.text.split()[1]): len(cast(Preview, choice.preview)["corruption"])
        for choice in choices
        if choice.text.startswith("take ")
    }


def draw_queue(table: TableView, cost: dict[int, int]) -> Text:
    """The queue from the front, each card two lines high, its price below it."""
    picture = Text(no_wrap=True)
    picture.append("  " + "".join(f"{place:^{CELL + 2}}" for place in range(1, len(table["queue"]) + 1)), "dim")
    for line in range(2):
        picture.append("\n  ")
        for place, card in enumerate(table["queue"], 1):
            brackets = "[]" if place in cost else "  "
            picture.append(brackets[0], GOLD).append(*quay_text(card, place)[line]).append(brackets[1], GOLD)
    picture.append("\n  ")
    for place in range(1, len(table["queue"]) + 1):
        picture.append_text(price_text(place, cost))
    return picture if table["queue"] else Text("  the quays are empty", "dim")


def quay_text(card: str, place: int) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines of a card, each with its style."""
    if card == "?":
        return (f"{'< ?  >':{CELL}}", PAINT["character"]), (" " * CELL, PAINT["character"])
    kind = KIND_NAMED[card]
    style = PAINT["character" if kind.character >= 0 else goods_of(card)]
    name = card[:CELL] if kind.character >= 0 else goods_of(card)
    return (f"{name:{CELL}}", style), (f"{'*' * kind.scarabs:{CELL}}", style)


def price_text(place: int, cost: dict[int, int]) -> Text:
    """The first four quays always show their price; the merchant pays none."""
    if place in cost:
        price = cost[place]
        return Text(f"{f'+{price}' if price else 'free':^{CELL + 2}}", RED if price else "green")
    text = ("free" if place == 1 else f"+{place - 1}") if place <= AVAILABLE and not cost else ""
    return Text(f"{text:^{CELL + 2}}", "dim")


def draw_supplies(table: TableView) -> Text:
    """What lies beside the queue: round, deck, tokens, discards."""
    text = Text()
    text.append(f"round {table['round']} of {ROUNDS}", "bold").append(f"  deck {table['deck']}")
    if table["characters_in_deck"] is not None:
        text.append(f" ({table['characters_in_deck']} characters)")
    text.append(f"  tokens {table['tokens']}")
    if table["known_tokens"]:
        text.append(f" ({counted(table['known_tokens'])})", BLUE)
    if table["used_tokens"]:
        text.append(f"  used {counted(table['used_tokens'])}", "dim")
    if table["discards"]:
        text.append("\ndiscards ", "dim").append_text(card_row(table["discards"]))
    return text


def counted(names: Iterable[str]) -> str:
    return ", ".join(times(name, number) for name, number in Counter(names).items())


def draw_track(table: TableView) -> Text:
    """The part of the score track between the last marker and the first, fifty spaces a line."""
    scores = {seat["seat"]: seat["score"] for seat in table["seats"]}
    first, last = min(scores.values()) // HALF, max(scores.values()) // HALF
    track = Text(no_wrap=True)
    for half in range(first, last + 1):
        start = half * HALF
        here = {seat: score - start for seat, score in scores.items() if start <= score < start + HALF}
        for line in marker_lines(here):
            track.append("\n" if track else "").append(" " * 7)
            for sign in line:
                track.append(sign, SEATS.get(sign, ""))
        glyphs = "".join((TRACK_ORDER[space % len(TRACK_ORDER)]).lower() for space in range(start, start + HALF))
        track.append("\n" if track else "").append(f"{start:6} ", "dim").append(glyphs).append(
            f" {start + HALF - 1}", "dim"
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


def draw_seat(seat: OtherView, names: dict[str, str]) -> RenderableType:
    """A player: from outside, or with everything that is their own."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=13, no_wrap=True)
    rows.add_column()
    name = Text(names[seat["seat"]], SEATS[seat["seat"]])
    if "hand" in seat:
        own = cast(OwnView, seat)
        rows.add_row(name, Text(f"{score_text(seat)}, {own['round_points']} more laid out in this round", "bold"))
        rows.add_row(label("hand", len(own["hand"])), card_row(own["hand"]))
        rows.add_row(label("corruption", own["corruption_value"]), corruption_text(own))
    else:
        rows.add_row(name, Text(score_text(seat), "bold"))
        backs = ", ".join(f"{number} {back}" for back, number in seat["hand_backs"].items() if number)
        rows.add_row(label("hand", sum(seat["hand_backs"].values())), Text(backs or "none").append_text(curses(seat)))
    rows.add_row(label("sets"), sets_text(seat))
    if seat["horizontal"]:
        rows.add_row(label("horizontal"), card_row(seat["horizontal"]))
    return rows


def score_text(seat: OtherView) -> str:
    return f"{seat['score']} point{'' if seat['score'] == 1 else 's'}"


def label(name: str, number: int | None = None) -> Text:
    text = Text().append(f"  {name}", "dim")
    return text if number is None else text.append(f" {number}", "bold")


def corruption_text(own: OwnView) -> Text:
    return card_row(own["corruption"]).append_text(curses(own))


def curses(seat: OtherView) -> Text:
    """Curses lie open and count as two cards each."""
    number = seat["curses"]
    return Text(f"  {number} curse{'s' if number > 1 else ''} (+{CURSE_CARDS * number})", RED) if number else Text()


def sets_text(seat: OtherView) -> Text:
    """Every set in the open: cards x scarabs = points; a ^ for each prosperity."""
    parts = [Text(f" {set_text(each, seat)} ", PAINT[goods_of_set(each)]) for each in seat["sets"]]
    lines = [Text("  ").join(parts[first : first + 3]) for first in range(0, len(parts), 3)]
    return Text("\n").join(lines) if lines else Text("none yet", "dim")


def set_text(each: SetView, seat: OtherView) -> str:
    name = each["set"] + "^" * seat["prosperity"].count(each["set"])
    if each["set"] == "amulets" and goods_of_set(each) != "amulet":
        name = f"{name} ({goods_of_set(each)})"
    return f"{name} {len(each['cards'])} × {each['scarabs']} = {each['points']}"


def goods_of_set(each: SetView) -> str:
    """The type of a set; that which began as amulets has one when other cards have joined it."""
    return next((goods_of(card) for card in each["cards"] if card != "amulet"), "amulet")


def draw_memory(table: TableView, names: dict[str, str]) -> list[RenderableType]:
    """In the open variant: what a perfect memory knows of hidden places, in brackets what may be there."""
    if not table["memory"]:
        return []
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=15, no_wrap=True)
    rows.add_column()
    for place in table["memory"]:
        if place["size"]:
            rows.add_row(label(place["place"], place["size"]), memory_text(place))
    return [Text("what is known (in brackets: may be there)", "dim"), rows]


def memory_text(place: PossibleView) -> Text:
    text = card_row(place["sure"]) if place["sure"] else Text()
    if place["maybe"]:
        text.append("  " if place["sure"] else "").append(f"({counted(by_goods(place['maybe']))})", "dim")
    return text


# ---- choices


def draw_choices(view: Data, choices: Sequence[Choice]) -> RenderableType:
    """The answers, numbered, each with what it would do."""
    table = as_view(view)
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style=GOLD, no_wrap=True, min_width=4)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for number, choice in enumerate(choices, 1):
        rows.add_row(str(number), choice.text, describe(table, choice))
    return rows


def describe(table: TableView, choice: Choice) -> Text:
    """What an answer costs and does, in words."""
    verb, _, rest = choice.text.partition(" ")
    seen = cast(Preview, choice.preview)
    if verb == "take":
        return describe_take(table, seen)
    if verb == "set":
        return describe_set(table, rest, seen)
    if verb == "add":
        return points_text(seen["points"])
    if verb == "play":
        return Text(CHARACTERS[rest])
    if verb == "use":
        return describe_token(table, rest, seen)
    if verb == "choose":
        return describe_seat(table, rest, seen)
    if verb == "purge":
        return Text(f"discards {names_of(seen['discards']) or 'nothing'}")
    if verb == "steal":
        return Text("an empty hand: nothing" if "nothing" in rest else "a random one")
    if verb in ("claim", "discard"):
        return card_text(rest)
    return Text("that is all")


def describe_take(table: TableView, seen: Preview) -> Text:
    text = Text()
    for card in seen["gains"]:
        text.append_text(card_text(card)).append("  ")
    if seen["corruption"]:
        text.append(f"corruption +{len(seen['corruption'])} ({names_of(seen['corruption'])})", RED)
    elif kind_of_question(table) != "choose-queue-card":
        text.append("free", "green")
    if not seen["leaves"]:
        return text.append("; empties the queue", BLUE)
    return text.append("; then ").append(f"opens {names_of(seen['leaves'])}", BLUE)


def describe_set(table: TableView, name: str, seen: Preview) -> Text:
    own = own_seat(table)
    question = kind_of_question(table)
    if question == "choose-horizontal":
        return Text("scores its scarabs only")
    if question == "choose-action":
        text = points_text(seen["up_to"], "up to +").append(f" for {counted(fitting(own, name))}")
        return text.append("; then a token" if table["tokens"] else "; no tokens are left")
    laid = next(each for each in own["sets"] if each["set"] == name)
    if question == "choose-prosperous":
        return points_text(PROSPERITY_SCARABS * len(laid["cards"]))
    return Text(set_text(laid, own), PAINT[goods_of_set(laid)])


def fitting(own: OwnView, name: str) -> list[str]:
    """The cards of a hand that may be laid in a set."""
    goods = next((goods_of_set(each) for each in own["sets"] if each["set"] == name), name)
    if goods in ("amulet", "amulets") and any(each["set"] == "amulets" for each in own["sets"]):
        return by_goods(own["hand"])  # amulets alone take any type
    return by_goods(card for card in own["hand"] if goods_of(card) in (goods, "amulet"))


def own_seat(table: TableView) -> OwnView:
    return next(cast(OwnView, seat) for seat in table["seats"] if seat["seat"] == table["viewer"])


def describe_token(table: TableView, token: str, seen: Preview) -> Text:
    text = Text(TOKENS[token])
    for space in seen["scores"].values():
        text.append(f" ({own_seat(table)['score']} → {space})", "green")
    return text


def describe_seat(table: TableView, name: str, seen: Preview) -> Text:
    seat = next(each for each in table["seats"] if each["seat"] == name)
    if seen["scores"]:
        return Text(f"{seat['score']} → {seen['scores'][name]}", RED)
    points = f"{score_text(seat)}, {sum(each['points'] for each in seat['sets'])} laid out"
    return Text(f"yourself, {points}" if name == table["viewer"] else points)


def points_text(points: int, before: str = "+") -> Text:
    return Text(f"{before}{points} point{'' if points == 1 else 's'}", "green" if points else "dim")


# ---- what happened


def draw_told(events: Sequence[Data], viewer: str, style: str = "") -> RenderableType:
    """What a viewer was told of a step, a sentence a line."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for sentence in tell(events, viewer):
        rows.add_row(Text("·", style), Text(sentence, style))
    return rows if rows.row_count else Group()


# ---- the end


def draw_scores(view: Data, names: dict[str, str]) -> RenderableType:
    """The last round, and the points of the whole game."""
    seats = [cast(OwnView, seat) for seat in as_view(view)["seats"]]
    table = Table(
        title="Final scores", title_justify="left", show_footer=True, header_style="bold", footer_style="bold"
    )
    table.add_column("last round", footer="points")
    for seat in seats:
        table.add_column(names[seat["seat"]], footer=str(seat["score"]), justify="right")
    for name in (*GROUPS[:-1], "amulets"):
        if any(each["set"] == name for seat in seats for each in seat["sets"]):
            table.add_row(name, *(set_sum(seat, name) for seat in seats))
    table.add_row("horizontal", *(str(scarabs(seat["horizontal"])) for seat in seats))
    table.add_row("in all", *(str(seat["round_points"]) for seat in seats), end_section=True)
    most = max(corruption_rank(seat) for seat in seats)
    marks = [" (most)" if corruption_rank(seat) == most > (0, 0) else "" for seat in seats]
    table.add_row("corruption", *(f"{seat['corruption_value']}{mark}" for seat, mark in zip(seats, marks, strict=True)))
    table.add_row("its scarabs", *(str(scarabs(seat["corruption"])) for seat in seats))
    return table


def corruption_rank(seat: OwnView) -> tuple[int, int]:
    """Who is penalised: the most cards, and then the most scarabs on them. [S-END-4]"""
    return seat["corruption_value"], scarabs(seat["corruption"])


def set_sum(seat: OtherView, name: str) -> str:
    for each in seat["sets"]:
        if each["set"] == name:
            return f"{len(each['cards'])} × {each['scarabs']} = {each['points']}"
    return "0"


def scarabs(cards: Iterable[str]) -> int:
    return sum(KIND_NAMED[card].scarabs for card in cards)


assert set(CHARACTERS) == {row.name for row in CHARACTER_TABLE}
assert set(TOKENS) == set(TOKEN_NAMES)
