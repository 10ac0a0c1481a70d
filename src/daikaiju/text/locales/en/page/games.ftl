# games-: the player's games, statistics and records; award-, share-: the end of a game
# $n: a number; $names: opponents; $host: the address of the server

games-all = All games and statistics
games-none = You have not played yet.
# $edition, $date, $code: of a game
games-about = { $edition } · { $date } · { $code }
games-with = with { $names }
games-won = won
games-place = place { $n }
games-statistics = Statistics
games-summary = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
# $games: number; $result and $adjusted: 34 %; $luck: +8
games-luck = { $games ->
    [one] In 1 reviewed game
   *[other] In { $games } reviewed games
}: result { $result }, luck { $luck } points, result without luck { $adjusted }
games-by-level = Against bots, by level
games-by-edition = By edition
games-by-monster = By monster
games-played = games
games-wins = won
games-mean = average place
games-upload = Watch a game record
games-upload-hint = Choose a record that was saved at the end of a game or written by the command line. It is not stored on the server.
games-upload-choose = Choose a file
games-upload-failed = This record cannot be shown

award-title = Awards
award-claws = Most claws
award-claws-amount = { $n ->
    [one] 1 heart taken
   *[other] { $n } hearts taken
}
award-tokyo = Longest in Tokyo
award-tokyo-amount = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
award-luck = Luckiest dice
award-luck-amount = { $n } equal faces
award-spender = Biggest spender
award-spender-amount = { $n } energy spent
award-healer = Most healing
award-healer-amount = { $n ->
    [one] 1 heart healed
   *[other] { $n } hearts healed
}
share-button = Share the result
share-sums = ★ { $stars } · ♥ { $hearts }
share-foot = { $host } — Daikaiju
