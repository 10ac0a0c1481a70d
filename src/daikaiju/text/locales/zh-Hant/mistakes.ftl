### What somebody did wrong who uses the command line, or who gives us a record, a position or a bot. Each
### sentence says what would be right; it begins with a small letter and has no full stop, because it is put
### after `daikaiju:`, a file or a line. What was typed stands between quotation marks.

# $code: what was typed; $known: en, fr, es, ru, zh-Hant, fa
mistake-language = 沒有「{ $code }」這種語言，請選擇：{ $known }

## Tables

# $edition: what was given; $known: those that there are
mistake-edition = 沒有「{ $edition }」這個版本，現有的版本是：{ $known }
# $seconds: what was given
mistake-time-budget = 決定的時間是{ NUMBER($seconds) }秒，但必須大於0
# $many: how many were given; $most: 6
mistake-seats = { NUMBER($many) }隻怪獸不能玩：必須有2到{ NUMBER($most) }隻
# $monster: what was given; $known: those that there are
mistake-monster = 沒有「{ $monster }」這隻怪獸，現有的怪獸是：{ $known }
# $monster: as records write it
mistake-twice = { $monster } 在桌上出現兩次：每隻怪獸只能參加一次
# $monster: what was given; $here: the monsters of this table
mistake-not-seated = 「{ $monster }」不在這張桌子；在座的是：{ $here }
# $option: what was given; $known: those that there are
mistake-option = 沒有「{ $option }」這個選項，現有的選項是：{ $known }
# $option: its name; $given: its value; $known: values that it may have
mistake-option-value = 選項 { $option } 不能是「{ $given }」，只能是以下其中之一：{ $known }
# $given: what was typed
mistake-option-form = 選項要寫成 NAME=VALUE，而不是「{ $given }」
# $way: what was given; $known: interpreted, compiled, auto
mistake-way = 規則不能以「{ $way }」的方式執行，請選擇：{ $known }

## Actions

# $card: what was given
mistake-card = 沒有「{ $card }」這張卡牌或邪惡板塊
# $card: what was given; $near: cards with similar names
mistake-card-near = 沒有「{ $card }」這張卡牌或邪惡板塊；你是指 { $near } 嗎？
# $given: what was given; $known: all sections
mistake-rule = 規則書裡沒有「{ $given }」：請輸入規則（如CLAW-3）、範例（如EX-4）或章節：{ $known }
# $name: a section or rule; $editions: a list
mistake-rule-edition = 這個版本沒有{ $name }，只有這些版本有：{ $editions }
# $face: what was given; $known: 1 2 3 E C H
mistake-face = 「{ $face }」不是骰面；骰面有：{ $known }
mistake-many-dice = 沒有這麼多骰子
# $monster; $card: as they were typed
mistake-owner = { $monster } 沒有 { $card }
# $action: what was typed; $examples: what could be
mistake-action = 「{ $action }」不是動作；動作要像這樣：{ $examples }
# $monster: as it was typed; $actor: who must act
mistake-actor = 現在要行動的不是 { $monster }，而是 { $actor }
# $action: what was typed
mistake-over = 無法執行「{ $action }」：遊戲已經結束
# $action: what was typed; $actor: who must act; $examples: what could be done
mistake-now = 現在無法執行「{ $action }」；由 { $actor } 決定，可以選擇：{ $examples }
# $actions: some, with commas between them; $more: how many there are beside them
mistake-examples = { $actions }，另外還有{ NUMBER($more) }種
mistake-examples-chance = 骰子或抽牌堆的結果（roll FACES、reveal CARD、starts MONSTER、lay TILE）

## Records

