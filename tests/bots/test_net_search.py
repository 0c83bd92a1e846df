"""The search with a net: it looks where the net points, judges by it, and still sees what is better."""

import os

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import shedet
from conformance_suite import Variant, name_of, random_positions, variants
from fake_nets import Even, Pointing, Uneven, fake_nets
from search_table import battles, legal_of, match_after, numbers, search_with
from shedet.bots.kemet.matrix import COLUMNS, Battle
from shedet.bots.levels import merchant, net_search, value_of
from shedet.bots.room import room_of
from shedet.bots.search.all_cores import AllCoresBot
from shedet.bots.search.budget import Budget
from shedet.bots.search.prior import Prior, mixed_with_all
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.tree import ALL_TRIED, SCALES, Habit, Node, Tree, foresee
from shedet.bots.value.decisions import AtDecisions
from shedet.bots.value.linear import Value
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from shedet.games.kemet.worlds import Knowledge as Seen
from sobek2p_table import Table as Sobek2pTable

every_game = pytest.mark.parametrize("name", GAMES)
ITERATIONS = 100 if shedet.compiled() else 30


def habit(prior_at: int = 0, floor: float = 0.1) -> Habit:
    return Habit(0.2, 0.0, 0.0, 0, pull=1.0, prior_at=prior_at, reduction=0.05, floor=floor)


def net_tree(match: Match, prior: Prior, value: Value, how: Habit) -> Tree:
    return Tree(match.game, merchant(match.game.name), value, how, match.asked()[0], seeded("net"), prior)


def grown(match: Match, prior: Prior, value: Value, how: Habit, iterations: int) -> Tree:
    """A tree after so many iterations, however clear it was before."""
    tree = net_tree(match, prior, value, how)
    seat = match.asked()[0]
    tree.knowledge = match.knowledge(seat)
    for _ in range(iterations):
        tree.iterate(match.game.deal_undecided(match.knowledge(seat), seat, tree.rng))
    return tree


def nodes_below(node: Node) -> list[Node]:
    return [node, *(each for child in node.children for each in nodes_below(child))]


# ---- where it looks


@every_game
def test_where_all_is_worth_the_same_the_search_goes_where_the_prior_points(name: str) -> None:
    match = match_after(name, 12)
    legal = match.legal_actions(match.asked()[0])
    for action in (legal[0], legal[-1]):
        tree = grown(match, Pointing(action), Even(match.game), habit(), ITERATIONS)
        assert tree.found()[0].action == action
        assert tree.found()[0].visits > ITERATIONS // 2


def test_not_every_action_is_tried_once_before_the_best_is_tried_twice() -> None:
    match = match_after("sobek2p", 12)
    legal = match.legal_actions(match.asked()[0])
    tree = grown(match, Pointing(legal[-1], 0.97), Even(match.game), habit(), len(legal))
    assert len(tree.root.children) < len(legal)


def test_what_is_better_is_found_wherever_the_prior_points() -> None:  # P-END-3
    """Who takes the last tile instead of selling ends the game, and the set goes to the box."""
    t = Sobek2pTable("""
        ankh     0,0 -
        row0     @ ivory0/ . . . .
        A hand   wheat1- wheat1| wheat0/
        B hand   cattle1-
    """)
    wrong = next(action for action in t.match.legal_actions(0) if t.match.game.action_text(action) != "sell wheat")
    few, many = (
        grown(t.match, Pointing(wrong), value_of("sobek2p"), habit(), iterations) for iterations in (1, 10 * ITERATIONS)
    )
    assert few.found()[0].action == wrong
    assert t.match.game.action_text(int(many.found()[0].action)) == "sell wheat"
    assert many.found()[0].visits > 5 * ITERATIONS


def test_the_floor_leaves_no_action_at_the_root_beyond_thought() -> None:
    assert list(mixed_with_all(vec[float]([1.0, 0.0]), 0.1)) == pytest.approx([0.95, 0.05])
    match = match_after("sobek2p", 12)
    legal = match.legal_actions(match.asked()[0])
    deaf, open_minded = (
        grown(match, Pointing(legal[0], 1.0), Even(match.game), habit(0, floor), ALL_TRIED * len(legal))
        for floor in (0.0, 0.4)
    )
    assert [int(child.action) for child in deaf.root.children] == [legal[0]]
    assert len(open_minded.root.children) > 1
    choices = open_minded.root.choices
    assert choices is not None
    assert sum(choice.prior for choice in choices) == pytest.approx(1.0)
    assert min(choice.prior for choice in choices) == pytest.approx(0.4 / len(legal))


def test_the_root_tries_everything_in_the_end() -> None:
    match = match_after("sobek2p", 12)
    legal = match.legal_actions(match.asked()[0])
    tree = grown(match, Pointing(legal[0], 1.0), Even(match.game), habit(0, 0.0), (ALL_TRIED + 2) * len(legal))
    assert [int(child.action) for child in tree.root.children] == legal


