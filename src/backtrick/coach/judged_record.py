"""Going through a record: every seat's judge sees and hears what the seat did."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ..games.terms import Ending
from ..record import Made, Said, replay
from ..talk import signals_recorded
from ..talk.signals import Start
from .analysis import Analysis, JudgedTurn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..games.parts import State
    from ..games.seats import Seat
    from ..games.terms import Move
    from ..record import Record, Step
    from .judge import AnyJudge, Judgement, Sits
    from .unsaid import Unsaid

DEFAULT_EFFORT: Final = 10
BEST: Final = 3
"""The number of best turns that are kept."""


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn of a record, by the steps of its first and last moves."""

    seat: Seat
    first: int
    last: int
    moves: tuple[Move, ...]


class JudgedRecord:
    """A record, as the judges of its seats go through it."""

    def __init__(
        self, record: Record, sit: Sits, effort: int, *, is_talkative: bool | None = None
    ) -> None:
        self._record = record
        self._steps = tuple(replay(record))
        self._effort = effort
        self.is_talkative = talks(record) if is_talkative is None else is_talkative
        seats = range(record.options.players)
        self.judges = [
            sit(
                record.options,
                seat,
                effort,
                company=record.seats,
                is_talkative=self.is_talkative,
            )
            for seat in seats
        ]
        self.turns = tuple(_turns(self._steps, self.judges))

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end."""
        return self.end.outcome is not None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won; nobody while the game runs."""
        outcome = self.end.outcome
        return outcome.winners if outcome else ()

    def analysis(self, progress: Callable[[int, int], None]) -> Analysis:
        """The analysis; `progress` is told how many of the turns are judged."""
        judged: list[JudgedTurn] = []
        for turn in self._judged():
            judged.append(turn)
            progress(len(judged), len(self.turns))
        winners = self.winners
        sides = _sides(self._record)
        return Analysis(
            self._effort,
            self.is_talkative,
            sides,
            _linked(judged, sides, winners),
            winners,
            is_conceded=self.end.outcome is not None and self.end.outcome.ending is Ending.CONCEDED,
        )

    def starts(self) -> tuple[State, ...]:
        """The states at the start of the turns."""
        return tuple(self._steps[turn.first - 1].state for turn in self.turns)

    @property
    def end(self) -> State:
        """The state at the end of the record."""
        return self._steps[-1].state

    def begins(self) -> bool:
        """Whether a turn begins at the end of the record."""
        return self.end.outcome is None and self.judges[0].begins(self.end)

    def adviser(self) -> AnyJudge:
        """The judge in the seat on turn at the end of the record, who has seen and heard it all."""
        self.follow(0, len(self._steps))
        (seat,) = self._record.game.to_act(self.end)
        return self.judges[seat]

    def advice(self, played: Sequence[Move] | None = None) -> Judgement | None:
        """The judgement on the turn that begins at the end of the record; None if none begins."""
        return self.adviser().weigh(len(self.turns), played) if self.begins() else None

    def weighed(self, first: int, step: int) -> Iterator[tuple[PlayedTurn, Judgement]]:
        """Some turns, from the first on: the turn, and the judgement on it."""
        chosen = [*enumerate(self.turns)][first::step]
        seen = dict.fromkeys((turn.seat for _, turn in chosen), 0)
        for number, turn in chosen:
            self.follow(seen[turn.seat], turn.first, [turn.seat])
            seen[turn.seat] = turn.first
            yield turn, self.judges[turn.seat].weigh(number, turn.moves)

    def sampled(self, first: int, step: int) -> list[tuple[float, float, bool, bool]]:
        """Some turns: the share of cards left, the win chance, and whether their seat won.

        Then, whether the win chance is known, because all cards were.
        """
        winners = self.winners
        return [
            (
                self.judges[turn.seat].left(),
                judgement.played.value + judgement.loss.value,
                turn.seat in winners,
                judgement.is_solved,
            )
            for turn, judgement in self.weighed(first, step)
        ]

    def _judged(self) -> Iterator[JudgedTurn]:
        seen = 0
        for number, turn in enumerate(self.turns):
            self.follow(seen, turn.first)
            judge = self.judges[turn.seat]
            judgement = judge.weigh(number, turn.moves)
            unsaid = tuple(self._unsaid(number, turn, judgement))
            seen = turn.last + 1
            self.follow(turn.first, seen)
            yield JudgedTurn(
                seat=turn.seat,
                first=turn.first,
                last=turn.last,
                moves=turn.moves,
                choices=judgement.choices,
                best=judgement.turns[:BEST],
                played=judgement.played,
                loss=judgement.loss,
                drawn=self._drawn(number, turn, judgement),
                after=0.0,
                findings=judgement.findings,
                unsaid=unsaid,
            )

    def _drawn(self, number: int, turn: PlayedTurn, judgement: Judgement) -> float:
        """The win chance after a turn; a player who gave up in the middle of it has not drawn."""
        judge, state = self.judges[turn.seat], self._steps[turn.last].state
        if state.outcome is None and not judge.begins(state):
            return judgement.played.value
        has_won = state.outcome is not None and turn.seat in state.outcome.winners
        return 1.0 if has_won else judge.look_back(number).value

    def _unsaid(self, number: int, turn: PlayedTurn, judgement: Judgement) -> Iterator[Unsaid]:
        """What others could have said before a turn, with some use."""
        if judgement.choices == 1:
            return
        for seat, speaker in enumerate(self.judges):
            signals = speaker.could_say()
            if signals and seat != turn.seat:
                judge = self.judges[turn.seat]
                found = judge.worth_hearing(number, seat, signals, turn.moves, judgement)
                yield from [found] if found else []

    def follow(self, first: int, end: int, seats: Sequence[Seat] | None = None) -> None:
        """Show judges the steps from the first to the one before the end: all, or some seats'."""
        seats = range(len(self.judges)) if seats is None else seats
        for step in self._steps[first:end]:
            if isinstance(step.entry, Said):
                for signal in signals_recorded(step.entry.text):
                    for seat in seats:
                        self.judges[seat].hear(step.entry.seat, signal)
            else:
                for seat in seats:
                    self.judges[seat].see(self._record.game.view(step.state, seat))


