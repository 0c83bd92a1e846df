"""The page: the files that `make page` built, the catalogues it speaks from, and the rules to read.

All of it is for everybody and the same for everybody, and small enough to be kept in memory, packed, once somebody has
asked for it. What differs is what a browser is told to fetch together with the page (`announced`): on a slow line it
would otherwise find out one thing after the other.
"""

import gzip
import hashlib
import json
import mimetypes
import re
from collections.abc import Awaitable, Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from shedet import rulebook
from shedet.games import known_games
from shedet.words import ROOT, catalogue_folder, languages

BUILT: Final = ROOT / "page"
ADDRESSES: Final = ("/", "/table/{table}", "/past/{table}", "/mine", "/rules", "/rules/{game}", "/carry")
FOR_EVER: Final = "public, max-age=31536000, immutable"  # its name changes with what is in it
ASK_AGAIN: Final = "no-cache"  # is it still the same?
WORTH_PACKING: Final = 1000  # bytes
FOR_ONE: Final = f"private, {ASK_AGAIN}"
AT_TABLES: Final = {"table": ("",), "past": ("", "/history")}  # what these pages ask about a table first
MISSING: Final = b"The page is not built: run `make page`, or play in the terminal with `shedet play --server`.\n"


class Sheet(NamedTuple):
    """A file as it is sent."""

    kind: str
    tag: str
    keeping: str
    plain: bytes
    packed: bytes | None


Finding = Callable[[Request], Awaitable[str | None]]


def page_routes(find_game: Finding) -> list[BaseRoute]:
    """`find_game` says what is played at the table of an address, if whoever asks may see it."""
    page = [Route(address, showing_page(find_game), methods=["GET"]) for address in ADDRESSES]
    return [*page, Route("/page/{path:path}", show_file, methods=["GET"])]


def showing_page(find_game: Finding) -> Callable[[Request], Awaitable[Response]]:
    async def show_page(request: Request) -> Response:
        """Every address of the page is the same page; it finds out itself what to show."""
        game = await find_game(request) if "table" in request.path_params else None
        response = sent(request, sheet("index.html"))
        response.headers["link"] = ", ".join(announced(request, game))
        if game is not None:
            response.headers["cache-control"] = FOR_ONE
        return response

    return show_page


async def show_file(request: Request) -> Response:
    return sent(request, sheet(request.path_params["path"]))


def lost_page(request: Request) -> Response | None:
    """For somebody who came to a wrong address with a browser: the page, which says so."""
    index = sheet("index.html")
    if index is None or "text/html" not in request.headers.get("accept", ""):
        return None
    response = sent(request, index)
    response.status_code = 404
    return response


