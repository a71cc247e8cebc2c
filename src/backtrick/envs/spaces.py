"""Layouts as spaces of Gymnasium, which PettingZoo uses too. Only with the extra `envs`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Seen: TypeAlias = dict[str, NDArray[Any]]
    """What is seen, and the mask: `observation` and `action_mask`."""

METADATA: Final = {"render_modes": ["ansi"], "render_fps": 1}


def seen_space(most: NDArray[Any], actions: int) -> spaces.Space[Any]:
    """The space of what is seen: numbers up to these, and the mask of the legal actions."""
    return spaces.Dict(
        observation=spaces.Box(np.zeros_like(most), most, dtype=most.dtype.type),
        action_mask=spaces.Box(0, 1, (actions,), np.int8),
    )
