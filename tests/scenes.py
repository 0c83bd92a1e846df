"""Tables, scenes and voices for tests of the terminal."""

from collections.abc import Mapping

from shedet.cli.scene import Scene, Voice
from shedet.core.game import seat_name
from shedet.core.match import Match
from shedet.core.story import Story
from shedet.core.table import Table, seats_of
from shedet.games import find_saying
from shedet.words import People, find_words


def table_of(match: Match) -> Table:
    return Table(match, find_saying(match.game.name))


def voice_of(match: Match, viewer: int, language: str = "en") -> Voice:
    return Voice(find_words(match.game.name, language), People(seats_of(match, find_saying(match.game.name)), viewer))


def scene_of(match: Match, viewer: int, width: int = 80, names: Mapping[str, str] | None = None) -> Scene:
    """What a viewer sees, with their choices if they are asked."""
    view = match.view(viewer)
    choices = table_of(match).choices(viewer, view) if viewer in match.asked() else []
    shown = names or {seat_name(seat): seat_name(seat) for seat in range(match.players)}
    return Scene(view, shown, choices, Story(match, viewer), voice_of(match, viewer), width)


def sentences(match: Match, viewer: int, steps: range) -> list[str]:
    """What a viewer was told of some steps."""
    voice = voice_of(match, viewer)
    return [voice.speak(message) for message in find_saying(match.game.name).tell(Story(match, viewer), steps)]
