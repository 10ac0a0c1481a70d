# rules-, section-, rule-: the rulebook, in the order in which one reads it
# A paragraph also stands alone, as an answer to "why?". Only those of the chosen edition are shown:
# rules.yaml says which those are. Leads hold for every edition that has a rule in the section.
# "You" is the player of the monster that the sentence is about, usually the one whose turn it is.

rules-title = How to play
rules-lead = You are a giant monster, and so is everyone else: roll six dice to collect stars and energy, to heal and to claw at your rivals, while all of you fight over Tokyo. Be the first with 20 stars, or the last monster standing, and you are King of Tokyo.


## Components

section-components = Components
    .lead = The monsters, the dice, the board and the cards, and what they are for.

rule-COMP-1 = Two to six players can play.
rule-COMP-18 = Player and monster mean the same here: everything that happens to your monster happens to you.
rule-COMP-2 = There are six monsters. Each has a name, a board that counts its stars and hearts, and a figure to place in Tokyo.
rule-COMP-3 = There are six main dice, all alike. Each has six faces: 1, 2, 3, energy, claw and heart.
rule-COMP-4 = The main dice are black. Two extra dice, green ones, lie aside.
rule-COMP-5 = The main dice are grey. Two extra dice, yellow ones, lie aside.
rule-COMP-6 = You roll one or both of the extra dice only if you own cards that give them to you.
rule-COMP-7 = You roll one or both of the extra dice only if you own cards or Wickedness tiles that give them to you.
rule-COMP-8 = The board has two places, Tokyo City and Tokyo Bay. A rule or a card that says “Tokyo” means both.
rule-COMP-17 = While you are outside Tokyo, you are not on the board. When you enter, your figure goes to the place you enter, the City or the Bay.
rule-COMP-9 = There are 66 cards. Each has a name, a price in energy, a kind (Keep or Discard) and an effect.
rule-COMP-10 = A Keep card stays face up in front of you when you have bought it. It works until the game ends or something makes you give it up.
rule-COMP-11 = A Discard card works once, as soon as you buy it, and then goes to the discard pile.
rule-COMP-14 = All energy comes from one common supply, which never runs out.
rule-COMP-12 = There are 28 tokens: 3 smoke, 1 mimic, 12 shrink and 12 poison. Cards say when you need them. Poison and shrink tokens are not limited: if they run out, use something else instead.
rule-COMP-13 = There are 27 tokens: 3 smoke, 12 shrink and 12 poison. Cards and tiles say when you need them. Poison and shrink tokens are not limited: if they run out, use something else instead.
rule-COMP-15 = Beside Tokyo the board shows the Wickedness track, from 0 to 10. Each monster has a marker on it.
rule-COMP-16 = There are ten Wickedness tiles. Both of their sides can be used, and each side has a name, an effect and a number, its level: 3, 6 or 10.


## Set-up

section-setup = Setup
    .lead = How the table looks before the first roll.

rule-SETUP-1 = Choose a monster and take its board and its figure. Each monster can be chosen only once.
rule-SETUP-2 = Every monster starts with 10 hearts and no stars.
rule-SETUP-3 = Monsters start without energy, cards or tokens.
rule-SETUP-4 = At the start Tokyo is empty: all monsters are outside.
rule-SETUP-5 = All cards are shuffled into one deck, which lies face down.
rule-SETUP-6 = The top three cards of the deck are laid face up beside it. They are the market: the cards you can buy.
rule-SETUP-7 = The six main dice, the energy and the tokens go where all players can reach them. The two extra dice lie aside until a monster may use them.
rule-SETUP-8 = With up to four monsters, only Tokyo City is used. With five or six, Tokyo Bay is used as well; your table may leave it out, which makes a first game easier.
rule-SETUP-9 = With two to four monsters, only Tokyo City is used. With five or six, Tokyo City and Tokyo Bay are both used, always.
rule-SETUP-10 = The marker of every monster in play starts at the bottom of the Wickedness track, at 0.
rule-SETUP-11 = The Wickedness tiles lie beside the track, each at its level: four at 3, four at 6 and two at 10.
rule-SETUP-12 = In your first game all Wickedness tiles lie red side up. Later you may play with all red sides, with all green sides, or mixed; if mixed, chance decides which side of each tile is up.


## Who starts; turn order; turn structure

section-start = First player and turn order
    .lead = A roll for the first turn, then one turn each, around the table.

rule-START-1 = Before the first turn every monster rolls the six main dice, once. The monster with the most claws takes the first turn; nothing else counts in this roll.
rule-START-2 = If several monsters tie for the most claws, only these roll again, as often as it takes until one of them has more than the others.
rule-START-3 = If several monsters tie for the most claws, only these roll again, until one of them is ahead.
rule-START-4 = Play goes clockwise: when your turn is over, the monster on your left is next.
rule-TURN-1 = Your turn has four steps, in this order: roll the dice, resolve them, buy cards if you like, and end your turn. There is no step for entering Tokyo: that happens while you resolve your claws.
rule-TURN-2 = Your turn has five steps, in this order: roll the dice, resolve them, enter Tokyo if you must, buy cards if you like, and end your turn.


