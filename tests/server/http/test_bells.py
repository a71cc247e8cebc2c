"""Where guests are told of their turns: their own affair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.push_service import PushService

from .test_tables import refusal

if TYPE_CHECKING:
    from tests.server.server_process import ServerProcess

PATH = "/api/me/bells"
HOOK = {"kind": "webhook", "url": "https://hook.example/1"}


def test_a_guest_is_told_where_they_want(server: ServerProcess) -> None:
    """At browsers and webhooks; of a webhook, the secret is shown once; removed with one tap."""
    ada = server.guest("Ada")
    service = PushService(url="https://push.example")
    added = [ada.post(PATH, json=each) for each in (service.subscription, HOOK)]
    assert [each.status_code for each in added] == [201, 201]
    browser, hook = (each.json() for each in added)
    assert not browser["secret"]
    assert len(hook["secret"]) > 20
    found = ada.get(PATH).json()
    assert [each["id"] for each in found["bells"]] == [browser["id"], hook["id"]]
    assert hook["secret"] not in ada.get(PATH).text
    assert ada.get("/api/me/export").json()["bells"] == found["bells"]
    left = ada.delete(f"{PATH}/{browser['id']}").json()
    assert [each["id"] for each in left["bells"]] == [hook["id"]]


def test_a_device_that_is_signed_out_is_told_nothing(server: ServerProcess) -> None:
    """No browser is, because which of them it was is not known; a webhook goes on."""
    ada, phone = server.guest("Ada"), server.client()
    code = ada.post("/api/me/code").json()["code"]
    phone.post("/api/guests/claim", json={"code": code})
    phone.post(PATH, json=PushService(url="https://push.example/phone").subscription)
    hook = ada.post(PATH, json={**HOOK, "url": "https://hook.example/signed-out"}).json()
    devices = ada.get("/api/me/devices").json()["devices"]
    (other,) = [each["id"] for each in devices if not each["current"]]
    assert ada.delete(f"/api/me/devices/{other}").status_code == 200
    assert [each["id"] for each in ada.get(PATH).json()["bells"]] == [hook["id"]]


def test_nobody_asks_for_the_bells_of_others(server: ServerProcess) -> None:
    """Nor removes them; without a guest, there are none."""
    ada, eve = server.guest("Ada"), server.guest("Eve")
    hook = ada.post(PATH, json={**HOOK, "url": "https://hook.example/2"}).json()
    assert eve.get(PATH).json()["bells"] == []
    eve.delete(f"{PATH}/{hook['id']}")
    assert [each["id"] for each in ada.get(PATH).json()["bells"]] == [hook["id"]]
    nobody = server.client()
    assert refusal(nobody.get(PATH)) == (401, "guest/unknown")
    assert refusal(nobody.post(PATH, json=HOOK)) == (401, "guest/unknown")
    assert refusal(nobody.delete(f"{PATH}/{hook['id']}")) == (401, "guest/unknown")


def test_a_guest_has_ten_bells_at_most(server: ServerProcess) -> None:
    """A new one takes the place of the oldest."""
    ada = server.guest("Ada")
    urls = [f"https://hook.example/many/{number}" for number in range(12)]
    for url in urls:
        ada.post(PATH, json={**HOOK, "url": url})
    assert [each["url"] for each in ada.get(PATH).json()["bells"]] == urls[2:]


def test_bad_places_are_refused(server: ServerProcess) -> None:
    """Without https, and for a browser without keys that fit."""
    ada = server.guest("Ada")
    push = PushService(url="https://push.example").subscription
    bad = (
        {**HOOK, "url": "http://hook.example/1"},
        {**HOOK, "url": "https://hook.example:8080/1"},
        {**push, "key": ""},
        {**push, "auth": "abc"},
        {**push, "key": push["key"][:-4] + "AAAA"},
    )
    for each in bad:
        assert refusal(ada.post(PATH, json=each)) == (400, "guest/bad-bell")
    assert ada.get(PATH).json()["bells"] == []
