# book-: the page of the rulebook; its rules are in rules.ftl
# $id: of a rule or an example, CLAW-3; $n: how many; $editions: a list of names

book-title = 規則書
book-nav = 規則
book-start-hint = 三個版本的所有規則，還有可以玩的範例。
book-note = 遊戲完全依照這些規則進行。每條規則下方都列出證明它的測試。
book-editions = 版本
book-compare = 比較版本
book-compare-lead = 各版本並列，看看哪裡不同。每一格都能連到相關的規則。
book-contents = 目錄
book-search = 搜尋規則
book-search-hint = 一個詞，或像CLAW-3的編號
book-found = { $n ->
    [0] 沒有規則提到這個。試試少一點字。
   *[other] { $n }段規則或範例
}
book-reset = 顯示全部
book-print = 列印
book-link = 複製{ $id }的連結
book-link-copied = 已複製{ $id }的連結。
book-only = 僅限：{ $editions }
book-proved = 由{ $n }個情境證明
book-proved-none = 沒有任何一場遊戲能呈現這一點，所以沒有情境。
book-proofs-loading = 請稍候……
book-proofs-lost = 無法載入情境。你有連上網路嗎？
book-example = 範例
book-play = 玩這個局面
book-playing = 正在擺設桌子……
book-matter = 項目
book-same-too = 也顯示各版本相同的部分
book-open = 在規則書中開啟
book-open-hint = 會另開分頁：這裡的遊戲不受影響。
book-lesson = 閱讀規則
