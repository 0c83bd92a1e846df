"""What a search expects of the actions before it has tried them."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from shedet.core.game import Knowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class Prior:
    """How likely a good player takes each of the legal actions: a search looks there first."""

    def chances(self, knowledge: Knowledge, legal: vec[i64]) -> vec[float]:
        """One chance for each legal action, in their order; together 1."""
        raise NotImplementedError


def mixed_with_all(chances: vec[float], floor: float) -> vec[float]:
    """The same chances, but for a share that all have alike: nothing is beyond thought."""
    mixed = vec[float]([0.0] * len(chances))
    for at in range(len(chances)):
        mixed[at] = (1.0 - floor) * chances[at] + floor / float(len(chances))
    return mixed
