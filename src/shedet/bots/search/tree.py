"""Tree search over dealt worlds, for games of hidden information (information set Monte Carlo tree search).

One tree is shared by all worlds. Every iteration deals a world from what the seat knows, walks down the tree along
actions that are legal in this world, adds a node, and judges the position there: who is likely to win is noted for
every seat on the way back. A node counts how often its action was available, for in some worlds it is not.

Without a prior all actions of a place are tried, and then those that promise most. Where there is one, an action that
a good player would hardly take is tried late or never: what is expected of it counts until it was visited (PUCT).
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.search.budget import Budget
from shedet.bots.search.prior import Prior, mixed_with_all
from shedet.bots.search.weighed import Weighed, is_settled, margin, most_visited, weighed
from shedet.bots.value.linear import MOST_SEATS, Value
from shedet.core.game import Game, Knowledge
from shedet.core.position import Position, bit, lowest_seat
from shedet.core.rng import Rng

LOOK_EVERY: Final = 16  # iterations between two looks at the clock
SURE: Final = 0.1  # the share of the budget before which no search ends early
PLANNED: Final = 4  # visits from which on a step belongs to a plan
# How far apart the chances of the actions at a place lie with 2, 3, 4, 5 players, compared with two. Measured by the
# leaf net of Sobek with 2 and 4, guessed for the others. What a prior counts has to be on the same scale.
SCALES: Final = vec[float]([1.0, 0.6, 0.4, 0.3])
ALL_TRIED: Final = 8  # so many times as often as there are actions: then the root has tried all of them
SURELY: Final = 1.0e6
CATCH_UP: Final = 0.5  # of the iterations that are left, those that the second may hope for: more never go to it


@final
class Node:
    """What was seen of an action at one place in the tree. Its children lie in the order of their numbers."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 1
        self.total = 0.0  # of the chances of the seat that acted
        self.squares = 0.0
        self.settled: i64 = 0  # visits after which the game was as good as won or lost
        self.points = 0.0  # by which the seat that acted was ahead then; both are kept of the first actions only
        self.children: list[Node] = []
        self.prior = 0.0  # how likely a good player takes the action
        # Where priors are known: all actions that were ever legal here, tried or not, in the order of their numbers.
        self.choices: list[Node] | None = None

    def child(self, action: i64) -> "Node | None":
        for child in self.children:
            if child.action == action:
                return child
        return None

    def most_visited(self, legal: vec[i64]) -> "Node | None":
        """What was tried most among these actions, if it was tried often enough to be a plan."""
        best: Node | None = None
        for action in legal:
            child = self.child(action)
            if child is not None and child.visits >= PLANNED and (best is None or child.visits > best.visits):
                best = child
        return best


@final
class Habit:
    """How a game is searched best: found out in the arena."""

    def __init__(
        self,
        exploration: float,
        width: float,
        growth: float,
        turns: i64,
        pull: float = 0.0,
        prior_at: i64 = 0,
        reduction: float = 0.05,
        floor: float = 0.1,
    ) -> None:
        self.exploration = exploration  # how much a little-tried action is given the benefit of the doubt
        # Of a node visited n times, one child more than width * n ** growth is looked at, in the order of the
        # merchant's taste; width 0: all of them.
        self.width = width
        self.growth = growth
        self.turns = turns  # that are played by merchants before a position is judged
        # With a prior:
        self.pull = pull  # how much it counts
        self.prior_at = prior_at  # the visits from which on a node has one; 0: the root alone
        self.reduction = reduction  # below the root: by how much an untried action seems worse than the others
        self.floor = floor  # of the root's priors, the share that all actions have alike

    def without_doubt(self) -> "Habit":
        """The same, but nothing is tried out that seems worse."""
        return Habit(0.0, self.width, self.growth, self.turns, 0.0, self.prior_at, self.reduction, self.floor)


