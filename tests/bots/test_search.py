"""The search: repeatable, fair, the same on both engines, and not blind to what anybody would see."""

import contextlib
import gc
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import search_table
import shedet
from conformance_suite import Variant, name_of, random_positions, variants
from kemet_table import Table as KemetTable
from search_table import battles, findings, legal_of, match_after, numbers, search_with, tree_of, weigh
from shedet.bots.bot import Bot
from shedet.bots.kemet.search import STEP
from shedet.bots.levels import make_bot, parse_budget
from shedet.bots.search import nothing_collected
from shedet.bots.search.budget import Budget
from shedet.bots.search.tree import Node, Tree, share_victory
from shedet.bots.search.weighed import Weighed, by_points, most_visited, weighed
from shedet.core.errors import ShedetError
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES
from shedet.games.kemet.state import CHOOSE_ACTION
from sobek2p_table import Table as Sobek2pTable
from sobek_table import Table as SobekTable

every_game = pytest.mark.parametrize("name", GAMES)
ITERATIONS = 100 if shedet.compiled() else 20
TOLERANCE = 0.03  # seconds of work on a slow machine: the last iteration, and the battle on paper


# ---- the same question has the same answer


@every_game
def test_the_same_knowledge_and_generator_give_the_same_answer(name: str) -> None:
    match = match_after(name, 12)
    seat = match.asked()[0]
    found = weigh(match, seat, ITERATIONS)
    assert found == weigh(match, seat, ITERATIONS)
    bot = search_with(name, ITERATIONS)
    before = match.game.position_text(match.position)
    chosen = [int(bot.choose(match.knowledge(seat), legal_of(match, seat), seeded("weigh"))) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.legal_actions(seat)
    assert match.game.position_text(match.position) == before
    other = bot.weigh(match.knowledge(seat), legal_of(match, seat), seeded("other"))
    assert numbers(other) != found


@pytest.mark.compiled_only
def test_both_engines_find_the_same_to_the_last_digit() -> None:
    script = [sys.executable, str(Path(search_table.__file__))]
    interpreted = subprocess.run(
        script, env={**os.environ, "SHEDET_PURE": "1"}, capture_output=True, text=True, check=True
    )
    assert interpreted.stdout == findings(40)
    assert len(interpreted.stdout.splitlines()) == 14


# ---- hidden information


@pytest.mark.parametrize("variant", [v for v in variants() if v.players < 5], ids=name_of)
def test_a_search_is_the_same_in_every_world_that_the_seat_could_be_in(variant: Variant) -> None:
    compared = different = 0
    name = variant.game.name
    for match in random_positions(variant, "search leak", 4, 4 if shedet.compiled() else 7):
        for seat in [] if match.over() else match.asked():
            world = match.game.deal_world(match.knowledge(seat), seeded(f"world/{len(match.log)}"))
            knowledge = match.game.know(world, match.memories[seat], seat)
            legal = match.game.legal_actions(world, seat)
            bot = search_with(name, 12 if shedet.compiled() else 2)
            found = bot.weigh(knowledge, legal, seeded("leak"))
            truth = bot.weigh(match.knowledge(seat), legal_of(match, seat), seeded("leak"))
            assert numbers(found) == numbers(truth)
            compared += 1
            different += match.game.position_data(world) != match.game.position_data(match.position)
    assert different > 0.9 * compared > 2


def test_the_second_to_choose_in_a_battle_does_not_see_what_the_first_has_chosen() -> None:  # K-BAT-1
    after_a = battles()[1:]
    found = [weigh(match, 1, ITERATIONS // 5) for match in after_a]
    assert found[1] == found[0]
    assert found[2] == found[0]
    bot = search_with("kemet", ITERATIONS // 5)
    drawn = {int(bot.choose(match.knowledge(1), legal_of(match, 1), seeded("draw"))) for match in after_a}
    assert len(drawn) == 1


def test_horizontal_sets_of_others_are_not_seen() -> None:  # S-END-1
    found = []
    for choice in ("set wheat", "done"):
        t = SobekTable("""
            players  3
            round    2
            queue    ebony0
            A hand   wheat1 wheat1 wheat0
            B hand   fish1 fish1 fish0
            C hand   cattle1 cattle0
        """)
        t.play("A take 1")
        t.play(f"A {choice}")
        found.append(weigh(t.match, 1, ITERATIONS))
    assert found[0] == found[1]


# ---- what anybody would see


def best_of(match: Match, seat: int, iterations: int) -> str:
    bot = search_with(match.game.name, iterations)
    return match.game.action_text(int(bot.choose(match.knowledge(seat), legal_of(match, seat), seeded("best"))))


def test_the_last_sale_is_made_before_the_game_ends() -> None:  # P-END-3
    """Who takes the last tile instead ends the game, and the set goes to the box."""
    t = Sobek2pTable("""
        ankh     0,0 -
        row0     @ ivory0/ . . . .
        A hand   wheat1- wheat1| wheat0/
        B hand   cattle1-
    """)
    assert "sell wheat" in t.options
    assert best_of(t.match, 0, ITERATIONS) == "sell wheat"


def test_cards_are_not_left_for_the_corruption_pile() -> None:  # S-END-1, S-END-2
    """The round is over, and a set laid out now is what decides the game."""
    t = SobekTable("""
        players  2
        round    3
        queue    ebony0
        A hand   ivory3 ivory3 ivory3
        B hand   cattle0 cattle0
    """)
    t.play("A take 1")
    assert t.asked == "A choose-horizontal"
    assert best_of(t.match, 0, ITERATIONS) == "set ivory"


def test_a_temple_that_wins_the_game_is_entered() -> None:  # K-WIN-1
    """B has no army and the last marker of the last day: the free temple decides."""
    t = KemetTable(
        """
        phase day 4 0
        A marks move1 build power1 power2
        B marks move2 build power1 power2
        A battle-fame 3
        B battle-fame 3
        A army FW1 5
        """,
        day_limit=1,
    )
    assert best_of(t.match, 0, 3 * ITERATIONS).startswith("mark move")


# ---- when the game is won or lost whatever one does

HOPELESS = """
    ankh     0,0 -
    row0     @ ivory0/ . . . .
    A hand   wheat1- wheat1| wheat0/
    B laid   ebony ebony2- ebony2| ebony2/ ebony0/
    B laid   ivory ivory3/ ivory3| ivory0-s
    B hand   cattle1-
"""
WON = HOPELESS.replace("B laid", "A laid")


@pytest.mark.parametrize("position", [HOPELESS, WON], ids=["lost", "won"])
def test_nobody_throws_cards_away_because_it_makes_no_difference(position: str) -> None:
    """The game is lost, or won, with the set sold or in the box: the points decide, however the search was dealt."""
    t = Sobek2pTable(position)
    bot = search_with("sobek2p", ITERATIONS)
    for seed in range(5):
        found = bot.weigh(t.match.knowledge(0), legal_of(t.match, 0), seeded(f"{seed}"))
        assert len(found) > 1
        assert all(each.worth < 0.005 or each.worth > 0.995 for each in found)
        assert t.match.game.action_text(int(found[0].action)) == "sell wheat"
        assert found[0].margin > found[1].margin
        assert (found[0].share, found[1].share) == (1.0, 0.0)


class Taste(Bot):
    """Likes actions in a fixed order; what it is not shown it chooses out of habit."""

    def __init__(self, order: list[int]) -> None:
        self.uses_knowledge = True
        self.order = order

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        return next((action for action in self.order if action in list(legal)), -1)


def test_of_equal_points_the_merchant_has_its_way() -> None:
    nothing = Knowledge(0)
    found = [
        Weighed(action, 50, 0.001, 0.01, margin) for action, margin in ((1, -5.2), (2, -8.0), (3, -4.9), (4, -5.0))
    ]
    by_taste = by_points(found, Taste([2, 4, 1]), nothing, seeded("any"))
    assert [int(each.action) for each in by_taste] == [4, 1, 3, 2]


def test_points_count_only_where_the_game_is_settled_and_only_among_what_was_tried() -> None:
    nothing, nobody = Knowledge(0), Taste([])
    open_game = [Weighed(1, 50, 0.02, 0.01, 1.0), Weighed(2, 50, 0.001, 0.01, 9.0)]
    assert by_points(open_game, nobody, nothing, seeded("any")) == open_game
    won = [
        Weighed(1, 50, 0.999, 0.01, 3.0),
        Weighed(2, 40, 0.97, 0.01, 9.0),  # less certain
        Weighed(3, 40, 1.0, 0.01, 7.0),
        Weighed(4, 2, 1.0, 0.01, 20.0),  # hardly tried
    ]
    assert [int(each.action) for each in by_points(won, nobody, nothing, seeded("any"))] == [3, 1, 2, 4]


# ---- Ctrl-C

INTERRUPTED = """
import signal
import sys
from search_table import legal_of, match_after, search_with
from shedet.core.rng import seeded

match = match_after(sys.argv[1], 30)
seat = match.asked()[0]
search = search_with(sys.argv[1], 1_000_000)
signal.signal(signal.SIGALRM, signal.default_int_handler)
for number in range(20):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.002 + 0.0001 * number)
        search.choose(match.knowledge(seat), legal_of(match, seat), seeded("Ctrl-C"))
    except KeyboardInterrupt:
        print("interrupted")
"""


@every_game
def test_ctrl_c_ends_a_search_at_once_and_nothing_else(name: str) -> None:
    """In the middle of dealing a world it would end a compiled engine."""
    command = [sys.executable, "-c", INTERRUPTED, name]
    here = Path(search_table.__file__).parent
    done = subprocess.run(command, cwd=here, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr, done.stdout.split()) == (0, "", ["interrupted"] * 20)


def test_garbage_waits_for_the_end_of_a_search_however_it_ends() -> None:
    collecting = []
    with contextlib.suppress(KeyboardInterrupt), nothing_collected():
        collecting.append(gc.isenabled())
        raise KeyboardInterrupt
    assert [*collecting, gc.isenabled()] == [False, True]


# ---- the tree


@every_game
def test_the_visits_of_the_children_add_up_to_the_iterations(name: str) -> None:
    match = match_after(name, 12)
    tree = tree_of(match, match.asked()[0], seeded("visits"))
    budget = Budget(ITERATIONS, 0.0)
    tree.grow(match.knowledge(match.asked()[0]), budget)
    assert sum(child.visits for child in tree.root.children) == tree.root.visits == budget.done
    assert sum(visits for _, visits, _, _ in numbers(tree.found())) == budget.done
    check_node(tree.root)
    for child in tree.root.children:
        assert child.available <= tree.root.visits


def check_node(node: Node) -> None:
    """Every child was visited, no more often than it was there to be; all in the order of their numbers."""
    actions = [child.action for child in node.children]
    assert actions == sorted(set(actions))
    assert sum(child.visits for child in node.children) <= node.visits
    for child in node.children:
        assert 1 <= child.visits <= child.available <= node.visits
        assert 0.0 <= child.squares <= child.total + 1e-9 <= float(child.visits) + 2e-9
        check_node(child)


@pytest.mark.parametrize(("name", "players"), [("sobek", 3), ("sobek", 4), ("kemet", 3), ("kemet", 5)])
def test_at_a_table_of_many_each_seat_has_a_chance_of_its_own(name: str, players: int) -> None:
    match = match_after(name, 20, players=players)
    tree = tree_of(match, match.asked()[0], seeded("many"))
    for number in range(5):
        tree.judge(match.game.deal_world(match.knowledge(0), seeded(f"many/{number}")))
        chances = list(tree.chances)[:players]
        assert sum(chances) == pytest.approx(1.0)
        assert len(set(chances)) > 1 or name == "kemet"
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_a_victory_is_shared_out_among_all_who_have_won() -> None:
    t = SobekTable("players 2\nround 3\nqueue ebony0\nA hand wheat0\nB hand fish0")
    t.play("A take 1")
    assert t.over
    tree = Tree(
        t.match.game,
        make_bot("merchant", "sobek"),
        search_with("sobek", 1).value,
        search_with("sobek", 1).habit,
        0,
        seeded("any"),
    )
    share_victory(t.match.game, t.match.position, tree.chances)
    shares = list(tree.chances)[:2]
    winners = t.match.winners()
    assert shares == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_a_search_ends_when_the_second_would_need_more_than_half_of_what_is_left() -> None:
    match = match_after("sobek2p", 12)
    tree = tree_of(match, match.asked()[0], seeded("decided"))
    for action, visits in ((1, 4), (2, 10), (3, 7)):
        node = Node(action)
        node.visits = visits
        tree.root.children.append(node)
    assert tree.is_decided(5.5)
    assert not tree.is_decided(6.0)


def test_an_early_end_does_not_change_the_choice() -> None:
    t = SobekTable("players 2\nround 3\nqueue ebony0\nA hand ivory3 ivory3 ivory3\nB hand cattle0")
    most = 10 * ITERATIONS
    early = search_with("sobek", most)
    tree = tree_of(t.match, 0, seeded("early"))
    found = early.weigh(t.match.knowledge(0), legal_of(t.match, 0), seeded("early"))
    assert early.iterations < most
    for _ in range(most):
        tree.iterate(t.match.game.deal_undecided(t.match.knowledge(0), 0, tree.rng))
    assert tree.found()[0].action == found[0].action


def test_the_most_visited_is_the_best_and_of_equals_the_worthier() -> None:
    found = [Weighed(1, 5, 0.9, 0.1), Weighed(2, 8, 0.4, 0.1), Weighed(3, 8, 0.6, 0.1)]
    assert [int(each.action) for each in most_visited(found)] == [3, 2, 1]


def test_an_error_shrinks_with_the_visits_and_is_never_nothing() -> None:
    few, many = weighed(1, 10, 10.0, 10.0), weighed(1, 1000, 1000.0, 1000.0)
    assert few.worth == many.worth == 1.0
    assert few.error > many.error > 0.0
    even = weighed(1, 100, 50.0, 50.0)
    assert even.error == pytest.approx(0.05, rel=0.01)


# ---- budgets


def test_a_budget_is_used_up_step_by_step() -> None:
    budget = Budget(4, 0.0)
    budget.start()
    assert (budget.used(), budget.left(0.0)) == (0.0, 4.0)
    budget.done = 3
    assert (budget.used(), budget.left(0.75)) == (0.75, 1.0)
    assert budget.part(0.5).iterations == 2
    assert budget.part(0.01).iterations == 1
    assert Budget(0, 2.0).part(0.25).seconds == 0.5


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-1, 0.0), (0, -0.5)])
def test_a_search_without_a_budget_is_refused(iterations: int, seconds: float) -> None:
    with pytest.raises(ShedetError, match="needs a budget"):
        Budget(iterations, seconds)


def test_budgets_are_read_as_iterations_or_seconds() -> None:
    assert parse_budget("2000").iterations == 2000
    assert parse_budget("0.5s").seconds == 0.5
    assert parse_budget("3600s").seconds == 3600.0


@every_game
def test_a_search_takes_no_more_than_its_time(name: str) -> None:
    """Measured in time of this thread: what others do on the machine is not the search's fault."""
    bot = make_bot("search:0.05s", name)
    for steps in range(2, 30, 3) if shedet.compiled() else (5, 15):
        match = match_after(name, steps)
        seat = match.asked()[0]
        knowledge, legal = match.knowledge(seat), legal_of(match, seat)
        start = time.thread_time()
        action = bot.choose(knowledge, legal, seeded("time"))
        taken = time.thread_time() - start
        assert action in match.legal_actions(seat)
        assert taken < 0.05 * 1.1 + (TOLERANCE if shedet.compiled() else 1.0)


# ---- what is planned


@every_game
def test_a_plan_is_a_line_of_own_steps_that_can_be_taken(name: str) -> None:
    planned = 0
    for steps in (0, 6, 12, 18):
        match = match_after(name, steps, "plan")
        game, seat = match.game, match.asked()[0]
        bot = search_with(name, 4 * ITERATIONS)
        for found in bot.weigh(match.knowledge(seat), legal_of(match, seat), seeded("plan")):
            world = game.deal_world(match.knowledge(seat), seeded("any"))
            for action in [int(found.action), *found.plan]:
                assert action in [int(each) for each in game.legal_actions(world, seat)]
                game.apply(world, seat, action)
            planned += len(found.plan)
    assert planned > 0


def test_telling_a_plan_leaves_the_searches_that_follow_as_they_were() -> None:
    match = match_after("kemet", 12)
    seat = match.asked()[0]
    told, untold = seeded("plan"), seeded("plan")
    search_with("kemet", ITERATIONS).weigh(match.knowledge(seat), legal_of(match, seat), told)
    tree = tree_of(match, seat, untold)
    question = match.position.question()
    budget = Budget(ITERATIONS, 0.0) if question == CHOOSE_ACTION else Budget(ITERATIONS, 0.0).part(STEP)
    tree.grow(match.knowledge(seat), budget)
    assert told.words() == untold.words()
