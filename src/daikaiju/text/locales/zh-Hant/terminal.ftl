### What the command line shows to those who play: the game in the terminal, odds, cards, records,
### and the server's greeting. `$who` is always the name of a monster, `$card` that of a card or tile.
### What people type (keep 11C, buy jets, card ids) is the same in every language and comes as a word.
### The terminal shows text only: no sentence may hold a line break.

## Small words

# Between the parts of a list
cli-comma = { "、" }
# Between addresses, any of which may be opened
cli-or = { " 或 " }
# Between actions that follow each other: keep CC, then stop
cli-then = { "，然後 " }
# $problem: a sentence without a full stop. daikaiju is the command, and stays.
cli-error = daikaiju：{ $problem }
# $problem: the error of Python (English). daikaiju is the command, and stays.
cli-fault-of-program = daikaiju：這是程式的錯誤，不是你的輸入有誤（{ $problem }）。請以 --debug 執行同一個指令，並將輸出內容回報為專案的議題。
# $file: a file of the package. daikaiju is the command, and stays.
cli-installation-damaged = daikaiju：安裝已損壞：無法讀取 { $file }。請重新安裝 Daikaiju。
# $number: how many of something, alone in a table
cli-count = { NUMBER($number) }
# $number
cli-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number
cli-decimal-3 = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
# $number
cli-decimal-4 = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
# $number
cli-decimal-9 = { NUMBER($number, minimumFractionDigits: 9, maximumFractionDigits: 9) }
# $percent: 0 or 100
cli-percent = { NUMBER($percent) }%
# $percent: 51.8
cli-percent-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# $percent: less than this, 0.1
cli-under-percent = <{ NUMBER($percent, minimumFractionDigits: 1) }%
# $percent: more than this, 99.9
cli-over-percent = >{ NUMBER($percent, minimumFractionDigits: 1) }%
# $low and $high: an interval, in per cent
cli-percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# $name: a monster; $number: its chance, 51.8 %
cli-name-and-number = { $name } { $number }

## What can be typed in a game

cli-type = 照下面的寫法，輸入你想做的事。骰面：1 2 3，E 是能量，C 是攻擊，H 是治療。
cli-type-keep = 保留兩個「1」和一個攻擊符號，擲其他骰子
cli-type-keep-none = 重擲所有骰子
cli-type-stop = 停止擲骰
cli-type-odds = 你的骰子能擲出什麼，精確機率
cli-type-hint = 高手會怎麼做
cli-type-card = 說明一張卡牌
cli-type-table = 顯示桌面
cli-type-help = 列出你能做的所有事
cli-type-quit = 離開遊戲

## Beginning and end of a game

# $who: the monster of the person; a list of opponents follows
cli-you-are = 你是{ $who }。你的對手：
# $who: a monster; $bot: the bot that plays it
cli-opponent = { $who }（{ $bot }）
# $bot: what a bot is called; $parameter: 200ms, 60
cli-bot-with = { $bot } { $parameter }
cli-nobody-won = 東京空無一人：大家都是輸家。
cli-standstill = 再也沒有怪獸能行動：遊戲結束，無人獲勝。
# $who: the winner, or several with commas between them
cli-won-by-stars = { $who }得到20個勝利點數，成為東京之王！
# $who: the winner, or several with commas between them
cli-won-by-survival = { $who }是唯一的幸存者，成為東京之王！
cli-left = 遊戲到此中斷。
# $file: where it is
cli-record-written = 紀錄存在 { $file }。

## Questions to the person

# The dice follow as letters
cli-your-dice = 你的骰子：
# $throws: how many are left
cli-throws-left = 還能擲{ NUMBER($throws) }次
# What can be typed follows
cli-you-may = 你可以：
# $who: a monster; $action: what it does, as it is typed
cli-does = { $who }：{ $action }
# $comment: of a move, such as the reason that its player stated
cli-comment = 「{ $comment }」
# $who: the monster whose throw for the first turn follows, as letters
cli-who-starts = 誰先開始？{ $who }：
# $doing: a sentence that says who is doing what
cli-wait = { $doing }……
# $who: a monster or a bot
cli-thinking = { $who }正在思考
cli-counting = 計算中
# $problem: what a program of somebody else did wrong (English)
cli-trouble = { $problem }。

## What happened

