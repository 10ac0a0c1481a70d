"""Worker processes: bot decisions and odds are computed outside the event loop."""
