"""Training of the bot *champion* by self-play, with PyTorch: `python -m training.champion`."""
