# Cartas y losetas: el título y lo que hace cada una, con nuestras palabras.
# `.first`, `.dark`: el título en esa edición, si es otro.
# `.effect`: lo que hace en todas las ediciones que la tienen; `.effect-first`, `.effect-second`, `.effect-dark`: en esa
# edición, si es distinto. Títulos impresos, salvo `# ours`: título traducido por nosotros.
#
# Lo mismo se llama siempre igual:
# - «sacar un símbolo de ataque»: lo muestra un dado. «tener un símbolo de ataque»: lo muestra un dado o lo agrega una carta.
# - «atacar»: lo que hacen esos símbolos a los Monstruos del otro lugar. En la primera edición hay que sacar al menos uno.
# - «abandonar Tokyo»: irse después de perder Puntos de Vida por símbolos de ataque.
# - «antes de resolver tus dados»: después del último lanzamiento, antes de que los dados den o quiten algo.
# - «tres 1 o más»: entre los dados tal como quedan al final.

# ours
card-acid_attack = Ataque Ácido
    .effect = En cada uno de tus turnos tenés 1 símbolo de ataque más que los que muestran tus dados, aunque no muestren ninguno.
    .effect-first = En cada uno de tus turnos, todos los Monstruos que tus símbolos de ataque pueden alcanzar pierden 1 Punto de Vida más, aunque no saques ninguno. Si no sacaste ningún símbolo de ataque, esto no es un ataque: nadie puede abandonar Tokyo y vos no entrás.

# ours
card-alien_origin = Origen Alienígena
    .first = Metabolismo Alienígena
    .effect = Cada carta que comprás te cuesta 1 cubo de Energía menos.

# ours
card-alpha_monster = Monstruo Alfa
    .effect = En cada uno de tus turnos en que tengas al menos un símbolo de ataque, ganás 1 Punto de Victoria.
    .effect-first = En cada uno de tus turnos en que saques al menos un símbolo de ataque, ganás 1 Punto de Victoria.

# ours
card-apartment_building = Edificio de Departamentos
    .effect = Ganás 3 Puntos de Victoria.

# ours
card-armor_plating = Blindaje
    .effect = Cada vez que fueras a perder exactamente 1 Punto de Vida, no perdés ninguno.

# ours
card-background_dweller = Acechador Urbano
    .effect = Podés volver a lanzar cualquiera de tus dados que muestre un 3, de a un dado por vez y tantas veces como quieras. Esto no te gasta ningún lanzamiento.

# ours
card-battery_monster = Monstruo a Pilas
    .first = Pilas de Monstruo
    .effect = Cuando comprás esta carta, ponele encima 6 cubos de Energía de la banca. Al comenzar cada uno de tus turnos, tomás 2 de esos cubos. Cuando no quede ninguno, descartala.
    .effect-first = Cuando comprás esta carta, ponele encima tantos de tus cubos de Energía como quieras; la banca agrega la misma cantidad. Al comenzar cada uno de tus turnos, tomás 2 de esos cubos. Cuando no quede ninguno, descartala.

# ours
card-burrowing = Excavador
    .effect = Mientras estés en Tokyo tenés 1 símbolo de ataque más, aunque tus dados no muestren ninguno. Cuando abandonás Tokyo, el Monstruo que te atacó pierde 1 Punto de Vida.
    .effect-first = Si estás en Tokyo y sacás al menos un símbolo de ataque, cada Monstruo al que ataques pierde 1 Punto de Vida más. Cuando abandonás Tokyo, el Monstruo que te atacó pierde 1 Punto de Vida.

# ours
card-camouflage = Camuflaje
    .effect = Cada vez que estés por perder Puntos de Vida, podés lanzar un dado por cada uno. Cada símbolo de Curación que saques te salva 1 Punto de Vida.

# ours
card-commuter_train = Tren Suburbano
    .effect = Ganás 2 Puntos de Victoria.

# ours
card-complete_destruction = Destrucción Total
    .effect = Si tus dados muestran 1, 2, 3, Energía y Curación, y tenés al menos un símbolo de ataque, ganás 9 Puntos de Victoria. Además, los dados se resuelven como siempre.
    .effect-first = Si tus dados muestran los seis símbolos (1, 2, 3, Energía, Curación y Atacar), ganás 9 Puntos de Victoria. Además, los dados se resuelven como siempre.

# ours
card-corner_store = Almacén de la Esquina
    .effect = Ganás 1 Punto de Victoria.

