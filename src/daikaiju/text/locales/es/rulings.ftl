# Cómo resolvemos las dudas sobre cartas y losetas, una aclaración por mensaje; los escenarios las citan por carta y número.
# `-dark-`: solo de la Dark Edition.
#
# «copia»: «Mimetismo» o «Cambiaformas» cuando funcionan como la carta. «símbolo de ataque sacado»: lo muestra un dado; «agregado»: lo suma una carta.

ruling-acid_attack-1 = En la segunda edición y en la Dark Edition, el símbolo de ataque agregado es como cualquiera de los que se sacan: aun solo, ataca, le permite abandonar Tokyo al Monstruo que está ahí y sirve para toda carta que pida un símbolo de ataque.
ruling-acid_attack-2 = En la segunda edición y en la Dark Edition, el símbolo de «Ataque Ácido» va antes que las cartas que suman uno a los que ya hay, así que alcanza para «Cola con Púas» y «Urbívoro».
ruling-acid_attack-3 = En la primera edición, el Punto de Vida adicional lo pierden exactamente los Monstruos a los que llegarían los símbolos de ataque del dueño desde donde está.
ruling-acid_attack-4 = En la primera edición, el Punto de Vida adicional se pierde cada vez que se resuelven los dados del propio dueño, desde su primer lanzamiento después de la compra. Por sí solo no le permite a nadie abandonar Tokyo ni hace entrar a nadie.
ruling-acid_attack-5 = Los símbolos de ataque sacados y el adicional de «Ataque Ácido» son una sola pérdida, así que «Blindaje» detiene el adicional únicamente cuando viene solo.
ruling-acid_attack-6 = Si se compra en la fase Comprar cartas de Poder, la carta llega tarde para los dados de este turno; cuenta desde el próximo turno de su dueño.

ruling-alien_origin-1 = El descuento vale para todas las cartas del mercado y para las que se les compran a otros Monstruos.
ruling-alien_origin-2 = El descuento vale también para la primera carta del mazo y para las cartas que se compran en el turno de otro Monstruo. Se suma al de las copias, pero ningún costo baja de 0. Descartar las tres cartas del mercado cuesta lo de siempre.
ruling-alien_origin-3 = Un Monstruo que le vende una carta al dueño recibe lo que este realmente paga.
ruling-alien_origin-4 = En la segunda edición y en la Dark Edition, «Metamorfosis» da el costo indicado en la carta, sin importar cuánto se pagó por ella.
ruling-alien_origin-dark-1 = «Origen Alienígena» y la loseta «Guarida del Mal» descuentan juntas 2 cubos de Energía, pero ningún costo baja de 0.

ruling-alpha_monster-1 = Cualquier cantidad de símbolos de ataque, también los agregados, da un Punto de Victoria por turno, aunque no alcancen a nadie; cada copia da su propio Punto de Victoria.
ruling-alpha_monster-2 = En la primera edición alcanza con un símbolo de ataque sacado, aunque no hiera a nadie; lo que agrega una carta no cuenta.

ruling-armor_plating-1 = Cada pérdida se mira por separado; todas las fichas de Veneno juntas son una sola pérdida.
ruling-armor_plating-2 = Lo que cuenta es la pérdida que queda después de «Camuflaje» y «Supersalto».
ruling-armor_plating-3 = Quien ignora así los símbolos de ataque no resultó herido por ellos: no puede abandonar Tokyo ni recibe fichas.
ruling-armor_plating-4 = Para un vecino al que alcanzan los símbolos de ataque, el Punto de Vida de «Aliento de Fuego» es parte de esa pérdida; para uno al que no alcanzan, es una pérdida aparte.
ruling-armor_plating-5 = Funciona por sí sola, también contra las cartas del propio dueño.

ruling-background_dweller-1 = Un dado se puede volver a lanzar cada vez que muestre un 3.
ruling-background_dweller-2 = Cada uso vuelve a lanzar un solo dado.
ruling-background_dweller-3 = El dueño también puede volver a lanzar un 3 de sus dados de «Camuflaje», el que salga con su propia «Sonda Psíquica» y el que la «Sonda Psíquica» de otro haya puesto entre sus dados; en este último caso, antes de que se cambie ningún dado.

ruling-battery_monster-1 = Recuperar los cubos de Energía guardados no es ganar cubos de Energía.
ruling-battery_monster-2 = Al comenzar el turno, «Monstruo a Pilas» va después de los Puntos de Victoria por estar en Tokyo y antes de todo lo demás.
ruling-battery_monster-3 = Los cubos de Energía que están sobre la carta pasan con ella a un nuevo dueño, ni más ni menos.
ruling-battery_monster-4 = También en la primera edición da cubos de Energía solo en los turnos de su dueño.

