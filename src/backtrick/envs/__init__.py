"""Environments for learning: what is seen and done as numbers, and many games at once."""

from .batch import Batch
from .layout import Field, Layout, Written

__all__ = ["Batch", "Field", "Layout", "Written"]
