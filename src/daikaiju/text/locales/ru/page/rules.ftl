# book-: the page of the rulebook; its rules are in rules.ftl
# $id: of a rule or an example, CLAW-3; $n: how many; $editions: a list of names

book-title = Правила игры
book-nav = Правила
book-start-hint = Все правила трёх изданий и примеры, которые можно сыграть.
book-note = Игра идёт в точности по этим правилам. Под каждым правилом — проверки, которые его доказывают.
book-editions = Издание
book-compare = Сравнить издания
book-compare-lead = Чем отличаются издания. Из каждой ячейки можно перейти к самим правилам.
book-contents = Содержание
book-search = Поиск по правилам
book-search-hint = Слово или номер, например CLAW-3
book-found = { $n ->
    [0] Такого правила нет. Попробуйте меньше слов.
    [one] { $n } абзац или пример
    [few] { $n } абзаца и примера
    [many] { $n } абзацев и примеров
   *[other] { $n } абзаца и примера
}
book-reset = Показать всё
book-print = Распечатать
book-link = Копировать ссылку на { $id }
book-link-copied = Ссылка на { $id } скопирована.
book-only = Только здесь: { $editions }
book-proved = { $n ->
    [one] Доказывает { $n } сценарий
    [few] Доказывают { $n } сценария
    [many] Доказывают { $n } сценариев
   *[other] Доказывают { $n } сценария
}
book-proved-none = Ни одна игра не может этого показать, поэтому сценария нет.
book-proofs-loading = Минутку…
book-proofs-lost = Сценарии не загрузились. Есть ли связь?
book-example = Пример
book-play = Сыграть эту позицию
book-playing = Готовим стол…
book-matter = О чём речь
book-same-too = Показать и то, что одинаково во всех изданиях
book-open = Открыть в правилах
book-open-hint = Откроется рядом с игрой: здесь ничего не пропадёт.
book-lesson = Читать правила
