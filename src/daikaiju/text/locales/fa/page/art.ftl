# art: what pictures are called for those who do not see them
art-monster = { $monster }، { $mood }
art-monster-unknown = هیولایی ناشناس
art-mood-calm = آسوده
art-mood-proud = سرافراز
art-mood-hurt = آسیب‌دیده
art-mood-out = از پا افتاده
art-mood-glad = خوشحال
art-scene-city = توکیو در شب. شهر در دست { $monster } است.
art-scene-city-empty = توکیو در شب. شهر در دست کسی نیست.
art-scene-bay = خلیج در دست { $monster } است.
art-scene-bay-empty = خلیج در دست کسی نیست.
