# frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju, to the start page
frame-skip = To the content
frame-loading = One moment …
frame-close = Close
frame-back = To the start page
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
frame-notes = Notes
frame-dismiss = Close this note
frame-unreachable = The server cannot be reached. Is it running, and are you online? Try again in a moment.
frame-odd-answer = The server gave an answer that this page does not understand (status { $status }): load the page again.
frame-old-page = This page is older than the server: load it again.
frame-reload = Load again
frame-wire-lost = The connection is lost. It will come back by itself.
frame-wire-retry = Try now
frame-wire-trying = Connecting again …
frame-wire-back = Connected again.
frame-wire-resent = { $n ->
    [one] Connected again; what you did meanwhile has been sent.
   *[other] Connected again; the { $n } things that you did meanwhile have been sent.
}
frame-wire-unsent = Not connected: what you did is sent as soon as the connection is back.
frame-wire-gone = This window no longer follows the table.
frame-missing = Nothing but rubble here
frame-missing-lead = There is no page at this address: check the link, or start again from the front page.
frame-missing-table = This table cannot be shown
frame-crashed = Something in this page broke: load it again. Your game is kept by the server.
frame-version-newer = A new version is here.
frame-version-unfit = This page is older than the server: load the new one to play on. Your game is kept.
frame-version-alone = The server cannot be reached. Cards and lessons are here all the same.
frame-version-load = Load it
frame-version-later = Later
