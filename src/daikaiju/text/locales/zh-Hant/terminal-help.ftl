### The help of the command line. Options (--seats), words in capitals (NAME) and commands are typed and
### stay as they are. Help is short, begins with a small letter and has no full stop.

## What argparse, the reader of arguments, says

cli-usage = 用法：
cli-heading-arguments = 引數
cli-heading-options = 選項
cli-heading-commands = 指令
cli-heading-subjects = 主題
# $program: daikaiju play; $problem: one of the following
cli-arguments-error = { $program }：錯誤：{ $problem }
# $argument: --seats; $problem: one of the following
cli-arguments-of = 引數 { $argument }：{ $problem }
# $arguments: their names
cli-arguments-missing = 缺少必要的引數：{ $arguments }
# $arguments: what was typed
cli-arguments-unknown = 無法辨識的引數：{ $arguments }
# $other: another argument
cli-arguments-together = 不能和 { $other } 一起使用
cli-arguments-one = 需要一個值
cli-arguments-some = 至少需要一個值
# $value: what was typed
cli-arguments-none = 不需要值，卻給了 { $value }
# $option: what was typed; $matches: what it could mean
cli-arguments-ambiguous = { $option } 可能是以下任何一個：{ $matches }
# $value: what was typed; $choices: what could be
cli-arguments-choice = 這裡沒有 { $value }，請從這些選擇：{ $choices }
# $value: what was typed
cli-arguments-value = { $value } 不是數字

## The command itself

cli-daikaiju = 東京之王，完全依照規則書。
cli-help = 顯示這份說明
cli-version = 顯示版本
cli-lang = 語言：en、fr、es、ru、zh-Hant 或 fa（預設：DAIKAIJU_LANG，否則用系統的語言）
cli-debug = 顯示錯誤的堆疊追蹤
cli-compile = 預先編譯全部程式碼
# $known: names of groups
cli-compile-groups = 要編譯的部分：{ $known }（預設：全部）
cli-compile-workers = 進行編譯的行程數（預設：每個核心一個）
cli-pack = 加入此擴充包的卡牌：Python 檔案或已安裝的擴充包（可重複）

## Options that several commands have

# $default: first, second or dark
cli-edition = 版本（預設 { $default }）
# $default: a number
cli-seats = 桌上的怪獸數量，2到6（預設{ NUMBER($default) }）
# $default: a number
cli-seed = 亂數種子（預設{ NUMBER($default) }）
cli-workers = 由誰來跑：threads（執行緒）、N 個執行緒，或 ray
cli-json = 將所有數據寫到這裡
cli-html = 將報告寫到這裡（英文）
cli-two-player = 東京給能量，不給勝利點數
cli-root = 專案的資料夾

## daikaiju play

cli-play = 在終端機與電腦玩家對戰
cli-play-monster = 你要用的怪獸
cli-play-against = easy、medium（預設）、hard、expert、master、legend，或 `daikaiju arena --list` 的任何 SPEC：一個用於所有對手，或每個對手一個，以逗號分隔
cli-play-deal = 玩一個骰牌配置：每個座位在每個回合的骰子與卡牌都固定；可用代碼（任意文字）或已結束遊戲的紀錄
cli-play-seed = 讓骰子和對手可以重現
cli-play-record = 將遊戲紀錄寫到這裡
cli-play-resume = 繼續紀錄中的遊戲
cli-play-watch = 只由電腦玩家來玩

## daikaiju serve, backup, restore

cli-serve = 為玩家和電腦玩家開設遊戲桌
cli-serve-host = 接受連線的位址（127.0.0.1）
cli-serve-port = 接受連線的連接埠（8000）
cli-serve-lan = 讓這個網路裡的所有人加入
cli-serve-open = 在瀏覽器中開啟頁面；如果此連接埠已被佔用，就改用另一個
cli-serve-store = 遊戲保存的地方：檔案或 postgresql://…
cli-serve-name = 伺服器的名稱（Daikaiju）
cli-serve-url = 前面有代理伺服器時，大家連線的網址
cli-serve-processes = 共用連接埠的處理程序數；0：每個核心一個
cli-serve-logs = text 給人看，json 給機器看
cli-serve-settings = TOML 設定檔
cli-serve-set = 任何其他設定；docs/hosting.md 有完整清單
cli-serve-bot = 這台伺服器某個等級的電腦玩家，例如 hard=py:my_bot.py:Stubborn（可重複）
cli-backup = 備份伺服器的所有桌子
cli-backup-file = 要寫入的檔案
cli-restore = 還原備份的桌子
cli-restore-file = `daikaiju backup` 寫出的檔案
cli-keep-store = 遊戲保存的地方，同 `daikaiju serve`
cli-keep-settings = 伺服器的設定

