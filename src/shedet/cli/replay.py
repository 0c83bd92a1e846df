"""`shedet replay`: a recorded game step by step, as one of its viewers saw it.

Only who sees everything is shown other people's answers as they were given; everybody else gets the events that were
told to them, for an answer such as `discard wheat1-` holds a secret.
"""

import argparse
import json
from typing import TYPE_CHECKING, NamedTuple

from shedet.cli.arguments import file_path

if TYPE_CHECKING:
    from shedet.core.game import Data
    from shedet.core.match import Match, Step


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_path, help="a recorded game")
    viewer = parser.add_mutually_exclusive_group()
    viewer.add_argument(
        "--seat", metavar="SEAT", help="show what this player saw: A, B ... (default: what a spectator saw)"
    )
    viewer.add_argument("--omniscient", action="store_true", help="show everything, including what was hidden")
    parser.add_argument("--json", action="store_true", help="print JSON, one object on each line")


def run(args: argparse.Namespace) -> int:
    from shedet.core.events import OMNISCIENT, SPECTATOR
    from shedet.core.game import parse_seat
    from shedet.core.record import begin_record
    from shedet.files import load_record

    # The whole game is played and checked before the first line is printed.
    game, record, finished = load_record(args.file)
    viewer = SPECTATOR
    if args.omniscient:
        viewer = OMNISCIENT
    elif args.seat is not None:
        viewer = parse_seat(args.seat, record.players)
    replay = Replay(begin_record(game, record), finished.log, viewer)
    if args.json:
        replay_as_json(replay)
    else:
        replay_as_text(replay)
    return 0


class Replay(NamedTuple):
    match: "Match"  # at its beginning, to be played on
    steps: "list[Step]"
    viewer: int


def may_see_answers_of(viewer: int, seat: int) -> bool:
    from shedet.core.events import OMNISCIENT

    return viewer == OMNISCIENT or viewer == seat


def told(replay: Replay) -> "list[Data]":
    """What the viewer was told of the last step."""
    match = replay.match
    return [match.game.event_data(event) for event in match.told(replay.viewer, len(match.log) - 1)]


# ---- as JSON


def replay_as_json(replay: Replay) -> None:
    from shedet.core.game import seat_name

    match = replay.match
    for number, step in enumerate(replay.steps, 1):
        line: Data = {"step": number, **moment(replay), "seat": seat_name(step.seat)}
        line["action"] = match.game.action_text(step.action) if may_see_answers_of(replay.viewer, step.seat) else None
        match.carry_out(step.seat, step.action)
        if everything_is_seen(replay):
            line["chance"] = chance(replay)
        line["events"] = told(replay)
        print(json.dumps(line, ensure_ascii=False))
    winners = [seat_name(seat) for seat in match.winners()]
    scores = {seat_name(seat): score for seat, score in enumerate(match.scores())} if match.over() else None
    last: Data = {"step": len(replay.steps) + 1, **moment(replay), "result": {"scores": scores, "winners": winners}}
    print(json.dumps(last, ensure_ascii=False))


def everything_is_seen(replay: Replay) -> bool:
    from shedet.core.events import OMNISCIENT

    return replay.viewer == OMNISCIENT


def moment(replay: Replay) -> "Data":
    """The game as it stands, before the next answer."""
    from shedet.core.game import seat_name

    match, game = replay.match, replay.match.game
    asked = match.asked()
    seeing = [seat for seat in asked if may_see_answers_of(replay.viewer, seat)]
    legal = [game.action_text(action) for seat in seeing for action in match.legal_actions(seat)]
    if everything_is_seen(replay):
        table: Data = {
            "position": game.position_data(match.position),
            "position_text": game.position_text(match.position),
        }
    else:
        table = {"view": match.view(replay.viewer)}
    question = game.question_data(match.position)
    return {**table, "asked": [seat_name(seat) for seat in asked], "question": question, "legal": legal}


def chance(replay: Replay) -> "list[Data]":
    """What chance decided in the last step."""
    from shedet.core.events import OMNISCIENT

    game, match = replay.match.game, replay.match
    events = match.told(OMNISCIENT, len(match.log) - 1)
    return [game.event_data(event) for event in events if game.decided_by_chance(event)]


# ---- for people


def replay_as_text(replay: Replay) -> None:
    from rich.console import Console

    from shedet.cli.colours import dress
    from shedet.cli.scene import Scene, Voice
    from shedet.cli.screen import draw_sentences
    from shedet.cli.showing import find_board
    from shedet.core.game import seat_name
    from shedet.core.record import result_text
    from shedet.core.story import Story
    from shedet.core.table import seats_of
    from shedet.games import find_saying
    from shedet.words import People, find_words

    match, game = replay.match, replay.match.game
    board, saying = find_board(game.name), find_saying(game.name)
    console = dress(Console(highlight=False))
    voice = Voice(find_words(game.name), People(seats_of(match, saying), replay.viewer))
    names = {seat_name(seat): seat_name(seat) for seat in range(match.players)}
    if replay.viewer < match.players:
        names[seat_name(replay.viewer)] = voice.say("play-you", seat=seat_name(replay.viewer))
    story = Story(match, replay.viewer)

    def scene() -> Scene:
        return Scene(match.view(replay.viewer), names, (), story, voice, console.width)

    console.print(f"[bold]{game.title}[/bold]  {len(replay.steps)} moves, {seen_by(replay)}")
    console.print(board.draw(scene()))
    for number, step in enumerate(replay.steps, 1):
        heading = f"{number}. {seat_name(step.seat)}"
        if may_see_answers_of(replay.viewer, step.seat):
            heading += f" {game.action_text(step.action)}"
        match.carry_out(step.seat, step.action)
        console.print()
        console.print(heading, style="bold", markup=False)
        console.print(draw_sentences(map(voice.speak, saying.tell(story, [number - 1]))), end="")
        console.print(board.draw(scene()))
    console.print()
    if match.over():
        console.print(board.draw_scores(scene()))
        how = saying.how_it_was_won(match.view(replay.viewer), story)
        console.print(" ".join(map(voice.speak, how)))
    console.print(f"Result: {result_text(match)}")


def seen_by(replay: Replay) -> str:
    from shedet.core.game import seat_name

    if everything_is_seen(replay):
        return "with everything that was hidden"
    if replay.viewer < replay.match.players:
        return f"as {seat_name(replay.viewer)} saw it"
    return "as spectators saw it"
