### What the commands that play many games report: arena, ladder, study, solve, fuzz; and docs.
### `$bot` is what one types for a bot: greedy, search:50ms. An interval is one of 95 %.

## While games are played

cli-playing = parties en cours
# $row: the name of a row of the ladder
cli-replaying = { $row } : parties rejouées
# $name: a function; $number: which one; $total: of how many
cli-compile-begins = compilation de { $name } ({ NUMBER($number) } sur { NUMBER($total) }), une fois pour cette version…
# $name: a function; $number: which one; $total: of how many
cli-compile-waits = attente d’un autre processus qui compile { $name } ({ NUMBER($number) } sur { NUMBER($total) })…
# $name: a function
cli-compile-again = le code machine enregistré de { $name } est endommagé : il est compilé à nouveau
# $folder: the folder; $reason: what the system says; $replacement: another folder
cli-compile-unwritable = impossible d’écrire dans le dossier de cache { $folder } ({ $reason }) : le code machine reste dans { $replacement } jusqu’à la fin de ce processus ; DAIKAIJU_CACHE peut indiquer un autre dossier
# $name: a function; $number: how many are done; $total: of how many
cli-compile-done = { $name } est compilé ({ NUMBER($number) } sur { NUMBER($total) })
# $compiled: how many functions; $total: of how many; $time: seconds; $folder: where the code is
cli-compile-end = { NUMBER($compiled) } fonctions sur { NUMBER($total) } compilées en { NUMBER($time) } s ; le code machine est dans { $folder }.
# $games: so far
cli-games =
    { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }
# $rate: games in a second
cli-rate = { NUMBER($rate) } par seconde
# $rate: games in a second, few
cli-slow-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s
cli-nothing-to-report = Arrêt avant la fin des premières parties : il n’y a rien à rapporter.
# $games: played; $asked: how many should have been
cli-stopped =
    { $games ->
        [one] Arrêt après { NUMBER($games) } partie sur { NUMBER($asked) }.
       *[other] Arrêt après { NUMBER($games) } parties sur { NUMBER($asked) }.
    }
# $games: played; $asked: the limit
cli-stopped-sure = Le résultat était sûr après { NUMBER($games) } parties, et le match s’est arrêté ; la limite était de { NUMBER($asked) }.
# $games; $time: seconds; $rate: games in a second. A command follows that plays the same again.
cli-played-rate =
    { $games ->
        [one] { NUMBER($games) } partie en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { NUMBER($rate) } par seconde. Pour recommencer :
       *[other] { NUMBER($games) } parties en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { NUMBER($rate) } par seconde. Pour recommencer :
    }
# $games; $time: seconds. A command follows that plays the same again.
cli-played =
    { $games ->
        [one] { NUMBER($games) } partie en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. Pour recommencer :
       *[other] { NUMBER($games) } parties en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. Pour recommencer :
    }
# $file
cli-written = Fichier écrit : { $file }

## The arena

# $bot; $games: how many
cli-arena-alone =
    { $games ->
        [one] { $bot } occupait toutes les places de { NUMBER($games) } partie.
       *[other] { $bot } occupait toutes les places de { NUMBER($games) } parties.
    }
# $bot; $percent: what it won, with the interval from $low to $high; $games: how many it played; $par: what
# each seat would win if all were equal
cli-arena-best =
    { $games ->
        [one] { $bot } a gagné { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { NUMBER($games) } partie ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) ; à forces égales, ce serait { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] { $bot } a gagné { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de ses { NUMBER($games) } parties ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) ; à forces égales, ce serait { NUMBER($par, maximumFractionDigits: 1) } %.
    }
# The same for a bot that has several seats at a table: $seats. $bot; $percent; $low; $high; $games; $par
cli-arena-best-seats =
    { $games ->
        [one] Avec { $bot }, chacune des { NUMBER($seats) } places a gagné { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { NUMBER($games) } partie ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) ; à forces égales, ce serait { NUMBER($par, maximumFractionDigits: 1) } %.
       *[other] Avec { $bot }, chacune des { NUMBER($seats) } places a gagné { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des { NUMBER($games) } parties ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) ; à forces égales, ce serait { NUMBER($par, maximumFractionDigits: 1) } %.
    }
