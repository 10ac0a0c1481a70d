# hint-: hints of the champion at the table

hint-title = 提示
hint-working = 冠軍正在思考…
hint-would = 冠軍會選擇：
hint-chance = 之後的獲勝機率：{ $chance }
hint-against = 相較於：
hint-costs = 這個選擇會損失{ NUMBER($cost, maximumFractionDigits: 1) }個百分點的獲勝機率（±{ NUMBER($around, maximumFractionDigits: 1) }）。
hint-equal = 其他好的選擇都沒有明顯較差：差距在估計的誤差之內。
hint-others = 其他好的選擇：
hint-logged = 紀錄會讓所有玩家看到你用了提示。
hint-close = 關閉提示
hint-option = 可以向冠軍請求提示
hint-option-bots = 只限對電腦玩家
hint-option-all = 隨時
hint-option-none = 從不
hint-allowed = 可用冠軍的提示
