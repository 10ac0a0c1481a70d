"""Generators of documents, TypeScript types, lessons and rulebook data from the code."""
