"""How we say it, as messages for the catalogues: what is asked, what an answer would do, what happened, how it ended.

`things.py` names components; `asking.py` has the questions, `choosing.py` the answers, `pointing.py` what is pointed at
to give them; what happened is told in `happening.py`, with a module a chapter: `deeds.py`, `battles.py`, `cards.py`;
`ending.py` has the result.
"""

from shedet.games.kemet.saying.asking import called, is_turn, question
from shedet.games.kemet.saying.choosing import describe
from shedet.games.kemet.saying.ending import count, how_it_was_won
from shedet.games.kemet.saying.happening import tell
from shedet.games.kemet.saying.pointing import way
from shedet.games.kemet.saying.unseen import unseen

__all__ = ["called", "count", "describe", "how_it_was_won", "is_turn", "question", "tell", "unseen", "way"]
