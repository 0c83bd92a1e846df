"""What things are worth to the greedy god of Kemet, in tenths of a point of fame.

One point that is never lost counts 10. A temple counts while it is held, and as far as it is likely to be held; an army
counts more than its soldiers one by one; what a prayer point counts depends on how many there are. Tiles have a list
of their own. The numbers are in `weights.toml`. All of it is read from a seat's knowledge: what lies open, and its
own cards.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.weights import Weights
from shedet.core.position import bit
from shedet.games.kemet.armies import creature_at, enemy_at, soldiers_at
from shedet.games.kemet.components import (
    ACTION_OF,
    COST_OF,
    FIELDS,
    INTERVENTION_STRENGTH,
    MARKERS,
    MOST_PLAYERS,
    MOVE,
    PRAYER,
    RUSE,
    SWIFTNESS,
    TELEPORT_COST,
    TELEPORTATION,
    TOP_LEVEL,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.control import controls, fame, permanent_fame, pyramid_at
from shedet.games.kemet.rules.day import count_markers
from shedet.games.kemet.rules.moving import movement, reached
from shedet.games.kemet.state import (
    ATTACKER,
    CITY,
    DAY,
    DEFENDER,
    FIELD,
    LEVEL,
    NO_MARKER,
    PRAYER_POINTS,
    REGULAR_MARKER,
    State,
    board,
    district,
    owns,
)
from shedet.games.kemet.tiles import (
    ALWAYS,
    ATTACKING,
    CREATURE_TILES,
    CRITICAL,
    DAMAGE,
    DEFENDING,
    FAME_TILES,
    NO_CREATURE,
    PHOENIX,
    SHIELD,
    STRENGTH,
    TILE_NAMES,
    WHEN,
    WITH_CREATURE,
)
from shedet.games.kemet.worlds import Knowledge
from shedet.games.kemet.zones import (
    BY_WALL,
    CITY_OF,
    DELTA_TEMPLE,
    DISTRICTS,
    IN_PLAY,
    INCOME,
    OBELISKS,
    SANCTUARY_ZONE,
    TEMPLES,
    ZONES,
)

BATTLE_TILES: Final = vec[i64](  # whose numbers count without a creature
    [
        i64(tile)
        for tile in range(len(TILE_NAMES))
        if WHEN[tile] != WITH_CREATURE and STRENGTH[tile] + DAMAGE[tile] + CRITICAL[tile] + SHIELD[tile] > 0
    ]
)

# The numbers of a side in a battle, its soldiers and cards apart.
OF_STRENGTH: Final = 0
OF_DAMAGE: Final = 1
OF_CRITICAL: Final = 2
OF_SHIELD: Final = 3
NUMBERS: Final = 4


@final
class Outlook:
    """What a seat makes of the table before it chooses: what the tiles add in battles, and where danger comes from."""

    def __init__(self, knowledge: Knowledge, weights: Weights) -> None:
        self.knowledge = knowledge
        self.weights = weights
        self.s = knowledge.table.copy()  # things are tried out on it
        self.me = knowledge.viewer
        self.numbers = vec[i64]([0] * (MOST_PLAYERS * 2 * NUMBERS))  # (seat * 2 + side) * NUMBERS + which
        self.today = vec[i64]([0] * ZONES)  # the strongest attack that may come to a zone before the night
        self.later = vec[i64]([0] * ZONES)  # the same by those who have no march left today
        self.rival_fame: i64 = 0  # the most that anybody else has
        self.held = weights.held  # what a point that is held is worth now
        for seat in range(self.s.players):
            add_up_tiles(self, seat)
            if seat != self.me:
                self.rival_fame = max(self.rival_fame, fame(self.s, seat))
                see_dangers(self, seat)
        most = min(VICTORY_FAME, max(self.rival_fame, fame(self.s, self.me)))
        self.held = weights.held * (weights.early + (1.0 - weights.early) * float(most) / float(VICTORY_FAME))

    def rivalry(self, seat: i64) -> float:
        """How much it counts what another loses: all of it with two players, the leader's more with others."""
        if self.s.players == 2:
            return 1.0
        if fame(self.s, seat) == self.rival_fame:
            return self.weights.rivalry_leader_share
        return self.weights.rivalry_other_share


def number(outlook: Outlook, seat: i64, side: i64, which: i64, creature: i64) -> i64:
    """One of the numbers of a side, with what its creature adds."""
    total = outlook.numbers[(seat * 2 + side) * NUMBERS + which]
    if creature == NO_CREATURE:
        return total
    tile = CREATURE_TILES[creature]
    if which == OF_STRENGTH:
        return total + STRENGTH[tile]
    if which == OF_DAMAGE:
        return total + DAMAGE[tile]
    return total + (CRITICAL[tile] if which == OF_CRITICAL else SHIELD[tile])


