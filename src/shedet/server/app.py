"""The server put together: endpoints, sockets, and what goes on in the background."""

import asyncio
import contextlib
import gzip
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from shedet.server import protocol
from shedet.server.background import again_and_again
from shedet.server.bus import TOKENS, WORK, Word, open_bus
from shedet.server.deciding import Player
from shedet.server.endpoints import house, past, people, tables
from shedet.server.gate import Gate
from shedet.server.hall import Hall, rules_version
from shedet.server.limiting import Limits, address_of
from shedet.server.logs import without_words
from shedet.server.metrics import NOWHERE, SOCKET, Metrics
from shedet.server.page import lost_page, page_routes
from shedet.server.refusing import Refused, not_now
from shedet.server.routing import (
    ANYONE,
    ENDPOINTS,
    LOOK,
    PEOPLE,
    Call,
    Endpoint,
    read_body,
    read_query,
    table_named,
    whole_number,
)
from shedet.server.services import Services
from shedet.server.sessions import COOKIE, SESSION_AGE, Session, Sessions, digest
from shedet.server.settings import Settings, database_url, find_secret
from shedet.server.showing import listed
from shedet.server.sockets import AGAIN, REFUSED, Follower, Followers
from shedet.server.store.database import Conflict, StoreAway
from shedet.server.store.store import Store
from shedet.server.store.upgrade import upgrade
from shedet.server.work.workshop import Workshop

AHEAD_WITHIN: Final = 0.5  # seconds that the page is held up to say what goes with it
CLOCKS_EVERY: Final = 1.0  # seconds
LOOK_EVERY: Final = 5.0  # seconds until followed tables are compared with the store, should the bus have lost a word

LOG: Final = structlog.get_logger()
LONGEST_REASON: Final = 123  # bytes
WORTH_PACKING: Final = 20_000  # bytes: a moment of a game has about 7,000
MODULES: Final = (people, tables, past, house)  # they list their endpoints when they are loaded


def open_services(settings: Settings, metrics: Metrics) -> Services:
    store = Store(database_url(settings))
    upgrade(store)
    store.is_up = True
    bus = open_bus(settings.bus_url)
    hall = Hall(store, bus, settings)
    limits = Limits(settings.bus_url, settings.limit_factor)
    metrics.tables.set_function(lambda: len(hall.shelves))
    sessions, followers = Sessions(find_secret(settings)), Followers(hall, metrics)
    return Services(settings, store, bus, hall, sessions, limits, followers, metrics)


def make_app(settings: Settings, metrics: Metrics) -> Starlette:
    """The application. With an embedded database bots think beside it; otherwise `shedet worker` lets them."""
    services = open_services(settings, metrics)

    @contextlib.asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        async with in_background(services):
            yield

    routes: list[BaseRoute] = [Route(each.path, answering(services, each), methods=[each.method]) for each in ENDPOINTS]
    routes += [
        WebSocketRoute("/api/tables/{table}/socket", following(services)),
        WebSocketRoute("/api/me/socket", following(services)),
        *page_routes(finding_game(services)),
    ]
    app = Starlette(routes=routes, lifespan=running, exception_handlers={404: lost, 405: lost})
    app.router.redirect_slashes = False  # an address is right, or there is nothing
    app.state.services = services
    app.add_middleware(Gate, settings=settings, metrics=services.metrics)
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
    session = await find_session(services, request)
    player = await find_player(services, session)
    await services.limits.check(each.limit, player.id if player else None, address_of(request))
    if player is None and each.who != ANYONE:
        raise stranger(request)
    if each.who == PEOPLE and session is not None and session.token:
        raise Refused(403, "for-people", "A program that signs in with a token cannot do this; its owner can.")
    call = Call(services, request, player, read_query(request, each.query))
    arguments = [] if each.body is None else [await read_body(request, each.body)]
    reply = await each.answer(call, *arguments)
    if reply is None:
        response = Response(status_code=204)
    else:
        response = await written(protocol.ENCODER.encode(reply), request)
    if call.cookie is not None:
        set_cookie(response, call.cookie, request)
    return response


async def written(body: bytes, request: Request) -> Response:
    """A whole game is sent packed, for it is many times smaller so; a moment of it is quicker as it is."""
    if len(body) < WORTH_PACKING or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(await asyncio.to_thread(gzip.compress, body, 6), 200, headers, media_type="application/json")


