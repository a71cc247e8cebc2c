"""The short line receives what was sent, however it was split on the way."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSED, CLOSING, OPEN
from websockets.uri import parse_uri

from backtrick.server.frame_budget import FrameBudget
from backtrick.server.line import line_of
from backtrick.server.short_line import ShortLine
from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Generator, MutableMapping

TEXTS = st.text(max_size=40) | st.text(min_size=100, max_size=300)


class Wire(asyncio.Transport):
    """Keeps what is written, and can be slow to send it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.waiting = 0
        self.is_cut = False
        self.is_read = True
        self.is_ended = False

    def write_eof(self) -> None:
        self.is_ended = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.is_cut

    def close(self) -> None:
        self.is_cut = True

    def abort(self) -> None:
        self.is_cut = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


class Connected:
    """A client and a line, just connected; the line listens."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.wire = Wire()
        self.client = ClientProtocol(parse_uri("ws://here/"))
        self.line: ShortLine

    async def shake_hands(self) -> None:
        """Open the connection like a browser."""
        accepted = asyncio.Event()

        async def app(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            line_of(scope, receive, send).listen(self.taken.append)
            accepted.set()
            while (await receive())["type"] != "websocket.disconnect":
                pass

        config = uvicorn.Config(app, ws=ShortLine, ws_max_size=8192, log_level="critical")
        config.load()
        self.line = ShortLine(config, ServerState(), {})
        self.line.connection_made(self.wire)
        self.client.send_request(self.client.connect())
        self.line.data_received(b"".join(self.client.data_to_send()))
        async with asyncio.timeout(PATIENCE):
            await accepted.wait()
        self.hear()
        assert self.client.state is OPEN

    def hear(self) -> list[bytes]:
        """Let the client read what was written; return its texts."""
        data, self.wire.written = self.wire.written, b""
        self.client.receive_data(data)
        frames = [event for event in self.client.events_received() if isinstance(event, Frame)]
        return [bytes(frame.data) for frame in frames if frame.opcode is Opcode.TEXT]

    async def end(self) -> None:
        """Let the line notice that the client is gone."""
        self.line.connection_lost(None)
        await asyncio.gather(*self.line.tasks)


def connected(runner: asyncio.Runner) -> Connected:
    """A new connection."""
    made = Connected()
    runner.run(made.shake_hands())
    return made


@pytest.fixture(scope="module")
def runner() -> Generator[asyncio.Runner]:
    """An event loop for all of them."""
    with asyncio.Runner() as running:
        yield running


@given(data=st.data(), messages=st.lists(TEXTS, max_size=8))
def test_every_message_is_received_once_and_in_order(
    runner: asyncio.Runner, data: st.DataObject, messages: list[str]
) -> None:
    """Whole or split anywhere, several at once, in fragments, with pings in between."""
    here = connected(runner)
    for message in messages:
        text = message.encode()
        if data.draw(st.booleans()):
            cut = data.draw(st.integers(0, len(text)))
            here.client.send_text(text[:cut], fin=False)
            here.client.send_ping(b"?")
            here.client.send_continuation(text[cut:], fin=True)
        else:
            here.client.send_text(text)
    whole = here.client.data_to_send()
    pieces = whole if data.draw(st.booleans()) else [b"".join(whole)]
    for piece in pieces:
        cut = data.draw(st.integers(0, len(piece)))
        for part in filter(None, (piece[:cut], piece[cut:])):
            here.line.data_received(part)
    runner.run(until(lambda: len(here.taken) == len(messages)))
    assert here.taken == [message.encode() for message in messages]
    runner.run(here.end())


@given(rubbish=st.binary(min_size=1, max_size=200))
def test_rubbish_is_treated_as_by_the_full_parser(runner: asyncio.Runner, rubbish: bytes) -> None:
    """The short way receives what the full parser would have received."""
    short, long = connected(runner), connected(runner)
    long_line = cast("Any", long.line)
    long_line.data_received = partial(WebSocketsSansIOProtocol.data_received, long_line)
    for here in (short, long):
        here.line.data_received(rubbish)
    assert short.taken == long.taken
    assert short.line.conn.state is long.line.conn.state
    for here in (short, long):
        runner.run(here.end())


@given(texts=st.lists(TEXTS | st.sampled_from([125, 126, 65_535, 65_536]).map("x".__mul__)))
def test_every_frame_arrives_unchanged(runner: asyncio.Runner, texts: list[str]) -> None:
    """Whatever its length."""
    here = connected(runner)
    for text in texts:
        here.line.send_frame(text.encode())
    assert here.hear() == [text.encode() for text in texts]
    runner.run(here.end())


def test_a_line_is_clogged_when_much_waits(runner: asyncio.Runner) -> None:
    """Only if the client has not read for long, not as soon as something waits."""
    here = connected(runner)
    assert not here.line.is_clogged()
    here.line.pause_writing()
    here.wire.waiting = 100_000
    assert not here.line.is_clogged()
    here.wire.waiting = 1_000_000
    assert here.line.is_clogged()
    runner.run(here.end())


def test_a_disconnected_client_learns_why(runner: asyncio.Runner) -> None:
    """It gets nothing after that, and what it still sends is ignored."""
    here = connected(runner)
    here.line.send_frame(b"bye")
    here.line.hang_up(4001, "table/sent-away")
    here.line.send_frame(b"one more thing")
    here.client.send_text(b"but")
    here.line.data_received(b"".join(here.client.data_to_send()))
    assert here.hear() == [b"bye"]
    assert here.client.close_rcvd is not None
    assert (here.client.close_rcvd.code, here.client.close_rcvd.reason) == (4001, "table/sent-away")
    assert here.taken == []
    assert here.client.state in {CLOSING, CLOSED}
    assert here.wire.is_ended
    runner.run(here.end())


ODD = {
    "pings": bytes([0x89, 0x80, 0, 0, 0, 0]),
    "pongs": bytes([0x8A, 0x80, 0, 0, 0, 0]),
    "parts": bytes([0x00, 0x80, 0, 0, 0, 0]),
}
"""Frames without any content, from a client."""


@pytest.mark.parametrize("kind", ODD)
def test_a_flood_of_odd_frames_ends_the_line(runner: asyncio.Runner, kind: str) -> None:
    """None of them is a message, so nothing else counts them; a few are harmless."""
    here = connected(runner)
    if kind == "parts":
        here.line.data_received(bytes([0x01, 0x81, 0, 0, 0, 0]) + b"a")
    here.line.data_received(20 * ODD[kind])
    assert here.line.conn.state is OPEN
    here.line.data_received(20_000 * ODD[kind])
    runner.run(until(lambda: here.wire.is_ended))
    here.hear()
    assert here.client.close_rcvd is not None
    assert (here.client.close_rcvd.code, here.client.close_rcvd.reason) == (1008, "wire/too-fast")
    assert len(here.line.frames) < 1000
    runner.run(here.end())


def test_a_disconnected_client_is_not_read_for_long(runner: asyncio.Runner) -> None:
    """Data on its way is read, because the answer comes after it; a flood is not."""
    here = connected(runner)
    here.line.hang_up(1008, "wire/too-many-mistakes")
    for _ in range(100):
        here.client.send_text(b"x" * 1000)
    flood = b"".join(here.client.data_to_send())
    here.line.data_received(flood[:60_000])
    assert here.wire.is_read
    here.line.data_received(flood[60_000:])
    assert not here.wire.is_read
    assert here.taken == []
    runner.run(here.end())


EMPTY = bytes([0x81, 0x80, 0, 0, 0, 0])
"""A text frame without text."""


def test_a_flood_of_frames_lets_others_go_first(runner: asyncio.Runner) -> None:
    """A few are handled at once, the others in later turns of the loop, none is lost."""
    here = connected(runner)
    here.line.data_received(2_000 * EMPTY)
    assert 0 < len(here.taken) < 50
    assert not here.wire.is_read
    runner.run(until(lambda: len(here.taken) == 2_000))
    assert here.wire.is_read
    runner.run(here.end())


def test_nothing_is_parsed_after_a_close(runner: asyncio.Runner) -> None:
    """Neither what waited nor what comes: not even the parser gets it."""
    here = connected(runner)
    parsed: list[bytes] = []
    cast("Any", here.line.conn).receive_data = parsed.append
    here.line.data_received(1_000 * EMPTY)
    here.line.hang_up(1008, "wire/too-many-mistakes")
    taken = len(here.taken)
    here.line.data_received(1_000 * EMPTY)
    here.line.data_received(10 * ODD["pings"])
    later = connected(runner)
    later.line.data_received(2_000 * EMPTY)
    runner.run(until(lambda: len(later.taken) == 2_000))
    assert (len(here.taken), parsed) == (taken, [])
    runner.run(here.end())
    runner.run(later.end())


class Watched(FrameBudget):
    """A budget that counts how often those who wait for it had their chance."""

    tries = 0

    def _let_on(self, loop: asyncio.AbstractEventLoop) -> None:
        super()._let_on(loop)
        self.tries += 1

    async def is_tried(self) -> None:
        """Wait until those who wait for it have had their chance."""
        self.tries = 0
        await until(lambda: self.tries > 1)


def test_an_address_shares_a_budget(runner: asyncio.Runner) -> None:
    """With many lines it gets no more than with one; the rest has to wait."""
    budget, lines = Watched(0.001, 30), [connected(runner) for _ in range(4)]
    for here in lines:
        here.line.share(budget)
        for _ in range(2):
            here.line.data_received(EMPTY)
        here.line.data_received(100 * EMPTY)
    runner.run(until(lambda: sum(len(here.taken) for here in lines) >= 30))
    runner.run(budget.is_tried())
    assert sum(len(here.taken) for here in lines) == 30
    for here in lines:
        runner.run(here.end())


def test_lines_without_budget_go_on_in_turn(runner: asyncio.Runner) -> None:
    """Each gets one frame, in the order in which they began to wait; closed lines are skipped.

    Nobody overtakes them.
    """
    budget, lines, order = Watched(0.0001, 30), [connected(runner) for _ in range(6)], list[int]()
    budget.charge(30)

    def note(number: int, _text: bytes) -> None:
        order.append(number)

    for number, here in enumerate(lines):
        here.line.share(budget)
        here.line.listen(partial(note, number))
        here.line.data_received(3 * EMPTY)
    runner.run(lines[1].end())
    budget.charge(-3)
    lines[0].line.data_received(EMPTY)
    runner.run(budget.is_tried())
    assert order == [0, 2, 3]
    lines[4].line.hang_up(1008, "wire/too-many-mistakes")
    budget.charge(-3)
    runner.run(budget.is_tried())
    assert order == [0, 2, 3, 5, 0, 2]
    for here in (lines[0], *lines[2:]):
        runner.run(here.end())


def test_one_timer_serves_all_lines_of_an_address(
    runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many wait: a timer for each would keep the server busy with waiting."""
    loop, budget, lines = runner.get_loop(), Watched(0.0001, 30), list[Connected]()
    budget.charge(30)
    lines += [connected(runner) for _ in range(10)]
    timers: list[object] = []
    call_later = loop.call_later

    def noted(delay: float, callback: Any, *arguments: Any) -> asyncio.TimerHandle:
        timers.append(callback)
        return call_later(delay, callback, *arguments)

    monkeypatch.setattr(loop, "call_later", noted)
    for here in lines:
        here.line.share(budget)
        here.line.data_received(EMPTY)
    assert len(timers) == 1
    for here in lines:
        runner.run(here.end())


