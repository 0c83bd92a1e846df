"""Events in few words, one by one: for golden games, and for tests that look at a single event."""

from importlib import import_module

from shedet.core.events import Event


def event_text(game: str, event: Event) -> str:
    text: str = import_module(f"terse.{game}").event_text(event)
    return text
