"""The build hook that adds the browser client to wheels and source archives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
PLACES = {"wheel": "backtrick/web", "sdist": BUILT}


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Adds the built client; without it, nobody could play in a browser."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the folder of the client. An editable install finds it without help."""
        if version == "editable":
            return
        if not Path(self.root, BUILT, "index.html").is_file():
            raise RuntimeError("The browser client is missing: run ./test or ./play serve first.")
        build_data["force_include"][BUILT] = PLACES[self.target_name]
