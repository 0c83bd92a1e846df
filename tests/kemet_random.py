"""Random games of Kemet for tests: from the start, or from the middle of a long game with many tiles and armies."""

from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games.kemet.components import BATTLE_CARD_NAMES, COLOUR_NAMES, COLOURS_IN_PLAY, INTERVENTION_TABLE, PYRAMIDS
from shedet.games.kemet.game import GAME
from shedet.games.kemet.tiles import TILE_TABLE, WITH_CREATURE
from shedet.games.kemet.zones import IN_PLAY, ZONE_TABLE

DAYS = 3  # of most random games: enough for everything to happen
WEARY = ("done", "end", "no", "leave")  # answers that lead away from what can still be done


def start(players: int, seed: str, **options: int) -> Match:
    return Match(GAME, players, {"day_limit": DAYS} | options, seed)


def midway(players: int, seed: str, **options: int) -> Match:
    """A match that begins in the middle: random tiles, pyramids, armies, creatures, hands and discards."""
    return Match(GAME, players, {"day_limit": DAYS} | options, seed, midway_position(players, seeded(f"midway/{seed}")))


def step(match: Match, rng: Rng) -> str:
    """A random answer of one of the asked seats; two times out of three one that does something, if there is one."""
    asked = match.asked()
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal_actions(seat)
    if rng.below(3) > 0:
        legal = [action for action in legal if GAME.action_text(action) not in WEARY] or legal
    action = legal[int(rng.below(len(legal)))]
    match.play(seat, action)
    return f"{'ABCDE'[seat]} {GAME.action_text(action)}"


def pick(rng: Rng, items: list[str], most: int) -> list[str]:
    """Up to so many of some items, which are taken out."""
    number = min(int(rng.below(most + 1)), len(items))
    return [items.pop(int(rng.below(len(items)))) for _ in range(number)]


def midway_position(players: int, rng: Rng) -> str:
    colours = list(COLOUR_NAMES)
    while len(colours) > COLOURS_IN_PLAY[players]:
        del colours[int(rng.below(len(colours)))]
    tiles = [
        tile.name
        for tile in TILE_TABLE
        if COLOUR_NAMES[tile.colour] in colours and (players > 2 or not tile.name.startswith("act-of-god"))
    ]
    zones = [zone.name for number, zone in enumerate(ZONE_TABLE) if (IN_PLAY[players] >> number) & 1]
    cards = [card.name for card in INTERVENTION_TABLE for _ in range(card.copies) if card.name != "ruse"]
    seats = list("ABCDE"[:players])
    order = [seats.pop(int(rng.below(len(seats)))) for _ in range(players)]
    lines = [f"players {players}", f"seed {rng.next()}", f"colours {' '.join(colours)}", f"order {' '.join(order)}"]
    for seat in "ABCDE"[:players]:
        lines += seat_lines(seat, rng, list(colours), tiles, zones, cards, players)
    if rng.below(2) == 0:  # a deck that will soon be empty
        lines.append(" ".join(["discards", *pick(rng, cards, len(cards))]))
    return "\n".join(lines)


def seat_lines(
    seat: str, rng: Rng, colours: list[str], tiles: list[str], zones: list[str], cards: list[str], players: int
) -> list[str]:
    owned: list[str] = []
    for name in pick(rng, tiles, 9):
        if not any(
            name.split("-")[0] == other.split("-")[0] == word for other in owned for word in ("domination", "act")
        ):
            owned.append(name)
    lines = [f"{seat} tiles {' '.join(owned)}", f"{seat} prayer {rng.below(12)}", f"{seat} veterans {rng.below(4)}"]
    creatures = [tile.name for tile in TILE_TABLE if tile.when == WITH_CREATURE and tile.name in owned]
    left = 15 if "mercenaries" in owned else 12
    for zone in pick(rng, zones, 4):
        soldiers = 1 + int(rng.below(7 if "legion" in owned else 5))
        if soldiers <= left:
            lines.append(" ".join([f"{seat} army {zone} {soldiers}", *pick(rng, creatures, 1)]))
            left -= soldiers
    districts = ["A", "B", "C"]
    for district in pick(rng, districts, int(PYRAMIDS[players])):
        lines.append(f"{seat} pyramid {district} {colours.pop(int(rng.below(len(colours))))} {1 + rng.below(4)}")
    hand = pick(rng, cards, 6) + (["ruse"] if rng.below(2) == 0 else [])
    lines.append(" ".join([f"{seat} hand", *hand]))
    lines.append(" ".join([f"{seat} battle-discards", *battle_discards(rng)]))
    return lines


def battle_discards(rng: Rng) -> list[str]:
    """An even number of them."""
    cards = pick(rng, list(BATTLE_CARD_NAMES[:8]), 8)
    return cards[: len(cards) // 2 * 2]
