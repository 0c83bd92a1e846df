"""What you can do: one small class for each thing, and one fixed number for each way of doing it.

Numbers are for engines, bots and networks; they never change within a version of the rules.
"""

from typing import Final, NamedTuple

# The first number of each block.
MARK: Final = 0  # + field
SILVER: Final = 9  # + field
GOLD: Final = 18  # + gold action
END_TURN: Final = 23
FINISH: Final = 24
ACCEPT: Final = 25
DECLINE: Final = 26
SPEND: Final = 27
DISBAND: Final = 28
RETREAT: Final = 29
STAY: Final = 30
LEAVE: Final = 31  # + district
FOUND: Final = 34  # + district * 4 + colour
RAISE: Final = 46  # + district
TO_LEVEL: Final = 49  # + level - 1
BUY: Final = 53  # + tile
JOIN: Final = 109  # + creature * 3 + district
GO: Final = 139  # + zone
TELEPORT: Final = 176  # + zone
TAKE: Final = 213  # + (soldiers - 1) * 11 + creature (10: none)
PUT: Final = 290  # + zone
PLAY: Final = 327  # + intervention
GET_BACK: Final = 346  # + intervention
DISCARD: Final = 365  # + intervention
CHOOSE_CARD: Final = 384  # + intervention
ACTIVE_CARD: Final = 403  # + battle card
DISCARD_CARD: Final = 413  # + battle card
SWAP_CARD: Final = 423  # + battle card
SOLDIERS: Final = 433  # + number, up to 3
SLOT: Final = 437  # + place on the order track
ACTIONS: Final = 442

# The actions of the golden field.
GOLD_SURPRISE: Final = 0
GOLD_WILL_MOVE: Final = 1
GOLD_WILL_RECRUIT: Final = 2
GOLD_TWIN: Final = 3
GOLD_MARCH: Final = 4
GOLD_ACTIONS: Final = 5


class Mark(NamedTuple):
    """Place the regular action marker of the turn."""

    field: int


class MarkSilver(NamedTuple):
    field: int


class MarkGold(NamedTuple):
    """Place the gold marker for the action of one of the gold tiles."""

    action: int


class EndTurn(NamedTuple):
    pass


class Finish(NamedTuple):
    """Nothing, or nothing more."""


class Accept(NamedTuple):
    pass


class Decline(NamedTuple):
    pass


class Spend(NamedTuple):
    """Give up veterans: one for a prayer point, two for an intervention."""


class Disband(NamedTuple):
    pass


class Retreat(NamedTuple):
    pass


class Stay(NamedTuple):
    pass


class LeaveEmpty(NamedTuple):
    """Put five soldiers into each of the two other districts."""

    district: int


class Found(NamedTuple):
    """Found a pyramid of a colour in a district."""

    district: int
    colour: int


class Raise(NamedTuple):
    """Raise the pyramid of a district."""

    district: int


class ToLevel(NamedTuple):
    level: int


class Buy(NamedTuple):
    tile: int


class Join(NamedTuple):
    """Put a creature of your supply with the army in a district; one that stands there goes to the supply."""

    creature: int
    district: int


class Go(NamedTuple):
    """Name a zone: walk or sail there, choose the army there, send a loser there, strike there."""

    zone: int


class Teleport(NamedTuple):
    zone: int


class Take(NamedTuple):
    """The moving army: how many soldiers, and which creature (10: none)."""

    soldiers: int
    creature: int


class Put(NamedTuple):
    """Place a soldier of your supply in a zone."""

    zone: int


class Play(NamedTuple):
    """Play a divine intervention."""

    card: int


class GetBack(NamedTuple):
    """Take an intervention that cannot be paid back into your hand."""

    card: int


class DiscardIntervention(NamedTuple):
    card: int


class ChooseIntervention(NamedTuple):
    card: int


class ChooseActive(NamedTuple):
    """The battle card that is played."""

    card: int


class DiscardBattleCard(NamedTuple):
    """The battle card that is discarded face down."""

    card: int


class SwapBattleCard(NamedTuple):
    """The battle card that leaves for a special one."""

    card: int


class PlaceSoldiers(NamedTuple):
    number: int


class TakeSlot(NamedTuple):
    """A place on the order track."""

    slot: int


Action = (
    Mark
    | MarkSilver
    | MarkGold
    | EndTurn
    | Finish
    | Accept
    | Decline
    | Spend
    | Disband
    | Retreat
    | Stay
    | LeaveEmpty
    | Found
    | Raise
    | ToLevel
    | Buy
    | Join
    | Go
    | Teleport
    | Take
    | Put
    | Play
    | GetBack
    | DiscardIntervention
    | ChooseIntervention
    | ChooseActive
    | DiscardBattleCard
    | SwapBattleCard
    | PlaceSoldiers
    | TakeSlot
)

SINGLE: Final[tuple[Action, ...]] = (
    EndTurn(),
    Finish(),
    Accept(),
    Decline(),
    Spend(),
    Disband(),
    Retreat(),
    Stay(),
)


def decode(action: int) -> Action:
    """The action with a number."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"{action} is not the number of an action; they go from 0 to {ACTIONS - 1}")
    if action < END_TURN:
        return _marker(action)
    if action < LEAVE:
        return SINGLE[action - END_TURN]
    if action < JOIN:
        return _purchase(action)
    if action < PLAY:
        return _movement(action)
    if action < ACTIVE_CARD:
        return _intervention(action)
    if action < DISCARD_CARD:
        return ChooseActive(action - ACTIVE_CARD)
    if action < SWAP_CARD:
        return DiscardBattleCard(action - DISCARD_CARD)
    if action < SOLDIERS:
        return SwapBattleCard(action - SWAP_CARD)
    if action < SLOT:
        return PlaceSoldiers(action - SOLDIERS)
    return TakeSlot(action - SLOT)


def _marker(action: int) -> Action:
    if action < SILVER:
        return Mark(action - MARK)
    if action < GOLD:
        return MarkSilver(action - SILVER)
    return MarkGold(action - GOLD)


def _purchase(action: int) -> Action:
    if action < FOUND:
        return LeaveEmpty(action - LEAVE)
    if action < RAISE:
        return Found(*divmod(action - FOUND, 4))
    if action < TO_LEVEL:
        return Raise(action - RAISE)
    if action < BUY:
        return ToLevel(action - TO_LEVEL + 1)
    return Buy(action - BUY)


def _movement(action: int) -> Action:
    if action < GO:
        return Join(*divmod(action - JOIN, 3))
    if action < TELEPORT:
        return Go(action - GO)
    if action < TAKE:
        return Teleport(action - TELEPORT)
    if action < PUT:
        soldiers, creature = divmod(action - TAKE, 11)
        return Take(soldiers + 1, creature)
    return Put(action - PUT)


def _intervention(action: int) -> Action:
    card = (action - PLAY) % 19
    if action < GET_BACK:
        return Play(card)
    if action < DISCARD:
        return GetBack(card)
    if action < CHOOSE_CARD:
        return DiscardIntervention(card)
    return ChooseIntervention(card)
