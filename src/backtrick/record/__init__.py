"""Games as text, for people to read and for programs to replay."""

from .commitment import Proof, commitment, verify
from .plain_data import plain
from .reader import BadRecord, read
from .record import Entry, Made, Record, Refused, Said
from .steps import Step, replay
from .writer import quoted, write

__all__ = [
    "BadRecord",
    "Entry",
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
