"""What a person points at to choose an answer."""

from shedet.core.game import Data
from shedet.games.kemet.actions import (
    Buy,
    ChooseActive,
    ChooseIntervention,
    DiscardBattleCard,
    DiscardIntervention,
    Found,
    GetBack,
    Go,
    Join,
    LeaveEmpty,
    Mark,
    MarkGold,
    MarkSilver,
    PlaceSoldiers,
    Play,
    Put,
    Raise,
    SwapBattleCard,
    Take,
    TakeSlot,
    Teleport,
    ToLevel,
    decode,
)
from shedet.games.kemet.components import BATTLE_CARD_NAMES, COLOUR_NAMES, FIELD_NAMES, INTERVENTION_NAMES
from shedet.games.kemet.notation import ACTION_TEXTS, GOLD_NAMES
from shedet.games.kemet.tiles import CREATURE_NAMES, NO_CREATURE, TILE_NAMES
from shedet.games.kemet.zones import DISTRICT_NAMES, ZONE_NAMES


def way(view: Data, action: int) -> tuple[str, ...]:
    """What a person points at, one thing after the other, to choose an answer."""
    match decode(action):
        case Go(zone) | Put(zone):
            return (f"zone:{ZONE_NAMES[zone]}",)
        case Teleport(zone):
            return ("teleport", f"zone:{ZONE_NAMES[zone]}")
        case Take(soldiers, creature):
            along = (f"creature:{CREATURE_NAMES[creature]}",) if creature != NO_CREATURE else ()
            return (f"soldiers:{soldiers}", *along)
        case LeaveEmpty(district) | Raise(district):
            return (f"district:{DISTRICT_NAMES[district]}",)
        case Found(district, colour):
            return (f"district:{DISTRICT_NAMES[district]}", f"colour:{COLOUR_NAMES[colour]}")
        case Join(creature, district):
            return (f"creature:{CREATURE_NAMES[creature]}", f"district:{DISTRICT_NAMES[district]}")
        case Mark(field):
            return (f"field:{FIELD_NAMES[field]}",)
        case MarkSilver(field):
            return ("silver", f"field:{FIELD_NAMES[field]}")
        case MarkGold(number):
            return ("gold", f"gold:{GOLD_NAMES[number]}")
        case ToLevel(level):
            return (f"level:{level}",)
        case Buy(tile):
            return (f"tile:{TILE_NAMES[tile]}",)
        case Play(card) | DiscardIntervention(card) | ChooseIntervention(card):
            return (f"card:{INTERVENTION_NAMES[card]}",)
        case GetBack(card):
            return ("back", f"card:{INTERVENTION_NAMES[card]}")
        case ChooseActive(card) | DiscardBattleCard(card) | SwapBattleCard(card):
            return (f"battle-card:{BATTLE_CARD_NAMES[card]}",)
        case PlaceSoldiers(number):
            return (f"soldiers:{number}",)
        case TakeSlot(slot):
            return (f"slot:{slot + 1}",)
    return (ACTION_TEXTS[action],)  # a word of its own: end, done, yes, no, spend, disband, retreat, stay