# $who; $health, $stars and $energy: what it has as its turn begins
cli-turn = { $who } — { NUMBER($health) } ♥ { NUMBER($stars) } ★ { NUMBER($energy) } ⚡
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-gained =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★
        [energy] { $who } +{ NUMBER($amount) } ⚡
        [health] { $who } +{ NUMBER($amount) } ♥
       *[wickedness] { $who } +{ NUMBER($amount) } 邪惡值
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-gained-from =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★（{ $source }）
        [energy] { $who } +{ NUMBER($amount) } ⚡（{ $source }）
        [health] { $who } +{ NUMBER($amount) } ♥（{ $source }）
       *[wickedness] { $who } +{ NUMBER($amount) } 邪惡值（{ $source }）
    }
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-lost =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★
        [energy] { $who } −{ NUMBER($amount) } ⚡
        [health] { $who } −{ NUMBER($amount) } ♥
       *[wickedness] { $who } −{ NUMBER($amount) } 邪惡值
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-lost-from =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★（{ $source }）
        [energy] { $who } −{ NUMBER($amount) } ⚡（{ $source }）
        [health] { $who } −{ NUMBER($amount) } ♥（{ $source }）
       *[wickedness] { $who } −{ NUMBER($amount) } 邪惡值（{ $source }）
    }
cli-from-claws = 攻擊
cli-from-entering = 進入東京
cli-from-holding = 留在東京
cli-from-poison = 毒藥
cli-from-sweep = 換牌
cli-from-sale = 賣牌
cli-from-knockout = 擊倒
# $face: the letter of a face, 1 2 3 E C H
cli-from-dice =
    { $face ->
        [E] 能量符號
        [C] 攻擊符號
        [H] 治療符號
       *[other] 「{ $face }」
    }
# $who; $card: what gives the token
cli-gets-poison = { $who }得到1個毒藥代表物（{ $card }）
# $who; $card: what takes the token
cli-loses-poison = { $who }移除1個毒藥代表物（{ $card }）
# $who; $card: what gives the token
cli-gets-shrink = { $who }得到1個縮小代表物（{ $card }）
# $who; $card: what takes the token
cli-loses-shrink = { $who }移除1個縮小代表物（{ $card }）
# $who
cli-enters-city = { $who }進入東京市
# $who
cli-enters-bay = { $who }進入東京灣
# $who
cli-leaves = { $who }離開東京
# $who: the owner; $copier: its card that works as a copy; $card: the card that is copied
cli-copies = { $who }的「{ $copier }」現在複製「{ $card }」
# $who; $card; $price
cli-buys = { $who }花費{ NUMBER($price) } ⚡ 購買「{ $card }」
# $who; $card
cli-gives-up = { $who }失去「{ $card }」
# $who; $card
cli-takes-tile = { $who }拿取邪惡板塊「{ $card }」
# $who; $card: what brings it
cli-extra-turn = { $who }將進行額外回合（{ $card }）
# $who
cli-is-out = { $who }出局
# $who: the monster
cli-is-down = { $who }被擊倒，失去下一回合
# $who: the monster
cli-gets-up = { $who }站起來了
# $who: the monster of an eliminated player; $other: the monster that should win
cli-predicts = { $who }預測{ $other }會獲勝
# $who, $other: as above; $points
cli-prediction-points =
  { $points ->
    [0] { $who }預測{ $other }獲勝：沒有得分
   *[other] { $who }預測{ $other }獲勝：{ $points } 分
  }
# $who
cli-sweeps = { $who }換牌
# $who
cli-wins = { $who }獲勝！
cli-reshuffled = 棄牌堆洗勻，成為新的抽牌堆

## The table

cli-place = 位置
cli-has = 持有
cli-wicked = 邪惡值
cli-place-outside = 東京之外
cli-place-city = 東京市
cli-place-bay = 東京灣
cli-place-out = 出局
cli-place-down = 被擊倒
# $who: the monster of the person
cli-name-you = { $who }（你）
cli-no-dice = 沒有骰子
# $tokens
cli-has-poison = 毒藥{ NUMBER($tokens) }
# $tokens
cli-has-shrink = 縮小{ NUMBER($tokens) }
# $card; $counters: how many lie on it
cli-card-with-counters = { $card }（{ NUMBER($counters) }）
# The cards on offer follow
cli-market = 市場：
# $edition: first, second or dark
cli-market-empty =
    { $edition ->
        [first] 市場：沒有卡牌（第一版）
        [second] 市場：沒有卡牌（第二版）
       *[dark] 市場：沒有卡牌（黑暗版）
    }
# $card; $label: what one types to buy it; $price
cli-offer = { $card }（{ $label }）{ NUMBER($price) }⚡
# A card that acts once and is discarded. $card; $label; $price
cli-offer-once = { $card }（{ $label }，棄牌）{ NUMBER($price) }⚡

