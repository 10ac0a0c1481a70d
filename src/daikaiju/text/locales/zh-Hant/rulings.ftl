# How we rule cards and tiles, one ruling a message; scenarios cite them by card and number.
# `-dark-` are those of the Dark Edition alone.
#
# 「複製」：「秘密客」或「千變怪獸」當作該卡牌使用。「擲出的攻擊符號」：骰子顯示的；「增加的攻擊符號」：卡牌增加的。

ruling-acid_attack-1 = 在第二版和黑暗版，增加的攻擊符號和擲出的完全一樣：就算只有這一個，也算攻擊，也讓在東京的怪獸可以投降，並適用於所有需要攻擊符號的卡牌。
ruling-acid_attack-2 = 在第二版和黑暗版，「酸液攻擊」的攻擊符號先於那些在已有攻擊符號時再增加的卡牌，所以足以讓「尖刺尾巴」和「吞城怪獸」生效。
ruling-acid_attack-3 = 在第一版，多損失生命點數的，正是持有者的攻擊符號從所在位置打得到的那些怪獸。
ruling-acid_attack-4 = 在第一版，從購買之後的第一次擲骰起，每次執行持有者自己的骰子效果時，都會造成這個額外損失。單靠它，沒有怪獸可以離開東京，也沒有怪獸會進入東京。
ruling-acid_attack-5 = 擲出的攻擊符號和「酸液攻擊」額外的1個算是同一次損失，所以只有在它單獨出現時，「裝甲外殼」才擋得住。
ruling-acid_attack-6 = 在「購買卡牌」步驟買到這張卡牌時，對這個回合的骰子已經來不及；從持有者的下一個回合起才算。

ruling-alien_origin-1 = 折扣適用於市場的每張卡牌，也適用於向其他怪獸購買的卡牌。
ruling-alien_origin-2 = 折扣也適用於抽牌堆最上面的卡牌，以及在其他怪獸的回合購買的卡牌。折扣和複製可以累加，但花費不會低於0。換牌的花費不變。
ruling-alien_origin-3 = 把卡牌賣給持有者的怪獸，得到的是持有者實際付出的能量。
ruling-alien_origin-4 = 在第二版和黑暗版，不論當初付了多少，「變型怪獸」都給卡牌上標示的花費。
ruling-alien_origin-dark-1 = 「外星血統」和邪惡板塊「邪惡巢穴」一起可以減少2點能量，但花費不會低於0。

ruling-alpha_monster-1 = 不論有幾個攻擊符號，包括增加的在內，每回合得到1個勝利點數，就算沒有打到任何怪獸；每個複製也各得到1個。
ruling-alpha_monster-2 = 在第一版，擲出1個攻擊符號就足以得到勝利點數，就算沒有傷害任何怪獸；卡牌增加的則不算。

ruling-armor_plating-1 = 每次損失分別判斷；所有的毒藥代表物合起來算一次損失。
ruling-armor_plating-2 = 看的是經過「偽裝」和「超級跳躍」之後剩下的損失。
ruling-armor_plating-3 = 這樣擋掉攻擊符號的怪獸沒有因此受傷：不能投降，也不會得到代表物。
ruling-armor_plating-4 = 對攻擊符號打到的左右玩家來說，「近距離開火」的1個生命點數是那次損失的一部分；對沒有打到的左右玩家來說，則是另一次損失。
ruling-armor_plating-5 = 它會自動生效，對持有者自己的卡牌也一樣。

ruling-background_dweller-1 = 一顆骰子只要再顯示「3」，就可以一再重擲。
ruling-background_dweller-2 = 每次使用只重擲一顆骰子。
ruling-background_dweller-3 = 持有者為「偽裝」擲的骰子、自己的「心靈探測」擲出的骰子，以及被其他怪獸的「心靈探測」重擲的骰子，如果顯示「3」，也都可以重擲；最後這種情況要在轉任何骰子之前。

ruling-battery_monster-1 = 拿回存放的能量，不算得到能量。
ruling-battery_monster-2 = 在回合開始時，「電池怪獸」在東京給的勝利點數之後、其他一切之前。
ruling-battery_monster-3 = 卡牌上的能量跟著卡牌轉給新的持有者，不多也不少。
ruling-battery_monster-4 = 在第一版，它同樣只在持有者的回合給能量。