# ours
card-death_from_above = La Muerte Viene del Cielo
    .first = Caída desde las Alturas
    .effect = Ganás 2 Puntos de Victoria. Si estás fuera de Tokyo, todos los Monstruos que estén en Tokyo tienen que salir y vos entrás en la Ciudad de Tokyo, con la recompensa habitual por entrar.

# ours
card-detritivore = Detritívoro
    .first = Omnívoro
    .effect = Si tus dados muestran al menos un 1, un 2 y un 3, ganás 2 Puntos de Victoria, una vez por turno. Además, los dados se resuelven como siempre.

# ours
card-eater_of_the_dead = Devorador de Muertos
    .effect = Cada vez que otro Monstruo se quede con 0 Puntos de Vida, ganás 3 Puntos de Victoria.

# ours
card-energize = Recarga
    .effect = Ganás 9 cubos de Energía.

# ours
card-energy_drink = Bebida Energizante
    .first = Telépata
    .effect = Durante tu tirada podés gastar 1 cubo de Energía para hacer un lanzamiento más, tantas veces como quieras.

# ours
card-energy_hoarder = Acaparador de Energía
    .effect = Al final de tu turno ganás 1 Punto de Victoria por cada 6 cubos de Energía que tengas. No los gastás.

# ours
card-evacuation_orders = Orden de Evacuación
    .effect = Todos los demás Monstruos pierden 5 Puntos de Victoria.

# ours
card-even_bigger = Aún Más Grande
    .effect = Cuando comprás esta carta, ganás 2 Puntos de Vida. Mientras la tengas, podés llegar a 12 Puntos de Vida. Cuando la perdés, los Puntos de Vida que superen tu máximo anterior se pierden.
    .effect-first = Cuando comprás esta carta, ganás 2 Puntos de Vida. Mientras la tengas, podés llegar a 12 Puntos de Vida. Cuando la perdés, volvés a tu máximo anterior y perdés 2 Puntos de Vida, aunque nunca el último.

# ours
card-extra_head = Cabeza Extra
    .effect = En cada uno de tus turnos lanzás un dado más.

card-fire_breathing = Aliento de Fuego
    .effect = Si tenés al menos un símbolo de ataque, los Monstruos a tu izquierda y a tu derecha pierden 1 Punto de Vida más cada uno, estén donde estén. Si son el mismo Monstruo, pierde solo 1 más.
    .effect-first = Si sacás al menos un símbolo de ataque, los Monstruos a tu izquierda y a tu derecha pierden 1 Punto de Vida más cada uno, estén donde estén. Si son el mismo Monstruo, pierde solo 1 más.

# ours
card-flame_thrower = Lanzallamas
    .first = Llamarada
    .effect = Todos los demás Monstruos pierden 2 Puntos de Vida.

# ours
card-freeze_time = Congelar el Tiempo
    .effect = Si tus dados muestran tres 1 o más, podés jugar otro turno después de este. En ese turno lanzás un dado menos que en este.

# ours
card-frenzy = Frenesí
    .effect = Cuando termina este turno, jugás un turno extra completo.

# ours
card-friend_of_children = Amigo de los Chicos
    .effect = Cada vez que ganás cubos de Energía, ganás 1 más.

# ours
card-gas_refinery = Refinería de Gas
    .effect = Ganás 2 Puntos de Victoria. Todos los demás Monstruos pierden 3 Puntos de Vida.

# ours
card-giant_brain = Cerebro Gigante
    .effect = En cada uno de tus turnos tenés un lanzamiento más.

# ours
card-gourmet = Paladar Fino
    .effect = Cuando ganás Puntos de Victoria por tres 1 o más, ganás 2 Puntos de Victoria más.

# ours
card-heal = Sanación
    .effect = Ganás 2 Puntos de Vida.

# ours
card-healing_ray = Rayo Sanador
    .effect = Podés usar los símbolos de Curación de tus dados para curar a otros Monstruos, incluso desde Tokyo. Por cada dado que uses así, el Monstruo curado tiene que pagarte 2 cubos de Energía, o todos los que tenga si no le alcanzan.

# ours
card-herbivore = Herbívoro
    .effect = Al final de tu turno ganás 1 Punto de Victoria si en este turno ningún Monstruo, ni siquiera el tuyo, perdió Puntos de Vida por tu culpa.

# ours
card-herd_culler = Depredador Selectivo
    .effect = Una vez en cada uno de tus turnos, antes de resolver tus dados, podés cambiar uno de ellos a 1.

# ours
card-hibernation = Hibernación
    .effect = No podés comprar esta carta en Tokyo. Mientras la tengas, dormís: no perdés Puntos de Vida, no podés moverte ni comprar cartas, y de tus dados solo cuentan los símbolos de Curación y de Energía. En cualquier momento de tu propio turno podés descartarla y despertarte.

