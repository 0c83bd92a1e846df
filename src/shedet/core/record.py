"""A game written down: a header, one answer a line, the result. Replaying it gives the same game, bit for bit.

    shedet record 1
    game sobek2p
    rules 1
    players 2
    options thief_by_back=1
    seed 42
    seat A person
    seat B vizier
    moves
    B take 2,2
    A sell wheat
    ...
    result A 45 B 38 won A

Instead of being dealt from the seed, a game may begin from an explicit set-up: then `setup` follows the seed, and
a position, each of its lines after `| `. Empty lines and what follows a `#` do not count.

What is said of the table may be missing: `seat B vizier` for who sat where, `practice` for a game in which anything
could be taken back, `failed B 2 IndexError` for a bot that failed twice, first with an IndexError, and played any legal
action instead. It does not change what the moves lead to.
"""

from typing import Final, NamedTuple

from shedet.core.errors import BadRecord, ShedetError
from shedet.core.game import Game, parse_seat, seat_name
from shedet.core.match import Match

FORMAT: Final = "shedet record 1"
UNFINISHED: Final = "unfinished"
PERSON: Final = "person"  # who sits where no bot does
ONCE: Final = ("game", "rules", "players", "options", "seed", "setup", "practice")  # lines of the header
FOR_EACH_SEAT: Final = ("seat", "failed")


class Line(NamedTuple):
    number: int
    text: str


class Failure(NamedTuple):
    """How often a bot has failed, and how it did first: the kind of error alone, for its text may hold a secret."""

    times: int
    kind: str


class Seats(NamedTuple):
    """Who sat where, and what else there is to say about a game beside its moves. Seats that are not named are not
    known."""

    seats: dict[int, str]  # PERSON, or the name of a bot
    failures: dict[int, Failure]
    practice: bool


class Record(NamedTuple):
    game: str
    rules: int
    players: int
    options: dict[str, int]
    seed: str
    setup: str
    moves: list[Line]
    result: Line
    table: Seats

    def __repr__(self) -> str:
        return f"<record of {self.game}, {self.players} players, seed {self.seed!r}, {len(self.moves)} lines of moves>"


# ---- writing


def record_text(match: Match, table: Seats | None = None) -> str:
    """The record of a match, finished or not, and of who played it."""
    game = match.game
    lines = [FORMAT, f"game {game.name}", f"rules {game.rules_version}", f"players {match.players}"]
    if match.options:
        lines.append("options " + " ".join(f"{name}={value}" for name, value in match.options.items()))
    lines.append(f"seed {match.seed}")
    if match.setup:
        lines.append("setup")
        lines += ["| " + line for line in match.setup.splitlines()]
    if table is not None:
        lines += table_lines(table)
    lines.append("moves")
    lines += [f"{seat_name(step.seat)} {game.action_text(step.action)}" for step in match.log]
    lines.append("result " + result_text(match))
    return "\n".join(lines) + "\n"


def table_lines(table: Seats) -> list[str]:
    lines = [f"seat {seat_name(seat)} {' '.join(who.split())}" for seat, who in sorted(table.seats.items())]
    if table.practice:
        lines.append("practice")
    for seat, failure in sorted(table.failures.items()):
        lines.append(f"failed {seat_name(seat)} {failure.times} {failure.kind}")
    return lines


def result_text(match: Match) -> str:
    """Scores by seat and who has won; `unfinished` while the game goes on."""
    if not match.over():
        return UNFINISHED
    scores = [f"{seat_name(seat)} {score}" for seat, score in enumerate(match.scores())]
    return " ".join([*scores, "won", *(seat_name(seat) for seat in match.winners())])


# ---- reading