## Rolling

section-rolling = Rolling the dice
    .lead = Up to three rolls, and in between you decide what to keep.

rule-ROLL-1 = In your turn you have up to three rolls: the first roll and up to two rerolls. Only a card or another effect can give you more.
rule-ROLL-7 = The first roll is not a choice: you always make it, with all your dice.
rule-ROLL-2 = Your first roll is made with all six main dice, together with one or two extra dice if something you own gives them to you. If an effect takes dice away from you, as a shrink token does, you roll that many fewer.
rule-ROLL-3 = For the second roll, choose any of your dice, from one to all of them, and reroll them. The others stay as they are.
rule-ROLL-4 = For the third roll, choose again among all your dice. You may also reroll dice that you kept before.
rule-ROLL-5 = You may stop after any roll. You never have to reroll dice.
rule-ROLL-6 = What your dice show after your last roll is what counts this turn. Faces that you rerolled are worth nothing.
rule-ROLL-8 = If a card lets you reroll, it gives you one extra roll of as many of your dice as you like, unless the card names a single die.
rule-ROLL-9 = When an effect mentions your rolls, it means those of your turn. The roll for the first turn of the game is not one of them, nor is a roll that a card asks for: such dice serve that one purpose and nothing else.


## Resolving dice: general

section-resolving = Resolving the dice
    .lead = Now your dice do what they show: numbers, energy, hearts and claws.

rule-RES-1 = All your dice must be resolved; you cannot leave any out. You choose the order, face by face, and all dice with the same face count together. You are asked only where the order can matter; otherwise numbers come first, then energy, then hearts, then claws.
rule-RES-2 = You resolve all your dice in the order that you choose, face by face, and all dice with the same face count together. You are asked only where the order can matter, for instance when you have hearts, and claws that could take you into Tokyo; otherwise numbers come first, then energy, then hearts, then claws.


## Resolving numbers

section-numbers = Numbers: stars
    .lead = Three of the same number make a set, and a set is worth stars.

rule-NUM-1 = Three dice with the same number give you that many stars: three 1s are worth 1 star, three 2s are worth 2, three 3s are worth 3.
rule-NUM-2 = Each extra die with the number of your set is worth 1 more star, for every number: three 2s are worth 2 stars, four 2s are worth 3.
rule-NUM-3 = A set is worth its number in stars, plus 1 for every die beyond the third: four 1s are worth 2 stars, four 2s are worth 3, four 3s are worth 4, and six 1s are worth 4. One or two dice of a number are worth nothing.
rule-NUM-4 = Two sets of different numbers both count: three 1s and three 2s are worth 1 and 2 stars, 3 in all.
rule-NUM-5 = A set is worth its number once, not once for each die: three 3s are worth 3 stars, not 9.


## Wickedness

section-wickedness = Numbers: Wickedness
    .lead = Low numbers make you wicked, and being wicked has its rewards.

rule-WICK-1 = Three 1s give you 2 Wickedness, in addition to their star.
rule-WICK-2 = Three 2s give you 1 Wickedness, in addition to their stars.
rule-WICK-3 = 3s give no Wickedness, no matter how many you have.
rule-WICK-4 = Only full sets of three give Wickedness. Extra dice give stars, but no Wickedness: four 1s are worth 2 stars and 2 Wickedness.
rule-WICK-5 = Six 1s are two full sets and give 4 Wickedness; six 2s give 2. Their stars are those of a single set with three extra dice: 4 stars for six 1s, 5 for six 2s.
rule-WICK-6 = Wickedness moves your marker up the track, as far as 10, where it stops. Taking a tile does not move it back; only an effect that says so does.
rule-WICK-7 = When your marker reaches or passes 3, 6 or 10, you may take one tile of that level, any of those that are left. Choose at once: a tile that you do not take now cannot be taken later, and if none is left you get nothing.
rule-WICK-8 = Put your tile face up in front of you. It works from this moment on, so it can already help with dice that you have not resolved yet, but not with rolls that are over.
rule-WICK-9 = Each level gives you one tile at most: one of level 3, one of level 6 and one of level 10.
rule-WICK-10 = You keep your tiles to the end of the game, unless something says otherwise.
rule-WICK-11 = If your marker passes two levels at once, you may take a tile of each, starting with the lower level. Six 1s, for instance, can take you from 2 to 6: past 3 and on to 6.


## Resolving energy

section-energy = Energy
    .lead = Energy is what you pay with.

rule-ENER-1 = Each energy on your dice gives you 1 energy from the supply.
rule-ENER-2 = Energy needs no set: a single die is enough, and three dice give just 3.
rule-ENER-3 = You keep your energy from turn to turn until you spend it.
rule-ENER-4 = You spend energy on cards, on sweeping the market, and on effects that ask for it.


## Resolving hearts

section-hearts = Hearts: healing
    .lead = Hearts heal you, but not while you are in Tokyo.

