# How we rule cards and tiles, one ruling a message; scenarios cite them by card and number.
# `-dark-` are those of the Dark Edition alone.
#
# `copy`: Mimic or Fluxling working as the card. `thrown claw`: a die shows it; `added claw`: a card adds it.

ruling-acid_attack-1 = In the second and the Dark edition the added claw is a claw like any rolled one: even alone it attacks, lets the monster in Tokyo yield, and serves every card that asks for a claw.
ruling-acid_attack-2 = In the second and the Dark edition the claw of Acid Attack comes before cards that add a claw to claws already there, so it is enough for Spiked Tail and Urbavore.
ruling-acid_attack-3 = In the first edition the extra heart is lost by exactly those monsters that the owner's claws would reach from its position.
ruling-acid_attack-4 = In the first edition the extra heart is lost each time the owner's own dice are resolved, from its first roll after the purchase. By itself it does not let a monster leave Tokyo or enter it.
ruling-acid_attack-5 = Rolled claws and the extra one of Acid Attack are one loss, so Armor Plating stops the extra one only when it comes alone.
ruling-acid_attack-6 = Bought in the buy step, the card is too late for the dice of this turn; it counts from the owner's next turn on.

ruling-alien_origin-1 = The discount holds for every card of the market, and for cards bought from other monsters.
ruling-alien_origin-2 = The discount also holds for the top card of the deck and for cards bought in another monster's turn. It adds up with copies, but no price falls below 0. Sweeping the market costs what it always costs.
ruling-alien_origin-3 = A monster that sells a card to the owner gets what the owner actually pays.
ruling-alien_origin-4 = In the second and the Dark edition Metamorph pays the printed price of a card, not what was paid for it.
ruling-alien_origin-dark-1 = Alien Origin and the Evil Lair tile together take 2 energy off, but no price falls below 0.

ruling-alpha_monster-1 = Any number of claws, including added ones, gives one star a turn, even if they hit nobody; each copy gives a star of its own.
ruling-alpha_monster-2 = In the first edition a rolled claw is enough for the star, even if it hurts nobody; what a card adds is not.

ruling-armor_plating-1 = Each loss is checked on its own; all poison tokens together are one loss.
ruling-armor_plating-2 = What counts is the loss that is left after Camouflage and Super Jump.
ruling-armor_plating-3 = A monster that ignores the claws in this way was not hurt by them: it may not yield, and it gets no token.
ruling-armor_plating-4 = For a neighbour that the claws hit, the heart of Fire Breathing is part of that loss; for a neighbour that they do not hit, it is a loss of its own.
ruling-armor_plating-5 = It works automatically, also against the owner's own cards.

ruling-background_dweller-1 = A die may be rerolled as often as it shows a 3.
ruling-background_dweller-2 = Each use rolls one die only.
ruling-background_dweller-3 = The owner may also reroll a 3 among its dice for Camouflage, a 3 that its own Psychic Probe turns up, and a 3 that another monster's Psychic Probe has put among its dice; in this last case before any die is changed.

ruling-battery_monster-1 = Taking stored energy back is not a gain of energy.
ruling-battery_monster-2 = At the start of the turn Battery Monster comes after the stars for Tokyo and before everything else.
ruling-battery_monster-3 = The energy on the card goes with it to a new owner, no more and no less.
ruling-battery_monster-4 = In the first edition, too, it pays only in its owner's turns.

ruling-burrowing-1 = In the second and the Dark edition the owner has the claw in Tokyo even if its dice show none.
ruling-burrowing-2 = When every monster in Tokyo has decided, the monster that yielded makes the monster whose turn it is lose 1 heart, before that monster moves in. This is not an attack, and if it takes the last heart, Tokyo stays empty.
ruling-burrowing-3 = Leaving Tokyo in any other way than by yielding hurts nobody.
ruling-burrowing-4 = Each owner that yields makes the attacker lose 1 heart.

