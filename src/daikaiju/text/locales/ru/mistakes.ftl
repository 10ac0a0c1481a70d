### What somebody did wrong who uses the command line, or who gives us a record, a position or a bot. Each
### sentence says what would be right; it begins with a small letter and has no full stop, because it is put
### after `daikaiju:`, a file or a line. What was typed stands between quotation marks.

# $code: what was typed; $known: en, fr, es, ru, zh-Hant, fa
mistake-language = языка «{ $code }» нет, выберите один из этих: { $known }

## Tables

# $edition: what was given; $known: those that there are
mistake-edition = издания «{ $edition }» нет, есть такие: { $known }
# $seconds: what was given
mistake-time-budget = время на решение задано как { NUMBER($seconds) } с, но оно должно быть больше 0
# $many: how many were given; $most: 6
mistake-seats =
    { $many ->
        [one] { NUMBER($many) } монстр играть не может: нужно от 2 до { NUMBER($most) }
        [few] { NUMBER($many) } монстра играть не могут: нужно от 2 до { NUMBER($most) }
        [many] { NUMBER($many) } монстров играть не могут: нужно от 2 до { NUMBER($most) }
       *[other] { NUMBER($many) } монстра играть не могут: нужно от 2 до { NUMBER($most) }
    }
# $monster: what was given; $known: those that there are
mistake-monster = монстра «{ $monster }» нет, есть такие: { $known }
# $monster: as records write it
mistake-twice = { $monster } сидит за столом дважды: каждый монстр может играть только один раз
# $monster: what was given; $here: the monsters of this table
mistake-not-seated = «{ $monster }» не сидит за этим столом; здесь сидят: { $here }
# $option: what was given; $known: those that there are
mistake-option = параметра «{ $option }» нет, есть такие: { $known }
# $option: its name; $given: its value; $known: values that it may have
mistake-option-value = параметр { $option } не может быть «{ $given }», а только одним из этих: { $known }
# $given: what was typed
mistake-option-form = параметр пишут так: NAME=VALUE, а не «{ $given }»
# $way: what was given; $known: interpreted, compiled, auto
mistake-way = выполнять правила способом «{ $way }» нельзя, выберите один из этих: { $known }

## Actions

# $card: what was given
mistake-card = карты или жетона ярости «{ $card }» нет
# $card: what was given; $near: cards with similar names
mistake-card-near = карты или жетона ярости «{ $card }» нет; может быть, { $near }?
# $given: what was given; $known: all sections
mistake-rule = в правилах нет «{ $given }»: назовите правило, например CLAW-3, пример, например EX-4, или раздел: { $known }
# $name: a section or rule; $editions: a list
mistake-rule-edition = { $name } — этого в выбранном издании нет, есть только здесь: { $editions }
# $face: what was given; $known: 1 2 3 E C H
mistake-face = «{ $face }» — не сторона кубика; стороны такие: { $known }
mistake-many-dice = столько кубиков здесь нет
# $monster; $card: as they were typed
mistake-owner = у монстра { $monster } нет { $card }
# $action: what was typed; $examples: what could be
mistake-action = «{ $action }» — не действие; действия выглядят так: { $examples }
# $monster: as it was typed; $actor: who must act
mistake-actor = сейчас решает не { $monster }, а { $actor }
# $action: what was typed
mistake-over = «{ $action }» невозможно: игра окончена
# $action: what was typed; $actor: who must act; $examples: what could be done
mistake-now = «{ $action }» сейчас невозможно; решает { $actor }, можно выбрать: { $examples }
# $actions: some, with commas between them; $more: how many there are beside them
mistake-examples = { $actions } и ещё { NUMBER($more) }
mistake-examples-chance = то, что принесут кубики или колода (roll FACES, reveal CARD, starts MONSTER, lay TILE)

## Records

