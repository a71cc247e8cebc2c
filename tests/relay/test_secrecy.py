"""The line to Valkey: with TLS, and only to the server whose certificate is trusted."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import TYPE_CHECKING

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from backtrick.relay import open_relay
from tests.patience import until

from .members import Member, Word
from .proxy import Proxy

if TYPE_CHECKING:
    from pathlib import Path

    from .valkey import ValkeyServer

DAY = timedelta(days=1)


def certificate(folder: Path) -> Path:
    """A file with the key and the certificate of a server on this machine, valid today."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "valkey")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - DAY).not_valid_after(now + DAY)
    signed = builder.add_extension(here, critical=False).sign(key, hashes.SHA256())
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    path = folder / "valkey.pem"
    pem = serialization.Encoding.PEM
    path.write_bytes(key.private_bytes(pem, *form) + signed.public_bytes(pem))
    return path


@pytest.mark.asyncio
async def test_tls_is_spoken_and_checked(valkey: ValkeyServer, tmp_path: Path) -> None:
    """With `valkeys://` messages go through TLS; a certificate that nobody vouches for is none."""
    pem = certificate(tmp_path)
    secrecy = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    secrecy.load_cert_chain(pem)
    async with await Proxy(valkey.port).listen(secrecy) as listening:
        url = valkey.url_by(listening.sockets[0].getsockname()[1]).replace("valkey:", "valkeys:")
        ada = Member(open_relay(f"{url}/14?ssl_ca_certs={pem}", "ada", (Word,)))
        eve = Member(open_relay(f"{url}/14", "eve", (Word,)))
        for member in (ada, eve):
            await member.join()
        await until(lambda: ada.relay.is_up)
        ada.relay.send("ada", Word(1))
        await until(lambda: ada.numbers("ada") == [1])
        assert not eve.relay.is_up
        for member in (ada, eve):
            await member.relay.leave()
