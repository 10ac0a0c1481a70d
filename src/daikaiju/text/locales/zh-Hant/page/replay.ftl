# Replay: a game from its beginning

replay-title = 重播
replay-loading = { $n ->
    [0] 正在載入遊戲……
   *[other] 正在載入遊戲……{ $n }步
}
replay-empty = 還沒有東西可看
replay-empty-lead = 這張桌子的遊戲還沒開始。
replay-running = 這場遊戲還在進行：這裡是到目前為止發生的一切。
replay-follow = 觀看現場
replay-live = 現場：每走一步就立刻顯示。
replay-turn = 第{ $n }回合：{ $monster }
replay-where = 第{ $n }回合：{ $monster }，第{ $ply }步
replay-controls = 播放器
replay-slider = 遊戲進度
replay-first = 到開頭
replay-back = 後退一步
replay-play = 播放
replay-pause = 暫停
replay-forward = 前進一步
replay-last = 到結尾
replay-speed = 速度
replay-times = { $speed }×
replay-jump-turn = 回合
replay-jump-tokyo = 東京
replay-jump-out = 出局
replay-before-turn = 上一個回合
replay-after-turn = 下一個回合
replay-before-tokyo = 上一次東京易主
replay-after-tokyo = 下一次東京易主
replay-before-out = 上一次有怪獸出局
replay-after-out = 下一次有怪獸出局
replay-branch = 從這裡接著玩
replay-copy = 複製這個局面的連結
replay-copied = 已複製連結。
replay-link = 這個局面的連結
replay-to-table = 到遊戲桌
replay-course = 遊戲經過
replay-key-turn = 一個回合
replay-key-tokyo = 在東京
replay-hearts = 生命點數
replay-stars = 勝利點數
replay-plot-health = 每隻怪獸在整場遊戲中的生命點數。數字請看下面的表格。
replay-plot-stars = 每隻怪獸在整場遊戲中的勝利點數。數字請看下面的表格。
replay-numbers = 用表格看數字
replay-cell = { $hearts }個生命點數，{ $stars }個勝利點數
replay-luck = 擲骰運氣
replay-luck-lead = 在每隻怪獸自己的回合中，各骰面出現了幾次。白色標記是期望次數；長條超過標記，就是出現得比較多。
replay-luck-who = 怪獸
replay-luck-dice = { $n }顆骰子，每面期望{ $each }次
replay-keys = 按鍵：←和→移動一步，Home和End到開頭和結尾，空白鍵播放和暫停。
