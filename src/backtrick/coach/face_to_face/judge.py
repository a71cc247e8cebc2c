"""The judge of `face-to-face`: it counts cards and samples the hidden ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from ...bots.face_to_face.candidates import best_ends, explore, moves_to, new_ends
from ...bots.face_to_face.rollouts import Hidden, new_room, play_worlds, play_worlds_after
from ...bots.face_to_face.turns import moves_of
from ...games.face_to_face import State, View
from ...games.face_to_face.cards import COLOURS, NUMBERS
from ...games.face_to_face.notation import Lay
from ...games.face_to_face.rules import LEAST_CARDS_A_TURN
from ...games.rows import ROWS
from ...sim.bits import NONE, mask_of
from ...sim.chance import start
from ...sim.face_to_face.shortest_way import Turn
from ..chances import WHOLE, Weighed
from ..comparison import chance_of, weigh
from ..judge import Judge, Judgement
from ..scale import EXACT
from .calibrations import CALIBRATION
from .endgames import Endgame, Undecided
from .findings import findings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ...games.options import GameOptions
    from ...games.seats import Seat
    from ...games.terms import Move
    from ..chances import Chance
    from ..findings import Finding
    from ..scale import Scale

CANDIDATES: Final = 16
"""The most turns that are weighed, besides the played one."""
DEALS: Final = 600
"""The sampled deals per unit of effort."""
_SEED: Final = np.uint64(23)
_TURN, _LOOKING_BACK = 0, 1
"""The purposes of chance."""


class DuelJudge(Judge[View]):
    """A judge on one side."""

    view: View

    def __init__(self, seat: Seat, effort: int) -> None:
        self._seat = seat
        self.deals = DEALS * effort
        self.calibration = CALIBRATION
        self._scratch = new_room(0)
        self._ends = new_ends()
        self._seen: tuple[set[int], ...] = tuple(set() for _ in COLOURS)
        """By seat, the numbers seen on the table."""
        self._laid: tuple[Move, ...] = ()
        """What has been laid of the turn, although the view is that of its start."""

    def see(self, view: View) -> None:
        self.view = view
        self._laid = ()
        for rows in view.tops:
            for card in rows:
                self._seen[COLOURS.index(card.colour)].add(card.number)

    def begins(self, state: State) -> bool:
        return not state.laid_this_turn

    def go_on(self, laid: Sequence[Move]) -> None:
        self._laid = tuple(laid)

    def weigh(self, number: int, played: Sequence[Move] | None = None) -> Judgement:
        turn = _after(self._turn(), self._laid)
        known = explore(turn, self._ends)
        ends = self._candidates(turn, known, played)
        solved = self._solved(ends, known)
        if solved:
            ends = [*solved]
        scale = EXACT if solved else self._scale
        start(self._scratch.chance, _SEED, number, _TURN)
        weighing = weigh(
            _Solved([*solved.values()]) if solved else _Rollouts(self, turn, ends),
            len(ends),
            None if played is None else 0,
            self.deals,
            scale,
        )
        moves = [(*self._laid, *moves_of(turn, moves_to(self._ends, end))) for end in ends]
        turns = [Weighed(moves[place], chance) for place, chance in weighing.chances.items()]
        choices = int((self._ends.laid[:known] >= LEAST_CARDS_A_TURN).sum())
        found = ()
        if played and weighing.loss.value:
            found = self.reasons(number, turns[0].moves, played)
        return Judgement(
            choices,
            tuple(turns),
            weighing.played,
            weighing.loss,
            found,
            scale.most,
            is_solved=bool(solved),
        )

    def reasons(
        self,
        number: int,  # noqa: ARG002  nothing is sampled for it
        better: Sequence[Move],
        other: Sequence[Move],
    ) -> tuple[Finding, ...]:
        return findings(self._turn(), other, better)

    def _candidates(self, turn: Turn, known: int, played: Sequence[Move] | None) -> list[int]:
        """The ends of turns to weigh: that of the played one, if any, and the best-looking ones."""
        best = np.zeros(CANDIDATES, np.int64)
        found = best_ends(self._ends, known, turn.pile, best)
        first = [] if played is None else [self._end_of(turn, known, played)]
        return [*dict.fromkeys([*first, *best[:found].tolist()])]

    def _solved(self, ends: Sequence[int], known: int) -> dict[int, bool] | None:
        """Whether each end is won, if that can be known; a winning one is added if none is."""
        if not self._knows_all():
            return None
        search, all_laid = Endgame(), self._ends.laid
        try:
            found = {end: self._is_won(search, end) for end in ends}
            if not any(found.values()):
                others = (end for end in range(known) if all_laid[end] >= LEAST_CARDS_A_TURN)
                found |= {end: True for end in others if self._is_won(search, end)}
        except Undecided:
            return None
        return found

    def _knows_all(self) -> bool:
        """Whether nothing is left to draw, so that the opponent's cards are all that is left."""
        theirs = int(self._hidden().theirs).bit_count()
        return not any(self.view.pile_sizes) and theirs == self.view.hand_sizes[1 - self._seat]

    def _is_won(self, search: Endgame, end: int) -> bool:
        ends = self._ends
        tops: tuple[int, ...] = tuple(ends.tops[end].tolist())
        return search.is_won_after(int(ends.hands[end]), int(self._hidden().theirs), tops)

    def _end_of(self, turn: Turn, known: int, played: Sequence[Move]) -> int:
        """The end of a played turn."""
        after, ends = _after(turn, played), self._ends
        same = (ends.hands[:known] == after.hand) & (ends.tops[:known] == after.tops).all(axis=1)
        return int(np.flatnonzero(same)[0])

    def look_back(self, number: int) -> Chance:
        turn, ends = self._turn(), self._ends
        ends.hands[0], ends.helped[0] = turn.hand, 0
        ends.tops[0] = turn.tops
        solved = self._solved([0], 1)
        if solved:
            return chance_of(_Solved([*solved.values()])([0], 2)[:, 0], EXACT)
        start(self._scratch.chance, _SEED, number, _LOOKING_BACK)
        values = np.zeros((self.deals, 1), np.int64)
        play_worlds_after(ends, self._hidden(), self._scratch, values)
        return chance_of(values[:, 0] * WHOLE, self._scale)

    def left(self) -> float:
        left = sum(self.view.hand_sizes) + sum(self.view.pile_sizes)
        return left / (len(COLOURS) * len(NUMBERS))

    @property
    def _scale(self) -> Scale:
        return self.calibration.at(self.left())

    def play(self, turn: Turn, ends: Sequence[int], deals: int) -> NDArray[np.int64]:
        """The results of games played on from these ends, in parts of WHOLE."""
        chosen = np.array(ends, np.int64)
        values = np.zeros((deals, len(ends)), np.int64)
        play_worlds(self._ends, chosen, self._hidden(), self._scratch, values)
        if not turn.pile:  # the last card of all wins at once
            values[:, self._ends.hands[chosen] == NONE] = 1
        return values * WHOLE

    def _turn(self) -> Turn:
        """The seat's own side of the table, no matter who is on turn."""
        view, seat = self.view, self._seat
        own, theirs = view.tops[seat], view.tops[1 - seat]
        return Turn(
            mask_of(card.number for card in view.hand),
            (own[0].number, own[1].number, theirs[0].number, theirs[1].number),
            view.pile_sizes[seat],
            laid=0,
            helped=0,
        )

    def _hidden(self) -> Hidden:
        view, seat, other = self.view, self._seat, 1 - self._seat
        held = {card.number for card in view.hand}
        return Hidden(
            mask_of(set(NUMBERS) - self._seen[seat] - held),
            view.pile_sizes[seat],
            mask_of(set(NUMBERS) - self._seen[other]),
            view.hand_sizes[other],
            view.pile_sizes[other],
        )