# ours
card-high_altitude_bombing = Bombardeo Aéreo
    .effect = Todos los Monstruos, también el tuyo, pierden 3 Puntos de Vida.

# ours
card-it_has_a_child = ¡Tiene una Cría!
    .effect = Cuando te quedás con 0 Puntos de Vida, descartás todas tus cartas, perdés todos tus Puntos de Victoria y salís de Tokyo; después seguís jugando con 10 Puntos de Vida. Conservás tus cubos de Energía.
    .effect-dark = Cuando te quedás con 0 Puntos de Vida, descartás todas tus cartas y losetas, perdés todos tus Puntos de Victoria, volvés a 0 Puntos de Maldad y salís de Tokyo; después seguís jugando con 10 Puntos de Vida. Conservás tus cubos de Energía.

# ours
card-jet_fighters = Aviones de Combate
    .effect = Ganás 5 Puntos de Victoria y después perdés 4 Puntos de Vida.

# ours
card-jets = Propulsores
    .effect = Cuando te atacan en Tokyo, decidís si la abandonás antes de perder Puntos de Vida. Si te vas, no perdés ninguno por este ataque.

# ours
card-lunar_powered = Energía Lunar
    .effect = Al final de tu turno, si no tenés cubos de Energía, ganás 1.

# ours
card-made_in_a_lab = Hecho en Laboratorio
    .effect = Cuando comprás cartas, podés mirar la primera carta del mazo y comprarla o dejarla ahí. Cuando otra carta pase a ser la primera, podés volver a mirar.

# ours
card-media_friendly = Mediático
    .first = Equipo de Prensa Propio
    .effect = Cada vez que comprás una carta, ganás 1 Punto de Victoria. Comprar esta no cuenta.

card-metamorph = Metamorfosis
    .effect = Al final de tu turno podés descartar cualquier cantidad de tus cartas Permanentes. Por cada una recibís, en cubos de Energía, el costo indicado en la carta.

card-mimic = Mimetismo
    .effect = Cuando comprás esta carta, elegí una carta Permanente de cualquier Monstruo, también una tuya. «Mimetismo» funciona como una segunda copia recién comprada de esa carta mientras siga en juego. Al comenzar cada uno de tus turnos podés gastar 1 cubo de Energía para elegir otra carta Permanente.

# ours
card-monster_pets = Mascotas Monstruosas
    .effect = Todos los Monstruos, también el tuyo, pierden 3 Puntos de Victoria.

# ours
card-nanobots = Nanorrobots
    .effect = Al comenzar tu turno, si tenés menos de 3 Puntos de Vida, ganás 2.

# ours
card-national_guard = Guardia Nacional
    .effect = Ganás 2 Puntos de Victoria y después perdés 2 Puntos de Vida.

# ours
card-natural_selection = Selección Natural
    .effect = Cuando comprás esta carta, ganás 4 cubos de Energía y 4 Puntos de Vida. En cada uno de tus turnos lanzás un dado más. Si al final de tu turno alguno de tus dados muestra un 3, perdés todos tus Puntos de Vida, y nada puede evitarlo.

# ours
card-nova_breath = Aliento Nova
    .effect = Tus símbolos de ataque alcanzan a todos los demás Monstruos, estén donde estén.

# ours
card-nuclear_power_plant = Central Nuclear
    .effect = Ganás 2 Puntos de Victoria y 3 Puntos de Vida.

card-opportunist = Oportunista
    .effect = Cada vez que se revelen cartas en el mercado durante el turno de otro Monstruo, podés comprar cualquiera de ellas en ese momento, antes que nadie.

# ours
card-parasitic_tentacles = Tentáculos Parásitos
    .effect = Cuando comprás cartas, también podés comprar cartas Permanentes de otros Monstruos. Le pagás el costo a su dueño, que no puede negarse.

# ours
card-plot_twist = Giro Inesperado
    .effect = Antes de resolver tus dados podés descartar esta carta para cambiar uno de ellos al símbolo que quieras.

# ours
card-poison_quills = Púas Venenosas
    .effect = Si tus dados muestran tres 2 o más, tenés 2 símbolos de ataque más, aunque tus dados no muestren ninguno.
    .effect-first = Si tus dados muestran tres 2 o más, todos los Monstruos que tus símbolos de ataque pueden alcanzar pierden 2 Puntos de Vida más, aunque no saques ninguno. Si no sacaste ningún símbolo de ataque, esto no es un ataque: nadie puede abandonar Tokyo y vos no entrás.

