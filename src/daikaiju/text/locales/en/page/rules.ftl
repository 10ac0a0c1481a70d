# book-: the page of the rulebook; its rules are in rules.ftl
# $id: of a rule or an example, CLAW-3; $n: how many; $editions: a list of names

book-title = The rulebook
book-nav = Rules
book-start-hint = All rules of the three editions, with examples to play.
book-note = The game on this page obeys exactly these rules. Under each paragraph stand the scenarios that prove it.
book-editions = Edition
book-compare = Compare editions
book-compare-lead = What is different, edition beside edition. Each cell leads to the rules that say so.
book-contents = Contents
book-search = Search the rules
book-search-hint = A word, or an id like CLAW-3
book-found = { $n ->
    [0] No rule says that. Try fewer words.
    [one] { $n } paragraph or example
   *[other] { $n } paragraphs and examples
}
book-reset = Show all again
book-print = Print
book-link = Copy the link to { $id }
book-link-copied = The link to { $id } is copied.
book-only = Only in: { $editions }
book-proved = { $n ->
    [one] Proved by { $n } scenario
   *[other] Proved by { $n } scenarios
}
book-proved-none = No game can show this, so no scenario proves it.
book-proofs-loading = One moment …
book-proofs-lost = The scenarios could not be loaded. Are you online?
book-example = Example
book-play = Play this position
book-playing = Setting up the table …
book-matter = Matter
book-same-too = Show also what is the same in all editions
book-open = Open in the rulebook
book-open-hint = Opens beside the game: nothing here is lost.
book-lesson = Read the rules
