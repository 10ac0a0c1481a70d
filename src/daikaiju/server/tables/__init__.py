"""The model of a table: log, state, commands and duties, without clock, network or storage."""
