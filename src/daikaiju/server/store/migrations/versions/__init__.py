"""The migrations, one per file, in order of their numbers."""
