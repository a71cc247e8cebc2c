"""Screenshots of every page and state of the browser client.

    .venv/bin/python -m bench.screenshots [--only WORDS] [--languages de,pl] [FOLDER]

It starts a server and a browser, in which people play on a phone and a desktop, in light and dark,
in every language. Each picture is named STATE-SCREEN-THEME-LANGUAGE.png, and index.html shows them
all. --only plays just the scenes whose name contains one of the words. The command also reports
clipped text, elements that overflow the screen, and errors in the browser console.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "requirements"))  # knows where the browser of the tests is

from tests.browser.browsers import browsing  # noqa: E402
from tests.browser.people import DESKTOP, LANDSCAPE, PHONE, Company  # noqa: E402 - needs the line above
from tests.browser.walk import SCENES  # noqa: E402
from tests.browser.walk.stage import HASTE, Stage  # noqa: E402
from tests.server.server_process import GENEROUS, serving  # noqa: E402

from backtrick.texts import languages  # noqa: E402

from .album import Album  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from tests.server.server_process import ServerProcess

SCREENS = {"phone": PHONE, "landscape": LANDSCAPE, "desktop": DESKTOP}


def main() -> int:
    """Take the pictures; return 1 if one of them has a problem."""
    chosen = _chosen()
    scenes = [name for name in SCENES if any(word in name for word in chosen.only or [""])]
    album = Album(chosen.folder)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **HASTE, **GENEROUS) as server,
        browsing() as browser,
    ):
        for screen in chosen.screens:
            for language in chosen.languages:
                for scene in scenes:
                    _play(album, server, browser, (scene, screen, language))
    album.close()
    print(f"{album.count} pictures: {chosen.folder / 'index.html'}")
    return 1 if album.amiss else 0


def _chosen() -> argparse.Namespace:
    def words(text: str) -> list[str]:
        return text.replace(",", " ").split()

    parser = argparse.ArgumentParser(description="Take screenshots of every page and state.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", type=words, metavar="WORDS", help="only scenes named like one")
    parser.add_argument("--languages", type=words, default=list(languages()))
    parser.add_argument("--screens", type=words, default=list(SCREENS))
    return parser.parse_args()


def _play(
    album: Album, server: ServerProcess, browser: Browser, look: tuple[str, str, str]
) -> None:
    """One scene, on one screen, in one language."""
    scene, screen, language = look
    person = Company(browser, server.url)
    stage = Stage(server, person, language, SCREENS[screen], album.page(screen, language))
    try:
        SCENES[scene](stage)
    except Exception as error:  # noqa: BLE001 - the other scenes are worth seeing all the same
        album.tell(f"{scene} {screen} {language}: {error}")
    person.leave()
    for complaint in person.complaints:
        album.tell(f"{scene} {screen} {language}: {complaint}")


if __name__ == "__main__":
    sys.exit(main())
