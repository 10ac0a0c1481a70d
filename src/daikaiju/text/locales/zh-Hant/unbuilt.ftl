### 網頁尚未建置時，瀏覽器顯示的內容。

unbuilt-title = 這裡的網頁尚未建置
unbuilt-build = 請在專案資料夾執行「make web」建置網頁，然後重新啟動伺服器。建置需要 Node；若沒有，會自動安裝。
unbuilt-meanwhile = 其他功能都正常：程式可經由 /api 與伺服器溝通，也可以用「daikaiju play」在終端機裡玩。