# $file; $reason: what the system says
mistake-file = { $file }: не удалось прочитать: { $reason }
mistake-file-no-such-file = нет такого файла или папки
mistake-file-denied = доступ запрещён
mistake-file-is-folder = это папка
mistake-file-no-folder = в пути к файлу есть не папка
mistake-file-full = на диске нет места
mistake-file-read-only = диск доступен только для чтения
# $file
mistake-encoding = { $file }: это не текст в UTF-8
# $file; $reason: what the system says
mistake-not-written = не удалось записать { $file }: { $reason }
# $file; $reason: what the system says
mistake-file-use = не удалось использовать { $file }: { $reason }
# $given: the argument, with escapes such as '\udcff'
mistake-argument = аргумент { $given } — не текст в UTF-8
# $reason: what the system says
mistake-output = не удалось записать вывод: { $reason }
# $file
mistake-target = { $file }: здесь нельзя создать файл
# $file
mistake-not-folder = { $file } — не папка: укажите папку, можно новую
# $path: a file or a folder
mistake-no-path = { $path }: такого файла или такой папки нет
# $folder: what was given; $file: what is missing there
mistake-no-sources = в { $folder } нет исходного кода Daikaiju (отсутствует { $file }): запустите команду в репозитории или укажите его через --root
# $where: file and line; $problem: any of these sentences
mistake-at = { $where }: { $problem }
# $where: file and line; $line: what must stand there
mistake-first-line = { $where }: запись игры начинается со строки «{ $line }»
# $where: file and line
mistake-header-line = { $where }: строки заголовка выглядят так: `edition: second`
# $name: what was given
mistake-header-name = в заголовке не бывает «{ $name }»
# $name: what is missing
mistake-header-lacks = в заголовке не хватает `{ $name }:`
# $given: what stands there
mistake-entropy = `entropy:` — это список строк из печатных символов ASCII, например ["blue", ""], а не { $given }
# $texts: how many are given; $seats: how many seats there are
mistake-entropy-count = в `entropy:` строк { NUMBER($texts) }, а мест { NUMBER($seats) }
mistake-restored = `restored:` — это список вида [[12, "отпечаток", "секрет", "текст"]], а не { $given }
mistake-deal = «{ $given }» — не вид расклада: укажите new или again
mistake-no-deal = в { $file } нет расклада: возьмите запись законченной игры, в заголовке которой есть `deal:` и `secret:`
# $given: what stands there
mistake-secret = `secret:` — это 64 шестнадцатеричные цифры, а не «{ $given }»
# $given: what stands there
mistake-pair = «{ $given }» не имеет вида name=value
# $file; $claimed: what it says; $result: what happened
mistake-result = { $file }: в записи указан результат «{ $claimed }», но её действия приводят к «{ $result }»
# $file; $claimed: what it says
mistake-result-open = { $file }: в записи указан результат «{ $claimed }», но после её действий игра ещё продолжается
# $file: the record
mistake-review-open = игра в { $file } не закончена: для разбора нужна законченная игра
# $moves: how many there are; $most: how many are allowed
mistake-record-long = действий в записи { NUMBER($moves) }: стол принимает не больше { NUMBER($most) }
mistake-record-position = position: за столом можно продолжить только игру, записанную с самого начала
# $moves: how many there are; $move: the one asked for
mistake-no-move = действий в записи { NUMBER($moves) }: действия { NUMBER($move, useGrouping: 0) } нет
mistake-no-proof = пока секрет неизвестен, доказательства нет

## Positions

mistake-position-start = позиция начинается с издания и монстров: second a,b …
# $problems: what is wrong with it (English)
mistake-position = такой позиции быть не может: { $problems }
# $slots: 3
mistake-market = мест на рынке { NUMBER($slots) }: для каждого укажите карту или -
# $card: what was given
mistake-copier = { $card } ничего не копирует
# $name: of a row of numbers; $seats: how many seats there are; $many: how many numbers were given
mistake-row = { $name }: чисел нужно { NUMBER($seats) }, по одному на место, а указано { NUMBER($many) }
# $most: how many it can hold; $many: how many were given
mistake-agenda = в agenda помещается шагов: { NUMBER($most) }, а указано { NUMBER($many) }
# $given: what was given
mistake-frame = «{ $given }» — не шаг для agenda
# $given: what was given; $known: what it could be
mistake-word = «{ $given }» не подходит, нужно одно из этого: { $known }
# $given: what was given
mistake-number = «{ $given }» — не целое число
# $number: what was given
mistake-range = число { NUMBER($number, useGrouping: 0) } вне допустимых пределов

## Odds

mistake-no-dice = укажите, какие есть кубики, одним способом: FACES, --dice N или --position LINE
mistake-position-and-more = позиция уже содержит то, что указали бы --throws, --with и --energy
# $dice: how many were given; $most: 10
mistake-dice =
    { $dice ->
        [one] бросить { NUMBER($dice) } кубик нельзя: нужно от 1 до { NUMBER($most) }
        [few] бросить { NUMBER($dice) } кубика нельзя: нужно от 1 до { NUMBER($most) }
        [many] бросить { NUMBER($dice) } кубиков нельзя: нужно от 1 до { NUMBER($most) }
       *[other] бросить { NUMBER($dice) } кубика нельзя: нужно от 1 до { NUMBER($most) }
    }
