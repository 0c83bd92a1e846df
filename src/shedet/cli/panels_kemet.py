"""What lies beside the map of Kemet in a terminal: the day, the race for fame, the players, the market."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.colours import COST, MAY, SEATS, SOFT, paint
from shedet.cli.map_kemet import CREATURES, as_view
from shedet.cli.scene import Scene
from shedet.cli.screen import Flow
from shedet.games.kemet.components import (
    COLOUR_NAMES,
    FIELD_TABLE,
    INTERVENTION_NAMES,
    INTERVENTION_TABLE,
    MARKERS,
    POWER,
    ROWS,
    TOP_LEVEL,
    VICTORY_FAME,
    WINDOWS,
)
from shedet.games.kemet.saying.things import intervention_does, tile_does
from shedet.games.kemet.tiles import TILE_TABLE
from shedet.games.kemet.views import OtherView, OwnView

FREE: Final = "·"
MARKED: Final = "×"
SILVER: Final = "s"
TILE_NAMED: Final = {tile.name: tile for tile in TILE_TABLE}
INTERVENTION_NAMED: Final = {card.name: card for card in INTERVENTION_TABLE}


# ---- numbers of things


def counted(scene: Scene, names: Iterable[str]) -> str:
    """Interventions by name: `2×war-fury, chariot`."""
    return ", ".join(times(scene.say(f"card-{name}"), number) for name, number in Counter(names).items())


def times(name: str, number: int) -> str:
    return name if number == 1 else f"{number}×{name}"


# ---- the day


def draw_day(scene: Scene) -> Text:
    """Which day, which round, in which order; the cards that are left."""
    table = as_view(scene.view)
    text = Text()
    if table["phase"] == "day":
        text.append(scene.say("label-day", day=table["day"]), "bold").append(f", {turn_text(scene)}")
    elif table["phase"] == "night":
        text.append(scene.say("label-night", day=table["day"]), "bold")
    else:
        text.append(scene.say("label-before"), "bold")
    text.append(f"   {scene.say('label-order')} ")
    for seat in table["order"]:
        text.append(f"{seat} ", SEATS[seat])
    if any(seat != "-" for seat in table["slots"]):
        text.append(f"  {scene.say('label-tomorrow')} ")
        for seat in table["slots"]:
            text.append(f"{seat} ", SEATS.get(seat, SOFT))
    text.append(f"  {scene.say('label-deck', number=table['deck'])}", SOFT)
    if table["discards"]:
        text.append(f"\n{scene.say('label-discarded', cards=counted(scene, table['discards']))}", SOFT)
    return text


def turn_text(scene: Scene) -> str:
    return scene.say("label-turn", turn=min(as_view(scene.view)["round"] + 1, MARKERS), turns=MARKERS)


def draw_race(scene: Scene) -> Text:
    """The race for fame: everybody at their total; 9 and more at the end."""
    table = as_view(scene.view)
    text = Text(f"{scene.say('label-fame')} ", SOFT)
    most = max(VICTORY_FAME, *(seat["fame"]["total"] for seat in table["seats"]))
    for fame in range(most + 1):
        text.append(f" {fame}", MAY if fame >= VICTORY_FAME else SOFT)
        for seat in table["seats"]:
            if seat["fame"]["total"] == fame:
                text.append(seat["seat"], SEATS[seat["seat"]])
        text.append(" ─" if fame < most else "", SOFT)
    return text


def status_line(scene: Scene) -> RenderableType:
    """Day, order and fame in a line or two."""
    table = as_view(scene.view)
    when = scene.say("label-before.short")
    if table["phase"] == "day":
        when = f"{scene.say('label-day', day=table['day'])}, {turn_text(scene)}"
    elif table["phase"] == "night":
        when = scene.say("label-night", day=table["day"])
    items = [Text(when, "bold")]
    for seat in table["seats"]:
        label = f"{scene.say('label-fame')} " if seat is table["seats"][0] else ""
        fame = Text(label).append(seat["seat"], SEATS[seat["seat"]])
        items.append(fame.append(f" {seat['fame']['total']}", "none"))
    items.append(order_text(scene.say("label-order"), table["order"]))
    if any(seat != "-" for seat in table["slots"]):
        items.append(order_text(scene.say("label-tomorrow"), table["slots"]))
    return Flow(*items)


def order_text(name: str, seats: Sequence[str]) -> Text:
    text = Text(name)
    for seat in seats:
        text.append(" ").append(seat, SEATS.get(seat, SOFT))
    return text


# ---- players


def draw_seat(scene: Scene, seat: OtherView) -> RenderableType:
    """A player: from outside, or with their own hand."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    name = seat["seat"]
    head = Text(f"{scene.names[name]}", SEATS[name]).append(f"  {seat['god']}, {seat['city']}, ", "none")
    head.append_text(fame_text(scene, seat))
    rows.add_row(label(scene, "label-has"), stock_text(scene, seat))
    rows.add_row(label(scene, "label-actions"), actions_text(scene, seat))
    rows.add_row(label(scene, "label-tiles"), tiles_text(scene, seat))
    if "hand" in seat:
        own = cast(OwnView, seat)
        rows.add_row(label(scene, "label-battle"), battle_hand_text(scene, own))
        rows.add_row(label(scene, "label-hand"), hand_text(scene, own))
    return Group(head, rows)


