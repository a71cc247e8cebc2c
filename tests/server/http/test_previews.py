"""The page of a table says who invites to which game, and nothing else about the table."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from typing import TYPE_CHECKING

import pytest

from backtrick.texts import Texts, languages

from ..client import Client
from .test_guests import refusal
from .test_tables import DUEL, guest_of, opened

if TYPE_CHECKING:
    import httpx

    from ..server_process import ServerProcess

NAME = '<b>"Ada" & co</b>'


def preview(client: httpx.Client, table: str, language: str = "") -> dict[str, str]:
    """What a messenger reads on the page of a table, by property."""
    page = client.get(f"/t/{table}", headers={"accept-language": language})
    assert page.status_code == 200
    assert page.text.count("<title>") == 1
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page.text)
    return {name: unescape(text) for name, text in found}


@pytest.mark.parametrize("language", languages())
def test_a_preview_names_game_and_host(server: ServerProcess, language: str) -> None:
    """In the reader's language, with a picture that is there; a name is never taken for HTML."""
    table = opened(server.guest(NAME), **DUEL)
    texts, client = Texts(language), server.client()
    shown = preview(client, table, language)
    game = texts("face-to-face")
    assert shown["og:title"] == texts("invitation.title", name=NAME, game=game)
    assert shown["og:description"] == texts("invitation.text")
    assert shown["og:image"] == f"{server.url}/invitation.png"
    assert client.get(shown["og:image"]).headers["content-type"] == "image/png"


def test_a_preview_is_in_the_language_of_the_host(server: ServerProcess) -> None:
    """If the reader has none, as messengers, and the host is at the table."""
    host = server.guest("Ada")
    host.patch("/api/me", json={"language": "pl"})
    table = opened(host, **DUEL)

    async def look() -> str:
        async with Client(server.address, guest_of(host), table):
            return preview(server.client(), table)["og:site_name"]

    assert asyncio.run(look()) == Texts("pl")("site.name")


def test_a_preview_tells_nothing_about_the_table(server: ServerProcess) -> None:
    """It is the same before and after somebody sat down and the cards were dealt."""
    host, friend = server.guest("Ada"), server.guest("Ben")
    table = opened(host, **DUEL)
    before = preview(server.client(), table)

    async def play() -> None:
        people = (Client(server.address, guest_of(each), table) for each in (host, friend))
        first, second = people
        async with first, second:
            await second.do("sit")
            await first.do("deal")

    asyncio.run(play())
    assert preview(server.client(), table) == before
    invitation = server.client().get(f"/api/tables/{table}").json()
    assert invitation == {"game": "face-to-face", "host": "Ada"}


@pytest.mark.parametrize("table", ["nowhere", "AAAAAAAAAAAAAAAAAAAAAA", "%22%3E"])
def test_no_preview_of_a_table_that_is_not_there(server: ServerProcess, table: str) -> None:
    """The page is there, and says so itself: it asks the server for the invitation."""
    assert preview(server.client(), table) == {}
    assert refusal(server.client().get(f"/api/tables/{table}")) == (404, "table/unknown")


def test_a_preview_trusts_no_foreign_name(server: ServerProcess) -> None:
    """A page that was asked for by another website's name has no links to that website."""
    table = opened(server.guest("Ada"), **DUEL)
    answer = server.client().get(f"/t/{table}", headers={"host": "evil.example"})
    assert "evil.example" not in answer.text
