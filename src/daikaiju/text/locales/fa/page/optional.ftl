# The optional rules: knockouts and predictions
# $who: a monster; $n: points

start-choice-knockout = هیولای بدون جان (قانون اختیاری)
start-choice-knockout-eliminated = از بازی خارج می‌شود
start-choice-knockout-one_turn = ناک‌اوت می‌شود و یک نوبت را از دست می‌دهد
start-choice-predictions = بازیکنان حذف‌شده برنده را پیش‌بینی می‌کنند (قانون اختیاری)

act-predict = { log-monster } برنده می‌شود
act-predict-pass = بدون پیش‌بینی
ask-predict = شما از بازی خارج شدید. کدام هیولا برنده می‌شود؟
cue-knocked_out = { $name } ناک‌اوت شد
cue-knocked_out-mine = شما ناک‌اوت شدید
log-knocked_out = { log-monster } ناک‌اوت می‌شود و نوبت بعدی را از دست می‌دهد{ log-because }
log-got-up = { log-monster } دوباره برمی‌خیزد
log-predicted = پیش‌بینی { log-monster }: { log-other-monster } برنده می‌شود
table-place-down = ناک‌اوت
table-predicts = پیش‌بینی: { $who }
table-over-prediction = { $n ->
    [0] پیش‌بینی: { $who }. بدون امتیاز.
   *[other] پیش‌بینی: { $who }. { $n } امتیاز!
}
