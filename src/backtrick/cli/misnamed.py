"""`backtrick GAME`: no command, but what people type who want that game."""

from __future__ import annotations

import typer

from .choices import LanguageOption, refuse, texts_in


def game_as_command(context: typer.Context, *, language: LanguageOption = None) -> None:
    """Say which command was meant."""
    given = context.info_name or ""
    command = f"{context.find_root().info_name} rules {given}"
    refuse(texts_in(language)("game-as-command", given=given, command=command))
