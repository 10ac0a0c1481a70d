### What the commands that play many games report: arena, ladder, study, solve, fuzz; and docs.
### `$bot` is what one types for a bot: greedy, search:50ms. An interval is one of 95 %.

## While games are played

cli-playing = 遊戲進行中
# $row: the name of a row of the ladder
cli-replaying = 重播 { $row }
# $name: a function; $number: which one; $total: of how many
cli-compile-begins = 正在編譯 { $name }（第 { NUMBER($number) } 個，共 { NUMBER($total) } 個），此版本只需一次……
# $name: a function; $number: which one; $total: of how many
cli-compile-waits = 正在等待另一個行程編譯 { $name }（第 { NUMBER($number) } 個，共 { NUMBER($total) } 個）……
# $name: a function
cli-compile-again = { $name } 儲存的機器碼已損壞，正在重新編譯
# $folder: the folder; $reason: what the system says; $replacement: another folder
cli-compile-unwritable = 無法寫入快取資料夾 { $folder }（{ $reason }）：機器碼會存放在 { $replacement }，直到此行程結束；可用 DAIKAIJU_CACHE 指定其他資料夾
# $name: a function; $number: how many are done; $total: of how many
cli-compile-done = 已編譯 { $name }（{ NUMBER($number) }／{ NUMBER($total) }）
# $compiled: how many functions; $total: of how many; $time: seconds; $folder: where the code is
cli-compile-end = 在 { NUMBER($time) } 秒內編譯了 { NUMBER($compiled) } 個函式（共 { NUMBER($total) } 個）；機器碼位於 { $folder }。
# $games: so far
cli-games = { NUMBER($games) }場遊戲
# $rate: games in a second
cli-rate = 每秒{ NUMBER($rate) }場
# $rate: games in a second, few
cli-slow-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/秒
cli-nothing-to-report = 第一批遊戲還沒結束就停止了：沒有結果可以報告。
# $games: played; $asked: how many should have been
cli-stopped = 已停止：{ NUMBER($asked) }場遊戲中，完成了{ NUMBER($games) }場。
# $games: played; $asked: the limit
cli-stopped-sure = { NUMBER($games) }場遊戲後結果已確定，比賽停止；上限是{ NUMBER($asked) }場。
# $games; $time: seconds; $rate: games in a second. A command follows that plays the same again.
cli-played-rate = { NUMBER($games) }場遊戲，費時{ NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒，每秒{ NUMBER($rate) }場。再玩一次：
# $games; $time: seconds. A command follows that plays the same again.
cli-played = { NUMBER($games) }場遊戲，費時{ NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒。再玩一次：
# $file
cli-written = 已寫入：{ $file }

## The arena

# $bot; $games: how many
cli-arena-alone = { NUMBER($games) }場遊戲，每個座位都是 { $bot }。
# $bot; $percent: what it won, with the interval from $low to $high; $games: how many it played; $par: what
# each seat would win if all were equal
cli-arena-best = { $bot } 在{ NUMBER($games) }場遊戲中贏了{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）；實力相當時是{ NUMBER($par, maximumFractionDigits: 1) }%。
# The same for a bot that has several seats at a table: $seats. $bot; $percent; $low; $high; $games; $par
cli-arena-best-seats = { $bot } 的{ NUMBER($seats) }個座位，每個都在{ NUMBER($games) }場遊戲中贏了{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）；實力相當時是{ NUMBER($par, maximumFractionDigits: 1) }%。
cli-arena-no-other = 沒有其他電腦玩家可以比較。
# $bot: the second best; $percent, $low, $high: what it won; $best: the best bot; $difference, $lowest,
# $highest: how much more it won, in percentage points; $many: comparisons
cli-arena-sure =
    { $many ->
        [1] 其次是 { $bot }，{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）：{ $best } 強 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 個百分點（配對差異：{ NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } 到 { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }）。 這個結論的錯誤率最多 5%。
       *[other] 其次是 { $bot }，{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）：{ $best } 強 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 個百分點（配對差異：{ NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } 到 { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }）。 全部 { NUMBER($many) } 個比較中，這類結論的錯誤率最多 5%。
    }
# $bot: the second best; $percent, $low, $high: what it won; $difference, $lowest, $highest: how much less
# than the best, in percentage points
cli-arena-unsure = 其次是 { $bot }，{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）：差距是 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 個百分點（配對差異：{ NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } 到 { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }），這些遊戲還分不出高下。
# $bot: the second best; $percent, $low, $high: what it won
cli-arena-not-met = 其次是 { $bot }，{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）；兩者沒有在同一場遊戲中交手。
# $median, $tenth, $ninetieth, $mean: turns
cli-lengths = 半數的遊戲不超過{ NUMBER($median) }個回合（所有怪獸的回合合計），五場中有四場在{ NUMBER($tenth) }到{ NUMBER($ninetieth) }個回合之間；平均是{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }個。
# $endings: some of the following, with commas between them
cli-endings = 所有遊戲的結局：{ $endings }。
# $share: 61.0 %
cli-ending-stars = { $share } 有怪獸得到20個勝利點數
# $share: 61.0 %
cli-ending-survival = { $share } 剩下一隻怪獸
# $share: 61.0 %
cli-ending-nobody = { $share } 無一幸存
# $share: 61.0 %
cli-ending-standstill = { $share } 陷入僵局
# $percent: less than this, 0.1
cli-little = 不到{ NUMBER($percent, minimumFractionDigits: 1) }%
cli-bot = 電腦玩家
cli-won = 勝率
cli-interval = 95%區間
cli-by-stars = 點數獲勝
cli-by-survival = 幸存獲勝
cli-average-place = 名次
cli-rating = 評分
# $points; $around: how sure they are
cli-rating-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($around, useGrouping: 0) }
cli-in-a-game = 每場平均
cli-damage = 傷害
cli-cards-bought = 卡牌
cli-spec = 代號
cli-what-it-does = 作法
cli-after-colon = 冒號後面可以接什麼
# $bot: what the level (easy, medium, hard, expert, master, legend) is made of
cli-level-is = 給玩家挑戰的等級：{ $bot }。

## The benchmark

cli-benchmark-task = 任務
cli-benchmark-table = 牌桌
cli-benchmark-opponents = 對手
cli-benchmark-games = 場數
cli-benchmark-measure = 分數
cli-benchmark-no-cards = 無卡牌
cli-benchmark-wins = 勝率
# The win chance that a bot gives away by its mistakes
cli-benchmark-regret = 損失
# $edition: first, second or dark; $seats
cli-benchmark-seats =
    { $edition ->
        [first] 第一版、{ NUMBER($seats) } 個座位
        [dark] 黑暗版、{ NUMBER($seats) } 個座位
       *[other] 第二版、{ NUMBER($seats) } 個座位
    }
# $bot; $task: its name; $score, $low and $high: 51.8 %; $games
cli-benchmark-won = { $bot } 在任務 { $task } 的 { NUMBER($games) } 場遊戲中贏了 { $score }（95 % 區間 { $low } 至 { $high }）。
# $bot; $task: its name; $score, $low and $high: 0.0312; $games
cli-benchmark-lost = { $bot } 在任務 { $task } 中每場平均損失 { $score } 場勝利（95 % 區間 { $low } 至 { $high }，{ NUMBER($games) } 場）。
# $file; $games: replayed; $total: all
cli-benchmark-holds = { $file } 有效：分數與各場遊戲相符，{ NUMBER($total) } 場中有 { NUMBER($games) } 場重玩後決定完全相同。
# $file; $problem: one of the following
cli-benchmark-fails = { $file } 無效：{ $problem }。
# $bot
cli-benchmark-other-file = { $bot } 的檔案與當時測量的電腦玩家不同
# $number: of the game; $claimed and $played: a value and a checksum
cli-benchmark-game-differs = 第 { NUMBER($number) } 場在檔案中是 { $claimed }，重玩後是 { $played }
# $games; $needed
cli-benchmark-too-few = 它有 { NUMBER($games) } 場遊戲，但任務是 { NUMBER($needed) } 場
# $name: score, interval or measure (English); $claimed and $found: its values
cli-benchmark-score = 它的 { $name } 是 { $claimed }，但各場遊戲算出 { $found }
# $made: 0.2.0
cli-benchmark-other-version = 這是另一個版本（{ $made }）產生的；規則或電腦玩家之後可能已有改變。

## The ladder

# $played of $rows: how many
cli-ladder-stopped = 已停止：{ NUMBER($rows) }列中完成了{ NUMBER($played) }列，結果已保存。
# $row: its name; $percent: what was won, with the interval from $low to $high; $games; $time: seconds
cli-ladder-row = { $row }：{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%），{ NUMBER($games) }場遊戲，費時{ NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒
cli-ladder-true = 樣本證實了排行榜。
# $file
cli-ladder-stale = { $file } 已經過期：請執行 `daikaiju ladder --page`

## The study of cards. Points are those of win rate, and come with their sign: +12.3 ± 0.4

# $card; $bot; $with and $without: win rates in per cent
cli-study-one = 「{ $card }」：{ $bot } 擁有它時贏得{ NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) }%的遊戲，沒有時是{ NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。
# $card; $bot; $with and $without: win rates in per cent
cli-study-most = 幫助最大的是「{ $card }」：{ $bot } 擁有它時贏得{ NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) }%的遊戲，沒有時是{ NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。
# $points: +12.3 ± 0.4
cli-study-adds = 勝率增加 { $points } 個百分點（95%區間）。
# $gifts: how many cards, of which $good help, $bad harm and $others do neither; $card: the least; $points: what it adds
cli-study-least = 在{ NUMBER($gifts) }種贈禮中，{ NUMBER($good) }種明顯有益，{ NUMBER($bad) }種明顯有害，{ NUMBER($others) }種看不出差別；幫助最小的是「{ $card }」，{ $points } 個百分點。
# $bot
cli-study-caution = 這是由 { $bot } 來玩、在第一次擲骰之前就得到卡牌時的效果。購買的人要付出花費，也比較晚得到；電腦玩家不會運用的卡牌，在這裡看起來就毫無價值。
# $cards: how many; $correlation: 0.51; $points: +1.2
cli-study-prices = 在{ NUMBER($cards) }張卡牌中，花費與價值的相關係數是 { $correlation }；花費每多1點能量，勝率相差 { $points } 個百分點。
# $bot; $more and $less: lists of cards
cli-study-both = 與花費相同的卡牌相比，由 { $bot } 來玩時，幫助明顯較大的有：{ $more }；明顯較小的有：{ $less }。
# $bot; $more: a list of cards
cli-study-more = 與花費相同的卡牌相比，由 { $bot } 來玩時，幫助明顯較大的有：{ $more }。
# $bot; $less: a list of cards
cli-study-less = 與花費相同的卡牌相比，由 { $bot } 來玩時，幫助明顯較小的有：{ $less }。
# $cards: a list
cli-study-left-out = 未列入研究：{ $cards }。在第一次擲骰之前得到時，它們毫無作用，或對所有怪獸的作用都一樣。
# $mark: the sign beside the card's name in the table; $card; $why: one of the following
cli-study-note = { $mark } { $card }：{ $why }。
cli-less-death_from_above = 在還沒有怪獸能進入東京之前就進入東京
cli-less-final_push = 給的2個生命點數無處可用，因為還沒有損失
cli-less-fluxling = 還沒有卡牌可以複製，要到之後某個回合開始時才選擇
cli-less-full_regeneration = 只有2個生命點數可以恢復
cli-less-have_it_all = 還沒有保留牌可以計算
cli-less-mimic = 還沒有卡牌可以複製，要到之後的回合花費1點能量才選擇
cli-less-natural_selection = 給的4個生命點數無處可用，因為還沒有損失
cli-less-nuclear_power_plant = 給的3個生命點數無處可用，因為還沒有損失
cli-less-vast_storm = 還沒有怪獸有能量可以損失
cli-study-unit = 勝率的百分點，附95%區間
cli-keep-card = 保留牌
cli-discard-card = 棄牌
cli-wicked-tile = 邪惡板塊
cli-card = 卡牌
cli-price-heading = 花費
cli-points-added = 增加的百分點
cli-per-energy = 每點能量

## The lab

# $edition; $seats: how many
cli-lab-headline =
    { $edition ->
        [first] 平衡報告：第一版、{ NUMBER($seats) } 個座位。
        [second] 平衡報告：第二版、{ NUMBER($seats) } 個座位。
       *[dark] 平衡報告：黑暗版、{ NUMBER($seats) } 個座位。
    }
# $games; $time: seconds. A table follows.
cli-lab-first-look = 初步結果：{ NUMBER($games) }場遊戲，含編譯費時{ NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒。接下來會玩更多場，再顯示完整報告。
# $cards: a list
cli-lab-cheap = 不論哪個機器人都太便宜：{ $cards }。
# $cards: a list
cli-lab-expensive = 不論哪個機器人都太貴：{ $cards }。
# $cards: a list
cli-lab-fair = 並非明顯太便宜或太貴：{ $cards }。
cli-lab-fair-price = 合理價格
# heading of the three following texts
cli-lab-verdict = 價格
cli-lab-is-cheap = 太低
cli-lab-is-fair = 合理
cli-lab-is-expensive = 太高
# $price: energy
cli-lab-price-over = 超過 { NUMBER($price) } ⚡
# $low: energy, 3.1
cli-lab-price-from = { $low } ⚡ 以上
# $low, $high: energy, 3.1
cli-lab-price-range = { $low }–{ $high } ⚡
# $seats: 2 to 6
cli-lab-at-seats = { NUMBER($seats) } 個座位
# $card; $partners: cards with points, Wings (+3.1 ± 0.4)
cli-lab-best = { $card } 與這些卡牌一起加得更多：{ $partners }。
# $card; $partners: cards with points, Wings (−3.1 ± 0.4)
cli-lab-worst = { $card } 與這些卡牌一起加得較少：{ $partners }。
# $card; $turns: +1.4 ± 0.2; $stars: −2.1
cli-lab-ends = 有 { $card } 時，對局的回合數改變 { $turns }；以星數結束的比例改變 { $stars } 個百分點。
# $cards: a list
cli-lab-elsewhere = 只在其他版本：{ $cards }。
cli-lab-caution = 「增加的百分點」指勝率。怪獸在第二至第四輪自己的回合開始時免費得到這張卡牌；同一局也在沒有贈送的情況下進行。合理價格是贈送後能增加同樣勝率的能量。搭檔：超出兩張卡牌總和的百分點。區間為 95 %；在許多搭檔之中，每二十個約有一個出於偶然。機器人不善使用的卡牌在此會顯得較弱。
cli-lab-usual = 通常的規則
# $after, $before: options such as bay=false, or the text above
cli-lab-options-headline = { $after }，與{ $before }比較。
cli-lab-first-player = 首位玩家勝率
cli-lab-strong-wins = 較強機器人勝率
cli-lab-turns = 回合數
cli-lab-seats-heading = 座位
# $bot, $strong: names of bots
cli-lab-options-caution = 所有座位都由 { $bot } 遊玩；「較強機器人勝率」是一個 { $strong } 在 { $bot } 之中的勝率。粗體：差異大於其 95 % 區間。「=」：此選項在這張桌沒有影響。
cli-edition-heading = 版本

## The solved game

cli-solving = 求解中
# $time: seconds
cli-solved-in = 費時{ NUMBER($time) }秒解出，並已保存。
# $chance: 0.543406363
cli-first-turn = 先開始的怪獸獲勝的機率是 { $chance }。
# $action: an action, as it is typed
cli-solve-best = 最佳行動：{ $action }。
cli-known = 這與已知的結果相同。
# $chance: 0.543406363
cli-not-known = 應該是 { $chance }。
# $place: outside or tokyo, where the monster that throws is; $measure: what the table goes by, hearts or stars
cli-sample =
    { $measure ->
        [hearts] { $place ->
            [outside] 在東京之外擲骰，雙方各有10個勝利點數，依生命點數排列
           *[tokyo] 在東京擲骰，雙方各有10個勝利點數，依生命點數排列
        }
       *[stars] { $place ->
            [outside] 在東京之外擲骰，雙方各有10個生命點數，依勝利點數排列
           *[tokyo] 在東京擲骰，雙方各有10個生命點數，依勝利點數排列
        }
    }
cli-own-other = 自己／對手

## For those who work on the game

# $games; $decisions: how many
cli-fuzzed = { NUMBER($games) }場遊戲，{ NUMBER($decisions) }次決定
# What is wrong follows, in English
cli-fault = 錯誤：
# $effect: the name of a card's function
cli-silent = 從未生效：{ $effect }
# $faults; $silent: how many
cli-faults = { NUMBER($faults) }個錯誤，{ NUMBER($silent) }個效果從未生效
# $file
cli-doc-stale = { $file } 已經過期：請執行 `daikaiju docs`
# $file
cli-doc-made = { $file } 已重新產生
