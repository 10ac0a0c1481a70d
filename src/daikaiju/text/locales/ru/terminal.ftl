### What the command line shows to those who play: the game in the terminal, odds, cards, records,
### and the server's greeting. `$who` is always the name of a monster, `$card` that of a card or tile.
### What people type (keep 11C, buy jets, card ids) is the same in every language and comes as a word.
### The terminal shows text only: no sentence may hold a line break.

## Small words

# Between the parts of a list
cli-comma = { ", " }
# Between addresses, any of which may be opened
cli-or = { " или " }
# Between actions that follow each other: keep CC, then stop
cli-then = { ", затем " }
# $problem: a sentence without a full stop. daikaiju is the command, and stays.
cli-error = daikaiju: { $problem }
# $problem: the error of Python (English). daikaiju is the command, and stays.
cli-fault-of-program = daikaiju: это ошибка программы, а не ввода ({ $problem }). Запустите ту же команду с --debug и сообщите о её выводе в трекере проекта.
# $file: a file of the package. daikaiju is the command, and stays.
cli-installation-damaged = daikaiju: установка повреждена: не удалось прочитать { $file }. Установите Daikaiju заново.
# $number: how many of something, alone in a table
cli-count = { NUMBER($number) }
# $number
cli-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number
cli-decimal-3 = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
# $number
cli-decimal-4 = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
# $number
cli-decimal-9 = { NUMBER($number, minimumFractionDigits: 9, maximumFractionDigits: 9) }
# $percent: 0 or 100
cli-percent = { NUMBER($percent) } %
# $percent: 51.8
cli-percent-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $percent: less than this, 0.1
cli-under-percent = <{ NUMBER($percent, minimumFractionDigits: 1) } %
# $percent: more than this, 99.9
cli-over-percent = >{ NUMBER($percent, minimumFractionDigits: 1) } %
# $low and $high: an interval, in per cent
cli-percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $name: a monster; $number: its chance, 51.8 %
cli-name-and-number = { $name } { $number }

## What can be typed in a game

cli-type = Введите то, что хотите сделать, как показано ниже. Стороны кубика: 1 2 3, E — энергия, C — атака, H — лечение.
cli-type-keep = отложить две единицы и символ атаки, остальное бросить
cli-type-keep-none = вновь бросить все кубики
cli-type-stop = остановиться и больше не бросать
cli-type-odds = точные шансы ваших кубиков
cli-type-hint = что сделал бы хороший игрок
cli-type-card = объяснить карту
cli-type-table = показать стол
cli-type-help = показать всё, что вы можете сделать
cli-type-quit = выйти из игры

## Beginning and end of a game

# $who: the monster of the person; a list of opponents follows
cli-you-are = Вы — { $who }. Против вас играют:
# $who: a monster; $bot: the bot that plays it
cli-opponent = { $who } ({ $bot })
# $bot: what a bot is called; $parameter: 200ms, 60
cli-bot-with = { $bot } { $parameter }
cli-nobody-won = Токио пуст: все проигрывают.
cli-standstill = Ни один монстр больше не может действовать: игра окончена без победителя.
# $who: the winner, or several with commas between them
cli-won-by-stars = { $who } — Повелитель Токио: 20 победных очков!
# $who: the winner, or several with commas between them
cli-won-by-survival = { $who } — Повелитель Токио: последний выживший!
cli-left = Игра прервана на этом месте.
# $file: where it is
cli-record-written = Запись игры: { $file }.

## Questions to the person

# The dice follow as letters
cli-your-dice = ваши кубики:
# $throws: how many are left
cli-throws-left =
    { $throws ->
        [one] остался { NUMBER($throws) } бросок
        [few] осталось { NUMBER($throws) } броска
        [many] осталось { NUMBER($throws) } бросков
       *[other] осталось { NUMBER($throws) } броска
    }
