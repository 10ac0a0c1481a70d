"""The bot *champion*: a network trained by self-play (training/champion)."""
