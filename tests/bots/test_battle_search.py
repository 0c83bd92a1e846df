"""Battles of Kemet as a matrix game: mixtures that cannot be read, and cards that anybody would play."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import shedet
from kemet_table import Table
from search_table import battles, legal_of, search_with, tree_of
from shedet.bots.kemet.matrix import COLUMNS, SHOWN, Battle, matched
from shedet.bots.levels import merchant, value_of
from shedet.bots.search.budget import Budget
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games.kemet.actions import ACTIVE_CARD
from shedet.games.kemet.worlds import Knowledge

ITERATIONS = 60 if shedet.compiled() else 16
Payoffs = list[list[float]]  # of a row against a column


def battle_of(match: Match, seat: int, rows: int = 0) -> Battle:
    """The battle as a seat sees it; of its answers the first so many, or all."""
    legal = legal_of(match, seat)
    some = legal[:rows] if rows else legal
    knowledge = match.knowledge(seat)
    assert isinstance(knowledge, Knowledge)
    return Battle(match.game, merchant("kemet"), value_of("kemet"), knowledge, some, seeded("battle"))


def on_paper(mine: Payoffs, theirs: Payoffs) -> Battle:
    """A battle whose matrix is given."""
    battle = battle_of(battles()[0], 0, len(mine))
    for row in range(len(mine)):
        for column in range(len(mine[row])):
            battle.visits[row * COLUMNS + column] = 1
            battle.mine[row * COLUMNS + column] = mine[row][column]
            battle.theirs[row * COLUMNS + column] = theirs[row][column]
    battle.hands.append(vec[i64](list(range(len(mine[0])))))
    battle.play_on_paper()
    return battle


def against(mine: Payoffs) -> Payoffs:
    """What the enemy has of it when one's win is the other's loss."""
    return [[1.0 - chance for chance in row] for row in mine]


def exploited(battle: Battle, mine: Payoffs) -> float:
    """What is left of my chances if the enemy reads my mixture."""
    columns = range(len(mine[0]))
    return min(sum(share * row[column] for share, row in zip(battle.mixture, mine)) for column in columns)


# ---- regrets


def test_regrets_are_matched_in_proportion() -> None:
    mix = matched(vec[float]([3.0, -2.0, 1.0]), vec[i64]([0, 1, 2]))
    assert list(mix) == [0.75, 0.0, 0.25]


def test_without_regrets_all_choices_are_alike_and_others_are_none() -> None:
    assert list(matched(vec[float]([0.0, -1.0, 5.0, 0.0]), vec[i64]([0, 1]))) == [0.5, 0.5, 0.0, 0.0]
    assert list(matched(vec[float]([2.0, 6.0]), vec[i64]([1]))) == [0.0, 1.0]


# ---- games whose solution is known


@pytest.mark.parametrize(
    ("mine", "mixture", "answer", "worth"),
    [
        ([[1.0, 0.0], [0.0, 1.0]], [1 / 2, 1 / 2], [1 / 2, 1 / 2], 1 / 2),  # matching pennies
        ([[0.9, 0.1], [0.2, 0.6]], [1 / 3, 2 / 3], [5 / 12, 7 / 12], 13 / 30),
        ([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]], [1 / 3] * 3, [1 / 3] * 3, 1 / 2),
        ([[0.8, 0.7], [0.3, 0.6]], [1.0, 0.0], [0.0, 1.0], 0.7),  # one row is better whatever happens
    ],
)
def test_the_mixture_is_the_one_that_cannot_be_read(
    mine: Payoffs, mixture: list[float], answer: list[float], worth: float
) -> None:
    battle = on_paper(mine, against(mine))
    assert list(battle.mixture) == pytest.approx(mixture, abs=0.04)
    assert list(battle.answer)[: len(answer)] == pytest.approx(answer, abs=0.04)
    assert sum(battle.mixture) == pytest.approx(1.0)
    assert sum(battle.answer) == pytest.approx(1.0)
    assert exploited(battle, mine) > worth - 0.02
    assert battle.found()[0].worth == pytest.approx(worth, abs=0.02)


def test_who_has_more_to_lose_than_the_enemy_wins_is_understood() -> None:
    """Not only one's win is the other's loss: at a table of many a third may win. Row 0 would be best for me, but is
    never met: the enemy prefers column 1 anyway."""
    battle = on_paper([[0.9, 0.1], [0.5, 0.4]], [[0.1, 0.3], [0.1, 0.3]])
    assert list(battle.mixture) == pytest.approx([0.0, 1.0], abs=0.02)
    assert battle.answer[1] == pytest.approx(1.0, abs=0.02)


def test_an_answer_that_was_never_met_counts_like_the_others_of_its_row() -> None:
    battle = battle_of(battles()[0], 0, 2)
    battle.visits[0], battle.visits[1] = 1, 3
    battle.mine[0], battle.mine[1] = 1.0, 0.6
    assert battle.mean(battle.mine, 0, 1) == pytest.approx(0.2)
    assert battle.mean(battle.mine, 0, 5) == pytest.approx(0.4)


def test_answers_are_drawn_from_the_mixture_but_for_those_hardly_in_it() -> None:
    battle = battle_of(battles()[0], 0, 3)
    battle.mixture[0], battle.mixture[1], battle.mixture[2] = 0.64, 0.04, 0.32
    drawn = [int(battle.draw()) for _ in range(3000)]
    shares = [drawn.count(int(row)) / 3000 for row in battle.rows]
    assert shares[1] == 0.0
    assert shares[0] == pytest.approx(2 / 3, abs=0.04)


# ---- real battles

# A is the last to move in the last day, with two cards; for all A knows, B has all eight.
LAST_BATTLE = """
    order   B A
    phase   day 4 1
    A marks recruit build power1 power2
    B marks recruit build power1 power2 move1
    A army  FW1 5
    B army  T2W 4
    A battle-hand     5s 1s3d
    A battle-discards 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s1d3h
    B battle-fame     7
