# people-: spectators and the live list of tables

# $n: number of spectators
people-watching = { $n }位旁觀者
people-watching-names = { $n }位旁觀：{ $names }
people-said = { $name }（旁觀）：{ $text }
people-chat-all = 旁觀者也可以聊天
people-chat-as = 聊天時的名字
people-chat-join = 加入聊天
people-lobby-live = 這份清單會自動更新。
