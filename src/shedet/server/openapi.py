"""The OpenAPI document, made from the endpoints and their types."""

import re
from functools import cache
from typing import Any, Final

import msgspec

import shedet
from shedet.server import protocol
from shedet.server.routing import ANYONE, ENDPOINTS, Endpoint
from shedet.server.sessions import COOKIE

# What may go wrong with any request.
COMMON: Final = {429: "Too many requests.", 503: "The database is away; try again."}
WRITING: Final = {403: "From a page of another address, or not for this player.", 507: "The disk is full."}
WITH_BODY: Final = {400: "Not JSON.", 413: "Too large.", 415: "Not sent as JSON.", 422: "Something wrong in it."}
STATUSES: Final = {
    401: "Nobody is signed in.",
    403: "Not for this player.",
    404: "No such table.",
    409: "Not possible now; if the table has changed, how it is.",
    503: "Not ready.",
}


@cache
def document() -> dict[str, object]:
    endpoints = list(ENDPOINTS)
    types = [each.body for each in endpoints if each.body is not None] + [each.reply for each in endpoints]
    types += [protocol.Problem, protocol.Notice]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = dict(zip((str(each) for each in types), schemas, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Shedet", "version": shedet.__version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SCHEMES},
    }


ABOUT: Final = """Games at tables, for pages and programs.

A table is seen through updates: `GET /api/tables/{table}` gives everything at once. To follow it, open a WebSocket at
`/api/tables/{table}/socket?after=SEQ`: it pushes an Update whenever something changes that you may notice. The socket
at `/api/me/socket` pushes a Notice whenever one of your own tables changes. Whatever you do is a command with an id of
your own, and the seq that you have seen."""
SCHEMES: Final = {
    "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}


def operation(each: Endpoint, named: dict[str, Any]) -> dict[str, object]:
    found: dict[str, object] = {
        "operationId": each.name,
        "summary": each.says.split(".")[0] + ".",
        "description": " ".join(each.says.split()),
        "parameters": parameters(each),
        "responses": responses(each, named),
    }
    if each.who != ANYONE:
        found["security"] = [{"session": []}, {"token": []}]
    if each.body is not None:
        found["requestBody"] = {"required": True, "content": as_json(named[str(each.body)])}
    return found


def parameters(each: Endpoint) -> list[dict[str, object]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": protocol.TABLE_ID}}
        for name in re.findall(r"{(\w+)}", each.path)
    ]
    number = {"type": "integer", "minimum": 0, "maximum": protocol.MOST}
    return in_path + [{"name": name, "in": "query", "required": False, "schema": number} for name in each.query]


def responses(each: Endpoint, named: dict[str, Any]) -> dict[str, object]:
    good: dict[str, object] = {"description": "Done."}
    status = "204"
    if each.reply is not type(None):
        status = "200"
        good["content"] = as_json(named[str(each.reply)])
    problems = dict(COMMON)
    if each.who != ANYONE:
        problems[401] = STATUSES[401]
    if each.method != "GET":
        problems |= WRITING
    if each.body is not None:
        problems |= WITH_BODY
    if each.query:
        problems[422] = WITH_BODY[422]
    problems |= {number: STATUSES[number] for number in each.problems}
    problem = as_json(named[str(protocol.Problem)])
    bad = {str(number): {"description": text, "content": problem} for number, text in sorted(problems.items())}
    return {status: good, **bad}


def as_json(schema: Any) -> dict[str, object]:
    return {"application/json": {"schema": schema}}
