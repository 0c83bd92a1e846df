"""How we write it: text for every action and every position.

Actions are a verb and a component (`mark move1`, `go FW1`, `buy charge`). A whole turn may be written in one line, its
steps parted by semicolons; `go` and `put` take several zones, and a battle choice is `battle ACTIVE DISCARDED CARD…`.
Positions are lines of a place and what lies there; `positions.py` reads them. See docs/notation.md.
"""

from typing import Final

from mypy_extensions import i64

from shedet.core.errors import BadNotation, UnknownAction
from shedet.core.game import seat_name
from shedet.core.question import question_lines
from shedet.core.text import find_name, line_of, lines_of_all_games, meant, steps_of
from shedet.games.kemet.actions import (
    ACTIONS,
    ACTIVE_CARD,
    DISCARD_CARD,
    FINISH,
    GO,
    PLAY,
    PUT,
    Accept,
    Action,
    Buy,
    ChooseActive,
    ChooseIntervention,
    Decline,
    Disband,
    DiscardBattleCard,
    DiscardIntervention,
    EndTurn,
    Finish,
    Found,
    GetBack,
    Go,
    Join,
    LeaveEmpty,
    Mark,
    MarkGold,
    MarkSilver,
    PlaceSoldiers,
    Play,
    Put,
    Raise,
    Retreat,
    Spend,
    Stay,
    SwapBattleCard,
    Take,
    TakeSlot,
    Teleport,
    ToLevel,
    decode,
)
from shedet.games.kemet.armies import has_creature, soldiers_at
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    BATTLE_CARDS,
    COLOUR_NAMES,
    COLOURS,
    FIELD_NAMES,
    FIELDS,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    MOST_PLAYERS,
    NO_CARD,
    NO_COLOUR,
    POWER_FIELDS,
)
from shedet.games.kemet.decisions import QUESTIONS
from shedet.games.kemet.state import (
    ACTIVE,
    BATTLE_FAME,
    BATTLE_STEP,
    BOUGHT,
    CHOOSE_STEP,
    CITY,
    COMMITTED,
    DISCARDED,
    DISCARDS,
    DOMINATION_FAME,
    FAMED,
    FIELD,
    FIGHTING,
    GOLD_USED,
    HAND,
    INDICATOR,
    KILLS,
    LEVEL,
    MOVE_CREATURE,
    MOVE_ENTERED,
    MOVE_GROUPED,
    MOVE_OPEN,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_START,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    NO_MARKER,
    PLAYED,
    PRAYER_POINTS,
    PYRAMID,
    REMOVED,
    SILVER_MARKER,
    SUPPLY,
    VETERANS,
    WINNER,
    WOUNDS,
    State,
    battle_discards,
    battle_hand,
    battle_zone,
    board,
    cards_of,
    fighter,
    fought_with,
    owns,
    round_or_step,
)
from shedet.games.kemet.tiles import CREATURE_NAMES, CREATURES, NO_CREATURE, TILE_NAMES, TILES
from shedet.games.kemet.zones import CITY_NAMES, DISTRICT_NAMES, DISTRICTS, ZONE_NAMES, ZONES

GOLD_NAMES: Final = (
    "surprise-attack",
    "divine-will move",
    "divine-will recruit",
    "twin-ceremony",
    "forced-march",
)

# ---- actions


def _text(action: Action) -> str:
    match action:
        case Mark(field):
            return f"mark {FIELD_NAMES[field]}"
        case MarkSilver(field):
            return f"silver {FIELD_NAMES[field]}"
        case MarkGold(which):
            return f"gold {GOLD_NAMES[which]}"
        case LeaveEmpty(district):
            return f"leave {DISTRICT_NAMES[district]}"
        case Found(district, colour):
            return f"found {DISTRICT_NAMES[district]} {COLOUR_NAMES[colour]}"
        case Raise(district):
            return f"raise {DISTRICT_NAMES[district]}"
        case ToLevel(level):
            return f"level {level}"
        case Buy(tile):
            return f"buy {TILE_NAMES[tile]}"
        case Join(creature, district):
            return f"join {CREATURE_NAMES[creature]} {DISTRICT_NAMES[district]}"
        case Go(zone):
            return f"go {ZONE_NAMES[zone]}"
        case Teleport(zone):
            return f"teleport {ZONE_NAMES[zone]}"
        case Take(soldiers, creature):
            return f"take {soldiers}" + (f" with {CREATURE_NAMES[creature]}" if creature != NO_CREATURE else "")
        case Put(zone):
            return f"put {ZONE_NAMES[zone]}"
        case _:
            return _short_text(action)


