"""`backtrick GAME`: not a command, but people type it."""

from __future__ import annotations

import typer

from .choices import LanguageOption, refuse, texts_in


def game_as_command(context: typer.Context, *, language: LanguageOption = None) -> None:
    """Suggest the command that was meant."""
    given = context.info_name or ""
    command = f"{context.find_root().info_name} rules {given}"
    refuse(texts_in(language)("game-as-command", given=given, command=command))
