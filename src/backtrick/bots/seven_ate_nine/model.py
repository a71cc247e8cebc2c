"""How fast people are: the model of reaction times behind `child`, `adult` and `expert`.

A player who sees a new card first does two sums, then goes through their hand, then moves an arm.
The time this takes is random, with a lognormal distribution, as reaction times roughly have: never
negative, and with a long tail. Its mean is

    look + a_card * cards in hand + three, on a card with ±3 + wrap, where a result goes round

Players who find nothing draw. By then they have the two results in mind, and only the drawn card is
new: so looking again takes a `glance`, whatever the hand. The player who laid the middle card saw
it coming and needs less, by the share `ahead`. A sum goes wrong with the chance `slip`, twice that
on the harder cards: one result is then off by one, and if a card with that value is in the hand, it
is laid and is a miss. After a miss there is no slip until a card is laid.

A moving arm cannot be stopped. If the middle changes within the last MOVING milliseconds before a
card is laid, it is laid anyway, on the card that was seen.

Beyond speed, skill means: having `enough` cards in hand before doing any sum, because with few
cards the sum is usually in vain, and with many it takes long to go through them; drawing while
barred; and of several cards, laying the one on which another card of its hand fits.

The numbers are chosen, neither measured nor taken from a study. Their order of magnitude comes from
the literature: sums of single digits take adults under a second and children of eight some seconds
(Groen and Parkman 1972), each more thing to look at a few dozen milliseconds (Treisman and Gelade
1980), and a movement takes some 200 to stop (Logan and Cowan 1984). Within that range they are set
so that each level usually beats the one below, but not always: in a race with 36 cards each, chance
evens out, and a realistic child would never beat an adult.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log
from typing import TYPE_CHECKING, Final

from ...games.seven_ate_nine.cards import FITTING, STEPS

if TYPE_CHECKING:
    from random import Random

    from ...games.seven_ate_nine import Card, Options
    from ...games.seven_ate_nine.cards import Values

MOVING: Final = 150
"""Milliseconds before a card is laid when the arm can no longer be stopped."""
_HARD_STEP: Final = max(STEPS)
_TIMES: Final = ("look", "a_card", "three", "wrap", "glance", "draw")
"""The fields of a level that are times."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """A level of skill. Times are means in milliseconds."""

    look: float
    """To see a card and to do the easiest sums."""
    a_card: float
    three: float
    wrap: float
    glance: float
    draw: float
    """To take a card from the stack and to see what it is."""
    spread: float
    """The standard deviation of the logarithm of a time."""
    slip: float
    ahead: float
    enough: int
    """With fewer cards than this, the player draws without thinking."""
    draws_while_barred: bool
    plans: bool
    """Whether the player thinks of their own next card."""

    def stretched(self, times: float) -> Level:
        """The same level, with everything taking so many times as long."""
        longer = {name: times * getattr(self, name) for name in _TIMES}
        return replace(self, **longer)


def takes_a_wrap(card: Card, options: Options) -> bool:
    """Whether a result on the card wraps around."""
    return not options.no_wrap and FITTING[False][card] != FITTING[True][card]


def thinking(level: Level, below: Card, cards: int, options: Options) -> float:
    """The mean time to find a card, or none, to lay on another."""
    harder = level.three * (below.step == _HARD_STEP)
    harder += level.wrap * takes_a_wrap(below, options)
    return level.look + level.a_card * cards + harder


def passes(level: Level, mean: float, chance: Random) -> int:
    """A time with this mean, in whole milliseconds."""
    return 1 + int(chance.lognormvariate(log(mean) - level.spread**2 / 2, level.spread))


def believed(level: Level, below: Card, chance: Random, options: Options) -> Values:
    """The values that the player believes fit; a slip makes one of them wrong by one."""
    right = FITTING[options.no_wrap][below]
    is_hard = below.step == _HARD_STEP or takes_a_wrap(below, options)
    if chance.random() >= level.slip * (2 if is_hard else 1):
        return right
    missed = chance.choice(sorted(right))
    return right - {missed} | {chance.choice([missed - 1, missed + 1])}
