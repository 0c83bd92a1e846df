"""Shedet: board games of ancient Egypt.

    import shedet

    game = shedet.new("sobek2p", seed=7)
    game.play(game.choices()[0])
    print(game)

That is the front door (`shedet.front`); docs/api.md lists what is public. The engine, `shedet.core`, `shedet.games` and
`shedet.bots`, exists twice in most installations: as Python sources and compiled from them. `shedet.engine` says which
of the two runs.
"""

from typing import TYPE_CHECKING, Any

from shedet.engine import prepare

if TYPE_CHECKING:
    from shedet.core.errors import ShedetError
    from shedet.front import Choice, Play, Player, bot, load, new

__version__ = "0.2.0"
FRONT = ("Choice", "Play", "Player", "bot", "load", "new")
__all__ = ["Choice", "Play", "Player", "ShedetError", "__version__", "bot", "compiled", "load", "new"]


def compiled() -> bool:
    """Tell whether the compiled engine runs (True) or the interpreted one (False)."""
    from importlib import import_module

    return not str(import_module("shedet.core.rng").__file__).endswith(".py")


def __getattr__(name: str) -> Any:
    """The front door is opened when somebody comes through it: `shedet --version` does not wait for the games."""
    from importlib import import_module

    if name in FRONT:
        return getattr(import_module("shedet.front"), name)
    if name == "ShedetError":
        return import_module("shedet.core.errors").ShedetError
    raise AttributeError(f"module 'shedet' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


prepare()
