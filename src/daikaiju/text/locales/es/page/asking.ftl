# act-: what a button does

act-stop = Conservar todos
act-heal = Curarse
act-heal-other = Curar a { log-monster }
act-cure-poison = Quitar ficha de Veneno
act-cure-shrink = Quitar ficha de Rayo Encogedor
act-yield = Abandonar Tokyo
act-stay = Quedarse en Tokyo
act-sweep = Descartar las tres cartas
act-done = Terminar el turno
act-pass = No, gracias
act-undo = Deshacer
act-resolve = Resolver { log-faces }
act-use = Usar «{ $card }»
act-use-die = Usar «{ $card }» en { log-face }
act-use-turn = «{ $card }»: cambiar { log-face } a { log-face-turned }
act-buy = { $price ->
    [one] Comprar «{ $card }» por 1 cubo de Energía
   *[other] Comprar «{ $card }» por { $price } cubos de Energía
}
act-buy-of = Comprarle «{ $card }» a { log-monster }
act-buy-top = Comprar «{ $card }», la primera del mazo
act-sell = Vender «{ $card }»
act-copy = Copiar «{ $card }»
act-copy-of = Copiar «{ $card }» de { log-monster }
act-swap = Tomar «{ $card }» a cambio
act-swap-of = Tomar «{ $card }» de { log-monster } a cambio
act-take = Tomar «{ $card }»
act-store = { $amount ->
    [0] No ponerle Energía
    [one] Ponerle 1 cubo de Energía
   *[other] Ponerle { $amount } cubos de Energía
}
act-other = { $action }

# ask-: what is asked, as the server names it
# $n: throws that are left; $monster: whose turn it is

ask-keep = { $n ->
    [one] Tocá los que conservás y lanzá los demás. Te queda 1 lanzamiento.
   *[other] Tocá los que conservás y lanzá los demás. Te quedan { $n } lanzamientos.
}
ask-keep-none = No te quedan lanzamientos. Usá una carta o conservá todos los dados.
ask-probe = Podés volver a lanzar un dado de { log-monster }.
ask-change = Podés cambiar tus dados antes de resolverlos.
ask-aside = Se lanzaron dados por una carta. ¿Volvés a lanzar uno de ellos?
ask-order = ¿Qué resolvés ahora?
ask-use_heart = ¿Para qué usás este símbolo de Curación?
ask-protect = Estás por perder Puntos de Vida. ¿Te protegés?
ask-yield = Te hirieron en Tokyo. ¿La abandonás o te quedás?
ask-swap = ¿Querés intercambiar una carta?
ask-buy = Gastá tu Energía en cartas o terminá tu turno.
ask-opportunity = Se reveló una carta nueva, y podés comprarla antes que nadie.
ask-store = ¿Cuántos cubos de Energía le ponés a la carta?
ask-sell = ¿Querés vender cartas?
ask-copy = ¿Qué carta querés copiar?
ask-move_copy = ¿Querés copiar otra carta de ahora en adelante?
ask-take = Te toca una loseta de Maldad: elegí una.
ask-go_on = ¿Querés jugar otro turno?

# cue-: what is written over the table while something happens
# $name: the monster

cue-turn = Turno de { $name }
cue-turn-mine = ¡Tu turno!
cue-extra-turn = ¡Otro turno!
cue-moved-city = ¡A Tokyo!
cue-moved-bay = ¡A la Bahía!
cue-moved-outside = ¡Chau, Tokyo!
cue-eliminated = ¡{ $name } eliminado!
cue-eliminated-mine = ¡Te eliminaron!
cue-won = ¡{ $name } reina en Tokyo!
cue-won-mine = ¡Tokyo es tuya!
cue-won-nobody = No queda nadie
