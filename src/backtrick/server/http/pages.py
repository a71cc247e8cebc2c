"""Pages for people: the browser client, or a plain page if it was not built."""

from __future__ import annotations

from contextlib import suppress
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from ...texts import DEFAULT, Texts, languages
from .problems import Problem
from .request_quotas import neighbourhood

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import ASGIApp, Receive, Scope, Send

    from .request_quotas import RequestQuota

# A wheel has the client inside the package; in the repository it is built next to the sources.
_PACKAGED: Final = Path(__file__).parents[2] / "web"
FOLDER: Final = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[4] / "web" / "dist"
_FIRST_PAGE: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COPIES: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed copies by coding, the smallest first. The build makes them."""


class Client(StaticFiles):
    """The browser client. It handles paths that are not files by itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if Path(path).suffix in _COPIES.values():  # only instead of the file itself
            raise HTTPException(404)
        try:
            response = await self._smallest(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:
                raise
            path = _FIRST_PAGE
            response = await self._smallest(path, scope)
        # The names of assets contain a hash: their content never changes.
        is_asset = Path(path).parts[:1] == ("assets",)
        response.headers["cache-control"] = _FOR_EVER if is_asset else _ASK_AGAIN
        response.headers["vary"] = "accept-encoding"
        return response

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """The file, or the smallest copy that the browser can read."""
        path = _FIRST_PAGE if path == "." else path
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for coding, suffix in _COPIES.items():
            if _is_accepted(coding, accepted):
                with suppress(HTTPException):
                    response = await super().get_response(path + suffix, scope)
                    response.headers["content-encoding"] = coding
                    return response
        return await super().get_response(path, scope)


def _is_accepted(coding: str, accepted: str) -> bool:
    """Whether a header such as `gzip, br;q=0.5` has a coding."""
    for each in accepted.lower().split(","):
        name, _, quality = each.partition(";")
        if name.strip() == coding:
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def limited(app: ASGIApp, quota: RequestQuota) -> ASGIApp:
    """The same pages, so many per address."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope.get("client")
        try:
            quota.take(neighbourhood(asked[0] if asked else ""))
        except Problem as problem:
            await problem.response()(scope, receive, send)
        else:
            await app(scope, receive, send)

    return answer


def client(folder: Path = FOLDER) -> Client | None:
    """The browser client, if it was built."""
    return Client(directory=folder) if (folder / _FIRST_PAGE).is_file() else None


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
