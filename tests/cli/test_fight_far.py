"""A battle of Kemet at a table far away is added up as it is at a table here."""

from kemet_fights import attack
from shedet.cli.fight_kemet import fight_seen
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.story import Story
from shedet.games.kemet.game import GAME
from shedet.games.kemet.strengths import Fight, fight_now

EAGER = ("go ", "teleport ", "take ", "mark move", "mark power", "buy ")  # what leads to battles


def compare(match: Match) -> list[bool]:
    """Whether it has been fought, for every viewer."""
    return [same(match, viewer).decided for viewer in (*range(match.players), SPECTATOR)]


def same(match: Match, viewer: int) -> Fight:
    story, view = Story(match, viewer), match.view(viewer)
    told = [GAME.event_data(event) for event in story.events()]
    here = fight_now(story)
    assert here is not None
    assert fight_seen(view, view["battle"], told) == here  # type: ignore[arg-type]
    return here


def test_all_battles_of_a_random_game_are_the_same_for_everybody() -> None:
    match, rng = Match(GAME, 3, {}, "fights"), seeded("fights")
    decided: list[bool] = []
    for _ in range(700):
        if match.over():
            break
        seat = match.asked()[int(rng.below(len(match.asked())))]
        legal = match.legal_actions(seat)
        eager = [action for action in legal if GAME.action_text(action).startswith(EAGER)]
        offered = eager if eager and rng.below(2) else list(legal)
        match.play(seat, offered[int(rng.below(len(offered)))])
        if match.view(SPECTATOR)["battle"]:
            decided += compare(match)
    assert decided.count(False) > 100
    assert decided.count(True) > 20


def test_tiles_creatures_and_cards_that_were_given_up_count() -> None:
    tiles = "A tiles phoenix divine-wound charge\nB tiles defense"
    t = attack(f"players 3\nA army FW1 5 phoenix\nA hand prayer war-rage\nB army T2W 4\n{tiles}", "phoenix")
    names = [term.what.name for term in same(t.match, 1).attacker.terms]
    assert names == ["soldiers", "tile-charge", "tile-phoenix"]
    t.play("A battle 3s1h 5s\nB battle 3s1h 5s\nA discard prayer; done")
    assert "tile-divine-wound" in [term.what.name for term in same(t.match, 1).attacker.terms]
    assert all(compare(t.match))
