"""The end of Sobek in a terminal: the points of every round by their source, and what decided the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import RenderableType

from shedet.cli.cards_sobek import as_view, scarabs
from shedet.cli.screen import final_table
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.games.sobek.components import EARLY_END, ROUNDS

SOURCES: Final = ("sets", "horizontal sets", "tokens", "penalty")
TITLES: Final = {"penalty": "  penalty (corruption)"}


@dataclass
class Round:
    """What everybody gained and lost in a round, and where they stood after it."""

    gains: dict[str, dict[str, int]]  # seat, source
    corruption: dict[str, int] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)


def rounds_of(story: Story) -> list[Round]:
    """The rounds as they were told; a game that began from a position may begin within one."""
    scores = {seat["seat"]: seat["score"] for seat in as_view(story.beginning())["seats"]}
    rounds = [begin_round(scores)]
    for event in story.events():
        now = rounds[-1]
        kind, seat, number = event["event"], str(event["seat"]), event.get("number")
        if kind == "new-round":
            rounds.append(begin_round(scores))
        elif kind == "card" and str(event["to"]).endswith("horizontal"):
            now.gains[seat]["horizontal sets"] += scarabs([str(event["card"])])
        elif kind == "counted" and isinstance(number, int):
            now.corruption[seat] = number
        elif kind == "round-scored" and isinstance(number, int):
            now.gains[seat]["sets"] = number - now.gains[seat]["horizontal sets"]
            scores[seat] += number
        elif kind in ("moved", "penalty") and isinstance(number, int):
            now.gains[seat]["tokens" if kind == "moved" else "penalty"] += number - scores[seat]
            scores[seat] = number
        now.totals = dict(scores)
    return rounds


def begin_round(scores: Mapping[str, int]) -> Round:
    return Round({seat: dict.fromkeys(SOURCES, 0) for seat in scores}, totals=dict(scores))


def draw_scores(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    """Round by round: sets, what tokens moved, what corruption cost."""
    seats = [seat["seat"] for seat in as_view(view)["seats"]]
    rounds = rounds_of(story)
    last = as_view(view)["round"]
    table = final_table("Final scores")
    table.add_column("", footer="points")
    for seat in seats:
        table.add_column(names[seat], footer=str(rounds[-1].totals[seat]), justify="right")
    for number, each in enumerate(rounds, last - len(rounds) + 1):
        for source in SOURCES:
            if source == "sets" or any(each.gains[seat][source] for seat in seats):
                title = {"sets": f"round {number}: sets", "penalty": "  penalty (corruption)"}.get(
                    source, f"  {source}"
                )
                table.add_row(title, *(gain_text(each, seat, source) for seat in seats))
        if each is not rounds[-1]:
            table.add_row(f"  after round {number}", *(str(each.totals[seat]) for seat in seats))
    return table


def gain_text(each: Round, seat: str, source: str) -> str:
    """A number; with a penalty, the corruption it is for."""
    gain = each.gains[seat][source]
    if source == "penalty":
        return f"{gain} ({each.corruption.get(seat, 0)})"
    return f"{gain:+}" if source == "tokens" and gain else str(gain)


def how_it_was_won(view: Data, story: Story) -> str:
    """What decided the game, in words. [S-END-8]"""
    rounds = rounds_of(story)
    totals = rounds[-1].totals
    best = max(totals.values())
    winners = [seat for seat, points in totals.items() if points == best]
    others = sorted((points for seat, points in totals.items() if seat not in winners), reverse=True)
    early = "" if as_view(view)["round"] == ROUNDS else f" The game ended early: more than {EARLY_END} points."
    against = f" against {listed(others)}" if others else ""
    if len(winners) > 1:
        return f"{best} points each{against}: most points win, and nothing breaks the tie.{early}"
    viewer = as_view(view)["viewer"]
    second = next(seat for seat, points in totals.items() if seat not in winners and points == others[0])
    apart = []
    for source in SOURCES:
        ours, theirs = (sum(each.gains[seat][source] for each in rounds) for seat in (winners[0], second))
        if ours != theirs:
            apart.append(f"{source} {ours - theirs:+}")
    lead = f" What made the lead over {'you' if second == viewer else second}: {', '.join(apart)}." if apart else ""
    return f"{best} points{against}.{lead}{early}"


def listed(numbers: Sequence[int]) -> str:
    words = [str(number) for number in numbers]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
