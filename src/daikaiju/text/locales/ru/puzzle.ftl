### Puzzles: the page and `daikaiju puzzle`. A point is one per cent of win chance.

puzzle-lead = Одно действие явно лучше всех остальных. Найдите его.
# $id: 4 letters and digits
puzzle-name = Задача { $id }
puzzle-daily = Задача дня
# $rating: 600 to 2400
puzzle-difficulty = сложность { NUMBER($rating, useGrouping: 0) }
# $who: a monster
puzzle-question = Как поступить монстру { $who }?
puzzle-right = Верно! Это лучшее действие.
# $cost: win chance, in points
puzzle-wrong = Это действие снижает шанс на победу на { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.
# $cost: as above
puzzle-wrong-more = Это действие снижает шанс на победу не менее чем на { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.
# The action follows
puzzle-best = Лучше всего:
# $chance: in per cent
puzzle-chance = шанс на победу { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
puzzle-others = Другие действия
# $cost: win chance, in points
puzzle-less = −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.
# The action follows. The sentences after it call it “the choice made”
puzzle-beginner = Выбор, сделанный новичком:
# $easy, $medium, $hard, $expert, $master: in per cent
puzzle-levels = Находят уровни: лёгкий — в { NUMBER($easy) } %, средний — { NUMBER($medium) } %, сложный — { NUMBER($hard) } %, эксперт — { NUMBER($expert) } %, мастер — { NUMBER($master) } % случаев.
# $rating: 600 to 2400
puzzle-rating = Ваш рейтинг: { NUMBER($rating, useGrouping: 0) }
# $solved: puzzles solved at the first try; $tried: all
puzzle-solved = Решено { NUMBER($solved) } из { NUMBER($tried) }
puzzle-next = Следующая задача
puzzle-answer = Показать ответ
puzzle-play = Доиграть
puzzle-missing = Такой задачи нет
puzzle-missing-lead = Возможно, ссылка неверна или задача заменена в новой версии.
puzzle-heading-id = задача
puzzle-heading-monsters = монстры
puzzle-heading-rating = сложность
puzzle-heading-themes = темы
# $days: how many days in a row the puzzle of the day was solved
puzzle-streak = { $days ->
    [one] { NUMBER($days) } день подряд
    [few] { NUMBER($days) } дня подряд
    [many] { NUMBER($days) } дней подряд
   *[other] { NUMBER($days) } дня подряд
}
# $theme: as in the list below
puzzle-theme =
    { $theme ->
        [dice] кубики
        [power] свойство карты
        [buy] покупка карты
        [save] экономия энергии
        [sweep] новые карты
        [tile] жетон ярости
        [leave] уход из Токио
        [stay] остаться в Токио
        [win] немедленная победа
        [eliminate] устранение монстра
        [survive] выживание
        [stars] победные очки
        [heal] жизни
        [energy] энергия
       *[later] следующие ходы
    }
