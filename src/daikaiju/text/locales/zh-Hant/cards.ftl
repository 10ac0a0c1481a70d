# Cards and tiles: the title, and what each does, in our own words.
# `.first`, `.dark`: the title in that edition, where it is another.
# `.effect`: what it does in all editions that have it; `.effect-first`, `.effect-second`, `.effect-dark`: in that
# edition, where it differs. `# ours`: the title is not known from print, we translated it.
#
# 同樣的事永遠用同樣的詞：
# - 「擲出攻擊符號」：骰子顯示的。「有攻擊符號」：骰子顯示的，或卡牌增加的。
# - 「投降」：因攻擊符號損失生命點數之後離開東京。
# - 「在執行骰子效果之前」：最後一次擲骰之後，骰子帶來任何得失之前。

# ours
card-acid_attack = 酸液攻擊
    .effect = 在你的每個回合，你的攻擊符號都比骰子顯示的多1個，即使骰子上一個也沒有。
    .effect-first = 在你的每個回合，凡是你的攻擊符號打得到的怪獸都多損失1個生命點數，即使你沒有擲出攻擊符號。沒有擲出攻擊符號時，這不算攻擊：沒有怪獸可以投降，你也不會進入東京。

# ours
card-alien_origin = 外星血統
    .first = 外星代謝
    .effect = 你購買每張卡牌都少花費1點能量。

# ours
card-alpha_monster = 首領怪獸
    .effect = 在你的每個回合，只要你有至少1個攻擊符號，就得到1個勝利點數。
    .effect-first = 在你的每個回合，只要你擲出至少1個攻擊符號，就得到1個勝利點數。

# ours
card-apartment_building = 公寓大樓
    .effect = 得到3個勝利點數。

# ours
card-armor_plating = 裝甲外殼
    .effect = 每當你要損失的生命點數正好是1個時，就不會損失。

# ours
card-background_dweller = 幕後潛伏者
    .effect = 你的骰子只要顯示「3」，你就可以重擲那顆骰子，一次一顆，次數不限。這不會用掉你的擲骰次數。

# ours
card-battery_monster = 電池怪獸
    .first = 怪獸電池
    .effect = 購買這張卡牌時，從公用能量堆取6點能量放在上面。在你的每個回合開始時，從上面拿取2點能量。拿完之後，棄掉這張卡牌。
    .effect-first = 購買這張卡牌時，將任意數量的你的能量放在上面，再從公用能量堆加上同樣的數量。在你的每個回合開始時，從上面拿取2點能量。拿完之後，棄掉這張卡牌。

# ours
card-burrowing = 鑽地
    .effect = 你在東京時，攻擊符號多1個，即使骰子上一個也沒有。當你投降時，攻擊你的怪獸損失1個生命點數。
    .effect-first = 你在東京擲出至少1個攻擊符號時，每隻被你攻擊的怪獸都多損失1個生命點數。當你投降時，攻擊你的怪獸損失1個生命點數。

card-camouflage = 偽裝
    .effect = 每當你要損失生命點數時，可以為其中每個生命點數擲1顆骰子。每擲出1個治療符號，就少損失1個生命點數。

# ours
card-commuter_train = 通勤電車
    .effect = 得到2個勝利點數。

# ours
card-complete_destruction = 徹底毀滅
    .effect = 如果你的骰子顯示1、2、3、能量和治療，而且你有至少1個攻擊符號，就得到9個勝利點數。骰子仍照常生效。
    .effect-first = 如果你的骰子六種骰面（1、2、3、能量、治療、攻擊）全都出現，就得到9個勝利點數。骰子仍照常生效。

# ours
card-corner_store = 街角小店
    .effect = 得到1個勝利點數。

card-death_from_above = 天降神兵
    .first = 從高空降落
    .effect = 得到2個勝利點數。如果你不在東京，在東京的所有怪獸都必須離開，由你進入東京市，並照常得到進入的獎勵。