# $throws: how many were given; $most: 30
mistake-throws = столько бросков не бывает ({ NUMBER($throws) }): нужно от 0 до { NUMBER($most) }
mistake-no-throw = кубикам, которых ещё нет на столе, нужен бросок
# $energy: a number below 0
mistake-energy = столько энергии не бывает: { NUMBER($energy) }
# $action: what was typed; $possible: what could be
mistake-use = «{ $action }» с этими кубиками невозможно; возможно: { $possible }
mistake-keep-now = чтобы отложить часть кубиков, нужны кубики на столе и ещё один бросок
# $kept: what was typed; $dice: those that there are
mistake-keep = из { $dice } нельзя отложить { $kept }
mistake-keep-all = кто откладывает все кубики, тот больше не бросает: для этого есть `stop`
# $card: what was given; $known: cards that do
mistake-help = { $card } не влияет на кубики; влияют: { $known }
mistake-no-dice-thrown = в этой позиции кубики не бросают
# $goal: what was given
mistake-goal-at-table = цель «{ $goal }» зависит от стола: для неё нужна позиция
# $goal: what was given; $known: those that there are
mistake-goal = «{ $goal }» — не цель; цели такие: { $known }, для каждой можно указать и число, например claws>=3, а в позиции ещё kill:MONSTER и win
# $goal: what was given; $most: the highest number
mistake-goal-minimum = кубики не могут дать «{ $goal }»: максимум — { NUMBER($most) }
# $monster: as it was typed
mistake-kill = { $monster } не может сейчас выбыть: этот монстр уже вне игры или бросает сам
mistake-threats = пока первый ход не начался, никому ничего не грозит
# $edition: first, second or dark
mistake-not-solved =
    { $edition ->
        [first] первое издание не решено: из-за ярости игра слишком велика
        [second] второе издание не решено: из-за ярости игра слишком велика
       *[dark] Тёмное издание не решено: из-за ярости игра слишком велика
    }
mistake-only-core = решена только игра двух монстров без карт
mistake-nobody-in-turn = ещё неизвестно, кто ходит первым: активного монстра пока нет

## Bots

# $spec: what was given; $known: those that there are
mistake-bot = бота «{ $spec }» нет, есть такие: { $known }
# $spec: what was given; $level: easy, medium, hard, expert, master or legend
mistake-bot-level = «{ $spec }» — не бот: после уровня { $level } ничего не указывают
# $spec: what was given; $bot: what stands before the colon; $after: what may follow it (cli-bot-….after)
mistake-bot-parameter = «{ $spec }» — не бот: вот что указывают после «{ $bot }:» — { $after }
# $spec: what was given; $bot: what stands before the colon
mistake-bot-takes-nothing = «{ $spec }» — не бот: после { $bot } ничего не указывают
mistake-perfect = perfect играет только в игру двух монстров без карт: два места, параметр deck: none и никакой ярости
# $bot: a spec, cmd:python my_bot.py; $problem: what it did, after its name (English)
mistake-bot-program = { $bot } не может играть ({ $problem })
# $file: a path
mistake-net-missing = нет файла «{ $file }»: укажите файл сохранённой нейросети, например net:my_network.npz
# $file: a path
mistake-net = { $file } — не нейросеть Daikaiju или файл повреждён: укажите файл, который сохранили examples/ppo.py или write_network
# $file: a path; $name: of a cell or an action, cards.owned.0.jets; $many: such names
mistake-net-names = нейросеть { $file } использует «{ $name }» (неизвестных имён: { NUMBER($many) }): загрузите наборы, с которыми её обучали, или обучите её заново
# $file: a path; $given and $own: versions, "observations 2, actions 2"
mistake-net-version = нейросеть { $file } создана для других пространств ({ $given }; здесь: { $own }): обучите её заново
# $bot: a spec, py:my_bot.py:Stubborn; $file: the file or module in it
mistake-bot-file = нет бота «{ $bot }»: файл или модуль «{ $file }» не существует
# $file: a file or module; $name: the class that was given; $known: its bots
mistake-bot-class = в { $file } нет класса «{ $name }»: боты там — { $known }
# $bot: a spec, py:my_bot.py:Stubborn; $name: what the spec names
mistake-bot-not-bot = «{ $bot }» — не бот: { $name } должен быть подклассом daikaiju.bots.bot.Bot
# $bots: how many were named; $seats: how many opponents there are
mistake-opponents =
    { $bots ->
        [one] в --against указан { NUMBER($bots) } бот, а соперников { NUMBER($seats) }: укажите одного на всех или по одному на каждого
        [few] в --against указаны { NUMBER($bots) } бота, а соперников { NUMBER($seats) }: укажите одного на всех или по одному на каждого
        [many] в --against указано { NUMBER($bots) } ботов, а соперников { NUMBER($seats) }: укажите одного на всех или по одному на каждого
       *[other] в --against указано { NUMBER($bots) } бота, а соперников { NUMBER($seats) }: укажите одного на всех или по одному на каждого
    }
