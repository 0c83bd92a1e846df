"""Endless play is impossible: no turn goes on for ever, no position comes twice, and with a day limit every game ends.

Nothing in the rules lets a player repeat something: markers, movement, cards, soldiers of the supply and creatures are
all used up within a turn. What could go round in circles, exchanging creatures and regrouping an army, is allowed once
for each creature and once for each zone that is entered.
"""

from collections.abc import Callable

import pytest

import shedet
from kemet_random import midway, start, step
from kemet_table import Table
from shedet.core.errors import IllegalAction
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.games.kemet.game import GAME
from shedet.games.kemet.telling import event_data

GAMES = 10 if shedet.compiled() else 1

# How many answers the players together can give in one turn, at most:
#   4 for the regular, the silver and the golden marker and the end of the turn
#  25 for cards: 8 of the day and 5 of moves are in the box, and Divine Memory brings one of them again; besides, the
#     two Enlistments place 2 soldiers each, 2 Raining Fires and 1 Divine Memory name something, 2 Teleportations a zone
#  51 for three moves: which army, how much of it, up to 5 steps and a teleport, as many regroupings, and the end; and
#     3 steps more with Swiftness
#  36 for two recruitings (the field and the golden action) with at most 15 soldiers each, their ends, and the choice
#     which battle comes first
#  15 for purchases and pyramids: 3 actions with at most 5 answers (Mercenaries)
#  72 for creatures that join: 10 from the supply, 10 exchanged, and those that come home again: not more than two for
#     each of 21 steps and one for each of 7 battles; and 3 times "done" before a battle at home
# 595 for battles: not more than 7 (three districts for each recruiting, and one for a move). In each: one card shown,
#     two cards and a "done" of both, 25 interventions of the window battle, 7 of which may come back for want of
#     prayer points, two Tactical Choices, 38 cards for Divine Wound and two "done", and at the end disband, where to,
#     reinforcements, stay: 85
LONGEST_TURN = 4 + 25 + 51 + 36 + 15 + 72 + 595
# And in one night: two sacrifices, 11 prayers, a vision, 19 draws, 15 soldiers of veterans and 4 of a tile, a pyramid,
# 10 creatures and a place on the order track, and to end what may be ended, for each of five players.
LONGEST_NIGHT = 5 * (2 + 11 + 1 + 19 + 15 + 4 + 1 + 10 + 1 + 5)

# What an obstinate player prefers: whatever puts off the end of the turn.
DELAYS = (
    "join",
    "play",
    "take",
    "return",
    "discard",
    "choose",
    "spend",
    "put",
    "go",
    "teleport",
    "silver",
    "gold",
    "mark",
)
Policy = Callable[[Match, Rng], str]


def obstinate_step(match: Match, rng: Rng) -> str:
    """The answer that promises to prolong the turn the most; of several one at random."""
    seat = match.asked()[0]
    legal = match.legal_actions(seat)
    verbs = {action: GAME.action_text(action).split()[0] for action in legal}
    for delay in DELAYS:
        some = [action for action in legal if verbs[action] == delay]
        if some:
            legal = some
            break
    else:
        legal = [action for action in legal if verbs[action] not in ("done", "end")] or legal
    action = legal[int(rng.below(len(legal)))]
    match.play(seat, action)
    return GAME.action_text(action)


def lengths(match: Match, play: Policy, rng: Rng) -> tuple[int, int]:
    """The most answers of a turn and of a night in a game; on the way no position may come twice."""
    seen = set()
    turn = night = now = 0
    by_day = False
    while not match.over():
        play(match, rng)
        now += 1
        kinds = [event_data(event)["event"] for event in match.events[-1]]
        if "turn" in kinds or "night" in kinds or match.over():
            turn, night = (max(turn, now), night) if by_day else (turn, max(night, now))
            now = 0
        text = GAME.position_text(match.position)
        by_day = "phase day" in text
        assert text not in seen
        seen.add(text)
    return turn, night


# In a turn


@pytest.mark.parametrize("play", [step, obstinate_step])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_turn_is_longer_than_what_can_be_used_up(play: Policy, players: int) -> None:  # K-DAY-1
    longest = 0
    for number in range(GAMES):
        for begin in (start, midway):
            match = begin(players, f"long/{number}", day_limit=2)
            turn, night = lengths(match, play, seeded(f"long/{number}/{players}"))
            longest = max(longest, turn)
            assert turn <= LONGEST_TURN
            assert night <= LONGEST_NIGHT
    assert longest > 10


def test_even_with_everything_in_one_hand_a_turn_ends() -> None:  # K-DAY-1
    """All red and black tiles, all cards, and an obstinate player."""
    cards = "swiftness swiftness teleportation teleportation open-gates prayer prayer enlistment enlistment mana-theft"
    t = Table(f"""
        players 3
        A tiles god-speed phoenix royal-scarab giant-scorpion surprise-attack act-of-god-red local-recruitment
        A tiles khnums-sphinx griffin-sphinx devourer bestial-fury forced-march twin-ceremony portal-of-thoth
        A tiles divine-wound
        A hand {cards} raining-fire raining-fire divine-memory war-rage war-fury ruse glory tactical-choice
        A prayer 11
        A army W1A 5 phoenix
        A army W1B 4 devourer
        A pyramid A red 4
        A pyramid B black 4
        B army T2W 5
        B army FW1 2
        C army OW12 5
        B hand ruse war-rage
    """)
    rng = seeded("everything")
    answers = 0
    while t.data["round"] == 0 and t.data["order"][0] == "A" and t.asked != "B choose-action":
        obstinate_step(t.match, rng)
        GAME.check_conserved(t.match.position)
        answers += 1
        assert answers <= LONGEST_TURN
    assert answers > 40


