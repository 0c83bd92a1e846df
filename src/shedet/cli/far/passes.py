"""Passes: who one is at a server, kept in the data folder, so that one can go on after a break."""

import contextlib
import json
import os
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

from shedet.cli.keeping import data_folder
from shedet.core.errors import ShedetError
from shedet.files import make_folder


class Passes:
    """The passes for one server, by the names that one plays under there. Whoever has one is that player: the file is
    for its owner alone."""

    def __init__(self, server: str) -> None:
        self.path: Path = data_folder() / "servers" / f"{quote(server, safe='')}.json"
        self.cookies: dict[str, str] = {}
        self.last = ""  # the name that was used last
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.last, self.cookies = (
                str(kept["last"]),
                {str(name): str(kept["passes"][name]) for name in kept["passes"]},
            )
        except FileNotFoundError:
            return
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            raise ShedetError(f"{self.path} cannot be read; move it away to play there as somebody new.") from None

    def keep(self, name: str, cookie: str) -> None:
        self.cookies.pop(name, None)
        self.cookies[name] = cookie  # they stand in the order in which they were used
        self.last = name
        make_folder(self.path.parent)
        text = json.dumps({"last": name, "passes": self.cookies}, indent=1)
        unfinished = self.path.with_name(f".{uuid4().hex}.unfinished")
        try:
            with open(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(self.path)
        except OSError as error:
            with contextlib.suppress(OSError):
                unfinished.unlink(missing_ok=True)
            raise ShedetError(f"{self.path} cannot be written: {error.strerror}.") from None