ruling-burrowing-1 = En la segunda edición y en la Dark Edition, el dueño tiene ese símbolo de ataque en Tokyo aunque sus dados no muestren ninguno.
ruling-burrowing-2 = Cuando decidieron todos los que están en Tokyo, el Monstruo que la abandonó le hace perder 1 Punto de Vida al Monstruo que está jugando, antes de que este entre. Eso no es un ataque y, si lo elimina, Tokyo queda libre.
ruling-burrowing-3 = Salir de Tokyo de cualquier otra manera que no sea abandonarla por un ataque no hiere a nadie.
ruling-burrowing-4 = Cada dueño que abandona Tokyo causa su propia pérdida de 1 Punto de Vida.

ruling-camouflage-1 = Sirve contra cualquier pérdida de Puntos de Vida: por símbolos de ataque, por cartas de cualquiera, incluso del propio dueño, y por veneno.
ruling-camouflage-2 = Un Monstruo que salvó todos sus Puntos de Vida no resultó herido: no puede abandonar Tokyo, no recibe fichas y no le hace perder al atacante el efecto de «Herbívoro».
ruling-camouflage-3 = Una copia vuelve a lanzar por lo que quede de la pérdida, y después del lanzamiento todavía se puede usar cualquier otra protección.
ruling-camouflage-4 = No se ofrece ningún lanzamiento contra una pérdida que «Blindaje» ignora de todos modos.

ruling-complete_destruction-1 = En la segunda edición y en la Dark Edition, el símbolo de ataque lo puede agregar una carta; los números, Curación y Energía tienen que estar en los dados.
ruling-complete_destruction-2 = Los Puntos de Victoria llegan solos: 9 por la carta y 9 más por cada copia.
ruling-complete_destruction-3 = Los dados que sobran después de los seis símbolos distintos ni ayudan ni molestan.

ruling-death_from_above-1 = Quien la compra desde afuera ocupa la Ciudad y recibe la recompensa habitual por entrar; los que estaban en la Ciudad o en la Bahía salen.
ruling-death_from_above-2 = Que te echen no es abandonar Tokyo: no hiere a nadie, y no actúa ninguna carta que espere a que alguien la abandone.
ruling-death_from_above-3 = Quien la compra en la Bahía ya está en Tokyo: gana los 2 Puntos de Victoria y nadie se mueve.
ruling-death_from_above-4 = Los Monstruos que están en Tokyo salen en todas las ediciones, lo diga o no la carta impresa.
ruling-death_from_above-dark-1 = Caer sobre Tokyo es entrar, también para «Defensor de Tokyo». Un Monstruo dormido no puede hacerlo: hasta que despierte no puede comprar ni moverse.

ruling-detritivore-1 = Da sus Puntos de Victoria una vez por turno, por más combinaciones que haya; una copia los da una vez más.

ruling-eater_of_the_dead-1 = Un Monstruo que vuelve gracias a «¡Tiene una Cría!» se quedó con 0 Puntos de Vida, así que da los Puntos de Victoria.
ruling-eater_of_the_dead-2 = Cada dueño gana 3 Puntos de Victoria por cada Monstruo que se queda sin Puntos de Vida, sea cual sea la causa y de quien sea el turno.
ruling-eater_of_the_dead-3 = Un dueño que se queda él mismo sin Puntos de Vida no gana nada por eso, aunque vuelva.
ruling-eater_of_the_dead-dark-1 = Un Monstruo que vuelve gracias a «Zombificación» se quedó con 0 Puntos de Vida, así que da los Puntos de Victoria.

ruling-energize-1 = Los 9 cubos de Energía son una sola ganancia, así que «Amigo de los Chicos» suma solo 1.

ruling-energy_drink-1 = El dueño puede comprar un lanzamiento más tantas veces como pueda pagarlo.

ruling-energy_hoarder-1 = Los cubos de Energía se cuentan después de las compras y de las ventas con «Metamorfosis», pero antes de «Energía Solar» o «Energía Lunar».

ruling-evacuation_orders-1 = Un Monstruo con menos de 5 Puntos de Victoria pierde todos los que tiene y queda en 0.
ruling-evacuation_orders-2 = El mazo tiene dos de estas cartas, y las dos pueden funcionar en el mismo turno.

ruling-even_bigger-1 = Nadie tiene nunca más de 12 Puntos de Vida, ni siquiera con esta carta y una copia de ella.
ruling-even_bigger-2 = Quien pierde la carta vuelve a un máximo de 10 Puntos de Vida. En la primera edición pierde además 2 Puntos de Vida, pero conserva al menos 1; en las posteriores pierde solo los que pasen de 10.
ruling-even_bigger-3 = Quien recibe la carta de otro Monstruo, o empieza a copiarla, gana los 2 Puntos de Vida igual que si la comprara.
ruling-even_bigger-4 = Los 2 Puntos de Vida vienen de una carta, así que también llegan en Tokyo, y con «Regeneración» son 3.
ruling-even_bigger-dark-1 = Con «Regeneración Total», o como zombi, el máximo del dueño sigue siendo de 12 Puntos de Vida y no más.

