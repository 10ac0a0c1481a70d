### 伺服器對玩家說的話：為什麼拒絕、為什麼中斷連線。

## 請求

refused-bad-request = 看不懂這個請求：{ $detail }。正確的格式請見 docs/reference/protocol.md。
refused-bad-name = 名字至少要有一個看得見的字：請換一個名字。
refused-no-player = 這張桌子還不認識你：請允許本網頁使用 Cookie，再重新載入。
refused-foreign-origin = 這個請求來自別的網站：請從本伺服器的網址開啟遊戲。
refused-no-such-page = 這個網址沒有內容：請從首頁重新開始。
refused-not-allowed = 這個網址不接受 { $method }：請改用 { $allowed }。
refused-too-big = 內容太大了：上限是 { NUMBER($bytes) } 位元組。
refused-wrong-type = 伺服器讀不懂這種內容：請傳送 { $expected }。
refused-too-fast = 別這麼急，怪獸！請在 { NUMBER($seconds) } 秒後再試。
refused-server-error = 我們這邊出了問題，不是你的錯：請再試一次；如果還是不行，請通知伺服器的管理者。
refused-unavailable = 伺服器暫時無法存檔。什麼都沒有遺失：請稍後再試。
refused-closing = 伺服器正在關閉。你的遊戲已經保存：請稍後再試。

## 桌子

refused-no-such-table = 沒有這張桌子：請檢查連結，或自己開一桌。
refused-no-such-code = 沒有代碼為 { $code } 的桌子：請逐字檢查，或再問一次桌主。
refused-no-such-move-code = 這組代碼不正確、已用過或已過期：請在另一台裝置上取得新的代碼。
refused-private = 這張桌子不開放旁觀：請向桌主要一個下一場的座位。
refused-table-full = 這張桌子已經滿了：等有人離開再來，或另開一桌。
refused-too-many-tables = 開啟的桌子太多了：上限是 { NUMBER($tables) } 張。請先結束一場遊戲，或稍後再試。
refused-too-many-sockets = 開啟的連線太多了：請關閉其他視窗，或稍後再試。
refused-bad-record = 無法讀取這份紀錄：{ $detail }。請使用從遊戲桌下載的紀錄。
refused-pack-missing = 這場遊戲使用擴充包 { $pack }，但這個伺服器目前沒有它：請主辦人以這個擴充包啟動伺服器。
refused-pack-changed = 這場遊戲是用擴充包 { $pack } 開始的，但這個伺服器有的是另一個版本：請主辦人以那個版本啟動伺服器。
refused-no-such-example = 這個版本的規則書沒有這個範例：請在規則書網頁上選一個。

## 座位

refused-no-such-seat = 沒有這個座位：這張桌子有 { NUMBER($seats) } 個座位，從 0 開始編號。
refused-not-your-seat = 那不是你的座位：請從你自己的座位行動。
refused-not-the-host = 只有桌主才能這麼做：請找桌主幫忙。
refused-not-seated = 你還沒在這張桌子入座：請先選一個座位。
refused-seat-taken = { $name } 已經坐在那裡了：請選別的座位。
refused-seat-not-free = 這個座位不能坐：請選空位，或還沒出局的電腦玩家的座位。
refused-already-seated = 你在這場遊戲裡已經有怪獸了：請用那隻怪獸來玩。
refused-monster-taken = { monster-name }已經有人選了：請選別的怪獸。
refused-no-such-monster = 沒有叫「{ $monster }」的怪獸：請從 { $monsters } 當中選一隻。
refused-seats-occupied = 要移除的座位上有人：必須先讓座位空出來。
refused-nobody-seated = 這裡還沒有人入座：要先有人坐下才行。
refused-not-away = 現在沒有電腦玩家代替你：請直接繼續玩。
refused-already-away = 電腦玩家已經在代替你：隨時可以回來。
refused-still-waited-for = 這個座位還有人：如果他已經離開，大家等滿一分鐘後就能讓電腦玩家代替。
refused-still-playing = 還有真人在玩：只剩電腦玩家時，才能不停頓地玩完。
refused-seats-fixed = 這場遊戲是從指定的局面接續的：座位和怪獸都維持原樣。
refused-no-late = 這場遊戲不能中途加入：請旁觀，或等下一場。
refused-no-second-life = 在這張桌子，出局就不能再回來：看看誰會成為東京之王吧。
refused-no-odds = 這張桌子不提供機率：請相信自己的判斷。
refused-no-hints = 這張桌子不提供提示：請自行決定。
refused-no-hint-here = 冠軍不為預測提供提示：請選擇你認為會獲勝的怪獸。
refused-no-deal = 這局沒有骰牌配置：它由舊版建立，或從備份還原。
refused-deal-of-other = 這局使用{ $code }的骰牌配置：請從那裡開始。
refused-too-many-deals = 已有{ NUMBER($tables) }張桌子玩過這個骰牌配置：請玩另一個。
refused-no-chances = 這張桌子不顯示獲勝機率。
refused-spectators-only = 獲勝機率只給旁觀者看：玩家自行決定。
refused-odds-unknown = 機率來不及算出來：請繼續玩，下一次決定時也許就有了。

