# rules-, section-, rule-: el reglamento, en el orden en que se lee
# Cada párrafo también se lee solo, cuando alguien pregunta «¿por qué?». Se muestran únicamente los de la edición elegida:
# cuáles son, lo dice rules.yaml. Las entradas valen para toda edición que tenga una regla en la sección.
# «Vos» es quien juega con el Monstruo del que habla la oración, en general el que está en su turno.

rules-title = Cómo se juega
rules-lead = Sos un Monstruo gigante, y los demás también: lanzá seis dados para juntar Puntos de Victoria y cubos de Energía, curarte y atacar a tus rivales, mientras todos pelean por Tokyo. Si sos el primero en llegar a 20 Puntos de Victoria, o el último Monstruo en pie, te convertís en Rey de Tokyo.


## Contenido y elementos del juego

section-components = Contenido y elementos del juego
    .lead = Los Monstruos, los dados, el tablero y las cartas, y para qué sirven.

rule-COMP-1 = Pueden jugar de dos a seis jugadores.
rule-COMP-18 = Acá, jugador y Monstruo son lo mismo: todo lo que le pasa a tu Monstruo te pasa a vos.
rule-COMP-2 = Hay seis Monstruos. Cada uno tiene un nombre, un tablero con contadores de Puntos de Victoria y de Puntos de Vida, y una figura para poner en Tokyo.
rule-COMP-3 = Hay seis dados principales, todos iguales. Cada uno tiene seis símbolos: 1, 2, 3, Energía, Atacar y Curación.
rule-COMP-4 = Los dados principales son negros. Otros dos dados, verdes, quedan a un costado.
rule-COMP-5 = Los dados principales son grises. Otros dos dados, amarillos, quedan a un costado.
rule-COMP-6 = Lanzás uno o los dos dados extra solo si tenés cartas que te los den.
rule-COMP-7 = Lanzás uno o los dos dados extra solo si tenés cartas o losetas de Maldad que te los den.
rule-COMP-8 = El tablero tiene dos lugares, la Ciudad de Tokyo y la Bahía de Tokyo. Cuando una regla o una carta dice solo «Tokyo», habla de los dos.
rule-COMP-17 = Mientras estás fuera de Tokyo, no estás en el tablero. Cuando entrás, tu figura va al lugar en el que entrás: la Ciudad o la Bahía.
rule-COMP-9 = Hay 66 cartas de Poder. Cada una tiene un nombre, un costo en cubos de Energía, un tipo (Permanente o Descartar) y un efecto.
rule-COMP-10 = Una carta Permanente queda boca arriba delante tuyo después de que la comprás. Funciona hasta que termina la partida o algo te obliga a dejarla.
rule-COMP-11 = Una carta de tipo Descartar funciona una sola vez, apenas la comprás, y después va a la pila de descarte.
rule-COMP-14 = Todos los cubos de Energía salen de una banca común, que nunca se agota.
rule-COMP-12 = Hay 28 fichas: 3 de Humo, 1 de Mimetismo, 12 de Rayo Encogedor y 12 de Veneno. Las cartas dicen cuándo hacen falta. La cantidad de fichas de Veneno y de Rayo Encogedor no es un límite: si no alcanzan, usen otra cosa en su lugar.
rule-COMP-13 = Hay 27 fichas: 3 de Humo, 12 de Rayo Encogedor y 12 de Veneno. Las cartas y las losetas dicen cuándo hacen falta. La cantidad de fichas de Veneno y de Rayo Encogedor no es un límite: si no alcanzan, usen otra cosa en su lugar.
rule-COMP-15 = Al lado de Tokyo, el tablero muestra el medidor de Maldad, de 0 a 10. Cada Monstruo tiene ahí un marcador.
rule-COMP-16 = Hay diez losetas de Maldad. Se pueden usar de los dos lados, y cada lado tiene un nombre, un efecto y un número, su nivel: 3, 6 o 10.


## Preparación

section-setup = Preparación
    .lead = Cómo queda la mesa antes de lanzar los primeros dados.

rule-SETUP-1 = Elegí un Monstruo y tomá su tablero y su figura. Cada Monstruo se puede elegir una sola vez.
rule-SETUP-2 = Todos los Monstruos empiezan con 10 Puntos de Vida y sin Puntos de Victoria.
rule-SETUP-3 = Nadie empieza con cubos de Energía, cartas ni fichas.
rule-SETUP-4 = Al principio Tokyo está vacía: todos los Monstruos están afuera.
rule-SETUP-5 = Todas las cartas se mezclan en un solo mazo, que queda boca abajo.
rule-SETUP-6 = Las tres primeras cartas del mazo se ponen boca arriba al lado. Son el mercado: las cartas que se pueden comprar.
rule-SETUP-7 = Los seis dados principales, los cubos de Energía y las fichas van donde todos los alcancen. Los dos dados extra quedan a un costado hasta que alguien pueda usarlos.
rule-SETUP-8 = Con hasta cuatro Monstruos se usa solo la Ciudad de Tokyo. Con cinco o seis se usa además la Bahía de Tokyo; la mesa puede dejarla de lado, lo que hace más fácil una primera partida.
rule-SETUP-9 = Con dos a cuatro Monstruos se usa solo la Ciudad de Tokyo. Con cinco o seis se usan siempre las dos, la Ciudad de Tokyo y la Bahía de Tokyo.
rule-SETUP-10 = Los marcadores de todos los Monstruos en juego empiezan al pie del medidor de Maldad, en el 0.
rule-SETUP-11 = Las losetas de Maldad van al lado del medidor, cada una en su nivel: cuatro en el 3, cuatro en el 6 y dos en el 10.
rule-SETUP-12 = En la primera partida, todas las losetas de Maldad van con el lado rojo a la vista. Más adelante pueden jugar con todos los lados rojos, con todos los verdes, o mezclados; en ese caso, el azar decide qué lado de cada loseta queda a la vista.


## Quién empieza, orden y partes del turno

section-start = Quién empieza y cómo van los turnos
    .lead = Un lanzamiento para ver quién empieza y después, en ronda, un turno cada uno.

rule-START-1 = Antes del primer turno, cada jugador lanza una vez los seis dados principales. Quien saca más símbolos de ataque juega el primer turno; en este lanzamiento no cuenta nada más.
rule-START-2 = Si varios Monstruos empatan en la mayor cantidad de símbolos de ataque, solo ellos vuelven a lanzar, tantas veces como haga falta hasta que uno saque más que los otros.
rule-START-3 = Si varios Monstruos empatan en la mayor cantidad de símbolos de ataque, solo ellos vuelven a lanzar, hasta que uno desempate.
rule-START-4 = Los turnos van en sentido horario: cuando termina el tuyo, sigue el Monstruo a tu izquierda.
rule-TURN-1 = Tu turno tiene cuatro fases, en este orden: tirar los dados, resolverlos, comprar cartas si querés y terminar el turno. No hay una fase para entrar en Tokyo: eso pasa mientras resolvés tus símbolos de ataque.
rule-TURN-2 = Tu turno tiene cinco fases, en este orden: tirar los dados, resolverlos, entrar en Tokyo si te corresponde, comprar cartas si querés y terminar el turno.


## Tirar dados

