"""Turns that somebody tries in a finished game: only legal ones, judged by what was known."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from backtrick.limits import TOLERATED_LOSS
from backtrick.puzzles import SETS
from backtrick.record import plain, read, replay
from backtrick.server.analyses.analyst import Analyst, AnalystDied
from backtrick.server.analyses.judgements import Judgements, TooManyQuestions, kept_judgement
from backtrick.server.analyses.messages import Question
from backtrick.server.analyses.turn_starts import TurnStart, try_turn, turn_start
from backtrick.table.errors import Denied
from backtrick.wire.analyses import (
    ChanceInfo,
    CoachFault,
    FindingInfo,
    JudgedTurnInfo,
    NoAnalysis,
    WeighedTurn,
)
from tests.patience import until

from ..table_bots.bot_tables import house
from .test_analyses import QUICK, asking, conceded

if TYPE_CHECKING:
    import httpx

    from backtrick.record import Record

GOLDEN = Path(__file__).parents[2] / "golden"


def golden(name: str) -> Record:
    """A whole game."""
    return read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def team() -> Record:
    """A game of a team."""
    return golden("quick-easy-agree")


def starts_of(record: Record) -> dict[int, TurnStart]:
    """The turns of a game, by the step before them."""
    found = {step: turn_start(record, step) for step in range(len(record.entries) + 3)}
    return {step: start for step, start in found.items() if start}


def test_turns_begin_where_a_seat_has_laid_nothing_yet(team: Record) -> None:
    """Not while players agree on who starts, in the middle of a turn, or after the end."""
    states = [step.state for step in replay(team)]
    starts = starts_of(team)
    assert starts
    for step, state in enumerate(states):
        view = plain(team.game.view(state, 0))
        begins = state.outcome is None and view["turn"] is not None and not view["laid_this_turn"]
        assert (step in starts) == begins


def test_in_a_race_no_turn_begins() -> None:
    """Everybody plays at once."""
    race = golden("seven-ate-nine-misses-and-too-late")
    assert not starts_of(race)


def test_a_tried_turn_shows_no_card_that_it_draws(team: Record) -> None:
    """As long as it goes on, the rules say what can follow; then nothing does."""
    for start in starts_of(team).values():
        moves: list[str] = []
        tried = try_turn(start, moves)
        while not tried.is_over:
            assert tried.legal == start.game.legal_moves(tried.end, start.seat)
            moves.append(str(tried.legal[-1]))
            tried = try_turn(start, moves)
        assert set(tried.view.hand) <= set(start.game.view(start.state, start.seat).hand)
        assert tried.legal == ()


@pytest.mark.parametrize(
    "moves, code",
    [
        (["nonsense"], "table/bad-move"),
        (["concede"], "table/bad-move"),
        (["end"], "move/too-few-laid"),
        (["start:0"], None),
    ],
    ids=str,
)
def test_what_the_rules_forbid_is_refused(team: Record, moves: list[str], code: str | None) -> None:
    """With the code of the reason, as at a table."""
    start = next(iter(starts_of(team).values()))
    with pytest.raises(Denied) as refused:
        try_turn(start, moves)
    assert refused.value.code == code or code is None


def test_nothing_follows_a_turn_that_is_over(team: Record) -> None:
    """Even if the same seat has the next one."""
    start = next(iter(starts_of(team).values()))
    lay = str(try_turn(start, []).legal[0])
    with pytest.raises(Denied) as refused:
        try_turn(start, [lay, "end", lay])
    assert refused.value.code == "table/bad-move"


def judged(start: TurnStart, *turns: tuple[float, tuple[str, ...]]) -> JudgedTurnInfo:
    """A turn of an analysis: the last of these was played, and the others are the best."""
    chances = [ChanceInfo(chance, 0.01) for chance, _ in turns]
    best = [WeighedTurn(turns[each][1], chances[each]) for each in range(len(turns) - 1)]
    loss = ChanceInfo(turns[0][0] - turns[-1][0], 0.01)
    found = FindingInfo("one-was-enough", {})
    return JudgedTurnInfo(
        start.seat,
        first=1,
        last=2,
        moves=turns[-1][1],
        forced=False,
        before=chances[0],
        played=chances[-1],
        loss=loss,
        mark="mistake",
        best=tuple(best),
        findings=(found,),
    )


def whole_turns(start: TurnStart) -> list[tuple[str, ...]]:
    """Turns of one card, and of two on different rows in both orders."""
    first = [str(move) for move in start.game.legal_moves(start.state, start.seat)]
    up = next(move for move in first if move[-1] == "^")
    others = [move for move in first if move[-1] == "v" and move[:-1] != up[:-1]]
    pairs = [(up, others[0], "end"), (others[0], up, "end")] if others else []
    return [*((move, "end") for move in first), *pairs]


def test_an_analysis_knows_its_turns_in_any_order(team: Record) -> None:
    """The best ones, as far as they are good, and the played one; nothing else."""
    start, turns = next(
        (start, turns)
        for start in starts_of(team).values()
        if len(turns := whole_turns(start)) >= 5 and len(turns[-1]) == 3
    )
    near, far = 0.9 - TOLERATED_LOSS / 2, 0.9 - TOLERATED_LOSS
    turn = judged(start, (0.9, turns[-1]), (near, turns[0]), (far, turns[1]), (0.5, turns[2]))
    told = [kept_judgement(turn, try_turn(start, each)) for each in (*turns[-2:], *turns[:4])]
    losses = [None if each is None else (each.loss, each.good) for each in told]
    assert losses[:3] == [(0, True), (0, True), (pytest.approx(TOLERATED_LOSS / 2), True)]
    assert losses[3] is None  # listed, but not good: the coach finds out why
    assert losses[4] == (pytest.approx(0.4), False)
    assert losses[5] is None
    assert told[4] is not None
    assert [each.code for each in told[4].findings] == ["one-was-enough"]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Why something was refused."""
    return answer.status_code, answer.json()["code"]


