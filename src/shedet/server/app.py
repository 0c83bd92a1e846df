"""The server put together: endpoints, sockets, and what goes on in the background."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.websockets import WebSocket

from shedet.server import protocol
from shedet.server.bus import WORK, Word, open_bus
from shedet.server.deciding import Player
from shedet.server.endpoints import house, past, people, tables
from shedet.server.gate import Gate
from shedet.server.hall import Hall, rules_version
from shedet.server.limiting import Limits, neighbourhood
from shedet.server.logs import without_words
from shedet.server.metrics import Metrics
from shedet.server.refusing import Refused, not_now
from shedet.server.routing import (
    ENDPOINTS,
    PLAYERS,
    Call,
    Endpoint,
    read_body,
    read_query,
    table_named,
    whole_number,
)
from shedet.server.services import Services
from shedet.server.sessions import COOKIE, SESSION_AGE, Sessions, digest
from shedet.server.settings import Settings, database_url, find_secret
from shedet.server.sockets import AGAIN, REFUSED, Follower, Followers
from shedet.server.store.store import Conflict, Store, StoreAway
from shedet.server.store.upgrade import upgrade
from shedet.server.work.workshop import Workshop

CLOCKS_EVERY: Final = 1.0  # seconds
LOOK_EVERY: Final = 5.0  # seconds until followed tables are compared with the store, should the bus have lost a word

LOG: Final = structlog.get_logger()
NOWHERE: Final = "none"  # the endpoint of a request that has none
MODULES: Final = (people, tables, past, house)  # they list their endpoints when they are loaded


def open_services(settings: Settings) -> Services:
    store = Store(database_url(settings))
    upgrade(store)
    bus = open_bus(settings.bus_url)
    hall = Hall(store, bus, settings)
    limits = Limits(settings.bus_url, settings.limit_factor)
    metrics = Metrics()
    metrics.tables.set_function(lambda: len(hall.shelves))
    sessions, followers = Sessions(find_secret(settings)), Followers(hall, metrics)
    return Services(settings, store, bus, hall, sessions, limits, followers, metrics)


def make_app(settings: Settings) -> Starlette:
    """The application. With an embedded database bots think beside it; otherwise `shedet worker` lets them."""
    services = open_services(settings)

    @contextlib.asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        async with in_background(services):
            yield

    routes: list[BaseRoute] = [Route(each.path, answering(services, each), methods=[each.method]) for each in ENDPOINTS]
    routes += [
        WebSocketRoute("/api/tables/{table}/socket", following(services)),
        WebSocketRoute("/api/me/socket", following(services)),
    ]
    app = Starlette(routes=routes, lifespan=running, exception_handlers={404: lost, 405: lost})
    app.router.redirect_slashes = False  # an address is right, or there is nothing
    app.state.services = services
    app.add_middleware(Gate, settings=settings)
    return app


# ---- answering


def answering(services: Services, each: Endpoint) -> Callable[[Request], Any]:
    seconds = services.metrics.seconds.labels(each.name)

    async def answer(request: Request) -> Response:
        began = time.perf_counter()
        try:
            response = await carry_out(services, each, request)
        except Refused as refused:
            response = problem(refused)
        except StoreAway as error:
            response = problem(away(error))
        except Conflict:
            response = problem(not_now("busy", "Too much is happening at once; try again."))
        except Exception as error:
            LOG.error("request failed", endpoint=each.name, **without_words(error))
            response = problem(Refused(500, "failed", "Something went wrong in the server. Tell whoever runs it."))
        took = time.perf_counter() - began
        services.metrics.requests.labels(each.name, response.status_code).inc()
        seconds.observe(took)
        note(request, each.name, response, took)
        return response

    return answer


def note(request: Request, name: str, response: Response, took: float) -> None:
    """A line in the log. It has no addresses in it: they tell who asks, and where they play."""
    status, ms = response.status_code, round(1000 * took, 1)
    LOG.info("request", method=request.method, endpoint=name, status=status, ms=ms)


async def carry_out(services: Services, each: Endpoint, request: Request) -> Response:
    player = await find_player(services, request)
    await services.limits.check(each.limit, player.id if player else None, address_of(request))
    if player is None and each.who == PLAYERS:
        raise Refused(401, "not-signed-in", "You are not signed in. Say who you are first: POST /api/players.")
    call = Call(services, request, player, read_query(request, each.query))
    arguments = [] if each.body is None else [await read_body(request, each.body)]
    reply = await each.answer(call, *arguments)
    if reply is None:
        response = Response(status_code=204)
    else:
        response = Response(protocol.ENCODER.encode(reply), media_type="application/json")
    if call.cookie is not None:
        set_cookie(response, call.cookie, request)
    return response


async def find_player(services: Services, connection: HTTPConnection) -> Player | None:
    """Who is asking: by the token of a program, or by the cookie of a person."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    store, hall = services.store, services.hall
    if kind.lower() == "bearer":
        found = await hall.read(store.token_player, digest(token.strip()))
    else:
        found = services.sessions.player_of(connection.cookies.get(COOKIE, ""))
    name = None if found is None else await hall.name_of(found)
    return None if found is None or name is None else Player(found, name)


