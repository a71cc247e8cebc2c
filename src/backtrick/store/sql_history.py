"""Summaries of guests' games, and the links that share them, in SQL that both databases share."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from .commit_queue import Statement
from .db_rows import FINISHED, finished_from
from .sql_access import SqlAccess
from .summaries import Summary, Week

if TYPE_CHECKING:
    from .finished_games import GameListing

SUMMARY: Final = ", ".join(each.name for each in fields(Summary))
WEEK: Final = ", ".join(each.name for each in fields(Week))
_MORE: Final = 2**31 - 1
"""More cards than there are."""
_LONGER: Final = 2**62
"""Longer than any game takes."""

# Only for guests who exist: not for those who were erased while they played.
SUM_UP: Final = f"""
    INSERT INTO summaries (
        guest, game, kind, games, wins, played_out, cards_left, fewest, fewest_at, timed, time,
        best_time, best_time_at, streak, best_streak, best_streak_at, last)
    SELECT id, CAST(?2 AS TEXT), CAST(?3 AS TEXT), 1, won, CAST(?5 AS INTEGER), left_over, few,
           CASE WHEN few IS NOT NULL THEN ended END,
           CASE WHEN took IS NULL THEN 0 ELSE 1 END, coalesce(took, 0),
           took, CASE WHEN took IS NOT NULL THEN ended END,
           won, won, CASE WHEN won = 1 THEN ended END, ended
    FROM guests JOIN (
        SELECT CAST(?4 AS INTEGER) AS won, CAST(?6 AS BIGINT) AS left_over,
               CAST(?7 AS INTEGER) AS few, CAST(?8 AS BIGINT) AS took, CAST(?9 AS BIGINT) AS ended
    ) AS result ON true
    WHERE id = CAST(?1 AS TEXT)
    ON CONFLICT (guest, game, kind) DO UPDATE SET
        games = summaries.games + 1,
        wins = summaries.wins + excluded.wins,
        played_out = summaries.played_out + excluded.played_out,
        cards_left = summaries.cards_left + excluded.cards_left,
        fewest = CASE WHEN excluded.fewest < coalesce(summaries.fewest, {_MORE})
            THEN excluded.fewest ELSE summaries.fewest END,
        fewest_before = CASE WHEN excluded.fewest < coalesce(summaries.fewest, {_MORE})
            THEN summaries.fewest ELSE summaries.fewest_before END,
        fewest_at = CASE WHEN excluded.fewest < coalesce(summaries.fewest, {_MORE})
            THEN excluded.fewest_at ELSE summaries.fewest_at END,
        timed = summaries.timed + excluded.timed,
        time = summaries.time + excluded.time,
        best_time = CASE WHEN excluded.best_time < coalesce(summaries.best_time, {_LONGER})
            THEN excluded.best_time ELSE summaries.best_time END,
        best_time_before = CASE WHEN excluded.best_time < coalesce(summaries.best_time, {_LONGER})
            THEN summaries.best_time ELSE summaries.best_time_before END,
        best_time_at = CASE WHEN excluded.best_time < coalesce(summaries.best_time, {_LONGER})
            THEN excluded.best_time_at ELSE summaries.best_time_at END,
        streak = CASE WHEN excluded.wins = 1 THEN summaries.streak + 1 ELSE 0 END,
        best_streak = CASE
            WHEN excluded.wins = 1 AND summaries.streak >= summaries.best_streak
            THEN summaries.streak + 1 ELSE summaries.best_streak END,
        best_streak_at = CASE
            WHEN excluded.wins = 1 AND summaries.streak >= summaries.best_streak
            THEN excluded.last ELSE summaries.best_streak_at END,
        last = excluded.last"""
SUM_UP_WEEK: Final = f"""
    INSERT INTO weeks (
        guest, game, kind, start, games, wins, played_out, cards_left, timed, time, best_time)
    SELECT id, CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?8 AS BIGINT), 1, CAST(?4 AS INTEGER),
           CAST(?5 AS INTEGER), CAST(?6 AS BIGINT),
           CASE WHEN took IS NULL THEN 0 ELSE 1 END, coalesce(took, 0), took
    FROM guests JOIN (SELECT CAST(?7 AS BIGINT) AS took) AS result ON true
    WHERE id = CAST(?1 AS TEXT)
    ON CONFLICT (guest, game, kind, start) DO UPDATE SET
        games = weeks.games + 1,
        wins = weeks.wins + excluded.wins,
        played_out = weeks.played_out + excluded.played_out,
        cards_left = weeks.cards_left + excluded.cards_left,
        timed = weeks.timed + excluded.timed,
        time = weeks.time + excluded.time,
        best_time = CASE WHEN excluded.best_time < coalesce(weeks.best_time, {_LONGER})
            THEN excluded.best_time ELSE weeks.best_time END"""

SUMMARIES_OF: Final = f"""
    SELECT {SUMMARY} FROM summaries WHERE guest = ?1 ORDER BY last DESC, game, kind"""
WEEKS_OF: Final = f"""
    SELECT {WEEK} FROM weeks WHERE guest = ?1 AND start >= ?2 ORDER BY game, kind, start"""
SUMMARY_OF: Final = f"""
    SELECT {SUMMARY} FROM summaries WHERE guest = ?1 AND game = ?2 AND kind = ?3"""
GAME_OF: Final = f"""
    SELECT {FINISHED} FROM finished WHERE table_id = ?2 AND number = ?3
    AND EXISTS (SELECT 1 FROM played
                WHERE guest = ?1 AND played.ended = finished.ended
                AND played.table_id = ?2 AND played.number = ?3)"""
SHARE: Final = """
    INSERT INTO shares (guest, token) SELECT id, CAST(?2 AS TEXT) FROM guests WHERE id = ?1
    ON CONFLICT DO NOTHING"""
SHARE_OF: Final = "SELECT token FROM shares WHERE guest = ?1"
SHARER: Final = "SELECT guest FROM shares WHERE token = ?1"
UNSHARE: Final = "DELETE FROM shares WHERE guest = ?1"


class HistorySql(SqlAccess):
    """The part of a store that keeps summaries."""

    async def summaries_of(self, guest: str) -> list[Summary]:
        return [Summary(*row) for row in await self.read(SUMMARIES_OF, guest)]

    async def weeks_of(self, guest: str, since: int) -> list[Week]:
        return [Week(*row) for row in await self.read(WEEKS_OF, guest, since)]

    async def summed_up(
        self, guest: str, table: str, number: int
    ) -> tuple[GameListing, Summary] | None:
        games = await self.read(GAME_OF, guest, table, number)
        if not games:
            return None
        game = finished_from(games[0])
        kind = game.kind_in(game.guests.index(guest))
        rows = await self.read(SUMMARY_OF, guest, game.game, kind)
        return (game, Summary(*rows[0])) if rows else None

    async def share(self, guest: str, token: str) -> str:
        _, rows = await self.write(Statement(SHARE, (guest, token)), Statement(SHARE_OF, (guest,)))
        return rows[0][0] if rows else ""

    async def share_of(self, guest: str) -> str:
        rows = await self.read(SHARE_OF, guest)
        return rows[0][0] if rows else ""

    async def sharer(self, token: str) -> str | None:
        rows = await self.read(SHARER, token)
        return rows[0][0] if rows else None

    async def unshare(self, guest: str) -> None:
        await self.write(Statement(UNSHARE, (guest,)))