# What can be typed follows
cli-you-may = вы можете:
# $who: a monster; $action: what it does, as it is typed
cli-does = { $who }: { $action }
# $comment: of a move, such as the reason that its player stated
cli-comment = «{ $comment }»
# $who: the monster whose throw for the first turn follows, as letters
cli-who-starts = кто начинает? { $who }:
# $doing: a sentence that says who is doing what
cli-wait = { $doing }…
# $who: a monster or a bot
cli-thinking = { $who } думает
cli-counting = считаем
# $problem: what a program of somebody else did wrong (English)
cli-trouble = { $problem }.

## What happened

# $who; $health, $stars and $energy: what it has as its turn begins
cli-turn = { $who } — { NUMBER($health) } ♥ { NUMBER($stars) } ★ { NUMBER($energy) } ⚡
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-gained =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★
        [energy] { $who } +{ NUMBER($amount) } ⚡
        [health] { $who } +{ NUMBER($amount) } ♥
       *[wickedness] { $who } +{ NUMBER($amount) } к ярости
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-gained-from =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } +{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } +{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } +{ NUMBER($amount) } к ярости ({ $source })
    }
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-lost =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★
        [energy] { $who } −{ NUMBER($amount) } ⚡
        [health] { $who } −{ NUMBER($amount) } ♥
       *[wickedness] { $who } −{ NUMBER($amount) } к ярости
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-lost-from =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } −{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } −{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } −{ NUMBER($amount) } к ярости ({ $source })
    }
cli-from-claws = атака
cli-from-entering = вход в Токио
cli-from-holding = удержание Токио
cli-from-poison = яд
cli-from-sweep = обновление рынка
cli-from-sale = продажа
cli-from-knockout = нокаут
# $face: the letter of a face, 1 2 3 E C H
cli-from-dice =
    { $face ->
        [E] символы энергии
        [C] символы атаки
        [H] символы лечения
       *[other] кубики { $face }
    }
# $who; $card: what gives the token
cli-gets-poison = { $who } получает жетон яда ({ $card })
# $who; $card: what takes the token
cli-loses-poison = { $who } избавляется от жетона яда ({ $card })
# $who; $card: what gives the token
cli-gets-shrink = { $who } получает жетон уменьшения ({ $card })
# $who; $card: what takes the token
cli-loses-shrink = { $who } избавляется от жетона уменьшения ({ $card })
# $who
cli-enters-city = { $who } входит в Токио-Сити
# $who
cli-enters-bay = { $who } входит в Токийский залив
# $who
cli-leaves = { $who } покидает Токио
# $who: the owner; $copier: its card that works as a copy; $card: the card that is copied
cli-copies = { $who }: «{ $copier }» теперь копирует «{ $card }»
# $who; $card; $price
cli-buys = { $who } покупает карту «{ $card }» за { NUMBER($price) } ⚡
# $who; $card
cli-gives-up = { $who } лишается эффекта «{ $card }»
# $who; $card
cli-takes-tile = { $who } берёт жетон ярости «{ $card }»
# $who; $card: what brings it
cli-extra-turn = { $who } получает дополнительный ход ({ $card })
# $who
cli-is-out = { $who } выбывает из игры
# $who: the monster
cli-is-down = { $who } в нокауте и пропускает следующий ход
# $who: the monster
cli-gets-up = { $who } встаёт на ноги
# $who: the monster of an eliminated player; $other: the monster that should win
cli-predicts = { $who } предсказывает победу: { $other }
# $who, $other: as above; $points
cli-prediction-points =
  { $points ->
    [0] Прогноз игрока { $who } ({ $other }): нет очков
    [one] Прогноз игрока { $who } ({ $other }): { $points } очко
    [few] Прогноз игрока { $who } ({ $other }): { $points } очка
   *[many] Прогноз игрока { $who } ({ $other }): { $points } очков
  }
# $who
cli-sweeps = { $who } обновляет рынок
# $who
cli-wins = { $who } побеждает!
cli-reshuffled = Сброс перемешан и становится новой колодой

## The table

