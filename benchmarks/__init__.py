"""Speed measurements, with other game libraries (peers) in the same run. `make bench`."""
