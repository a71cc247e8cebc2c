"""Summaries of guests' games, kept as games end, and the links that share them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import asyncpg
import pytest

from backtrick.store import Batch, Guest, Summary, Week
from backtrick.store.db_rows import finished_row, played_rows
from backtrick.store.schema_versions import migrations
from backtrick.store.sqlite_file import APPLICATION
from backtrick.store.summaries import week_of
from tests.store.values import ANN, FINISHED, LISTING, finish_game, opened

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from backtrick.store import GameListing, Store
    from tests.store.postgres import PostgresServer

pytestmark = pytest.mark.asyncio
BOB = Guest("bob", "Bob", "de")
DAY = 86_400_000
ALWAYS = week_of(0)
"""The week in which time begins."""
BEFORE = 7
"""The version of the database before there were summaries."""


def some_games(count: int) -> list[GameListing]:
    """Games of Ann, Bob, a bot and somebody erased, of two kinds; some count nowhere."""
    chance = Random(18)
    games: list[GameListing] = []
    for number in range(count):
        starter = chance.choice(["agree", "random", "0", "1", "2"])
        players = chance.choice(["players=3", "players=3 open_rows=yes"])
        first, *rest = players.split()
        is_lesson = chance.random() < 0.1
        games.append(
            replace(
                FINISHED,
                table=f"table{number:03}",
                options=" ".join((first, f"starter={starter}", *rest)),
                guests=tuple(chance.sample(["ann", "bob", None, "erased"], 3)),
                names=("Ann", "tutor" if is_lesson else "greedy", "Bób"),
                ended=1_790_000_000_000 + number * DAY + chance.randrange(DAY),
                lasted=chance.randrange(60_000, 90_000),
                ending=chance.choice(["all-laid", "nothing-fits", "conceded"]),
                winners=tuple(seat for seat in range(3) if chance.random() < 0.7),
                cards_left=chance.randrange(5, 30),
                hints=chance.choice([0, 0, 2]),
                kind="" if is_lesson else players,
            )
        )
    return games


class Counted:
    """A summary, counted in the plainest way."""

    def __init__(self, guest: str, games: Sequence[GameListing]) -> None:
        self._guest = guest
        self.games = [each for each in games if guest in each.guests]
        self.wins = [each for each in self.games if self._has_won(each)]
        self.played_out = [each for each in self.games if each.ending != "conceded"]
        self.own_work = [each for each in self.played_out if not each.hints]
        self.times = [each.lasted for each in self.own_work if each in self.wins]
        self.cards_left = sum(each.cards_left for each in self.played_out)

    def _has_won(self, game: GameListing) -> bool:
        return game.guests.index(self._guest) in game.winners

    def streaks(self) -> list[int]:
        """The streak after each game."""
        streaks = [0]
        for each in self.games:
            streaks.append(streaks[-1] + 1 if self._has_won(each) else 0)
        return streaks

    def summary(self) -> Summary:
        """The summary without when bests were reached."""
        fewest = min((each.cards_left for each in self.own_work), default=None)
        return Summary(
            *("a game", self.games[0].kind, len(self.games), len(self.wins)),
            *(len(self.played_out), self.cards_left, fewest, None, None),
            *(len(self.times), sum(self.times), min(self.times, default=None), None, None),
            *(self.streaks()[-1], max(self.streaks()), None, self.games[-1].ended),
        )

    def week(self, start: int) -> Week:
        """The same as a week."""
        return Week(
            *("a game", self.games[0].kind, start, len(self.games), len(self.wins)),
            *(len(self.played_out), self.cards_left),
            *(len(self.times), sum(self.times), min(self.times, default=None)),
        )


def without_bests(summary: Summary) -> Summary:
    """A summary that does not say when bests were reached, and what they were before."""
    return replace(
        summary,
        fewest_before=None,
        fewest_at=None,
        best_time_before=None,
        best_time_at=None,
        best_streak_at=None,
    )


def counted(guest: str, games: Sequence[GameListing]) -> tuple[list[Summary], list[Week]]:
    """A guest's summaries and weeks, from all games."""
    kinds = sorted({each.kind for each in games if each.kind})
    parts = [Counted(guest, [each for each in games if each.kind == kind]) for kind in kinds]
    weeks: list[Week] = []
    for part in parts:
        for start in sorted({week_of(each.ended) for each in part.games}):
            within = [each for each in part.games if week_of(each.ended) == start]
            weeks.append(Counted(guest, within).week(start))
    summaries = sorted((part.summary() for part in parts), key=lambda each: -each.last)
    return summaries, weeks


