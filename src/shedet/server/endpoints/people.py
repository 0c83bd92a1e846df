"""Who one is."""

from shedet.server import protocol
from shedet.server.bus import TOKENS
from shedet.server.deciding import Player
from shedet.server.hall import new_id
from shedet.server.limiting import address_of
from shedet.server.names import clean_name
from shedet.server.refusing import Refused
from shedet.server.routing import ACT, ANYONE, ARRIVE, ENTER, KEEP, PEOPLE, Call, endpoint
from shedet.server.sessions import digest, new_token


@endpoint("POST", "/api/players", who=ANYONE, limit=ACT)
async def become_a_player(call: Call, body: protocol.NewPlayer) -> protocol.Me:
    """Play as a guest, with a name. The answer sets the cookie that one is known by."""
    player = Player(new_id(), clean_name(body.name))
    await call.services.limits.check(ARRIVE, None, address_of(call.request))
    await call.hall.write(call.services.store.add_player, player.id, player.name)
    call.cookie = call.services.sessions.cookie_for(player.id)
    return protocol.Me(player.id, player.name)


@endpoint("GET", "/api/me")
async def who_am_i(call: Call) -> protocol.Me:
    """Who one is."""
    return protocol.Me(call.player.id, call.player.name)


@endpoint("POST", "/api/me/name", limit=ACT)
async def take_another_name(call: Call, body: protocol.NewPlayer) -> protocol.Me:
    """Take another name. Tables at which one sits already keep the old one."""
    name = clean_name(body.name)
    await call.hall.write(call.services.store.rename_player, call.player.id, name)
    call.hall.names.pop(call.player.id, None)
    return protocol.Me(call.player.id, name)


@endpoint("POST", "/api/me/link", who=PEOPLE, limit=ACT, problems=(403,))
async def make_a_link(call: Call) -> protocol.Link:
    """What makes another device the same player, for a day. Keep it secret: it goes behind the # of an address, which
    browsers send to nobody."""
    return protocol.Link(call.services.sessions.link_for(call.player.id))


@endpoint("POST", "/api/sessions", who=ANYONE, limit=ENTER, problems=(403,))
async def sign_in_by_link(call: Call, body: protocol.Carried) -> protocol.Me:
    """Be the player that a link was made for."""
    player = call.services.sessions.carried(body.token)
    name = None if player is None else await call.hall.read(call.services.store.player_name, player)
    if player is None or name is None:
        raise Refused(403, "bad-link", "This link is not good any more. Make a new one on the other device.")
    call.cookie = call.services.sessions.cookie_for(player)
    return protocol.Me(player, name)


@endpoint("DELETE", "/api/sessions", who=ANYONE)
async def sign_out(call: Call) -> None:
    """Forget who one is, on this device."""
    call.cookie = ""


@endpoint("POST", "/api/me/tokens", who=PEOPLE, limit=KEEP, problems=(403,))
async def make_a_token(call: Call) -> protocol.Token:
    """What a program signs in with as oneself. It is shown this once."""
    token = new_token()
    await call.hall.write(call.services.store.add_token, digest(token), call.player.id)
    return protocol.Token(token)


@endpoint("DELETE", "/api/me/tokens", limit=ACT)
async def drop_tokens(call: Call) -> None:
    """No token of one's own is good any more."""
    await call.hall.write(call.services.store.drop_tokens, call.player.id)
    await call.hall.bus.publish(TOKENS)  # sockets that were opened with one are closed
