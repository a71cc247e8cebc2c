"""Bots at a table that is played in turns, moment by moment.

A moment begins with every move. First the bots say what they have to say, then the seat on turn
moves: a talker also learns from the silence of other talkers, so nobody decides before.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ...table.deadlines import deadline, is_mid_turn
from ...table.events import Moved, Said, TookBack
from ..clock import milliseconds
from .agreement import (
    are_agreeing,
    first_vote,
    is_silent,
    pleas,
    vote_of_bots,
    votes,
    wish_of_people,
)
from .bot_seat import Failed
from .bot_seats import at_random, in_place_of, legal_moves
from .composers import Composers
from .history import heard_from
from .messages import Attempted, Interrupted, Reply, Seen

if TYPE_CHECKING:
    from asyncio import Future, Task

    from ...games.seats import Seat
    from ...table import Play, Table
    from .bot_seat import BotSeat
    from .bot_seats import BotSeats

_TRIES: Final = 2
"""How often a bot is asked before any move will do."""


class BotTurns:
    """A game in turns, as its bots and its clock see it."""

    def __init__(self, seats: BotSeats, table: Table, play: Play) -> None:
        self._seats = seats
        self._pace = seats.config.pace.at(table.settings.pace)
        self.composers = Composers(self._pace.longest_hold)
        self._begun = milliseconds()
        self._play = play
        self._yet_to_speak: set[Seat] = set()
        self._seat_anew(table)
        self._moment: Task[None] | None = None
        self._next_look: Future[None] | None = None
        self._begin_moment()

    def look(self, table: Table, play: Play) -> None:
        """Tell the bots about an event, and see what there is to do."""
        before, self._play = self._play, play
        is_plea = False
        for event in play.events[len(before.events) :]:
            if type(event) is Said:
                self._said(event)
                is_plea = is_plea or (are_agreeing(play) and any(pleas(play, event)))
            elif type(event) is TookBack:
                self._took_back(event)
            elif type(event) is Moved:
                self._moved(before, play, event)
        has_changed = before.state is not play.state
        if self._occupants is not table.occupants:
            self._seat_anew(table)
            has_changed = True
        if self._next_look is not None:
            self._next_look.set_result(None)
            self._next_look = None
        if has_changed or is_plea:
            self._begin_moment()

    def _seat_anew(self, table: Table) -> None:
        self._occupants = table.occupants
        new = self._seats.seat_anew(table)
        if self._play.options.talk:
            self._yet_to_speak = (self._yet_to_speak | new) & self._talkers()

    def stop(self) -> None:
        """Stop."""
        if self._moment is not None:
            self._moment.cancel()

    def _begin_moment(self) -> None:
        self.stop()
        self._moment = asyncio.create_task(self._live_through())
        self._moment.add_done_callback(self._seats.ended)

    def _took_back(self, event: TookBack) -> None:
        """A card was taken back: a bot that saw it must forget its conclusions."""
        for each in self._seats.all():
            if each.seat == event.seat:
                each.forget()

    def _moved(self, before: Play, play: Play, event: Moved) -> None:
        """Let all bots see a move, or the one before it, if this one may still be taken back."""
        is_shown = play.considered is None or before.considered is not None
        if self._yet_to_speak and is_shown:
            self._seats.tell(Interrupted())
        for each in self._seats.all():
            if event.seat == each.seat:
                each.tell(Attempted(play.game.parse(event.move), play.clock))
                each.tell(Seen(play.game.view(play.state, each.seat)))
                continue
            if before.considered is not None:
                each.tell(Seen(play.game.view(before.state, each.seat)))
            if play.considered is None:
                each.tell(Seen(play.game.view(play.state, each.seat)))
        if not is_mid_turn(play, event.seat):
            self.composers.has_played(event.seat)
            self._seats.standing_in.clear()
            if play.options.talk:
                self._yet_to_speak = self._talkers()

    def _said(self, event: Said) -> None:
        """Let all bots except the speaker hear something."""
        heard = heard_from(event)
        for each in self._seats.all():
            if heard is not None and heard.seat != each.seat:
                each.tell(heard)

    async def _live_through(self) -> None:
        """Everything to do until the next move."""
        play = self._play
        acting = play.acting
        bots = [seat for seat in acting if seat in self._seats.seated]
        speaking = map(self._speak, self._yet_to_speak & self._talkers())
        await asyncio.gather(asyncio.sleep(self._delay(play, bots)), *speaking)
        if self._leaves_room(play, bots):
            await self.composers.wait(self._seats.seated)
        await self._until_stored()  # a move of a bot may be on its way already
        for seat in bots:
            if await self._move(seat):
                return
        await self._wait_for_people(play, [seat for seat in acting if seat not in bots])

    def _talkers(self) -> set[Seat]:
        return {seat for seat, seated in self._seats.seated.items() if seated.talks}

    def _delay(self, play: Play, bots: list[Seat]) -> float:
        """How long a bot takes for its next action."""
        if not bots:
            return 0
        if are_agreeing(play):
            cast = votes(play)
            goes_along = bool(cast) and cast[-1].seat in self._seats.seated
            return self._pace.next_card() if goes_along else self._pace.proposal()
        if is_mid_turn(play, bots[0]):
            return self._pace.next_card()
        people = play.options.players - len(self._seats.seated)
        is_lesson = self._seats.room.stored.lesson  # whose script says who speaks
        if play.options.talk is None or is_lesson or not people:
            return self._pace.first_card()
        if self._is_after_bot(play):
            return self._pace.after_bot()
        return self._pace.after_person(is_alone=people == 1)

    def _is_after_bot(self, play: Play) -> bool:
        """Whether a bot made the last move; nobody knows who has yet to look at a new deal."""
        moved = next((each for each in reversed(play.events) if type(each) is Moved), None)
        return moved is not None and moved.seat in self._seats.seated

    def _leaves_room(self, play: Play, bots: list[Seat]) -> bool:
        """Whether bots wait for people who are about to say something: until a turn has begun."""
        return bool(play.options.talk and bots) and not is_mid_turn(play, bots[0])

    async def _speak(self, seat: Seat) -> None:
        """Say what a bot has to say, and wait until the others have heard it."""
        await asyncio.sleep(self._pace.speech())
        seated = self._seats.seated[seat]
        try:
            signals = await seated.signals()
        except Failed as failed:
            self._seats.failed(seated, str(failed))
            signals = ()
        self._yet_to_speak.discard(seat)
        self._seats.say(seat, signals)
        await self._until_stored()

    async def _until_stored(self) -> None:
        room = self._seats.room
        version = room.table.version
        while room.stored.version < version:
            if self._next_look is None:
                self._next_look = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._next_look)

    async def _move(self, seat: Seat) -> bool:
        """Let a bot move; return whether it did."""
        if are_agreeing(self._play):
            return await self._vote(seat)
        move = (await self._choose(seat)).move
        return move is not None and self._make(seat, move)

    async def _vote(self, seat: Seat) -> bool:
        """Let a bot vote as people wish; return whether that is new."""
        play, bots = self._play, self._seats.seated
        starter, unwilling = wish_of_people(play, bots)
        if starter is None:
            starter = vote_of_bots(play, bots, unwilling) if unwilling else None
        if starter is None:
            move = (await self._choose(seat)).move
            starter = None if move is None else play.game.parse(move).votes_for
            if unwilling and (starter is None or starter in unwilling):
                starter = seat
        legal = {each.votes_for: str(each) for each in legal_moves(play, seat, 0)}
        return starter in legal and self._make(seat, legal[starter])

    def _make(self, seat: Seat, move: str) -> bool:
        denied = self._seats.make(seat, move)
        if denied is not None:  # something else has happened and is being stored
            self._seats.failed(self._mover(seat), denied.code)
        return denied is None

    def _mover(self, seat: Seat) -> BotSeat:
        """The bot that moves. Bots plan whole turns, so a quick one ends a turn begun by others."""
        seated = self._seats.seated.get(seat)
        if seated is None or (is_mid_turn(self._play, seat) and not seated.has_begun):
            return self._seats.stand_in(self._play, seat)
        return seated

    async def _choose(self, seat: Seat) -> Reply:
        """A legal move for a seat, or None if it waits; never fails."""
        legal = legal_moves(self._play, seat, 0)
        names = {None, *map(str, legal)}
        for _ in range(_TRIES):
            mover = self._mover(seat)
            try:
                answer = await mover.move(legal)
            except Failed as failed:
                self._seats.failed(mover, str(failed))
                continue
            if answer.move in names:
                self._seats.note_lapse(mover, answer)
                return answer
            self._seats.failed(mover, f"not legal: {answer.move}")
        if are_agreeing(self._play):
            return Reply(move=first_vote(self._play, seat))
        mover = self._mover(seat)
        answer = in_place_of(mover, at_random(self._play, seat, 0))
        self._seats.note_lapse(mover, answer)
        return answer

    async def _wait_for_people(self, play: Play, people: list[Seat]) -> None:
        """When a person's time is up, move for them."""
        table = self._seats.room.stored
        due = deadline(table)
        agreeing = are_agreeing(play)
        sleepers = [seat for seat in people if not agreeing or is_silent(play, seat)]
        if due is None or not sleepers:
            return
        if not table.is_over_days:  # else no time runs out while nobody is there
            due = max(due, self._begun + 1000 * table.settings.turn_seconds)
        await asyncio.sleep(max((due - milliseconds()) / 1000, self._pace.next_card()))
        seat = sleepers[0]
        move = first_vote(play, seat) if agreeing else (await self._choose(seat)).move
        if move is not None:
            self._make(seat, move)