@final
class Tree:
    """A search for one seat."""

    def __init__(
        self,
        game: Game,
        policy: Bot,
        value: Value,
        habit: Habit,
        viewer: i64,
        rng: Rng,
        prior: Prior | None = None,
    ) -> None:
        self.game = game
        self.policy = policy
        self.value = value
        self.habit = habit
        self.viewer = viewer
        self.rng = rng
        self.prior = prior
        self.knowledge: Knowledge | None = None  # of the viewer at the root, if the root is where it is asked
        self.root = Node(-1)
        self.chances = vec[float]([0.0] * MOST_SEATS)  # of each seat, where the last iteration ended

    def grow(self, knowledge: Knowledge, budget: Budget) -> None:
        """Iterate until the budget is used up, or nothing is likely to change the choice any more."""
        budget.start()
        self.knowledge = knowledge
        slow = self.habit.width > 0.0 or self.prior is not None  # then the clock is looked at every time
        while True:
            self.iterate(self.game.deal_undecided(knowledge, self.viewer, self.rng))
            budget.done += 1
            if budget.done % LOOK_EVERY == 0 or budget.done == budget.iterations or slow:
                share = budget.used()
                if share >= 1.0 or (share > SURE and self.is_decided(budget.left(share))):
                    return

    def is_decided(self, iterations_left: float) -> bool:
        """Whether the second will not overtake the most visited action any more. With a prior, what was foreseen is
        visited most at first: then all must have been tried, and it must be the best that was found, too."""
        first: i64 = 0
        second: i64 = 0
        worth = 0.0
        most = 0.0
        for child in self.root.children:
            mean = child.total / float(child.visits)
            most = max(most, mean)
            if child.visits > first:
                second = first
                first = child.visits
                worth = mean
            elif child.visits > second:
                second = child.visits
        choices = self.root.choices
        if choices is not None and (worth < most or len(self.root.children) < len(choices)):
            return False
        return float(first - second) > CATCH_UP * iterations_left

    def found(self) -> list[Weighed]:
        """The actions that were tried, the best first."""
        return most_visited([found_in(child) for child in self.root.children])

    def plan(self, world: Position, action: i64) -> list[int]:
        """How the seat goes on with its turn after an action: its own next steps, each the most visited, until somebody
        else is asked, something hidden is shown, or too little was tried to speak of a plan."""
        steps: list[int] = []
        seen = world.reveals
        node = self.root.child(action)
        while node is not None:
            self.game.apply(world, self.viewer, node.action)
            if world.over or world.reveals != seen or world.asked() != bit(self.viewer):
                break
            node = node.most_visited(self.game.legal_actions(world, self.viewer))
            if node is not None:
                steps.append(int(node.action))
        return steps

    # -- an iteration

    def iterate(self, world: Position) -> None:
        """Walk down the tree in a world in which nothing is chosen in secret, but by the viewer."""
        game = self.game
        node = self.root
        node.visits += 1
        path: list[Node] = []
        seats = vec[i64](capacity=32)
        while not world.over:
            seat = self.viewer if world.asks(self.viewer) else lowest_seat(world.asked())
            legal = game.legal_actions(world, seat)
            if game.in_secret(world) and (len(path) > 0 or seat != self.viewer):
                # What is chosen in secret is no place in the tree: nobody may answer what it cannot see.
                game.apply(world, seat, self.by_policy(world, seat, legal))
                continue
            node = self.step_down(node, world, seat, legal)
            path.append(node)
            seats = append(seats, seat)
            game.apply(world, seat, node.action)
            if node.visits == 0:
                break
        self.judge(world)
        for at in range(len(path)):
            chance = self.chances[seats[at]]
            path[at].visits += 1
            path[at].total += chance
            path[at].squares += chance * chance
        if len(path) > 0 and is_settled(self.chances[seats[0]]):
            path[0].settled += 1
            path[0].points += margin(game, world, seats[0])

    def step_down(self, node: Node, world: Position, seat: i64, legal: vec[i64]) -> Node:
        """The child to go on with: a new one, or the most promising. Legal actions and children are in the same order,
        so both are walked through side by side."""
        if self.prior is not None and self.has_prior(node, self.prior, world, seat, legal):
            return self.step_by_prior(node, legal, scale_of(world.players))
        children = node.children
        size = len(children)
        at = 0
        known: i64 = 0
        fresh = vec[i64](capacity=8)
        best: Node | None = None
        most = -1.0
        for action in legal:
            while at < size and children[at].action < action:
                at += 1
            if at < size and children[at].action == action:
                child = children[at]
                child.available += 1
                known += 1
                visits = float(child.visits)
                promise = child.total / visits
                promise += self.habit.exploration * math.sqrt(math.log(float(child.available)) / visits)
                if promise > most:
                    most = promise
                    best = child
            else:
                fresh = append(fresh, action)
        if best is not None and (len(fresh) == 0 or self.is_wide_enough(node, known)):
            return best
        return self.add_child(node, self.next_to_try(world, seat, fresh))

    def is_wide_enough(self, node: Node, children: i64) -> bool:
        width = self.habit.width
        return width > 0.0 and float(children) > width * math.pow(float(node.visits), self.habit.growth)

    def next_to_try(self, world: Position, seat: i64, fresh: vec[i64]) -> i64:
        if self.habit.width > 0.0:
            chosen = self.by_policy(world, seat, fresh)
            for action in fresh:
                if action == chosen:
                    return chosen
        return fresh[self.rng.below(i64(len(fresh)))]

    def add_child(self, node: Node, action: i64) -> Node:
        child = Node(action)
        put_in_order(node.children, child)
        return child

    # -- by what is expected

    def has_prior(self, node: Node, prior: Prior, world: Position, seat: i64, legal: vec[i64]) -> bool:
        """Whether the priors of a node are known. The root's come at once, from what is really known there; the others'
        when they are worth the time, from what can be seen in the world of the moment."""
        if node.choices is not None:
            return True
        knowledge = self.knowledge
        if knowledge is not None and node is self.root and seat == self.viewer:
            foresee(node, legal, mixed_with_all(prior.chances(knowledge, legal), self.habit.floor))
            return True
        if self.habit.prior_at == 0 or node.visits < self.habit.prior_at:
            return False
        if len(legal) == 1:
            return False  # nothing to choose: the next world may have more
        foresee(node, legal, prior.chances(self.game.glance(world, seat), legal))
        return True

    def step_by_prior(self, node: Node, legal: vec[i64], scale: float) -> Node:
        """The most promising, where an untried action promises the mean of the others, or a little less. At the root
        all are tried in the end. What was not legal in the world that the priors are from is as likely as any."""
        choices = node.choices
        assert choices is not None
        possible: list[Node] = []
        visits: i64 = 0
        total = 0.0
        at = 0
        for action in legal:
            while at < len(choices) and choices[at].action < action:
                at += 1
            if at == len(choices) or choices[at].action != action:
                unforeseen = Node(action)
                unforeseen.prior = 1.0 / float(i64(len(legal)))
                unforeseen.available = 0
                choices.insert(at, unforeseen)
            choice = choices[at]
            choice.available += 1
            visits += choice.visits
            total += choice.total
            possible.append(choice)
        hope = total / float(visits) if visits > 0 else 0.0
        if node is not self.root:
            hope -= scale * self.habit.reduction
        elif visits > ALL_TRIED * i64(len(possible)):
            hope = SURELY  # somebody may ask what else there was
        best = possible[0]
        most = -1.0e9
        pull = scale * self.habit.pull
        for choice in possible:
            tried = float(choice.visits)
            promise = choice.total / tried if choice.visits > 0 else hope
            promise += pull * choice.prior * math.sqrt(float(choice.available)) / (1.0 + tried)
            if promise > most:
                most = promise
                best = choice
        if best.visits == 0:
            put_in_order(node.children, best)
        return best

    # -- at the end of the path

    def by_policy(self, world: Position, seat: i64, legal: vec[i64]) -> i64:
        """What the merchant would do, by what the seat sees in this world."""
        if len(legal) == 1:
            return legal[0]
        return self.policy.choose(self.game.glance(world, seat), legal, self.rng)

    def judge(self, world: Position) -> None:
        """Play on to a quiet place, and write down everybody's chances there."""
        game = self.game
        turns = self.habit.turns
        while not world.over:
            if self.value.quiet(world):
                if turns == 0:
                    break
                turns -= 1
            seat = lowest_seat(world.asked())
            game.apply(world, seat, self.by_policy(world, seat, game.legal_actions(world, seat)))
        if world.over:
            share_victory(game, world, self.chances)
        else:
            self.value.chances(world, self.chances)


