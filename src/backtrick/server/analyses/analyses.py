"""The analyses of finished games: each made once, kept in the store, and made again if need be."""

from __future__ import annotations

import asyncio
import logging
import zlib
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import msgspec

from ...store import AnalysedGame, StoreError
from ...wire.analyses import EDITION, AnalysisInfo, AnyAnalysis, CoachFault, NoAnalysis
from ..daily.pars import Pars
from ..finished_games import Readers
from ..http.networks import network_around
from ..logs import log, log_error
from ..long_work import LongWork
from .analyst import Analyst, AnalystDied
from .judgements import Judgements
from .messages import Task
from .turn_starts import TurnStart

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Sequence

    from ...settings import ServerSettings
    from ...store import Store
    from .messages import Judged

_MOST_WAITING: Final = 200
_TRIES: Final = 2
"""A process may be killed for something else; a game that kills two is left alone."""
_MOST_FAILED: Final = 1000
_MOST_KNOWN: Final = 1000

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")

_decode: Final[msgspec.json.Decoder[AnyAnalysis]] = msgspec.json.Decoder(AnyAnalysis)


class TooManyAnalyses(Exception):  # noqa: N818  it says what happened
    """So many analyses wait that no more are taken."""


class Remembered(Generic[KeyT, ValueT]):
    """Values that take long to find, such as those about finished games."""

    def __init__(self, most: int = _MOST_KNOWN) -> None:
        self._most = most
        self._known: dict[KeyT, ValueT] = {}

    def get(self, key: KeyT) -> ValueT | None:
        """A value; None if it is not known."""
        return self._known.get(key)

    def add(self, key: KeyT, value: ValueT) -> None:
        """Remember a value, and forget the oldest of too many."""
        self._known[key] = value
        if len(self._known) > self._most:
            del self._known[next(iter(self._known))]

    def forget(self, is_gone: Callable[[KeyT], bool]) -> None:
        """Forget the values with such a key."""
        for key in [each for each in self._known if is_gone(each)]:
            del self._known[key]


@dataclass(slots=True)
class _Job:
    """An analysis under way."""

    asker: str
    is_running: bool = False
    judged: int = 0
    turns: int = 0

    def note(self, report: Judged) -> None:
        """The analyst has got further."""
        self.judged, self.turns = report.judged, report.turns

    def info(self) -> AnalysisInfo:
        """How far it is."""
        state = "running" if self.is_running else "waiting"
        return AnalysisInfo(state, self.judged, self.turns, None)


