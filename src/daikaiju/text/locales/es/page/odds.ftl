# odds-: the exact odds beside the dice
# $n: a number; $monster: its name in the code; $faces: dice to keep, read out

odds-title = Probabilidades
odds-lead = Lo que pueden darte estos dados si lanzás solo para eso.
odds-lead-other = Lo que estos dados pueden darle a { log-monster } si lanza solo para eso.
odds-working = Calculando…
odds-not-whole = Una parte llevaría demasiado tiempo y quedó sin calcular.

odds-chance = { $n } %
odds-chance-below = <{ $n } %
odds-chance-above = >{ $n } %
odds-average = { NUMBER($n, minimumFractionDigits: 1) }

odds-goal-win = Ganar ya
odds-goal-kill = Eliminar a { log-monster }
odds-goal-stars = Puntos de Victoria
odds-goal-claws = Atacar
odds-goal-hearts = Curación
odds-goal-energy = Energía
odds-goal-numbers = Los { $number }
odds-goal-stars-least = { $n ->
    [one] Al menos 1 Punto de Victoria
   *[other] Al menos { $n } Puntos de Victoria
}
odds-goal-claws-least = Atacar: al menos { $n }
odds-goal-hearts-least = Curación: al menos { $n }
odds-goal-energy-least = Energía: al menos { $n }
odds-goal-numbers-least = { $n ->
    [3] Tres { $number }
   *[other] Al menos { $n } dados con { $number }
}

odds-keep = conservar { $faces }
odds-keep-none = lanzar todos
odds-keep-all = plantarse
odds-first = primero: { $action }
# What a row says to those who do not see it. $goal: see above; $value, $now: numbers; $what: one of those above
odds-row-chance = { $goal }: { $value } de probabilidad, { $now } si te plantás ahora. Para eso: { $what }.
odds-row-average = { $goal }: { $value } en promedio, { $now } si te plantás ahora. Para eso: { $what }.
odds-chosen = Marcado: { $what }.

odds-danger-lead = Riesgo de eliminación antes de su próximo turno
odds-danger-of = { log-monster }: { $chance } de probabilidad de quedar eliminado antes de su próximo turno
odds-danger-how = Si todos los que pueden herirlo lanzan solo para sacar símbolos de ataque, y nadie se cura, abandona Tokyo ni compra nada.
odds-answers = Tu riesgo hasta tu próximo turno
odds-answer = { $answer }: { $chance } de probabilidad de que te eliminen antes de tu próximo turno
odds-safest = lo más seguro
