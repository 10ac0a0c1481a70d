# hint-: hints of the champion at the table

hint-title = Indice
hint-working = Le champion réfléchit…
hint-would = Le champion choisirait :
hint-chance = Chances de victoire ensuite : { $chance }
hint-against = Par rapport à :
hint-costs = Ce choix coûterait { NUMBER($cost, maximumFractionDigits: 1) } points de chances de victoire (± { NUMBER($around, maximumFractionDigits: 1) }).
hint-equal = Aucun autre bon choix n’est nettement moins bon : l’écart reste dans l’incertitude de l’estimation.
hint-others = Autres bons choix :
hint-logged = Le journal montre à tous que vous avez reçu un indice.
hint-close = Fermer l’indice
hint-option = Un indice du champion peut être demandé
hint-option-bots = seulement contre des bots
hint-option-all = toujours
hint-option-none = jamais
hint-allowed = indices du champion
