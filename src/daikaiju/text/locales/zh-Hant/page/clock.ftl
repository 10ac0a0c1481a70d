# clock-: time limits of players

clock-preset-none = 不限時
clock-preset-fast = 快速
clock-preset-live = 從容
clock-preset-bank = 時間庫
clock-preset-day = 跨日遊戲
clock-preset-slow = 慢速遊戲
clock-preset-custom = 自訂
# $move, $reserve: lengths of time, such as 5 minutes
clock-about-none = 不用趕時間
clock-about-move = 每個決定{ $move }
clock-about-both = 每個決定{ $move }，整場另有{ $reserve }
clock-about-reserve = 所有決定共{ $reserve }
clock-move = 每個決定的時間
clock-reserve = 整場遊戲的時間庫
clock-unit = 單位
clock-unit-1 = 秒
clock-unit-60 = 分鐘
clock-unit-3600 = 小時
clock-unit-86400 = 天
clock-hint = 時間用完後，由電腦玩家代打，直到玩家回來。
clock-longest = 最多30天。
# $time: as a clock shows it, 4:30
clock-seat = 時間庫：{ $time }
clock-stand-in-wait = { $time }後可以讓電腦玩家代替。
