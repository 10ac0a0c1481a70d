# table-: the table while the game is played, and its end

table-bot = 電腦（{ $level }）
table-free-seat = 沒有人
table-who = { $monster }（{ $who }）
table-panel = { $monster }，玩家：{ $who }
table-you = 你
table-away = 離開：電腦代玩
table-offline = 未連線
table-turn = 行動中
table-place-tokyo = 在東京
table-place-city = 在東京市
table-place-bay = 在東京灣
table-place-outside = 東京之外
table-place-out = 出局
table-tokyo = 東京
table-tokyo-empty = 無怪獸佔領
table-tokyo-holds = { $monster }佔領東京
table-place-empty = 空著
table-city = 東京市
table-bay = 東京灣
table-counter-health = { $n }個生命點數：為什麼？
table-counter-stars = { $n }個勝利點數：為什麼？
table-counter-energy = { $n }點能量：為什麼？
table-counter-wickedness = { $n }點邪惡值：為什麼？
table-poison = 毒藥{ $n }
table-shrink = 縮小{ $n }
table-zombie = 殭屍
table-card-copies = { $card }，效果同「{ $copied }」
table-card-counter = { $card }（{ $n }）
table-seat-menu = { $monster }的座位
table-face-1 = 1
table-face-2 = 2
table-face-3 = 3
table-face-E = 能量
table-face-C = 攻擊
table-face-H = 治療

table-dice = 骰子
table-dice-keep = 保留
table-dice-again = 重擲
table-dice-aside = 卡牌要求的擲骰
table-dice-not-so = 不能只保留這些。請選別的骰子。
table-dice-all-kept = 所有骰子都保留了：停手，或放開一顆。
table-die = 骰子{ $n }：{ $face }
table-throw = { $all ->
    [yes] { $n ->
        [1] 重擲這顆
       *[other] 全部{ $n }顆重擲
    }
   *[no] { $n ->
        [0] 沒有骰子可擲
       *[other] 重擲其餘{ $n }顆
    }
}
table-stop = 停手

table-ask-you = { $monster }，輪到你了！
table-ask-you-as = { $name }，輪到你的{ $monster }了！
table-ask-hand-over = 請交給 { $name }：由{ $monster }決定
table-ask-waiting = 等待{ $who }
table-ask-moment = 請稍候……
table-ask-nobody = 骰子滾動中……
table-ask-away = 這裡沒有人：等有人回來再繼續。
table-ask-plain = 你要怎麼做？
table-skip = 略過
table-out-title = 你出局了
table-out-finish = 立刻玩完
table-out-again = 新遊戲
table-out-take = 改用{ $monster }繼續玩
table-out-other = 改玩其他怪獸
table-poster-stay = 守住東京。攻擊你的怪獸留在東京之外。
table-poster-yield = 溜之大吉。攻擊你的怪獸必須進入東京。
table-clock = 剩餘時間
table-clock-bot = 電腦玩家隨時會接手
table-clock-reserve = 備用

table-market = 市場
table-deck = 抽牌堆有{ $n }張卡牌
table-top-card = 只有你知道：下一張卡牌是「{ $card }」。
table-slot-empty = 空
table-buy = 購買
table-buy-card = 花費{ $price }點能量購買「{ $card }」

table-log = 事件紀錄
table-watching = 你正在旁觀。
table-why = 為什麼？
table-turn-of = 回合開始
table-why-health = { $monster }的生命點數
table-why-stars = { $monster }的勝利點數
table-why-energy = { $monster }的能量
table-why-wickedness = { $monster }的邪惡值
table-about-health = 沒有生命點數的怪獸就出局。以下是生命點數的變化，最新的在前：
table-about-stars = 20個勝利點數就能獲勝。以下是勝利點數的變化，最新的在前：
table-about-energy = 能量用來購買卡牌。以下是能量的變化，最新的在前：
table-about-wickedness = 到3、6和10時可以拿一塊邪惡板塊。以下是邪惡值的變化，最新的在前：
table-why-unchanged = 還沒有任何變化。
table-cause-face = 擲出：{ $face }。
table-rule = 規則{ $id }
table-branch = 從這裡另開一桌

table-cries = 喊話
table-cry-roar = 吼！！
table-cry-ouch = 好痛！
table-cry-haha = 哈哈！
table-cry-please = 別打我！
table-cry-well = 玩得好
table-cry-thanks = 謝謝
table-say = 對大家說句話
table-say-go = 送出