## daikaiju check, replay, review, puzzle, verify, cards, card, rules

cli-check = 驗證情境
cli-check-paths = 檔案或資料夾（預設：擴充包的情境）
cli-replay = 重播遊戲紀錄
cli-replay-file = 遊戲紀錄
cli-replay-position = 只顯示最後的局面
cli-review = 分析已結束的遊戲：代價大的決定、運氣與實力
cli-review-file = 遊戲紀錄；給多個紀錄時：所有玩家扣除運氣的結果
cli-review-quick = 只要快速結果
cli-review-all = 也列出正確的決定
cli-review-json = 以 JSON 輸出分析
cli-puzzle = 解謎題：找出明顯最好的行動
cli-puzzle-id = 謎題，例如 k7qd（預設：隨機一題）
cli-puzzle-daily = 每日謎題，或某個日期的謎題，例如 2026-12-24
cli-puzzle-theme = 只要這個主題的謎題
cli-puzzle-edition = 只要這個版本的謎題
cli-puzzle-seats = 只要這個怪獸數量的謎題
cli-puzzle-list = 列出謎題
cli-puzzle-answer = 直接判斷這個行動，例如 'keep 33'，不再詢問
cli-puzzle-solution = 直接顯示答案，不再詢問
cli-puzzle-json = 以 JSON 輸出謎題或清單；只有加上 --answer 或 --solution 才含答案
cli-puzzle-play = 從最佳行動之後，對這些電腦玩家繼續玩下去
cli-verify = 檢查紀錄中遊戲的骰子和卡牌
cli-verify-file = 遊戲紀錄
cli-verify-hash = 其他玩家或網頁顯示的遊戲雜湊值
cli-verify-commitment = 你在遊戲前記下的承諾值
cli-verify-strict = 有任何一項未證明時，也以狀態碼 1 結束
cli-cards = 顯示卡牌和邪惡板塊，並列各版本
cli-cards-name = 一張卡牌或一塊邪惡板塊
cli-cards-edition = 只顯示這個版本的
cli-card-command = 產生新卡牌的範本
cli-card-new = 產生新卡牌：程式碼、六種語言的文字和一個情境
cli-card-moments = 列出卡牌可以生效的時機
cli-card-name = 卡牌的名稱，例如 "Second Wind"
# $default: my_cards.py
cli-card-to = 要建立或擴充的擴充包檔案（預設 { $default }）
cli-card-game = 將卡牌加入遊戲本身（需要儲存庫的複本）
# $default: keep
cli-card-kind = 卡牌的種類（預設 { $default }）
# $default: a number
cli-card-cost = 能量費用，0到20（預設{ NUMBER($default) }）
# $default: a number
cli-card-level = 邪惡板塊的等級（預設{ NUMBER($default) }）
cli-card-moment = 卡牌何時生效；`daikaiju card moments` 會列出所有時機
cli-rules = 閱讀規則書，以及證明每條規則的情境數量
cli-rules-what = 章節（claws）、規則（CLAW-3）或範例（EX-4）；預設：全部
# $default: an edition, second
cli-rules-edition = 依照這個版本（預設：{ $default }）
cli-rules-compare = 只顯示不同之處，各版本並列

## daikaiju odds

cli-odds = 骰子能擲出什麼，精確機率
cli-odds-faces = 桌上的骰子，例如 113ECH
cli-odds-dice = 還沒擲骰：要擲 N 顆骰子
cli-odds-throws = 剩下的擲骰次數
cli-odds-with = 會影響骰子的卡牌
cli-odds-energy = 用來支付使用花費
cli-odds-position = 以局面代替上述各項
cli-odds-goal = stars（預設）、energy、hearts、claws、1s、claws>=3……；kill:MONSTER、win
cli-odds-keep = 顯示這樣保留的結果，而非最好的選擇
cli-odds-exact = 分數
cli-odds-json = 全部資料，給機器看
# Examples of commands follow, one a line
cli-examples = 範例：

## daikaiju engine, arena, ladder, study, solve, fuzz, docs