class Analyses:
    """All analyses of a server."""

    def __init__(self, store: Store, settings: ServerSettings) -> None:
        self._store = store
        self.effort: Final = settings.coach_effort
        self.edition: Final = f"{EDITION}/{settings.coach_effort}"
        """The coach's version and effort; analyses of another edition are made again."""
        self.analysts: Final = [
            Analyst(settings.coach_niceness) for _ in range(settings.coach_workers)
        ]
        self._free = list(self.analysts)
        self._turns = LongWork(len(self.analysts))
        self._jobs: dict[AnalysedGame, _Job] = {}
        self._failed: dict[AnalysedGame, None] = {}
        """Games with which analysts have died."""
        self.readers: Final = Remembered[tuple[str, int], Readers]()
        """By table and number, who may read a game."""
        self.turn_starts: Final = Remembered[tuple[AnalysedGame, int], TurnStart]()
        """By game and step, the turns that were tried; nothing in them is about people."""
        self.judgements: Final = Judgements(settings.bot_niceness)
        self.pars: Final = Pars(store, settings)
        """What bots make of daily deals: other work for such a process."""
        self._tasks: dict[AnalysedGame, asyncio.Task[None]] = {}
        self._put_away: set[str] = set()
        """Tables whose events are being rewritten."""

    @property
    def are_made(self) -> bool:
        """Whether this server makes analyses."""
        return bool(self.analysts)

    @property
    def queue(self) -> int:
        """The number of analyses under way."""
        return len(self._tasks)

    async def start(self) -> None:
        """Go on with what an earlier server was asked for and did not make."""
        if self.are_made:
            for game in await self._store.wanted_analyses(self.edition, _MOST_WAITING):
                self._begin(game, game.table)
        await self.pars.start()

    async def of(self, game: AnalysedGame) -> AnalysisInfo:
        """The analysis of a game, or its progress."""
        data = await self._store.analysis(game, self.edition)
        if data:
            analysis = _decode.decode(zlib.decompress(data))
            return AnalysisInfo("done", 0, 0, analysis)
        if game in self._jobs:
            return self._jobs[game].info()
        if game in self._failed:
            return AnalysisInfo("done", 0, 0, NoAnalysis(CoachFault.FAILED))
        return AnalysisInfo("unasked", 0, 0, None)

    async def want(self, game: AnalysedGame, asker: str) -> AnalysisInfo:
        """Have an analysis made, unless it is under way; askers take turns.

        While somebody is erased from the table, nothing is made: it can be asked for again.
        """
        if game.table in self._put_away:
            return await self.of(game)
        if game not in self._jobs:
            if len(self._jobs) >= _MOST_WAITING:
                self._make_room(network_around(asker))
            self._begin(game, asker)
        await self._store.want_analysis(game, self.edition)
        return await self.of(game)

    async def close(self) -> None:
        """Stop; the next server goes on."""
        await _cancelled([*self._tasks.values()])
        ends = (each.end() for each in self.analysts)
        await asyncio.gather(*ends, self.judgements.close(), self.pars.close())

    @asynccontextmanager
    async def put_away(self, table: str) -> AsyncGenerator[None]:
        """Make no analysis of a table while its events change: it could have what is erased."""
        self._put_away.add(table)
        try:
            await _cancelled([task for game, task in self._tasks.items() if game.table == table])
            yield
        finally:
            self._put_away.discard(table)
            # The table may be gone, and its players may have other ids.
            self.readers.forget(lambda key: key[0] == table)
            self.turn_starts.forget(lambda key: key[0].table == table)

    def _begin(self, game: AnalysedGame, asker: str) -> None:
        self._jobs[game] = _Job(asker)
        self._tasks[game] = asyncio.create_task(self._run(game, asker))
        self._tasks[game].add_done_callback(lambda _: self._end(game))

    def _make_room(self, asker: str) -> None:
        """Give up the newest analysis of the client with the most; TooManyAnalyses for that one."""
        waiting: dict[str, list[asyncio.Task[None]]] = {asker: []}
        for game, job in self._jobs.items():
            task = self._tasks[game]
            if not job.is_running and not task.cancelling():
                waiting.setdefault(network_around(job.asker), []).append(task)
        most = max(waiting.values(), key=len)
        if len(most) <= len(waiting[asker]) + 1:
            raise TooManyAnalyses
        most[-1].cancel()

    def _end(self, game: AnalysedGame) -> None:
        del self._tasks[game], self._jobs[game]

    async def _run(self, game: AnalysedGame, asker: str) -> None:
        try:
            async with self._turns.turn(asker):
                analyst = self._free.pop()
                try:
                    await self._make(game, analyst)
                finally:
                    self._free.append(analyst)
        except StoreError as error:
            log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
        except Exception as error:  # noqa: BLE001  whatever it is, others go on
            log_error("analysis/failed", error)

    async def _make(self, game: AnalysedGame, analyst: Analyst) -> None:
        """Make an analysis and store it, unless it is stored or the game is gone."""
        if await self._store.analysis(game, self.edition):
            return
        events = tuple(await self._store.events(game.table))
        made = await self._made(game, analyst, events) if events else None
        if made is None:
            await self._store.give_up_analysis(game, self.edition)
        else:
            await self._store.store_analysis(game, self.edition, zlib.compress(made))

    async def _made(
        self, game: AnalysedGame, analyst: Analyst, events: tuple[bytes, ...]
    ) -> bytes | None:
        task, job = Task(events, game.number, game.heard, self.effort), self._jobs[game]
        job.is_running = True
        for _ in range(_TRIES):
            try:
                return await analyst.make(task, job.note)
            except AnalystDied:
                log("analysis/analyst-died", level=logging.WARNING, table=game.table)
        self._failed[game] = None
        if len(self._failed) > _MOST_FAILED:
            del self._failed[next(iter(self._failed))]
        return None


async def _cancelled(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
