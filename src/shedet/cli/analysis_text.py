"""An analysis in words, for the terminal.

Only what is known is said: as long as moments are missing, nobody can say what was luck and where the game turned; and
while better searches are still to come, numbers are rounded.
"""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from shedet.analysis.report import turning_points
from shedet.cli.failures import failure_text

WIDTH: Final = 80
TURNING_POINTS: Final = 8
COURSE: Final = 8  # moments of an unfinished analysis whose chances are told
LEAST_TURN: Final = 0.02  # a smaller change turns nothing
LEAST_TOLD: Final = 0.005  # a smaller one is not worth a word

WHAT_ACCURACY_MEANS: Final = "Accuracy: 100 if every decision was the best one, by what the player knew."
WHAT_THE_TERMS_MEAN: Final = (
    "Deal: the start. Chance: draws, and choices made in secret. Reveal: what came to light. "
    "Decisions: what own choices lost. Others': what theirs brought."
)

Found = dict[str, Any]


def as_text(found: Found) -> str:
    """All that was found out about a game."""
    result = found["result"]
    scores = ", ".join(f"{seat} {score}" for seat, score in zip(found["seats"], result["scores"]))
    winners = " and ".join(result["winners"])
    lines = [f"{found['title']}: {scores}; won by {winners}. {len(found['moves'])} moves."]
    lines += [*about_the_table(found), *how_far(found)]
    if all_judged(found):
        parts = [accuracy_lines(found), term_lines(found), marked_lines(found), turning_lines(found)]
    else:
        parts = [course_lines(found)]
    return "\n".join([*lines, *(line for part in parts for line in ["", *part])])


def all_judged(found: Found) -> bool:
    """Whether there is a chance for every moment: before that, changes have no time and no reason."""
    return bool(found["looked_at"]["moments"] == found["looked_at"]["of_moments"])


# ---- what it is about


def about_the_table(found: Found) -> list[str]:
    """What the record says beside the moves: a bot that failed did not play as well as its name promises."""
    lines = ["It was a practice game, with moves taken back."] if found["practice"] else []
    for seat, failure in found["failures"].items():
        name = found["players_by_seat"].get(seat)
        who = f"{seat} ({name})" if name else seat
        lines.append(failure_text(who, failure["times"], failure["kind"]))
    return lines


def how_far(found: Found) -> list[str]:
    """What was not looked at, or not as well as usual."""
    looked_at = found["looked_at"]
    lines = []
    if found["partial"]:
        lines += wrap(
            f"So far: {looked_at['moments']} of {looked_at['of_moments']} moments judged, "
            f"{looked_at['decisions']} of {looked_at['of_decisions']} decisions looked at; "
            "numbers are rounded.",
            WIDTH,
        )
    if looked_at["decisions"] > 0 and looked_at["iterations"] < looked_at["usual_iterations"]:
        lines += wrap(
            f"Each look at a decision was shorter than usual ({looked_at['iterations']:,} continuations instead of "
            f"{looked_at['usual_iterations']:,}): it is less sure of the chances, and marks fewer moves.",
            WIDTH,
        )
    return lines


# ---- numbers


def percent(number: float, decimals: int) -> str:
    return f"{100 * max(0.0, number):.{decimals}f} %"


def points(number: float, decimals: int) -> str:
    rounded = round(100 * number, decimals)
    return f"{rounded + 0.0:+.{decimals}f}"  # no minus before a zero


def decimals_of(found: Found) -> int:
    """How exact chances are told."""
    return 0 if found["partial"] else 1


# ---- the players


def accuracy_lines(found: Found) -> list[str]:
    """How well each has played. The most suspicious decisions are looked at first: before all of them are, accuracy
    would be too low."""
    lines = ["     accuracy  blunders  mistakes  inaccuracies"]
    for each in found["summary"]:
        known = each["accuracy"] is not None and each["looked_at"] == each["decisions"]
        marks = each["marks"]
        counts = f"{marks['blunder']:10}{marks['mistake']:10}{marks['inaccuracy']:14}"
        lines.append(f"  {each['seat']}  {format(each['accuracy'], '8.1f') if known else '–':>8}{counts}")
    return [*lines, WHAT_ACCURACY_MEANS]


