# Replay: a game from its beginning

replay-title = Revoir la partie
replay-loading = { $n ->
    [0] Chargement de la partie…
    [one] Chargement de la partie… { $n } étape
   *[other] Chargement de la partie… { $n } étapes
}
replay-empty = Rien à voir pour l’instant
replay-empty-lead = La partie n’a pas encore commencé à cette table.
replay-running = Cette partie est encore en cours : voici tout ce qui s’est passé jusqu’ici.
replay-follow = Suivre en direct
replay-live = En direct : les nouveaux coups s’affichent au fur et à mesure.
replay-turn = Tour { $n } : { $monster }
replay-where = Tour { $n } : { $monster }, coup { $ply }
replay-controls = Lecteur
replay-slider = Position dans la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-jump-turn = Tour
replay-jump-tokyo = Tokyo
replay-jump-out = Éliminé
replay-before-turn = Tour précédent
replay-after-turn = Tour suivant
replay-before-tokyo = Changement précédent dans Tokyo
replay-after-tokyo = Changement suivant dans Tokyo
replay-before-out = Élimination précédente
replay-after-out = Élimination suivante
replay-branch = Continuer à partir d’ici
replay-copy = Copier un lien vers cette position
replay-copied = Le lien est copié.
replay-link = Lien vers cette position
replay-to-table = Vers la table
replay-course = Le fil de la partie
replay-key-turn = un tour
replay-key-tokyo = dans Tokyo
replay-hearts = Points de Vie
replay-stars = Points de Victoire
replay-plot-health = Points de Vie de chaque Monstre au fil de la partie. Le tableau ci-dessous donne les chiffres.
replay-plot-stars = Points de Victoire de chaque Monstre au fil de la partie. Le tableau ci-dessous donne les chiffres.
replay-numbers = Les chiffres en tableau
replay-cell = { $hearts ->
    [one] { $hearts } Point de Vie
   *[other] { $hearts } Points de Vie
}, { $stars ->
    [one] { $stars } Point de Victoire
   *[other] { $stars } Points de Victoire
}
replay-luck = La chance aux dés
replay-luck-lead = Combien de fois chaque face est sortie pendant les tours de chaque Monstre. Le trait blanc marque ce qu’on pouvait attendre ; une barre qui le dépasse est sortie plus souvent.
replay-luck-who = Monstre
replay-luck-dice = { $n ->
    [one] { $n } dé, donc { $each } de chaque
   *[other] { $n } dés, donc { $each } de chaque
}
replay-keys = Touches : ← et → pour une étape, Début et Fin pour les deux bouts, espace pour la lecture et la pause.
