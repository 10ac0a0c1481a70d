# odds-: the exact odds beside the dice
# $n: a number; $monster: its name in the code; $faces: dice to keep, read out

odds-title = 機率
odds-lead = 如果你只為一個目標擲骰，用這些骰子能得到什麼。
odds-lead-other = 如果{ log-monster }只為一個目標擲骰，用這些骰子能得到什麼。
odds-working = 計算中……
odds-not-whole = 有些部分要算太久，所以省略了。

odds-chance = { $n }%
odds-chance-below = <{ $n }%
odds-chance-above = >{ $n }%
odds-average = { NUMBER($n, minimumFractionDigits: 1) }

odds-goal-win = 馬上獲勝
odds-goal-kill = 消滅{ log-monster }
odds-goal-stars = 勝利點數
odds-goal-claws = 攻擊符號
odds-goal-hearts = 治療符號
odds-goal-energy = 能量
odds-goal-numbers = 「{ $number }」
odds-goal-stars-least = 至少{ $n }個勝利點數
odds-goal-claws-least = 至少{ $n }個攻擊符號
odds-goal-hearts-least = 至少{ $n }個治療符號
odds-goal-energy-least = 至少{ $n }點能量
odds-goal-numbers-least = { $n ->
    [3] 3個「{ $number }」
   *[other] 至少{ $n }個「{ $number }」
}

odds-keep = 保留{ $faces }
odds-keep-none = 全部重擲
odds-keep-all = 停手
odds-first = 首先：{ $action }
# What a row says to those who do not see it. $goal: see above; $value, $now: numbers; $what: one of those above
odds-row-chance = { $goal }：機率{ $value }，現在停手則是{ $now }。做法：{ $what }。
odds-row-average = { $goal }：平均{ $value }，現在停手則是{ $now }。做法：{ $what }。
odds-chosen = 已標記：{ $what }。

odds-danger-lead = 在自己的下一個回合之前被消滅
odds-danger-of = { log-monster }：在下一個回合之前被消滅的機率是{ $chance }
odds-danger-how = 假設打得到它的怪獸都只求攻擊符號，而且沒有怪獸治療、離開東京或購買卡牌。
odds-answers = 到你的下一個回合為止的危險
odds-answer = { $answer }：在你的下一個回合之前被消滅的機率是{ $chance }
odds-safest = 最安全