ruling-camouflage-1 = It works against any loss of hearts: from claws, from any monster's cards, including the owner's, and from poison.
ruling-camouflage-2 = A monster that saved all its hearts was not hurt: it may not yield, gets no token and does not cost the attacker the star of Herbivore.
ruling-camouflage-3 = A copy rolls again for what is left of the loss, and any other protection may still be used after the roll.
ruling-camouflage-4 = No roll is offered against a loss that Armor Plating ignores anyway.

ruling-complete_destruction-1 = In the second and the Dark edition a card may add the claw; the numbers, the heart and the energy must be on the dice.
ruling-complete_destruction-2 = The stars come automatically: 9 for the card, and 9 more for each copy.
ruling-complete_destruction-3 = Dice beyond the six different faces neither help nor harm.

ruling-death_from_above-1 = A buyer from outside takes the City and is rewarded for entering as usual; the monsters in the City and in the Bay must leave.
ruling-death_from_above-2 = Being driven out is not yielding: no card that works on yielding acts.
ruling-death_from_above-3 = A buyer in the Bay is in Tokyo already: it gains the 2 stars and nobody moves.
ruling-death_from_above-4 = The monsters in Tokyo must leave in every edition, whether the printed card says so or not.
ruling-death_from_above-dark-1 = Dropping into Tokyo is entering it, also for Defender of Tokyo. A sleeping monster cannot do it: before it wakes up it can neither buy nor move.

ruling-detritivore-1 = It pays once a turn, no matter how many sets there are; a copy pays once more.

ruling-eater_of_the_dead-1 = A monster that comes back through It Has a Child has lost its last heart, so it gives the stars.
ruling-eater_of_the_dead-2 = Every owner gains 3 stars for every monster that loses its last heart, for any reason and in any turn.
ruling-eater_of_the_dead-3 = An owner that loses its own last heart gains nothing for that, even if it comes back.
ruling-eater_of_the_dead-dark-1 = A monster that comes back through Zombify has lost its last heart, so it gives the stars.

ruling-energize-1 = The 9 energy are one gain, so Friend of Children adds just 1.

ruling-energy_drink-1 = The owner may buy one more roll as often as it can pay for it.

ruling-energy_hoarder-1 = The energy is counted after buying and after sales with Metamorph, but before Solar or Lunar Powered.

ruling-evacuation_orders-1 = A monster with fewer than 5 stars loses all it has and is left with 0.
ruling-evacuation_orders-2 = The deck has two of these cards, and both can work in the same turn.

ruling-even_bigger-1 = No monster ever has more than 12 hearts, not even with this card and a copy of it.
ruling-even_bigger-2 = A monster that loses the card goes back to a limit of 10 hearts. In the first edition it also loses 2 hearts, but keeps at least 1; in the later ones it loses only the hearts above 10.
ruling-even_bigger-3 = A monster that takes the card over from another one, or begins to copy it, gains the 2 hearts just like a buyer.
ruling-even_bigger-4 = The 2 hearts come from a card, so they also arrive in Tokyo, and Regeneration makes them 3.
ruling-even_bigger-dark-1 = With Full Regeneration, or as a zombie, the owner still has a limit of 12 hearts and no more.

ruling-extra_head-1 = The base deck has two of these cards; a monster that owns both rolls eight dice.
ruling-extra_head-2 = The dice of a turn are counted at its first roll, so a new head helps from the owner's next turn on.
ruling-extra_head-3 = Everything that changes the number of dice is added up; the result is never below zero.

ruling-fire_breathing-1 = It also reaches neighbours in the owner's own place. An opponent who is the neighbour on both sides loses 1 heart to it, not 2.
ruling-fire_breathing-2 = The neighbour on each side is the nearest monster that is still alive.
ruling-fire_breathing-3 = A neighbour that the claws do not reach loses its heart to the card, so it may not yield and gets no token.
ruling-fire_breathing-4 = In the second and the Dark edition a claw that a card adds is enough; in the first edition a claw must have been rolled.
ruling-fire_breathing-5 = In the first edition, too, it takes at least one claw, and the effect of another card never sets it off. Then both neighbours lose the heart, attacked or not.

