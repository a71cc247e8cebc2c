"""The sums that a guest did: counted once, and told to nobody else."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from typing import TYPE_CHECKING, Any

from backtrick import GAMES
from backtrick.sprints import Progress, Sum, all_sums, positions, scheduled

from ..client import Client
from ..server_process import GENEROUS, serving
from .test_guests import refusal
from .test_replays import miss_and_race
from .test_tables import guest_of, opened

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from ..server_process import ServerProcess

RACE = "seven-ate-nine"
PATH = f"/api/me/sums?game={RACE}"


def sums(client: httpx.Client) -> dict[str, Any]:
    """The sums of a client's guest."""
    answer = client.get(PATH)
    assert answer.status_code == 200, answer.text
    return answer.json()


def begun(client: httpx.Client) -> dict[str, Any]:
    """A drill that a client's guest begins."""
    answer = client.post("/api/me/drills", json={"game": RACE})
    assert answer.status_code == 201, answer.text
    return answer.json()


def report(drill: dict[str, Any], *answers: tuple[int, bool]) -> dict[str, Any]:
    """What is told about a drill: positions, and whether they were right."""
    told = [{"at": at, "right": right, "took": 1_500} for at, right in answers]
    return {"game": RACE, "seed": drill["seed"], "answers": told}


def asked(position: dict[str, Any]) -> tuple[int, int, int]:
    """The sum of a position of a drill."""
    ((value, step, sign),) = {
        (card["value"], card["step"], card["sign"]) for card in position["fitting"]
    }
    return value, step, sign


def by_sum(found: dict[str, Any]) -> dict[tuple[int, int, int], dict[str, Any]]:
    """The progress in each sum."""
    return {(each["value"], each["step"], each["sign"]): each for each in found["sums"]}


def test_somebody_new_has_done_no_sums(server: ServerProcess) -> None:
    """All sums of the game are there, with their results; a stranger has none."""
    found = sums(server.guest("Ada"))
    assert found["weeks"] == []
    assert {each["standing"] for each in found["sums"]} == {"new"}
    results = [
        (each["value"], each["step"], each["sign"], each["result"]) for each in found["sums"]
    ]
    expected = all_sums(GAMES[RACE]).items()
    assert results == [(one.value, one.step, one.sign, result) for one, result in expected]


def test_races_and_drills_survive_a_killed_server(tmp_path: Path) -> None:
    """What was told is counted, once; a drill that was begun before can be reported after."""
    with serving(tmp_path, **GENEROUS, countdown_seconds=0) as server:
        ada, eve = server.guest("Ada"), server.guest("Eve")
        options = {"players": 1, "miss_penalty": 0.1}
        asyncio.run(race_alone(server, ada, opened(ada, game=RACE, options=options)))
        before, drill = sums(ada), begun(ada)
        assert sums(eve)["weeks"] == []
        assert refusal(eve.post("/api/me/sums", json=report(drill, (0, True))))[0] == 404
        server.end(signal.SIGKILL)
    check_race(before)
    with serving(tmp_path, **GENEROUS) as server:
        again = server.client()
        again.cookies.update(ada.cookies)
        assert sums(again) == before
        export = again.get("/api/me/export").json()["sums"]
        assert sum(each["solved"] for each in export) == before["weeks"][0]["solved"]
        assert again.post("/api/me/sums", json=report(drill, (0, True))).status_code == 200
        assert again.post("/api/me/sums", json=report(drill, (0, True))).status_code == 404


async def race_alone(server: ServerProcess, person: httpx.Client, table: str) -> None:
    """Play a whole race, with a miss."""
    async with Client(server.address, guest_of(person), table) as client:
        await client.do("deal")
        await miss_and_race(client)


def check_race(found: dict[str, Any]) -> None:
    """The sums of a race with a miss."""
    (week,) = found["weeks"]
    assert week["wrong"] == sum(each["wrong"] for each in found["sums"]) == 1
    assert week["solved"] == sum(each["solved"] for each in found["sums"]) > 20
    known = [each for each in found["sums"] if each["standing"] != "new"]
    assert week["sure"] + week["growing"] + week["shaky"] == len(known)


