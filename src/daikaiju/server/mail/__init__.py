"""E-mail to players who want it: addresses, links, messages, and how they are sent."""
