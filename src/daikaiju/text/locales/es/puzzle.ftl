### Puzzles: the page and `daikaiju puzzle`. A point is one per cent of win chance.

puzzle-lead = Una acción es claramente mejor que todas las demás. Encontrala.
# $id: 4 letters and digits
puzzle-name = Problema { $id }
puzzle-daily = Problema del día
# $rating: 600 to 2400
puzzle-difficulty = dificultad { NUMBER($rating, useGrouping: 0) }
# $who: a monster
puzzle-question = ¿Qué debería hacer { $who }?
puzzle-right = ¡Bien! Es la mejor acción.
# $cost: win chance, in points
puzzle-wrong = Esta acción cuesta { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de probabilidad de victoria.
# $cost: as above
puzzle-wrong-more = Esta acción cuesta al menos { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de probabilidad de victoria.
# The action follows
puzzle-best = La mejor:
# $chance: in per cent
puzzle-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de probabilidad de victoria
puzzle-others = Otras acciones
# $cost: win chance, in points
puzzle-less = −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
# The action follows. The sentences after it call it “the choice made”
puzzle-beginner = La elegida por un principiante:
# $easy, $medium, $hard, $expert, $master: in per cent
puzzle-levels = La encuentra el nivel fácil en el { NUMBER($easy) } %, medio { NUMBER($medium) } %, difícil { NUMBER($hard) } %, experto { NUMBER($expert) } %, maestro { NUMBER($master) } % de los casos.
# $rating: 600 to 2400
puzzle-rating = Tu puntuación: { NUMBER($rating, useGrouping: 0) }
# $solved: puzzles solved at the first try; $tried: all
puzzle-solved = Resueltos: { NUMBER($solved) } de { NUMBER($tried) }
puzzle-next = Siguiente problema
puzzle-answer = Ver la respuesta
puzzle-play = Seguir jugando
puzzle-missing = No existe ese problema
puzzle-missing-lead = El enlace puede estar mal, o el problema se reemplazó en una versión nueva.
puzzle-heading-id = problema
puzzle-heading-monsters = Monstruos
puzzle-heading-rating = dificultad
puzzle-heading-themes = temas
# $days: how many days in a row the puzzle of the day was solved
puzzle-streak = { $days ->
    [one] { NUMBER($days) } día seguido
   *[other] { NUMBER($days) } días seguidos
}
# $theme: as in the list below
puzzle-theme =
    { $theme ->
        [dice] dados
        [power] poder de una carta
        [buy] compra de una carta
        [save] ahorrar Energía
        [sweep] cartas nuevas
        [tile] loseta de Maldad
        [leave] abandonar Tokyo
        [stay] quedarse en Tokyo
        [win] victoria inmediata
        [eliminate] eliminación
        [survive] supervivencia
        [stars] Puntos de Victoria
        [heal] Puntos de Vida
        [energy] Energía
       *[later] turnos siguientes
    }
