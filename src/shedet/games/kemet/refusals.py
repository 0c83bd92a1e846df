"""Why an action is not possible: the rule, and what would be right. Said to the seat that tried, from what it knows."""

from mypy_extensions import i64

from shedet.core.words import Message, say
from shedet.games.kemet.actions import (
    GOLD_TWIN,
    Buy,
    ChooseActive,
    DiscardBattleCard,
    EndTurn,
    Finish,
    Found,
    Go,
    Join,
    Mark,
    MarkGold,
    MarkSilver,
    Play,
    Put,
    Raise,
    Take,
    Teleport,
    ToLevel,
    decode,
)
from shedet.games.kemet.armies import enemy_at, has_creature, soldiers_at
from shedet.games.kemet.components import (
    BY_DAY,
    COST_OF,
    FIELD_NAMES,
    IN_MOVE,
    PYRAMIDS,
    TELEPORT_COST,
    TELEPORTATION,
    TOP_LEVEL,
    WINDOW_OF,
)
from shedet.games.kemet.rules.building import building_cost, may_found
from shedet.games.kemet.rules.buying import field_serves, tile_cost
from shedet.games.kemet.rules.control import controlled_level, limit
from shedet.games.kemet.rules.day import has_silver, may_mark, may_mark_silver
from shedet.games.kemet.rules.interventions import may_play_by_day
from shedet.games.kemet.rules.moving import (
    can_teleport,
    ignores_walls,
    may_group,
    may_stop,
    passes_walls,
    reached,
    toll,
)
from shedet.games.kemet.rules.prayer import price
from shedet.games.kemet.saying.things import battle_card, colour, creature, intervention, prayer_points, soldiers, tile
from shedet.games.kemet.state import (
    ARMY_ZONE,
    BOUGHT,
    BUYING_FIELD,
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    CHOOSE_GROUP,
    CHOOSE_LEVEL,
    CHOOSE_OBELISK,
    CHOOSE_PLACES,
    CHOOSE_PYRAMIDS,
    CHOOSE_RECRUITS,
    CHOOSE_SHOWN,
    CHOOSE_SITE,
    CHOOSE_STEP,
    CHOOSE_TILE,
    CHOSEN_ARMY,
    CITY,
    DAY,
    ENLISTED_ARMY,
    FIELD,
    FIGHTING,
    GOLD_USED,
    HAND,
    LEVEL,
    MARKERS_PLACED,
    MOVE_CREATURE,
    MOVE_GROUPED,
    MOVE_OPEN,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    NO_MARKER,
    PRAYER_POINTS,
    SITE,
    SUPPLY,
    TURN_REGULAR,
    TWIN,
    WHERE,
    State,
    battle_hand,
    board,
    cards_of,
    owns,
)
from shedet.games.kemet.tiles import COLOUR_OF, LEVEL_OF, NO_CREATURE, SAME_PICTURE, TWIN_CEREMONY
from shedet.games.kemet.zones import CITY_OF, IN_PLAY, NO_ZONE, OBELISKS, ZONE_NAMES


def refusal(s: State, seat: i64, action: i64) -> Message | None:
    """The reason with the rule's id; None where there is nothing better to say than what is possible."""
    question = int(s.question())
    match decode(int(action)):
        case Buy(number) if question == CHOOSE_TILE:
            return why_no_tile(s, seat, number)
        case Go(zone) if question == CHOOSE_STEP:
            return why_no_step(s, seat, zone)
        case Teleport(zone) if question in (CHOOSE_STEP, CHOOSE_OBELISK):
            return why_no_teleport(s, seat, zone)
        case Play(card):
            return why_no_card(s, seat, card)
        case ChooseActive(card) | DiscardBattleCard(card) if question in (CHOOSE_CARDS, CHOOSE_SHOWN):
            return why_no_battle_card(s, seat, card)
        case Mark(field) if question == CHOOSE_ACTION:
            return why_no_marker(s, seat, field)
        case MarkSilver(field) if question == CHOOSE_ACTION:
            return why_no_silver_marker(s, seat, field)
        case MarkGold(which) if question == CHOOSE_ACTION:
            if which == GOLD_TWIN and owns(s, seat, TWIN_CEREMONY) and board(s, seat, GOLD_USED) == 0:
                return refuse("K-TILE-4", say("refuse-nothing-to-buy-again"))
            return refuse("K-DAY-3", say("refuse-no-gold-marker"))
        case EndTurn() if question == CHOOSE_ACTION:
            return refuse("K-DAY-1, K-DAY-2", say("refuse-marker-first"))
        case Found(_, _) | Raise(_) if question == CHOOSE_PYRAMIDS:
            return why_no_first_level(s, int(action))
        case Found(_, _) | Raise(_) if question == CHOOSE_SITE:
            return why_no_building(s, seat, int(action))
        case Found(_, _) | Raise(_) if question == CHOOSE_LEVEL:
            return refuse("K-BUILD-1", say("refuse-level-now"))
        case ToLevel(level) if question == CHOOSE_LEVEL:
            return why_no_level(s, seat, int(s.detail(SITE)), level)
        case ToLevel(_) if question == CHOOSE_SITE:
            return refuse("K-BUILD-1", say("refuse-site-first"))
        case Put(zone) if question == CHOOSE_RECRUITS:
            return why_no_recruit(s, seat, zone)
        case Put(zone) if question == CHOOSE_PLACES:
            return why_no_place(s, seat, zone)
        case Join(number, _):
            return why_no_creature(s, seat, number)
        case Take(number, along) if question == CHOOSE_GROUP:
            return why_no_group(s, seat, int(s.detail(ARMY_ZONE)), number, along)
        case Take(number, along) if question == CHOOSE_STEP:
            return why_no_regrouping(s, seat, number, along)
        case Finish() if question == CHOOSE_STEP:
            return refuse("K-MOVE-4", say("refuse-no-room-here", most=int(limit(s, seat))))
        case _:
            return None


