"""What can go wrong, each said in a sentence that names what is wrong and what would be right."""

from collections.abc import Callable

from shedet.core.words import Message


def quoted(text: str) -> str:
    """A text as it stands in a sentence: what can be typed is shown as it is typed, backslashes too."""
    return f"'{text}'" if text.isprintable() else repr(text)


class ShedetError(Exception):
    """Bad input of any kind. Its text is for the person who gave it."""

    def in_words(self, wording: Callable[[Message], str]) -> str:
        """The same with what a game has to say to it, by somebody who has the game's words."""
        return str(self)


class UnknownName(ShedetError):
    """A game, option, bot, seat or component that does not exist."""


class BadNotation(ShedetError):
    """A text that is no action or no position."""


class UnknownAction(BadNotation):
    """A step that is not written like any action of the game."""

    def __init__(self, step: str, suggestion: str) -> None:
        super().__init__(f"I don't know the action {quoted(step)}{suggestion}")
        self.step = step


class IllegalAction(ShedetError):
    """An action that exists but is not offered now, or not to this seat."""

    def __init__(self, *said: object) -> None:
        super().__init__(*said)
        self.reason: Message | None = None  # the rule that stands against it


class NotOffered(IllegalAction):
    """An action that a seat cannot answer with; what it can, and if the game knows, why not."""

    def __init__(self, what: str, possible: str, reason: Message | None) -> None:
        super().__init__(what, possible, reason)
        self.what = what
        self.possible = possible
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.what}; possible: {self.possible}."

    def in_words(self, wording: Callable[[Message], str]) -> str:
        if self.reason is None:
            return str(self)
        return f"{self.what}: {wording(self.reason)} Possible: {self.possible}."


class CutShort(IllegalAction):
    """A line of notation that could not be carried out to its end, and of which the first steps stand."""

    def __init__(self, carried_out: list[str], refused: IllegalAction) -> None:
        super().__init__(carried_out, refused)
        self.carried_out = carried_out
        self.refused = refused
        self.reason = refused.reason

    def __str__(self) -> str:
        return f"{self.what_stands()} Then {self.refused}"

    def in_words(self, wording: Callable[[Message], str]) -> str:
        return f"{self.what_stands()} Then {self.refused.in_words(wording)}"

    def what_stands(self) -> str:
        steps = ", ".join(quoted(step) for step in self.carried_out)
        stand = "was carried out and stands: it" if len(self.carried_out) == 1 else "were carried out and stand: they"
        return f"{steps} {stand} cannot be taken back."


class BadSetup(ShedetError):
    """A position that cannot come from this box."""


class BadRecord(ShedetError):
    """A record that does not replay to what it states."""

    def __init__(self, line: int, reason: str | ShedetError) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def in_words(self, wording: Callable[[Message], str]) -> str:
        if isinstance(self.reason, ShedetError):
            return f"line {self.line}: {self.reason.in_words(wording)}"
        return str(self)


class BadWeights(ShedetError):
    """Numbers that no bot can play by."""


class BadNet(ShedetError):
    """A file that is no net for this game, or is damaged."""
