"""The front door: a game in your hands, for scripts and notebooks.

    import shedet

    game = shedet.new("sobek2p", seed=7)
    vizier = shedet.bot("vizier")
    while not game.over:
        game.play(vizier.choose(game))
    print(game.winners, game.scores)

Seats are letters here, answers are notation, and what is said is in plain words. What lies behind it is in
`shedet.core`, `shedet.games` and `shedet.bots`, and stays open to everybody.
"""

from pathlib import Path
from typing import NamedTuple

from shedet.core.errors import IllegalAction
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Data, parse_seat, seat_name
from shedet.core.match import Match
from shedet.core.record import record_text
from shedet.core.rng import seeded
from shedet.core.story import Story
from shedet.core.table import Table, seats_of
from shedet.core.words import Message, Part
from shedet.games import find_game, find_saying
from shedet.words import ENGLISH, People, Words, find_words

VIEWERS = {"spectator": SPECTATOR, "omniscient": OMNISCIENT}


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    position: str = "",
    language: str = ENGLISH,
    **options: int,
) -> "Play":
    """A new game: dealt from the seed (a new one, if none is given), or from a position in notation. What else is named
    are options of the table: `shedet.new("sobek2p", open_memory=1)`."""
    rules = find_game(game)
    number = rules.fewest if players is None else players
    return Play(Match(rules, number, options, new_seed() if seed is None else str(seed), position), language)


def load(path: str | Path, language: str = ENGLISH) -> "Play":
    """A recorded game, finished or not, as it stood at its end."""
    from shedet.files import load_record

    _, _, match = load_record(Path(path))
    game = Play(match, language)
    game.table.go_on()
    return game


def bot(name: str) -> "Player":
    """Somebody to play with: a level such as `vizier`, or a search such as `search:2000`."""
    return Player(name)


def new_seed() -> str:
    import secrets

    return secrets.token_hex(4)


class Choice(NamedTuple):
    """An answer that may be given. It prints as it is written; `does` says what it costs and brings."""

    seat: str
    text: str
    does: str
    preview: Data
    action: int

    def __str__(self) -> str:
        return self.text


