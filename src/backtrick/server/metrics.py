"""Metrics for Prometheus: counted in plain numbers, formatted on request."""

from __future__ import annotations

from bisect import bisect_left
from importlib.metadata import version
from itertools import accumulate
from typing import TYPE_CHECKING, Final, Protocol

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from prometheus_client import Metric

    from .rooms import Rooms

VERSION: Final = version("backtrick")
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Counter:
    """Counts events by labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name, self._about, self._labels = name, about, labels
        self._counts: dict[tuple[str, ...], int] = {}

    def add(self, *words: str) -> None:
        """Count one more. Labels must have few values, and never come from a client."""
        self._counts[words] = self._counts.get(words, 0) + 1

    def family(self) -> Metric:
        """All counts."""
        family = CounterMetricFamily(f"backtrick_{self._name}", self._about, labels=self._labels)
        for words, count in self._counts.items():
            family.add_metric(words, count)
        return family


class Histogram:
    """A histogram of times."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Add a time."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def family(self) -> Metric:
        """All buckets."""
        names = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(f"backtrick_{self._name}_seconds", self._about)
        family.add_metric((), buckets, self._sum)
        return family


class CountOne(Protocol):
    """Counts one more of something, by its labels."""

    def __call__(self, *words: str) -> None: ...


_SHOWN: Final[list[Counter | Histogram]] = []
"""All that follow."""


# Their methods are called, for every command: calling an object itself takes twice as long.
def _counter(name: str, about: str, *labels: str) -> CountOne:
    counter = Counter(name, about, *labels)
    _SHOWN.append(counter)
    return counter.add


def _histogram(name: str, about: str, bounds: Sequence[float]) -> Callable[[float], None]:
    histogram = Histogram(name, about, bounds)
    _SHOWN.append(histogram)
    return histogram.add


count_command: Final = _counter("commands", "Commands at tables.", "kind", "result")
"""A command: its kind, and `done` or the code of its refusal."""
count_refused_frame: Final = _counter("refused_frames", "Frames that were refused.", "code")
"""A frame that was refused, by code."""
count_request: Final = _counter("requests", "HTTP requests.", "method", "path", "status")
"""An HTTP request: its method, documented path, and the status of the response."""
count_refused_request: Final = _counter(
    "refused_requests", "HTTP requests that were refused.", "code"
)
"""An HTTP request that was refused, by code."""
count_refused_connection: Final = _counter(
    "refused_connections", "TCP connections that were refused or only let in for a check.", "reason"
)
"""A connection that was not let in: too many of its `address`, at too high a `rate`; no `files`."""
count_refused_handshake: Final = _counter(
    "refused_handshakes", "Sockets that were not opened.", "code"
)
"""A socket that was not opened, by code."""
measure_request: Final = _histogram(
    "request",
    "Time to answer an HTTP request.",
    (0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.125, 0.25, 0.5, 1.0, 2.0, 5.0),
)
"""The time until a request was answered."""
measure_loop_lag: Final = _histogram(
    "loop_lag",
    "How late the event loop is, measured a few times a second.",
    (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
)
"""The time for which everybody had to wait."""
measure_commit: Final = _histogram(
    "commit",
    "Time from deciding an event to storing it.",
    (0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.125, 0.25, 0.5, 1.0, 2.0, 5.0),
)
"""The time until an event was stored."""
measure_thinking: Final = _histogram(
    "bot_thinking",
    "How long bots think about a move.",
    (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 6.0),
)
"""The time a bot has thought."""


class _Figures(Collector):
    """The current metrics of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def collect(self) -> Iterator[Metric]:
        connections, tables = self._rooms.connections, len(self._rooms)
        yield GaugeMetricFamily("backtrick_connections", "Clients connected.", connections)
        yield GaugeMetricFamily("backtrick_tables", "Tables in memory.", tables)
        queue = self._rooms.bots.pool.queue
        yield GaugeMetricFamily("backtrick_bot_queue", "Questions that bots think about.", queue)
        waiting = self._rooms.analyses.queue
        yield GaugeMetricFamily("backtrick_analyses", "Analyses of games under way.", waiting)
        yield InfoMetricFamily("backtrick", "The running server.", {"version": VERSION})
        for each in _SHOWN:
            yield each.family()


def registry_of(rooms: Rooms) -> CollectorRegistry:
    """The page that Prometheus reads."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Figures(rooms))
    ProcessCollector(registry=registry)
    return registry


def exposed(registry: CollectorRegistry) -> bytes:
    """All metrics as text."""
    return generate_latest(registry)
