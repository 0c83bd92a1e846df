"""How it ended: the points of every round by their source, and what decided the game."""

from collections.abc import Sequence
from typing import Final, cast, final

from shedet.core.events import Event
from shedet.core.game import Data
from shedet.core.saying import Counted
from shedet.core.story import Story
from shedet.core.words import Message, Seat, say
from shedet.games.sobek import events
from shedet.games.sobek.components import CARD_KINDS, EARLY_END, ROUNDS
from shedet.games.sobek.saying.happening import is_horizontal
from shedet.games.sobek.views import TableView

SOURCES: Final = ("sets", "horizontal-sets", "tokens", "penalty")


@final
class Round:
    """What everybody gained and lost in a round, and where they stood after it. By seat."""

    def __init__(self, scores: Sequence[int]) -> None:
        self.gains = [dict.fromkeys(SOURCES, 0) for _ in scores]
        self.corruption = [0 for _ in scores]
        self.totals = list(scores)


def rounds_of(story: Story) -> list[Round]:
    """The rounds as they were told; a game that began from a position may begin within one."""
    beginning = cast(TableView, story.beginning())
    rounds = [Round([seat["score"] for seat in beginning["seats"]])]
    for event in story.events():
        if event.kind == events.NEW_ROUND:
            rounds.append(Round(rounds[-1].totals))
        else:
            add_event(rounds[-1], event)
    return rounds


def add_event(now: Round, event: Event) -> None:
    x, y = int(event.x), int(event.y)
    match int(event.kind):
        case events.CARD if is_horizontal(int(event.z)):
            now.gains[int(event.seat)]["horizontal-sets"] += CARD_KINDS[x].scarabs
        case events.COUNTED:
            now.corruption[x] = y
        case events.ROUND_SCORED:
            now.gains[x]["sets"] = y - now.gains[x]["horizontal-sets"]
            now.totals[x] += y
        case events.MOVED | events.PENALTY:
            now.gains[x]["tokens" if event.kind == events.MOVED else "penalty"] += y - now.totals[x]
            now.totals[x] = y


def how_it_was_won(view: Data, story: Story) -> list[Message]:
    """What decided the game. [S-END-8]"""
    rounds = rounds_of(story)
    totals = rounds[-1].totals
    winners = [seat for seat, points in enumerate(totals) if points == max(totals)]
    others = sorted((points for points in totals if points != max(totals)), reverse=True)
    against = [say("end-points", number=points) for points in others]
    name = "end-won" if len(winners) == 1 else "end-tie"
    messages = [say(name, number=max(totals), others=len(others), against=against)]
    if len(winners) == 1:
        messages += lead(rounds, winners[0], totals.index(others[0]))
    if cast(TableView, view)["round"] < ROUNDS:
        messages.append(say("end-early", number=EARLY_END))
    return messages


def lead(rounds: Sequence[Round], first: int, second: int) -> list[Message]:
    """The sources in which the winner and the next best differ."""
    apart: list[Message] = []
    for source in SOURCES:
        difference = sum(each.gains[first][source] - each.gains[second][source] for each in rounds)
        if difference:
            apart.append(say("end-source", source=say(f"label-{source}"), difference=f"{difference:+}"))
    return [say("end-lead", who=Seat(second), sources=apart)] if apart else []


# ---- the count


def count(view: Data, story: Story) -> list[Counted]:
    """Round by round: sets, what tokens moved, what corruption cost. Sets are always there, so their line begins a
    round. [S-END-3, S-END-5]"""
    rounds = rounds_of(story)
    first = cast(TableView, view)["round"] - len(rounds) + 1
    lines: list[Counted] = []
    for number, each in enumerate(rounds, first):
        for source in SOURCES:
            sums = [gain_text(each, seat, source) for seat in range(len(each.totals))]
            if source == "sets":
                lines.append(Counted(say("label-round-sets", number=number), sums))
            elif any(gains[source] for gains in each.gains):
                lines.append(Counted(source_label(source), sums, is_part=True))
        if each is not rounds[-1]:
            lines.append(Counted(say("label-after-round", number=number), list(map(str, each.totals)), is_part=True))
    return lines


def source_label(source: str) -> Message:
    return say("label-penalty-for-corruption" if source == "penalty" else f"label-{source}")


def gain_text(each: Round, seat: int, source: str) -> str:
    """A number; with a penalty, the corruption it is for."""
    gain = each.gains[seat][source]
    if source == "penalty":
        return f"{gain} ({each.corruption[seat]})"
    return f"{gain:+}" if source == "tokens" and gain else str(gain)