def scale_of(players: i64) -> float:
    return SCALES[min(max(players - 2, 0), len(SCALES) - 1)]


def put_in_order(nodes: list[Node], node: Node) -> None:
    """Into its place by the number of its action."""
    place = 0
    while place < len(nodes) and nodes[place].action < node.action:
        place += 1
    nodes.insert(place, node)


def foresee(node: Node, legal: vec[i64], chances: vec[float]) -> None:
    """Give a node its priors. What was tried there without them stays, and is unforeseen if it is not legal now."""
    choices = node.children[:]
    steps: i64 = 0
    for child in choices:
        child.prior = 1.0 / float(i64(len(legal)))
        steps += child.visits
    for at in range(len(legal)):
        choice = node.child(legal[at])
        if choice is None:
            choice = Node(legal[at])
            choice.available = steps  # so often it could have been tried, but for worlds where it was not legal
            put_in_order(choices, choice)
        choice.prior = chances[at]
    node.choices = choices


def found_in(node: Node) -> Weighed:
    """What was seen of an action."""
    found = weighed(node.action, node.visits, node.total, node.squares)
    found.margin = node.points / float(max(1, node.settled))
    return found


def share_victory(game: Game, position: Position, shares: vec[float]) -> None:
    """1 for a winner, divided by the number of those who have won together."""
    won = game.winners(position)
    number = 0.0
    for seat in range(position.players):
        number += float((won >> seat) & 1)
    for seat in range(position.players):
        shares[seat] = 1.0 / number if (won >> seat) & 1 == 1 else 0.0
