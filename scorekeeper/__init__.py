"""The scorekeeper for Oh Hell and its cousins: the map of the code.

**The idea.**  A game is a setup and a log of entries; everything else is derived.
``game.after(entry)`` is the only transition.  Saving is keeping the log, undo is replaying
one entry fewer, and a correction is one more entry.

**The layers.**  Imports point downwards only, and ``lint-imports`` holds it::

    __main__            the composition root: the only place that builds real things
    ui      cli         screens (the only Flet), commands
    storage export      files on disk (the only TinyDB and SQLite), files to take away
    book                log, scorer (record, undo, redo), library, catalogue, backups, players
    rules               the game: frozen values and functions, standard library only
    words               every sentence a person reads; knows rules only

**The words.**

===========  ==========================================================================
setup        who plays, who deals first, by which rules: ``rules.Setup``
rules        what a table plays, as data in independent groups: ``rules.Rules``
plan         how many cards each hand has: ``rules.Plan``
hand         one deal: ``rules.Hand``
cards        how many cards each player holds in a hand
dealer       who deals, and so bids last; the *leader* beside them bids and leads first
bid, tricks  what a player said, and took; *made* if equal, else *missed*, *off* by so many
hook         the rule that the bids may not add up to the cards: ``rules.Hook``
entry        one thing the scorekeeper writes down: ``rules.Entry``
log          a setup and its entries, and those undone: ``book.Log``
record       a log, or what all games share, as plain JSON values with a version
store        where records are kept, each whole or not at all: ``book.Store``
backup       everything in one file, merged by id: ``book/backup.py``
sheet        what every hand paid, and the totals: ``rules.Line``
standing     who is where: ``rules.Standing``
breach       a rule that a hand, as written down, breaks: ``rules.Breach``
seating      who sits where, who came late, who is away: ``rules.Seating``
person       an id, or several that were merged: ``book/people.py``
figures      what all games say of one person: ``book/figures.py``
===========  ==========================================================================

**Where do I change ...?**

- what a hand pays: ``rules/scoring.py``; its formulas: ``rules/language.py``, read by
  ``rules/parsing.py``; lines that have steppers: ``rules/lines.py``; the table of what
  every bid pays: ``rules/payoff.py``
- which bids are open: ``rules/bidding.py``; what an entry does: ``rules/transition.py``
- what can be asked of a game: ``rules/position.py``
- who is in a hand, who deals it: ``rules/dealing.py``; what becomes of the hand being dealt when
  somebody comes or goes: ``rules/seats.py``; who can still win: ``rules/chances.py``
- what people are called and look like: ``book/people.py``; what was changed in a game:
  ``book/changes.py``, in sentences ``words/changes.py``
- what figures are made of: ``book/tallies.py``; what is counted: ``book/figures.py``
- what a key does: ``ui/keyboard.py``; what is said aloud: ``ui/spoken.py``; text size and the
  thumb's side: ``ui/comfort.py``
- the rules that come with the program: ``rules/presets/``; the base game's switches:
  ``rules/variation.py``; how rules are read and written: ``rules/record_*.py``
- the rules a house keeps: ``book/house.py``; how they are shared: ``export/rules_text.py``,
  and found again in a message: ``export/rules_found.py``
- what names and other texts from outside are cleaned of: ``book/texts.py``
- how a plan is changed hand by hand: ``rules/plan_edit.py``
- how a game is kept on disk: ``storage/``; what is kept: ``book/log.py``; every call to the
  system: ``storage/disk.py``; how an old record becomes a new one: ``book/versions.py``
- which games are listed and found: ``book/catalogue.py``, from ``storage/index.py``
- what is in a backup: ``book/backup.py``; what it brings: ``book/merging.py`` and
  ``book/merged.py``; when one is made: ``book/backups.py``; deleted games: ``book/bin.py``
- what becomes of a damaged game: ``book/rescue.py``; who may write: ``book/access.py``; an
  entry that could not be saved: ``book/retry.py``
- what a file looks like that is taken away or read in: ``export/``
- a command: ``cli``; a sentence: ``words/``; a formula in words: ``words/formulas.py``
- a colour, a size, a font: ``ui/palette.py`` and ``ui/theme.py``
- what a screen shows and can be asked for: ``ui/models/``; how it is drawn: ``ui/screens/``
  with the pieces of ``ui/parts/``; its address: ``ui/routes.py``
"""
