# art: what pictures are called for those who do not see them
art-monster = { $monster }, { $mood }
art-monster-unknown = an unknown monster
art-mood-calm = calm
art-mood-proud = proud
art-mood-hurt = hurt
art-mood-out = knocked out
art-mood-glad = happy
art-scene-city = Tokyo at night. { $monster } holds the city.
art-scene-city-empty = Tokyo at night. The city is empty.
art-scene-bay = { $monster } holds the bay.
art-scene-bay-empty = The bay is empty.
