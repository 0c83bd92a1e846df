"""The server itself: which games it has, and how it is."""

from typing import Any

from shedet.bots.levels import LEVELS
from shedet.games import find_game, known_games
from shedet.server import protocol
from shedet.server.openapi import document
from shedet.server.refusing import Refused
from shedet.server.routing import ANYONE, Call, endpoint
from shedet.words import languages


@endpoint("GET", "/api/games", who=ANYONE)
async def games(call: Call) -> protocol.Offer:
    """The games there are, with their options, and the levels of bots."""
    levels = [protocol.Level(level.name, level.text, level.seconds) for level in LEVELS]
    return protocol.Offer([offered(name) for name in known_games()], levels)


def offered(name: str) -> protocol.GameOffered:
    game = find_game(name)
    options = [protocol.Option(option.name, option.text, option.highest) for option in game.options]
    return protocol.GameOffered(
        name, game.title, int(game.fewest), int(game.most), int(game.rules_version), options, languages(name)
    )


@endpoint("GET", "/api/openapi.json", who=ANYONE)
async def openapi(call: Call) -> dict[str, Any]:
    """This interface, described for programs."""
    return document()


@endpoint("GET", "/health/live", who=ANYONE)
async def live(call: Call) -> protocol.Health:
    """Whether the process runs."""
    return protocol.Health("ok")


@endpoint("GET", "/health/ready", who=ANYONE, problems=(503,))
async def ready(call: Call) -> protocol.Health:
    """Whether it can serve: the database is there, and it is not about to go."""
    if call.services.followers.is_closing:
        raise Refused(503, "going-away", "This process is about to stop.")
    await call.hall.read(call.services.store.ping)
    return protocol.Health("ok")
