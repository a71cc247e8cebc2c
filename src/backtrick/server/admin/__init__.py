"""What `backtrick admin` can do with a running server."""
