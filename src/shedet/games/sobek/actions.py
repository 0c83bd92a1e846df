"""What you can do: one small class for each thing, and one fixed number for each way of doing it.

Numbers are for engines, bots and networks; they never change within a version of the rules.
"""

from typing import Final, NamedTuple

# The first number of each block.
TAKE: Final = 0  # + place in the queue, from the front
PLAY: Final = 9  # + character
SET: Final = 18  # + slot
ADD: Final = 25  # + kind of card
FINISH: Final = 53
USE: Final = 54  # + token
CHOOSE_SEAT: Final = 63  # + seat
PURGE: Final = 67  # + goods * 4 + characters that go (a bit each, in printed order)
STEAL: Final = 91  # + seat * 4 + back; back 3: from an empty hand
CLAIM: Final = 107  # + kind of card
DISCARD: Final = 135  # + kind of card
ACTIONS: Final = 163

EMPTY_HAND: Final = 3


class TakeCard(NamedTuple):
    """Take a card of the queue: one of the first four, or any with the merchant."""

    place: int


class PlayCharacter(NamedTuple):
    character: int


class ChooseSet(NamedTuple):
    """Begin a set, join one, or name one of yours: by its goods, or the one that began as amulets."""

    slot: int


class AddCard(NamedTuple):
    """Lay one more card of the set."""

    kind: int


class Finish(NamedTuple):
    """Nothing more."""


class UseToken(NamedTuple):
    token: int


class ChooseSeat(NamedTuple):
    """Name a player: for a guild, a curse, the vizier, or as the starter."""

    seat: int


class Purge(NamedTuple):
    """Discard all cards of one goods type from your corruption pile; some of its characters may go with them."""

    goods: int
    characters: int  # a bit each, in printed order


class Steal(NamedTuple):
    """Take a random card with this back from a hand."""

    seat: int
    back: int


class ClaimCard(NamedTuple):
    """Take a card from a corruption pile with the vizier."""

    kind: int


class DiscardCard(NamedTuple):
    """Put a card under your own corruption tile because of the scribe."""

    kind: int


Action = (
    TakeCard
    | PlayCharacter
    | ChooseSet
    | AddCard
    | Finish
    | UseToken
    | ChooseSeat
    | Purge
    | Steal
    | ClaimCard
    | DiscardCard
)


def decode(number: int) -> Action:
    """The action with a number (0 to ACTIONS - 1)."""
    if number < PLAY:
        return TakeCard(number - TAKE)
    if number < SET:
        return PlayCharacter(number - PLAY)
    if number < ADD:
        return ChooseSet(number - SET)
    if number < FINISH:
        return AddCard(number - ADD)
    if number == FINISH:
        return Finish()
    if number < CHOOSE_SEAT:
        return UseToken(number - USE)
    if number < PURGE:
        return ChooseSeat(number - CHOOSE_SEAT)
    if number < STEAL:
        return Purge(*divmod(number - PURGE, 4))
    if number < CLAIM:
        return Steal(*divmod(number - STEAL, 4))
    if number < DISCARD:
        return ClaimCard(number - CLAIM)
    return DiscardCard(number - DISCARD)
