"""What has come of a guest's games: theirs alone, unless they share it."""

from __future__ import annotations

import signal
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from backtrick import GAMES
from backtrick.server.game_kinds import kind_of
from backtrick.server.http.history import (
    all_kinds,
    history_of,
    kind_histories,
    personal_bests,
)
from backtrick.store import Batch, GameListing, Guest, Summary
from backtrick.store.summaries import week_of
from tests.store.values import opened as opened_store

from ..client import Client
from ..server_process import GENEROUS, serving
from .test_guests import refusal
from .test_lessons import Learner
from .test_tables import DUEL, guest_of, opened, play_to_the_end

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from ..server_process import ServerProcess

TEAM = "quick-easy"
RACE = "seven-ate-nine"
LONG_AGO = 10**12
"""In 2001."""


def history(client: httpx.Client) -> dict[str, Any]:
    """The history of a client's guest."""
    answer = client.get("/api/me/history")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_somebody_new_has_no_history(server: ServerProcess) -> None:
    """There is nothing to show, and it is shared with nobody; a stranger has none."""
    client = server.guest("Ada")
    found = history(client)
    assert (found["name"], found["kinds"], found["shared"]) == ("Ada", [], "")
    assert refusal(server.client().get("/api/me/history"))[0] == 401


def test_games_make_a_history(server: ServerProcess) -> None:
    """Games of a kind are counted together, whether one starts or not; each has their own view."""
    people = [server.guest("Ada"), server.guest("Ben")]
    table = opened(people[0], **DUEL)
    play_to_the_end(server, table, people, games=3)
    kinds = [history(each)["kinds"] for each in people]
    assert [len(each) for each in kinds] == [1, 1]
    (ada,), (ben,) = kinds
    assert ada["games"] == ben["games"] == 3
    assert ada["wins"] + ben["wins"] == 3
    assert ada["measures"] == ["wins"]
    assert ada["options"] == {"players": 2}
    assert [week["games"] for week in ada["weeks"]] in ([3], [1, 2], [2, 1])  # Sunday at midnight
    assert {bot["bot"] for bot in ada["bots"]} == {"greedy", "expert"}
    export = people[0].get("/api/me/export").json()
    assert (export["history"], export["shared"]) == ([ada], "")


def test_bests_are_told_to_their_player_alone(server: ServerProcess) -> None:
    """Others may know the game, but not what it was to its players; a stranger is nobody."""
    people = [server.guest("Ada"), server.guest("Ben")]
    table = opened(people[0], **DUEL)
    play_to_the_end(server, table, people, games=2)
    for person in people:
        for number in (1, 2):
            answer = person.get(f"/api/tables/{table}/games/{number}/bests")
            assert answer.status_code == 200
            assert {each["feat"] for each in answer.json()["bests"]} <= {"first-win"}
    path = f"/api/tables/{table}/games/2/bests"
    assert server.guest("Eve").get(path).json() == {"bests": []}
    assert refusal(server.client().get(path))[0] == 401
    assert people[0].get(f"/api/tables/{table}/games/3/bests").json() == {"bests": []}


def test_a_history_is_shared_by_a_link(server: ServerProcess) -> None:
    """Until its owner takes it back; nobody else can, and other guests are not on it."""
    people = [server.guest("Ada"), server.guest("Ben")]
    table = opened(people[0], **DUEL)
    play_to_the_end(server, table, people, games=1)
    ada, stranger = people[0], server.client()
    token = ada.post("/api/me/share").json()["token"]
    assert ada.post("/api/me/share").json()["token"] == token == history(ada)["shared"]
    shown = stranger.get(f"/api/histories/{token}")
    assert shown.json() == {key: each for key, each in history(ada).items() if key != "shared"}
    for secret in ("Ben", guest_of(people[1]).id, guest_of(ada).id, table, token):
        assert secret not in shown.text
    assert people[1].delete("/api/me/share").status_code == 204
    assert stranger.get(f"/api/histories/{token}").status_code == 200
    assert ada.delete("/api/me/share").status_code == 204
    assert refusal(stranger.get(f"/api/histories/{token}")) == (404, "history/not-shared")
    assert history(ada)["shared"] == ""
    assert ada.post("/api/me/share").json()["token"] != token
    for action in (stranger.post, stranger.delete):
        assert refusal(action("/api/me/share"))[0] == 401
    for guess in ("x", "A" * 22, guest_of(ada).id, table):
        assert refusal(stranger.get(f"/api/histories/{guess}")) == (404, "history/not-shared")


