### What somebody did wrong who uses the command line, or who gives us a record, a position or a bot. Each
### sentence says what would be right; it begins with a small letter and has no full stop, because it is put
### after `daikaiju:`, a file or a line. What was typed stands between quotation marks.

# $code: what was typed; $known: en, fr, es, ru, zh-Hant, fa
mistake-language = no hay ningún idioma «{ $code }»: elegí entre { $known }

## Tables

# $edition: what was given; $known: those that there are
mistake-edition = no hay ninguna edición «{ $edition }»: las ediciones son { $known }
# $seconds: what was given
mistake-time-budget = el tiempo por decisión es de { NUMBER($seconds) } segundos, pero debe ser mayor que 0
# $many: how many were given; $most: 6
mistake-seats =
    { $many ->
        [one] con { NUMBER($many) } Monstruo no se puede jugar: tienen que ser de 2 a { NUMBER($most) }
       *[other] con { NUMBER($many) } Monstruos no se puede jugar: tienen que ser de 2 a { NUMBER($most) }
    }
# $monster: what was given; $known: those that there are
mistake-monster = no hay ningún Monstruo «{ $monster }»: hay { $known }
# $monster: as records write it
mistake-twice = { $monster } está dos veces en la mesa: cada Monstruo puede jugar una sola vez
# $monster: what was given; $here: the monsters of this table
mistake-not-seated = «{ $monster }» no está en esta mesa: acá juegan { $here }
# $option: what was given; $known: those that there are
mistake-option = no hay ninguna opción «{ $option }»: hay { $known }
# $option: its name; $given: its value; $known: values that it may have
mistake-option-value = la opción { $option } no puede ser «{ $given }», sino uno de estos valores: { $known }
# $given: what was typed
mistake-option-form = una opción se escribe NAME=VALUE, no «{ $given }»
# $way: what was given; $known: interpreted, compiled, auto
mistake-way = las reglas no conocen el modo «{ $way }»: elegí entre { $known }

## Actions

# $card: what was given
mistake-card = no hay ninguna carta ni loseta «{ $card }»
# $card: what was given; $near: cards with similar names
mistake-card-near = no hay ninguna carta ni loseta «{ $card }»: ¿quisiste decir { $near }?
# $given: what was given; $known: all sections
mistake-rule = el reglamento no tiene «{ $given }»: indicá una regla como CLAW-3, un ejemplo como EX-4 o una sección: { $known }
# $name: a section or rule; $editions: a list
mistake-rule-edition = { $name } no está en esta edición, solo en: { $editions }
# $face: what was given; $known: 1 2 3 E C H
mistake-face = «{ $face }» no es un símbolo: los símbolos son { $known }
mistake-many-dice = no hay tantos dados
# $monster; $card: as they were typed
mistake-owner = { $monster } no tiene { $card }
# $action: what was typed; $examples: what could be
mistake-action = «{ $action }» no es una acción; las acciones son como estas: { $examples }
# $monster: as it was typed; $actor: who must act
mistake-actor = ahora no le toca decidir a { $monster }, sino a { $actor }
# $action: what was typed
mistake-over = «{ $action }» no es posible: la partida terminó
# $action: what was typed; $actor: who must act; $examples: what could be done
mistake-now = «{ $action }» no es posible ahora: { $actor } puede elegir { $examples }
# $actions: some, with commas between them; $more: how many there are beside them
mistake-examples = { $actions } y { NUMBER($more) } más
mistake-examples-chance = lo que traigan los dados o el mazo (roll FACES, reveal CARD, starts MONSTER, lay TILE)

## Records