"""


def last_battle(fame: int) -> Match:
    t = Table(f"{LAST_BATTLE}\nA battle-fame {fame}", day_limit=1)
    t.play("A mark move1; go FW1; take 5; go T2W")
    return t.match


def test_a_card_that_always_wins_the_game_is_played() -> None:
    """With 5s A wins whatever B shows, and even if nobody survives the fame is enough."""
    match = last_battle(8)
    bot = search_with("kemet", ITERATIONS)
    found = bot.weigh(match.knowledge(0), legal_of(match, 0), seeded("sure"))
    assert match.game.action_text(int(found[0].action)) == "active 5s"
    assert found[0].worth > found[1].worth + 0.1
    battle = battle_of(match, 0)
    battle.solve(Budget(ITERATIONS, 0.0))
    assert battle.mixture[0] > 0.95
    chosen = {int(bot.choose(match.knowledge(0), legal_of(match, 0), seeded(f"{n}"))) for n in range(3)}
    assert [match.game.action_text(action) for action in chosen] == ["active 5s"]


@pytest.mark.compiled_only
def test_a_real_battle_is_mixed_as_it_should_be() -> None:
    """5s wins, but against 1s3d nobody of A survives and the fame is even; 1s3d wins against 1s3d alone (and 1s1d3h).
    So two times out of three 5s: two thirds of the victory, whatever B does."""
    match = last_battle(7)
    battle = battle_of(match, 0)
    battle.solve(Budget(400, 0.0))
    assert list(battle.mixture) == pytest.approx([2 / 3, 1 / 3], abs=0.05)
    assert [each.worth for each in battle.found()] == pytest.approx([2 / 3, 2 / 3], abs=0.05)


def test_every_world_meets_all_rows() -> None:
    battle = battle_of(battles()[0], 0)
    budget = Budget(5, 0.0)
    battle.solve(budget)
    assert budget.done == len(battle.hands) == 5
    for row in range(len(battle.rows)):
        assert sum(battle.visits[row * COLUMNS + column] for column in range(COLUMNS)) == 5
        assert battle.visits[row * COLUMNS + SHOWN] == 0
    assert {int(each.visits) for each in battle.found()} == {5}


def test_the_columns_are_the_cards_the_enemy_may_hold_whatever_it_has_chosen() -> None:  # K-BAT-1
    game = battles()[0].game
    for match in battles()[1:]:
        battle = battle_of(match, 1)
        world = game.deal_undecided(match.knowledge(1), 1, seeded("columns"))
        assert [int(column) for column in battle.columns_in(world)] == list(range(8))


def test_a_card_that_prescience_shows_is_the_only_column() -> None:  # K-BAT-2
    t = Table("A army FW1 5\nA tiles prescience\nB army T2W 5")
    t.play("A mark move1; go FW1; take 5; go T2W\nB active 4s1d")
    battle = battle_of(t.match, 0)
    battle.solve(Budget(3, 0.0))
    assert battle.answer[SHOWN] == pytest.approx(1.0)
    assert all(ACTIVE_CARD <= int(row) < ACTIVE_CARD + 8 for row in battle.rows)


@pytest.mark.parametrize("card", ["5s", "1s1d3h"])
def test_the_enemy_does_not_answer_a_card_that_it_cannot_see(card: str) -> None:  # K-BAT-1
    """What it is expected to choose is the same before and after I have laid mine, whatever that is."""
    t = Table("A army FW1 5\nB army T2W 5")
    t.play("A mark move1; go FW1; take 5; go T2W")
    before = battle_of(t.match, 0)
    before.rng = seeded("opening")
    before.solve(Budget(ITERATIONS, 0.0))
    t.play(f"A active {card}")
    after = battle_of(t.match, 0)
    opening = after.opening()
    assert opening is not None
    opening.rng = seeded("opening")
    opening.solve(Budget(ITERATIONS, 0.0))
    assert list(opening.rows) == list(before.rows)
    assert list(opening.answer) == list(before.answer)
    budget = Budget(ITERATIONS, 0.0)
    after.solve(budget)
    assert budget.done == ITERATIONS
    assert after.found()[0].action == after.draw()


def test_what_does_best_against_the_enemys_mixture_is_taken() -> None:
    battle = battle_of(battles()[0], 0, 2)
    for at, worth in ((0, 1.0), (1, 0.0), (COLUMNS, 0.3), (COLUMNS + 1, 0.9)):
        battle.visits[at] = 1
        battle.mine[at] = worth
    battle.respond(vec[float]([0.5, 0.5] + [0.0] * (COLUMNS - 2)))
    assert list(battle.mixture) == [0.0, 1.0]
    assert [each.worth for each in battle.found()] == pytest.approx([0.6, 0.5])


def test_a_card_that_the_enemy_has_been_shown_is_answered() -> None:  # K-BAT-2
    t = Table("A army FW1 5\nB tiles prescience\nB army T2W 5")
    t.play("A mark move1; go FW1; take 5; go T2W\nA active 4s1d")
    assert 0 in t.match.asked()
    assert battle_of(t.match, 0).opening() is None


def test_what_the_enemy_has_chosen_is_not_told_by_the_later_questions_either() -> None:  # K-BAT-1
    found = []
    for choice in ("B active 4s1d; discard 5s; done", "B active 1s3d; discard 2s2h; play war-fury; done"):
        t = Table("A army FW1 5\nB army T2W 5\nB hand war-fury bloodbath")
        t.play(f"A mark move1; go FW1; take 5; go T2W\n{choice}\nA active 2s2h")
        bot = search_with("kemet", ITERATIONS)
        weighed = bot.weigh(t.match.knowledge(0), legal_of(t.match, 0), seeded("later"))
        found.append([(int(each.action), each.worth) for each in weighed])
    assert found[0] == found[1]


def test_a_tree_has_no_place_for_what_the_enemy_chooses_in_secret() -> None:  # K-BAT-1
    match = battles()[1]  # A has chosen, B has not
    tree = tree_of(match, 0, seeded("secret"))
    for _ in range(ITERATIONS):
        tree.iterate(match.game.deal_undecided(match.knowledge(0), 0, tree.rng))
    texts = [match.game.action_text(int(child.action)) for child in tree.root.children]
    assert texts
    assert not [text for text in texts if text.startswith(("active", "discard", "play", "done"))]
