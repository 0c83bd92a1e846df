"""What becomes of a command: the entries that it adds to the log, or why it cannot be carried out."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from shedet.bots.levels import LEVELS
from shedet.core.errors import ShedetError
from shedet.server import protocol
from shedet.server.refusing import Refused, not_host, not_now, not_seated
from shedet.server.sitting import OVER, PLAYING, WAITING, Sitting
from shedet.server.store import entries
from shedet.server.store.entries import AnyEntry

CHANCE = random.SystemRandom()
STAND_IN = "merchant"  # who plays on for somebody who is away


class Player(NamedTuple):
    """Somebody who is signed in."""

    id: str
    name: str


def decide(sitting: Sitting, player: Player, command: protocol.AnyCommand) -> list[AnyEntry]:
    """What a command does. Whether an answer is possible turns out when it is played."""
    match command:
        case protocol.Sit():
            return sit(sitting, player)
        case protocol.SeatBot():
            check_host(sitting, player)
            return seat_bot(sitting, command.level)
        case protocol.SendBotAway():
            check_host(sitting, player)
            return send_bot_away(sitting, "ABCDEF".index(command.seat))
        case protocol.StandUp():
            check_state(sitting, WAITING)
            return [entries.StoodUp(seat_of(sitting, player))]
        case protocol.Rematch():
            raise AssertionError("a rematch takes another table, too")
    seat = seat_of(sitting, player)
    check_state(sitting, PLAYING)
    check_stayed(sitting, seat)
    match command:
        case protocol.Play():
            return [*back_at(sitting, seat), entries.Played(seat, command.line)]
        case protocol.Undo():
            check_plays(sitting, seat)
            return [undo(sitting, seat)]
        case protocol.Agree():
            check_plays(sitting, seat)
            return [agree(sitting, seat)]
        case protocol.Disagree():
            check_plays(sitting, seat)
            return [disagree(sitting, seat)]
        case protocol.Resign():
            return [entries.Resigned(seat), entries.Replaced(seat, STAND_IN)]
        case protocol.Leave():
            return leave(sitting, seat)
        case protocol.Return():
            return come_back(sitting, seat)


def seat_of(sitting: Sitting, player: Player) -> int:
    seat = sitting.seat_of(player.id)
    if seat is None:
        raise not_seated()
    return seat


def check_host(sitting: Sitting, player: Player) -> None:
    if sitting.host != player.id:
        raise not_host()


def check_state(sitting: Sitting, state: str) -> None:
    if sitting.state == state:
        return
    if sitting.state == WAITING:
        raise not_now("not-begun", "The game has not begun: there is still a free seat.")
    if sitting.state == OVER:
        raise not_now("game-over", "The game is over; nothing more can be played.")
    if state == OVER:
        raise not_now("not-over", "That is possible when the game is over.")
    raise not_now("has-begun", "The game has begun; nobody can sit down or stand up any more.")


def check_stayed(sitting: Sitting, seat: int) -> None:
    if sitting.places[seat].resigned:
        raise not_now("has-resigned", "You have resigned; a bot plays to the end for you.")


def check_plays(sitting: Sitting, seat: int) -> None:
    """Nobody takes back what a bot played for them, nor stands in the way of the others while they are away."""
    if sitting.places[seat].plays_itself:
        raise not_now("bot-plays", "A bot plays for you; come back first.")


# ---- before the game


def sit(sitting: Sitting, player: Player) -> list[AnyEntry]:
    if sitting.seat_of(player.id) is not None:
        raise not_now("already-seated", "You already sit at this table.")
    if sitting.opened.invited and player.id not in sitting.opened.invited:
        raise Refused(403, "not-invited", "The seats of this table are kept for those who have played before.")
    return fill(sitting, [entries.Joined(free_seat(sitting), player.name, player=player.id)])


def seat_bot(sitting: Sitting, level: str) -> list[AnyEntry]:
    return fill(sitting, [entries.Joined(free_seat(sitting), level, bot=find_level(level))])


def find_level(name: str) -> str:
    """Only levels: a search with a budget of one's own could keep a server busy for an hour."""
    names = [level.name for level in LEVELS]
    if name not in names:
        raise Refused(422, "unknown-bot", f"I don't know the bot {name!r}. There are: {', '.join(names)}.")
    return name


def free_seat(sitting: Sitting) -> int:
    check_state(sitting, WAITING)
    seat = sitting.free_seat()
    if seat is None:
        raise not_now("table-full", "Every seat of this table is taken.")
    return seat


def fill(sitting: Sitting, joined: Sequence[entries.Joined]) -> list[AnyEntry]:
    """Some sit down; when the last seat is taken the game begins, and seats are drawn by lot."""
    taken = sum(place.is_taken for place in sitting.places) + len(joined)
    return [*joined, shuffled(len(sitting.places))] if taken == len(sitting.places) else [*joined]


def shuffled(players: int) -> entries.Started:
    order = list(range(players))
    CHANCE.shuffle(order)
    return entries.Started(order)