## 遊戲

refused-has-begun = 遊戲已經開始了：這只能在第一次擲骰之前更改。
refused-not-begun = 遊戲還沒開始：請先開始遊戲。
refused-needs-text = 需要一位玩家加入文字，這樣才沒有人能挑選骰子：請用 `start` 送出文字，或重新載入頁面。
refused-is-over = 遊戲已經結束了：想再玩一次，請提出再戰。
refused-not-over = 遊戲還在進行：請等到遊戲結束。
refused-no-such-move = 遊戲無法從那裡接續：請選更早的一步。
refused-stale = 剛才發生了你還沒看到的事：請再看一次桌面，然後決定。
refused-not-your-turn = 別急：要先由{ monster-name }決定。
refused-illegal = 規則現在不允許「{ $action }」。你可以：{ $allowed }。
refused-nothing-to-undo = 現在無法悔步：你上一個決定已經影響到骰子、卡牌或其他怪獸，或是那個決定的時間已經用完。

## 連線結束

closing-shutdown = 伺服器要暫時關閉。你的遊戲已經保存：連線會自動恢復。
closing-too-fast = 一下子送出太多訊息，連線已經關閉：請放慢速度，再重新連線。
closing-replaced = 你已經在另一個視窗開啟這張桌子：請在那裡繼續玩。
closing-too-slow = 你的連線跟不上遊戲：請重新連線，看看目前的情況。
closing-not-here = 從這裡看不到這張桌子：它已經不在了，或者不公開。請檢查連結，或詢問桌主。

## Notifications

notice-title = Daikaiju
notice-turn = 有一場遊戲在等你。
# $n: number of games that wait
notice-turns = { $n ->
    [0] 現在沒有遊戲在等你。
   *[other] 有{ $n }場遊戲在等你決定。
}

## E-mail

refused-bad-email = 這不是電子郵件地址：請輸入像 ann@example.org 這樣的地址。
refused-no-such-email = 這個連結錯誤或已過期：請在個人檔案中重新加入地址。
refused-no-mail = 這個伺服器不寄電子郵件：請改為開啟瀏覽器通知。
refused-mail-limit = 這個地址目前收到的郵件已經夠多：請明天再試，或使用其他地址。
refused-mail-failed = 郵件無法寄出：請檢查地址，或稍後再試。
mail-confirm-subject = 請確認你的地址
# $server: name of the server
mail-confirm-text = { $server } 的一位玩家希望在遊戲等待時收到寄到這個地址的郵件。如果同意，請在一天內開啟這個連結：
mail-confirm-stop = 如果這不是你要求的，請忽略這封郵件。若不想再收到，請開啟這個連結：
mail-turn-subject = 有一局遊戲在等你
# $server: name of the server
mail-turn-text = { $server } 上有一局遊戲在等你。你的遊戲在這裡：
mail-turn-stop = 若不想再收到郵件，請開啟這個連結：