def refuse(rules: str, reason: Message) -> Message:
    return say("refusal", reason=reason, rules=rules)


def purse(s: State, seat: i64, cost: i64) -> Message:
    """What it costs, and what there is to pay with."""
    return say("purse", cost=prayer_points(int(price(s, seat, cost))), points=int(board(s, seat, PRAYER_POINTS)))


def why_no_tile(s: State, seat: i64, number: int) -> Message:
    name, field = tile(number), s.detail(BUYING_FIELD)
    wanted = int(COLOUR_OF[number])
    if s.tiles[seat] & SAME_PICTURE[number]:
        return refuse("K-BUY-2", say("refuse-same-picture", tile=name))
    if s.tiles_left[number] == 0:
        return refuse("K-BUY-1", say("refuse-not-on-offer", tile=name))
    bought = (board(s, seat, BOUGHT) >> wanted) & 1 == 1
    if field == TWIN and not bought:
        return refuse("K-TILE-4", say("refuse-colour-not-bought", colour=colour(wanted)))
    if field != TWIN and bought:
        return refuse("K-BUY-1", say("refuse-colour-bought", colour=colour(wanted)))
    if field != TWIN and not field_serves(s, seat, field, wanted):
        return refuse("K-BUY-3", say("refuse-other-field", tile=name, colour=colour(wanted)))
    level = int(controlled_level(s, seat, wanted))
    needed = int(LEVEL_OF[number])
    if needed > level:
        return refuse(
            "K-BUY-1", say("refuse-low-pyramid", tile=name, colour=colour(wanted), needed=needed, level=level)
        )
    return refuse(
        "K-BUY-1", say("refuse-tile-price", tile=name, price=purse(s, seat, tile_cost(s, seat, number, field)))
    )


def why_no_step(s: State, seat: i64, zone: int) -> Message:
    here = i64(s.move[MOVE_ZONE])
    name, at = ZONE_NAMES[zone], ZONE_NAMES[int(here)]
    if not (IN_PLAY[s.players] >> zone) & 1:
        return refuse("K-MOVE-1", say("refuse-not-in-play", zone=name, players=int(s.players)))
    if not (reached(s, seat, here) >> zone) & 1:
        return refuse("K-MOVE-1", say("refuse-not-beside", zone=name, here=at))
    if s.move[MOVE_POINTS] == 0:
        return refuse("K-MOVE-1", say("refuse-no-movement", zone=name))
    if not ignores_walls(s, i64(s.move[MOVE_CREATURE])) and not passes_walls(s, seat, here, zone):
        return refuse("K-MOVE-5", say("refuse-wall", zone=name))
    if price(s, seat, toll(s, seat, zone)) > board(s, seat, PRAYER_POINTS):
        return refuse("K-TILE-2", say("refuse-toll", price=purse(s, seat, toll(s, seat, zone))))
    return refuse("K-MOVE-4", say("refuse-no-room", zone=name))


def why_no_teleport(s: State, seat: i64, zone: int) -> Message:
    by_card = s.question() == CHOOSE_OBELISK
    if not ((OBELISKS & IN_PLAY[s.players]) >> zone) & 1:
        return refuse("K-MOVE-2", say("refuse-no-obelisk", zone=ZONE_NAMES[zone]))
    if s.move[MOVE_TELEPORTED]:
        return refuse("K-MOVE-2", say("refuse-teleported"))
    if not by_card and not can_teleport(s, seat):
        return refuse("K-MOVE-2", say("refuse-no-teleport-from-here"))
    if zone == int(s.move[MOVE_ZONE]):
        return refuse("K-MOVE-2", say("refuse-already-there", zone=ZONE_NAMES[zone]))
    cost = (COST_OF[TELEPORTATION] if by_card else TELEPORT_COST) + toll(s, seat, zone)
    if price(s, seat, cost) > board(s, seat, PRAYER_POINTS):
        return refuse("K-MOVE-2", say("refuse-teleport-price", price=purse(s, seat, cost)))
    return refuse("K-MOVE-4", say("refuse-no-room", zone=ZONE_NAMES[zone]))


