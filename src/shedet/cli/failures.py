"""What is said of a bot that has failed: its kind alone, for the text of an error may hold a secret of the game."""


def failure_text(who: str, times: int, first: str) -> str:
    how_often = {1: "once", 2: "twice"}.get(times, f"{times} times")
    kind = first if times == 1 else f"first: {first}"
    return f"{who} failed {how_often} ({kind}) and made a random legal move instead."
