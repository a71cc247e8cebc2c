"""The judge of `quick-easy`: it knows what a seat has seen and heard, and samples the rest."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Final

import numpy as np

from ...bots.quick_easy.belief_table import NO_CARD
from ...bots.quick_easy.cards import CARD_COUNT, EVERY
from ...bots.quick_easy.endgames import new_search
from ...bots.quick_easy.hidden_cards import deal_hidden
from ...bots.quick_easy.judgement import glance, unseen
from ...bots.quick_easy.memory import NO_SEATS, Memory
from ...bots.quick_easy.network import place_count
from ...bots.quick_easy.rollouts import PLAYED, Thinker, play_worlds
from ...bots.quick_easy.scratch import new_mind
from ...bots.quick_easy.styles import SILENT, TALKER, style_of
from ...bots.quick_easy.watcher import Watcher
from ...bots.quick_easy.weights import load
from ...games.quick_easy import Lay, Options, State, View
from ...games.quick_easy.cards import DECK
from ...games.quick_easy.notation import END, LAYS
from ...sim.chance import start
from ..chances import Weighed, mark_of
from ..comparison import DOUBT, chance_of, gain, weigh
from ..judge import Judge, Judgement
from ..scale import EXACT
from ..unsaid import Unsaid
from .calibrations import calibration_of
from .findings import Announced, Known, findings
from .unsaid import SaidBefore, could_say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ...bots.quick_easy.belief_table import BeliefTable
    from ...games.options import GameOptions
    from ...games.seats import Seat
    from ...games.terms import Move
    from ...talk import Signal
    from ..chances import Chance
    from ..comparison import Gain
    from ..findings import Finding
    from ..scale import Scale

DEALS: Final = 60
"""The sampled deals per unit of effort."""
DEPTH: Final = 8
"""The turns played on in each before the position is judged at a glance."""
_SEED: Final = np.uint64(17)
_HANDS: Final = 200
"""The sampled hands of the next player, for findings."""
FEWER: Final = 4
"""How many times fewer deals show whether there was anything worth saying."""
PROMISING: Final = 0.03
"""What it must gain there to be examined closely."""
_TURN, _LOOKING_BACK, _FINDING, _HEARING = range(4)
"""The purposes of chance."""


class TeamJudge(Judge[View]):
    """A judge in one seat of a team."""

    def __init__(
        self, options: Options, seat: Seat, effort: int, kind: str, talkers: frozenset[Seat]
    ) -> None:
        players, variant = options.players, options.variant
        net = load(kind, players, variant)
        style = style_of(kind, players, variant, net)
        self.memory = Memory(players, seat, talkers)
        self._style = style._replace(depth=DEPTH)
        self._scratch = new_mind(players, place_count(net.first))
        self._thinker = Thinker(self._style, self._scratch, new_search())
        others = frozenset(range(players)) - {seat}
        self._watcher = Watcher(self.memory, style, self._scratch, others)
        self.deals = DEALS * effort
        self._said: list[SaidBefore] = []
        self.calibration = calibration_of(kind, players, variant)

    def see(self, view: View) -> None:
        self.memory.conclude()  # now that all have spoken
        self._watcher.look(view)
        self.memory.see(view)

    def hear(self, seat: Seat, signal: Signal) -> None:
        view = self.memory.view
        if seat == self.memory.seat and view is not None:
            self._said.append(SaidBefore(signal, view.hand, view.tops))
        self.memory.hear(seat, signal)

    def could_say(self) -> tuple[Signal, ...]:
        return could_say(self.memory.view, self._said) if self.memory.view else ()

    def worth_hearing(
        self,
        number: int,
        seat: Seat,
        signals: Sequence[Signal],
        played: Sequence[Move],
        judgement: Judgement,
    ) -> Unsaid | None:
        turns = self._turns()
        known = [turns.index(_in_order(each)) for each in (judgement.turns[0].moves, played)]
        self._begin(number, _HEARING)
        # Everything together first, at a glance: mostly nothing of it would help.
        first = self._gain(seat, signals, known, max(self.deals // FEWER, DEALS), doubt=1.0)
        if first is None or first.chance.value < PROMISING:
            return None
        gains = [(each, self._gain(seat, [each], known, self.deals)) for each in signals]
        found = [
            Unsaid(seat, each, self._moves(turns[gained.turn]), gained.chance)
            for each, gained in gains
            if gained is not None and mark_of(gained.chance)
        ]
        return max(found, key=lambda each: each.worth.value, default=None)

    def _gain(
        self,
        seat: Seat,
        signals: Sequence[Signal],
        known: Sequence[int],
        deals: int,
        *,
        doubt: float = DOUBT,
    ) -> Gain | None:
        """What the best turn gains on the known ones, once this is heard; None if it is no news."""
        memory = deepcopy(self.memory)
        for signal in signals:
            memory.hear(seat, signal)
        if np.array_equal(memory.table.possible, self.memory.table.possible):
            return None

        def play(turns: Sequence[int], deals: int) -> NDArray[np.int64]:
            return self._play(turns, deals, memory.table)

        return gain(play, len(self._turns()), known, deals, self._scale, doubt=doubt)

    def begins(self, state: State) -> bool:
        return state.turn is not None and not state.laid_this_turn

    def weigh(self, number: int, played: Sequence[Move] | None = None) -> Judgement:
        self.memory.conclude()
        turns = self._turns()
        self._begin(number, _TURN)
        place = None if played is None else turns.index(_in_order(played))
        weighing = weigh(self._play, len(turns), place, self.deals, self._scale)
        weighed = [
            Weighed(self._moves(turns[each]), chance) for each, chance in weighing.chances.items()
        ]
        found = ()
        if played is not None and weighing.loss.value:
            found = self.reasons(number, weighed[0].moves, played)
        return Judgement(
            len(turns),
            tuple(weighed),
            weighing.played,
            weighing.loss,
            found,
            self._scale.most,
            is_solved=self._knows_all(),
        )

    def reasons(
        self, number: int, better: Sequence[Move], other: Sequence[Move]
    ) -> tuple[Finding, ...]:
        return findings(self._known(number), _in_order(other), _in_order(better))

    def _known(self, number: int) -> Known:
        """What findings may use."""
        table, seat = self.memory.table, self.memory.seat
        view = self.memory.view
        hidden = int(unseen(table, seat))
        announced = [
            Announced(other, int(table.possible[other, held]) & hidden)
            for other in range(len(table.sizes))
            for held in range(int(table.sizes[other]))
            if other != seat and hidden & ~int(table.possible[other, held])
        ]
        self._begin(number, _FINDING)
        return Known(view.tops if view else (None, None), announced, hidden, self._next_hands())

    def _next_hands(self) -> list[int]:
        """The hand of the next player in some sampled deals."""
        table, dealt = self.memory.table, self._scratch.dealt
        players, seat = len(table.sizes), self.memory.seat
        others = [(seat + place) % players for place in range(1, players)]
        following = next((other for other in others if table.sizes[other]), None)
        hands: list[int] = []
        for _ in range(_HANDS if following is not None else 0):
            if deal_hidden(table, self._scratch):
                held = dealt.hands[following, : dealt.sizes[following]]
                hands.append(sum(1 << int(card) for card in held))
        return hands

    def _turns(self) -> list[tuple[Lay, ...]]:
        """All turns, in the order of the kernels' list of them."""
        scratch, table = self._scratch, self.memory.table
        found, _ = glance(table, self._style, scratch.work, scratch.turns, scratch.chances)
        return [_lays(scratch.turns[place]) for place in range(found)]

    def _moves(self, turn: tuple[Lay, ...]) -> tuple[Move, ...]:
        """A turn as moves, with `end` unless it lays the last card of all."""
        view = self.memory.view
        wins = view is not None and len(turn) == sum(view.hand_sizes) + view.pile_size
        return turn if wins else (*turn, END)

    def look_back(self, number: int) -> Chance:
        table, seat = self.memory.table, self.memory.seat
        before, on_turn = table.possible[seat].copy(), int(table.turn[0])
        for held in range(int(table.sizes[seat])):  # what it will say of the cards it drew
            table.possible[seat, held] &= self._style.talk.drawn[table.hands[seat, held]]
        values = np.zeros((self.deals, 1), np.int64)
        played = np.full(1, PLAYED, np.int64)
        self._begin(number, _LOOKING_BACK)
        table.turn[0] = seat
        done = play_worlds(table, self._thinker, played, values)
        table.turn[0], table.possible[seat] = on_turn, before
        return chance_of(values[:done, 0], self._scale)

    def left(self) -> float:
        return 1 - int(self.memory.table.laid[0]).bit_count() / CARD_COUNT

    @property
    def _scale(self) -> Scale:
        return EXACT if self._knows_all() else self.calibration.at(self.left())

    def _knows_all(self) -> bool:
        """Whether all hidden cards are in one hand."""
        table, seat = self.memory.table, self.memory.seat
        held = [int(size) for other, size in enumerate(table.sizes) if other != seat and size]
        return len(held) <= 1 and int(unseen(table, seat)).bit_count() == sum(held)

    def _begin(self, number: int, purpose: int) -> None:
        start(self._scratch.chance, _SEED, number, purpose)

    def _play(
        self, turns: Sequence[int], deals: int, table: BeliefTable | None = None
    ) -> NDArray[np.int64]:
        values = np.zeros((deals, len(turns)), np.int64)
        chosen = np.array(turns, np.int64)
        table = self.memory.table if table is None else table
        done = play_worlds(table, self._thinker, chosen, values)
        if not done:  # somebody was wrong about a card: nothing said is certain then
            table.possible[:] = EVERY
            done = play_worlds(table, self._thinker, chosen, values)
        return values[:done]


def _lays(turn: NDArray[np.int64]) -> tuple[Lay, ...]:
    card, row, second, second_row = map(int, turn)
    first = LAYS[DECK[card]][row]
    return (first,) if second == NO_CARD else (first, LAYS[DECK[second]][second_row])


def _in_order(played: Sequence[Move]) -> tuple[Lay, ...]:
    """The cards of a turn; on two rows, the ascending one first, as the kernels list them."""
    lays = [move for move in played if isinstance(move, Lay)]
    if len({lay.row for lay in lays}) == len(lays):
        lays.sort(key=lambda lay: lay.row)
    return tuple(lays)


def sit(
    options: GameOptions,
    seat: Seat,
    effort: int,
    *,
    company: Sequence[str],
    is_talkative: bool,
) -> TeamJudge:
    """A judge in a seat."""
    if not isinstance(options, Options):
        raise TypeError(f"{options!r} are the options of another game")
    # People do not know what the silence of bots means, and may interrupt them.
    is_among_talkers = all(name == TALKER for name in company)
    talkers = frozenset(range(options.players)) if is_among_talkers else NO_SEATS
    return TeamJudge(options, seat, effort, TALKER if is_talkative else SILENT, talkers)
