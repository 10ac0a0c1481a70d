# hint-: hints of the champion at the table

hint-title = Подсказка
hint-working = Чемпион думает…
hint-would = Чемпион выбрал бы:
hint-chance = Шансы на победу после этого: { $chance }
hint-against = По сравнению с:
hint-costs = Этот выбор стоил бы { NUMBER($cost, maximumFractionDigits: 1) } п. шансов на победу (± { NUMBER($around, maximumFractionDigits: 1) }).
hint-equal = Другие хорошие варианты хуже лишь в пределах погрешности оценки.
hint-others = Другие хорошие варианты:
hint-logged = В журнале все видят, что вы взяли подсказку.
hint-close = Закрыть подсказку
hint-option = Можно попросить подсказку у чемпиона
hint-option-bots = только против ботов
hint-option-all = всегда
hint-option-none = никогда
hint-allowed = подсказки чемпиона
