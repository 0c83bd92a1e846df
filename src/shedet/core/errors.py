"""What can go wrong, each said in a sentence that names what is wrong and what would be right."""


def quoted(text: str) -> str:
    """A text as it stands in a sentence: what can be typed is shown as it is typed, backslashes too."""
    return f"'{text}'" if text.isprintable() else repr(text)


class ShedetError(Exception):
    """Bad input of any kind. Its text is for the person who gave it."""


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


class CutShort(IllegalAction):
    """A line of notation that could not be carried out to its end, and of which the first steps stand."""

    def __init__(self, carried_out: list[str], reason: str) -> None:
        steps = ", ".join(quoted(step) for step in carried_out)
        stand = "was carried out and stands: it" if len(carried_out) == 1 else "were carried out and stand: they"
        super().__init__(f"{steps} {stand} cannot be taken back. Then {reason}")
        self.carried_out = carried_out


class BadSetup(ShedetError):
    """A position that cannot come from this box."""


class BadRecord(ShedetError):
    """A record that does not replay to what it states."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadWeights(ShedetError):
    """Numbers that no bot can play by."""
