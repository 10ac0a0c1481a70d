# log-: what happened
# $monster, $other, $by: a monster, by its id or by its name; $card, $title, $copied: a card as it is printed;
# $cause: why, `card` means $title; $why: `orders` if standing orders decided

log-monster = { $monster ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $monster }
}
log-other-monster = { $other ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $other }
}
log-claws-by = { $by ->
    [none] 攻擊符號
    [gigazaur] { monster-gigazaur }的攻擊符號
    [the_king] { monster-the_king }的攻擊符號
    [meka_dragon] { monster-meka_dragon }的攻擊符號
    [alienoid] { monster-alienoid }的攻擊符號
    [kraken] { monster-kraken }的攻擊符號
    [cyber_bunny] { monster-cyber_bunny }的攻擊符號
    [cyber_kitty] { monster-cyber_kitty }的攻擊符號
    [space_penguin] { monster-space_penguin }的攻擊符號
   *[other] { $by }的攻擊符號
}
log-face = { $face ->
    [1] 「1」
    [2] 「2」
    [3] 「3」
    [E] 能量符號
    [C] 攻擊符號
    [H] 治療符號
   *[other] { $face }
}
log-face-turned = { $turned ->
    [1] 「1」
    [2] 「2」
    [3] 「3」
    [E] 能量符號
    [C] 攻擊符號
    [H] 治療符號
   *[other] { $turned }
}
log-faces = { $face ->
    [1] 「1」
    [2] 「2」
    [3] 「3」
    [E] 能量符號
    [C] 攻擊符號
    [H] 治療符號
   *[other] { $face }
}
log-cause = { $cause ->
    [card] 「{ $title }」
    [face-1] 骰子的「1」
    [face-2] 骰子的「2」
    [face-3] 骰子的「3」
    [face-E] 骰子的能量符號
    [face-C] 骰子的攻擊符號
    [face-H] 骰子的治療符號
    [claws] { log-claws-by }
    [entering] 進入東京
    [starting] 在東京開始回合
    [poison] 毒藥
    [sale] 賣掉卡牌
    [sweep] 換牌
    [yielding] 投降
    [bay] 怪獸太少，東京灣關閉
    [knockout] 擊倒
   *[other] { $cause }
}
log-because = { $cause ->
    [none] { "" }
   *[other] （{ log-cause }）
}
log-by-orders = { $why ->
    [orders] （自動指令）
   *[other] { "" }
}
log-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
    [master] { level-master }
    [legend] { level-legend }
   *[other] { $level }
}

log-started = 遊戲開始
log-first-throw = 大家擲骰決定起始玩家
log-turn = { log-monster }的回合
log-roll = { log-monster }擲骰
log-roll-card = 卡牌要求的擲骰
log-keep = { log-monster }保留{ log-by-orders }
log-keep-none = { log-monster }重擲所有骰子{ log-by-orders }
log-stop = { log-monster }保留所有骰子{ log-by-orders }
log-heal = { log-monster }治療自己{ log-by-orders }
log-heal-other = { log-monster }治療{ log-other-monster }{ log-by-orders }
log-cure-poison = { log-monster }解毒{ log-by-orders }
log-cure-shrink = { log-monster }的體型恢復一些{ log-by-orders }
log-yield = { log-monster }投降，讓出東京{ log-by-orders }
log-stay = { log-monster }留在東京{ log-by-orders }
log-sweep = { log-monster }換牌{ log-by-orders }
log-resolve = { log-monster }接著執行{ log-faces }{ log-by-orders }
log-use = { log-monster }使用「{ $card }」{ log-by-orders }
log-use-die = { log-monster }對{ log-face }使用「{ $card }」{ log-by-orders }
log-use-turn = { log-monster }使用「{ $card }」：{ log-face }轉成{ log-face-turned }{ log-by-orders }
log-buy = { log-monster }購買「{ $card }」{ log-by-orders }
log-sell = { log-monster }賣掉「{ $card }」{ log-by-orders }
log-copy = { log-monster }複製「{ $card }」{ log-by-orders }
log-take = { log-monster }拿取「{ $card }」{ log-by-orders }
log-swap = { log-monster }換來「{ $card }」{ log-by-orders }
log-swap-of = { log-monster }換來{ log-other-monster }的「{ $card }」{ log-by-orders }
log-store = { $amount ->
    [0] { log-monster }不在卡牌上放能量{ log-by-orders }
   *[other] { log-monster }在卡牌上放{ $amount }點能量{ log-by-orders }
}
log-looked = 有怪獸查看抽牌堆最上面的卡牌。
log-looked-at = 抽牌堆最上面是「{ $card }」
log-other = { log-monster }：{ $action }