ruling-flame_thrower-1 = The hearts are lost to a card and not to claws, so no monster may yield because of it: the monster in Tokyo stays there, or Tokyo is empty if that monster is eliminated.
ruling-flame_thrower-2 = Every monster that it hits may first use all its protections.

ruling-freeze_time-1 = The extra turn has one die fewer than the turn that earned it, so extra turns in a row have fewer and fewer dice.
ruling-freeze_time-2 = The extra turn is a complete turn; a monster that starts it in Tokyo is rewarded for that again.
ruling-freeze_time-3 = The buyer of the card may use three 1s that it rolled earlier in the same turn.
ruling-freeze_time-4 = The extra turn is optional. A copy in addition to the card does not give a second one.
ruling-freeze_time-5 = Extra turns earned together are taken in this order: Freeze Time, Final Push, Frenzy.

ruling-frenzy-1 = The turn in which it is bought goes on to its normal end, with further purchases and everything that happens at the end of a turn; then comes the extra turn.
ruling-frenzy-2 = Buying it does not cut the current turn short.
ruling-frenzy-3 = An Opportunist that buys it plays right after the current turn; then the monster whose turn would have come plays as usual.
ruling-frenzy-4 = A monster that starts the extra turn in Tokyo is rewarded for that again.

ruling-friend_of_children-1 = Each gain gives 1 more energy, however large it is; all energy dice of a turn are one gain.
ruling-friend_of_children-2 = Energy from Solar Powered is a gain; energy that Metamorph or Battery Monster gives back is not.
ruling-friend_of_children-3 = A sale with Metamorph gives nothing extra. What another monster pays the owner is a gain and gives 1 more, and so is the energy for Tokyo in the two-player option.

ruling-gas_refinery-1 = The hearts are lost to a card and not to claws, so no monster may yield because of it: the monster in Tokyo stays there, or Tokyo is empty if that monster is eliminated.

ruling-giant_brain-1 = A copy in addition to the card gives yet another roll.
ruling-giant_brain-dark-1 = The card and the Devious tile give one more roll each.

ruling-gourmet-1 = The 2 stars come once for the set of 1s, no matter how many there are, and once more for each copy of the card.

ruling-heal-1 = The hearts come from a card, so they also arrive in Tokyo.

ruling-healing_ray-1 = The owner alone decides: the monster that is healed can refuse neither the heart nor the payment.
ruling-healing_ray-2 = In Tokyo the owner may give its hearts to others, although it can neither heal nor cure itself with them.
ruling-healing_ray-3 = Each die used on it costs the healed monster 2 energy, or what it still has if that is less.
ruling-healing_ray-4 = Regeneration of the healed monster adds a heart free of charge; Regeneration of the ray's owner adds nothing.

ruling-herbivore-1 = Only hearts actually lost count, so an attack that was completely prevented does not cost the star.
ruling-herbivore-2 = Hearts that the owner makes itself lose cost it the star, just as those of others do.
ruling-herbivore-3 = Only losses in the owner's own turn count. Poison in others' turns and Burrowing in an attacker's turn do not cost the star.

ruling-herd_culler-1 = The card and each copy of it change one die a turn, after all Psychic Probes have been used.
ruling-herd_culler-2 = The changed die is a 1 for everything that counts 1s.

ruling-hibernation-1 = The owner may wake up at any decision of its own turn. If it wakes up before the dice are resolved, all of them count.
ruling-hibernation-2 = What other cards do at the start and at the end of the turn goes on during sleep, and Metamorph may sell this card.
ruling-hibernation-3 = A sleeping monster buys nothing, so its Opportunist is not asked.
ruling-hibernation-4 = A monster in Tokyo may not put Fluxling on this card. Outside it may, and then sleeps until it moves the copy.
ruling-hibernation-5 = Poison is a loss of hearts like any other, so a sleeping monster does not suffer from it.

ruling-high_altitude_bombing-1 = The hearts are lost to a card and not to claws, so no monster may yield because of it: the monster in Tokyo stays there, or Tokyo is empty if that monster is eliminated.
ruling-high_altitude_bombing-2 = All hearts are lost together; if no monster survives, nobody wins.