rule-HEAL-1 = Outside Tokyo, each heart on your dice heals 1 heart.
rule-HEAL-2 = In Tokyo, hearts on your dice do not heal you.
rule-HEAL-3 = You cannot have more than 10 hearts: healing stops there.
rule-HEAL-4 = Only an effect that says so raises your limit of 10 hearts. The card Even Bigger, for instance, lets its owner have up to 12.
rule-HEAL-5 = Only the hearts on your dice do not work in Tokyo. A card, or any other effect that gives you hearts without dice, heals you there too.
rule-HEAL-6 = If you are outside Tokyo when you resolve your dice, your hearts heal you, even if you have to enter Tokyo later in the same turn.
rule-HEAL-7 = Outside Tokyo you may use a heart on your dice to remove a poison or shrink token from yourself instead of healing. You decide heart by heart.


## Resolving claws

section-claws = Claws: attacking
    .lead = Claws reach from outside into Tokyo, and from Tokyo to every monster outside.

rule-CLAW-1 = Each of your claws takes 1 heart from every monster on the other side. There are only two sides: in Tokyo, and outside.
rule-CLAW-2 = If you are in Tokyo, in the City or in the Bay, your claws hurt all monsters outside.
rule-CLAW-3 = If you are outside Tokyo, your claws hurt the monsters in Tokyo, in the City as well as in the Bay, and no others.
rule-CLAW-4 = Monsters on the same side do not hurt each other with claws: not those outside, and not the one in the City and the one in the Bay. Only a card can change that.
rule-CLAW-5 = You do not aim your claws or divide them: all of them hit each monster on the other side. Two claws from Tokyo take 2 hearts from every monster outside.
rule-CLAW-6 = An attack that takes an empty Tokyo hurts nobody.
rule-CLAW-7 = While Tokyo is empty, claws from outside hurt nobody. So in the first turn of the game, claws never hurt any monster.
rule-CLAW-8 = Losing hearts to a card is not the same as losing them to claws. What claws allow, such as leaving Tokyo, a card does not.
rule-CLAW-9 = Damage that a card deals when you buy it is not an attack. Cards that strengthen or reward attacks do nothing for it.


## Yielding Tokyo

section-yielding = Yielding Tokyo
    .lead = Holding Tokyo hurts. A monster that has lost enough may leave it to the attacker.

rule-YIELD-1 = If you are in Tokyo and lose hearts to another monster’s claws, you choose: leave Tokyo, or stay.
rule-YIELD-2 = Leaving Tokyo does not save you the hearts that the claws took. Only a card that says so can do that.
rule-YIELD-3 = You may leave Tokyo only if another monster’s claws have actually cost you hearts. If you lost none of them, you stay, unless a card lets you leave.
rule-YIELD-4 = If all the damage of an attack is prevented, no monster has been hurt: you cannot yield to it, and nothing happens that needs damage. But the attacker did roll a claw, and takes a free place in Tokyo as usual.
rule-YIELD-5 = Losing hearts to a card does not let you leave Tokyo.
rule-YIELD-10 = If you have no hearts left, you do not choose: you are out of the game, and your place in Tokyo is empty.
rule-YIELD-6 = The monsters in the City and in the Bay each choose for themselves: both may leave, or one, or neither. They are asked clockwise from the attacker, and the second knows what the first has chosen.
rule-YIELD-7 = You choose after you have lost the hearts and after all of the attacker’s dice are resolved, but before the attacker enters Tokyo.
rule-YIELD-8 = You cannot leave Tokyo by choice in any other way. You cannot, for instance, walk out in the entering step.
rule-YIELD-9 = If a card lets you leave Tokyo unhurt, the attacker still takes your place.


## Entering Tokyo

section-entering = Entering Tokyo
    .lead = Which monster enters Tokyo, and when. It is never a choice.

rule-ENTER-1 = If Tokyo is empty and you resolve at least one claw that you rolled, you take Tokyo City at once. You have no choice, and no monster is hurt.
rule-ENTER-2 = If Tokyo is empty and you have not rolled a claw, it stays empty.
rule-ENTER-3 = If the monster in Tokyo yields to your attack, you must take its place, at once, while you are still resolving your dice.
rule-ENTER-4 = If your attack takes the last heart of the monster in Tokyo, you take its place at once.
rule-ENTER-13 = If the monster in Tokyo that you attacked neither yields nor loses its last heart, and no other place in Tokyo is free, you stay outside.
rule-ENTER-5 = If a card takes the last heart of the monster in Tokyo, no monster takes its place. Tokyo stays empty until a monster attacks.
rule-ENTER-6 = If Tokyo is empty when your entering step comes, you must enter Tokyo City, no matter what your dice show.
rule-ENTER-7 = The monster that takes the first turn of the game always enters Tokyo City in that turn, because Tokyo is still empty.
rule-ENTER-8 = If a monster has yielded to your attack, you must take its place in your entering step.
rule-ENTER-10 = If your claws have taken the last heart of the only monster in Tokyo, Tokyo is empty in your entering step, and you must enter the City.
rule-ENTER-9 = If the City is held, and the Bay is held or not in use, you stay outside, no matter what your dice show.
rule-ENTER-11 = If you are already in Tokyo, nothing happens in your entering step: you do not move, and you gain no star.
rule-ENTER-12 = If Tokyo becomes empty after the entering step, through a card or at the end of a turn, it stays empty for the rest of that turn. The monster that has the next turn must enter in its entering step.


