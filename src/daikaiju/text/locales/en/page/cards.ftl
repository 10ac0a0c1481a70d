# card-: cards and tiles in all places that show them
# $card: a title as it is printed; $price, $usual: energy

card-kind-keep = Keep
card-kind-discard = Discard
card-kind-tile = Tile
card-about-keep = Keep: stays in front of its owner and works from then on.
# $pack: the title of a pack
card-of-pack = From the pack { $pack }.
card-about-discard = Discard: works once, at once, and is put away.
card-about-tile = Wickedness tile of level { $level }, { $side ->
    [green] green side
   *[red] red side
}. It costs nothing: a monster that is wicked enough chooses one of the level.
card-level = Level { $n }
card-price = { $price } energy
card-price-changed = { $price } energy instead of { $usual }
card-too-dear = not enough energy
card-counter = { $n } left on it
card-works-as = works as { $card }
card-choose = Choose
card-editions = In the editions
card-edition = Edition
card-title-there = Title
card-price-there = Price
card-copies-there = Copies
card-not-there = not in this edition
card-rulings = How we rule it
card-rulings-none = Nothing needs a ruling here.
card-rulings-loading = One moment …
card-rulings-lost = The rulings could not be loaded. Are you online?
card-ruling-only = only in the { $edition ->
    [first] first edition
    [second] second edition
   *[dark] Dark Edition
}
card-unknown = This page is older than the server and does not know this card. Load the page again.

card-all = Cards and tiles
card-all-lead = What every card does, what it costs, and how the three editions differ.
card-search = Search
card-search-hint = A title, or words of the effect
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
card-when-once = At once, when you get it
card-when-start = When your turn starts
card-when-throwing = While dice are thrown
card-when-dice = When dice count and bring something
card-when-attacking = When you attack
card-when-hurt = When hearts are lost
card-when-tokyo = Around Tokyo
card-when-buying = When cards are bought
card-when-end = When your turn ends
card-when-any = Any time in your turn
card-found = { $n ->
    [0] Nothing fits. Ask for a little less.
    [one] 1 card or tile
   *[other] { $n } cards and tiles
}
card-reset = Show all again

card-track = Wickedness
card-track-at = { $monster }: Wickedness { $n }
card-track-gate = Level { $n }: a tile
