# notify-: notifications of games that wait for the player

notify-title = 通知
notify-hint = 遊戲在等你時，這個瀏覽器會通知你，關閉頁面也一樣；最多每十分鐘一次。
notify-on = 開啟通知
notify-off = 關閉通知
notify-is-on = 這個瀏覽器已開啟通知。
notify-denied = 瀏覽器封鎖了這個頁面的通知：請在瀏覽器設定中允許。
notify-impossible = 這個瀏覽器在此無法顯示通知。需要https；在手機上通常還要先安裝遊戲。
notify-failed = 瀏覽器無法連上通知服務：請稍後再試。
