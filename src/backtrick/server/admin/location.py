"""Where the socket for `backtrick admin` is, for the server and the command alike."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...settings import default_database
from ...store.locations import file_path, without_secrets

if TYPE_CHECKING:
    from ...settings import ServerSettings

SUFFIX: Final = ".admin"
_DIGITS: Final = 16


def socket_path(settings: ServerSettings) -> Path:
    """As the setting says; else beside the database, or in the user's data folder."""
    if settings.admin_socket:
        return Path(settings.admin_socket).expanduser()
    path = file_path(settings.place)
    if path is None:
        name = sha256(without_secrets(settings.place).encode()).hexdigest()[:_DIGITS]
        path = Path(default_database()).with_name(name)
    path = path.resolve()
    return path.with_name(f"{path.name}{SUFFIX}")
