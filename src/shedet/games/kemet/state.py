"""What is on the table: soldiers and creatures on the map, player boards, tiles, cards, the order track."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.position import Position
from shedet.core.rng import Rng
from shedet.games.kemet.components import (
    INTERVENTION_CARDS,
    INTERVENTIONS,
    MOST_PLAYERS,
    NO_CARD,
    NO_COLOUR,
)
from shedet.games.kemet.tiles import CREATURES, TILES
from shedet.games.kemet.zones import FIRST_DISTRICT, NO_ZONE, ZONES

# ---- a player board: numbers by their place, BOARD of them for each seat

PRAYER_POINTS: Final = 0
SUPPLY: Final = 1  # soldiers not on the map
BATTLE_FAME: Final = 2
DOMINATION_FAME: Final = 3  # from temples at night and the sanctuary; that of tiles is on the tiles
VETERANS: Final = 4
CITY: Final = 5
FIELD: Final = 6  # + field: NO_MARKER, or which marker lies there
GOLD_USED: Final = 15
BOUGHT: Final = 16  # colours in which a tile was bought today, a bit each
INDICATOR: Final = 17  # + power field: its colour, or NO_COLOUR
PYRAMID: Final = 20  # + district: its colour, or NO_COLOUR
LEVEL: Final = 23  # + district
BOARD: Final = 26

NO_MARKER: Final = 0
REGULAR_MARKER: Final = 1
SILVER_MARKER: Final = 2

# ---- places of interventions, counted by kind; of five places in a row, add the seat

HAND: Final = 0
PLAYED: Final = 5  # in the battle that is fought
DISCARDS: Final = 10
REMOVED: Final = 11  # Ruses that nobody got
INTERVENTION_PLACES: Final = 12
DECK: Final = 12  # in events

# ---- the move that is made: numbers by their place

MOVE_ZONE: Final = 0  # where the moving army is
MOVE_SOLDIERS: Final = 1  # how many of the soldiers there move
MOVE_CREATURE: Final = 2  # the creature that goes along, or NO_CREATURE
MOVE_POINTS: Final = 3  # movement left
MOVE_TELEPORTED: Final = 4
MOVE_ENTERED: Final = 5  # whether an enemy district has been entered
MOVE_OPEN: Final = 6  # whether the move ignores walls
MOVE_START: Final = 7  # the zone it began in
MOVE_GROUPED: Final = 8  # whether the army has been regrouped in this zone
MOVE_SIZE: Final = 9

# ---- the battle that is fought; of two places in a row, the attacker's and the defender's

FIGHTERS: Final = 0  # seats
BATTLE_ZONE: Final = 2
BATTLE_STEP: Final = 3
ACTIVE: Final = 4  # the active card, or NO_CARD
DISCARDED: Final = 6  # the card just discarded face down, or NO_CARD
COMMITTED: Final = 8  # whether the side has chosen
WOUNDS: Final = 10  # interventions discarded for Divine Wound
KILLS: Final = 12  # soldiers the side has killed
WINNER: Final = 14  # the side that has won
FAMED: Final = 15  # sides that have gained fame in this battle, a bit each
FOUGHT: Final = 16  # the creature that counts in this battle, or NO_CREATURE
BATTLE_SIZE: Final = 18

ATTACKER: Final = 0
DEFENDER: Final = 1

# ---- phases

PLACING: Final = 0  # soldiers, at the start
FOUNDING: Final = 1  # pyramids, at the start
FIRST_TILES: Final = 2
DAY: Final = 3
NIGHT: Final = 4

# Rule options of a table, by their place in `Position.options`.
DAY_LIMIT: Final = 0
COLOURS_WANTED: Final = 1

# ---- questions; below each the names of its details

CHOOSE_DISTRICTS: Final = 0  # which district stays empty at the start
CHOOSE_PYRAMIDS: Final = 1  # a level at the start
LEVELS_LEFT: Final = 0
CHOOSE_FIRST_TILE: Final = 2
CHOOSE_ACTION: Final = 3  # a turn
MARKERS_PLACED: Final = 0  # in this turn (TURN_…, a bit each)
CREATURES_JOINED: Final = 1  # in this turn, a bit each
CHOOSE_TILE: Final = 4
BUYING_FIELD: Final = 0  # the power field, or TWIN
CHOOSE_CARD_TO_SWAP: Final = 5
SPECIAL_CARD: Final = 0  # that comes
CHOOSE_SITE: Final = 6  # build: where
CHOOSE_LEVEL: Final = 7  # build: how high
SITE: Final = 0  # the district
NEW_COLOUR: Final = 1  # of a new pyramid, or NO_COLOUR
CHOOSE_RECRUITS: Final = 8
FREE_SOLDIERS: Final = 0  # that are left
CHOOSE_PLACES: Final = 9  # soldiers without payment
SOLDIERS_LEFT: Final = 0
WHERE: Final = 1  # IN_CITY and the like
CHOSEN_ARMY: Final = 2  # the zone of the army that one of them has gone to, or NO_ZONE
CHOOSE_ARMY: Final = 10
OPEN_WALLS: Final = 0  # whether the move ignores walls
CHOOSE_GROUP: Final = 11  # how much of the army; also with OPEN_WALLS
ARMY_ZONE: Final = 1
CHOOSE_STEP: Final = 12
CHOOSE_OBELISK: Final = 13  # with the card Teleportation
CHOOSE_TARGET: Final = 14  # Raining Fire
CHOOSE_MEMORY: Final = 15  # Divine Memory
CHOOSE_BATTLE: Final = 16  # which of several battles is fought next
FIGHTING: Final = 17  # nobody is asked: the battle goes on when all above it is answered
CHOOSE_SHOWN: Final = 18  # the card that Prescience shows
CHOOSE_CARDS: Final = 19  # both sides at once: active card, discarded card, interventions
CHOOSE_RETURNED: Final = 20  # an intervention that cannot be paid
CHOOSE_TACTICS: Final = 21
CHOOSE_WOUNDS: Final = 22
CHOOSE_END: Final = 23  # the loser: disband or retreat
CHOOSE_RETREAT: Final = 24  # the winner: where to
LOSER: Final = 0  # their seat
CHOOSE_REINFORCEMENT: Final = 25
CHOOSE_STAY: Final = 26  # the winner: stay or disband
CHOOSE_SACRIFICE: Final = 27  # night
SACRIFICE_ZONE: Final = 0  # the sanctuary or the temple of the delta
CHOOSE_PRAYERS: Final = 28  # night: veterans for prayer points
CHOOSE_VISION: Final = 29
CHOOSE_DRAWS: Final = 30  # night: veterans for interventions
CHOOSE_RAISED: Final = 31  # night: Hand of God
CHOOSE_JOINING: Final = 32  # creatures, at night and before a battle at home
CHOOSE_SLOT: Final = 33

TURN_REGULAR: Final = 1
TURN_SILVER: Final = 2
TURN_GOLD: Final = 4

TWIN: Final = 9  # in place of a power field: bought with Twin Ceremony

IN_CITY: Final = 0  # districts of one's own city without an enemy
ENLISTED_ARMY: Final = 1  # the city, or one army
WITH_ARMIES: Final = 2  # the city and any army
FROM_VETERANS: Final = 3  # the city, a veteran given up for each


@final
class State(Position):
    def __init__(
        self,
        players: i64,
        options: vec[i64],
        rng: Rng,
        stack: vec[i64],
        depth: i64,
        soldiers: vec[u8],
        creatures: vec[u8],
        boards: vec[u8],
        tiles: vec[i64],
        tiles_left: vec[u8],
        battle_cards: vec[i64],
        interventions: vec[u8],
        deck: vec[u8],
        order: vec[u8],
        slots: vec[u8],
        move: vec[u8],
        battle: vec[u8],
    ) -> None:
        super().__init__(players, options, rng, stack, depth)
        self.soldiers = soldiers  # seat * ZONES + zone
        self.creatures = creatures  # where each stands; NO_ZONE: with its tile or in its owner's supply
        self.boards = boards  # seat * BOARD + what
        self.tiles = tiles  # of each seat, a bit each
        self.tiles_left = tiles_left  # copies on offer
        self.battle_cards = battle_cards  # seat * 2: in hand; + 1: discarded; a bit each
        self.interventions = interventions  # place * INTERVENTIONS + kind
        self.deck = deck  # kinds; the top is the last of the first `deck_left`
        self.deck_left: i64 = 0
        self.order = order  # seats in player order
        self.slots = slots  # of the next day, as they are chosen at night: seat + 1, or 0
        self.move = move
        self.battle = battle
        self.colours: i64 = 0  # in play, a bit each
        self.phase: i64 = PLACING
        self.day: i64 = 1
        self.round: i64 = 0  # of the day: how many markers each has placed before it
        self.night_step: i64 = 0  # the steps are in `rules/night.py`
        self.place: i64 = 0  # on the order track: whose turn or step it is
        self.discounts: i64 = 0  # seats that have had Priest of Ra's in this action, a bit each
        self.won: i64 = 0  # who has won, a bit each

    def copy(self) -> "State":
        """An independent copy that nobody listens to."""
        copied = State(
            self.players,
            self.options,
            self.rng.copy(),
            self.stack[:],
            self.depth,
            self.soldiers[:],
            self.creatures[:],
            self.boards[:],
            self.tiles[:],
            self.tiles_left[:],
            self.battle_cards[:],
            self.interventions[:],
            self.deck[:],
            self.order[:],
            self.slots[:],
            self.move[:],
            self.battle[:],
        )
        copied.over = self.over
        copied.reveals = self.reveals
        copied.deck_left = self.deck_left
        copied.colours = self.colours
        copied.phase = self.phase
        copied.day = self.day
        copied.round = self.round
        copied.night_step = self.night_step
        copied.place = self.place
        copied.discounts = self.discounts
        copied.won = self.won
        return copied

    def __str__(self) -> str:
        """In notation: all of it, what is hidden, too."""
        from shedet.games.kemet.notation import position_text

        return position_text(self)

    def __eq__(self, other: object) -> bool:
        """The same table and options, the same questions, the same chances to come."""
        return isinstance(other, State) and list(self.options) == list(other.options) and str(self) == str(other)

    def ahead(self) -> "State":
        """A table to try a step of a move on. For speed it shares all that a step does not change: who pays or plays a
        card on it takes copies of the boards and the interventions first."""
        tried = State(
            self.players,
            self.options,
            self.rng,
            self.stack,
            self.depth,
            self.soldiers[:],
            self.creatures[:],
            self.boards,
            self.tiles,
            self.tiles_left,
            self.battle_cards,
            self.interventions,
            self.deck,
            self.order,
            self.slots,
            self.move[:],
            self.battle,
        )
        tried.phase = self.phase
        tried.discounts = self.discounts
        return tried

    def bytes(self) -> int:
        """How much memory a state takes, its vectors and generator included."""
        small = len(self.soldiers) + len(self.creatures) + len(self.boards) + len(self.tiles_left)
        small += len(self.interventions) + len(self.deck) + len(self.order) + len(self.slots)
        small += len(self.move) + len(self.battle)
        vectors = 13 * 32 + small + 8 * (len(self.stack) + len(self.tiles) + len(self.battle_cards))
        return vectors + 48 + 288  # the generator, the state itself


NO_QUESTIONS: Final = vec[i64]([0] * 25)
NO_SOLDIERS: Final = vec[u8]([0] * (MOST_PLAYERS * ZONES))
NO_CREATURES: Final = vec[u8]([NO_ZONE] * CREATURES)
_EMPTY_BOARD: Final = [0] * INDICATOR + [NO_COLOUR] * (LEVEL - INDICATOR) + [0] * (BOARD - LEVEL)
EMPTY_BOARDS: Final = vec[u8]([u8(number) for number in _EMPTY_BOARD * MOST_PLAYERS])
NO_TILES: Final = vec[i64]([0] * MOST_PLAYERS)
NONE_LEFT: Final = vec[u8]([0] * TILES)
NO_BATTLE_CARDS: Final = vec[i64]([0] * (MOST_PLAYERS * 2))
NO_INTERVENTIONS: Final = vec[u8]([0] * (INTERVENTION_PLACES * INTERVENTIONS))
EMPTY_DECK: Final = vec[u8]([INTERVENTIONS] * INTERVENTION_CARDS)
NO_ORDER: Final = vec[u8]([0, 1, 2, 3, 4])
NO_SLOTS: Final = vec[u8]([0] * MOST_PLAYERS)
NO_MOVE: Final = vec[u8]([0] * MOVE_SIZE)
_NO_BATTLE: Final = [0] * ACTIVE + [NO_CARD] * 4 + [0] * (BATTLE_SIZE - COMMITTED)
NO_BATTLE: Final = vec[u8]([u8(number) for number in _NO_BATTLE])


def bare_state(players: i64, options: vec[i64], rng: Rng) -> State:
    """An empty table: no soldier, tile or card anywhere, nobody asked."""
    return State(
        players,
        options,
        rng,
        NO_QUESTIONS[:],
        0,
        NO_SOLDIERS[:],
        NO_CREATURES[:],
        EMPTY_BOARDS[:],
        NO_TILES[:],
        NONE_LEFT[:],
        NO_BATTLE_CARDS[:],
        NO_INTERVENTIONS[:],
        EMPTY_DECK[:],
        NO_ORDER[:],
        NO_SLOTS[:],
        NO_MOVE[:],
        NO_BATTLE[:],
    )


# ---- boards


def board(s: State, seat: i64, what: i64) -> i64:
    return i64(s.boards[seat * BOARD + what])


def set_board(s: State, seat: i64, what: i64, value: i64) -> None:
    s.boards[seat * BOARD + what] = u8(value)


def owns(s: State, seat: i64, tile: i64) -> bool:
    return (s.tiles[seat] >> tile) & 1 == 1


def district(s: State, seat: i64, number: i64) -> i64:
    """The zone of one of the three districts of a seat's city."""
    return FIRST_DISTRICT[board(s, seat, CITY)] + number


