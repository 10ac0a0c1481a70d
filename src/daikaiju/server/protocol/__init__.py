"""Types of the wire protocol: commands, messages, HTTP bodies and the values in them."""
