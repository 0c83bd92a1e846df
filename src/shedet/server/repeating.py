"""A command that comes again with the same id is not done again. Its sender hears what came of it the first time."""

from typing import Final

from shedet.core.errors import CutShort, IllegalAction
from shedet.server import protocol
from shedet.server.refusing import Refused
from shedet.server.sitting import Sitting
from shedet.server.store import entries
from shedet.server.store.entries import AnyEntry, Entry

# The last entry that each kind of command may have come to.
ENDS_WITH: Final[dict[type[protocol.Command], tuple[type[Entry], ...]]] = {
    protocol.Sit: (entries.Joined, entries.Started),
    protocol.SeatBot: (entries.Joined, entries.Started),
    protocol.SendBotAway: (entries.StoodUp,),
    protocol.StandUp: (entries.StoodUp,),
    protocol.Play: (entries.Played,),
    protocol.Undo: (entries.TookBack, entries.AskedToTakeBack),
    protocol.Agree: (entries.Agreed,),
    protocol.Disagree: (entries.Disagreed,),
    protocol.Resign: (entries.Replaced,),
    protocol.Leave: (entries.Left,),
    protocol.Return: (entries.Returned,),
    protocol.Rematch: (entries.Rematched,),
}


def check_done(sitting: Sitting, command: protocol.AnyCommand, done: AnyEntry) -> None:
    """Whether a command was carried out, if that is what was done under its id."""
    if not isinstance(done, ENDS_WITH[type(command)]):
        raise id_was_used()
    if isinstance(command, protocol.Play) and isinstance(done, entries.Played):
        check_line(sitting, command.line, done.line)


def check_line(sitting: Sitting, wanted: str, played: str) -> None:
    """All of a line was played; or its first steps, and the next one was not possible."""
    game = sitting.match.game
    steps, stand = game.parse_actions(wanted), game.parse_actions(played)
    if steps[: len(stand)] != stand:
        raise id_was_used()
    if len(steps) > len(stand):
        raise CutShort([game.action_text(step) for step in stand], IllegalAction("the next step was not possible."))


def id_was_used() -> Refused:
    return Refused(422, "command-id-used", "Something else was done here with this command_id; take a new one.")
