"""A relay through Valkey or Redis, by its channels: nothing is kept there.

Each server listens to a channel of its own and to one for all. It hears what it says to all itself:
as long as it does, messages get through in both directions.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing
from random import uniform
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from .networked import NetworkedRelay

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from contextlib import AbstractAsyncContextManager

    from .port import Hear, Kinds

_LOGGER: Final = logging.getLogger("backtrick")
SECONDS: Final = 2.0
"""How long the server may take to answer. It passes on a beat several times within that time."""
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 2.0
"""Seconds before the next attempt to connect."""
MOST_BYTES: Final = 16_000_000
"""What may wait to be sent; further bundles are lost."""
_SCHEMES: Final = {"valkey": "redis", "valkeys": "rediss"}


class ValkeyRelay(NetworkedRelay):
    """Talks to the others through a Valkey server, and connects again by itself."""

    def __init__(self, server: str, url: str, kinds: Kinds) -> None:
        super().__init__(server, kinds)
        self._url = redis_url(url)
        self._everybody = f"backtrick/{parse_url(self._url).get('db', 0)}"
        """The channel for all. Channels belong to no database, so its number is in their names."""
        self._out: list[tuple[str, bytes]] = []
        """What waits to be sent, by channel."""
        self.waiting_bytes = 0
        self._has_more = asyncio.Event()
        self._is_speaking = False
        """Whether there is a connection for what goes out; without one, it is lost."""
        self._is_leaving = False
        self._failure = ""
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self, hear: Hear) -> None:
        self._tasks = [
            asyncio.create_task(self._keep(talk)) for talk in (self._listen, self._speak)
        ]
        await super().join(hear)

    async def leave(self) -> None:
        await super().leave()
        self._is_leaving = True
        self._has_more.set()
        listening, *_ = self._tasks
        listening.cancel()
        await asyncio.wait(self._tasks, timeout=SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def carry(self, to: str, data: bytes) -> None:
        if not self._is_speaking or self.waiting_bytes + len(data) > MOST_BYTES:
            return
        self._out.append((f"{self._everybody}/{to}" if to else self._everybody, data))
        self.waiting_bytes += len(data)
        self._has_more.set()

    async def _keep(self, talk: Callable[[Redis], Awaitable[None]]) -> None:
        """Talk to the server, again and again, with longer pauses as long as that fails."""
        pause, loop = _FIRST_PAUSE, asyncio.get_running_loop()
        while not self._is_leaving:
            began = loop.time()
            try:
                async with aclosing(_client(self._url)) as client:
                    await talk(client)
            except Exception as error:  # noqa: BLE001  whatever it is, it must connect again
                self._note(error)
            has_worked = loop.time() - began > 2 * SECONDS
            pause = _FIRST_PAUSE if has_worked else min(2 * pause, _LONGEST_PAUSE)
            await asyncio.sleep(uniform(pause / 2, pause))

    async def _listen(self, client: Redis) -> None:
        async with _channels(client) as heard:
            await heard.subscribe(self._everybody, f"{self._everybody}/{self.server}")
            while message := await heard.get_message(timeout=SECONDS):
                if message["type"] == "message":
                    self._failure = ""
                    self.carried(message["data"])
            raise TimeoutError  # it hears not even its own beats

    async def _speak(self, client: Redis) -> None:
        await client.ping()  # pyright: ignore[reportUnknownMemberType]  # open keywords
        self._is_speaking = True
        try:
            while self._out or not self._is_leaving:
                await self._has_more.wait()
                await self._send_waiting(client)
        finally:
            self._is_speaking = False
            self._out, self.waiting_bytes = [], 0

    async def _send_waiting(self, client: Redis) -> None:
        out, self._out, self.waiting_bytes = self._out, [], 0
        self._has_more.clear()
        async with asyncio.timeout(SECONDS), client.pipeline(transaction=False) as together:
            for channel, data in out:
                together.publish(channel, data)  # pyright: ignore[reportUnknownMemberType]
            await together.execute()

    def _note(self, error: BaseException) -> None:
        """Write one line about each kind of failure to the log, until messages get through."""
        kind = type(error).__name__
        if kind != self._failure:
            self._failure = kind
            _LOGGER.warning("relay/unreachable", extra={"more": {"error": kind}})


def redis_url(url: str) -> str:
    """A URL as the library understands it."""
    scheme, separator, rest = url.partition("://")
    return f"{_SCHEMES.get(scheme, scheme)}{separator}{rest}"


class _Channels(Protocol):
    """What the library offers to listen with, as far as it is used here."""

    async def subscribe(self, *channels: str) -> None: ...
    async def get_message(
        self,
        *,
        timeout: float,  # noqa: ASYNC109  the library calls it so
    ) -> Mapping[str, Any] | None: ...


def _channels(client: Redis) -> AbstractAsyncContextManager[_Channels]:
    return cast("AbstractAsyncContextManager[_Channels]", client.pubsub())  # pyright: ignore[reportUnknownMemberType]


def _client(url: str) -> Redis:
    """A client that never tries again by itself: a message must not be sent twice."""
    return Redis.from_url(  # pyright: ignore[reportUnknownMemberType]
        url,
        socket_timeout=SECONDS,
        socket_connect_timeout=SECONDS,
        retry=Retry(NoBackoff(), 0),
        single_connection_client=True,
    )