def add_up_tiles(outlook: Outlook, seat: i64) -> None:
    for tile in BATTLE_TILES:
        if owns(outlook.s, seat, tile):
            for side in range(2):
                if WHEN[tile] == ALWAYS or WHEN[tile] == (ATTACKING if side == ATTACKER else DEFENDING):
                    at = (seat * 2 + side) * NUMBERS
                    outlook.numbers[at + OF_STRENGTH] += STRENGTH[tile]
                    outlook.numbers[at + OF_DAMAGE] += DAMAGE[tile]
                    outlook.numbers[at + OF_CRITICAL] += CRITICAL[tile]
                    outlook.numbers[at + OF_SHIELD] += SHIELD[tile]


# ---- danger


def see_dangers(outlook: Outlook, seat: i64) -> None:
    """Where the armies of another could strike, and how hard."""
    s = outlook.s
    today = can_march_today(s, seat)
    for zone in range(ZONES):
        soldiers = soldiers_at(s, seat, zone)
        if soldiers == 0:
            continue
        creature = creature_at(s, seat, zone)
        power = soldiers + number(outlook, seat, ATTACKER, OF_STRENGTH, creature)
        near = within_reach(s, seat, zone, creature)
        for target in range(ZONES):
            if (near >> target) & 1 == 1:
                if today:
                    outlook.today[target] = max(outlook.today[target], power)
                else:
                    outlook.later[target] = max(outlook.later[target], power)


def can_march_today(s: State, seat: i64) -> bool:
    """A marker and a field to move with. At night and before the first day everybody has."""
    if s.phase != DAY:
        return True
    if count_markers(s, seat, REGULAR_MARKER) == MARKERS:
        return False
    for field in range(FIELDS):
        if ACTION_OF[field] == MOVE and board(s, seat, FIELD + field) == NO_MARKER:
            return True
    return False


def within_reach(s: State, seat: i64, zone: i64, creature: i64) -> i64:
    """About where an army could go in one move, a bit each: at once to an obelisk, then on foot or by ship."""
    zones = bit(zone)
    if board(s, seat, PRAYER_POINTS) >= TELEPORT_COST and pyramid_at(s, zone) > 0 and controls(s, seat, zone):
        zones |= OBELISKS & IN_PLAY[s.players]
    walls = IN_PLAY[s.players]
    for district_zone in range(ZONES):
        city = CITY_OF[district_zone]
        if city >= 0 and city != board(s, seat, CITY) and creature != PHOENIX and (BY_WALL[city] >> zone) & 1 == 0:
            walls &= ~bit(district_zone)
    for _ in range(movement(s, seat, creature)):
        further = zones
        for near in range(ZONES):
            if (zones >> near) & 1 == 1:
                further |= reached(s, seat, near)
        zones = further & walls
    return zones


def kept(outlook: Outlook, zone: i64, soldiers: i64, creature: i64) -> float:
    """How likely an army of mine is still there when it matters."""
    if outlook.today[zone] == 0 and outlook.later[zone] == 0:
        return 1.0
    defence = soldiers + number(outlook, outlook.me, DEFENDER, OF_STRENGTH, creature)
    if CITY_OF[zone] == board(outlook.s, outlook.me, CITY):
        defence += 1
    chance = 1.0
    if outlook.today[zone] > 0:
        chance -= outlook.weights.strike_chance * falls(outlook, outlook.today[zone] - defence)
    if outlook.later[zone] > 0:
        chance *= 1.0 - outlook.weights.later_share * outlook.weights.strike_chance * falls(
            outlook, outlook.later[zone] - defence
        )
    return chance


def falls(outlook: Outlook, advantage: i64) -> float:
    """How likely an attack succeeds that is so much stronger before cards are played."""
    chance = outlook.weights.falls_chance + outlook.weights.falls_strength * float(advantage)
    return max(outlook.weights.falls_least_chance, min(outlook.weights.falls_most_chance, chance))


# ---- what is held


