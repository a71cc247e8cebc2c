"""The live server: tables in memory, their sockets, and HTTP around them."""