section-rolling = Tirar dados
    .lead = Hasta tres lanzamientos y, entre uno y otro, decidís qué conservar.

rule-ROLL-1 = En tu turno tenés hasta tres lanzamientos: uno inicial y dos más en los que podés volver a lanzar dados. Solo una carta u otro efecto puede darte más.
rule-ROLL-7 = El primer lanzamiento no se elige: lo hacés siempre, y con todos tus dados.
rule-ROLL-2 = Tu primer lanzamiento es con los seis dados principales, más uno o dos dados extra si algo que tenés te los da. Si un efecto te quita dados, como pasa con las fichas de Rayo Encogedor, lanzás esa cantidad de dados menos.
rule-ROLL-3 = Para el segundo lanzamiento, elegí los dados que quieras, desde uno hasta todos, y volvé a lanzarlos. Los demás quedan como están.
rule-ROLL-4 = Para el tercer lanzamiento, volvé a elegir entre todos tus dados. También podés lanzar los que habías conservado antes.
rule-ROLL-5 = Podés dejar de lanzar después de cualquier lanzamiento. Nunca estás obligado a volver a lanzar.
rule-ROLL-6 = Lo que muestran tus dados después de tu último lanzamiento es lo que cuenta en este turno. Los símbolos que dejaste ir al volver a lanzar no te dan nada.
rule-ROLL-8 = Si una carta te deja volver a lanzar, te da un lanzamiento más, con tantos de tus dados como quieras, salvo que la carta hable de un solo dado.
rule-ROLL-9 = Cuando un efecto habla de tus lanzamientos, se refiere a los de tu turno. No cuenta el lanzamiento que decide quién empieza la partida, ni el que pide una carta: esos dados sirven solo para eso y no dan nada más.


## Resolver dados: en general

section-resolving = Resolver dados
    .lead = Ahora tus dados hacen lo que muestran: números, Energía, Curación y Atacar.

rule-RES-1 = Tenés que resolver todos tus dados, sin dejar ninguno afuera. Vos elegís el orden, símbolo por símbolo, y todos los dados con el mismo símbolo cuentan juntos. Se te pregunta solo cuando el orden puede importar; si no, van primero los números, después Energía, después Curación y al final Atacar.
rule-RES-2 = Resolvés todos tus dados en el orden que elijas, símbolo por símbolo, y todos los dados con el mismo símbolo cuentan juntos. Se te pregunta solo cuando el orden puede importar, por ejemplo si tenés símbolos de Curación y también símbolos de ataque que podrían llevarte a Tokyo; si no, van primero los números, después Energía, después Curación y al final Atacar.


## Resolver números

section-numbers = Números: Puntos de Victoria
    .lead = Tres números iguales forman un trío, y un trío da Puntos de Victoria.

rule-NUM-1 = Tres dados con el mismo número te dan tantos Puntos de Victoria como diga el número: tres 1 dan 1 Punto de Victoria, tres 2 dan 2 y tres 3 dan 3.
rule-NUM-2 = Cada dado más con el número de tu trío da 1 Punto de Victoria adicional, sea cual sea el número: tres 2 dan 2 Puntos de Victoria, cuatro 2 dan 3.
rule-NUM-3 = Un trío da tantos Puntos de Victoria como su número, más 1 por cada dado a partir del cuarto: cuatro 1 dan 2 Puntos de Victoria, cuatro 2 dan 3, cuatro 3 dan 4, y seis 1 dan 4. Uno o dos dados de un número no dan nada.
rule-NUM-4 = Dos tríos de números distintos cuentan los dos: tres 1 y tres 2 dan 1 y 2 Puntos de Victoria, 3 en total.
rule-NUM-5 = Un trío da su número una sola vez, no una vez por dado: tres 3 son 3 Puntos de Victoria, no 9.


## Maldad

section-wickedness = Números: Maldad
    .lead = Los números chicos te hacen más malvado, y ser malvado tiene su recompensa.

rule-WICK-1 = Tres 1 te dan 2 Puntos de Maldad, además de su Punto de Victoria.
rule-WICK-2 = Tres 2 te dan 1 Punto de Maldad, además de sus Puntos de Victoria.
rule-WICK-3 = Los 3 no dan Puntos de Maldad, por muchos que sean.
rule-WICK-4 = Los Puntos de Maldad son por cada trío completo. Los dados que sobran del trío dan Puntos de Victoria, pero no Puntos de Maldad: cuatro 1 son 2 Puntos de Victoria y 2 Puntos de Maldad.
rule-WICK-5 = Seis 1 son dos tríos completos y dan 4 Puntos de Maldad; seis 2 dan 2. Sus Puntos de Victoria son los de un solo trío con tres dados más: 4 Puntos de Victoria por seis 1, 5 por seis 2.
rule-WICK-6 = Tus Puntos de Maldad hacen subir tu marcador por el medidor hasta el 10, donde se detiene. Tomar una loseta no lo mueve; solo lo hace bajar un efecto que lo diga.
rule-WICK-7 = Cuando tu marcador llega al 3, al 6 o al 10, o lo pasa, podés tomar una loseta de ese nivel, la que quieras de las que queden. Elegí en el momento: la loseta que no tomás ahora no se puede tomar después, y si no queda ninguna no te toca nada.
rule-WICK-8 = Poné tu loseta delante tuyo, con el lado elegido a la vista. Funciona desde ese momento, así que ya puede ayudarte con los dados que todavía no resolviste; para los lanzamientos que ya hiciste llega tarde.
rule-WICK-9 = Cada nivel te da una loseta como máximo: una de nivel 3, una de nivel 6 y una de nivel 10.
rule-WICK-10 = Conservás tus losetas hasta el final de la partida, salvo que algo diga lo contrario.
rule-WICK-11 = Si tu marcador pasa dos niveles de una vez, podés tomar una loseta de cada uno, empezando por el más bajo. Con seis 1, por ejemplo, podés ir de 2 a 6: pasás el 3 y llegás al 6.


## Resolver Energía

section-energy = Energía
    .lead = Con Energía se paga.

rule-ENER-1 = Cada símbolo de Energía de tus dados te da 1 cubo de Energía de la banca.
rule-ENER-2 = Para la Energía no hace falta un trío: alcanza con un solo dado, y tres dados dan 3 cubos y nada más.
rule-ENER-3 = Conservás tus cubos de Energía de un turno a otro hasta que los gastes.
rule-ENER-4 = Los cubos de Energía sirven para comprar cartas, para descartar las tres cartas del mercado y para los efectos que los pidan.


## Resolver Curación

section-hearts = Curación
    .lead = Los símbolos de Curación te curan, pero no mientras estás en Tokyo.

rule-HEAL-1 = Fuera de Tokyo, cada símbolo de Curación de tus dados te devuelve 1 Punto de Vida.
rule-HEAL-2 = En Tokyo, los símbolos de Curación de tus dados no te curan.
rule-HEAL-3 = No podés tener más de 10 Puntos de Vida: ahí termina la curación.
rule-HEAL-4 = Solo un efecto que lo diga aumenta tu máximo de 10 Puntos de Vida. La carta «Aún Más Grande», por ejemplo, le permite a su dueño tener hasta 12.
rule-HEAL-5 = En Tokyo solo fallan los símbolos de Curación de tus dados. Una carta, o cualquier otro efecto que te dé Puntos de Vida sin dados, también te cura ahí.
rule-HEAL-6 = Si estás fuera de Tokyo cuando resolvés tus dados, tus símbolos de Curación te curan, aunque después tengas que entrar en Tokyo en el mismo turno.
rule-HEAL-7 = Fuera de Tokyo podés usar un símbolo de Curación de tus dados para quitarte una ficha de Veneno o de Rayo Encogedor en lugar de curarte. Lo decidís símbolo por símbolo.