def parse_record(text: str) -> Record:
    """Read a record without playing it; raise BadRecord with the line that is wrong."""
    lines = _meaningful_lines(text)
    if not lines or lines[0].text != FORMAT:
        raise BadRecord(1, f"a record begins with '{FORMAT}'.")
    header: dict[str, str] = {}
    seated: list[Line] = []
    setup: list[str] = []
    at = 1
    while at < len(lines) and lines[at].text != "moves":
        number, line = lines[at]
        if line.startswith("|"):
            setup.append(line[1:].strip())
        else:
            key, _, value = line.partition(" ")
            if key in FOR_EACH_SEAT:
                seated.append(lines[at])
            elif key not in ONCE or key in header:
                raise BadRecord(number, f"{line!r} does not belong in the header, or is there twice.")
            else:
                header[key] = value.strip()
        at += 1
    last = lines[-1]
    if at == len(lines):
        raise BadRecord(last.number, "the record is cut short: there is no line 'moves'.")
    for key in ("game", "rules", "players", "seed"):
        if not header.get(key):
            raise BadRecord(lines[at].number, f"the header has no line '{key} ...'.")
    if not last.text.startswith("result "):
        raise BadRecord(last.number, "the record is cut short: it does not end with a line 'result ...'.")
    players = _whole_number(header["players"], "players", lines)
    return Record(
        header["game"],
        _whole_number(header["rules"], "rules", lines),
        players,
        _parse_options(header.get("options", ""), lines),
        header["seed"],
        "\n".join(setup),
        lines[at + 1 : -1],
        Line(last.number, last.text.removeprefix("result ")),
        Seats(_parse_seats(seated, players), _parse_failures(seated, players), "practice" in header),
    )


def _parse_seats(lines: list[Line], players: int) -> dict[int, str]:
    """Who sat where."""
    seats: dict[int, str] = {}
    for line in lines:
        if line.text.startswith("seat"):
            seat, who = _about_a_seat(line, players, "seat B vizier")
            if seat in seats:
                raise BadRecord(line.number, f"{line.text!r} is the second line about that seat.")
            seats[seat] = who
    return seats


def _parse_failures(lines: list[Line], players: int) -> dict[int, Failure]:
    """Whose bot has failed."""
    failures: dict[int, Failure] = {}
    for line in lines:
        if line.text.startswith("failed"):
            seat, failure = _about_a_seat(line, players, "failed B 2 IndexError")
            times, _, kind = failure.partition(" ")
            if seat in failures or not _is_number(times) or not kind:
                raise BadRecord(line.number, f"{line.text!r} is not written like 'failed B 2 IndexError', once a seat.")
            failures[seat] = Failure(int(times), kind)
    return failures


def _about_a_seat(line: Line, players: int, example: str) -> tuple[int, str]:
    words = line.text.split()
    if len(words) < 3:
        raise BadRecord(line.number, f"{line.text!r} is not written like '{example}'.")
    try:
        return parse_seat(words[1], players), " ".join(words[2:])
    except ShedetError as error:
        raise BadRecord(line.number, str(error)) from None


def _meaningful_lines(text: str) -> list[Line]:
    stripped = [Line(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [line for line in stripped if line.text]


def _line_of(key: str, lines: list[Line]) -> int:
    return next(line.number for line in lines if line.text.split()[0] == key)


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 10


def _whole_number(text: str, key: str, lines: list[Line]) -> int:
    if not _is_number(text):
        raise BadRecord(_line_of(key, lines), f"{key} takes a whole number of up to nine digits, not {text!r}.")
    return int(text)


def _parse_options(text: str, lines: list[Line]) -> dict[str, int]:
    options: dict[str, int] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if not _is_number(value):
            raise BadRecord(_line_of("options", lines), f"options are written name=number, not {word!r}.")
        options[name] = int(value)
    return options


# ---- replaying


def begin_record(game: Game, record: Record) -> Match:
    """The match of a record before its first move."""
    if record.rules != game.rules_version:
        raise BadRecord(3, f"the record follows version {record.rules} of the rules, this is {game.rules_version}.")
    try:
        return Match(game, record.players, record.options, record.seed, record.setup)
    except ShedetError as error:
        raise BadRecord(1, f"the header does not make a game: {error}") from None


def play_line(match: Match, line: Line) -> None:
    """Carry out one line of moves, or raise BadRecord."""
    seat, _, text = line.text.partition(" ")
    try:
        match.play_text(parse_seat(seat, match.players), text)
    except ShedetError as error:
        raise BadRecord(line.number, error) from None


def check_result(match: Match, record: Record) -> None:
    """Raise BadRecord unless the match has come to the result that the record states."""
    result = result_text(match)
    if result != record.result.text:
        raise BadRecord(record.result.number, f"the moves lead to 'result {result}', not '{record.result.text}'.")


def replay(game: Game, record: Record) -> Match:
    """Play a whole record and check its result."""
    match = begin_record(game, record)
    for line in record.moves:
        play_line(match, line)
    check_result(match, record)
    return match