# ---- interventions


def cards_of(s: State, place: i64, kind: i64) -> i64:
    return i64(s.interventions[place * INTERVENTIONS + kind])


def add_card(s: State, place: i64, kind: i64) -> None:
    s.interventions[place * INTERVENTIONS + kind] += 1


def remove_card(s: State, place: i64, kind: i64) -> None:
    s.interventions[place * INTERVENTIONS + kind] -= 1


def count_cards(s: State, place: i64) -> i64:
    total: i64 = 0
    for at in range(place * INTERVENTIONS, place * INTERVENTIONS + INTERVENTIONS):
        total += i64(s.interventions[at])
    return total


# ---- battle cards


def battle_hand(s: State, seat: i64) -> i64:
    return s.battle_cards[seat * 2]


def set_battle_hand(s: State, seat: i64, cards: i64) -> None:
    s.battle_cards[seat * 2] = cards


def battle_discards(s: State, seat: i64) -> i64:
    return s.battle_cards[seat * 2 + 1]


def set_battle_discards(s: State, seat: i64, cards: i64) -> None:
    s.battle_cards[seat * 2 + 1] = cards


# ---- the battle that is fought


def fighter(s: State, side: i64) -> i64:
    """The seat of a side."""
    return i64(s.battle[FIGHTERS + side])