def why_no_group(s: State, seat: i64, zone: int, number: int, along: int) -> Message:
    """Why an army cannot be divided like this."""
    here = int(soldiers_at(s, seat, zone))
    if along != NO_CREATURE and (not has_creature(s, seat, along) or int(s.creatures[along]) != zone):
        return refuse("K-MOVE-1", say("refuse-no-creature-there", creature=creature(along), zone=ZONE_NAMES[zone]))
    if number > here:
        return refuse("K-MOVE-1", say("refuse-fewer-soldiers", number=here, zone=ZONE_NAMES[zone]))
    return refuse("K-MOVE-4", say("refuse-too-many", most=int(limit(s, seat))))


def why_no_regrouping(s: State, seat: i64, number: int, along: int) -> Message:
    zone = int(s.move[MOVE_ZONE])
    if s.move[MOVE_GROUPED]:
        return refuse("K-MOVE-4", say("refuse-regrouped"))
    if not may_group(s, seat, zone, number, along):
        return why_no_group(s, seat, zone, number, along)
    if number == int(s.move[MOVE_SOLDIERS]) and along == int(s.move[MOVE_CREATURE]):
        return refuse("K-MOVE-4", say("refuse-same-army"))
    return refuse("K-MOVE-4", say("refuse-no-room-to-regroup", zone=ZONE_NAMES[zone]))


def why_no_card(s: State, seat: i64, card: int) -> Message:
    if cards_of(s, HAND + seat, card) == 0:
        return refuse("K-INFO-1", say("refuse-no-such-card", card=intervention(card)))
    if WINDOW_OF[card] == IN_MOVE:
        return why_no_move_card(s, seat, card)
    if WINDOW_OF[card] == BY_DAY:
        return why_no_day_card(s, seat, card)
    if s.question() != CHOOSE_CARDS:
        return refuse("K-BAT-1", say("refuse-in-battle-only", card=intervention(card)))
    return refuse("K-BAT-1", say("refuse-cards-in-order"))


def why_no_move_card(s: State, seat: i64, card: int) -> Message:
    name = intervention(card)
    if s.question() != CHOOSE_STEP:
        return refuse("K-DAY-4", say("refuse-in-a-move-only", card=name))
    if card == TELEPORTATION and s.move[MOVE_TELEPORTED]:
        return refuse("K-MOVE-2", say("refuse-teleported-already"))
    if price(s, seat, COST_OF[card]) > board(s, seat, PRAYER_POINTS):
        return refuse("K-DAY-4", say("refuse-card-price", card=name, price=purse(s, seat, COST_OF[card])))
    if card == TELEPORTATION:
        return refuse("K-MOVE-4", say("refuse-no-room-at-obelisks"))
    if s.move[MOVE_OPEN]:
        return refuse("K-DAY-4", say("refuse-walls-ignored"))
    return refuse("K-MOVE-4", say("refuse-no-way-on-after", card=name))


def why_no_day_card(s: State, seat: i64, card: int) -> Message:
    name = intervention(card)
    if s.phase != DAY or s.waits(FIGHTING):
        return refuse("K-DAY-4", say("refuse-by-day-only", card=name))
    if price(s, seat, COST_OF[card]) > board(s, seat, PRAYER_POINTS):
        return refuse("K-DAY-4", say("refuse-card-price", card=name, price=purse(s, seat, COST_OF[card])))
    if not may_play_by_day(s, seat, card):
        return refuse("K-DAY-4", say("refuse-no-effect", card=name))
    if s.question() == CHOOSE_STEP:
        return refuse("K-DAY-4", say("refuse-move-on-before-card", card=name))
    return refuse("K-DAY-4", say("refuse-answer-first", card=name))


def why_no_battle_card(s: State, seat: i64, card: int) -> Message:
    if not (battle_hand(s, seat) >> card) & 1:
        return refuse("K-BAT-1", say("refuse-no-such-battle-card", card=battle_card(card)))
    return refuse("K-BAT-1", say("refuse-cards-in-order"))


def why_no_silver_marker(s: State, seat: i64, field: int) -> Message:
    if not has_silver(s, seat):
        return refuse("K-DAY-3", say("refuse-no-silver-marker"))
    if board(s, seat, FIELD + field) != NO_MARKER:
        return refuse("K-DAY-1", say("refuse-field-taken", field=FIELD_NAMES[field]))
    return why_not_there(s, seat, field)


