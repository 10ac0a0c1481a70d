# The optional rules: knockouts and predictions
# $who: a monster; $n: points

start-choice-knockout = Un Monstruo sin Puntos de Vida (regla opcional)
start-choice-knockout-eliminated = queda eliminado
start-choice-knockout-one_turn = queda noqueado y pierde un turno
start-choice-predictions = Los jugadores eliminados pronostican quién gana (regla opcional)

act-predict = Ganará { log-monster }
act-predict-pass = Sin pronóstico
ask-predict = Estás eliminado. ¿Qué Monstruo ganará?
cue-knocked_out = { $name } queda noqueado
cue-knocked_out-mine = Estás noqueado
log-knocked_out = { log-monster } queda noqueado y pierde su próximo turno{ log-because }
log-got-up = { log-monster } se levanta
log-predicted = Pronóstico de { log-monster }: ganará { log-other-monster }
table-place-down = noqueado
table-predicts = apuesta por { $who }
table-over-prediction = { $n ->
    [0] Pronóstico: { $who }. Ningún punto.
    [one] Pronóstico: { $who }. ¡1 punto!
   *[other] Pronóstico: { $who }. ¡{ $n } puntos!
}
