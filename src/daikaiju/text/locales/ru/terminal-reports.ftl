### What the commands that play many games report: arena, ladder, study, solve, fuzz; and docs.
### `$bot` is what one types for a bot: greedy, search:50ms. An interval is one of 95 %.

## While games are played

cli-playing = идут игры
# $row: the name of a row of the ladder
cli-replaying = повтор: { $row }
# $name: a function; $number: which one; $total: of how many
cli-compile-begins = компилируется { $name } ({ NUMBER($number) } из { NUMBER($total) }), один раз для этой версии…
# $name: a function; $number: which one; $total: of how many
cli-compile-waits = ожидание другого процесса, который компилирует { $name } ({ NUMBER($number) } из { NUMBER($total) })…
# $name: a function
cli-compile-again = сохранённый машинный код { $name } повреждён и компилируется заново
# $folder: the folder; $reason: what the system says; $replacement: another folder
cli-compile-unwritable = в папку кэша { $folder } нельзя писать ({ $reason }): машинный код хранится в { $replacement } до завершения процесса; DAIKAIJU_CACHE может указать другую папку
# $name: a function; $number: how many are done; $total: of how many
cli-compile-done = скомпилировано: { $name } ({ NUMBER($number) } из { NUMBER($total) })
# $compiled: how many functions; $total: of how many; $time: seconds; $folder: where the code is
cli-compile-end = Скомпилировано функций: { NUMBER($compiled) } из { NUMBER($total) } за { NUMBER($time) } с; машинный код находится в { $folder }.
# $games: so far
cli-games =
    { $games ->
        [one] { NUMBER($games) } игра
        [few] { NUMBER($games) } игры
        [many] { NUMBER($games) } игр
       *[other] { NUMBER($games) } игры
    }
# $rate: games in a second
cli-rate = { NUMBER($rate) } в секунду
# $rate: games in a second, few
cli-slow-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/с
cli-nothing-to-report = Остановлено раньше, чем закончились первые игры: рассказать не о чем.
# $games: played; $asked: how many should have been
cli-stopped =
    { $asked ->
        [one] Остановлено: сыграно { NUMBER($games) } из { NUMBER($asked) } игры.
        [few] Остановлено: сыграно { NUMBER($games) } из { NUMBER($asked) } игр.
        [many] Остановлено: сыграно { NUMBER($games) } из { NUMBER($asked) } игр.
       *[other] Остановлено: сыграно { NUMBER($games) } из { NUMBER($asked) } игры.
    }
# $games: played; $asked: the limit
cli-stopped-sure = Результат стал надёжным, и матч остановлен; сыграно игр: { NUMBER($games) }, предел: { NUMBER($asked) }.
# $games; $time: seconds; $rate: games in a second. A command follows that plays the same again.
cli-played-rate =
    { $games ->
        [one] { NUMBER($games) } игра за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с: { NUMBER($rate) } в секунду. Повторить:
        [few] { NUMBER($games) } игры за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с: { NUMBER($rate) } в секунду. Повторить:
        [many] { NUMBER($games) } игр за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с: { NUMBER($rate) } в секунду. Повторить:
       *[other] { NUMBER($games) } игры за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с: { NUMBER($rate) } в секунду. Повторить:
    }
# $games; $time: seconds. A command follows that plays the same again.
cli-played =
    { $games ->
        [one] { NUMBER($games) } игра за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с. Повторить:
        [few] { NUMBER($games) } игры за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с. Повторить:
        [many] { NUMBER($games) } игр за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с. Повторить:
       *[other] { NUMBER($games) } игры за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с. Повторить:
    }
# $file
cli-written = Записано: { $file }

## The arena

# $bot; $games: how many
cli-arena-alone =
    { $games ->
        [one] На всех местах играет { $bot }: { NUMBER($games) } игра.
        [few] На всех местах играет { $bot }: { NUMBER($games) } игры.
        [many] На всех местах играет { $bot }: { NUMBER($games) } игр.
       *[other] На всех местах играет { $bot }: { NUMBER($games) } игры.
    }
