# games-: the player's games, statistics and records; award-, share-: the end of a game
# $n: a number; $names: opponents; $host: the address of the server

games-all = Все партии и статистика
games-none = Вы ещё не играли.
# $edition, $date, $code: of a game
games-about = { $edition } · { $date } · { $code }
games-with = соперники: { $names }
games-won = победа
games-place = { $n }-е место
games-statistics = Статистика
games-summary = { $games ->
    [one] { $games } завершённая партия
    [few] { $games } завершённые партии
   *[many] { $games } завершённых партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
games-luck = { $games ->
    [one] В { $games } разобранной игре
    [few] В { $games } разобранных играх
    [many] В { $games } разобранных играх
   *[other] В { $games } разобранных играх
}: итог { $result }, везение { $luck } п., итог без везения { $adjusted }
games-by-level = Против ботов, по уровням
games-by-edition = По изданиям
games-by-monster = По монстрам
games-played = партии
games-wins = победы
games-mean = среднее место
games-upload = Посмотреть запись партии
games-upload-hint = Выберите запись, сохранённую в конце партии или созданную в командной строке. На сервере она не сохраняется.
games-upload-choose = Выбрать файл
games-upload-failed = Эту запись нельзя показать

award-title = Награды
award-claws = Больше всего атак
award-claws-amount = { $n ->
    [one] отнята { $n } жизнь
    [few] отняты { $n } жизни
   *[many] отнято { $n } жизней
}
award-tokyo = Дольше всех в Токио
award-tokyo-amount = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
award-luck = Самые удачные кубики
award-luck-amount = { $n ->
    [one] { $n } одинаковая грань
    [few] { $n } одинаковые грани
   *[many] { $n } одинаковых граней
}
award-spender = Лучший покупатель
award-spender-amount = потрачено энергии: { $n }
award-healer = Больше всего лечения
award-healer-amount = { $n ->
    [one] восстановлена { $n } жизнь
    [few] восстановлены { $n } жизни
   *[many] восстановлено { $n } жизней
}
share-button = Поделиться результатом
share-sums = ★ { $stars } · ♥ { $hearts }
share-foot = { $host } — Daikaiju
