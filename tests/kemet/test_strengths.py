"""What makes an army strong, term by term: it adds up to what the rules compare."""

from collections.abc import Sequence

import pytest

import shedet
from game_table import VIEWERS
from kemet_fights import attack
from kemet_random import midway, start, step
from kemet_table import Table, in_english
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.story import Story
from shedet.games.kemet.components import BATTLE_CARD_TABLE, INTERVENTION_TABLE
from shedet.games.kemet.events import STRENGTH
from shedet.games.kemet.game import GAME
from shedet.games.kemet.strengths import Fight, Side, fight_now, fights_in
from shedet.games.kemet.tiles import TILE_TABLE

GAMES = 12 if shedet.compiled() else 2
PRINTED = {
    **{f"tile-{tile.name}": (tile.strength, tile.damage + tile.critical, tile.shield) for tile in TILE_TABLE},
    **{f"card-{card.name}": (card.strength, card.damage, card.shield) for card in INTERVENTION_TABLE},
    **{f"battle-card-{card.name}": (card.strength, card.damage, card.shield) for card in BATTLE_CARD_TABLE},
    "own-city": (1, 0, 0),
}


def sums(side: Side) -> tuple[int, int, int]:
    """Strength, damage and shields of a side."""
    terms = side.terms
    return sum(term.strength for term in terms), sum(term.damage for term in terms), sum(term.shields for term in terms)


def sides(fight: Fight) -> Sequence[Side]:
    return fight.attacker, fight.defender


