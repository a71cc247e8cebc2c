"""The messages, read from their types and written in three ways: schema, TypeScript, page."""
