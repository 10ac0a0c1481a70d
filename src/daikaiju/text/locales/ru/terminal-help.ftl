### The help of the command line. Options (--seats), words in capitals (NAME) and commands are typed and
### stay as they are. Help is short, begins with a small letter and has no full stop.

## What argparse, the reader of arguments, says

cli-usage = использование:
cli-heading-arguments = аргументы
cli-heading-options = параметры
cli-heading-commands = команды
cli-heading-subjects = темы
# $program: daikaiju play; $problem: one of the following
cli-arguments-error = { $program }: ошибка: { $problem }
# $argument: --seats; $problem: one of the following
cli-arguments-of = аргумент { $argument }: { $problem }
# $arguments: their names
cli-arguments-missing = не хватает обязательных аргументов: { $arguments }
# $arguments: what was typed
cli-arguments-unknown = неизвестные аргументы: { $arguments }
# $other: another argument
cli-arguments-together = нельзя указать вместе с { $other }
cli-arguments-one = нужно одно значение
cli-arguments-some = нужно хотя бы одно значение
# $value: what was typed
cli-arguments-none = значение здесь не нужно, а указано { $value }
# $option: what was typed; $matches: what it could mean
cli-arguments-ambiguous = { $option } может означать любой из этих параметров: { $matches }
# $value: what was typed; $choices: what could be
cli-arguments-choice = { $value } здесь не подходит, выберите из этого: { $choices }
# $value: what was typed
cli-arguments-value = { $value } — не число

## The command itself

cli-daikaiju = «Повелитель Токио», строго по правилам.
cli-help = показать эту справку
cli-version = показать версию
cli-lang = язык: en, fr, es, ru, zh-Hant или fa (по умолчанию: DAIKAIJU_LANG, иначе язык системы)
cli-debug = показать трассировку ошибки
cli-compile = скомпилировать всё заранее
# $known: names of groups
cli-compile-groups = что компилировать: { $known } (по умолчанию всё)
cli-compile-workers = число процессов для компиляции (по умолчанию — по одному на ядро)
cli-pack = добавить карты этого набора: файл Python или установленный набор (можно повторять)

## Options that several commands have

# $default: first, second or dark
cli-edition = издание (по умолчанию { $default })
# $default: a number
cli-seats = монстров за столом, от 2 до 6 (по умолчанию { NUMBER($default) })
# $default: a number
cli-seed = начальное число генератора случайных чисел (по умолчанию { NUMBER($default) })
cli-workers = кто играет: threads (все потоки), N потоков или ray
cli-json = записать туда все данные
cli-html = записать туда отчёт (на английском)
cli-two-player = Токио приносит энергию, а не победные очки
cli-root = папка проекта

## daikaiju play

cli-play = играть в терминале против ботов
cli-play-monster = монстр, за которого вы играете
cli-play-against = easy, medium (по умолчанию), hard, expert, master, legend или любой SPEC из `daikaiju arena --list`: один на всех соперников или по одному на каждого, через запятую
cli-play-deal = сыграть расклад: кубики и карты постоянны для каждого места и хода; код (любой текст) или запись законченной игры
cli-play-seed = чтобы кубики и соперников можно было повторить
cli-play-record = сохранить туда запись игры
cli-play-resume = продолжить записанную игру
cli-play-watch = играют только боты

## daikaiju serve, backup, restore

cli-serve = открыть столы для людей и ботов
cli-serve-host = адрес, на котором слушать (127.0.0.1)
cli-serve-port = порт, на котором слушать (8000)
cli-serve-lan = пустить всех из этой сети
cli-serve-open = показать страницу в браузере; если порт занят — на другом порту
cli-serve-store = где хранить игры: файл или postgresql://…
cli-serve-name = как называется сервер (Daikaiju)
cli-serve-url = по какому адресу его находят, если перед ним прокси
cli-serve-processes = число процессов на одном порту; 0: по одному на ядро
cli-serve-logs = text для людей, json для машин
cli-serve-settings = файл TOML с настройками
cli-serve-set = любая другая настройка; все перечислены в docs/hosting.md
cli-serve-bot = бот уровня на этом сервере, например hard=py:my_bot.py:Stubborn (можно повторять)
cli-backup = сохранить все столы сервера
cli-backup-file = файл, в который сохранить
cli-restore = вернуть сохранённые столы
cli-restore-file = файл, созданный командой `daikaiju backup`
cli-keep-store = где хранятся игры, как у `daikaiju serve`
cli-keep-settings = настройки сервера

