"""Generating schema, TypeScript and page from the message types."""