# ours
card-detritivore = 腐食動物
    .first = 雜食動物
    .effect = 如果你的骰子顯示至少一個「1」、一個「2」和一個「3」，就得到2個勝利點數，每回合一次。骰子仍照常生效。

card-eater_of_the_dead = 食屍老饕
    .effect = 每當有其他怪獸的生命點數降到0，就得到3個勝利點數。

# ours
card-energize = 充飽電力
    .effect = 得到9點能量。

# ours
card-energy_drink = 能量飲料
    .first = 心靈感應
    .effect = 在你擲骰時，可以花費1點能量多擲骰1次，次數不限。

# ours
card-energy_hoarder = 囤積能量
    .effect = 在你的回合結束時，你每擁有6點能量，就得到1個勝利點數。能量仍歸你保留。

# ours
card-evacuation_orders = 疏散命令
    .effect = 其他每隻怪獸損失5個勝利點數。

card-even_bigger = 無限變大！
    .effect = 購買這張卡牌時，得到2個生命點數。持有這張卡牌時，你的生命點數上限是12。失去這張卡牌時，超過原本上限的生命點數就消失。
    .effect-first = 購買這張卡牌時，得到2個生命點數。持有這張卡牌時，你的生命點數上限是12。失去這張卡牌時，恢復原本的上限，並損失2個生命點數，但最後1個不會因此失去。

# ours
card-extra_head = 多一顆頭
    .effect = 在你的每個回合，你多擲1顆骰子。

card-fire_breathing = 近距離開火
    .effect = 如果你有至少1個攻擊符號，你的左右玩家不論在哪裡，都各多損失1個生命點數。如果左右是同一隻怪獸，它只多損失1個。
    .effect-first = 如果你擲出至少1個攻擊符號，你的左右玩家不論在哪裡，都各多損失1個生命點數。如果左右是同一隻怪獸，它只多損失1個。

# ours
card-flame_thrower = 火焰噴射器
    .first = 烈焰衝擊
    .effect = 其他每隻怪獸損失2個生命點數。

# ours
card-freeze_time = 凍結時間
    .effect = 如果你的骰子顯示3個以上的「1」，你可以在這個回合之後再進行一個回合。在那個回合，你擲的骰子比這個回合少1顆。

# ours
card-frenzy = 狂暴
    .effect = 這個回合結束後，進行一個完整的額外回合。

# ours
card-friend_of_children = 孩童之友
    .effect = 每次得到能量時，多得到1點能量。

# ours
card-gas_refinery = 煉油廠
    .effect = 得到2個勝利點數。其他每隻怪獸損失3個生命點數。

# ours
card-giant_brain = 超級大腦
    .effect = 在你的每個回合，你可以多擲骰1次。

# ours
card-gourmet = 美食家
    .effect = 當你因3個以上的「1」得到勝利點數時，多得到2個勝利點數。

# ours
card-heal = 療傷
    .effect = 得到2個生命點數。

# ours
card-healing_ray = 治療射線
    .effect = 你可以將骰子上的治療符號分給其他怪獸，在東京也可以。怪獸每接受1個治療符號，必須付給你2點能量；不足2點時，就付出全部的能量。

card-herbivore = 草食動物
    .effect = 在你的回合結束時，如果這個回合沒有任何怪獸（包括你自己）因你而損失生命點數，就得到1個勝利點數。

# ours
card-herd_culler = 獸群獵手
    .effect = 在你的每個回合，你可以在執行骰子效果之前，將你的1顆骰子轉成「1」，每回合一次。

# ours
card-hibernation = 冬眠
    .effect = 你在東京時不能購買這張卡牌。持有這張卡牌時，你處於睡眠狀態：你不會損失生命點數，不能移動，不能購買卡牌，而且骰子只有治療符號和能量符號生效。在你自己的回合中，你可以隨時棄掉這張卡牌，從睡眠中醒來。