# $file; $reason: what the system says
mistake-file = { $file }: no se puede leer: { $reason }
mistake-file-no-such-file = no existe ese archivo o carpeta
mistake-file-denied = permiso denegado
mistake-file-is-folder = es una carpeta
mistake-file-no-folder = algo en la ruta no es una carpeta
mistake-file-full = no queda espacio en el disco
mistake-file-read-only = el disco es de solo lectura
# $file
mistake-encoding = { $file }: no es texto UTF-8
# $file; $reason: what the system says
mistake-not-written = no se pudo escribir { $file }: { $reason }
# $file; $reason: what the system says
mistake-file-use = no se puede usar { $file }: { $reason }
# $given: the argument, with escapes such as '\udcff'
mistake-argument = el argumento { $given } no es texto en UTF-8
# $reason: what the system says
mistake-output = no se puede escribir la salida: { $reason }
# $file
mistake-target = { $file }: ahí no se puede escribir ningún archivo
# $file
mistake-not-folder = { $file } no es una carpeta: indicá una carpeta, que puede ser nueva
# $path: a file or a folder
mistake-no-path = { $path }: no existe ese archivo ni esa carpeta
# $folder: what was given; $file: what is missing there
mistake-no-sources = { $folder } no contiene el código fuente de Daikaiju (falta { $file }): ejecutá esto en el repositorio o indicalo con --root
# $where: file and line; $problem: any of these sentences
mistake-at = { $where }: { $problem }
# $where: file and line; $line: what must stand there
mistake-first-line = { $where }: el registro de una partida empieza con la línea «{ $line }»
# $where: file and line
mistake-header-line = { $where }: el encabezado tiene líneas como `edition: second`
# $name: what was given
mistake-header-name = en el encabezado no va «{ $name }»
# $name: what is missing
mistake-header-lacks = en el encabezado falta `{ $name }:`
# $given: what stands there
mistake-entropy = `entropy:` es una lista de textos en ASCII imprimible, como ["azul", ""], no { $given }
# $texts: how many are given; $seats: how many seats there are
mistake-entropy-count = `entropy:` tiene { NUMBER($texts) } textos para { NUMBER($seats) } lugares
mistake-restored = `restored:` es una lista como [[12, "compromiso", "secreto", "texto"]], no { $given }
mistake-deal = «{ $given }» no es un tipo de reparto: escribí new o again
mistake-no-deal = { $file } no tiene reparto: usá el registro de una partida terminada con `deal:` y `secret:` en el encabezado
# $given: what stands there
mistake-secret = `secret:` son 64 dígitos hexadecimales, no «{ $given }»
# $given: what stands there
mistake-pair = «{ $given }» no tiene la forma nombre=valor
# $file; $claimed: what it says; $result: what happened
mistake-result = { $file }: el registro dice que el resultado es «{ $claimed }», pero sus jugadas llevan a «{ $result }»
# $file; $claimed: what it says
mistake-result-open = { $file }: el registro dice que el resultado es «{ $claimed }», pero sus jugadas llevan a una partida que sigue
# $file: the record
mistake-review-open = la partida de { $file } no ha terminado: analiza una partida terminada
# $moves: how many there are; $most: how many are allowed
mistake-record-long = el registro tiene { NUMBER($moves) } jugadas: una mesa acepta como máximo { NUMBER($most) }
mistake-record-position = posición: una mesa solo sigue partidas que empezaron desde cero
# $moves: how many there are; $move: the one asked for
mistake-no-move = el registro tiene { NUMBER($moves) } jugadas: no hay ninguna jugada { NUMBER($move, useGrouping: 0) }
mistake-no-proof = no hay prueba hasta que se conozca el secreto

## Positions

mistake-position-start = una posición empieza con una edición y los Monstruos: second a,b …
# $problems: what is wrong with it (English)
mistake-position = esta posición no puede existir: { $problems }
# $slots: 3
mistake-market = el mercado tiene { NUMBER($slots) } espacios: indicá una carta o - para cada uno
# $card: what was given
mistake-copier = { $card } no copia nada
# $name: of a row of numbers; $seats: how many seats there are; $many: how many numbers were given
mistake-row = { $name } necesita { NUMBER($seats) } números, uno por lugar, no { NUMBER($many) }
# $most: how many it can hold; $many: how many were given
mistake-agenda = en la agenda entran { NUMBER($most) } elementos, no { NUMBER($many) }
# $given: what was given
mistake-frame = «{ $given }» no es un elemento de la agenda
# $given: what was given; $known: what it could be
mistake-word = «{ $given }» no es ninguno de estos: { $known }
# $given: what was given
mistake-number = «{ $given }» no es un número entero
# $number: what was given
mistake-range = { NUMBER($number, useGrouping: 0) } está fuera de los límites

## Odds

mistake-no-dice = indicá qué dados hay, una sola vez: FACES, --dice N o --position LINE
mistake-position-and-more = una posición ya dice lo que dirían --throws, --with y --energy
# $dice: how many were given; $most: 10
mistake-dice =
    { $dice ->
        [one] no se puede lanzar { NUMBER($dice) } dado: tienen que ser de 1 a { NUMBER($most) }
       *[other] no se pueden lanzar { NUMBER($dice) } dados: tienen que ser de 1 a { NUMBER($most) }
    }