# $bot; $percent: what it won, with the interval from $low to $high; $games: how many it played; $par: what
# each seat would win if all were equal
cli-arena-best =
    { $games ->
        [one] { $bot } выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игры ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
        [few] { $bot } выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игр ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
        [many] { $bot } выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игр ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] { $bot } выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игры ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
    }
# The same for a bot that has several seats at a table: $seats. $bot; $percent; $low; $high; $games; $par
cli-arena-best-seats =
    { $games ->
        [one] { $bot }: каждое из { NUMBER($seats) } мест выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игры ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
        [few] { $bot }: каждое из { NUMBER($seats) } мест выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игр ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
        [many] { $bot }: каждое из { NUMBER($seats) } мест выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игр ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] { $bot }: каждое из { NUMBER($seats) } мест выигрывает { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % из { NUMBER($games) } игры ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); при равных силах было бы { NUMBER($par, maximumFractionDigits: 1) } %.
    }
cli-arena-no-other = Сравнить не с кем: другого бота нет.
# $bot: the second best; $percent, $low, $high: what it won; $best: the best bot; $difference, $lowest,
# $highest: how much more it won, in percentage points; $many: comparisons
cli-arena-sure =
    { $many ->
        [1] Следом идёт { $bot }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %). { $best } сильнее на { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п. (парные разности: от { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Вероятность ошибки этого утверждения не больше 5 %.
       *[other] Следом идёт { $bot }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %). { $best } сильнее на { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п. (парные разности: от { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Вероятность ошибки таких утверждений по всем сравнениям ({ NUMBER($many) }) не больше 5 %.
    }
# $bot: the second best; $percent, $low, $high: what it won; $difference, $lowest, $highest: how much less
# than the best, in percentage points
cli-arena-unsure = Следом идёт { $bot }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %). Разница — { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п. (парные разности: от { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }), так что по этим играм не понять, кто из двоих сильнее.
# $bot: the second best; $percent, $low, $high: what it won
cli-arena-not-met = Следом идёт { $bot }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %). В одной игре эти двое не встречались.
# $median, $tenth, $ninetieth, $mean: turns
cli-lengths =
    { $median ->
        [one] Половина игр длится не больше { NUMBER($median) } хода (считая ходы всех монстров), четыре из пяти — от { NUMBER($tenth) } до { NUMBER($ninetieth) }; в среднем выходит { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [few] Половина игр длится не больше { NUMBER($median) } ходов (считая ходы всех монстров), четыре из пяти — от { NUMBER($tenth) } до { NUMBER($ninetieth) }; в среднем выходит { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [many] Половина игр длится не больше { NUMBER($median) } ходов (считая ходы всех монстров), четыре из пяти — от { NUMBER($tenth) } до { NUMBER($ninetieth) }; в среднем выходит { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[other] Половина игр длится не больше { NUMBER($median) } хода (считая ходы всех монстров), четыре из пяти — от { NUMBER($tenth) } до { NUMBER($ninetieth) }; в среднем выходит { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
# $endings: some of the following, with commas between them
cli-endings = Чем кончаются игры: { $endings }.
# $share: 61.0 %
cli-ending-stars = { $share } — 20 победных очков
# $share: 61.0 %
cli-ending-survival = { $share } — один выживший
# $share: 61.0 %
cli-ending-nobody = { $share } — выживших нет
# $share: 61.0 %
cli-ending-standstill = { $share } — тупик
# $percent: less than this, 0.1
cli-little = меньше { NUMBER($percent, minimumFractionDigits: 1) } %
cli-bot = бот
cli-won = победы
cli-interval = интервал 95 %
cli-by-stars = по очкам
cli-by-survival = выживанием
cli-average-place = место
cli-rating = рейтинг
# $points; $around: how sure they are
cli-rating-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($around, useGrouping: 0) }
cli-in-a-game = за игру
cli-damage = урон
cli-cards-bought = карты
cli-spec = обозначение
cli-what-it-does = что делает
cli-after-colon = что можно указать после двоеточия
# $bot: what the level (easy, medium, hard, expert, master, legend) is made of
cli-level-is = Уровень для людей: { $bot }.

## The benchmark

cli-benchmark-task = Задание
cli-benchmark-table = Стол
cli-benchmark-opponents = Соперники
cli-benchmark-games = Игры
cli-benchmark-measure = Оценка
cli-benchmark-no-cards = без карт
cli-benchmark-wins = доля побед
# The win chance that a bot gives away by its mistakes
cli-benchmark-regret = потери
# $edition: first, second or dark; $seats
cli-benchmark-seats =
    { $edition ->
        [first] первое издание, мест: { NUMBER($seats) }
        [dark] Тёмное издание, мест: { NUMBER($seats) }
       *[other] второе издание, мест: { NUMBER($seats) }
    }
# $bot; $task: its name; $score, $low and $high: 51.8 %; $games
cli-benchmark-won = { $bot }: { $score } побед в задании { $task } (игр: { NUMBER($games) }; 95-процентный интервал: от { $low } до { $high }).
# $bot; $task: its name; $score, $low and $high: 0.0312; $games
cli-benchmark-lost = { $bot } теряет { $score } победы за игру в задании { $task } (95-процентный интервал: от { $low } до { $high }; игр: { NUMBER($games) }).
# $file; $games: replayed; $total: all
cli-benchmark-holds = { $file } верен: оценка соответствует играм; сыграно заново с теми же решениями: { NUMBER($games) } из { NUMBER($total) }.
# $file; $problem: one of the following
cli-benchmark-fails = { $file } неверен: { $problem }.
# $bot
cli-benchmark-other-file = { $bot } загружен не из того файла, что измеренный бот
# $number: of the game; $claimed and $played: a value and a checksum
cli-benchmark-game-differs = игра { NUMBER($number) } в файле — { $claimed }, а при повторе — { $played }
# $games; $needed
cli-benchmark-too-few = игр в нём { NUMBER($games) }, а в задании { NUMBER($needed) }
# $name: score, interval or measure (English); $claimed and $found: its values
cli-benchmark-score = { $name } в нём — { $claimed }, а по играм выходит { $found }
# $made: 0.2.0
cli-benchmark-other-version = Его сделала другая версия ({ $made }): с тех пор правила или боты могли измениться.

## The ladder

# $played of $rows: how many
cli-ladder-stopped = Остановлено: сыграно строк { NUMBER($played) } из { NUMBER($rows) }, они сохранены.
# $row: its name; $percent: what was won, with the interval from $low to $high; $games; $time: seconds
cli-ladder-row =
    { $games ->
        [one] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } игра за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
        [few] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } игры за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
        [many] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } игр за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
       *[other] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } игры за { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
    }
cli-ladder-true = Выборка подтверждает таблицу рейтинга.
# $file
cli-ladder-stale = файл { $file } устарел: выполните `daikaiju ladder --page`

## The study of cards. Points are those of win rate, and come with their sign: +12.3 ± 0.4

# $card; $bot; $with and $without: win rates in per cent
cli-study-one = «{ $card }»: с таким подарком { $bot } выигрывает { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % своих игр, а без него — { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
# $card; $bot; $with and $without: win rates in per cent
cli-study-most = Больше всего даёт «{ $card }»: с таким подарком { $bot } выигрывает { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % своих игр, а без него — { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
# $points: +12.3 ± 0.4
cli-study-adds = Прибавка в пунктах: { $points } (интервал 95 %).
# $gifts: how many cards, of which $good help, $bad harm and $others do neither; $card: the least; $points: what it adds
cli-study-least = Всего подарков { NUMBER($gifts) }: явно помогают — { NUMBER($good) }, явно вредят — { NUMBER($bad) }, ничего не меняют, насколько видно, — { NUMBER($others) }; меньше всего даёт «{ $card }», прибавка в пунктах: { $points }.
# $bot
cli-study-caution = Столько даёт карта, когда играет { $bot } и получает её до первого броска. Тот, кто её покупает, платит за неё и получает её позже; карта, которой бот не умеет пользоваться, выглядит здесь бесполезной.
# $cards: how many; $correlation: 0.51; $points: +1.2
cli-study-prices = Карт учтено { NUMBER($cards) }: корреляция цены и пользы — { $correlation }; лишняя фишка энергии в цене меняет долю побед, в пунктах: { $points }.
# $bot; $more and $less: lists of cards
cli-study-both = По сравнению с картами той же цены, когда играет { $bot }, явно больше дают: { $more }; явно меньше: { $less }.
# $bot; $more: a list of cards
cli-study-more = По сравнению с картами той же цены, когда играет { $bot }, явно больше дают: { $more }.
# $bot; $less: a list of cards
cli-study-less = По сравнению с картами той же цены, когда играет { $bot }, явно меньше дают: { $less }.
# $cards: a list
cli-study-left-out = Не изучались: { $cards }. Если получить их до первого броска, они не делают ничего или делают одно и то же для всех монстров.
# $mark: the sign beside the card's name in the table; $card; $why: one of the following
cli-study-note = { $mark } { $card }: { $why }.
cli-less-death_from_above = занимает Токио, когда его ещё никто не успел занять
cli-less-final_push = 2 жизни восстанавливать незачем: ни одна ещё не потеряна
cli-less-fluxling = копировать ещё нечего, карта выбирается в начале одного из следующих ходов
cli-less-full_regeneration = до предела не хватает только 2 жизней
cli-less-have_it_all = карт «Оставьте», которые можно посчитать, ещё нет
cli-less-mimic = копировать ещё нечего, карта выбирается в один из следующих ходов за 1 фишку энергии
cli-less-natural_selection = 4 жизни восстанавливать незачем: ни одна ещё не потеряна
cli-less-nuclear_power_plant = 3 жизни восстанавливать незачем: ни одна ещё не потеряна
cli-less-vast_storm = терять ещё нечего: энергии ни у кого нет
cli-study-unit = пункты доли побед, с интервалами 95 %
cli-keep-card = карта «Оставьте»
cli-discard-card = карта «Сбросьте»
cli-wicked-tile = жетон ярости
cli-card = карта
cli-price-heading = цена
cli-points-added = прибавка в пунктах
cli-per-energy = за фишку энергии

## The lab

# $edition; $seats: how many
cli-lab-headline =
    { $edition ->
        [first] Отчёт о балансе: первое издание, мест: { NUMBER($seats) }.
        [second] Отчёт о балансе: второе издание, мест: { NUMBER($seats) }.
       *[dark] Отчёт о балансе: Тёмное издание, мест: { NUMBER($seats) }.
    }
# $games; $time: seconds. A table follows.
cli-lab-first-look = Первые результаты: игр: { NUMBER($games) }, время вместе с компиляцией: { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } с. Дальше следуют ещё игры и полный отчёт.
# $cards: a list
cli-lab-cheap = Слишком дёшево, каким бы ботом ни играть: { $cards }.
# $cards: a list
cli-lab-expensive = Слишком дорого, каким бы ботом ни играть: { $cards }.
# $cards: a list
cli-lab-fair = Не явно дёшево и не явно дорого: { $cards }.
cli-lab-fair-price = честная цена
# heading of the three following texts
cli-lab-verdict = цена
cli-lab-is-cheap = слишком низкая
cli-lab-is-fair = честная
cli-lab-is-expensive = слишком высокая
# $price: energy
cli-lab-price-over = больше { NUMBER($price) } ⚡
# $low: energy, 3.1
cli-lab-price-from = { $low } ⚡ или больше
# $low, $high: energy, 3.1
cli-lab-price-range = { $low }–{ $high } ⚡
# $seats: 2 to 6
cli-lab-at-seats = мест: { NUMBER($seats) }
# $card; $partners: cards with points, Wings (+3.1 ± 0.4)
cli-lab-best = { $card } даёт больше вместе с { $partners }.
# $card; $partners: cards with points, Wings (−3.1 ± 0.4)
cli-lab-worst = { $card } даёт меньше вместе с { $partners }.
# $card; $turns: +1.4 ± 0.2; $stars: −2.1
cli-lab-ends = С картой { $card } партии меняются на { $turns } ходов; доля побед по звёздам меняется на { $stars } пункта.
# $cards: a list
cli-lab-elsewhere = Только в других изданиях: { $cards }.
cli-lab-caution = «Добавленные пункты» — процентные пункты доли побед. Монстр получает карту бесплатно в начале своего хода, со второго по четвёртый круг; та же партия играется и без подарка. Честная цена — это энергия, которая в подарок даёт столько же. Партнёры: пункты сверх суммы обеих карт. Интервалы 95 %; среди многих партнёров каждый двадцатый случаен. Карта, которой бот пользуется плохо, кажется здесь слабой.
cli-lab-usual = обычные правила
# $after, $before: options such as bay=false, or the text above
cli-lab-options-headline = { $after } в сравнении: { $before }.
cli-lab-first-player = побеждает первый игрок
cli-lab-strong-wins = побеждает сильный бот
cli-lab-turns = ходов
cli-lab-seats-heading = мест
# $bot, $strong: names of bots
cli-lab-options-caution = На всех местах играет { $bot }; «побеждает сильный бот» — доля побед одного { $strong } среди { $bot }. Жирным: разница больше своего 95 % интервала. «=»: за этим столом параметр ничего не меняет.
cli-edition-heading = издание

## The solved game

cli-solving = решаем
# $time: seconds
cli-solved-in =
    { $time ->
        [one] Решено за { NUMBER($time) } секунду и сохранено.
        [few] Решено за { NUMBER($time) } секунды и сохранено.
        [many] Решено за { NUMBER($time) } секунд и сохранено.
       *[other] Решено за { NUMBER($time) } секунды и сохранено.
    }
# $chance: 0.543406363
cli-first-turn = Монстр, который ходит первым, побеждает с вероятностью { $chance }.
# $action: an action, as it is typed
cli-solve-best = Лучшее действие: { $action }.
cli-known = Это известный результат.
# $chance: 0.543406363
cli-not-known = Должно быть { $chance }.
# $place: outside or tokyo, where the monster that throws is; $measure: what the table goes by, hearts or stars
cli-sample =
    { $measure ->
        [hearts] { $place ->
            [outside] Бросок вне Токио, у обоих по 10 победных очков, в зависимости от жизней
           *[tokyo] Бросок в Токио, у обоих по 10 победных очков, в зависимости от жизней
        }
       *[stars] { $place ->
            [outside] Бросок вне Токио, у обоих по 10 жизней, в зависимости от победных очков
           *[tokyo] Бросок в Токио, у обоих по 10 жизней, в зависимости от победных очков
        }
    }
cli-own-other = свои / чужие

## For those who work on the game

# $games; $decisions: how many
cli-fuzzed = игр: { NUMBER($games) }, решений: { NUMBER($decisions) }
# What is wrong follows, in English
cli-fault = ошибка:
# $effect: the name of a card's function
cli-silent = ни разу не сработал: { $effect }
# $faults; $silent: how many
cli-faults = ошибок: { NUMBER($faults) }, ни разу не сработавших эффектов: { NUMBER($silent) }
# $file
cli-doc-stale = файл { $file } устарел: выполните `daikaiju docs`
# $file
cli-doc-made = файл { $file } создан заново
