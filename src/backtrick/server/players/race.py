"""Bots in a race: each thinks when something concerns it, and moves when its time has come."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ...games.errors import Reason
from ...games.terms import Moment
from ...record import Made, Refused
from ...table import Denial
from ..clock import milliseconds
from .bench import at_random, legal_moves
from .history import view_in_race
from .messages import Answer, Seen, Tried
from .seated import Failed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...games.seats import Seat
    from ...record import Event as Happening
    from ...table import Denied, Play, Table
    from .bench import Bench
    from .seated import Seated

_TRIES: Final = 2
"""How often in a row a bot may fail before any move will do."""
_REASONS: Final = {each.code for each in Reason}


class _Runner:
    """A bot in a race."""

    def __init__(self, bench: Bench, seated: Seated) -> None:
        self._bench = bench
        self.seated = seated
        self.tries: Answer | None = None
        """What it has laid, and waits to see what became of it."""
        self._is_stirred = False
        self._thinking: asyncio.Task[None] | None = None
        self._moving: asyncio.TimerHandle | None = None
        self._failures = 0

    def stir(self) -> None:
        """Let it think again. Until it has, it goes on with what it was about to do."""
        self._is_stirred = True
        if self.tries is None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())
            self._thinking.add_done_callback(self._bench.ended)

    def stop(self) -> None:
        """Leave everything as it is."""
        if self._thinking is not None:
            self._thinking.cancel()
        if self._moving is not None:
            self._moving.cancel()

    async def _think(self) -> None:
        while self._is_stirred and self.tries is None:
            self._is_stirred = False
            answer = await self._answer()
            if not self._is_stirred and self.tries is None:
                self._plan(answer)

    async def _answer(self) -> Answer:
        play = self._play()
        if play is None:
            return Answer()
        now = milliseconds()
        if self._failures >= _TRIES:
            return at_random(play, self.seated.seat, now)
        try:
            return await self.seated.move(legal_moves(play, self.seated.seat, now))
        except Failed as failed:
            self._failed(str(failed))
            return Answer()

    def _failed(self, error: str) -> None:
        """Ask again, and if that does not help, do anything."""
        self._bench.failed(self.seated, error)
        self._failures += 1
        self._is_stirred = True

    def _play(self) -> Play | None:
        return self._bench.live.stored.running()

    def _plan(self, answer: Answer) -> None:
        """Move when the time has come; during a countdown no time passes."""
        if self._moving is not None:
            self._moving.cancel()
            self._moving = None
        play = self._play()
        if play is None or answer.move is None:
            return
        now = milliseconds()
        opens = max(play.opens, now)
        reacts = max(play.dealt + (answer.at or 0) - opens, 0) * self._bench.house.pace.scale
        delay = (opens - now + reacts) / 1000
        self._moving = asyncio.get_running_loop().call_later(delay, self._try, answer)

    def _try(self, answer: Answer) -> None:
        self._moving, self.tries = None, answer
        denied = self._bench.make(self.seated.seat, answer.move or "", answer.seen)
        play = self._play()
        if denied is not None and play is not None:
            self._was_denied(play, answer, denied)

    def _was_denied(self, play: Play, answer: Answer, denied: Denied) -> None:
        """The rules did not even let it try: let it know, and think again."""
        seat, now = self.seated.seat, milliseconds()
        self.tries = None
        if denied.code == Denial.BAD_MOVE.code:
            self._failed(f"{denied.code} {answer.move}")
        else:
            reason = denied.code if denied.code in _REASONS else Reason.TOO_LATE.code
            move = play.game.parse(answer.move or "")
            self.seated.tell(Tried(move, now - play.dealt, answer.seen, reason))
            self.seated.tell(Seen(view_in_race(play, seat, now)))
        self.stir()

    def learns(self, happening: Made | Refused, reason: Reason | None) -> None:
        """Something of its own has happened."""
        seen = self.tries.seen if self.tries is not None else None
        code = None if reason is None else reason.code
        self.seated.tell(Tried(happening.move, happening.at, seen, code))
        self.tries, self._failures = None, 0


class Race:
    """A game in real time, as its bots see it."""

    def __init__(self, bench: Bench, table: Table, play: Play) -> None:
        self._bench = bench
        self._play = play
        self._runners: dict[Seat, _Runner] = {}
        self._seat_anew(table)

    def _seat_anew(self, table: Table) -> None:
        self._places = table.places
        new = self._bench.seat_anew(table)
        for seat in [*self._runners]:
            if seat in new or seat not in self._bench.seated:
                self._runners.pop(seat).stop()
        for seat in new:
            self._runners[seat] = _Runner(self._bench, self._bench.seated[seat])
            self._runners[seat].stir()

    def look(self, table: Table, play: Play) -> None:
        """Something has happened: let the bots know, and those whom it concerns think again."""
        before, self._play = self._play, play
        if len(before.happened) != len(play.happened) or before.opens != play.opens:
            self._moved(before, play)
        if self._places is not table.places:
            self._seat_anew(table)

    def stop(self) -> None:
        """Leave everything as it is."""
        for runner in self._runners.values():
            runner.stop()

    def _moved(self, before: Play, play: Play) -> None:
        news = play.happened[len(before.happened) :]
        if any(isinstance(each, Refused) and each.seat in self._runners for each in news):
            reasons = _reasons(before, news)
        else:
            reasons = [None] * len(news)
        for happening, reason in zip(news, reasons, strict=True):
            if isinstance(happening, Made | Refused) and happening.seat in self._runners:
                self._runners[happening.seat].learns(happening, reason)
        begins_anew = before.opens != play.opens
        is_for_all = begins_anew or any(_is_in_the_middle(each) for each in news)
        for seat, runner in self._runners.items():
            runner.seated.tell(Seen(self._view(play, seat, begins_anew=begins_anew)))
            if is_for_all or any(each.seat == seat for each in news):
                runner.stir()

    def _view(self, play: Play, seat: Seat, *, begins_anew: bool) -> object:
        if begins_anew:
            return view_in_race(play, seat, milliseconds())
        return play.game.view(play.state, seat)


def _is_in_the_middle(happening: Happening) -> bool:
    """Whether it changes what all look at; what somebody draws is nobody else's business."""
    return isinstance(happening, Made) and happening.move.is_contested


def _reasons(before: Play, news: Sequence[Happening]) -> list[Reason | None]:
    """Why each of them was refused, if it was."""
    state, game = before.state, before.game
    reasons: list[Reason | None] = []
    for each in news:
        reason = None
        if isinstance(each, Made | Refused):
            seen = each.seen if isinstance(each, Refused) else None
            state, reason = game.attempt(state, each.seat, each.move, Moment(each.at, seen))
        reasons.append(reason)
    return reasons