ruling-burrowing-1 = 在第二版和黑暗版，持有者在東京時就有這個攻擊符號，即使骰子上一個也沒有。
ruling-burrowing-2 = 等在東京的怪獸都決定之後，投降的怪獸使目前回合的怪獸損失1個生命點數，這發生在它進入之前。這不是攻擊；如果它因此被消滅，東京就空著。
ruling-burrowing-3 = 以投降之外的方式離開東京，不會傷害任何怪獸。
ruling-burrowing-4 = 每個投降的持有者，各自造成一次1個生命點數的損失。

ruling-camouflage-1 = 它可以用來對付任何生命點數的損失：來自攻擊符號、任何怪獸的卡牌（包括持有者自己的），以及毒藥。
ruling-camouflage-2 = 生命點數全都保住的怪獸沒有受傷：不能投降，不會得到代表物，也不會破壞攻擊的怪獸的「草食動物」。
ruling-camouflage-3 = 複製的卡牌可以為剩下的損失再擲一次，擲骰之後也仍可使用其他保護效果。
ruling-camouflage-4 = 對「裝甲外殼」本來就會擋掉的損失，不會再問是否擲骰。

ruling-complete_destruction-1 = 在第二版和黑暗版，攻擊符號可以由卡牌增加；數字、治療和能量則必須在骰子上。
ruling-complete_destruction-2 = 勝利點數會自動得到：卡牌給9個，每個複製再給9個。
ruling-complete_destruction-3 = 六種不同骰面之外的骰子，沒有幫助，也沒有壞處。

ruling-death_from_above-1 = 從東京之外購買的怪獸進入東京市，並照常得到進入的獎勵；原本在東京市或東京灣的怪獸都要離開。
ruling-death_from_above-2 = 被趕走不是投降：不會傷害任何怪獸，等待投降的卡牌也不會生效。
ruling-death_from_above-3 = 在東京灣購買的怪獸已經在東京：它得到2個勝利點數，沒有怪獸移動。
ruling-death_from_above-4 = 在每個版本中，在東京的怪獸都要離開，不論印出來的卡牌有沒有寫。
ruling-death_from_above-dark-1 = 降落到東京就是進入東京，對「東京守護者」也算。睡眠中的怪獸做不到：醒來之前，它既不能購買也不能移動。

ruling-detritivore-1 = 不論有幾組，每回合只給一次；複製再給一次。

ruling-eater_of_the_dead-1 = 因「返老還童」回來的怪獸，生命點數曾經降到0，所以會得到勝利點數。
ruling-eater_of_the_dead-2 = 每有一隻怪獸的生命點數降到0，每位持有者都得到3個勝利點數，不論原因，也不論是誰的回合。
ruling-eater_of_the_dead-3 = 持有者自己的生命點數降到0時，什麼也得不到，就算它又回來。
ruling-eater_of_the_dead-dark-1 = 因「殭屍化」回來的怪獸，生命點數曾經降到0，所以會得到勝利點數。

ruling-energize-1 = 這9點能量算是一次得到的，所以「孩童之友」只加1點。

ruling-energy_drink-1 = 只要付得起，持有者想多擲骰幾次都可以。

ruling-energy_hoarder-1 = 能量在購買卡牌和用「變型怪獸」賣掉卡牌之後計算，但在「太陽能」或「月光能」之前。

ruling-evacuation_orders-1 = 勝利點數不到5個的怪獸全部失去，剩下0。
ruling-evacuation_orders-2 = 抽牌堆裡有兩張這種卡牌，可以在同一個回合都生效。

ruling-even_bigger-1 = 沒有怪獸的生命點數能超過12，就算同時有這張卡牌和它的複製也一樣。
ruling-even_bigger-2 = 失去這張卡牌的怪獸，上限回到10。在第一版，它還要損失2個生命點數，但至少保留1個；在之後的版本，只損失超過10的生命點數。
ruling-even_bigger-3 = 從其他怪獸那裡接收這張卡牌，或開始複製它的怪獸，和購買者一樣得到2個生命點數。
ruling-even_bigger-4 = 這2個生命點數來自卡牌，所以在東京也能得到，「再生」則讓它變成3個。
ruling-even_bigger-dark-1 = 就算有「完全再生」，或已經是殭屍，持有者的生命點數上限仍是12，不會更多。

