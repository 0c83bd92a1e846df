"""Brute force: every way hidden cards may lie for all that a viewer was told, each with the number of ways it can have
come about. Slow, simple, and without a thought of how a memory keeps it."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from shedet.core.alternatives import Alternative
from shedet.core.whereabouts import Whereabouts

Cards = tuple[str, ...]
World = tuple[Cards, ...]  # the cards of each hidden place


class AllWorlds:
    """The cards with one back. The worlds of a step follow from those of the step before and what was told of it."""

    def __init__(self, places: list[str], cards: dict[str, Cards]) -> None:
        """The hidden places, and the true cards at each: of them only the numbers are used, and the cards together."""
        self.places = places
        pool = [card for place in places for card in cards[place]]
        sizes = [len(cards[place]) for place in places]
        self.worlds: Counter[World] = Counter(deals(sorted(pool), sizes))

    def move_card(self, card: str, source: str, target: str) -> None:
        """A card was seen to move. Of several that look the same it does not matter which one."""
        after: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            if source not in self.places:
                after[self.more(world, target, card)] += ways
            elif card in world[self.places.index(source)]:
                after[self.more(self.less(world, source, card), target, card)] += ways
        self.worlds = after

    def move_back(self, source: str, target: str) -> None:
        """A back was seen to move: any card of its source, each as likely."""
        after: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            for card in world[self.places.index(source)]:
                after[self.more(self.less(world, source, card), target, card)] += ways
        self.worlds = after

    def keep(self, place: str, fits: Callable[[Cards], bool]) -> None:
        """Something was shown or proved of a place."""
        if place in self.places:
            at = self.places.index(place)
            self.worlds = Counter({world: ways for world, ways in self.worlds.items() if fits(world[at])})

    def less(self, world: World, place: str, card: str) -> World:
        at = self.places.index(place)
        left = list(world[at])
        left.remove(card)
        return (*world[:at], tuple(left), *world[at + 1 :])

    def more(self, world: World, place: str, card: str) -> World:
        if place not in self.places:
            return world
        at = self.places.index(place)
        return (*world[:at], tuple(sorted((*world[at], card))), *world[at + 1 :])


class Thoughts:
    """All that a viewer may think of the hidden cards, by back, from the events it is told."""

    def __init__(self, places: list[str], back_of: dict[str, str], cards: dict[str, Cards]) -> None:
        """The hidden places, the back of each card, and the true cards at each place."""
        self.back_of = back_of
        self.possible: dict[str, AllWorlds] = {}
        for back in sorted(set(back_of.values())):
            self.possible[back] = AllWorlds(places, self.with_back(cards, back))

    def with_back(self, cards: dict[str, Cards], back: str) -> dict[str, Cards]:
        return {
            place: tuple(sorted(card for card in each if self.back_of[card] == back)) for place, each in cards.items()
        }

    def world(self, back: str, cards: dict[str, Cards]) -> World:
        """Those with one back of the cards that lie at all places."""
        there = self.with_back(cards, back)
        return tuple(there[place] for place in self.possible[back].places)

    def most(self) -> int:
        return max(len(each.worlds) for each in self.possible.values())

    def move_card(self, card: str, source: str, target: str) -> None:
        if source != target:
            self.possible[self.back_of[card]].move_card(card, source, target)

    def move_back(self, back: str, source: str, target: str) -> None:
        if source != target:
            self.possible[back].move_back(source, target)

    def rule_out(self, cards: set[str], place: str) -> None:
        for worlds in self.possible.values():
            worlds.keep(place, cards.isdisjoint)

    def look(self, place: str, seen: list[str]) -> None:
        """All cards of a place were seen."""
        for back, worlds in self.possible.items():
            worlds.keep(place, tuple(sorted(card for card in seen if self.back_of[card] == back)).__eq__)


def deals(pool: list[str], sizes: list[int]) -> Iterable[World]:
    if not sizes:
        yield ()
        return
    for taken in combinations(range(len(pool)), sizes[0]):
        rest = [card for number, card in enumerate(pool) if number not in taken]
        for others in deals(rest, sizes[1:]):
            yield tuple(pool[number] for number in taken), *others


def remembered(cards: Whereabouts, names: list[str], places: list[int]) -> dict[World, float]:
    """Every way the cards may lie at some places by a memory, with the number of ways it can have come about."""
    found: dict[World, float] = {}
    for each in cards.alternatives:
        for world, ways in assignments(cards, each, names, places).items():
            found[world] = found.get(world, 0.0) + ways * each.weight
    return found


def assignments(cards: Whereabouts, each: Alternative, names: list[str], places: list[int]) -> Counter[World]:
    parts = [part for part in range(len(each.room)) if each.room[part] and int(cards.place_of[part]) in places]
    room = {part: int(each.room[part]) for part in parts}
    partial: Counter[tuple[Cards, ...]] = Counter({tuple(() for _ in parts): 1})
    for card, possible in enumerate(each.possible):
        here = [at for at, part in enumerate(parts) if (int(possible) >> part) & 1]
        if not here:
            continue
        name = names[int(cards.kinds[card])]
        after: Counter[tuple[Cards, ...]] = Counter()
        for held, ways in partial.items():
            for at in here:
                if len(held[at]) < room[parts[at]]:
                    after[(*held[:at], tuple(sorted((*held[at], name))), *held[at + 1 :])] += ways
        partial = after
    found: Counter[World] = Counter()
    for held, ways in partial.items():
        world = []
        for place in places:
            there = [card for at, part in enumerate(parts) if int(cards.place_of[part]) == place for card in held[at]]
            world.append(tuple(sorted(there)))
        found[tuple(world)] += ways
    return found


def odds(worlds: dict[World, float] | Counter[World]) -> dict[World, float]:
    """How likely each world is."""
    total = sum(worlds.values())
    return {world: ways / total for world, ways in worlds.items()}
