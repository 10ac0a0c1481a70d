# table-: the table while the game is played, and its end

table-bot = Bot ({ $level })
table-free-seat = nadie
table-who = { $monster } ({ $who })
table-panel = { $monster }, juega { $who }
table-you = vos
table-away = no está: juega un bot
table-offline = sin conexión
table-turn = jugando
table-place-tokyo = en Tokyo
table-place-city = en la Ciudad
table-place-bay = en la Bahía
table-place-outside = afuera
table-place-out = eliminado
table-tokyo = Tokyo
table-tokyo-empty = Tokyo está vacía
table-tokyo-holds = { $monster } ocupa Tokyo
table-place-empty = vacía
table-city = Ciudad
table-bay = Bahía
table-counter-health = { $n ->
    [one] 1 Punto de Vida
   *[other] { $n } Puntos de Vida
}: ¿por qué?
table-counter-stars = { $n ->
    [one] 1 Punto de Victoria
   *[other] { $n } Puntos de Victoria
}: ¿por qué?
table-counter-energy = { $n ->
    [one] 1 cubo de Energía
   *[other] { $n } cubos de Energía
}: ¿por qué?
table-counter-wickedness = { $n ->
    [one] 1 Punto de Maldad
   *[other] { $n } Puntos de Maldad
}: ¿por qué?
table-poison = Veneno { $n }
table-shrink = encogido { $n }
table-zombie = zombi
table-card-copies = { $card }, funciona como «{ $copied }»
table-card-counter = { $card } ({ $n })
table-seat-menu = Lugar de { $monster }
table-face-1 = 1
table-face-2 = 2
table-face-3 = 3
table-face-E = Energía
table-face-C = Atacar
table-face-H = Curación

table-dice = Dados
table-dice-keep = Conservar
table-dice-again = Lanzar
table-dice-aside = Lanzados por una carta
table-dice-not-so = No podés conservar justo esos. Elegí otros.
table-dice-all-kept = Conservás todos los dados: plantate o soltá alguno.
table-die = Dado { $n }: { $face }
table-throw = { $all ->
    [yes] { $n ->
        [one] Volver a lanzarlo
       *[other] Volver a lanzar los { $n }
    }
   *[no] { $n ->
        [0] Nada para lanzar
        [one] Lanzar el otro
       *[other] Lanzar los otros { $n }
    }
}
table-stop = Plantarse

table-ask-you = { $monster }, ¡te toca!
table-ask-you-as = { $name }, ¡te toca con { $monster }!
table-ask-hand-over = Pasale el dispositivo a { $name }: decide { $monster }
table-ask-waiting = Esperando a { $who }
table-ask-moment = Un momento…
table-ask-nobody = Los dados están rodando…
table-ask-away = No hay nadie: la mesa espera hasta que alguien vuelva a jugar.
table-ask-plain = ¿Qué hacés?
table-skip = Saltear
table-out-title = Quedaste fuera
table-out-finish = Terminar ya
table-out-again = Partida nueva
table-out-take = Seguir con { $monster }
table-out-other = Jugar con otro Monstruo
table-poster-stay = Te quedás en Tokyo. El Monstruo atacante sigue afuera.
table-poster-yield = Te escapás. El Monstruo atacante tiene que entrar.
table-clock = Tiempo restante
table-clock-bot = un bot está por jugar
table-clock-reserve = reserva

table-market = Mercado
table-deck = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
}
table-top-card = Solo vos lo sabés: la próxima carta es «{ $card }».
table-slot-empty = vacío
table-buy = Comprar
table-buy-card = { $price ->
    [one] Comprar «{ $card }» por 1 cubo de Energía
   *[other] Comprar «{ $card }» por { $price } cubos de Energía
}

table-log = Qué pasó
table-watching = Estás mirando la partida.
table-why = ¿Por qué?
table-turn-of = Comienza un turno
table-why-health = Puntos de Vida de { $monster }
table-why-stars = Puntos de Victoria de { $monster }
table-why-energy = Energía de { $monster }
table-why-wickedness = Maldad de { $monster }
table-about-health = Un Monstruo sin Puntos de Vida queda eliminado. Cambios, del último al primero:
table-about-stars = Con veinte Puntos de Victoria se gana la partida. Cambios, del último al primero:
table-about-energy = Con Energía se compran cartas. Cambios, del último al primero:
table-about-wickedness = Al llegar a 3, 6 y 10 se puede tomar una loseta. Cambios de la Maldad, del último al primero:
table-why-unchanged = Todavía no cambió nada.
table-cause-face = Salió en los dados: { $face }.
table-rule = Regla { $id }
table-branch = Seguir desde acá en una mesa nueva

table-cries = Gritos
table-cry-roar = ¡GROAAAR!
table-cry-ouch = ¡Ay!
table-cry-haha = ¡Ja, ja!
table-cry-please = ¡A mí no!
table-cry-well = Bien jugado
table-cry-thanks = Gracias
table-say = Mensaje para todos
table-say-go = Enviar