# $throws: how many were given; $most: 30
mistake-throws = con { NUMBER($throws) } lanzamientos no se juega: tienen que ser de 0 a { NUMBER($most) }
mistake-no-throw = los dados que todavía no están en la mesa necesitan un lanzamiento
# $energy: a number below 0
mistake-energy = nadie puede tener { NUMBER($energy) } cubos de Energía
# $action: what was typed; $possible: what could be
mistake-use = con estos dados no se puede «{ $action }»: es posible { $possible }
mistake-keep-now = para conservar dados hacen falta dados en la mesa y un lanzamiento más
# $kept: what was typed; $dice: those that there are
mistake-keep = no se puede conservar { $kept } de { $dice }
mistake-keep-all = quien conserva todos los dados no lanza ninguno: eso es `stop`
# $card: what was given; $known: cards that do
mistake-help = { $card } no les hace nada a los dados: las que sí les hacen algo son { $known }
mistake-no-dice-thrown = en esta posición no se están lanzando dados
# $goal: what was given
mistake-goal-at-table = el objetivo «{ $goal }» depende de la mesa: necesita una posición
# $goal: what was given; $known: those that there are
mistake-goal = «{ $goal }» no es un objetivo: los objetivos son { $known }, cada uno también como claws>=3, y en una posición kill:MONSTER y win
# $goal: what was given; $most: the highest number
mistake-goal-minimum = ningún dado puede alcanzar «{ $goal }»: el máximo es { NUMBER($most) }
# $monster: as it was typed
mistake-kill = no se puede eliminar a { $monster }: ya está fuera de la partida, o es quien lanza los dados
mistake-threats = nadie corre peligro antes de que comience el primer turno
# $edition: first, second or dark
mistake-not-solved =
    { $edition ->
        [first] la primera edición no está resuelta: la Maldad hace el juego demasiado grande
        [second] la segunda edición no está resuelta: la Maldad hace el juego demasiado grande
       *[dark] la Dark Edition no está resuelta: la Maldad hace el juego demasiado grande
    }
mistake-only-core = solo está resuelto el juego de dos Monstruos sin cartas
mistake-nobody-in-turn = todavía no se sabe quién juega el primer turno: no es el turno de nadie

## Bots

# $spec: what was given; $known: those that there are
mistake-bot = no hay ningún bot «{ $spec }»: hay { $known }
# $spec: what was given; $level: easy, medium, hard, expert, master or legend
mistake-bot-level = «{ $spec }» no es un bot: nada puede ir después del nivel { $level }
# $spec: what was given; $bot: what stands before the colon; $after: what may follow it (cli-bot-….after)
mistake-bot-parameter = «{ $spec }» no es un bot: después de `{ $bot }:` indicá { $after }
# $spec: what was given; $bot: what stands before the colon
mistake-bot-takes-nothing = «{ $spec }» no es un bot: después de { $bot } no puede ir nada
mistake-perfect = perfect solo juega con dos Monstruos sin cartas: dos lugares, la opción `deck: none` y sin Maldad
# $bot: a spec, cmd:python my_bot.py; $problem: what it did, after its name (English)
mistake-bot-program = { $bot } no puede jugar ({ $problem })
# $file: a path
mistake-net-missing = no hay ningún archivo «{ $file }»: indicá el archivo de una red guardada, como en net:my_network.npz
# $file: a path
mistake-net = { $file } no es una red de Daikaiju o está dañado: indicá un archivo guardado por examples/ppo.py o write_network
# $file: a path; $name: of a cell or an action, cards.owned.0.jets; $many: such names
mistake-net-names = la red { $file } usa «{ $name }» (nombres desconocidos: { NUMBER($many) }): cargá los paquetes con los que se entrenó o volvé a entrenarla
# $file: a path; $given and $own: versions, "observations 2, actions 2"
mistake-net-version = la red { $file } se hizo para otros espacios ({ $given }; acá: { $own }): volvé a entrenarla
# $bot: a spec, py:my_bot.py:Stubborn; $file: the file or module in it
mistake-bot-file = no hay ningún bot «{ $bot }»: el archivo o módulo «{ $file }» no existe
# $file: a file or module; $name: the class that was given; $known: its bots
mistake-bot-class = { $file } no tiene la clase «{ $name }»: sus bots son { $known }
# $bot: a spec, py:my_bot.py:Stubborn; $name: what the spec names
mistake-bot-not-bot = «{ $bot }» no es un bot: { $name } tiene que ser una subclase de daikaiju.bots.bot.Bot
# $bots: how many were named; $seats: how many opponents there are
mistake-opponents =
    { $bots ->
        [one] --against nombra { NUMBER($bots) } bot para { NUMBER($seats) } lugares: nombrá uno para todos o uno para cada uno
       *[other] --against nombra { NUMBER($bots) } bots para { NUMBER($seats) } lugares: nombrá uno para todos o uno para cada uno
    }
