### What the command line shows to those who play: the game in the terminal, odds, cards, records,
### and the server's greeting. `$who` is always the name of a monster, `$card` that of a card or tile.
### What people type (keep 11C, buy jets, card ids) is the same in every language and comes as a word.
### The terminal shows text only: no sentence may hold a line break.

## Small words

# Between the parts of a list
cli-comma = { ", " }
# Between addresses, any of which may be opened
cli-or = { " o " }
# Between actions that follow each other: keep CC, then stop
cli-then = { ", después " }
# $problem: a sentence without a full stop. daikaiju is the command, and stays.
cli-error = daikaiju: { $problem }
# $problem: the error of Python (English). daikaiju is the command, and stays.
cli-fault-of-program = daikaiju: es un fallo del programa, no de lo que escribiste ({ $problem }). Ejecutá la misma orden con --debug e informá del texto que muestra en una incidencia del proyecto.
# $file: a file of the package. daikaiju is the command, and stays.
cli-installation-damaged = daikaiju: la instalación está dañada: no se puede leer { $file }. Volvé a instalar Daikaiju.
# $number: how many of something, alone in a table
cli-count = { NUMBER($number) }
# $number
cli-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number
cli-decimal-3 = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
# $number
cli-decimal-4 = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
# $number
cli-decimal-9 = { NUMBER($number, minimumFractionDigits: 9, maximumFractionDigits: 9) }
# $percent: 0 or 100
cli-percent = { NUMBER($percent) } %
# $percent: 51.8
cli-percent-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $percent: less than this, 0.1
cli-under-percent = <{ NUMBER($percent, minimumFractionDigits: 1) } %
# $percent: more than this, 99.9
cli-over-percent = >{ NUMBER($percent, minimumFractionDigits: 1) } %
# $low and $high: an interval, in per cent
cli-percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $name: a monster; $number: its chance, 51.8 %
cli-name-and-number = { $name } { $number }

## What can be typed in a game

cli-type = Escribí lo que querés hacer, como en la lista. Símbolos: 1 2 3, E Energía, C Atacar, H Curación.
cli-type-keep = conserva dos 1 y un símbolo de ataque, vuelve a lanzar los demás dados
cli-type-keep-none = vuelve a lanzar todos los dados
cli-type-stop = termina tu tirada
cli-type-odds = lo que pueden dar tus dados, con exactitud
cli-type-hint = lo que haría alguien que juega bien
cli-type-card = explica una carta
cli-type-table = muestra la mesa
cli-type-help = muestra todo lo que podés hacer
cli-type-quit = sale de la partida

## Beginning and end of a game

# $who: the monster of the person; a list of opponents follows
cli-you-are = Sos { $who }. Contra vos juegan:
# $who: a monster; $bot: the bot that plays it
cli-opponent = { $who } ({ $bot })
# $bot: what a bot is called; $parameter: 200ms, 60
cli-bot-with = { $bot } { $parameter }
cli-nobody-won = Tokyo está vacía: todos pierden.
cli-standstill = Ningún monstruo puede actuar: la partida termina sin ganador.
# $who: the winner, or several with commas between them
cli-won-by-stars = { $who }: ¡Rey de Tokyo, con 20 Puntos de Victoria!
# $who: the winner, or several with commas between them
cli-won-by-survival = { $who }: ¡Rey de Tokyo, por sobrevivir a todos los demás!
cli-left = La partida queda acá.
# $file: where it is
cli-record-written = El registro de la partida está en { $file }.

## Questions to the person

# The dice follow as letters
cli-your-dice = tus dados:
# $throws: how many are left
cli-throws-left =
    { $throws ->
        [one] queda { NUMBER($throws) } lanzamiento
       *[other] quedan { NUMBER($throws) } lanzamientos
    }
