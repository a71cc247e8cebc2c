"""The process of a bot, as its players see it: started on demand, and again if it has ended."""

from __future__ import annotations

import atexit
import os
import pickle
import select
import subprocess
import sys
from contextlib import suppress
from functools import cache
from signal import SIGKILL
from time import monotonic
from typing import IO, TYPE_CHECKING, Final

import msgspec

from ...sim.lapses import Failing, Lapse
from .messages import LENGTH, Question, Reply, Wanted

if TYPE_CHECKING:
    from ...games.seats import Seat

LOADING_SECONDS: Final = 120.0
"""How long a bot may take to load; only loading itself is not part of a turn."""
_LONGEST_REPLY: Final = 1 << 20
_PIECE: Final = 1 << 16
_decode: Final = msgspec.msgpack.Decoder(Reply).decode


class BadPlugin(ValueError):  # noqa: N818  it says what the bot is
    """The code of a bot cannot be used."""


class Failed(Exception):  # noqa: N818  it says what happened
    """The bot has not answered, and its process has ended."""

    def __init__(self, lapse: Lapse) -> None:
        super().__init__(lapse.detail)
        self.lapse = lapse


class PluginProcess:
    """A process of its own for a bot in a seat."""

    def __init__(self, reference: str, seat: Seat) -> None:
        self.reference = reference
        self.seat = seat
        self.starts = 0
        """How often it has been started; players sit down again after each."""
        self._process: subprocess.Popen[bytes] | None = None

    def itself(self) -> Reply:
        """What the bot says about itself; raises BadPlugin if it cannot be loaded."""
        try:
            reply = self._ask(Question(Wanted.ITSELF), LOADING_SECONDS)
        except Failed as failed:
            raise BadPlugin(failed.lapse.detail) from None
        if reply.error:
            self.end()
            raise BadPlugin(reply.error)
        return reply

    def start(self) -> None:
        """Make sure that it runs and has loaded the bot."""
        if self._process is None:
            self.itself()

    def ask(self, question: Question) -> Reply:
        """The reply to a question; raises Failed, and kills a bot that takes too long."""
        return self._ask(question, question.seconds)

    def _ask(self, question: Question, seconds: float) -> Reply:
        process = self._process = self._process or self._started()
        ends = monotonic() + seconds
        try:
            _send(process, pickle.dumps(question, pickle.HIGHEST_PROTOCOL), ends)
            return _decode(_receive(process, ends))
        except TimeoutError:
            failed = Failed(Lapse(Failing.STALLED, f"no answer after {seconds:.3g} seconds"))
        except (OSError, EOFError):
            failed = Failed(Lapse(Failing.CRASHED, "its process has ended"))
        except (msgspec.DecodeError, ValueError):
            failed = Failed(Lapse(Failing.NONSENSE, "an answer that cannot be read"))
        except BaseException:  # such as Ctrl-C: a late reply must not be taken for the next one
            self.end()
            raise
        self.end()
        raise failed

    def _started(self) -> subprocess.Popen[bytes]:
        self.starts += 1
        program = (sys.executable, "-P", "-m", f"{__package__}.worker", self.reference)
        pipe = subprocess.PIPE
        # A session of its own: Ctrl-C is for us, and its group is all that the bot starts.
        process = subprocess.Popen(program, stdin=pipe, stdout=pipe, start_new_session=True)
        for each in (process.stdin, process.stdout):
            if each is not None:
                os.set_blocking(each.fileno(), False)
        return process

    def end(self) -> None:
        """Kill it; the next question starts another one."""
        process, self._process = self._process, None
        if process is not None:
            # Its whole group: what the bot has started ends with it.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, SIGKILL)
            for each in (process.stdin, process.stdout):
                if each is not None:
                    each.close()
            process.wait()


@cache
def process_of(reference: str, seat: Seat) -> PluginProcess:
    """The process of a bot in a seat: seats share no memory, and games share a process."""
    process = PluginProcess(reference, seat)
    atexit.register(process.end)
    return process


def _send(process: subprocess.Popen[bytes], data: bytes, ends: float) -> None:
    target, left = _number(process.stdin), LENGTH.pack(len(data)) + data
    while left:
        _wait(target, select.POLLOUT, ends)
        left = left[os.write(target, left[:_PIECE]) :]


def _receive(process: subprocess.Popen[bytes], ends: float) -> bytes:
    (length,) = LENGTH.unpack(_read(process, LENGTH.size, ends))
    if length > _LONGEST_REPLY:
        raise ValueError(f"{length} bytes")
    return _read(process, length, ends)


def _read(process: subprocess.Popen[bytes], count: int, ends: float) -> bytes:
    source, data = _number(process.stdout), b""
    while len(data) < count:
        _wait(source, select.POLLIN, ends)
        piece = os.read(source, count - len(data))
        if not piece:
            raise EOFError
        data += piece
    return data


def _wait(number: int, event: int, ends: float) -> None:
    poll = select.poll()
    poll.register(number, event)
    if not poll.poll(max(ends - monotonic(), 0) * 1000):
        raise TimeoutError


def _number(pipe: IO[bytes] | None) -> int:
    if pipe is None:
        raise EOFError
    return pipe.fileno()
