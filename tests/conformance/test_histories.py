"""Whole histories in worlds that differ: everything a seat is told, in its order, and every word of the terminal.

A table and its twin (`twins.py`) are played side by side. As long as nothing hidden comes to light everything must stay
the same to the viewer: what is told, seen, known, offered, previewed, refused, and what the terminal says.
"""

import io

import pytest
from rich.console import Console

import shedet
from conformance_suite import Variant, name_of, seen_from, variants, without_generator
from kemet_random import midway_position
from scenes import scene_of, table_of
from shedet.cli.showing import find_board
from shedet.core.errors import IllegalAction
from shedet.core.game import seat_name
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.words import Message
from twins import Pair

GAMES = 6 if shedet.compiled() else 1
CLOSE_LOOK = 8 if shedet.compiled() else 20  # steps from one look at everything to the next: drawing takes time

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


class Compared(Pair):
    """A game from its start; one of Kemet from the middle, where armies meet more often."""

    def __init__(self, variant: Variant, seed: str, viewer: int) -> None:
        is_kemet = variant.game.name == "kemet"
        super().__init__(variant, seed, viewer, midway_position(variant.players, seeded(seed)) if is_kemet else "")
        self.steps = 0  # that were compared
        self.looks = 0  # at everything there is
        self.unlike = 0  # of them at tables that differ

    def play_on(self) -> None:
        """Somebody answers at both tables, and the viewer compares them."""
        if self.step().twin and not self.truth.over():
            self.compare()

    def compare(self) -> None:
        """What the viewer sees and may do; now and then everything else, too."""
        truth, twin = self.truth, self.twin
        self.steps += 1
        assert truth.view(self.viewer) == twin.view(self.viewer)
        assert truth.legal_actions(self.viewer) == twin.legal_actions(self.viewer)
        if self.steps % CLOSE_LOOK > 0:
            return
        self.looks += 1
        assert seen_from(truth, truth.position, self.viewer) == seen_from(twin, twin.position, self.viewer)
        assert self.dealt(truth) == self.dealt(twin)
        assert self.refused(truth) == self.refused(twin)
        assert self.drawn(truth) == self.drawn(twin)
        texts = [without_generator(self.game.position_text(match.position)) for match in (truth, twin)]
        self.unlike += texts[0] != texts[1]
        if texts[0] == texts[1]:
            self.deal_twin()

    def dealt(self, match: Match) -> str:
        """A world dealt from what the viewer knows: the same knowledge deals the same world."""
        world = self.game.deal_world(match.knowledge(self.viewer), seeded(f"{self.seed}/{self.steps}"))
        return self.game.position_text(world)

    def refused(self, match: Match) -> list[tuple[str, Message | None]]:
        """What is said to what is not possible."""
        messages = []
        for action in range(self.steps % 97, self.game.actions, 97):
            try:
                match.check(self.viewer, action)
            except IllegalAction as error:
                messages.append((str(error), error.reason))
        return messages

    def drawn(self, match: Match) -> str:
        """What the terminal draws and says: the table, the question, the choices, and all that happened."""
        names = {seat_name(seat): f"player {seat}" for seat in range(match.players)}
        scene = scene_of(match, self.viewer, 100, names)
        table = table_of(match)
        sight = table.sight(self.viewer, max(0, table.heard(self.viewer) - 30))
        console = Console(file=io.StringIO(), width=100)
        console.print(find_board(self.game.name).draw(scene))
        assert isinstance(console.file, io.StringIO)
        said: list[object] = [console.file.getvalue()]
        for told in sight.news:
            said += [told.seat, told.events, *map(scene.voice.speak, told.sentences)]
        if sight.question is not None:
            said += [scene.voice.speak(sight.question), sight.is_turn]
        for choice in sight.choices:
            said += [choice.text, scene.voice.paint(choice.does).markup, choice.preview, choice.way]
        said += [sight.heard, sight.asked, sight.can_undo, sight.result, sight.view, sight.unseen]
        return "\n".join(map(repr, said))


@every_variant
def test_a_seat_is_told_the_same_in_every_world_until_something_comes_to_light(variant: Variant) -> None:
    games = (GAMES + 1) // 2 if variant.pace > 1 else GAMES
    pairs = [Compared(variant, f"history/{number}", number % variant.players) for number in range(games)]
    for pair in pairs:
        while not pair.truth.over():
            pair.play_on()
    steps, looks = sum(pair.steps for pair in pairs), sum(pair.looks for pair in pairs)
    assert steps > 0.6 * sum(len(pair.truth.log) for pair in pairs)
    assert sum(pair.unlike for pair in pairs) > 0.5 * looks > 0
    if shedet.compiled() and variant.players > 2:
        assert sum(pair.choices for pair in pairs) > 0
