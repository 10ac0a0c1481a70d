# rating-: ratings of people who take part, and their ranking

rating-title = Cote
rating-hint = Si vous participez, les parties avec d’autres personnes qui participent comptent. Votre nom et votre cote sont alors publics sur ce serveur.
rating-join = Participer
rating-leave = Arrêter et supprimer ma cote
# $points: 1512; $range: half width of the 95 % interval
rating-mine = { $points } ± { $range }
rating-label = Cote { $points }, incertitude { $range }
# $n: number of games
rating-games = { $n ->
    [0] Aucune partie n’a encore compté.
    [one] Une partie a compté.
   *[other] { $n } parties ont compté.
}
rating-ranking = Classement
# $n: number of games
rating-lead = Les personnes de ce serveur qui participent, avec au moins { $n } parties. L’ordre suit le bas de chaque intervalle : peu de parties donnent un grand intervalle.
rating-none = Personne n’a encore assez de parties.
rating-place = Rang
rating-name = Nom
rating-points = Cote
rating-count = Parties
