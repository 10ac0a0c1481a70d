# The optional rules: knockouts and predictions
# $who: a monster; $n: points

start-choice-knockout = Монстр без жизней (необязательное правило)
start-choice-knockout-eliminated = выбывает из игры
start-choice-knockout-one_turn = в нокауте и пропускает один ход
start-choice-predictions = Выбывшие игроки предсказывают победителя (необязательное правило)

act-predict = Победит { log-monster }
act-predict-pass = Без прогноза
ask-predict = Вы выбыли. Какой монстр победит?
cue-knocked_out = { $name } в нокауте
cue-knocked_out-mine = Вы в нокауте
log-knocked_out = { log-monster } в нокауте и пропускает следующий ход{ log-because }
log-got-up = { log-monster } встаёт на ноги
log-predicted = Прогноз ({ log-monster }): победит { log-other-monster }
table-place-down = в нокауте
table-predicts = прогноз: { $who }
table-over-prediction = { $n ->
    [0] Прогноз: { $who }. Нет очков.
    [one] Прогноз: { $who }. { $n } очко!
    [few] Прогноз: { $who }. { $n } очка!
   *[many] Прогноз: { $who }. { $n } очков!
}