async def check(store: Store, games: Sequence[GameListing]) -> None:
    """The summaries and weeks of both guests are those of the games."""
    for guest in ("ann", "bob"):
        summaries, weeks = counted(guest, games)
        assert [without_bests(each) for each in await store.summaries_of(guest)] == summaries
        assert await store.weeks_of(guest, ALWAYS) == weeks
        assert await store.weeks_of(guest, max(each.start for each in weeks) + 1) == []
    assert await store.summaries_of("erased") == await store.weeks_of("erased", ALWAYS) == []


async def add_guests(store: Store) -> None:
    """Add the guests who exist."""
    await store.add_guest(ANN, b"1")
    await store.add_guest(BOB, b"2")


async def test_games_are_summed_up_as_they_end(place: str) -> None:
    """By guest, kind and week; no bests by hints or after conceding, lessons count nowhere."""
    games = some_games(120)
    async with opened(place) as store:
        await add_guests(store)
        for game in games:
            store.append(Batch(game.table, 1, (b"over",), LISTING, game))
        await store.check()
        await check(store, games)


def filled(games: Sequence[GameListing]) -> list[tuple[str, tuple[object, ...]]]:
    """Statements that fill a database of the time before, without the column that it lacks."""
    columns = (
        "table_id, number, game, options, guests, names, ended, lasted, ending, winners, "
        "cards_left, hints, seats"
    )
    places = ", ".join(f"?{place}" for place in range(1, 14))
    finish = f"INSERT INTO finished ({columns}) VALUES ({places})"  # noqa: S608 - constants
    play = "INSERT INTO played VALUES (?1, ?2, ?3, ?4)"
    guest = "INSERT INTO guests (id, name, language) VALUES (?1, ?2, ?3)"
    rows: list[tuple[str, tuple[object, ...]]] = [
        (guest, (each.id, each.name, each.language)) for each in (ANN, BOB)
    ]
    for each in games:
        *values, _kind, seats = finished_row(each)
        rows.append((finish, (*values, seats)))
        rows += [(play, row) for row in played_rows(each)]
    return rows


async def test_an_old_file_is_summed_up(tmp_path: Path) -> None:
    """Its games count as if they had been summed up as they ended."""
    games = some_games(120)
    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as old:
        old.executescript(";\n".join(migrations("sqlite")[:BEFORE]))
        for query, values in filled(games):
            old.execute(query, values)  # pyright: ignore[reportArgumentType] - plain values
        old.execute(f"PRAGMA user_version = {BEFORE}")
        old.execute(f"PRAGMA application_id = {APPLICATION}")
        old.commit()
    async with opened(tmp_path / "old.sqlite") as store:
        await check(store, games)
        assert (await store.finished("table007"))[0] == games[7]


async def test_an_old_server_is_summed_up(postgres: PostgresServer) -> None:
    """The same in PostgreSQL."""
    games, place = some_games(120), postgres.new_database()
    old = await asyncpg.connect(place)
    await old.execute("CREATE TABLE backtrick_schema (version integer)")
    for number, step in enumerate(migrations("postgres")[:BEFORE], start=1):
        await old.execute(step)
        await old.execute("INSERT INTO backtrick_schema VALUES ($1)", number)
    for query, values in filled(games):
        await old.execute(query.replace("?", "$"), *values)
    await old.close()
    async with opened(place) as store:
        await check(store, games)
        assert (await store.finished("table007"))[0] == games[7]


