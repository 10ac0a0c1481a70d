# log-: what happened
# $monster, $other, $by: a monster, by its id or by its name; $card, $title, $copied: a card as it is printed;
# $cause: why, `card` means $title; $why: `orders` if standing orders decided

log-monster = { $monster ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $monster }
}
log-other-monster = { $other ->
    [gigazaur] { monster-gigazaur }
    [the_king] { monster-the_king }
    [meka_dragon] { monster-meka_dragon }
    [alienoid] { monster-alienoid }
    [kraken] { monster-kraken }
    [cyber_bunny] { monster-cyber_bunny }
    [cyber_kitty] { monster-cyber_kitty }
    [space_penguin] { monster-space_penguin }
   *[other] { $other }
}
log-claws-by = { $by ->
    [none] símbolos de ataque
    [gigazaur] ataque de { monster-gigazaur }
    [the_king] ataque de { monster-the_king }
    [meka_dragon] ataque de { monster-meka_dragon }
    [alienoid] ataque de { monster-alienoid }
    [kraken] ataque de { monster-kraken }
    [cyber_bunny] ataque de { monster-cyber_bunny }
    [cyber_kitty] ataque de { monster-cyber_kitty }
    [space_penguin] ataque de { monster-space_penguin }
   *[other] ataque de { $by }
}
log-face = { $face ->
    [1] un 1
    [2] un 2
    [3] un 3
    [E] un símbolo de Energía
    [C] un símbolo de ataque
    [H] un símbolo de Curación
   *[other] { $face }
}
log-face-turned = { $turned ->
    [1] 1
    [2] 2
    [3] 3
    [E] Energía
    [C] Atacar
    [H] Curación
   *[other] { $turned }
}
log-faces = { $face ->
    [1] los 1
    [2] los 2
    [3] los 3
    [E] Energía
    [C] Atacar
    [H] Curación
   *[other] { $face }
}
log-cause = { $cause ->
    [card] { $title }
    [face-1] por los 1
    [face-2] por los 2
    [face-3] por los 3
    [face-E] por los dados de Energía
    [face-C] por los dados de Atacar
    [face-H] por los dados de Curación
    [claws] { log-claws-by }
    [entering] por entrar en Tokyo
    [starting] por comenzar el turno en Tokyo
    [poison] Veneno
    [sale] por una venta
    [sweep] por cartas nuevas
    [yielding] decidió abandonarla
    [bay] quedan muy pocos Monstruos para la Bahía de Tokyo
    [knockout] un nocaut
   *[other] { $cause }
}
log-because = { $cause ->
    [none] { "" }
   *[other] { " " }({ log-cause })
}
log-by-orders = { $why ->
    [orders] { " (órdenes fijas)" }
   *[other] { "" }
}
log-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
    [master] { level-master }
    [legend] { level-legend }
   *[other] { $level }
}

log-started = Empieza la partida
log-first-throw = Todos lanzan para ver quién empieza
log-turn = Turno de { log-monster }
log-roll = { log-monster } lanza
log-roll-card = Dados por una carta
log-keep = { log-monster } conserva{ log-by-orders }
log-keep-none = { log-monster } vuelve a lanzar todos los dados{ log-by-orders }
log-stop = { log-monster } conserva todos los dados{ log-by-orders }
log-heal = { log-monster } se cura{ log-by-orders }
log-heal-other = { log-monster } cura a { log-other-monster }{ log-by-orders }
log-cure-poison = { log-monster } se quita una ficha de Veneno{ log-by-orders }
log-cure-shrink = { log-monster } se quita una ficha de Rayo Encogedor{ log-by-orders }
log-yield = { log-monster } abandona Tokyo{ log-by-orders }
log-stay = { log-monster } se queda en Tokyo{ log-by-orders }
log-sweep = { log-monster } descarta las tres cartas del mercado{ log-by-orders }
log-resolve = { log-monster } resuelve { log-faces }{ log-by-orders }
log-use = { log-monster } usa «{ $card }»{ log-by-orders }
log-use-die = { log-monster } usa «{ $card }» en { log-face }{ log-by-orders }
log-use-turn = { log-monster } usa «{ $card }» y cambia { log-face } a { log-face-turned }{ log-by-orders }
log-buy = { log-monster } compra «{ $card }»{ log-by-orders }
log-sell = { log-monster } vende «{ $card }»{ log-by-orders }
log-copy = { log-monster } copia «{ $card }»{ log-by-orders }
log-take = { log-monster } toma «{ $card }»{ log-by-orders }
log-swap = { log-monster } toma «{ $card }» a cambio{ log-by-orders }
log-swap-of = { log-monster } toma «{ $card }» de { log-other-monster } a cambio{ log-by-orders }
log-store = { $amount ->
    [0] { log-monster } no le pone Energía a la carta{ log-by-orders }
    [one] { log-monster } le pone 1 cubo de Energía a la carta{ log-by-orders }
   *[other] { log-monster } le pone { $amount } cubos de Energía a la carta{ log-by-orders }
}
log-looked = Alguien mira la primera carta del mazo.
log-looked-at = La primera del mazo: «{ $card }»
log-other = { log-monster }: { $action }