# What can be typed follows
cli-you-may = podés:
# $who: a monster; $action: what it does, as it is typed
cli-does = { $who }: { $action }
# $comment: of a move, such as the reason that its player stated
cli-comment = «{ $comment }»
# $who: the monster whose throw for the first turn follows, as letters
cli-who-starts = ¿quién empieza? { $who }:
# $doing: a sentence that says who is doing what
cli-wait = { $doing }…
# $who: a monster or a bot
cli-thinking = { $who } está pensando
cli-counting = calculando
# $problem: what a program of somebody else did wrong (English)
cli-trouble = { $problem }.

## What happened

# $who; $health, $stars and $energy: what it has as its turn begins
cli-turn = { $who } — { NUMBER($health) } ♥ { NUMBER($stars) } ★ { NUMBER($energy) } ⚡
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-gained =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★
        [energy] { $who } +{ NUMBER($amount) } ⚡
        [health] { $who } +{ NUMBER($amount) } ♥
       *[wickedness] { $who } +{ NUMBER($amount) } Maldad
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-gained-from =
    { $what ->
        [stars] { $who } +{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } +{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } +{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } +{ NUMBER($amount) } Maldad ({ $source })
    }
# $who; $amount: how many; $what: stars, energy, health or wickedness
cli-lost =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★
        [energy] { $who } −{ NUMBER($amount) } ⚡
        [health] { $who } −{ NUMBER($amount) } ♥
       *[wickedness] { $who } −{ NUMBER($amount) } Maldad
    }
# $who; $amount; $what; $source: a card, or one of cli-from-…
cli-lost-from =
    { $what ->
        [stars] { $who } −{ NUMBER($amount) } ★ ({ $source })
        [energy] { $who } −{ NUMBER($amount) } ⚡ ({ $source })
        [health] { $who } −{ NUMBER($amount) } ♥ ({ $source })
       *[wickedness] { $who } −{ NUMBER($amount) } Maldad ({ $source })
    }
cli-from-claws = símbolos de ataque
cli-from-entering = entrar en Tokyo
cli-from-holding = comenzar el turno en Tokyo
cli-from-poison = Veneno
cli-from-sweep = descarte del mercado
cli-from-sale = una venta
cli-from-knockout = un nocaut
# $face: the letter of a face, 1 2 3 E C H
cli-from-dice = dados { $face }
# $who; $card: what gives the token
cli-gets-poison = { $who } recibe una ficha de Veneno ({ $card })
# $who; $card: what takes the token
cli-loses-poison = { $who } se quita una ficha de Veneno ({ $card })
# $who; $card: what gives the token
cli-gets-shrink = { $who } recibe una ficha de Rayo Encogedor ({ $card })
# $who; $card: what takes the token
cli-loses-shrink = { $who } se quita una ficha de Rayo Encogedor ({ $card })
# $who
cli-enters-city = { $who } entra en la Ciudad de Tokyo
# $who
cli-enters-bay = { $who } entra en la Bahía de Tokyo
# $who
cli-leaves = { $who } abandona Tokyo
# $who: the owner; $copier: its card that works as a copy; $card: the card that is copied
cli-copies = «{ $copier }» de { $who } ahora copia «{ $card }»
# $who; $card; $price
cli-buys = { $who } compra «{ $card }» por { NUMBER($price) } ⚡
# $who; $card
cli-gives-up = { $who } pierde «{ $card }»
# $who; $card
cli-takes-tile = { $who } toma la loseta «{ $card }»
# $who; $card: what brings it
cli-extra-turn = { $who } va a jugar un turno extra ({ $card })
# $who
cli-is-out = { $who } queda eliminado
# $who: the monster
cli-is-down = { $who } queda noqueado y pierde su próximo turno
# $who: the monster
cli-gets-up = { $who } se levanta
# $who: the monster of an eliminated player; $other: the monster that should win
cli-predicts = { $who } pronostica que ganará { $other }
# $who, $other: as above; $points
cli-prediction-points =
  { $points ->
    [0] { $who } pronosticó la victoria de { $other }: ningún punto
    [one] { $who } pronosticó la victoria de { $other }: { $points } punto
   *[other] { $who } pronosticó la victoria de { $other }: { $points } puntos
  }
# $who
cli-sweeps = { $who } descarta las tres cartas del mercado
# $who
cli-wins = ¡Gana { $who }!
cli-reshuffled = La pila de descarte pasa a ser el nuevo mazo

