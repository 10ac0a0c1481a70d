"""The commands of the command line, one module for each, with `add(parser)` and `run(args)`."""
