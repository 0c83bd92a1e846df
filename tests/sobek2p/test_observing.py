"""What a seat of Sobek: 2 Players knows as numbers."""

from conformance_suite import numbers_of
from net_table import asked_positions
from shedet.games.sobek2p.observing import OBSERVATION

REMEMBERED = {"known", "maybe", "known_board", "undrawn", "their_sales"}  # sales are reckoned from what is known
SEEN_BEFORE = {"pirogues"}  # some of it: what went back to the supply, and who knows the notches


def test_a_glance_could_not_be_observed_and_has_now_the_numbers_of_the_table() -> None:
    seen = 0
    for match in asked_positions("sobek2p", 2, "glance", 4):
        game = match.game
        for viewer in range(2):
            full = numbers_of(game, match.knowledge(viewer))
            glance = numbers_of(game, game.glance(match.position, viewer))
            for part in OBSERVATION.parts:
                here = glance[part.start : part.start + part.size]
                if part.name in REMEMBERED:
                    assert sum(here) == 0
                elif part.name not in SEEN_BEFORE:
                    assert here == full[part.start : part.start + part.size], part.name
            seen += 1
    assert seen > 10
