# odds-: the exact odds beside the dice
# $n: a number; $monster: its name in the code; $faces: dice to keep, read out

odds-title = Шансы
odds-lead = Что могут дать эти кубики, если бросать только ради этого.
odds-lead-other = Что могут дать эти кубики, если { log-monster } бросает только ради этого.
odds-working = Считаем…
odds-not-whole = Кое-что пришлось бы считать слишком долго, и здесь этого нет.

odds-chance = { $n } %
odds-chance-below = <{ $n } %
odds-chance-above = >{ $n } %
odds-average = { NUMBER($n, minimumFractionDigits: 1) }

odds-goal-win = Победа сейчас
odds-goal-kill = { log-monster } выбывает
odds-goal-stars = Победные очки
odds-goal-claws = Атака
odds-goal-hearts = Лечение
odds-goal-energy = Энергия
odds-goal-numbers = { $number ->
    [1] Единицы
    [2] Двойки
   *[3] Тройки
}
odds-goal-stars-least = Победные очки: от { $n }
odds-goal-claws-least = Атака: от { $n }
odds-goal-hearts-least = Лечение: от { $n }
odds-goal-energy-least = Энергия: от { $n }
odds-goal-numbers-least = { $n ->
    [3] { $number ->
        [1] Три единицы
        [2] Три двойки
       *[3] Три тройки
    }
   *[other] { $number ->
        [1] Единицы: от { $n }
        [2] Двойки: от { $n }
       *[3] Тройки: от { $n }
    }
}

odds-keep = отложить: { $faces }
odds-keep-none = бросить все
odds-keep-all = остановиться
odds-first = сначала «{ $action }»
# What a row says to those who do not see it. $goal: see above; $value, $now: numbers; $what: one of those above
odds-row-chance = { $goal }: вероятность { $value }, если остановиться сейчас — { $now }. Для этого — { $what }.
odds-row-average = { $goal }: в среднем { $value }, если остановиться сейчас — { $now }. Для этого — { $what }.
odds-chosen = Отмечено: { $what }.

odds-danger-lead = Выбыть до своего следующего хода
odds-danger-of = { log-monster }: вероятность выбыть до своего следующего хода — { $chance }
odds-danger-how = Если все, кто может ранить этого монстра, бросают только ради атаки и никто не лечится, не покидает Токио и ничего не покупает.
odds-answers = Что вам грозит до вашего следующего хода
odds-answer = { $answer }: вероятность выбыть до вашего следующего хода — { $chance }
odds-safest = безопаснее всего
