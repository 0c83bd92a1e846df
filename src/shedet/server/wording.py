"""A table's messages as they go over the wire."""

from typing import Any

from shedet.core.game import seat_name
from shedet.core.words import Argument, Message, Part, Seat
from shedet.server import protocol


def said(message: Message) -> protocol.Said:
    return protocol.Said(message.name, arguments(message))


def part(each: Part) -> protocol.Part:
    return protocol.Part(each.message.name, arguments(each.message), each.tone)


def arguments(message: Message) -> dict[str, Any]:
    return {name: plain(value) for name, value in message.arguments.items()}


def plain(value: Argument) -> Any:
    """An argument as JSON."""
    if isinstance(value, Seat):
        return {"seat": seat_name(value.number)}
    if isinstance(value, Message):
        return {"id": value.name, "args": arguments(value)}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


# ---- and back, for those who say them elsewhere


def message(name: str, args: dict[str, Any]) -> Message:
    return Message(name, {key: argument(value) for key, value in args.items()})


def argument(value: Any) -> Argument:
    if isinstance(value, dict):
        if "seat" in value:
            return Seat("ABCDEF".index(value["seat"]))
        return message(value["id"], value.get("args", {}))
    if isinstance(value, list):
        return [message(each["id"], each.get("args", {})) for each in value]
    found: int | str = value
    return found