ruling-extra_head-1 = 基本抽牌堆裡有兩張這種卡牌；兩張都有的怪獸擲八顆骰子。
ruling-extra_head-2 = 一個回合的骰子數量在第一次擲骰時決定，所以新的頭從持有者的下一個回合起才有幫助。
ruling-extra_head-3 = 所有改變骰子數量的效果都加總計算；總數最少是0顆。

ruling-fire_breathing-1 = 它也打得到和持有者在同一邊的左右玩家。如果左右是同一個對手，它因此損失1個生命點數，而不是2個。
ruling-fire_breathing-2 = 左右玩家是每一邊最近的、還活著的怪獸。
ruling-fire_breathing-3 = 攻擊符號打不到的左右玩家，是因卡牌而損失生命點數，所以不能投降，也不會得到代表物。
ruling-fire_breathing-4 = 在第二版和黑暗版，卡牌增加的攻擊符號就夠了；在第一版，必須擲出攻擊符號。
ruling-fire_breathing-5 = 在第一版，同樣需要至少1個攻擊符號，其他卡牌的效果不會觸發它。觸發後，左右玩家都損失生命點數，不論有沒有被攻擊。

ruling-flame_thrower-1 = 生命點數是因卡牌而損失，不是因攻擊符號，所以沒有怪獸可以因此投降：東京的怪獸留在原處；如果它被消滅，東京就空著。
ruling-flame_thrower-2 = 每隻被打到的怪獸，都可以先使用自己擁有的保護效果。

ruling-freeze_time-1 = 額外回合的骰子比贏得它的那個回合少1顆，所以接連的額外回合骰子會越來越少。
ruling-freeze_time-2 = 額外回合是完整的回合；在東京開始這個回合的怪獸，會再得到一次獎勵。
ruling-freeze_time-3 = 購買這張卡牌的怪獸，可以使用同一回合稍早擲出的3個「1」。
ruling-freeze_time-4 = 額外回合可以不要。卡牌加上複製，也不會得到第二個額外回合。
ruling-freeze_time-5 = 同時得到的額外回合依這個順序進行：「凍結時間」、「最後衝刺」、「狂暴」。

ruling-frenzy-1 = 購買的那個回合會正常進行到結束，包括之後的購買和回合結束時發生的一切；然後才是額外回合。
ruling-frenzy-2 = 購買它不會縮短目前的回合。
ruling-frenzy-3 = 用「投機怪獸」買下它的怪獸，在目前的回合之後馬上進行額外回合；然後才照常輪到原本的下一隻怪獸。
ruling-frenzy-4 = 在東京開始額外回合的怪獸，會再得到一次獎勵。

ruling-friend_of_children-1 = 每次得到能量都多1點，不論那一次得到多少；一個回合中所有的能量骰子算一次。
ruling-friend_of_children-2 = 「太陽能」給的能量算是得到；「變型怪獸」或「電池怪獸」還回來的能量不算。
ruling-friend_of_children-3 = 用「變型怪獸」賣掉卡牌，不會多得能量。其他怪獸付給持有者的能量算是得到，會多1點；雙人規則中東京給的能量也一樣。

ruling-gas_refinery-1 = 生命點數是因卡牌而損失，不是因攻擊符號，所以沒有怪獸可以因此投降：東京的怪獸留在原處；如果它被消滅，東京就空著。

ruling-giant_brain-1 = 卡牌加上複製，又可以再多擲骰1次。
ruling-giant_brain-dark-1 = 這張卡牌和邪惡板塊「詭計多端」各給1次額外的擲骰。

ruling-gourmet-1 = 不論有幾個「1」，這2個勝利點數只給一次；卡牌的每個複製再給一次。

ruling-heal-1 = 生命點數來自卡牌，所以在東京也能得到。

ruling-healing_ray-1 = 完全由持有者決定：被治療的怪獸不能拒絕治療，也不能拒絕付能量。
ruling-healing_ray-2 = 持有者在東京時，雖然不能用治療符號治療自己或移除代表物，仍可以分給其他怪獸。
ruling-healing_ray-3 = 每分出一顆骰子，被治療的怪獸要付2點能量；不足時，有多少付多少。
ruling-healing_ray-4 = 被治療的怪獸有「再生」時，免費多得1個生命點數；射線持有者的「再生」則不會增加。

