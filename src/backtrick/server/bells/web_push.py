"""Messages of Web Push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from ...store import Bell

_CURVE: Final = SECP256R1()
_KEY_BYTES: Final = 32
_RECORD: Final = 4096
"""Bytes of the longest message."""
_HOURS: Final = 12 * 3600
"""Seconds for which a signature is valid; at most a day is allowed."""


def text_of(data: bytes) -> str:
    """Bytes as text for a URL."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Read what `text_of` wrote; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A new private key of a server."""
    number = generate_private_key(_CURVE).private_numbers().private_value
    return number.to_bytes(_KEY_BYTES, "big")


def public_point(key: EllipticCurvePrivateKey | EllipticCurvePublicKey) -> bytes:
    """The public part of a key."""
    public = key.public_key() if isinstance(key, EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, auth: str) -> None:
    """Raise ValueError unless a message can be encrypted with the keys of a browser."""
    EllipticCurvePublicKey.from_encoded_point(_CURVE, bytes_of(key))
    if len(bytes_of(auth)) != 16:
        raise ValueError("auth must have 16 bytes")


def encrypted(message: bytes, bell: Bell) -> bytes:
    """A message that only the browser of a bell can read."""
    theirs = EllipticCurvePublicKey.from_encoded_point(_CURVE, bytes_of(bell.key))
    own, salt = generate_private_key(_CURVE), os.urandom(16)
    point = public_point(own)
    info = b"WebPush: info\0" + public_point(theirs) + point
    secret = _derived(own.exchange(ECDH(), theirs), bytes_of(bell.auth), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Signer:
    """Signs messages with the key of this server, so that push services know who sent them."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = derive_private_key(int.from_bytes(key, "big"), _CURVE)
        self._contact = contact
        self.public = text_of(public_point(self._key))
        """The public key, for browsers."""

    def authorization(self, url: str, now: int) -> str:
        """The header for a message to this address; the time is in seconds."""
        place = urlsplit(url)
        audience = f"{place.scheme}://{place.netloc}"
        claims = {"aud": audience, "exp": now + _HOURS, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(text_of(msgspec.json.encode(part)) for part in parts)
        pair = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = b"".join(each.to_bytes(_KEY_BYTES, "big") for each in pair)
        return f"vapid t={signed}.{text_of(signature)}, k={self.public}"
