"""Connecting to a PostgreSQL server, and the meaning of its errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import asyncpg

from .errors import Conflict, StoreCode, StoreError
from .locations import without_secrets
from .schema_versions import missing

if TYPE_CHECKING:
    from asyncpg import Connection, Record

PROBLEMS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,  # also TimeoutError
)
"""Everything that asyncpg raises for problems with the server or the connection."""
SETTINGS: Final = {
    "application_name": "backtrick",
    "synchronous_commit": "on",  # overrides the server's setting
    "lock_timeout": "2000",
    # Otherwise the transaction of a lost client would keep its locks for hours.
    "idle_in_transaction_session_timeout": "5000",
}
MIGRATION_LOCK: Final = 0x4261636B
"""The lock for migrating the tables."""

_CODES: Final[dict[str, StoreCode]] = {
    "08": "store/unreachable",  # connections
    "25006": "store/read-only",  # a standby
    "28": "store/unreachable",  # authorization
    "3D": "store/unreachable",  # no such database
    "42501": "store/read-only",  # no privilege
    "42P07": "store/foreign",  # the table exists already
    "53100": "store/full",
    "53300": "store/unreachable",  # too many connections
    "55P03": "store/locked",
    "57014": "store/locked",  # it took too long
    "57P": "store/unreachable",  # shutting down, or not started yet
    "XX001": "store/damaged",
    "XX002": "store/damaged",
}
_SENTENCES: Final[dict[StoreCode, str]] = {
    "store/damaged": "{} is damaged",
    "store/failed": "{} could not do what was asked",
    "store/foreign": "{} has tables of another program",
    "store/full": "There is no space left for {}",
    "store/locked": "{} is locked by another program",
    "store/read-only": "{} cannot be written to",
    "store/unreachable": "{} cannot be reached",
}


def failure(where: str, error: Exception) -> StoreError:
    """The store error for one of the `PROBLEMS`."""
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return Conflict(f"{where} holds something else already: {error}.")
    code = _code(error)
    detail = str(error).rstrip(".") or "no answer in time"
    return StoreError(code, f"{_SENTENCES[code].format(where)}: {detail}.")


async def connect(url: str, seconds: float) -> Connection[Record]:
    """Open a connection within this many seconds."""
    try:
        return await asyncpg.connect(url, timeout=seconds, server_settings=SETTINGS)
    except (*PROBLEMS, ValueError) as error:  # ValueError: not a valid address
        raise failure(without_secrets(url), error) from error


async def migrate(connection: Connection[Record], where: str) -> None:
    """Migrate the tables; if two servers start at once, the second finds it done."""
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await upgrade(connection, where)
    except PROBLEMS as error:
        raise failure(where, error) from error


async def upgrade(connection: Connection[Record], where: str, until: int | None = None) -> None:
    """Migrate the tables up to a version or the newest one, in a transaction."""
    await connection.execute("CREATE TABLE IF NOT EXISTS backtrick_schema (version integer)")
    version = await version_of(connection)
    for number, step in enumerate(missing("postgres", version, where, until), version + 1):
        await connection.execute(step)
        await connection.execute("INSERT INTO backtrick_schema VALUES ($1)", number)


async def version_of(connection: Connection[Record]) -> int:
    """The version of the tables; 0 if there are none."""
    if not await connection.fetchval("SELECT to_regclass('backtrick_schema') IS NOT NULL"):
        return 0
    return await connection.fetchval("SELECT max(version) FROM backtrick_schema") or 0


def _code(error: Exception) -> StoreCode:
    if not isinstance(error, asyncpg.PostgresError):
        return "store/unreachable"
    state: str = error.sqlstate or ""
    # From the exact error to its class.
    found = _CODES.get(state) or _CODES.get(state[:3]) or _CODES.get(state[:2])
    return found or "store/failed"
