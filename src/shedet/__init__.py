"""Shedet: board games of ancient Egypt.

The engine, ``shedet.core``, ``shedet.games`` and ``shedet.bots``, exists twice in most installations: as Python sources
and compiled from them. ``shedet.engine`` says which of the two runs.
"""

from shedet.engine import prepare

__version__ = "0.2.0"
__all__ = ["__version__", "compiled"]


def compiled() -> bool:
    """Tell whether the compiled engine runs (True) or the interpreted one (False)."""
    from importlib import import_module

    return not str(import_module("shedet.core.rng").__file__).endswith(".py")


prepare()
