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

    from rates import Rate

INKS = ("#8a8a8a", "#b5793a", "#3a6ea5", "#2f7d4f", "#8b3a62")


def plot_team(rates: dict[tuple[str, int], Rate], names: list[str], title: str, path: Path) -> None:
    """Win rates by number of players, one line per bot."""
    figure, axes = plt.subplots(figsize=(7, 4.2), layout="constrained")
    for name, ink in zip(names, INKS, strict=False):
        points = sorted((players, rate) for (bot, players), rate in rates.items() if bot == name)
        below = [100 * (rate.share - rate.low) for _, rate in points]
        above = [100 * (rate.high - rate.share) for _, rate in points]
        axes.errorbar(
            [players for players, _ in points],
            [100 * rate.share for _, rate in points],
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


def plot_opponents(
    rates: dict[tuple[str, str], Rate], names: list[str], title: str, path: Path
) -> None:
    """Win rates of each bot against each other, as a heat map."""
    size = (1.6 + len(names), 1.2 + 0.8 * len(names))
    figure, axes = plt.subplots(figsize=size, layout="constrained")
    shares = [
        [100 * rates[pair].share if (pair := (left, right)) in rates else None for right in names]
        for left in names
    ]
    missing = float("nan")
    shades = [[missing if share is None else share for share in line] for line in shares]
    axes.imshow(shades, cmap="YlGnBu", vmin=0, vmax=100)
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            if share is not None:
                ink = "white" if share > 60 else "black"
                axes.text(column, row, f"{share:.0f}", ha="center", va="center", color=ink)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set(xlabel="against", title=title)
    figure.savefig(path, dpi=110, metadata={"Software": None})
    plt.close(figure)
