"""What is left in the game. In Kemet nearly all lies open, and what does not is shown where it lies."""

from shedet.core.game import Data
from shedet.core.saying import Unseen


def unseen(view: Data) -> Unseen:
    return {}