def label(scene: Scene, name: str) -> Text:
    return Text(f"  {scene.say(name)}", SOFT)


def fame_text(scene: Scene, seat: OtherView) -> Text:
    fame = seat["fame"]
    parts = [scene.say("label-fame-for-good", number=fame["permanent"])] if fame["permanent"] else []
    parts += [scene.say("label-fame-temples", number=fame["temples"])] if fame["temples"] else []
    parts += [scene.say("label-fame-pyramids", number=fame["pyramids"])] if fame["pyramids"] else []
    total = Text(scene.say("label-fame-total", number=fame["total"]), "bold")
    return total.append(f" ({' + '.join(parts)})" if fame["total"] else "", "none")


def stock_text(scene: Scene, seat: OtherView) -> Text:
    text = Text(scene.say("label-prayer", number=seat["prayer"]), "bold")
    text.append(f"  {scene.say('label-supply', number=seat['supply'])}", "none")
    if seat["veterans"]:
        text.append(f"  {scene.say('label-veterans', number=seat['veterans'])}", "none")
    if "hand" not in seat:
        text.append(f"  {scene.say('label-interventions', number=seat['interventions'])}", "none")
        text.append(f"  {scene.say('label-battle-cards', number=seat['battle_cards'])}", "none")
        if seat["seen_discards"]:
            seen = " ".join(battle_cards(scene, seat["seen_discards"]))
            text.append(f" {scene.say('label-played', cards=seen)}", SOFT)
    if seat["creatures_in_supply"]:
        text.append(f"  {waiting(scene, seat)}", MAY)
    return text


def waiting(scene: Scene, seat: OtherView) -> str:
    """Creatures that are not on the map."""
    creatures = ", ".join(scene.say(f"tile-{name}") for name in seat["creatures_in_supply"])
    return scene.say("label-waiting", creatures=creatures)


def battle_cards(scene: Scene, names: Iterable[str]) -> list[str]:
    return [scene.say(f"battle-card-{name}") for name in names]


def actions_text(scene: Scene, seat: OtherView) -> Text:
    """The fields of the action pyramid row by row, each with its marker; power fields by their colour."""
    marks = {mark.removeprefix("silver:"): SILVER if mark.startswith("silver:") else MARKED for mark in seat["marks"]}
    text = Text()
    for row in range(ROWS):
        text.append(" │ " if row else "", SOFT)
        for number, field in enumerate(field for field in FIELD_TABLE if field.row == row):
            sign = marks.get(field.name, FREE)
            if field.action == POWER:
                name = indicator_text(scene, seat["indicators"][number])
            else:
                name = scene.say(f"label-{field.name.rstrip('0123456789')}")
            text.append(" " if number else "").append(f"{name}{sign}", SOFT if sign != FREE else "")
    if "gold" in seat["marks"]:
        text.append(" │ ", SOFT).append(f"{scene.say('label-gold')}{MARKED}", SOFT)
    return text


