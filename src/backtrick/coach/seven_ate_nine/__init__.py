"""The analysis of races of `seven-ate-nine`."""

from .race import analyse

RACE = analyse
