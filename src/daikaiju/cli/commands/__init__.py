"""The commands of the command line, one module each, named like the command."""