# $bot: a program that played
mistake-program-in-record = «{ $bot }» jugó en este registro: agregá --against para volver a iniciarlo

## Many games

mistake-nobody-plays = no juega nadie: nombrá al menos un bot, como odds
# $games: how many were asked for
mistake-games = no se pueden jugar { NUMBER($games) } partidas: tiene que haber al menos 1
# $given: what was given; $most: 1024
mistake-workers = --workers no puede ser «{ $given }»: indicá un número de 1 a { NUMBER($most) }, threads o ray
# $many: how many were asked for; $most: 1024
mistake-worker-count = no se puede jugar con { NUMBER($many) } hilos: tiene que haber de 1 a { NUMBER($most) }
# $seed: what was given; $digits: 18
mistake-seed = { $seed } no es una semilla: elegí un número entero de { NUMBER($digits) } cifras como máximo
mistake-no-ray = Ray no está instalado: pip install 'daikaiju[ray]', o no indiques --workers
mistake-files-on-ray = --records y --decisions funcionan con hilos: quitá --workers ray
mistake-nothing-played = no terminó ninguna partida, así que no hay nada que informar
# $games: how many were asked for; $seats: seats at the table; $fewest: how many there must be
mistake-few-games = { NUMBER($games) } partidas son muy pocas para sacar conclusiones: en una mesa de { NUMBER($seats) } tienen que ser al menos { NUMBER($fewest) }
# $bot: what was given
mistake-study-bot = { $bot } no sirve para un estudio: hacen falta bots compilados con el juego, como random, greedy u odds
mistake-lab-both = indica cartas u opciones de mesa, no ambas
mistake-lab-empty = indica un paquete como my_cards.py, o cartas
# $effort: a number
mistake-effort = el esfuerzo { $effort } no es posible: debe ser mayor que 0 y como máximo 1000
mistake-same-options = los dos conjuntos de opciones son iguales: cambia una con --option NOMBRE=VALOR
# $card: its name; $edition: first, second or dark
mistake-not-in-edition =
    { $edition ->
        [first] «{ $card }» no está en la primera edición
        [second] «{ $card }» no está en la segunda edición
       *[dark] «{ $card }» no está en la Dark Edition
    }
# $card: its name
mistake-no-difference = «{ $card }» no se puede estudiar: recibida antes del primer lanzamiento, no hace nada, o les hace lo mismo a todos los Monstruos
# $task: what was typed; $known: names
mistake-benchmark-task = no hay ninguna prueba «{ $task }»: las pruebas son { $known }
# $bot: a spec, search:50ms
mistake-benchmark-timed = { $bot } tiene un límite de tiempo y no repetiría lo mismo: indicá un número de simulaciones, como en search:25
# $bot: a spec, cmd:COMMAND
mistake-benchmark-program = «{ $bot }» es un programa: agregá --bot con su nombre para volver a iniciarlo
# $file: a path
mistake-benchmark-file = { $file } no es un resultado de `daikaiju benchmark run`
# $folder: a path
mistake-benchmark-none = { $folder } no tiene resultados: escribí uno con `daikaiju benchmark run`
# $file: a path; $given and $own: versions
mistake-benchmark-version = { $file } es un resultado de la versión { $given } del banco de pruebas, y esta es la versión { $own }
# $row: what was given
mistake-ladder-row = la clasificación no tiene ninguna fila «{ $row }»: docs/reference/ladder.md enumera todos los nombres
# $file; $reason: what is wrong with it (English)
mistake-ladder = { $file } no es una clasificación: { $reason }
# $file; $lacking: names of figures
mistake-ladder-lacks = { $file } no es una clasificación: a alguna fila le falta { $lacking }
# $scale: what was given
mistake-scale = la cantidad de partidas no se puede multiplicar por { $scale }: --scale tiene que ser mayor que 0

## The server

