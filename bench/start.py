"""How soon the first page stands after `backtrick serve`, for the first time and later.

    .venv/bin/python -m bench.start [--runs 5]

For the first time all caches are empty, as after an update. Beside it, in the same run: how long
Python takes to start and to import the web framework.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.progress import track
from tests.server.server_process import PROGRAM, serving

PYTHON = (sys.executable, "-c", "import uvicorn, starlette.applications")


def first_page(cache: Path) -> float:
    """Seconds until the first page was read."""
    with tempfile.TemporaryDirectory() as folder:
        begun = perf_counter()
        with serving(Path(folder), (PROGRAM,), cache) as server, server.client() as client:
            client.get("/").raise_for_status()
            return perf_counter() - begun


def bare() -> float:
    """Seconds for Python and the web framework alone."""
    begun = perf_counter()
    subprocess.run(PYTHON, check=True)
    return perf_counter() - begun


def main(runs: int) -> None:
    """Measure and print."""
    times: dict[str, list[float]] = {"Python alone": [], "for the first time": [], "later": []}
    for _ in track(range(runs), "Starting ...", console=Console(stderr=True)):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cache:
            times["Python alone"].append(bare())
            times["for the first time"].append(first_page(Path(cache)))
        times["later"].append(first_page(Path.home() / ".cache"))
    least = median(times["Python alone"])
    for what, found in times.items():
        ratio = median(found) / least
        took = f"{median(found):5.2f} s, worst {max(found):5.2f} s"
        print(f"{what:20} {took}, {ratio:4.1f} times Python")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    main(parser.parse_args().runs)
