"""The kinds of experts: what is said among them, and into whose hands their networks look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy import Options
from .judgement import Style
from .speech import SHOWING, SILENCE, talking

if TYPE_CHECKING:
    from ...games.quick_easy.state import Variant
    from .belief_table import Talk
    from .network import Net

SILENT: Final = "silent"
TALKER: Final = "talker"
OPEN: Final = "open"
LEARNERS: Final = (SILENT, TALKER)
"""Those who have learned for themselves."""
_LEAST_DEPTH: Final = 3
"""For two, it pays to think on to one's own next turn and to the one after it."""
_GUESSED_DEPTH: Final = 4
"""Who hears nothing only guesses what others hold: further ahead, that leads astray."""


def teacher_of(kind: str) -> str:
    """Whose networks a kind uses: to see a hand is to have been told all of it."""
    return TALKER if kind == OPEN else kind


def talk_of(kind: str, variant: Variant) -> Talk:
    """What is said among experts of a kind."""
    if kind == TALKER:
        return talking(variant)
    return SILENCE if kind == SILENT else SHOWING


def places_of(kind: str, players: int) -> int:
    """Into how many hands the network looks: who hears nothing knows only the own one."""
    return 1 if kind == SILENT else players


def trust_of(kind: str) -> int:
    """How many deals played on the first glance is worth.

    Who hears nothing plays on from guesses, which scatter; who is told much learns more from each.
    """
    return 24 if kind == SILENT else 0


def played_on(kind: str, most: int) -> int:
    """How many turns are played on, over all deals and for each effort, before the worse half goes.

    Who guesses needs many deals. Where a turn is one card there are fewer to choose from, in play
    and in thought: then there is time for them.
    """
    return 120 if kind == SILENT and most == 1 else 48


def depth_of(kind: str, players: int, most: int) -> int:
    """How many turns are played on: until everybody has had one, if that is not too far."""
    depth = max(players, _LEAST_DEPTH)
    return min(depth, _GUESSED_DEPTH) if kind == SILENT and most == 1 else depth


def style_of(kind: str, players: int, variant: Variant, net: Net) -> Style:
    """How experts of a kind play."""
    most = Options(players=players, variant=variant).most_cards_a_turn
    return Style(net, talk_of(kind, variant), most, depth_of(kind, players, most))
