"""Pages for people: the browser client, or a plain page if it was not built."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from ...texts import DEFAULT, Texts, languages
from .endpoints import PLAIN

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Receive, Scope, Send

# A wheel has the client inside the package; in the repository it is built next to the sources.
_PACKAGED: Final = Path(__file__).parents[2] / "web"
FOLDER: Final = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[4] / "web" / "dist"
_FIRST_PAGE: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COPIES: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed copies by coding, the smallest first. The build makes them."""


@dataclass(frozen=True, slots=True)
class _File:
    """A file of the client, or a compressed copy of one."""

    content: bytes
    kind: str
    headers: dict[str, str]

    def response(self, known: str) -> Response:
        """The file; only its headers for a browser that knows its tag."""
        tags = {each.strip().removeprefix("W/") for each in known.split(",")}
        if self.headers["etag"] in tags:
            return Response(status_code=304, headers=self.headers)
        return Response(self.content, media_type=self.kind, headers=self.headers)


class Client:
    """The browser client, in memory. It handles paths that are not files by itself.

    Reading files for each request would take threads, for which everybody else waits.
    """

    def __init__(self, folder: Path) -> None:
        files = [path for path in folder.rglob("*") if path.is_file()]
        self._files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in files}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        headers = Headers(scope=scope)
        path = self._path(normpath(scope["path"]).lstrip("/"))
        file = self._smallest(path, headers.get("accept-encoding", ""))
        await file.response(headers.get("if-none-match", ""))(scope, receive, send)

    def _path(self, wanted: str) -> str:
        """The path of a file; that of the first page for paths of the client's own."""
        suffix = PurePosixPath(wanted).suffix
        if wanted in self._files and suffix not in _COPIES.values():  # they stand for the file
            return wanted
        if suffix:
            raise HTTPException(404)
        return _FIRST_PAGE

    def _smallest(self, path: str, accepted: str) -> _File:
        """The file, or the smallest copy that the browser can read."""
        for coding, suffix in _COPIES.items():
            copy = self._files.get(path + suffix)
            if copy is not None and _is_accepted(coding, accepted):
                return copy
        return self._files[path]


def _read(path: Path, folder: Path) -> _File:
    content = path.read_bytes()
    coding = next((each for each, suffix in _COPIES.items() if path.suffix == suffix), None)
    kind, _ = guess_type(path.with_suffix("") if coding else path)
    # The names of assets contain a hash: their content never changes.
    is_asset = path.relative_to(folder).parts[0] == "assets"
    headers = {
        "etag": f'"{sha256(content).hexdigest()[:32]}"',
        "cache-control": _FOR_EVER if is_asset else _ASK_AGAIN,
        "vary": "accept-encoding",
    }
    return _File(content, kind or PLAIN, headers | ({"content-encoding": coding} if coding else {}))


def _is_accepted(coding: str, accepted: str) -> bool:
    """Whether a header such as `gzip, br;q=0.5` has a coding."""
    for each in accepted.lower().split(","):
        name, _, quality = each.partition(";")
        if name.strip() == coding:
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def client(folder: Path = FOLDER) -> Client | None:
    """The browser client, if it was built."""
    return Client(folder) if (folder / _FIRST_PAGE).is_file() else None


async def placeholder(request: Request) -> Response:
    """A page that says the client is missing."""
    texts = Texts(accepted_language(request) or DEFAULT)
    title, body = escape(texts("serve-page.title")), escape(texts("serve-page.body"))
    return HTMLResponse(
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{body}</p></html>\n"
    )


def accepted_language(request: Request) -> str | None:
    """The first language of the browser that has texts."""
    wanted = request.headers.get("accept-language", "")
    codes = [each.strip()[:2].lower() for each in wanted[:200].split(",")]
    return next((code for code in codes if code in languages()), None)