def _short_text(action: Action) -> str:
    match action:
        case EndTurn():
            return "end"
        case Finish():
            return "done"
        case Accept():
            return "yes"
        case Decline():
            return "no"
        case Spend():
            return "spend"
        case Disband():
            return "disband"
        case Retreat():
            return "retreat"
        case Stay():
            return "stay"
        case PlaceSoldiers(number):
            return f"soldiers {number}"
        case TakeSlot(slot):
            return f"slot {slot + 1}"
        case _:
            return _card_text(action)


def _card_text(action: Action) -> str:
    match action:
        case Play(card):
            return f"play {INTERVENTION_NAMES[card]}"
        case GetBack(card):
            return f"return {INTERVENTION_NAMES[card]}"
        case DiscardIntervention(card):
            return f"discard {INTERVENTION_NAMES[card]}"
        case ChooseIntervention(card):
            return f"choose {INTERVENTION_NAMES[card]}"
        case ChooseActive(card):
            return f"active {BATTLE_CARD_NAMES[card]}"
        case DiscardBattleCard(card):
            return f"discard {BATTLE_CARD_NAMES[card]}"
        case SwapBattleCard(card):
            return f"swap {BATTLE_CARD_NAMES[card]}"
        case _:
            raise ValueError(f"{action} has no text")


ACTION_TEXTS: Final = tuple(_text(decode(number)) for number in range(ACTIONS))
ACTION_NUMBERS: Final = {text.lower(): number for number, text in enumerate(ACTION_TEXTS)}
ZONES_BY_NAME: Final = tuple(name.lower() for name in ZONE_NAMES)


def parse_actions(text: str) -> list[int]:
    """The steps that a line stands for: one, or a whole turn with semicolons. [K-DAY-1]"""
    steps: list[int] = []
    for step in steps_of(text.replace(",", " ")):
        steps += _parse_step(step)
    return steps


def _parse_step(known: str) -> list[int]:
    words = known.split()
    if known in ACTION_NUMBERS:
        return [ACTION_NUMBERS[known]]
    if len(words) > 2 and words[0] in ("go", "put"):
        first = GO if words[0] == "go" else PUT
        return [first + find_name(word, ZONES_BY_NAME, "zone") for word in words[1:]]
    if words[0] == "battle":
        if len(words) < 3:
            raise BadNotation("a battle in one line names your active card and the one to discard: battle 3s2d 5s.")
        cards = [find_name(word, BATTLE_CARD_NAMES, "battle card") for word in words[1:3]]
        played = [PLAY + find_name(word, INTERVENTION_NAMES, "intervention") for word in words[3:]]
        return [ACTIVE_CARD + cards[0], DISCARD_CARD + cards[1], *played, FINISH]
    raise UnknownAction(known, meant(known, ACTION_TEXTS))


# ---- writing positions

PHASE_NAMES: Final = ("placing", "founding", "first-tiles", "day", "night")


def card_list(s: State, place: i64) -> list[str]:
    return [INTERVENTION_NAMES[kind] for kind in range(INTERVENTIONS) for _ in range(int(cards_of(s, place, kind)))]


def battle_card_list(cards: i64) -> list[str]:
    return [BATTLE_CARD_NAMES[card] for card in range(BATTLE_CARDS) if (int(cards) >> card) & 1]


def tile_list(s: State, seat: i64) -> list[str]:
    return [TILE_NAMES[tile] for tile in range(TILES) if owns(s, seat, tile)]


def deck_list(s: State) -> list[str]:
    """The deck from the top; `?` is a card that is not known."""
    names = (*INTERVENTION_NAMES, "?")
    return [names[int(s.deck[at])] for at in range(int(s.deck_left) - 1, -1, -1)]


def colour_list(colours: int) -> list[str]:
    return [COLOUR_NAMES[colour] for colour in range(COLOURS) if (colours >> colour) & 1]


def order_list(s: State) -> list[str]:
    return [seat_name(int(s.order[place])) for place in range(int(s.players))]


def slot_list(s: State) -> list[str]:
    """The places of the next day's order track, as far as they are chosen."""
    return [seat_name(int(s.slots[slot]) - 1) if s.slots[slot] else "-" for slot in range(int(s.players))]


def mark_list(s: State, seat: i64) -> list[str]:
    marks = []
    for field in range(FIELDS):
        marker = int(board(s, seat, FIELD + field))
        if marker != NO_MARKER:
            marks.append(("silver:" if marker == SILVER_MARKER else "") + FIELD_NAMES[field])
    return [*marks, *(["gold"] if board(s, seat, GOLD_USED) else [])]


def indicator_list(s: State, seat: i64) -> list[str]:
    names = (*COLOUR_NAMES, "-")
    return [names[int(board(s, seat, INDICATOR + field))] for field in range(POWER_FIELDS)]


def seats_text(seats: int) -> str:
    return "".join(seat_name(seat) for seat in range(MOST_PLAYERS) if (seats >> seat) & 1) or "-"