def sent(request: Request, sheet: Sheet | None) -> Response:
    if sheet is None:
        return Response(MISSING, 404, media_type="text/plain")
    headers = {"etag": sheet.tag, "cache-control": sheet.keeping, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == sheet.tag:
        return Response(status_code=304, headers=headers)
    if sheet.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(sheet.packed, 200, headers, media_type=sheet.kind)
    return Response(sheet.plain, 200, headers, media_type=sheet.kind)


# ---- what a browser is told to fetch at once


def announced(request: Request, game: str | None) -> Iterator[str]:
    """The scripts and styles of the page at an address; those of its table and what is asked about it, for whoever may
    see it. A browser that is set to another language or to tables in words fetches some of it in vain."""
    kind = request.url.path.split("/")[1] or "start"
    table = request.path_params.get("table")
    names = list(loads().get(f"pages/{kind}", []))
    if game is not None:
        names += loads().get(f"tables/{game}", loads().get("tables/plain", []))
        yield from (fetching(f"/api/tables/{table}{what}") for what in AT_TABLES[kind])
        words = (f"words/{language}/{game}.ftl" for language in dict.fromkeys([language_of(request), "en"]))
        yield from (fetching(f"/page/{name}") for name in words if name in readers())
    for name in dict.fromkeys(names):
        how = "preload; as=style; crossorigin" if name.endswith(".css") else "modulepreload"
        yield f"</page/{name}>; rel={how}"


def fetching(address: str) -> str:
    return f"<{address}>; rel=preload; as=fetch; crossorigin"


def language_of(request: Request) -> str:
    """The first that somebody's browser is set to and the page speaks."""
    wanted = re.findall(r"\b([a-z]{2})(?:-\w+)?\b", request.headers.get("accept-language", "").lower())
    return next((each for each in wanted if f"words/{each}.ftl" in readers()), "en")


@cache
def loads() -> dict[str, list[str]]:
    """What each page and each drawing of a table is made of, as it was built."""
    built = BUILT / "loads.json"
    return dict(json.loads(built.read_text(encoding="utf-8"))) if built.is_file() else {}


# ---- what there is


def sheet(name: str) -> Sheet | None:
    return made(name) if name in readers() else None


@cache
def readers() -> dict[str, Callable[[], bytes]]:
    return dict(files())


def files() -> Iterator[tuple[str, Callable[[], bytes]]]:
    for path in sorted(BUILT.rglob("*")):
        if path.is_file():
            yield path.relative_to(BUILT).as_posix(), path.read_bytes
    for game in known_games():
        for language in sorted({*languages(game), *(path.stem for path in helps(game).glob("*.ftl"))}):
            yield f"words/{language}/{game}.ftl", partial(game_words, game, language)
    for path in sorted((ROOT / "words" / "page").glob("*.ftl")):
        yield f"words/{path.stem}.ftl", partial(page_words, path.stem)
    for game in rulebook.games():
        yield f"rules/{game}.html", partial(rules, game)


@cache
def made(name: str) -> Sheet:
    """Made when it is first asked for: nobody who wants one sheet waits until all are packed."""
    plain = readers()[name]()
    kind = mimetypes.guess_type(name)[0] or "text/plain"
    kind = {"webmanifest": "application/manifest+json", "js": "text/javascript"}.get(name.rpartition(".")[2], kind)
    keeping = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    tag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) > WORTH_PACKING else None
    return Sheet(kind, tag, keeping, plain, packed if packed is not None and len(packed) < len(plain) else None)


def words(game: str, language: str) -> bytes:
    """All that is said at a table on a page, in a language. What comes later is what holds. A page asks for both parts:
    the first it has already."""
    return page_words(language) + b"\n" + game_words(game, language)


def page_words(language: str) -> bytes:
    """What all games say, and the page."""
    return together(ROOT / "words" / f"{language}.ftl", ROOT / "words" / "page" / f"{language}.ftl")


def game_words(game: str, language: str) -> bytes:
    """What a game says, what is said in other words where one can point at things, and what these things are."""
    own, other = catalogue_folder(game) / f"{language}.ftl", ROOT / "words" / "page" / language / f"{game}.ftl"
    return together(own, other, helps(game) / f"{language}.ftl")


def together(*texts: Path) -> bytes:
    return b"\n".join(text.read_bytes() for text in texts if text.exists())


def helps(game: str) -> Path:
    """What things on the table of a game are."""
    return ROOT / "words" / "page" / "help" / game


# ---- rules to read


def rules(game: str) -> bytes:
    """The rules text as a piece of a page. Every rule can be pointed at by its id."""
    from markdown_it import MarkdownIt

    source = rulebook.load(game).source
    page = MarkdownIt("commonmark", {"html": False}).enable("table").render(source)
    page = re.sub(rf"<(li|p)>(\s*(?:<p>)?)<strong>({rulebook.ID})</strong>", r'<\1 id="\3">\2<strong>\3</strong>', page)
    return re.sub(r"<h([23])>(.*?)</h\1>", titled, page).encode()


def titled(title: re.Match[str]) -> str:
    name = re.sub(r"[^a-z0-9]+", "-", re.sub(r"<.*?>", "", title[2]).lower()).strip("-")
    return f'<h{title[1]} id="{name}">{title[2]}</h{title[1]}>'
