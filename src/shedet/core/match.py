"""One game being played: the position, the log of answers, what each viewer was told and remembers."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.errors import BadSetup, CutShort, IllegalAction, NotOffered, UnknownName, quoted
from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.game import Data, Game, Knowledge, Memory, check_viewer, seat_name
from shedet.core.position import Position, stage
from shedet.core.rng import seeded


class Step(NamedTuple):
    """An answer that was given."""

    seat: int
    action: int
    revealed: bool  # it showed the acting seat something hidden: undo may come back to it, never go past it
    asked: int  # the seats that were asked then, a bit each
    in_secret: bool  # nobody saw the answer before all had given theirs


def check_seed(seed: str) -> None:
    """Raise BadSetup for a seed that a record cannot hold: it stands on a line, where `#` begins a comment."""
    stands_on_a_line = len(seed.splitlines()) == 1 and seed == seed.strip()
    if not stands_on_a_line or "#" in seed or not is_text(seed):
        raise BadSetup(f"a seed is a number or some words on one line, without '#', not {seed!r}.")


def is_text(text: str) -> bool:
    """Whether a file can hold it: half a character cannot be written."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Match:
    """The authority over one game: it checks every answer, keeps the log and tells everybody their part.

    Seed (or explicit set-up), options and log replay to the same game, bit for bit.
    """

    def __init__(self, game: Game, players: int, options: dict[str, int], seed: str, setup: str = "") -> None:
        game.check_players(players)
        check_seed(seed)
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.setup = setup  # a position as text; empty: dealt from the seed
        self.log: list[Step] = []
        self.begin()

    def begin(self) -> None:
        values: vec[i64] = self.game.option_values(self.options)
        if self.setup:
            self.position: Position = self.game.parse_position(self.setup, values, seeded(self.seed))
            if self.position.players != self.players:
                wanted = f"the position is one of {self.position.players} players, the game of {self.players}"
                raise BadSetup(f"{wanted}; both numbers must be the same.")
        else:
            self.position = self.game.new(self.players, values, seeded(self.seed))
        self.events: list[list[Event]] = []  # of each step
        self.memories: dict[int, Memory] = {}
        for viewer in [*range(self.players), SPECTATOR]:
            self.memories[viewer] = self.game.remember(self.position, viewer)

    # -- playing

    def over(self) -> bool:
        return self.position.over

    def asked(self) -> list[int]:
        """The seats that an answer is awaited from."""
        seats = int(self.position.asked())
        return [seat for seat in range(self.players) if (seats >> seat) & 1]

    def legal_actions(self, seat: int) -> list[int]:
        self.check_seat(seat)
        return [int(action) for action in self.game.legal_actions(self.position, seat)]

    def play(self, seat: int, action: int) -> None:
        """Carry out an answer, or raise IllegalAction and change nothing."""
        self.check(seat, action)
        self.carry_out(seat, action)

    def check(self, seat: int, action: int) -> None:
        self.check_seat(seat)
        if self.over():
            raise IllegalAction("the game is over; nothing more can be played.")
        asked = self.asked()
        if seat not in asked:
            names = " and ".join(seat_name(each) for each in asked)
            raise IllegalAction(f"{seat_name(seat)} has nothing to decide now; it is up to {names}.")
        legal = self.legal_actions(seat)
        if action not in legal:
            some = ", ".join(self.game.action_text(each) for each in legal[:8])
            more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
            what = f"{quoted(self.game.action_text(action))} is not possible now for {seat_name(seat)}"
            raise NotOffered(what, f"{some}{more}", self.game.refuse(self.position, seat, action))

    def carry_out(self, seat: int, action: int) -> None:
        told: list[Event] = []
        reveals = self.position.reveals
        asked = int(self.position.asked())
        in_secret = self.game.in_secret(self.position)
        self.position.events = told
        self.game.apply(self.position, seat, action)
        self.position.events = None
        self.log.append(Step(seat, action, self.position.reveals != reveals, asked, in_secret))
        self.events.append(told)
        for viewer in self.memories:
            self.memories[viewer].learn(self.position, told)

    def play_text(self, seat: int, text: str) -> None:
        """Carry out a line of notation: all its steps, or none of them.

        If one of them is not possible the others are taken back, unless that would go past what was shown: nobody tries
        out a line to see something hidden. Then the steps before it stand, and CutShort says so.
        """
        self.play_line(seat, self.game.parse_actions(text))

    def play_line(self, seat: int, actions: list[int]) -> None:
        """Carry out several answers of a seat as one line."""
        before = len(self.log)
        try:
            for action in actions:
                self.play(seat, action)
        except IllegalAction as error:
            if len(self.log) > before:
                if self.undo_limit(seat) > before:
                    stand = [self.game.action_text(step.action) for step in self.log[before:]]
                    raise CutShort(stand, error) from None
                self.rewind(before)
            raise

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            seats = ", ".join(f"{each} ({seat_name(each)})" for each in range(self.players))
            raise UnknownName(f"nobody sits in seat {seat}; the seats of this game are {seats}.")

    # -- undo

    def undo_limit(self, seat: int) -> int:
        """The earliest length of the log that a seat may go back to: not past what it was shown, nor past
        anybody else's answer."""
        length = len(self.log)
        while length > 0 and self.log[length - 1].seat == seat and self.is_undoable(length - 1):
            length -= 1
        return length

    def is_undoable(self, at: int) -> bool:
        """Whether a step may be taken back, as far as the step itself goes: it showed nothing hidden, it did not end
        the game (then everything is laid open), and it did not close a question that several were asked at once (the
        others may be answering it, unseen)."""
        if self.over() and at + 1 == len(self.log):
            return False
        step = self.log[at]
        after = self.log[at + 1].asked if at + 1 < len(self.log) else int(self.position.asked())
        closed = step.asked.bit_count() > 1 and not (after >> step.seat) & 1
        return not step.revealed and not closed

    def put_in_secret(self, at: int) -> bool:
        """Whether a step led to a question that is answered in secret. Whoever could take it back until somebody has
        answered would see when that is."""
        after = self.log[at + 1].in_secret if at + 1 < len(self.log) else self.game.in_secret(self.position)
        return after and not self.log[at].in_secret

    def undoable_step(self, seat: int) -> int:
        """The step that a seat may take back, or -1: its last one, unless somebody answered when it was not asked.

        What others answer to the same question at the same time does not stand in the way: nobody is to know of it.
        """
        at = len(self.log) - 1
        others = 0
        while at >= 0 and self.log[at].seat != seat:
            if not (self.log[at].asked >> seat) & 1:
                return -1
            others |= 1 << self.log[at].seat
            at -= 1
        if at < 0 or others & ~self.log[at].asked:
            return -1
        return at if self.is_undoable(at) and not self.put_in_secret(at) else -1

    def may_take_back(self, seat: int, length: int) -> bool:
        """Whether a seat may take back all that it has answered since the log was so long: whatever others have
        answered since, they did unseen, to the same question."""
        others = 0
        for at in range(len(self.log) - 1, length - 1, -1):
            step = self.log[at]
            if step.seat != seat:
                if not (step.asked >> seat) & 1:
                    return False
                others |= 1 << step.seat
            elif others & ~step.asked or not self.is_undoable(at) or self.put_in_secret(at):
                return False
        return True

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer."""
        self.check_seat(seat)
        own = [step for step in self.log if step.seat == seat]
        if not own:
            raise IllegalAction(f"{seat_name(seat)} has not answered anything yet; there is nothing to take back.")
        if own[-1].revealed:
            raise IllegalAction("the last step showed you something hidden; it cannot be taken back.")
        at = self.undoable_step(seat)
        if at < 0:
            raise IllegalAction("the game has gone on since; your last answer cannot be taken back.")
        self.replay_steps(self.log[:at] + self.log[at + 1 :])

    def rewind(self, length: int) -> None:
        """Go back to a length of the log."""
        self.replay_steps(self.log[:length])

    def replay_steps(self, steps: list[Step]) -> None:
        self.log = []
        self.begin()
        for step in steps:
            self.carry_out(step.seat, step.action)

    # -- seeing

    def knowledge(self, viewer: int) -> Knowledge:
        check_viewer(viewer, self.players)
        memory = self.memories[SPECTATOR if viewer == OMNISCIENT else viewer]
        return self.game.know(self.position, memory, viewer)

    def view(self, viewer: int) -> Data:
        return self.game.view(self.knowledge(viewer))

    def told(self, viewer: int, step: int) -> list[Event]:
        """What a viewer was told of a step."""
        check_viewer(viewer, self.players)
        return [event for event in self.events[step] if event.told_to(viewer)]

    # -- the result

    def scores(self) -> list[int]:
        return [int(self.game.score(self.position, seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that have won; none while the game goes on."""
        if not self.over():
            return []
        won = int(self.game.winners(self.position))
        return [seat for seat in range(self.players) if (won >> seat) & 1]

    # -- printed and compared

    def __eq__(self, other: object) -> bool:
        """The same game, with the same answers."""
        return isinstance(other, Match) and self.course() == other.course()

    def course(self) -> tuple[str, int, dict[str, int], str, str, list[tuple[int, int]]]:
        """What the game follows from: how it began, and all answers."""
        answers = [(step.seat, step.action) for step in self.log]
        return self.game.name, self.players, self.options, self.seed, self.setup, answers

    def __str__(self) -> str:
        seats = " ".join(seat_name(seat) for seat in range(self.players))
        stands = self.outcome() if self.over() else stage(self.position)
        return f"{self.game.title} ({seats}), step {len(self.log)}: {stands}"

    def outcome(self) -> str:
        names = [seat_name(seat) for seat in self.winners()]
        return f"over, {' and '.join(names)} {'has' if len(names) == 1 else 'have'} won"

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {self.players} players, seed {self.seed!r}, {len(self.log)} steps>"
