"""The power tiles: a row each, numbers in columns. What is special has its check where the rulebook applies it."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from shedet.games.kemet.components import BLACK, BLUE, RED, WHITE
from shedet.games.kemet.zones import CERTAIN, LIKELY, RECONSTRUCTED

# When the numbers of a tile count.
ALWAYS: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
WITH_CREATURE: Final = 3  # for the army that its creature stands with

# What comes with a tile.
NOTHING: Final = 0
SILVER: Final = 1
GOLD: Final = 2


class Tile(NamedTuple):
    name: str
    colour: int
    level: int  # and cost in prayer points
    copies: int
    when: int
    strength: int
    damage: int
    critical: int
    shield: int
    movement: int
    fame: int
    marker: int
    text: str
    confidence: str


def _tile(name: str, colour: int, level: int, text: str, confidence: str, copies: int = 1) -> Tile:
    """A tile that works by its words alone."""
    return Tile(name, colour, level, copies, ALWAYS, 0, 0, 0, 0, 0, 0, NOTHING, text, confidence)


def _fame(name: str, colour: int) -> Tile:
    return Tile(name, colour, 3, 1, ALWAYS, 0, 0, 0, 0, 0, 1, NOTHING, "1 permanent fame", CERTAIN)


def _act_of_god(name: str, colour: int) -> Tile:
    return Tile(name, colour, 4, 1, ALWAYS, 0, 0, 0, 0, 0, 0, SILVER, "a silver marker: one more action a day", CERTAIN)


def _gold(name: str, colour: int, level: int, text: str) -> Tile:
    return Tile(name, colour, level, 1, ALWAYS, 0, 0, 0, 0, 0, 0, GOLD, text, LIKELY)


def _numbers(
    name: str,
    colour: int,
    level: int,
    when: int,
    numbers: tuple[int, int, int, int, int],
    text: str,
    confidence: str,
    copies: int = 1,
) -> Tile:
    """A tile with strength, damage, critical damage, shields, movement."""
    return Tile(name, colour, level, copies, when, *numbers, 0, NOTHING, text, confidence)


def _creature(
    name: str, colour: int, level: int, numbers: tuple[int, int, int, int, int], text: str, confidence: str = LIKELY
) -> Tile:
    return _numbers(name, colour, level, WITH_CREATURE, numbers, text, confidence)


#                                     strength, damage, critical, shields, movement
TILE_TABLE: Final = (
    _numbers("charge", RED, 1, ATTACKING, (1, 0, 0, 0, 0), "+1 strength when attacking", CERTAIN, 2),
    _numbers("god-speed", RED, 1, ALWAYS, (0, 0, 0, 0, 1), "+1 movement for all your armies", CERTAIN, 2),
    _creature("phoenix", RED, 2, (1, 0, 0, 0, 1), "creature: +1 movement, +1 strength, ignores walls"),
    _numbers("carnage", RED, 2, ALWAYS, (0, 1, 0, 0, 0), "+1 damage in all battles", LIKELY),
    _tile("storm", RED, 2, "take your battle discards back; swap a card for the red special card", LIKELY),
    _tile("portal-of-thoth", RED, 2, "you may also teleport from a zone with an obelisk", LIKELY),
    _fame("domination-red", RED),
    _creature("royal-scarab", RED, 3, (2, 0, 0, 0, 2), "creature: +2 movement, +2 strength"),
    _numbers("blades-of-neith", RED, 3, ALWAYS, (1, 0, 0, 0, 0), "+1 strength in all battles", CERTAIN),
    _tile("divine-wound", RED, 3, "after the reveal: discard interventions, +1 strength each", LIKELY),
    _gold("surprise-attack", RED, 4, "gold: a move that ignores walls"),
    _numbers("initiative", RED, 4, ATTACKING, (1, 0, 1, 0, 0), "+1 strength, +1 critical attacking", RECONSTRUCTED),
    _creature("giant-scorpion", RED, 4, (2, 2, 0, 0, 1), "creature: +1 movement, +2 strength, +2 damage"),
    _act_of_god("act-of-god-red", RED),
    _tile("recruiting-scribe", BLUE, 1, "2 free soldiers in each recruit action", LIKELY, 2),
    _numbers("defense", BLUE, 1, DEFENDING, (1, 0, 0, 0, 0), "+1 strength when defending", LIKELY, 2),
    _numbers("shield-of-neith", BLUE, 2, ALWAYS, (0, 0, 0, 1, 0), "+1 shield in all battles", LIKELY),
    _tile("reinforcement-prayer", BLUE, 2, "praying also places a soldier in your city", RECONSTRUCTED),
    _tile("barrier", BLUE, 2, "take your battle discards back; swap a card for the blue special card", LIKELY),
    _creature("ancestral-elephant", BLUE, 2, (1, 0, 0, 1, 1), "creature: +1 movement, +1 strength, +1 shield"),
    _tile("prescience", BLUE, 3, "the opponent's active card is shown before you choose yours", LIKELY),
    _tile("defensive-victory", BLUE, 3, "a defence won with a survivor: 1 battle fame", CERTAIN),
    _tile("legion", BLUE, 3, "up to 7 of your soldiers in a zone", LIKELY),
    _fame("domination-blue", BLUE),
    _tile("reinforcements", BLUE, 4, "night: 4 soldiers into your city or to your armies", LIKELY),
    _gold("divine-will", BLUE, 4, "gold: move or recruit"),
    Tile("sphinx", BLUE, 4, 1, WITH_CREATURE, 2, 0, 0, 0, 0, 1, NOTHING, "creature: +2 strength; 1 fame", LIKELY),
    _act_of_god("act-of-god-blue", BLUE),
    _tile("priest", WHITE, 1, "praying gives 1 more prayer point", LIKELY, 2),
    _tile("priestess", WHITE, 1, "power tiles cost 1 less", LIKELY, 2),
    _tile("vision", WHITE, 2, "night: choose your first intervention from 5", LIKELY),
    _tile("magical-support", WHITE, 2, "each pyramid level costs 1 less", LIKELY),
    _creature("desert-snake", WHITE, 2, (0, 0, 0, 0, 1), "creature: +1 movement; the enemy creature is ignored"),
    _tile("divine-boon", WHITE, 2, "night: 1 more intervention", LIKELY),
    _fame("domination-white", WHITE),
    _tile("hand-of-god", WHITE, 3, "night: raise one of your pyramids by 1 level, free", LIKELY),
    _tile("divine-hunger", WHITE, 3, "4 prayer points for each battle won", RECONSTRUCTED),
    _tile("priest-of-thoeris", WHITE, 3, "night: 3 prayer points", RECONSTRUCTED),
    _tile("priest-of-ra", WHITE, 4, "the first payment of an action costs 1 less", LIKELY),
    _tile("priest-of-amon", WHITE, 4, "night: 5 prayer points", LIKELY),
    _creature("mummy", WHITE, 4, (2, 0, 0, 0, 1), "creature: +1 movement, +2 strength; night: 1 more intervention"),
    _act_of_god("act-of-god-white", WHITE),
    _tile("mercenaries", BLACK, 1, "3 more soldiers, into your city at once", LIKELY, 2),
    _tile("local-recruitment", BLACK, 1, "you may also recruit where an army of yours stands", LIKELY, 2),
    _creature("khnums-sphinx", BLACK, 2, (1, 0, 0, 0, 1), "creature: +1 movement, +1 strength; enemies pay 2 to enter"),
    _tile("dedication-to-battle", BLACK, 2, "2 prayer points when your move enters an enemy's zone", LIKELY),
    _gold("twin-ceremony", BLACK, 2, "gold: buy in a colour bought today, for 1 more"),
    _tile("honor-in-battle", BLACK, 2, "1 prayer point for each of your soldiers lost", LIKELY),
    _fame("domination-black", BLACK),
    _creature("griffin-sphinx", BLACK, 3, (2, 0, 0, 0, 0), "creature: +2 strength; may teleport from an obelisk"),
    _gold("forced-march", BLACK, 3, "gold: move"),
    _numbers("deadly-trap", BLACK, 3, DEFENDING, (1, 0, 1, 0, 0), "+1 strength, +1 critical defending", RECONSTRUCTED),
    _creature("devourer", BLACK, 4, (2, 0, 0, 0, 1), "creature: +1 movement, +2 strength; 1 more fame for 2 kills"),
    _numbers("bestial-fury", BLACK, 4, ALWAYS, (1, 1, 0, 0, 1), "+1 movement, +1 strength, +1 damage", LIKELY),
    _tile("divine-might", BLACK, 4, "1 more prayer point whenever you gain some by day", LIKELY),
    _act_of_god("act-of-god-black", BLACK),
)
TILES: Final = 56  # different ones; 64 in the box
TILE_NAMES: Final = tuple(tile.name for tile in TILE_TABLE)

# The tiles whose words the rules check by name.
STORM: Final = 4
PORTAL_OF_THOTH: Final = 5
DIVINE_WOUND: Final = 9
SURPRISE_ATTACK: Final = 10
RECRUITING_SCRIBE: Final = 14
REINFORCEMENT_PRAYER: Final = 17
BARRIER: Final = 18
PRESCIENCE: Final = 20
DEFENSIVE_VICTORY: Final = 21
LEGION: Final = 22
REINFORCEMENTS: Final = 24
DIVINE_WILL: Final = 25
PRIEST: Final = 28
PRIESTESS: Final = 29
VISION: Final = 30
MAGICAL_SUPPORT: Final = 31
DIVINE_BOON: Final = 33
HAND_OF_GOD: Final = 35
DIVINE_HUNGER: Final = 36
PRIEST_OF_THOERIS: Final = 37
PRIEST_OF_RA: Final = 38
PRIEST_OF_AMON: Final = 39
MUMMY_TILE: Final = 40
MERCENARY_TILE: Final = 42
LOCAL_RECRUITMENT: Final = 43
DEDICATION: Final = 45
TWIN_CEREMONY: Final = 46
HONOR: Final = 47
FORCED_MARCH: Final = 50
DIVINE_MIGHT: Final = 54

# What they give.
SCRIBE_SOLDIERS: Final = 2
PRIEST_GAIN: Final = 1
VISION_CARDS: Final = 5
HUNGER_GAIN: Final = 4
THOERIS_GAIN: Final = 3
AMON_GAIN: Final = 5
KHNUM_TOLL: Final = 2
DEDICATION_GAIN: Final = 2
TWIN_SURCHARGE: Final = 1
REINFORCEMENT_SOLDIERS: Final = 4
DEVOURED: Final = 2  # kills for one more fame

# ---- creatures: numbered in the order of their tiles

CREATURE_TILES: Final = vec[i64]([i64(n) for n, tile in enumerate(TILE_TABLE) if tile.when == WITH_CREATURE])
CREATURE_NAMES: Final = tuple(tile.name for tile in TILE_TABLE if tile.when == WITH_CREATURE)
CREATURES: Final = 10
NO_CREATURE: Final = 10
PHOENIX: Final = 0
DESERT_SNAKE: Final = 5
KHNUMS_SPHINX: Final = 7
GRIFFIN_SPHINX: Final = 8
DEVOURER: Final = 9

# ---- columns


def _picture(name: str) -> str:
    """The same picture is on the tiles of a name in several colours."""
    for shared in ("domination", "act-of-god"):
        if name.startswith(shared):
            return shared
    return name


def _same_picture(tile: Tile) -> int:
    return sum(1 << n for n, other in enumerate(TILE_TABLE) if _picture(other.name) == _picture(tile.name))


COLOUR_OF: Final = vec[i64]([tile.colour for tile in TILE_TABLE])
LEVEL_OF: Final = vec[i64]([tile.level for tile in TILE_TABLE])
COPIES_OF: Final = vec[i64]([tile.copies for tile in TILE_TABLE])
WHEN: Final = vec[i64]([tile.when for tile in TILE_TABLE])
STRENGTH: Final = vec[i64]([tile.strength for tile in TILE_TABLE])
DAMAGE: Final = vec[i64]([tile.damage for tile in TILE_TABLE])
CRITICAL: Final = vec[i64]([tile.critical for tile in TILE_TABLE])
SHIELD: Final = vec[i64]([tile.shield for tile in TILE_TABLE])
MOVEMENT: Final = vec[i64]([tile.movement for tile in TILE_TABLE])
SAME_PICTURE: Final = vec[i64]([_same_picture(tile) for tile in TILE_TABLE])
FAME_TILES: Final[i64] = sum(1 << n for n, tile in enumerate(TILE_TABLE) if tile.fame)
GOLD_TILES: Final[i64] = sum(1 << n for n, tile in enumerate(TILE_TABLE) if tile.marker == GOLD)
SILVER_TILES: Final[i64] = sum(1 << n for n, tile in enumerate(TILE_TABLE) if tile.marker == SILVER)
FIRST_TILE: Final = vec[i64]([0, 14, 28, 42, 56])  # of each colour