# ours
card-high_altitude_bombing = 高空轟炸
    .effect = 每隻怪獸（包括你自己）損失3個生命點數。

card-it_has_a_child = 返老還童
    .effect = 當你的生命點數降到0時，棄掉你所有的卡牌，失去所有的勝利點數，並離開東京；然後以10個生命點數繼續遊戲。你保留你的能量。
    .effect-dark = 當你的生命點數降到0時，棄掉你所有的卡牌和邪惡板塊，失去所有的勝利點數，邪惡值歸0，並離開東京；然後以10個生命點數繼續遊戲。你保留你的能量。

# ours
card-jet_fighters = 噴射戰機
    .effect = 得到5個勝利點數，然後損失4個生命點數。

# ours
card-jets = 噴射引擎
    .effect = 當你在東京遭到攻擊時，在損失生命點數之前就決定是否投降。如果投降，你不會因這次攻擊損失生命點數。

# ours
card-lunar_powered = 月光能
    .effect = 在你的回合結束時，如果你沒有能量，就得到1點能量。

# ours
card-made_in_a_lab = 實驗室產物
    .effect = 購買卡牌時，你可以查看抽牌堆最上面的卡牌，然後購買，或留在原處。最上面換成另一張卡牌之後，你可以再次查看。

# ours
card-media_friendly = 媒體寵兒
    .first = 專屬採訪團隊
    .effect = 每次購買卡牌時，得到1個勝利點數。購買這張卡牌本身不算。

card-metamorph = 變型怪獸
    .effect = 在你的回合結束時，你可以棄掉任意張你的保留牌。每棄掉一張，就得到等同其標示花費的能量。

card-mimic = 秘密客
    .effect = 購買這張卡牌時，從任何怪獸（包括你自己）面前選擇一張保留牌。只要那張卡牌還在場上，「秘密客」就等於另一張剛買來的同樣卡牌。在你的每個回合開始時，你可以花費1點能量，改選另一張保留牌。

# ours
card-monster_pets = 怪獸寵物
    .effect = 每隻怪獸（包括你自己）損失3個勝利點數。

# ours
card-nanobots = 奈米機器人
    .effect = 在你的回合開始時，如果你的生命點數少於3，就得到2個生命點數。

# ours
card-national_guard = 國民警衛隊
    .effect = 得到2個勝利點數，然後損失2個生命點數。

# ours
card-natural_selection = 物競天擇
    .effect = 購買這張卡牌時，得到4點能量和4個生命點數。在你的每個回合，你多擲1顆骰子。在你的回合結束時，只要你有骰子顯示「3」，你就失去所有的生命點數，任何效果都無法防止。

# ours
card-nova_breath = 新星吐息
    .effect = 你的攻擊符號打得到所有其他怪獸，不論它們在哪裡。

# ours
card-nuclear_power_plant = 核能電廠
    .effect = 得到2個勝利點數和3個生命點數。

card-opportunist = 投機怪獸
    .effect = 在其他怪獸的回合，每當市場翻開新的卡牌，你可以搶在所有怪獸之前，立刻購買其中任意張。

card-parasitic_tentacles = 寄生觸角
    .effect = 購買卡牌時，你也可以購買其他怪獸的保留牌。你將花費付給持有者，持有者不能拒絕。

# ours
card-plot_twist = 劇情大逆轉
    .effect = 在執行骰子效果之前，你可以棄掉這張卡牌，將你的1顆骰子轉成任意一面。

# ours
card-poison_quills = 毒刺
    .effect = 如果你的骰子顯示3個以上的「2」，你的攻擊符號多2個，即使骰子上一個也沒有。
    .effect-first = 如果你的骰子顯示3個以上的「2」，凡是你的攻擊符號打得到的怪獸都多損失2個生命點數，即使你沒有擲出攻擊符號。沒有擲出攻擊符號時，這不算攻擊：沒有怪獸可以投降，你也不會進入東京。

