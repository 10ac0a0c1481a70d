### L’entraîneur : `daikaiju review` et l’analyse sur la page de reprise.

# $label: fine, inaccuracy, mistake or blunder
coach-label =
    { $label ->
        [fine] correct
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
# $points: a change of the win chance, in points
coach-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $points: as above, without the sign
coach-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $number: of the move; $who: a monster; $action and $best: as typed, keep 11C; $label: mistake; $cost and
# $uncertainty: in points
coach-decision = Coup { NUMBER($number) }, { $who } : { $action } – { $label }, −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Mieux : { $best }.
# $number: of the move; $who: a monster; $action: as typed, keep 11C
coach-fine = Coup { NUMBER($number) }, { $who } : { $action } – correct.
# $best and $taken: chances in per cent, after the better choice and after the choice made
coach-wins = Le meilleur choix gagne aussitôt avec { NUMBER($best) } % de chances, le choix fait avec { NUMBER($taken) } %.
# $best and $taken: as above
coach-wins-less = En contrepartie, il gagne aussitôt moins souvent : { NUMBER($best) } % au lieu de { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-kills = Avec le meilleur choix, { $who } est éliminé ce tour-ci avec une probabilité de { NUMBER($best) } %, avec le choix fait { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-kills-less = En contrepartie, { $who } est éliminé moins souvent ce tour-ci : { NUMBER($best) } % au lieu de { NUMBER($taken) } %.
# $best and $taken: as above
coach-dies = Le meilleur choix réduit le risque d’être éliminé ce tour-ci de { NUMBER($taken) } % à { NUMBER($best) } %.
# $best and $taken: as above
coach-dies-more = En contrepartie, le risque d’être éliminé ce tour-ci passe de { NUMBER($taken) } % à { NUMBER($best) } %.
# $best and $taken: as above
coach-danger = Le meilleur choix réduit le risque d’être éliminé avant la fin du tour suivant de { NUMBER($taken) } % à { NUMBER($best) } %.
# $best and $taken: as above
coach-danger-more = En contrepartie, le risque d’être éliminé avant la fin du tour suivant passe de { NUMBER($taken) } % à { NUMBER($best) } %.
# $more: 1.6
coach-stars = Le meilleur choix rapporte d’ici le début du tour suivant { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } Points de Victoire de plus en moyenne.
# $less: 1.6
coach-stars-less = En contrepartie, il rapporte d’ici le début du tour suivant { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } Points de Victoire de moins en moyenne.
# $more: 1.6
coach-hearts = Le meilleur choix laisse au début du tour suivant { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } Points de Vie de plus en moyenne.
# $less: 1.6
coach-hearts-less = En contrepartie, il laisse au début du tour suivant { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } Points de Vie de moins en moyenne.
# $more: 1.6
coach-energy = Le meilleur choix laisse au début du tour suivant { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } éclairs d’Énergie de plus en moyenne.
# $less: 1.6
coach-energy-less = En contrepartie, il laisse au début du tour suivant { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } éclairs d’Énergie de moins en moyenne.
# $card: the card that the better choice buys
coach-card-worth = { $card } vaut ici plus que ce qui a été choisi.
# $card: the card that was bought
coach-card-waste = { $card } vaut ici moins que l’Énergie dépensée.
coach-later = L’avantage se voit dans les tours suivants.
# $file: the record
coach-heading = Analyse de { $file } : chances de victoire en points (pour cent)
coach-start = départ
coach-own-dice = ses dés
coach-others-dice = dés des autres
coach-cards = cartes
coach-own-decisions = ses décisions
coach-others-decisions = décisions des autres
coach-result = résultat
coach-mistakes = Décisions qui ont coûté plus que l’incertitude
coach-no-mistakes = Aucune décision n’a coûté plus que l’incertitude de l’estimation.
# $inaccuracy, $mistake, $blunder: points
coach-legend = Imprécision à partir de { NUMBER($inaccuracy, minimumFractionDigits: 1, maximumFractionDigits: 1) } point, erreur à partir de { NUMBER($mistake, minimumFractionDigits: 1, maximumFractionDigits: 1) }, gaffe à partir de { NUMBER($blunder, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Le réseau du champion et des dés exacts estiment les coûts ; un coût inférieur à son incertitude (±) ne compte pas.
coach-quick = Premier résultat ; les décisions coûteuses sont maintenant examinées de plus près.
coach-working = analyse
# $file: the file with the review
coach-stored = L’analyse est enregistrée dans { $file }.
# $file: the file with the review
coach-stopped = Interrompu. La même commande reprend à partir de { $file }.
coach-hint-wins = Le meilleur choix gagne aussitôt avec { NUMBER($best) } % de chances, l’autre choix avec { NUMBER($taken) } %.
coach-hint-kills = Avec le meilleur choix, { $who } est éliminé ce tour-ci avec une probabilité de { NUMBER($best) } %, avec l’autre choix { NUMBER($taken) } %.
coach-hint-card = { $card } vaut ici plus que l’autre choix.
coach-many = Chance et habileté dans { NUMBER($games) } parties, moyennes par partie
coach-player = joué par
coach-games = parties
coach-luck = chance
coach-without-luck = résultat sans la chance
coach-plus-minus = { $mean } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-many-legend = La chance est celle des dés et des cartes, en points de chances de victoire. Le résultat sans la chance est le résultat moins la chance, ± son erreur type ; sur peu de parties il peut sortir de 0 à 100 %.
