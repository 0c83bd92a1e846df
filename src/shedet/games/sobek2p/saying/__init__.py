"""How we say it, as messages: what is asked, what an answer would do, what happened, how it ended;
what is pointed at to answer, and what is left in the game.

Their texts are in `words/`, a catalogue for each language.
"""

from shedet.games.sobek2p.saying.asking import called, describe, is_turn, question
from shedet.games.sobek2p.saying.ending import count, how_it_was_won
from shedet.games.sobek2p.saying.happening import tell
from shedet.games.sobek2p.saying.pointing import way
from shedet.games.sobek2p.saying.unseen import unseen

__all__ = ["called", "count", "describe", "how_it_was_won", "is_turn", "question", "tell", "unseen", "way"]
