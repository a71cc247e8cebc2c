"""Help that names arguments without their Python types, as in `FILE` rather than `FILE <str>`."""

from __future__ import annotations

import re
from typing import Any, Final, cast

from typer.core import TyperCommand

_TYPE: Final = re.compile(r"(?<=[^ ] )<(?:str|path|list\[str\])>")


class PlainCommand(TyperCommand):
    """A command with such help. Older versions of Typer show no types."""

    def get_help(self, ctx: object) -> str:
        """The help; spaces take the place of a type, so that columns stay aligned."""
        help_ = super().get_help(cast("Any", ctx))  # the context's class depends on the version
        return _TYPE.sub(lambda found: " " * len(found[0]), help_)
