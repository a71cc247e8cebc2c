"""Words take long to be read: that is done when a game begins in which they may be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.server import words
from backtrick.table import Settings as TableSettings
from backtrick.table.commands import Deal, Invite
from backtrick.talk.vocabulary import languages

from .players.bot_tables import house, until

if TYPE_CHECKING:
    from pathlib import Path

    from .players.bot_tables import House


async def _play(opened: House, game: str, *, signals_only: bool = False) -> None:
    settings = TableSettings(signals_only=signals_only)
    name = await opened.hub.open_table(opened.host.guest, game, {"players": 2}, settings)
    live = await opened.host.join(name)
    opened.host.do(Invite("random"))
    opened.host.do(Deal())
    await until(lambda: live.stored.is_running)
    await opened.host.leave()


@pytest.mark.asyncio
async def test_words_are_read_once_and_where_they_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every language, but not for a game without talk, nor where people can only tap."""
    read: list[tuple[str, str]] = []

    def prepare(language: str, variant: str) -> None:
        read.append((language, variant))

    monkeypatch.setattr(words, "prepare", prepare)
    async with house(tmp_path) as opened:
        await _play(opened, "face-to-face")
        await _play(opened, "quick-easy", signals_only=True)
        assert read == []
        await _play(opened, "quick-easy")
        await _play(opened, "quick-easy")
        await until(lambda: len(read) >= len(languages()))
        assert read == [(language, "normal") for language in languages()]
