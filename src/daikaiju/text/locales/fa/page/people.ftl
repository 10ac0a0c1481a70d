# people-: spectators and the live list of tables

# $n: number of spectators
people-watching = { $n } تماشاگر
people-watching-names = { $n } تماشاگر: { $names }
people-said = { $name } (تماشاگر): { $text }
people-chat-all = تماشاگران هم می‌توانند گفت‌وگو کنند
people-chat-as = نام شما در گفت‌وگو
people-chat-join = ورود به گفت‌وگو
people-lobby-live = این فهرست خودش به‌روز می‌شود.
