"""What a puzzle is about."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Theme: TypeAlias = Literal["trick", "room", "heard", "helping", "endgame"]
"""A row is set back; a row is kept open; what was said matters; whether to help the opponent;
nothing is left to draw. The coach finds them: see `coach/puzzle_themes.py`."""

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