ruling-extra_head-1 = El mazo básico tiene dos de estas cartas; un Monstruo que tiene las dos lanza ocho dados.
ruling-extra_head-2 = Los dados de un turno se cuentan en el primer lanzamiento, así que una cabeza nueva ayuda desde el próximo turno de su dueño.
ruling-extra_head-3 = Todo lo que cambia la cantidad de dados se suma; el total nunca baja de cero dados.

ruling-fire_breathing-1 = También alcanza a los vecinos que están en el mismo lugar que el dueño. Un rival que es vecino de los dos lados pierde 1 Punto de Vida por esto, no 2.
ruling-fire_breathing-2 = El vecino de cada lado es el Monstruo más cercano que siga vivo.
ruling-fire_breathing-3 = Un vecino al que no llegan los símbolos de ataque pierde su Punto de Vida por la carta, así que no puede abandonar Tokyo ni recibe fichas.
ruling-fire_breathing-4 = En la segunda edición y en la Dark Edition alcanza con un símbolo de ataque que agregue una carta; en la primera edición hay que haberlo sacado.
ruling-fire_breathing-5 = También en la primera edición hace falta al menos un símbolo de ataque, y el efecto de otra carta nunca la activa. Entonces los dos vecinos pierden el Punto de Vida, los haya atacado o no.

ruling-flame_thrower-1 = Los Puntos de Vida se pierden por una carta y no por símbolos de ataque, así que nadie puede abandonar Tokyo por esto: el Monstruo que está ahí se queda, o el lugar queda vacío si muere.
ruling-flame_thrower-2 = Cada Monstruo al que alcanza puede usar antes las protecciones que tenga.

ruling-freeze_time-1 = El turno extra tiene un dado menos que el turno que lo dio, así que varios turnos extra seguidos tienen cada vez menos dados.
ruling-freeze_time-2 = El turno extra es un turno completo; quien lo comienza en Tokyo vuelve a recibir la recompensa.
ruling-freeze_time-3 = Quien compra la carta puede usar los tres 1 que sacó antes en el mismo turno.
ruling-freeze_time-4 = El turno extra es una oferta y se puede rechazar. Una copia además de la carta no da un segundo turno extra.
ruling-freeze_time-5 = Los turnos extra que se ganan juntos se juegan en este orden: «Congelar el Tiempo», «Último Esfuerzo», «Frenesí».

ruling-frenzy-1 = El turno en que se compra sigue hasta su final normal, con más compras y con todo lo que pasa al final de un turno; después viene el turno extra.
ruling-frenzy-2 = Comprarla no corta el turno en curso.
ruling-frenzy-3 = Si la compra alguien con «Oportunista», juega justo después del turno en curso; luego juega como siempre el Monstruo al que le habría tocado.
ruling-frenzy-4 = Quien comienza el turno extra en Tokyo vuelve a recibir la recompensa.

ruling-friend_of_children-1 = Cada ganancia da 1 cubo de Energía más, por grande que sea; todos los dados de Energía de un turno son una sola ganancia.
ruling-friend_of_children-2 = Los cubos de Energía de «Energía Solar» son una ganancia; los que devuelven «Metamorfosis» o «Monstruo a Pilas», no.
ruling-friend_of_children-3 = Una venta con «Metamorfosis» no da nada adicional. Lo que otro Monstruo le paga al dueño es una ganancia y da 1 más, y lo mismo los cubos de Energía por Tokyo en la opción para dos jugadores.

ruling-gas_refinery-1 = Los Puntos de Vida se pierden por una carta y no por símbolos de ataque, así que nadie puede abandonar Tokyo por esto: el Monstruo que está ahí se queda, o el lugar queda vacío si muere.

ruling-giant_brain-1 = Una copia además de la carta da otro lanzamiento más.
ruling-giant_brain-dark-1 = La carta y la loseta «Retorcido» dan un lanzamiento más cada una.

ruling-gourmet-1 = Los 2 Puntos de Victoria llegan una vez por los 1, por muchos que sean, y una vez más por cada copia de la carta.

ruling-heal-1 = Los Puntos de Vida vienen de una carta, así que también llegan en Tokyo.

ruling-healing_ray-1 = Decide solo el dueño: el Monstruo curado no puede negarse ni al Punto de Vida ni al pago.
ruling-healing_ray-2 = En Tokyo, el dueño puede darles a otros sus símbolos de Curación, aunque él no pueda usarlos para curarse ni para quitarse fichas.
ruling-healing_ray-3 = Cada dado que se da le cuesta al Monstruo curado 2 cubos de Energía, o los que todavía tenga si son menos.
ruling-healing_ray-4 = La «Regeneración» del Monstruo curado suma un Punto de Vida gratis; la «Regeneración» del dueño del rayo no suma nada.

