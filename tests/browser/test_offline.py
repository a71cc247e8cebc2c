"""The client without a network, and a newer client: each page has the files of one version."""

from __future__ import annotations

import re
import shutil
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import environ
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from backtrick.texts import Texts
from tests.machines import ROOT
from tests.patience import wait_until
from tests.server.server_process import GENEROUS, serving

from .people import OUTAGE, PHONE, STRANGER, Company, barriers

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

BUILT = ROOT / "web" / "dist"
NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
"""What the browser says besides, without a network."""
MINE = """async () => {
  if (!(await caches.has("mine"))) return [];
  return (await (await caches.open("mine")).keys()).map(({ url }) => new URL(url).pathname);
}"""
IS_FILLED = """async () => {
  const { installing } = await navigator.serviceWorker.ready;
  return Boolean(installing) && (await caches.has("backtrick/second"));
}"""
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("backtrick/"));
  return names.sort();
}"""
IS_NEW = """async () => {
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const isAlone = !installing && !waiting && active.state === "activated";
  return isAlone && names.includes("backtrick/second");
}"""


def keeps_client(page: Page) -> None:
    """Wait until the browser keeps the whole client."""
    wait_until(lambda: page.evaluate("Boolean(navigator.serviceWorker.controller)"))


def test_without_a_network_the_rules_can_be_read(browser: Browser, tmp_path: Path) -> None:
    """The server is gone: the first page, the rules and what is known of me open all the same.

    The page says so even if the browser takes itself to be online.
    """
    texts = Texts("de")
    lost = texts("offline.text")
    with serving(tmp_path, **GENEROUS) as server:
        company = Company(browser, server.url, is_offline_ready=True)
        company.forgives = (*STRANGER, *OUTAGE, *NO_NETWORK)
        page = company(language="de", screen=PHONE, own=True)
        page.request.post("/api/guests", data={"name": "Ada", "language": "de"})
        keeps_client(page)
        page.reload()
        expect(page.get_by_text(texts("home-me.name", name="Ada"))).to_be_visible()
        page.goto("/me")
        expect(page.get_by_text(texts("me.none"))).to_be_visible()
        port = server.address.rpartition(":")[2]
    page.reload()
    is_seen(page, texts("me.none"), lost)
    page.context.set_offline(True)
    page.goto("/")
    is_seen(page, texts("home-me.name", name="Ada"), lost)
    page.goto("/learn/face-to-face")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with serving(tmp_path, port=port, **GENEROUS):
        page.context.set_offline(False)
        expect(page.get_by_text(lost)).to_be_hidden()
    company.leave()
    assert company.complaints == []


def is_seen(page: Page, *words: str) -> None:
    """Anybody can read this on the page."""
    for each in words:
        expect(page.get_by_text(each)).to_be_visible()
    if folder := environ.get("BACKTRICK_PICTURES"):
        page.screenshot(path=f"{folder}/offline-{len(words[0])}.png")
    assert barriers(page) == []


def test_nothing_is_kept_of_a_guest_who_is_gone(browser: Browser, tmp_path: Path) -> None:
    """On a shared device: what was told stays when something changes, and goes with its guest."""
    with serving(tmp_path, **GENEROUS) as server:
        company = Company(browser, server.url, is_offline_ready=True)
        company.forgives = STRANGER
        page = company(own=True)
        page.request.post("/api/guests", data={"name": "Ada", "language": "en"})
        keeps_client(page)
        page.goto("/me")
        wait_until(lambda: "/api/me/history" in page.evaluate(MINE))
        page.evaluate("fetch('/api/me/share', { method: 'POST' })")
        assert "/api/me/history" in page.evaluate(MINE)
        page.evaluate("fetch('/api/me', { method: 'DELETE' })")
        assert page.evaluate(MINE) == []
        company.leave()
        assert company.complaints == []


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder of a build; other paths are the client's own."""

    gate = Event()
    """The picture of the icon is only served while it is open."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  as in the base
        """Say nothing."""

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_error(503)
            return
        if "." not in self.path:
            self.path = "/index.html"
        if self.path == "/icon.svg":
            self.gate.wait()
        del self.headers["If-Modified-Since"]  # both versions may be of the same second
        super().do_GET()


@contextmanager
def site(folder: Path) -> Generator[str]:
    """A web server for a folder, whose files may change; its address."""
    handler = partial(Quiet, directory=str(folder))
    Quiet.gate.set()
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            Quiet.gate.set()
            server.shutdown()
            thread.join()


def rebuild(folder: Path, mark: str) -> None:
    """Make another version of the client, in which all assets have other names."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUILT, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    worker = folder / "worker.js"
    text = worker.read_text(encoding="utf-8")
    names = [path.name for path in (folder / "assets").iterdir()]
    others = {name: re.sub(r"\.(\w+)$", rf"{mark}.\1", name) for name in names}
    known = re.compile("|".join(map(re.escape, others)))
    for path in (*(folder / "assets").iterdir(), folder / "index.html"):
        content = path.read_text(encoding="utf-8")
        path.write_text(known.sub(lambda found: others[found[0]], content), encoding="utf-8")
    for name, other in others.items():
        (folder / "assets" / name).rename(folder / "assets" / other)
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path != worker)
    digests = {
        f"/{path.relative_to(folder).as_posix()}": sha256(path.read_bytes()).hexdigest()
        for path in files
        if path.suffix != ".png"
    }
    written = "{" + ",".join(f'"{name}":"{digest}"' for name, digest in digests.items()) + "}"
    text = re.sub(r'VERSION = "\w+"', f'VERSION = "{mark}"', text)
    worker.write_text(re.sub(r"JSON\.parse\(`.*`\)", f"JSON.parse(`{written}`)", text), "utf-8")