ruling-it_has_a_child-1 = The monster keeps its energy.
ruling-it_has_a_child-2 = The monster leaves Tokyo without being asked. If claws took its last heart, the attacker takes the place; after a card the place stays empty.
ruling-it_has_a_child-3 = The monster did lose its last heart, so Eater of the Dead gives its stars.
ruling-it_has_a_child-4 = It cannot be declined. The card is discarded with all the others, and it gives exactly 10 hearts, no matter what the limit is.
ruling-it_has_a_child-5 = Poison and shrink tokens stay on the monster.
ruling-it_has_a_child-6 = The monster comes back outside Tokyo, in every edition and printing.
ruling-it_has_a_child-dark-1 = The Wickedness marker goes back to 0, and every level can be reached and give a tile again.
ruling-it_has_a_child-dark-2 = Final Roar is checked first; if it applies, its owner wins at once.
ruling-it_has_a_child-dark-3 = An unused Zombify works first, and this card is discarded with the rest.

ruling-jet_fighters-1 = The stars come before the hearts are lost, but a monster that is eliminated by the loss does not win with them.
ruling-jet_fighters-2 = The buyer may use its own protections against the loss.

ruling-jets-1 = In Tokyo the owner's loss waits for its answer. If the owner yields, the loss is cancelled, even a deadly one. If the owner stays, the loss happens, and other protections may be used.
ruling-jets-2 = The attacker takes the place of an owner that yields, although no heart was lost.
ruling-jets-3 = An owner that yields gets no poison or shrink token from that attack.
ruling-jets-4 = It does nothing against hearts lost to cards.

ruling-made_in_a_lab-1 = Only the owner sees the card, and it pays its own price for it, including discounts. Buying from the deck reveals nothing, so no Opportunist is asked.
ruling-made_in_a_lab-2 = A second Made in a Lab looks at the same top card and so shows no second one.
ruling-made_in_a_lab-3 = The number of looks in a buy step is not limited, but each needs a top card that has changed since the last look.

ruling-media_friendly-1 = The card pays from the next purchase on, not for its own.
ruling-media_friendly-2 = Every purchase pays, for every kind of card, from every place and in any turn.

ruling-metamorph-1 = Cards are sold when the buying is over, at the full printed price, not what was paid for them, and even if they were bought in this very turn.
ruling-metamorph-2 = Spent counters do not lower the price; energy that is still on a sold card is lost.
ruling-metamorph-3 = Selling comes first at the end of the turn. Metamorph itself may be sold too, which ends the selling.
ruling-metamorph-4 = Energy from a sale is given back and not gained, so Friend of Children adds nothing.
ruling-metamorph-dark-1 = In the Dark Edition a sale pays the price printed on the Dark card.

ruling-mimic-1 = A copy starts with a full set of counters of its own.
ruling-mimic-2 = When the copied card leaves play, Mimic is blank at once. Only at the start of its owner's turn can 1 energy put it on another card.
ruling-mimic-3 = Mimic copies any Keep card in play, including its owner's, but never a Mimic. If there is none, it stays blank.
ruling-mimic-4 = What a card gives when bought, it gives every time Mimic is put on it.
ruling-mimic-5 = A copied card that changes hands is still copied.
ruling-mimic-6 = Where its own use would discard the copied card, Mimic is discarded instead, also for the last counter of a Smoke Cloud.

ruling-monster_pets-1 = It costs 0 energy but is a purchase like any other. No monster falls below 0 stars.

ruling-nanobots-1 = The hearts are counted before any tile acts at the start of the turn. The gain also comes in Tokyo, and Regeneration adds 1 to it.

ruling-national_guard-1 = The stars come before the hearts are lost, but a monster that is eliminated by the loss does not win with them.

ruling-natural_selection-1 = The dice count as they lie after every change. They are checked near the end of each of the owner's turns, before poison, including the turn of the purchase.
ruling-natural_selection-2 = A monster that sells the card with Metamorph at the end of the turn is spared.
ruling-natural_selection-3 = The owner makes itself lose its last heart, and every effect that reacts to this happens.
ruling-natural_selection-4 = No card prevents or reduces this loss.

