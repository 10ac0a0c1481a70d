"""Several processes that share one port: shared memory, ownership of tables, and a supervisor."""
