"""A bot for games in turns: `bot.py http://localhost:8017 TABLE`, or `--open GAME` for its own."""

import asyncio
import json
import random
import sys
from contextlib import suppress
from typing import Any

import httpx
from websockets import ConnectionClosed, connect

Message = dict[str, Any]


def taken_in(seen: Message, message: Message) -> Message:
    """What is known after a message: a welcome has everything, an update what has changed."""
    game = Message() if message["type"] == "welcome" else seen["game"]
    return {**seen, **message, "game": {**game, **(message.get("game") or {})}}


def wish(guest: str, lobby: Message, game: Message) -> Message | None:
    """What to ask of the table now; None: nothing. Any legal move will do."""
    if all(seat.get("guest") != guest for seat in lobby["seats"]):
        return {"do": "sit"}
    if lobby["host"] == guest and not game:  # the table is ours: fill it, then begin
        return {"do": "invite", "bot": "random"} if {} in lobby["seats"] else {"do": "deal"}
    # Where people agree on who starts, it says seat 0, once: the same word again is not legal.
    moves = [move for move in game.get("legal", ()) if "start" not in move or move == "start:0"]
    return {"do": "move", "move": random.choice(moves)} if moves else None


async def play(address: str, head: Message, guest: str) -> Message | str:
    """Play a game to its end; return the outcome, or the code of what keeps us from it."""
    seen, asked = Message(lobby={"seats": [], "running": False}, game={}), 0
    async for socket in connect(address, additional_headers=head):
        with suppress(ConnectionClosed):  # then connect again: nothing that was done is lost
            await socket.send(json.dumps({"type": "hello", "client": guest}))
            async for frame in socket:
                before, seen = seen, taken_in(seen, json.loads(frame))
                if before["lobby"]["running"] and not seen["lobby"]["running"]:
                    return seen["game"]["outcome"]
                if seen.get("code", "").startswith("table/"):
                    return seen["code"]
                is_answered = asked in {seen.get("done"), seen.get("number")}
                order = wish(guest, seen["lobby"], seen["game"])
                if order and (is_answered or seen["type"] == "welcome"):
                    asked += 1
                    await asyncio.sleep(0.1)  # for people who look on
                    await socket.send(json.dumps({"type": "do", "number": asked, "command": order}))
    return "the server is gone"


server, table = (sys.argv[1].rstrip("/"), sys.argv[-1]) if sys.argv[2:] else sys.exit(__doc__)
me = httpx.post(f"{server}/api/guests", json={"name": "Example", "program": True}).json()
head = {"Authorization": f"Bearer {me['token']}"}
if "--open" in sys.argv:
    table = httpx.post(f"{server}/api/tables", json={"game": table}, headers=head).json()["table"]
print(asyncio.run(play(f"ws{server[4:]}/api/tables/{table}/socket", head, me["id"])))
