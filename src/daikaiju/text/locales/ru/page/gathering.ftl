# gather-: the table before the game

gather-title = Стол { $code }
gather-lead = Займите место, выберите монстра, пригласите остальных.
gather-goes-on = Эта игра продолжается с позиции из другой: места и монстры в ней не меняются.
gather-seats = Места
gather-seat = Место { $n }
gather-free = Свободное место
gather-bot = Бот ({ $level })
gather-you = вы
gather-host = хозяин стола
gather-offline = нет связи
gather-standing = { $hearts ->
    [one] { $hearts } жизнь
    [few] { $hearts } жизни
    [many] { $hearts } жизней
   *[other] { $hearts } жизни
}, { $stars ->
    [one] { $stars } победное очко
    [few] { $stars } победных очка
    [many] { $stars } победных очков
   *[other] { $stars } победного очка
}, { $energy ->
    [one] { $energy } фишка энергии
    [few] { $energy } фишки энергии
    [many] { $energy } фишек энергии
   *[other] { $energy } фишки энергии
}
gather-out = вне игры
gather-sit = Сесть сюда
gather-sit-too = Занять и это место
gather-sit-instead = Занять место бота
gather-add-bot = Добавить бота
gather-level = Уровень бота на месте { $n }
gather-remove-bot = Убрать бота
gather-free-it = Освободить место
gather-stand = Встать
gather-name = Имя
gather-rename = Сохранить
gather-monster = Монстр на месте { $n }
gather-monster-taken = { $monster } (занято)
gather-entropy = Ваши случайные данные
gather-entropy-hint = Любой текст. Он влияет на каждый кубик этой игры, так что сервер не может выбрать их сам.
gather-entropy-go = Добавить
gather-how-many = Сколько монстров
gather-more = Добавить место
gather-fewer = Убрать место
gather-start = Начать игру
gather-fill = { $n ->
    [one] Свободное место займёт бот ({ $level }).
    [few] Свободные места ({ $n }) займут боты, уровень — { $level }.
    [many] Свободные места ({ $n }) займут боты, уровень — { $level }.
   *[other] Свободные места ({ $n }) займут боты, уровень — { $level }.
}
gather-full = Все в сборе.
gather-no-seat = Все места заняты: оставайтесь зрителем или откройте свой стол с главной страницы.
gather-sit-first = Займите место; начать игру может любой, кто сидит за столом.
gather-same-browser = Вас несколько у одного устройства? Займите по месту для каждого.
gather-invite = Пригласить
gather-link = Ссылка на этот стол
gather-copy = Копировать ссылку
gather-copied = Ссылка скопирована.
gather-not-copied = Ссылка выделена: скопируйте её клавишами Ctrl+C или через меню устройства.
gather-share = Поделиться
gather-share-text = Сразимся за Токио!
gather-code = Код
gather-qr = QR-код ссылки
gather-qr-hint = Наведите камеру телефона.
gather-odds = шансы — для желающих
gather-no-odds = шансы скрыты
gather-packs = с картами: { $packs }
gather-news-sat = { $name } занимает место { $n }.
gather-fair = Почему кубики честные
gather-fair-lead = Ещё до первого броска сервер загадал секрет и опубликовал его отпечаток. После игры секрет раскрывается, и ваш браузер может заново вычислить каждый кубик.
gather-commitment = Отпечаток секрета
gather-entropy-of-seat = Случайные данные с места { $n }