## The table

cli-place = lugar
cli-has = tiene
cli-wicked = Maldad
cli-place-outside = fuera de Tokyo
cli-place-city = Ciudad de Tokyo
cli-place-bay = Bahía de Tokyo
cli-place-out = eliminado
cli-place-down = noqueado
# $who: the monster of the person
cli-name-you = { $who } (vos)
cli-no-dice = ningún dado
# $tokens
cli-has-poison = Veneno { NUMBER($tokens) }
# $tokens
cli-has-shrink = Rayo Encogedor { NUMBER($tokens) }
# $card; $counters: how many lie on it
cli-card-with-counters = { $card } ({ NUMBER($counters) })
# The cards on offer follow
cli-market = mercado:
# $edition: first, second or dark
cli-market-empty =
    { $edition ->
        [first] mercado: vacío (primera edición)
        [second] mercado: vacío (segunda edición)
       *[dark] mercado: vacío (Dark Edition)
    }
# $card; $label: what one types to buy it; $price
cli-offer = { $card } ({ $label }) { NUMBER($price) }⚡
# A card that acts once and is discarded. $card; $label; $price
cli-offer-once = { $card } ({ $label }, una vez) { NUMBER($price) }⚡

## Advice and odds

cli-stars = Victoria ★
cli-energy = Energía
cli-hearts = Curación
cli-claws = Atacar
cli-ones = 1
cli-twos = 2
cli-threes = 3
cli-going-for = objetivo
cli-best-is = lo mejor
cli-on-average = en promedio
# Monsters and their chances follow
cli-may-die = pueden quedar eliminados antes de su próximo turno, si todos los demás buscan símbolos de ataque:
cli-nobody = nadie
cli-you = vos
# $bot: greedy, odds …; $action: what it would do, as it is typed
cli-hint = { $bot } elegiría: { $action }
# $dice: how many
cli-dice-to-throw =
    { $dice ->
        [one] { NUMBER($dice) } dado por lanzar
       *[other] { NUMBER($dice) } dados por lanzar
    }
# $energy: how much there is to pay with
cli-energy-to-pay =
    { $energy ->
        [one] { NUMBER($energy) } cubo de Energía
       *[other] { NUMBER($energy) } cubos de Energía
    }
cli-best-choices = mejores opciones
# The only thing to be done: throwing all dice
cli-throw = lanzar
# $who: the monster to be killed
cli-chance-to-kill = probabilidad de eliminar a { $who }
cli-chance-to-win = probabilidad de ganar ahora
# $measure: stars, claws …; $many: at least so many
cli-chance-of = probabilidad de { $measure } ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-average-of = { $measure } en promedio
# $actions: keep CC, then stop. A table of what the dice show then follows.
cli-after = Después de { $actions }, al final:
# A table of what the dice show follows
cli-in-the-end = Al final:
# $number
cli-energy-spent = Energía gastada en eso, en promedio: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-mean = prom.
# $many: at least so many
cli-at-least = ≥ { NUMBER($many) }
# $measure: stars, claws …
cli-mean-of = { $measure }, promedio
# $measure: stars, claws …; $many: at least so many
cli-at-least-of = { $measure } ≥ { NUMBER($many) }
# Heading of a column with fractions
cli-exactly = exacto
cli-who-may-die = en peligro
cli-killed-now = eliminado ahora
cli-before-next-turn = antes de su próximo turno
cli-assumption = Eliminado ahora: por los dados que están en la mesa, si no se busca otra cosa con ellos. Antes de su próximo turno: si todos los que pueden herirlo buscan solo símbolos de ataque y nadie se cura, abandona Tokyo ni compra nada.
# $chances: each monster with its chance
cli-solved = Esta partida está resuelta. Si los dos juegan a la perfección: { $chances }.

## Cards

cli-name = nombre
cli-kind = tipo
cli-effect = efecto
# $edition: first, second or dark; heading of a column
cli-edition-name =
    { $edition ->
        [first] primera
        [second] segunda
       *[dark] Dark
    }