## Resolver Atacar

section-claws = Atacar
    .lead = Desde afuera se ataca a Tokyo; desde Tokyo, a todos los que están afuera.

rule-CLAW-1 = Cada uno de tus símbolos de ataque le quita 1 Punto de Vida a cada Monstruo que no esté donde estás vos. Para esto hay solo dos lugares: en Tokyo y fuera de Tokyo.
rule-CLAW-2 = Si estás en Tokyo, sea en la Ciudad o en la Bahía, tus símbolos de ataque hieren a todos los Monstruos que están afuera.
rule-CLAW-3 = Si estás fuera de Tokyo, tus símbolos de ataque hieren a los Monstruos que están en Tokyo, tanto en la Ciudad como en la Bahía, y a nadie más.
rule-CLAW-4 = Los Monstruos que están en el mismo lugar no se hieren entre sí con símbolos de ataque: ni los que están afuera, ni el de la Ciudad y el de la Bahía. Solo una carta puede cambiar eso.
rule-CLAW-5 = Tus símbolos de ataque no se apuntan ni se reparten: todos golpean a cada Monstruo del otro lugar. Dos símbolos de ataque desde Tokyo les quitan 2 Puntos de Vida a todos los Monstruos de afuera.
rule-CLAW-6 = Un ataque que ocupa una Tokyo vacía no hiere a nadie.
rule-CLAW-7 = Mientras no haya nadie en Tokyo, los símbolos de ataque desde afuera no hieren a nadie. Por eso, en el primer turno de la partida nunca hieren a nadie.
rule-CLAW-8 = Perder Puntos de Vida por una carta no es lo mismo que perderlos por símbolos de ataque. Lo que estos permiten, como abandonar Tokyo, no lo permite una carta.
rule-CLAW-9 = El daño que hace una carta cuando se compra no es un ataque. Las cartas que refuerzan o premian los ataques no le suman nada.


## Abandonar Tokyo

section-yielding = Abandonar Tokyo
    .lead = Quedarse en Tokyo duele. Quien ya tuvo suficiente puede dejársela al atacante.

rule-YIELD-1 = Si estás en Tokyo y perdés Puntos de Vida por los símbolos de ataque de otro Monstruo, elegís: abandonar Tokyo o quedarte.
rule-YIELD-2 = Abandonar Tokyo no te salva los Puntos de Vida que te quitaron los símbolos de ataque. Solo puede hacerlo una carta que lo diga.
rule-YIELD-3 = Podés abandonar Tokyo solo si los símbolos de ataque de otro Monstruo te costaron de verdad Puntos de Vida. Si no perdiste ninguno, te quedás, salvo que una carta te deje ir.
rule-YIELD-4 = Si se evita todo el daño de un ataque, no hubo ningún herido: no podés abandonar Tokyo por él, y no pasa nada de lo que necesita daño. De todos modos, el atacante sacó un símbolo de ataque y, como siempre, ocupa un lugar libre en Tokyo.
rule-YIELD-5 = Perder Puntos de Vida por una carta no te da derecho a abandonar Tokyo.
rule-YIELD-10 = Si no te quedan Puntos de Vida, no hay nada que elegir: quedás eliminado y tu lugar en Tokyo queda vacío.
rule-YIELD-6 = El Monstruo de la Ciudad y el de la Bahía eligen cada uno por su cuenta: pueden irse los dos, uno o ninguno. Se les pregunta en sentido horario a partir del atacante, y el segundo sabe qué eligió el primero.
rule-YIELD-7 = Elegís después de perder los Puntos de Vida y de que se resuelvan todos los dados del atacante, pero antes de que este entre en Tokyo.
rule-YIELD-8 = No hay otra forma de abandonar Tokyo por voluntad propia. No podés, por ejemplo, irte en la fase Entrar en Tokyo.
rule-YIELD-9 = Si una carta te deja abandonar Tokyo sin haber sido herido, el atacante ocupa tu lugar de todos modos.


## Entrar en Tokyo

section-entering = Entrar en Tokyo
    .lead = Quién entra en Tokyo y cuándo. Nunca es optativo.

rule-ENTER-1 = Si Tokyo está vacía y resolvés al menos un símbolo de ataque que sacaste, ocupás la Ciudad de Tokyo en ese momento. Estás obligado, y nadie resulta herido.
rule-ENTER-2 = Si Tokyo está vacía y no sacaste ningún símbolo de ataque, sigue vacía.
rule-ENTER-3 = Si el Monstruo que está en Tokyo la abandona por tu ataque, estás obligado a ocupar su lugar de inmediato, mientras seguís resolviendo tus dados.
rule-ENTER-4 = Si tu ataque le quita el último Punto de Vida al Monstruo que está en Tokyo, ocupás su lugar de inmediato.
rule-ENTER-13 = Si el Monstruo al que atacaste en Tokyo ni la abandona ni pierde su último Punto de Vida, y no hay otro lugar libre en Tokyo, te quedás afuera.
rule-ENTER-5 = Si una carta le quita el último Punto de Vida al Monstruo que está en Tokyo, nadie ocupa su lugar. Queda vacío hasta que alguien ataque.
rule-ENTER-6 = Si no hay nadie en Tokyo cuando llega tu fase Entrar en Tokyo, estás obligado a entrar en la Ciudad de Tokyo, sin importar lo que hayas sacado.
rule-ENTER-7 = El Monstruo que juega el primer turno de la partida siempre entra en la Ciudad de Tokyo en ese turno, porque Tokyo todavía está vacía.
rule-ENTER-8 = Si un Monstruo abandonó Tokyo por tu ataque, estás obligado a ocupar su lugar en tu fase Entrar en Tokyo.
rule-ENTER-10 = Si tus símbolos de ataque le quitaron el último Punto de Vida al único Monstruo que estaba en Tokyo, Tokyo está vacía en tu fase Entrar en Tokyo y estás obligado a entrar en la Ciudad.
rule-ENTER-9 = Si la Ciudad está ocupada, y la Bahía también lo está o no se usa, te quedás afuera, sin importar lo que hayas sacado.
rule-ENTER-11 = Si ya estás en Tokyo, en tu fase Entrar en Tokyo no pasa nada: no te movés ni ganás Puntos de Victoria.
rule-ENTER-12 = Si Tokyo queda vacía después de la fase Entrar en Tokyo, por una carta o al final de un turno, sigue vacía por el resto de ese turno. Quien juegue el turno siguiente está obligado a entrar en su fase Entrar en Tokyo.


## Efectos de Tokyo

section-tokyo = Efectos de Tokyo
    .lead = Estar en Tokyo vale mucho, y te convierte en el blanco de todos.

