"""The plot of docs/coach.md."""

# Matplotlib leaves the types of its keyword arguments open.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from figures import Tenth

INKS = ("#b5793a", "#3a6ea5", "#2f7d4f", "#8b3a62", "#555555")
WIDTH = 2
"""The standard errors of a bar, on each side."""


def plot(families: Mapping[str, list[Tenth]], path: Path) -> None:
    """How often each tenth was won, one line per family of cells."""
    figure, axes = plt.subplots(figsize=(7, 4.6), layout="constrained")
    axes.plot([0, 100], [0, 100], color="#bbbbbb", linewidth=1)
    for (name, tenths), ink in zip(families.items(), INKS, strict=False):
        axes.errorbar(
            [100 * each.judged for each in tenths],
            [100 * each.won for each in tenths],
            yerr=[100 * WIDTH * each.error for each in tenths],
            label=name,
            color=ink,
            marker="o",
            markersize=4,
            capsize=2,
        )
    axes.set(xlabel="judged, %", ylabel="won, %", xlim=(-2, 102), ylim=(-2, 102))
    axes.grid(alpha=0.3)
    axes.legend(loc="upper left", frameon=False)
    figure.savefig(path, dpi=110, metadata={"Software": None})
    plt.close(figure)
