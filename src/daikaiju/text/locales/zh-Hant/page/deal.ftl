# deal-: games with the same dice and cards for each seat and turn

deal-name = 骰牌配置
deal-title = 骰牌配置{ $code }
deal-lead = 使用這個配置的每一局，每個座位在每個回合都有相同的骰子與卡牌。你可以自己玩、把連結傳給別人，或讓冠軍坐你的座位，然後比較。
deal-link = 重玩我的骰牌配置
deal-seat = 座位
deal-seat-of = { $n }：{ $monster }
deal-play = 在這個座位玩這個配置
deal-champion = 讓冠軍玩這個座位
deal-games = 使用這個配置的遊戲
deal-player = 玩家
deal-place = 名次
deal-start = 起始
deal-result = 結果
deal-without-luck = 扣除運氣的結果
deal-reviewing = 分析進行中。
deal-terms = 起始與結果都是獲勝機率。兩者之間是改變它的原因（百分點）：骰子與卡牌屬於運氣。扣除運氣的結果是起始加上所有決定的百分點。
deal-known = 骰子與卡牌取決於座位、它的第幾回合，以及第幾次擲骰或第幾張牌，與別人的決定無關。看過這個配置的人就知道它的骰子：這些遊戲不計入評分。
deal-notice = 這張桌子重玩遊戲{ $code }的骰牌配置：每個座位在每個回合都有相同的骰子與卡牌。玩家可能已知道，所以不計入評分。
deal-unproved = 這些骰子來自以前玩過的一局。紀錄能證明它們相同，但不能證明沒有人知道它們。
