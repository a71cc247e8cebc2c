"""The sums that guests did, and the drills they have begun, in SQL that both databases share."""

# ruff: noqa: S608 - what is put into the statements are constants

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from .commit_queue import Statement
from .sql_access import SqlAccess
from .sums import GivenDrill, SumSummary, SumWeek, sum_rows, sum_week_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .sums import SumCount

SUM: Final = ", ".join(each.name for each in fields(SumSummary))
SUM_WEEK: Final = ", ".join(each.name for each in fields(SumWeek))
DRILL: Final = ", ".join(each.name for each in fields(GivenDrill))

# Only for guests who exist: not for those who were erased while they played.
_COUNT: Final = """
    INSERT INTO sums (guest, game, value, step, sign, solved, wrong, time, streak, last)
    SELECT id, CAST(?2 AS TEXT), CAST(?3 AS INTEGER), CAST(?4 AS INTEGER), CAST(?5 AS INTEGER),
           CAST(?6 AS INTEGER), CAST(?7 AS INTEGER), CAST(?8 AS BIGINT), CAST(?9 AS INTEGER),
           CAST(?10 AS BIGINT)
    FROM guests WHERE id = CAST(?1 AS TEXT) {condition}
    ON CONFLICT (guest, game, value, step, sign) DO UPDATE SET
        solved = sums.solved + excluded.solved,
        wrong = sums.wrong + excluded.wrong,
        time = sums.time + excluded.time,
        streak = CASE WHEN excluded.wrong > 0 THEN excluded.streak
            ELSE sums.streak + excluded.streak END,
        last = excluded.last"""
_COUNT_WEEK: Final = """
    INSERT INTO sum_weeks (guest, game, start, value, step, sign, solved, wrong, time)
    SELECT id, CAST(?2 AS TEXT), CAST(?9 AS BIGINT), CAST(?3 AS INTEGER), CAST(?4 AS INTEGER),
           CAST(?5 AS INTEGER), CAST(?6 AS INTEGER), CAST(?7 AS INTEGER), CAST(?8 AS BIGINT)
    FROM guests WHERE id = CAST(?1 AS TEXT) {condition}
    ON CONFLICT (guest, game, start, value, step, sign) DO UPDATE SET
        solved = sum_weeks.solved + excluded.solved,
        wrong = sum_weeks.wrong + excluded.wrong,
        time = sum_weeks.time + excluded.time"""
_IF_GIVEN: Final = """
    AND EXISTS (SELECT 1 FROM drills WHERE guest = CAST(?1 AS TEXT) AND game = CAST(?2 AS TEXT)
                AND seed = CAST(?{seed} AS BIGINT))"""
COUNT_SUM: Final = _COUNT.format(condition="")
COUNT_SUM_WEEK: Final = _COUNT_WEEK.format(condition="")
COUNT_GIVEN: Final = _COUNT.format(condition=_IF_GIVEN.format(seed=11))
COUNT_GIVEN_WEEK: Final = _COUNT_WEEK.format(condition=_IF_GIVEN.format(seed=10))

SUMS_OF: Final = f"""
    SELECT {SUM} FROM sums WHERE guest = ?1 AND game = ?2 ORDER BY value, step, sign"""
SUM_WEEKS_OF: Final = f"""
    SELECT {SUM_WEEK} FROM sum_weeks WHERE guest = ?1 AND game = ?2 AND start >= ?3
    ORDER BY start, value, step, sign"""
GIVE: Final = """
    INSERT INTO drills (guest, game, seed, given, sums)
    SELECT id, CAST(?2 AS TEXT), CAST(?3 AS BIGINT), CAST(?4 AS BIGINT), CAST(?5 AS TEXT)
    FROM guests WHERE id = CAST(?1 AS TEXT)
    ON CONFLICT DO NOTHING"""
# Somebody may begin drills on several devices, but need not keep many.
_MOST_DRILLS: Final = 5
FORGET_OLDEST: Final = f"""
    DELETE FROM drills WHERE guest = ?1 AND game = ?2 AND seed NOT IN (
        SELECT seed FROM drills WHERE guest = ?1 AND game = ?2
        ORDER BY given DESC, seed LIMIT {_MOST_DRILLS})"""
DRILL_OF: Final = f"SELECT {DRILL} FROM drills WHERE guest = ?1 AND game = ?2 AND seed = ?3"
TAKE: Final = "DELETE FROM drills WHERE guest = ?1 AND game = ?2 AND seed = ?3 RETURNING seed"
FORGET_DRILLS: Final = "DELETE FROM drills WHERE given < ?1"


class SumsSql(SqlAccess):
    """The part of a store that keeps sums."""

    async def sums_of(self, guest: str, game: str) -> list[SumSummary]:
        return [SumSummary(*row) for row in await self.read(SUMS_OF, guest, game)]

    async def sum_weeks_of(self, guest: str, game: str, since: int) -> list[SumWeek]:
        return [SumWeek(*row) for row in await self.read(SUM_WEEKS_OF, guest, game, since)]

    async def give_drill(self, guest: str, drill: GivenDrill) -> None:
        values = (guest, drill.game, drill.seed, drill.given, drill.sums)
        await self.write(Statement(GIVE, values), Statement(FORGET_OLDEST, (guest, drill.game)))

    async def drill(self, guest: str, game: str, seed: int) -> GivenDrill | None:
        rows = await self.read(DRILL_OF, guest, game, seed)
        return GivenDrill(*rows[0]) if rows else None

    async def count_drill(self, guest: str, drill: GivenDrill, counts: Sequence[SumCount]) -> bool:
        seed = drill.seed
        *_, taken = await self.write(
            *(Statement(COUNT_GIVEN, (*row, seed)) for row in sum_rows(counts)),
            *(Statement(COUNT_GIVEN_WEEK, (*row, seed)) for row in sum_week_rows(counts)),
            Statement(TAKE, (guest, drill.game, seed)),
        )
        return bool(taken)

    async def forget_drills(self, before: int) -> None:
        await self.write(Statement(FORGET_DRILLS, (before,)))
