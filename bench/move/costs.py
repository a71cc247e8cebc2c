"""What the stages of a move cost: in processor time, in instructions, in calls of functions."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import thread_time_ns
from typing import TYPE_CHECKING, Final

from .bursts import AT_ONCE, STAGES, bursts

if TYPE_CHECKING:
    from types import FrameType

DUELS: Final = 250
BURSTS: Final = 120
FEW_DUELS: Final = 40
FEW_BURSTS: Final = 20
"""Where everything takes fifty times as long."""
_MARK: Final = "getpgid"
"""A function that nothing else calls: valgrind notes its counts whenever it is called."""
_COUNT: Final = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)


async def microseconds() -> list[float]:
    """The processor time of each stage, per move."""
    async with bursts(DUELS) as playing:
        seen = [await playing.play(playing.frames(), thread_time_ns) for _ in range(BURSTS)]
    spent = ([after - before for before, after in pairwise(each)] for each in seen)
    return [median(stage) / 1000 / AT_ONCE for stage in zip(*spent, strict=True)]


def instructions() -> list[float]:
    """The instructions of each stage, per move, as valgrind counts them."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ("valgrind", "--tool=callgrind", f"--dump-before={_MARK}")
        command = (*tool, f"--callgrind-out-file={folder}/out", sys.executable)
        subprocess.run(
            (*command, "-m", "bench.move", "--marked"),
            check=True,
            capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        dumps = sorted(Path(folder).glob("out.*"), key=lambda path: int(path.suffix[1:]))
        counts = [int(_COUNT.findall(dump.read_text())[-1]) for dump in dumps]
    looks = len(STAGES) + 1
    of_bursts = [counts[burst * looks + 1 : (burst + 1) * looks] for burst in range(FEW_BURSTS)]
    return [median(stage) / AT_ONCE for stage in zip(*of_bursts, strict=True)]


async def play_marked() -> None:
    """Play under valgrind, with a mark before and after each stage."""
    async with bursts(FEW_DUELS) as playing:
        for _ in range(FEW_BURSTS):
            await playing.play(playing.frames(), lambda: os.getpgid(0))


async def calls() -> dict[str, float]:
    """How often a move calls each Python function, the most frequent first."""
    counts = Counter[str]()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            code = frame.f_code
            counts[f"{code.co_filename.rpartition('backtrick/')[2]} {code.co_qualname}"] += 1

    async with bursts(FEW_DUELS) as playing:
        for _ in range(FEW_BURSTS):
            frames = playing.frames()
            sys.setprofile(count)
            await playing.play(frames, int)
            sys.setprofile(None)
    return {name: each / AT_ONCE / FEW_BURSTS for name, each in counts.most_common()}