def holdings(outlook: Outlook) -> float:
    """My armies and what they hold, each as far as it is likely to last; and victory, if it is near."""
    s = outlook.s
    me = outlook.me
    total = 0.0
    temples: i64 = 0
    great: i64 = 0
    least = 1.0  # the weakest of the places that give fame
    sure = 0.0
    for zone in range(ZONES):
        soldiers = soldiers_at(s, me, zone)
        if soldiers == 0:
            continue
        creature = creature_at(s, me, zone)
        chance = kept(outlook, zone, soldiers, creature)
        total += outlook.weights.army[soldiers] - outlook.weights.gift * (1.0 - chance)
        if creature != NO_CREATURE:
            total += outlook.weights.creature
        if (TEMPLES >> zone) & 1 == 1:
            temples += 1
            sure += chance
            least = min(least, chance)
            total += chance * (
                outlook.held
                + (outlook.weights.delta if zone == DELTA_TEMPLE else outlook.weights.income * float(INCOME[zone]))
            )
        elif zone == SANCTUARY_ZONE:
            total += chance * (outlook.weights.sacrifice if soldiers > 1 else outlook.weights.lone_pilgrim)
        elif CITY_OF[zone] >= 0:
            level = pyramid_at(s, zone)
            if CITY_OF[zone] == board(s, me, CITY):
                total += outlook.weights.home if level > 0 and soldiers > 1 else 0.0
            else:
                total += outlook.weights.site * float(level)
                if level == TOP_LEVEL:
                    total += outlook.held * chance
                    great += 1
                    least = min(least, chance)
    for number_of_district in range(DISTRICTS):
        if board(s, me, LEVEL + number_of_district) == TOP_LEVEL:
            zone = district(s, me, number_of_district)
            if enemy_at(s, me, zone) < 0:
                chance = 1.0
                if soldiers_at(s, me, zone) == 0 and outlook.today[zone] > 0:
                    chance = 1.0 - outlook.weights.strike_chance
                great += 1
                least = min(least, chance)
                total += outlook.held * chance
    if temples > 0:
        in_the_evening = outlook.weights.pair * float(temples // 2) + (
            outlook.weights.odd_temple if temples % 2 == 1 else 0.0
        )
        total += sure / float(temples) * in_the_evening
    mine = permanent_fame(s, me) + temples + great
    if mine >= VICTORY_FAME and mine >= outlook.rival_fame:
        total += outlook.weights.victory * least
    return total


def worth_of_zone(outlook: Outlook, zone: i64) -> float:
    """What a zone is worth to whoever holds it."""
    if (TEMPLES >> zone) & 1 == 1:
        return outlook.held + outlook.weights.temple + outlook.weights.income * float(INCOME[zone])
    if zone == SANCTUARY_ZONE:
        return outlook.weights.sanctuary * outlook.weights.sacrifice
    if CITY_OF[zone] < 0:
        return 0.0
    level = pyramid_at(outlook.s, zone)
    return (outlook.held if level == TOP_LEVEL else 0.0) + outlook.weights.site * float(level)


# ---- what is owned


def time_left(outlook: Outlook) -> float:
    """How much of the game is left for what works in the long run: from 1 down to about a third."""
    most = max(outlook.rival_fame, fame(outlook.s, outlook.me))
    return max(outlook.weights.time_share, 1.0 - outlook.weights.time_fame * float(most))


def worth_of_tile(outlook: Outlook, tile: i64) -> float:
    """Fame is worth the same at any time, everything else less towards the end."""
    if (FAME_TILES >> tile) & 1 == 1:
        finishes = (
            outlook.weights.victory
            if fame(outlook.s, outlook.me) + 1 >= VICTORY_FAME and fame(outlook.s, outlook.me) + 1 >= outlook.rival_fame
            else 0.0
        )
        return outlook.weights.tiles[tile] + finishes
    return outlook.weights.tiles[tile] * (
        outlook.weights.tile_end_share + (1.0 - outlook.weights.tile_end_share) * time_left(outlook)
    )


def paying(outlook: Outlook, cost: i64) -> float:
    """What it costs to pay so much."""
    have = board(outlook.s, outlook.me, PRAYER_POINTS)
    return outlook.weights.purse[have] - outlook.weights.purse[max(0, have - cost)]


def gaining(outlook: Outlook, points: i64) -> float:
    have = board(outlook.s, outlook.me, PRAYER_POINTS)
    return outlook.weights.purse[min(i64(len(outlook.weights.purse)) - 1, have + points)] - outlook.weights.purse[have]


def worth_of_level(outlook: Outlook, before: i64, after: i64) -> float:
    """What a pyramid gains by being raised: the tiles it opens, and at the top its fame."""
    gain = outlook.weights.pyramid[after] - outlook.weights.pyramid[before]
    gain *= outlook.weights.pyramid_end_share + (1.0 - outlook.weights.pyramid_end_share) * time_left(outlook)
    if after == TOP_LEVEL:
        gain += outlook.held
        if fame(outlook.s, outlook.me) + 1 >= VICTORY_FAME and fame(outlook.s, outlook.me) + 1 >= outlook.rival_fame:
            gain += outlook.weights.level_victory * outlook.weights.victory
    return gain


# ---- interventions


def worth_of_card(outlook: Outlook, kind: i64) -> float:
    """What an intervention is worth in hand."""
    if kind == RUSE:
        return outlook.weights.ruse
    if kind == TELEPORTATION or kind == SWIFTNESS or kind == PRAYER:
        return outlook.weights.move_card
    return (
        outlook.weights.card
        + outlook.weights.card_strength * float(INTERVENTION_STRENGTH[kind])
        + outlook.weights.card_cost * float(COST_OF[kind])
    )


def cheapest(outlook: Outlook, legal: vec[i64], first: i64) -> i64:
    """The intervention that is worth least, of actions that name one."""
    best: i64 = -1
    for action in legal:
        if action >= first and (
            best < 0 or worth_of_card(outlook, action - first) < worth_of_card(outlook, best - first)
        ):
            best = action
    return best if best >= 0 else legal[0]
