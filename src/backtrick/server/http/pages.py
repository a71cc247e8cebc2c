"""Pages for people: the browser client, or a plain page if it was not built."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from ...texts import DEFAULT, Texts, languages

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import Scope

# A wheel has the client inside the package; in the repository it is built next to the sources.
_PACKAGED: Final = Path(__file__).parents[2] / "web"
FOLDER: Final = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[4] / "web" / "dist"
_FIRST_PAGE: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class Client(StaticFiles):
    """The browser client. It handles paths that are not files by itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:
                raise
            path = _FIRST_PAGE
            response = await super().get_response(path, scope)
        # The names of assets contain a hash: their content never changes.
        is_asset = Path(path).parts[:1] == ("assets",)
        response.headers["cache-control"] = _FOR_EVER if is_asset else _ASK_AGAIN
        return response


def client(folder: Path = FOLDER) -> Client | None:
    """The browser client, if it was built."""
    return Client(directory=folder) if (folder / _FIRST_PAGE).is_file() else None


async def placeholder(request: Request) -> Response:
    """A page that says the client is missing."""
    texts = Texts(_language(request.headers.get("accept-language", "")))
    title, body = escape(texts("serve-page.title")), escape(texts("serve-page.body"))
    return HTMLResponse(
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{body}</p></html>\n"
    )


def _language(wanted: str) -> str:
    """The first language of the browser that has texts."""
    codes = [each.strip()[:2].lower() for each in wanted[:200].split(",")]
    return next((code for code in codes if code in languages()), DEFAULT)
