# chances-: win chances for spectators, delayed by a full turn

chances-title = 獲勝機率
chances-delay = 上一回合開始時
chances-early = 第二回合之後才會顯示。
chances-option = 旁觀者可以看到獲勝機率，延遲一回合
chances-allowed = 旁觀者可看獲勝機率