# $file; $reason: what the system says
mistake-file = { $file }：無法讀取：{ $reason }
mistake-file-no-such-file = 沒有這個檔案或資料夾
mistake-file-denied = 沒有權限
mistake-file-is-folder = 這是資料夾
mistake-file-no-folder = 路徑中有一段不是資料夾
mistake-file-full = 磁碟已滿
mistake-file-read-only = 磁碟只能讀取
# $file
mistake-encoding = { $file }：不是 UTF-8 文字
# $file; $reason: what the system says
mistake-not-written = 無法寫入 { $file }：{ $reason }
# $file; $reason: what the system says
mistake-file-use = 無法使用 { $file }：{ $reason }
# $given: the argument, with escapes such as '\udcff'
mistake-argument = 參數 { $given } 不是 UTF-8 文字
# $reason: what the system says
mistake-output = 無法寫入輸出：{ $reason }
# $file
mistake-target = { $file }：那裡不能寫入檔案
# $file
mistake-not-folder = { $file } 不是資料夾：請指定一個資料夾，可以是新的
# $path: a file or a folder
mistake-no-path = { $path }：沒有這個檔案或資料夾
# $folder: what was given; $file: what is missing there
mistake-no-sources = { $folder } 不含 Daikaiju 的原始碼（缺少 { $file }）：請在儲存庫中執行，或用 --root 指定它
# $where: file and line; $problem: any of these sentences
mistake-at = { $where }：{ $problem }
# $where: file and line; $line: what must stand there
mistake-first-line = { $where }：遊戲紀錄的開頭必須是「{ $line }」這一行
# $where: file and line
mistake-header-line = { $where }：標頭的每一行要像 `edition: second`
# $name: what was given
mistake-header-name = 標頭沒有「{ $name }」這一項
# $name: what is missing
mistake-header-lacks = 標頭缺少 `{ $name }:`
# $given: what stands there
mistake-entropy = `entropy:` 是可列印 ASCII 文字的清單，例如 ["blue", ""]，而不是 { $given }
# $texts: how many are given; $seats: how many seats there are
mistake-entropy-count = `entropy:` 有{ NUMBER($texts) }段文字，座位卻有{ NUMBER($seats) }個
mistake-restored = `restored:` 是像 [[12, "承諾值", "秘密", "文字"]] 的清單，而不是 { $given }
mistake-deal = 「{ $given }」不是骰牌配置的種類：請寫new或again
mistake-no-deal = { $file }沒有骰牌配置：請使用標頭含有 `deal:` 與 `secret:` 的已結束遊戲紀錄
# $given: what stands there
mistake-secret = `secret:` 是64位十六進位數字，而不是「{ $given }」
# $given: what stands there
mistake-pair = 「{ $given }」不是 name=value 的形式
# $file; $claimed: what it says; $result: what happened
mistake-result = { $file }：紀錄宣稱的結果是「{ $claimed }」，但依照各步，結果是「{ $result }」
# $file; $claimed: what it says
mistake-result-open = { $file }：紀錄宣稱的結果是「{ $claimed }」，但依照各步，遊戲還在進行
# $file: the record
mistake-review-open = { $file } 的遊戲尚未結束：請分析已結束的遊戲
# $moves: how many there are; $most: how many are allowed
mistake-record-long = 紀錄有{ NUMBER($moves) }步：一桌最多接受{ NUMBER($most) }步
mistake-record-position = position：桌子只能接續從頭開始的遊戲
# $moves: how many there are; $move: the one asked for
mistake-no-move = 紀錄有{ NUMBER($moves) }步：沒有第{ NUMBER($move, useGrouping: 0) }步
mistake-no-proof = 秘密公開之前沒有證明

## Positions

mistake-position-start = 局面的開頭是版本和怪獸：second a,b …
# $problems: what is wrong with it (English)
mistake-position = 不可能有這樣的局面：{ $problems }
# $slots: 3
mistake-market = 市場有{ NUMBER($slots) }格：每一格都要寫卡牌或 -
# $card: what was given
mistake-copier = { $card } 不會複製任何東西
# $name: of a row of numbers; $seats: how many seats there are; $many: how many numbers were given
mistake-row = { $name } 需要{ NUMBER($seats) }個數字，每個座位一個，而不是{ NUMBER($many) }個
# $most: how many it can hold; $many: how many were given
mistake-agenda = agenda 最多容納{ NUMBER($most) }項，而不是{ NUMBER($many) }項
# $given: what was given
mistake-frame = 「{ $given }」不是 agenda 的項目
# $given: what was given; $known: what it could be
mistake-word = 「{ $given }」不是以下任何一個：{ $known }
# $given: what was given
mistake-number = 「{ $given }」不是整數
# $number: what was given
mistake-range = { NUMBER($number, useGrouping: 0) }超出範圍

## Odds