card-poison_spit = Saliva Venenosa
    .effect = Cada Monstruo que pierde Puntos de Vida por tus símbolos de ataque recibe 1 ficha de Veneno. Al final de su propio turno, un Monstruo pierde 1 Punto de Vida por cada una de sus fichas de Veneno. Fuera de Tokyo puede usar un símbolo de Curación de sus dados para quitarse una ficha en lugar de curarse.

# ours
card-psychic_probe = Sonda Psíquica
    .effect = Una vez en el turno de cada uno de los demás Monstruos, después de su último lanzamiento, podés volver a lanzar uno de sus dados. Vale el nuevo resultado. Si es un símbolo de Curación, descartás esta carta.

# ours
card-rapid_healing = Curación Rápida
    .effect = En cualquier momento de tu propio turno, y en el turno de cualquiera cuando estés por perder tu último Punto de Vida, podés gastar 2 cubos de Energía para ganar 1 Punto de Vida, tantas veces como quieras.

# ours
card-reflective_hide = Piel Reflectante
    .effect = Cada vez que otro Monstruo te hace perder Puntos de Vida y te queda alguno, ese Monstruo pierde 1 Punto de Vida.

# ours
card-regeneration = Regeneración
    .effect = Cada vez que ganás Puntos de Vida, ganás 1 más.

# ours
card-rooting_for_the_underdog = Hinchando por el Más Débil
    .effect = Al final de tu turno ganás 1 Punto de Victoria si tenés menos Puntos de Victoria que cada uno de los demás Monstruos.

card-shrink_ray = Rayo Encogedor
    .effect = Cada Monstruo que pierde Puntos de Vida por tus símbolos de ataque recibe 1 ficha de Rayo Encogedor. Un Monstruo lanza un dado menos por cada una de sus fichas de Rayo Encogedor. Fuera de Tokyo puede usar un símbolo de Curación de sus dados para quitarse una ficha en lugar de curarse.

# ours
card-skyscraper = Rascacielos
    .effect = Ganás 4 Puntos de Victoria.

# ours
card-smoke_cloud = Nube de Humo
    .effect = Esta carta viene con 3 fichas de Humo. Durante tu tirada podés quitarle una ficha para hacer un lanzamiento más, tantas veces como quieras. Cuando se vaya la última, descartá esta carta.

# ours
card-solar_powered = Energía Solar
    .effect = Al final de tu turno, si no tenés cubos de Energía, ganás 1.

# ours
card-spiked_tail = Cola con Púas
    .effect = Si tenés al menos un símbolo de ataque, tenés 1 más.
    .effect-first = Si sacás al menos un símbolo de ataque, cada Monstruo al que ataques pierde 1 Punto de Vida más.

# ours
card-stretchy = Elástico
    .effect = Antes de resolver tus dados podés gastar 2 cubos de Energía para cambiar uno de ellos al símbolo que quieras, tantas veces como quieras.

# ours
card-super_jump = Supersalto
    .effect = Una vez por turno, sea tuyo o de otro, cuando estés por perder Puntos de Vida podés gastar 1 cubo de Energía para perder 1 Punto de Vida menos.

# ours
card-tank = Tanque
    .first = Tanques
    .effect = Ganás 4 Puntos de Victoria y después perdés 3 Puntos de Vida.

# ours
card-unstable_dna = ADN Inestable
    .effect = Cuando abandonás Tokyo, podés intercambiar esta carta por una carta Permanente del Monstruo que te atacó.

# ours
card-urbavore = Urbívoro
    .effect = Cuando comenzás tu turno en Tokyo, ganás 1 Punto de Victoria más. Mientras estés en Tokyo y tengas al menos un símbolo de ataque, tenés 1 más.
    .effect-first = Cuando comenzás tu turno en Tokyo, ganás 1 Punto de Victoria más. Mientras estés en Tokyo, cada Monstruo que pierda Puntos de Vida por tus símbolos de ataque, o por una carta que se les sume, pierde 1 más.

# ours
card-vast_storm = Tormenta Colosal
    .effect = Ganás 2 Puntos de Victoria. Todos los demás Monstruos pierden la mitad de sus cubos de Energía, redondeando hacia abajo.

# ours
card-were_only_making_it_stronger = ¡Solo lo Hacemos Más Fuerte!
    .effect = Cada vez que perdés 2 o más Puntos de Vida de una vez, ganás 1 cubo de Energía.