# Small positions, searched to the end


def longest_turn(t: Table) -> int:
    """The most answers that the turn can take. Every way to play it is tried, up to a battle or the next turn; a
    position that leads to itself would be found."""
    known: dict[str, int] = {}
    return _longest(t.match.position, known, set())


def _longest(position: Position, known: dict[str, int], above: set[str]) -> int:
    text = GAME.position_text(position)
    question = GAME.question_data(position)
    assert text not in above, "the position has come round again"
    if question is None or question["asked"] != ["A"]:
        return 0
    if text not in known:
        above.add(text)
        best = 0
        for action in GAME.legal_actions(position, 0):
            after = GAME.copy(position)
            GAME.apply(after, 0, action)
            best = max(best, 1 + _longest(after, known, above))
        above.remove(text)
        known[text] = best
    return known[text]


def test_creatures_cannot_change_places_for_ever() -> None:  # K-CREA-1, K-DAY-1
    t = Table("""
        A tiles phoenix royal-scarab mummy
        A army W1A 2 phoenix
        A army W1B 2
        A prayer 0
        A marks move1 recruit move2 pray2
    """)
    # Each of the three is exchanged once, one of them joins the other army; then a marker without effect, the end.
    assert longest_turn(t) == 3 + 1 + 3


def test_an_army_cannot_be_regrouped_for_ever() -> None:  # K-MOVE-4, K-DAY-1
    t = Table(
        "A army FW1 3\nA army OW12 2\nA tiles god-speed\nB army T2W 5\nB army BW 5\nphase day 4 0"
        "\nA marks recruit build power1 power2"
    )
    # mark, army, take, step, take, step, take, done, end
    assert longest_turn(t) == 9


def test_swiftness_and_teleports_are_used_up() -> None:  # K-MOVE-1, K-MOVE-2, K-DAY-1
    t = Table("A army W1A 1\nA pyramid A red 1\nA hand swiftness\nphase day 4 0\nA marks recruit build power1 power2")
    # mark, army, take, card, two steps, a teleport between them (one regrouping is no change: one soldier), done, end
    assert longest_turn(t) == 9


def test_recruiting_is_used_up() -> None:  # K-RECR-1, K-DAY-1
    t = Table("A prayer 1\nA hand prayer\nphase day 4 0\nA marks build power1 power2 pray2")
    # mark, the card, three soldiers, done, end
    assert longest_turn(t) == 7


# What is allowed once


def test_a_creature_that_was_exchanged_is_not_exchanged_back_again_and_again() -> None:  # K-CREA-1
    t = Table("A tiles phoenix mummy\nA army W1A 2 mummy")
    t.play("A join phoenix A")
    assert t.options_with("join") == ["join mummy A"]
    t.play("A join mummy A")
    assert t.options_with("join") == []


def test_after_the_first_marker_creatures_are_not_exchanged() -> None:  # K-CREA-1
    t = Table("A tiles phoenix mummy\nA army W1A 2 mummy\nA army W1B 1")
    t.play("A mark pray1")
    assert t.options_with("join") == ["join phoenix B"]


def test_an_army_is_regrouped_once_in_a_zone() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army FW1 3\nA army OW12 2")
    t.play("A mark move1; go FW1; take 3; go OW12")
    assert t.options_with("take") == ["take 1", "take 2", "take 4", "take 5"]
    t.play("A take 5")
    assert t.options_with("take") == []
    t.play("A go T2W")
    assert t.options_with("take") == ["take 1", "take 2", "take 3", "take 4"]


def test_the_army_is_not_regrouped_where_it_starts() -> None:  # K-MOVE-4
    t = Table("A army FW1 3")
    t.play("A mark move1; go FW1; take 2")
    assert t.options_with("take") == []


def test_divine_memory_does_not_bring_itself_back() -> None:  # K-DAY-1
    t = Table("A hand divine-memory\ndiscards glory prayer")
    t.play("A play divine-memory")
    assert t.options == ["choose glory", "choose prayer"]


def test_a_turn_cannot_be_ended_twice_nor_passed() -> None:  # K-DAY-1
    t = Table("players 3")
    with pytest.raises(IllegalAction, match="'end' is not possible now for A"):
        t.play("A end")
    t.play("A mark pray1; end")
    assert t.asked == "B choose-action"


# With a day limit


@pytest.mark.parametrize("play", [step, obstinate_step])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("limit", [1, 2])
def test_with_a_day_limit_every_game_ends(play: Policy, players: int, limit: int) -> None:  # K-WIN-1
    match = start(players, f"limit/{limit}", day_limit=limit)
    rng = seeded(f"limit/{limit}/{players}")
    most = 5 * 5 * players + limit * (5 * players * LONGEST_TURN + LONGEST_NIGHT)
    while not match.over():
        play(match, rng)
        assert len(match.log) < most
    assert match.winners()
    data = GAME.position_data(match.position)
    assert data["day"] == limit


def test_a_day_has_five_turns_for_each_player() -> None:  # K-DAY-1
    match = start(3, "five", day_limit=1)
    rng = seeded("five/choices")
    while not match.over():
        step(match, rng)
    turns = [
        event_data(event)["seat"] for events in match.events for event in events if event_data(event)["event"] == "turn"
    ]
    order = turns[:3]
    assert turns == order * 5