def term_lines(found: Found) -> list[str]:
    """Where the chances of each went: an even share, luck and decisions make up the result."""
    decimals = decimals_of(found)
    lines = [
        "Where the chances of winning came from, in per cent:",
        "     even + luck (= deal + chance + reveal) + decisions + others'  = result",
    ]
    for each, share in zip(found["summary"], found["result"]["shares"]):
        even, result = (f"{100 * part:.{decimals}f}" for part in (1 / found["players"], share))
        names = ("luck", "deal", "chance", "reveal", "decision", "others")
        luck, deal, chance, reveal, decision, others = (points(each[name], decimals) for name in names)
        of_luck = f"{luck:>7} {deal:>9} {chance:>8} {reveal:>8}"
        lines.append(f"  {each['seat']} {even:>5}{of_luck} {decision:>12} {others:>9} {result:>9}")
    return [*lines, *wrap(WHAT_THE_TERMS_MEAN, WIDTH)]


# ---- the moves


def item(move: Found, parts: Sequence[str]) -> list[str]:
    """A move and what there is to say of it; where it is too long, it goes on below itself with the next part."""
    lines = [f"{move['number']:5}. {move['seat']} {move['text']}:"]
    for number, part in enumerate(parts, 1):
        words = part if number == len(parts) else f"{part};"
        if len(f"{lines[-1]} {words}") <= WIDTH:
            lines[-1] += f" {words}"
        else:
            lines.append(f"         {words}")
    return lines


def course_lines(found: Found) -> list[str]:
    """The chances at some of the moments that were judged."""
    judged = [move for move in found["moves"] if move["searches"] > 0]
    later = "Luck and turning points can be told once all moments are judged."
    if not judged:
        return [later]
    step = -(-len(judged) // COURSE)
    lines = ["Chances of winning before these moves, by what each player knew:"]
    for move in judged[::step]:
        chances = ", ".join(f"{seat} {percent(chance, 0)}" for seat, chance in zip(found["seats"], move["chances_own"]))
        lines += item(move, [chances])
    return [*lines, later]


def marked_lines(found: Found) -> list[str]:
    marked = [move for move in found["moves"] if move["mark"]]
    if not marked:
        return ["No move is marked so far." if found["partial"] else "No move is marked."]
    lines = ["Marked moves, and what each lost:"]
    for move in marked:
        best = move["best"]
        loss = f"{move['mark']}, {points(-move['loss'], 1)} ± {100 * move['loss_error']:.1f}"
        better = f"better: {best['text']} ({percent(best['worth'], 1)} instead of {percent(move['worth'], 1)})"
        lines += item(move, [loss, better])
    return lines


def turning_lines(found: Found) -> list[str]:
    turns = [move for move in turning_points(found, TURNING_POINTS) if greatest_change(move) >= LEAST_TURN]
    if not turns:
        return [f"No move changed anybody's chances by {percent(LEAST_TURN, 0)} or more."]
    lines = ["Turning points (chances of winning before and after, by what each player knew):"]
    for move in turns:
        lines += item(move, changes_of(found, move))
    return lines


def greatest_change(move: Found) -> float:
    return max(abs(float(sum(terms.values()))) for terms in move["terms"])


def changes_of(found: Found, move: Found) -> list[str]:
    """What a move did to the chances of each, and why; whose chances stay is not named."""
    decimals = decimals_of(found)
    changes = []
    for seat, before, terms in zip(found["seats"], move["chances_own"], move["terms"]):
        after = before + sum(terms.values())
        if abs(after - before) >= LEAST_TOLD:
            told = {name: value for name, value in terms.items() if abs(value) >= LEAST_TOLD}
            why = ", ".join(f"{name} {points(value, decimals)}" for name, value in told.items())
            change = f"{seat} {percent(before, decimals)} → {percent(after, decimals)}"
            changes.append(f"{change} ({why})" if why else change)
    return changes
