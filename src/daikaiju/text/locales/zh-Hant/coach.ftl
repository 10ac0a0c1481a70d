### 教練：`daikaiju review` 與重播頁上的分析。

# $label: fine, inaccuracy, mistake or blunder
coach-label =
    { $label ->
        [fine] 正確
        [inaccuracy] 不精確
        [mistake] 失誤
       *[blunder] 大失誤
    }
# $points: a change of the win chance, in points
coach-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $points: as above, without the sign
coach-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $number: of the move; $who: a monster; $action and $best: as typed, keep 11C; $label: mistake; $cost and
# $uncertainty: in points
coach-decision = 第{ NUMBER($number) }步，{ $who }：{ $action }（{ $label }，−{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }個百分點，±{ NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }）。較佳：{ $best }。
# $number: of the move; $who: a monster; $action: as typed, keep 11C
coach-fine = 第{ NUMBER($number) }步，{ $who }：{ $action }（正確）。
# $best and $taken: chances in per cent, after the better choice and after the choice made
coach-wins = 較佳的選擇有{ NUMBER($best) }%的機率立刻獲勝，實際的選擇為{ NUMBER($taken) }%。
# $best and $taken: as above
coach-wins-less = 代價是立刻獲勝的機率較低：由{ NUMBER($taken) }%降為{ NUMBER($best) }%。
# $who: a monster; $best and $taken: as above
coach-kills = 選較佳的做法，{ $who }在本回合被消滅的機率為{ NUMBER($best) }%，實際的選擇為{ NUMBER($taken) }%。
# $who: a monster; $best and $taken: as above
coach-kills-less = 代價是{ $who }在本回合被消滅的機率較低：由{ NUMBER($taken) }%降為{ NUMBER($best) }%。
# $best and $taken: as above
coach-dies = 較佳的選擇把本回合被消滅的風險由{ NUMBER($taken) }%降到{ NUMBER($best) }%。
# $best and $taken: as above
coach-dies-more = 代價是本回合被消滅的風險由{ NUMBER($taken) }%升到{ NUMBER($best) }%。
# $best and $taken: as above
coach-danger = 較佳的選擇把下一回合結束前被消滅的風險由{ NUMBER($taken) }%降到{ NUMBER($best) }%。
# $best and $taken: as above
coach-danger-more = 代價是下一回合結束前被消滅的風險由{ NUMBER($taken) }%升到{ NUMBER($best) }%。
# $more: 1.6
coach-stars = 到下一回合開始時，較佳的選擇平均多得{ NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }個勝利點數。
# $less: 1.6
coach-stars-less = 代價是到下一回合開始時平均少得{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }個勝利點數。
# $more: 1.6
coach-hearts = 到下一回合開始時，較佳的選擇平均多留{ NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }個生命點數。
# $less: 1.6
coach-hearts-less = 代價是到下一回合開始時平均少留{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }個生命點數。
# $more: 1.6
coach-energy = 到下一回合開始時，較佳的選擇平均多留{ NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }點能量。
# $less: 1.6
coach-energy-less = 代價是到下一回合開始時平均少留{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }點能量。
# $card: the card that the better choice buys
coach-card-worth = { $card }在此比實際的選擇更有價值。
# $card: the card that was bought
coach-card-waste = { $card }在此不值所花的能量。
coach-later = 優勢在之後的回合才會顯現。
# $file: the record
coach-heading = { $file }的分析：獲勝機率（百分點）
coach-start = 起始
coach-own-dice = 自己的骰子
coach-others-dice = 他人的骰子
coach-cards = 卡牌
coach-own-decisions = 自己的決定
coach-others-decisions = 他人的決定
coach-result = 結果
coach-mistakes = 代價超過誤差的決定
coach-no-mistakes = 沒有任何決定的代價超過估計的誤差。
# $inaccuracy, $mistake, $blunder: points
coach-legend = { NUMBER($inaccuracy, minimumFractionDigits: 1, maximumFractionDigits: 1) }個百分點起為不精確，{ NUMBER($mistake, minimumFractionDigits: 1, maximumFractionDigits: 1) }起為失誤，{ NUMBER($blunder, minimumFractionDigits: 1, maximumFractionDigits: 1) }起為大失誤。代價由冠軍的神經網路與精確的骰子計算估計；在誤差（±）之內的代價不計。
coach-quick = 這是初步結果；正在仔細檢查代價較大的決定。
coach-working = 分析中
# $file: the file with the review
coach-stored = 分析已存入{ $file }。
# $file: the file with the review
coach-stopped = 已停止。再次執行同一指令會從{ $file }繼續。
coach-hint-wins = 較佳的選擇有{ NUMBER($best) }%的機率立刻獲勝，另一個選擇為{ NUMBER($taken) }%。
coach-hint-kills = 選較佳的做法，{ $who }在本回合被消滅的機率為{ NUMBER($best) }%，另一個選擇為{ NUMBER($taken) }%。
coach-hint-card = { $card }在此比另一個選擇更有價值。
coach-many = { NUMBER($games) }局中的運氣與技巧（每局平均）
coach-player = 玩家
coach-games = 局數
coach-luck = 運氣
coach-without-luck = 扣除運氣的結果
coach-plus-minus = { $mean } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-many-legend = 運氣指骰子與卡牌，以獲勝機率的百分點計。扣除運氣的結果是結果減去運氣，±為標準誤；局數少時可能超出0至100%。