## Effects of Tokyo

section-tokyo = Effects of Tokyo
    .lead = Holding Tokyo is worth a lot, and it makes you a target for everyone.

rule-TOKYO-1 = Entering Tokyo gives you 1 star, in the City as well as in the Bay.
rule-TOKYO-2 = Starting your turn in Tokyo gives you 2 stars.
rule-TOKYO-4 = You do not gain the stars for starting your turn in Tokyo in the turn in which you enter. You gain them for the first time if you are still there when your next turn starts.
rule-TOKYO-3 = You also gain the 2 stars when an extra turn of yours starts in Tokyo.
rule-TOKYO-5 = While you are in Tokyo, hearts on your dice do not heal you, and your claws hurt every monster outside.


## Tokyo Bay

section-bay = Tokyo Bay
    .lead = With five or six monsters, two can be in Tokyo at the same time.

rule-BAY-16 = With the Bay in use, two monsters can be in Tokyo at once, one in the City and one in the Bay.
rule-BAY-1 = The monsters in the City and in the Bay are both in Tokyo. Everything that Tokyo does, it does in the Bay as well.
rule-BAY-10 = A monster cannot hold the City and the Bay at the same time.
rule-BAY-2 = If the City is held, the Bay is free, and at least five monsters are still in the game, a monster outside must enter the Bay in its entering step, no matter what its dice show.
rule-BAY-5 = If you are outside and have not rolled a claw, you do not enter the Bay, even if it is free.
rule-BAY-6 = If you attack from outside, you must afterwards take a place in Tokyo that is free or that your attack has freed. If the City and the Bay are both open to you, you must take the City.
rule-BAY-7 = If the City and the Bay are both empty, taking Tokyo hurts nobody.
rule-BAY-8 = If the City is held and the Bay is free, your attack from outside hurts the monster in the City, and then you take the Bay. If that monster yields or is eliminated, you take the City instead, and the Bay stays empty.
rule-BAY-9 = The monster in the Bay may yield just like the one in the City. You then take the Bay, unless the City is open to you: in that case you take the City, and the Bay stays empty.
rule-BAY-12 = If only the monster in the Bay yields to your attack, and the City is still held, you enter the Bay.
rule-BAY-13 = If only the monster in the City yields to your attack, you enter the City. The monster in the Bay stays where it is.
rule-BAY-11 = If the City and the Bay are both given up in the same attack, the attacker takes the City only. The Bay stays empty.
rule-BAY-3 = As soon as four or fewer monsters are left, the monster in the Bay must leave it at once. It moves to the City if that is empty, and gains no star for this; otherwise it leaves Tokyo.
rule-BAY-14 = Suppose that there are five monsters, and that claws from outside take the last heart of the one in the City while the one in the Bay survives. Only four are left, so the survivor moves to the City at once. It may still yield: if it does, the attacker enters the City; if it stays, the attacker stays outside.
rule-BAY-15 = If you attack from the Bay and four or fewer monsters are left after that, you must leave the Bay yourself, at once, in the middle of your turn: to the City if it is empty, otherwise out of Tokyo.
rule-BAY-4 = As soon as fewer than five monsters are left, the Bay closes, and the monster in it must leave Tokyo. It does not move to the City, even if that is empty.


## Buying and sweeping

section-buying = Buying cards
    .lead = Spend your energy on the cards in the market, or save it.

rule-BUY-1 = In your buy step you may buy cards from the market, as many as you can pay for. Each costs the energy printed on it, unless an effect changes the price. You do not have to buy anything.
rule-BUY-2 = The place of a card bought from the market is filled at once with the top card of the deck. If the deck is empty, the discard pile is shuffled into a new one.
rule-BUY-3 = You may buy a card that has just filled a place right away, in the same step.
rule-BUY-4 = You may sweep the market: pay 2 energy, discard all cards in it, and reveal three new ones.
rule-BUY-5 = You may buy the cards that a sweep reveals right away, in the same step.
rule-BUY-6 = You may buy and sweep in any order and as often as you like, as long as your energy lasts.
rule-BUY-7 = A Discard card takes effect as soon as you buy it, before anything else happens. Even the market is filled only afterwards.
rule-BUY-8 = A Keep card goes in front of you when you buy it and works from then on. It may even make your next purchase cheaper.
rule-BUY-9 = Energy that you do not spend stays yours.


## End of turn

section-end-of-turn = Ending your turn
    .lead = Last effects, and the dice go to the next monster.

rule-ENDT-1 = Some effects wait for the end of your turn, poison tokens among them. They happen now.
rule-ENDT-2 = Your turn is over when these last effects have happened. Unless something grants an extra turn, the dice go to the monster on your left, the next one that is still in the game.


## Elimination

section-elimination = Out of the game
    .lead = A monster without hearts is out of the game.