rule-TOKYO-1 = Entrar en Tokyo te da 1 Punto de Victoria, tanto en la Ciudad como en la Bahía.
rule-TOKYO-2 = Comenzar tu turno en Tokyo te da 2 Puntos de Victoria.
rule-TOKYO-4 = Los Puntos de Victoria por comenzar tu turno en Tokyo no llegan en el turno en que entrás. Los ganás por primera vez si seguís ahí cuando comienza tu próximo turno.
rule-TOKYO-3 = También ganás los 2 Puntos de Victoria cuando un turno extra tuyo comienza en Tokyo.
rule-TOKYO-5 = Mientras estás en Tokyo, los símbolos de Curación de tus dados no te curan, y tus símbolos de ataque hieren a todos los que están afuera.


## Bahía de Tokyo

section-bay = Bahía de Tokyo
    .lead = Con cinco o seis Monstruos hay lugar para dos en Tokyo.

rule-BAY-16 = Si se usa la Bahía, puede haber dos Monstruos en Tokyo a la vez: uno en la Ciudad y otro en la Bahía.
rule-BAY-1 = El Monstruo de la Ciudad y el de la Bahía están los dos en Tokyo. Todos los efectos de Tokyo valen también en la Bahía.
rule-BAY-10 = Nadie puede ocupar la Ciudad y la Bahía al mismo tiempo.
rule-BAY-2 = Si la Ciudad está ocupada, la Bahía está libre y quedan al menos cinco Monstruos en juego, un Monstruo que está afuera debe entrar en la Bahía en su fase Entrar en Tokyo, sin importar lo que haya sacado.
rule-BAY-5 = Si estás afuera y no sacaste ningún símbolo de ataque, no entrás en la Bahía, aunque esté libre.
rule-BAY-6 = Si atacás desde afuera, después estás obligado a ocupar un lugar de Tokyo que esté libre o que tu ataque haya dejado libre. Si tanto la Ciudad como la Bahía lo están, estás obligado a ocupar la Ciudad.
rule-BAY-7 = Si la Ciudad y la Bahía están vacías, ocupar Tokyo no hiere a nadie.
rule-BAY-8 = Si la Ciudad está ocupada y la Bahía libre, tu ataque desde afuera hiere al Monstruo de la Ciudad y después ocupás la Bahía. Si ese Monstruo abandona Tokyo o queda eliminado, ocupás en cambio la Ciudad, y la Bahía queda vacía.
rule-BAY-9 = El Monstruo de la Bahía puede abandonar Tokyo igual que el de la Ciudad. En ese caso ocupás la Bahía, salvo que la Ciudad esté libre: entonces ocupás la Ciudad, y la Bahía queda vacía.
rule-BAY-12 = Si por tu ataque solo abandona Tokyo el Monstruo de la Bahía, y la Ciudad sigue ocupada, entrás en la Bahía.
rule-BAY-13 = Si por tu ataque solo abandona Tokyo el Monstruo de la Ciudad, entrás en la Ciudad. El Monstruo de la Bahía se queda donde está.
rule-BAY-11 = Si en el mismo ataque quedan libres la Ciudad y la Bahía, el atacante ocupa solo la Ciudad. La Bahía queda vacía.
rule-BAY-3 = Apenas quedan cuatro Monstruos o menos, el Monstruo de la Bahía debe dejarla de inmediato. Si la Ciudad está vacía, se mueve ahí, y eso no le da ningún Punto de Victoria; si no, sale de Tokyo.
rule-BAY-14 = Supongamos que hay cinco Monstruos y que un ataque desde afuera le quita el último Punto de Vida al de la Ciudad mientras el de la Bahía sobrevive. Quedan solo cuatro, así que el sobreviviente se mueve de inmediato a la Ciudad. Todavía puede abandonar Tokyo: si lo hace, el atacante entra en la Ciudad; si se queda, el atacante permanece afuera.
rule-BAY-15 = Si atacás desde la Bahía y después quedan cuatro Monstruos o menos, sos vos quien debe dejar la Bahía de inmediato, en medio de tu turno: a la Ciudad si está vacía; si no, fuera de Tokyo.
rule-BAY-4 = Apenas quedan menos de cinco Monstruos, la Bahía se cierra y el Monstruo que está ahí debe salir de Tokyo. No se mueve a la Ciudad, aunque esté vacía.


## Comprar y descartar cartas

section-buying = Comprar cartas de Poder
    .lead = Gastá tus cubos de Energía en las cartas del mercado, o guardalos.

rule-BUY-1 = En tu fase Comprar cartas de Poder podés comprar cartas del mercado, tantas como puedas pagar. Cada una cuesta los cubos de Energía que indica, salvo que un efecto cambie su costo. No estás obligado a comprar.
rule-BUY-2 = El lugar de una carta comprada del mercado se llena de inmediato con la primera carta del mazo. Si el mazo está vacío, se mezcla la pila de descarte para formar uno nuevo.
rule-BUY-3 = Una carta que acaba de llenar un lugar la podés comprar enseguida, en la misma fase.
rule-BUY-4 = Podés descartar las tres cartas del mercado: gastás 2 cubos de Energía, todas van a la pila de descarte y se revelan tres nuevas.
rule-BUY-5 = Las cartas que se revelan así las podés comprar enseguida, en la misma fase.
rule-BUY-6 = Podés comprar y descartar las tres cartas en cualquier orden y tantas veces como quieras, mientras te alcancen los cubos de Energía.
rule-BUY-7 = Una carta de tipo Descartar hace efecto apenas la comprás, antes de que pase cualquier otra cosa. Incluso el mercado se llena recién después.
rule-BUY-8 = Una carta Permanente queda delante tuyo cuando la comprás y funciona desde entonces. Hasta puede abaratar tu próxima compra.
rule-BUY-9 = Los cubos de Energía que no gastás siguen siendo tuyos.


## Final del turno

section-end-of-turn = Final del Turno
    .lead = Una última mirada a tus cartas, y los dados siguen camino.

rule-ENDT-1 = Algunos efectos esperan al final de tu turno, entre ellos las fichas de Veneno. Suceden ahora.
rule-ENDT-2 = Después, tu turno termina. Salvo que algo dé un turno extra, los dados pasan al Monstruo a tu izquierda, el próximo que siga en juego.


## Eliminación

section-elimination = Monstruos eliminados
    .lead = Quien se queda sin Puntos de Vida queda eliminado.

rule-ELIM-1 = Cuando no te quedan Puntos de Vida, quedás eliminado, salvo que un efecto te haga volver.
rule-ELIM-2 = Un Monstruo eliminado pierde sus cartas Permanentes, que van a la pila de descarte, y todos sus cubos de Energía.
rule-ELIM-3 = Un Monstruo eliminado pierde sus cartas Permanentes, que van a la pila de descarte, sus losetas de Maldad, que salen del juego para siempre, y todos sus cubos de Energía.
rule-ELIM-4 = Un Monstruo eliminado pierde sus cartas Permanentes, que van a la pila de descarte, y sus cubos de Energía. Si «Mimetismo» copiaba una de esas cartas, por ahora no copia nada.
rule-ELIM-5 = Un Monstruo eliminado no juega más turnos y no es vecino de nadie: tus vecinos son los Monstruos más cercanos que siguen en juego. Tampoco cuenta entre los Monstruos que hacen falta para la Bahía de Tokyo.