ruling-herbivore-1 = 只有真正損失的生命點數才算，所以完全被防止的攻擊不會讓你失去這個勝利點數。
ruling-herbivore-2 = 持有者使自己損失生命點數，和使其他怪獸損失一樣，都得不到勝利點數。
ruling-herbivore-3 = 只看持有者自己回合中的損失。其他怪獸回合中的毒藥，以及攻擊的怪獸回合中的「鑽地」，都不影響這個勝利點數。

ruling-herd_culler-1 = 這張卡牌和它的每個複製，每回合各可以轉一顆骰子，在所有「心靈探測」都使用完之後。
ruling-herd_culler-2 = 對所有計算「1」的效果來說，轉過的骰子就是「1」。

ruling-hibernation-1 = 持有者可以在自己回合中的任何決定時醒來。如果在執行骰子效果之前醒來，所有的骰子都生效。
ruling-hibernation-2 = 睡眠期間，其他卡牌在回合開始和結束時的效果照常進行，「變型怪獸」也可以賣掉這張卡牌。
ruling-hibernation-3 = 睡眠中的怪獸不購買任何東西，所以不會詢問它的「投機怪獸」。
ruling-hibernation-4 = 在東京的怪獸不能用「千變怪獸」複製這張卡牌。在東京之外可以，之後就一直睡眠，直到它改為複製別的卡牌。
ruling-hibernation-5 = 毒藥也是一種生命點數的損失，所以睡眠中的怪獸不受影響。

ruling-high_altitude_bombing-1 = 生命點數是因卡牌而損失，不是因攻擊符號，所以沒有怪獸可以因此投降：東京的怪獸留在原處；如果它被消滅，東京就空著。
ruling-high_altitude_bombing-2 = 所有的生命點數同時損失；如果沒有怪獸活下來，就沒有贏家。

ruling-it_has_a_child-1 = 怪獸保留它的能量。
ruling-it_has_a_child-2 = 怪獸會直接離開東京，不經詢問。如果是攻擊符號使它的生命點數降到0，由攻擊的怪獸進入；如果是卡牌，那個位置就空著。
ruling-it_has_a_child-3 = 怪獸的生命點數確實降到了0，所以「食屍老饕」會得到勝利點數。
ruling-it_has_a_child-4 = 不能拒絕。這張卡牌和其他卡牌一起棄掉；不論原本上限是多少，都正好以10個生命點數回來。
ruling-it_has_a_child-5 = 毒藥和縮小代表物留在怪獸身上。
ruling-it_has_a_child-6 = 在每個版本、每次印刷中，怪獸都是回到東京之外。
ruling-it_has_a_child-dark-1 = 邪惡標記回到0，之後可以重新到達每個等級，再次拿取邪惡板塊。
ruling-it_has_a_child-dark-2 = 先看「最後的咆哮」；如果條件符合，它的持有者立刻贏得比賽。
ruling-it_has_a_child-dark-3 = 還沒用過的「殭屍化」先生效，這張卡牌則和其他卡牌一起棄掉。

ruling-jet_fighters-1 = 勝利點數在損失生命點數之前得到，但因這個損失而被消滅的怪獸，不能憑它們獲勝。
ruling-jet_fighters-2 = 購買者可以用自己的保護效果對付這個損失。

ruling-jets-1 = 在東京時，持有者的損失要等它的決定。投降就取消損失，就算是致命的也一樣；留下就承受損失，這時可以再使用其他保護效果。
ruling-jets-2 = 持有者投降時，雖然沒有損失生命點數，攻擊的怪獸仍然進入它的位置。
ruling-jets-3 = 投降的持有者不會因那次攻擊得到毒藥或縮小代表物。
ruling-jets-4 = 它對因卡牌損失的生命點數不起作用。

ruling-made_in_a_lab-1 = 只有持有者看得到那張卡牌，並付它自己的花費，包括折扣。從抽牌堆購買不會翻開任何卡牌，所以不會詢問「投機怪獸」。
ruling-made_in_a_lab-2 = 第二張「實驗室產物」看的是同一張最上面的卡牌，所以不會多看到一張。
ruling-made_in_a_lab-3 = 在「購買卡牌」步驟，查看的次數沒有限制，但每次都必須是上次查看之後，最上面的卡牌已經換過。

ruling-media_friendly-1 = 這張卡牌從下一次購買起給勝利點數，購買它自己的那次不算。
ruling-media_friendly-2 = 每次購買都給，不論卡牌的種類、來源，也不論是誰的回合。

