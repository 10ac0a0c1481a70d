### Тренер: `daikaiju review` и разбор на странице повтора.

# $label: fine, inaccuracy, mistake or blunder
coach-label =
    { $label ->
        [fine] верно
        [inaccuracy] неточность
        [mistake] ошибка
       *[blunder] грубая ошибка
    }
# $points: a change of the win chance, in points
coach-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $points: as above, without the sign
coach-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $number: of the move; $who: a monster; $action and $best: as typed, keep 11C; $label: mistake; $cost and
# $uncertainty: in points
coach-decision = Ход { NUMBER($number) }, { $who }: { $action } — { $label }, −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. (± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Лучше: { $best }.
# $number: of the move; $who: a monster; $action: as typed, keep 11C
coach-fine = Ход { NUMBER($number) }, { $who }: { $action } — верно.
# $best and $taken: chances in per cent, after the better choice and after the choice made
coach-wins = Лучший выбор сразу приносит победу с вероятностью { NUMBER($best) } %, сделанный — { NUMBER($taken) } %.
# $best and $taken: as above
coach-wins-less = Зато он реже сразу приносит победу: { NUMBER($best) } % вместо { NUMBER($taken) } %.
# $who: a monster; $best and $taken: as above
coach-kills = { $who } выбывает в этот ход с вероятностью { NUMBER($best) } % при лучшем выборе и { NUMBER($taken) } % при сделанном.
# $who: a monster; $best and $taken: as above
coach-kills-less = Зато { $who } реже выбывает в этот ход: { NUMBER($best) } % вместо { NUMBER($taken) } %.
# $best and $taken: as above
coach-dies = Лучший выбор снижает риск выбыть в этот ход с { NUMBER($taken) } % до { NUMBER($best) } %.
# $best and $taken: as above
coach-dies-more = Зато риск выбыть в этот ход растёт с { NUMBER($taken) } % до { NUMBER($best) } %.
# $best and $taken: as above
coach-danger = Лучший выбор снижает риск выбыть до конца следующего хода с { NUMBER($taken) } % до { NUMBER($best) } %.
# $best and $taken: as above
coach-danger-more = Зато риск выбыть до конца следующего хода растёт с { NUMBER($taken) } % до { NUMBER($best) } %.
# $more: 1.6
coach-stars = Лучший выбор в среднем приносит к началу следующего хода больше победных очков: на { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $less: 1.6
coach-stars-less = Зато в среднем он приносит к началу следующего хода меньше победных очков: на { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $more: 1.6
coach-hearts = Лучший выбор в среднем оставляет к началу следующего хода больше жизней: на { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $less: 1.6
coach-hearts-less = Зато в среднем он оставляет к началу следующего хода меньше жизней: на { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $more: 1.6
coach-energy = Лучший выбор в среднем оставляет к началу следующего хода больше энергии: на { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $less: 1.6
coach-energy-less = Зато в среднем он оставляет к началу следующего хода меньше энергии: на { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $card: the card that the better choice buys
coach-card-worth = Здесь карта «{ $card }» ценнее того, что выбрано.
# $card: the card that was bought
coach-card-waste = Здесь карта «{ $card }» не стоит своей энергии.
coach-later = Преимущество проявится в следующих ходах.
# $file: the record
coach-heading = Разбор { $file }: шансы на победу в пунктах (процентах)
coach-start = начало
coach-own-dice = свои кубики
coach-others-dice = чужие кубики
coach-cards = карты
coach-own-decisions = свои решения
coach-others-decisions = чужие решения
coach-result = итог
coach-mistakes = Решения, цена которых больше погрешности
coach-no-mistakes = Ни одно решение не стоило больше погрешности оценки.
# $inaccuracy, $mistake, $blunder: points
coach-legend = Неточность — от { NUMBER($inaccuracy, minimumFractionDigits: 1, maximumFractionDigits: 1) } пункта, ошибка — от { NUMBER($mistake, minimumFractionDigits: 1, maximumFractionDigits: 1) }, грубая ошибка — от { NUMBER($blunder, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Цену оценивают сеть чемпиона и точный расчёт кубиков; цена в пределах погрешности (±) не считается.
coach-quick = Первый результат; дорогие решения сейчас проверяются тщательнее.
coach-working = разбор
# $file: the file with the review
coach-stored = Разбор сохранён в { $file }.
# $file: the file with the review
coach-stopped = Остановлено. Та же команда продолжит с { $file }.
coach-hint-wins = Лучший выбор сразу приносит победу с вероятностью { NUMBER($best) } %, другой — { NUMBER($taken) } %.
coach-hint-kills = { $who } выбывает в этот ход с вероятностью { NUMBER($best) } % при лучшем выборе и { NUMBER($taken) } % при другом.
coach-hint-card = Здесь карта «{ $card }» ценнее другого выбора.
coach-many = Везение и умение в играх ({ NUMBER($games) }), средние на игру
coach-player = кто играл
coach-games = игр
coach-luck = везение
coach-without-luck = итог без везения
coach-plus-minus = { $mean } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-many-legend = Везение — кубики и карты, в пунктах шансов на победу. Итог без везения — итог минус везение, ± стандартная ошибка; в малом числе игр он может выйти за 0–100 %.