def test_a_frame_that_took_long_costs_more(runner: asyncio.Runner) -> None:
    """All lines of its address wait until that is made up for."""
    budget, lines = FrameBudget(0.01, 30), [connected(runner) for _ in range(2)]
    for here in lines:
        here.line.share(budget)
    lines[0].line.charge(40)
    for here in lines:
        here.line.data_received(EMPTY)
    assert [here.taken for here in lines] == [[], []]
    budget.charge(-40)
    runner.run(until(lambda: all(len(here.taken) == 1 for here in lines)))
    for here in lines:
        runner.run(here.end())


def test_frames_before_the_hello_wait(runner: asyncio.Runner) -> None:
    """One is enough to say hello; all others are handled once somebody listens."""
    here = connected(runner)
    cast("Any", here.line)._take = None
    here.line.data_received(500 * EMPTY)
    assert here.line.queue.qsize() == 1
    here.line.listen(here.taken.append)
    runner.run(until(lambda: len(here.taken) == 500))
    runner.run(here.end())


def test_nonsense_and_good_bye_in_one_breath_break_nothing(runner: asyncio.Runner) -> None:
    """Nobody has read yet, and nobody is left to be told what was wrong."""
    here = connected(runner)
    cast("Any", here.line)._take = None
    no_text = bytes([0x81, 0x81, 0, 0, 0, 0, 0xFF])
    good_bye = bytes([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8])
    here.line.data_received(no_text + good_bye)
    assert here.wire.is_cut
    runner.run(here.end())