ruling-metamorph-1 = 購買全部完成後才賣掉卡牌，得到標示的全額花費：不論當初付了多少，就算是這個回合才買的也一樣。
ruling-metamorph-2 = 用掉的代表物不會降低花費；賣掉的卡牌上剩下的能量就失去了。
ruling-metamorph-3 = 賣掉卡牌是回合結束時的第一件事。「變型怪獸」本身也可以賣掉，賣掉之後就不能再賣。
ruling-metamorph-4 = 賣掉卡牌的能量是還回來的，不是得到的，所以「孩童之友」不會增加。
ruling-metamorph-dark-1 = 在黑暗版，賣掉卡牌得到的是黑暗版卡牌上標示的花費。

ruling-mimic-1 = 複製從自己的一整份代表物開始。
ruling-mimic-2 = 被複製的卡牌離場時，「秘密客」立刻變成空白。只有在持有者的回合開始時，才能花費1點能量改放到另一張卡牌上。
ruling-mimic-3 = 「秘密客」可以複製場上任何保留牌，包括持有者自己的，但不能複製「秘密客」。如果一張也沒有，它就保持空白。
ruling-mimic-4 = 卡牌在購買時給的東西，每次「秘密客」放到它上面時都會再給。
ruling-mimic-5 = 被複製的卡牌換了持有者，仍然繼續被複製。
ruling-mimic-6 = 如果使用效果本來會棄掉被複製的卡牌，就改為棄掉「秘密客」；用掉「煙幕彈」的最後1個代表物時也一樣。

ruling-monster_pets-1 = 它的花費是0點能量，但和其他購買沒有兩樣。沒有怪獸的勝利點數會低於0。

ruling-nanobots-1 = 生命點數在回合開始時任何邪惡板塊生效之前計算。在東京也能得到，「再生」會再加1個。

ruling-national_guard-1 = 勝利點數在損失生命點數之前得到，但因這個損失而被消滅的怪獸，不能憑它們獲勝。

ruling-natural_selection-1 = 看的是經過所有改變之後骰子的樣子。在持有者的每個回合接近結束、毒藥之前檢查，購買的那個回合也一樣。
ruling-natural_selection-2 = 在回合結束時用「變型怪獸」賣掉這張卡牌的怪獸，可以逃過一劫。
ruling-natural_selection-3 = 這算是持有者自己使生命點數降到0，凡是對此有反應的效果都會生效。
ruling-natural_selection-4 = 沒有卡牌能防止或減少這個損失。

ruling-nova_breath-1 = 被打到的怪獸都是因攻擊符號受傷。所以在東京的怪獸可以投降，就算攻擊的怪獸也在東京；它的位置之後就空著。
ruling-nova_breath-2 = 持有者自己永遠不會被打到。

ruling-nuclear_power_plant-1 = 生命點數來自卡牌，所以在東京也能得到。

ruling-opportunist-1 = 有幾隻「投機怪獸」時，從目前回合的怪獸起，以順時針方向依序詢問。
ruling-opportunist-2 = 「投機怪獸」付它自己的花費，可以從剛翻開的所有卡牌中選擇，每次補上卡牌時都會再詢問它。
ruling-opportunist-3 = 「投機怪獸」買了幾張新卡牌中的一張之後，可以繼續買其他的，也可以買補上的那張。
ruling-opportunist-4 = 在其他怪獸的回合購買的棄牌立刻生效，然後目前回合的怪獸才繼續。
ruling-opportunist-5 = 在持有者自己的回合，這張卡牌不起作用。
ruling-opportunist-dark-1 = 在黑暗版，只有用「千變怪獸」複製這張卡牌的怪獸，才會是第二隻「投機怪獸」；詢問的順序相同。

ruling-parasitic_tentacles-1 = 只能在自己的「購買卡牌」步驟購買其他怪獸的保留牌；卡牌上的代表物一起轉移。
ruling-parasitic_tentacles-2 = 卡牌不會補滿新的代表物。
ruling-parasitic_tentacles-3 = 折扣在這裡也適用，賣方得到的是實際付出的能量。
ruling-parasitic_tentacles-4 = 接收卡牌就是購買：買方得到購買的一切效果，賣方失去卡牌，並承擔失去的一切後果。