## Final de la partida

section-end-of-game = Final de la partida
    .lead = Veinte Puntos de Victoria, o nadie más que vos en pie. Al abrir una mesa se puede elegir si esto vale en el momento o al final del turno.

rule-END-1 = La partida termina apenas un Monstruo tiene 20 Puntos de Victoria, sin importar de quién sea el turno. Antes se completa lo que esté pasando en ese momento.
rule-END-3 = Recién cuando termina un turno se comprueba si alguien tiene 20 Puntos de Victoria: se miran todos los Monstruos y no solo el que lo jugó. Hasta entonces, el turno sigue.
rule-END-4 = Al final de cada turno se comprueba si alguien tiene 20 Puntos de Victoria: se miran todos los Monstruos y no solo el que lo jugó. Hasta entonces, el turno sigue.
rule-END-2 = La partida termina apenas queda un solo Monstruo.
rule-END-6 = La partida también termina cuando queda un solo Monstruo. No se espera al final del turno.
rule-END-5 = Para ganar hay que estar vivo. Si llegás a 20 Puntos de Victoria, pero perdés tu último Punto de Vida antes de que termine la partida, quedás eliminado como cualquiera y no ganaste.
rule-END-7 = Si los últimos Monstruos quedan eliminados en el mismo momento, no gana nadie: todos pierden.
rule-END-8 = Quien tiene 20 Puntos de Victoria, o es el último sobreviviente, gana y es Rey de Tokyo. Si en ese momento varios Monstruos tienen 20 Puntos de Victoria, comparten la victoria, salvo que la mesa haya elegido otra cosa.


## Opción para dos jugadores

section-two-players = Partida de dos
    .lead = Con solo dos Monstruos, Tokyo da cubos de Energía en lugar de Puntos de Victoria. La mesa puede elegir jugar sin esto.

rule-TWO-1 = En una partida de dos, entrar en Tokyo te da 1 cubo de Energía en lugar de 1 Punto de Victoria.
rule-TWO-2 = En una partida de dos, comenzar tu turno en Tokyo te da 1 cubo de Energía en lugar de 2 Puntos de Victoria.
rule-TWO-3 = En una partida de dos, todo lo demás queda como está: los dados, los ataques, la curación y las cartas.
rule-TWO-4 = Los cubos de Energía en lugar de Puntos de Victoria son solo para partidas que empiezan con dos Monstruos. Si de una partida más grande quedan dos, Tokyo sigue dando Puntos de Victoria.


## Aclaraciones de cartas

section-cards = Aclaraciones de cartas de Poder
    .lead = Cuando una carta dice otra cosa que una regla, vale la carta.

rule-CARD-1 = Los Puntos de Victoria que indica una carta son los que ganás cuando la comprás. Si comprás «Rascacielos», por ejemplo, ganás 4 Puntos de Victoria y la carta va a la pila de descarte.
rule-CARD-2 = Oportunista: si dos Monstruos tienen este poder, uno de ellos como copia, y se revela una carta nueva, el que está primero en el sentido de las agujas del reloj desde el Monstruo de turno puede comprarla antes. Si no la quiere, puede comprarla el otro.
rule-CARD-3 = Mimetismo: cuando la carta que copiás deja de estar en juego, por el motivo que sea, incluso porque su dueño quedó eliminado, recuperás la ficha de Mimetismo. Al comenzar tu turno podés gastar 1 cubo de Energía para ponerla en otra carta Permanente.
rule-CARD-4 = Mimetismo: si la carta que copiás lleva fichas, tu copia recibe las suyas, la cantidad completa, como si la carta se acabara de comprar.
rule-CARD-5 = «Mimetismo» funciona como lo haría la carta Permanente copiada si la acabaras de comprar, con fichas propias y nuevas si la carta las lleva. Si la carta copiada se descarta, «Mimetismo» deja de funcionar de inmediato y recuperás la ficha de Mimetismo. Al comenzar tu próximo turno, antes de lanzar, podés gastar 1 cubo de Energía para ponerla en otra carta Permanente.
rule-CARD-6 = Cambiaformas: esta loseta funciona como lo haría la carta Permanente copiada si la acabaras de comprar, con fichas propias y nuevas si la carta las lleva. Si la carta copiada se descarta, la copia deja de funcionar. Al comenzar tu próximo turno, antes de lanzar, podés elegir otra carta Permanente sin gastar nada.
rule-CARD-7 = Saliva Venenosa y Rayo Encogedor: perder la carta no quita las fichas de Veneno ni las de Rayo Encogedor que ya dio; cada una sigue con su Monstruo y conserva su efecto.
rule-CARD-8 = Saliva Venenosa y Rayo Encogedor: perder la loseta o la carta no quita las fichas de Veneno ni las de Rayo Encogedor que ya dio; cada una sigue con su Monstruo y conserva su efecto.
rule-CARD-9 = Las fichas de Veneno y de Rayo Encogedor no se pueden quitar en Tokyo. Afuera, cada símbolo de Curación de tus dados puede quitarte una en lugar de curarte.
rule-CARD-10 = Aliento de Fuego: cuando tenés al menos un símbolo de ataque, los Monstruos a tu izquierda y a tu derecha pierden 1 Punto de Vida más cada uno, estén donde estén, incluso donde no llegan tus símbolos de ataque. Si queda un solo Monstruo además del tuyo, pierde 1 Punto de Vida por esto, no 2.
rule-CARD-11 = Aliento de Fuego: cuando atacás, los Monstruos a tu izquierda y a tu derecha reciben 1 de daño más cada uno, estén donde estén, o solo 1 en total si queda un único Monstruo además del tuyo. Para un vecino al que atacás, es parte del ataque; para uno al que no llegan tus símbolos de ataque, es un daño aparte y no un ataque.
rule-CARD-12 = Metamorfosis: vendés cartas Permanentes al final de tu turno, cuando terminaste de comprar. También podés vender una carta que compraste en este turno.
rule-CARD-13 = Metamorfosis: descartás cartas Permanentes solo al final de tu turno, después de tu fase Comprar cartas de Poder, así que los cubos de Energía llegan tarde para las compras de este turno. También puede irse una carta que compraste en este turno.
rule-CARD-14 = Metamorfosis: recibís el costo completo indicado en la carta, aunque hayas pagado menos por ella.
rule-CARD-15 = Aún Más Grande: cuando perdés esta carta, perdés los 2 Puntos de Vida que te dio, pero nunca el último.
rule-CARD-16 = Devorador de Muertos: un Monstruo que sigue en juego gracias a «¡Tiene una Cría!» igual se quedó sin Puntos de Vida, así que ganás tus 3 Puntos de Victoria por él.
rule-CARD-17 = Tentáculos Parásitos: les comprás cartas Permanentes a otros Monstruos solo en la fase Comprar cartas de Poder de tu propio turno. Las fichas que tenga la carta vienen con ella, tantas como haya.
rule-CARD-18 = Caída desde las Alturas: si la comprás en la Bahía, ya estás en Tokyo. Ganás sus Puntos de Victoria, pero te quedás en la Bahía y no ocupás la Ciudad.
rule-CARD-19 = Energía Solar: ya funciona al final del turno en que la comprás.
rule-CARD-20 = Las cartas que refuerzan tu ataque no hacen nada si no sacaste ningún símbolo de ataque: sin ataque no hay nada que reforzar.