# $bot: a program that played
mistake-program-in-record = в этой записи играет программа «{ $bot }»: укажите --against, чтобы запустить её снова

## Many games

mistake-nobody-plays = никто не играет: назовите хотя бы одного бота, например odds
# $games: how many were asked for
mistake-games = столько игр сыграть нельзя ({ NUMBER($games) }): нужна хотя бы 1
# $given: what was given; $most: 1024
mistake-workers = для --workers не подходит «{ $given }»: укажите число от 1 до { NUMBER($most) }, threads или ray
# $many: how many were asked for; $most: 1024
mistake-worker-count = столько потоков играть не могут ({ NUMBER($many) }): нужно от 1 до { NUMBER($most) }
# $seed: what was given; $digits: 18
mistake-seed = { $seed } не подходит для --seed: нужно целое число, в котором цифр не больше { NUMBER($digits) }
mistake-no-ray = Ray не установлен: выполните pip install 'daikaiju[ray]' или не указывайте --workers
mistake-files-on-ray = --records и --decisions работают с потоками: уберите --workers ray
mistake-nothing-played = ни одна игра не закончена, рассказать не о чем
# $games: how many were asked for; $seats: seats at the table; $fewest: how many there must be
mistake-few-games = игр слишком мало ({ NUMBER($games) }), чтобы что-то сказать: если мест { NUMBER($seats) }, нужно не меньше { NUMBER($fewest) }
# $bot: what was given
mistake-study-bot = изучать карты с ботом { $bot } нельзя: нужны боты, которые компилируются вместе с игрой, например random, greedy или odds
mistake-lab-both = укажите карты или параметры стола, но не то и другое
mistake-lab-empty = укажите набор, например my_cards.py, или карты
# $effort: a number
mistake-effort = усилие { $effort } невозможно: оно должно быть больше 0 и не больше 1000
mistake-same-options = оба набора параметров одинаковы: измените один с помощью --option ИМЯ=ЗНАЧЕНИЕ
# $card: its name; $edition: first, second or dark
mistake-not-in-edition =
    { $edition ->
        [first] «{ $card }»: такого нет в первом издании
        [second] «{ $card }»: такого нет во втором издании
       *[dark] «{ $card }»: такого нет в Тёмном издании
    }
# $card: its name
mistake-no-difference = «{ $card }» изучать нельзя: если получить это до первого броска, не изменится ничего или изменится одинаково для всех монстров
# $task: what was typed; $known: names
mistake-benchmark-task = нет задания «{ $task }»: есть { $known }
# $bot: a spec, search:50ms
mistake-benchmark-timed = у { $bot } ограничено время, и повторить игру точно он не сможет: укажите число симуляций, например search:25
# $bot: a spec, cmd:COMMAND
mistake-benchmark-program = «{ $bot }» — программа: укажите её с --bot, чтобы запустить её снова
# $file: a path
mistake-benchmark-file = { $file } — не результат команды `daikaiju benchmark run`
# $folder: a path
mistake-benchmark-none = в { $folder } нет результатов: запишите один командой `daikaiju benchmark run`
# $file: a path; $given and $own: versions
mistake-benchmark-version = { $file } — результат версии { $given } эталонного теста, а здесь версия { $own }
# $row: what was given
mistake-ladder-row = в таблице рейтинга нет строки «{ $row }»: все названия есть в docs/reference/ladder.md
# $file; $reason: what is wrong with it (English)
mistake-ladder = { $file } — не таблица рейтинга: { $reason }
# $file; $lacking: names of figures
mistake-ladder-lacks = { $file } — не таблица рейтинга: в одной из строк не хватает { $lacking }
# $scale: what was given
mistake-scale = увеличить число игр в { $scale } раз нельзя: --scale должен быть больше 0

