### What is shown in a browser where the page itself was not built.

unbuilt-title = The page has not been built here
unbuilt-build = Build it with “make web” in the project's folder, then start the server again. That needs Node, or brings one along.
unbuilt-meanwhile = All else works: programs can talk to this server under /api, and “daikaiju play” plays in a terminal.
