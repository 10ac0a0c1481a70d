### Puzzles: the page and `daikaiju puzzle`. A point is one per cent of win chance.

puzzle-lead = 有一個行動明顯優於其他所有行動，請把它找出來。
# $id: 4 letters and digits
puzzle-name = 謎題 { $id }
puzzle-daily = 每日謎題
# $rating: 600 to 2400
puzzle-difficulty = 難度 { NUMBER($rating, useGrouping: 0) }
# $who: a monster
puzzle-question = { $who }該怎麼做？
puzzle-right = 答對了！這是最好的行動。
# $cost: win chance, in points
puzzle-wrong = 這個行動使獲勝機率降低{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }個百分點。
# $cost: as above
puzzle-wrong-more = 這個行動使獲勝機率至少降低{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }個百分點。
# The action follows
puzzle-best = 最佳：
# $chance: in per cent
puzzle-chance = 獲勝機率{ NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
puzzle-others = 其他行動
# $cost: win chance, in points
puzzle-less = −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }個百分點
# The action follows. The sentences after it call it “the choice made”
puzzle-beginner = 初學者實際的選擇：
# $easy, $medium, $hard, $expert, $master: in per cent
puzzle-levels = 各程度找到的機率：簡單{ NUMBER($easy) }%、普通{ NUMBER($medium) }%、困難{ NUMBER($hard) }%、專家{ NUMBER($expert) }%、大師{ NUMBER($master) }%。
# $rating: 600 to 2400
puzzle-rating = 你的積分：{ NUMBER($rating, useGrouping: 0) }
# $solved: puzzles solved at the first try; $tried: all
puzzle-solved = 已解{ NUMBER($solved) }題，共{ NUMBER($tried) }題
puzzle-next = 下一題
puzzle-answer = 顯示答案
puzzle-play = 繼續玩下去
puzzle-missing = 沒有這個謎題
puzzle-missing-lead = 連結可能有誤，或謎題已在新版本中被取代。
puzzle-heading-id = 謎題
puzzle-heading-monsters = 怪獸
puzzle-heading-rating = 難度
puzzle-heading-themes = 主題
# $days: how many days in a row the puzzle of the day was solved
puzzle-streak = 連續{ NUMBER($days) }天
# $theme: as in the list below
puzzle-theme =
    { $theme ->
        [dice] 骰子
        [power] 卡牌能力
        [buy] 購買卡牌
        [save] 保留能量
        [sweep] 換牌
        [tile] 邪惡板塊
        [leave] 離開東京
        [stay] 留在東京
        [win] 立刻獲勝
        [eliminate] 消滅怪獸
        [survive] 生存
        [stars] 勝利點數
        [heal] 生命點數
        [energy] 能量
       *[later] 之後的回合
    }
