# profile-: the profile of a person without an account

profile-title = Profil
profile-lead = Pas de compte : votre profil appartient à ce navigateur. Vous pouvez aussi l’utiliser sur d’autres appareils.
profile-hint = Votre Monstre préféré, vos adversaires et vos autres appareils.
profile-monster = Monstre préféré
profile-monster-hint = Vous l’obtenez chaque fois qu’il est libre.
profile-monster-none = peu importe
profile-move = Utiliser ce profil sur un autre appareil
profile-move-hint = Le code sert une seule fois, pendant dix minutes. Qui l’obtient joue à votre place : ne le montrez à personne.
profile-move-go = Afficher un code
profile-move-code = Code
profile-move-qr = Code QR qui transfère ce profil
profile-move-scan = Scannez-le avec l’autre appareil, ou saisissez-y le code dans Profil.
profile-use = J’ai un code d’un autre appareil
profile-use-hint = Ce navigateur jouera alors avec ce profil. Ses parties actuelles restent à son profil actuel.
profile-use-go = Utiliser ce profil
profile-used = Ce navigateur joue maintenant comme { $name }.
profile-devices = { $n ->
    [one] Seul ce navigateur utilise votre profil.
   *[other] { $n } navigateurs utilisent votre profil.
}
profile-devices-forget = Déconnecter tous les autres navigateurs
profile-devices-forgotten = Seul ce navigateur utilise désormais votre profil.
profile-opponents = Adversaires récents
profile-opponents-none = Vous n’avez pas encore fini de partie avec d’autres personnes.
profile-games = { $n ->
    [one] { $n } partie ensemble, victoires de cette personne : { $wins }
   *[other] { $n } parties ensemble, victoires de cette personne : { $wins }
}
profile-rematch = Revanche
profile-rematch-with = Revanche avec les mêmes personnes que la dernière partie avec { $name }
profile-summary = { $n ->
    [one] Victoires : { $wins } sur { $n } partie avec d’autres personnes.
   *[other] Victoires : { $wins } sur { $n } parties avec d’autres personnes.
}
