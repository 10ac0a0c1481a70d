# The optional rules: knockouts and predictions
# $who: a monster; $n: points

start-choice-knockout = A monster without hearts (optional rule)
start-choice-knockout-eliminated = is out of the game
start-choice-knockout-one_turn = is knocked out and misses one turn
start-choice-predictions = Eliminated players predict the winner (optional rule)

act-predict = { log-monster } will win
act-predict-pass = No prediction
ask-predict = You are out. Which monster will win?
cue-knocked_out = { $name } is knocked out
cue-knocked_out-mine = You are knocked out
log-knocked_out = { log-monster } is knocked out and misses its next turn{ log-because }
log-got-up = { log-monster } gets up again
log-predicted = { log-monster } predicts: { log-other-monster } will win
table-place-down = knocked out
table-predicts = predicts { $who }
table-over-prediction = { $n ->
    [0] Prediction: { $who }. No points.
    [one] Prediction: { $who }. 1 point!
   *[other] Prediction: { $who }. { $n } points!
}