def test_a_drill_is_counted_once(server: ServerProcess) -> None:
    """By position: right or wrong, and how long it took; a second report is refused."""
    ada = server.guest("Ada")
    drill = begun(ada)
    right, wrong = asked(drill["positions"][0]), asked(drill["positions"][1])
    answers = report(drill, (0, True), (1, False), (1, False), (1, True))
    answer = ada.post("/api/me/sums", json=answers)
    assert answer.status_code == 200, answer.text
    found = by_sum(answer.json())
    assert (found[right]["solved"], found[right]["wrong"]) == (1, 0)
    assert (found[wrong]["solved"], found[wrong]["wrong"]) == (1, 2)
    assert (found[right]["standing"], found[wrong]["standing"]) == ("growing", "shaky")
    assert found[right]["time"] == 1_500
    again = ada.post("/api/me/sums", json=answers)
    assert refusal(again) == (404, "drill/unknown")
    assert by_sum(sums(ada)) == found


def test_sprints_count_too(server: ServerProcess) -> None:
    """Where two sums lead to a card, the report says which one it was."""
    ada = server.guest("Ada")
    answer = ada.post("/api/me/drills", json={"game": RACE, "sprint": True})
    assert answer.status_code == 201, answer.text
    sprint = answer.json()
    expected = [
        str(move) for each in positions(GAMES[RACE], sprint["seed"], 40) for move in each.fitting
    ]
    assert [card["move"] for each in sprint["positions"] for card in each["fitting"]] == expected
    laid = [each["fitting"][-1] for each in sprint["positions"]]
    told = report(sprint, *((at, True) for at in range(40)))
    for at, each in enumerate(sprint["positions"]):
        if len({card["sign"] for card in each["fitting"]}) > 1:
            unclear = ada.post("/api/me/sums", json=report(sprint, (at, True)))
            assert refusal(unclear) == (400, "request/bad-body")
    for each, card in zip(told["answers"], laid, strict=True):
        each["sign"] = card["sign"]
    counted = by_sum(ada.post("/api/me/sums", json=told).json())
    done = Counter((card["value"], card["step"], card["sign"]) for card in laid)
    assert {sum_: each["solved"] for sum_, each in counted.items() if each["solved"]} == done


def test_only_ones_own_drill_is_counted(server: ServerProcess) -> None:
    """Nobody can count another's, nor positions that were never given."""
    ada, eve = server.guest("Ada"), server.guest("Eve")
    drill = begun(ada)
    assert refusal(eve.post("/api/me/sums", json=report(drill, (0, True)))) == (
        404,
        "drill/unknown",
    )
    for answers in ([(60, True)], [(0, True)] * 4, []):
        refused = ada.post("/api/me/sums", json=report(drill, *answers))
        assert refusal(refused) == (400, "request/bad-body")
    assert sums(ada)["weeks"] == sums(eve)["weeks"] == []
    assert ada.post("/api/me/sums", json=report(drill, (0, True))).status_code == 200
    assert sums(eve)["weeks"] == []


def test_strangers_and_other_games_have_none(server: ServerProcess) -> None:
    """Without a guest there is nobody to ask about; other games have no sums."""
    stranger, ada = server.client(), server.guest("Ada")
    given = report(begun(ada), (0, True))
    for answer in (
        stranger.get(PATH),
        stranger.post("/api/me/drills", json={"game": RACE}),
        stranger.post("/api/me/sums", json=given),
    ):
        assert refusal(answer)[0] == 401
    for answer in (
        ada.get("/api/me/sums?game=quick-easy"),
        ada.post("/api/me/drills", json={"game": "quick-easy"}),
        ada.post("/api/me/sums", json=given | {"game": "face-to-face"}),
    ):
        assert refusal(answer) == (404, "game/unknown")
    assert refusal(ada.get("/api/me/sums"))[0] == 400


def test_drills_follow_the_schedule(server: ServerProcess) -> None:
    """By what was answered before; nothing rests after a few answers, so the time is no matter."""
    ada = server.guest("Ada")
    first = begun(ada)
    assert_scheduled(first, {})
    known: dict[Sum, Progress] = {}
    answers = [(at, at > 2) for at in range(6)]
    for at, is_right in answers:
        one = Sum(*asked(first["positions"][at]))
        before = known.get(one, Progress())
        solved, time = (1, 1_500) if is_right else (0, 0)
        known[one] = Progress(before.solved + solved, before.wrong + 1 - solved, before.time + time)
    assert ada.post("/api/me/sums", json=report(first, *answers)).status_code == 200
    assert_scheduled(begun(ada), known)


def assert_scheduled(drill: dict[str, Any], known: dict[Sum, Progress]) -> None:
    """A drill asks what the schedule says."""
    expected = scheduled([*all_sums(GAMES[RACE])], known, 0, drill["seed"], 60)
    assert [Sum(*asked(each)) for each in drill["positions"]] == [*expected]
