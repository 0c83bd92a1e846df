"""What may be told: the kinds of event of Sobek, and what x, y and z mean in each. Places are those of `state.py`."""

from typing import Final

CARD: Final = 0  # a card moves: x kind, y from, z to
CARD_BACK: Final = 1  # the same, seen from behind: x back, y from, z to
SAW_CARD: Final = 2  # a look at cards: x kind, y where, z how many
SAW_ALL: Final = 3  # after the looks: y holds nothing else
NO_CARDS: Final = 4  # it has been shown that no card of group x is at y; z 1: but for characters
TOKEN: Final = 5  # token x is revealed and used
SAW_TOKEN: Final = 6  # a look at a token: x
LOOKED: Final = 7  # somebody looks through y (a place of cards, or TOKENS_LOOKED)
PLAYS_SET: Final = 8  # a set is played into slot x
PLAYS: Final = 9  # character x is played
DELIVERY: Final = 10  # new cards on the quays: x how many
CURSED: Final = 11  # seat x is cursed
PROSPERS: Final = 12  # the set in slot x prospers
MOVED: Final = 13  # seat x's marker moves to score y
NO_EFFECT: Final = 14  # what was played or used does nothing
ROUND_ENDS: Final = 15
COUNTED: Final = 16  # a pile is counted: x seat, y corruption, z scarabs on it
ROUND_SCORED: Final = 17  # x seat, y points of the round
PENALTY: Final = 18  # x seat moves back to score y
NEW_ROUND: Final = 19  # x its number
STARTER: Final = 20  # x the seat that begins
HAS_CHOSEN: Final = 21  # the seat has finished a choice that all make at once
GAME_ENDS: Final = 22

TOKENS_LOOKED: Final = 99  # the place of a look at the tokens

NAMES: Final = (
    "card",
    "card-back",
    "saw-card",
    "saw-all",
    "no-cards",
    "token",
    "saw-token",
    "looked",
    "plays-set",
    "plays",
    "delivery",
    "cursed",
    "prospers",
    "moved",
    "no-effect",
    "round-ends",
    "counted",
    "round-scored",
    "penalty",
    "new-round",
    "starter",
    "has-chosen",
    "game-ends",
)