def address_of(connection: HTTPConnection) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


def set_cookie(response: Response, cookie: str, request: Request) -> None:
    secure = request.url.scheme == "https"
    if cookie:
        response.set_cookie(COOKIE, cookie, SESSION_AGE, httponly=True, samesite="lax", secure=secure)
    else:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


def problem(refused: Refused) -> Response:
    body = protocol.Problem(refused.code, refused.sentence, refused.rule, refused.table)
    headers = {"retry-after": "1"} if refused.status in (429, 503) else None
    return Response(protocol.ENCODER.encode(body), refused.status, headers, media_type="application/json")


def away(error: StoreAway) -> Refused:
    if error.is_full:
        return Refused(507, "disk-full", "The server's disk is full: nothing was written. Tell whoever runs it.")
    return Refused(
        503, "database-away", "The server cannot reach its database just now: nothing was written. Try again."
    )


async def lost(request: Request, error: Exception) -> Response:
    if getattr(error, "status_code", 404) == 405:
        response = problem(Refused(405, "not-that-way", f"{request.method} is not possible here."))
        response.headers["allow"] = ", ".join(sorted(methods_at(request)))
    else:
        response = problem(Refused(404, "not-found", "There is nothing at this address."))
    note(request, NOWHERE, response, 0.0)
    return response


def methods_at(request: Request) -> set[str]:
    """What is possible at an address."""
    here = (route for route in request.app.routes if isinstance(route, Route))
    return {way for route in here if route.matches(request.scope)[0] != Match.NONE for way in route.methods or ()}


# ---- sockets


def following(services: Services) -> Callable[[WebSocket], Any]:
    async def follow(socket: WebSocket) -> None:
        address = address_of(socket)
        try:
            with services.followers.counted(address):
                follower = await admit(services, socket, address)
                with services.metrics.sockets.track_inprogress():
                    await services.followers.serve(follower)
        except Refused as refused:
            await socket.accept()
            await socket.close(REFUSED + refused.status, refused.sentence)
        except StoreAway:
            await socket.accept()
            await socket.close(AGAIN)

    return follow


async def admit(services: Services, socket: WebSocket, address: str) -> Follower:
    """Whoever is signed in may follow their own tables, and any table that they have a link to."""
    player = await find_player(services, socket)
    await services.limits.check("look", player.id if player else None, address)
    if player is None:
        raise Refused(401, "not-signed-in", "You are not signed in.")
    after = whole_number("after", socket.query_params.get("after", "0"))
    table = table_named(socket.path_params) if "table" in socket.path_params else None
    if table is not None:
        async with services.hall.looking_at(table):
            pass
    follower = Follower(socket, player.id, table, after)
    if table is not None:
        follower.call(table)
    return follower


# ---- in the background


@contextlib.asynccontextmanager
async def in_background(services: Services) -> AsyncIterator[None]:
    """What the server does without being asked."""
    refuse_other_rules(services.store)
    alone = services.store.is_embedded or services.settings.thinkers > 0
    workshop = Workshop(services.hall, services.metrics) if alone else None

    async def hear(word: Word) -> None:
        if word.text != WORK:
            with contextlib.suppress(StoreAway):  # followed tables are compared with the store before long
                await services.followers.hear(word)
        elif workshop is not None:
            workshop.call()

    tasks = [
        asyncio.create_task(services.bus.listen(hear)),
        asyncio.create_task(again_and_again(CLOCKS_EVERY, services.hall.look_at_clocks)),
        asyncio.create_task(again_and_again(LOOK_EVERY, services.followers.look_for_changes)),
    ]
    if workshop is not None:
        tasks.append(asyncio.create_task(workshop.run()))
    try:
        yield
    finally:
        await services.followers.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.hall.close()
        services.store.close()


async def again_and_again(seconds: float, do: Callable[[], Any]) -> None:
    while True:
        await asyncio.sleep(seconds)
        with contextlib.suppress(StoreAway):
            await do()


def refuse_other_rules(store: Store) -> None:
    """Games that were begun under other rules are listed, and not played on: never changed silently."""
    for table, game, rules in store.unfinished_rules():
        if rules_version(game) != rules:
            LOG.warning("table of other rules", table=table, game=game, rules=rules)