cli-engine = 讓電腦玩家使用引擎通訊協定
cli-engine-spec = 負責回答的電腦玩家，例如 greedy
cli-mcp = 以標準輸入和輸出上的 MCP 伺服器，為語言模型提供一個座位
cli-mcp-against = 新遊戲的機器人：easy、medium、hard、expert，或 `daikaiju arena --list` 的任何 SPEC：一個用於所有對手，或每個對手一個，以逗號分隔；未指定時由模型選擇
cli-mcp-seats = 新遊戲的怪獸數量，包含模型的怪獸；未指定時由模型選擇
cli-mcp-edition = 新遊戲的版本；未指定時由模型選擇
cli-mcp-monster = 模型的怪獸；未指定時由模型選擇
cli-mcp-table = 模型可以加入的牌桌的邀請；未指定時由模型提供
cli-mcp-server = 模型只能加入這個伺服器的牌桌
cli-mcp-name = 模型在紀錄和牌桌上的名稱
cli-mcp-seed = 隨機數的種子，讓遊戲可以重現
cli-mcp-time-budget = 對戰機器人時每個決定的時間；逾時由替身決定
cli-mcp-stand-in = 逾時時代為決定的機器人（medium）
cli-mcp-records = 把所有遊戲的紀錄寫入這個資料夾
cli-arena = 讓電腦玩家互相對戰，並統計數據
cli-arena-specs = 電腦玩家；最後一個坐滿剩下的座位
cli-arena-list = 只列出有哪些電腦玩家
cli-arena-seats = 桌上的怪獸數量，2到6（預設：每個電腦玩家一隻）
# $default: a number
cli-arena-games = 幾場遊戲（預設{ NUMBER($default) }）
cli-arena-until-sure = 一旦某個電腦玩家確定強過其他每一個就停止；此時 --games 是上限
cli-arena-records = 將每局的遊戲紀錄寫到這個資料夾
cli-arena-decisions = 將每個決定寫成一列，存到這個 Parquet 檔案
cli-arena-option = 桌子的選項
cli-benchmark = 執行基準測試的各項任務
cli-benchmark-list = 列出任務
cli-benchmark-run = 讓電腦玩家完成一項任務並寫出結果
cli-benchmark-verify = 檢查結果：重新計算分數並重玩部分遊戲
cli-benchmark-page = 用結果製作含表格與圖表的頁面
cli-benchmark-which = 任務名稱，見 `daikaiju benchmark list`
cli-benchmark-bot = 電腦玩家，與競技場相同
cli-benchmark-json = 把結果寫入這個檔案（預設以任務和電腦玩家命名）
cli-benchmark-files = 由 `daikaiju benchmark run` 寫出的結果
cli-benchmark-all = 重玩全部遊戲，而不是隨機抽樣
cli-benchmark-moved = 電腦玩家（若其檔案已移到別處）
# $default: a folder
cli-benchmark-folder = 結果所在的資料夾（預設 { $default }）
# $default: a file
cli-benchmark-to = 頁面檔案（預設 { $default }）；圖表寫在旁邊
cli-ladder = 重新測量每個電腦玩家的實力
cli-ladder-rows = 只測量這些；* 代表任何文字
cli-ladder-scale = 場數的倍數
cli-ladder-check = 只重播樣本並比對
cli-ladder-page = 只重新寫出頁面
cli-study = 每張卡牌讓勝率增加多少
cli-study-names = 卡牌和邪惡板塊（預設：全部）
# $default: greedy
cli-study-bot = 所有座位由誰來玩（預設 { $default }）
cli-study-games = 每張卡牌的場數（預設：視電腦玩家而定）
cli-study-workers = 執行緒（預設：每個核心一個）
cli-lab = 測量卡牌或自訂規則是否平衡
cli-lab-what = 擴充包（檔案或名稱）與卡牌（預設：擴充包的所有卡牌）
cli-lab-option = 將通常的規則與此桌面選項比較（可重複）
cli-lab-against = 與此選項比較，而非通常的規則（可重複）
cli-lab-edition = 主桌的版本（預設：含有這些卡牌的版本）；比較選項時：只比較此版本
cli-lab-seats = 主桌的座位數（預設 4）；比較選項時：只比較此人數的桌
# $default: a bot
cli-lab-bot = 快速的機器人，負責大部分對局（預設 { $default }）
# $default: a bot
cli-lab-strong-bot = 較強的機器人，用於比較（預設 { $default }）
cli-lab-effort = 通常局數的倍數（預設 1：約半分鐘）
cli-solve = 求解兩隻怪獸、沒有卡牌的遊戲
cli-solve-check = 與已知的結果比對
cli-solve-again = 即使已有儲存的結果，也重新求解
cli-solve-position = 此局面的獲勝機率與最佳行動
cli-solve-json = 輸出 JSON
cli-fuzz = 隨機進行遊戲，並檢查每個局面
# $default: a number
cli-fuzz-seconds = 幾秒（預設{ NUMBER($default) }）
cli-docs = 重新產生自動產生的文件
cli-docs-check = 只說明文件是否過期
