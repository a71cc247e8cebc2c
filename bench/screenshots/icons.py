"""The icons of the installed client, as PNG: web/public/icon.svg in several sizes.

    .venv/bin/python -m bench.screenshots.icons

Take them again when the icon changes. A maskable icon may be cut to any shape, so it has a margin.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "requirements"))  # knows where the browser of the tests is

from tests.browser.browsers import browsing  # noqa: E402 - needs the line above

FOLDER = ROOT / "web" / "public"
SIZES: Final = {"icon-192": (192, 0), "icon-512": (512, 0), "icon-maskable": (512, 64)}
"""By name, the size, and the margin of the ground's colour."""
GROUND: Final = "#f6f1e6"


def main() -> None:
    """Take all pictures."""
    icon = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with browsing() as browser:
        page = browser.new_page()
        for name, (size, margin) in SIZES.items():
            page.set_viewport_size({"width": size, "height": size})
            ground = GROUND if margin else "transparent"
            page.set_content(
                f'<body style="margin:0;background:{ground}">'
                f'<div style="padding:{margin}px;width:{size - 2 * margin}px">{icon}</div>'
            )
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
