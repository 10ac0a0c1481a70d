"""What a player observes and can do, as numbers: the observation and the action space."""
