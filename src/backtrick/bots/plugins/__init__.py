"""Bots from outside this package, each in processes of its own, by the name of their code."""

from .player import plugin
from .process import BadPlugin
from .references import installed, reference_of

__all__ = ["BadPlugin", "installed", "plugin", "reference_of"]