card-poison_spit = 噴射毒液
    .effect = 每隻因你的攻擊符號損失生命點數的怪獸，得到1個毒藥代表物。怪獸在自己的回合結束時，每有1個毒藥代表物，就損失1個生命點數。不在東京的怪獸可以用骰子上的1個治療符號移除1個代表物，代替治療。

# ours
card-psychic_probe = 心靈探測
    .effect = 在其他每隻怪獸的回合，等它最後一次擲骰之後，你可以重擲它的1顆骰子，每回合一次。以新的結果為準。如果新的結果是治療符號，就棄掉這張卡牌。

# ours
card-rapid_healing = 快速癒合
    .effect = 在你自己的回合中，你隨時可以花費2點能量得到1個生命點數，次數不限；在任何回合，當你即將失去最後1個生命點數時也可以。

# ours
card-reflective_hide = 反彈硬皮
    .effect = 每當其他怪獸使你損失生命點數，而你的生命點數還沒有歸0，那隻怪獸就損失1個生命點數。

# ours
card-regeneration = 再生
    .effect = 每次得到或恢復生命點數時，多得到1個生命點數。

# ours
card-rooting_for_the_underdog = 為弱者加油
    .effect = 在你的回合結束時，如果你的勝利點數比其他每隻怪獸都少，就得到1個勝利點數。

card-shrink_ray = 縮小射線
    .effect = 每隻因你的攻擊符號損失生命點數的怪獸，得到1個縮小代表物。怪獸每有1個縮小代表物，就少擲1顆骰子。不在東京的怪獸可以用骰子上的1個治療符號移除1個代表物，代替治療。

card-skyscraper = 摩天大廈
    .effect = 得到4個勝利點數。

# ours
card-smoke_cloud = 煙幕彈
    .effect = 這張卡牌附有3個煙幕彈代表物。在你擲骰時，可以移除1個代表物，多擲骰1次，次數不限。最後1個用掉之後，棄掉這張卡牌。

card-solar_powered = 太陽能
    .effect = 在你的回合結束時，如果你沒有能量，就得到1點能量。

# ours
card-spiked_tail = 尖刺尾巴
    .effect = 如果你有至少1個攻擊符號，你的攻擊符號多1個。
    .effect-first = 如果你擲出至少1個攻擊符號，每隻被你攻擊的怪獸都多損失1個生命點數。

# ours
card-stretchy = 伸縮自如
    .effect = 在執行骰子效果之前，你可以花費2點能量，將你的1顆骰子轉成任意一面，次數不限。

# ours
card-super_jump = 超級跳躍
    .effect = 不論是誰的回合，當你要損失生命點數時，可以花費1點能量，少損失1個生命點數，每回合一次。

# ours
card-tank = 戰車
    .first = 戰車部隊
    .effect = 得到4個勝利點數，然後損失3個生命點數。

# ours
card-unstable_dna = 不穩定基因
    .effect = 當你投降時，可以用這張卡牌交換攻擊你的怪獸的一張保留牌。

# ours
card-urbavore = 吞城怪獸
    .effect = 當你在東京開始你的回合時，多得到1個勝利點數。你在東京而且有至少1個攻擊符號時，攻擊符號多1個。
    .effect-first = 當你在東京開始你的回合時，多得到1個勝利點數。你在東京時，凡是因你的攻擊符號，或因加強攻擊的卡牌而損失生命點數的怪獸，都多損失1個生命點數。

# ours
card-vast_storm = 超大風暴
    .effect = 得到2個勝利點數。其他每隻怪獸損失一半的能量，損失的數量無條件捨去。

# ours
card-were_only_making_it_stronger = 越打越強！
    .effect = 每次一口氣損失2個以上的生命點數時，得到1點能量。

# ours
card-wings = 翅膀
    .effect = 每當你要損失生命點數時，可以花費2點能量：這些生命點數不會損失，而且直到這個回合結束，你都不會再損失任何生命點數。