rule-ELIM-1 = When you have no hearts left, you are out of the game, unless an effect brings you back.
rule-ELIM-2 = A monster that is out of the game loses its Keep cards, which go to the discard pile, and all its energy.
rule-ELIM-3 = A monster that is out of the game loses its Keep cards, which go to the discard pile, its Wickedness tiles, which leave the game for good, and all its energy.
rule-ELIM-4 = A monster that is out of the game loses its Keep cards, which go to the discard pile, and its energy. A Mimic that copied one of these cards copies nothing for now.
rule-ELIM-5 = A monster that is out takes no more turns and is not a neighbour any more: your neighbours are the nearest monsters still in the game. It also does not count towards the monsters that Tokyo Bay needs.


## End of the game

section-end-of-game = Winning
    .lead = Twenty stars, or no other monster left. When you open a table, you may choose whether this counts at once or at the end of the turn.

rule-END-1 = The game ends as soon as a monster has 20 stars, no matter whose turn it is. The effect that is being resolved is finished first.
rule-END-3 = When a turn ends, all monsters are checked for 20 stars, not only the one whose turn it was. Until then the turn goes on.
rule-END-4 = At the end of each turn, all monsters are checked for 20 stars, not only the one whose turn it was. Until then the turn goes on.
rule-END-2 = The game ends as soon as only one monster is left.
rule-END-6 = The game also ends when only one monster is left. It does not wait for the end of the turn.
rule-END-5 = You must be alive to win. If you reach 20 stars but lose your last heart before the game ends, you are out of the game and have not won.
rule-END-7 = If the last monsters all lose their last hearts at the same moment, nobody wins: everyone has lost.
rule-END-8 = A monster that has 20 stars, or is the last one left, wins and is King of Tokyo. If several monsters have 20 stars at that moment, they share the win, unless your table has chosen otherwise.


## Two-player option

section-two-players = Two-player game
    .lead = With only two monsters, Tokyo gives energy instead of stars. Your table may choose to play without this rule.

rule-TWO-1 = In a two-player game, entering Tokyo gives you 1 energy instead of 1 star.
rule-TWO-2 = In a two-player game, starting your turn in Tokyo gives you 1 energy instead of 2 stars.
rule-TWO-3 = In a two-player game, everything else stays the same: the dice, the claws, the hearts and the cards.
rule-TWO-4 = Energy instead of stars is only for games that start with two monsters. If a larger game comes down to two, Tokyo still gives stars.


## Card clarifications

section-cards = More about some cards
    .lead = Where a card contradicts a rule, follow the card.

rule-CARD-1 = A number of stars on a card is what you gain when you buy it. If you buy Skyscraper, for instance, you gain 4 stars, and the card goes to the discard pile.
rule-CARD-2 = Opportunist: if two monsters have this power, one of them as a copy, and a new card is revealed, the first one clockwise from the monster whose turn it is may buy the card first. If it does not want the card, the other may buy it.
rule-CARD-3 = Mimic: when the card that you copy leaves play, for any reason, even because its owner is out of the game, you take the mimic token back. At the start of your turn you may pay 1 energy to put it on another Keep card.
rule-CARD-4 = Mimic: if the card that you copy carries tokens, your copy gets its own, the full number, as if the card had just been bought.
rule-CARD-5 = Mimic works as the copied Keep card would if you had just bought it, with fresh tokens of its own if the card has any. If the copied card is discarded, Mimic stops at once, and you take the mimic token back. At the start of your next turn, before you roll, you may pay 1 energy to put it on another Keep card.
rule-CARD-6 = Fluxling: this tile works as the copied Keep card would if you had just bought it, with fresh tokens of its own if the card has any. If the copied card is discarded, the copy stops. At the start of your next turn, before you roll, you may choose another Keep card, free of charge.
rule-CARD-7 = Poison Spit and Shrink Ray: poison and shrink tokens stay where they are and keep working, even when the card they came from is gone.
rule-CARD-8 = Poison Spit and Shrink Ray: poison and shrink tokens stay where they are and keep working, even when the tile or card they came from is gone.
rule-CARD-9 = Poison and shrink tokens cannot be removed in Tokyo. Outside, each heart on your dice can remove one of yours instead of healing you.
rule-CARD-10 = Fire Breathing: when you have at least one claw, the monsters on your left and right each lose 1 extra heart, wherever they are, even where your claws do not reach. If only one other monster is left, it loses 1 heart to this, not 2.
rule-CARD-11 = Fire Breathing: when you attack, the monsters on your left and right each take 1 extra damage, wherever they are, or only 1 in all if a single other monster is left. For a neighbour that you attack, it is part of the attack; for one that your claws do not reach, it is separate damage and not an attack.
rule-CARD-12 = Metamorph: you sell Keep cards at the end of your turn, when you have finished buying. A card that you bought in this turn may be sold too.
rule-CARD-13 = Metamorph: you give up Keep cards only at the end of your turn, after your buy step, so the energy comes too late for this turn’s purchases. A card that you bought in this turn may go too.
rule-CARD-14 = Metamorph: you get the full price printed on the card, even if you paid less for it.
rule-CARD-15 = Even Bigger: when you lose this card, you lose the 2 hearts that it gave you, but never your last heart.
rule-CARD-16 = Eater of the Dead: a monster that It Has a Child! keeps in the game has still lost its last heart, so you gain your 3 stars for it.
rule-CARD-17 = Parasitic Tentacles: you buy Keep cards from other monsters only in the buy step of your own turn. Tokens on such a card come to you with it, as many as there are.
rule-CARD-18 = Drop from High Altitude: if you buy it in the Bay, you are in Tokyo already. You gain its stars, but you stay in the Bay and do not take the City.
rule-CARD-19 = Solar Powered: it already works at the end of the turn in which you buy it.
rule-CARD-20 = Cards that strengthen your attack do nothing if you have not rolled a claw: without an attack there is nothing to strengthen.


