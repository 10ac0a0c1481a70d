# lesson-: the interactive lessons
# What the coach says: lesson-LESSON-WORD; with -else: when something other than the coach asked for was chosen.
# $card: the card or tile that is spoken of

lesson-coach = Tu guía
lesson-step = Paso { $n } de { $of }
lesson-next = Siguiente
lesson-yours = Te toca
lesson-watch = Mirá lo que pasa…
lesson-why = ¿Por qué?
lesson-restart = Empezar de nuevo esta lección
lesson-leave = Salir de la lección
lesson-play = Jugar ahora contra bots
lesson-to-wickedness = Segunda lección: Maldad
lesson-to-first-game = Volver a la primera lección
lesson-cards = Ver todas las cartas
lesson-missing = Esa lección no existe
lesson-missing-lead = Acá hay dos lecciones: la primera partida y Maldad.

# --- lesson one ---

lesson-first-game-welcome = ¡Te damos la bienvenida a Tokyo! Sos { monster-gigazaur }. { monster-kraken } y { monster-cyber_bunny } también quieren la ciudad, y la pelea ya lleva un rato.
lesson-first-game-goal = Hay dos maneras de ganar: terminar un turno con 20 Puntos de Victoria o ser el último Monstruo en pie. Tenés 9 Puntos de Victoria. ¡Vamos por más!
lesson-first-game-throw = Es tu turno y tus seis dados ya cayeron. Tenés hasta tres lanzamientos. Cada vez conservás los que quieras y volvés a lanzar los demás.
lesson-first-game-pair = Dos 3: buen comienzo. Elegí los dos 3 para conservarlos y después lanzá los otros cuatro.
lesson-first-game-pair-else = ¡En otra partida, con gusto! Por ahora elegí los dos 3, para que queden en la fila de arriba, y lanzá los otros cuatro.
lesson-first-game-triple = ¡Tres 3! Conservá los tres y lanzá los demás por última vez.
lesson-first-game-triple-else = ¡No los dejes ir! Conservá los tres 3 y lanzá los otros tres.
lesson-first-game-scored = Los tres 3 te dieron 3 Puntos de Victoria. Tres números iguales valen ese número, y cada dado más con ese número da 1 Punto de Victoria adicional. Menos de tres no dan nada.
lesson-first-game-gathered = Energía y Curación cuentan dado por dado: dos símbolos de Energía te dieron 2 cubos, y un símbolo de Curación te devolvió 1 Punto de Vida.
lesson-first-game-entered = No había nadie en Tokyo, así que tenías que entrar, sin importar qué mostraran tus dados. Entrar en Tokyo da 1 Punto de Victoria.
lesson-first-game-buy = Con Energía se compran cartas. «{ $card }» cuesta 4 cubos, justo los que tenés. Te hace más fuerte en Tokyo, y es Permanente: te la quedás. ¡Comprala!
lesson-first-game-buy-else = Ya vas a ahorrar Energía en otra ocasión. «{ $card }» te va a servir enseguida: comprala.
lesson-first-game-target = Ahora juega { monster-kraken }. La vida en Tokyo es peligrosa: los símbolos de ataque de todos los que están afuera te hieren a vos, y solo a vos.
lesson-first-game-stay = Dos símbolos de ataque: 2 Puntos de Vida menos. Quien pierde Puntos de Vida por un ataque en Tokyo puede abandonarla. Pero comenzar ahí tu turno da 2 Puntos de Victoria, y 6 Puntos de Vida alcanzan y sobran: ¡quedate!
lesson-first-game-stay-else = Prudente, pero un poco temprano: con 6 Puntos de Vida podés esperar esos 2 Puntos de Victoria. Quedate en Tokyo.
lesson-first-game-started = ¡Resististe en Tokyo! Comenzar ahí tu turno da 2 Puntos de Victoria, y «{ $card }» agregó 1. Ahora tenés 16.
lesson-first-game-hearts = ¿Dos símbolos de Curación? En Tokyo, los de tus dados no curan nada. Mejor conservá los dos símbolos de ataque y lanzá los demás.
lesson-first-game-hearts-else = En Tokyo, los símbolos de Curación no te ayudan. Conservá los dos símbolos de ataque y lanzá los otros dados, también los de Curación.
lesson-first-game-claws = ¡Tres símbolos de ataque! Desde Tokyo hieren a todos los que están afuera, y «{ $card }» agrega uno. Podrías lanzar una vez más, pero no hace falta: tocá «{ table-stop }».
lesson-first-game-claws-else = ¿Para qué tentar a la suerte? Tres símbolos de ataque son una maravilla: tocá «{ table-stop }» y pegá.
lesson-first-game-struck = ¡Qué golpe! { monster-kraken } y { monster-cyber_bunny } perdieron 4 Puntos de Vida cada uno. Pero ahora te la devuelven…
lesson-first-game-yield = ¡Cuatro símbolos de ataque! Te quedan solo 2 Puntos de Vida, y en Tokyo tus dados no pueden curarte. Abandonala: lo perdido, perdido está, pero { monster-kraken } tiene que entrar.
lesson-first-game-yield-else = Valiente, pero el próximo ataque podría ser tu final. Abandoná Tokyo y viví para contarlo.
lesson-first-game-chance = Es tu oportunidad: ¡{ monster-kraken } se quedó en Tokyo con un solo Punto de Vida! Con un símbolo de ataque queda eliminado; entonces Tokyo está vacía y entrás vos.
lesson-first-game-twos = Tenés 16 Puntos de Victoria y necesitás 4 más. Conservá los dos 2 y lanzá los demás.
lesson-first-game-twos-else = Dos 2 son un comienzo: conservá los dos y lanzá los demás.
lesson-first-game-finish = Tres 2, un símbolo de ataque y uno de Curación: conservá esos cinco. Si el último dado también muestra un 2, ¡Tokyo es tuya!
lesson-first-game-finish-else = Los necesitás todos: conservá los tres 2, el símbolo de ataque y el de Curación. Volvé a lanzar solo el 1.
lesson-first-game-end = 3 Puntos de Victoria por cuatro 2, { monster-kraken } eliminado por tu ataque, 1 Punto de Victoria por entrar en Tokyo: son 20, y tu turno terminó. ¡Ganaste, y ya sabés jugar!

