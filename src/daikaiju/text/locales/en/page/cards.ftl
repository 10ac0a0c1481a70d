# card-: cards and tiles in all places that show them
# $card: a title as it is printed; $price, $usual: energy

card-kind-keep = Keep
card-kind-discard = Discard
card-kind-tile = Tile
card-about-keep = Keep: stays in front of its owner and works from then on.
# $pack: the title of a pack
card-of-pack = From the pack { $pack }.
card-about-discard = Discard: works once, as soon as you buy it, and is then discarded.
card-about-tile = Wickedness tile of level { $level }, { $side ->
    [green] green side
   *[red] red side
}. It costs nothing: a monster that reaches the level may choose one of its tiles.
card-level = Level { $n }
card-price = { $price } energy
card-price-changed = { $price } energy instead of { $usual }
card-too-dear = not enough energy
card-counter = { $n } left on it
card-works-as = works as { $card }
card-choose = Choose
card-editions = By edition
card-edition = Edition
card-title-there = Name
card-price-there = Price
card-copies-there = Copies
card-not-there = not in this edition
card-rulings = Rulings
card-rulings-none = This card needs no rulings.
card-rulings-loading = One moment…
card-rulings-lost = The rulings could not be loaded. Are you online?
card-ruling-only = only in the { $edition ->
    [first] first edition
    [second] second edition
   *[dark] Dark Edition
}
card-unknown = This page is older than the server and does not know this card. Reload the page.

card-all = Cards and tiles
card-all-lead = What every card does, what it costs, and how the three editions differ.
card-search = Search
card-search-hint = A name, or words from the effect
card-filter-edition = Edition
card-filter-kind = Kind
card-filter-price = Price
card-filter-when = When it acts
card-filter-pack = From
card-any-edition = All editions
card-any-kind = Cards and tiles
card-any-pack = Game and packs
card-no-pack = The game
card-any-price = Any price
card-any-when = All moments
card-when-once = Once, when you get it
card-when-start = When your turn starts
card-when-throwing = While rolling dice
card-when-dice = When dice are resolved
card-when-attacking = When you attack
card-when-hurt = When hearts are lost
card-when-tokyo = About Tokyo
card-when-buying = When buying cards
card-when-end = When your turn ends
card-when-any = Any time during your turn
card-found = { $n ->
    [0] No matches: remove a filter.
    [one] 1 card or tile
   *[other] { $n } cards and tiles
}
card-reset = Show all

card-track = Wickedness
card-track-at = { $monster }: Wickedness { $n }
card-track-gate = Level { $n }: a tile