## Glosario

section-glossary = Glosario
    .lead = Qué significan algunas palabras, acá y en las cartas.

rule-GLOS-1 = Daño es perder Puntos de Vida: 1 de daño es 1 Punto de Vida.
rule-GLOS-2 = Atacar: atacás cuando sacaste al menos un símbolo de ataque, y solo entonces.
rule-GLOS-3 = Abandonar Tokyo: dejársela al Monstruo que te atacó.
rule-GLOS-4 = Eliminado: sin ningún Punto de Vida.
rule-GLOS-5 = Tirada: todos los lanzamientos de un turno, hasta tres. Entre dos lanzamientos podés conservar dados, y también volver a tomar los que habías conservado antes.
rule-GLOS-6 = Lanzar: tirar dados en tu turno. Antes de cada lanzamiento podés conservar dados del anterior o volver a tomar los que habías conservado.
rule-GLOS-7 = Abandonar Tokyo: irse de Tokyo después de perder Puntos de Vida por los símbolos de ataque de otro Monstruo.
rule-GLOS-8 = Atacar: hacer que otros Monstruos pierdan Puntos de Vida con tus símbolos de ataque.
rule-GLOS-9 = Atacar: hacer que otro Monstruo pierda uno o más Puntos de Vida con tus símbolos de ataque mientras resolvés tus dados. Una carta que le cuesta Puntos de Vida a alguien no es un ataque.
rule-GLOS-10 = Turno: el turno de un Monstruo. Termina cuando los dados pasan al siguiente.


## En qué difieren las ediciones
# El mensaje es el tema; los atributos dicen cómo es en cada edición.

difference-1 = Las fases de un turno
    .first = Cuatro: tirar, resolver, comprar, terminar.
    .second = Cinco: tirar, resolver, entrar en Tokyo, comprar, terminar.
    .dark = Cinco: tirar, resolver, entrar en Tokyo, comprar, terminar.
difference-2 = Empate por el primer turno
    .first = Solo los Monstruos empatados vuelven a lanzar.
    .second = Solo los Monstruos empatados vuelven a lanzar.
    .dark = Solo los Monstruos empatados vuelven a lanzar.
difference-3 = El orden de tus dados
    .first = Lo elegís vos. Los símbolos de ataque pueden llevarte a Tokyo antes de que cuenten los de Curación.
    .second = Lo elegís vos. Hay que resolver todos los dados.
    .dark = Lo elegís vos. Hay que resolver todos los dados, y una loseta que ganás funciona para los que falten.
difference-4 = Tokyo vacía y ningún símbolo de ataque
    .first = Tokyo sigue vacía.
    .second = Estás obligado a entrar en la Ciudad.
    .dark = Estás obligado a entrar en la Ciudad.
difference-5 = Tokyo vacía y símbolos de ataque
    .first = Tu ataque ocupa la Ciudad de inmediato y no hiere a nadie.
    .second = Tus símbolos de ataque no hieren a nadie. Entrás en la Ciudad en la fase Entrar en Tokyo.
    .dark = Tus símbolos de ataque no hieren a nadie. Entrás en la Ciudad en la fase Entrar en Tokyo.
difference-6 = El primer turno de la partida
    .first = Entrás en Tokyo solo si sacaste un símbolo de ataque.
    .second = Entrás siempre en Tokyo.
    .dark = Entrás siempre en Tokyo.
difference-7 = Ocupar el lugar de un Monstruo que abandona Tokyo
    .first = De inmediato, mientras resolvés tus dados.
    .second = En tu fase Entrar en Tokyo.
    .dark = En tu fase Entrar en Tokyo.
difference-8 = Ocupar el lugar de un Monstruo que eliminaste con símbolos de ataque
    .first = De inmediato, mientras resolvés tus dados.
    .second = En tu fase Entrar en Tokyo.
    .dark = En tu fase Entrar en Tokyo.
difference-9 = Tokyo queda vacía por una carta
    .first = Sigue vacía hasta que alguien saque un símbolo de ataque.
    .second = Sigue vacía hasta la fase Entrar en Tokyo del próximo Monstruo, que está obligado a entrar.
    .dark = Sigue vacía hasta la fase Entrar en Tokyo del próximo Monstruo, que está obligado a entrar.
difference-10 = Símbolos de Curación en el turno en que entrás
    .first = Depende de tu orden: los de Curación curan si van antes que los de Atacar con los que ocupás Tokyo; si van después, no.
    .second = Curan: todavía estás afuera cuando los resolvés.
    .dark = Curan: todavía estás afuera cuando los resolvés.
difference-11 = Cuándo podés abandonar Tokyo
    .first = Cuando te atacan en Tokyo y te hieren.
    .second = Cuando los símbolos de ataque de otro Monstruo te costaron Puntos de Vida en Tokyo.
    .dark = Cuando los símbolos de ataque de otro Monstruo te costaron Puntos de Vida en Tokyo.
difference-12 = Un ataque que no hiere a nadie porque se evitó por completo
    .first = No podés abandonar Tokyo por él, pero el atacante ocupa un lugar libre en Tokyo.
    .second = No perdiste Puntos de Vida, así que no podés abandonar Tokyo.
    .dark = No perdiste Puntos de Vida, así que no podés abandonar Tokyo.
difference-13 = Una carta te deja abandonar Tokyo sin heridas
    .first = El atacante ocupa tu lugar de inmediato.
    .second = El atacante ocupa tu lugar en la fase Entrar en Tokyo.
    .dark = El atacante ocupa tu lugar en la fase Entrar en Tokyo.
difference-14 = La Bahía de Tokyo con cinco o seis Monstruos
    .first = Se usa, salvo que la mesa la deje de lado.
    .second = Se usa siempre.
    .dark = Se usa siempre.
difference-15 = Entrar en una Bahía libre
    .first = Solo atacando, con al menos un símbolo de ataque.
    .second = Estás obligado, en tu fase Entrar en Tokyo, sin importar lo que hayas sacado.
    .dark = Estás obligado, en tu fase Entrar en Tokyo, sin importar lo que hayas sacado.
difference-16 = El Monstruo de la Bahía cuando quedan solo cuatro
    .first = Sale de Tokyo en todos los casos.
    .second = Se mueve a la Ciudad si está vacía; si no, sale de Tokyo.
    .dark = Se mueve a la Ciudad si está vacía; si no, sale de Tokyo.
difference-17 = Un ataque elimina al Monstruo de la Ciudad, deja cuatro en juego y el de la Bahía sobrevive
    .first = El Monstruo de la Bahía sale de Tokyo y el atacante ocupa la Ciudad.
    .second = El Monstruo de la Bahía se mueve a la Ciudad. El atacante entra solo si aquel abandona Tokyo.
    .dark = El Monstruo de la Bahía se mueve a la Ciudad. El atacante entra solo si aquel abandona Tokyo.
difference-18 = Veinte Puntos de Victoria
    .first = Terminan la partida en el momento.
    .second = Se comprueban al final de cada turno.
    .dark = Se comprueban al final de cada turno.
