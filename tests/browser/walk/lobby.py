"""A table before the first card: as host, as guest, and with dialogs open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from backtrick.games import GAMES

from ..lobbies import enters, seat

if TYPE_CHECKING:
    from .stage import Stage


def lobby(stage: Stage) -> None:
    """From the empty table to the full one."""
    host = stage.guest("Ada")
    path = stage.table(host, "quick-easy", players=3)
    host.goto(path)
    expect(host.locator("section.choices fieldset").first).to_be_visible()
    stage.see(host, "lobby-host-alone")
    stage.button(host, "seats.add-where", number=3)
    stage.see(host, "lobby-bots")
    name = stage.words("bot-names.talker")
    host.get_by_role("dialog").get_by_role("button", name=name).click()
    friend = stage.stranger(path)
    expect(friend.get_by_label(stage.words("entrance.label"))).to_be_visible()
    stage.see(friend, "entrance")
    enters(friend, "Bartholomäus", stage.language)
    expect(seat(host, 2)).to_contain_text("Bartholomäus")
    for page in (host, friend):
        expect(page.locator("section.people")).not_to_contain_text(stage.words("seats.away"))
    expect(friend.locator("dl > div").first).to_be_visible()
    stage.see(host, "lobby-host")
    stage.see(friend, "lobby-guest")
    late = stage.guest("Zoë", path)
    expect(seat(late, 4)).to_contain_text(stage.words("seats.sit"))
    expect(late.locator("section.talk")).to_be_visible()
    stage.see(late, "lobby-late")
    stage.button(friend, "table-bar.menu")
    stage.see(friend, "lobby-menu")
    friend.get_by_role("dialog").get_by_role("button").first.click()
    stage.see(friend, "lobby-person")
    stage.button(host, "seats.remove-who", name="Bartholomäus")
    stage.see(host, "lobby-send-away")


def other_games(stage: Stage) -> None:
    """The choice of another game, where it has too few seats; and the table on a screen."""
    host, *others = (stage.guest(name) for name in ("Ada", "Bartholomäus", "Zoë"))
    path = stage.table(host, "quick-easy")
    with stage.lines(path, host, *others) as (_, *friends):
        for friend in friends:
            friend.do({"do": "sit"})
    host.goto(path)
    expect(seat(host, 3)).to_contain_text("Zoë")
    stage.button(host, "other-game.open")
    expect(host.get_by_text(stage.words("other-game.watch", names="Zoë"))).to_be_visible()
    stage.see(host, "lobby-other-game")
    screen = stage.stranger(f"{path}/screen")
    expect(screen.get_by_text("Bartholomäus")).to_be_visible()
    stage.see(screen, "screen")


def options(stage: Stage) -> None:
    """All options of each game, with the longest possible name."""
    host = stage.guest("Bartholomäus-Maximilian der Vierzigste!!")
    for game, rules in GAMES.items():
        host.goto(stage.table(host, game, players=rules.players[-1]))
        expect(host.locator("section.choices fieldset").first).to_be_visible()
        stage.see(host, f"lobby-{game}")
