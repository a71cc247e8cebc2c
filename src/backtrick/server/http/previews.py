"""The page of a table, with what messengers show of a link to it: the game and who invites."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse

from ...store import StoreError
from ...texts import DEFAULT, Texts
from .pages import FOLDER, accepted_language
from .security import own_address
from .tables import invitation_to

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request
    from starlette.responses import Response

    from ...store import Invitation
    from .endpoints import Site

_PICTURE: Final = "/invitation.png"
_END: Final = "</head>"


class TablePage:
    """The first page of the browser client, as the page of a table."""

    def __init__(self, site: Site, folder: Path = FOLDER) -> None:
        self._site = site
        self._page = (folder / "index.html").read_text(encoding="utf-8")

    async def answer(self, request: Request) -> Response:
        """The page; without a preview if there is no such table."""
        try:
            invitation = await invitation_to(self._site, request.path_params["table"])
        except StoreError:  # the page will say so, and try again
            invitation = None
        tags = "" if invitation is None else self._preview(request, invitation)
        page = self._page.replace(_END, tags + _END, 1)
        return HTMLResponse(page, headers={"cache-control": "no-cache", "vary": "accept-language"})

    def _preview(self, request: Request, invitation: Invitation) -> str:
        language = accepted_language(request) or self._language_of_host(request) or DEFAULT
        card = _card(invitation, Texts(language))
        return _tags(card, own_address(request, self._site.settings))

    def _language_of_host(self, request: Request) -> str | None:
        """The host's language: messengers have none, and the host has sent the link."""
        host = self._site.rooms.host_at(request.path_params["table"])
        return None if host is None else host.guest.language


def _card(invitation: Invitation, texts: Texts) -> dict[str, str]:
    """The texts of a preview, by property. Nothing of what happens at the table is among them."""
    game = texts(invitation.game)
    title = (
        texts("invitation.title", name=invitation.host, game=game)
        if invitation.host
        else texts("invitation.nobody", game=game)
    )
    return {
        "og:type": "website",
        "og:site_name": texts("site.name"),
        "og:title": title,
        "og:description": texts("invitation.text"),
    }


def _tags(card: dict[str, str], address: str) -> str:
    picture = {
        "og:image": address + _PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    both = card | picture
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in both.items()]
    return "".join(tags) + f'<meta name="description" content="{escape(card["og:description"])}">'
