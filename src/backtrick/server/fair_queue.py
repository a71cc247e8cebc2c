"""A queue in which addresses take turns, so that nobody waits for the many of somebody else."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from .http.networks import network_around

_Item = TypeVar("_Item")


class FairQueue(Generic[_Item]):
    """What waits, by network and address. Networks take turns, and so do the addresses of each."""

    def __init__(self) -> None:
        self._networks: dict[str, dict[str, deque[_Item]]] = {}

    def __bool__(self) -> bool:
        return bool(self._networks)

    def put(self, address: str, item: _Item) -> None:
        """Let something wait behind all else of an address."""
        addresses = self._networks.setdefault(network_around(address), {})
        addresses.setdefault(address, deque()).append(item)

    def pop(self) -> _Item:
        """Take from the address that has waited longest; its others wait behind all."""
        network = next(iter(self._networks))
        addresses = self._networks.pop(network)
        address = next(iter(addresses))
        items = addresses.pop(address)
        item = items.popleft()
        if items:
            addresses[address] = items
        if addresses:
            self._networks[network] = addresses
        return item
