"""What a seat knows as numbers, for those who learn.

`parts.py` says what there is and where; `observe.py` writes all of it, with a module a chapter: `asking.py`, `land.py`,
`boards.py`, `cards.py`, `fighting.py`. What a seat does not know is in `secrets.py`. Seats are told from the viewer's
side: me first, then those who sit after me; whoever is not there is zeros.
"""
