"""The kinds of games to calibrate for: bots, players and variant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

import backtrick
from backtrick.bots.simulation import Simulation
from backtrick.coach.face_to_face.calibrations import CALIBRATION as DUEL
from backtrick.coach.quick_easy.calibrations import calibration_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.coach.scale import Calibration


SEEDS: Final = {"fit": "fit", "former": "check", "check": "check 2"}
"""By series of games, a word for its seeds.

What a former calibration was compared with is fitted to now; other games are compared."""
FITTED: Final = ("fit", "former")


@dataclass(frozen=True)
class Cell:
    """A kind of game."""

    game: str
    bot: str
    players: int
    variant: str = ""

    @property
    def name(self) -> str:
        """Its name in files and on the page."""
        return "-".join(filter(None, (self.game, self.variant, str(self.players), self.bot)))

    @property
    def company(self) -> str:
        """All cells of the same bots."""
        return f"{self.game} {self.bot}"

    @property
    def family(self) -> str:
        """The same in one variant: all numbers of players."""
        return " ".join(filter(None, (self.game, self.variant, self.bot)))

    @property
    def calibration(self) -> Calibration:
        """The calibration in use."""
        return calibration_of(self.bot, self.players, self.variant) if self.variant else DUEL

    def simulation(self, series: str) -> Simulation:
        """The games of a series; no two cells or series share a deal."""
        chosen = {"players": self.players} | ({"variant": self.variant} if self.variant else {})
        options = backtrick.game(self.game).options(**chosen)
        seed = crc32(f"{self.name} {SEEDS[series]}".encode())
        return Simulation(self.game, options, (self.bot,) * self.players, seed)


def _cells() -> Iterator[Cell]:
    for variant in ("normal", "pro"):
        for bot in ("silent", "talker"):
            for players in backtrick.game("quick-easy").players:
                yield Cell("quick-easy", bot, players, variant)
    yield Cell("face-to-face", "expert", 2)


CELLS: Final = tuple(_cells())