ruling-nova_breath-1 = Every monster hit is hurt by claws. So a monster in Tokyo may yield even to an attacker in Tokyo; its place then stays empty.
ruling-nova_breath-2 = The owner itself is never hit.

ruling-nuclear_power_plant-1 = The hearts come from a card, so they also arrive in Tokyo.

ruling-opportunist-1 = Several Opportunists are asked clockwise from the monster whose turn it is.
ruling-opportunist-2 = An Opportunist pays what the card costs it, may choose among all cards just revealed, and is asked again about each replacement.
ruling-opportunist-3 = An Opportunist that has bought one of several new cards may go on to buy the others, and the replacement as well.
ruling-opportunist-4 = A Discard card bought out of turn acts at once, before the monster whose turn it is goes on.
ruling-opportunist-5 = In its owner's own turn the card does nothing.
ruling-opportunist-dark-1 = In the Dark Edition only a monster that copies the card with Fluxling can be a second Opportunist; it is asked in the same order.

ruling-parasitic_tentacles-1 = Keep cards of others can be bought only in your own buy step; the counters on them come along.
ruling-parasitic_tentacles-2 = The card does not get fresh counters.
ruling-parasitic_tentacles-3 = A discount holds here too, and the seller gets what is actually paid.
ruling-parasitic_tentacles-4 = Taking a card over is buying it: the buyer gets everything that a purchase gives, and the seller loses the card with all consequences.

ruling-plot_twist-1 = It is used after all Psychic Probes.
ruling-plot_twist-2 = It is optional, and can be saved for any later turn.
ruling-plot_twist-dark-1 = Fluxling used as Plot Twist goes blank until its owner's next turn starts.

ruling-poison_quills-1 = In the second and the Dark edition the two claws are claws like any others, also for Spiked Tail and Urbavore. In the first edition they only take 2 more hearts and are not an attack of their own.
ruling-poison_quills-2 = A copy adds 2 more.

ruling-poison_spit-1 = Tokens go on working after the card that gave them is gone.
ruling-poison_spit-2 = No token can be removed in Tokyo.
ruling-poison_spit-3 = A monster that lost no heart to the claws gets no token.
ruling-poison_spit-4 = All poison tokens of a monster are one loss at the very end of its turn, and no monster counts as having caused it.
ruling-poison_spit-5 = Everything that prevents losses prevents this one too.
ruling-poison_spit-6 = Hearts lost only to Fire Breathing give no token.
ruling-poison_spit-7 = A copy gives a second token.

ruling-psychic_probe-1 = Its owner chooses the die.
ruling-psychic_probe-2 = With this card a monster rerolls only one die in a turn, no matter how many copies it has.
ruling-psychic_probe-3 = The new face counts, even the heart that discards the card.
ruling-psychic_probe-4 = Owners act clockwise from the monster whose turn it is. That monster may afterwards still use Background Dweller on a 3 that was forced on it, and then its cards that change dice.
ruling-psychic_probe-dark-1 = When Fluxling used as Psychic Probe turns up a heart, it goes blank until its owner's next turn starts.

ruling-rapid_healing-1 = It may be paid before a fatal loss is applied, but not once its owner is out.
ruling-rapid_healing-2 = Its owner may look at its final dice and pay before they are resolved.
ruling-rapid_healing-3 = It works in Tokyo too, and as often as it is paid. Each time is a gain of its own, to which Regeneration adds 1.

ruling-reflective_hide-1 = It answers every loss that another monster caused, with claws or with a card, but not poison.
ruling-reflective_hide-2 = The heart that it costs is not reflected in turn. As a loss of exactly 1 heart it does not get through Armor Plating.
ruling-reflective_hide-3 = An owner that is eliminated by the loss gives nothing back.
ruling-reflective_hide-4 = It does not answer hearts that a monster takes from itself.

ruling-regeneration-1 = Each gain of hearts is 1 larger; all heart dice of a turn together are one gain.
ruling-regeneration-2 = A monster healed by another's Healing Ray gains its extra heart too, and does not pay for it.
ruling-regeneration-3 = A heart die that removes a poison or shrink token is not a gain of hearts, so nothing is added to it.

