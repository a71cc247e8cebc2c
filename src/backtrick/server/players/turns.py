"""Bots at a table that is played in turns, moment by moment.

A moment begins with every move. First the bots say what they have to say, then whoever is on turn
moves: a talker also learns from what other talkers do not say, so nobody decides before.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ...record import Made
from ...table.deadlines import deadline, is_mid_turn
from ..clock import milliseconds
from .agreeing import are_agreeing, first_word, is_silent, word_of_people
from .bench import at_random, legal_moves
from .history import words_of
from .messages import Answer, Interrupted, Seen, Tried
from .seated import Failed

if TYPE_CHECKING:
    from asyncio import Future, Task

    from ...games.seats import Seat
    from ...table import Play, Table
    from .bench import Bench
    from .seated import Seated

_TRIES: Final = 2
"""How often a bot is asked for a move before any will do."""


class Turns:
    """A game in turns, as its bots and its clock see it."""

    def __init__(self, bench: Bench, table: Table, play: Play) -> None:
        self._bench = bench
        self._pace = bench.house.pace
        self._begun = milliseconds()
        self._play = play
        self._yet_to_speak: set[Seat] = set()
        self._seat_anew(table)
        self._moment: Task[None] | None = None
        self._next_look: Future[None] | None = None
        self._begin_moment()

    def look(self, table: Table, play: Play) -> None:
        """Something has happened: let the bots know, and see whether there is something to do."""
        before, self._play = self._play, play
        has_moved = before.state is not play.state
        if has_moved:
            self._moved(before, play)
        elif len(play.happened) > len(before.happened):
            self._said(table)
        if self._places is not table.places:
            self._seat_anew(table)
            has_moved = True
        if self._next_look is not None:
            self._next_look.set_result(None)
            self._next_look = None
        if has_moved:
            self._begin_moment()

    def _seat_anew(self, table: Table) -> None:
        self._places = table.places
        new = self._bench.seat_anew(table)
        if self._play.options.talk:
            self._yet_to_speak = (self._yet_to_speak | new) & self._talkers()

    def stop(self) -> None:
        """Leave everything as it is."""
        if self._moment is not None:
            self._moment.cancel()

    def _begin_moment(self) -> None:
        self.stop()
        self._moment = asyncio.create_task(self._live_through())
        self._moment.add_done_callback(self._bench.ended)

    def _moved(self, before: Play, play: Play) -> None:
        """Let all bots see a move."""
        if len(play.happened) < len(before.happened):
            # A card was taken back. Whoever has seen it lie there has drawn conclusions from it.
            for each in self._bench.all():
                each.forget()
            return
        made = play.happened[-1]
        if self._yet_to_speak:
            self._bench.tell(Interrupted())
        for each in self._bench.all():
            if isinstance(made, Made) and made.seat == each.seat:
                each.tell(Tried(made.move, made.at))
            each.tell(Seen(play.game.view(play.state, each.seat)))
        if not is_mid_turn(play, made.seat):
            self._bench.standing_in.clear()
            if play.options.talk:
                self._yet_to_speak = self._talkers()

    def _said(self, table: Table) -> None:
        """Let all bots hear something, but for the one that has said it."""
        heard = words_of(table.said[-1])
        for each in self._bench.all():
            if heard is not None and heard.seat != each.seat:
                each.tell(heard)

    async def _live_through(self) -> None:
        """What there is to do until the next move."""
        play = self._play
        acting = play.game.to_act(play.state)
        bots = [seat for seat in acting if seat in self._bench.seated]
        speaking = map(self._speak, self._yet_to_speak & self._talkers())
        await asyncio.gather(asyncio.sleep(self._delay(play, bots)), *speaking)
        for seat in bots:
            if await self._move(seat):
                return
        await self._wait_for_people(play, [seat for seat in acting if seat not in bots])

    def _talkers(self) -> set[Seat]:
        return {seat for seat, seated in self._bench.seated.items() if seated.talks}

    def _delay(self, play: Play, bots: list[Seat]) -> float:
        """How long a bot takes for what it is about to do."""
        if not bots:
            return 0
        last = next((each for each in reversed(play.happened) if isinstance(each, Made)), None)
        if are_agreeing(play):
            goes_along = last is not None and last.seat in self._bench.seated
            return self._pace.next_card() if goes_along else self._pace.proposal()
        is_under_way = is_mid_turn(play, bots[0])
        return self._pace.next_card() if is_under_way else self._pace.first_card()

    async def _speak(self, seat: Seat) -> None:
        """Say what a bot has to say, and wait until the others have heard it."""
        await asyncio.sleep(self._pace.words())
        seated = self._bench.seated[seat]
        try:
            words = await seated.words()
        except Failed as failed:
            self._bench.failed(seated, str(failed))
            words = ()
        self._yet_to_speak.discard(seat)
        self._bench.say(seat, words)
        await self._until_stored()

    async def _until_stored(self) -> None:
        live = self._bench.live
        version = live.table.version
        while live.stored.version < version:
            if self._next_look is None:
                self._next_look = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._next_look)

    async def _move(self, seat: Seat) -> bool:
        """Let a bot move; answers whether it does."""
        play = self._play
        word = word_of_people(play, self._bench.seated) if are_agreeing(play) else None
        if word is None:
            word = (await self._choose(seat)).move
        elif word not in map(str, legal_moves(play, seat, 0)):
            return False
        return word is not None and self._make(seat, word)

    def _make(self, seat: Seat, move: str) -> bool:
        denied = self._bench.make(seat, move)
        if denied is not None:  # something else has happened that is being stored just now
            self._bench.failed(self._mover(seat), denied.code)
        return denied is None

    def _mover(self, seat: Seat) -> Seated:
        """Who moves. Bots plan whole turns: one that somebody else has begun is for a quick one."""
        seated = self._bench.seated.get(seat)
        if seated is None or (is_mid_turn(self._play, seat) and not seated.has_begun):
            return self._bench.stand_in(self._play, seat)
        return seated

    async def _choose(self, seat: Seat) -> Answer:
        """A legal move for a seat, or none if it waits; somehow."""
        legal = legal_moves(self._play, seat, 0)
        names = {None, *map(str, legal)}
        for _ in range(_TRIES):
            mover = self._mover(seat)
            try:
                answer = await mover.move(legal)
            except Failed as failed:
                self._bench.failed(mover, str(failed))
                continue
            if answer.move in names:
                return answer
            self._bench.failed(mover, f"not legal: {answer.move}")
        if are_agreeing(self._play):
            return Answer(move=first_word(self._play, seat))
        return at_random(self._play, seat, 0)

    async def _wait_for_people(self, play: Play, people: list[Seat]) -> None:
        """When somebody's time is up, go on without them."""
        table = self._bench.live.stored
        due = deadline(table)
        agreeing = are_agreeing(play)
        sleepers = [seat for seat in people if not agreeing or is_silent(play, seat)]
        if due is None or not sleepers:
            return
        # Nobody's time runs while nobody is there.
        due = max(due, self._begun + 1000 * table.settings.turn_seconds)
        await asyncio.sleep(max((due - milliseconds()) / 1000, self._pace.next_card()))
        seat = sleepers[0]
        move = first_word(play, seat) if agreeing else (await self._choose(seat)).move
        if move is not None:
            self._make(seat, move)