# $pair: what was typed
mistake-set = --set { $pair } no tiene la forma NAME=VALUE, como tables=500
mistake-lan-and-host = --lan escucha en todas las direcciones: sacá --host, o --lan
# $given: what was typed; $known: easy, medium, hard, expert, master, legend
mistake-level = «{ $given }» no fija el bot de un nivel: escribí LEVEL=SPEC, como hard=greedy; los niveles son { $known }
# $package: what is missing; $extra: server, ray
mistake-not-installed = hace falta { $package }, que no está instalado: ejecutá `pip install 'daikaiju[{ $extra }]'`
# $where: --set, or a file; $setting: what was typed; $near: a setting with a similar name
mistake-setting-near = { $where }: no hay ningún ajuste «{ $setting }»: ¿quisiste decir «{ $near }»?
# $where: --set, or a file; $setting: what was typed; $known: all settings
mistake-setting = { $where }: no hay ningún ajuste «{ $setting }»; hay { $known }
# $variable: of the environment; $near: one with a similar name
mistake-setting-variable = no hay ningún ajuste { $variable }: ¿quisiste decir { $near }?
# $file; $reason: what the system says
mistake-settings-file = no se pueden leer los ajustes de { $file }: { $reason }
# $file
mistake-settings-encoding = los ajustes de { $file } no son texto UTF-8
# $file; $reason: where and what (English)
mistake-settings-form = { $file } no es TOML, que tiene líneas como `port = 8000`: { $reason }
# $where: --port, or where else the setting stands; $given: what it is, with quotation marks if it is a text;
# $right: one of mistake-right-…
mistake-setting-value = { $where } es { $given }, pero tiene que ser { $right }
# $least and $most: numbers
mistake-right-number = un número entero de { $least } a { $most }
# $known: what there is to choose from
mistake-right-choice = uno de estos valores: { $known }
mistake-right-texts = una lista de textos: ["uno", "dos"] en un archivo, uno,dos en otro lado
mistake-right-text = un texto
mistake-right-host = una dirección o un nombre de esta máquina, como 127.0.0.1 o 0.0.0.0
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-database = { $database }, donde una / o una @ en una contraseña es %2F o %40
# $database: postgresql://USER:PASSWORD@HOST/DATABASE
mistake-right-store = un archivo, como games.db, o { $database }
# $most: how many signs
mistake-right-name = un nombre de 1 a { NUMBER($most) } caracteres imprimibles
mistake-right-site = un sitio sin ruta, como https://games.example.org
mistake-right-invitation = el enlace de una mesa, o su código junto con --server
mistake-right-proxies = direcciones o redes, como 127.0.0.1 o 10.0.0.0/8, o *
mistake-right-server = el nombre de un servidor, como mail.example.org
mistake-right-email = una dirección de correo, como games@example.org
# $missing: the name of a setting
mistake-smtp-needs = smtp_host está definido, pero { $missing } no: el correo necesita ambos
mistake-smtp-plain = smtp_tls es none, así que la contraseña se enviaría sin cifrar: ponlo en starttls o tls
# $host: what was given
mistake-host = { $host } no es el nombre de una máquina: indicá una de sus direcciones con --host
# $host: what was given
mistake-address = { $host } no es una dirección de esta máquina: indicá otra con --host
mistake-processes = este sistema admite un solo proceso: usá --processes 1
mistake-process-start = un proceso del servidor terminó antes de poder atender: las líneas de arriba dicen por qué
# $host; $port: what was given
mistake-port-used = el puerto { $port } de { $host } está en uso: cerrá lo que lo usa, o indicá otro con --port
# $port: what was given
mistake-port-reserved = el puerto { $port } está reservado para el sistema: indicá uno a partir de 1024 con --port
# $host; $port: what was given; $reason: what the system says
mistake-port = no se puede escuchar en el puerto { $port } de { $host }: { $reason }

## Where games are kept, and backups. `$store` is a file, or says where a database is

