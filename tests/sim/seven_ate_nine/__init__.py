"""The compiled race."""
