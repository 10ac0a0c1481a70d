# frame-: the frame of the page, the line to the server, notes

frame-name = Daikaiju
frame-home = Daikaiju，回到首頁
frame-skip = 跳到主要內容
frame-loading = 請稍候……
frame-close = 關閉
frame-back = 回到首頁
frame-title = Daikaiju：巨大怪獸爭奪東京
frame-title-screen = { $screen } – Daikaiju
frame-title-table = 遊戲桌 { $code } – Daikaiju
frame-title-turn = ● 輪到你了 – Daikaiju
frame-title-over = 遊戲結束 – 遊戲桌 { $code } – Daikaiju
frame-nav = 頁面
frame-cards = 卡牌
frame-settings = 設定
frame-sound-on = 音效已開啟：按一下關閉
frame-sound-off = 音效已關閉：按一下開啟
frame-notes = 通知
frame-dismiss = 關閉這則通知
frame-unreachable = 連不到伺服器。伺服器在執行嗎？你連上網路了嗎？請稍後再試。
frame-odd-answer = 這個網頁看不懂伺服器的回應（狀態{ $status }）：請重新載入網頁。
frame-old-page = 這個網頁比伺服器舊：請重新載入。
frame-reload = 重新載入
frame-wire-lost = 連線中斷了，會自動恢復。
frame-wire-retry = 立刻重試
frame-wire-trying = 正在重新連線……
frame-wire-back = 已重新連線。
frame-wire-resent = { $n ->
    [1] 已重新連線；斷線時你做的事已經送出。
   *[other] 已重新連線；斷線時你做的{ $n }件事都已經送出。
}
frame-wire-unsent = 目前沒有連線：你做的事會在連線恢復後立刻送出。
frame-wire-gone = 這個視窗不再跟著這張桌子更新。
frame-missing = 這裡只剩瓦礫
frame-missing-lead = 這個網址沒有網頁：請檢查連結，或從首頁重新開始。
frame-missing-table = 無法顯示這張桌子
frame-crashed = 這個網頁出了問題：請重新載入。你的遊戲保存在伺服器上。
frame-version-newer = 有新版本了。
frame-version-unfit = 這個網頁比伺服器舊：請載入新版本再繼續玩。你的遊戲已經保存。
frame-version-alone = 連不到伺服器。卡牌和教學還是可以看。
frame-version-load = 載入
frame-version-later = 稍後