mistake-no-dice = 請說明有哪些骰子，只用一種方式：FACES、--dice N 或 --position LINE
mistake-position-and-more = 局面本身已經包含 --throws、--with 和 --energy 的內容
# $dice: how many were given; $most: 10
mistake-dice = 不能擲{ NUMBER($dice) }顆骰子：必須是1到{ NUMBER($most) }顆
# $throws: how many were given; $most: 30
mistake-throws = 不能擲{ NUMBER($throws) }次：必須是0到{ NUMBER($most) }次
mistake-no-throw = 還沒上桌的骰子需要擲一次
# $energy: a number below 0
mistake-energy = 沒有人會有{ NUMBER($energy) }點能量
# $action: what was typed; $possible: what could be
mistake-use = 這些骰子不能執行「{ $action }」；可以執行的有：{ $possible }
mistake-keep-now = 要保留部分骰子，桌上必須有骰子，而且還能擲骰
# $kept: what was typed; $dice: those that there are
mistake-keep = 不能從 { $dice } 保留 { $kept }
mistake-keep-all = 保留所有骰子就不必再擲：那是 `stop`
# $card: what was given; $known: cards that do
mistake-help = { $card } 不影響骰子；會影響的有：{ $known }
mistake-no-dice-thrown = 在這個局面沒有人在擲骰
# $goal: what was given
mistake-goal-at-table = 目標「{ $goal }」取決於桌面：需要一個局面
# $goal: what was given; $known: those that there are
mistake-goal = 「{ $goal }」不是目標；目標有：{ $known }，也都可以寫成像 claws>=3 這樣，有局面時還有 kill:MONSTER 和 win
# $goal: what was given; $most: the highest number
mistake-goal-minimum = 骰子無法達到「{ $goal }」：最多是 { NUMBER($most) }
# $monster: as it was typed
mistake-kill = 不能消滅 { $monster }：它已經出局，或正在擲骰的就是它
mistake-threats = 第一個回合開始之前，沒有怪獸受到威脅
# $edition: first, second or dark
mistake-not-solved =
    { $edition ->
        [first] 第一版沒有完整解答：邪惡讓遊戲變得太龐大
        [second] 第二版沒有完整解答：邪惡讓遊戲變得太龐大
       *[dark] 黑暗版沒有完整解答：邪惡讓遊戲變得太龐大
    }
mistake-only-core = 只有兩隻怪獸、沒有卡牌的遊戲才有完整解答
mistake-nobody-in-turn = 還不知道誰是起始玩家：現在不是任何怪獸的回合

## Bots

# $spec: what was given; $known: those that there are
mistake-bot = 沒有「{ $spec }」這種電腦玩家，現有的是：{ $known }
# $spec: what was given; $level: easy, medium, hard, expert, master or legend
mistake-bot-level = 「{ $spec }」不是電腦玩家：等級 { $level } 後面不能接任何東西
# $spec: what was given; $bot: what stands before the colon; $after: what may follow it (cli-bot-….after)
mistake-bot-parameter = 「{ $spec }」不是電腦玩家：「{ $bot }:」後面要接的是：{ $after }
# $spec: what was given; $bot: what stands before the colon
mistake-bot-takes-nothing = 「{ $spec }」不是電腦玩家：{ $bot } 後面不能接任何東西
mistake-perfect = perfect 只能玩兩隻怪獸、沒有卡牌的遊戲：兩個座位、選項 deck: none，而且沒有邪惡
# $bot: a spec, cmd:python my_bot.py; $problem: what it did, after its name (English)
mistake-bot-program = { $bot } 無法參加遊戲（{ $problem }）
# $file: a path
mistake-net-missing = 沒有檔案「{ $file }」：請指定已儲存的神經網路檔案，例如 net:my_network.npz
# $file: a path
mistake-net = { $file } 不是 Daikaiju 的神經網路，或已損壞：請指定由 examples/ppo.py 或 write_network 儲存的檔案
# $file: a path; $name: of a cell or an action, cards.owned.0.jets; $many: such names
mistake-net-names = 神經網路 { $file } 使用了「{ $name }」（共有 { NUMBER($many) } 個未知名稱）：請載入訓練時使用的擴充包，或重新訓練
# $file: a path; $given and $own: versions, "observations 2, actions 2"
mistake-net-version = 神經網路 { $file } 是為其他空間製作的（{ $given }；這裡是 { $own }）：請重新訓練
# $bot: a spec, py:my_bot.py:Stubborn; $file: the file or module in it
mistake-bot-file = 沒有「{ $bot }」這個電腦玩家：檔案或模組「{ $file }」不存在
# $file: a file or module; $name: the class that was given; $known: its bots
mistake-bot-class = { $file } 沒有類別「{ $name }」：其中的電腦玩家有 { $known }
# $bot: a spec, py:my_bot.py:Stubborn; $name: what the spec names
mistake-bot-not-bot = 「{ $bot }」不是電腦玩家：{ $name } 必須是 daikaiju.bots.bot.Bot 的子類別
# $bots: how many were named; $seats: how many opponents there are
mistake-opponents = --against 寫了{ NUMBER($bots) }個電腦玩家，對手的座位卻有{ NUMBER($seats) }個：請寫一個用於全部，或每個座位一個
# $bot: a program that played
mistake-program-in-record = 這份紀錄中有「{ $bot }」參加：請用 --against 重新啟動它

