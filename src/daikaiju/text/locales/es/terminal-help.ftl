### The help of the command line. Options (--seats), words in capitals (NAME) and commands are typed and
### stay as they are. Help is short, begins with a small letter and has no full stop.

## What argparse, the reader of arguments, says

cli-usage = uso:
cli-heading-arguments = argumentos
cli-heading-options = opciones
cli-heading-commands = comandos
cli-heading-subjects = temas
# $program: daikaiju play; $problem: one of the following
cli-arguments-error = { $program }: error: { $problem }
# $argument: --seats; $problem: one of the following
cli-arguments-of = argumento { $argument }: { $problem }
# $arguments: their names
cli-arguments-missing = faltan estos argumentos: { $arguments }
# $arguments: what was typed
cli-arguments-unknown = argumentos desconocidos: { $arguments }
# $other: another argument
cli-arguments-together = no se puede usar junto con { $other }
cli-arguments-one = se espera un argumento
cli-arguments-some = se espera al menos un argumento
# $value: what was typed
cli-arguments-none = no lleva valor, pero recibió { $value }
# $option: what was typed; $matches: what it could mean
cli-arguments-ambiguous = { $option } puede ser cualquiera de estas: { $matches }
# $value: what was typed; $choices: what could be
cli-arguments-choice = acá no hay { $value }: elegí entre { $choices }
# $value: what was typed
cli-arguments-value = { $value } no es un número

## The command itself

cli-daikaiju = King of Tokyo, según el reglamento.
cli-help = mostrar esta ayuda
cli-version = mostrar la versión
cli-lang = el idioma: en, fr, es, ru, zh-Hant o fa (por defecto, DAIKAIJU_LANG o, si no está, el del sistema)
cli-debug = mostrar la traza de un error
cli-compile = compilar todo por adelantado
# $known: names of groups
cli-compile-groups = qué compilar: { $known } (por defecto, todo)
cli-compile-workers = procesos que compilan (por defecto, uno por núcleo)
cli-pack = añade las cartas de este paquete: un archivo de Python o un paquete instalado (se puede repetir)

## Options that several commands have

# $default: first, second or dark
cli-edition = la edición (por defecto, { $default })
# $default: a number
cli-seats = Monstruos en la mesa, de 2 a 6 (por defecto, { NUMBER($default) })
# $default: a number
cli-seed = semilla del azar (por defecto, { NUMBER($default) })
cli-workers = quién juega: threads, N threads o ray
cli-json = escribir ahí todas las cifras
cli-html = escribir ahí el informe (en inglés)
cli-two-player = Tokyo da Energía en lugar de Puntos de Victoria
cli-root = la carpeta del proyecto

## daikaiju play

cli-play = jugar en la terminal contra bots
cli-play-monster = el Monstruo con el que jugás
cli-play-against = easy, medium (por defecto), hard, expert, master, legend o cualquier SPEC de `daikaiju arena --list`: uno para todos los rivales, o uno para cada uno, separados por comas
cli-play-deal = jugar un reparto: dados y cartas fijos para cada lugar y turno; un código (cualquier texto) o el registro de una partida terminada
cli-play-seed = para que dados y rivales se puedan repetir
cli-play-record = guardar ahí el registro de la partida
cli-play-resume = seguir una partida registrada
cli-play-watch = juegan solo bots

## daikaiju serve, backup, restore

cli-serve = abrir mesas para personas y bots
cli-serve-host = la dirección en la que escucha (127.0.0.1)
cli-serve-port = el puerto en el que escucha (8000)
cli-serve-lan = dejar entrar a todos los de esta red
cli-serve-open = mostrar la página en un navegador, en otro puerto si este está en uso
cli-serve-store = dónde se guardan las partidas: un archivo o postgresql://…
cli-serve-name = cómo se llama el servidor (Daikaiju)
cli-serve-url = dónde lo encuentra la gente, si tiene un proxy delante
cli-serve-processes = cantidad de procesos que comparten el puerto; 0: uno por núcleo
cli-serve-logs = text para personas, json para máquinas
cli-serve-settings = un archivo de ajustes TOML
cli-serve-set = cualquier otro ajuste; docs/hosting.md los enumera todos
cli-serve-bot = el bot de un nivel en este servidor, como hard=py:my_bot.py:Stubborn (se puede repetir)
cli-backup = hacer una copia de seguridad de todas las mesas de un servidor
cli-backup-file = el archivo que se escribe
cli-restore = recuperar mesas de una copia de seguridad
cli-restore-file = un archivo escrito por `daikaiju backup`
cli-keep-store = dónde se guardan las partidas, como en `daikaiju serve`
cli-keep-settings = los ajustes del servidor