def indicator_text(scene: Scene, colour: str) -> str:
    """The colour of a power field; a bare sign where there is none."""
    return scene.say(f"colour-{colour}") if colour in COLOUR_NAMES else colour


def tiles_text(scene: Scene, seat: OtherView) -> Text:
    """Tiles in their colours; creatures with the sign they have on the map."""
    if not seat["tiles"]:
        return Text(scene.say("label-no-tiles"), SOFT)
    return Text("  ").join(tile_text(scene, name) for name in seat["tiles"])


def tile_text(scene: Scene, name: str) -> Text:
    sign = f" {CREATURES[name]}" if name in CREATURES else ""
    return Text(f"{scene.say(f'tile-{name}')}{sign}", paint(COLOUR_NAMES[TILE_NAMED[name].colour]))


def battle_hand_text(scene: Scene, own: OwnView) -> Text:
    if not own["battle_hand"]:
        return Text(scene.say("label-no-battle-cards"), SOFT)
    text = Text("  ".join(battle_cards(scene, own["battle_hand"])))
    if own["battle_discards"]:
        discarded = " ".join(battle_cards(scene, own["battle_discards"]))
        text.append(f"   {scene.say('label-discarded', cards=discarded)}", SOFT)
    return text


def hand_text(scene: Scene, own: OwnView) -> Text:
    """Interventions, each with its price where it has one."""
    cards = [intervention_text(scene, name, number) for name, number in Counter(own["hand"]).items()]
    return Text("  ").join(cards) if cards else Text(scene.say("label-no-cards"), SOFT)


def intervention_text(scene: Scene, name: str, number: int) -> Text:
    cost = INTERVENTION_NAMED[name].cost
    text = Text(times(scene.say(f"card-{name}"), number))
    return text.append(f" {scene.say('label-card-price', number=cost)}" if cost else "", COST)


def draw_seats(scene: Scene) -> list[RenderableType]:
    """The others, then the viewer."""
    table = as_view(scene.view)
    seats = sorted(table["seats"], key=lambda seat: seat["seat"] == table["viewer"])
    return [draw_seat(scene, seat) for seat in seats]


def draw_own_seat(scene: Scene) -> list[RenderableType]:
    return [draw_seat(scene, seat) for seat in own_seats(scene)]


def own_seats(scene: Scene) -> list[OtherView]:
    """The viewer's, if they sit there."""
    table = as_view(scene.view)
    return [seat for seat in table["seats"] if seat["seat"] == table["viewer"]]


def draw_small_others(scene: Scene) -> list[RenderableType]:
    """The others in a line or two each, their tiles by number."""
    table = as_view(scene.view)
    found: list[RenderableType] = []
    for seat in table["seats"]:
        if seat["seat"] != table["viewer"]:
            items = [
                scene.say("label-battle-number", number=seat["battle_cards"]),
                scene.say("label-hand-number", number=seat["interventions"]),
                scene.say("label-tiles-number", number=len(seat["tiles"])),
            ]
            if table["phase"] == "day":
                placed = [mark for mark in seat["marks"] if mark != "gold" and not mark.startswith("silver:")]
                items.append(scene.say("label-markers", number=MARKERS - len(placed)))
            found.append(Flow(name_text(seat), *stock_items(scene, seat), *items))
    return found


def name_text(seat: OtherView) -> Text:
    return Text(f"{seat['seat']} {seat['god']}", SEATS[seat["seat"]])


def stock_items(scene: Scene, seat: OtherView) -> list[Text]:
    items = [Text(scene.say("label-prayer", number=seat["prayer"]), "bold")]
    items.append(Text(scene.say("label-supply", number=seat["supply"])))
    if seat["veterans"]:
        items.append(Text(scene.say("label-veterans", number=seat["veterans"])))
    if seat["creatures_in_supply"]:
        items.append(Text(waiting(scene, seat), MAY))
    return items


