# Cards and tiles: the title, and what each does, in our own words.
# `.first`, `.dark`: the title in that edition, where it is another.
# `.effect`: what it does in all editions that have it; `.effect-first`, `.effect-second`, `.effect-dark`: in that
# edition, where it differs. Titles are in the order of web/src/generated/rulebook.json.
#
# The same things are always called the same:
# - `throw a claw`: a die shows it. `have a claw`: a die shows it or a card adds it.
# - `attack`: what claws do to monsters in the other place. In the first edition at least one claw must be thrown.
# - `yield`: leave Tokyo after losing hearts to claws.
# - `before your dice count`: after the last throw, before anything is gained or lost by the dice.
# - `three or more 1s`: among the dice as they lie at the end.

card-acid_attack = Acid Attack
    .effect = In each of your turns you have 1 claw more than your dice show, even if they show none.
    .effect-first = In each of your turns every monster that your claws can reach loses 1 heart more, even if you throw no claw. Without a thrown claw this is no attack: nobody may yield, and you do not enter Tokyo.

card-alien_origin = Alien Origin
    .first = Alien Metabolism
    .effect = Every card that you buy costs you 1 energy less.

card-alpha_monster = Alpha Monster
    .effect = In each of your turns in which you have at least one claw, gain 1 star.
    .effect-first = In each of your turns in which you throw at least one claw, gain 1 star.

card-apartment_building = Apartment Building
    .effect = Gain 3 stars.

card-armor_plating = Armor Plating
    .effect = Whenever you would lose exactly 1 heart, you lose none.

card-background_dweller = Background Dweller
    .effect = You may throw any of your dice that shows a 3 again, one die at a time and as often as you like. This does not use up a throw.

card-battery_monster = Battery Monster
    .first = Monster Batteries
    .effect = When you buy this card, put 6 energy from the supply on it. At the start of each of your turns take 2 energy from it. When it is empty, discard it.
    .effect-first = When you buy this card, put as much of your own energy on it as you like; the supply adds the same amount. At the start of each of your turns take 2 energy from it. When it is empty, discard it.

card-burrowing = Burrowing
    .effect = While you are in Tokyo you have 1 claw more, even if your dice show none. When you yield, the monster that attacked you loses 1 heart.
    .effect-first = If you throw at least one claw in Tokyo, every monster you attack loses 1 heart more. When you yield, the monster that attacked you loses 1 heart.

card-camouflage = Camouflage
    .effect = Whenever you are about to lose hearts, you may throw one die for each of them. Every heart you throw saves you 1 heart.

card-commuter_train = Commuter Train
    .effect = Gain 2 stars.

card-complete_destruction = Complete Destruction
    .effect = If your dice show 1, 2, 3, energy and heart and you have at least one claw, gain 9 stars. The dice still count as usual.
    .effect-first = If your dice show all six faces (1, 2, 3, energy, heart and claw), gain 9 stars. The dice still count as usual.

card-corner_store = Corner Store
    .effect = Gain 1 star.

card-death_from_above = Death From Above
    .first = Drop from High Altitude
    .effect = Gain 2 stars. If you are outside Tokyo, every monster in Tokyo must leave and you enter Tokyo City, with the usual reward for entering.

card-detritivore = Detritivore
    .first = Omnivore
    .effect = If your dice show at least one 1, one 2 and one 3, gain 2 stars, once a turn. The dice still count as usual.

card-eater_of_the_dead = Eater of the Dead
    .effect = Each time another monster falls to 0 hearts, gain 3 stars.

card-energize = Energize
    .effect = Gain 9 energy.

card-energy_drink = Energy Drink
    .first = Telepath
    .effect = While throwing your dice you may pay 1 energy for one more throw, as often as you like.

card-energy_hoarder = Energy Hoarder
    .effect = At the end of your turn gain 1 star for every full 6 energy you have. You keep the energy.

card-evacuation_orders = Evacuation Orders
    .effect = Every other monster loses 5 stars.

card-even_bigger = Even Bigger
    .effect = When you buy this card, gain 2 hearts. While you own it you can have up to 12 hearts. When you lose it, hearts above your old limit are gone.
    .effect-first = When you buy this card, gain 2 hearts. While you own it you can have up to 12 hearts. When you lose it, your old limit is back and you lose 2 hearts, though never your last one.

card-extra_head = Extra Head
    .effect = You throw one die more in each of your turns.

card-fire_breathing = Fire Breathing
    .effect = If you have at least one claw, your neighbours on the left and on the right each lose 1 heart more, wherever they are. If both are the same monster, it loses only 1 more.
    .effect-first = If you throw at least one claw, your neighbours on the left and on the right each lose 1 heart more, wherever they are. If both are the same monster, it loses only 1 more.

card-flame_thrower = Flame Thrower
    .first = Fire Blast
    .effect = Every other monster loses 2 hearts.

card-freeze_time = Freeze Time
    .effect = If your dice show three or more 1s, you may take another turn after this one. In it you throw one die fewer than in this turn.

card-frenzy = Frenzy
    .effect = When this turn is over, take a whole extra turn.

