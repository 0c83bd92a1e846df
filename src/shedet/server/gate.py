"""The gate: what holds for every request, before any endpoint sees it."""

from typing import Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shedet.server import protocol
from shedet.server.metrics import NOWHERE, Metrics
from shedet.server.settings import Settings

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
OTHER_ORIGIN: Final = (
    "Requests from other pages are not accepted. Whoever runs the server can name such a page in `origins`; if this is "
    "its own page, the proxy has to pass on the Host that was asked for."
)
UNKEPT: Final = "no-store"
LOG: Final = structlog.get_logger()


class Gate:
    """Other pages than our own change nothing here, and every answer says how little a browser may do with it."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    added.setdefault("cache-control", UNKEPT)
            await send(message)

        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if is_safe or self.is_welcome(scope):
            await self.app(scope, receive, send_with_headers)
        else:
            await self.turn_away(scope, send_with_headers)

    def is_welcome(self, scope: Scope) -> bool:
        """Browsers always say which page sends something. Programs that are no browsers say nothing, and carry nobody
        else's cookies."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return origin in (self.origins or own_origins(scope, headers.get("host", "")))

    async def turn_away(self, scope: Scope, send: Send) -> None:
        """A warning goes to the log: somebody means ill, or a proxy does not say what the server is called."""
        method = scope.get("method", "SOCKET")
        LOG.warning("turned away", method=method, status=403, code="other-origin")
        self.metrics.requests.labels(NOWHERE, 403).inc()
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": "Not from this page."})
            return
        body = protocol.ENCODER.encode(protocol.Problem("other-origin", OTHER_ORIGIN))
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def own_origins(scope: Scope, host: str) -> set[str]:
    """A page that came encrypted may talk to a server that does not know of the encryption (a proxy does it). The other
    way round anybody on the way could have changed the page."""
    is_plain = scope["scheme"] in ("http", "ws")
    return {f"https://{host}", f"http://{host}"} if is_plain else {f"https://{host}"}
