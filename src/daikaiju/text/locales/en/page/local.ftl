# Games that run in this browser, without a server

local-lead = This page needs no server: games run on this device and are saved in this browser. After the first visit it also works without a connection.
local-dice = The dice of this game come from this device: nobody can verify them.
local-trouble-full = The storage of this browser is full: the game is not saved. Delete data of other pages, then reload this one.
local-trouble-refused = This browser does not allow games to be saved: the game ends when you close the page.
local-trouble-bots = The bots are not completely loaded. Until you are online, they play more simply or wait.
local-refused-open-elsewhere = This game is open in another tab or window of this browser. Close it there, then reload this page.
local-refused-not-loaded = A part of the game could not be loaded. Connect to the internet and try again.
local-refused-failed = Something went wrong in this browser. Reload the page and try again.
local-fallback = The server cannot be reached. Until it is back, new games run on this device and are saved in this browser.
local-forget-hint = Deletes your name and all games that are saved in this browser.
local-forget-sure = Really delete your name and all games that are saved in this browser?
local-new-hint = Choose the edition, seats and clock: against bots, or with friends on this device.
local-gather-lead = Take a seat and choose a monster. Bots take the free seats.
