"""The table server on the network: HTTP, sockets, and the guards before them."""