card-friend_of_children = Friend of Children
    .effect = Each time you gain energy, you gain 1 energy more.

card-gas_refinery = Gas Refinery
    .effect = Gain 2 stars. Every other monster loses 3 hearts.

card-giant_brain = Giant Brain
    .effect = You have one throw more in each of your turns.

card-gourmet = Gourmet
    .effect = When you gain stars for three or more 1s, gain 2 stars more.

card-heal = Heal
    .effect = Gain 2 hearts.

card-healing_ray = Healing Ray
    .effect = You may give the hearts on your dice to other monsters, also from Tokyo. For each heart that you give it, a monster must pay you 2 energy, or all it has if that is less.

card-herbivore = Herbivore
    .effect = At the end of your turn gain 1 star if no monster, not even your own, lost hearts because of you in this turn.

card-herd_culler = Herd Culler
    .effect = Once in each of your turns you may turn one of your dice to 1 before your dice count.

card-hibernation = Hibernation
    .effect = You cannot buy this card in Tokyo. While you own it you sleep: you lose no hearts, cannot move and cannot buy cards, and only the hearts and the energy on your dice count. At any time in your own turn you may discard this card and wake up.

card-high_altitude_bombing = High Altitude Bombing
    .effect = Every monster, yours too, loses 3 hearts.

card-it_has_a_child = It Has a Child!
    .effect = When you fall to 0 hearts, discard all your cards, lose all your stars and leave Tokyo; then go on with 10 hearts. You keep your energy.
    .effect-dark = When you fall to 0 hearts, discard all your cards and tiles, lose all your stars, go back to 0 Wickedness and leave Tokyo; then go on with 10 hearts. You keep your energy.

card-jet_fighters = Jet Fighters
    .effect = Gain 5 stars, then lose 4 hearts.

card-jets = Jets
    .effect = When you are attacked in Tokyo, you decide before losing hearts whether you yield. If you do, you lose none to this attack.

card-lunar_powered = Lunar Powered
    .effect = At the end of your turn gain 1 energy if you have none.

card-made_in_a_lab = Made in a Lab
    .effect = When you buy cards you may look at the top card of the deck, and buy it or leave it there. When another card has come to the top, you may look again.

card-media_friendly = Media-Friendly
    .first = Dedicated News Team
    .effect = Each time you buy a card, gain 1 star. Buying this one does not count.

card-metamorph = Metamorph
    .effect = At the end of your turn you may discard any number of your Keep cards. For each you get its printed price in energy.

card-mimic = Mimic
    .effect = When you buy this card, choose a Keep card in front of any monster, your own included. Mimic works as a second, freshly bought copy of it, as long as that card is in play. At the start of each of your turns you may pay 1 energy to choose another Keep card.

card-monster_pets = Monster Pets
    .effect = Every monster, yours too, loses 3 stars.

card-nanobots = Nanobots
    .effect = At the start of your turn gain 2 hearts if you have fewer than 3.

card-national_guard = National Guard
    .effect = Gain 2 stars, then lose 2 hearts.

card-natural_selection = Natural Selection
    .effect = When you buy this card, gain 4 energy and 4 hearts. You throw one die more in each of your turns. If any of your dice shows a 3 at the end of your turn, you lose all your hearts, and nothing can prevent it.

card-nova_breath = Nova Breath
    .effect = Your claws reach all other monsters, wherever they are.

card-nuclear_power_plant = Nuclear Power Plant
    .effect = Gain 2 stars and 3 hearts.

card-opportunist = Opportunist
    .effect = Whenever cards are turned up in the market in another monster's turn, you may buy any of them at once, before anybody else.

card-parasitic_tentacles = Parasitic Tentacles
    .effect = When you buy cards you may also buy Keep cards of other monsters. You pay the price to the owner, who cannot refuse.

card-plot_twist = Plot Twist
    .effect = Before your dice count you may discard this card to turn one of them to any face.

card-poison_quills = Poison Quills
    .effect = If your dice show three or more 2s, you have 2 claws more, even if your dice show none.
    .effect-first = If your dice show three or more 2s, every monster that your claws can reach loses 2 hearts more, even if you throw no claw. Without a thrown claw this is no attack: nobody may yield, and you do not enter Tokyo.

card-poison_spit = Poison Spit
    .effect = Each monster that loses hearts to your claws gets 1 poison token. At the end of its own turn a monster loses 1 heart for each of its poison tokens. Outside Tokyo it may use a heart on its dice to remove one token instead of healing.

card-psychic_probe = Psychic Probe
    .effect = Once in each other monster's turn, after its last throw, you may throw one of its dice again. The new face counts. If it is a heart, discard this card.

card-rapid_healing = Rapid Healing
    .effect = At any time in your own turn, and in any turn when you are about to lose your last heart, you may pay 2 energy to gain 1 heart, as often as you like.

card-reflective_hide = Reflective Hide
    .effect = Each time another monster makes you lose hearts and you have any left, it loses 1 heart.

card-regeneration = Regeneration
    .effect = Each time you gain hearts, you gain 1 heart more.

