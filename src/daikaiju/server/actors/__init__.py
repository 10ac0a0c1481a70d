"""Running tables: one actor per table, its scheduler, and the registry of all tables."""