# ours
card-zombify = 殭屍化
    .effect = 整場遊戲一次：當你的生命點數降到0時，棄掉你所有的卡牌和邪惡板塊，失去所有的勝利點數，邪惡值歸0，並離開東京；然後以12個生命點數繼續遊戲。你保留你的能量。從此你的生命點數上限是12，但骰子上的治療符號對你無效。


## Wickedness tiles of level 3 (Dark Edition)

# ours
card-barbs = 倒鉤
    .effect = 如果你有至少2個攻擊符號，你的攻擊符號多1個。

# ours
card-devious = 詭計多端
    .effect = 在你的每個回合，你可以多擲骰1次。

# ours
card-eternal = 永生不滅
    .effect = 在你的回合開始時，得到1個生命點數。

# ours
card-final_roar = 最後的咆哮
    .effect = 當你的生命點數降到0時，如果你擁有16個以上的勝利點數，你立刻贏得比賽。

# ours
card-poison_spit_tile = 噴射毒液
    .effect = 每隻因你的攻擊符號損失生命點數的怪獸，得到1個毒藥代表物。怪獸在自己的回合結束時，每有1個毒藥代表物，就損失1個生命點數。不在東京的怪獸可以用骰子上的1個治療符號移除1個代表物，代替治療。

# ours
card-skulking = 鬼鬼祟祟
    .effect = 當你因3個以上的「1」得到勝利點數時，多得到1個勝利點數。

# ours
card-tireless = 不知疲倦
    .effect = 在你的回合開始時，得到1點能量。

# ours
card-underdog = 弱者反撲
    .effect = 每隻因你的攻擊符號損失生命點數的怪獸，如果勝利點數比你多，你就從它那裡拿走1個勝利點數。


## Wickedness tiles of level 6 (Dark Edition)

# ours
card-cyberbrain = 電子腦
    .effect = 在你的每個回合，你多擲1顆骰子。

# ours
card-defender_of_tokyo = 東京守護者
    .effect = 每當你進入東京，或在東京開始你的回合時，其他每隻怪獸損失1個勝利點數。

# ours
card-evil_lair = 邪惡巢穴
    .effect = 你購買每張卡牌都少花費1點能量。

# ours
card-fluxling = 千變怪獸
    .effect = 拿取這塊板塊時，從任何怪獸（包括你自己）面前選擇一張保留牌。只要那張卡牌還在場上，「千變怪獸」就等於另一張剛買來的同樣卡牌。在你的每個回合開始時，你可以改選另一張保留牌，不需花費。

# ours
card-full_regeneration = 完全再生
    .effect = 拿取這塊板塊時，你的生命點數補到12。從此你的生命點數上限是12。

# ours
card-have_it_all = 全都是我的！
    .effect = 拿取這塊板塊時，你每持有一張保留牌，就得到1個勝利點數。從此每次購買卡牌時，得到1個勝利點數。

# ours
card-sonic_boomer = 音爆怪獸
    .effect = 在你的回合開始時，得到1個勝利點數。

# ours
card-widespread_panic = 全面恐慌
    .effect = 其他每隻怪獸損失4個勝利點數。然後將這塊板塊移出遊戲。


## Wickedness tiles of level 10 (Dark Edition)

# ours
card-antimatter_beam = 反物質光束
    .effect = 你所有的攻擊符號都加倍計算。

# ours
card-final_push = 最後衝刺
    .effect = 得到2個生命點數和2點能量。這個回合結束後，進行一個完整的額外回合；那個回合開始時，將這塊板塊移出遊戲。

# ours
card-skybeam = 天際光束
    .effect = 你骰子上的每個能量符號讓你多得到1點能量；你骰子上每個用來治療自己的治療符號，讓你多得到1個生命點數。

# ours
card-starburst = 星光爆發
    .effect = 得到12點能量。然後將這塊板塊移出遊戲。