def test_a_deleted_guest_shares_nothing(server: ServerProcess) -> None:
    """The link is void."""
    ada = server.guest("Ada")
    token = ada.post("/api/me/share").json()["token"]
    assert ada.delete("/api/me").status_code == 204
    answer = server.client().get(f"/api/histories/{token}")
    assert refusal(answer) == (404, "history/not-shared")


@pytest.mark.asyncio
async def test_a_guided_first_game_counts_nowhere(server: ServerProcess) -> None:
    """It is found among the finished games, but its result was in the script."""
    ada = server.guest("Ada")
    game = DUEL["game"]
    steps = ada.get(f"/api/lessons/{game}").json()["steps"]
    table = ada.post("/api/lessons", json={"game": game}).json()["table"]
    async with Client(server.address, guest_of(ada), table) as client:
        await Learner(client, steps).learn()
        if not client.game["outcome"]:
            await client.do("concede")
        await client.until(lambda: bool(client.game["outcome"]))
    assert len(ada.get("/api/me/games").json()["games"]) == 1
    assert history(ada)["kinds"] == []


def test_a_history_survives_a_killed_server(tmp_path: Path) -> None:
    """What was told to the players is summed up, once."""
    with serving(tmp_path, **GENEROUS) as server:
        people = [server.guest("Ada"), server.guest("Ben")]
        table = opened(people[0], **DUEL)
        play_to_the_end(server, table, people, games=2)
        before, cookies = history(people[0]), people[0].cookies
        server.end(signal.SIGKILL)
    with serving(tmp_path, **GENEROUS) as server:
        again = server.client()
        again.cookies.update(cookies)
        assert history(again) == before


def summary(game: str, **changes: Any) -> Summary:
    """The summary of several games of the usual kind."""
    kind = kind_of(GAMES[game].options())
    usual = Summary(
        *(game, kind, 9, 4, 9, 40, 2, 5, 100, 4, 280_000, 60_000, 70_000, 100, 0, 2, 50, 100)
    )
    return replace(usual, **changes)


def finished(game: str, ended: int) -> GameListing:
    """A game that ended at a time."""
    kind = kind_of(GAMES[game].options())
    return GameListing(
        *("table", 1, game, kind, ("ada", None), ("Ada", "bot"), ended, 60_000, "all-laid"),
        *((0,), 2, 0, kind),
    )


@pytest.mark.parametrize(
    "game, changes, ended, bests",
    [
        (TEAM, {}, 100, [("cards", 2, 5)]),
        (RACE, {}, 100, [("time", 60_000, 70_000)]),
        (DUEL["game"], {}, 100, []),
        (TEAM, {}, 99, []),
        (TEAM, {"fewest_before": None}, 100, []),
        (RACE, {"best_time_before": None}, 100, []),
        (TEAM, {"fewest_at": 90, "best_streak": 3, "best_streak_at": 100}, 100, [("streak", 3, 2)]),
        (TEAM, {"wins": 1, "best_streak": 1, "best_streak_at": 100}, 100, [("first-win", 1, None)]),
        (TEAM, {"games": 1, "wins": 1, "best_streak_at": 100, "fewest_at": 1}, 100, []),
    ],
)
def test_a_personal_best_is_noticed(
    game: str, changes: dict[str, Any], ended: int, bests: list[tuple[str, int, int | None]]
) -> None:
    """In the game in which it was reached, if there was something to beat."""
    found = personal_bests(finished(game, ended), summary(game, **changes))
    assert [(each.feat, each.value, each.before) for each in found] == bests


def test_games_that_are_gone_are_left_out() -> None:
    """A database may know games and options that this version does not."""
    gone = [replace(summary(TEAM), game="bygone"), summary(TEAM, kind="bygone=1")]
    assert kind_histories(gone, []) == []


@pytest.mark.asyncio
async def test_an_export_has_what_was_long_ago(tmp_path: Path) -> None:
    """A page ends after a year; what is stored is exported all the same."""
    async with opened_store(str(tmp_path / "store")) as store:
        ada = Guest("ada", "Ada", "en")
        await store.add_guest(ada, b"token")
        await store.append(Batch("table", 1, (b"end",), finished=finished(TEAM, LONG_AGO)))
        (shown,) = (await history_of(store, ada)).kinds
        (whole,) = await all_kinds(store, ada.id)
        assert (shown.games, shown.weeks) == (1, [])
        assert [(each.start, each.games) for each in whole.weeks] == [(week_of(LONG_AGO), 1)]
