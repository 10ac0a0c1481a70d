# The optional rules: knockouts and predictions
# $who: a monster; $n: points

start-choice-knockout = 失去所有生命點數的怪獸（選用規則）
start-choice-knockout-eliminated = 出局
start-choice-knockout-one_turn = 被擊倒，失去一個回合
start-choice-predictions = 出局的玩家預測贏家（選用規則）

act-predict = { log-monster }會獲勝
act-predict-pass = 不預測
ask-predict = 你出局了。哪隻怪獸會獲勝？
cue-knocked_out = { $name }被擊倒
cue-knocked_out-mine = 你被擊倒了
log-knocked_out = { log-monster }被擊倒，失去下一回合{ log-because }
log-got-up = { log-monster }站起來了
log-predicted = { log-monster }預測{ log-other-monster }會獲勝
table-place-down = 被擊倒
table-predicts = 預測{ $who }
table-over-prediction = { $n ->
    [0] 預測：{ $who }。沒有得分。
   *[other] 預測：{ $who }。得 { $n } 分！
}
