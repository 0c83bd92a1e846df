"""What a seat knows as numbers, for those who learn.

`parts.py` says what there is and where; `observe.py` writes it, with what is remembered in `recalling.py`. What a seat
does not know is in `secrets.py`.
"""
