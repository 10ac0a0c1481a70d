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
    .effect = In each of your turns you have 1 claw in addition to those on your dice, even if they show none.
    .effect-first = In each of your turns every monster that your claws can reach loses 1 extra heart, even if you roll no claws. Unless you rolled a claw, this is not an attack: no monster may yield, and you do not enter Tokyo.

card-alien_origin = Alien Origin
    .first = Alien Metabolism
    .effect = Every card that you buy costs you 1 energy less.

card-alpha_monster = Alpha Monster
    .effect = Each turn in which you have at least one claw, gain 1 star.
    .effect-first = Each turn in which you roll at least one claw, gain 1 star.

card-apartment_building = Apartment Building
    .effect = Gain 3 stars.

card-armor_plating = Armor Plating
    .effect = Whenever you would lose exactly 1 heart, you lose none.

card-background_dweller = Background Dweller
    .effect = You may reroll any of your dice that shows a 3, one die at a time, as often as you like. This does not use up a roll.

card-battery_monster = Battery Monster
    .first = Monster Batteries
    .effect = When you buy this card, put 6 energy from the supply on it. At the start of each of your turns take 2 energy from it. When it is empty, discard it.
    .effect-first = When you buy this card, put as much of your own energy on it as you like; the supply adds the same amount. At the start of each of your turns take 2 energy from it. When it is empty, discard it.

card-burrowing = Burrowing
    .effect = While you are in Tokyo you have 1 extra claw, even if your dice show none. When you yield, the monster that attacked you loses 1 heart.
    .effect-first = If you roll at least one claw in Tokyo, every monster you attack loses 1 extra heart. When you yield, the monster that attacked you loses 1 heart.

card-camouflage = Camouflage
    .effect = Whenever you are about to lose hearts, you may roll one die for each of them. Every heart you roll saves you 1 heart.

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
    .effect = Once per turn, if your dice show at least one 1, one 2 and one 3, gain 2 stars. The dice still count as usual.

card-eater_of_the_dead = Eater of the Dead
    .effect = Each time another monster loses its last heart, gain 3 stars.

card-energize = Energize
    .effect = Gain 9 energy.

card-energy_drink = Energy Drink
    .first = Telepath
    .effect = While rolling, you may pay 1 energy for one extra roll, as often as you like.

card-energy_hoarder = Energy Hoarder
    .effect = At the end of your turn, gain 1 star for every full 6 energy you have. You keep the energy.

card-evacuation_orders = Evacuation Orders
    .effect = Every other monster loses 5 stars.

card-even_bigger = Even Bigger
    .effect = When you buy this card, gain 2 hearts. While you own it, you can have up to 12 hearts. When you lose it, you lose only the hearts above your old limit.
    .effect-first = When you buy this card, gain 2 hearts. While you own it, you can have up to 12 hearts. When you lose it, your old limit returns and you lose 2 hearts, but never your last one.

card-extra_head = Extra Head
    .effect = You roll one extra die in each of your turns.

card-fire_breathing = Fire Breathing
    .effect = If you have at least one claw, your neighbours on the left and on the right each lose 1 extra heart, wherever they are. If both are the same monster, it loses only 1.
    .effect-first = If you roll at least one claw, your neighbours on the left and on the right each lose 1 extra heart, wherever they are. If both are the same monster, it loses only 1.

card-flame_thrower = Flame Thrower
    .first = Fire Blast
    .effect = Every other monster loses 2 hearts.

card-freeze_time = Freeze Time
    .effect = If your dice show three or more 1s, you may take another turn after this one. In it, you roll one die fewer than in this turn.

card-frenzy = Frenzy
    .effect = When this turn is over, take a whole extra turn.

card-friend_of_children = Friend of Children
    .effect = Each time you gain energy, gain 1 extra energy.

card-gas_refinery = Gas Refinery
    .effect = Gain 2 stars. Every other monster loses 3 hearts.

card-giant_brain = Giant Brain
    .effect = You have one extra roll in each of your turns.

card-gourmet = Gourmet
    .effect = When you gain stars for three or more 1s, gain 2 extra stars.

card-heal = Heal
    .effect = Gain 2 hearts.

card-healing_ray = Healing Ray
    .effect = You may use the hearts on your dice to heal other monsters, even from Tokyo. For each die you use on it, a monster must pay you 2 energy, or all it has if that is less.

card-herbivore = Herbivore
    .effect = At the end of your turn, gain 1 star if no monster, including your own, lost hearts because of you this turn.

card-herd_culler = Herd Culler
    .effect = Once in each of your turns, before you resolve your dice, you may change one of them to a 1.

