### What the commands that play many games report: arena, ladder, study, solve, fuzz; and docs.
### `$bot` is what one types for a bot: greedy, search:50ms. An interval is one of 95 %.

## While games are played

cli-playing = jugando
# $row: the name of a row of the ladder
cli-replaying = volviendo a jugar { $row }
# $name: a function; $number: which one; $total: of how many
cli-compile-begins = compilando { $name } ({ NUMBER($number) } de { NUMBER($total) }), una vez para esta versión…
# $name: a function; $number: which one; $total: of how many
cli-compile-waits = esperando a otro proceso que compila { $name } ({ NUMBER($number) } de { NUMBER($total) })…
# $name: a function
cli-compile-again = el código máquina guardado de { $name } está dañado y se compila de nuevo
# $folder: the folder; $reason: what the system says; $replacement: another folder
cli-compile-unwritable = no se puede escribir en la carpeta de caché { $folder } ({ $reason }): el código máquina queda en { $replacement } hasta que termine este proceso; DAIKAIJU_CACHE puede indicar otra carpeta
# $name: a function; $number: how many are done; $total: of how many
cli-compile-done = { $name } compilado ({ NUMBER($number) } de { NUMBER($total) })
# $compiled: how many functions; $total: of how many; $time: seconds; $folder: where the code is
cli-compile-end = Se compilaron { NUMBER($compiled) } de { NUMBER($total) } funciones en { NUMBER($time) } s; el código máquina está en { $folder }.
# $games: so far
cli-games =
    { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
# $rate: games in a second
cli-rate = { NUMBER($rate) } por segundo
# $rate: games in a second, few
cli-slow-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s
cli-nothing-to-report = Se detuvo antes de que terminaran las primeras partidas: no hay nada que informar.
# $games: played; $asked: how many should have been
cli-stopped =
    { $asked ->
        [one] Se detuvo después de { NUMBER($games) } de { NUMBER($asked) } partida.
       *[other] Se detuvo después de { NUMBER($games) } de { NUMBER($asked) } partidas.
    }
# $games: played; $asked: the limit
cli-stopped-sure = El resultado era seguro después de { NUMBER($games) } partidas y el encuentro terminó; el límite era { NUMBER($asked) }.
# $games; $time: seconds; $rate: games in a second. A command follows that plays the same again.
cli-played-rate =
    { $games ->
        [one] { NUMBER($games) } partida en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate) } por segundo. Para repetir:
       *[other] { NUMBER($games) } partidas en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate) } por segundo. Para repetir:
    }
# $games; $time: seconds. A command follows that plays the same again.
cli-played =
    { $games ->
        [one] { NUMBER($games) } partida en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. Para repetir:
       *[other] { NUMBER($games) } partidas en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. Para repetir:
    }
# $file
cli-written = Archivo escrito: { $file }

## The arena

# $bot; $games: how many
cli-arena-alone =
    { $games ->
        [one] { $bot } ocupó todos los lugares de { NUMBER($games) } partida.
       *[other] { $bot } ocupó todos los lugares de { NUMBER($games) } partidas.
    }
# $bot; $percent: what it won, with the interval from $low to $high; $games: how many it played; $par: what
# each seat would win if all were equal
cli-arena-best =
    { $games ->
        [one] { $bot } ganó el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { NUMBER($games) } partida ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); con fuerzas iguales sería el { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] { $bot } ganó el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de sus { NUMBER($games) } partidas ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); con fuerzas iguales sería el { NUMBER($par, maximumFractionDigits: 1) } %.
    }
# The same for a bot that has several seats at a table: $seats. $bot; $percent; $low; $high; $games; $par
cli-arena-best-seats =
    { $games ->
        [one] Cada uno de los { NUMBER($seats) } lugares de { $bot } ganó el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { NUMBER($games) } partida ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); con fuerzas iguales sería el { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] Cada uno de los { NUMBER($seats) } lugares de { $bot } ganó el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de las { NUMBER($games) } partidas ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); con fuerzas iguales sería el { NUMBER($par, maximumFractionDigits: 1) } %.
    }
