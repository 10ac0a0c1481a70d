# log-: what happened
# $monster, $other, $by: a monster, by its id or by its name; $card, $title, $copied: a card as it is printed;
# $cause: why, `card` means $title; $why: `orders` if standing orders decided

log-monster = { $monster ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $monster }
}
# In the genitive: «раны Кракена», «у Кракена»
log-other-monster = { $other ->
    [gigazaur] Гигазавра
    [the_king] Кинга
    [meka_dragon] Мехадракона
    [alienoid] Чужоида
    [kraken] Кракена
    [cyber_bunny] Киберкролика
    [cyber_kitty] Кибер Кисы
    [space_penguin] Космического Пингвина
   *[other] монстра { $other }
}
log-claws-by = { $by ->
    [none] атака
    [gigazaur] атака Гигазавра
    [the_king] атака Кинга
    [meka_dragon] атака Мехадракона
    [alienoid] атака Чужоида
    [kraken] атака Кракена
    [cyber_bunny] атака Киберкролика
    [cyber_kitty] атака Кибер Кисы
    [space_penguin] атака Космического Пингвина
   *[other] атакует { $by }
}
# In the accusative: «выбрать единицу», «сменить на единицу»
log-face = { $face ->
    [1] единицу
    [2] двойку
    [3] тройку
    [E] символ энергии
    [C] символ атаки
    [H] символ лечения
   *[other] { $face }
}
log-face-turned = { $turned ->
    [1] единицу
    [2] двойку
    [3] тройку
    [E] символ энергии
    [C] символ атаки
    [H] символ лечения
   *[other] { $turned }
}
log-faces = { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [E] символы энергии
    [C] символы атаки
    [H] символы лечения
   *[other] { $face }
}
log-cause = { $cause ->
    [card] «{ $title }»
    [face-1] единицы
    [face-2] двойки
    [face-3] тройки
    [face-E] символы энергии
    [face-C] символы атаки
    [face-H] символы лечения
    [claws] { log-claws-by }
    [entering] за вход в Токио
    [starting] за удержание Токио
    [poison] яд
    [sale] за продажу
    [sweep] за новые карты
    [yielding] отступление
    [bay] для Токийского залива осталось слишком мало монстров
    [knockout] нокаут
   *[other] { $cause }
}
log-because = { $cause ->
    [none] { "" }
   *[other] { " " }({ log-cause })
}
log-by-orders = { $why ->
    [orders] { " (постоянный приказ)" }
   *[other] { "" }
}
log-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
    [master] { level-master }
    [legend] { level-legend }
   *[other] { $level }
}

log-started = Игра начинается
log-first-throw = Все бросают кубики за право первого хода
log-turn = Ходит { log-monster }
log-roll = { log-monster } бросает
log-roll-card = Кубики для карты
log-keep = { log-monster } откладывает{ log-by-orders }
log-keep-none = { log-monster } вновь бросает все кубики{ log-by-orders }
log-stop = { log-monster } откладывает все кубики{ log-by-orders }
log-heal = { log-monster } лечится{ log-by-orders }
log-heal-other = { log-monster } лечит раны { log-other-monster }{ log-by-orders }
log-cure-poison = { log-monster } избавляется от жетона яда{ log-by-orders }
log-cure-shrink = { log-monster } избавляется от жетона уменьшения{ log-by-orders }
log-yield = { log-monster } отступает из Токио{ log-by-orders }
log-stay = { log-monster } остаётся в Токио{ log-by-orders }
log-sweep = { log-monster } обновляет рынок{ log-by-orders }
log-resolve = { log-monster } разыгрывает { log-faces }{ log-by-orders }
log-use = { log-monster } применяет эффект «{ $card }»{ log-by-orders }
log-use-die = { log-monster } применяет эффект «{ $card }» и выбирает { log-face }{ log-by-orders }
log-use-turn = { log-monster } применяет эффект «{ $card }» и меняет { log-face } на { log-face-turned }{ log-by-orders }
log-buy = { log-monster } покупает карту «{ $card }»{ log-by-orders }
log-sell = { log-monster } продаёт карту «{ $card }»{ log-by-orders }
log-copy = { log-monster } копирует карту «{ $card }»{ log-by-orders }
log-take = { log-monster } берёт жетон ярости «{ $card }»{ log-by-orders }
log-swap = { log-monster } берёт в обмен карту «{ $card }»{ log-by-orders }
log-swap-of = { log-monster } берёт в обмен у { log-other-monster } карту «{ $card }»{ log-by-orders }
log-store = { $amount ->
    [0] { log-monster } не кладёт на карту энергию{ log-by-orders }
    [one] { log-monster } кладёт на карту { $amount } фишку энергии{ log-by-orders }
    [few] { log-monster } кладёт на карту { $amount } фишки энергии{ log-by-orders }
    [many] { log-monster } кладёт на карту { $amount } фишек энергии{ log-by-orders }
   *[other] { log-monster } кладёт на карту { $amount } фишки энергии{ log-by-orders }
}
log-looked = Кто-то смотрит верхнюю карту колоды.
log-looked-at = Верхняя карта колоды: «{ $card }»
log-other = { log-monster }: { $action }

