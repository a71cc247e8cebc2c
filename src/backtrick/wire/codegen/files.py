"""The generated files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .page import with_parts
from .schema import schema_text
from .typescript import typescript, typescript_of_bodies, typescript_of_limits

ROOT: Final = Path(__file__).parents[4]
"""The repository; an installed package has none of these files."""
_SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
_TYPESCRIPT: Final = ROOT / "web" / "src" / "wire.ts"
_LIMITS: Final = ROOT / "web" / "src" / "limits.ts"
_BODIES: Final = ROOT / "web" / "src" / "net" / "bodies.ts"
_PAGE: Final = ROOT / "docs" / "protocol.md"


def files() -> dict[Path, str]:
    """The content of each file."""
    page = _PAGE.read_text(encoding="utf-8")
    return {
        _SCHEMA: schema_text(),
        _TYPESCRIPT: typescript(),
        _LIMITS: typescript_of_limits(),
        _BODIES: typescript_of_bodies(),
        _PAGE: with_parts(page),
    }


def outdated() -> list[Path]:
    """The files that are out of date."""
    return [path for path, text in files().items() if _kept(path) != text]


def make() -> None:
    """Write all files."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _kept(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""