cli-place = место
cli-has = карты и жетоны
cli-wicked = ярость
cli-place-outside = вне Токио
cli-place-city = Токио-Сити
cli-place-bay = Токийский залив
cli-place-out = вне игры
cli-place-down = в нокауте
# $who: the monster of the person
cli-name-you = { $who } (вы)
cli-no-dice = кубиков нет
# $tokens
cli-has-poison = яд: { NUMBER($tokens) }
# $tokens
cli-has-shrink = уменьшение: { NUMBER($tokens) }
# $card; $counters: how many lie on it
cli-card-with-counters = { $card } ({ NUMBER($counters) })
# The cards on offer follow
cli-market = рынок:
# $edition: first, second or dark
cli-market-empty =
    { $edition ->
        [first] рынок: пусто (первое издание)
        [second] рынок: пусто (второе издание)
       *[dark] рынок: пусто (Тёмное издание)
    }
# $card; $label: what one types to buy it; $price
cli-offer = { $card } ({ $label }) { NUMBER($price) }⚡
# A card that acts once and is discarded. $card; $label; $price
cli-offer-once = { $card } ({ $label }, разовая) { NUMBER($price) }⚡

## Advice and odds

cli-stars = победные очки
cli-energy = энергия
cli-hearts = лечение
cli-claws = атака
cli-ones = единицы
cli-twos = двойки
cli-threes = тройки
cli-going-for = ради чего
cli-best-is = лучше всего
cli-on-average = в среднем
# Monsters and their chances follow
cli-may-die = кто может выбыть до своего следующего хода, если все остальные бросают ради атаки:
cli-nobody = никто
cli-you = вы
# $bot: greedy, odds …; $action: what it would do, as it is typed
cli-hint = { $bot } советует: { $action }
# $dice: how many
cli-dice-to-throw =
    { $dice ->
        [one] предстоит бросить { NUMBER($dice) } кубик
        [few] предстоит бросить { NUMBER($dice) } кубика
        [many] предстоит бросить { NUMBER($dice) } кубиков
       *[other] предстоит бросить { NUMBER($dice) } кубика
    }
# $energy: how much there is to pay with
cli-energy-to-pay =
    { $energy ->
        [one] { NUMBER($energy) } фишка энергии
        [few] { NUMBER($energy) } фишки энергии
        [many] { NUMBER($energy) } фишек энергии
       *[other] { NUMBER($energy) } фишки энергии
    }
cli-best-choices = лучшие варианты
# The only thing to be done: throwing all dice
cli-throw = бросить
# $who: the monster to be killed
cli-chance-to-kill = вероятность, что { $who } выбудет
cli-chance-to-win = вероятность победить сейчас
# $measure: stars, claws …; $many: at least so many
cli-chance-of = вероятность: { $measure } ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-average-of = { $measure } в среднем
# $actions: keep CC, then stop. A table of what the dice show then follows.
cli-after = После { $actions } в итоге:
# A table of what the dice show follows
cli-in-the-end = В итоге:
# $number
cli-energy-spent = В среднем на это уходит энергии: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-mean = среднее
# $many: at least so many
cli-at-least = ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-mean-of = { $measure }, среднее
# $measure: stars, claws …; $many: at least so many
cli-at-least-of = { $measure } ≥ { NUMBER($many) }
# Heading of a column with fractions
cli-exactly = точно
cli-who-may-die = кто может выбыть
cli-killed-now = сейчас
cli-before-next-turn = до своего следующего хода
cli-assumption = Сейчас: от кубиков на столе, если бросать их только ради этого. До своего следующего хода: если все, кто может ранить этого монстра, бросают только ради атаки, и никто не лечится, не отступает и ничего не покупает.
# $chances: each monster with its chance
cli-solved = Эта игра решена. При безупречной игре обеих сторон: { $chances }.

## Cards

cli-name = название
cli-kind = тип
cli-effect = эффект
# $edition: first, second or dark; heading of a column
cli-edition-name =
    { $edition ->
        [first] первое
        [second] второе
       *[dark] Тёмное
    }
cli-kind-keep = «Оставьте»
cli-kind-discard = «Сбросьте»
cli-kind-tile = жетон ярости
# $price
cli-price = { NUMBER($price) } ⚡
# $price; $copies: how many of it are in the deck
cli-price-copies = { NUMBER($price) } ⚡ ×{ NUMBER($copies) }
# $level: of a Wickedness tile, 3, 6 or 10
cli-level = уровень { NUMBER($level) }
# $level: 3, 6 or 10; $side: green or red
cli-tile-level =
    { $side ->
        [green] уровень { NUMBER($level) }, зелёная
       *[red] уровень { NUMBER($level) }, красная
    }