ruling-herbivore-1 = Solo cuentan los Puntos de Vida realmente perdidos, así que un ataque evitado por completo no cuesta el Punto de Victoria.
ruling-herbivore-2 = Los Puntos de Vida que el dueño se hace perder a sí mismo le cuestan el Punto de Victoria igual que los de los demás.
ruling-herbivore-3 = Solo cuentan las pérdidas en el turno del propio dueño. El veneno en turnos ajenos y «Excavador» en el turno de un atacante no cuestan el Punto de Victoria.

ruling-herd_culler-1 = La carta y cada una de sus copias cambian un dado por turno, después de que se usen todas las «Sonda Psíquica».
ruling-herd_culler-2 = El dado cambiado es un 1 para todo lo que tenga en cuenta los 1.

ruling-hibernation-1 = El dueño puede despertarse en cualquier decisión de su propio turno. Si se despierta antes de resolver los dados, cuentan todos.
ruling-hibernation-2 = Lo que hacen otras cartas al comenzar y al terminar el turno sigue mientras duerme, y «Metamorfosis» puede vender esta carta.
ruling-hibernation-3 = Un Monstruo dormido no compra nada, así que no se le pregunta por «Oportunista».
ruling-hibernation-4 = Un Monstruo que está en Tokyo no puede poner «Cambiaformas» en esta carta. Afuera sí, y entonces duerme hasta que mueva la copia.
ruling-hibernation-5 = El veneno es una pérdida de Puntos de Vida como cualquier otra, así que un Monstruo dormido no lo sufre.

ruling-high_altitude_bombing-1 = Los Puntos de Vida se pierden por una carta y no por símbolos de ataque, así que nadie puede abandonar Tokyo por esto: el Monstruo que está ahí se queda, o el lugar queda vacío si muere.
ruling-high_altitude_bombing-2 = Todos los Puntos de Vida se pierden a la vez; si nadie sobrevive, nadie gana.

ruling-it_has_a_child-1 = El Monstruo conserva sus cubos de Energía.
ruling-it_has_a_child-2 = El Monstruo sale de Tokyo sin que se le pregunte. Si fue por símbolos de ataque, el atacante ocupa el lugar; si fue por una carta, el lugar queda vacío.
ruling-it_has_a_child-3 = El Monstruo se quedó con 0 Puntos de Vida, así que «Devorador de Muertos» da sus Puntos de Victoria.
ruling-it_has_a_child-4 = No se puede rechazar. La carta se descarta con todas las demás y da exactamente 10 Puntos de Vida, sea cual haya sido el máximo.
ruling-it_has_a_child-5 = Las fichas de Veneno y de Rayo Encogedor se quedan en el Monstruo.
ruling-it_has_a_child-6 = El Monstruo vuelve fuera de Tokyo, en todas las ediciones e impresiones.
ruling-it_has_a_child-dark-1 = El marcador de Maldad vuelve a 0, y todos los niveles se pueden volver a alcanzar y dar otra loseta.
ruling-it_has_a_child-dark-2 = Primero se mira «Rugido Final»; si se cumple, su dueño gana en el momento.
ruling-it_has_a_child-dark-3 = Si «Zombificación» todavía no se usó, funciona primero, y esta carta se descarta con el resto.

ruling-jet_fighters-1 = Los Puntos de Victoria llegan antes de que se pierdan los Puntos de Vida, pero un Monstruo que muere por esa pérdida no gana con ellos.
ruling-jet_fighters-2 = Quien la compra puede usar sus propias protecciones contra la pérdida.

ruling-jets-1 = En Tokyo, la pérdida del dueño espera su respuesta. Si abandona Tokyo, la pérdida se anula, aunque fuera mortal; si se queda, la sufre, y entonces puede usar otras protecciones.
ruling-jets-2 = El atacante ocupa el lugar del dueño que abandona Tokyo, aunque no se haya perdido ningún Punto de Vida.
ruling-jets-3 = Un dueño que abandona Tokyo no recibe fichas de Veneno ni de Rayo Encogedor por ese ataque.
ruling-jets-4 = No hacen nada contra los Puntos de Vida que se pierden por cartas.

ruling-made_in_a_lab-1 = Solo el dueño ve la carta, y la compra a su propio costo, con descuentos incluidos. Comprar del mazo no revela nada, así que no se le pregunta a nadie por «Oportunista».
ruling-made_in_a_lab-2 = Un segundo «Hecho en Laboratorio» mira la misma primera carta, así que no muestra otra.
ruling-made_in_a_lab-3 = No hay límite para las veces que se mira en una fase Comprar cartas de Poder, pero cada vez la primera carta tiene que haber cambiado desde la última.

ruling-media_friendly-1 = La carta da Puntos de Victoria desde la próxima compra, no por la suya.
ruling-media_friendly-2 = Toda compra da su Punto de Victoria, sea cual sea el tipo de carta, venga de donde venga y sea de quien sea el turno.