# ---- where priors come from


def test_the_prior_of_the_root_is_asked_once_with_what_the_seat_really_knows() -> None:
    match = match_after("kemet", 12)
    seat = match.asked()[0]
    prior = Pointing(-1)
    knowledge = match.knowledge(seat)
    net_tree(match, prior, Even(match.game), habit()).grow(knowledge, Budget(ITERATIONS, 0.0))
    assert prior.asked == [knowledge]


@every_game
def test_other_places_have_a_prior_once_they_were_visited_often_enough(name: str) -> None:
    match = match_after(name, 12)
    prior = Pointing(-1)
    tree = grown(match, prior, AtDecisions(match.game, value_of(name)), habit(prior_at=4), 3 * ITERATIONS)
    foreseen = [node for node in nodes_below(tree.root) if node.choices is not None]
    assert len(foreseen) == len(prior.asked) > 1
    assert all(node.visits >= 4 for node in foreseen)
    check_node(tree.root)


@every_game
def test_a_world_without_priors_at_the_root_has_them_after_a_while(name: str) -> None:
    """The judge's trees begin after an action, where nobody's real knowledge is at hand."""
    match = match_after(name, 12)
    seat = match.asked()[0]
    tree = net_tree(match, Uneven(), value_of(name), habit(prior_at=5))
    for number in range(8):
        tree.iterate(match.game.deal_undecided(match.knowledge(seat), seat, tree.rng))
        assert (tree.root.choices is not None) == (number + 1 >= 5)
    assert sum(child.visits for child in tree.root.children) == 8


def check_node(node: Node) -> None:
    """Every child was visited, no more often than it was there to be; all in the order of their numbers."""
    for nodes in (node.children, node.choices or []):
        actions = [each.action for each in nodes]
        assert actions == sorted(set(actions))
    for child in node.children:
        assert 1 <= child.visits <= child.available <= node.visits
        assert node.choices is None or any(each is child for each in node.choices)
        check_node(child)


def test_what_was_tried_before_the_priors_came_stays() -> None:
    node, tried = Node(-1), Node(5)
    tried.visits = tried.available = 3
    node.children.append(tried)
    foresee(node, vec[i64]([2, 5, 9]), vec[float]([0.2, 0.3, 0.5]))
    assert node.choices is not None
    assert [(int(each.action), each.prior, int(each.available)) for each in node.choices] == [
        (2, 0.2, 3),
        (5, 0.3, 3),
        (9, 0.5, 3),
    ]
    assert node.choices[1] is tried
    assert len(node.children) == 1


def test_an_action_that_is_legal_in_another_world_is_as_likely_as_any_and_comes_to_its_place() -> None:
    match = match_after("sobek2p", 12)
    tree = net_tree(match, Uneven(), Even(match.game), habit())
    foresee(tree.root, vec[i64]([2, 9]), vec[float]([0.9, 0.1]))
    chosen = tree.step_by_prior(tree.root, vec[i64]([5, 9]), 1.0)
    assert (chosen.action, chosen.prior, chosen.available) == (5, 0.5, 1)
    assert tree.root.choices is not None
    assert [int(each.action) for each in tree.root.choices] == [2, 5, 9]
    assert tree.root.children == [chosen]


def test_with_more_players_a_prior_counts_less() -> None:
    """Chances lie closer together there: what was found out has to count against the prior as it does with two."""
    match = match_after("sobek2p", 12)

    def chosen(scale: float) -> int:
        tree = net_tree(match, Uneven(), Even(match.game), habit())
        foresee(tree.root, vec[i64]([2, 9]), vec[float]([0.9, 0.1]))
        assert tree.root.choices is not None
        for choice, total in zip(tree.root.choices, (1.0, 2.0), strict=True):
            choice.visits, choice.available, choice.total = 5, 10, total
        return int(tree.step_by_prior(tree.root, vec[i64]([2, 9]), scale).action)

    assert chosen(SCALES[0]) == 2
    assert chosen(SCALES[2]) == 9


# ---- what stays as it was


@every_game
def test_without_a_net_the_numbers_for_nets_change_nothing(name: str) -> None:
    match = match_after(name, 16)
    seat = match.asked()[0]
    old = search_with(name, ITERATIONS)
    how = old.habit
    assert old.prior is None
    other = Habit(how.exploration, how.width, how.growth, how.turns, pull=3.0, prior_at=2, reduction=0.3, floor=0.5)
    new = room_of(name).searcher(match.game, old.policy, old.value, other, Budget(ITERATIONS, 0.0), None)
    found = [numbers(bot.weigh(match.knowledge(seat), legal_of(match, seat), seeded("same"))) for bot in (old, new)]
    assert found[0] == found[1]


# ---- a search with a net is a search