def loaded(page: Page) -> set[str]:
    """The marks of the assets that a page has loaded."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    return {found[1] for name in names if (found := re.search(r"(first|second)\.\w+$", name))}


def test_an_update_never_mixes_two_versions(browser: Browser, tmp_path: Path) -> None:
    """An open page keeps its version until it is reloaded; then the old files are deleted."""
    folder = tmp_path / "site"
    rebuild(folder, "first")
    with site(folder) as url:
        company = Company(browser, url, is_offline_ready=True)
        company.forgives = ("status of 503", "status of 401", "status of 404")
        old = company(own=True)
        keeps_client(old)
        rebuild(folder, "second")
        new = company.tab(old.context)
        wait_until(lambda: new.evaluate(IS_NEW))
        assert old.evaluate(KEPT) == ["backtrick/first", "backtrick/second"]
        old.evaluate(
            "history.pushState(null, '', '/privacy'); dispatchEvent(new PopStateEvent('popstate'))"
        )
        expect(old.get_by_role("heading", level=1)).to_be_visible()
        assert loaded(old) == {"first"}
        new.reload()
        assert loaded(new) == {"second"}
        new.close()
        old.goto("/privacy")
        assert loaded(old) == {"second"}
        wait_until(lambda: old.evaluate(KEPT) == ["backtrick/second"])
    old.reload()
    expect(old.get_by_role("heading", level=1)).to_be_visible()
    assert loaded(old) == {"second"}
    company.leave()


def test_a_reload_while_an_update_is_fetched_loses_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    """The old worker leaves alone what the new one keeps; without a network, that opens."""
    folder = tmp_path / "site"
    rebuild(folder, "first")
    with site(folder) as url:
        company = Company(browser, url, is_offline_ready=True)
        company.forgives = ("status of 503", "status of 401", "status of 404")
        page = company(own=True)
        keeps_client(page)
        rebuild(folder, "second")
        Quiet.gate.clear()
        page.reload()
        wait_until(lambda: page.evaluate(IS_FILLED))
        page.reload()
        assert page.evaluate(IS_FILLED)
        Quiet.gate.set()
        wait_until(lambda: page.evaluate(IS_NEW))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert loaded(page) == {"second"}
    company.leave()