## Many games

mistake-nobody-plays = 沒有人玩：請至少寫一個電腦玩家，例如 odds
# $games: how many were asked for
mistake-games = 不能玩{ NUMBER($games) }場遊戲：至少要有1場
# $given: what was given; $most: 1024
mistake-workers = --workers 不能是「{ $given }」：請寫1到{ NUMBER($most) }的數字、threads 或 ray
# $many: how many were asked for; $most: 1024
mistake-worker-count = 不能用{ NUMBER($many) }個執行緒：必須是1到{ NUMBER($most) }個
# $seed: what was given; $digits: 18
mistake-seed = { $seed } 不能當作種子：請寫最多{ NUMBER($digits) }位的整數
mistake-no-ray = 沒有安裝 Ray：請執行 pip install 'daikaiju[ray]'，或不要寫 --workers
mistake-files-on-ray = --records 和 --decisions 只能搭配執行緒：請拿掉 --workers ray
mistake-nothing-played = 沒有任何遊戲完成，所以沒有結果可以報告
# $games: how many were asked for; $seats: seats at the table; $fewest: how many there must be
mistake-few-games = { NUMBER($games) }場遊戲太少，看不出什麼：{ NUMBER($seats) }個座位的桌子至少要有{ NUMBER($fewest) }場
# $bot: what was given
mistake-study-bot = 不能用 { $bot } 來研究：研究需要與遊戲一起編譯的電腦玩家，例如 random、greedy 或 odds
mistake-lab-both = 請指定卡牌或桌面選項，不要兩者都指定
mistake-lab-empty = 請指定擴充包（例如 my_cards.py）或卡牌
# $effort: a number
mistake-effort = 倍數 { $effort } 無效：必須大於 0 且不超過 1000
mistake-same-options = 兩組桌面選項相同：請用 --option 名稱=值 改變其中一組
# $card: its name; $edition: first, second or dark
mistake-not-in-edition =
    { $edition ->
        [first] 第一版沒有「{ $card }」
        [second] 第二版沒有「{ $card }」
       *[dark] 黑暗版沒有「{ $card }」
    }
# $card: its name
mistake-no-difference = 不能研究「{ $card }」：在第一次擲骰之前得到時，它毫無作用，或對所有怪獸的作用都一樣
# $task: what was typed; $known: names
mistake-benchmark-task = 沒有任務「{ $task }」：可用的任務有 { $known }
# $bot: a spec, search:50ms
mistake-benchmark-timed = { $bot } 有時間限制，無法重現同樣的決定：請指定模擬次數，例如 search:25
# $bot: a spec, cmd:COMMAND
mistake-benchmark-program = 「{ $bot }」是一個程式：請用 --bot 指定它，才會重新啟動
# $file: a path
mistake-benchmark-file = { $file } 不是 `daikaiju benchmark run` 的結果
# $folder: a path
mistake-benchmark-none = { $folder } 中沒有結果：請用 `daikaiju benchmark run` 產生一個
# $file: a path; $given and $own: versions
mistake-benchmark-version = { $file } 是基準測試第 { $given } 版的結果，而這裡是第 { $own } 版
# $row: what was given
mistake-ladder-row = 排行榜沒有「{ $row }」這一列：docs/reference/ladder.md 列出了所有名稱
# $file; $reason: what is wrong with it (English)
mistake-ladder = { $file } 不是排行榜：{ $reason }
# $file; $lacking: names of figures
mistake-ladder-lacks = { $file } 不是排行榜：有一列缺少 { $lacking }
# $scale: what was given
mistake-scale = 場數的倍數不能是 { $scale }：--scale 必須大於0

## The server

