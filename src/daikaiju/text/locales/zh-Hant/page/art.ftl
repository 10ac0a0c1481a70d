# art: what pictures are called for those who do not see them
art-monster = { $monster }，{ $mood }
art-monster-unknown = 還不知道是誰的怪獸
art-mood-calm = 神情自若
art-mood-proud = 得意洋洋
art-mood-hurt = 受了傷
art-mood-out = 倒地不起
art-mood-glad = 開開心心
art-scene-city = 東京的夜晚。{ $monster }佔領東京市。
art-scene-city-empty = 東京的夜晚。東京市沒有怪獸。
art-scene-bay = { $monster }佔領東京灣。
art-scene-bay-empty = 東京灣沒有怪獸。
