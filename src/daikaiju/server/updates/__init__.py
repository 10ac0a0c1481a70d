"""Updates for players and spectators, with hidden information removed."""