def position_text(s: State) -> str:
    lines = [f"players {s.players}", f"day {s.day}", f"phase {PHASE_NAMES[int(s.phase)]} {round_or_step(s)} {s.place}"]
    lines.append(line_of("colours", colour_list(int(s.colours))))
    lines.append(line_of("order", order_list(s)))
    if any(s.slots[slot] for slot in range(int(s.players))):
        lines.append(line_of("slots", slot_list(s)))
    lines += [f"over {seats_text(int(s.won))}"] if s.over else question_lines(QUESTIONS, s)
    if s.waits(CHOOSE_STEP):
        lines.append(_move_line(s))
    if s.waits(FIGHTING):
        lines += _battle_lines(s)
    if s.discounts:
        lines.append(f"discounts {seats_text(int(s.discounts))}")
    for seat in range(int(s.players)):
        lines += _seat_lines(s, seat)
    lines += [
        line_of("deck", deck_list(s)),
        line_of("discards", card_list(s, DISCARDS)),
        line_of("removed", card_list(s, REMOVED)),
        *lines_of_all_games(s),
    ]
    return "\n".join(lines) + "\n"


def _move_line(s: State) -> str:
    creature = int(s.move[MOVE_CREATURE])
    zone, start = ZONE_NAMES[int(s.move[MOVE_ZONE])], ZONE_NAMES[int(s.move[MOVE_START])]
    items = [zone, str(int(s.move[MOVE_SOLDIERS])), str(int(s.move[MOVE_POINTS])), start]
    items += [CREATURE_NAMES[creature]] if creature != NO_CREATURE else []
    return line_of("move", items + [name for name, what in MOVE_SIGNS if s.move[what]])


MOVE_SIGNS: Final = (
    ("teleported", MOVE_TELEPORTED),
    ("entered", MOVE_ENTERED),
    ("open", MOVE_OPEN),
    ("grouped", MOVE_GROUPED),
)


def _battle_lines(s: State) -> list[str]:
    """Who fights where and how far it has come; then a line for each side."""
    zone = ZONE_NAMES[int(battle_zone(s))]
    fighters = [seat_name(int(fighter(s, side))) for side in range(2)]
    numbers = [str(int(s.battle[what])) for what in (BATTLE_STEP, WINNER, FAMED)]
    lines = [line_of("battle", [*fighters, zone, *numbers])]
    names = (*BATTLE_CARD_NAMES, *["-"] * (NO_CARD + 1 - BATTLE_CARDS))
    creatures = (*CREATURE_NAMES, "-")
    for side in range(2):
        cards = [names[int(s.battle[what + side])] for what in (ACTIVE, DISCARDED)]
        counts = [str(int(s.battle[what + side])) for what in (COMMITTED, WOUNDS, KILLS)]
        lines.append(line_of(f"side {fighters[side]}", [*cards, *counts, creatures[int(fought_with(s, side))]]))
    return lines


def _seat_lines(s: State, seat: int) -> list[str]:
    name = seat_name(seat)
    lines = [f"{name} city {CITY_NAMES[int(board(s, seat, CITY))]}"]
    lines += [f"{name} {word} {board(s, seat, what)}" for word, what in NUMBERS]
    lines.append(line_of(f"{name} tiles", tile_list(s, seat)))
    lines.append(line_of(f"{name} marks", mark_list(s, seat)))
    lines.append(line_of(f"{name} bought", colour_list(int(board(s, seat, BOUGHT)))))
    lines.append(line_of(f"{name} indicators", indicator_list(s, seat)))
    for number in range(DISTRICTS):
        if board(s, seat, PYRAMID + number) != NO_COLOUR:
            colour = COLOUR_NAMES[int(board(s, seat, PYRAMID + number))]
            lines.append(f"{name} pyramid {DISTRICT_NAMES[number]} {colour} {board(s, seat, LEVEL + number)}")
    for zone in range(ZONES):
        if soldiers_at(s, seat, zone) > 0:
            here = [
                CREATURE_NAMES[creature]
                for creature in range(CREATURES)
                if int(s.creatures[creature]) == zone and has_creature(s, seat, creature)
            ]
            lines.append(line_of(f"{name} army {ZONE_NAMES[zone]} {soldiers_at(s, seat, zone)}", here))
    lines.append(line_of(f"{name} battle-hand", battle_card_list(battle_hand(s, seat))))
    lines.append(line_of(f"{name} battle-discards", battle_card_list(battle_discards(s, seat))))
    lines.append(line_of(f"{name} hand", card_list(s, HAND + seat)))
    lines.append(line_of(f"{name} played", card_list(s, PLAYED + seat)))
    return lines


NUMBERS: Final = (
    ("prayer", PRAYER_POINTS),
    ("supply", SUPPLY),
    ("battle-fame", BATTLE_FAME),
    ("domination", DOMINATION_FAME),
    ("veterans", VETERANS),
)