log-stars = { $amount ->
    [one] { log-monster } получает { $amount } победное очко{ log-because }
    [few] { log-monster } получает { $amount } победных очка{ log-because }
    [many] { log-monster } получает { $amount } победных очков{ log-because }
   *[other] { log-monster } получает { $amount } победного очка{ log-because }
}
log-stars-lost = { $amount ->
    [one] { log-monster } теряет { $amount } победное очко{ log-because }
    [few] { log-monster } теряет { $amount } победных очка{ log-because }
    [many] { log-monster } теряет { $amount } победных очков{ log-because }
   *[other] { log-monster } теряет { $amount } победного очка{ log-because }
}
log-energy = { $amount ->
    [one] { log-monster } получает { $amount } фишку энергии{ log-because }
    [few] { log-monster } получает { $amount } фишки энергии{ log-because }
    [many] { log-monster } получает { $amount } фишек энергии{ log-because }
   *[other] { log-monster } получает { $amount } фишки энергии{ log-because }
}
log-energy-lost = { $cause ->
    [sweep] { $amount ->
        [one] { log-monster } тратит { $amount } фишку энергии{ log-because }
        [few] { log-monster } тратит { $amount } фишки энергии{ log-because }
        [many] { log-monster } тратит { $amount } фишек энергии{ log-because }
       *[other] { log-monster } тратит { $amount } фишки энергии{ log-because }
    }
   *[other] { $amount ->
        [one] { log-monster } теряет { $amount } фишку энергии{ log-because }
        [few] { log-monster } теряет { $amount } фишки энергии{ log-because }
        [many] { log-monster } теряет { $amount } фишек энергии{ log-because }
       *[other] { log-monster } теряет { $amount } фишки энергии{ log-because }
    }
}
log-health = { $amount ->
    [one] { log-monster } восстанавливает { $amount } жизнь{ log-because }
    [few] { log-monster } восстанавливает { $amount } жизни{ log-because }
    [many] { log-monster } восстанавливает { $amount } жизней{ log-because }
   *[other] { log-monster } восстанавливает { $amount } жизни{ log-because }
}
log-health-lost = { $amount ->
    [one] { log-monster } теряет { $amount } жизнь{ log-because }
    [few] { log-monster } теряет { $amount } жизни{ log-because }
    [many] { log-monster } теряет { $amount } жизней{ log-because }
   *[other] { log-monster } теряет { $amount } жизни{ log-because }
}
log-wickedness = { $amount ->
    [one] { log-monster } получает { $amount } очко ярости{ log-because }
    [few] { log-monster } получает { $amount } очка ярости{ log-because }
    [many] { log-monster } получает { $amount } очков ярости{ log-because }
   *[other] { log-monster } получает { $amount } очка ярости{ log-because }
}
log-wickedness-lost = { $amount ->
    [one] { log-monster } теряет { $amount } очко ярости{ log-because }
    [few] { log-monster } теряет { $amount } очка ярости{ log-because }
    [many] { log-monster } теряет { $amount } очков ярости{ log-because }
   *[other] { log-monster } теряет { $amount } очка ярости{ log-because }
}
log-poison = { $amount ->
    [one] { log-monster } получает { $amount } жетон яда{ log-because }
    [few] { log-monster } получает { $amount } жетона яда{ log-because }
    [many] { log-monster } получает { $amount } жетонов яда{ log-because }
   *[other] { log-monster } получает { $amount } жетона яда{ log-because }
}
log-poison-lost = { $amount ->
    [one] { log-monster } избавляется от { $amount } жетона яда{ log-because }
    [few] { log-monster } избавляется от { $amount } жетонов яда{ log-because }
    [many] { log-monster } избавляется от { $amount } жетонов яда{ log-because }
   *[other] { log-monster } избавляется от { $amount } жетонов яда{ log-because }
}
log-shrink = { $amount ->
    [one] { log-monster } получает { $amount } жетон уменьшения{ log-because }
    [few] { log-monster } получает { $amount } жетона уменьшения{ log-because }
    [many] { log-monster } получает { $amount } жетонов уменьшения{ log-because }
   *[other] { log-monster } получает { $amount } жетона уменьшения{ log-because }
}
log-shrink-lost = { $amount ->
    [one] { log-monster } избавляется от { $amount } жетона уменьшения{ log-because }
    [few] { log-monster } избавляется от { $amount } жетонов уменьшения{ log-because }
    [many] { log-monster } избавляется от { $amount } жетонов уменьшения{ log-because }
   *[other] { log-monster } избавляется от { $amount } жетонов уменьшения{ log-because }
}
log-moved-outside = { $cause ->
    [card] { log-monster } покидает Токио («{ $title }»)
   *[other] { log-monster } покидает Токио
}
log-moved-city = { $cause ->
    [card] { log-monster } входит в Токио-Сити («{ $title }»)
    [bay] { log-monster } переходит в Токио-Сити ({ log-cause })
   *[other] { log-monster } входит в Токио-Сити
}
log-moved-bay = { $cause ->
    [card] { log-monster } входит в Токийский залив («{ $title }»)
   *[other] { log-monster } входит в Токийский залив
}
log-bought = { $amount ->
    [0] { log-monster } получает карту «{ $card }» бесплатно
    [one] { log-monster } покупает карту «{ $card }» за { $amount } фишку энергии
    [few] { log-monster } покупает карту «{ $card }» за { $amount } фишки энергии
    [many] { log-monster } покупает карту «{ $card }» за { $amount } фишек энергии
   *[other] { log-monster } покупает карту «{ $card }» за { $amount } фишки энергии
}
log-lost_card = { log-monster } лишается эффекта «{ $card }»
log-took = { log-monster } берёт жетон ярости «{ $card }»
log-copied = { log-monster }: «{ $card }» теперь действует как «{ $copied }»
log-revealed = Новая карта на рынке: «{ $card }»
log-swept = { log-monster } обновляет рынок
log-reshuffled = Сброс перемешан и становится новой колодой.
log-extra_turn = { log-monster } получает дополнительный ход{ log-because }
log-eliminated = { log-monster } выбывает из игры{ log-because }
log-won = { log-monster } побеждает: двадцать победных очков!
log-won-survivor = { log-monster } побеждает: последний выживший!
log-nobody-won = Не выжил никто: победителя нет.
log-standstill = Ни один монстр больше не может действовать: игра окончена без победителя.

