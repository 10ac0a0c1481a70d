# lesson-: the interactive lessons
# What the coach says: lesson-LESSON-WORD; with -else: when something other than the coach asked for was chosen.
# $card: the card or tile that is spoken of

lesson-coach = 你的教練
lesson-step = 第{ $n }步，共{ $of }步
lesson-next = 下一步
lesson-yours = 輪到你了
lesson-watch = 看看會發生什麼……
lesson-why = 為什麼？
lesson-restart = 重新開始這一課
lesson-leave = 離開教學
lesson-play = 馬上和電腦玩家對戰
lesson-to-wickedness = 第二課：邪惡值
lesson-to-first-game = 回到第一課
lesson-cards = 查看所有卡牌
lesson-missing = 沒有這一課
lesson-missing-lead = 這裡有兩課：第一場遊戲，以及邪惡值。

# --- lesson one ---

lesson-first-game-welcome = 歡迎來到東京！你是{ monster-gigazaur }。{ monster-kraken }和{ monster-cyber_bunny }也想要這座城市，大家已經打了好一陣子。
lesson-first-game-goal = 獲勝的方法有兩種：在回合結束時有20個勝利點數，或成為唯一的幸存者。你有9個勝利點數，再多拿一些吧！
lesson-first-game-throw = 輪到你了，六顆骰子已經擲出。你最多可以擲三次，每次都保留喜歡的骰子，再重擲其餘的。
lesson-first-game-pair = 2個「3」，好的開始。點選2個「3」來保留，然後重擲另外四顆。
lesson-first-game-pair-else = 下次再隨你高興！現在先點選2個「3」，讓它們移到上排，然後重擲另外四顆。
lesson-first-game-triple = 3個「3」！三顆全都保留，其餘的最後再擲一次。
lesson-first-game-triple-else = 別放它們走！保留3個「3」，重擲另外三顆。
lesson-first-game-scored = 3個「3」讓你得到3個勝利點數。3個相同的數字，得到和數字一樣多的勝利點數；每多一個，再加1個。不到3個就什麼也得不到。
lesson-first-game-gathered = 能量和治療符號是一個一個算的：2個能量符號讓你得到2點能量，1個治療符號讓你恢復1個生命點數。
lesson-first-game-entered = 東京沒有怪獸，所以不論骰子顯示什麼，你都必須進入。進入東京得到1個勝利點數。
lesson-first-game-buy = 能量可以購買卡牌。「{ $card }」要花費4點，你剛好夠。它讓你在東京更強大，而且歸你保留。買下來吧！
lesson-first-game-buy-else = 能量下次再存吧。「{ $card }」馬上就會派上用場：買下來。
lesson-first-game-target = 現在輪到{ monster-kraken }。東京的日子很危險：東京之外所有怪獸的攻擊符號都打向你，而且只打你。
lesson-first-game-stay = 2個攻擊符號，損失2個生命點數。在東京因攻擊符號受傷的怪獸可以離開。不過在這裡開始回合能得到2個勝利點數，而且6個生命點數還很夠：留下來！
lesson-first-game-stay-else = 小心是好事，但還早了點：你有6個生命點數，等得到那2個勝利點數。留在東京吧。
lesson-first-game-started = 你守住了東京！在東京開始回合得到2個勝利點數，「{ $card }」再加1個。現在你有16個。
lesson-first-game-hearts = 2個治療符號？在東京，骰子上的治療符號沒有效果。改成保留2個攻擊符號，重擲其餘的。
lesson-first-game-hearts-else = 治療符號在東京幫不了你。保留2個攻擊符號，其他骰子連同治療符號一起重擲。
lesson-first-game-claws = 3個攻擊符號！從東京打向外面的所有怪獸，「{ $card }」還再加1個。你可以再擲一次，但沒有必要：請按「{ table-stop }」。
lesson-first-game-claws-else = 何必賭運氣？3個攻擊符號已經很棒了：按「{ table-stop }」，出手吧。
lesson-first-game-struck = 好重的一擊：{ monster-kraken }和{ monster-cyber_bunny }各損失4個生命點數。不過它們要反擊了……
lesson-first-game-yield = 4個攻擊符號！你只剩2個生命點數，而在東京，骰子不能治療你。離開東京吧：損失的生命點數回不來，但{ monster-kraken }必須進入東京。
lesson-first-game-yield-else = 很勇敢，但下一次攻擊可能就要你的命。離開東京，活下去。
lesson-first-game-chance = 機會來了：{ monster-kraken }留在東京，只剩1個生命點數！你只要1個攻擊符號就能讓它出局；東京空了，就由你進入。
lesson-first-game-twos = 你有16個勝利點數，還差4個。保留2個「2」，重擲其餘的。
lesson-first-game-twos-else = 2個「2」是個開始：兩個都保留，重擲其餘的。
lesson-first-game-finish = 3個「2」、1個攻擊符號和1個治療符號：保留這五顆。如果最後一顆也是「2」，東京就是你的了！
lesson-first-game-finish-else = 這些你全都需要：保留3個「2」、攻擊符號和治療符號，只把「1」再擲一次。
lesson-first-game-end = 4個「2」得到3個勝利點數，你的攻擊符號讓{ monster-kraken }出局，進入東京再得到1個：總共20個，而且你的回合結束了。你贏得比賽，也學會了這個遊戲！

