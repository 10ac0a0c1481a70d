# book-: the page of the rulebook; its rules are in rules.ftl
# $id: of a rule or an example, CLAW-3; $n: how many; $editions: a list of names

book-title = Les règles du jeu
book-nav = Règles
book-start-hint = Toutes les règles des trois éditions, avec des exemples à jouer.
book-note = Le jeu suit exactement ces règles. Sous chaque règle : les tests qui la prouvent.
book-editions = Édition
book-compare = Comparer les éditions
book-compare-lead = Ce qui change, éditions côte à côte. Chaque case mène aux règles correspondantes.
book-contents = Sommaire
book-search = Chercher dans les règles
book-search-hint = Un mot, ou un numéro comme CLAW-3
book-found = { $n ->
    [0] Aucune règle ne dit cela. Essayez avec moins de mots.
    [one] { $n } paragraphe ou exemple
   *[other] { $n } paragraphes et exemples
}
book-reset = Tout afficher
book-print = Imprimer
book-link = Copier le lien vers { $id }
book-link-copied = Le lien vers { $id } est copié.
book-only = Seulement : { $editions }
book-proved = { $n ->
    [one] Prouvé par { $n } scénario
   *[other] Prouvé par { $n } scénarios
}
book-proved-none = Aucune partie ne peut le montrer : il n’y a donc pas de scénario.
book-proofs-loading = Un instant…
book-proofs-lost = Les scénarios n’ont pas pu être chargés. Êtes-vous en ligne ?
book-example = Exemple
book-play = Jouer cette position
book-playing = On prépare la table…
book-matter = Sujet
book-same-too = Montrer aussi ce qui est identique dans toutes les éditions
book-open = Ouvrir dans les règles
book-open-hint = S’ouvre à côté de la partie : rien n’est perdu ici.
book-lesson = Lire les règles