log-sat = { $name } занимает место { $n }.
log-sat-playing = { log-monster }: теперь играет { $name }.
log-manned = Бот ({ log-level }) занимает место { $n }.
log-manned-playing = { log-monster }: теперь играет бот ({ log-level }).
log-freed = Место { $n } свободно.
log-freed-playing = { log-monster }: дальше играет бот.
log-away = { log-monster }: { $name } отходит от стола, пока играет бот.
log-back = { log-monster }: { $name } снова за столом, бот больше не играет.
log-hurried = Боты доигрывают без пауз.
log-restored = Сервер восстановлен из резервной копии. Следующие кубики зависят от нового секрета.
log-resized = { $n ->
    [one] Теперь за столом { $n } место.
    [few] Теперь за столом { $n } места.
    [many] Теперь за столом { $n } мест.
   *[other] Теперь за столом { $n } места.
}
log-undone = { log-monster } отменяет последнее решение.
log-hinted = { log-monster } получает подсказку чемпиона.
log-dealt = За другим столом играют расклад этой игры.
log-followed = Будет реванш.
log-said = { $name }: { $text }
log-reason = { log-monster } объясняет: «{ $reason }»
# recap-: what happened since the own last turn

recap-since = После вашего хода:
recap-share = { $cause } { $n }
recap-health = Жизни
recap-stars = Победные очки
recap-energy = Энергия
recap-more = и ещё { $n }
log-steps = Показать каждый бросок
