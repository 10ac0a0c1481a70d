# table-: the table while the game is played, and its end

table-bot = Бот ({ $level })
table-free-seat = никто
table-who = { $monster } ({ $who })
table-panel = { $monster }, играет { $who }
table-you = вы
table-away = играет бот
table-offline = нет связи
table-turn = ходит
table-place-tokyo = в Токио
table-place-city = в Токио-Сити
table-place-bay = в заливе
table-place-outside = вне Токио
table-place-out = вне игры
table-tokyo = Токио
table-tokyo-empty = Токио свободен
table-tokyo-holds = Токио удерживает { $monster }
table-place-empty = свободно
table-city = Сити
table-bay = Залив
table-counter-health = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
    [many] { $n } жизней
   *[other] { $n } жизни
}: почему?
table-counter-stars = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
}: почему?
table-counter-energy = { $n ->
    [one] { $n } фишка энергии
    [few] { $n } фишки энергии
    [many] { $n } фишек энергии
   *[other] { $n } фишки энергии
}: почему?
table-counter-wickedness = { $n ->
    [one] { $n } очко ярости
    [few] { $n } очка ярости
    [many] { $n } очков ярости
   *[other] { $n } очка ярости
}: почему?
table-poison = яд: { $n }
table-shrink = уменьшение: { $n }
table-zombie = зомби
table-card-copies = { $card }, действует как «{ $copied }»
table-card-counter = { $card } ({ $n })
table-seat-menu = Место монстра: { $monster }
table-face-1 = 1
table-face-2 = 2
table-face-3 = 3
table-face-E = энергия
table-face-C = атака
table-face-H = лечение

table-dice = Кубики
table-dice-keep = Отложить
table-dice-again = Бросить
table-dice-aside = Брошены для карты
table-dice-not-so = Отложить именно эти нельзя. Выберите другие.
table-dice-all-kept = Отложены все кубики: остановитесь или верните один.
table-die = Кубик { $n }: { $face }
table-throw = { $all ->
    [yes] { $n ->
        [one] Перебросить его
        [few] Перебросить все { $n }
        [many] Перебросить все { $n }
       *[other] Перебросить все { $n }
    }
   *[no] { $n ->
        [0] Нечего перебрасывать
        [one] Перебросить оставшийся
        [few] Перебросить остальные { $n }
        [many] Перебросить остальные { $n }
       *[other] Перебросить остальные { $n }
    }
}
table-stop = Стоп

table-ask-you = { $monster }, вам решать!
table-ask-you-as = { $name } ({ $monster }), вам решать!
table-ask-hand-over = Теперь у экрана { $name }: решает { $monster }
table-ask-waiting = Решает { $who }
table-ask-moment = Минутку…
table-ask-nobody = Кубики катятся…
table-ask-away = Здесь никого нет: стол ждёт, пока кто-нибудь не вернётся в игру.
table-ask-plain = Что будете делать?
table-skip = Пропустить
table-out-title = Вы выбыли
table-out-finish = Доиграть сразу
table-out-again = Новая игра
table-out-take = Продолжить за { $monster }
table-out-other = Играть за другого монстра
table-poster-stay = Удержать город. Атаковавший вас останется за его пределами.
table-poster-yield = Ускользнуть. Атаковавший вас обязан войти в Токио.
table-clock = Осталось времени
table-clock-bot = вот-вот вступит бот
table-clock-reserve = запас

table-market = Рынок
table-deck = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
    [many] { $n } карт в колоде
   *[other] { $n } карты в колоде
}
table-top-card = Знаете только вы: следующая карта — «{ $card }».
table-slot-empty = пусто
table-buy = Купить
table-buy-card = { $price ->
    [one] Купить: { $card } за { $price } фишку энергии
    [few] Купить: { $card } за { $price } фишки энергии
    [many] Купить: { $card } за { $price } фишек энергии
   *[other] Купить: { $card } за { $price } фишки энергии
}

table-log = Что произошло
table-watching = Вы зритель.
table-why = Почему?
table-turn-of = Начинается ход
table-why-health = { $monster }: жизни
table-why-stars = { $monster }: победные очки
table-why-energy = { $monster }: энергия
table-why-wickedness = { $monster }: ярость
table-about-health = Монстр без жизней выбывает из игры. Изменения, начиная с последнего:
table-about-stars = Двадцать победных очков приносят победу. Изменения, начиная с последнего:
table-about-energy = На энергию покупают карты. Изменения, начиная с последнего:
table-about-wickedness = На делениях 3, 6 и 10 можно взять жетон ярости. Изменения ярости, начиная с последнего:
table-why-unchanged = Пока ничего не менялось.
table-cause-face = Выпало: { $face }.
table-rule = Правило { $id }
table-branch = Продолжить отсюда за новым столом

table-cries = Выкрики
table-cry-roar = Р-Р-РАР!
table-cry-ouch = Ай!
table-cry-haha = Ха-ха!
table-cry-please = Не меня!
table-cry-well = Хорошо сыграно
table-cry-thanks = Спасибо
table-say = Сообщение всем
table-say-go = Сказать

