"""The colours of the browser client. ESLint checks everything else in its sources."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tests.machines import ROOT

if TYPE_CHECKING:
    from pathlib import Path

FOLDER: Final = ROOT / "web" / "src"
COLOUR: Final = re.compile(r"#[0-9a-f]{3,8}\b(?=[^{]*;)|\b(?:rgb|hsl|oklch)a?\(", re.IGNORECASE)


def styles() -> dict[str, str]:
    """The styles of each file, except for the one with the colours."""
    files = [each for each in sorted(FOLDER.rglob("*")) if each.suffix in {".css", ".svelte"}]
    return {
        str(file.relative_to(FOLDER)): styles_in(file)
        for file in files
        if file.name != "tokens.css"
    }


def styles_in(file: Path) -> str:
    """The styles in a file."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".css":
        return text
    return "".join(re.findall(r"<style>.*?</style>", text, re.DOTALL))


def test_colours_are_tokens() -> None:
    """Colours are only in `look/tokens.css`, each once for light and once for dark."""
    found = {path: COLOUR.findall(text) for path, text in styles().items()}
    assert len(found) > 80
    assert {path: colours for path, colours in found.items() if colours} == {}