difference-19 = Queda un solo Monstruo
    .first = La partida termina en el momento.
    .second = La partida termina en el momento.
    .dark = La partida termina en el momento.
difference-20 = Qué pierde un Monstruo eliminado
    .first = Sus cartas Permanentes y sus cubos de Energía.
    .second = Sus cartas Permanentes y sus cubos de Energía.
    .dark = Sus cartas Permanentes, sus losetas de Maldad y sus cubos de Energía.
difference-21 = Maldad
    .first = No hay.
    .second = No hay.
    .dark = Los tríos de 1 y de 2 te hacen subir por un medidor; en 3, 6 y 10 podés tomar una loseta.
difference-22 = Dados extra
    .first = Por cartas.
    .second = Por cartas.
    .dark = Por cartas o losetas de Maldad.
difference-23 = Los colores de los dados
    .first = Seis negros, dos verdes.
    .second = Seis negros, dos verdes.
    .dark = Seis grises, dos amarillos.
difference-24 = Fichas
    .first = 28, una de ellas para «Mimetismo».
    .second = 28, una de ellas para «Mimetismo».
    .dark = 27, ninguna para «Mimetismo».
difference-25 = Qué puede aumentar el máximo de 10 Puntos de Vida
    .first = Una carta que lo diga.
    .second = Una carta que lo diga.
    .dark = Una carta o una loseta que lo diga.
difference-26 = Curarse en Tokyo
    .first = Con cartas, no con dados.
    .second = Con cartas, no con dados.
    .dark = Con cartas y losetas, no con dados.
difference-27 = Comenzar un turno extra en Tokyo
    .first = 2 Puntos de Victoria, como en cualquier turno.
    .second = 2 Puntos de Victoria, como en cualquier turno.
    .dark = 2 Puntos de Victoria, como en cualquier turno.
difference-28 = Partida de dos
    .first = Tokyo da Puntos de Victoria como siempre, salvo que la mesa elija cubos de Energía.
    .second = Tokyo da Puntos de Victoria como siempre, salvo que la mesa elija cubos de Energía.
    .dark = Tokyo da 1 cubo de Energía por entrar y 1 por comenzar ahí un turno, en lugar de Puntos de Victoria, salvo que la mesa elija Puntos de Victoria.
difference-29 = Quitarse fichas de Veneno y de Rayo Encogedor
    .first = Con símbolos de Curación, solo fuera de Tokyo.
    .second = Con símbolos de Curación, solo fuera de Tokyo.
    .dark = Con símbolos de Curación, solo fuera de Tokyo.
difference-30 = Fichas de Veneno y de Rayo Encogedor cuando ya no está lo que las dio
    .first = Siguen aunque la carta ya no esté.
    .second = Siguen aunque la carta ya no esté.
    .dark = Siguen aunque la carta o la loseta ya no esté.
difference-31 = Copiar una carta
    .first = La carta «Mimetismo», con una ficha. Moverla cuesta 1 cubo de Energía al comenzar tu turno.
    .second = La carta «Mimetismo», con una ficha. Moverla cuesta 1 cubo de Energía al comenzar tu turno.
    .dark = La loseta «Cambiaformas», sin ficha. Elegir otra carta al comenzar tu turno no cuesta nada.
difference-32 = Aliento de Fuego
    .first = Cuando atacás, tus dos vecinos reciben 1 de daño más. Es parte del ataque solo para aquellos a los que atacás.
    .second = Con un símbolo de ataque, tus dos vecinos pierden 1 Punto de Vida más, estén donde estén. Nadie puede abandonar Tokyo solo por esto.
    .dark = Con un símbolo de ataque, tus dos vecinos pierden 1 Punto de Vida más, estén donde estén. Nadie puede abandonar Tokyo solo por esto.
difference-33 = Metamorfosis
    .first = Vendés después de comprar, por el costo completo indicado en la carta, incluso lo que acabás de comprar.
    .second = Vendés al final de tu turno, por el costo completo indicado en la carta, incluso lo que acabás de comprar.
    .dark = Vendés al final de tu turno, por el costo completo indicado en la carta, incluso lo que acabás de comprar.
difference-34 = Perder «Aún Más Grande»
    .first = Perdés 2 Puntos de Vida, pero nunca el último.
    .second = Vuelve tu máximo anterior, y solo perdés los Puntos de Vida que lo superan.
    .dark = Vuelve tu máximo anterior, y solo perdés los Puntos de Vida que lo superan.
difference-36 = Una carta de tipo Descartar
    .first = Hace efecto en el momento, antes de que se llene su lugar en el mercado.
    .second = Hace efecto en el momento, antes de que se llene su lugar en el mercado.
    .dark = Hace efecto en el momento, antes de que se llene su lugar en el mercado.


## Ejemplos
# Cada uno se puede abrir en una mesa y jugar. El texto dice lo que pasa.

example-EX-1D = Una tirada que vuelve malvado a Gigazaur
    .text = Gigazaur, fuera de Tokyo y con 2 Puntos de Maldad, conserva dos 3 después del primer lanzamiento. En el segundo saca tres 2, así que prefiere conservar estos, vuelve a lanzar los otros tres dados y termina con cuatro 2, un símbolo de Energía y uno de Atacar. Los 2 dan 3 Puntos de Victoria y 1 Punto de Maldad, que alcanza para una loseta de nivel 3; el de Energía da 1 cubo de Energía, y el de Atacar le quita un Punto de Vida a Cyber Bunny, que está en Tokyo. Si Cyber Bunny abandona Tokyo, Gigazaur está obligado a entrar en la Ciudad y gana un cuarto Punto de Victoria; si lo hubiera sacado en Tokyo, el mismo símbolo de ataque heriría a todos los que están afuera.
example-EX-1S = Cambiar de idea con los dados
    .text = Gigazaur, fuera de Tokyo, conserva dos 3 después del primer lanzamiento. En el segundo saca tres 2, así que prefiere conservar estos, vuelve a lanzar los otros tres dados y termina con cuatro 2, un símbolo de Energía y uno de Atacar. Son 3 Puntos de Victoria, 1 cubo de Energía y un Punto de Vida menos para CyberKitty, que está en Tokyo. Si lo hubiera sacado en Tokyo, el mismo símbolo de ataque heriría a todos los que están afuera.
example-EX-1F = Una tirada y un golpe al Monstruo de Tokyo
    .text = Gigazaur, fuera de Tokyo, conserva dos 3 después del primer lanzamiento, pero los deja ir cuando en el segundo saca tres 2. Termina con cuatro 2, un símbolo de Energía y uno de Atacar: 3 Puntos de Victoria, 1 cubo de Energía y un Punto de Vida menos para CyberKitty, que está en Tokyo. Si CyberKitty se queda, Gigazaur sigue afuera; si abandona Tokyo, Gigazaur ocupa la Ciudad de inmediato y gana un cuarto Punto de Victoria. Si lo hubiera sacado en Tokyo, el mismo símbolo de ataque heriría a todos los que están afuera.
example-EX-2 = Cuatro 1
    .text = Gigazaur termina su tirada con cuatro 1. Tres de ellos son un trío y dan 1 Punto de Victoria, y el cuarto da 1 más, así que Gigazaur gana 2 Puntos de Victoria. Si se juega con Maldad, el trío da además 2 Puntos de Maldad, pero el cuarto dado no agrega ninguno.