ruling-plot_twist-1 = 在所有「心靈探測」之後使用。
ruling-plot_twist-2 = 不一定要用，可以留到以後任何一個回合。
ruling-plot_twist-dark-1 = 當作「劇情大逆轉」使用過的「千變怪獸」變成空白，直到持有者的下一個回合開始。

ruling-poison_quills-1 = 在第二版和黑暗版，這2個攻擊符號和其他的完全一樣，對「尖刺尾巴」和「吞城怪獸」也算。在第一版，只是多損失2個生命點數，本身不算攻擊。
ruling-poison_quills-2 = 複製會再增加2個。

ruling-poison_spit-1 = 給出代表物的卡牌不在之後，代表物仍然有效。
ruling-poison_spit-2 = 在東京不能移除代表物。
ruling-poison_spit-3 = 沒有因攻擊符號損失生命點數的怪獸，不會得到代表物。
ruling-poison_spit-4 = 一隻怪獸所有的毒藥代表物，在它的回合最後合起來算一次損失，而且不算是任何怪獸造成的。
ruling-poison_spit-5 = 能防止損失的效果，也能防止這個損失。
ruling-poison_spit-6 = 只因「近距離開火」損失生命點數，不會得到代表物。
ruling-poison_spit-7 = 複製會給第二個代表物。

ruling-psychic_probe-1 = 由持有者選擇骰子。
ruling-psychic_probe-2 = 不論有幾個複製，一隻怪獸每回合只能用這張卡牌重擲一顆骰子。
ruling-psychic_probe-3 = 以新的結果為準，就算是使卡牌被棄掉的治療符號也一樣。
ruling-psychic_probe-4 = 從目前回合的怪獸起，持有者以順時針方向依序使用。之後，目前回合的怪獸仍可以對被迫擲出的「3」使用「幕後潛伏者」，然後才使用它能轉骰子的卡牌。
ruling-psychic_probe-dark-1 = 當作「心靈探測」使用的「千變怪獸」擲出治療符號時，它變成空白，直到持有者的下一個回合開始。

ruling-rapid_healing-1 = 可以在致命的損失生效之前花費，但持有者出局之後就不行了。
ruling-rapid_healing-2 = 持有者可以先看骰子的最後結果，在執行骰子效果之前花費。
ruling-rapid_healing-3 = 在東京也有效，花費幾次就有效幾次。每次都分開計算，「再生」每次都加1個。

ruling-reflective_hide-1 = 只要是怪獸造成的損失，不論用攻擊符號還是卡牌，都會反彈；毒藥則不會。
ruling-reflective_hide-2 = 它造成的損失不會再被反彈回來。因為正好是1個生命點數，所以打不穿「裝甲外殼」。
ruling-reflective_hide-3 = 持有者如果因這個損失而被消滅，就不會反彈。
ruling-reflective_hide-4 = 怪獸使自己損失的生命點數，不會反彈。

ruling-regeneration-1 = 每次得到或恢復生命點數都多1個；一個回合中所有的治療骰子合起來算一次。
ruling-regeneration-2 = 被其他怪獸的「治療射線」治療的怪獸，也會多得1個生命點數，而且不必為它付能量。
ruling-regeneration-3 = 用來移除毒藥或縮小代表物的治療骰子，不算恢復生命點數，所以不會增加。

ruling-rooting_for_the_underdog-1 = 持有者的勝利點數必須比其他每隻還在遊戲中的怪獸都少。平手什麼也得不到，出局的怪獸不算。
ruling-rooting_for_the_underdog-2 = 在每次印刷中，都只在持有者的回合結束時給。

ruling-shrink_ray-1 = 卡牌不在之後，縮小代表物仍留在怪獸身上，繼續減少骰子。
ruling-shrink_ray-2 = 治療骰子只能在東京之外移除縮小代表物。
ruling-shrink_ray-3 = 把損失全部防止的怪獸，不會得到縮小代表物。
ruling-shrink_ray-4 = 骰子數量在一個回合的第一次擲骰之前決定，最少是0顆。所以用治療符號移除代表物之後，要到下一個回合才會拿回那顆骰子。
ruling-shrink_ray-dark-1 = 就算卡牌的持有者出局、卡牌被棄掉，代表物仍然有效。

