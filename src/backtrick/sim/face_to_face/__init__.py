"""Face to Face, compiled."""
