"""The live server: tables in memory, the socket of each, and HTTP around them."""