cli-arena-no-other = Il n’y a pas d’autre bot auquel le comparer.
# $bot: the second best; $percent, $low, $high: what it won; $best: the best bot; $difference, $lowest,
# $highest: how much more it won, in percentage points; $many: comparisons
cli-arena-sure =
    { $many ->
        [1] { $bot } suit avec { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) : { $best } est meilleur de { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (différences appariées : de { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Le taux d’erreur de cette affirmation est d’au plus 5 %.
       *[other] { $bot } suit avec { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) : { $best } est meilleur de { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (différences appariées : de { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }). Le taux d’erreur de telles affirmations, sur les { NUMBER($many) } comparaisons, est d’au plus 5 %.
    }
# $bot: the second best; $percent, $low, $high: what it won; $difference, $lowest, $highest: how much less
# than the best, in percentage points
cli-arena-unsure = { $bot } suit avec { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) : l’écart est de { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (différences appariées : de { NUMBER($lowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($highest, minimumFractionDigits: 1, maximumFractionDigits: 1) }), ces parties ne permettent donc pas de départager les deux.
# $bot: the second best; $percent, $low, $high: what it won
cli-arena-not-met = { $bot } suit avec { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) ; les deux ne se sont rencontrés dans aucune partie.
# $median, $tenth, $ninetieth, $mean: turns
cli-lengths = La moitié des parties ont duré au plus { NUMBER($median) } tours (ceux de tous les Monstres comptés), quatre sur cinq entre { NUMBER($tenth) } et { NUMBER($ninetieth) } ; la moyenne est de { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $endings: some of the following, with commas between them
cli-endings = Comment les parties ont fini : { $endings }.
# $share: 61.0 %
cli-ending-stars = { $share } avec 20 Points de Victoire
# $share: 61.0 %
cli-ending-survival = { $share } avec un seul survivant
# $share: 61.0 %
cli-ending-nobody = { $share } sans survivant
# $share: 61.0 %
cli-ending-standstill = { $share } dans une impasse
# $percent: less than this, 0.1
cli-little = moins de { NUMBER($percent, minimumFractionDigits: 1) } %
cli-bot = bot
cli-won = gagné
cli-interval = intervalle à 95 %
cli-by-stars = par ★
cli-by-survival = par survie
cli-average-place = rang
cli-rating = cote
# $points; $around: how sure they are
cli-rating-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($around, useGrouping: 0) }
cli-in-a-game = par partie
cli-damage = dégâts
cli-cards-bought = cartes
cli-spec = SPEC
cli-what-it-does = ce qu’il fait
cli-after-colon = ce qui peut suivre les deux-points
# $bot: what the level (easy, medium, hard, expert, master, legend) is made of
cli-level-is = Un niveau de difficulté : { $bot }.

## The benchmark

cli-benchmark-task = Épreuve
cli-benchmark-table = Table
cli-benchmark-opponents = Adversaires
cli-benchmark-games = Parties
cli-benchmark-measure = Mesure
cli-benchmark-no-cards = sans cartes
cli-benchmark-wins = taux de victoire
# The win chance that a bot gives away by its mistakes
cli-benchmark-regret = perte
# $edition: first, second or dark; $seats
cli-benchmark-seats =
    { $edition ->
        [first] première édition, { NUMBER($seats) } places
        [dark] Dark Edition, { NUMBER($seats) } places
       *[other] deuxième édition, { NUMBER($seats) } places
    }
# $bot; $task: its name; $score, $low and $high: 51.8 %; $games
cli-benchmark-won = { $bot } a gagné { $score } de { NUMBER($games) } parties dans l’épreuve { $task } (intervalle à 95 % : { $low } à { $high }).
# $bot; $task: its name; $score, $low and $high: 0.0312; $games
cli-benchmark-lost = { $bot } a cédé { $score } victoire par partie dans l’épreuve { $task } (intervalle à 95 % : { $low } à { $high }, { NUMBER($games) } parties).
# $file; $games: replayed; $total: all
cli-benchmark-holds = { $file } est valable : le score est celui de ses parties, et { NUMBER($games) } parties sur { NUMBER($total) } ont été rejouées avec les mêmes décisions.
# $file; $problem: one of the following
cli-benchmark-fails = { $file } n’est pas valable : { $problem }.
# $bot
cli-benchmark-other-file = { $bot } vient d’un autre fichier que le bot mesuré
# $number: of the game; $claimed and $played: a value and a checksum
cli-benchmark-game-differs = la partie { NUMBER($number) } vaut { $claimed } dans le fichier, mais { $played } quand on la rejoue
# $games; $needed
cli-benchmark-too-few = il contient { NUMBER($games) } parties, mais l’épreuve en compte { NUMBER($needed) }
# $name: score, interval or measure (English); $claimed and $found: its values
cli-benchmark-score = { $name } y vaut { $claimed }, mais ses parties donnent { $found }
# $made: 0.2.0
cli-benchmark-other-version = Une autre version l’a produit ({ $made }) ; les règles ou les bots ont pu changer depuis.

## The ladder

# $played of $rows: how many
cli-ladder-stopped =
    { $rows ->
        [one] Arrêt : { NUMBER($played) } ligne jouée sur { NUMBER($rows) } ; ce qui est joué est conservé.
       *[other] Arrêt : { NUMBER($played) } lignes jouées sur { NUMBER($rows) } ; ce qui est joué est conservé.
    }
# $row: its name; $percent: what was won, with the interval from $low to $high; $games; $time: seconds
cli-ladder-row =
    { $games ->
        [one] { $row } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } partie en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
       *[other] { $row } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($games) } parties en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
    }
cli-ladder-true = Le classement dit vrai, pour autant qu’un échantillon permette d’en juger.
# $file
cli-ladder-stale = { $file } n’est plus à jour : exécutez `daikaiju ladder --page`

## The study of cards. Points are those of win rate, and come with their sign: +12.3 ± 0.4

# $card; $bot; $with and $without: win rates in per cent
cli-study-one = « { $card } » : { $bot } gagne { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de ses parties avec elle et { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } % sans elle.
# $card; $bot; $with and $without: win rates in per cent
cli-study-most = « { $card } » apporte le plus : { $bot } gagne { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de ses parties avec elle et { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) } % sans elle.
# $points: +12.3 ± 0.4
cli-study-adds = Elle apporte { $points } points (intervalle à 95 %).
# $gifts: how many cards, of which $good help, $bad harm and $others do neither; $card: the least; $points: what it adds
cli-study-least = Sur { NUMBER($gifts) } cadeaux, l’effet est nettement bon pour { NUMBER($good) }, nettement mauvais pour { NUMBER($bad) } et indiscernable pour { NUMBER($others) } ; « { $card } » apporte le moins : { $points } points.
# $bot
cli-study-caution = Voilà ce qu’apporte une carte reçue avant le premier Lancer, telle que { $bot } la joue. Qui l’achète la paie, et ne l’a que plus tard ; une carte dont le bot ne sait rien faire paraît ici sans valeur.
# $cards: how many; $correlation: 0.51; $points: +1.2
cli-study-prices = Sur { NUMBER($cards) } cartes, le prix et la valeur ont une corrélation de { $correlation } ; à un éclair d’Énergie de plus dans le prix correspondent { $points } points de taux de victoire.
# $bot; $more and $less: lists of cards
cli-study-both = À prix égal, telles que { $bot } les joue, ces cartes apportent nettement plus que les autres : { $more } ; et celles-ci nettement moins : { $less }.
# $bot; $more: a list of cards
cli-study-more = À prix égal, telles que { $bot } les joue, ces cartes apportent nettement plus que les autres : { $more }.
# $bot; $less: a list of cards
cli-study-less = À prix égal, telles que { $bot } les joue, ces cartes apportent nettement moins que les autres : { $less }.
# $cards: a list
cli-study-left-out = Non étudiées : { $cards }. Reçues avant le premier Lancer, elles ne font rien, ou la même chose à tous les Monstres.
# $mark: the sign beside the card's name in the table; $card; $why: one of the following
cli-study-note = { $mark } « { $card } » : { $why }.
cli-less-death_from_above = prend le contrôle de Tokyo avant que quiconque ait pu s’y trouver
cli-less-final_push = il ne manque aucun Point de Vie : ses 2 sont perdus
cli-less-fluxling = n’a encore rien à copier, et ne choisit sa carte qu’au début d’un tour ultérieur
cli-less-full_regeneration = il ne manque que 2 Points de Vie
cli-less-have_it_all = il n’y a encore aucune carte Pouvoir à compter
cli-less-mimic = n’a encore rien à copier, et ne choisit sa carte qu’à un tour ultérieur, pour 1 éclair d’Énergie
cli-less-natural_selection = il ne manque aucun Point de Vie : ses 4 sont perdus
cli-less-nuclear_power_plant = il ne manque aucun Point de Vie : ses 3 sont perdus
cli-less-vast_storm = personne n’a encore d’Énergie à perdre
cli-study-unit = points de taux de victoire, avec intervalles à 95 %
cli-keep-card = carte Pouvoir
cli-discard-card = carte Action
cli-wicked-tile = tuile Méchanceté
cli-card = carte
cli-price-heading = prix
cli-points-added = points apportés
cli-per-energy = par éclair

## The lab

# $edition; $seats: how many
cli-lab-headline =
    { $edition ->
        [first] Rapport d’équilibre : première édition, { NUMBER($seats) } places.
        [second] Rapport d’équilibre : deuxième édition, { NUMBER($seats) } places.
       *[dark] Rapport d’équilibre : Dark Edition, { NUMBER($seats) } places.
    }
# $games; $time: seconds. A table follows.
cli-lab-first-look = Premier aperçu : { NUMBER($games) } parties en { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, compilation comprise. D’autres parties suivent, puis le rapport complet.
# $cards: a list
cli-lab-cheap = Trop bon marché, quel que soit le bot : { $cards }.
# $cards: a list
cli-lab-expensive = Trop chères, quel que soit le bot : { $cards }.
# $cards: a list
cli-lab-fair = Ni clairement trop bon marché ni clairement trop chères : { $cards }.
cli-lab-fair-price = prix juste
# heading of the three following texts
cli-lab-verdict = prix
cli-lab-is-cheap = trop bas
cli-lab-is-fair = juste
cli-lab-is-expensive = trop élevé
# $price: energy
cli-lab-price-over = plus de { NUMBER($price) } ⚡
# $low: energy, 3.1
cli-lab-price-from = { $low } ⚡ ou plus
# $low, $high: energy, 3.1
cli-lab-price-range = { $low }–{ $high } ⚡
# $seats: 2 to 6
cli-lab-at-seats = { NUMBER($seats) } places
# $card; $partners: cards with points, Wings (+3.1 ± 0.4)
cli-lab-best = { $card } rapporte plus avec { $partners }.
# $card; $partners: cards with points, Wings (−3.1 ± 0.4)
cli-lab-worst = { $card } rapporte moins avec { $partners }.
# $card; $turns: +1.4 ± 0.2; $stars: −2.1
cli-lab-ends = Avec { $card }, les parties changent de { $turns } tours ; la part qui finit par les étoiles change de { $stars } points.
# $cards: a list
cli-lab-elsewhere = Seulement dans d’autres éditions : { $cards }.
cli-lab-caution = Les « points gagnés » sont des points de pourcentage de victoires. Un monstre reçoit la carte gratuitement au début de son tour, entre la deuxième et la quatrième manche ; la même partie est jouée sans ce cadeau. Le prix juste est l’énergie qui, offerte, rapporte autant. Partenaires : points au-delà de la somme des deux cartes. Les intervalles sont à 95 % ; parmi de nombreux partenaires, un sur vingt est dû au hasard. Une carte mal utilisée par un bot paraît faible ici.
cli-lab-usual = les règles habituelles
# $after, $before: options such as bay=false, or the text above
cli-lab-options-headline = { $after } comparé à { $before }.
cli-lab-first-player = victoires du premier joueur
cli-lab-strong-wins = victoires du bot fort
cli-lab-turns = tours
cli-lab-seats-heading = places
# $bot, $strong: names of bots
cli-lab-options-caution = { $bot } occupe toutes les places ; « victoires du bot fort » est le taux de victoire d’un seul { $strong } parmi des { $bot }. En gras : la différence dépasse son intervalle à 95 %. « = » : l’option ne change rien à cette table.
cli-edition-heading = édition

## The solved game

cli-solving = résolution
# $time: seconds
cli-solved-in =
    { $time ->
        [one] Résolu en { NUMBER($time) } seconde, et conservé.
       *[other] Résolu en { NUMBER($time) } secondes, et conservé.
    }
# $chance: 0.543406363
cli-first-turn = Le Monstre qui joue le premier tour gagne avec une probabilité de { $chance }.
# $action: an action, as it is typed
cli-solve-best = Meilleure action : { $action }.
cli-known = C’est le résultat connu.
# $chance: 0.543406363
cli-not-known = Ce devrait être { $chance }.
# $place: outside or tokyo, where the monster that throws is; $measure: what the table goes by, hearts or stars
cli-sample =
    { $measure ->
        [hearts] { $place ->
            [outside] Lancer hors de Tokyo, 10 Points de Victoire chacun, selon les Points de Vie
           *[tokyo] Lancer dans Tokyo, 10 Points de Victoire chacun, selon les Points de Vie
        }
       *[stars] { $place ->
            [outside] Lancer hors de Tokyo, 10 Points de Vie chacun, selon les Points de Victoire
           *[tokyo] Lancer dans Tokyo, 10 Points de Vie chacun, selon les Points de Victoire
        }
    }
cli-own-other = soi / autre

## For those who work on the game

# $games; $decisions: how many
cli-fuzzed = parties : { NUMBER($games) }, décisions : { NUMBER($decisions) }
# What is wrong follows, in English
cli-fault = défaut :
# $effect: the name of a card's function
cli-silent = n’a jamais agi : { $effect }
# $faults; $silent: how many
cli-faults = défauts : { NUMBER($faults) }, effets qui n’ont jamais agi : { NUMBER($silent) }
# $file
cli-doc-stale = { $file } n’est plus à jour : exécutez `daikaiju docs`
# $file
cli-doc-made = { $file } a été refait
