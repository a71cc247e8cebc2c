"""Puzzles, guided first games, and sprints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....wire.analyses import TriedTurnInfo
from ....wire.answers import OpenedTable, SprintPositions, Steps
from ....wire.catalogue import LessonInfo
from ....wire.puzzles import Puzzles, PuzzleSolution
from ....wire.requests import NewLesson, PuzzleTurn, SprintQuery
from .. import lessons, puzzles, sprints
from ..endpoints import GET, POST, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(
        GET,
        "/api/puzzles",
        "List all puzzles with their themes, and the puzzle of the day.",
        puzzles.puzzles,
        Puzzles,
        needs_guest=False,
    ),
    Endpoint(
        GET,
        "/api/puzzles/{puzzle}",
        "Get the game up to the turn of a puzzle, as its player saw it.",
        puzzles.puzzle,
        Steps,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/puzzles/{puzzle}/turns",
        "Try a turn in a puzzle: see what can follow, or have it judged.",
        puzzles.try_turn,
        TriedTurnInfo,
        takes=PuzzleTurn,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/puzzles/{puzzle}/solution",
        "Get the solution of a puzzle, and why it beats the tempting turn.",
        puzzles.solution,
        PuzzleSolution,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/lessons/{game}",
        "Get the steps of a guided first game.",
        lessons.lesson,
        LessonInfo,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/lessons",
        "Open a table for a guided first game.",
        lessons.new_lesson,
        OpenedTable,
        NewLesson,
        status=201,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/sprint",
        "Get positions of a race to play one after the other, each with the cards that fit.",
        sprints.sprint,
        SprintPositions,
        query=SprintQuery,
        needs_guest=False,
        problems=(404,),
    ),
)