def test_whoever_may_see_a_game_may_try_its_turns(tmp_path: Path) -> None:
    """Card by card as at a table; a whole turn is judged by a process that is asked."""

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened, asking(opened) as client:
            path = f"/api/tables/{await conceded(opened)}/games/1/turns"

            async def ask(*moves: str, step: int = 0) -> dict[str, Any]:
                answer = await client.post(path, json={"step": step, "moves": moves})
                assert answer.status_code == 200, answer.text
                return answer.json()

            moves: list[str] = []
            told = await ask()
            assert opened.rooms.analyses.judgements.analyst.process_id
            while "end" not in told["legal"]:
                moves.append(told["legal"][0])
                told = await ask(*moves)
                assert told["judgement"] is None
                assert told["view"]["laid_this_turn"] == len(moves)
            judgement = (await ask(*moves, "end"))["judgement"]
            assert judgement["good"] == (judgement["loss"] < TOLERATED_LOSS)
            best = judgement["best"][0]["moves"]
            right = (await ask(*best))["judgement"]
            assert (right["good"], right["loss"], right["findings"]) == (True, 0, [])

            for body, refused in (
                ({"step": 1}, (404, "coach/no-turn")),
                ({"step": 99}, (404, "coach/no-turn")),
                ({"step": 0, "moves": ["99^"]}, (400, "table/bad-move")),
                ({"step": 0, "moves": ["end"]}, (400, "move/too-few-laid")),
                ({"step": -1}, (400, "request/bad-body")),
            ):
                assert refusal(await client.post(path, json=body)) == refused

    asyncio.run(play())


def test_a_coach_who_is_busy_or_fails_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And each address may have so many turns judged, as many as some analyses have."""
    errors: list[Exception] = [TooManyQuestions(), AnalystDied()]

    async def on(*_: object) -> None:
        raise errors.pop(0)

    async def wake(_: object) -> None:
        pass

    monkeypatch.setattr(Judgements, "on", on)
    monkeypatch.setattr(Judgements, "wake", wake)

    async def play() -> None:
        async with house(tmp_path, **QUICK, requests_a_second=100) as opened:
            path = f"/api/tables/{await conceded(opened)}/games/1/turns"
            async with asking(opened) as client:
                moves: list[str] = []
                while "end" not in moves:
                    asked = {"step": 0, "moves": moves}
                    legal = (await client.post(path, json=asked)).json()["legal"]
                    moves.append("end" if "end" in legal else legal[0])
                asked = {"step": 0, "moves": moves}
                told = [refusal(await client.post(path, json=asked)) for _ in range(2)]
                assert told == [(503, "coach/busy"), (503, "coach/failed")]

    asyncio.run(play())


def test_a_class_can_try_turns_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A judgement has a quota of its own; it does not count as a record, of which there are few."""

    async def on(*_: object) -> NoAnalysis:
        return NoAnalysis(CoachFault.FAILED)

    monkeypatch.setattr(Judgements, "on", on)

    async def play() -> None:
        async with house(tmp_path, **QUICK, requests_a_second=2) as opened:
            table = await conceded(opened)
            async with asking(opened) as client:
                start = turn_start(read((await client.get(f"/api/tables/{table}/games/1")).text), 0)
                assert start is not None
                moves: list[str] = []
                while not (tried := try_turn(start, moves)).is_over:
                    moves.append(str(tried.legal[-1]))
                body = {"step": 0, "moves": moves}
                path = f"/api/tables/{table}/games/1/turns"
                told = [refusal(await client.post(path, json=body)) for _ in range(20)]
                assert set(told) == {(404, "coach/failed")}

    asyncio.run(play())


