"""The power tiles: a row each, numbers in columns. What is special has its check where the rulebook applies it; what
stands on a tile is in the catalogues."""

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
    confidence: str


def _tile(name: str, colour: int, level: int, confidence: str, copies: int = 1) -> Tile:
    """A tile that works by its words alone."""
    return Tile(name, colour, level, copies, ALWAYS, 0, 0, 0, 0, 0, 0, NOTHING, confidence)


def _fame(name: str, colour: int) -> Tile:
    return Tile(name, colour, 3, 1, ALWAYS, 0, 0, 0, 0, 0, 1, NOTHING, CERTAIN)


def _act_of_god(name: str, colour: int) -> Tile:
    return Tile(name, colour, 4, 1, ALWAYS, 0, 0, 0, 0, 0, 0, SILVER, CERTAIN)


def _gold(name: str, colour: int, level: int) -> Tile:
    return Tile(name, colour, level, 1, ALWAYS, 0, 0, 0, 0, 0, 0, GOLD, LIKELY)


def _numbers(
    name: str,
    colour: int,
    level: int,
    when: int,
    numbers: tuple[int, int, int, int, int],
    confidence: str,
    copies: int = 1,
) -> Tile:
    """A tile with strength, damage, critical damage, shields, movement."""
    return Tile(name, colour, level, copies, when, *numbers, 0, NOTHING, confidence)


def _creature(
    name: str, colour: int, level: int, numbers: tuple[int, int, int, int, int], confidence: str = LIKELY
) -> Tile:
    return _numbers(name, colour, level, WITH_CREATURE, numbers, confidence)


#                                     strength, damage, critical, shields, movement
TILE_TABLE: Final = (
    _numbers("charge", RED, 1, ATTACKING, (1, 0, 0, 0, 0), CERTAIN, 2),
    _numbers("god-speed", RED, 1, ALWAYS, (0, 0, 0, 0, 1), CERTAIN, 2),
    _creature("phoenix", RED, 2, (1, 0, 0, 0, 1)),
    _numbers("carnage", RED, 2, ALWAYS, (0, 1, 0, 0, 0), LIKELY),
    _tile("storm", RED, 2, LIKELY),
    _tile("portal-of-thoth", RED, 2, LIKELY),
    _fame("domination-red", RED),
    _creature("royal-scarab", RED, 3, (2, 0, 0, 0, 2)),
    _numbers("blades-of-neith", RED, 3, ALWAYS, (1, 0, 0, 0, 0), CERTAIN),
    _tile("divine-wound", RED, 3, LIKELY),
    _gold("surprise-attack", RED, 4),
    _numbers("initiative", RED, 4, ATTACKING, (1, 0, 1, 0, 0), RECONSTRUCTED),
    _creature("giant-scorpion", RED, 4, (2, 2, 0, 0, 1)),
    _act_of_god("act-of-god-red", RED),
    _tile("recruiting-scribe", BLUE, 1, LIKELY, 2),
    _numbers("defense", BLUE, 1, DEFENDING, (1, 0, 0, 0, 0), LIKELY, 2),
    _numbers("shield-of-neith", BLUE, 2, ALWAYS, (0, 0, 0, 1, 0), LIKELY),
    _tile("reinforcement-prayer", BLUE, 2, RECONSTRUCTED),
    _tile("barrier", BLUE, 2, LIKELY),
    _creature("ancestral-elephant", BLUE, 2, (1, 0, 0, 1, 1)),
    _tile("prescience", BLUE, 3, LIKELY),
    _tile("defensive-victory", BLUE, 3, CERTAIN),
    _tile("legion", BLUE, 3, LIKELY),
    _fame("domination-blue", BLUE),
    _tile("reinforcements", BLUE, 4, LIKELY),
    _gold("divine-will", BLUE, 4),
    Tile("sphinx", BLUE, 4, 1, WITH_CREATURE, 2, 0, 0, 0, 0, 1, NOTHING, LIKELY),
    _act_of_god("act-of-god-blue", BLUE),
    _tile("priest", WHITE, 1, LIKELY, 2),
    _tile("priestess", WHITE, 1, LIKELY, 2),
    _tile("vision", WHITE, 2, LIKELY),
    _tile("magical-support", WHITE, 2, LIKELY),
    _creature("desert-snake", WHITE, 2, (0, 0, 0, 0, 1)),
    _tile("divine-boon", WHITE, 2, LIKELY),
    _fame("domination-white", WHITE),
    _tile("hand-of-god", WHITE, 3, LIKELY),
    _tile("divine-hunger", WHITE, 3, RECONSTRUCTED),
    _tile("priest-of-thoeris", WHITE, 3, RECONSTRUCTED),
    _tile("priest-of-ra", WHITE, 4, LIKELY),
    _tile("priest-of-amon", WHITE, 4, LIKELY),
    _creature("mummy", WHITE, 4, (2, 0, 0, 0, 1)),
    _act_of_god("act-of-god-white", WHITE),
    _tile("mercenaries", BLACK, 1, LIKELY, 2),
    _tile("local-recruitment", BLACK, 1, LIKELY, 2),
    _creature("khnums-sphinx", BLACK, 2, (1, 0, 0, 0, 1)),
    _tile("dedication-to-battle", BLACK, 2, LIKELY),
    _gold("twin-ceremony", BLACK, 2),
    _tile("honor-in-battle", BLACK, 2, LIKELY),
    _fame("domination-black", BLACK),
    _creature("griffin-sphinx", BLACK, 3, (2, 0, 0, 0, 0)),
    _gold("forced-march", BLACK, 3),
    _numbers("deadly-trap", BLACK, 3, DEFENDING, (1, 0, 1, 0, 0), RECONSTRUCTED),
    _creature("devourer", BLACK, 4, (2, 0, 0, 0, 1)),
    _numbers("bestial-fury", BLACK, 4, ALWAYS, (1, 1, 0, 0, 1), LIKELY),
    _tile("divine-might", BLACK, 4, LIKELY),
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