## Glossary definitions

section-glossary = Glossary
    .lead = What some words mean, here and on the cards.

rule-GLOS-1 = Damage means losing hearts: 1 damage is 1 heart.
rule-GLOS-2 = Attack: you attack when you have rolled at least one claw, and only then.
rule-GLOS-3 = Yield: to give up Tokyo to the monster that attacked you.
rule-GLOS-4 = Eliminated: having no hearts left.
rule-GLOS-5 = Your rolls: all the rolls of a turn, up to three. Between two rolls you may keep dice, and you may take back dice that you kept before.
rule-GLOS-6 = Roll: to roll dice in your turn. Before each roll you may set dice aside, or take back dice that you had set aside.
rule-GLOS-7 = Yield: to leave Tokyo after losing hearts to another monster’s claws.
rule-GLOS-8 = Attack: to make other monsters lose hearts with your claws.
rule-GLOS-9 = Attack: to make another monster lose one or more hearts with your claws while you resolve your dice. A card that costs hearts is not an attack.
rule-GLOS-10 = Turn: the turn of one monster. It ends when the dice pass to the next.


## Where the editions differ
# The message is the matter, the attributes say how it is in each edition.

difference-1 = The steps of a turn
    .first = Four: roll, resolve, buy, end.
    .second = Five: roll, resolve, enter Tokyo, buy, end.
    .dark = Five: roll, resolve, enter Tokyo, buy, end.
difference-2 = A tie for the first turn
    .first = Only the tied monsters roll again.
    .second = Only the tied monsters roll again.
    .dark = Only the tied monsters roll again.
difference-3 = The order of your dice
    .first = Your choice. Claws can take you into Tokyo before you resolve your hearts.
    .second = Your choice. All dice must be resolved.
    .dark = Your choice. All dice must be resolved, and a tile that you gain works for those still to come.
difference-4 = Empty Tokyo and no claw
    .first = Tokyo stays empty.
    .second = You must enter the City.
    .dark = You must enter the City.
difference-5 = Empty Tokyo and claws
    .first = Your attack takes the City at once and hurts nobody.
    .second = Your claws hurt nobody. You enter the City in the entering step.
    .dark = Your claws hurt nobody. You enter the City in the entering step.
difference-6 = The first turn of the game
    .first = You enter Tokyo only if you have rolled a claw.
    .second = You always enter Tokyo.
    .dark = You always enter Tokyo.
difference-7 = Taking the place of a monster that yields
    .first = At once, while you resolve your dice.
    .second = In your entering step.
    .dark = In your entering step.
difference-8 = Taking the place of a monster that your claws eliminated
    .first = At once, while you resolve your dice.
    .second = In your entering step.
    .dark = In your entering step.
difference-9 = Tokyo emptied by a card
    .first = It stays empty until a monster rolls a claw.
    .second = It stays empty until the entering step of the next monster, which must enter.
    .dark = It stays empty until the entering step of the next monster, which must enter.
difference-10 = Hearts in the turn in which you enter
    .first = It depends on your order: hearts before claws heal, hearts after claws that took Tokyo do not.
    .second = They heal: you are still outside when you resolve them.
    .dark = They heal: you are still outside when you resolve them.
difference-11 = When you may yield
    .first = When you are attacked in Tokyo and hurt.
    .second = When another monster’s claws have cost you hearts in Tokyo.
    .dark = When another monster’s claws have cost you hearts in Tokyo.
difference-12 = An attack that hurts nobody, because all of it was prevented
    .first = You cannot yield to it, but the attacker takes a free place in Tokyo.
    .second = You lost no hearts, so you cannot yield.
    .dark = You lost no hearts, so you cannot yield.
difference-13 = A card lets you leave Tokyo unhurt
    .first = The attacker takes your place at once.
    .second = The attacker enters your place in the entering step.
    .dark = The attacker enters your place in the entering step.
difference-14 = Tokyo Bay with five or six monsters
    .first = In use, unless the table leaves it out.
    .second = Always in use.
    .dark = Always in use.
difference-15 = Entering a free Bay
    .first = Only by attacking, with at least one claw.
    .second = You must, in your entering step, with any dice.
    .dark = You must, in your entering step, with any dice.
difference-16 = The monster in the Bay, when only four are left
    .first = It always leaves Tokyo.
    .second = It moves to the City if that is empty, otherwise it leaves Tokyo.
    .dark = It moves to the City if that is empty, otherwise it leaves Tokyo.
difference-17 = An attack eliminates the monster in the City, leaves four, and spares the one in the Bay
    .first = The monster in the Bay leaves Tokyo, and the attacker takes the City.
    .second = The monster in the Bay moves to the City. The attacker enters only if it yields.
    .dark = The monster in the Bay moves to the City. The attacker enters only if it yields.
