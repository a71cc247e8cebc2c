"""Puzzles over HTTP: only what their player saw, and no solution before it is asked for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.limits import TOLERATED_LOSS
from backtrick.puzzles import SETS, find
from backtrick.record import plain, replay
from backtrick.server.clock import today

from .test_guests import refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.games.terms import Move
    from backtrick.puzzles import Puzzle

    from ..server_process import ServerProcess

IDS = [next(iter(each.puzzles)) for each in SETS.values()]
"""The first puzzle of each set."""


def _puzzle(name: str) -> Puzzle:
    found = find(name)
    assert found is not None
    return found.read()


def _tried(server: ServerProcess, name: str, moves: Sequence[Move]) -> dict[str, Any]:
    body = {"moves": [*map(str, moves)]}
    return server.client().post(f"/api/puzzles/{name}/turns", json=body).raise_for_status().json()


def test_all_puzzles_are_listed(server: ServerProcess) -> None:
    """With their themes, and the same puzzle of the day for everybody."""
    before = today()
    listed: Any = server.client().get("/api/puzzles").json()
    ids = {each["id"]: [one["id"] for one in each["puzzles"]] for each in listed["sets"]}
    assert ids == {name: [*each.puzzles] for name, each in SETS.items()}
    assert before <= listed["date"] <= today()
    assert any(listed["daily"] in each for each in ids.values())
    assert server.guest().get("/api/puzzles").json()["daily"] == listed["daily"]


@pytest.mark.parametrize("name", IDS)
def test_a_puzzle_shows_what_its_player_saw(server: ServerProcess, name: str) -> None:
    """At every step the view of one seat, and nothing else: no seed, no other hand, no solution."""
    record = _puzzle(name).record
    answer = server.client().get(f"/api/puzzles/{name}")
    shown: Any = answer.json()
    (seat,) = record.game.to_act([*replay(record)][-1].state)
    assert shown["seat"] == seat
    seen: dict[str, Any] = {}
    for step, info in zip(replay(record), shown["steps"], strict=True):
        seen |= info["view"]
        assert seen == json.loads(json.dumps(plain(record.game.view(step.state, seat))))
        assert {*info} <= {"event", "at", "view", "seat", "move", "signals"}
    whole = {
        "game",
        "names",
        "bots",
        "emblems",
        "seat",
        "own",
        "what_if",
        "dealt",
        "began",
        "hints",
    }
    assert {*shown} == whole | {"steps"}
    assert str(record.seed) not in answer.text


@pytest.mark.parametrize("name", IDS)
def test_a_wrong_turn_tells_nothing_about_the_right_one(server: ServerProcess, name: str) -> None:
    """Neither while it is tried nor when it is judged; the right one is explained."""
    puzzle = _puzzle(name)
    begun = _tried(server, name, [])
    assert begun["judgement"] is None
    assert str(puzzle.tempting[0]) in begun["legal"]
    wrong = _tried(server, name, puzzle.tempting)["judgement"]
    assert (wrong["good"], wrong["best"], wrong["findings"]) == (False, [], [])
    assert wrong["loss"] > TOLERATED_LOSS
    right = _tried(server, name, puzzle.turns[0].moves)["judgement"]
    assert (right["good"], right["loss"]) == (True, 0)
    assert [each["code"] for each in right["findings"]] == [code for code, _ in puzzle.findings]


@pytest.mark.parametrize("name", IDS)
def test_whoever_asks_gets_the_solution(server: ServerProcess, name: str) -> None:
    """The best turn, what tempts, and why."""
    puzzle = _puzzle(name)
    told: Any = server.client().get(f"/api/puzzles/{name}/solution").json()
    assert told["best"]["moves"] == [*map(str, puzzle.turns[0].moves)]
    assert {*told["tempting"]["moves"]} == {*map(str, puzzle.tempting)}
    assert told["findings"]
    assert told["themes"] == [*puzzle.themes]


@pytest.mark.parametrize("path", ["", "/solution"])
def test_there_are_no_other_puzzles(server: ServerProcess, path: str) -> None:
    """An unknown one is refused with a code."""
    for name in ("0" * 10, "nonsense"):
        answer = server.client().get(f"/api/puzzles/{name}{path}")
        assert refusal(answer) == (404, "puzzle/unknown")


def test_a_turn_that_is_not_legal_is_refused(server: ServerProcess) -> None:
    """With the code that it would have at a table."""
    path = f"/api/puzzles/{IDS[0]}/turns"
    assert refusal(server.client().post(path, json={"moves": ["nonsense"]})) == (
        400,
        "table/bad-move",
    )