table-seat-leave = Que un bot juegue por mí
table-seat-return = Volver a jugar yo
table-seat-away = Un bot juega por vos.
table-seat-gone = Todos esperan a alguien que está sin conexión. Después de un minuto, un bot puede reemplazarlo.
table-seat-stand-in = Que lo reemplace un bot
table-seat-give-up = Dejar este lugar
table-seat-sure = Un bot se queda con este Monstruo para siempre. ¿De verdad lo dejás?
table-seat-give-up-go = Sí, dejarlo
table-seat-name = Tu nombre
table-seat-take = Jugar con este Monstruo
table-orders = Órdenes fijas
table-orders-lead = Lo que la mesa decide por vos sin preguntarte.
table-orders-tokyo = Si te hieren en Tokyo
table-orders-tokyo-ask = preguntarme
table-orders-tokyo-stay = quedarme siempre
table-orders-tokyo-yield = irme siempre
table-orders-tokyo-hearts = irme con pocos Puntos de Vida
table-orders-tokyo-danger = irme si hay peligro
table-orders-hearts = Pocos Puntos de Vida: esta cantidad o menos
table-orders-danger = Peligro: probabilidad de que te eliminen pronto, en porcentaje
table-orders-buy = No preguntarme por compras con menos Energía que esta
table-orders-card = «{ $card }», cuando se pueda usar
table-orders-card-ask = preguntarme
table-orders-card-use = usarla siempre
table-orders-card-never = no usarla nunca
table-orders-save = Guardar órdenes
table-orders-saved = Guardadas

table-help = Reglas y atajos
table-crib = Cómo se juega
table-crib-numbers = Tres números iguales dan tantos Puntos de Victoria como el número; cada dado más con ese número, 1 adicional.
table-crib-energy = Con Energía comprás cartas, después de resolver los dados.
table-crib-claws = Los símbolos de ataque hieren: desde Tokyo, a todos los que están afuera; desde afuera, a quien está en Tokyo.
table-crib-hearts = Los símbolos de Curación te curan, pero no en Tokyo.
table-crib-tokyo = Entrar en Tokyo da 1 Punto de Victoria, y comenzar ahí tu turno da 2. Si perdés Puntos de Vida por un ataque en Tokyo, podés abandonarla.
table-crib-wicked = Tres 1 o tres 2 también dan Maldad; al llegar a 3, 6 y 10 tomás una loseta.
table-crib-goal = Ganás con 20 Puntos de Victoria o como último sobreviviente.
table-first = Tu primer lanzamiento
table-first-keep = Tocá los dados que te gusten: suben y los conservás.
table-first-throw = Volvé a lanzar los demás, dos veces como máximo, o plantate cuando estés conforme.
table-welcome = Te damos la bienvenida a Tokyo
table-welcome-lead = Pronto llega tu turno. Esto es lo que dan los dados:
table-first-go = Entendido
table-keys = Teclas
table-key-digit = conservar o soltar un dado; comprar una carta del mercado
table-key-all = conservar todos los dados, o ninguno
table-key-throw = lanzar los otros dados
table-key-stop = dejar de lanzar; quedarse en Tokyo
table-key-yield = abandonar Tokyo
table-key-done = terminar tu turno
table-key-pass = no, gracias
table-key-sweep = descartar las tres cartas
table-key-undo = deshacer tu última decisión
table-key-skip = saltear la animación
table-key-odds = mostrar u ocultar las probabilidades
table-key-hint = mostrar u ocultar una pista del campeón
table-key-chat = decir algo
table-key-help = mostrar estas teclas

table-over-wins = { $n ->
    [one] ¡{ $who } es Rey de Tokyo!
   *[other] ¡{ $who } comparten el trono!
}
table-over-nobody = No sobrevivió nadie.
table-over-standstill = Ningún Monstruo puede actuar: la partida termina sin ganador.
table-over-stars = { $stars ->
    [one] { $who } tiene 1 Punto de Victoria.
   *[other] { $who } tiene { $stars } Puntos de Victoria.
}
table-over-survivor = { $who } es el último sobreviviente.
table-over-you-won = ¡Ganaste!
table-over-you = Tu puesto: { $n }.
table-over-rematch = Jugar otra vez
table-over-harder = Un nivel más difícil: { $level }
table-over-to-rematch = A la revancha
table-over-replay = Ver la repetición
table-over-look = Mirar el tablero
table-over-back = Volver al resultado
table-plain = Esta posición no se puede mostrar. La partida sigue; acá está la posición como texto.
table-over-record = Descargar el registro
table-over-verify = Verificar los dados
table-over-branch = Volver a jugar el último turno
table-over-home = Página principal
table-fair-working = Calculando de nuevo cada sorteo…
table-fair-good = { $n ->
    [one] El sorteo se deduce del secreto, y el secreto coincide con el compromiso.
   *[other] Los { $n } sorteos se deducen del secreto, y el secreto coincide con el compromiso.
}
table-fair-deal = El reparto ya se jugó antes: sus dados podían conocerse.
table-fair-own = También cuenta el azar que agregó este navegador.
table-fair-compared = El registro contiene todas las jugadas que mostró esta página ({ $n }), los jugadores y el resultado.
table-fair-restored = El servidor se restauró desde una copia de seguridad antes del sorteo { $number }: desde ahí los dados salen de un secreto nuevo.
table-fair-bad-commitment = El secreto no coincide con el compromiso que se publicó antes de la partida.
table-fair-changed-commitment = El compromiso no es el que este navegador vio antes de la partida.
table-fair-bad-entropy = El azar que agregaste en el lugar { $n } no influyó en los dados.
table-fair-bad-count = { $n ->
    [one] 1 sorteo no coincide con lo que dice el secreto.
   *[other] { $n } sorteos no coinciden con lo que dice el secreto.
}
table-fair-bad-draw = Sorteo { $number }: salió { $brought } y tenía que salir { $derived }.
table-fair-bad-hash = El registro no coincide con su huella: alguien lo cambió.
table-fair-bad-missing = La prueba no está completa: no contiene todos los sorteos de la partida.
table-fair-bad-game = Los jugadores o el resultado del registro no son los de esta partida.
table-fair-bad-shown = La jugada { $number } del registro no es la que mostró esta página.
