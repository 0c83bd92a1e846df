"""Search: many worlds are dealt from what a seat knows, and tried out."""


def breathe() -> None:
    """Let Ctrl-C through. Python looks for it where interpreted code begins, and this module is never compiled."""