def net_bot(name: str, iterations: int) -> SearchBot:
    return net_search(name, fake_nets(name), Budget(iterations, 0.0))


@every_game
def test_the_same_knowledge_and_generator_give_the_same_answer(name: str) -> None:
    match = match_after(name, 12)
    seat = match.asked()[0]
    found = [
        numbers(net_bot(name, ITERATIONS).weigh(match.knowledge(seat), legal_of(match, seat), seeded("net")))
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert found[0][0][0] in match.legal_actions(seat)


@pytest.mark.parametrize("variant", [v for v in variants() if v.players < 5], ids=name_of)
def test_a_search_is_the_same_in_every_world_that_the_seat_could_be_in(variant: Variant) -> None:
    name = variant.game.name
    compared = 0
    for match in random_positions(variant, "net leak", 3, 5 if shedet.compiled() else 9):
        for seat in [] if match.over() else match.asked():
            world = match.game.deal_world(match.knowledge(seat), seeded(f"world/{len(match.log)}"))
            knowledge = match.game.know(world, match.memories[seat], seat)
            bot = net_bot(name, 12 if shedet.compiled() else 2)
            found = bot.weigh(knowledge, match.game.legal_actions(world, seat), seeded("leak"))
            truth = bot.weigh(match.knowledge(seat), legal_of(match, seat), seeded("leak"))
            assert numbers(found) == numbers(truth)
            compared += 1
    assert compared > 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks are not to be had here")
@every_game
def test_all_cores_search_with_a_net(name: str) -> None:
    match = match_after(name, 12)
    seat = match.asked()[0]
    knowledge, legal = match.knowledge(seat), legal_of(match, seat)
    alone = sum(visits for _, visits, _, _ in numbers(net_bot(name, 30).weigh(knowledge, legal, seeded("cores"))))
    found = numbers(AllCoresBot(net_bot(name, 30), 2).weigh(knowledge, legal, seeded("cores")))
    assert sum(visits for _, visits, _, _ in found) > alone


# ---- judging


@every_game
def test_what_is_forced_is_carried_out_before_a_position_is_judged(name: str) -> None:
    match = match_after(name, 12)
    for wrapped in (False, True):
        even = Even(match.game)
        value = AtDecisions(match.game, even) if wrapped else even
        grown(match, Uneven(), value, habit(), ITERATIONS)
        assert len(even.choices) > ITERATIONS / 2
        if wrapped:
            assert min(even.choices) > 1


# ---- battles


def battle_with(prior: Prior | None, value: Value, rows: int = 0) -> Battle:
    match = battles()[0]
    legal = legal_of(match, 0)
    knowledge = match.knowledge(0)
    assert isinstance(knowledge, Seen)
    some = legal[:rows] if rows else legal
    return Battle(match.game, merchant("kemet"), value, knowledge, some, seeded("battle"), prior)


def test_a_quick_battle_leans_on_the_policy() -> None:  # K-BAT-1
    kemet = find_game("kemet")
    card = int(legal_of(battles()[0], 0)[2])
    battle = battle_with(Pointing(card), AtDecisions(kemet, Even(kemet)))
    battle.solve(Budget(1, 0.0))
    assert list(battle.mixture).index(max(battle.mixture)) == 2
    plain = battle_with(None, AtDecisions(kemet, Even(kemet)))
    plain.solve(Budget(1, 0.0))
    assert len(set(plain.mixture)) == 1


def test_in_a_long_look_the_matrix_decides_whatever_the_policy_likes() -> None:
    battle = battle_with(None, value_of("kemet"), 2)
    mine = [[0.9, 0.1], [0.2, 0.6]]
    for row in range(2):
        for column in range(2):
            battle.visits[row * COLUMNS + column] = 1
            battle.mine[row * COLUMNS + column] = mine[row][column]
            battle.theirs[row * COLUMNS + column] = 1.0 - mine[row][column]
    for _ in range(100):
        battle.hands.append(vec[i64]([0, 1]))
    battle.taste = vec[float]([1.0, 0.0])
    battle.play_on_paper()
    assert list(battle.mixture) == pytest.approx([1 / 3, 2 / 3], abs=0.03)


def test_of_rows_that_do_equally_well_the_policy_takes_its_own() -> None:  # K-BAT-1
    """The active card lies, and the rest of the choice is asked for."""
    kemet = find_game("kemet")
    match = battles()[0]
    match.play_text(0, "active 4s1d")
    legal = legal_of(match, 0)
    liked = int(legal[len(legal) - 1])
    bot = room_of("kemet").searcher(
        kemet,
        merchant("kemet"),
        AtDecisions(kemet, Even(kemet)),
        room_of("kemet").net_habit,
        Budget(4, 0.0),
        Pointing(liked),
    )
    drawn = int(bot.choose(match.knowledge(0), legal, seeded("rest")))
    assert drawn == liked
