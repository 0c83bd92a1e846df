"""Endpoints: what can be asked of the server, by whom, with what, and what comes back.

An endpoint is a function with types. Routes, checks, the OpenAPI document and the tests that try every route as a
stranger are all made from the same list.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request

from shedet.server.deciding import Player
from shedet.server.faults import TOO_DEEP, fault_in, not_json, shown
from shedet.server.protocol import MOST, TABLE_ID
from shedet.server.refusing import Refused, unknown_table
from shedet.server.services import Services

# Who may ask. What somebody may do at a table the table decides.
ANYONE: Final = "anyone"
PLAYERS: Final = "players"  # whoever is signed in
PEOPLE: Final = "people"  # the same, but for programs: what they get would outlive their token

# How often: the limits are in `limiting.py`.
LOOK: Final = "look"
ACT: Final = "act"
ENTER: Final = "enter"  # sign in by a link
ARRIVE: Final = "arrive"  # become a guest: what is refused does not count
OFFER: Final = "offer"  # put a table into the lobby
STUDY: Final = "study"  # have a game analysed: what is analysed already does not count
EXPLAIN: Final = "explain"  # have a bot's move explained: a game is played again for it
KEEP: Final = "keep"  # have something kept for ever


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

    @property
    def table(self) -> str:
        """The id of a table, from the path."""
        return table_named(self.request.path_params)


def table_named(parts: Mapping[str, str]) -> str:
    """What cannot be the id of a table is not looked for: PostgreSQL would not even take every text."""
    if not re.fullmatch(TABLE_ID, parts["table"]):
        raise unknown_table()
    return parts["table"]


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


async def read_body(request: Request, wanted: Any) -> Any:
    """What was sent, as the type that is wanted; or Refused with what is wrong."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "not-json", "Send JSON, with the header 'Content-Type: application/json'.")
    sent = await read_bytes(request)
    try:
        return decoder(wanted).decode(sent)
    except msgspec.ValidationError:
        raise Refused(422, "bad-request", fault_in(sent, wanted)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(400, "bad-json", not_json(sent, error)) from None
    except RecursionError:
        raise Refused(400, "bad-json", TOO_DEEP) from None


async def read_bytes(request: Request) -> bytes:
    """What was sent, as long as it is not too much."""
    sent = bytearray()
    try:
        async for piece in request.stream():
            sent += piece
            if len(sent) > LARGEST_BODY:
                raise Refused(413, "too-large", f"That is too much: at most {LARGEST_BODY} bytes.")
    except ClientDisconnect:
        raise Refused(400, "cut-off", "The connection ended before everything was sent.") from None
    return bytes(sent)


DECODERS: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}


def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    if wanted not in DECODERS:
        DECODERS[wanted] = msgspec.json.Decoder(wanted)
    return DECODERS[wanted]


def read_query(request: Request, names: tuple[str, ...]) -> dict[str, int]:
    found = {}
    for name in names:
        found[name] = whole_number(name, request.query_params.get(name, "0"))
    return found


def whole_number(name: str, text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
    if not is_number or int(text) > MOST:
        raise Refused(422, "bad-request", f"'{name}' must be a whole number from 0 to {MOST}, not {shown(text)}.")
    return int(text)
