"""What is in the box of Kemet: gods, the action pyramid, battle cards and divine interventions.

Power tiles have a table of their own in `tiles.py`, the map in `zones.py`. Every row carries the confidence of its
facts: CERTAIN (in the rulebook, or agreed by all sources), LIKELY (one good source), RECONSTRUCTED (worked out so that
everything known fits).
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from shedet.games.kemet.zones import CERTAIN, LIKELY, RECONSTRUCTED

MOST_PLAYERS: Final = 5
GODS: Final = ("Anubis", "Bastet", "Horus", "Wadjet", "Sobek")  # seat by seat

SOLDIERS: Final = 12
MERCENARIES: Final = 3  # more, with the tile
LIMIT: Final = 5  # soldiers in a zone
LEGION_LIMIT: Final = 7
STARTING_PRAYER: Final = 7
MOST_PRAYER: Final = 11
MARKERS: Final = 5
VICTORY_FAME: Final = 9
TOP_LEVEL: Final = 4
STARTING_ARMY: Final = 5
STARTING_LEVELS: Final = 3
HIGHEST_START: Final = 2  # level of a pyramid at the start
STARTING_HAND: Final = 2  # interventions, besides the Ruse
COLOURS_IN_PLAY: Final = vec[i64]([0, 0, 2, 3, 3, 4])  # by the number of players
PYRAMIDS: Final = vec[i64]([0, 0, 2, 3, 3, 3])  # of a player, by the number of players

# Colours of pyramids and power tiles.
RED: Final = 0
BLUE: Final = 1
WHITE: Final = 2
BLACK: Final = 3
COLOURS: Final = 4
COLOUR_NAMES: Final = ("red", "blue", "white", "black")
NO_COLOUR: Final = 4

# ---- the action pyramid of a player board [LIKELY]

MOVE: Final = 0
RECRUIT: Final = 1
BUILD: Final = 2
PRAY: Final = 3
POWER: Final = 4

TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
ROWS: Final = 3
ROW_NAMES: Final = ("top", "middle", "bottom")


class Field(NamedTuple):
    name: str
    row: int
    action: int


FIELD_TABLE: Final = (
    Field("move1", TOP, MOVE),
    Field("recruit", TOP, RECRUIT),
    Field("move2", MIDDLE, MOVE),
    Field("build", MIDDLE, BUILD),
    Field("pray1", MIDDLE, PRAY),
    Field("power1", BOTTOM, POWER),
    Field("power2", BOTTOM, POWER),
    Field("power3", BOTTOM, POWER),
    Field("pray2", BOTTOM, PRAY),
)
FIELDS: Final = 9
FIELD_NAMES: Final = tuple(field.name for field in FIELD_TABLE)
FIRST_POWER: Final = 5  # the first of three power fields
POWER_FIELDS: Final = 3
ROW_OF: Final = vec[i64]([field.row for field in FIELD_TABLE])
ACTION_OF: Final = vec[i64]([field.action for field in FIELD_TABLE])

# ---- battle cards


class BattleCard(NamedTuple):
    name: str
    strength: int
    damage: int
    shield: int
    removed: int  # soldiers of your own
    confidence: str


BATTLE_CARD_TABLE: Final = (
    BattleCard("5s", 5, 0, 0, 2, LIKELY),
    BattleCard("4s1d", 4, 1, 0, 0, LIKELY),
    BattleCard("3s2d", 3, 2, 0, 0, CERTAIN),
    BattleCard("3s1h", 3, 0, 1, 0, LIKELY),
    BattleCard("2s2h", 2, 0, 2, 0, CERTAIN),
    BattleCard("2s2d1h", 2, 2, 1, 0, LIKELY),
    BattleCard("1s3d", 1, 3, 0, 0, LIKELY),
    BattleCard("1s1d3h", 1, 1, 3, 0, LIKELY),
    BattleCard("3s3d", 3, 3, 0, 0, LIKELY),  # special, with the tile Storm
    BattleCard("3s3h", 3, 0, 3, 0, LIKELY),  # special, with the tile Barrier
)
BATTLE_CARDS: Final = 10
OWN_BATTLE_CARDS: Final = 255  # the eight of every player, a bit each
RED_SPECIAL: Final = 8
BLUE_SPECIAL: Final = 9
NO_CARD: Final = 15
BATTLE_CARD_NAMES: Final = tuple(card.name for card in BATTLE_CARD_TABLE)
CARD_STRENGTH: Final = vec[i64]([card.strength for card in BATTLE_CARD_TABLE])
CARD_DAMAGE: Final = vec[i64]([card.damage for card in BATTLE_CARD_TABLE])
CARD_SHIELD: Final = vec[i64]([card.shield for card in BATTLE_CARD_TABLE])
CARD_REMOVED: Final = vec[i64]([card.removed for card in BATTLE_CARD_TABLE])

# ---- divine interventions

IN_BATTLE: Final = 0
BY_DAY: Final = 1
IN_MOVE: Final = 2
WINDOWS: Final = ("battle", "day", "move")


class Intervention(NamedTuple):
    name: str
    copies: int
    window: int
    cost: int
    strength: int
    damage: int
    shield: int
    confidence: str  # of the effect; all counts of copies are RECONSTRUCTED, their total CERTAIN


INTERVENTION_TABLE: Final = (
    Intervention("war-rage", 3, IN_BATTLE, 0, 1, 0, 0, LIKELY),
    Intervention("war-fury", 3, IN_BATTLE, 1, 2, 0, 0, CERTAIN),
    Intervention("bloody-battle", 3, IN_BATTLE, 0, 0, 1, 0, LIKELY),
    Intervention("bloodbath", 2, IN_BATTLE, 1, 0, 2, 0, LIKELY),
    Intervention("bronze-wall", 3, IN_BATTLE, 0, 0, 0, 1, LIKELY),
    Intervention("iron-wall", 2, IN_BATTLE, 1, 0, 0, 2, LIKELY),
    Intervention("glory", 1, IN_BATTLE, 0, 0, 0, 0, LIKELY),
    Intervention("divine-protection", 1, IN_BATTLE, 0, 0, 0, 0, LIKELY),
    Intervention("reinforcement", 1, IN_BATTLE, 0, 0, 0, 0, LIKELY),
    Intervention("tactical-choice", 1, IN_BATTLE, 0, 0, 0, 0, LIKELY),
    Intervention("ruse", 5, IN_BATTLE, 0, 0, 0, 0, CERTAIN),
    Intervention("prayer", 2, BY_DAY, 0, 0, 0, 0, LIKELY),
    Intervention("enlistment", 2, BY_DAY, 0, 0, 0, 0, LIKELY),
    Intervention("mana-theft", 1, BY_DAY, 0, 0, 0, 0, LIKELY),
    Intervention("raining-fire", 2, BY_DAY, 1, 0, 0, 0, LIKELY),
    Intervention("divine-memory", 1, BY_DAY, 1, 0, 0, 0, LIKELY),
    Intervention("swiftness", 2, IN_MOVE, 0, 0, 0, 0, LIKELY),
    Intervention("teleportation", 2, IN_MOVE, 1, 0, 0, 0, LIKELY),
    Intervention("open-gates", 1, IN_MOVE, 1, 0, 0, 0, LIKELY),
)
INTERVENTIONS: Final = 19  # different ones
INTERVENTION_CARDS: Final = 38
GLORY: Final = 6
DIVINE_PROTECTION: Final = 7
REINFORCEMENT: Final = 8
TACTICAL_CHOICE: Final = 9
RUSE: Final = 10
PRAYER: Final = 11
ENLISTMENT: Final = 12
MANA_THEFT: Final = 13
RAINING_FIRE: Final = 14
DIVINE_MEMORY: Final = 15
SWIFTNESS: Final = 16
TELEPORTATION: Final = 17
OPEN_GATES: Final = 18
COPIES_CONFIDENCE: Final = RECONSTRUCTED
INTERVENTION_NAMES: Final = tuple(card.name for card in INTERVENTION_TABLE)
COPIES: Final = vec[i64]([card.copies for card in INTERVENTION_TABLE])
WINDOW_OF: Final = vec[i64]([card.window for card in INTERVENTION_TABLE])
COST_OF: Final = vec[i64]([card.cost for card in INTERVENTION_TABLE])
INTERVENTION_STRENGTH: Final = vec[i64]([card.strength for card in INTERVENTION_TABLE])
INTERVENTION_DAMAGE: Final = vec[i64]([card.damage for card in INTERVENTION_TABLE])
INTERVENTION_SHIELD: Final = vec[i64]([card.shield for card in INTERVENTION_TABLE])

# Amounts of the basic rules and of interventions.
PRAY_GAIN: Final = 2
TELEPORT_COST: Final = 2
NIGHT_GAIN: Final = 2
DELTA_GAIN: Final = 5
SANCTUARY_SOLDIERS: Final = 2
TEMPLES_FOR_FAME: Final = 2
VETERANS_FOR_A_CARD: Final = 2
GLORY_GAIN: Final = 4
PRAYER_GAIN: Final = 2
ENLISTED: Final = 2
REINFORCED: Final = 3
