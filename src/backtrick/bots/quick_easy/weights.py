"""The trained weights: a file for each kind of expert, number of players and variant."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from .network import Net, add_up, new_net, place_count

if TYPE_CHECKING:
    from ...games.quick_easy.state import Variant

FOLDER: Final = Path(__file__).parent / "weights"
_MADE: Final = "sums"
"""The field that is computed from the others and not saved."""


def path_of(kind: str, players: int, variant: Variant) -> Path:
    """The file of an expert."""
    return FOLDER / f"{kind}-{players}-{variant}.npz"


def save(net: Net, path: Path) -> None:
    """Save a network in 16 bits per weight; more make no difference."""
    kept = {
        name: weights.astype(np.float16) for name, weights in net._asdict().items() if name != _MADE
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **kept)


@cache
def load(kind: str, players: int, variant: Variant) -> Net:
    """The network of an expert."""
    with np.load(path_of(kind, players, variant)) as kept:
        weights = {name: kept[name].astype(np.float32) for name in kept.files}
    empty = new_net(place_count(weights["first"]), seed=0)
    net = empty._replace(**weights)
    add_up(net)
    return net
