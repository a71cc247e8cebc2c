"""Packs the browser client: hatchling asks this for what else goes into a wheel or an archive."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
PLACES = {"wheel": "backtrick/web", "sdist": BUILT}


class Packing(BuildHookInterface[BuilderConfig]):
    """Adds the client that was built; without one nobody could play in a browser."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the folder and its place; what runs from `src/` finds it by itself."""
        if version == "editable":
            return
        if not Path(self.root, BUILT, "index.html").is_file():
            raise RuntimeError("The browser client is missing: run ./test or ./play serve first.")
        build_data["force_include"][BUILT] = PLACES[self.target_name]
