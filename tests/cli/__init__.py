"""The command line, looked at from outside."""
