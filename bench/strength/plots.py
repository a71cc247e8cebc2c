"""The plots of docs/strength.md."""

# Matplotlib leaves the types of its keyword arguments open.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt

if TYPE_CHECKING:
    from pathlib import Path

Rate = tuple[float, float, float]
INKS = ("#8a8a8a", "#b5793a", "#3a6ea5", "#2f7d4f", "#8b3a62")


def plot_team(rates: dict[tuple[str, int], Rate], names: list[str], title: str, path: Path) -> None:
    """Win rates by the number of players, a line a bot."""
    figure, axes = plt.subplots(figsize=(7, 4.2), layout="constrained")
    for name, ink in zip(names, INKS, strict=False):
        points = sorted((players, rate) for (bot, players), rate in rates.items() if bot == name)
        middle = [100 * rate[0] for _, rate in points]
        below = [100 * (rate[0] - rate[1]) for _, rate in points]
        above = [100 * (rate[2] - rate[0]) for _, rate in points]
        axes.errorbar(
            [players for players, _ in points],
            middle,
            yerr=[below, above],
            label=name,
            color=ink,
            marker="o",
            capsize=3,
        )
    axes.set(title=title, xlabel="players", ylabel="games won, %", ylim=(-2, 102))
    axes.set_xticks(sorted({players for _, players in rates}))
    axes.grid(alpha=0.3)
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    figure.savefig(path, dpi=110, metadata={"Software": None})
    plt.close(figure)


def plot_pairs(rates: dict[tuple[str, str], Rate], names: list[str], path: Path) -> None:
    """Who wins against whom, as a square of shades."""
    figure, axes = plt.subplots(
        figsize=(1.6 + len(names), 1.2 + 0.8 * len(names)), layout="constrained"
    )
    missing = (float("nan"),) * 3
    shades = [[100 * rates.get((left, right), missing)[0] for right in names] for left in names]
    axes.imshow(shades, cmap="YlGnBu", vmin=0, vmax=100)
    for row, line in enumerate(shades):
        for column, share in enumerate(line):
            if share == share:  # noqa: PLR0124 - not a number is not equal to itself
                ink = "white" if share > 60 else "black"
                axes.text(column, row, f"{share:.0f}", ha="center", va="center", color=ink)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set(xlabel="against", title="games won, %")
    figure.savefig(path, dpi=110, metadata={"Software": None})
    plt.close(figure)