card-rooting_for_the_underdog = Rooting for the Underdog
    .effect = At the end of your turn gain 1 star if you have fewer stars than every other monster.

card-shrink_ray = Shrink Ray
    .effect = Each monster that loses hearts to your claws gets 1 shrink token. A monster throws one die fewer for each of its shrink tokens. Outside Tokyo it may use a heart on its dice to remove one token instead of healing.

card-skyscraper = Skyscraper
    .effect = Gain 4 stars.

card-smoke_cloud = Smoke Cloud
    .effect = This card comes with 3 smoke counters. While throwing your dice you may remove a counter for one more throw, as often as you like. When the last one is gone, discard this card.

card-solar_powered = Solar Powered
    .effect = At the end of your turn gain 1 energy if you have none.

card-spiked_tail = Spiked Tail
    .effect = If you have at least one claw, you have 1 claw more.
    .effect-first = If you throw at least one claw, every monster you attack loses 1 heart more.

card-stretchy = Stretchy
    .effect = Before your dice count you may pay 2 energy to turn one of them to any face, as often as you like.

card-super_jump = Super Jump
    .effect = Once in each turn, yours or another's, when you are about to lose hearts, you may pay 1 energy to lose 1 heart fewer.

card-tank = Tank
    .first = Tanks
    .effect = Gain 4 stars, then lose 3 hearts.

card-unstable_dna = Unstable DNA
    .effect = When you yield, you may swap this card for a Keep card of the monster that attacked you.

card-urbavore = Urbavore
    .effect = When you start your turn in Tokyo, gain 1 star more. While you are in Tokyo and have at least one claw, you have 1 claw more.
    .effect-first = When you start your turn in Tokyo, gain 1 star more. While you are in Tokyo, every monster that loses hearts to your claws, or to a card that adds to them, loses 1 heart more.

card-vast_storm = Vast Storm
    .effect = Gain 2 stars. Every other monster loses half its energy, rounded down.

card-were_only_making_it_stronger = We're Only Making It Stronger!
    .effect = Each time you lose 2 or more hearts at once, gain 1 energy.

card-wings = Wings
    .effect = Whenever you are about to lose hearts, you may pay 2 energy: you lose neither these nor any others until the end of this turn.

card-zombify = Zombify
    .effect = Once in the game, when you fall to 0 hearts, discard all your cards and tiles, lose all your stars, go back to 0 Wickedness and leave Tokyo; then go on with 12 hearts. You keep your energy. From then on you can have up to 12 hearts, but hearts on your dice do nothing.


## Wickedness tiles of level 3 (Dark Edition)

card-barbs = Barbs
    .effect = If you have at least two claws, you have 1 claw more.

card-devious = Devious
    .effect = You have one throw more in each of your turns.

card-eternal = Eternal
    .effect = At the start of your turn gain 1 heart.

card-final_roar = Final Roar
    .effect = If you fall to 0 hearts while you have 16 or more stars, you win the game at once.

card-poison_spit_tile = Poison Spit
    .effect = Each monster that loses hearts to your claws gets 1 poison token. At the end of its own turn a monster loses 1 heart for each of its poison tokens. Outside Tokyo it may use a heart on its dice to remove one token instead of healing.

card-skulking = Skulking
    .effect = When you gain stars for three or more 1s, gain 1 star more.

card-tireless = Tireless
    .effect = At the start of your turn gain 1 energy.

card-underdog = Underdog
    .effect = Take 1 star from each monster that loses hearts to your claws and has more stars than you.


## Wickedness tiles of level 6 (Dark Edition)

card-cyberbrain = Cyberbrain
    .effect = You throw one die more in each of your turns.

card-defender_of_tokyo = Defender of Tokyo
    .effect = Whenever you enter Tokyo or start your turn there, every other monster loses 1 star.

card-evil_lair = Evil Lair
    .effect = Every card that you buy costs you 1 energy less.

card-fluxling = Fluxling
    .effect = When you take this tile, choose a Keep card in front of any monster, your own included. Fluxling works as a second, freshly bought copy of it, as long as that card is in play. At the start of each of your turns you may choose another Keep card, free of charge.

card-full_regeneration = Full Regeneration
    .effect = When you take this tile, your hearts go up to 12. From then on you can have up to 12 hearts.

card-have_it_all = Have It All!
    .effect = When you take this tile, gain 1 star for each Keep card you own. From then on gain 1 star each time you buy a card.

card-sonic_boomer = Sonic Boomer
    .effect = At the start of your turn gain 1 star.

card-widespread_panic = Widespread Panic
    .effect = Every other monster loses 4 stars. Then this tile leaves the game.


## Wickedness tiles of level 10 (Dark Edition)

card-antimatter_beam = Antimatter Beam
    .effect = All your claws count double.

card-final_push = Final Push
    .effect = Gain 2 hearts and 2 energy. When this turn is over, take a whole extra turn; this tile leaves the game as that turn begins.

card-skybeam = Skybeam
    .effect = Each energy on your dice brings you 1 energy more, and each heart on your dice with which you heal yourself brings you 1 heart more.

card-starburst = Starburst
    .effect = Gain 12 energy. Then this tile leaves the game.
