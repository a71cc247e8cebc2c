"""Analyses of finished games, in SQL that both databases share."""

from __future__ import annotations

from typing import Final

from .analyses import AnalysedGame
from .commit_queue import Statement
from .sql_access import SqlAccess

_OF_GAME: Final = "table_id = ?1 AND number = ?2 AND heard = ?3 AND edition = ?4"
STORED: Final = f"SELECT data FROM analyses WHERE {_OF_GAME}"  # noqa: S608 - a constant
WANT: Final = """
    INSERT INTO analyses (table_id, number, heard, edition, data) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (table_id, number, heard)
    DO UPDATE SET edition = excluded.edition, data = excluded.data
    WHERE analyses.edition <> excluded.edition"""
# Nothing is inserted: a game that was erased meanwhile stays erased.
STORE: Final = f"UPDATE analyses SET data = ?5 WHERE {_OF_GAME}"  # noqa: S608 - as above
GIVE_UP: Final = f"DELETE FROM analyses WHERE {_OF_GAME} AND length(data) = 0"  # noqa: S608
WANTED: Final = """
    SELECT table_id, number, heard FROM analyses
    WHERE edition = ?1 AND length(data) = 0 ORDER BY 1, 2, 3 LIMIT ?2"""


class AnalysisSql(SqlAccess):
    """The part of a store that keeps analyses."""

    async def analysis(self, game: AnalysedGame, edition: str) -> bytes | None:
        rows = await self.read(STORED, *_values(game), edition)
        return bytes(rows[0][0]) if rows else None

    async def want_analysis(self, game: AnalysedGame, edition: str) -> None:
        await self.write(Statement(WANT, (*_values(game), edition, b"")))

    async def store_analysis(self, game: AnalysedGame, edition: str, data: bytes) -> None:
        await self.write(Statement(STORE, (*_values(game), edition, data)))

    async def give_up_analysis(self, game: AnalysedGame, edition: str) -> None:
        await self.write(Statement(GIVE_UP, (*_values(game), edition)))

    async def wanted_analyses(self, edition: str, limit: int) -> list[AnalysedGame]:
        rows = await self.read(WANTED, edition, limit)
        return [AnalysedGame(table, number, bool(heard)) for table, number, heard in rows]


def _values(game: AnalysedGame) -> tuple[str, int, bool]:
    return game.table, game.number, game.heard
