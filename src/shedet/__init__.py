"""Shedet: board games of ancient Egypt.

The engine, ``shedet.core``, ``shedet.games`` and ``shedet.bots``, exists twice in most installations: as Python
sources and, beside each of them, as the extension module compiled from it. Python's import
prefers the extension module. With ``SHEDET_PURE=1`` in the environment the sources run instead.
"""

import os
import sys

__version__ = "0.1.0"
__all__ = ["__version__", "compiled"]


def compiled() -> bool:
    """Tell whether the compiled engine runs (True) or the interpreted one (False)."""
    from importlib import import_module

    return not str(import_module("shedet.core.rng").__file__).endswith(".py")


def _prefer_sources() -> None:
    """Make the engine's modules load from their .py files.

    A finder put before Python's own answers for the engine's names alone. It looks where Python
    would look (the package's ``__path__``), but knows only source files; what it does not find
    is left to Python's own finders.
    """
    from collections.abc import Sequence
    from importlib.abc import MetaPathFinder
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
    from types import ModuleType

    class SourceFinder(MetaPathFinder):
        def find_spec(
            self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
        ) -> ModuleSpec | None:
            if (name + ".").startswith(("shedet.core.", "shedet.games.", "shedet.bots.")):
                for folder in path or ():
                    spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                    if spec is not None and spec.loader is not None:
                        return spec
            return None

    sys.meta_path.insert(0, SourceFinder())


if os.environ.get("SHEDET_PURE") == "1":
    _prefer_sources()