ruling-smoke_cloud-1 = 持有者可以在同一個回合使用任意個代表物，每個換1次擲骰。
ruling-smoke_cloud-2 = 不論卡牌上還剩幾個代表物，「變型怪獸」都給標示的全額花費。
ruling-smoke_cloud-3 = 向其他怪獸購買時，卡牌帶著剩下的代表物，不會補滿。
ruling-smoke_cloud-dark-1 = 複製這張卡牌的「千變怪獸」有自己的3個代表物。用完之後，這塊板塊仍歸持有者，但變成空白，直到那隻怪獸的下一個回合開始。

ruling-solar_powered-1 = 在購買它的那個回合結束時就已經有效。
ruling-solar_powered-2 = 在購買卡牌、用「變型怪獸」賣掉卡牌，以及「囤積能量」之後，才看持有者的能量。這點能量算是得到的，所以「孩童之友」會加1點。

ruling-spiked_tail-1 = 在第二版和黑暗版，「酸液攻擊」、「鑽地」或「毒刺」給的攻擊符號就夠了；在第一版，必須擲出攻擊符號。
ruling-spiked_tail-2 = 卡牌的每個複製都再增加1個攻擊符號。

ruling-stretchy-1 = 在執行骰子效果之前，可以一再使用，每次花費2點能量。
ruling-stretchy-2 = 只能用執行骰子效果之前就有的能量，不能用從這些骰子得到的能量。
ruling-stretchy-3 = 它在其他怪獸的所有「心靈探測」之後使用，所以可以抵消它們的影響。

ruling-super_jump-1 = 每個回合可以使用一次，不論是誰的回合。
ruling-super_jump-2 = 「裝甲外殼」看的是「超級跳躍」之後剩下的損失。如果攻擊符號造成的損失一點也不剩，這隻怪獸不能投降，也不會得到代表物。

ruling-tank-1 = 勝利點數在損失生命點數之前得到，但因此失去最後1個生命點數的怪獸，不能憑它們獲勝。

ruling-unstable_dna-1 = 交換不是購買，所以等待購買的效果不會發生。代表物留在各自的卡牌上，兩隻怪獸的生命點數上限隨卡牌改變。
ruling-unstable_dna-2 = 只能和用攻擊符號逼它投降的那隻怪獸交換。
ruling-unstable_dna-3 = 複製它的邪惡板塊沒有卡牌可以交出去，所以不會詢問是否交換。

ruling-urbavore-1 = 在雙人規則中，除了能量，也會得到這個額外的勝利點數。
ruling-urbavore-2 = 在東京時，就算攻擊符號只來自其他卡牌，也足以讓它再增加1個。

ruling-vast_storm-1 = 1點能量的一半，無條件捨去後是0，所以只有1點能量的怪獸不會損失。

ruling-were_only_making_it_stronger-1 = 每次損失分別判斷，而且只算真正損失的生命點數：被防止的不算，持有者本來就沒有的也不算。
ruling-were_only_making_it_stronger-2 = 不論損失的原因是什麼都算。這點能量算是得到的，所以「孩童之友」會加1點。

ruling-wings-1 = 在骰子結果已經揭曉、還沒損失生命點數時花費。之後直到回合結束，不論攻擊符號還是卡牌都能防護。
ruling-wings-2 = 持有者使自己損失的生命點數，以及自己回合結束時的毒藥，也都能防護。
ruling-wings-3 = 靠它沒有損失的怪獸，不會被詢問是否投降，也不會得到毒藥或縮小代表物。
ruling-wings-4 = 這個回合稍早已經損失的生命點數不會回來。
ruling-wings-dark-1 = 不能用來對付「物競天擇」。

ruling-zombify-1 = 它會直接發生，不經詢問，每隻怪獸整場遊戲一次。用過的卡牌被棄掉，這隻怪獸從此標記為殭屍。
ruling-zombify-2 = 「最後的咆哮」在它之前判斷，「返老還童」則在它之後。怪獸保留它的能量。
ruling-zombify-3 = 殭屍的治療骰子既不能治療，也不能移除代表物；卡牌和邪惡板塊給的生命點數仍然有效。

ruling-antimatter_beam-1 = 加倍在最後進行，擲出的和增加的攻擊符號一起加倍。
ruling-antimatter_beam-2 = 在執行骰子效果的途中拿到「反物質光束」時，還沒執行的攻擊符號會加倍，已經執行的不會。

