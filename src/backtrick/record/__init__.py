"""A game as text: complete in itself, for people to read and for programs to replay."""

from .commitment import Proof, commitment, verify
from .plain import plain
from .reading import BadRecord, read
from .record import Event, Made, Record, Refused, Said
from .replaying import Step, replay
from .writing import quoted, write

__all__ = [
    "BadRecord",
    "Event",
    "Made",
    "Proof",
    "Record",
    "Refused",
    "Said",
    "Step",
    "commitment",
    "plain",
    "quoted",
    "read",
    "replay",
    "verify",
    "write",
]
