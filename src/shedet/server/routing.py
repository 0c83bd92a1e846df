"""Endpoints: what can be asked of the server, by whom, with what, and what comes back.

An endpoint is a function with types. Routes, checks, the OpenAPI document and the tests that try every route as a
stranger are all made from the same list.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec
from starlette.requests import Request

from shedet.server.deciding import Player
from shedet.server.refusing import Refused
from shedet.server.services import Services

# Who may ask. What somebody may do at a table the table decides.
ANYONE: Final = "anyone"
PLAYERS: Final = "players"  # whoever is signed in

# How often: the limits are in `limiting.py`.
LOOK: Final = "look"
ACT: Final = "act"
ENTER: Final = "enter"  # make a player or sign in


class Call:
    """One request, for the function that answers it."""

    def __init__(self, services: Services, request: Request, player: Player | None, query: dict[str, int]) -> None:
        self.services = services
        self.hall = services.hall
        self.request = request
        self.found_player = player
        self.query = query
        self.cookie: str | None = None  # to be set, or to be taken away if it is empty

    @property
    def player(self) -> Player:
        assert self.found_player is not None
        return self.found_player

    def named(self, name: str) -> str:
        """A part of the path."""
        found: str = self.request.path_params[name]
        return found


Answering = Callable[..., Awaitable[Any]]


class Endpoint(NamedTuple):
    method: str
    path: str
    who: str
    limit: str
    answer: Answering
    body: Any  # the type of what is sent, or None
    reply: Any
    query: tuple[str, ...]  # whole numbers
    problems: tuple[int, ...]  # statuses besides those that every endpoint has

    @property
    def name(self) -> str:
        return self.answer.__name__

    @property
    def says(self) -> str:
        return (self.answer.__doc__ or "").strip()


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    *,
    who: str = PLAYERS,
    limit: str = LOOK,
    query: tuple[str, ...] = (),
    problems: tuple[int, ...] = (),
) -> Callable[[Answering], Answering]:
    def listed(answer: Answering) -> Answering:
        types = get_type_hints(answer, include_extras=True)
        ENDPOINTS.append(
            Endpoint(method, path, who, limit, answer, types.get("body"), types["return"], query, problems)
        )
        return answer

    return listed


# ---- what is sent

LARGEST_BODY: Final = 64 * 1024
MOST: Final = 2**31 - 1


async def read_body(request: Request, wanted: Any) -> Any:
    """What was sent, as the type that is wanted; or Refused with what is wrong."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "not-json", "Send JSON, with the header 'Content-Type: application/json'.")
    sent = bytearray()
    async for piece in request.stream():
        sent += piece
        if len(sent) > LARGEST_BODY:
            raise Refused(413, "too-large", f"That is too much: at most {LARGEST_BODY} bytes.")
    try:
        return decoder(wanted).decode(bytes(sent))
    except msgspec.ValidationError as error:
        raise Refused(422, "bad-request", f"{error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused(400, "bad-json", "That is not JSON.") from None


DECODERS: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}


def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    if wanted not in DECODERS:
        DECODERS[wanted] = msgspec.json.Decoder(wanted)
    return DECODERS[wanted]


def read_query(request: Request, names: tuple[str, ...]) -> dict[str, int]:
    found = {}
    for name in names:
        text = request.query_params.get(name, "0")
        if not (text.isascii() and text.isdigit()) or int(text) > MOST:
            raise Refused(422, "bad-request", f"'{name}' is a whole number from 0 to {MOST}.")
        found[name] = int(text)
    return found