def said(fight: Fight) -> str:
    """`A: 5 soldiers, charge 1; B: 4 soldiers`."""
    return "; ".join(
        f"{'ABCDE'[side.seat]}: "
        + ", ".join(f"{in_english(term.what)} {term.strength}/{term.damage}/{term.shields}" for term in side.terms[1:])
        for side in sides(fight)
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_every_battle_the_terms_add_up_to_the_strengths_that_were_compared(players: int) -> None:  # K-BAT-3
    fought = 0
    for number in range(GAMES):
        match = midway(players, f"strengths/{number}", day_limit=6)
        rng = seeded(f"strengths/{players}/{number}")
        while not match.over():
            step(match, rng)
        for viewer in (0, SPECTATOR, OMNISCIENT):
            fought += compare_fights(Story(match, viewer))
    assert fought >= 3 * GAMES


def compare_fights(story: Story) -> int:
    """How many battles there were, each compared with what was told of it."""
    log = range(len(story.match.log))
    steps = [at for at in log if any(event.kind == STRENGTH for event in story.told(at))]
    for at, fight in zip(steps, fights_in(story, steps), strict=True):
        told = [event for event in story.told(at) if event.kind == STRENGTH]
        for side, event in zip(sides(fight), told, strict=True):
            assert (side.seat, *sums(side)) == (event.seat, event.x, event.y, event.z)
            for term in side.terms[1:]:
                if term.what.name != "tile-divine-wound":  # 1 for each card given up
                    assert (term.strength, term.damage, term.shields) == PRINTED[term.what.name]
    return len(steps)


@pytest.mark.parametrize("players", [2, 4])
def test_a_forecast_is_what_both_sides_bring_to_the_battle(players: int) -> None:  # K-BAT-3
    compared = 0
    for number in range(GAMES):
        for match in (start(players, f"forecast/{number}"), midway(players, f"forecast/{number}")):
            rng = seeded(f"forecast/{players}/{number}")
            while not match.over():
                compared += try_attacks(match)
                step(match, rng)
    assert compared >= GAMES


def try_attacks(match: Match) -> int:
    """How many moves of those that are offered lead into a battle, each compared with what then stands there."""
    compared = 0
    for seat in match.asked():
        for action in match.legal_actions(seat):
            foreseen = GAME.preview(match.knowledge(seat), action)
            if foreseen["battle"]:
                after = Match(GAME, match.players, match.options, "after", GAME.position_text(match.position))
                after.play(seat, action)
                fight = fight_now(Story(after, seat))
                if fight is not None:  # no move ends where there is no room
                    assert foreseen["strengths"] == [sums(side)[0] for side in sides(fight)]
                    compared += 1
    return compared


@pytest.mark.parametrize(
    ("position", "creature", "lines", "expected"),
    [
        (  # the snake makes the scorpion count for nothing; initiative deals critical damage
            "A army FW1 5 desert-snake\nA tiles desert-snake initiative\n"
            "B army T2W 4 giant-scorpion\nB tiles giant-scorpion",
            "desert-snake",
            "A battle 4s1d 1s3d\nB battle 3s1h 5s",
            "A: initiative 1/1/0, 4s1d 4/1/0; B: 3s1h 3/0/1",
        ),
        (  # a card swapped, and interventions given up for Divine Wound
            "A army FW1 5\nA tiles divine-wound\nA hand tactical-choice war-rage ruse\nA prayer 5\nB army T2W 4",
            "",
            "A battle 4s1d 3s2d tactical-choice\nB battle 3s1h 5s\nA yes\nA discard war-rage\nA discard ruse",
            "A: 3s2d 3/2/0, tactical-choice 0/0/0, divine-wound 2/0/0; B: 3s1h 3/0/1",
        ),
        (  # what cannot be paid goes back to the hand
            "A army FW1 5\nA hand war-fury war-fury\nA prayer 1\nB army T2W 4",
            "",
            "A battle 4s1d 3s2d war-fury war-fury\nB battle 3s1h 5s\nA return war-fury",
            "A: 4s1d 4/1/0, war-fury 2/0/0; B: 3s1h 3/0/1",
        ),
        (  # two of a kind count twice
            "A army FW1 5\nA hand war-rage war-rage\nB army T2W 4\nB tiles deadly-trap shield-of-neith charge",
            "",
            "A battle 4s1d 3s2d war-rage war-rage\nB battle 3s1h 5s",
            "A: 4s1d 4/1/0, war-rage 1/0/0, war-rage 1/0/0; B: shield-of-neith 0/0/1, deadly-trap 1/1/0, 3s1h 3/0/1",
        ),
    ],
)
def test_a_battle_is_known_as_it_was_fought(position: str, creature: str, lines: str, expected: str) -> None:
    t = attack(f"players 3\n{position}", creature)  # K-BAT-2, K-BAT-3, K-TILE-5
    t.play(lines)
    for viewer in ("A", "C", "spectator", "record"):
        fight = fight_now(Story(t.match, VIEWERS[viewer]))
        assert fight is not None
        assert said(fight) == expected


def test_before_the_reveal_nobody_knows_more_than_their_own_cards() -> None:  # K-BAT-1, K-INFO-1
    t = attack("players 3\nA army FW1 5\nA hand war-rage\nB army T2W 3\nB tiles defense")
    assert fight_now(Story(t.match, 1)) == fight_now(Story(t.match, SPECTATOR))
    t.play("A active 4s1d; discard 5s; play war-rage")
    own, others = fight_now(Story(t.match, 0)), fight_now(Story(t.match, 1))
    assert own is not None
    assert others is not None
    assert said(own) == "A: 4s1d 4/1/0, war-rage 1/0/0; B: defense 1/0/0"
    assert said(others) == "A: ; B: defense 1/0/0"


def test_without_a_battle_there_is_nothing_to_compare() -> None:
    t = attack("A army FW1 5\nB army T2W 3")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s\nB disband\nA stay")
    assert fight_now(Story(t.match, 0)) is None


def test_a_battle_that_follows_another_in_one_step_is_a_battle_of_its_own() -> None:  # K-RECR-1
    """Nobody survives the first: there is nothing to ask, and the second begins at once."""
    t = Table("players 3\nB army W1A 1\nB army W1B 2\nA tiles charge")
    t.play("A mark recruit; put W1A W1B W1B; done; go W1A\nA battle 1s3d 5s\nB battle 3s2d 5s")
    assert t.army("W1A") == ""
    assert t.asked == "A B choose-cards"
    story = Story(t.match, SPECTATOR)
    assert compare_fights(story) == 1
    second = fight_now(story)
    assert second is not None
    assert (in_english(second.defender.terms[0].what), said(second)) == (
        "2 soldiers",
        "A: charge 1/0/0, own city 1/0/0; B: ",
    )


def test_a_game_may_begin_in_the_middle_of_a_battle() -> None:  # K-BAT-2
    t = attack("A army FW1 5\nB army T2W 5\nA tiles divine-wound\nA hand prayer war-rage glory")
    t.play("A battle 3s1h 5s war-rage\nB battle 3s1h 5s\nA discard glory")
    again = Table(t.text)
    again.play("A discard prayer")
    assert compare_fights(Story(again.match, 1)) == 1
    assert again.events("B")[0] == "A gives up prayer for 1 strength."


def test_a_story_that_is_told_piece_by_piece_is_played_again_once() -> None:
    match, rng = start(2, "pieces"), seeded("pieces")
    for _ in range(60):
        step(match, rng)
    story, steps = Story(match, SPECTATOR), range(len(match.log))
    first = story.position_before(0)
    assert [table for at in steps for table in story.tables_before([at])] == Story(match, SPECTATOR).tables_before(
        steps
    )
    assert story.position_before(len(steps)) is first
    assert story.tables_before([3]) == Story(match, SPECTATOR).tables_before([3]), "and from the beginning, to go back"
