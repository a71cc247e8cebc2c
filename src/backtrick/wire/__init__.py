"""The messages between a table and its clients, named by direction."""
