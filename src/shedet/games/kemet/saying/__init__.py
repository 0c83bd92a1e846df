"""How we say it, as messages for the catalogues: what is asked, what an answer would do, what happened, how it ended.

`things.py` names components; `asking.py` has the questions, `choosing.py` the answers; what happened is told in
`happening.py`, with a module a chapter: `deeds.py`, `battles.py`, `cards.py`; `ending.py` has the result.
"""

from shedet.games.kemet.saying.asking import is_turn, question
from shedet.games.kemet.saying.choosing import describe
from shedet.games.kemet.saying.ending import how_it_was_won
from shedet.games.kemet.saying.happening import tell

__all__ = ["describe", "how_it_was_won", "is_turn", "question", "tell"]
