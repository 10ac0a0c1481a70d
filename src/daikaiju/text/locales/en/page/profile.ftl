# profile-: the profile of a person without an account

profile-title = Profile
profile-lead = No account: your profile belongs to this browser. You can use it on other devices too.
profile-hint = Your favourite monster, your opponents, and your other devices.
profile-monster = Favourite monster
profile-monster-hint = You get it whenever it is free.
profile-monster-none = any
profile-move = Use this profile on another device
profile-move-hint = The code works once, within ten minutes. A person who has it can play as you: do not show it to others.
profile-move-go = Show a code
profile-move-code = Code
profile-move-qr = QR code that moves this profile
profile-move-scan = Scan it with the other device, or type the code there under Profile.
profile-use = I have a code from another device
profile-use-hint = This browser then plays as that profile. The games that it has now stay with its old profile.
profile-use-go = Use this profile
profile-used = This browser now plays as { $name }.
profile-devices = { $n ->
    [one] Only this browser uses your profile.
   *[other] { $n } browsers use your profile.
}
profile-devices-forget = Log out all other browsers
profile-devices-forgotten = Only this browser uses your profile now.
profile-opponents = Recent opponents
profile-opponents-none = You have not finished a game with other people yet.
profile-games = { $n ->
    [one] 1 game together, { $wins } won by them
   *[other] { $n } games together, { $wins } won by them
}
profile-rematch = Rematch
profile-rematch-with = Rematch with everyone from your last game with { $name }
profile-summary = { $n ->
    [one] You won { $wins } of 1 game with other people.
   *[other] You won { $wins } of { $n } games with other people.
}
