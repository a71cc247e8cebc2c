"""Daily deals, in SQL that both databases share."""

# ruff: noqa: S608 - what is put into the statements are constants and places for values

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .commit_queue import Statement
from .daily import DailyTry, DayPlayed, DealOfDay, TryResult, day_at
from .sql_access import SqlAccess

if TYPE_CHECKING:
    from collections.abc import Collection

    from .db_rows import Row, Value

_TRY: Final = """
    day, game, players, guest, table_id, counted, score, won, cards_left, lasted, ended"""
_DEAL: Final = "day = ?1 AND game = ?2 AND players = ?3"
BEGIN: Final = f"""
    INSERT INTO daily_tries (day, game, players, guest, table_id, counted)
    VALUES (?1, ?2, ?3, ?4, ?5, ?7 AND NOT EXISTS (
        SELECT 1 FROM daily_devices WHERE {_DEAL} AND device = ?6))
    ON CONFLICT DO NOTHING"""
# Not with the guest, who may be deleted and come back as somebody else.
NOTE_DEVICE: Final = """
    INSERT INTO daily_devices (day, game, players, device) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO NOTHING"""
TRY: Final = f"SELECT {_TRY} FROM daily_tries WHERE guest = ?4 AND {_DEAL}"
TRIES_OF: Final = f"SELECT {_TRY} FROM daily_tries WHERE day >= ?1 AND day <= ?2 AND guest IN"
DAYS: Final = """
    SELECT day, count(*), count(*) FILTER (WHERE won) FROM daily_tries
    WHERE guest = ?1 AND score IS NOT NULL GROUP BY day ORDER BY day"""
SCORES: Final = f"SELECT score, results FROM daily_scores WHERE {_DEAL} ORDER BY score"
BEST: Final = f"""
    SELECT {_TRY} FROM daily_tries WHERE {_DEAL} AND score IS NOT NULL AND counted
    ORDER BY score, ended, guest LIMIT 1"""
PARS: Final = """
    SELECT day, game, players, data FROM daily_pars
    WHERE day >= ?1 AND day <= ?2 ORDER BY day, game, players"""
STORE_PAR: Final = """
    INSERT INTO daily_pars (day, game, players, data) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO NOTHING"""
WITHOUT_PAR: Final = """
    SELECT DISTINCT day, game, players FROM daily_tries WHERE day >= ?1 AND NOT EXISTS (
        SELECT 1 FROM daily_pars WHERE daily_pars.day = daily_tries.day
        AND daily_pars.game = daily_tries.game AND daily_pars.players = daily_tries.players)
    ORDER BY day DESC, game, players LIMIT ?2"""
FORGET_DEVICES: Final = "DELETE FROM daily_devices WHERE day < ?1"
FORGET_SCORES: Final = (
    "DELETE FROM daily_scores WHERE day < ?1",
    "DELETE FROM daily_tries WHERE day < ?1 AND score IS NULL",
)

# Within the transaction in which the game ends. Once the day is over, the best game can be watched.
END: Final = """
    UPDATE daily_tries SET score = ?2, won = ?3, cards_left = ?4, lasted = ?5, ended = ?6,
        counted = counted AND day >= ?7
    WHERE table_id = ?1 AND score IS NULL"""
COUNT: Final = """
    INSERT INTO daily_scores (day, game, players, score, results)
    SELECT day, game, players, score, 1 FROM daily_tries WHERE table_id = ?1 AND counted
    ON CONFLICT (day, game, players, score)
    DO UPDATE SET results = daily_scores.results + 1"""

_GUESTS_AT_ONCE: Final = 200


def end_row(table: str, result: TryResult) -> tuple[Value, ...]:
    """The values for `END`."""
    ended = result.ended
    return (table, result.score, result.won, result.cards_left, result.lasted, ended, day_at(ended))


class DailySql(SqlAccess):
    """The part of a store that is about daily deals."""

    async def begin_try(self, deal: DealOfDay, guest: str, table: str, device: bytes) -> DailyTry:
        values = (*deal, guest, table, device, bool(device))
        known = [Statement(NOTE_DEVICE, (*deal, device))] if device else []
        *_, rows = await self.write(
            Statement(BEGIN, values), *known, Statement(TRY, (*deal, guest))
        )
        return _try_from(rows[0])

    async def tries_of(self, guests: Collection[str], first: str, last: str) -> list[DailyTry]:
        found, wanted = list[DailyTry](), sorted(guests)
        for at in range(0, len(wanted), _GUESTS_AT_ONCE):
            some = wanted[at : at + _GUESTS_AT_ONCE]
            places = ", ".join(f"?{number}" for number in range(3, len(some) + 3))
            rows = await self.read(f"{TRIES_OF} ({places})", first, last, *some)
            found += map(_try_from, rows)
        return sorted(found, key=lambda each: (each.deal, each.guest))

    async def days_played(self, guest: str) -> list[DayPlayed]:
        return [DayPlayed(*row) for row in await self.read(DAYS, guest)]

    async def scores(self, deal: DealOfDay) -> dict[int, int]:
        return {row[0]: row[1] for row in await self.read(SCORES, *deal)}

    async def best_try(self, deal: DealOfDay) -> DailyTry | None:
        rows = await self.read(BEST, *deal)
        return _try_from(rows[0]) if rows else None

    async def pars(self, first: str, last: str) -> dict[DealOfDay, bytes]:
        rows = await self.read(PARS, first, last)
        return {DealOfDay(*deal): bytes(data) for *deal, data in rows}

    async def store_par(self, deal: DealOfDay, data: bytes) -> None:
        await self.write(Statement(STORE_PAR, (*deal, data)))

    async def deals_without_par(self, first: str, limit: int) -> list[DealOfDay]:
        return [DealOfDay(*row) for row in await self.read(WITHOUT_PAR, first, limit)]

    async def forget_devices(self, before: str) -> None:
        await self.write(Statement(FORGET_DEVICES, (before,)))

    async def forget_scores(self, before: str) -> None:
        await self.write(*(Statement(query, (before,)) for query in FORGET_SCORES))


def _try_from(row: Row) -> DailyTry:
    day, game, players, guest, table, counted, score, won, *rest = row
    result = None if score is None else TryResult(score, bool(won), *rest)
    return DailyTry(DealOfDay(day, game, players), guest, table, bool(counted), result)
