"""The locations of stores."""

from __future__ import annotations

import pytest

from backtrick.store import without_secrets


@pytest.mark.parametrize(
    "place, shown",
    [
        ("postgresql://ann:secret@db.example:5432/games", "postgresql://db.example:5432/games"),
        ("postgresql://ann:sec@ret@db.example/games", "postgresql://db.example/games"),
        ("postgresql:///games?user=ann&password=secret", "postgresql:///games"),
        ("postgresql://db.example/games?password=secret", "postgresql://db.example/games"),
        ("sqlite:///folder/tables.sqlite", "sqlite:///folder/tables.sqlite"),
        ("a folder/tables?.sqlite", "a folder/tables?.sqlite"),
    ],
)
def test_no_password_is_shown(place: str, shown: str) -> None:
    """Wherever it stands in the address; paths are shown as they are."""
    assert without_secrets(place) == shown
