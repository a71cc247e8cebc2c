"""Lists of tables and finished games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backtrick.store import AwaitedTurn, Batch, Invitation
from tests.store.values import FINISHED, LISTING, finish_game, list_table, opened

pytestmark = pytest.mark.asyncio


async def test_tables_of_a_guest(place: str) -> None:
    """Tables where the guest sits and that are not over, including hidden ones."""
    async with opened(place) as store:
        await list_table(store, "open", updated=1, guests=("bob", "ann"))
        await list_table(store, "hidden", updated=2, listed=False)
        await list_table(store, "running", updated=3, phase="running", guests=("ann",))
        await list_table(store, "over", updated=4, phase="over")
        assert [table for table, _ in await store.tables_of("ann", 9)] == [
            *("running", "hidden", "open")
        ]
        assert [table for table, _ in await store.tables_of("bob", 1)] == ["hidden"]
        assert await store.tables_of("nobody", 9) == []


async def test_a_listing_replaces_the_previous_one(place: str) -> None:
    """Even within one commit; guests who left no longer find the table, new ones do."""
    async with opened(place) as store:
        changed = replace(LISTING, guests=("bob", "eve"), updated=2, free_seats=0, what_if=True)
        last = replace(changed, phase="over", updated=3)
        store.append(Batch("table", 1, (b"1",), LISTING))
        store.append(Batch("table", 2, (b"2",), changed))
        await store.append(Batch("table", 3, (b"3",)))
        assert await store.tables_of("ann", 9) == []
        assert await store.tables_of("eve", 9) == [("table", changed)]
        await store.append(Batch("table", 4, (b"4",), last))
        assert await store.tables_of("eve", 9) == []
        await store.append(Batch("table", 5, (b"5",), changed))
        assert await store.tables_of("bob", 9) == [("table", changed)]


async def test_finished_games_of_a_table(place: str) -> None:
    """All of them, or the last ones, by number, exactly as stored."""
    async with opened(place) as store:
        first = await finish_game(store, "table")
        second = replace(first, number=2, guests=(None, None), winners=(), names=("a", 'b"\\'))
        await store.append(Batch("table", 2, (b"2",), finished=second))
        assert await store.finished("table") == [first, second]
        assert await store.finished("table", limit=1) == [second]
        assert await store.finished("table", until=1) == [first]
        assert await store.finished("another") == []


async def test_finished_games_of_a_guest(place: str) -> None:
    """Newest first, page by page, without losing games that ended at the same time."""
    async with opened(place) as store:
        games = [
            await finish_game(store, f"table {number}", ended=ended)
            for number, ended in enumerate([5, 4, 3, 3, 3, 2, 1])
        ]
        await finish_game(store, "other", guests=("eve", None), ended=3)
        assert await store.finished_of("bob", 99) == games
        assert await store.finished_of("bob", 2) == games[:2]
        assert await store.finished_of("bob", 2, before=4) == games[2:5]
        assert await store.finished_of("bob", 2, before=3) == games[5:]
        assert await store.finished_of("bob", 2, before=1) == []


async def test_best_times(place: str) -> None:
    """Only solo wins with the same game and options, shortest first."""
    async with opened(place) as store:
        alone = {"guests": ("ann",), "names": ("Ann",), "winners": (0,)}
        slow = await finish_game(store, "slow", **alone, lasted=9)
        quick = await finish_game(store, "quick", **alone, lasted=7)
        middle = await finish_game(store, "middle", **alone, lasted=8)
        await finish_game(store, "lost", **{**alone, "winners": ()}, lasted=1)
        await finish_game(store, "many", lasted=2)
        await finish_game(store, "other options", **alone, options="no_wrap", lasted=3)
        await finish_game(store, "other game", **alone, game="other", lasted=4)
        assert await store.best_times(FINISHED.game, FINISHED.options, 9) == [quick, middle, slow]
        assert await store.best_times(FINISHED.game, FINISHED.options, 1) == [quick]


async def test_forgetting_tables(place: str) -> None:
    """Old tables are deleted with their events; those with finished games are only delisted."""
    async with opened(place) as store:
        await list_table(store, "new", updated=2_000)
        for number in range(250):
            await list_table(store, f"old {number}")
        kept = await finish_game(store, "kept")
        assert await store.forget_tables(1_000) == 0
        assert await store.forget_tables(1_001) == 251
        assert await store.forget_tables(1_001) == 0
        assert [table for table, _ in await store.tables_of("ann", 999)] == ["new"]
        assert await store.events("old 7") == []
        assert await store.events("new") == [b"opened"]
        assert await store.events("kept") == [b"finished"]
        assert await store.finished("kept") == await store.finished_of("ann", 9) == [kept]


async def test_a_forgotten_table_can_go_on(place: str) -> None:
    """A table whose events were kept goes on; the others start from scratch."""
    async with opened(place) as store:
        await finish_game(store, "kept")
        await list_table(store, "gone")
        await store.forget_tables(9_999)
        await store.append(Batch("kept", 2, (b"more",), LISTING))
        await store.append(Batch("gone", 1, (b"anew",), LISTING))
        assert await store.events("kept") == [b"finished", b"more"]
        assert await store.events("gone") == [b"anew"]
        assert {table for table, _ in await store.tables_of("ann", 9)} == {"kept", "gone"}


async def test_all_tables_can_be_listed(place: str) -> None:
    """Newest first, listed or not, in any phase; and all ids, in portions."""
    async with opened(place) as store:
        await list_table(store, "old", updated=1, phase="over", listed=False)
        await list_table(store, "new", updated=3, phase="running", listed=True)
        await list_table(store, "between", updated=2, listed=True)
        found = {
            listed: [name for name, _ in await store.newest_tables(9, listed=listed)]
            for listed in (True, False)
        }
        assert found == {True: ["new", "between"], False: ["new", "between", "old"]}
        assert len(await store.newest_tables(1, listed=False)) == 1
        first = await store.tables_after("", 2)
        assert [*first, *await store.tables_after(first[-1], 2)] == ["between", "new", "old"]
        await store.examine()


async def test_an_invitation_names_game_and_host(place: str) -> None:
    """As long as the table exists, even after it was forgotten; there is none to other tables."""
    async with opened(place) as store:
        await list_table(store, "open", host="Ann")
        await finish_game(store, "kept")
        await store.append(Batch("kept", 2, (b"more",), replace(LISTING, host="Ann", updated=1)))
        wanted = Invitation(LISTING.game, "Ann", LISTING.phase)
        assert await store.invitation("open") == await store.invitation("kept") == wanted
        assert await store.invitation("nowhere") is None
        await store.forget_tables(9_999)
        assert await store.invitation("kept") == replace(wanted, phase=None)
        assert await store.invitation("open") is None


async def test_turns_of_tables(place: str) -> None:
    """The last turn of a table counts, whether it came alone or with a listing."""
    first, second = AwaitedTurn(("ann",), 10, 100), AwaitedTurn(("bob",), 20)
    async with opened(place) as store:
        await list_table(store, "table", turn=first)
        assert (await store.tables_of("ann", 9))[0][1].turn == first
        store.append(Batch("table", 2, (b"2",), turn=second))
        await store.append(Batch("table", 3, (b"3",)))
        assert (await store.tables_of("ann", 9))[0][1] == replace(LISTING, turn=second)
        store.append(Batch("table", 4, (b"4",), turn=first))
        await store.append(Batch("table", 5, (b"5",), LISTING))
        assert (await store.tables_of("ann", 9))[0][1] == LISTING


async def test_tables_at_which_the_server_plays_on(place: str) -> None:
    """Those due by then, the first ones first; none that was forgotten."""
    async with opened(place) as store:
        for name, due in (("late", 300), ("soon", 100), ("old", 50), ("never", None)):
            updated = 1 if name == "old" else 1000
            await list_table(store, name, turn=AwaitedTurn((), 10, due), updated=updated)
        await store.forget_tables(500)
        assert await store.due_tables(299, 9) == [("soon", 100)]
        assert await store.due_tables(300, 9) == [("soon", 100), ("late", 300)]
        assert await store.due_tables(300, 1) == [("soon", 100)]
        await store.append(Batch("soon", 2, (b"2",), turn=AwaitedTurn(("ann",), 20)))
        assert await store.due_tables(300, 9) == [("late", 300)]
