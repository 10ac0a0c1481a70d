"""The steps from one schema to the next; Alembic runs them, `schema_upgrade.py` runs Alembic."""
