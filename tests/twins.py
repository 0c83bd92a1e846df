"""Tables that look the same to one viewer.

A *twin* is a table that looks to one seat, the viewer, exactly as the true one does, with other cards where the viewer
sees none. Both are played on side by side. The viewer does the same at both; the others do what looks the same to the
viewer, other hidden choices included. When something hidden comes to light, by the rules or by chance, and differs, the
twin was another world, and a new one is dealt.
"""

from itertools import zip_longest
from typing import NamedTuple

from conformance_suite import Variant, random_step
from kemet_random import midway_position
from shedet.core.events import Event
from shedet.core.game import Data, Game, seat_name
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.games.sobek.components import BACK_OF as SOBEK_BACKS
from shedet.games.sobek2p.components import BACK_OF as SOBEK2P_BACKS
from terse import event_text

DEALT = 4  # worlds that a twin is chosen from
SECRETS = 8  # tries to find a secret answer that looks the same

# Events by which the rules bring something hidden to light. Two worlds may differ in them, and in nothing before them.
SHOWING = {
    "sobek2p": {"tile", "no-tiles", "no-effect", "pirogue", "saw-tile", "saw-pirogue", "deben", "game-ends", "scored"},
    "sobek": {"card", "no-cards", "no-effect", "saw-card", "saw-token", "token", "moved", "counted"},
    "kemet": {"card", "saw-card", "active-card"},
}
UNDRAWN = ("deck", "pile")  # what comes from there is chance


# ---- two tables


class Told(NamedTuple):
    """An event, all that goes out of it."""

    key: tuple[int, int, int, int, int]
    data: Data
    text: str


class Outcome(NamedTuple):
    """What comes of an answer: what the viewer is told of it, what is asked then, and the position."""

    told: list[Told]
    asked: Data | None
    position: Position


class Answered(NamedTuple):
    """What a seat answered in truth, and what at the twin: nothing, if nothing would have looked the same."""

    seat: int
    truth: list[int]
    twin: list[int]


class Pair:
    """The truth and its twin, as one viewer sees them."""

    def __init__(self, variant: Variant, seed: str, viewer: int, setup: str = "") -> None:
        self.variant = variant
        self.game = variant.game
        self.viewer = viewer
        self.seed = seed
        self.rng = seeded(f"{seed}/choices")
        self.setup = setup
        self.truth = self.begin()
        self.truth.memories = {viewer: self.truth.memories[viewer]}  # nobody else's is looked at
        self.positions = [self.game.copy(self.truth.position)]  # of the truth, after each step
        self.twins = 0
        self.choices = 0  # other hidden choices
        self.deal_twin()

    def begin(self) -> Match:
        game, players, options = self.variant
        return Match(game, players, options, self.seed, self.setup)

    def deal_twin(self) -> None:
        """Another world that the viewer could be in: of some that are dealt the one that lasts longest."""
        game, knowledge = self.game, self.truth.knowledge(self.viewer)
        worlds = [game.deal_world(knowledge, seeded(f"{self.seed}/{self.twins}/{number}")) for number in range(DEALT)]
        self.twins += 1
        self.twin = self.begin()
        self.twin.position = max(worlds, key=lambda world: share_the_future(game, self.truth.position, world))
        self.twin.log = list(self.truth.log)
        self.twin.events = list(self.truth.events)
        memory = game.remember(self.positions[0], self.viewer)
        for position, events in zip(self.positions[1:], self.truth.events, strict=True):
            memory.learn(position, events)
        self.twin.memories = {self.viewer: memory}

    def told(self, events: list[Event]) -> list[Told]:
        heard = [event for event in events if event.told_to(self.viewer)]
        return [Told(event.key(), self.game.event_data(event), event_text(self.game.name, event)) for event in heard]

    def outcome(self, position: Position, events: list[Event]) -> Outcome:
        return Outcome(self.told(events), self.game.question_data(position), position)

    def look_alike(self, one: Outcome, other: Outcome) -> bool:
        """Whether two outcomes are the same to the viewer. (At the end of a game everything is laid open.)"""
        if one.told != other.told or one.asked != other.asked:
            return False
        seen = [self.game.view(self.game.glance(each.position, self.viewer)) for each in (one, other)]
        return one.position.over or seen[0] == seen[1]

    def events(self, since: int) -> list[Event]:
        return [event for events in self.truth.events[since:] for event in events]

    # -- one answer

    def step(self) -> Answered:
        """Somebody answers anything at both tables."""
        asked = self.truth.asked()
        seat = asked[int(self.rng.below(len(asked)))]
        return self.answer(seat, self.any_answer(self.truth.position, seat))

    def answer(self, seat: int, answer: list[int]) -> Answered:
        """A seat answers this in truth, and at the twin what looks the same to the viewer. If nothing does, a new twin
        is dealt."""
        since = len(self.truth.log)
        for action in answer:
            self.truth.play(seat, action)
            self.positions.append(self.game.copy(self.truth.position))
        truth = self.outcome(self.truth.position, self.events(since))
        other = self.same_answer(seat, answer, truth) if seat == self.viewer else self.like_answer(seat, answer, truth)
        for action in other:
            self.twin.play(seat, action)
        if not other and not self.truth.over():
            self.deal_twin()
        return Answered(seat, answer, other)

    def any_answer(self, position: Position, seat: int) -> list[int]:
        """One step; of a secret answer all that nobody else sees anything of."""
        position = self.game.copy(position)
        answer: list[int] = []
        while not answer or (seat != self.viewer and self.answers_in_secret(position, seat)):
            answer.append(pick(self.rng, [int(action) for action in self.game.legal_actions(position, seat)]))
            self.game.apply(position, seat, answer[-1])
        return answer

    def answers_in_secret(self, position: Position, seat: int) -> bool:
        return self.game.in_secret(position) and (int(position.asked()) >> seat) & 1 == 1

    def same_answer(self, seat: int, answer: list[int], truth: Outcome) -> list[int]:
        """The same at both tables. What looks different then has been shown to the viewer, and cannot be taken back."""
        twin = self.try_answer(seat, answer)
        assert twin is not None, self.words_of(answer)
        if self.look_alike(truth, twin):
            return answer
        self.check_difference(truth, twin, seat, answer)
        assert not self.truth.is_undoable(len(self.truth.log) - 1), self.words_of(answer)
        return []

    def like_answer(self, seat: int, answer: list[int], truth: Outcome) -> list[int]:
        """What looks the same to the viewer: if possible something else than in truth; nothing if there is none."""
        if self.answers_in_secret(self.twin.position, seat):
            others = [answer, *(self.any_answer(self.twin.position, seat) for _ in range(SECRETS))]
        else:
            others = [[action] for action in self.twin.legal_actions(seat)]
        alike = []
        for other in others:
            outcome = self.try_answer(seat, other)
            if outcome is not None and self.look_alike(truth, outcome):
                alike.append(other)
            elif outcome is not None and (other == answer or same_in_another_order(outcome, truth)):
                self.check_difference(truth, outcome, seat, answer)
        alike = [other for other in alike if other != answer] or alike
        if not alike:
            return []
        chosen = alike[int(self.rng.below(len(alike)))]
        self.choices += chosen != answer
        return chosen

    def try_answer(self, seat: int, answer: list[int]) -> Outcome | None:
        """What an answer would look like at the other table; None if it is not possible there."""
        position = self.game.copy(self.twin.position)
        events: list[Event] = []
        position.events = events
        for action in answer:
            if action not in list(self.game.legal_actions(position, seat)):
                return None
            self.game.apply(position, seat, action)
        return self.outcome(position, events)

    # -- comparing

    def check_difference(self, truth: Outcome, twin: Outcome, seat: int, answer: list[int]) -> None:
        """Two worlds may look different only from the moment on when something hidden comes to light."""
        for one, other in zip_longest(truth.told, twin.told):
            if one != other:
                shown = self.shows(one) or self.shows(other) or is_shown_at_last(one, seat)
                assert shown, (self.words_of(answer), truth.told, twin.told)
                return
        raise AssertionError(f"{self.words_of(answer)}: told the same, but the tables look different.")

    def shows(self, told: Told | None) -> bool:
        return told is not None and (told.data["event"] in SHOWING[self.game.name] or told.data.get("from") in UNDRAWN)

    def words_of(self, answer: list[int]) -> list[str]:
        return [self.game.action_text(action) for action in answer]


