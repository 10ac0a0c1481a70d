# odds-: the exact odds beside the dice
# $n: a number; $monster: its name in the code; $faces: dice to keep, read out

odds-title = Probabilités
odds-lead = Ce que ces dés peuvent rapporter, si vous ne visez que cela.
odds-lead-other = Ce que ces dés peuvent rapporter à { log-monster }, en ne visant que cela.
odds-working = Calcul en cours…
odds-not-whole = Une partie serait trop longue à calculer et n’est pas montrée.

odds-chance = { $n } %
odds-chance-below = < { $n } %
odds-chance-above = > { $n } %
odds-average = { NUMBER($n, minimumFractionDigits: 1) }

odds-goal-win = Gagner maintenant
odds-goal-kill = Éliminer { log-monster }
odds-goal-stars = Points de Victoire
odds-goal-claws = Baffes
odds-goal-hearts = Soins
odds-goal-energy = Énergie
odds-goal-numbers = Les { $number }
odds-goal-stars-least = { $n ->
    [one] Au moins { $n } Point de Victoire
   *[other] Au moins { $n } Points de Victoire
}
odds-goal-claws-least = { $n ->
    [one] Au moins { $n } Baffe
   *[other] Au moins { $n } Baffes
}
odds-goal-hearts-least = { $n ->
    [one] Au moins { $n } Soin
   *[other] Au moins { $n } Soins
}
odds-goal-energy-least = { $n ->
    [one] Au moins { $n } Énergie
   *[other] Au moins { $n } Énergies
}
odds-goal-numbers-least = { $n ->
    [3] Trois { $number }
   *[other] Au moins { $n } dés sur { $number }
}

odds-keep = garder { $faces }
odds-keep-none = tout relancer
odds-keep-all = s’arrêter
odds-first = d’abord : { $action }
# What a row says to those who do not see it. $goal: see above; $value, $now: numbers; $what: one of those above
odds-row-chance = { $goal } : { $value } de chances, { $now } en s’arrêtant maintenant. Pour cela, { $what }.
odds-row-average = { $goal } : { $value } en moyenne, { $now } en s’arrêtant maintenant. Pour cela, { $what }.
odds-chosen = Choix : { $what }.

odds-danger-lead = Éliminé avant son prochain tour
odds-danger-of = { log-monster } : { $chance } de risque d’être éliminé avant son prochain tour
odds-danger-how = Si tous ceux qui peuvent le blesser ne visent que des Baffes, et que personne ne se soigne, ne quitte Tokyo ni n’achète rien.
odds-answers = Votre risque jusqu’à votre prochain tour
odds-answer = { $answer } : { $chance } de risque d’élimination avant votre prochain tour
odds-safest = le plus sûr