def talks(record: Record) -> bool:
    """Whether anybody says anything about cards."""
    said = (entry.text for entry in record.entries if isinstance(entry, Said))
    return any(not isinstance(signal, Start) for text in said for signal in signals_recorded(text))


def _turns(steps: tuple[Step, ...], judges: list[AnyJudge]) -> Iterator[PlayedTurn]:
    """The turns of a game."""
    turn: PlayedTurn | None = None
    for before, step in pairwise(steps):
        entry = step.entry
        if not isinstance(entry, Made) or not entry.move.in_turn:
            continue
        if turn is None or judges[entry.seat].begins(before.state):
            if turn:
                yield turn
            turn = PlayedTurn(entry.seat, step.number, step.number, (entry.move,))
        else:
            turn = replace(turn, last=step.number, moves=(*turn.moves, entry.move))
    if turn:
        yield turn


def _sides(record: Record) -> tuple[int, ...]:
    """By seat, its side."""
    seats = range(record.options.players)
    return tuple(0 if record.game.team else seat for seat in seats)


def _linked(
    turns: list[JudgedTurn], sides: tuple[int, ...], winners: tuple[Seat, ...]
) -> tuple[JudgedTurn, ...]:
    """The turns, each with the win chance of its side before the next one."""
    linked: list[JudgedTurn] = []
    for turn, following in zip(turns, [*turns[1:], None], strict=True):
        if following is None:
            after = float(turn.seat in winners)
        else:
            is_same = sides[turn.seat] == sides[following.seat]
            after = following.before.value if is_same else 1 - following.before.value
        linked.append(replace(turn, after=after))
    return tuple(linked)