example-EX-3 = Tres 3, cuatro 3
    .text = Tres 3 le dan 3 Puntos de Victoria a Gigazaur: el trío cuenta una sola vez, no una vez por dado, así que no son 9. Con un cuarto 3 hay 1 Punto de Victoria más, 4 en total.
example-EX-4 = Descartar las tres cartas y comprar
    .text = Un Monstruo tiene 10 cubos de Energía y no le gusta ninguna carta del mercado. Gasta 2 para descartar las tres y encuentra entre las nuevas una que cuesta 3. La compra, su lugar se llena de inmediato, y guarda para más adelante los 5 cubos de Energía que le quedan.
example-EX-5D = Cinco Monstruos, una sola Tokyo
    .text = MecaDragon saca cuatro símbolos de ataque contra Gigazaur, que está en la Ciudad, y Kraken, que está en la Bahía; los dos abandonan Tokyo, y MecaDragon entra en la Ciudad. Gigazaur vuelve y entra en la Bahía libre, hasta que un símbolo de ataque de Kraken lo hace huir y Kraken ocupa su lugar; The King y Cyber Bunny encuentran los dos lugares ocupados. Cuando comienza su próximo turno, MecaDragon gana 2 Puntos de Victoria, y sus tres símbolos de ataque eliminan a Gigazaur y hieren a todos los que están afuera, pero no a Kraken, que está en la Bahía. Ahora quedan solo cuatro, así que Kraken debe salir de la Bahía de inmediato.
example-EX-5S = Cinco Monstruos, dos lugares
    .text = MecaDragon saca cuatro símbolos de ataque contra Gigazaur, que está en la Ciudad, y Space Penguin, que está en la Bahía; los dos abandonan Tokyo, y MecaDragon entra en la Ciudad. Gigazaur vuelve y entra en la Bahía libre, hasta que un símbolo de ataque de Space Penguin lo hace huir y Space Penguin ocupa su lugar; The King y CyberKitty encuentran los dos lugares ocupados. Cuando comienza su próximo turno, MecaDragon gana 2 Puntos de Victoria, y sus tres símbolos de ataque eliminan a Gigazaur y hieren a todos los que están afuera, pero no a Space Penguin, que está en la Bahía. Ahora quedan solo cuatro, así que Space Penguin debe salir de la Bahía de inmediato.
example-EX-5F-ZH = Cinco Monstruos atacan por turnos
    .text = Gigazaur saca cuatro símbolos de ataque contra The King, que está en la Ciudad, y Kraken, que está en la Bahía; los dos abandonan Tokyo, y Gigazaur ocupa la Ciudad. The King ataca, Gigazaur se queda, y The King está obligado a ocupar la Bahía libre; si Gigazaur hubiera abandonado Tokyo, The King habría ocupado la Ciudad y la Bahía habría quedado vacía. Después, un símbolo de ataque de CyberKitty hace huir a The King de la Bahía, y CyberKitty la ocupa. Por último, Gigazaur gana 2 Puntos de Victoria por comenzar su turno en Tokyo y elimina a The King con tres símbolos de ataque: quedan solo cuatro, la Bahía se cierra y CyberKitty tiene que irse.
example-EX-5F-FA = La Bahía se abre y se cierra
    .text = Con cuatro símbolos de ataque, Gigazaur hace huir a Alienoid de la Ciudad y a Kraken de la Bahía, y ocupa la Ciudad. The King, con solo 4 Puntos de Vida, ataca y ocupa la Bahía, porque Gigazaur se queda; si Gigazaur se hubiera ido, habría sido la Ciudad. El símbolo de ataque de CyberKitty hace que The King abandone la Bahía, y CyberKitty la ocupa. Cuando los tres símbolos de ataque de Gigazaur eliminan a The King, quedan solo cuatro: la Bahía se cierra y CyberKitty debe salir de Tokyo.
example-EX-6 = Comprar «Rascacielos»
    .text = Gigazaur tiene 8 cubos de Energía y compra «Rascacielos» por 6. Gana 4 Puntos de Victoria en el momento, la carta va a la pila de descarte y una nueva ocupa su lugar en el mercado.
example-EX-7 = A Tokyo sin ningún símbolo de ataque
    .text = Empieza la partida, y los dados de Gigazaur no muestran ningún símbolo de ataque. Tokyo está vacía, así que Gigazaur está obligado a entrar en la Ciudad de todos modos, y gana 1 Punto de Victoria por eso.
example-EX-8 = Atacar una Tokyo vacía
    .text = Empieza la partida, y los dados de Gigazaur muestran dos símbolos de ataque. No hay nadie en Tokyo, así que nadie pierde Puntos de Vida. Después, Gigazaur entra en la Ciudad y gana 1 Punto de Victoria.
example-EX-9 = El primero que ataca ocupa Tokyo
    .text = Empieza la partida, y los dados de Gigazaur no muestran ningún símbolo de ataque, así que Tokyo sigue vacía. Le toca a The King, que saca dos. No hieren a nadie, pero lo llevan a la Ciudad, por 1 Punto de Victoria.
example-EX-10 = A la Bahía sin ningún símbolo de ataque
    .text = Juegan cinco Monstruos, Kraken ocupa la Ciudad y la Bahía está libre. Los dados de Gigazaur no muestran ningún símbolo de ataque, pero igual está obligado a entrar en la Bahía en su fase Entrar en Tokyo. Gana 1 Punto de Victoria, y nadie resulta herido.
example-EX-11 = Sin atacar no hay Bahía
    .text = Juegan cinco Monstruos, Kraken ocupa la Ciudad y la Bahía está libre. Los dados de Gigazaur no muestran ningún símbolo de ataque, así que se queda afuera y la Bahía sigue libre.
example-EX-12 = De la Bahía a la Ciudad
    .text = Juegan cinco Monstruos; The King ocupa la Ciudad con 2 Puntos de Vida, y Kraken, la Bahía. Los tres símbolos de ataque de Gigazaur eliminan a The King y, como quedan solo cuatro Monstruos, Kraken se mueve a la Ciudad, con 7 Puntos de Vida y sin ganar Puntos de Victoria. Si Kraken se queda, Gigazaur sigue afuera; si Kraken abandona Tokyo, Gigazaur entra en la Ciudad y gana 1 Punto de Victoria.
example-EX-13 = La Bahía se cierra
    .text = Juegan cinco Monstruos; The King ocupa la Ciudad con 2 Puntos de Vida, y Kraken, la Bahía. Los tres símbolos de ataque de Gigazaur eliminan a The King y le quitan 3 Puntos de Vida a Kraken. Quedan solo cuatro Monstruos, así que Kraken debe salir de Tokyo, y Gigazaur ocupa la Ciudad por 1 Punto de Victoria.
example-EX-14 = Veinte Puntos de Victoria demasiado tarde
    .text = Gigazaur tiene 18 Puntos de Victoria y 3 Puntos de Vida. Compra una carta que da 4 Puntos de Victoria y le cuesta 3 Puntos de Vida a quien la compra. Sin Puntos de Vida, Gigazaur queda eliminado, con veinte Puntos de Victoria o sin ellos, y los demás siguen jugando.
