# act-: what a button does

act-stop = 保留所有骰子
act-heal = 治療自己
act-heal-other = 治療{ log-monster }
act-cure-poison = 移除1個毒藥代表物
act-cure-shrink = 移除1個縮小代表物
act-yield = 離開東京
act-stay = 留在東京
act-sweep = 換牌
act-done = 結束回合
act-pass = 不用了
act-undo = 復原
act-resolve = 接著執行{ log-faces }
act-use = 使用「{ $card }」
act-use-die = 對{ log-face }使用「{ $card }」
act-use-turn = 「{ $card }」：將{ log-face }轉成{ log-face-turned }
act-buy = 花費{ $price }點能量購買「{ $card }」
act-buy-of = 向{ log-monster }購買「{ $card }」
act-buy-top = 購買抽牌堆最上面的「{ $card }」
act-sell = 賣掉「{ $card }」
act-copy = 複製「{ $card }」
act-copy-of = 複製{ log-monster }的「{ $card }」
act-swap = 換來「{ $card }」
act-swap-of = 換來{ log-monster }的「{ $card }」
act-take = 拿取「{ $card }」
act-store = { $amount ->
    [0] 不放能量
   *[other] 放上{ $amount }點能量
}
act-other = { $action }

# ask-: what is asked, as the server names it
# $n: throws that are left; $monster: whose turn it is

ask-keep = 點選要保留的骰子，其餘的重擲。還可以擲{ $n }次。
ask-keep-none = 已經不能重擲。可以使用卡牌，或保留所有骰子。
ask-probe = 你可以重擲{ log-monster }的一顆骰子。
ask-change = 在執行骰子效果之前，你可以改變你的骰子。
ask-aside = 已為卡牌擲出骰子。要重擲其中一顆嗎？
ask-order = 接著執行什麼？
ask-use_heart = 這個治療符號要用來做什麼？
ask-protect = 你快要損失生命點數了。要保護自己嗎？
ask-yield = 你在東京受傷了。要離開，還是留下？
ask-swap = 要交換一張卡牌嗎？
ask-buy = 用能量購買卡牌，或結束你的回合。
ask-opportunity = 市場翻開了新的卡牌，你可以搶先購買。
ask-store = 要在這張卡牌上放多少能量？
ask-sell = 要賣掉卡牌嗎？
ask-copy = 要複製哪一張卡牌？
ask-move_copy = 要改成複製另一張卡牌嗎？
ask-take = 你得到一塊邪惡板塊：選一塊吧。
ask-go_on = 要再進行一個回合嗎？

# cue-: what is written over the table while something happens
# $name: the monster

cue-turn = { $name }的回合
cue-turn-mine = 輪到你了！
cue-extra-turn = 再來一回合！
cue-moved-city = 進入東京！
cue-moved-bay = 進入東京灣！
cue-moved-outside = 先溜再說！
cue-eliminated = { $name }出局
cue-eliminated-mine = 你出局了
cue-won = { $name }稱霸東京！
cue-won-mine = 東京是你的了！
cue-won-nobody = 無人生還