# ours
card-wings = Alas
    .effect = Cada vez que estés por perder Puntos de Vida, podés gastar 2 cubos de Energía: no perdés esos ni ningún otro hasta el final de este turno.

# ours
card-zombify = Zombificación
    .effect = Una vez por partida, cuando te quedás con 0 Puntos de Vida, descartás todas tus cartas y losetas, perdés todos tus Puntos de Victoria, volvés a 0 Puntos de Maldad y salís de Tokyo; después seguís jugando con 12 Puntos de Vida. Conservás tus cubos de Energía. Desde entonces podés tener hasta 12 Puntos de Vida, pero los símbolos de Curación de tus dados no hacen nada.


## Losetas de Maldad de nivel 3 (Dark Edition)

# ours
card-barbs = Espinas
    .effect = Si tenés al menos dos símbolos de ataque, tenés 1 más.

# ours
card-devious = Retorcido
    .effect = En cada uno de tus turnos tenés un lanzamiento más.

# ours
card-eternal = Eterno
    .effect = Al comenzar tu turno ganás 1 Punto de Vida.

# ours
card-final_roar = Rugido Final
    .effect = Si te quedás con 0 Puntos de Vida mientras tenés 16 o más Puntos de Victoria, ganás la partida en ese mismo momento.

# ours
card-poison_spit_tile = Saliva Venenosa
    .effect = Cada Monstruo que pierde Puntos de Vida por tus símbolos de ataque recibe 1 ficha de Veneno. Al final de su propio turno, un Monstruo pierde 1 Punto de Vida por cada una de sus fichas de Veneno. Fuera de Tokyo puede usar un símbolo de Curación de sus dados para quitarse una ficha en lugar de curarse.

# ours
card-skulking = Merodeador
    .effect = Cuando ganás Puntos de Victoria por tres 1 o más, ganás 1 Punto de Victoria más.

# ours
card-tireless = Incansable
    .effect = Al comenzar tu turno ganás 1 cubo de Energía.

# ours
card-underdog = El Tapado
    .effect = Tomás 1 Punto de Victoria de cada Monstruo que pierda Puntos de Vida por tus símbolos de ataque y tenga más Puntos de Victoria que vos.


## Losetas de Maldad de nivel 6 (Dark Edition)

# ours
card-cyberbrain = Cibercerebro
    .effect = En cada uno de tus turnos lanzás un dado más.

# ours
card-defender_of_tokyo = Defensor de Tokyo
    .effect = Cada vez que entrás en Tokyo o comenzás ahí tu turno, todos los demás Monstruos pierden 1 Punto de Victoria.

# ours
card-evil_lair = Guarida del Mal
    .effect = Cada carta que comprás te cuesta 1 cubo de Energía menos.

# ours
card-fluxling = Cambiaformas
    .effect = Cuando tomás esta loseta, elegí una carta Permanente de cualquier Monstruo, también una tuya. «Cambiaformas» funciona como una segunda copia recién comprada de esa carta mientras siga en juego. Al comenzar cada uno de tus turnos podés elegir otra carta Permanente, sin gastar nada.

# ours
card-full_regeneration = Regeneración Total
    .effect = Cuando tomás esta loseta, subís a 12 Puntos de Vida. Desde entonces podés tener hasta 12 Puntos de Vida.

# ours
card-have_it_all = ¡Lo Quiero Todo!
    .effect = Cuando tomás esta loseta, ganás 1 Punto de Victoria por cada carta Permanente que tengas. Desde entonces ganás 1 Punto de Victoria cada vez que comprás una carta.

# ours
card-sonic_boomer = Estampido Sónico
    .effect = Al comenzar tu turno ganás 1 Punto de Victoria.

# ours
card-widespread_panic = Pánico Generalizado
    .effect = Todos los demás Monstruos pierden 4 Puntos de Victoria. Después, esta loseta sale del juego.


## Losetas de Maldad de nivel 10 (Dark Edition)

# ours
card-antimatter_beam = Rayo de Antimateria
    .effect = Todos tus símbolos de ataque valen doble.

# ours
card-final_push = Último Esfuerzo
    .effect = Ganás 2 Puntos de Vida y 2 cubos de Energía. Cuando termina este turno, jugás un turno extra completo; esta loseta sale del juego cuando comienza ese turno.

# ours
card-skybeam = Rayo Celestial
    .effect = Cada símbolo de Energía de tus dados te da 1 cubo de Energía más, y cada símbolo de Curación de tus dados con el que te curás te da 1 Punto de Vida más.

# ours
card-starburst = Estallido Estelar
    .effect = Ganás 12 cubos de Energía. Después, esta loseta sale del juego.
