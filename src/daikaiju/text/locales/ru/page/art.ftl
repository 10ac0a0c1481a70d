# art: what pictures are called for those who do not see them
art-monster = { $monster }, { $mood }
art-monster-unknown = ещё неизвестный монстр
art-mood-calm = в спокойном настроении
art-mood-proud = в гордой позе
art-mood-hurt = с ранами
art-mood-out = в нокауте
art-mood-glad = в восторге
art-scene-city = Ночной Токио. Город удерживает { $monster }.
art-scene-city-empty = Ночной Токио. В городе никого.
art-scene-bay = Залив удерживает { $monster }.
art-scene-bay-empty = В заливе никого.
