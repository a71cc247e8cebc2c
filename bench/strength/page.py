"""docs/strength.md, written from the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cells import cells
from opponents import opponents
from teams import team

import backtrick

if TYPE_CHECKING:
    from pathlib import Path

    from rates import Figures

HEAD = """\
# How well the bots play

`.venv/bin/python bench/strength` writes this page; its figures are in
[figures.json](strength/figures.json). Each rate has its 95% interval (Wilson). All bots play the
same deals. Thinking is measured in work, so the command gives the same rates on every machine; the
milliseconds are those of one core of the machine that wrote the page.
"""


def write_page(figures: Figures, folder: Path) -> None:
    """Write the page and its plots."""
    parts = [HEAD]
    for game in backtrick.GAMES.values():
        known = [cell for cell in cells() if cell.game == game.id and cell.key in figures]
        if known:
            write = team if game.team else opponents
            parts += (f"## {game.id}\n", *write(game, known, figures, folder))
    (folder.parent / "strength.md").write_text("\n".join(parts), encoding="utf-8")
