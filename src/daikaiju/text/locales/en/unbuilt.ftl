### What is shown in a browser where the page itself was not built.

unbuilt-title = The page has not been built here
unbuilt-build = Build it with “make web” in the project's folder, then restart the server. This needs Node, which is downloaded if it is missing.
unbuilt-meanwhile = Everything else works: programs can use this server under /api, and “daikaiju play” plays in a terminal.
