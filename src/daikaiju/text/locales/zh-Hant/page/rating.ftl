# rating-: ratings of people who take part, and their ranking

rating-title = 積分
rating-hint = 參加後，與其他參加者的遊戲會計入。你的名字和積分會在這個伺服器上公開。
rating-join = 參加
rating-leave = 退出並刪除我的積分
# $points: 1512; $range: half width of the 95 % interval
rating-mine = { $points } ± { $range }
rating-label = 積分 { $points }，不確定範圍 { $range }
# $n: number of games
rating-games = { $n ->
    [0] 尚無遊戲計入。
   *[other] 已計入 { $n } 局遊戲。
}
rating-ranking = 排行榜
# $n: number of games
rating-lead = 這個伺服器上至少玩過 { $n } 局的參加者。依各範圍的下限排序：局數越少，範圍越大。
rating-none = 目前還沒有人玩夠局數。
rating-place = 名次
rating-name = 名字
rating-points = 積分
rating-count = 局數
