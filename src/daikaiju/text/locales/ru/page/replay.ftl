# Replay: a game from its beginning

replay-title = Повтор
replay-loading = { $n ->
    [0] Загружаем игру…
    [one] Загружаем игру… { $n } шаг
    [few] Загружаем игру… { $n } шага
    [many] Загружаем игру… { $n } шагов
   *[other] Загружаем игру… { $n } шага
}
replay-empty = Смотреть пока нечего
replay-empty-lead = Игра за этим столом ещё не началась.
replay-running = Эта игра ещё идёт: вот всё, что произошло до сих пор.
replay-follow = Смотреть вживую
replay-live = Вживую: новые действия видны сразу.
replay-turn = Ход { $n }: { $monster }
replay-where = Ход { $n }: { $monster }, действие { $ply }
replay-controls = Проигрыватель
replay-slider = Место в игре
replay-first = В начало
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-times = { $speed }×
replay-jump-turn = Ход
replay-jump-tokyo = Токио
replay-jump-out = Выбывание
replay-before-turn = Предыдущий ход
replay-after-turn = Следующий ход
replay-before-tokyo = Предыдущая перемена в Токио
replay-after-tokyo = Следующая перемена в Токио
replay-before-out = Предыдущее выбывание
replay-after-out = Следующее выбывание
replay-branch = Продолжить отсюда
replay-copy = Копировать ссылку на эту позицию
replay-copied = Ссылка скопирована.
replay-link = Ссылка на эту позицию
replay-to-table = К столу
replay-course = Как шла игра
replay-key-turn = ход
replay-key-tokyo = в Токио
replay-hearts = Жизни
replay-stars = Победные очки
replay-plot-health = Жизни каждого монстра на протяжении игры. Числа — в таблице ниже.
replay-plot-stars = Победные очки каждого монстра на протяжении игры. Числа — в таблице ниже.
replay-numbers = Числа в таблице
replay-cell = { $hearts ->
    [one] { $hearts } жизнь
    [few] { $hearts } жизни
    [many] { $hearts } жизней
   *[other] { $hearts } жизни
}, { $stars ->
    [one] { $stars } победное очко
    [few] { $stars } победных очка
    [many] { $stars } победных очков
   *[other] { $stars } победного очка
}
replay-luck = Везение на кубиках
replay-luck-lead = Как часто выпадала каждая сторона в собственные ходы монстра. Белая метка — сколько следовало ожидать; если полоса длиннее, сторона выпадала чаще.
replay-luck-who = Монстр
replay-luck-dice = { $n ->
    [one] { $n } кубик, то есть по { $each } на сторону
    [few] { $n } кубика, то есть по { $each } на сторону
    [many] { $n } кубиков, то есть по { $each } на сторону
   *[other] { $n } кубика, то есть по { $each } на сторону
}
replay-review = Тренер
replay-review-lead = Тренер разбирает каждое решение этой игры: чего оно стоило и что было удачей.
replay-review-start = Разобрать игру
replay-review-working = Разбор…
replay-review-progress = Дорогие решения проверяются тщательно: { $done } из { $total }
replay-review-plot = Шансы каждого монстра на победу по ходу игры; дорогие решения отмечены. Числа — в списках ниже.
replay-review-terms = Удача и мастерство: что изменило шансы на победу, в процентных пунктах
replay-review-sum = { $start } % в начале, { $result } % в конце
replay-term-own_dice = свои кубики
replay-term-others_dice = чужие кубики
replay-term-cards = карты
replay-term-own_decisions = свои решения
replay-term-others_decisions = чужие решения
replay-review-costly = Дорогие решения
replay-review-none = Ни одно решение не стоило больше погрешности оценки.
replay-label-inaccuracy = Неточность
replay-label-mistake = Ошибка
replay-label-blunder = Грубая ошибка
replay-review-cost = −{ $cost } п. (± { $around })
replay-review-show = Показать ход { $ply }
replay-review-try = Попробовать снова
replay-review-answer = Показать ответ
replay-review-question = Что бы вы сделали?
replay-review-right = Верно! Это лучший выбор.
replay-review-wrong = Это не лучший выбор.
replay-review-played = Сыграно:
replay-review-better = Лучше:
replay-review-keep = отложить
replay-review-reroll = перебросить все кубики
replay-review-legend = Неточность — от 1 пункта шансов на победу, ошибка — от 3, грубая ошибка — от 8. Цену оценивают сеть чемпиона и точный расчёт кубиков; цена в пределах погрешности (±) не считается.
replay-keys = Клавиши: ← и → — на шаг, Home и End — в начало и в конец, пробел — пуск и пауза.
