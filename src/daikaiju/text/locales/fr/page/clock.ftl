# clock-: time limits of players

clock-preset-none = Sans limite
clock-preset-fast = Rapide
clock-preset-live = Tranquille
clock-preset-bank = Réserve de temps
clock-preset-day = Sur plusieurs jours
clock-preset-slow = Partie lente
clock-preset-custom = Personnalisé
# $move, $reserve: lengths of time, such as 5 minutes
clock-about-none = Personne ne doit se presser
clock-about-move = { $move } par décision
clock-about-both = { $move } par décision, plus { $reserve } pour toute la partie
clock-about-reserve = { $reserve } pour toutes vos décisions
clock-move = Temps par décision
clock-reserve = Réserve de temps pour toute la partie
clock-unit = Unité
clock-unit-1 = secondes
clock-unit-60 = minutes
clock-unit-3600 = heures
clock-unit-86400 = jours
clock-hint = Le temps écoulé, un bot joue jusqu’au retour de la personne.
clock-longest = 30 jours au maximum.
# $time: as a clock shows it, 4:30
clock-seat = Réserve de temps : { $time }
clock-stand-in-wait = Un bot pourra prendre la place dans { $time }.