ruling-barbs-1 = 「倒鉤」在所有卡牌都增加了攻擊符號之後、「反物質光束」加倍之前計算。
ruling-barbs-2 = 在執行骰子效果的途中拿到「倒鉤」時，對還沒執行的攻擊符號有效，對已經執行的無效。

ruling-cyberbrain-1 = 一個回合的骰子數量在第一次擲骰時決定，所以剛拿到的「電子腦」從持有者的下一個回合起才增加骰子。

ruling-defender_of_tokyo-1 = 靠「天降神兵」進入算是進入；從東京灣移到東京市不算。

ruling-devious-1 = 「詭計多端」和「超級大腦」的額外擲骰可以累加，一共擲骰五次。

ruling-eternal-1 = 「永生不滅」的生命點數不是來自骰子：在東京也能得到，殭屍也能得到，「再生」會再加1個。

ruling-evil_lair-1 = 折扣在拿到板塊的那個回合就已經有效，並可以和「外星血統」累加，但花費不會低於0。換牌的花費不變。

ruling-final_push-1 = 這個額外回合排在「凍結時間」的額外回合之後、「狂暴」的額外回合之前；它開始時，這塊板塊就離開遊戲。
ruling-final_push-2 = 額外回合是完整的回合；在東京開始這個回合的怪獸，會再得到一次獎勵。

ruling-final_roar-1 = 先看「最後的咆哮」，所以靠它獲勝的怪獸，不會用到「殭屍化」或「返老還童」。
ruling-final_roar-2 = 在被消滅的那一刻就獲勝，遊戲結束，之後的任何事都不能改變。

ruling-fluxling-1 = 複製就像剛買來一樣，從自己的代表物開始。被複製的卡牌棄掉時，它變成空白，直到持有者的下一個回合開始。
ruling-fluxling-2 = 卡牌在購買時給的東西，每次「千變怪獸」開始複製它時都會再給。
ruling-fluxling-3 = 如果被複製的卡牌本來會棄掉自己，這塊板塊則留下，變成空白，直到持有者的下一個回合開始。
ruling-fluxling-4 = 在東京的怪獸不能用「千變怪獸」複製「冬眠」。

ruling-full_regeneration-1 = 這塊板塊在東京也能補滿；不論怎樣組合卡牌和邪惡板塊，怪獸的生命點數都不會超過12。
ruling-full_regeneration-2 = 補滿不算得到生命點數，「再生」不會增加：怪獸的生命點數就是12。

ruling-have_it_all-1 = 只算持有者面前的卡牌，不算複製的；「媒體寵兒」和這塊板塊各自給勝利點數。

ruling-poison_spit_tile-1 = 板塊不在之後，毒藥代表物仍然留著並繼續有效，而在東京擲出的治療符號不能移除它們。
ruling-poison_spit_tile-2 = 這塊板塊給毒藥的方式和卡牌「噴射毒液」完全一樣：只看因攻擊符號真正損失的生命點數，其他都不算。

ruling-skulking-1 = 骰子顯示3個以上的「1」時，「鬼鬼祟祟」給一次，1個勝利點數，可以和「美食家」一起計算；但讓你拿到這塊板塊的那些「1」不算。

ruling-skybeam-1 = 「天際光束」增加的和骰子的分開計算，所以「孩童之友」和「再生」也會為它再加1。
ruling-skybeam-2 = 「天際光束」只為能治療的骰子增加生命點數：在東京不會，殭屍也不會。
ruling-skybeam-3 = 只有用來治療的治療骰子才會得到額外的生命點數，用來移除代表物的不會。

ruling-starburst-1 = 這12點能量算是一次得到的，所以「孩童之友」只加1點。

ruling-tireless-1 = 「不知疲倦」的能量是單獨一次得到的，所以「孩童之友」會加1點。

ruling-underdog-1 = 持有者的勝利點數只在攻擊之前看一次，每個受害者的則在受傷時看，所以從一隻怪獸拿到的勝利點數，不會讓下一隻逃過。
ruling-underdog-2 = 沒有因攻擊符號損失生命點數的受害者，不會交出勝利點數；因卡牌的損失也絕對不會。

ruling-widespread_panic-1 = 沒有怪獸的勝利點數會低於0。雖然這塊板塊已經不在，拿過它的怪獸就算已經拿過等級6的邪惡板塊。