## daikaiju check, replay, review, puzzle, verify, cards, card, rules

cli-check = comprobar escenarios
cli-check-paths = archivos o carpetas (por defecto, los escenarios de los paquetes)
cli-replay = reproducir el registro de una partida
cli-replay-file = el registro
cli-replay-position = mostrar solo la última posición
cli-review = analizar una partida terminada: decisiones costosas, suerte y acierto
cli-review-file = el registro; con varios: los resultados de todos sin suerte
cli-review-quick = solo el resultado rápido
cli-review-all = mostrar también las decisiones correctas
cli-review-json = mostrar el análisis como JSON
cli-puzzle = resolver problemas: encontrar la acción claramente mejor
cli-puzzle-id = el problema, como k7qd (por defecto, uno al azar)
cli-puzzle-daily = el problema del día, o de una fecha como 2026-12-24
cli-puzzle-theme = solo problemas de este tema
cli-puzzle-edition = solo problemas de esta edición
cli-puzzle-seats = solo problemas con esta cantidad de monstruos
cli-puzzle-list = listar los problemas
cli-puzzle-answer = evaluar esta acción, como 'keep 33', sin preguntar
cli-puzzle-solution = mostrar la respuesta sin preguntar
cli-puzzle-json = mostrar el problema, o la lista, como JSON; la respuesta solo con --answer o --solution
cli-puzzle-play = seguir la partida después de la mejor acción, contra estos bots
cli-verify = comprobar los dados y las cartas de una partida registrada
cli-verify-file = el registro
cli-verify-hash = la huella de la partida que muestra otro jugador o la página
cli-verify-commitment = el compromiso que anotaste antes de la partida
cli-verify-strict = terminar con estado 1 también si algo queda sin probar
cli-cards = mostrar cartas y losetas, edición por edición
cli-cards-name = una carta o loseta
cli-cards-edition = solo las de esta edición
cli-card-command = escribir el esqueleto de una carta nueva
cli-card-new = escribir una carta nueva: código, textos en seis idiomas y un escenario
cli-card-moments = listar los momentos en que una carta puede actuar
cli-card-name = el nombre de la carta, por ejemplo "Second Wind"
# $default: my_cards.py
cli-card-to = el archivo del paquete que se crea o se amplía (por defecto, { $default })
cli-card-game = añadir la carta al juego mismo, en un clon del repositorio
# $default: keep
cli-card-kind = el tipo de carta (por defecto, { $default })
# $default: a number
cli-card-cost = precio en Energía, de 0 a 20 (por defecto, { NUMBER($default) })
# $default: a number
cli-card-level = el nivel de una loseta de Maldad (por defecto, { NUMBER($default) })
cli-card-moment = cuándo actúa la carta; `daikaiju card moments` lista todos los momentos
cli-rules = leer el reglamento y cuántos escenarios prueban cada regla
cli-rules-what = secciones (claws), reglas (CLAW-3) o ejemplos (EX-4); si no se indica nada: todo
# $default: an edition, second
cli-rules-edition = como en esta edición (si no se indica: { $default })
cli-rules-compare = solo lo que difiere, edición por edición

## daikaiju odds

cli-odds = lo que pueden dar los dados, con exactitud
cli-odds-faces = dados en la mesa, como 113ECH
cli-odds-dice = todavía no se lanzó nada: N dados por lanzar
cli-odds-throws = lanzamientos que quedan
cli-odds-with = cartas que cambian dados
cli-odds-energy = para pagar su uso
cli-odds-position = una posición, en lugar de todo eso
cli-odds-goal = stars (por defecto), energy, hearts, claws, 1s, claws>=3 …; kill:MONSTER, win
cli-odds-keep = mostrar qué pasa al conservar esto, en vez de lo mejor
cli-odds-exact = fracciones
cli-odds-json = todo, para máquinas
# Examples of commands follow, one a line
cli-examples = ejemplos:

## daikaiju engine, arena, ladder, study, solve, fuzz, docs

