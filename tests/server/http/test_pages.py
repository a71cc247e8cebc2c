"""The built browser client: its files, and its own paths."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx
import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route

from backtrick.server.http.pages import Client, client, placeholder

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.types import ASGIApp


@pytest.fixture
def built(tmp_path: Path) -> Client:
    """A built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Backtrick</title>")
    (tmp_path / "assets" / "main-abc123.js").write_text("play()")
    (tmp_path / "robots.txt").write_text("User-agent: *")
    found = client(tmp_path)
    assert found is not None
    return found


def get(app: ASGIApp, path: str, language: str = "en") -> httpx.Response:
    """What a browser gets."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            return await browser.get(path, headers={"Accept-Language": language})

    return asyncio.run(ask())


def test_without_a_build_there_is_no_client(tmp_path: Path) -> None:
    """An empty or missing folder is not a client."""
    assert client(tmp_path) is None
    assert client(tmp_path / "nowhere") is None


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/learn/quick-easy"])
def test_paths_of_the_client_lead_to_its_page(built: Client, path: str) -> None:
    """Any link opens the client, and the page is not cached."""
    page = get(built, path)
    assert (page.status_code, page.text) == (200, "<title>Backtrick</title>")
    assert page.headers["cache-control"] == "no-cache"


def test_assets_are_cached_for_ever(built: Client) -> None:
    """Their names change with their content; other files are revalidated."""
    assert "immutable" in get(built, "/assets/main-abc123.js").headers["cache-control"]
    assert get(built, "/robots.txt").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/missing.js", "/assets/old-1.js", "/../pyproject.toml"])
def test_a_missing_file_is_not_the_page(built: Client, path: str) -> None:
    """A missing script is not answered with the page, and no file outside is served."""
    with pytest.raises(HTTPException):
        get(built, path)


@pytest.mark.parametrize(
    "language, title", [("en", "running"), ("de-AT,en", "läuft"), ("pl", "działa")]
)
def test_there_is_a_page_even_without_the_client(language: str, title: str) -> None:
    """It is in the language of the browser."""
    page = get(Starlette(routes=[Route("/", placeholder)]), "/", language)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert title in page.text
    assert "<script" not in page.text