difference-18 = Twenty stars
    .first = They end the game at once.
    .second = They are checked at the end of each turn.
    .dark = They are checked at the end of each turn.
difference-19 = Only one monster left
    .first = The game ends at once.
    .second = The game ends at once.
    .dark = The game ends at once.
difference-20 = What an eliminated monster loses
    .first = Its Keep cards and its energy.
    .second = Its Keep cards and its energy.
    .dark = Its Keep cards, its Wickedness tiles and its energy.
difference-21 = Wickedness
    .first = None.
    .second = None.
    .dark = Sets of 1s and 2s move you up a track; at 3, 6 and 10 you may take a tile.
difference-22 = Extra dice
    .first = From cards.
    .second = From cards.
    .dark = From cards or Wickedness tiles.
difference-23 = The colours of the dice
    .first = Six black, two green.
    .second = Six black, two green.
    .dark = Six grey, two yellow.
difference-24 = Tokens
    .first = 28, one of them for Mimic.
    .second = 28, one of them for Mimic.
    .dark = 27, none of them for Mimic.
difference-25 = What can raise the limit of 10 hearts
    .first = A card that says so.
    .second = A card that says so.
    .dark = A card or a tile that says so.
difference-26 = Healing in Tokyo
    .first = By cards, not by dice.
    .second = By cards, not by dice.
    .dark = By cards and tiles, not by dice.
difference-27 = Starting an extra turn in Tokyo
    .first = 2 stars, as in any turn.
    .second = 2 stars, as in any turn.
    .dark = 2 stars, as in any turn.
difference-28 = A two-player game
    .first = Tokyo gives stars as always, unless the table chooses energy.
    .second = Tokyo gives stars as always, unless the table chooses energy.
    .dark = Tokyo gives 1 energy for entering and 1 for starting a turn there, instead of stars, unless the table chooses stars.
difference-29 = Removing poison and shrink tokens
    .first = With hearts, outside Tokyo only.
    .second = With hearts, outside Tokyo only.
    .dark = With hearts, outside Tokyo only.
difference-30 = Poison and shrink tokens, when the card or tile they came from is gone
    .first = They stay in play.
    .second = They stay in play.
    .dark = They stay in play.
difference-31 = Copying a card
    .first = The card Mimic, with a token. Moving it costs 1 energy at the start of your turn.
    .second = The card Mimic, with a token. Moving it costs 1 energy at the start of your turn.
    .dark = The tile Fluxling, without a token. Choosing another card at the start of your turn is free.
difference-32 = Fire Breathing
    .first = When you attack, both neighbours take 1 extra damage. It is part of the attack only for those you attack.
    .second = With a claw, both neighbours lose 1 extra heart, wherever they are. No monster can yield to this alone.
    .dark = With a claw, both neighbours lose 1 extra heart, wherever they are. No monster can yield to this alone.
difference-33 = Metamorph
    .first = You sell after buying, for the full printed price, even what you have just bought.
    .second = You sell at the end of your turn, for the full printed price, even what you have just bought.
    .dark = You sell at the end of your turn, for the full printed price, even what you have just bought.
difference-34 = Losing Even Bigger
    .first = You lose 2 hearts, but never your last one.
    .second = Your limit returns, and you lose only the hearts above it.
    .dark = Your limit returns, and you lose only the hearts above it.
difference-36 = A Discard card
    .first = It takes effect at once, before its place in the market is filled.
    .second = It takes effect at once, before its place in the market is filled.
    .dark = It takes effect at once, before its place in the market is filled.


## Examples
# Each can be opened at a table and played. The text says what happens in it.

example-EX-1D = A roll that makes Gigazaur wicked
    .text = Gigazaur, outside and with Wickedness 2, keeps two 3s after the first roll. The second roll shows three 2s, so it keeps these instead, rerolls the other three dice, and ends with four 2s, an energy and a claw. The 2s give 3 stars and 1 Wickedness, which is enough for a tile of level 3, the energy gives 1 energy, and the claw takes a heart from Cyber Bunny in Tokyo. If Cyber Bunny yields, Gigazaur must enter the City and gains a fourth star; rolled in Tokyo, the same claw would hurt every monster outside.
example-EX-1S = Changing your mind about the dice
    .text = Gigazaur, outside, keeps two 3s after the first roll. The second roll shows three 2s, so it keeps these instead, rerolls the other three dice, and ends with four 2s, an energy and a claw. That is 3 stars, 1 energy, and a heart less for Cyber Kitty in Tokyo. Rolled in Tokyo, the same claw would hurt every monster outside.
example-EX-1F = A roll, and a claw at the monster in Tokyo
    .text = Gigazaur, outside, keeps two 3s after the first roll, but lets them go again when the second one shows three 2s. It ends with four 2s, an energy and a claw: 3 stars, 1 energy, and a heart less for Cyber Kitty in Tokyo. If Cyber Kitty stays, Gigazaur stays outside; if it yields, Gigazaur takes the City at once and gains a fourth star. Rolled in Tokyo, the same claw would hurt every monster outside.