def side_of(s: State, seat: i64) -> i64:
    """The side of one who fights."""
    return ATTACKER if fighter(s, ATTACKER) == seat else DEFENDER


def is_fought(s: State) -> bool:
    """Whether there is a battle (nobody fights against themself)."""
    return fighter(s, ATTACKER) != fighter(s, DEFENDER)


def side_in_battle(s: State, seat: i64) -> i64:
    """The side of a seat in the battle that is fought; -1: none."""
    for side in range(2):
        if is_fought(s) and fighter(s, side) == seat:
            return side
    return -1


def clear_battle(s: State) -> None:
    """No battle is fought: no cards, no sides."""
    for what in range(BATTLE_SIZE):
        s.battle[what] = NO_BATTLE[what]


def battle_zone(s: State) -> i64:
    return i64(s.battle[BATTLE_ZONE])


def battle_step(s: State) -> i64:
    return i64(s.battle[BATTLE_STEP])


def active_card(s: State, side: i64) -> i64:
    """The active card of a side, or NO_CARD."""
    return i64(s.battle[ACTIVE + side])


def set_active_card(s: State, side: i64, card: i64) -> None:
    s.battle[ACTIVE + side] = u8(card)


def discarded_card(s: State, side: i64) -> i64:
    """The card that a side has just discarded face down, or NO_CARD."""
    return i64(s.battle[DISCARDED + side])