def draw_own_line(scene: Scene) -> list[RenderableType]:
    """The least of the viewer's own things: what can be paid and placed."""
    you = scene.say("label-you")
    return [Flow(Text(you, SEATS[seat["seat"]]), *stock_items(scene, seat)) for seat in own_seats(scene)]


def draw_own_cards(scene: Scene) -> list[RenderableType]:
    """The viewer's cards and tiles in few lines."""
    for seat in own_seats(scene):
        if "hand" in seat:
            return own_cards(scene, cast(OwnView, seat))
    return []


def own_cards(scene: Scene, own: OwnView) -> list[RenderableType]:
    cards = [Text(card) for card in battle_cards(scene, own["battle_hand"])]
    hand = [intervention_text(scene, name, number) for name, number in Counter(own["hand"]).items()]
    lines: list[RenderableType] = [
        Flow(Text(scene.say("label-battle"), SOFT), *(cards or [Text(scene.say("label-no-battle-cards.short"), SOFT)])),
        Flow(Text(scene.say("label-hand"), SOFT), *(hand or [Text(scene.say("label-no-cards"), SOFT)])),
    ]
    if own["tiles"]:
        tiles = [tile_text(scene, name) for name in own["tiles"]]
        lines.append(Flow(Text(scene.say("label-tiles"), SOFT), *tiles))
    return lines


def look_at_players(scene: Scene) -> RenderableType:
    return Group(draw_race(scene), *draw_seats(scene))


def look_at_discards(scene: Scene) -> RenderableType:
    table = as_view(scene.view)
    discarded = counted(scene, table["discards"]) or scene.say("label-no-discards")
    return Text(scene.say("label-deck-and-discards", number=table["deck"], cards=discarded))


def draw_hand(scene: Scene) -> RenderableType:
    """What the viewer's interventions do, and when."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for seat in own_seats(scene):
        if "hand" in seat:
            for name, number in Counter(cast(OwnView, seat)["hand"]).items():
                card = INTERVENTION_NAMED[name]
                cost = scene.say("label-price", number=card.cost) if card.cost else scene.say("label-free")
                window = scene.say(f"label-window-{WINDOWS[card.window]}")
                does = scene.voice.speak(intervention_does(INTERVENTION_NAMES.index(name)))
                rows.add_row(times(scene.say(f"card-{name}"), number), window, cost, does)
    return rows if rows.row_count else Text(scene.say("label-no-interventions"), SOFT)


# ---- the market


def draw_market(scene: Scene) -> RenderableType:
    """All tiles in play by colour and level: how many are on offer, and who owns one."""
    return Group(*(draw_colour(scene, colour) for colour in as_view(scene.view)["colours"]))


def draw_colour(scene: Scene, colour: str) -> RenderableType:
    table = as_view(scene.view)
    rows = Table.grid(padding=(0, 1, 0, 0))
    for column in range(4):
        rows.add_column(no_wrap=column < 3)
    owned_tiles = {tile for seat in table["seats"] for tile in seat["tiles"]}
    for level in range(1, TOP_LEVEL + 1):
        for number, tile in enumerate(TILE_TABLE):
            if (COLOUR_NAMES[tile.colour], tile.level) != (colour, level):
                continue
            left = table["tiles"].get(tile.name, 0)
            if not left and tile.name not in owned_tiles:
                continue  # not in play with so few players
            owners = [seat["seat"] for seat in table["seats"] if tile.name in seat["tiles"]]
            name = Text(scene.say(f"tile-{tile.name}"), paint(colour) if left else "dim strike")
            does = Text(scene.voice.speak(tile_does(number)), "" if left else SOFT)
            rows.add_row(f"  {level}", name, owners_text(left, owners), does)
    return Group(Text(f" {scene.say(f'colour-{colour}')} ", paint(colour)), rows)


def owners_text(left: int, owners: Sequence[str]) -> Text:
    text = Text(f"{left}" if left != 1 else "")
    for seat in owners:
        text.append(" " if text else "").append(seat, SEATS[seat])
    return text
