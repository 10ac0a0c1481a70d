# people-: spectators and the live list of tables

# $n: number of spectators
people-watching = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
people-watching-names = { $n ->
    [one] Watching: { $names }
   *[other] { $n } watching: { $names }
}
people-said = { $name } (watching): { $text }
people-chat-all = Spectators may chat too
people-chat-as = Your name for the chat
people-chat-join = Join the chat
people-lobby-live = This list updates itself.