def test_nobody_can_take_all_places_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with many questions has to wait, but others can still ask one."""
    none = NoAnalysis(CoachFault.FAILED)
    monkeypatch.setattr("backtrick.server.analyses.judgements._MOST_WAITING", 3)

    async def ask() -> None:
        is_free = asyncio.Event()

        async def make(*_: object) -> bytes:
            await is_free.wait()
            return msgspec.json.encode(none)

        monkeypatch.setattr(Analyst, "make", make)
        judgements, question = Judgements(0), Question("", 0, (), 1)
        eve, other_eve, ada = (
            f"2001:0db8:{each}::/64" for each in ("0001:0001", "0001:0002", "0002:0001")
        )
        asked = [asyncio.create_task(judgements.on(question, eve)) for _ in range(3)]
        await asyncio.sleep(0)  # all of them wait now
        for each in (eve, other_eve):
            with pytest.raises(TooManyQuestions):
                await judgements.on(question, each)
        asked.append(asyncio.create_task(judgements.on(question, ada)))
        await asyncio.sleep(0)
        is_free.set()
        assert await asyncio.gather(*asked) == [none] * 4
        assert await judgements.on(question, eve) == none

    asyncio.run(ask())


def test_what_takes_too_long_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """All the others would wait twice as long for nothing."""
    monkeypatch.setattr("backtrick.server.analyses.judgements._PATIENCE", 0)
    tries: list[object] = []

    async def make(*order: object) -> bytes:
        tries.append(order)
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(Analyst, "make", make)
    with pytest.raises(AnalystDied):
        asyncio.run(Judgements(0).on(Question("", 0, (), 1), "192.0.2.1"))
    assert len(tries) == 1


def test_a_server_that_stops_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """All who wait for the coach are told at once; no process is started for them any more."""
    tries: list[object] = []

    async def ask() -> None:
        has_ended = asyncio.Event()

        async def make(*order: object) -> bytes:
            tries.append(order)
            await has_ended.wait()
            raise AnalystDied

        async def end(_: object) -> None:
            has_ended.set()

        monkeypatch.setattr(Analyst, "make", make)
        monkeypatch.setattr(Analyst, "end", end)
        judgements, question = Judgements(0), Question("", 0, (), 1)
        asked = [
            asyncio.create_task(judgements.on(question, asker))
            for asker in ("192.0.2.1", "192.0.2.1", "192.0.2.2")
        ]
        await until(lambda: bool(tries))
        await judgements.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in answers] == [AnalystDied] * 3

    asyncio.run(ask())
    assert len(tries) == 1


def test_a_coach_who_cannot_be_woken_is_asked_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many processes, say: the cards of a turn are shown all the same."""

    async def wake(_: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr(Analyst, "wake", wake)
    asyncio.run(Judgements(0).wake())


def test_unusual_turns_of_a_puzzle_are_judged(tmp_path: Path) -> None:
    """Those that are not stored with it: by the coach, who does not tell the solution either."""
    name = next(iter(SETS["face-to-face"].puzzles))

    async def play() -> None:
        async with house(tmp_path, **QUICK) as opened, asking(opened) as client:
            moves = await _unusual_turn(client, name)
            answer = await client.post(f"/api/puzzles/{name}/turns", json={"moves": moves})
            judgement: Any = answer.raise_for_status().json()["judgement"]
            assert judgement["moves"] == moves
            assert judgement["good"] == (judgement["loss"] < TOLERATED_LOSS)
            assert judgement["good"] or judgement["best"] == judgement["findings"] == []

    asyncio.run(play())


async def _unusual_turn(client: httpx.AsyncClient, name: str) -> list[str]:
    """A whole turn that is not stored with a puzzle."""
    stored = [{*map(str, each.moves)} for each in SETS["face-to-face"].puzzles[name].read().turns]
    waiting: list[list[str]] = [[]]
    for moves in waiting:
        answer = await client.post(f"/api/puzzles/{name}/turns", json={"moves": moves})
        legal: list[str] = answer.raise_for_status().json()["legal"]
        if "end" in legal and {*moves, "end"} not in stored:
            return [*moves, "end"]
        waiting += [[*moves, move] for move in legal if move != "end"]
    raise AssertionError("all turns are stored")