async def test_a_personal_best_is_known_with_what_it_was_before(place: str) -> None:
    """The first result is none: nothing was there to beat."""
    async with opened(place) as store:
        await add_guests(store)
        results = [(70, 9, (0,)), (80, 7, (0,)), (60, 8, (0, 2)), (50, 3, ())]
        for number, (lasted, left, winners) in enumerate(results):
            await finish_game(
                store,
                f"table{number}",
                kind="k",
                hints=0,
                lasted=lasted,
                cards_left=left,
                winners=winners,
                ended=number,
            )
        (summary,) = await store.summaries_of("ann")
        assert (summary.best_time, summary.best_time_before, summary.best_time_at) == (60, 70, 2)
        assert (summary.fewest, summary.fewest_before, summary.fewest_at) == (3, 7, 3)
        assert (summary.streak, summary.best_streak, summary.best_streak_at) == (0, 3, 2)
        (other,) = await store.summaries_of("bob")
        assert (other.best_time, other.best_time_before, other.best_time_at) == (60, None, 2)


async def test_a_game_is_found_with_its_summary(place: str) -> None:
    """Only by its players, and only if it counts."""
    async with opened(place) as store:
        await add_guests(store)
        await store.add_guest(Guest("eve", "Eve", "pl"), b"3")
        game = await finish_game(store, "table", kind="k")
        lesson = await finish_game(store, "lesson")
        found = await store.summed_up("bob", game.table, game.number)
        assert found == (game, (await store.summaries_of("bob"))[0])
        assert await store.summed_up("eve", game.table, game.number) is None
        assert await store.summed_up("ann", lesson.table, lesson.number) is None
        assert await store.summed_up("ann", game.table, 2) is None


async def test_summaries_are_shared_by_one_token(place: str) -> None:
    """Until that is over; a second token is not needed."""
    async with opened(place) as store:
        await add_guests(store)
        assert await store.share_of("ann") == ""
        assert await store.share("ann", "secret") == "secret"
        assert await store.share("ann", "another") == await store.share_of("ann") == "secret"
        assert await store.sharer("secret") == "ann"
        assert await store.sharer("another") is None
        await store.unshare("ann")
        assert await store.sharer("secret") is None
        assert await store.share("ann", "another") == "another"
        assert await store.share("nobody", "third") == ""


async def test_a_deleted_guest_leaves_no_summary(place: str) -> None:
    """The link is void at once; figures are deleted with the guest, and nobody else's."""
    async with opened(place) as store:
        await add_guests(store)
        await finish_game(store, "table", kind="k")
        for guest in ("ann", "bob"):
            await store.share(guest, f"of {guest}")
        await store.lock_out("ann")
        assert await store.sharer("of ann") is None
        await store.delete_guest("ann")
        assert await store.summaries_of("ann") == await store.weeks_of("ann", ALWAYS) == []
        assert len(await store.summaries_of("bob")) == len(await store.weeks_of("bob", ALWAYS)) == 1
        assert await store.sharer("of bob") == "bob"
        await finish_game(store, "late", kind="k")
        assert await store.summaries_of("ann") == []


async def test_a_game_counts_for_each_seat_as_its_kind(place: str) -> None:
    """Where the kind depends on the seat: a child's games are not those of the grown-ups."""
    async with opened(place) as store:
        for guest in (ANN, BOB):
            await store.add_guest(guest, guest.id.encode())
        kinds = "adult\nbot\nchild"
        game = await finish_game(store, "table", guests=("bob", None, "ann"), kind=kinds)
        for guest, kind in (("ann", "child"), ("bob", "adult")):
            assert [each.kind for each in await store.summaries_of(guest)] == [kind]
            assert [each.kind for each in await store.weeks_of(guest, ALWAYS)] == [kind]
            found = await store.summed_up(guest, game.table, game.number)
            assert found is not None
            assert found[1].kind == kind
