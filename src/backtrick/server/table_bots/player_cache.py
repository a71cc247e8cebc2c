"""The players of a worker process, kept in memory and told only what is new."""

from __future__ import annotations

from collections import OrderedDict
from time import perf_counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ...bots import bot as bot_of
from ...bots.bot import AnyBotPlayer, Bot, Chair, Choice
from ...bots.plugins import plugin
from ...bots.random_moves import RANDOM
from ...games import game as game_of
from ...games.errors import Reason
from ...games.terms import Moment
from ...talk import signals_said
from .messages import UNKNOWN, Attempted, Heard, Interrupted, News, Reply, Request, Seen, Wanted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...games.any_game import AnyGame
    from ...sim.lapses import Lapse
    from ...table.events import Failing
    from .messages import Sitting

MOST_PLAYERS: Final = 200
"""The most players kept; the one unused for longest goes first."""


class _Clock:
    """Tells a player when to stop thinking."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._ends = 0.0

    def start(self) -> None:
        self._ends = perf_counter() + self._seconds

    def has_time(self) -> bool:
        return perf_counter() < self._ends


class _CachedPlayer:
    """A player, and how much it has been told."""

    def __init__(self, sitting: Sitting) -> None:
        game = game_of(sitting.game)
        bot = _bot(game, sitting)
        self._clock = _Clock(sitting.seconds)
        chair = Chair(
            game,
            sitting.options,
            sitting.seat,
            bot.effort,
            sitting.chance,
            sitting.company,
            self._clock.has_time,
            sitting.stretch,
            sitting.seconds,
        )
        self.player = bot.sit(chair)
        self.had = 0

    def take(self, news: Iterable[News]) -> None:
        for each in news:
            _tell(self.player, each)
            self.had += 1

    def answer(self, request: Request) -> Reply:
        self._clock.start()
        if request.wanted is Wanted.SIGNALS:
            return self._words()
        choice = self.player.choose(request.legal)
        if choice is None:
            return Reply()
        failing, detail = _lost(choice.lapse)
        at, seen = choice.when
        return Reply(move=str(choice.move), at=at, seen=seen, lapse=failing, detail=detail)

    def _words(self) -> Reply:
        talks = type(self.player).say is not AnyBotPlayer.say
        before = self.player.lapses
        said = tuple(map(str, self.player.say()))
        failing, detail = _lost(self.player.lapses.since(before))
        return Reply(signals=said, talks=talks, lapse=failing, detail=detail)


class PlayerCache:
    """All players of a worker, by their numbers."""

    def __init__(self, most: int = MOST_PLAYERS) -> None:
        self._most = most
        self._seated: OrderedDict[int, _CachedPlayer] = OrderedDict()

    def answer(self, request: Request) -> Reply:
        """The answer of a player, which is forgotten if it fails."""
        begun = perf_counter()
        try:
            answer = self._answer(request)
        except Exception as error:  # noqa: BLE001  a bot may fail in any way, and must harm nobody
            self._seated.pop(request.player, None)
            answer = Reply(error=_place(error))
        return replace(answer, seconds=perf_counter() - begun)

    def newest(self) -> AnyBotPlayer:
        """The player asked last."""
        return next(reversed(self._seated.values())).player

    def _answer(self, request: Request) -> Reply:
        seated = self._find(request)
        if seated is None:
            return UNKNOWN
        seated.take(request.news)
        return seated.answer(request)

    def _find(self, request: Request) -> _CachedPlayer | None:
        """The player, if it has had all earlier news."""
        if not request.had:
            self._seated[request.player] = _CachedPlayer(request.sitting)
            while len(self._seated) > self._most:
                self._seated.popitem(last=False)
        seated = self._seated.get(request.player)
        if seated is None or seated.had != request.had:
            return None
        self._seated.move_to_end(request.player)
        return seated


def _bot(game: AnyGame, sitting: Sitting) -> Bot:
    if not sitting.reference:
        return bot_of(game, sitting.bot)
    return plugin(sitting.bot, sitting.reference, RANDOM.sit)


def _lost(lapse: Lapse | None) -> tuple[Failing | None, str]:
    return (None, "") if lapse is None else (lapse.failing.value, lapse.detail)


def _tell(player: AnyBotPlayer, news: News) -> None:
    match news:
        case Seen(view):
            player.see(view)
        case Heard(seat, names, text, language):
            for signal in signals_said(names, text, language):
                player.hear(seat, signal)
        case Attempted(move, at, seen, reason):
            choice = Choice(move, Moment(at, seen))
            player.tried(choice, None if reason is None else Reason(reason))
        case Interrupted():
            player.interrupted()
        case _:
            player.say()


def _place(error: Exception) -> str:
    """The error and its place, for the log; without its text, which may quote people."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
    return f"{type(error).__name__}{where}"