ruling-metamorph-1 = Las cartas se venden cuando terminaron las compras, al costo completo indicado en ellas: sin importar cuánto se pagó, e incluso si se compraron en este mismo turno.
ruling-metamorph-2 = Las fichas gastadas no bajan el costo; los cubos de Energía que queden sobre una carta vendida se pierden.
ruling-metamorph-3 = Vender es lo primero al final del turno. También se puede vender la propia «Metamorfosis», y con eso terminan las ventas.
ruling-metamorph-4 = Los cubos de Energía de una venta se devuelven, no se ganan, así que «Amigo de los Chicos» no suma nada.
ruling-metamorph-dark-1 = En la Dark Edition, una venta da el costo indicado en la carta de esa edición.

ruling-mimic-1 = Una copia empieza con su propio juego completo de fichas.
ruling-mimic-2 = Cuando la carta copiada deja de estar en juego, «Mimetismo» queda de inmediato sin copiar nada. Recién al comenzar el turno de su dueño, 1 cubo de Energía puede ponerlo en otra carta.
ruling-mimic-3 = «Mimetismo» copia cualquier carta Permanente en juego, también las de su dueño, pero nunca otro «Mimetismo». Si no hay ninguna, queda sin copiar nada.
ruling-mimic-4 = Lo que una carta da al comprarla lo da cada vez que se pone «Mimetismo» en ella.
ruling-mimic-5 = Una carta copiada que cambia de dueño se sigue copiando.
ruling-mimic-6 = Cuando su propio uso haría descartar la carta copiada, se descarta «Mimetismo» en su lugar, también por la última ficha de «Nube de Humo».

ruling-monster_pets-1 = Cuesta 0 cubos de Energía, pero es una compra como cualquier otra. Nadie baja de 0 Puntos de Victoria.

ruling-nanobots-1 = Los Puntos de Vida se cuentan antes de que actúe cualquier loseta al comenzar el turno. La ganancia también llega en Tokyo, y «Regeneración» le suma 1.

ruling-national_guard-1 = Los Puntos de Victoria llegan antes de que se pierdan los Puntos de Vida, pero un Monstruo que muere por esa pérdida no gana con ellos.

ruling-natural_selection-1 = Lo que cuenta son los dados tal como quedan después de todos los cambios. Se miran cerca del final de cada turno del dueño, antes del veneno, también en el turno de la compra.
ruling-natural_selection-2 = Quien vende la carta con «Metamorfosis» al final del turno se salva.
ruling-natural_selection-3 = El dueño se queda con 0 Puntos de Vida por obra propia, y actúa todo lo que responde a eso.
ruling-natural_selection-4 = Ninguna carta evita ni reduce esta pérdida.

ruling-nova_breath-1 = Todos los alcanzados resultan heridos por símbolos de ataque. Por eso, un Monstruo que está en Tokyo puede abandonarla incluso ante un atacante que también está en Tokyo; en ese caso, su lugar queda vacío.
ruling-nova_breath-2 = El propio dueño nunca resulta alcanzado.

ruling-nuclear_power_plant-1 = Los Puntos de Vida vienen de una carta, así que también llegan en Tokyo.

ruling-opportunist-1 = Si varios tienen «Oportunista», se les pregunta en el sentido de las agujas del reloj desde el Monstruo de turno.
ruling-opportunist-2 = El dueño de «Oportunista» paga lo que la carta le cuesta a él, puede elegir entre todas las recién reveladas, y se le vuelve a preguntar por cada reemplazo.
ruling-opportunist-3 = Un dueño de «Oportunista» que compró una de varias cartas nuevas puede seguir comprando las otras, y también el reemplazo.
ruling-opportunist-4 = Una carta de tipo Descartar comprada en turno ajeno actúa en el momento, antes de que siga el Monstruo que está jugando.
ruling-opportunist-5 = En el turno de su propio dueño, la carta no hace nada.
ruling-opportunist-dark-1 = En la Dark Edition, solo un Monstruo que copie la carta con «Cambiaformas» puede tener un segundo «Oportunista»; se le pregunta en el mismo orden.

ruling-parasitic_tentacles-1 = Las cartas Permanentes ajenas se pueden comprar solo en la propia fase Comprar cartas de Poder; las fichas que tengan vienen con ellas.
ruling-parasitic_tentacles-2 = La carta no recibe fichas nuevas.
ruling-parasitic_tentacles-3 = Los descuentos valen también acá, y el vendedor recibe lo que realmente se paga.
ruling-parasitic_tentacles-4 = Quedarse con una carta así es comprarla: el comprador recibe todo lo que da una compra, y el vendedor pierde la carta con todo lo que eso implica.

ruling-plot_twist-1 = Se usa después de todas las «Sonda Psíquica».
ruling-plot_twist-2 = No es obligatorio usarla, y puede esperar a cualquier turno posterior.
ruling-plot_twist-dark-1 = «Cambiaformas», usada como «Giro Inesperado», queda sin copiar nada hasta que comience el próximo turno de su dueño.