cli-kind-keep = Permanente
cli-kind-discard = Descartar
cli-kind-tile = loseta
# $price
cli-price = { NUMBER($price) } ⚡
# $price; $copies: how many of it are in the deck
cli-price-copies = { NUMBER($price) } ⚡ ×{ NUMBER($copies) }
# $level: of a Wickedness tile, 3, 6 or 10
cli-level = nivel { NUMBER($level) }
# $level: 3, 6 or 10; $side: green or red
cli-tile-level =
    { $side ->
        [green] nivel { NUMBER($level) }, verde
       *[red] nivel { NUMBER($level) }, rojo
    }
# $level: 3, 6 or 10; $side: green or red
cli-tile-of =
    { $side ->
        [green] Nivel { NUMBER($level) }, lado verde (Dark Edition).
       *[red] Nivel { NUMBER($level) }, lado rojo (Dark Edition).
    }
# $card; $kind: keep, discard or tile; $label: what one types for it
cli-card-heading = { $card } ({ $kind }, { $label })
# $edition: first, second or dark; $price: 5 ⚡
cli-printed =
    { $edition ->
        [first] Primera edición: { $price }.
        [second] Segunda edición: { $price }.
       *[dark] Dark Edition: { $price }.
    }
# $edition; $price; $card: the name that this edition prints
cli-printed-title =
    { $edition ->
        [first] Primera edición: { $price }, con el nombre «{ $card }».
        [second] Segunda edición: { $price }, con el nombre «{ $card }».
       *[dark] Dark Edition: { $price }, con el nombre «{ $card }».
    }
# $edition; $price; $card: the name that this edition prints; $effect: what it does there
cli-printed-effect =
    { $edition ->
        [first] Primera edición: { $price }. «{ $card }»: { $effect }
        [second] Segunda edición: { $price }. «{ $card }»: { $effect }
       *[dark] Dark Edition: { $price }. «{ $card }»: { $effect }
    }
# $ruling: how we rule a card, a sentence or more
cli-ruling = • { $ruling }

## The rulebook

# $title: of the rulebook or of a section; $edition: first, second or dark
cli-rules-heading =
    { $edition ->
        [first] { $title } – Primera edición
        [second] { $title } – Segunda edición
       *[dark] { $title } – Dark Edition
    }
# $many: how many scenarios prove a rule
cli-rules-proved =
    { $many ->
        [0] ningún escenario
        [one] { NUMBER($many) } escenario
       *[other] { NUMBER($many) } escenarios
    }
# $id: EX-4; $title: what happens in it
cli-rules-example = Ejemplo { $id }: { $title }
# $editions: a list
cli-rules-holds = En estas ediciones: { $editions }.
# Heads a column: what the editions are compared in
cli-rules-matter = tema
cli-rules-same = En esto las ediciones no difieren.

## Records and scenarios

# $result: as records write it, kraken by stars
cli-result = resultado: { $result }
cli-no-result = resultado: la partida sigue
# $passed and $failed: how many scenarios hold, and how many do not
cli-proved = se cumplen: { NUMBER($passed) }, fallan: { NUMBER($failed) }
# $pack: its name; $many: how many; $languages: their codes
cli-untranslated =
    { $many ->
        [one] { $pack }: { NUMBER($many) } texto por traducir ({ $languages })
       *[other] { $pack }: { NUMBER($many) } textos por traducir ({ $languages })
    }