# $level: 3, 6 or 10; $side: green or red
cli-tile-of =
    { $side ->
        [green] Уровень { NUMBER($level) }, зелёная сторона (Тёмное издание).
       *[red] Уровень { NUMBER($level) }, красная сторона (Тёмное издание).
    }
# $card; $kind: keep, discard or tile; $label: what one types for it
cli-card-heading = { $card } ({ $kind }, { $label })
# $edition: first, second or dark; $price: 5 ⚡
cli-printed =
    { $edition ->
        [first] Первое издание: { $price }.
        [second] Второе издание: { $price }.
       *[dark] Тёмное издание: { $price }.
    }
# $edition; $price; $card: the name that this edition prints
cli-printed-title =
    { $edition ->
        [first] Первое издание: { $price }, название — «{ $card }».
        [second] Второе издание: { $price }, название — «{ $card }».
       *[dark] Тёмное издание: { $price }, название — «{ $card }».
    }
# $edition; $price; $card: the name that this edition prints; $effect: what it does there
cli-printed-effect =
    { $edition ->
        [first] Первое издание: { $price }. «{ $card }»: { $effect }
        [second] Второе издание: { $price }. «{ $card }»: { $effect }
       *[dark] Тёмное издание: { $price }. «{ $card }»: { $effect }
    }
# $ruling: how we rule a card, a sentence or more
cli-ruling = • { $ruling }

## The rulebook

# $title: of the rulebook or of a section; $edition: first, second or dark
cli-rules-heading =
    { $edition ->
        [first] { $title } — Первое издание
        [second] { $title } — Второе издание
       *[dark] { $title } — Тёмное издание
    }
# $many: how many scenarios prove a rule
cli-rules-proved =
    { $many ->
        [0] без сценария
        [one] { NUMBER($many) } сценарий
        [few] { NUMBER($many) } сценария
        [many] { NUMBER($many) } сценариев
       *[other] { NUMBER($many) } сценария
    }
# $id: EX-4; $title: what happens in it
cli-rules-example = Пример { $id }: { $title }
# $editions: a list
cli-rules-holds = В этих изданиях: { $editions }.
# Heads a column: what the editions are compared in
cli-rules-matter = о чём речь
cli-rules-same = В этом издания не различаются.

## Records and scenarios

# $result: as records write it, kraken by stars
cli-result = результат: { $result }
cli-no-result = результат: игра продолжается
# $passed and $failed: how many scenarios hold, and how many do not
cli-proved = подтверждено: { NUMBER($passed) }, не подтверждено: { NUMBER($failed) }
# $pack: its name; $many: how many; $languages: their codes
cli-untranslated = { $pack }: осталось перевести текстов: { NUMBER($many) } ({ $languages })
# $moment: what was typed. The list of all moments follows
cli-card-no-moment = момента «{ $moment }» нет; вот все моменты:
# $file
cli-card-wrote = файл { $file } записан
cli-card-next = Дальше:
cli-card-next-check = проверить её сценарий
cli-card-next-play = сыграть с ней
cli-card-next-study = измерить, сколько она стоит
# $code, $text: files
cli-card-next-edit = измените эффект в { $code } и его текст в { $text }
# $mark: a comment in the files; $folder: where they are
cli-card-next-translate = переведите тексты с пометкой «{ $mark }» в папке { $folder }
# $folder: where emblems are
cli-card-next-emblem = при желании нарисуйте эмблему в папке { $folder }
cli-card-next-docs = отформатировать код и создать заново генерируемые файлы
cli-card-next-test = запустить все тесты
# $file; $verdict: one of the following, without a full stop
cli-verdict = { $file }: { $verdict }.
# $draws: how many; $commitment: 64 digits
cli-draws-fit =
    { $draws ->
        [one] { NUMBER($draws) } результат заново выведен из секрета, всё совпадает с записью; секрет соответствует отпечатку { $commitment }
        [few] { NUMBER($draws) } результата заново выведены из секрета, все совпадают с записью; секрет соответствует отпечатку { $commitment }
        [many] { NUMBER($draws) } результатов заново выведены из секрета, все совпадают с записью; секрет соответствует отпечатку { $commitment }
       *[other] { NUMBER($draws) } результата заново выведены из секрета, все совпадают с записью; секрет соответствует отпечатку { $commitment }
    }
