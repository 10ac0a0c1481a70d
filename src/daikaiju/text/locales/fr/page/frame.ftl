# frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju, vers la page d’accueil
frame-skip = Aller au contenu
frame-loading = Un instant…
frame-close = Fermer
frame-back = Page d’accueil
frame-title = Daikaiju : des Monstres géants se disputent Tokyo
frame-title-screen = { $screen } – Daikaiju
frame-title-table = Table { $code } – Daikaiju
frame-title-turn = ● À vous de jouer – Daikaiju
frame-title-over = Partie finie – Table { $code } – Daikaiju
frame-nav = Pages
frame-cards = Cartes
frame-settings = Réglages
frame-sound-on = Le son est activé : le couper
frame-sound-off = Le son est coupé : l’activer
frame-notes = Messages
frame-dismiss = Fermer ce message
frame-unreachable = Le serveur est injoignable. Est-il lancé, et avez-vous une connexion ? Réessayez dans un moment.
frame-odd-answer = Le serveur a donné une réponse que cette page ne comprend pas (code { $status }) : rechargez la page.
frame-old-page = Cette page est plus ancienne que le serveur : rechargez-la.
frame-reload = Recharger
frame-wire-lost = La connexion est perdue. Elle reviendra toute seule.
frame-wire-retry = Réessayer
frame-wire-trying = Reconnexion…
frame-wire-back = Connexion rétablie.
frame-wire-resent = { $n ->
    [one] Connexion rétablie ; ce que vous avez fait entre-temps a été envoyé.
   *[other] Connexion rétablie ; les { $n } choses que vous avez faites entre-temps ont été envoyées.
}
frame-wire-unsent = Pas de connexion : ce que vous avez fait partira dès qu’elle sera rétablie.
frame-wire-gone = Cette fenêtre ne suit plus la table.
frame-missing = Ici, il ne reste que des gravats
frame-missing-lead = Il n’y a pas de page à cette adresse : vérifiez le lien, ou repartez de la page d’accueil.
frame-missing-table = Cette table ne peut pas être affichée
frame-crashed = Un problème est survenu sur cette page : rechargez-la. Le serveur conserve votre partie.
frame-version-newer = Une nouvelle version est disponible.
frame-version-unfit = Cette page est plus ancienne que le serveur : chargez la nouvelle pour continuer. Votre partie est conservée.
frame-version-alone = Le serveur est injoignable. Les cartes et les leçons restent disponibles.
frame-version-load = Charger
frame-version-later = Plus tard