# $moment: what was typed. The list of all moments follows
cli-card-no-moment = no existe el momento «{ $moment }»; los momentos son:
# $file
cli-card-wrote = { $file } se escribió
cli-card-next = A continuación:
cli-card-next-check = comprobar su escenario
cli-card-next-play = jugar con ella
cli-card-next-study = medir cuánto vale
# $code, $text: files
cli-card-next-edit = cambiá el efecto en { $code } y su texto en { $text }
# $mark: a comment in the files; $folder: where they are
cli-card-next-translate = traducí los textos marcados con «{ $mark }» en { $folder }
# $folder: where emblems are
cli-card-next-emblem = si querés, dibujá un emblema en { $folder }
cli-card-next-docs = dar formato al código y generar de nuevo los archivos
cli-card-next-test = ejecutar todas las pruebas
# $file; $verdict: one of the following, without a full stop
cli-verdict = { $file }: { $verdict }.
# $draws: how many; $commitment: 64 digits
cli-draws-fit =
    { $draws ->
        [one] se volvió a calcular { NUMBER($draws) } sorteo a partir del secreto, y está tal como se registró; el secreto corresponde al compromiso { $commitment }
       *[other] se volvieron a calcular { NUMBER($draws) } sorteos a partir del secreto, y están todos tal como se registraron; el secreto corresponde al compromiso { $commitment }
    }
# $line: the number of a line; $recorded: what the file has there; $number: of the draw; $derived: what
# the secret gives; $different: how many differ; $draws: of how many
cli-draws-differ =
    { $different ->
        [one] la línea { NUMBER($line, useGrouping: 0) } dice `{ $recorded }`, pero el sorteo { NUMBER($number) } es `{ $derived }`: en total, { NUMBER($different) } de { NUMBER($draws) } sorteos difiere de lo que dice el secreto
       *[other] la línea { NUMBER($line, useGrouping: 0) } dice `{ $recorded }`, pero el sorteo { NUMBER($number) } es `{ $derived }`: en total, { NUMBER($different) } de { NUMBER($draws) } sorteos difieren de lo que dice el secreto
    }
# The same in a record that was never a file. $move: the number of a move; $recorded; $number; $derived;
# $different; $draws
cli-draws-differ-move =
    { $different ->
        [one] la jugada { NUMBER($move) } dice `{ $recorded }`, pero el sorteo { NUMBER($number) } es `{ $derived }`: en total, { NUMBER($different) } de { NUMBER($draws) } sorteos difiere de lo que dice el secreto
       *[other] la jugada { NUMBER($move) } dice `{ $recorded }`, pero el sorteo { NUMBER($number) } es `{ $derived }`: en total, { NUMBER($different) } de { NUMBER($draws) } sorteos difieren de lo que dice el secreto
    }
cli-no-commitment = este registro no tiene compromiso: no se prometió nada antes de la partida, así que no hay nada que comprobar
cli-no-secret-yet = este registro todavía no tiene secreto: la partida no terminó
cli-no-secret = este registro no tiene secreto, aunque la partida terminó: pedíselo a quien abrió la mesa
# $recorded and $fitting: 64 digits each
cli-other-commitment = el secreto no corresponde al compromiso: el registro tiene { $recorded }, pero el de este secreto es { $fitting }
# $made: the version that made the record; $ours: the one that reads it
cli-other-rules = Se hizo con las reglas { $made }, y estas son { $ours }: si los mazos difieren, también las cartas.
# $moves: how many there are
cli-game-cut = el registro termina después de { NUMBER($moves) } jugadas, antes del final de la partida
# $recorded: the result in the file; $actual: the result of its moves
cli-other-result = el registro dice `{ $recorded }`, pero sus jugadas llevan a `{ $actual }`
# $players: how many are named; $seats: how many there are
cli-other-players = el registro nombra { NUMBER($players) } jugadores para { NUMBER($seats) } lugares
# $recorded, $actual: hashes of 64 digits
cli-other-chain = se cambiaron jugadores, opciones o jugadas: el registro tiene la huella { $recorded }, pero su contenido tiene { $actual }
# $chain: a hash of 64 digits
cli-chain = Huella de toda la partida: { $chain }. Comparala con los registros de los otros jugadores.
cli-no-chain = Sin probar: los jugadores y las decisiones, porque el registro no tiene huella de la partida.
# $given: what was entered instead of a hash
cli-verify-digits = deben ser 64 dígitos hexadecimales, no «{ $given }»
# $known, $actual: hashes of 64 digits
cli-other-known-hash = es otra partida: diste la huella { $known }, pero el contenido del registro tiene { $actual }
# $known, $recorded: commitments of 64 digits
cli-other-known-commitment = es otra partida: diste el compromiso { $known }, pero el registro tiene { $recorded }
cli-chain-removed = el registro no tiene huella de la partida (`chain:`): toda partida terminada cuyos sorteos tienen nombre la tiene, así que fue quitada
cli-deal-again = El reparto ya se jugó antes: sus dados y cartas podían conocerse.
cli-no-entropy = Sin probar: que el anfitrión no eligió el secreto, porque ningún jugador agregó un texto.
cli-restored-dice = Nota: el servidor se restauró desde una copia de seguridad antes del sorteo { NUMBER($draw) }. Desde ahí los dados salen de un secreto nuevo.
cli-other-restored = el secreto que se usa desde el sorteo { NUMBER($draw) } no coincide con su compromiso.