class Play:
    """One game that is being played. Whoever holds it sees everything; `view`, `choices`, `question` and `told` give
    what a seat may know."""

    def __init__(self, match: Match, language: str = ENGLISH) -> None:
        self.match = match
        self.table = Table(match, find_saying(match.game.name))
        self.words: Words = find_words(match.game.name, language)

    # -- how it stands

    @property
    def name(self) -> str:
        return self.match.game.name

    @property
    def asked(self) -> list[str]:
        """The seats that an answer is awaited from."""
        return [seat_name(seat) for seat in self.match.asked()]

    @property
    def over(self) -> bool:
        return self.match.over()

    @property
    def scores(self) -> dict[str, int]:
        """Points so far; final when the game is over."""
        return {seat_name(seat): score for seat, score in enumerate(self.match.scores())}

    @property
    def winners(self) -> list[str]:
        """Who has won; nobody while the game goes on."""
        return [seat_name(seat) for seat in self.match.winners()]

    @property
    def log(self) -> list[str]:
        """All answers so far, as in a record: `A take 2,2`."""
        return [f"{seat_name(step.seat)} {self.match.game.action_text(step.action)}" for step in self.match.log]

    # -- what a seat is given

    def view(self, viewer: str) -> Data:
        """What a seat sees, or a `spectator`."""
        return self.match.view(self.viewer(viewer))

    def question(self, seat: str | None = None) -> str:
        """What a seat is asked, in words."""
        number = self.seat(seat)
        message = self.table.saying.question(self.match.view(number))
        return "" if message is None else self.say(message, number)

    def choices(self, seat: str | None = None) -> list[Choice]:
        """What a seat may answer; nothing if it is not asked."""
        number = self.seat(seat)
        if number not in self.match.asked():
            return []
        found = self.table.choices(number, self.match.view(number))
        return [
            Choice(seat_name(number), each.text, self.say_all(each.does, number), each.preview, each.action)
            for each in found
        ]

    def told(self, viewer: str, since: int = 0) -> list[str]:
        """What a seat was told of what has happened since an answer, or from the beginning."""
        number = self.viewer(viewer)
        story = Story(self.match, number)
        steps = range(len(self.match.log))[since:]
        return [self.say(message, number) for message in self.table.saying.tell(story, steps)]

    def say(self, message: Message, viewer: int) -> str:
        return self.words.say(message, People(seats_of(self.match, self.table.saying), viewer))

    def say_all(self, parts: list[Part], viewer: int) -> str:
        return self.words.say_all(parts, People(seats_of(self.match, self.table.saying), viewer))

    # -- playing

    def play(self, answer: "str | Choice", seat: str | None = None) -> None:
        """Carry out an answer: one of the choices, or a line of notation."""
        if isinstance(answer, Choice):
            self.table.play(self.seat(seat or answer.seat), answer.action)
        else:
            self.table.play_line(self.seat(seat), self.match.game.parse_actions(answer))

    def undo(self, seat: str | None = None) -> None:
        """Take back the last line of a seat (of whoever answered last), unless it showed something hidden."""
        if seat is None and self.match.log:
            seat = seat_name(self.match.log[-1].seat)
        self.table.undo(self.seat(seat))

    # -- names

    def seat(self, name: str | None) -> int:
        """A seat by its letter; without one, whoever is asked, if it is only one."""
        if name is not None:
            return parse_seat(name, self.match.players)
        asked = self.match.asked()
        if len(asked) != 1:
            problem = "the game is over" if self.over else f"{' and '.join(self.asked)} are asked at once"
            raise IllegalAction(f"{problem}; say which seat you mean, such as seat='A'.")
        return asked[0]

    def viewer(self, name: str) -> int:
        return VIEWERS[name] if name in VIEWERS else parse_seat(name, self.match.players)

    # -- writing

    @property
    def record(self) -> str:
        """The whole game in a few lines, from which it can be played again."""
        return record_text(self.match)

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        from shedet.files import write_text

        write_text(Path(path), self.record)

    def copy(self) -> "Play":
        """An independent game that stands at the same point."""
        match = self.match
        again = Match(match.game, match.players, match.options, match.seed, match.setup)
        again.replay_steps(match.log)
        copied = Play(again, self.words.language)
        copied.table.go_on()
        return copied

    def __eq__(self, other: object) -> bool:
        """The same game, with the same answers."""
        return isinstance(other, Play) and self.match == other.match

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """The position in notation."""
        return self.match.game.position_text(self.match.position)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.match.options.items())
        start = ", position=..." if self.match.setup else ""
        begun = f"shedet.new({self.name!r}, players={self.match.players}, seed={self.match.seed!r}{start}{options})"
        return f"<{begun}, {len(self.match.log)} answers{', over' if self.over else ''}>"


class Player:
    """A bot that plays any game. It is given what its seat knows, and nothing else."""

    def __init__(self, name: str) -> None:
        from shedet.bots import find_bot
        from shedet.games import GAMES

        self.name = name
        self.bots = {game: find_bot(name, game) for game in GAMES[:1]}  # complain about a wrong name at once

    def choose(self, game: Play, seat: str | None = None) -> Choice:
        """What it would answer for a seat. The same position always gets the same answer, unless the bot has a time to
        think instead of a number of iterations."""
        from shedet.bots import find_bot

        match, number = game.match, game.seat(seat)
        legal = match.game.legal_actions(match.position, number)
        if len(legal) == 0:
            raise IllegalAction(f"{seat_name(number)} has nothing to decide now; it is up to {', '.join(game.asked)}.")
        if game.name not in self.bots:
            self.bots[game.name] = find_bot(self.name, game.name)
        chosen = self.bots[game.name].choose(
            match.knowledge(number), legal, seeded(f"{match.seed}/bots/{len(match.log)}")
        )
        return next(choice for choice in game.choices(seat_name(number)) if choice.action == chosen)

    def __repr__(self) -> str:
        return f"shedet.bot({self.name!r})"