ruling-rooting_for_the_underdog-1 = Its owner must have fewer stars than every other monster still in the game. A tie gives nothing, and eliminated monsters do not count.
ruling-rooting_for_the_underdog-2 = It pays only at the end of its owner's turn, in every printing.

ruling-shrink_ray-1 = Shrink tokens stay on their monsters and go on costing dice after the card is gone.
ruling-shrink_ray-2 = Heart dice remove shrink tokens only outside Tokyo.
ruling-shrink_ray-3 = A monster that prevented the whole loss gets no shrink token.
ruling-shrink_ray-4 = The number of dice is set before the first roll of a turn and cannot fall below none. So a token removed with a heart gives its die back in the next turn.
ruling-shrink_ray-dark-1 = The tokens go on working even when the card's owner is out of the game and the card is discarded.

ruling-smoke_cloud-1 = The owner may spend as many counters as it likes in the same turn, each for one roll.
ruling-smoke_cloud-2 = Metamorph pays the whole printed price, no matter how few counters are left on the card.
ruling-smoke_cloud-3 = Bought from another monster, the card comes with the counters left on it and is not refilled.
ruling-smoke_cloud-dark-1 = Fluxling on this card has three counters of its own. When they are spent, the tile stays with its owner and is blank until that monster's next turn starts.

ruling-solar_powered-1 = It already works at the end of the turn in which it was bought.
ruling-solar_powered-2 = The owner's energy is checked after buying, after sales with Metamorph and after Energy Hoarder. The energy is a gain, so Friend of Children adds 1.

ruling-spiked_tail-1 = In the second and the Dark edition a claw from Acid Attack, Burrowing or Poison Quills is enough for it; in the first edition a claw must have been rolled.
ruling-spiked_tail-2 = Every copy of the card adds one more claw.

ruling-stretchy-1 = It may be used again and again before the dice are resolved, for 2 energy each time.
ruling-stretchy-2 = It is paid with energy from before the dice are resolved, never with energy from these dice.
ruling-stretchy-3 = It comes after all Psychic Probes of other monsters, so it may undo them.

ruling-super_jump-1 = It may be used once in every turn, yours or another monster's.
ruling-super_jump-2 = Armor Plating counts what Super Jump leaves of a loss. If nothing is left of a loss to claws, the monster may not yield and gets no token.

ruling-tank-1 = The stars come before the hearts are lost, but a monster that is eliminated by the loss does not win with them.

ruling-unstable_dna-1 = Swapping is not buying, so nothing happens that needs a purchase. Counters stay on their cards, and the heart limits of both monsters follow the cards.
ruling-unstable_dna-2 = The swap is only with the monster whose claws led to the yielding.
ruling-unstable_dna-3 = A tile that copies it has no card to give away, so no swap is offered.

ruling-urbavore-1 = The extra star also comes in the two-player option, in addition to the energy.
ruling-urbavore-2 = In Tokyo a claw that comes only from another card is enough for it to add its own.

ruling-vast_storm-1 = Half of 1 energy, rounded down, is zero, so a monster with 1 energy keeps it.

ruling-were_only_making_it_stronger-1 = Each loss is checked on its own, and only hearts actually lost count: neither prevented ones nor ones that the owner did not have.
ruling-were_only_making_it_stronger-2 = It does not matter what took the hearts. The energy is a gain, so Friend of Children adds 1.

ruling-wings-1 = They are paid for when the dice are on the table, before the hearts are lost. Then they protect against claws and cards alike until the turn ends.
ruling-wings-2 = They also protect against hearts that the owner would take from itself, and against poison at the end of its own turn.
ruling-wings-3 = A monster that lost nothing thanks to them is not asked whether it yields and gets no poison or shrink token.
ruling-wings-4 = Hearts lost earlier in the turn do not come back.
ruling-wings-dark-1 = They cannot be used against Natural Selection.

