"""The parts of an observation of Kemet, in their order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.observing import Layout
from shedet.games.kemet.actions import GO, PUT, TELEPORT
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    COLOURS,
    FIELDS,
    INTERVENTIONS,
    MOST_PLAYERS,
    POWER_FIELDS,
)
from shedet.games.kemet.state import (
    CHOOSE_ACTION,
    CHOOSE_ARMY,
    CHOOSE_BATTLE,
    CHOOSE_RECRUITS,
    CHOOSE_SHOWN,
    CHOOSE_SITE,
    CHOOSE_STEP,
    CHOOSE_TILE,
    FIGHTING,
)
from shedet.games.kemet.tiles import CREATURES, TILES
from shedet.games.kemet.zones import DISTRICTS, ZONES

# Sums are written out, here and below: the compiled engine has such numbers at hand.
CITIES: Final = 6
QUESTIONS: Final = 34
# The questions that may lie below others.
BELOW: Final = vec[i64](
    [
        CHOOSE_ACTION,
        CHOOSE_TILE,
        CHOOSE_SITE,
        CHOOSE_RECRUITS,
        CHOOSE_ARMY,
        CHOOSE_STEP,
        CHOOSE_BATTLE,
        FIGHTING,
        CHOOSE_SHOWN,
    ]
)
BATTLE_KINDS: Final = 11  # of interventions: the first ones
OTHERS: Final = 4

# ---- what is asked

OBSERVATION: Final = Layout(1)
QUESTION_AT: Final = OBSERVATION.add(
    "question", QUESTIONS, "what is asked: a one at its number; nothing when the game is over"
)
ASKED_AT: Final = OBSERVATION.add("asked", MOST_PLAYERS, "who is asked, seat by seat")
WAITING_AT: Final = OBSERVATION.add(
    "waiting",
    len(BELOW),
    "how many questions wait below it: for an action, a tile, a site, recruits, an army, a step, the next battle, the "
    "end of a battle, a card to show",
)
TURN_AT: Final = OBSERVATION.add(
    "turn",
    3 + CREATURES,
    "of the turn that goes on: whether its regular, silver and gold marker is placed; which creatures have joined",
)
PURCHASE_AT: Final = OBSERVATION.add(
    "purchase",
    POWER_FIELDS + 1 + 2,
    "the power field that a tile is bought with, or Twin Ceremony; the special battle card that comes, red or blue",
)
BUILDING_AT: Final = OBSERVATION.add(
    "building",
    1 + DISTRICTS + COLOURS,
    "levels left to build at the start; the district that is built in; the colour of a new pyramid",
)
PLACING_AT: Final = OBSERVATION.add(
    "placing",
    2 + 4,
    "soldiers left that are recruited free; soldiers left to be placed; where those go: into the city, there or to one "
    "army, there and to armies, there for veterans",
)

# ---- when

PLAYERS_AT: Final = OBSERVATION.add("players", MOST_PLAYERS - 1, "how many play: two, three, four or five")
IN_PLAY_AT: Final = OBSERVATION.add("colours_in_play", COLOURS, "red, blue, white, black")
NIGHT_STEPS: Final = 12
LAST_DAY: Final = 99  # as it is written
DAY_IN_TIME: Final = 5
LIMIT_IN_TIME: Final = 6
LEFT_IN_TIME: Final = 7
ROUND_IN_TIME: Final = 8
NIGHT_IN_TIME: Final = 9
TIME_AT: Final = OBSERVATION.add(
    "time",
    NIGHT_IN_TIME + NIGHT_STEPS,
    f"the phase: placing, founding, first tiles, day, night; the day, {LAST_DAY} at most; the last day of the table, 0 "
    "if there is none; days left until it; the round of the day; by night its step, which counts on as soon as the "
    "last in the order is asked",
)

# ---- the map

ZONE: Final = OBSERVATION.add_things("zones", ZONES, (GO, TELEPORT, PUT))
GROUND_AT: Final = OBSERVATION.add(
    "ground",
    ZONES,
    "zone by zone: 0 not in play, 1 desert, 2 desert with a trade harbour, 3 desert with an obelisk, 4 district, 5 "
    "district with a military harbour, 6 temple, 7 sanctuary",
    ZONE,
    8,
)
CREATURES_AT: Final = OBSERVATION.add(
    "creatures",
    2 * ZONES,
    "zone by zone: my creature there, another's creature there, but for the one that moves; from 1 to 10, 0 if none",
    ZONE,
    CREATURES + 1,
)
SOLDIERS_IN_ZONE: Final = 0
OWNER_IN_ZONE: Final = 5
PYRAMID_IN_ZONE: Final = 10
STRENGTH_IN_ZONE: Final = 14
ASKED_IN_ZONE: Final = 16
MOVING_IN_ZONE: Final = 17
ZONE_NUMBERS: Final = 18
ZONES_AT: Final = OBSERVATION.add(
    "zones",
    ZONES * ZONE_NUMBERS,
    "zone by zone: soldiers, seat by seat; whose city it belongs to; the level of a red, blue, white, black pyramid; "
    "the strength of my creature there, of another's; whether the question is about the zone, or the battle is fought "
    "there; how many soldiers of the moving army are there",
    ZONE,
)
LEVELS_IN_DISTRICT: Final = 0
OWN_IN_DISTRICT: Final = 4
ENEMIES_IN_DISTRICT: Final = 5
DISTRICT_NUMBERS: Final = 6
DISTRICTS_AT: Final = OBSERVATION.add(
    "districts",
    DISTRICTS * DISTRICT_NUMBERS,
    "district by district of my city: the level of a red, blue, white, black pyramid; my soldiers, others' soldiers",
)

# ---- the players

PRAYER_OF_SEAT: Final = 0
SUPPLY_OF_SEAT: Final = 1
BATTLE_FAME_OF_SEAT: Final = 2
DOMINATION_OF_SEAT: Final = 3
FAME_OF_SEAT: Final = 4
MISSING_OF_SEAT: Final = 5
TEMPLES_OF_SEAT: Final = 6
VETERANS_OF_SEAT: Final = 7
PLACE_OF_SEAT: Final = 8
TURNS_OF_SEAT: Final = 9
SLOT_OF_SEAT: Final = 10
INTERVENTIONS_OF_SEAT: Final = 11
BATTLE_CARDS_OF_SEAT: Final = 12
DISCOUNT_OF_SEAT: Final = 13
MARKERS_OF_SEAT: Final = 14
SILVER_OF_SEAT: Final = 15
GOLD_OF_SEAT: Final = 16
SEAT_NUMBERS: Final = 17
SEATS_AT: Final = OBSERVATION.add(
    "seats",
    MOST_PLAYERS * SEAT_NUMBERS,
    "seat by seat: prayer points, soldiers in the supply, battle fame, domination fame without tiles, all fame; how "
    "much more fame they need to win if their turn began now; temples, veterans; the place in the order from 1, how "
    "many places it is behind the one that has the turn (at night and in the set-up, that comes next), the place "
    "chosen for the next day or 0; interventions and battle cards in hand; whether Priest of Ra has paid in this "
    "action; regular markers left, silver markers left, whether the gold one is used",
)
FIELDS_AT: Final = OBSERVATION.add(
    "fields",
    MOST_PLAYERS * FIELDS,
    "seat by seat, field by field (move1, recruit, move2, build, pray1, three power fields, pray2): 0 free, 1 a "
    "regular marker, 2 the silver one",
)
BOUGHT_OF_COLOUR: Final = 0
FREE_OF_COLOUR: Final = 1
LEVEL_OF_COLOUR: Final = 2
COLOUR_NUMBERS: Final = 3
COLOURS_AT: Final = OBSERVATION.add(
    "colours",
    MOST_PLAYERS * COLOURS * COLOUR_NUMBERS,
    "seat by seat, colour by colour: whether a tile of it was bought today, whether there is a free power field with "
    "its indicator, the highest pyramid of it that they control",
)
INDICATORS_AT: Final = OBSERVATION.add(
    "indicators", POWER_FIELDS * COLOURS, "power field by power field of mine: the colour of its indicator"
)
TILES_AT: Final = OBSERVATION.add("tiles", MOST_PLAYERS * TILES, "seat by seat: which tiles they own")
OFFER_AT: Final = OBSERVATION.add("offer", TILES, "copies on offer of each tile")

# ---- cards

BATTLE_CARDS_AT: Final = OBSERVATION.add(
    "battle_cards",
    MOST_PLAYERS * 2 * BATTLE_CARDS,
    "seat by seat: which battle cards are in hand, as far as I know (of others, all that may be), then which are known "
    "to be discarded; the two special ones, red and blue, come last",
)
HAND_AT: Final = OBSERVATION.add("hand", INTERVENTIONS, "interventions of each kind in my hand")
DISCARDS_AT: Final = OBSERVATION.add("discards", INTERVENTIONS, "interventions of each kind in the discards")
VISION_AT: Final = OBSERVATION.add("vision", INTERVENTIONS, "interventions of each kind that I see by Vision now")
DECK_AT: Final = OBSERVATION.add("deck", 1, "how many interventions are left in it")
KNOWN_AT: Final = OBSERVATION.add(
    "known_cards",
    OTHERS * INTERVENTIONS,
    "seat by seat of the others: interventions of each kind that are surely in their hand, for all I remember",
)

# ---- moves and battles

POINTS_OF_MOVE: Final = 1
TELEPORTED_IN_MOVE: Final = 2
ENTERED_IN_MOVE: Final = 3
OPEN_IN_MOVE: Final = 4
GROUPED_IN_MOVE: Final = 5
CREATURE_IN_MOVE: Final = 6
WALLS_OF_MOVE: Final = 16
MOVE_AT: Final = OBSERVATION.add(
    "move",
    WALLS_OF_MOVE + CITIES,
    "the army that moves: soldiers, movement left, whether it has teleported, has entered an enemy district, ignores "
    "walls (also before it is chosen), has been regrouped here; the creature with it; city by city, whether it began "
    "in or beside its walls",
)
STEP_AT: Final = OBSERVATION.add("battle_step", 1, "how far the battle has come, from 0 to 14")
ATTACKS_OF_SIDE: Final = 5
HAS_CHOSEN_OF_SIDE: Final = 6
WINS_OF_SIDE: Final = 7
WOUNDS_OF_SIDE: Final = 8
KILLS_OF_SIDE: Final = 9
STRENGTH_OF_SIDE: Final = 10
DAMAGE_OF_SIDE: Final = 11
CRITICAL_OF_SIDE: Final = 12
SHIELDS_OF_SIDE: Final = 13
ACTIVE_OF_SIDE: Final = 14
DISCARDED_OF_SIDE: Final = 24
PLAYED_OF_SIDE: Final = 34
CREATURE_OF_SIDE: Final = 45
SIDE_NUMBERS: Final = 55
BATTLE_AT: Final = OBSERVATION.add(
    "battle",
    2 * SIDE_NUMBERS,
    "side by side, mine first if I fight, else the attacker's: whose it is, seat by seat; whether it attacks, has "
    "chosen, has won; interventions discarded for Divine Wound, soldiers killed; strength of soldiers, tiles, creature "
    "and city, damage, critical damage and shields of tiles and creature; the active card and the one discarded, as "
    "far as I know; interventions of each kind for battles that are played, as far as I know; the creature there",
)

# ---- what a seat does not know

SECRETS: Final = Layout(1)
NEXT_CARDS: Final = 5
HANDS_AT: Final = SECRETS.add(
    "hands", OTHERS * INTERVENTIONS, "seat by seat of the others: interventions of each kind in their hand"
)
BATTLE_HANDS_AT: Final = SECRETS.add(
    "battle_hands",
    OTHERS * 2 * BATTLE_CARDS,
    "seat by seat of the others: which battle cards are in their hand, then which are discarded",
)
LAID_NUMBERS: Final = 31
LAID_AT: Final = SECRETS.add(
    "laid",
    2 * LAID_NUMBERS,
    "side by side of the battle, in the same order, what others have laid, shown or not: the active card, the one "
    "discarded, interventions of each kind for battles",
)
NEXT_AT: Final = SECRETS.add_coming(
    "next_cards", NEXT_CARDS * INTERVENTIONS, "the next five cards of the deck from the top, each by its kind"
)
REST_AT: Final = SECRETS.add("deck", INTERVENTIONS, "interventions of each kind in the deck")