## daikaiju check, replay, review, puzzle, verify, cards, card, rules

cli-check = проверить сценарии
cli-check-paths = файлы или папки (по умолчанию сценарии наборов)
cli-replay = повторить записанную игру
cli-replay-file = запись игры
cli-replay-position = показать только последнюю позицию
cli-review = разобрать законченную игру: дорогие решения, удача и мастерство
cli-review-file = запись игры; несколько записей: итоги всех без везения
cli-review-quick = только быстрый результат
cli-review-all = показать и верные решения
cli-review-json = вывести разбор в формате JSON
cli-puzzle = решать задачи: найти явно лучшее действие
cli-puzzle-id = задача, например k7qd (по умолчанию случайная)
cli-puzzle-daily = задача дня или даты, например 2026-12-24
cli-puzzle-theme = только задачи на эту тему
cli-puzzle-edition = только задачи этого издания
cli-puzzle-seats = только задачи с таким числом монстров
cli-puzzle-list = показать список задач
cli-puzzle-answer = оценить это действие, например 'keep 33', не спрашивая
cli-puzzle-solution = показать ответ, не спрашивая
cli-puzzle-json = вывести задачу или список в формате JSON; ответ — только с --answer или --solution
cli-puzzle-play = доиграть партию после лучшего действия против этих ботов
cli-verify = проверить кубики и карты записанной игры
cli-verify-file = запись игры
cli-verify-hash = хеш игры, который показывает другой игрок или страница
cli-verify-commitment = отпечаток, который вы записали до игры
cli-verify-strict = завершиться с кодом 1 и тогда, когда что-то не доказано
cli-cards = показать карты и жетоны ярости, издания рядом
cli-cards-name = одна карта или один жетон ярости
cli-cards-edition = только из этого издания
cli-card-command = создать заготовку новой карты
cli-card-new = создать новую карту: код, тексты на шести языках и сценарий
cli-card-moments = перечислить моменты, в которые карта может действовать
cli-card-name = название карты, например "Second Wind"
# $default: my_cards.py
cli-card-to = файл набора, который создать или дополнить (по умолчанию { $default })
cli-card-game = добавить карту в саму игру, в клоне репозитория
# $default: keep
cli-card-kind = вид карты (по умолчанию { $default })
# $default: a number
cli-card-cost = цена в энергии, от 0 до 20 (по умолчанию { NUMBER($default) })
# $default: a number
cli-card-level = уровень жетона ярости (по умолчанию { NUMBER($default) })
cli-card-moment = когда карта действует; `daikaiju card moments` перечисляет все моменты
cli-rules = прочитать правила; у каждого — сколько сценариев его доказывают
cli-rules-what = разделы (claws), правила (CLAW-3) или примеры (EX-4); по умолчанию всё
# $default: an edition, second
cli-rules-edition = по этому изданию (по умолчанию { $default })
cli-rules-compare = только различия, издания рядом

## daikaiju odds

cli-odds = точно посчитать, что могут дать кубики
cli-odds-faces = кубики на столе, например 113ECH
cli-odds-dice = ещё ничего не брошено: предстоит бросить N кубиков
cli-odds-throws = сколько осталось бросков
cli-odds-with = карты, которые влияют на кубики
cli-odds-energy = энергия на их применение
cli-odds-position = позиция вместо всего этого
cli-odds-goal = stars (по умолчанию), energy, hearts, claws, 1s, claws>=3 …; kill:MONSTER, win
cli-odds-keep = показать, что будет, если отложить это, а не лучший вариант
cli-odds-exact = дроби
cli-odds-json = всё сразу, для машин
# Examples of commands follow, one a line
cli-examples = примеры:

## daikaiju engine, arena, ladder, study, solve, fuzz, docs

