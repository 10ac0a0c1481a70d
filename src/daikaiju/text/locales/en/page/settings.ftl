# set-: settings

set-title = Settings
set-lead = They are kept in this browser.
set-name = Your name
set-sound = Sound
set-sound-on = on
set-sound-off = off
set-volume = Loudness
set-speed = How fast things happen
set-speed-slow = slow
set-speed-normal = normal
set-speed-fast = fast
set-speed-none = at once, without animation
set-speed-hint = A key or a click skips what is still to be shown. If your device asks for less motion, things move little in any case.
set-language = Language
set-save = Save
set-saved = Saved.
set-forget = Forget me
set-forget-hint = This browser forgets who you are. Your seats stay yours, but nobody can prove it any more.
set-forget-sure = Really forget me? You cannot play on with the seats that you hold.
set-forget-go = Yes, forget me
set-forget-not = No, keep me
set-forgotten = This browser no longer knows you.
set-install = Install the game
set-install-hint = It gets a place among your apps and a window of its own. Nothing else is loaded for that.
