"""The socket for `backtrick admin`: only the user who runs the server can open it."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import asynccontextmanager, suppress
from logging import WARNING
from typing import TYPE_CHECKING, Final

import msgspec

from ...store import StoreError
from ...wire.admin import AdminAnswer, AdminCommand
from ...wire.errors import Fault
from ..http.problems import Problem
from ..logs import log, log_error
from .location import socket_path
from .moderation import carry_out

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from ..rooms import Rooms

_PATIENCE_SECONDS: Final = 10
_decode: Final = msgspec.json.Decoder(AdminCommand).decode


@asynccontextmanager
async def admin_socket(rooms: Rooms) -> AsyncGenerator[None]:
    """Listen for commands; without a socket the server works as well, and logs why."""
    path = socket_path(rooms.settings)
    try:
        listening = _bound(path)
    except (OSError, AttributeError) as error:  # Windows has no such sockets
        detail = getattr(error, "strerror", None) or str(error)
        log("admin/no-socket", level=WARNING, path=str(path), detail=detail)
        yield
        return

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _serve(rooms, reader, writer)

    server = await asyncio.start_unix_server(serve, sock=listening)
    try:
        yield
    finally:
        server.close()
        with suppress(OSError):
            path.unlink()


def _bound(path: Path) -> socket.socket:
    """A socket for the owner alone, instead of one that a killed server has left."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _remove_unused(path)
    listening = socket.socket(socket.AF_UNIX)
    mask = os.umask(0o177)
    try:
        listening.bind(str(path))
    except BaseException:
        listening.close()
        raise
    finally:
        os.umask(mask)
    return listening


def _remove_unused(path: Path) -> None:
    if not path.is_socket():
        return
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            path.unlink()
            return
    raise FileExistsError(f"another server listens at {path}")


async def _serve(rooms: Rooms, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer one command."""
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            line = await reader.readline()
        answer = await _answer(rooms, line)
        writer.write(msgspec.json.encode(answer) + b"\n")
        await writer.drain()
    except (TimeoutError, ValueError, ConnectionError):  # ValueError: the line is too long
        pass
    finally:
        writer.close()


async def _answer(rooms: Rooms, line: bytes) -> AdminAnswer:
    try:
        found = await carry_out(rooms, _decode(line))
    except (msgspec.DecodeError, UnicodeError) as error:
        return AdminAnswer(code=Fault.BAD_BODY.code, detail=str(error))
    except Problem as problem:
        return AdminAnswer(code=problem.refusal.code, detail=problem.refusal.detail)
    except StoreError as error:
        return AdminAnswer(code=error.code, detail=str(error))
    except Exception as error:  # noqa: BLE001  whatever it is, it is answered and logged
        log_error("admin/failed", error)
        return AdminAnswer(code=Fault.FAILED.code, detail=type(error).__name__)
    return AdminAnswer(found=msgspec.Raw(msgspec.json.encode(found)))
