"""Fitting the network that judges positions (daikaiju.bots.network) to the results of games."""
