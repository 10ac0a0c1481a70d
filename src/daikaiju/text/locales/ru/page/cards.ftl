# card-: cards and tiles, wherever they are shown
# $card: a title as it is printed; $price, $usual: energy

card-kind-keep = Оставьте
card-kind-discard = Сбросьте
card-kind-tile = Жетон ярости
card-about-keep = «Оставьте»: лежит перед владельцем и действует с этого момента.
card-of-pack = Из набора «{ $pack }».
card-about-discard = «Сбросьте»: действует один раз, сразу же, и отправляется в сброс.
card-about-tile = Жетон ярости уровня { $level }, { $side ->
    [green] зелёная сторона
   *[red] красная сторона
}. Он ничего не стоит: тот, кто накопил достаточно ярости, выбирает один из жетонов этого уровня.
card-level = Уровень { $n }
card-price = { $price ->
    [one] { $price } фишка энергии
    [few] { $price } фишки энергии
    [many] { $price } фишек энергии
   *[other] { $price } фишки энергии
}
card-price-changed = { $price ->
    [one] { $price } фишка энергии вместо { $usual }
    [few] { $price } фишки энергии вместо { $usual }
    [many] { $price } фишек энергии вместо { $usual }
   *[other] { $price } фишки энергии вместо { $usual }
}
card-too-dear = не хватает энергии
card-counter = на карте осталось: { $n }
card-works-as = действует как «{ $card }»
card-choose = Выбрать
card-editions = В разных изданиях
card-edition = Издание
card-title-there = Название
card-price-there = Цена
card-copies-there = Экземпляры
card-not-there = нет в этом издании
card-rulings = Разъяснения
card-rulings-none = Здесь всё ясно и без разъяснений.
card-rulings-loading = Минутку…
card-rulings-lost = Не удалось загрузить разъяснения. Вы в сети?
card-ruling-only = только { $edition ->
    [first] в первом издании
    [second] во втором издании
   *[dark] в Тёмном издании
}
card-unknown = Эта страница старее сервера и не знает этой карты. Загрузите страницу снова.

card-all = Карты и жетоны ярости
card-all-lead = Что делает каждая карта, сколько она стоит и чем отличаются три издания.
card-search = Поиск
card-search-hint = Название или слова из эффекта
card-filter-edition = Издание
card-filter-kind = Тип
card-filter-price = Цена
card-filter-when = Когда действует
card-filter-pack = Откуда
card-any-edition = Все издания
card-any-kind = Карты и жетоны ярости
card-any-pack = Игра и наборы
card-no-pack = Игра
card-any-price = Любая цена
card-any-when = Все моменты
card-when-once = Сразу при получении
card-when-start = В начале вашего хода
card-when-throwing = Во время бросков
card-when-dice = При розыгрыше результатов и получении
card-when-attacking = Когда вы атакуете
card-when-hurt = Когда теряют жизни
card-when-tokyo = Связано с Токио
card-when-buying = При покупке карт
card-when-end = В конце вашего хода
card-when-any = В любое время вашего хода
card-found = { $n ->
    [0] Ничего не нашлось. Смягчите условия поиска.
   *[other] Нашлось карт и жетонов ярости: { $n }
}
card-reset = Показать все снова

card-track = Шкала ярости
card-track-at = { $monster }: ярость { $n }
card-track-gate = Уровень { $n }: жетон ярости
