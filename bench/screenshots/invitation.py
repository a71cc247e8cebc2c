"""The picture that messengers show beside an invitation: the fan and the sign of the home page.

    .venv/bin/python -m bench.screenshots.invitation

Take it again when cards or cloth look different. The file is web/public/invitation.png.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "requirements"))  # knows where the browser of the tests is

from tests.browser.browsers import browsing  # noqa: E402 - needs the line above
from tests.browser.people import Company, rests  # noqa: E402
from tests.server.server_process import GENEROUS, serving  # noqa: E402

PICTURE = ROOT / "web" / "public" / "invitation.png"
SIZE = (1200, 630)
"""Messengers show pictures of this shape whole."""

# Only what is there already, in the middle and large; without the threads of the cloth, which
# would make the file half as long again.
_ARRANGE: Final = """() => {
  const root = document.documentElement.style;
  root.scrollbarGutter = "auto";
  root.setProperty("--weave", "transparent");
  const [fan, sign] = [".fan", "header a"].map((each) => document.querySelector(each));
  const page = document.querySelector("#page");
  page.replaceChildren(fan, sign);
  Object.assign(page.style, { justifyContent: "center", alignItems: "center", gap: "84px" });
  Object.assign(fan.style, { position: "static", paddingInlineStart: "92px" });
  fan.style.setProperty("--card-width", "230px");
  sign.style.fontSize = "72px";
}"""


def main() -> None:
    """Take the picture."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **GENEROUS) as server,
        browsing() as browser,
    ):
        page = Company(browser, server.url)(screen=SIZE)
        page.locator(".fan").wait_for()
        page.evaluate(_ARRANGE)
        rests(page)
        page.screenshot(path=PICTURE)


if __name__ == "__main__":
    main()
