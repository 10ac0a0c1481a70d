# games-: the player's games, statistics and records; award-, share-: the end of a game
# $n: a number; $names: opponents; $host: the address of the server

games-all = 所有對局與統計
games-none = 你還沒有玩過。
# $edition, $date, $code: of a game
games-about = { $edition } · { $date } · { $code }
games-with = 對手：{ $names }
games-won = 獲勝
games-place = 第 { $n } 名
games-statistics = 統計
games-summary = 完成 { $games } 局，獲勝 { $wins } 局
games-luck = 已分析的{ $games }局：結果{ $result }，運氣{ $luck }個百分點，扣除運氣的結果{ $adjusted }
games-by-level = 對電腦，依強度
games-by-edition = 依版本
games-by-monster = 依怪獸
games-played = 局數
games-wins = 勝率
games-mean = 平均名次
games-upload = 觀看對局紀錄
games-upload-hint = 選擇一份在對局結束時儲存、或由命令列寫出的紀錄。伺服器不會保存它。
games-upload-choose = 選擇檔案
games-upload-failed = 無法顯示這份紀錄

award-title = 獎項
award-claws = 攻擊最多
award-claws-amount = 造成 { $n } 個生命點數的損失
award-tokyo = 在東京最久
award-tokyo-amount = { $n } 個回合
award-luck = 最幸運的骰子
award-luck-amount = { $n } 個相同的面
award-spender = 最佳顧客
award-spender-amount = 花費 { $n } 點能量
award-healer = 治療最多
award-healer-amount = 恢復 { $n } 個生命點數
share-button = 分享結果
share-sums = ★ { $stars } · ♥ { $hearts }
share-foot = { $host } — Daikaiju