example-EX-2 = Four 1s
    .text = Gigazaur ends its rolls with four 1s. Three of them are a set and give 1 star, and the fourth gives 1 more, so Gigazaur gains 2 stars. Where Wickedness is played, the set also gives 2 Wickedness, but the fourth die adds none.
example-EX-3 = Three 3s, four 3s
    .text = Three 3s give Gigazaur 3 stars: the set counts once, not once for each die, so it is not 9. With a fourth 3 there is 1 more star, 4 in all.
example-EX-4 = Sweeping and buying
    .text = A monster has 10 energy and likes none of the cards in the market. It pays 2 energy to sweep them away and finds a card for 3 among the new ones. It buys that card, whose place is filled at once, and saves the 5 energy that are left for later.
example-EX-5D = Five monsters, one Tokyo
    .text = Meka Dragon rolls four claws at Gigazaur in the City and Kraken in the Bay; both leave, and it enters the City. Gigazaur comes back into the free Bay, until a claw of Kraken drives it out and Kraken takes its place; The King and Cyber Bunny find both places held. When Meka Dragon’s next turn starts it gains 2 stars, and its three claws eliminate Gigazaur and hurt every monster outside, but not Kraken in the Bay. Only four are left now, so Kraken must leave the Bay at once.
example-EX-5S = Five monsters, two places
    .text = Meka Dragon rolls four claws at Gigazaur in the City and Space Penguin in the Bay; both leave, and it enters the City. Gigazaur comes back into the free Bay, until a claw of Space Penguin drives it out and Space Penguin takes its place; The King and Cyber Kitty find both places held. When Meka Dragon’s next turn starts it gains 2 stars, and its three claws eliminate Gigazaur and hurt every monster outside, but not Space Penguin in the Bay. Only four are left now, so Space Penguin must leave the Bay at once.
example-EX-5F-ZH = Five monsters attack in turn
    .text = Gigazaur rolls four claws at The King in the City and Kraken in the Bay; both give up, and it takes the City. The King attacks, Gigazaur stays, and The King must take the free Bay; had Gigazaur yielded, The King would have taken the City, and the Bay would have stayed empty. A claw of Cyber Kitty then drives The King out of the Bay, and Cyber Kitty takes it. At last Gigazaur gains 2 stars for starting its turn in Tokyo and eliminates The King with three claws: only four are left, the Bay closes, and Cyber Kitty must go.
example-EX-5F-FA = The Bay opens and closes
    .text = Gigazaur’s four claws drive Alienoid out of the City and Kraken out of the Bay, and it takes the City. The King, with only 4 hearts, attacks and takes the Bay, because Gigazaur stays; had Gigazaur left, it would have been the City. Cyber Kitty’s claw makes The King leave the Bay, and Cyber Kitty moves in. When Gigazaur’s three claws eliminate The King, only four are left: the Bay closes, and Cyber Kitty must leave Tokyo.
example-EX-6 = Buying Skyscraper
    .text = Gigazaur has 8 energy and buys Skyscraper for 6. It gains 4 stars at once, the card goes to the discard pile, and a new one takes its place in the market.
example-EX-7 = Into Tokyo without a claw
    .text = The game begins, and Gigazaur’s dice show no claw at all. Tokyo is empty, so Gigazaur must still enter the City, and gains 1 star for it.
example-EX-8 = Claws at an empty Tokyo
    .text = The game begins, and Gigazaur’s dice show two claws. Nobody is in Tokyo, so nobody loses hearts. Then Gigazaur enters the City and gains 1 star.
example-EX-9 = The first claw takes Tokyo
    .text = The game begins, and Gigazaur’s dice show no claw, so Tokyo stays empty. The King is next and rolls two claws. They hurt nobody, but they take The King into the City, for 1 star.
example-EX-10 = Into the Bay without a claw
    .text = Five monsters play, Kraken holds the City, and the Bay is free. Gigazaur’s dice show no claw, yet it must enter the Bay in its entering step. It gains 1 star, and nobody is hurt.
example-EX-11 = No claw, no Bay
    .text = Five monsters play, Kraken holds the City, and the Bay is free. Gigazaur’s dice show no claw, so it stays outside, and the Bay stays free.
example-EX-12 = From the Bay to the City
    .text = Five monsters play; The King holds the City with 2 hearts, Kraken the Bay. Gigazaur’s three claws eliminate The King, and with only four monsters left Kraken moves to the City, with 7 hearts and without a star. If Kraken stays, Gigazaur remains outside; if Kraken yields, Gigazaur enters the City and gains 1 star.
example-EX-13 = The Bay closes
    .text = Five monsters play; The King holds the City with 2 hearts, Kraken the Bay. Gigazaur’s three claws eliminate The King and take 3 hearts from Kraken. Only four monsters are left, so Kraken must leave Tokyo, and Gigazaur takes the City for 1 star.
example-EX-14 = Twenty stars too late
    .text = Gigazaur has 18 stars and 3 hearts. It buys a card that gives 4 stars and costs its buyer 3 hearts. With no hearts left, Gigazaur is out of the game, twenty stars or not, and the others play on.
