# email-: messages to players when a game waits, and the links in them

email-title = 電子郵件
email-hint = 當遊戲在等你而你不在時，你會收到郵件；最多每十分鐘一封。其他人看不到這個地址。
email-address = 電子郵件地址
email-add = 寄連結給我
# $address: where it was sent
email-sent = 郵件已寄往 { $address }。請在一天內開啟其中的連結。
# $address: the own one
email-on = 郵件會寄到 { $address }。
email-remove = 移除地址
email-confirm-title = 確認你的電子郵件地址
email-confirm-hint = 之後有遊戲在等你時，你會收到郵件。每封郵件都有停止接收的連結。
email-confirm-go = 確認
email-confirmed = 你的地址已確認。
email-stop-title = 不再收到電子郵件
email-stopping = 請稍候…
email-stopped = 你不會再收到郵件。你的地址已刪除。
email-stop-again = 再試一次
