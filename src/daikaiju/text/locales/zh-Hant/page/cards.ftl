# card-: cards and tiles, wherever they are shown
# $card: a title as it is printed; $price, $usual: energy

card-kind-keep = 保留牌
card-kind-discard = 棄牌
card-kind-tile = 板塊
card-about-keep = 保留牌：放在持有者面前，從此一直有效。
card-of-pack = 來自擴充包「{ $pack }」。
card-about-discard = 棄牌：立刻生效一次，然後棄掉。
card-about-tile = 等級{ $level }的邪惡板塊，{ $side ->
    [green] 綠色面
   *[red] 紅色面
}。不需要花費：夠邪惡的怪獸，可以從這個等級選一塊。
card-level = 等級{ $n }
card-price = { $price }點能量
card-price-changed = { $price }點能量（原本{ $usual }點）
card-too-dear = 能量不足
card-counter = 上面還有{ $n }個
card-works-as = 效果同「{ $card }」
card-choose = 選擇
card-editions = 各版本
card-edition = 版本
card-title-there = 名稱
card-price-there = 花費
card-copies-there = 張數
card-not-there = 這個版本沒有
card-rulings = 補充說明
card-rulings-none = 這裡不需要補充說明。
card-rulings-loading = 請稍候……
card-rulings-lost = 無法載入補充說明。你連上網路了嗎？
card-ruling-only = 只限{ $edition ->
    [first] 第一版
    [second] 第二版
   *[dark] 黑暗版
}
card-unknown = 這個網頁比伺服器舊，不認得這張卡牌。請重新載入網頁。

card-all = 卡牌和板塊
card-all-lead = 每張卡牌的效果和花費，以及三個版本的差異。
card-search = 搜尋
card-search-hint = 名稱，或效果中的文字
card-filter-edition = 版本
card-filter-kind = 種類
card-filter-price = 花費
card-filter-when = 作用時機
card-filter-pack = 來源
card-any-edition = 所有版本
card-any-kind = 卡牌和板塊
card-any-pack = 遊戲與擴充包
card-no-pack = 遊戲本身
card-any-price = 任何花費
card-any-when = 所有時機
card-when-once = 得到時立刻
card-when-start = 你的回合開始時
card-when-throwing = 擲骰時
card-when-dice = 執行骰子效果、得到東西時
card-when-attacking = 你攻擊時
card-when-hurt = 損失生命點數時
card-when-tokyo = 與東京有關
card-when-buying = 購買卡牌時
card-when-end = 你的回合結束時
card-when-any = 你的回合中隨時
card-found = { $n ->
    [0] 沒有符合的卡牌。條件放寬一點試試。
    [1] 找到1種卡牌或板塊
   *[other] 找到{ $n }種卡牌和板塊
}
card-reset = 重新顯示全部

card-track = 邪惡量表
card-track-at = { $monster }：邪惡值{ $n }
card-track-gate = 等級{ $n }：一塊板塊
