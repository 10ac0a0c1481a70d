# profile-: the profile of a person without an account

profile-title = 個人檔案
profile-lead = 不需要帳號：個人檔案屬於這個瀏覽器，也可以在其他裝置上使用。
profile-hint = 最喜歡的怪獸、對手和其他裝置。
profile-monster = 最喜歡的怪獸
profile-monster-hint = 只要沒被選走，就會是你的。
profile-monster-none = 都可以
profile-move = 在另一台裝置上使用這個個人檔案
profile-move-hint = 代碼十分鐘內有效，只能用一次。拿到的人就能以你的身分玩：不要給別人看。
profile-move-go = 顯示代碼
profile-move-code = 代碼
profile-move-qr = 用來轉移個人檔案的QR碼
profile-move-scan = 用另一台裝置掃描，或在那裡的「個人檔案」輸入代碼。
profile-use = 我有另一台裝置的代碼
profile-use-hint = 之後這個瀏覽器會改用那個個人檔案；目前的遊戲仍屬於原本的個人檔案。
profile-use-go = 使用這個個人檔案
profile-used = 這個瀏覽器現在以 { $name } 的身分遊玩。
profile-devices = 有{ $n }個瀏覽器使用你的個人檔案。
profile-devices-forget = 登出其他所有瀏覽器
profile-devices-forgotten = 現在只有這個瀏覽器使用你的個人檔案。
profile-opponents = 最近的對手
profile-opponents-none = 你還沒有和其他人完成過遊戲。
profile-games = 一起玩過{ $n }場，對方贏了{ $wins }場
profile-rematch = 再戰
profile-rematch-with = 和上一場與 { $name } 同桌的人再戰
profile-summary = 和其他人玩了{ $n }場，贏了{ $wins }場。
