// Announces what happens around the game: who comes and goes, and who is host. Boards do the rest.
import { announce } from "../../state/announcer.svelte";
import { hostOf, nameOf } from "../../state/names";
import { notify } from "../../state/notices.svelte";
import type { Table } from "../../state/table.svelte";
import { t, texts } from "../../texts/texts.svelte";
import type { Lobby, TableEvent } from "../../wire";

/** Listen to a table; `before` is the lobby so far. Returns a function that stops it. */
export function tellNews(table: Table, before: () => Lobby | null): () => void {
  return table.listen((event, { isNews }) => {
    const { lobby } = table;
    if (lobby && isNews) tell(event, table, before() ?? lobby, lobby);
  });
}

function tell(event: TableEvent, table: Table, before: Lobby, lobby: Lobby): void {
  if (event.event === "dealt") return announce(t("news.dealt"));
  if (event.event === "abandoned") return notify(t("news.abandoned"));
  if (event.event === "lapsed")
    return notify(t(`news.${event.failing}`, { name: nameOf(lobby, event.seat) }));
  if (event.event === "game-changed") void tellOfGame(table, before, lobby);
  if (event.event === "changed" && !table.isHost) return announce(t("news.changed"));
  tellOfSeat(event, table, before, lobby);
  if (lobby.host !== before.host) tellOfHost(table, lobby);
}

async function tellOfGame(table: Table, before: Lobby, lobby: Lobby): Promise<void> {
  await texts.need(lobby.game);
  if (!table.isHost) notify(t("news.game-changed", { name: hostOf(before), game: t(lobby.game) }));
  const isSeated = ({ seats }: Lobby) => seats.some(({ guest }) => guest === table.guest);
  if (isSeated(before) && !isSeated(lobby)) notify(t("news.no-seat"));
}

function tellOfSeat(event: TableEvent, table: Table, before: Lobby, lobby: Lobby): void {
  switch (event.event) {
    case "sat":
    case "invited":
      return announce(t(`news.${event.event}`, { name: nameOf(lobby, event.seat) }));
    case "stood":
    case "removed":
      return announce(t(`news.${event.event}`, { name: nameOf(before, event.seat) }));
    case "handed-over":
    case "came-back":
      if (event.seat !== table.seat)
        notify(t(`news.${event.event}`, { name: nameOf(lobby, event.seat) }));
  }
}

function tellOfHost(table: Table, lobby: Lobby): void {
  if (table.isHost) return notify(t("news.you-host"), "good");
  const name = hostOf(lobby);
  if (name) announce(t("news.hosted", { name }));
}
