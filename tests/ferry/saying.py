"""What the ferry has to say."""

from collections.abc import Sequence

from ferry.game import DREW, LAID
from shedet.core.game import Data
from shedet.core.saying import Counted, Unseen
from shedet.core.story import Story
from shedet.core.words import Message, Part, Seat, say


def called(seat: int, name: str) -> str:
    """What somebody is called in sentences."""
    return name


def question(view: Data) -> Message | None:
    return None if view["question"] is None else say("ask-lay")


def is_turn(view: Data) -> bool:
    """Nothing tells turns from steps on the way."""
    return False


def describe(view: Data, action: int, preview: Data) -> list[Part]:
    return [Part(say("does-score", points=int(str(preview["scores"]))), "gain")]


def way(view: Data, action: int) -> tuple[str, ...]:
    return (f"hand:{action}",)


def unseen(view: Data) -> Unseen:
    """Nobody counts."""
    return {}


def tell(story: Story, steps: Sequence[int]) -> list[Message]:
    told = []
    for event in story.told_in(steps):
        who, card = Seat(int(event.seat)), int(event.x)
        if event.kind == LAID:
            told.append(say("tell-lay", who=who, card=card, points=int(event.y)))
        else:
            told.append(say("tell-draw" if event.kind == DREW else "tell-draw-unseen", who=who, card=card))
    return told


def how_it_was_won(view: Data, story: Story) -> list[Message]:
    points = sorted(story.match.scores(), reverse=True)
    return [say("end-points", most=points[0], least=points[1])]


def count(view: Data, story: Story) -> list[Counted]:
    """There is one source of points alone."""
    return []
