# gather-: the table before the game

gather-title = Table { $code }
gather-lead = Prenez place, choisissez un Monstre, invitez les autres.
gather-goes-on = Cette partie reprend la position d’une autre : ses places et ses Monstres sont fixés.
gather-seats = Places
gather-seat = Place { $n }
gather-free = Place libre
gather-bot = Bot ({ $level })
gather-you = vous
gather-host = hôte
gather-offline = pas de connexion
gather-standing = { $hearts ->
    [one] { $hearts } Point de Vie
   *[other] { $hearts } Points de Vie
}, { $stars ->
    [one] { $stars } Point de Victoire
   *[other] { $stars } Points de Victoire
}, { $energy ->
    [one] { $energy } éclair d’Énergie
   *[other] { $energy } éclairs d’Énergie
}
gather-out = éliminé
gather-sit = S’asseoir ici
gather-sit-too = S’asseoir ici aussi
gather-sit-instead = Remplacer le bot
gather-add-bot = Ajouter un bot
gather-level = Niveau du bot de la place { $n }
gather-remove-bot = Retirer le bot
gather-free-it = Libérer cette place
gather-stand = Se lever
gather-name = Nom
gather-rename = Enregistrer
gather-monster = Monstre de la place { $n }
gather-monster-taken = { $monster }, déjà pris
gather-entropy = Ajouter votre propre hasard
gather-entropy-hint = N’importe quel texte. Il entre dans chaque dé de cette partie, pour que le serveur ne puisse pas les choisir à lui seul.
gather-entropy-go = Ajouter
gather-how-many = Nombre de Monstres
gather-more = Une place de plus
gather-fewer = Une place de moins
gather-start = Commencer la partie
gather-fill = { $n ->
    [one] Un bot ({ $level }) prend la place libre.
   *[other] Des bots ({ $level }) prennent les { $n } places libres.
}
gather-full = Tout le monde est là.
gather-no-seat = Toutes les places sont prises : restez pour regarder, ou ouvrez votre propre table depuis la page d’accueil.
gather-sit-first = Prenez place ; toute personne assise ici peut commencer la partie.
gather-same-browser = Plusieurs personnes sur un même appareil ? Prenez une place pour chacune.
gather-invite = Inviter
gather-link = Lien vers cette table
gather-copy = Copier le lien
gather-copied = Le lien est copié.
gather-not-copied = Le lien est sélectionné : copiez-le avec Ctrl+C ou le menu de votre appareil.
gather-share = Partager
gather-share-text = Qui vient me disputer Tokyo ?
gather-code = Code
gather-qr = Code QR du lien
gather-qr-hint = À scanner avec un téléphone.
gather-odds = probabilités pour qui les veut
gather-no-odds = sans probabilités
gather-packs = avec les cartes de { $packs }
gather-news-sat = { $name } prend la place { $n }.
gather-fair = Pourquoi les dés sont honnêtes
gather-fair-lead = Avant le tout premier Lancer, le serveur s’est engagé sur un secret. À la fin de la partie, il le révèle, et votre navigateur peut recalculer chaque dé.
gather-commitment = Engagement
gather-entropy-of-seat = Hasard ajouté à la place { $n }
