"""Who somebody is: a signed cookie for people, a token for programs, and a link that carries a player to another
device."""

import hashlib
import secrets
import time
from math import inf
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "shedet"
SESSION_AGE: Final = 180 * 24 * 60 * 60  # seconds
LINK_AGE: Final = 24 * 60 * 60
TOKEN_MARK: Final = "shedet_"  # so that a token which ends up somewhere it should not is recognised


class Session(NamedTuple):
    """Whose it is, and how long it is good: until a moment, or as long as there is a token."""

    player: str
    until: float = inf  # milliseconds since 1970
    token: str = ""  # its digest


class Sessions:
    def __init__(self, secret: str) -> None:
        self.cookies = URLSafeTimedSerializer(secret, salt="session")
        self.links = URLSafeTimedSerializer(secret, salt="link")

    def cookie_for(self, player: str) -> str:
        return self.cookies.dumps(player)

    def session_of(self, cookie: str) -> Session | None:
        """None if it is forged or too old."""
        return read(self.cookies, cookie, SESSION_AGE)

    def link_for(self, player: str) -> str:
        return self.links.dumps(player)

    def carried(self, link: str) -> str | None:
        found = read(self.links, link, LINK_AGE)
        return None if found is None else found.player


def read(serializer: URLSafeTimedSerializer, text: str, age: int) -> Session | None:
    """None if it is forged or too old. One that seems to come from the future is good: the clock may have been set
    back, or that of another process may go ahead."""
    try:
        player, signed = serializer.loads(text, return_timestamp=True)
    except BadSignature:
        return None
    until = int(signed.timestamp()) + age
    return Session(player, 1000 * until) if isinstance(player, str) and time.time() <= until else None


def new_token() -> str:
    return TOKEN_MARK + secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
