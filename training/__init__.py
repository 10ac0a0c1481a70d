"""Training of the network that evaluates positions (daikaiju.bots.network)."""