def why_no_marker(s: State, seat: i64, field: int) -> Message:
    if board(s, seat, FIELD + field) != NO_MARKER:
        return refuse("K-DAY-1", say("refuse-field-taken", field=FIELD_NAMES[field]))
    if s.detail(MARKERS_PLACED) & TURN_REGULAR:
        return refuse("K-DAY-1", say("refuse-marker-placed"))
    return why_not_there(s, seat, field)


def why_not_there(s: State, seat: i64, field: int) -> Message:
    if may_mark(s, seat, field) or may_mark_silver(s, seat, field):
        return refuse("K-DAY-6", say("refuse-first-field-for-all", field=FIELD_NAMES[field]))
    return refuse("K-DAY-2", say("refuse-empty-row", field=FIELD_NAMES[field]))


def why_no_first_level(s: State, action: int) -> Message:
    match decode(action):
        case Found(_, number) if (s.colours >> number) & 1 == 0:
            return refuse("K-SET-1", say("refuse-colour-not-in-play", colour=colour(number)))
        case _:
            return refuse("K-SET-5", say("refuse-first-levels"))


def why_no_building(s: State, seat: i64, action: int) -> Message | None:
    match decode(action):
        case Found(site, number):
            if (s.colours >> number) & 1 == 0:
                return refuse("K-SET-1", say("refuse-colour-not-in-play", colour=colour(number)))
            if board(s, seat, LEVEL + site) > 0:
                return refuse("K-BUILD-1", say("refuse-site-taken"))
            if may_found(s, seat, site, number):
                return refuse(
                    "K-BUILD-1", say("refuse-pyramid-price", price=purse(s, seat, building_cost(s, seat, site, 1)))
                )
            return refuse("K-BUILD-1", say("refuse-too-many-pyramids", most=int(PYRAMIDS[s.players])))
        case Raise(site):
            if board(s, seat, LEVEL + site) == 0:
                return refuse("K-BUILD-1", say("refuse-nothing-to-raise"))
            return why_no_level(s, seat, site, int(board(s, seat, LEVEL + site)) + 1)
        case _:
            return None


def why_no_level(s: State, seat: i64, site: int, level: int) -> Message:
    now = int(board(s, seat, LEVEL + site))
    if now == TOP_LEVEL:
        return refuse("K-BUILD-1", say("refuse-top-level", level=TOP_LEVEL))
    if level <= now:
        return refuse("K-BUILD-1", say("refuse-level-reached", level=now))
    cost = purse(s, seat, building_cost(s, seat, site, level))
    return refuse("K-BUILD-1", say("refuse-level-price", level=level, price=cost))


def why_no_place(s: State, seat: i64, zone: int) -> Message:
    if enemy_at(s, seat, zone) >= 0:
        return refuse("K-RECR-1", say("refuse-beside-an-enemy", zone=ZONE_NAMES[zone]))
    if soldiers_at(s, seat, zone) >= limit(s, seat):
        return refuse("K-RECR-1", say("refuse-full", soldiers=soldiers(int(limit(s, seat))), zone=ZONE_NAMES[zone]))
    if s.detail(WHERE) == ENLISTED_ARMY and s.detail(CHOSEN_ARMY) != NO_ZONE:
        return refuse("K-TILE-3", say("refuse-two-armies"))
    return refuse("K-TILE-3", say("refuse-not-placed-there", zone=ZONE_NAMES[zone]))


def why_no_recruit(s: State, seat: i64, zone: int) -> Message:
    if board(s, seat, SUPPLY) == 0:
        return refuse("K-RECR-1", say("refuse-empty-supply"))
    if soldiers_at(s, seat, zone) >= limit(s, seat):
        return refuse("K-RECR-1", say("refuse-full", soldiers=soldiers(int(limit(s, seat))), zone=ZONE_NAMES[zone]))
    if CITY_OF[zone] != board(s, seat, CITY):
        return refuse("K-RECR-1", say("refuse-not-your-city", zone=ZONE_NAMES[zone]))
    return refuse("K-RECR-1", say("refuse-soldier-price", price=purse(s, seat, 1)))


def why_no_creature(s: State, seat: i64, number: int) -> Message:
    name = creature(number)
    if not has_creature(s, seat, number):
        return refuse("K-CREA-1", say("refuse-not-your-creature", creature=name))
    if s.question() == CHOOSE_STEP and not may_stop(s, seat):
        return refuse("K-CREA-1", say("refuse-move-on-before-creature", creature=name))
    return refuse("K-CREA-1", say("refuse-creature-joins", creature=name))