table-seat-leave = Пусть за меня играет бот
table-seat-return = Вернуться в игру
table-seat-away = За вас играет бот.
table-seat-gone = Все ждут игрока, с которым нет связи. Через минуту его сможет заменить бот.
table-seat-stand-in = Заменить ботом
table-seat-give-up = Отдать это место
table-seat-sure = Этот монстр навсегда достанется боту. Точно отдать место?
table-seat-give-up-go = Да, отдать
table-seat-name = Ваше имя
table-seat-take = Играть за этого монстра
table-orders = Автоответы
table-orders-lead = Что стол решает за вас, не спрашивая.
table-orders-tokyo = Если вас ранили в Токио
table-orders-tokyo-ask = спросить меня
table-orders-tokyo-stay = всегда оставаться
table-orders-tokyo-yield = всегда отступать
table-orders-tokyo-hearts = отступать, если мало жизней
table-orders-tokyo-danger = отступать при опасности
table-orders-hearts = Мало жизней — это столько или меньше
table-orders-danger = Опасность — вероятность скоро выбыть, в процентах
table-orders-buy = Не спрашивать о покупке, если энергии меньше
table-orders-card = Когда доступен эффект «{ $card }»
table-orders-card-ask = спросить меня
table-orders-card-use = всегда применять
table-orders-card-never = никогда не применять
table-orders-save = Сохранить приказы
table-orders-saved = Сохранено

table-help = Как играть, клавиши
table-crib = Как играть
table-crib-numbers = Три одинаковых числа приносят столько победных очков, сколько указывает число, каждое следующее — ещё одно.
table-crib-energy = На энергию покупают карты — после розыгрыша кубиков.
table-crib-claws = Символы атаки ранят: из Токио — всех, кто за его пределами, а снаружи — тех, кто в Токио.
table-crib-hearts = Символы лечения восстанавливают жизни, но не в Токио.
table-crib-tokyo = Вход в Токио приносит 1 победное очко, а начало хода там — 2. Монстр, раненный атакой в Токио, может его покинуть.
table-crib-wicked = Три единицы или три двойки прибавляют и ярости; на делениях 3, 6 и 10 вы берёте жетон ярости.
table-crib-goal = Победите с 20 победными очками или как последний выживший.
table-first = Ваш первый бросок
table-first-keep = Коснитесь кубиков, которые вам нравятся: они поднимутся и останутся.
table-first-throw = Остальные бросьте вновь, не больше двух раз, или остановитесь, когда всё устраивает.
table-welcome = Добро пожаловать в Токио
table-welcome-lead = Скоро ваш ход. Вот что приносят кубики:
table-first-go = Понятно
table-keys = Клавиши
table-key-digit = отложить или вернуть кубик; купить карту с рынка
table-key-all = отложить все кубики или ни одного
table-key-throw = бросить остальные кубики
table-key-stop = остановиться; остаться в Токио
table-key-yield = покинуть Токио
table-key-done = закончить ход
table-key-pass = нет, спасибо
table-key-sweep = обновить рынок
table-key-undo = отменить последнее решение
table-key-skip = пропустить показ
table-key-odds = показать или скрыть шансы
table-key-hint = показать или скрыть подсказку чемпиона
table-key-chat = сказать что-нибудь
table-key-help = показать эти клавиши

table-over-wins = { $n ->
    [one] { $who } — Повелитель Токио!
    [few] { $who } делят трон!
    [many] { $who } делят трон!
   *[other] { $who } делят трон!
}
table-over-nobody = Не выжил никто.
table-over-standstill = Ни один монстр больше не может действовать: игра окончена без победителя.
table-over-stars = { $stars ->
    [one] { $who }: { $stars } победное очко.
    [few] { $who }: { $stars } победных очка.
    [many] { $who }: { $stars } победных очков.
   *[other] { $who }: { $stars } победного очка.
}
table-over-survivor = { $who } — последний выживший.
table-over-you-won = Вы победили!
table-over-you = Ваше место: { $n }.
table-over-rematch = Сыграть ещё раз
table-over-harder = Уровнем выше: { $level }
table-over-to-rematch = К реваншу
table-over-replay = Смотреть повтор
table-over-look = Посмотреть на стол
table-over-back = Назад к итогам
table-plain = Эту позицию не удаётся показать. Игра продолжается; вот позиция в виде текста.
table-over-record = Скачать запись
table-over-verify = Проверить кубики
table-over-branch = Переиграть последний ход
table-over-home = Главная страница
table-fair-working = Заново вычисляем каждый результат…
table-fair-good = { $n ->
    [one] Сверен { $n } результат: он следует из секрета, а секрет соответствует отпечатку.
    [few] Сверены { $n } результата: все следуют из секрета, а секрет соответствует отпечатку.
    [many] Сверено { $n } результатов: все следуют из секрета, а секрет соответствует отпечатку.
   *[other] Сверено { $n } результата: все следуют из секрета, а секрет соответствует отпечатку.
}
table-fair-deal = Расклад уже играли раньше: его кубики могли быть известны.
table-fair-own = Данные браузера учтены.
table-fair-compared = В записи есть все ходы, которые показала эта страница ({ $n }), игроки и итог.
table-fair-restored = Перед результатом { $number } сервер был восстановлен из резервной копии: с этого места кубики зависят от нового секрета.
table-fair-bad-commitment = Секрет не соответствует отпечатку, опубликованному до игры.
table-fair-changed-commitment = Это не тот отпечаток, который этот браузер видел до игры.
table-fair-bad-entropy = Случайные данные, которые вы добавили с места { $n }, не учтены.
table-fair-bad-count = { $n ->
    [one] { $n } результат расходится с тем, что следует из секрета.
    [few] { $n } результата расходятся с тем, что следует из секрета.
    [many] { $n } результатов расходятся с тем, что следует из секрета.
   *[other] { $n } результата расходятся с тем, что следует из секрета.
}
table-fair-bad-draw = Результат { $number }: выпало { $brought }, а должно было { $derived }.
table-fair-bad-hash = Запись не соответствует своему хешу: её изменили.
table-fair-bad-missing = Доказательство неполное: в нём есть не все результаты игры.
table-fair-bad-game = Игроки или итог в записи не те, что в этой игре.
table-fair-bad-shown = Ход { $number } в записи не тот, который показала эта страница.
