"""What may be told: the kinds of event of Kemet, and what x, y and z mean in each. Places are those of `state.py`."""

from typing import Final

CARD: Final = 0  # an intervention moves: x kind, y from, z to
CARD_BACK: Final = 1  # the same, seen from behind
SAW_CARD: Final = 2  # a look at interventions of the deck: x kind, y how many
SHUFFLED: Final = 3  # the discards are shuffled into the deck
TURN: Final = 4  # a turn begins
MARKED: Final = 5  # a marker is placed: x field, y which marker
MARKED_GOLD: Final = 6  # x gold action
PRAYER: Final = 7  # prayer points change: x by how many, plus 16; y to how many
PLACED: Final = 8  # soldiers come from the supply: x zone, y how many
RETURNED: Final = 9  # soldiers go back to the supply: x zone, y how many
LOST: Final = 10  # soldiers are lost to damage: x zone, y how many
MOVED: Final = 11  # an army moves: x from, y to, z soldiers
CREATURE: Final = 12  # x creature, y zone; NO_ZONE: back to the supply
BUILT: Final = 13  # x zone, y colour, z level
BOUGHT: Final = 14  # x tile
BATTLE: Final = 15  # the seat attacks: x zone, y defender
HAS_CHOSEN: Final = 16  # the seat's battle choice is made
ACTIVE_CARD: Final = 17  # the seat's active card is shown: x card
DISCARDED_CARD: Final = 18  # the card the seat discards face down: x card
TAKEN_BACK: Final = 19  # the seat takes its battle discards back
SWAPPED: Final = 20  # x leaves for the special card y
STRENGTH: Final = 21  # x strength, y damage (critical included), z shields
WINS: Final = 22  # the battle: x zone
FAME: Final = 23  # permanent fame: x how much
VETERANS: Final = 24  # x how many the seat has now
DISBANDED: Final = 25  # x zone
RETREATED: Final = 26  # x from, y to
NIGHT: Final = 27
NEW_DAY: Final = 28  # x its number
SLOT: Final = 29  # the seat takes place x of the order track
GAME_ENDS: Final = 30

NAMES: Final = (
    "card",
    "card-back",
    "saw-card",
    "shuffled",
    "turn",
    "marked",
    "marked-gold",
    "prayer",
    "placed",
    "returned",
    "lost",
    "moved",
    "creature",
    "built",
    "bought",
    "battle",
    "has-chosen",
    "active-card",
    "discarded-card",
    "taken-back",
    "swapped",
    "strength",
    "wins",
    "fame",
    "veterans",
    "disbanded",
    "retreated",
    "night",
    "new-day",
    "slot",
    "game-ends",
)
CHANGE_ZERO: Final = 16  # added to changes of prayer points, so that they are no negative numbers