def finding_game(services: Services) -> Callable[[Request], Awaitable[str | None]]:
    async def find_game(request: Request) -> str | None:
        """What is played at the table of an address, for whoever may see it: those who are signed in, as long as they
        do not ask too often. The page does not wait for it when the store is slow."""
        try:
            async with asyncio.timeout(AHEAD_WITHIN):
                player = await find_player(services, await find_session(services, request))
                if player is None:
                    return None
                await services.limits.check(LOOK, player.id, address_of(request))
                row = await services.hall.read(services.store.row_of, table_named(request.path_params), player.id)
        except (Refused, StoreAway, TimeoutError):
            return None  # whatever it is, the page finds out when it asks
        return None if row is None else listed(row).terms.game

    return find_game


async def find_session(services: Services, connection: HTTPConnection) -> Session | None:
    """By what somebody is known: the token of a program, or the cookie of a person."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return services.sessions.session_of(connection.cookies.get(COOKIE, ""))
    key = digest(token.strip())
    player = await services.hall.read(services.store.token_player, key)
    return None if player is None else Session(player, token=key)


def stranger(connection: HTTPConnection) -> Refused:
    if connection.headers.get("authorization", "").lower().startswith("bearer "):
        said = "You are not signed in: this token is not good (any more). POST /api/me/tokens gives a new one."
    else:
        said = "You are not signed in. Say who you are first: POST /api/players."
    return Refused(401, "not-signed-in", said)


async def find_player(services: Services, session: Session | None) -> Player | None:
    """Who is asking."""
    name = None if session is None else await services.hall.name_of(session.player)
    return None if session is None or name is None else Player(session.player, name)


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
    elif is_socket(request):
        response = problem(Refused(426, "socket", "Here is a WebSocket: ask with the header 'Upgrade: websocket'."))
        response.headers["upgrade"] = "websocket"
    else:
        response = lost_page(request) or problem(Refused(404, "not-found", "There is nothing at this address."))
    request.app.state.services.metrics.requests.labels(NOWHERE, response.status_code).inc()
    note(request, NOWHERE, response, 0.0)
    return response


def is_socket(request: Request) -> bool:
    """Whether there is a socket at an address."""
    sockets = (route for route in request.app.routes if isinstance(route, WebSocketRoute))
    return any(route.path_regex.match(request.url.path) for route in sockets)


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
            await refuse(services, socket, refused, REFUSED + refused.status)
        except StoreAway as error:
            await refuse(services, socket, away(error), AGAIN)
        except WebSocketDisconnect:
            pass  # they have gone meanwhile

    return follow


async def refuse(services: Services, socket: WebSocket, refused: Refused, code: int) -> None:
    """It is opened all the same: a browser tells a page why a socket was closed, but not why it did not open."""
    LOG.info("socket refused", status=refused.status, code=refused.code)
    services.metrics.requests.labels(SOCKET, refused.status).inc()
    with contextlib.suppress(WebSocketDisconnect):
        await socket.accept()
        await socket.close(code, cut(refused.sentence))


def cut(sentence: str) -> str:
    """As much of it as a closing frame has room for; a longer one would not be sent at all."""
    return sentence.encode()[:LONGEST_REASON].decode(errors="ignore")


async def admit(services: Services, socket: WebSocket, address: str) -> Follower:
    """Whoever is signed in may follow their own tables, and any table that they have a link to."""
    session = await find_session(services, socket)
    player = await find_player(services, session)
    await services.limits.check("look", player.id if player else None, address)
    if session is None or player is None:
        raise stranger(socket)
    after = whole_number("after", socket.query_params.get("after", "0"))
    table = table_named(socket.path_params) if "table" in socket.path_params else None
    if table is not None:
        async with services.hall.looking_at(table):
            pass
    follower = Follower(socket, session, table, after)
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
        if word.text == TOKENS:
            await services.followers.look_for_ended()
        elif word.text != WORK:
            await services.followers.hear(word)
        elif workshop is not None:
            workshop.call()

    tasks = [
        asyncio.create_task(services.bus.listen(hear)),
        asyncio.create_task(again_and_again(CLOCKS_EVERY, services.hall.look_at_clocks)),
        asyncio.create_task(again_and_again(LOOK_EVERY, services.followers.look_for_changes)),
        asyncio.create_task(again_and_again(LOOK_EVERY, services.followers.look_for_ended)),
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


def refuse_other_rules(store: Store) -> None:
    """Games that were begun under other rules are listed, and not played on: never changed silently."""
    for table, game, rules in store.unfinished_rules():
        if rules_version(game) != rules:
            LOG.warning("table of other rules", table=table, game=game, rules=rules)
