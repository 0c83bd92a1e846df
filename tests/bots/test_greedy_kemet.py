"""The greedy god of Kemet: legal, repeatable, better than chance, and blind to what is hidden."""

import pytest

from kemet_table import Table
from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.play import Moves, Tally, play_game, play_numbered_game
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game

GAME = find_game("kemet")
OPTIONS = GAME.option_values({"day_limit": 12})
BOT = find_bot("greedy", "kemet")


def series(names: list[str], games: int) -> Tally:
    total = Tally(len(names))
    bots: list[Bot] = [find_bot(name, "kemet") for name in names]
    for number in range(games):
        total.add(play_numbered_game(GAME, len(names), OPTIONS, bots, "bots", number, None))
    return total


def one_greedy(seat: int, players: int) -> list[str]:
    return ["greedy" if each == seat else "random" for each in range(players)]


def answer(table: Table, seat: str, seed: str = "any") -> str:
    """What the greedy god says to what it is asked."""
    number = "ABCDE".index(seat)
    legal = GAME.legal_actions(table.match.position, number)
    return GAME.action_text(int(BOT.choose(table.match.knowledge(number), legal, seeded(seed))))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_the_greedy_bot_does_is_legal_and_repeatable(players: int) -> None:
    bots: list[Bot] = [BOT, BOT, *[find_bot("random", "kemet")] * (players - 2)]
    match = Match(GAME, players, {"day_limit": 12}, f"legal/{players}")
    moves: Moves = []
    again: Moves = []
    position = GAME.copy(match.position)
    play_game(GAME, position, bots, seeded("choices"), moves)
    play_game(GAME, GAME.copy(match.position), bots, seeded("choices"), again)
    assert moves == again
    for seat, action in moves:
        match.play(seat, action)
    assert match.over()
    assert match.scores() == [int(GAME.score(position, seat)) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3])
def test_the_greedy_bot_can_answer_wherever_random_play_leads(players: int) -> None:
    """Random games come to odd places: armies of one, empty cities, hands without cards."""
    match = Match(GAME, players, {"day_limit": 8}, f"odd/{players}")
    rng = seeded("odd")
    while not match.over():
        for seat in match.asked():
            legal = GAME.legal_actions(match.position, seat)
            assert int(BOT.choose(match.knowledge(seat), legal, rng)) in match.legal_actions(seat)
        seat = match.asked()[0]
        legal = GAME.legal_actions(match.position, seat)
        match.play(seat, int(legal[rng.below(len(legal))]))


@pytest.mark.parametrize("players", [2, 4])
def test_the_greedy_bot_chooses_the_same_in_every_world_it_cannot_tell_apart(players: int) -> None:
    """What it does depends on its knowledge and its generator alone: dealing the hidden things anew changes nothing."""
    match = Match(GAME, players, {}, "worlds")
    rng = seeded("worlds")
    while not match.over() and len(match.log) < 250:
        seat = match.asked()[-1]
        legal = GAME.legal_actions(match.position, seat)
        action = int(BOT.choose(match.knowledge(seat), legal, rng.copy()))
        world = GAME.deal_world(match.knowledge(seat), rng.copy())
        known = GAME.know(world, match.memories[seat], seat)
        assert int(BOT.choose(known, GAME.legal_actions(world, seat), rng)) == action
        match.play(seat, action)


def test_the_greedy_bot_leaves_the_table_as_it_was() -> None:
    """It tries things out on a copy."""
    match = Match(GAME, 3, {}, "untouched")
    rng = seeded("untouched")
    while not match.over() and len(match.log) < 150:
        seat = match.asked()[0]
        known = match.knowledge(seat)
        before = GAME.view(known)
        action = int(BOT.choose(known, GAME.legal_actions(match.position, seat), rng))
        assert GAME.view(known) == before
        match.play(seat, action)


# ---- what it should see


def test_it_takes_an_easy_battle() -> None:
    t = Table("A army FW1 5\nA tiles charge\nB army T2W 1\nB army W3A 5\nA prayer 0\nB prayer 0")
    assert answer(t, "A") in ("mark move1", "mark move2")
    t.play("A mark move1")
    assert answer(t, "A") == "go FW1"
    t.play("A go FW1; take 5")
    assert answer(t, "A") == "go T2W"


def test_it_stays_on_its_temple_rather_than_run_into_a_stronger_army() -> None:
    t = Table("A army T2W 5\nB army FW1 5 ancestral-elephant\nB tiles ancestral-elephant defense\nA prayer 0")
    t.play("A mark move1")
    assert answer(t, "A") == "done"


def test_it_goes_first_to_win_the_next_morning() -> None:
    fame = "A battle-fame 9\nB battle-fame 9\nC battle-fame 9"
    t = Table(f"players 3\nphase night 11 0\nask A choose-slot\n{fame}\nA army W1A 5")
    assert answer(t, "A") == "slot 1"


def test_it_gives_up_two_soldiers_of_the_sanctuary_for_fame() -> None:
    t = Table("phase night 0 1\nask A choose-sacrifice S\nA army S 2")
    assert answer(t, "A") == "yes"


def test_its_battle_card_cannot_be_read() -> None:
    """In an even battle it draws from several cards, by the generator it is given."""
    t = Table("A army FW1 5\nB army T2W 5")
    t.play("A mark move1; go FW1; take 5; go T2W")
    assert len({answer(t, "B", f"seed/{number}") for number in range(20)}) > 1


# ---- how strong it is


def test_the_greedy_bot_beats_random_ones_from_every_seat() -> None:
    for players in (2, 3, 4, 5):
        for seat in range(players):
            assert series(one_greedy(seat, players), 1).wins[seat] == 1


@pytest.mark.compiled_only
def test_the_greedy_bot_beats_the_random_one_in_at_least_99_of_100_games() -> None:
    for seat in range(2):
        assert series(one_greedy(seat, 2), 500).wins[seat] >= 495


@pytest.mark.compiled_only
def test_the_greedy_bot_wins_at_least_95_of_100_games_against_three_random_ones() -> None:
    for seat in range(4):
        assert series(one_greedy(seat, 4), 200).wins[seat] >= 190


@pytest.mark.compiled_only
def test_no_seat_is_much_better_among_greedy_bots() -> None:
    wins = series(["greedy"] * 4, 400).wins
    assert min(wins) >= 60