# $pair: what was typed
mistake-set = --set { $pair } 不是 NAME=VALUE 的形式，例如 tables=500
mistake-lan-and-host = --lan 會在所有位址接受連線：請拿掉 --host 或 --lan
# $given: what was typed; $known: easy, medium, hard, expert, master, legend
mistake-level = 「{ $given }」沒有設定等級的電腦玩家：請寫成 LEVEL=SPEC，例如 hard=greedy；等級有 { $known }
# $package: what is missing; $extra: server, ray
mistake-not-installed = 這需要 { $package }，但沒有安裝：請執行 `pip install 'daikaiju[{ $extra }]'`
# $where: --set, or a file; $setting: what was typed; $near: a setting with a similar name
mistake-setting-near = { $where }：沒有「{ $setting }」這項設定；你是指「{ $near }」嗎？
# $where: --set, or a file; $setting: what was typed; $known: all settings
mistake-setting = { $where }：沒有「{ $setting }」這項設定；現有的設定是：{ $known }
# $variable: of the environment; $near: one with a similar name
mistake-setting-variable = 沒有 { $variable } 這項設定；你是指 { $near } 嗎？
# $file; $reason: what the system says
mistake-settings-file = 無法讀取 { $file } 的設定：{ $reason }
# $file
mistake-settings-encoding = { $file } 的設定不是 UTF-8 文字
# $file; $reason: where and what (English)
mistake-settings-form = { $file } 不是 TOML，每一行應該像 `port = 8000`：{ $reason }
# $where: --port, or where else the setting stands; $given: what it is, with quotation marks if it is a text;
# $right: one of mistake-right-…
mistake-setting-value = { $where } 是 { $given }，但必須是：{ $right }
# $least and $most: numbers
mistake-right-number = { $least } 到 { $most } 的整數
# $known: what there is to choose from
mistake-right-choice = 以下其中之一：{ $known }
mistake-right-texts = 幾段文字，在檔案裡寫成 ["a", "b"]，在其他地方寫成 a,b
mistake-right-text = 一段文字
mistake-right-host = 這台電腦的位址或名稱，例如 127.0.0.1 或 0.0.0.0
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-database = { $database }，密碼中的 / 或 @ 要寫成 %2F 或 %40
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-store = 檔案，例如 games.db，或 { $database }
# $most: how many signs
mistake-right-name = 1到{ NUMBER($most) }個可列印字元的名稱
mistake-right-site = 不含路徑的網站，例如 https://games.example.org
mistake-right-invitation = 牌桌的連結，或牌桌代碼加上 --server
mistake-right-proxies = 位址或網路，例如 127.0.0.1 或 10.0.0.0/8，也可以是 *
mistake-right-server = 伺服器名稱，例如 mail.example.org
mistake-right-email = 電子郵件地址，例如 games@example.org
# $missing: the name of a setting
mistake-smtp-needs = 已設定 smtp_host，但未設定 { $missing }：電子郵件兩者都需要
mistake-smtp-plain = smtp_tls 為 none，密碼會以未加密方式傳送：請設為 starttls 或 tls
# $host: what was given
mistake-host = { $host } 不是電腦的名稱：請在 --host 寫它的一個位址
# $host: what was given
mistake-address = { $host } 不是這台電腦的位址：請在 --host 寫別的位址
mistake-processes = 這個系統只支援一個處理程序：請使用 --processes 1
mistake-process-start = 伺服器的一個處理程序在開始服務前就結束了：原因見上面的訊息
# $host; $port: what was given
mistake-port-used = { $host } 的連接埠 { $port } 已被佔用：請結束佔用它的程式，或在 --port 寫別的連接埠
# $port: what was given
mistake-port-reserved = 連接埠 { $port } 保留給系統：請在 --port 寫1024以上的連接埠
# $host; $port: what was given; $reason: what the system says
mistake-port = 沒有人能連到 { $host } 的連接埠 { $port }：{ $reason }

## Where games are kept, and backups. `$store` is a file, or says where a database is

