# people-: spectators and the live list of tables

# $n: number of spectators
people-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
people-watching-names = { $n ->
    [one] Смотрит: { $names }
    [few] Смотрят { $n }: { $names }
    [many] Смотрят { $n }: { $names }
   *[other] Смотрят { $n }: { $names }
}
people-said = { $name } (зритель): { $text }
people-chat-all = Зрители тоже могут писать в чат
people-chat-as = Ваше имя в чате
people-chat-join = Войти в чат
people-lobby-live = Список обновляется сам.
