"""A push service of the tests' own: it takes messages, checks them, and decrypts them."""

from __future__ import annotations

import hmac
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from os import urandom
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from backtrick.server.bells.web_push import bytes_of, public_point, text_of

from .local_server import local_server

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncGenerator


@dataclass
class PushService:
    """What has arrived, and what is answered."""

    url: str = ""
    status: int = 201
    messages: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    topics: list[str] = field(default_factory=list[str])
    secret: str = ""
    """Of the webhook."""

    def __post_init__(self) -> None:
        self._browser = generate_private_key(SECP256R1())
        self._auth = urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        """The subscription of a browser."""
        key = text_of(public_point(self._browser))
        return {"kind": "push", "url": f"{self.url}/push", "key": key, "auth": text_of(self._auth)}

    @property
    def webhook(self) -> dict[str, str]:
        """The same for a webhook."""
        return {"kind": "webhook", "url": f"{self.url}/hook"}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a message."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        exact = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(fields["content-length"]))
        if self.status < 300:
            is_hook = head[0].split()[1] == "/hook"
            self._take(exact, self._checked(exact, body) if is_hook else self._opened(exact, body))
        writer.write(f"HTTP/1.1 {self.status} As Told\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()

    def _take(self, fields: dict[str, str], message: bytes) -> None:
        self.messages.append(json.loads(message))
        self.topics.append(fields.get("Topic", ""))

    def _checked(self, fields: dict[str, str], body: bytes) -> bytes:
        """The message to a webhook, if its signature is right."""
        signed = fields["X-Backtrick-Time"].encode() + b"." + body
        digest = hmac.new(self.secret.encode(), signed, sha256).hexdigest()
        assert fields["X-Backtrick-Signature"] == f"sha256={digest}"
        return body

    def _opened(self, fields: dict[str, str], body: bytes) -> bytes:
        """The message that only the browser can read, if the server has signed it."""
        assert fields["Content-Encoding"] == "aes128gcm"
        token, key = fields["Authorization"].removeprefix("vapid t=").split(", k=")
        self._verify(token, bytes_of(key))
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        info = b"WebPush: info\0" + public_point(self._browser) + point
        shared = _derived(self._browser.exchange(ECDH(), theirs), self._auth, info, 32)
        aes = AESGCM(_derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
        nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        return aes.decrypt(nonce, sealed, None).removesuffix(b"\2")

    def _verify(self, token: str, key: bytes) -> None:
        signed, _, signature = token.rpartition(".")
        raw = bytes_of(signature)
        pair = encode_dss_signature(
            int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        )
        public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key)
        public.verify(pair, signed.encode(), ECDSA(SHA256()))
        assert json.loads(bytes_of(signed.split(".")[1]))["aud"] == self.url


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


@asynccontextmanager
async def push_service() -> AsyncGenerator[PushService]:
    """A push service, as long as the block lasts."""
    service = PushService()
    async with local_server(service.serve) as service.url:
        yield service