# $problem: any of the following sentences
mistake-store = { $problem }
# $kind: what was given, mysql
mistake-store-kind = 桌子不能保存在「{ $kind }」：請寫檔案、sqlite:///FILE 或 postgresql://USER:PASSWORD@HOST/DATABASE
# $url: what was given
mistake-store-file = 「{ $url }」沒有寫出保存桌子的檔案：請寫 sqlite:///FILE
mistake-no-asyncpg = PostgreSQL 需要 asyncpg，但沒有安裝：請執行 `pip install 'daikaiju[postgres]'`，或寫一個檔案
mistake-log-file = 無法寫入記錄檔 { $file }：{ $reason }
# $file; $reason: what the system says
mistake-store-denied = 無法寫入 { $file }：{ $reason }
# $file: the file of the store
mistake-store-names = { $file } 有第二個名稱（硬連結），別的伺服器可能透過它使用此檔案：請移除該連結，或複製檔案
# $file; $process: its number, or ?
mistake-store-used = 執行中的伺服器正在使用 { $file }（程序 { $process }）：請停止它，或寫別的檔案
# $file
mistake-no-store = { $file } 不存在：沒有內容可以備份
# $store
mistake-not-ours = { $store } 裡沒有我們的資料表：請先啟動一次這個 daikaiju 來建立
# $store; $found: its schema, a number; $newest: the one that is needed
mistake-old-schema = { $store } 的結構版本是 { $found }：請先啟動一次這個 daikaiju，更新到版本 { $newest }
# $store; $found: its schema, a number; $newest: the newest that we know
mistake-new-schema = { $store } 是由較新的 daikaiju 建立的：結構版本是 { $found }，而這裡只認得 { $newest } 以下的版本；請更新 daikaiju
# $store; $found: its schema, a number; $file: the backup; $schema: that of the backup
mistake-other-schema = { $store } 的結構版本是 { $found }，{ $file } 的是 { $schema }：請還原到新的資料庫
# $store; $has: how much of what (English)
mistake-not-empty = { $store } 不是空的，裡面有 { $has }：請還原到新的資料庫
# $file; $reason: what the system says
mistake-backup-unreadable = 無法讀取 { $file }：{ $reason }
# $file; $problem: one of the following
mistake-backup = { $file } 不是可以還原的備份：{ $problem }；沒有更動任何內容
mistake-backup-more = 內容比第一行所寫的還多
mistake-backup-table = 它的結構裡沒有這些資料表
mistake-backup-cut = 檔案太早結束
mistake-backup-bits = 這是別的檔案，或已經損壞
mistake-backup-other = 這是別的檔案
mistake-backup-newer = 這是由較新的 daikaiju 寫出的
mistake-backup-broken = 檔案已經損壞

## Packs

mistake-pack-name = 「{ $pack }」不能作為擴充包的名稱：請用小寫字母、數字和 _
mistake-pack-twice = 有兩個擴充包都叫 { $pack }：請為其中一個檔案改名
mistake-pack-missing = 需要擴充包 { $pack }：請加上 --pack { $pack }.py 重新啟動
mistake-pack-changed = 擴充包 { $pack } 已變更：其雜湊值為 { $have }，但需要 { $need }
mistake-pack-file = 沒有檔案 { $file }：--pack 需要 Python 檔案或已安裝擴充包的名稱
mistake-pack-unknown = 沒有擴充包 { $pack }：請給 Python 檔案，或已安裝的擴充包（{ $known }）
mistake-pack-broken = 無法載入擴充包 { $pack }：{ $problem }
mistake-pack-empty = 擴充包 { $pack } 沒有宣告任何卡牌
mistake-pack-path = 路徑 { $file } 含有 { $sign }，而這個符號用來分隔擴充包：請把擴充包移到別的資料夾
mistake-pack-text = 擴充包 { $pack } 的文字 { $message } 無法使用：{ $problem }
# $card: what was given
mistake-card-name = 「{ $card }」不能作為卡牌的名稱：必須以拉丁字母開頭，而且不能有大括號
# $most: 32
mistake-card-long = 卡牌的名稱最多 { NUMBER($most) } 個字元
# $card: what was given; $taken: the card that has this name
mistake-card-taken = 「{ $card }」已經是 { $taken } 的名稱：請換一個名稱
# $cost: what was given; $most: 20
mistake-card-cost = 卡牌的費用不能是{ NUMBER($cost) }：請選0到{ NUMBER($most) }
# $kind: keep, discard or tile; $moment: its name
mistake-card-moment = { $kind } 種類的卡牌不會在 { $moment } 這個時機生效：請換一個種類或時機
# $file: what was given
mistake-card-to = { $file } 不能作為擴充包的檔案：請指定現有資料夾裡的 Python 檔案
# $file: a scenario
mistake-card-file = { $file } 已經存在：請為卡牌換一個名稱
# $file: of texts; $card: its id
mistake-card-text = { $file } 已經有 { $card } 的文字：請刪除它，或換一個名稱
mistake-no-clone = --game 需要儲存庫的複本，但這是已安裝的套件
mistake-no-scenarios = 沒有東西可以驗證：請指定情境的檔案或資料夾，或含有情境的擴充包
# $id: what was given
mistake-puzzle = 沒有謎題「{ $id }」：用 `daikaiju puzzle --list` 可列出全部
mistake-puzzle-none = 沒有符合此主題、版本與怪獸數量的謎題：請去掉其中一個選項
# $given: what was given
mistake-puzzle-day = 「{ $given }」不是日期：請寫成 2026-12-24 的形式
