"""What the server refuses: a status, a code for programs and a sentence for people."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shedet.server.protocol import Update

CONFLICT: Final = 409


class Refused(Exception):
    """A request that cannot be carried out. Nothing was written."""

    def __init__(self, status: int, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.rule = rule  # the id of the rule that stands against it
        self.table: Update | None = None  # how the table is now, if that helps


def unknown_table() -> Refused:
    return Refused(404, "unknown-table", "There is no such table. Perhaps the link is incomplete.")


def not_seated() -> Refused:
    return Refused(403, "not-seated", "Only those who sit at this table can do that.")


def not_host() -> Refused:
    return Refused(403, "not-host", "Only the host of this table can do that.")


def not_now(code: str, sentence: str) -> Refused:
    return Refused(CONFLICT, code, sentence)
