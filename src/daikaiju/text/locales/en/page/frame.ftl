# frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju, start page
frame-skip = Skip to the content
frame-loading = One moment…
frame-close = Close
frame-back = Back to the start page
frame-title = Daikaiju: giant monsters fight over Tokyo
frame-title-screen = { $screen } – Daikaiju
frame-title-table = Table { $code } – Daikaiju
frame-title-turn = ● Your turn – Daikaiju
frame-title-over = Game over – Table { $code } – Daikaiju
frame-nav = Pages
frame-cards = Cards
frame-settings = Settings
frame-sound-on = Sound is on: turn it off
frame-sound-off = Sound is off: turn it on
frame-notes = Messages
frame-dismiss = Close this message
frame-unreachable = The server cannot be reached. Is it running, and are you online? Try again in a moment.
frame-odd-answer = This page did not understand the server’s answer (status { $status }). Reload the page.
frame-old-page = This page is older than the server. Reload it.
frame-reload = Reload
frame-wire-lost = Connection lost. It will come back on its own.
frame-wire-retry = Try now
frame-wire-trying = Reconnecting…
frame-wire-back = Connected again.
frame-wire-resent = { $n ->
    [one] Connected again. What you did meanwhile has been sent.
   *[other] Connected again. The { $n } things you did meanwhile have been sent.
}
frame-wire-unsent = Not connected. What you did will be sent as soon as the connection is back.
frame-wire-gone = This window no longer follows the table.
frame-missing = Nothing but rubble here
frame-missing-lead = This address has no page. Check the link, or go back to the start page.
frame-missing-table = This table cannot be shown
frame-crashed = Something went wrong on this page. Reload it; your game is safe on the server.
frame-version-newer = A new version is available.
frame-version-unfit = This page is older than the server. Reload it to play on; your game is safe.
frame-version-alone = The server cannot be reached. Cards, rules and lessons still work.
frame-version-load = Reload
frame-version-later = Later
