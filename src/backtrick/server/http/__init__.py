"""HTTP around the tables: people, lists of tables and games, pages, and who may ask for them."""
