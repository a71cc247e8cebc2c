"""The cost of the sockets alone: a server that sends each frame to both clients of a pair."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import uvicorn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    Message = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]

PAIRS: dict[str, list[Send]] = {}


async def app(scope: Message, receive: Receive, send: Send) -> None:
    """Answer HTTP with nothing, and a frame with itself."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    elif scope["type"] == "websocket":
        await _echo(PAIRS.setdefault(scope["path"], []), receive, send)


async def _echo(pair: list[Send], receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    pair.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        for each in tuple(pair):
            await each({"type": "websocket.send", "text": message["text"]})
    pair.remove(send)


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
    )