cli-arena-no-other = No hay otro bot con el que compararlo.
# $bot: the second best; $percent, $low, $high: what it won; $best: the best bot; $difference, $lowest,
# $highest: how much more it won, in percentage points; $many: comparisons
cli-arena-sure =
    { $many ->
        [1] Le sigue { $bot } con el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): { $best } es mejor por { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos (diferencias apareadas: de { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). La tasa de error de esta afirmación es como mucho del 5 %.
       *[other] Le sigue { $bot } con el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): { $best } es mejor por { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos (diferencias apareadas: de { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). La tasa de error de estas afirmaciones, en las { NUMBER($many) } comparaciones, es como mucho del 5 %.
    }
# $bot: the second best; $percent, $low, $high: what it won; $difference, $lowest, $highest: how much less
# than the best, in percentage points
cli-arena-unsure = Le sigue { $bot } con el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): la diferencia es de { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos (diferencias apareadas: de { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }), así que estas partidas no alcanzan para distinguirlos.
# $bot: the second best; $percent, $low, $high: what it won
cli-arena-not-met = Le sigue { $bot } con el { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); los dos no se enfrentaron en ninguna partida.
# $median, $tenth, $ninetieth, $mean: turns
cli-lengths = La mitad de las partidas duró como mucho { NUMBER($median) } turnos (contando los de todos los Monstruos), cuatro de cada cinco entre { NUMBER($tenth) } y { NUMBER($ninetieth) }; la media es { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $endings: some of the following, with commas between them
cli-endings = Cómo terminaron las partidas: { $endings }.
# $share: 61.0 %
cli-ending-stars = { $share } con 20 Puntos de Victoria
# $share: 61.0 %
cli-ending-survival = { $share } con un solo sobreviviente
# $share: 61.0 %
cli-ending-nobody = { $share } sin sobrevivientes
# $share: 61.0 %
cli-ending-standstill = { $share } en un punto muerto
# $percent: less than this, 0.1
cli-little = menos del { NUMBER($percent, minimumFractionDigits: 1) } %
cli-bot = bot
cli-won = ganó
cli-interval = intervalo 95 %
cli-by-stars = por ★
cli-by-survival = sobrevive
cli-average-place = puesto
cli-rating = puntaje
# $points; $around: how sure they are
cli-rating-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($around, useGrouping: 0) }
cli-in-a-game = por partida
cli-damage = daño
cli-cards-bought = cartas
cli-spec = SPEC
cli-what-it-does = qué hace
cli-after-colon = qué puede ir después de los dos puntos
# $bot: what the level (easy, medium, hard, expert, master, legend) is made of
cli-level-is = Un nivel de dificultad: { $bot }.

## The benchmark

cli-benchmark-task = Prueba
cli-benchmark-table = Mesa
cli-benchmark-opponents = Oponentes
cli-benchmark-games = Partidas
cli-benchmark-measure = Puntuación
cli-benchmark-no-cards = sin cartas
cli-benchmark-wins = porcentaje de victorias
# The win chance that a bot gives away by its mistakes
cli-benchmark-regret = pérdida
# $edition: first, second or dark; $seats
cli-benchmark-seats =
    { $edition ->
        [first] primera edición, { NUMBER($seats) } lugares
        [dark] Dark Edition, { NUMBER($seats) } lugares
       *[other] segunda edición, { NUMBER($seats) } lugares
    }
# $bot; $task: its name; $score, $low and $high: 51.8 %; $games
cli-benchmark-won = { $bot } ganó el { $score } de { NUMBER($games) } partidas en la prueba { $task } (intervalo del 95 %: { $low } a { $high }).
# $bot; $task: its name; $score, $low and $high: 0.0312; $games
cli-benchmark-lost = { $bot } cedió { $score } de victoria por partida en la prueba { $task } (intervalo del 95 %: { $low } a { $high }, { NUMBER($games) } partidas).
# $file; $games: replayed; $total: all
cli-benchmark-holds = { $file } es válido: la puntuación es la de sus partidas, y { NUMBER($games) } de { NUMBER($total) } partidas se repitieron con las mismas decisiones.
# $file; $problem: one of the following
cli-benchmark-fails = { $file } no es válido: { $problem }.
# $bot
cli-benchmark-other-file = { $bot } viene de otro archivo que el bot medido
# $number: of the game; $claimed and $played: a value and a checksum
cli-benchmark-game-differs = la partida { NUMBER($number) } es { $claimed } en el archivo, pero { $played } al repetirla
# $games; $needed
cli-benchmark-too-few = tiene { NUMBER($games) } partidas, pero la prueba tiene { NUMBER($needed) }
# $name: score, interval or measure (English); $claimed and $found: its values
cli-benchmark-score = su { $name } es { $claimed }, pero sus partidas dan { $found }
# $made: 0.2.0
cli-benchmark-other-version = Lo hizo otra versión ({ $made }); las reglas o los bots pueden haber cambiado.

## The ladder

# $played of $rows: how many
cli-ladder-stopped =
    { $rows ->
        [one] Se detuvo: se jugó { NUMBER($played) } de { NUMBER($rows) } fila; lo jugado queda guardado.
       *[other] Se detuvo: se jugaron { NUMBER($played) } de { NUMBER($rows) } filas; lo jugado queda guardado.
    }
# $row: its name; $percent: what was won, with the interval from $low to $high; $games; $time: seconds
cli-ladder-row =
    { $games ->
        [one] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } partida en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
       *[other] { $row }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } partidas en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
    }