def set_discarded_card(s: State, side: i64, card: i64) -> None:
    s.battle[DISCARDED + side] = u8(card)


def laid_cards(s: State, side: i64) -> i64:
    """The active and the discarded card of a side, as far as they are chosen; a bit each."""
    cards: i64 = 0
    if active_card(s, side) != NO_CARD:
        cards |= 1 << active_card(s, side)
    if discarded_card(s, side) != NO_CARD:
        cards |= 1 << discarded_card(s, side)
    return cards


def has_committed(s: State, side: i64) -> bool:
    """Whether a side has chosen."""
    return s.battle[COMMITTED + side] > 0


def wounds(s: State, side: i64) -> i64:
    """Interventions that a side has discarded for Divine Wound."""
    return i64(s.battle[WOUNDS + side])


def kills(s: State, side: i64) -> i64:
    """Soldiers that a side has killed."""
    return i64(s.battle[KILLS + side])


def fought_with(s: State, side: i64) -> i64:
    """The creature that counted for a side when the battle was resolved, or NO_CREATURE."""
    return i64(s.battle[FOUGHT + side])


def has_gained_fame(s: State, side: i64) -> bool:
    """Whether a side has gained fame in this battle."""
    return (i64(s.battle[FAMED]) >> side) & 1 == 1


def winning_side(s: State) -> i64:
    """The side that has won, once that is settled."""
    return i64(s.battle[WINNER])


# ---- whose turn


def turn_of(s: State) -> i64:
    """The seat whose turn (or step of the night) it is."""
    return i64(s.order[s.place])


def round_or_step(s: State) -> i64:
    """What is counted in this phase: the steps of the night, otherwise rounds."""
    return s.night_step if s.phase == NIGHT else s.round