def is_shown_at_last(told: Told | None, seat: int) -> bool:
    """The last answer to a question in secret shows what others have chosen before: the backs of their cards."""
    return told is not None and told.data["event"] == "card-back" and told.data["seat"] != seat_name(seat)


def same_in_another_order(one: Outcome, other: Outcome) -> bool:
    return one.told != other.told and sorted(each.key for each in one.told) == sorted(each.key for each in other.told)


def pick(rng: Rng, actions: list[int]) -> int:
    return actions[int(rng.below(len(actions)))]


def share_the_future(game: Game, truth: Position, world: Position) -> int:
    """Let the same be drawn in a world as in the truth, as far as it is there and not elsewhere; how far that is."""
    world.rng = truth.rng.copy()
    name = "pile" if game.name == "sobek2p" else "deck"
    left = int(getattr(world, f"{name}_left"))
    wanted, cards = list(getattr(truth, name))[:left], list(getattr(world, name))[:left]
    lasts = left
    for at in range(left - 1, -1, -1):
        same = [other for other in range(at + 1) if cards[other] == wanted[at]]
        alike = [other for other in range(at + 1) if back_of(game, cards[other]) == back_of(game, wanted[at])]
        other = (same or alike or [at])[-1]
        cards[at], cards[other] = cards[other], cards[at]
        if not same:
            lasts = min(lasts, left - 1 - at)
    for at, card in enumerate(cards):
        getattr(world, name)[at] = card
    return lasts


def back_of(game: Game, kind: int) -> int:
    backs = {"sobek": SOBEK_BACKS, "sobek2p": SOBEK2P_BACKS}
    return int(backs[game.name][int(kind)]) if game.name in backs else 0


def before_secret(variant: Variant, kind: str, first: int = 0) -> tuple[Match, str]:
    """A match in which several have just been asked something to answer in secret, and the position before that."""
    game = variant.game
    for number in range(first, first + 20):
        rng = seeded(f"secret/{number}")
        setup = midway_position(variant.players, rng) if game.name == "kemet" else ""
        match = Match(game, variant.players, variant.options, str(number), setup)
        while not match.over():
            before = game.position_text(match.position)
            random_step(match, rng)
            question = game.question_data(match.position)
            if question is not None and question["kind"] == kind and len(match.asked()) > 1:
                return match, before
    raise AssertionError(f"nobody is asked to {kind}.")
