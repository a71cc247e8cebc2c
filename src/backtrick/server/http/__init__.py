"""HTTP around the tables: guests, lists of tables and games, pages, and access control."""
