# act-: what a button does

act-stop = Отложить все кубики
act-heal = Вылечить себя
act-heal-other = Вылечить: { log-monster }
act-cure-poison = Убрать жетон яда
act-cure-shrink = Убрать жетон уменьшения
act-yield = Покинуть Токио
act-stay = Остаться в Токио
act-sweep = Обновить рынок
act-done = Закончить ход
act-pass = Нет, спасибо
act-undo = Отменить
act-resolve = Теперь { log-faces }
act-use = Применить: { $card }
act-use-die = { $card }: выбрать { log-face }
act-use-turn = { $card }: сменить { log-face } на { log-face-turned }
act-buy = { $price ->
    [one] Купить: { $card } за { $price } фишку энергии
    [few] Купить: { $card } за { $price } фишки энергии
    [many] Купить: { $card } за { $price } фишек энергии
   *[other] Купить: { $card } за { $price } фишки энергии
}
act-buy-of = Купить: { $card } (владелец — { log-monster })
act-buy-top = Купить верхнюю карту колоды: { $card }
act-sell = Продать: { $card }
act-copy = Копировать: { $card }
act-copy-of = Копировать: { $card } (владелец — { log-monster })
act-swap = Взять в обмен: { $card }
act-swap-of = Взять в обмен: { $card } (владелец — { log-monster })
act-take = Взять: { $card }
act-store = { $amount ->
    [0] Не класть энергию
    [one] Положить { $amount } фишку энергии
    [few] Положить { $amount } фишки энергии
    [many] Положить { $amount } фишек энергии
   *[other] Положить { $amount } фишки энергии
}
act-other = { $action }

# ask-: what is asked, as the server names it
# $n: throws that are left; $monster: whose turn it is

ask-keep = { $n ->
    [one] Отложите нужное, остальное бросьте. Остался { $n } бросок.
    [few] Отложите нужное, остальное бросьте. Осталось { $n } броска.
    [many] Отложите нужное, остальное бросьте. Осталось { $n } бросков.
   *[other] Отложите нужное, остальное бросьте. Осталось { $n } броска.
}
ask-keep-none = Бросков не осталось. Используйте карту или отложите все кубики.
ask-probe = Ходит { log-monster }. Вы можете перебросить один его кубик.
ask-change = Вы можете изменить кубики перед розыгрышем результатов.
ask-aside = Кубики брошены для карты. Бросить один из них вновь?
ask-order = Что разыграть теперь?
ask-use_heart = На что потратить этот символ лечения?
ask-protect = Вы вот-вот потеряете жизни. Защититься?
ask-yield = Вас ранили в Токио. Покинуть город или удержать его?
ask-swap = Хотите обменять карту?
ask-buy = Потратьте энергию на карты или закончите ход.
ask-opportunity = На рынке новая карта, и вы можете купить её раньше всех.
ask-store = Сколько энергии положить на карту?
ask-sell = Хотите продать карты?
ask-copy = Какую карту копировать?
ask-move_copy = Копировать с этого момента другую карту?
ask-take = Вам положен жетон ярости: выберите один.
ask-go_on = Хотите сделать ещё один ход?

# cue-: what is written over the table while something happens
# $name: the monster

cue-turn = Ходит { $name }
cue-turn-mine = Ваш ход!
cue-extra-turn = Ещё раз!
cue-moved-city = В Токио!
cue-moved-bay = В залив!
cue-moved-outside = Прочь отсюда!
cue-eliminated = { $name } выбывает
cue-eliminated-mine = Вы выбываете
cue-won = { $name } правит Токио!
cue-won-mine = Токио ваш!
cue-won-nobody = Не осталось никого
