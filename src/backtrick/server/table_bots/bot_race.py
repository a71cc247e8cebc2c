"""Bots in a race: each thinks when something concerns it, and moves when it is time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from ...games.errors import Reason
from ...table import Denial
from ...table.events import Contested, Moved, Tried
from ...table.game_fold import judge_contest
from ..clock import milliseconds
from .bot_seat import Failed
from .bot_seats import at_random, in_place_of, legal_moves
from .history import view_in_race
from .messages import Attempted, Reply, Seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...games.parts import View
    from ...games.seats import Seat
    from ...table import Denied, Event, Play, Table
    from .bot_seat import BotSeat
    from .bot_seats import BotSeats

_TRIES: Final = 2
"""How often in a row a bot may fail before it makes any move."""
_REASONS: Final = {each.code for each in Reason}


class _Try(NamedTuple):
    """An attempt of a seat, and its result."""

    seat: Seat
    move: str
    reason: str | None = None
    """The code of the refusal; None: the move was made."""
    is_contested: bool = False

    @property
    def is_in_the_middle(self) -> bool:
        """Whether it changes what others see; drawing does not."""
        return self.is_contested and self.reason is None


def _tries(before: Play, event: Event) -> Iterator[_Try]:
    """The attempts in an event."""
    if type(event) is Moved:
        yield _Try(event.seat, event.move)
    elif type(event) is Tried:
        yield _Try(event.offer.seat, event.offer.move, event.reason, is_contested=True)
    elif type(event) is Contested:
        reasons = judge_contest(before, event.offers, event.seen, event.at).reasons
        for offer, reason in zip(event.offers, reasons, strict=True):
            code = None if reason is None else reason.code
            yield _Try(offer.seat, offer.move, code, is_contested=True)


class _Racer:
    """A bot in a race."""

    def __init__(self, seats: BotSeats, seated: BotSeat) -> None:
        self._seats = seats
        self.seated = seated
        self.tries: Reply | None = None
        """A card it has laid, while the result is open."""
        self._is_stirred = False
        self._thinking: asyncio.Task[None] | None = None
        self._moving: asyncio.TimerHandle | None = None
        self._failures = 0

    def stir(self) -> None:
        """Let it think again. Until it is done, its planned move stands."""
        self._is_stirred = True
        if self.tries is None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())
            self._thinking.add_done_callback(self._seats.ended)

    def stop(self) -> None:
        """Stop."""
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

    async def _answer(self) -> Reply:
        play = self._play()
        if play is None:
            return Reply()
        now = milliseconds()
        if self._failures >= _TRIES:
            return in_place_of(self.seated, at_random(play, self.seated.seat, now))
        try:
            return await self.seated.move(legal_moves(play, self.seated.seat, now))
        except Failed as failed:
            self._failed(str(failed))
            return Reply()

    def _failed(self, error: str) -> None:
        """Ask again; if that fails too, make any move."""
        self._seats.failed(self.seated, error)
        self._failures += 1
        self._is_stirred = True

    def _play(self) -> Play | None:
        return self._seats.room.stored.running()

    def _plan(self, answer: Reply) -> None:
        """Move when it is time; during a countdown no time passes."""
        if self._moving is not None:
            self._moving.cancel()
            self._moving = None
        play = self._play()
        if play is None or answer.move is None:
            return
        now = milliseconds()
        opens = max(play.opens, now)
        reacts = max(play.dealt + (answer.at or 0) - opens, 0) * self._seats.config.pace.scale
        delay = (opens - now + reacts) / 1000
        self._moving = asyncio.get_running_loop().call_later(delay, self._try, answer)

    def _try(self, answer: Reply) -> None:
        self._moving, self.tries = None, answer
        self._seats.note_lapse(self.seated, answer)
        denied = self._seats.make(self.seated.seat, answer.move or "", answer.seen)
        play = self._play()
        if denied is not None and play is not None:
            self._was_denied(play, answer, denied)

    def _was_denied(self, play: Play, answer: Reply, denied: Denied) -> None:
        """The table refused the attempt: tell the bot, and let it think again."""
        seat, now = self.seated.seat, milliseconds()
        self.tries = None
        if denied.code == Denial.BAD_MOVE.code:
            self._failed(f"{denied.code} {answer.move}")
        else:
            reason = denied.code if denied.code in _REASONS else Reason.TOO_LATE.code
            move = play.game.parse(answer.move or "")
            self.seated.tell(Attempted(move, now - play.dealt, answer.seen, reason))
            self.seated.tell(Seen(view_in_race(play, seat, now)))
        self.stir()

    def learns(self, own: _Try, play: Play) -> None:
        """One of its own attempts was decided."""
        seen = self.tries.seen if self.tries is not None else None
        self.seated.tell(Attempted(play.game.parse(own.move), play.clock, seen, own.reason))
        self.tries, self._failures = None, 0


class BotRace:
    """A game in real time, as its bots see it."""

    def __init__(self, seats: BotSeats, table: Table, play: Play) -> None:
        self._seats = seats
        self._play = play
        self._racers: dict[Seat, _Racer] = {}
        self._seat_anew(table)

    def _seat_anew(self, table: Table) -> None:
        self._occupants = table.occupants
        new = self._seats.seat_anew(table)
        for seat in [*self._racers]:
            if seat in new or seat not in self._seats.seated:
                self._racers.pop(seat).stop()
        for seat in new:
            self._racers[seat] = _Racer(self._seats, self._seats.seated[seat])
            self._racers[seat].stir()

    def look(self, table: Table, play: Play) -> None:
        """Tell the bots about an event, and let those it concerns think again."""
        before, self._play = self._play, play
        if len(before.events) != len(play.events) or before.opens != play.opens:
            self._moved(before, play)
        if self._occupants is not table.occupants:
            self._seat_anew(table)

    def stop(self) -> None:
        """Stop."""
        for racer in self._racers.values():
            racer.stop()

    def _moved(self, before: Play, play: Play) -> None:
        news = [
            each for event in play.events[len(before.events) :] for each in _tries(before, event)
        ]
        for each in news:
            if each.seat in self._racers:
                self._racers[each.seat].learns(each, play)
        begins_anew = before.opens != play.opens
        is_for_all = begins_anew or any(each.is_in_the_middle for each in news)
        for seat, racer in self._racers.items():
            racer.seated.tell(Seen(self._view(play, seat, begins_anew=begins_anew)))
            if is_for_all or any(each.seat == seat for each in news):
                racer.stir()

    def _view(self, play: Play, seat: Seat, *, begins_anew: bool) -> View:
        if begins_anew:
            return view_in_race(play, seat, milliseconds())
        return play.game.view(play.state, seat)
