# The optional rules: knockouts and predictions
# $who: a monster; $n: points

start-choice-knockout = Un Monstre sans Points de Vie (règle optionnelle)
start-choice-knockout-eliminated = est éliminé
start-choice-knockout-one_turn = est K.-O. et passe un tour
start-choice-predictions = Les joueurs éliminés parient sur le vainqueur (règle optionnelle)

act-predict = { log-monster } va gagner
act-predict-pass = Aucun pronostic
ask-predict = Vous êtes éliminé. Quel Monstre va gagner ?
cue-knocked_out = { $name } est K.-O.
cue-knocked_out-mine = Vous êtes K.-O.
log-knocked_out = { log-monster } est K.-O. et passe son prochain tour{ log-because }
log-got-up = { log-monster } se relève
log-predicted = Pronostic de { log-monster } : victoire de { log-other-monster }
table-place-down = K.-O.
table-predicts = parie sur { $who }
table-over-prediction = { $n ->
    [0] Pronostic : { $who }. Aucun point.
    [one] Pronostic : { $who }. { $n } point !
   *[other] Pronostic : { $who }. { $n } points !
}