## The server

# $pair: what was typed
mistake-set = --set { $pair } не имеет вида NAME=VALUE, например tables=500
mistake-lan-and-host = --lan слушает на всех адресах: уберите --host или --lan
# $given: what was typed; $known: easy, medium, hard, expert, master, legend
mistake-level = «{ $given }» не задаёт бота для уровня: напишите LEVEL=SPEC, например hard=greedy; уровни: { $known }
# $package: what is missing; $extra: server, ray
mistake-not-installed = для этого нужен пакет { $package }, а он не установлен: выполните `pip install 'daikaiju[{ $extra }]'`
# $where: --set, or a file; $setting: what was typed; $near: a setting with a similar name
mistake-setting-near = { $where }: настройки «{ $setting }» нет; может быть, «{ $near }»?
# $where: --set, or a file; $setting: what was typed; $known: all settings
mistake-setting = { $where }: настройки «{ $setting }» нет; есть такие: { $known }
# $variable: of the environment; $near: one with a similar name
mistake-setting-variable = настройки { $variable } нет; может быть, { $near }?
# $file; $reason: what the system says
mistake-settings-file = не удалось прочитать настройки из { $file }: { $reason }
# $file
mistake-settings-encoding = настройки в { $file } — не текст в UTF-8
# $file; $reason: where and what (English)
mistake-settings-form = { $file } — не TOML, где строки выглядят как `port = 8000`: { $reason }
# $where: --port, or where else the setting stands; $given: what it is, with quotation marks if it is a text;
# $right: one of mistake-right-…
mistake-setting-value = { $where }: указано { $given }, а нужно другое: { $right }
# $least and $most: numbers
mistake-right-number = целое число от { $least } до { $most }
# $known: what there is to choose from
mistake-right-choice = одно из этого: { $known }
mistake-right-texts = строки, в файле ["a", "b"], в других местах a,b
mistake-right-text = строка
mistake-right-host = адрес или имя этого компьютера, например 127.0.0.1 или 0.0.0.0
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-database = { $database }, где / и @ в пароле пишут как %2F и %40
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-store = файл, например games.db, или { $database }
# $most: how many signs
mistake-right-name = имя длиной от 1 до { NUMBER($most) } печатных символов
mistake-right-site = сайт без пути, например https://games.example.org
mistake-right-invitation = ссылка на стол или код стола вместе с --server
mistake-right-proxies = адреса или сети, например 127.0.0.1 или 10.0.0.0/8, либо *
mistake-right-server = именем сервера, например mail.example.org
mistake-right-email = адресом электронной почты, например games@example.org
# $missing: the name of a setting
mistake-smtp-needs = smtp_host задан, а { $missing } нет: для почты нужны оба
mistake-smtp-plain = smtp_tls равен none, и пароль был бы отправлен без шифрования: задайте starttls или tls
# $host: what was given
mistake-host = { $host } — не имя компьютера: укажите в --host один из его адресов
# $host: what was given
mistake-address = { $host } — не адрес этого компьютера: укажите другой в --host
mistake-processes = эта система поддерживает только один процесс: укажите --processes 1
mistake-process-start = процесс сервера завершился, не начав работу: причина указана в строках выше
# $host; $port: what was given
mistake-port-used = порт { $port } на { $host } занят: завершите то, что его занимает, или укажите другой в --port
# $port: what was given
mistake-port-reserved = порт { $port } оставлен для системы: укажите в --port порт от 1024
# $host; $port: what was given; $reason: what the system says
mistake-port = не удаётся открыть порт { $port } на { $host }: { $reason }

## Where games are kept, and backups. `$store` is a file, or says where a database is

