# games-: the player's games, statistics and records; award-, share-: the end of a game
# $n: a number; $names: opponents; $host: the address of the server

games-all = Toutes les parties et statistiques
games-none = Vous n’avez encore joué aucune partie.
# $edition, $date, $code: of a game
games-about = { $edition } · { $date } · { $code }
games-with = avec { $names }
games-won = gagnée
games-place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
games-statistics = Statistiques
games-summary = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
games-luck = { $games ->
    [one] Sur { $games } partie analysée
   *[other] Sur { $games } parties analysées
} : résultat { $result }, chance { $luck } points, résultat sans la chance { $adjusted }
games-by-level = Contre les bots, par niveau
games-by-edition = Par édition
games-by-monster = Par Monstre
games-played = parties
games-wins = gagnées
games-mean = place moyenne
games-upload = Regarder une partie enregistrée
games-upload-hint = Choisissez un enregistrement sauvegardé à la fin d’une partie ou écrit en ligne de commande. Il n’est pas conservé sur le serveur.
games-upload-choose = Choisir un fichier
games-upload-failed = Impossible d’afficher cet enregistrement

award-title = Distinctions
award-claws = Le plus de Baffes
award-claws-amount = { $n ->
    [one] { $n } Point de Vie enlevé
   *[other] { $n } Points de Vie enlevés
}
award-tokyo = Le plus longtemps à Tokyo
award-tokyo-amount = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
award-luck = Dés les plus chanceux
award-luck-amount = { $n } faces identiques
award-spender = Meilleur client
award-spender-amount = Énergie dépensée : { $n }
award-healer = Le plus de Soins
award-healer-amount = { $n ->
    [one] { $n } Point de Vie regagné
   *[other] { $n } Points de Vie regagnés
}
share-button = Partager le résultat
share-sums = ★ { $stars } · ♥ { $hearts }
share-foot = { $host } — Daikaiju
