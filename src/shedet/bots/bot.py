"""What every bot can do."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from shedet.core.game import Knowledge
from shedet.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions of a seat. Without state of its own: the same knowledge, legal actions and
    generator give the same choice."""

    uses_knowledge: bool = True  # a bot that does not spares its table the work

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        raise NotImplementedError