cli-engine = подключить бота по протоколу движка
cli-engine-spec = бот, который отвечает, например greedy
cli-mcp = дать место языковой модели: сервер MCP на стандартном вводе и выводе
cli-mcp-against = боты новых игр: easy, medium, hard, expert или любой SPEC из `daikaiju arena --list`: один на всех соперников или по одному на каждого, через запятую; иначе выбирает модель
cli-mcp-seats = число монстров в новой игре вместе с монстром модели; иначе выбирает модель
cli-mcp-edition = издание новых игр; иначе выбирает модель
cli-mcp-monster = монстр модели; иначе выбирает модель
cli-mcp-table = приглашение за стол, к которому может присоединиться модель; иначе его называет модель
cli-mcp-server = единственный сервер, к столам которого может присоединяться модель
cli-mcp-name = имя модели в записях и за столами
cli-mcp-seed = зерно случайных чисел, чтобы игры можно было повторить
cli-mcp-time-budget = время на каждое решение в игре с ботами; потом решает замена
cli-mcp-stand-in = бот, который решает, когда время вышло (medium)
cli-mcp-records = сохранять записи всех игр в эту папку
cli-arena = устроить матч ботов и показать цифры
cli-arena-specs = боты; последний занимает оставшиеся места
cli-arena-list = только показать, какие есть боты
cli-arena-seats = монстров за столом, от 2 до 6 (по умолчанию по одному на бота)
# $default: a number
cli-arena-games = сколько игр (по умолчанию { NUMBER($default) })
cli-arena-until-sure = остановиться, как только один бот окажется сильнее каждого другого; --games тогда задаёт предел
cli-arena-records = сохранить запись каждой игры в эту папку
cli-arena-decisions = записать по строке на каждое решение в этот файл Parquet
cli-arena-option = параметр стола
cli-benchmark = провести задания эталонного теста
cli-benchmark-list = показать список заданий
cli-benchmark-run = дать боту сыграть задание и записать результат
cli-benchmark-verify = проверить результаты: пересчитать оценки и сыграть часть игр заново
cli-benchmark-page = сделать из результатов страницу с таблицами и графиками
cli-benchmark-which = задание из списка `daikaiju benchmark list`
cli-benchmark-bot = бот, как на арене
cli-benchmark-json = записать результат в этот файл (по умолчанию имя складывается из задания и бота)
cli-benchmark-files = результаты, записанные командой `daikaiju benchmark run`
cli-benchmark-all = сыграть заново все игры, а не случайную выборку
cli-benchmark-moved = бот, если его файл теперь в другом месте
# $default: a folder
cli-benchmark-folder = папка с результатами (по умолчанию { $default })
# $default: a file
cli-benchmark-to = страница (по умолчанию { $default }); графики записываются рядом
cli-ladder = измерить заново, насколько силён каждый бот
cli-ladder-rows = только эти; * означает что угодно
cli-ladder-scale = во сколько раз больше игр
cli-ladder-check = только повторить выборку и сравнить
cli-ladder-page = только записать страницу заново
cli-study = сколько каждая карта прибавляет к доле побед
cli-study-names = карты и жетоны ярости (по умолчанию все)
# $default: greedy
cli-study-bot = кто играет на всех местах (по умолчанию { $default })
cli-study-games = с каждой картой (по умолчанию зависит от бота)
cli-study-workers = потоки (по умолчанию по одному на ядро)
cli-lab = измерить, сбалансированы ли карты или домашние правила
cli-lab-what = набор (файл или имя) и карты (по умолчанию: все карты набора)
cli-lab-option = сравнить обычные правила с этим параметром стола (можно повторять)
cli-lab-against = сравнить с этим параметром вместо обычных правил (можно повторять)
cli-lab-edition = издание главного стола (по умолчанию: то, в котором есть карты); с параметрами: только это издание
cli-lab-seats = места за главным столом (по умолчанию 4); с параметрами: только столы этого размера
# $default: a bot
cli-lab-bot = быстрый бот, который играет большинство партий (по умолчанию { $default })
# $default: a bot
cli-lab-strong-bot = сильный бот для сравнения (по умолчанию { $default })
cli-lab-effort = во сколько раз больше партий, чем обычно (по умолчанию 1: около полуминуты)
cli-solve = решить игру вдвоём без карт
cli-solve-check = сравнить с известным результатом
cli-solve-again = решить заново, даже если результат сохранён
cli-solve-position = шансы на победу и лучшее действие в этой позиции
cli-solve-json = вывести JSON
cli-fuzz = играть случайные игры и проверять каждую позицию
# $default: a number
cli-fuzz-seconds = сколько секунд (по умолчанию { NUMBER($default) })
cli-docs = заново создать генерируемые документы
cli-docs-check = только сказать, не устарели ли они
