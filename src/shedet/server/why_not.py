"""Why somebody who is asked cannot answer otherwise: for each way that leads nowhere now, the reason and its rule."""

from shedet.core.table import Table
from shedet.core.words import Message
from shedet.server import protocol
from shedet.server.wording import said


def refusals(table: Table, seat: int) -> list[protocol.Refusal]:
    match = table.match
    if seat not in match.asked():
        return []
    view, legal = table.view(seat), set(match.legal_actions(seat))
    found: dict[tuple[str, ...], Message] = {}
    for action in range(int(match.game.actions)):
        reason = None if action in legal else match.game.refuse(match.position, seat, action)
        if reason is not None:
            found.setdefault(table.saying.way(view, action), reason)
    return [refusal(way, reason) for way, reason in found.items()]


def refusal(way: tuple[str, ...], message: Message) -> protocol.Refusal:
    reason, rules = message.arguments["reason"], message.arguments["rules"]
    assert isinstance(reason, Message)
    return protocol.Refusal(list(way), said(reason), str(rules).partition(",")[0])