cli-engine = hacer que un bot hable el protocolo de motores
cli-engine-spec = el bot que responde, como greedy
cli-mcp = ofrecer un puesto a un modelo de lenguaje, como servidor MCP por la entrada y la salida estándar
cli-mcp-against = los bots de las partidas nuevas: easy, medium, hard, expert o cualquier SPEC de `daikaiju arena --list`: uno para todos los rivales, o uno para cada uno, separados por comas; si falta, elige el modelo
cli-mcp-seats = Monstruos de una partida nueva, contando el del modelo; si falta, elige el modelo
cli-mcp-edition = la edición de las partidas nuevas; si falta, elige el modelo
cli-mcp-monster = el Monstruo del modelo; si falta, elige el modelo
cli-mcp-table = la invitación a una mesa a la que el modelo puede unirse; si falta, la da el modelo
cli-mcp-server = el único servidor a cuyas mesas puede unirse el modelo
cli-mcp-name = el nombre del modelo en los registros y en las mesas
cli-mcp-seed = semilla de los números aleatorios, para partidas repetibles
cli-mcp-time-budget = tiempo para cada decisión contra bots; después decide el sustituto
cli-mcp-stand-in = el bot que decide cuando se acaba el tiempo (medium)
cli-mcp-records = escribir los registros de todas las partidas en esta carpeta
cli-arena = hacer jugar a los bots entre sí, con cifras
cli-arena-specs = bots; el último completa la mesa
cli-arena-list = solo decir qué bots hay
cli-arena-seats = Monstruos en la mesa, de 2 a 6 (por defecto, uno por bot)
# $default: a number
cli-arena-games = cuántas partidas (por defecto, { NUMBER($default) })
cli-arena-until-sure = parar en cuanto un bot sea mejor que cada uno de los demás; --games es entonces un límite
cli-arena-records = escribir el registro de cada partida en esta carpeta
cli-arena-decisions = escribir una fila por decisión en este archivo Parquet
cli-arena-option = una opción de la mesa
cli-benchmark = jugar las pruebas del banco de pruebas
cli-benchmark-list = listar las pruebas
cli-benchmark-run = hacer que un bot juegue una prueba y guardar su resultado
cli-benchmark-verify = comprobar resultados: recalcular sus puntuaciones y repetir partidas
cli-benchmark-page = hacer una página con tablas y gráficos a partir de los resultados
cli-benchmark-which = una prueba, como las lista `daikaiju benchmark list`
cli-benchmark-bot = un bot, como en la arena
cli-benchmark-json = escribir el resultado en este archivo (por defecto, con el nombre de la prueba y del bot)
cli-benchmark-files = resultados escritos por `daikaiju benchmark run`
cli-benchmark-all = repetir todas las partidas en vez de una muestra al azar
cli-benchmark-moved = el bot, si su archivo está ahora en otro lugar
# $default: a folder
cli-benchmark-folder = la carpeta de los resultados (por defecto { $default })
# $default: a file
cli-benchmark-to = la página (por defecto { $default }); los gráficos se escriben al lado
cli-ladder = medir de nuevo la fuerza de cada bot
cli-ladder-rows = solo estas; * es cualquier cosa
cli-ladder-scale = multiplica la cantidad de partidas
cli-ladder-check = solo volver a jugar una muestra y comparar
cli-ladder-page = solo volver a escribir la página
cli-study = cuánto suma cada carta al porcentaje de victorias
cli-study-names = cartas y losetas (por defecto, todas)
# $default: greedy
cli-study-bot = quién juega en todos los lugares (por defecto, { $default })
cli-study-games = con cada carta (por defecto, según el bot)
cli-study-workers = threads (por defecto, uno por núcleo)
cli-lab = medir si unas cartas o reglas caseras están equilibradas
cli-lab-what = un paquete (archivo o nombre) y cartas (por defecto: todas las cartas del paquete)
cli-lab-option = comparar las reglas habituales con esta opción de mesa (repetible)
cli-lab-against = comparar con esta opción en lugar de las reglas habituales (repetible)
cli-lab-edition = edición de la mesa principal (por defecto: una que tenga las cartas); con opciones: solo esta edición
cli-lab-seats = asientos de la mesa principal (por defecto 4); con opciones: solo mesas de este tamaño
# $default: a bot
cli-lab-bot = bot rápido, que juega la mayoría de las partidas (por defecto { $default })
# $default: a bot
cli-lab-strong-bot = bot fuerte, para comparar (por defecto { $default })
cli-lab-effort = múltiplo del número habitual de partidas (por defecto 1: medio minuto aproximadamente)
cli-solve = resolver el juego de dos sin cartas
cli-solve-check = comparar con el resultado conocido
cli-solve-again = resolver de nuevo aunque el resultado esté guardado
cli-solve-position = las probabilidades de ganar y la mejor acción en esta posición
cli-solve-json = mostrar JSON
cli-fuzz = jugar partidas al azar y comprobar cada posición
# $default: a number
cli-fuzz-seconds = cuántos segundos (por defecto, { NUMBER($default) })
cli-docs = volver a generar los documentos
cli-docs-check = solo decir si están desactualizados