ruling-poison_quills-1 = En la segunda edición y en la Dark Edition, los dos símbolos de ataque son como cualquier otro, también para «Cola con Púas» y «Urbívoro». En la primera edición solo quitan 2 Puntos de Vida más y no son un ataque por sí mismos.
ruling-poison_quills-2 = Una copia agrega 2 más.

ruling-poison_spit-1 = Las fichas siguen funcionando aunque ya no esté la carta que las dio.
ruling-poison_spit-2 = En Tokyo no se puede quitar ninguna ficha.
ruling-poison_spit-3 = Un Monstruo que no perdió Puntos de Vida por los símbolos de ataque no recibe fichas.
ruling-poison_spit-4 = Todas las fichas de Veneno de un Monstruo son una sola pérdida, bien al final de su turno, y no se considera que la haya causado nadie.
ruling-poison_spit-5 = Lo que evita pérdidas también evita esta.
ruling-poison_spit-6 = Los Puntos de Vida que se pierden solo por «Aliento de Fuego» no dan fichas.
ruling-poison_spit-7 = Una copia da una segunda ficha.

ruling-psychic_probe-1 = El dado lo elige el dueño de la carta.
ruling-psychic_probe-2 = Con esta carta, un Monstruo vuelve a lanzar un solo dado por turno, por más copias que tenga.
ruling-psychic_probe-3 = El nuevo resultado cuenta, incluso el símbolo de Curación que hace descartar la carta.
ruling-psychic_probe-4 = Los dueños actúan en el sentido de las agujas del reloj desde el Monstruo de turno. Después, este todavía puede usar «Acechador Urbano» con un 3 que le haya tocado así, y luego sus cartas que cambian dados.
ruling-psychic_probe-dark-1 = Cuando «Cambiaformas», usada como «Sonda Psíquica», saca un símbolo de Curación, queda sin copiar nada hasta que comience el próximo turno de su dueño.

ruling-rapid_healing-1 = Se puede pagar antes de que se aplique una pérdida mortal, pero no cuando su dueño ya quedó eliminado.
ruling-rapid_healing-2 = Su dueño puede mirar sus dados finales y pagar antes de resolverlos.
ruling-rapid_healing-3 = Funciona también en Tokyo, y tantas veces como se pague. Cada vez es una ganancia aparte, a la que «Regeneración» le suma 1.

ruling-reflective_hide-1 = Responde a toda pérdida que cause un Monstruo, con símbolos de ataque o con una carta, pero no al veneno.
ruling-reflective_hide-2 = El Punto de Vida que cuesta nunca se vuelve a reflejar. Como es una pérdida de exactamente 1 Punto de Vida, no atraviesa «Blindaje».
ruling-reflective_hide-3 = Un dueño al que la pérdida elimina no devuelve nada.
ruling-reflective_hide-4 = No responde a los Puntos de Vida que un Monstruo se quita a sí mismo.

ruling-regeneration-1 = Cada ganancia de Puntos de Vida es 1 más grande; todos los dados de Curación de un turno juntos son una sola ganancia.
ruling-regeneration-2 = Un Monstruo curado con el «Rayo Sanador» de otro también gana su Punto de Vida adicional, y no lo paga.
ruling-regeneration-3 = Un dado de Curación que quita una ficha de Veneno o de Rayo Encogedor no es una ganancia de Puntos de Vida, así que no se le suma nada.

ruling-rooting_for_the_underdog-1 = Su dueño debe tener menos Puntos de Victoria que cada uno de los demás Monstruos que siguen en juego. Un empate no da nada, y los Monstruos eliminados no cuentan.
ruling-rooting_for_the_underdog-2 = Da su Punto de Victoria solo al final del turno de su dueño, en todas las impresiones.

ruling-shrink_ray-1 = Las fichas de Rayo Encogedor se quedan en sus Monstruos y siguen costando dados cuando la carta ya no está.
ruling-shrink_ray-2 = Los dados de Curación quitan fichas de Rayo Encogedor solo fuera de Tokyo.
ruling-shrink_ray-3 = Un Monstruo que evitó la pérdida por completo no recibe ninguna ficha de Rayo Encogedor.
ruling-shrink_ray-4 = La cantidad de dados se fija antes del primer lanzamiento de un turno y no puede bajar de cero. Por eso, una ficha que se quita con un símbolo de Curación devuelve su dado en el turno siguiente.
ruling-shrink_ray-dark-1 = Las fichas siguen funcionando incluso cuando el dueño de la carta queda eliminado y la carta se descarta.