def _after(turn: Turn, moves: Sequence[Move]) -> Turn:
    """A turn after more cards; those that are laid already change nothing."""
    lays = [move for move in moves if isinstance(move, Lay)]
    tops = [*turn.tops]
    for lay in lays:
        tops[len(ROWS) * lay.side + lay.row] = lay.number
    own, other, their, last = tops
    return turn._replace(
        hand=turn.hand & ~mask_of(lay.number for lay in lays),
        tops=(own, other, their, last),
        laid=max(turn.laid, len(lays)),
        helped=int(turn.helped or any(lay.side for lay in lays)),
    )


@dataclass(frozen=True, slots=True)
class _Solved:
    """Turns of which it is known whether they win."""

    won: Sequence[bool]

    def __call__(self, turns: Sequence[int], deals: int) -> NDArray[np.int64]:
        results = np.array([self.won[each] * WHOLE for each in turns], np.int64)
        return np.tile(results, (max(deals, 2), 1))  # from two deals on, there is no doubt


@dataclass(frozen=True, slots=True)
class _Rollouts:
    judge: DuelJudge
    turn: Turn
    ends: Sequence[int]

    def __call__(self, turns: Sequence[int], deals: int) -> NDArray[np.int64]:
        return self.judge.play(self.turn, [self.ends[each] for each in turns], deals)


def sit(
    options: GameOptions,  # noqa: ARG001  they only say who starts
    seat: Seat,
    effort: int,
    *,
    company: Sequence[str],  # noqa: ARG001  nobody talks here
    is_talkative: bool,  # noqa: ARG001  as above
) -> DuelJudge:
    """A judge in a seat."""
    return DuelJudge(seat, effort)
