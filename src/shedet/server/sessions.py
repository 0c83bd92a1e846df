"""Who somebody is: a signed cookie for people, a token for programs, and a link that carries a player to another
device."""

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "shedet"
SESSION_AGE: Final = 180 * 24 * 60 * 60  # seconds
LINK_AGE: Final = 24 * 60 * 60
TOKEN_MARK: Final = "shedet_"  # so that a token which ends up somewhere it should not is recognised


class Sessions:
    def __init__(self, secret: str) -> None:
        self.cookies = URLSafeTimedSerializer(secret, salt="session")
        self.links = URLSafeTimedSerializer(secret, salt="link")

    def cookie_for(self, player: str) -> str:
        return self.cookies.dumps(player)

    def player_of(self, cookie: str) -> str | None:
        """Whose session it is; None if it is forged or too old."""
        return read(self.cookies, cookie, SESSION_AGE)

    def link_for(self, player: str) -> str:
        return self.links.dumps(player)

    def carried(self, link: str) -> str | None:
        return read(self.links, link, LINK_AGE)


def read(serializer: URLSafeTimedSerializer, text: str, age: int) -> str | None:
    try:
        found = serializer.loads(text, max_age=age)
    except BadSignature:
        return None
    return found if isinstance(found, str) else None


def new_token() -> str:
    return TOKEN_MARK + secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
