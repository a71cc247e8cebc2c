"""The judge of `face-to-face`."""

from .judge import sit

JUDGE = sit
