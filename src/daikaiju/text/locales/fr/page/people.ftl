# people-: spectators and the live list of tables

# $n: number of spectators
people-watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
people-watching-names = { $n ->
    [one] Regarde : { $names }
   *[other] { $n } regardent : { $names }
}
people-said = { $name } (spectateur) : { $text }
people-chat-all = Les spectateurs peuvent aussi écrire
people-chat-as = Votre nom dans la discussion
people-chat-join = Participer
people-lobby-live = Cette liste se met à jour toute seule.