card-hibernation = Hibernation
    .effect = You cannot buy this card in Tokyo. While you own it, you sleep: you lose no hearts, cannot move and cannot buy cards, and only the hearts and energy on your dice count. At any time in your own turn you may discard this card to wake up.

card-high_altitude_bombing = High Altitude Bombing
    .effect = Every monster, including yours, loses 3 hearts.

card-it_has_a_child = It Has a Child!
    .effect = When you lose your last heart, discard all your cards, lose all your stars and leave Tokyo. Then play on with 10 hearts. You keep your energy.
    .effect-dark = When you lose your last heart, discard all your cards and tiles, lose all your stars, go back to 0 Wickedness and leave Tokyo. Then play on with 10 hearts. You keep your energy.

card-jet_fighters = Jet Fighters
    .effect = Gain 5 stars, then lose 4 hearts.

card-jets = Jets
    .effect = When you are attacked in Tokyo, you decide whether to yield before you lose hearts. If you yield, you lose none to this attack.

card-lunar_powered = Lunar Powered
    .effect = At the end of your turn gain 1 energy if you have none.

card-made_in_a_lab = Made in a Lab
    .effect = When you buy cards, you may look at the top card of the deck, and buy it or leave it there. When a new card is on top, you may look again.

card-media_friendly = Media-Friendly
    .first = Dedicated News Team
    .effect = Each time you buy a card, gain 1 star. Buying this one does not count.

card-metamorph = Metamorph
    .effect = At the end of your turn, you may discard any number of your Keep cards. For each one, you get its printed price in energy.

card-mimic = Mimic
    .effect = When you buy this card, choose a Keep card in front of any monster, including your own. Mimic works as a second, freshly bought copy of it, as long as that card is in play. At the start of each of your turns, you may pay 1 energy to choose another Keep card.

card-monster_pets = Monster Pets
    .effect = Every monster, including yours, loses 3 stars.

card-nanobots = Nanobots
    .effect = At the start of your turn, gain 2 hearts if you have fewer than 3.

card-national_guard = National Guard
    .effect = Gain 2 stars, then lose 2 hearts.

card-natural_selection = Natural Selection
    .effect = When you buy this card, gain 4 energy and 4 hearts. You roll one extra die in each of your turns. If any of your dice shows a 3 at the end of your turn, you lose all your hearts, and nothing can prevent it.

card-nova_breath = Nova Breath
    .effect = Your claws reach all other monsters, wherever they are.

card-nuclear_power_plant = Nuclear Power Plant
    .effect = Gain 2 stars and 3 hearts.

card-opportunist = Opportunist
    .effect = Whenever new cards are revealed in the market during another monster's turn, you may buy any of them immediately, before anyone else.

card-parasitic_tentacles = Parasitic Tentacles
    .effect = When you buy cards, you may also buy Keep cards of other monsters. You pay the price to the owner, who cannot refuse.

card-plot_twist = Plot Twist
    .effect = Before you resolve your dice, you may discard this card to change one of them to any face.

card-poison_quills = Poison Quills
    .effect = If your dice show three or more 2s, you have 2 extra claws, even if your dice show none.
    .effect-first = If your dice show three or more 2s, every monster that your claws can reach loses 2 extra hearts, even if you roll no claws. Unless you rolled a claw, this is not an attack: no monster may yield, and you do not enter Tokyo.

card-poison_spit = Poison Spit
    .effect = Each monster that loses hearts to your claws gets 1 poison token. At the end of its own turn a monster loses 1 heart for each of its poison tokens. Outside Tokyo it may use a heart on its dice to remove one token instead of healing.

card-psychic_probe = Psychic Probe
    .effect = Once in each other monster's turn, after its last roll, you may reroll one of its dice. The new face counts. If it is a heart, discard this card.

card-rapid_healing = Rapid Healing
    .effect = At any time in your own turn, and in any turn when you are about to lose your last heart, you may pay 2 energy to gain 1 heart, as often as you like.

card-reflective_hide = Reflective Hide
    .effect = Each time another monster makes you lose hearts and you survive, that monster loses 1 heart.

card-regeneration = Regeneration
    .effect = Each time you gain hearts, gain 1 extra heart.

card-rooting_for_the_underdog = Rooting for the Underdog
    .effect = At the end of your turn, gain 1 star if you have fewer stars than every other monster.

card-shrink_ray = Shrink Ray
    .effect = Each monster that loses hearts to your claws gets 1 shrink token. A monster rolls one die fewer for each of its shrink tokens. Outside Tokyo it may use a heart on its dice to remove one token instead of healing.

card-skyscraper = Skyscraper
    .effect = Gain 4 stars.

