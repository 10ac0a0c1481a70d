# people-: spectators and the live list of tables

# $n: number of spectators
people-watching = { $n ->
    [one] 1 espectador
   *[other] { $n } espectadores
}
people-watching-names = { $n ->
    [one] Mira: { $names }
   *[other] { $n } miran: { $names }
}
people-said = { $name } (espectador): { $text }
people-chat-all = Los espectadores también pueden chatear
people-chat-as = Tu nombre en el chat
people-chat-join = Entrar al chat
people-lobby-live = Esta lista se actualiza sola.