# --- lesson two ---

lesson-wickedness-welcome = 黑暗版多了一樣東西：邪惡值。你是{ monster-cyber_kitty }。{ monster-alienoid }佔領東京，遙遙領先。該使壞了！
lesson-wickedness-track = 這是邪惡量表。到達或越過3、6或10的怪獸，可以從放在那裡的邪惡板塊中拿一塊。你從1開始。
lesson-wickedness-ones = 3個「1」除了勝利點數，還得到2點邪惡值，3個「2」則得到1點。「3」沒有邪惡值。保留2個「1」，重擲其餘的。
lesson-wickedness-ones-else = 小數字才邪惡：保留2個「1」，重擲其餘的。
lesson-wickedness-more = 3個「1」：夠拿一塊邪惡板塊了。保留它們，重擲其餘的。第四個「1」會再得到1個勝利點數，但邪惡值不會更多。
lesson-wickedness-more-else = 保留3個「1」，其他骰子再擲一次。
lesson-wickedness-take = 4個「1」：2個勝利點數和2點邪惡值，你到了3。選一塊邪惡板塊吧！拿「{ $card }」：從現在起，你每個回合可以多擲骰1次。
lesson-wickedness-take-else = 每塊板塊都有用處，下次隨你選。為了接下來的情況，請拿「{ $card }」。
lesson-wickedness-others = 這塊邪惡板塊歸你保留。拿板塊不會減少邪惡值，每個等級最多給你一塊板塊。現在輪到其他怪獸。
lesson-wickedness-danger = { monster-alienoid }有18個勝利點數。如果它的下一個回合在東京開始，就會再得到2個：那就是20個了！你只有這個回合可以阻止它。
lesson-wickedness-pairs = 2個「1」和2個「2」：各湊到3個，就有3點邪惡值。四顆全都保留。
lesson-wickedness-pairs-else = 保留2個「1」和2個「2」：你要各湊到3個。
lesson-wickedness-near = 3個「1」！只差1個「2」。保留五顆骰子，重擲最後一顆。
lesson-wickedness-near-else = 保留3個「1」和2個「2」，重擲最後一顆骰子。
lesson-wickedness-again = 是「3」，而你的第三次擲骰已經用完。不過你有「{ $card }」：最後一顆骰子再擲一次！
lesson-wickedness-again-else = 你還可以再擲一次：保留3個「1」和2個「2」，重擲最後一顆骰子。
lesson-wickedness-order = 各3個！順序可能有影響時，由你選擇先執行什麼。這次兩種都一樣好：隨便選一種。
lesson-wickedness-order-else = 選擇要先執行哪一組。
lesson-wickedness-panic = 2點邪惡值，再加1點：你到了6，這裡放的是更強的邪惡板塊。一定要阻止{ monster-alienoid }：拿「{ $card }」！
lesson-wickedness-panic-else = 很誘人，但那阻止不了{ monster-alienoid }。拿「{ $card }」。
lesson-wickedness-robbed = 其他怪獸都損失了4個勝利點數！「{ $card }」只生效一次，然後就移出遊戲；像你的第一塊那樣的板塊，則一直留在你面前。
lesson-wickedness-threes = 第一次就擲出3個「3」！它們沒有邪惡值，但有3個勝利點數，17加3就是20。請按「{ table-stop }」。
lesson-wickedness-threes-else = 你要的都有了。按「{ table-stop }」，這場就是你的了。
lesson-wickedness-end = 20個勝利點數，東京為之顫抖。記住：「1」和「2」讓你變邪惡，邪惡板塊在3、6和10等著你。除非另有說明，只要你還在遊戲中，板塊就一直歸你保留。
