"""The built browser client: its files, and its own paths."""

from __future__ import annotations

import asyncio
import gzip
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


SCRIPT = "/assets/main-abc123.js"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Backtrick</title>")
    (tmp_path / "assets" / "main-abc123.js").write_text("play()")
    (tmp_path / "robots.txt").write_text("User-agent: *")
    return tmp_path


@pytest.fixture
def built(folder: Path) -> Client:
    """A built client."""
    found = client(folder)
    assert found is not None
    return found


def get(app: ASGIApp, path: str, language: str = "en", **headers: str) -> httpx.Response:
    """What a browser gets."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            return await browser.get(path, headers={"Accept-Language": language, **headers})

    return asyncio.run(ask())


@pytest.fixture
def compressed(folder: Path) -> Client:
    """A built client with compressed copies of its script."""
    (folder / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(b"play()"))
    (folder / "assets" / "main-abc123.js.br").write_bytes(b"as brotli")
    return Client(folder)


@pytest.mark.parametrize(
    "accepted, coding",
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br; q=0", "gzip"),
        ("br;q=0.000, identity", None),
        ("brotli, x-gzip", None),
        ("", None),
    ],
)
def test_browsers_get_the_smallest_copy_they_can_read(
    compressed: Client, accepted: str, coding: str | None
) -> None:
    """Compressed when it was built, not for each request; a cache keeps the copies apart."""
    script = get(compressed, SCRIPT, **{"accept-encoding": accepted})
    assert script.headers.get("content-encoding") == coding
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["vary"] == "accept-encoding"
    assert script.headers["cache-control"].endswith("immutable")


def test_copies_have_validators_of_their_own(compressed: Client) -> None:
    """A browser that has a copy gets it once."""
    tags = {
        coding: get(compressed, SCRIPT, **{"accept-encoding": coding}).headers["etag"]
        for coding in ("br", "gzip", "identity")
    }
    assert len(set(tags.values())) == len(tags)
    for coding, tag in tags.items():
        headers = {"accept-encoding": coding, "if-none-match": tag}
        assert get(compressed, SCRIPT, **headers).status_code == 304


@pytest.mark.parametrize("suffix", [".br", ".gz"])
def test_copies_are_not_files_of_their_own(compressed: Client, suffix: str) -> None:
    """They stand for the file; by their own name they would be unreadable."""
    with pytest.raises(HTTPException, match="404"):
        get(compressed, SCRIPT + suffix)


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


def test_files_are_those_that_the_server_has_started_with(folder: Path, built: Client) -> None:
    """No request waits for the disk, and an update under a running server mixes nothing."""
    for file in [*folder.rglob("*.*")]:
        file.unlink()
    assert get(built, SCRIPT).text == "play()"
    assert get(built, "/").text == "<title>Backtrick</title>"


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
