# notify-: notifications of games that wait for the player

notify-title = Notifications
notify-hint = This browser tells you when a game waits for you, also when the page is closed; at most every ten minutes.
notify-on = Turn on notifications
notify-off = Turn off notifications
notify-is-on = Notifications are on in this browser.
notify-denied = The browser blocks notifications of this page: allow them in its settings for this page.
notify-impossible = This browser cannot show notifications here. They need https, and on a phone often the installed game.
notify-failed = The browser could not reach its notification service: try again later.