## The server

# $server: its name; $addresses: one or more addresses
cli-serving = { $server }: abrí { $addresses } en un navegador (Ctrl-C apaga el servidor).
# $store: a file, or where a database is
cli-kept-in = Las partidas se guardan en { $store }.
cli-serve-packs = Las partidas usan las cartas de estos paquetes: { $packs }.
cli-scan = Escaneá esto con un teléfono conectado a la misma red.
# $url: an address
cli-serving-already = Ya hay un servidor en { $url }: abrí esa dirección en un navegador.
# $port: a number
cli-port-taken = Otro programa está usando el puerto { $port }: se usa uno libre en su lugar.
# $file; $tables, $entries (in their logs), $players: how many it holds
cli-backed-up =
    { $file } tiene todo: { $tables ->
        [one] { NUMBER($tables) } mesa
       *[other] { NUMBER($tables) } mesas
    }, { $entries ->
        [one] { NUMBER($entries) } entrada
       *[other] { NUMBER($entries) } entradas
    }, { $players ->
        [one] { NUMBER($players) } jugador
       *[other] { NUMBER($players) } jugadores
    }.
# $file; $tables, $entries (in their logs), $players: how many it held
cli-restored =
    Se recuperó todo lo de { $file }: { $tables ->
        [one] { NUMBER($tables) } mesa
       *[other] { NUMBER($tables) } mesas
    }, { $entries ->
        [one] { NUMBER($entries) } entrada
       *[other] { NUMBER($entries) } entradas
    }, { $players ->
        [one] { NUMBER($players) } jugador
       *[other] { NUMBER($players) } jugadores
    }.

## Bots. `.does`: what it does; `.after`: what may follow its colon

cli-bot-random = Azar
    .does = Hace cualquier cosa que permitan las reglas.
cli-bot-greedy = Glotón
    .does = Un principiante sensato: conserva lo que ahora parece bueno, compra lo caro y huye cuando está débil.
    .after = cuántas decisiones de cada cien son suyas (las demás son al azar), como en greedy:70
cli-bot-odds = Calculador
    .does = Conoce las probabilidades exactas de sus dados y estima, con criterios fijados a mano, adónde llevan.
cli-bot-search = Estratega
    .does = Explora lo que puede venir, con el azar de cada lanzamiento; juzga según lo que le enseñaron muchas partidas.
    .after = el tiempo o las simulaciones para cada decisión, como en search:50ms o search:400
cli-bot-champion = Campeón
    .does = Juega con una red neuronal que ha aprendido en millones de partidas contra sí misma.
    .after = el tiempo o las posiciones de una búsqueda para cada decisión, como en champion:50ms o champion:40; o su habilidad, como en champion:60%
cli-bot-perfect = Perfecto
    .does = No puede jugar mejor: solo para dos Monstruos sin cartas, donde el juego está resuelto.
cli-bot-cmd = Externo
    .does = Un programa tuyo que habla el protocolo de motores.
    .after = el comando que lo inicia, como en 'cmd:python my_bot.py'
cli-bot-net = Red
    .does = Juega con una red neuronal entrenada y guardada en un archivo.
    .after = el archivo, como en net:my_network.npz
cli-bot-py = Clase de Python
    .does = Una clase tuya en un archivo o módulo de Python.
    .after = un archivo o módulo y la clase, como en py:my_bot.py:Stubborn
