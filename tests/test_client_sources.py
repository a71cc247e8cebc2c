"""The colours of the browser client. ESLint checks everything else in its sources."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.machines import ROOT

FOLDER: Final = ROOT / "web" / "src"
STYLED: Final = {
    str(path.relative_to(FOLDER)): path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.rglob("*"))
    if path.suffix in {".css", ".svelte"} and path.name != "tokens.css"
}
COLOUR: Final = re.compile(r"#[0-9a-f]{3,8}\b(?=[^{]*;)|\b(?:rgb|hsl|oklch)a?\(", re.IGNORECASE)


def test_there_are_sources() -> None:
    """The test below has something to look at."""
    assert len(STYLED) > 80


@pytest.mark.parametrize("path", STYLED)
def test_colours_are_tokens(path: str) -> None:
    """Colours are only in `look/tokens.css`, each once for light and once for dark."""
    styles = re.findall(r"<style>.*?</style>", STYLED[path], re.DOTALL)
    text = STYLED[path] if path.endswith(".css") else "".join(styles)
    assert COLOUR.findall(text) == []