# $problem: any of the following sentences
mistake-store = { $problem }
# $kind: what was given, mysql
mistake-store-kind = las mesas no se pueden guardar en «{ $kind }»: indicá un archivo, sqlite:///FILE o postgresql://USER:PASSWORD@HOST/DATABASE
# $url: what was given
mistake-store-file = «{ $url }» no nombra ningún archivo donde guardar las mesas: escribí sqlite:///FILE
mistake-no-asyncpg = PostgreSQL necesita asyncpg, que no está instalado: ejecutá `pip install 'daikaiju[postgres]'`, o indicá un archivo
mistake-log-file = no se puede escribir el archivo de registro { $file }: { $reason }
# $file; $reason: what the system says
mistake-store-denied = no se puede escribir { $file }: { $reason }
# $file: the file of the store
mistake-store-names = { $file } tiene un segundo nombre (un enlace duro), con el que otro servidor podría usarlo: eliminá el enlace o copiá el archivo
# $file; $process: its number, or ?
mistake-store-used = { $file } ya lo usa un servidor en marcha (proceso { $process }): detenelo o indicá otro archivo
# $file
mistake-no-store = { $file } no existe: no hay nada que copiar
# $store
mistake-not-ours = { $store } no tiene tablas nuestras: iniciá este daikaiju una vez para crearlas
# $store; $found: its schema, a number; $newest: the one that is needed
mistake-old-schema = { $store } tiene el esquema { $found }: iniciá este daikaiju una vez para llevarlo al esquema { $newest }
# $store; $found: its schema, a number; $newest: the newest that we know
mistake-new-schema = { $store } lo hizo un daikaiju más nuevo: su esquema es { $found }, y este solo conoce el { $newest } y los anteriores; actualizá daikaiju
# $store; $found: its schema, a number; $file: the backup; $schema: that of the backup
mistake-other-schema = { $store } tiene el esquema { $found } y { $file } tiene el { $schema }: recuperá en una base de datos nueva
# $store; $has: how much of what (English)
mistake-not-empty = { $store } no está vacío, tiene { $has }: recuperá en una base de datos nueva
# $file; $reason: what the system says
mistake-backup-unreadable = no se puede leer { $file }: { $reason }
# $file; $problem: one of the following
mistake-backup = { $file } no es una copia de seguridad que se pueda recuperar: { $problem }; no se cambió nada
mistake-backup-more = tiene más de lo que dice su primera línea
mistake-backup-table = su esquema no tiene esas tablas
mistake-backup-cut = termina antes de tiempo
mistake-backup-bits = es otro archivo, o está dañado
mistake-backup-other = es otro archivo
mistake-backup-newer = la hizo un daikaiju más nuevo
mistake-backup-broken = está dañada

## Packs

mistake-pack-name = «{ $pack }» no puede ser el nombre de un paquete: usá minúsculas, cifras y _
mistake-pack-twice = dos paquetes se llaman { $pack }: cambiá el nombre de uno de los archivos
mistake-pack-missing = hace falta el paquete { $pack }: volvé a empezar con --pack { $pack }.py
mistake-pack-changed = el paquete { $pack } ha cambiado: su hash es { $have }, pero hace falta { $need }
mistake-pack-file = no existe el archivo { $file }: --pack necesita un archivo de Python o el nombre de un paquete instalado
mistake-pack-unknown = no existe el paquete { $pack }: indicá un archivo de Python, o un paquete instalado ({ $known })
mistake-pack-broken = no se puede cargar el paquete { $pack }: { $problem }
mistake-pack-empty = el paquete { $pack } no declara ninguna carta
mistake-pack-path = la ruta { $file } contiene { $sign }, que separa los nombres de los paquetes: mové el paquete a otra carpeta
mistake-pack-text = el texto { $message } del paquete { $pack } no se puede usar: { $problem }
# $card: what was given
mistake-card-name = «{ $card }» no puede ser el nombre de una carta: tiene que empezar con una letra latina y no tener llaves
# $most: 32
mistake-card-long = el nombre de una carta tiene como máximo { NUMBER($most) } caracteres
# $card: what was given; $taken: the card that has this name
mistake-card-taken = «{ $card }» ya es un nombre de { $taken }: elegí otro nombre
# $cost: what was given; $most: 20
mistake-card-cost = una carta no puede costar { NUMBER($cost) }: elegí de 0 a { NUMBER($most) }
# $kind: keep, discard or tile; $moment: its name
mistake-card-moment = una carta del tipo { $kind } nunca actúa en el momento { $moment }: elegí otro tipo u otro momento
# $file: what was given
mistake-card-to = { $file } no puede ser el archivo de un paquete: indicá un archivo de Python en una carpeta existente
# $file: a scenario
mistake-card-file = { $file } ya existe: elegí otro nombre para la carta
# $file: of texts; $card: its id
mistake-card-text = { $file } ya tiene un texto de { $card }: borralo o elegí otro nombre
mistake-no-clone = --game necesita un clon del repositorio, pero esto es un paquete instalado
mistake-no-scenarios = no hay nada que comprobar: indicá archivos o carpetas con escenarios, o un paquete que los tenga
# $id: what was given
mistake-puzzle = no hay un problema «{ $id }»: `daikaiju puzzle --list` los muestra todos
mistake-puzzle-none = ningún problema tiene este tema, edición y cantidad de monstruos: quitá una de las opciones
# $given: what was given
mistake-puzzle-day = «{ $given }» no es una fecha: escribila como 2026-12-24