ruling-zombify-1 = It happens automatically, once a game for each monster. The used card is discarded, and the monster stays marked as a zombie.
ruling-zombify-2 = Final Roar is checked before it, and It Has a Child would come after it. The monster keeps its energy.
ruling-zombify-3 = A zombie's heart dice neither heal nor remove tokens; hearts from cards and tiles still count.

ruling-antimatter_beam-1 = Doubling comes last and takes rolled and added claws together.
ruling-antimatter_beam-2 = Taken while dice are being resolved, Antimatter Beam doubles claws that are still to be resolved, not those already done.

ruling-barbs-1 = Barbs counts the claws when all cards have added theirs, and before Antimatter Beam doubles them.
ruling-barbs-2 = Taken while dice are being resolved, Barbs helps claws that are still to be resolved, not those already done.

ruling-cyberbrain-1 = The dice of a turn are counted at its first roll, so a Cyberbrain just taken adds its die from the owner's next turn on.

ruling-defender_of_tokyo-1 = Coming in by Death From Above is entering; moving from the Bay to the City is not.

ruling-devious-1 = The extra rolls of Devious and of Giant Brain add up, for a total of five rolls.

ruling-eternal-1 = The heart from Eternal does not come from dice: it also comes in Tokyo and for a zombie, and Regeneration adds 1 to it.

ruling-evil_lair-1 = The discount already works in the turn in which the tile is taken, and adds up with Alien Origin, but no price falls below 0. Sweeping the market costs what it always costs.

ruling-final_push-1 = The extra turn comes after one from Freeze Time and before one from Frenzy; the tile leaves the game when the extra turn begins.
ruling-final_push-2 = The extra turn is a complete turn; a monster that starts it in Tokyo is rewarded for that again.

ruling-final_roar-1 = Final Roar is checked first, so a monster that wins by it uses neither Zombify nor It Has a Child.
ruling-final_roar-2 = The win comes at the very moment of the elimination and ends the game, so nothing later can undo it.

ruling-fluxling-1 = A copy starts as if just bought, with counters of its own. When the copied card is discarded, Fluxling is blank until its owner's next turn starts.
ruling-fluxling-2 = What a card gives when bought, it gives every time Fluxling is put on it.
ruling-fluxling-3 = Where the copied card would discard itself, the tile stays and goes blank until its owner's next turn starts.
ruling-fluxling-4 = A monster in Tokyo cannot put Fluxling on Hibernation.

ruling-full_regeneration-1 = The tile works in Tokyo too, and no combination of cards and tiles gives a monster more than 12 hearts.
ruling-full_regeneration-2 = Going up to 12 is not a gain of hearts, so Regeneration adds nothing.

ruling-have_it_all-1 = Only cards in front of the owner count, not a copied one; Media-Friendly pays in addition to the tile.

ruling-poison_spit_tile-1 = Poison tokens stay and go on working when the tile is gone, and hearts rolled in Tokyo cannot remove them.
ruling-poison_spit_tile-2 = The tile gives poison exactly as the Poison Spit card does: for hearts actually lost to claws and for nothing else.

ruling-skulking-1 = Skulking gives 1 star once for three or more 1s, in addition to Gourmet, but not for the 1s that earned it.

ruling-skybeam-1 = What Skybeam adds is a gain of its own, apart from the dice, so Friend of Children and Regeneration add 1 to it as well.
ruling-skybeam-2 = Skybeam adds hearts only to dice that can heal: none in Tokyo, and none for a zombie.
ruling-skybeam-3 = Only heart dice used for healing give the extra heart, not those spent on tokens.

ruling-starburst-1 = The 12 energy are one gain, so Friend of Children adds just 1.

ruling-tireless-1 = The energy from Tireless is a gain of its own, so Friend of Children adds 1.

ruling-underdog-1 = The owner's stars are checked once, before the attack, and those of each victim when it is hurt, so a star taken from one does not protect the next.
ruling-underdog-2 = A victim that lost no heart to the claws gives no star, and losses from cards never do.

ruling-widespread_panic-1 = No monster falls below 0 stars. Although the tile is gone, the monster that took it has had its tile of level 6.