# $line: the number of a line; $recorded: what the file has there; $number: of the draw; $derived: what
# the secret gives; $different: how many differ; $draws: of how many
cli-draws-differ =
    { $different ->
        [one] в строке { NUMBER($line, useGrouping: 0) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходится с секретом { NUMBER($different) } результат из { NUMBER($draws) }
        [few] в строке { NUMBER($line, useGrouping: 0) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходятся с секретом { NUMBER($different) } результата из { NUMBER($draws) }
        [many] в строке { NUMBER($line, useGrouping: 0) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходятся с секретом { NUMBER($different) } результатов из { NUMBER($draws) }
       *[other] в строке { NUMBER($line, useGrouping: 0) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходятся с секретом { NUMBER($different) } результата из { NUMBER($draws) }
    }
# The same in a record that was never a file. $move: the number of a move; $recorded; $number; $derived;
# $different; $draws
cli-draws-differ-move =
    { $different ->
        [one] в действии { NUMBER($move) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходится с секретом { NUMBER($different) } результат из { NUMBER($draws) }
        [few] в действии { NUMBER($move) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходятся с секретом { NUMBER($different) } результата из { NUMBER($draws) }
        [many] в действии { NUMBER($move) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходятся с секретом { NUMBER($different) } результатов из { NUMBER($draws) }
       *[other] в действии { NUMBER($move) } стоит `{ $recorded }`, но результат { NUMBER($number) } — это `{ $derived }`: расходятся с секретом { NUMBER($different) } результата из { NUMBER($draws) }
    }
cli-no-commitment = в этой записи нет отпечатка: до игры ничего не было обещано, так что и проверять нечего
cli-no-secret-yet = в этой записи ещё нет секрета: игра не окончена
cli-no-secret = в этой записи нет секрета, хотя игра окончена: спросите его у хозяина стола
# $recorded and $fitting: 64 digits each
cli-other-commitment = секрет не соответствует отпечатку: в записи стоит { $recorded }, а отпечаток этого секрета — { $fitting }
# $made: the version that made the record; $ours: the one that reads it
cli-other-rules = Запись сделана по правилам { $made }, а здесь правила { $ours }: если колоды различаются, то и карты тоже.
# $moves: how many there are
cli-game-cut = запись обрывается до конца игры, действий в ней { NUMBER($moves) }
# $recorded: the result in the file; $actual: the result of its moves
cli-other-result = в записи указано `{ $recorded }`, но её действия ведут к `{ $actual }`
# $players: how many are named; $seats: how many there are
cli-other-players = в записи названо игроков: { NUMBER($players) }, а мест { NUMBER($seats) }
# $recorded, $actual: hashes of 64 digits
cli-other-chain = игроки, настройки или действия изменены: в записи хеш { $recorded }, а у её содержимого { $actual }
# $chain: a hash of 64 digits
cli-chain = Хеш всей игры: { $chain }. Сравните его с записями других игроков.
cli-no-chain = Не доказано: игроки и решения, потому что в записи нет хеша игры.
# $given: what was entered instead of a hash
cli-verify-digits = должно быть 64 шестнадцатеричные цифры, а не «{ $given }»
# $known, $actual: hashes of 64 digits
cli-other-known-hash = это другая игра: вы указали хеш { $known }, а у содержимого записи { $actual }
# $known, $recorded: commitments of 64 digits
cli-other-known-commitment = это другая игра: вы указали отпечаток { $known }, а в записи { $recorded }
cli-chain-removed = в записи нет хеша игры (`chain:`): он есть у каждой оконченной игры, результаты которой имеют имена, значит, его удалили
cli-deal-again = Расклад уже играли раньше: его кубики и карты могли быть известны.
cli-no-entropy = Не доказано: что хозяин не выбирал секрет, потому что ни один игрок не добавил текст.
cli-restored-dice = Примечание: перед результатом { NUMBER($draw) } сервер был восстановлен из резервной копии. С этого места кубики зависят от нового секрета.
cli-other-restored = секрет, который используется с результата { NUMBER($draw) }, не соответствует своему отпечатку.

## The server

# $server: its name; $addresses: one or more addresses
cli-serving = { $server }: откройте в браузере { $addresses } (Ctrl-C останавливает сервер).
# $store: a file, or where a database is
cli-kept-in = Игры хранятся здесь: { $store }.
cli-serve-packs = В играх есть карты этих наборов: { $packs }.
cli-scan = Отсканируйте это телефоном в той же сети.
# $url: an address
cli-serving-already = Сервер уже работает по адресу { $url }: откройте его в браузере.
# $port: a number
cli-port-taken = Порт { $port } занят другой программой: вместо него взят свободный.
# $file; $tables, $entries (in their logs), $players: how many it holds
cli-backed-up =
    Всё сохранено в { $file }: { $tables ->
        [one] { NUMBER($tables) } стол
        [few] { NUMBER($tables) } стола
        [many] { NUMBER($tables) } столов
       *[other] { NUMBER($tables) } стола
    }, { $entries ->
        [one] { NUMBER($entries) } запись
        [few] { NUMBER($entries) } записи
        [many] { NUMBER($entries) } записей
       *[other] { NUMBER($entries) } записи
    }, { $players ->
        [one] { NUMBER($players) } игрок
        [few] { NUMBER($players) } игрока
        [many] { NUMBER($players) } игроков
       *[other] { NUMBER($players) } игрока
    }.
# $file; $tables, $entries (in their logs), $players: how many it held
cli-restored =
    Всё восстановлено из { $file }: { $tables ->
        [one] { NUMBER($tables) } стол
        [few] { NUMBER($tables) } стола
        [many] { NUMBER($tables) } столов
       *[other] { NUMBER($tables) } стола
    }, { $entries ->
        [one] { NUMBER($entries) } запись
        [few] { NUMBER($entries) } записи
        [many] { NUMBER($entries) } записей
       *[other] { NUMBER($entries) } записи
    }, { $players ->
        [one] { NUMBER($players) } игрок
        [few] { NUMBER($players) } игрока
        [many] { NUMBER($players) } игроков
       *[other] { NUMBER($players) } игрока
    }.

## Bots. `.does`: what it does; `.after`: what may follow its colon

cli-bot-random = Случайный
    .does = Выбирает наугад любое разрешённое действие.
cli-bot-greedy = Жадный
    .does = Разумный новичок: оставляет то, что хорошо сейчас, покупает подороже, убегает, когда слаб.
    .after = сколько из ста решений он принимает сам (остальные случайны), например greedy:70
cli-bot-odds = Расчётливый
    .does = Знает точные шансы своих кубиков и по простым правилам оценивает, к чему они ведут.
cli-bot-search = Дальновидный
    .does = Просчитывает игру вперёд, учитывая случай в каждом броске; судит по опыту множества игр.
    .after = время или число симуляций на каждое решение, например search:50ms или search:400
cli-bot-champion = Чемпион
    .does = Играет с помощью нейросети, обученной на миллионах партий с самой собой.
    .after = время или число позиций поиска на каждое решение, например champion:50ms или champion:40; либо сила игры, например champion:60%
cli-bot-perfect = Безупречный
    .does = Лучше играть нельзя: только для двух монстров без карт, где игра решена.
cli-bot-cmd = Сторонний
    .does = Ваша программа, работающая по протоколу движка.
    .after = команда, которая её запускает, например 'cmd:python my_bot.py'
cli-bot-net = Нейросеть
    .does = Играет с помощью обученной нейросети, сохранённой в файле.
    .after = файл, например net:my_network.npz
cli-bot-py = Класс Python
    .does = Ваш класс в файле или модуле Python.
    .after = файл или модуль и класс, например py:my_bot.py:Stubborn