table-seat-leave = 讓電腦代玩
table-seat-return = 換我自己玩
table-seat-away = 電腦玩家正在代替你。
table-seat-gone = 大家在等一位沒有連線的玩家。滿一分鐘後，可以讓電腦玩家代替。
table-seat-stand-in = 讓電腦玩家代替
table-seat-give-up = 放棄這個座位
table-seat-sure = 這隻怪獸以後都由電腦玩家來玩。真的要放棄嗎？
table-seat-give-up-go = 好，放棄
table-seat-name = 你的名字
table-seat-take = 玩這隻怪獸
table-orders = 自動指令
table-orders-lead = 這些事不必問你，直接替你決定。
table-orders-tokyo = 在東京受傷時
table-orders-tokyo-ask = 問我
table-orders-tokyo-stay = 一律留下
table-orders-tokyo-yield = 一律離開
table-orders-tokyo-hearts = 生命點數少就離開
table-orders-tokyo-danger = 有危險就離開
table-orders-hearts = 生命點數低於或等於
table-orders-danger = 有危險：很快被消滅的機率（%）
table-orders-buy = 能量少於此數時不詢問
table-orders-card = 可以使用「{ $card }」時
table-orders-card-ask = 問我
table-orders-card-use = 一律使用
table-orders-card-never = 一律不用
table-orders-save = 儲存指令
table-orders-saved = 已儲存

table-help = 玩法和按鍵
table-crib = 玩法
table-crib-numbers = 3個相同的數字，得到和數字一樣多的勝利點數；每多一個，再加1個。
table-crib-energy = 執行骰子效果之後，可以用能量購買卡牌。
table-crib-claws = 攻擊符號造成傷害：在東京，打向東京之外的所有怪獸；在東京之外，打向東京的怪獸。
table-crib-hearts = 治療符號恢復生命點數，但在東京無效。
table-crib-tokyo = 進入東京得到1個勝利點數，在東京開始回合得到2個。在東京因攻擊符號損失生命點數的怪獸可以離開。
table-crib-wicked = 3個「1」或3個「2」還會讓你更邪惡；到3、6和10時，拿一塊邪惡板塊。
table-crib-goal = 得到20個勝利點數，或成為唯一的幸存者，就贏得比賽。
table-first = 你的第一次擲骰
table-first-keep = 點選喜歡的骰子：它們會移到上面，保留下來。
table-first-throw = 其餘的可以重擲，最多兩次；滿意了就停手。
table-welcome = 歡迎來到東京
table-welcome-lead = 馬上就輪到你了。先看看骰子有什麼作用：
table-first-go = 知道了
table-keys = 按鍵
table-key-digit = 保留或放開一顆骰子；購買市場的卡牌
table-key-all = 保留所有骰子，或全部放開
table-key-throw = 重擲其餘的骰子
table-key-stop = 停手；留在東京
table-key-yield = 離開東京
table-key-done = 結束你的回合
table-key-pass = 不用了
table-key-sweep = 換牌
table-key-undo = 悔步，收回上一個決定
table-key-skip = 略過正在播放的動畫
table-key-odds = 顯示或隱藏機率
table-key-hint = 顯示或隱藏冠軍的提示
table-key-chat = 說句話
table-key-help = 顯示這些按鍵

table-over-wins = { $n ->
    [1] { $who }成為東京之王！
   *[other] { $who }共享王座！
}
table-over-nobody = 無人生還。
table-over-standstill = 再也沒有怪獸能行動：遊戲結束，無人獲勝。
table-over-stars = { $who }有{ $stars }個勝利點數。
table-over-survivor = { $who }是唯一的幸存者。
table-over-you-won = 你贏了！
table-over-you = 你是第{ $n }名。
table-over-rematch = 再玩一次
table-over-harder = 提高一級難度：{ $level }
table-over-to-rematch = 前往再戰
table-over-replay = 觀看重播
table-over-look = 查看版圖
table-over-back = 回到結果
table-plain = 無法顯示這個局面。遊戲會繼續；以下是局面的文字。
table-over-record = 下載紀錄
table-over-verify = 檢驗骰子
table-over-branch = 重玩最後一個回合
table-over-home = 首頁
table-fair-working = 正在重新推算每個隨機結果……
table-fair-good = { $n ->
    [1] 隨機結果由秘密推算得出，秘密也符合承諾值。
   *[other] 全部{ $n }個隨機結果都由秘密推算得出，秘密也符合承諾值。
}
table-fair-deal = 這個骰牌配置以前玩過：玩家可能已知道它的骰子。
table-fair-own = 這個瀏覽器加入的亂數也包含在內。
table-fair-compared = 紀錄包含這個頁面顯示過的所有行動（{ $n }個）、玩家和結果。
table-fair-restored = 伺服器在第{ $number }個隨機結果之前從備份還原：之後的骰子由新的秘密推算。
table-fair-bad-commitment = 秘密不符合遊戲開始前公布的承諾值。
table-fair-changed-commitment = 承諾值和這個瀏覽器在遊戲開始前看到的不同。
table-fair-bad-entropy = 你在座位{ $n }加入的亂數沒有用在骰子上。
table-fair-bad-count = 有{ $n }個隨機結果和秘密推算的不同。
table-fair-bad-draw = 第{ $number }個隨機結果是{ $brought }，應該是{ $derived }。
table-fair-bad-hash = 紀錄不符合它的雜湊值：內容被改過。
table-fair-bad-missing = 證明不完整：沒有包含這場遊戲的所有隨機結果。
table-fair-bad-game = 紀錄中的玩家或結果不是這場遊戲的。
table-fair-bad-shown = 紀錄中的第{ $number }個行動不是這個頁面顯示過的。
