# rating-: ratings of people who take part, and their ranking

rating-title = Рейтинг
rating-hint = Если вы участвуете, учитываются партии с другими участниками. Ваше имя и рейтинг тогда видны всем на этом сервере.
rating-join = Участвовать
rating-leave = Выйти и удалить мой рейтинг
# $points: 1512; $range: half width of the 95 % interval
rating-mine = { $points } ± { $range }
rating-label = Рейтинг { $points }, погрешность { $range }
# $n: number of games
rating-games = { $n ->
    [0] Пока не учтено ни одной партии.
    [one] Учтена { $n } партия.
    [few] Учтены { $n } партии.
    [many] Учтено { $n } партий.
   *[other] Учтено { $n } партии.
}
rating-ranking = Таблица рейтинга
# $n: number of games
rating-lead = Участники этого сервера, сыгравшие не менее { $n } партий. Порядок — по нижней границе: чем меньше партий, тем шире диапазон.
rating-none = Пока ни у кого нет достаточного числа партий.
rating-place = Место
rating-name = Имя
rating-points = Очки
rating-count = Партии