## Advice and odds

cli-stars = 勝利點數
cli-energy = 能量
cli-hearts = 治療
cli-claws = 攻擊
cli-ones = 「1」
cli-twos = 「2」
cli-threes = 「3」
cli-going-for = 目標
cli-best-is = 最好的做法
cli-on-average = 平均
# Monsters and their chances follow
cli-may-die = 如果其他怪獸都為攻擊擲骰，下一個自己的回合之前可能被消滅的有：
cli-nobody = 沒有
cli-you = 你
# $bot: greedy, odds …; $action: what it would do, as it is typed
cli-hint = { $bot } 會這麼做：{ $action }
# $dice: how many
cli-dice-to-throw = 要擲{ NUMBER($dice) }顆骰子
# $energy: how much there is to pay with
cli-energy-to-pay = { NUMBER($energy) }點能量
cli-best-choices = 最好的選擇
# The only thing to be done: throwing all dice
cli-throw = 擲骰
# $who: the monster to be killed
cli-chance-to-kill = 消滅{ $who }的機率
cli-chance-to-win = 現在獲勝的機率
# $measure: stars, claws …; $many: at least so many
cli-chance-of = { $measure } ≥ { NUMBER($many) } 的機率
# $measure: stars, claws …
cli-average-of = { $measure }平均
# $actions: keep CC, then stop. A table of what the dice show then follows.
cli-after = 在 { $actions } 之後，最後的結果：
# A table of what the dice show follows
cli-in-the-end = 最後的結果：
# $number
cli-energy-spent = 為此平均花費的能量：{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-mean = 平均
# $many: at least so many
cli-at-least = ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-mean-of = { $measure }，平均
# $measure: stars, claws …; $many: at least so many
cli-at-least-of = { $measure } ≥ { NUMBER($many) }
# Heading of a column with fractions
cli-exactly = 精確值
cli-who-may-die = 誰可能被消滅
cli-killed-now = 現在
cli-before-next-turn = 自己的下一個回合之前
cli-assumption = 現在：因為桌上的骰子，假設擲骰只為了消滅它。自己的下一個回合之前：假設所有能傷害它的怪獸都只為攻擊擲骰，而且沒有怪獸治療、投降或購買卡牌。
# $chances: each monster with its chance
cli-solved = 這個遊戲已經有完整解答。雙方都完美應對時：{ $chances }。

## Cards

cli-name = 名稱
cli-kind = 種類
cli-effect = 效果
# $edition: first, second or dark; heading of a column
cli-edition-name =
    { $edition ->
        [first] 第一版
        [second] 第二版
       *[dark] 黑暗版
    }
cli-kind-keep = 保留牌
cli-kind-discard = 棄牌
cli-kind-tile = 邪惡板塊
# $price
cli-price = { NUMBER($price) } ⚡
# $price; $copies: how many of it are in the deck
cli-price-copies = { NUMBER($price) } ⚡ ×{ NUMBER($copies) }
# $level: of a Wickedness tile, 3, 6 or 10
cli-level = 等級{ NUMBER($level) }
# $level: 3, 6 or 10; $side: green or red
cli-tile-level =
    { $side ->
        [green] 等級{ NUMBER($level) }綠色面
       *[red] 等級{ NUMBER($level) }紅色面
    }
# $level: 3, 6 or 10; $side: green or red
cli-tile-of =
    { $side ->
        [green] 等級{ NUMBER($level) }，綠色面（黑暗版）。
       *[red] 等級{ NUMBER($level) }，紅色面（黑暗版）。
    }
# $card; $kind: keep, discard or tile; $label: what one types for it
cli-card-heading = { $card }（{ $kind }，{ $label }）
# $edition: first, second or dark; $price: 5 ⚡
cli-printed =
    { $edition ->
        [first] 第一版：{ $price }。
        [second] 第二版：{ $price }。
       *[dark] 黑暗版：{ $price }。
    }
# $edition; $price; $card: the name that this edition prints
cli-printed-title =
    { $edition ->
        [first] 第一版：{ $price }，名稱是「{ $card }」。
        [second] 第二版：{ $price }，名稱是「{ $card }」。
       *[dark] 黑暗版：{ $price }，名稱是「{ $card }」。
    }
# $edition; $price; $card: the name that this edition prints; $effect: what it does there
cli-printed-effect =
    { $edition ->
        [first] 第一版：{ $price }。「{ $card }」：{ $effect }
        [second] 第二版：{ $price }。「{ $card }」：{ $effect }
       *[dark] 黑暗版：{ $price }。「{ $card }」：{ $effect }
    }
# $ruling: how we rule a card, a sentence or more
cli-ruling = • { $ruling }

## The rulebook

# $title: of the rulebook or of a section; $edition: first, second or dark
cli-rules-heading =
    { $edition ->
        [first] { $title } – 第一版
        [second] { $title } – 第二版
       *[dark] { $title } – 黑暗版
    }
# $many: how many scenarios prove a rule
cli-rules-proved =
    { $many ->
        [0] 無情境
       *[other] { NUMBER($many) }個情境
    }
# $id: EX-4; $title: what happens in it
cli-rules-example = 範例 { $id }：{ $title }
# $editions: a list
cli-rules-holds = 適用版本：{ $editions }。
# Heads a column: what the editions are compared in
cli-rules-matter = 項目
cli-rules-same = 在這方面各版本沒有不同。

## Records and scenarios

# $result: as records write it, kraken by stars
cli-result = 結果：{ $result }
cli-no-result = 結果：遊戲還在進行
# $passed and $failed: how many scenarios hold, and how many do not
cli-proved = 通過{ NUMBER($passed) }個，失敗{ NUMBER($failed) }個
# $pack: its name; $many: how many; $languages: their codes
cli-untranslated = { $pack }：還有{ NUMBER($many) }則文字要翻譯（{ $languages }）
# $moment: what was typed. The list of all moments follows
cli-card-no-moment = 沒有「{ $moment }」這個時機，可用的時機是：
# $file
cli-card-wrote = 已寫入 { $file }
cli-card-next = 接下來：
cli-card-next-check = 驗證它的情境
cli-card-next-play = 用它來玩
cli-card-next-study = 測量它的價值
# $code, $text: files
cli-card-next-edit = 在 { $code } 修改效果，在 { $text } 修改文字
# $mark: a comment in the files; $folder: where they are
cli-card-next-translate = 翻譯 { $folder } 裡標有「{ $mark }」的文字
# $folder: where emblems are
cli-card-next-emblem = 可以在 { $folder } 裡畫一個圖案
cli-card-next-docs = 整理程式碼並重新產生檔案
cli-card-next-test = 執行所有測試
# $file; $verdict: one of the following, without a full stop
cli-verdict = { $file }：{ $verdict }。
# $draws: how many; $commitment: 64 digits
cli-draws-fit = 由秘密重新推算了{ NUMBER($draws) }個隨機結果，全部與紀錄相同；秘密符合承諾值 { $commitment }
# $line: the number of a line; $recorded: what the file has there; $number: of the draw; $derived: what
# the secret gives; $different: how many differ; $draws: of how many
cli-draws-differ = 第{ NUMBER($line, useGrouping: 0) }行寫的是 `{ $recorded }`，但第{ NUMBER($number) }個隨機結果應為 `{ $derived }`：{ NUMBER($draws) }個隨機結果中，有{ NUMBER($different) }個與秘密不符
# The same in a record that was never a file. $move: the number of a move; $recorded; $number; $derived;
# $different; $draws
cli-draws-differ-move = 第{ NUMBER($move) }步寫的是 `{ $recorded }`，但第{ NUMBER($number) }個隨機結果應為 `{ $derived }`：{ NUMBER($draws) }個隨機結果中，有{ NUMBER($different) }個與秘密不符
cli-no-commitment = 這份紀錄沒有承諾值：遊戲之前沒有承諾什麼，所以無從檢查
cli-no-secret-yet = 這份紀錄還沒有秘密：遊戲尚未結束
cli-no-secret = 遊戲已經結束，這份紀錄卻沒有秘密：請向桌主索取
# $recorded and $fitting: 64 digits each
cli-other-commitment = 秘密不符合承諾值：紀錄寫的是 { $recorded }，但這個秘密的承諾值是 { $fitting }
# $made: the version that made the record; $ours: the one that reads it
cli-other-rules = 這份紀錄是用規則 { $made } 產生的，這裡是 { $ours }：如果抽牌堆不同，卡牌也會不同。
# $moves: how many there are
cli-game-cut = 紀錄在第{ NUMBER($moves) }步之後就結束了，遊戲還沒有結束
# $recorded: the result in the file; $actual: the result of its moves
cli-other-result = 紀錄寫的是 `{ $recorded }`，但它的步驟得出 `{ $actual }`
# $players: how many are named; $seats: how many there are
cli-other-players = 紀錄列出{ NUMBER($players) }位玩家，座位卻有{ NUMBER($seats) }個
# $recorded, $actual: hashes of 64 digits
cli-other-chain = 玩家、設定或步驟被改過：紀錄的雜湊值是 { $recorded }，內容的雜湊值卻是 { $actual }
# $chain: a hash of 64 digits
cli-chain = 整場遊戲的雜湊值：{ $chain }。請和其他玩家的紀錄比對。
cli-no-chain = 未證明：玩家與決定，因為這份紀錄沒有遊戲的雜湊值。
# $given: what was entered instead of a hash
cli-verify-digits = 必須是64位十六進位數字，不能是「{ $given }」
# $known, $actual: hashes of 64 digits
cli-other-known-hash = 這是另一場遊戲：你提供的雜湊值是 { $known }，紀錄內容的雜湊值卻是 { $actual }
# $known, $recorded: commitments of 64 digits
cli-other-known-commitment = 這是另一場遊戲：你提供的承諾值是 { $known }，紀錄寫的卻是 { $recorded }
cli-chain-removed = 紀錄沒有遊戲的雜湊值（`chain:`）：隨機結果有名稱的遊戲結束後都有雜湊值，所以它被刪除了
cli-deal-again = 這個骰牌配置以前玩過：玩家可能已知道它的骰子與卡牌。
cli-no-entropy = 未證明：主持人沒有挑選秘密，因為沒有玩家加入文字。
cli-restored-dice = 注意：伺服器在第{ NUMBER($draw) }個隨機結果之前從備份還原，之後的骰子由新的秘密推算。
cli-other-restored = 從第{ NUMBER($draw) }個隨機結果起使用的秘密不符合它的承諾值。

## The server

# $server: its name; $addresses: one or more addresses
cli-serving = { $server }：請用瀏覽器開啟 { $addresses }（按 Ctrl-C 關閉伺服器）。
# $store: a file, or where a database is
cli-kept-in = 遊戲保存在 { $store }。
cli-serve-packs = 遊戲會使用這些擴充包的卡牌：{ $packs }。
cli-scan = 請用同一個網路裡的手機掃描。
# $url: an address
cli-serving-already = 伺服器已經在 { $url } 執行：請用瀏覽器開啟這個網址。
# $port: a number
cli-port-taken = 連接埠 { $port } 已被其他程式佔用：改用一個空閒的連接埠。
# $file; $tables, $entries (in their logs), $players: how many it holds
cli-backed-up = 全部內容都在 { $file }：{ NUMBER($tables) }張桌子、{ NUMBER($entries) }筆紀錄、{ NUMBER($players) }位玩家。
# $file; $tables, $entries (in their logs), $players: how many it held
cli-restored = { $file } 的全部內容都已還原：{ NUMBER($tables) }張桌子、{ NUMBER($entries) }筆紀錄、{ NUMBER($players) }位玩家。

## Bots. `.does`: what it does; `.after`: what may follow its colon

cli-bot-random = 隨機
    .does = 從規則允許的動作中隨機選一個。
cli-bot-greedy = 貪心
    .does = 懂事的新手：保留眼前看來不錯的，買貴的卡牌，虛弱時就逃跑。
    .after = 一百次決定中有幾次由它自己決定（其餘隨機），例如 greedy:70
cli-bot-odds = 精算
    .does = 知道骰子的精確機率，並依固定的準則判斷結果的好壞。
cli-bot-search = 遠見
    .does = 往後推演，考慮每次擲骰的機率；判斷則來自許多場遊戲的經驗。
    .after = 每次決定的時間或模擬次數，例如 search:50ms 或 search:400
cli-bot-champion = 冠軍
    .does = 由神經網路下決定，這個網路自我對局數百萬場學會遊戲。
    .after = 每次決定的搜尋時間或局面數，例如 champion:50ms 或 champion:40；或技巧程度，例如 champion:60%
cli-bot-perfect = 完美
    .does = 不可能玩得更好：只適用於兩隻怪獸、沒有卡牌的遊戲，這種遊戲已有完整解答。
cli-bot-cmd = 外來
    .does = 你自己的程式，使用引擎通訊協定。
    .after = 啟動它的指令，例如 'cmd:python my_bot.py'
cli-bot-net = 神經網路
    .does = 使用訓練好並存成檔案的神經網路來玩。
    .after = 檔案，例如 net:my_network.npz
cli-bot-py = Python 類別
    .does = 你自己寫的類別，位於 Python 檔案或模組中。
    .after = 檔案或模組，以及類別，例如 py:my_bot.py:Stubborn