# $problem: any of the following sentences
mistake-store = { $problem }
# $kind: what was given, mysql
mistake-store-kind = хранить столы в «{ $kind }» нельзя: укажите файл, sqlite:///FILE или postgresql://USER:PASSWORD@HOST/DATABASE
# $url: what was given
mistake-store-file = «{ $url }» не называет файла для хранения столов: напишите sqlite:///FILE
mistake-no-asyncpg = для PostgreSQL нужен asyncpg, а он не установлен: выполните `pip install 'daikaiju[postgres]'` или укажите файл
mistake-log-file = файл журнала { $file } нельзя записать: { $reason }
# $file; $reason: what the system says
mistake-store-denied = не удалось записать { $file }: { $reason }
# $file: the file of the store
mistake-store-names = у { $file } есть второе имя (жёсткая ссылка), под которым его может использовать другой сервер: удалите ссылку или скопируйте файл
# $file; $process: its number, or ?
mistake-store-used = { $file } уже занят работающим сервером (процесс { $process }): остановите его или укажите другой файл
# $file
mistake-no-store = { $file } не существует: сохранять нечего
# $store
mistake-not-ours = { $store }: наших таблиц здесь нет; запустите один раз этот daikaiju, чтобы их создать
# $store; $found: its schema, a number; $newest: the one that is needed
mistake-old-schema = { $store }: версия схемы — { $found }; запустите один раз этот daikaiju, чтобы перейти на версию { $newest }
# $store; $found: its schema, a number; $newest: the newest that we know
mistake-new-schema = { $store }: это создал более новый daikaiju, версия схемы — { $found }, а здесь известны только { $newest } и более ранние; обновите daikaiju
# $store; $found: its schema, a number; $file: the backup; $schema: that of the backup
mistake-other-schema = { $store }: версия схемы — { $found }, а у { $file } — { $schema }: восстанавливайте в новую базу данных
# $store; $has: how much of what (English)
mistake-not-empty = { $store }: здесь не пусто, уже есть { $has }; восстанавливайте в новую базу данных
# $file; $reason: what the system says
mistake-backup-unreadable = не удалось прочитать { $file }: { $reason }
# $file; $problem: one of the following
mistake-backup = восстановить из { $file } нельзя: { $problem }; ничего не изменено
mistake-backup-more = там больше, чем указано в первой строке
mistake-backup-table = в этой схеме таких таблиц нет
mistake-backup-cut = файл обрывается слишком рано
mistake-backup-bits = это другой файл, или он повреждён
mistake-backup-other = это другой файл
mistake-backup-newer = это создал более новый daikaiju
mistake-backup-broken = файл повреждён

## Packs

mistake-pack-name = «{ $pack }» не может быть именем набора: нужны строчные латинские буквы, цифры и _
mistake-pack-twice = два набора называются { $pack }: переименуйте один из файлов
mistake-pack-missing = нужен набор { $pack }: запустите снова с --pack { $pack }.py
mistake-pack-changed = набор { $pack } изменился: его хеш { $have }, а нужен { $need }
mistake-pack-file = нет файла { $file }: для --pack нужен файл Python или имя установленного набора
mistake-pack-unknown = нет набора { $pack }: укажите файл Python или установленный набор ({ $known })
mistake-pack-broken = набор { $pack } не загружается: { $problem }
mistake-pack-empty = набор { $pack } не объявляет ни одной карты
mistake-pack-path = в пути { $file } есть знак { $sign }, которым разделяются имена наборов: переместите набор в другую папку
mistake-pack-text = текст { $message } набора { $pack } нельзя использовать: { $problem }
# $card: what was given
mistake-card-name = «{ $card }» не может быть названием карты: оно начинается с латинской буквы и не содержит фигурных скобок
# $most: 32
mistake-card-long = название карты слишком длинное: самое большее { NUMBER($most) } символов
# $card: what was given; $taken: the card that has this name
mistake-card-taken = «{ $card }» — уже название карты { $taken }: выберите другое
# $cost: what was given; $most: 20
mistake-card-cost = карта не может стоить { NUMBER($cost) }: выберите от 0 до { NUMBER($most) }
# $kind: keep, discard or tile; $moment: its name
mistake-card-moment = карта вида { $kind } никогда не действует в момент { $moment }: выберите другой вид или момент
# $file: what was given
mistake-card-to = { $file } не может быть файлом набора: назовите файл Python в существующей папке
# $file: a scenario
mistake-card-file = файл { $file } уже есть: выберите другое название карты
# $file: of texts; $card: its id
mistake-card-text = в файле { $file } уже есть текст карты { $card }: удалите его или выберите другое название
mistake-no-clone = для --game нужен клон репозитория, а это установленный пакет
mistake-no-scenarios = проверять нечего: назовите файлы или папки со сценариями или набор, в котором они есть
# $id: what was given
mistake-puzzle = задачи «{ $id }» нет: все показывает `daikaiju puzzle --list`
mistake-puzzle-none = нет задачи с такой темой, изданием и числом монстров: уберите один из параметров
# $given: what was given
mistake-puzzle-day = «{ $given }» — не дата: напишите, например, 2026-12-24
