"""The moves of a seat, and their effects.

A move is its index in the game's alphabet: 0 draws, and each face has two, in the middle and on the
own row. So the legal moves of a seat are one set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ..bits import NONE, ONE
from ..kernels import inlined, kernel
from .cards import FITS, faces, single
from .rounds import halt, win_round

if TYPE_CHECKING:
    from .table import SimTable

DRAW: Final = 0


@kernel
def moves(table: SimTable, seat: int) -> np.uint64:
    """The set of moves that the seat may make."""
    has = faces(table.hands[seat])
    legal = NONE if table.stacks[seat] == 0 else ONE
    if table.held[seat] == 1:
        return legal | (has << ONE)
    legal |= (has & FITS[table.no_wrap, table.top]) << ONE
    if table.has_row[seat]:
        legal |= (has & FITS[table.no_wrap, table.row_tops[seat]]) << np.uint64(2)
    return legal


@kernel
def play(table: SimTable, seat: int, move: int) -> None:
    """Make a legal move, including a halt or a new round."""
    if move == DRAW:
        _draw(table, seat)
    else:
        _lay(table, seat, move)
    if table.held[seat] == 0:
        win_round(table, seat)
    elif table.undrawn == 0 and _nobody_can_lay(table):
        halt(table)


@inlined
def _draw(table: SimTable, seat: int) -> None:
    place = int(table.ends[seat] - table.stacks[seat])
    table.hands[seat] += single(table.order[place])
    table.stacks[seat] -= 1
    table.undrawn -= 1


@inlined
def _lay(table: SimTable, seat: int, move: int) -> None:
    face = (move - 1) // 2
    table.hands[seat] -= single(face)
    table.held[seat] -= 1
    if move % 2:
        table.top = face
        table.turned += 1
        table.middle += single(face)
    else:
        table.row_tops[seat] = face
        table.rows[seat] += single(face)


@inlined
def _nobody_can_lay(table: SimTable) -> bool:
    able = NONE
    for seat in range(table.players):
        able |= moves(table, seat)
    return able == NONE