ruling-smoke_cloud-1 = El dueño puede gastar tantas fichas como quiera en el mismo turno, cada una por un lanzamiento.
ruling-smoke_cloud-2 = «Metamorfosis» da el costo completo indicado en la carta, por pocas fichas que le queden.
ruling-smoke_cloud-3 = Si se le compra a otro Monstruo, la carta viene con las fichas que le queden y no se completa.
ruling-smoke_cloud-dark-1 = «Cambiaformas» en esta carta tiene tres fichas propias. Cuando se gastan, la loseta sigue con su dueño y queda sin copiar nada hasta que comience el próximo turno de ese Monstruo.

ruling-solar_powered-1 = Ya funciona al final del turno en que se compró.
ruling-solar_powered-2 = Los cubos de Energía del dueño se miran después de las compras, de las ventas con «Metamorfosis» y de «Acaparador de Energía». El cubo es una ganancia, así que «Amigo de los Chicos» suma 1.

ruling-spiked_tail-1 = En la segunda edición y en la Dark Edition le alcanza con un símbolo de ataque de «Ataque Ácido», «Excavador» o «Púas Venenosas»; en la primera edición hay que haberlo sacado.
ruling-spiked_tail-2 = Cada copia de la carta agrega un símbolo de ataque más.

ruling-stretchy-1 = Se puede usar una y otra vez antes de resolver los dados, por 2 cubos de Energía cada vez.
ruling-stretchy-2 = Se paga con los cubos de Energía que había antes de resolver los dados, nunca con los que dan esos dados.
ruling-stretchy-3 = Va después de todas las «Sonda Psíquica» de los demás Monstruos, así que puede deshacer lo que hicieron.

ruling-super_jump-1 = Se puede usar una vez en cada turno, sea de quien sea.
ruling-super_jump-2 = «Blindaje» mira lo que «Supersalto» deja de una pérdida. Si de una pérdida por símbolos de ataque no queda nada, el Monstruo no puede abandonar Tokyo ni recibe fichas.

ruling-tank-1 = Los Puntos de Victoria llegan antes de que se pierdan los Puntos de Vida, pero un Monstruo que pierde así su último Punto de Vida no gana con ellos.

ruling-unstable_dna-1 = Intercambiar no es comprar, así que no pasa nada de lo que espera una compra. Las fichas se quedan en sus cartas, y el máximo de Puntos de Vida de los dos Monstruos sigue a las cartas.
ruling-unstable_dna-2 = El intercambio es solo con el Monstruo cuyos símbolos de ataque llevaron a abandonar Tokyo.
ruling-unstable_dna-3 = Una loseta que la copia no tiene carta para entregar, así que no se ofrece ningún intercambio.

ruling-urbavore-1 = El Punto de Victoria adicional llega también en la opción para dos jugadores, además del cubo de Energía.
ruling-urbavore-2 = En Tokyo le alcanza con un símbolo de ataque que venga solo de otra carta para sumar el suyo.

ruling-vast_storm-1 = La mitad de 1 cubo de Energía, redondeando hacia abajo, es cero, así que un Monstruo con 1 cubo de Energía lo conserva.

ruling-were_only_making_it_stronger-1 = Cada pérdida se mira por separado, y cuentan solo los Puntos de Vida realmente perdidos: ni los evitados ni los que el dueño no tenía.
ruling-were_only_making_it_stronger-2 = No importa qué quitó los Puntos de Vida. El cubo de Energía es una ganancia, así que «Amigo de los Chicos» suma 1.

ruling-wings-1 = Se pagan cuando los dados están sobre la mesa, antes de que se pierdan los Puntos de Vida. Desde ahí protegen tanto de los símbolos de ataque como de las cartas hasta que termine el turno.
ruling-wings-2 = También protegen de los Puntos de Vida que el dueño se quitaría a sí mismo y del veneno al final de su propio turno.
ruling-wings-3 = A un Monstruo que gracias a ellas no perdió nada no se le pregunta si abandona Tokyo, y no recibe fichas de Veneno ni de Rayo Encogedor.
ruling-wings-4 = Los Puntos de Vida perdidos antes en el turno no vuelven.
ruling-wings-dark-1 = No se pueden usar contra «Selección Natural».

ruling-zombify-1 = Sucede sin que se pregunte, una vez por partida para cada Monstruo. La carta usada se descarta, y el Monstruo queda señalado como zombi.
ruling-zombify-2 = «Rugido Final» se mira antes, y «¡Tiene una Cría!» vendría después. El Monstruo conserva sus cubos de Energía.
ruling-zombify-3 = Los dados de Curación de un zombi no curan ni quitan fichas; los Puntos de Vida de cartas y losetas siguen valiendo.

ruling-antimatter_beam-1 = Duplicar es lo último, y abarca juntos los símbolos de ataque sacados y los agregados.
ruling-antimatter_beam-2 = Si se toma mientras se resuelven dados, «Rayo de Antimateria» duplica los símbolos de ataque que falta resolver, no los ya resueltos.