cli-ladder-true = La muestra confirma la clasificación.
# $file
cli-ladder-stale = { $file } está desactualizado: ejecutá `daikaiju ladder --page`

## The study of cards. Points are those of win rate, and come with their sign: +12.3 ± 0.4

# $card; $bot; $with and $without: win rates in per cent
cli-study-one = «{ $card }»: { $bot } gana el { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de sus partidas con ella y el { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } % sin ella.
# $card; $bot; $with and $without: win rates in per cent
cli-study-most = «{ $card }» es lo que más suma: { $bot } gana el { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de sus partidas con ella y el { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } % sin ella.
# $points: +12.3 ± 0.4
cli-study-adds = Suma { $points } puntos (intervalo del 95 %).
# $gifts: how many cards, of which $good help, $bad harm and $others do neither; $card: the least; $points: what it adds
cli-study-least = De { NUMBER($gifts) } regalos, el efecto es claramente bueno en { NUMBER($good) }, claramente malo en { NUMBER($bad) } y no se nota en { NUMBER($others) }; «{ $card }» es lo que menos suma: { $points } puntos.
# $bot
cli-study-caution = Eso es lo que suma una carta tal como la juega { $bot }, recibida antes del primer lanzamiento. Quien la compra gasta por ella y la tiene más tarde; una carta que el bot no sabe aprovechar acá parece no valer nada.
# $cards: how many; $correlation: 0.51; $points: +1.2
cli-study-prices = En { NUMBER($cards) } cartas, el costo y el valor tienen una correlación de { $correlation }; a un cubo de Energía más de costo le corresponden { $points } puntos de porcentaje de victorias.
# $bot; $more and $less: lists of cards
cli-study-both = Frente a otras cartas del mismo costo, tal como las juega { $bot }, estas suman claramente más: { $more }; y estas, claramente menos: { $less }.
# $bot; $more: a list of cards
cli-study-more = Frente a otras cartas del mismo costo, tal como las juega { $bot }, estas suman claramente más: { $more }.
# $bot; $less: a list of cards
cli-study-less = Frente a otras cartas del mismo costo, tal como las juega { $bot }, estas suman claramente menos: { $less }.
# $cards: a list
cli-study-left-out = Sin estudiar: { $cards }. Recibidas antes del primer lanzamiento, no hacen nada, o les hacen lo mismo a todos los Monstruos.
# $mark: the sign beside the card's name in the table; $card; $why: one of the following
cli-study-note = { $mark } «{ $card }»: { $why }.
cli-less-death_from_above = ocupa Tokyo antes de que alguien haya podido estar ahí
cli-less-final_push = no falta ningún Punto de Vida: sus 2 se pierden
cli-less-fluxling = todavía no encuentra nada que copiar y recién elige carta al comenzar un turno posterior
cli-less-full_regeneration = faltan solo 2 Puntos de Vida
cli-less-have_it_all = todavía no hay cartas Permanentes que contar
cli-less-mimic = todavía no encuentra nada que copiar y recién elige carta en un turno posterior, por 1 cubo de Energía
cli-less-natural_selection = no falta ningún Punto de Vida: sus 4 se pierden
cli-less-nuclear_power_plant = no falta ningún Punto de Vida: sus 3 se pierden
cli-less-vast_storm = todavía nadie tiene Energía que perder
cli-study-unit = puntos de porcentaje de victorias, con intervalos del 95 %
cli-keep-card = carta Permanente
cli-discard-card = carta de tipo Descartar
cli-wicked-tile = loseta de Maldad
cli-card = carta
cli-price-heading = costo
cli-points-added = puntos que suma
cli-per-energy = por cubo

## The lab

# $edition; $seats: how many
cli-lab-headline =
    { $edition ->
        [first] Informe de equilibrio: primera edición, { NUMBER($seats) } lugares.
        [second] Informe de equilibrio: segunda edición, { NUMBER($seats) } lugares.
       *[dark] Informe de equilibrio: Dark Edition, { NUMBER($seats) } lugares.
    }
# $games; $time: seconds. A table follows.
cli-lab-first-look = Primer vistazo: { NUMBER($games) } partidas en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, compilación incluida. Siguen más partidas y después el informe completo.
# $cards: a list
cli-lab-cheap = Demasiado baratas, juegue el bot que juegue: { $cards }.
# $cards: a list
cli-lab-expensive = Demasiado caras, juegue el bot que juegue: { $cards }.
# $cards: a list
cli-lab-fair = Ni claramente baratas ni claramente caras: { $cards }.
cli-lab-fair-price = precio justo
# heading of the three following texts
cli-lab-verdict = precio
cli-lab-is-cheap = demasiado bajo
cli-lab-is-fair = justo
cli-lab-is-expensive = demasiado alto
# $price: energy
cli-lab-price-over = más de { NUMBER($price) } ⚡
# $low: energy, 3.1
cli-lab-price-from = { $low } ⚡ o más
# $low, $high: energy, 3.1
cli-lab-price-range = { $low }–{ $high } ⚡
# $seats: 2 to 6
cli-lab-at-seats = { NUMBER($seats) } asientos
# $card; $partners: cards with points, Wings (+3.1 ± 0.4)
cli-lab-best = { $card } aporta más junto con { $partners }.
# $card; $partners: cards with points, Wings (−3.1 ± 0.4)
cli-lab-worst = { $card } aporta menos junto con { $partners }.
# $card; $turns: +1.4 ± 0.2; $stars: −2.1
cli-lab-ends = Con { $card } las partidas cambian en { $turns } turnos; la parte que acaba por estrellas cambia en { $stars } puntos.
# $cards: a list
cli-lab-elsewhere = Solo en otras ediciones: { $cards }.
cli-lab-caution = Los «puntos añadidos» son puntos porcentuales de victorias. Un monstruo recibe la carta gratis al empezar su turno, entre la segunda y la cuarta ronda; la misma partida se juega sin el regalo. El precio justo es la energía que, regalada, aporta lo mismo. Compañeras: puntos por encima de la suma de ambas cartas. Los intervalos son del 95 %; entre muchas compañeras, una de cada veinte se debe al azar. Una carta que un bot usa mal parece débil acá.
cli-lab-usual = las reglas habituales
# $after, $before: options such as bay=false, or the text above
cli-lab-options-headline = { $after } en comparación con { $before }.
cli-lab-first-player = gana el primer jugador
cli-lab-strong-wins = gana el bot fuerte
cli-lab-turns = turnos
cli-lab-seats-heading = asientos
# $bot, $strong: names of bots
cli-lab-options-caution = { $bot } ocupa todos los asientos; «gana el bot fuerte» es el porcentaje de victorias de un { $strong } entre { $bot }. En negrita: la diferencia supera su intervalo del 95 %. «=»: la opción no cambia nada en esta mesa.
cli-edition-heading = edición

## The solved game

cli-solving = resolviendo
# $time: seconds
cli-solved-in =
    { $time ->
        [one] Resuelto en { NUMBER($time) } segundo, y guardado.
       *[other] Resuelto en { NUMBER($time) } segundos, y guardado.
    }
# $chance: 0.543406363
cli-first-turn = El Monstruo que juega el primer turno gana con una probabilidad de { $chance }.
# $action: an action, as it is typed
cli-solve-best = Mejor acción: { $action }.
cli-known = Es el resultado conocido.
# $chance: 0.543406363
cli-not-known = Debería ser { $chance }.
# $place: outside or tokyo, where the monster that throws is; $measure: what the table goes by, hearts or stars
cli-sample =
    { $measure ->
        [hearts] { $place ->
            [outside] Lanzando fuera de Tokyo, 10 Puntos de Victoria cada uno, según los Puntos de Vida
           *[tokyo] Lanzando en Tokyo, 10 Puntos de Victoria cada uno, según los Puntos de Vida
        }
       *[stars] { $place ->
            [outside] Lanzando fuera de Tokyo, 10 Puntos de Vida cada uno, según los Puntos de Victoria
           *[tokyo] Lanzando en Tokyo, 10 Puntos de Vida cada uno, según los Puntos de Victoria
        }
    }
cli-own-other = propio / ajeno

## For those who work on the game

# $games; $decisions: how many
cli-fuzzed = partidas: { NUMBER($games) }, decisiones: { NUMBER($decisions) }
# What is wrong follows, in English
cli-fault = falla:
# $effect: the name of a card's function
cli-silent = nunca actuó: { $effect }
# $faults; $silent: how many
cli-faults = fallas: { NUMBER($faults) }, efectos que nunca actuaron: { NUMBER($silent) }
# $file
cli-doc-stale = { $file } está desactualizado: ejecutá `daikaiju docs`
# $file
cli-doc-made = { $file } se generó de nuevo