log-stars = { $amount ->
    [one] { log-monster } gana 1 Punto de Victoria{ log-because }
   *[other] { log-monster } gana { $amount } Puntos de Victoria{ log-because }
}
log-stars-lost = { $amount ->
    [one] { log-monster } pierde 1 Punto de Victoria{ log-because }
   *[other] { log-monster } pierde { $amount } Puntos de Victoria{ log-because }
}
log-energy = { $amount ->
    [one] { log-monster } gana 1 cubo de Energía{ log-because }
   *[other] { log-monster } gana { $amount } cubos de Energía{ log-because }
}
log-energy-lost = { $cause ->
    [sweep] { $amount ->
        [one] { log-monster } gasta 1 cubo de Energía{ log-because }
       *[other] { log-monster } gasta { $amount } cubos de Energía{ log-because }
    }
   *[other] { $amount ->
        [one] { log-monster } pierde 1 cubo de Energía{ log-because }
       *[other] { log-monster } pierde { $amount } cubos de Energía{ log-because }
    }
}
log-health = { $amount ->
    [one] { log-monster } gana 1 Punto de Vida{ log-because }
   *[other] { log-monster } gana { $amount } Puntos de Vida{ log-because }
}
log-health-lost = { $amount ->
    [one] { log-monster } pierde 1 Punto de Vida{ log-because }
   *[other] { log-monster } pierde { $amount } Puntos de Vida{ log-because }
}
log-wickedness = { $amount ->
    [one] { log-monster } gana 1 Punto de Maldad{ log-because }
   *[other] { log-monster } gana { $amount } Puntos de Maldad{ log-because }
}
log-wickedness-lost = { $amount ->
    [one] { log-monster } pierde 1 Punto de Maldad{ log-because }
   *[other] { log-monster } pierde { $amount } Puntos de Maldad{ log-because }
}
log-poison = { $amount ->
    [one] { log-monster } recibe una ficha de Veneno{ log-because }
   *[other] { log-monster } recibe { $amount } fichas de Veneno{ log-because }
}
log-poison-lost = { $amount ->
    [one] { log-monster } pierde una ficha de Veneno{ log-because }
   *[other] { log-monster } pierde { $amount } fichas de Veneno{ log-because }
}
log-shrink = { $amount ->
    [one] { log-monster } recibe una ficha de Rayo Encogedor{ log-because }
   *[other] { log-monster } recibe { $amount } fichas de Rayo Encogedor{ log-because }
}
log-shrink-lost = { $amount ->
    [one] { log-monster } pierde una ficha de Rayo Encogedor{ log-because }
   *[other] { log-monster } pierde { $amount } fichas de Rayo Encogedor{ log-because }
}
log-moved-outside = { $cause ->
    [card] { log-monster } sale de Tokyo ({ $title })
   *[other] { log-monster } sale de Tokyo
}
log-moved-city = { $cause ->
    [card] { log-monster } entra en la Ciudad de Tokyo ({ $title })
    [bay] { log-monster } pasa a la Ciudad de Tokyo ({ log-cause })
   *[other] { log-monster } entra en la Ciudad de Tokyo
}
log-moved-bay = { $cause ->
    [card] { log-monster } entra en la Bahía de Tokyo ({ $title })
   *[other] { log-monster } entra en la Bahía de Tokyo
}
log-bought = { $amount ->
    [0] { log-monster } obtiene «{ $card }» gratis
    [one] { log-monster } compra «{ $card }» por 1 cubo de Energía
   *[other] { log-monster } compra «{ $card }» por { $amount } cubos de Energía
}
log-lost_card = { log-monster } se queda sin «{ $card }»
log-took = { log-monster } toma la loseta «{ $card }»
log-copied = { log-monster }: «{ $card }» ahora funciona como «{ $copied }»
log-revealed = Nueva en el mercado: «{ $card }»
log-swept = { log-monster } descarta las tres cartas del mercado
log-reshuffled = La pila de descarte se mezcla y forma un mazo nuevo.
log-extra_turn = { log-monster } va a jugar un turno extra{ log-because }
log-eliminated = { log-monster } queda eliminado{ log-because }
log-won = ¡{ log-monster } gana con veinte Puntos de Victoria!
log-won-survivor = ¡{ log-monster } gana: es el último sobreviviente!
log-nobody-won = No queda nadie en pie: todos pierden.
log-standstill = Ningún Monstruo puede actuar: la partida termina sin ganador.

log-sat = { $name } ocupa el lugar { $n }.
log-sat-playing = { $name } pasa a jugar con { log-monster }.
log-manned = Un bot de nivel { log-level } ocupa el lugar { $n }.
log-manned-playing = Ahora un bot de nivel { log-level } juega con { log-monster }.
log-freed = El lugar { $n } está libre.
log-freed-playing = Un bot sigue jugando con { log-monster }.
log-away = { $name } no está; mientras tanto, un bot juega con { log-monster }.
log-back = { $name } está de vuelta y juega otra vez con { log-monster }.
log-hurried = Los bots terminan la partida sin pausas.
log-restored = El servidor se restauró desde una copia de seguridad. Los próximos dados salen de un secreto nuevo.
log-resized = { $n ->
    [one] Ahora la mesa tiene 1 lugar.
   *[other] Ahora la mesa tiene { $n } lugares.
}
log-undone = { log-monster } deshace su última decisión.
log-hinted = { log-monster } recibió una pista del campeón.
log-dealt = Otra mesa juega el reparto de esta partida.
log-followed = Va a haber revancha.
log-said = { $name }: { $text }
log-reason = { log-monster } explica: «{ $reason }»
# recap-: what happened since the own last turn

recap-since = Desde tu turno:
recap-share = { $cause } { $n }
recap-health = Puntos de Vida
recap-stars = Puntos de Victoria
recap-energy = Energía
recap-more = y { $n } más
log-steps = Mostrar cada lanzamiento
