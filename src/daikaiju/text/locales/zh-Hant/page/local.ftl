# Games that run in this browser, without a server

local-lead = 這個頁面不需要伺服器：遊戲在這台裝置上進行，並保存在這個瀏覽器裡。第一次造訪之後，離線也能玩。
local-dice = 這場遊戲的骰子來自這台裝置，沒有人能檢驗。
local-trouble-full = 這個瀏覽器的儲存空間已滿，遊戲沒有保存。請刪除其他頁面的資料，再重新載入這個頁面。
local-trouble-refused = 這個瀏覽器不允許保存遊戲：關閉頁面後，遊戲就會結束。
local-trouble-bots = 電腦玩家尚未完全載入。連上網路之前，它們會以較簡單的方式遊玩，或者等待。
local-refused-open-elsewhere = 這場遊戲已在這個瀏覽器的另一個分頁或視窗中開啟。請先在那裡關閉，再重新載入這個頁面。
local-refused-not-loaded = 有一部分遊戲無法載入。請連上網路，再試一次。
local-refused-failed = 這個瀏覽器發生了問題。請重新載入頁面，再試一次。
local-fallback = 連不到伺服器。在伺服器恢復之前，新遊戲會在這台裝置上進行，並保存在這個瀏覽器中。
local-forget-hint = 刪除你的名字，以及儲存在這個瀏覽器的所有遊戲。
local-forget-sure = 真的要刪除你的名字，以及儲存在這個瀏覽器的所有遊戲嗎？
local-new-hint = 選擇規則書、座位和計時：與電腦玩家對戰，或和朋友共用這台裝置。
local-gather-lead = 選個座位，選隻怪獸。空位由電腦玩家補上。
