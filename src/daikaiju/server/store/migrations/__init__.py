"""The steps from one schema to the next; Alembic runs them, `migrating.py` runs Alembic."""