# --- lesson two ---

lesson-wickedness-welcome = La Dark Edition agrega una sola cosa: Maldad. Sos { monster-cyber_kitty }. { monster-alienoid } ocupa Tokyo y te lleva mucha ventaja. ¡Es hora de portarse mal!
lesson-wickedness-track = Este es el medidor de Maldad. Quien llega al 3, al 6 o al 10, o lo pasa, puede tomar una de las losetas que hay ahí. Empezás en el 1.
lesson-wickedness-ones = Tres 1 dan 2 Puntos de Maldad y tres 2 dan 1, además de sus Puntos de Victoria. Los 3 no dan ninguno. Conservá los dos 1 y lanzá los demás.
lesson-wickedness-ones-else = Los malvados son los números chicos: conservá los dos 1 y lanzá los demás.
lesson-wickedness-more = Tres 1: alcanza para una loseta. Conservalos y lanzá los demás. Un cuarto 1 daría otro Punto de Victoria, pero no más Maldad.
lesson-wickedness-more-else = Conservá los tres 1 y lanzá los otros dados una vez más.
lesson-wickedness-take = Cuatro 1: 2 Puntos de Victoria y 2 Puntos de Maldad, y ya estás en el 3. ¡Elegí una loseta! Tomá «{ $card }»: desde ahora tenés un lanzamiento más en cada turno.
lesson-wickedness-take-else = Todas las losetas sirven para algo, y otro día elegís la que quieras. Para lo que viene ahora, tomá «{ $card }».
lesson-wickedness-others = Te quedás con la loseta. Tomarla no te cuesta Maldad, y cada nivel te da una loseta como máximo. Ahora juegan los demás.
lesson-wickedness-danger = { monster-alienoid } tiene 18 Puntos de Victoria. Si comienza su próximo turno en Tokyo, gana 2 más: ¡llegaría a 20! Tenés solo este turno para impedirlo.
lesson-wickedness-pairs = Dos 1 y dos 2: tres de cada uno darían 3 Puntos de Maldad. Conservá los cuatro.
lesson-wickedness-pairs-else = Conservá los dos 1 y los dos 2: querés tres de cada uno.
lesson-wickedness-near = ¡Tres 1! Solo falta un 2. Conservá cinco dados y lanzá el último.
lesson-wickedness-near-else = Conservá los tres 1 y los dos 2, y lanzá el último dado.
lesson-wickedness-again = Un 3, y ya hiciste tu tercer lanzamiento. Pero tenés «{ $card }»: ¡lanzá el último dado una vez más!
lesson-wickedness-again-else = Te queda un lanzamiento más: conservá los tres 1 y los dos 2, y lanzá el último dado.
lesson-wickedness-order = ¡Tres de cada uno! Cuando el orden puede importar, vos elegís qué resolver primero. Acá da lo mismo: elegí cualquiera.
lesson-wickedness-order-else = Elegí cuál de los dos resolvés primero.
lesson-wickedness-panic = 2 Puntos de Maldad y 1 más: estás en el 6, donde esperan losetas más fuertes. Hay que parar a { monster-alienoid }: ¡tomá «{ $card }»!
lesson-wickedness-panic-else = Es tentadora, pero no detiene a { monster-alienoid }. Tomá «{ $card }».
lesson-wickedness-robbed = ¡Todos los demás perdieron 4 Puntos de Victoria! «{ $card }» funciona una sola vez y se va, mientras que las losetas como la primera se quedan con vos.
lesson-wickedness-threes = ¡Tres 3 en el primer lanzamiento! No dan Maldad, pero sí 3 Puntos de Victoria, y 17 más 3 son 20. Tocá «{ table-stop }».
lesson-wickedness-threes-else = Ya tenés todo lo que necesitás. Tocá «{ table-stop }» y la partida es tuya.
lesson-wickedness-end = 20 Puntos de Victoria, y Tokyo tiembla. Acordate: los 1 y los 2 dan Maldad, y hay losetas en el 3, el 6 y el 10. Salvo que diga otra cosa, una loseta se queda con vos mientras sigas en la partida.
