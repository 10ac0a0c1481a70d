"""Browser tests of the page: Chromium with a real server."""