def send_bot_away(sitting: Sitting, seat: int) -> list[AnyEntry]:
    check_state(sitting, WAITING)
    if seat >= len(sitting.places) or not sitting.places[seat].bot:
        raise not_now("no-bot", "No bot sits there.")
    return [entries.StoodUp(seat)]


# ---- taking back


def undo(sitting: Sitting, seat: int) -> AnyEntry:
    """Free, as long as nothing hidden was shown and nobody else was asked; after that, if the others agree."""
    table = sitting.table
    assert table is not None
    if table.may_undo(seat):
        return entries.TookBack(seat)
    if not table.lines[seat]:
        raise not_now("nothing-to-undo", "You have not done anything yet, so there is nothing to take back.")
    if table.match.game.in_secret(table.match.position):
        raise not_now("in-secret", "Wait until everybody has chosen; then you can ask to take it back.")
    if sitting.wants_back == seat:
        raise not_now("undo-asked", "You have already asked; not everybody has answered yet.")
    if sitting.wants_back is not None:
        raise not_now("undo-asked", "Somebody is already waiting for the others to agree to an undo.")
    if not sitting.must_agree(seat):
        raise not_now("bots-disagree", "Bots do not agree to an undo; at a practice table nobody has to.")
    return entries.AskedToTakeBack(seat)


def agree(sitting: Sitting, seat: int) -> AnyEntry:
    if sitting.wants_back is None or seat == sitting.wants_back:
        raise not_now("nothing-asked", "Nobody else wants to take anything back.")
    return entries.Agreed(seat)


def disagree(sitting: Sitting, seat: int) -> AnyEntry:
    if sitting.wants_back is None:
        raise not_now("nothing-asked", "Nobody wants to take anything back.")
    return entries.Disagreed(seat)


# ---- going and coming


def leave(sitting: Sitting, seat: int) -> list[AnyEntry]:
    if sitting.places[seat].left is not None:
        raise not_now("has-left", "You have already left.")
    return [entries.Left(seat)]


def come_back(sitting: Sitting, seat: int) -> list[AnyEntry]:
    if not (sitting.places[seat].left is not None or sitting.places[seat].bot):
        raise not_now("not-away", "You are here; nobody plays for you.")
    return [entries.Returned(seat)]


def back_at(sitting: Sitting, seat: int) -> list[AnyEntry]:
    """Whoever answers is back."""
    place = sitting.places[seat]
    return [entries.Returned(seat)] if place.bot or place.left is not None else []


# ---- opening a table


def open_table(
    wanted: protocol.NewTable, player: Player, seed: str, rematch_of: str = "", invited: Sequence[str] = ()
) -> list[AnyEntry]:
    """The first entries of a table: it is opened, and whoever opened it sits down with the bots they asked for."""
    from shedet.games import find_game

    try:
        game = find_game(wanted.game)
        players = game.fewest if wanted.players is None else wanted.players
        game.check_players(players)
        game.option_values(wanted.options)
    except ShedetError as error:
        raise Refused(422, "bad-table", sentence(error)) from None
    if len(wanted.bots) >= players:
        room = "one bot" if players == 2 else f"{players - 1} bots"
        raise Refused(422, "too-many-bots", f"At a table of {players} there is room for you and {room}.")
    clock = wanted.clock
    if clock.days and (clock.seconds or clock.increment):
        raise Refused(422, "bad-clock", "Time is either seconds for the game or days for an answer, not both.")
    if clock.increment and not clock.seconds:
        raise Refused(422, "bad-clock", "An increment needs seconds to begin with.")
    if wanted.practice and len(wanted.bots) != players - 1:
        raise Refused(422, "practice-needs-bots", "Practice is against bots: every other seat must be a bot's.")
    opened = entries.Opened(
        game.name,
        game.rules_version,
        players,
        wanted.options,
        seed,
        practice=wanted.practice,
        hints=wanted.hints or wanted.practice,
        chat=wanted.chat,
        listed=wanted.listed,
        clock=entries.Clock(clock.seconds, clock.increment, clock.days),
        rematch_of=rematch_of,
        invited=list(invited),
    )
    joined = [entries.Joined(0, player.name, player=player.id)]
    joined += [entries.Joined(seat + 1, level, bot=find_level(level)) for seat, level in enumerate(wanted.bots)]
    start = [shuffled(players)] if len(joined) == players else []
    return [opened, *joined, *start]


def same_again(sitting: Sitting) -> protocol.NewTable:
    """A table like this one, with the same bots."""
    opened = sitting.opened
    bots = [place.bot for place in sitting.places if not place.is_person]
    clock = protocol.ClockWanted(opened.clock.seconds, opened.clock.increment, opened.clock.days)
    return protocol.NewTable(
        opened.game, opened.players, opened.options, bots, clock, opened.practice, opened.hints, opened.chat
    )


def sentence(error: ShedetError) -> str:
    """With a capital, as it stands alone."""
    text = str(error)
    return text[:1].upper() + text[1:]