card-smoke_cloud = Smoke Cloud
    .effect = This card comes with 3 smoke counters. While rolling, you may remove a counter for one extra roll, as often as you like. When you remove the last one, discard this card.

card-solar_powered = Solar Powered
    .effect = At the end of your turn gain 1 energy if you have none.

card-spiked_tail = Spiked Tail
    .effect = If you have at least one claw, you have 1 extra claw.
    .effect-first = If you roll at least one claw, every monster you attack loses 1 extra heart.

card-stretchy = Stretchy
    .effect = Before you resolve your dice, you may pay 2 energy to change one of them to any face, as often as you like.

card-super_jump = Super Jump
    .effect = Once in each turn, yours or another monster's, when you are about to lose hearts, you may pay 1 energy to lose 1 heart fewer.

card-tank = Tank
    .first = Tanks
    .effect = Gain 4 stars, then lose 3 hearts.

card-unstable_dna = Unstable DNA
    .effect = When you yield, you may swap this card for a Keep card of the monster that attacked you.

card-urbavore = Urbavore
    .effect = When you start your turn in Tokyo, gain 1 extra star. While you are in Tokyo and have at least one claw, you have 1 extra claw.
    .effect-first = When you start your turn in Tokyo, gain 1 extra star. While you are in Tokyo, every monster that loses hearts to your claws, or to a card that adds to them, loses 1 extra heart.

card-vast_storm = Vast Storm
    .effect = Gain 2 stars. Every other monster loses half its energy, rounded down.

card-were_only_making_it_stronger = We're Only Making It Stronger!
    .effect = Each time you lose 2 or more hearts at once, gain 1 energy.

card-wings = Wings
    .effect = Whenever you are about to lose hearts, you may pay 2 energy: you lose neither these nor any other hearts until the end of this turn.

card-zombify = Zombify
    .effect = Once per game, when you lose your last heart, discard all your cards and tiles, lose all your stars, go back to 0 Wickedness and leave Tokyo. Then play on with 12 hearts. You keep your energy. From then on you can have up to 12 hearts, but hearts on your dice do nothing.


## Wickedness tiles of level 3 (Dark Edition)

card-barbs = Barbs
    .effect = If you have at least two claws, you have 1 extra claw.

card-devious = Devious
    .effect = You have one extra roll in each of your turns.

card-eternal = Eternal
    .effect = At the start of your turn gain 1 heart.

card-final_roar = Final Roar
    .effect = If you lose your last heart while you have 16 or more stars, you win the game immediately.

card-poison_spit_tile = Poison Spit
    .effect = Each monster that loses hearts to your claws gets 1 poison token. At the end of its own turn a monster loses 1 heart for each of its poison tokens. Outside Tokyo it may use a heart on its dice to remove one token instead of healing.

card-skulking = Skulking
    .effect = When you gain stars for three or more 1s, gain 1 extra star.

card-tireless = Tireless
    .effect = At the start of your turn gain 1 energy.

card-underdog = Underdog
    .effect = Take 1 star from each monster that loses hearts to your claws and has more stars than you.


## Wickedness tiles of level 6 (Dark Edition)

card-cyberbrain = Cyberbrain
    .effect = You roll one extra die in each of your turns.

card-defender_of_tokyo = Defender of Tokyo
    .effect = Whenever you enter Tokyo or start your turn there, every other monster loses 1 star.

card-evil_lair = Evil Lair
    .effect = Every card that you buy costs you 1 energy less.

card-fluxling = Fluxling
    .effect = When you take this tile, choose a Keep card in front of any monster, including your own. Fluxling works as a second, freshly bought copy of it, as long as that card is in play. At the start of each of your turns, you may choose another Keep card, free of charge.

card-full_regeneration = Full Regeneration
    .effect = When you take this tile, go up to 12 hearts. From then on you can have up to 12 hearts.

card-have_it_all = Have It All!
    .effect = When you take this tile, gain 1 star for each Keep card you own. From then on, gain 1 star each time you buy a card.

card-sonic_boomer = Sonic Boomer
    .effect = At the start of your turn gain 1 star.

card-widespread_panic = Widespread Panic
    .effect = Every other monster loses 4 stars. Then this tile leaves the game.


## Wickedness tiles of level 10 (Dark Edition)

card-antimatter_beam = Antimatter Beam
    .effect = All your claws count double.

card-final_push = Final Push
    .effect = Gain 2 hearts and 2 energy. When this turn is over, take a whole extra turn; this tile leaves the game when that turn begins.

card-skybeam = Skybeam
    .effect = Each energy on your dice gives you 1 extra energy, and each heart on your dice that you use to heal yourself gives you 1 extra heart.

card-starburst = Starburst
    .effect = Gain 12 energy. Then this tile leaves the game.
