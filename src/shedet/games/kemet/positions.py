"""Reading positions and completing what they leave out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.errors import BadNotation, BadSetup
from shedet.core.game import parse_seat, seat_name
from shedet.core.position import bit, count_bits
from shedet.core.question import read_question
from shedet.core.rng import Rng
from shedet.core.text import find_name, number_within, read_line_of_all_games, read_lines
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.asking.acting import check_markers
from shedet.games.kemet.asking.setting_up import check_set_up
from shedet.games.kemet.asking.table import check_questions, check_the_end
from shedet.games.kemet.checking import check, check_lines, check_seats, count_kind, pool
from shedet.games.kemet.components import (
    BATTLE_CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    COLOURS_IN_PLAY,
    COPIES,
    FIELD_NAMES,
    INTERVENTION_CARDS,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    MARKERS,
    MOST_PLAYERS,
    MOST_PRAYER,
    NO_CARD,
    NO_COLOUR,
    OWN_BATTLE_CARDS,
    RUSE,
    STARTING_PRAYER,
    TOP_LEVEL,
)
from shedet.games.kemet.decisions import QUESTIONS, go_on
from shedet.games.kemet.notation import MOVE_SIGNS, NUMBERS, PHASE_NAMES
from shedet.games.kemet.rules.building import found
from shedet.games.kemet.rules.night import FATE
from shedet.games.kemet.rules.setup import copies_in_play
from shedet.games.kemet.state import (
    ACTIVE,
    BATTLE_STEP,
    BATTLE_ZONE,
    BOUGHT,
    CHOOSE_ACTION,
    CITY,
    COMMITTED,
    DAY,
    DISCARDED,
    DISCARDS,
    FAMED,
    FIELD,
    FIGHTERS,
    FOUGHT,
    GOLD_USED,
    HAND,
    INDICATOR,
    KILLS,
    LEVEL,
    MOVE_CREATURE,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_START,
    MOVE_ZONE,
    NIGHT,
    PLAYED,
    PRAYER_POINTS,
    PYRAMID,
    REGULAR_MARKER,
    REMOVED,
    SILVER_MARKER,
    SUPPLY,
    WINNER,
    WOUNDS,
    State,
    add_card,
    bare_state,
    battle_discards,
    battle_hand,
    board,
    cards_of,
    owns,
    set_battle_discards,
    set_battle_hand,
    set_board,
    side_in_battle,
)
from shedet.games.kemet.tiles import COLOUR_OF, CREATURE_NAMES, NO_CREATURE, TILE_NAMES, TILES
from shedet.games.kemet.worlds import owned_cards
from shedet.games.kemet.zones import CITY_NAMES, DISTRICT_NAMES, DISTRICTS, NO_ZONE, ZONE_NAMES, ZONES, cities_in_play

SAID_ONCE: Final = (
    "players",
    "day",
    "phase",
    "colours",
    "order",
    "slots",
    "over",
    "move",
    "battle",
    "discounts",
    "rng",
    "seed",
    "reveals",
)
SAID_ONCE_OF_A_SEAT: Final = ("city", "prayer", "supply", "battle-fame", "domination", "veterans", "indicators")


def parse_position(text: str, options: vec[i64], rng: Rng) -> State:
    """A position, or an explicit set-up: what is not mentioned is as at the start.

    Cards that are not mentioned lie shuffled in the deck, soldiers in the supply, battle cards in the hand; cities go
    by seat. A line `players` comes first; without one there are two.
    """
    s = bare_state(2, options, rng)
    s.phase = DAY
    for seat in range(MOST_PLAYERS):
        set_board(s, seat, PRAYER_POINTS, STARTING_PRAYER)
    lines = read_lines(text, lambda words: _read_line(s, words), _said_once)
    check_seats(s, lines)
    _complete_colours(s)
    _complete_boards(s, text)
    if "deck" not in lines:
        _complete_deck(s)
    if s.phase == DAY and s.depth == 0 and not s.over:  # a turn that has begun
        s.ask(CHOOSE_ACTION, 1 << i64(s.order[s.place]), 0, 0, 0)
    check(s)
    check_lines(s, lines)
    if s.phase < DAY:
        check_set_up(s)
    if s.over:
        check_the_end(s, lines)
        return s
    check_markers(s)
    if s.depth == 0:
        go_on(s)
    if not s.over:
        check_questions(s, lines)
    return s


def _said_once(words: list[str]) -> str:
    if words[0] in SAID_ONCE:
        return words[0]
    if words[0] == "side" or (len(words) > 1 and words[1] in SAID_ONCE_OF_A_SEAT):
        return " ".join(words[:2])
    return " ".join(words[:3]) if len(words) > 2 and words[1] in ("army", "pyramid") else ""


# ---- lines


def _read_line(s: State, words: list[str]) -> None:
    place, items = words[0], words[1:]
    players = int(s.players)
    if place in tuple("ABCDE") and items:
        _read_seat_line(s, parse_seat(place, players), items[0], items[1:])
    elif place == "players" and len(items) == 1:
        _read_players(s, items[0])
    elif place == "day" and len(items) == 1:
        s.day = number_within(items[0], 1, 9999, "days")
    elif place == "phase" and len(items) == 3:
        _read_phase(s, items)
    elif place == "colours":
        for item in items:
            s.colours |= 1 << find_name(item, COLOUR_NAMES, "colour")
    elif place in ("order", "slots") and len(items) == players:
        _read_order(s, place, items)
    elif place == "over" and len(items) == 1:
        s.over = True
        s.won = _read_seats(items[0], players)
    elif place == "ask" and len(items) >= 2:
        question, (x, y, z) = read_question(QUESTIONS, items[1], items[2:], players)
        s.ask(question, _read_seats(items[0], players), x, y, z)
    elif place == "discounts" and len(items) == 1:
        s.discounts = _read_seats(items[0], players)
    else:
        _read_common_line(s, place, items)


def _read_common_line(s: State, place: str, items: list[str]) -> None:
    if place == "move" and len(items) >= 4:
        _read_move(s, items)
    elif place == "battle" and len(items) == 6:
        _read_battle(s, items)
    elif place == "side" and len(items) == 7:
        _read_side(s, items)
    elif place == "deck":
        for item in reversed(items):
            if s.deck_left == INTERVENTION_CARDS:
                raise BadSetup(f"the deck has at most {INTERVENTION_CARDS} cards.")
            s.deck[s.deck_left] = u8(find_name(item, INTERVENTION_NAMES, "intervention"))
            s.deck_left += 1
    elif place in ("discards", "removed"):
        _read_cards(s, DISCARDS if place == "discards" else REMOVED, items)
    else:
        read_line_of_all_games(s, place, items)


def _read_players(s: State, text: str) -> None:
    s.players = number_within(text, 2, MOST_PLAYERS, "players")


def _read_phase(s: State, items: list[str]) -> None:
    s.phase = find_name(items[0], PHASE_NAMES, "phase")
    if s.phase == NIGHT:
        s.night_step = number_within(items[1], 0, FATE, "rounds or steps before")
    else:
        s.round = number_within(items[1], 0, MARKERS - 1 if s.phase == DAY else 0, "rounds or steps before")
    s.place = number_within(items[2], 0, s.players if s.phase < DAY else s.players - 1, "places")


def _read_seats(text: str, players: int) -> int:
    """Letters of seats, `-` for none."""
    seats = 0
    for letter in text.replace("-", ""):
        seats |= 1 << parse_seat(letter, players)
    return seats


def _read_order(s: State, place: str, items: list[str]) -> None:
    chosen = [parse_seat(item, int(s.players)) for item in items if item != "-"]
    if len(set(chosen)) != len(chosen) or (place == "order" and len(chosen) != len(items)):
        raise BadSetup(f"the {place} names each player once, not {' '.join(items)}.")
    for number, item in enumerate(items):
        if place == "order":
            s.order[number] = u8(parse_seat(item, int(s.players)))
        elif item != "-":
            s.slots[number] = u8(parse_seat(item, int(s.players)) + 1)


def _read_cards(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        kind = find_name(item, INTERVENTION_NAMES, "intervention")
        if cards_of(s, place, kind) >= COPIES[kind]:
            raise BadSetup(f"there are only {COPIES[kind]} cards {item}.")
        add_card(s, place, kind)


def _read_move(s: State, items: list[str]) -> None:
    s.move[MOVE_ZONE] = u8(find_name(items[0], ZONE_NAMES, "zone"))
    s.move[MOVE_SOLDIERS] = u8(number_within(items[1], 1, 7, "soldiers in a move"))
    s.move[MOVE_POINTS] = u8(number_within(items[2], 0, 30, "movement points"))
    s.move[MOVE_START] = u8(find_name(items[3], ZONE_NAMES, "zone"))
    s.move[MOVE_CREATURE] = NO_CREATURE
    signs = dict(MOVE_SIGNS)
    for item in items[4:]:
        if item in signs:
            s.move[signs[item]] = 1
        else:
            s.move[MOVE_CREATURE] = u8(find_name(item, CREATURE_NAMES, "creature"))


def _read_battle(s: State, items: list[str]) -> None:
    for side in range(2):
        s.battle[FIGHTERS + side] = u8(parse_seat(items[side], int(s.players)))
    if items[0] == items[1]:
        raise BadSetup(f"{items[0]} cannot fight a battle against themselves.")
    s.battle[BATTLE_ZONE] = u8(find_name(items[2], ZONE_NAMES, "zone"))
    s.battle[BATTLE_STEP] = u8(number_within(items[3], 0, 14, "steps of a battle"))
    s.battle[WINNER] = u8(number_within(items[4], 0, 1, "sides"))
    s.battle[FAMED] = u8(number_within(items[5], 0, 3, "sides with fame"))


def _read_side(s: State, items: list[str]) -> None:
    seat = parse_seat(items[0], int(s.players))
    side = int(side_in_battle(s, seat))
    if side < 0:
        raise BadSetup(f"{items[0]} is not in a battle; a line `battle` comes first.")
    for number, what in enumerate((ACTIVE, DISCARDED)):
        card = items[1 + number]
        s.battle[what + side] = u8(NO_CARD if card == "-" else find_name(card, BATTLE_CARD_NAMES, "battle card"))
    s.battle[COMMITTED + side] = u8(number_within(items[3], 0, 1, "choices"))
    s.battle[WOUNDS + side] = u8(number_within(items[4], 0, INTERVENTION_CARDS, "wounds"))
    s.battle[KILLS + side] = u8(number_within(items[5], 0, 15, "kills"))
    name = items[6]
    s.battle[FOUGHT + side] = u8(NO_CREATURE if name == "-" else find_name(name, CREATURE_NAMES, "creature"))


def _read_seat_line(s: State, seat: int, what: str, items: list[str]) -> None:
    numbers = dict(NUMBERS)
    if what in numbers and len(items) == 1:
        most = MOST_PRAYER if what == "prayer" else 15 if what == "supply" else 99
        unit = {"prayer": "prayer points", "supply": "soldiers", "veterans": "veterans"}.get(what, "points of fame")
        set_board(s, seat, numbers[what], number_within(items[0], 0, most, unit))
    elif what == "city" and len(items) == 1:
        set_board(s, seat, CITY, find_name(items[0], CITY_NAMES, "city"))
    elif what == "tiles":
        for item in items:
            s.tiles[seat] |= bit(find_name(item, TILE_NAMES, "tile"))
    elif what == "marks":
        _read_marks(s, seat, items)
    elif what == "bought":
        for item in items:
            set_board(s, seat, BOUGHT, board(s, seat, BOUGHT) | 1 << find_name(item, COLOUR_NAMES, "colour"))
    elif what == "indicators" and len(items) == 3:
        for field, item in enumerate(items):
            colour = NO_COLOUR if item == "-" else find_name(item, COLOUR_NAMES, "colour")
            set_board(s, seat, INDICATOR + field, colour)
    elif what == "pyramid" and len(items) == 3:
        number = find_name(items[0].upper(), DISTRICT_NAMES, "district")
        set_board(s, seat, PYRAMID + number, find_name(items[1], COLOUR_NAMES, "colour"))
        set_board(s, seat, LEVEL + number, number_within(items[2], 1, TOP_LEVEL, "levels"))
    elif what == "army" and len(items) >= 2:
        _read_army(s, seat, items)
    elif what in ("battle-hand", "battle-discards"):
        for item in items:
            card = 1 << find_name(item, BATTLE_CARD_NAMES, "battle card")
            if what == "battle-hand":
                set_battle_hand(s, seat, battle_hand(s, seat) | card)
            else:
                set_battle_discards(s, seat, battle_discards(s, seat) | card)
    elif what in ("hand", "played"):
        _read_cards(s, (HAND if what == "hand" else PLAYED) + seat, items)
    else:
        known = "city, prayer, supply, battle-fame, domination, veterans, tiles, marks, bought, indicators, pyramid"
        raise BadNotation(f"a player has no {what!r}; there is {known}, army, battle-hand, hand and played.")


def _read_marks(s: State, seat: int, items: list[str]) -> None:
    for item in items:
        if item == "gold":
            set_board(s, seat, GOLD_USED, 1)
            continue
        silver = item.startswith("silver:")
        field = find_name(item.removeprefix("silver:"), FIELD_NAMES, "field")
        set_board(s, seat, FIELD + field, SILVER_MARKER if silver else REGULAR_MARKER)


def _read_army(s: State, seat: int, items: list[str]) -> None:
    zone = find_name(items[0], ZONE_NAMES, "zone")
    s.soldiers[seat * ZONES + zone] = u8(number_within(items[1], 1, 14, "soldiers in a zone"))
    for item in items[2:]:
        creature = find_name(item, CREATURE_NAMES, "creature")
        if int(s.creatures[creature]) != NO_ZONE:
            raise BadSetup(f"{item} stands in {ZONE_NAMES[int(s.creatures[creature])]} already.")
        s.creatures[creature] = u8(zone)


# ---- completing


def _complete_colours(s: State) -> None:
    """Those named; else those of tiles and pyramids, and then the first that fit."""
    wanted = int(COLOURS_IN_PLAY[s.players])
    seen = 0
    for seat in range(int(s.players)):
        seen |= sum(1 << c for c in {int(COLOUR_OF[tile]) for tile in range(TILES) if owns(s, seat, tile)})
        for number in range(DISTRICTS):
            if board(s, seat, PYRAMID + number) != NO_COLOUR:
                seen |= 1 << int(board(s, seat, PYRAMID + number))
    if s.colours == 0:
        s.colours = seen
        for colour in range(COLOURS):
            if count_bits(s.colours) < wanted:
                s.colours |= 1 << colour
    if seen & ~int(s.colours):
        raise BadSetup("there is a tile or pyramid of a colour that is not in play.")
    if count_bits(s.colours) != wanted:
        raise BadSetup(f"{s.players} players play with {wanted} colours, not {count_bits(s.colours)}.")


def _complete_boards(s: State, text: str) -> None:
    """Cities by seat, soldiers into the supply, battle cards into the hand, indicators for pyramids, tiles on offer."""
    words = [line.split("#")[0].split()[:2] for line in text.splitlines()]
    cities = cities_in_play(int(s.players))
    for seat in range(int(s.players)):
        name = seat_name(seat)
        if [name, "city"] not in words:
            set_board(s, seat, CITY, cities[seat])
        if [name, "supply"] not in words:
            on_map = sum(int(soldiers_at(s, seat, zone)) for zone in range(ZONES))
            set_board(s, seat, SUPPLY, max(0, pool(s, seat) - on_map))
        if [name, "battle-hand"] not in words:
            set_battle_hand(s, seat, OWN_BATTLE_CARDS & ~owned_cards(s, seat))
        if [name, "indicators"] not in words:
            for number in range(DISTRICTS):
                if board(s, seat, PYRAMID + number) != NO_COLOUR:
                    found(s, seat, number, board(s, seat, PYRAMID + number))
    for tile in range(TILES):
        if (s.colours >> COLOUR_OF[tile]) & 1:
            owners = sum(1 for seat in range(int(s.players)) if owns(s, seat, tile))
            if owners > copies_in_play(tile, s.players):
                raise BadSetup(f"there are not so many tiles {TILE_NAMES[tile]} in this game.")
            s.tiles_left[tile] = u8(copies_in_play(tile, s.players) - owners)


def _complete_deck(s: State) -> None:
    """What is not mentioned lies shuffled under the deck; Ruses that nobody has are out of the game."""
    missing = vec[u8](capacity=40)
    for kind in range(INTERVENTIONS):
        for _ in range(int(COPIES[kind]) - count_kind(s, kind)):
            if kind == RUSE:
                add_card(s, REMOVED, RUSE)
            else:
                missing = append(missing, u8(kind))
    s.rng.shuffle(missing)
    for card in missing:
        s.deck[s.deck_left] = card
        s.deck_left += 1
