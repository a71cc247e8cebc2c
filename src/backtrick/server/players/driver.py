"""Looks at a table after everything that happens there, in case bots or a clock are concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bench import Bench
from .race import Race
from .turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...table import Place, Settings, Table
    from ..live import LiveTable
    from .bench import Asking
    from .seated import House


class Driver:
    """Whoever plays for the bots of one table."""

    __slots__ = (
        "__weakref__",
        "_asking",
        "_bots_sit_down",
        "_game",
        "_house",
        "_is_concerned",
        "_number",
        "_places",
        "_settings",
    )

    def __init__(self, house: House, asking: Asking, bots_sit_down: Callable[[], None]) -> None:
        self._house = house
        self._asking = asking
        self._bots_sit_down = bots_sit_down
        """Called when bots have come, so that all is ready when the game begins."""
        self._places: tuple[Place, ...] | None = None
        self._settings: Settings | None = None
        self._is_concerned = False
        self._game: Turns | Race | None = None
        self._number = 0

    def __call__(self, live: LiveTable) -> None:
        """Something has happened at the table, or somebody has come or gone."""
        table = live.stored
        # Most tables have neither bots nor a clock: for them this is all.
        if table.places is self._places and table.settings is self._settings:
            if not self._is_concerned:
                return
        elif not self._concern(table):
            return
        self._look(live, table)

    def _concern(self, table: Table) -> bool:
        self._places, self._settings = table.places, table.settings
        has_bots = any(place.bot for place in table.places)
        self._is_concerned = has_bots or table.settings.turn_seconds > 0
        if has_bots:
            self._bots_sit_down()
        if not self._is_concerned:
            self.stop()
        return self._is_concerned

    def _look(self, live: LiveTable, table: Table) -> None:
        play = table.running()
        if play is None or not live.telling.sessions:  # nobody plays, or nobody is there to see it
            self.stop()
        elif self._game is None or self._number != play.number:
            self.stop()
            bench = Bench(live, self._house, self._asking)
            kind = Race if play.game.in_real_time else Turns
            self._game, self._number = kind(bench, table, play), play.number
        else:
            self._game.look(table, play)

    def stop(self) -> None:
        """Let go of the game, if there is one."""
        if self._game is not None:
            self._game.stop()
            self._game = None
