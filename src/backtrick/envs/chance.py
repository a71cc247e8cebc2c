"""Chance beyond the deck, in a batch."""

from __future__ import annotations

from typing import Final

STARTER: Final = 0
"""The purpose of the generator that draws who starts."""
ANYONE: Final = -1
"""The starter, if it is drawn."""