log-stars = { log-monster }得到{ $amount }個勝利點數{ log-because }
log-stars-lost = { log-monster }損失{ $amount }個勝利點數{ log-because }
log-energy = { log-monster }得到{ $amount }點能量{ log-because }
log-energy-lost = { $cause ->
    [sweep] { log-monster }花費{ $amount }點能量{ log-because }
   *[other] { log-monster }損失{ $amount }點能量{ log-because }
}
log-health = { log-monster }恢復{ $amount }個生命點數{ log-because }
log-health-lost = { log-monster }損失{ $amount }個生命點數{ log-because }
log-wickedness = { log-monster }得到{ $amount }點邪惡值{ log-because }
log-wickedness-lost = { log-monster }損失{ $amount }點邪惡值{ log-because }
log-poison = { log-monster }得到{ $amount }個毒藥代表物{ log-because }
log-poison-lost = { log-monster }移除{ $amount }個毒藥代表物{ log-because }
log-shrink = { log-monster }得到{ $amount }個縮小代表物{ log-because }
log-shrink-lost = { log-monster }移除{ $amount }個縮小代表物{ log-because }
log-moved-outside = { $cause ->
    [card] { log-monster }離開東京（「{ $title }」）
   *[other] { log-monster }離開東京
}
log-moved-city = { $cause ->
    [card] { log-monster }進入東京市（「{ $title }」）
    [bay] { log-monster }移到東京市（{ log-cause }）
   *[other] { log-monster }進入東京市
}
log-moved-bay = { $cause ->
    [card] { log-monster }進入東京灣（「{ $title }」）
   *[other] { log-monster }進入東京灣
}
log-bought = { $amount ->
    [0] { log-monster }免費得到「{ $card }」
   *[other] { log-monster }花費{ $amount }點能量購買「{ $card }」
}
log-lost_card = { log-monster }失去「{ $card }」
log-took = { log-monster }拿取邪惡板塊「{ $card }」
log-copied = { log-monster }：「{ $card }」現在效果同「{ $copied }」
log-revealed = 市場翻開「{ $card }」
log-swept = { log-monster }換牌
log-reshuffled = 將棄牌堆洗勻成新的抽牌堆。
log-extra_turn = { log-monster }將再進行一個回合{ log-because }
log-eliminated = { log-monster }出局{ log-because }
log-won = { log-monster }以20個勝利點數贏得比賽！
log-won-survivor = { log-monster }是唯一的幸存者，贏得比賽！
log-nobody-won = 無人生還：大家都是輸家。
log-standstill = 再也沒有怪獸能行動：遊戲結束，無人獲勝。

log-sat = { $name } 坐上座位{ $n }。
log-sat-playing = { $name } 接手{ log-monster }。
log-manned = 電腦玩家（{ log-level }）坐上座位{ $n }。
log-manned-playing = 現在由電腦玩家（{ log-level }）玩{ log-monster }。
log-freed = 座位{ $n }空出來了。
log-freed-playing = 由電腦玩家接著玩{ log-monster }。
log-away = { $name } 暫時離開；這段時間由電腦玩家代玩{ log-monster }。
log-back = { $name } 回來了，繼續玩{ log-monster }。
log-hurried = 電腦玩家不停頓地玩完這一局。
log-restored = 伺服器已從備份還原，接下來的骰子由新的秘密推算。
log-resized = 這張桌子現在有{ $n }個座位。
log-undone = { log-monster }悔步，收回上一個決定。
log-hinted = { log-monster }得到冠軍的提示。
log-dealt = 另一張桌子在玩這一局的骰牌配置。
log-followed = 準備再戰一場。
log-said = { $name }：{ $text }
log-reason = { log-monster }說明：「{ $reason }」
# recap-: what happened since the own last turn

recap-since = 上個回合之後：
recap-share = { $cause } { $n }
recap-health = 生命點數
recap-stars = 勝利點數
recap-energy = 能量
recap-more = 另有{ $n }項
log-steps = 顯示每次擲骰