ruling-barbs-1 = «Espinas» cuenta los símbolos de ataque cuando todas las cartas ya agregaron los suyos, y antes de que «Rayo de Antimateria» los duplique.
ruling-barbs-2 = Si se toma mientras se resuelven dados, «Espinas» ayuda a los símbolos de ataque que falta resolver, no a los ya resueltos.

ruling-cyberbrain-1 = Los dados de un turno se cuentan en el primer lanzamiento, así que un «Cibercerebro» recién tomado agrega su dado desde el próximo turno de su dueño.

ruling-defender_of_tokyo-1 = Llegar con «La Muerte Viene del Cielo» es entrar; moverse de la Bahía a la Ciudad, no.

ruling-devious-1 = Los lanzamientos adicionales de «Retorcido» y de «Cerebro Gigante» se suman: son cinco lanzamientos.

ruling-eternal-1 = El Punto de Vida de «Eterno» no viene de los dados: llega también en Tokyo y para un zombi, y «Regeneración» le suma 1.

ruling-evil_lair-1 = El descuento ya funciona en el turno en que se toma la loseta y se suma al de «Origen Alienígena», pero ningún costo baja de 0. Descartar las tres cartas del mercado cuesta lo de siempre.

ruling-final_push-1 = El turno extra viene después de uno de «Congelar el Tiempo» y antes de uno de «Frenesí»; la loseta sale del juego cuando comienza.
ruling-final_push-2 = El turno extra es un turno completo; quien lo comienza en Tokyo vuelve a recibir la recompensa.

ruling-final_roar-1 = «Rugido Final» se mira primero, así que un Monstruo que gana con esta loseta no usa ni «Zombificación» ni «¡Tiene una Cría!».
ruling-final_roar-2 = La victoria llega en el momento mismo de la eliminación y termina la partida, así que nada posterior puede quitarla.

ruling-fluxling-1 = Una copia empieza como recién comprada, con fichas propias. Cuando la carta copiada se descarta, la loseta queda sin copiar nada hasta que comience el próximo turno de su dueño.
ruling-fluxling-2 = Lo que una carta da al comprarla lo da cada vez que se pone «Cambiaformas» en ella.
ruling-fluxling-3 = Cuando la carta copiada se descartaría a sí misma, la loseta se queda, sin copiar nada hasta que comience el próximo turno de su dueño.
ruling-fluxling-4 = Un Monstruo que está en Tokyo no puede poner «Cambiaformas» en «Hibernación».

ruling-full_regeneration-1 = La loseta completa los Puntos de Vida también en Tokyo, y ninguna combinación de cartas y losetas lleva a un Monstruo a más de 12 Puntos de Vida.
ruling-full_regeneration-2 = Completarlos no es una ganancia a la que «Regeneración» pueda sumarle algo: el Monstruo simplemente tiene 12 Puntos de Vida.

ruling-have_it_all-1 = Solo cuentan las cartas que están delante del dueño, no una copiada; «Mediático» da su Punto de Victoria además del de la loseta.

ruling-poison_spit_tile-1 = Las fichas de Veneno se quedan y siguen funcionando cuando la loseta ya no está, y los símbolos de Curación que se sacan en Tokyo no pueden quitarlas.
ruling-poison_spit_tile-2 = La loseta da veneno exactamente como la carta «Saliva Venenosa»: por Puntos de Vida realmente perdidos por símbolos de ataque y por nada más.

ruling-skulking-1 = «Merodeador» da 1 Punto de Victoria una vez por tres 1 o más, además de «Paladar Fino», pero no por los 1 con los que se consiguió la loseta.

ruling-skybeam-1 = Lo que suma «Rayo Celestial» es una ganancia aparte de la de los dados, así que «Amigo de los Chicos» y «Regeneración» también le suman 1.
ruling-skybeam-2 = «Rayo Celestial» suma Puntos de Vida solo a los dados que pueden curar: ninguno en Tokyo, y ninguno para un zombi.
ruling-skybeam-3 = Solo los dados de Curación que se usan para curarse dan el Punto de Vida adicional, no los que se usan para quitar fichas.

ruling-starburst-1 = Los 12 cubos de Energía son una sola ganancia, así que «Amigo de los Chicos» suma solo 1.

ruling-tireless-1 = El cubo de Energía de «Incansable» es una ganancia aparte, así que «Amigo de los Chicos» suma 1.

ruling-underdog-1 = Los Puntos de Victoria del dueño se miran una sola vez, antes del ataque, y los de cada víctima cuando resulta herida, así que un Punto de Victoria que se le toma a una no salva a la siguiente.
ruling-underdog-2 = Una víctima que no perdió ningún Punto de Vida por los símbolos de ataque no entrega Puntos de Victoria, y las pérdidas por cartas nunca los dan.

ruling-widespread_panic-1 = Nadie baja de 0 Puntos de Victoria. Aunque la loseta ya no esté, quien la tomó ya tuvo su loseta de nivel 6.
