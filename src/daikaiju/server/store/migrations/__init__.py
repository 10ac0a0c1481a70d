"""The schema migrations. Alembic runs them; `schema_upgrade.py` runs Alembic."""
