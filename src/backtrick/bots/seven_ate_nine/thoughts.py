"""A player's thoughts: sums, looking through the hand, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...games.seven_ate_nine import Draw, Lay, Place
from .model import MOVING, believed, passes, thinking
from .perception import barred_until, cards_left, followers, places, right_values, stack_left, top

if TYPE_CHECKING:
    from random import Random

    from ...games.seven_ate_nine import Card, Move, View
    from ...games.seven_ate_nine.cards import Values
    from .model import Level


class PlannedMove(NamedTuple):
    """A planned move."""

    move: Move
    at: int
    sets_off: int
    """When a new card in the middle can no longer stop it."""
    seen: int
    reason: str


class Thoughts:
    """What a player has in mind."""

    def __init__(self, level: Level, chance: Random) -> None:
        self._level = level
        self._chance = chance
        self._results: dict[Place, tuple[int, Values]] = {}
        """The results for the card that lies there, and the number of that card."""
        self._laid = dict.fromkeys(Place, 0)
        """The numbers of the player's own newest cards."""
        self._is_careful = False

    def forget(self) -> None:
        """Start again, because all cards have moved."""
        self._results.clear()

    def has_missed(self) -> None:
        """Do a wrong sum again, carefully, so that it is not wrong for ever."""
        self._results.clear()
        self._is_careful = True

    def has_laid(self, place: Place, seen: int) -> None:
        """Note that a card of the player's own lies there now."""
        self._is_careful = False
        self._laid[place] = seen + 1 if place is Place.MIDDLE else self._laid[place] + 1

    def plan(self, view: View, start: int) -> PlannedMove | None:
        """What to do at this time; None: wait for the others."""
        if reason := self._why_draw(view, start):
            return self._draw(view, start, reason)
        if cards_left(view) == 1:
            at = start + passes(self._level, self._level.glance, self._chance)
            return _lay(view, view.hand[0], Place.MIDDLE, at, "bot-race-last-card")
        time = start
        for place in places(view):
            time += self._look(view, place)
            if plan := self._found(view, place, time):
                return plan
        if stack_left(view):
            return self._draw(view, time, "bot-race-nothing-fits")
        return self._on_second_thoughts(view, time)

    def _why_draw(self, view: View, start: int) -> str | None:
        """The reason to draw without looking for a fit, or None."""
        if not stack_left(view):
            return None
        if len(view.hand) < self._level.enough:
            return "bot-race-more-cards"
        is_idle = barred_until(view) >= start + self._level.draw
        return "bot-race-barred" if is_idle and self._level.draws_while_barred else None

    def _draw(self, view: View, start: int, reason: str) -> PlannedMove:
        at = start + passes(self._level, self._level.draw, self._chance)
        sets_off = start if Place.MIDDLE in places(view) else view.clock
        return PlannedMove(Draw(), at, sets_off, view.turned, reason)

    def _look(self, view: View, place: Place) -> int:
        """Work out what fits and go through the hand; returns the time it took."""
        below = top(view, place)
        number = view.turned if place is Place.MIDDLE else self._laid[place]
        if below is None or self._results.get(place, (0,))[0] == number:
            return passes(self._level, self._level.glance, self._chance)
        values = believed(self._level, below, self._chance, view.options)
        self._results[place] = number, right_values(view, place) if self._is_careful else values
        time = thinking(self._level, below, len(view.hand), view.options)
        if self._laid[place] == number:
            time *= 1 - self._level.ahead
        return passes(self._level, time, self._chance)

    def _found(self, view: View, place: Place, at: int) -> PlannedMove | None:
        """A card to lay there."""
        values = self._results[place][1] if top(view, place) else right_values(view, place)
        fitting = [card for card in dict.fromkeys(view.hand) if card.value in values]
        if not fitting:
            return None
        card = self._chance.choice(fitting)
        if self._level.plans:
            card = max(fitting, key=lambda each: followers(view, each))
        return _lay(view, card, place, at, self._why_lay(view, card, place))

    def _why_lay(self, view: View, card: Card, place: Place) -> str:
        if card.value not in right_values(view, place):
            return "bot-race-slip"
        if place is Place.OWN_ROW:
            return "bot-race-own-row"
        has_next = self._level.plans and followers(view, card)
        return "bot-race-fits-and-next" if has_next else "bot-race-fits"

    def _on_second_thoughts(self, view: View, time: int) -> PlannedMove | None:
        """With nothing to draw and nothing found: do the sums again, carefully."""
        for place in places(view):
            below, right = top(view, place), right_values(view, place)
            if below and self._results[place][1] != right:
                mean = thinking(self._level, below, len(view.hand), view.options)
                time += passes(self._level, mean, self._chance)
                self._results[place] = self._results[place][0], right
                if plan := self._found(view, place, time):
                    return plan
        return None


def _lay(view: View, card: Card, place: Place, at: int, reason: str) -> PlannedMove:
    at = max(at, barred_until(view))
    # On its own row, and with the last card, the middle does not matter.
    is_untouched = place is Place.OWN_ROW or cards_left(view) == 1
    sets_off = view.clock if is_untouched else at - MOVING
    return PlannedMove(Lay(card, place), at, sets_off, view.turned, reason)
