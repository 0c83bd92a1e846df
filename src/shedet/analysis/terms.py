"""Where the chances of a seat went: its decisions, those of the others, chance, and what came to light.

The terms of all steps sum up to the result less the chance at the start, exactly: `reveal` is what the others leave.
"""

from math import sqrt
from typing import NamedTuple

from shedet.analysis.moments import Moment, Outline
from shedet.bots.judge import NOTHING, Estimate


class Terms(NamedTuple):
    """What a step did to the chance of a seat."""

    decision: float  # its own choice, by what it knew
    others: float  # somebody else's choice, by what that seat knew
    chance: float  # what was drawn, and how secret choices met, with all cards open
    reveal: float  # what it learned, and what the others learned


class Story(NamedTuple):
    """Chances before each step and at the end, and the terms of each step, for each seat."""

    own: list[list[Estimate]]  # moment, seat; the last one is the result
    open: list[list[Estimate]]
    terms: list[list[Terms]]  # step, seat


def tell_story(steps: list[Outline], moments: dict[int, Moment], result: list[float]) -> Story:
    """The chances and terms of all steps."""
    seats = range(len(result))
    own, shown = [], []
    for seat in seats:
        end = Estimate(result[seat], 0.0)
        found = {number: Sample(moment.own[seat], moment.searches) for number, moment in moments.items()}
        own.append(pooled(found, own_links(steps, moments, seat), end))
        found = {number: Sample(moment.open[seat], moment.searches) for number, moment in moments.items()}
        shown.append(pooled(found, open_links(steps, moments, seat), end))
    own_by_moment = [list(chances) for chances in zip(*own)]
    open_by_moment = [list(chances) for chances in zip(*shown)]
    return Story(own_by_moment, open_by_moment, all_terms(steps, moments, own_by_moment, open_by_moment))


# ---- moments between which nothing came to light


class Sample(NamedTuple):
    chance: Estimate
    searches: int


def own_links(steps: list[Outline], moments: dict[int, Moment], seat: int) -> list[Estimate | None]:
    """What each step changed in a seat's own chance; None where the seat may have learned something."""
    links: list[Estimate | None] = []
    for number, step in enumerate(steps):
        moment = moments.get(number)
        if step.chance or (step.seat == seat and step.revealed):
            links.append(None)
        elif step.seat == seat:
            links.append(moment.choice[seat] if moment else NOTHING)
        elif step.secret:
            links.append(NOTHING)
        else:
            links.append(moment.drift[seat] if moment else None)
    return links


def open_links(steps: list[Outline], moments: dict[int, Moment], seat: int) -> list[Estimate | None]:
    """The same with open cards. Choices made in secret are judged from the side of whoever makes them: no link to the
    choice of another."""
    links: list[Estimate | None] = []
    for number, step in enumerate(steps):
        moment = moments.get(number)
        if step.chance or (step.secret and steps[number + 1].seat != step.seat):
            links.append(None)
        else:
            links.append(moment.change[seat] if moment else NOTHING)
    return links


def pooled(found: dict[int, Sample], links: list[Estimate | None], end: Estimate) -> list[Estimate]:
    """The chance at every moment and at the end. Linked moments ask for the same chance, but for known differences:
    their searches are put together. Moments without any have the chance of the next."""
    chances = [end]
    last = len(links) - 1
    while last >= 0:
        first = last
        while first > 0 and links[first - 1] is not None:
            first -= 1
        chain = [link for link in links[first:last] if link is not None]
        samples = [found.get(number) for number in range(first, last + 1)]
        chances = pool_chain(samples, chain, chances[0]) + chances
        last = first - 1
    return chances


def pool_chain(samples: list[Sample | None], links: list[Estimate], following: Estimate) -> list[Estimate]:
    """The chances of linked moments."""
    offsets, variances = [0.0], [0.0]
    for link in links:
        offsets.append(offsets[-1] + link.mean)
        variances.append(variances[-1] + link.error**2)
    total = sum(sample.searches for sample in samples if sample)
    if total == 0:
        return [following for _ in samples]
    level = variance = 0.0
    for sample, offset, spread in zip(samples, offsets, variances):
        if sample:
            weight = sample.searches / total
            level += weight * (sample.chance.mean - offset)
            variance += weight**2 * (sample.chance.error**2 + spread)
    return [Estimate(min(1.0, max(0.0, level + offset)), sqrt(variance)) for offset in offsets]


# ---- terms


def all_terms(
    steps: list[Outline], moments: dict[int, Moment], own: list[list[Estimate]], shown: list[list[Estimate]]
) -> list[list[Terms]]:
    seats = range(len(own[0]))
    terms: list[list[Terms]] = []
    hidden: list[tuple[int, list[Estimate]]] = []  # choices not shown yet: whose, and what they change
    for number, step in enumerate(steps):
        moment = moments.get(number)
        change = moment.change if moment else [NOTHING for _ in seats]
        choice = moment.choice if moment else [NOTHING for _ in seats]
        terms.append([])
        for seat in seats:
            total = own[number + 1][seat].mean - own[number][seat].mean
            decision, others = (choice[seat].mean, 0.0) if seat == step.seat else (0.0, choice[seat].mean)
            chance = 0.0
            if step.chance:
                # Choices that others made in secret have been counted when they were made.
                counted = change[seat].mean + sum(other[seat].mean for who, other in hidden if who != step.seat)
                chance = shown[number + 1][seat].mean - shown[number][seat].mean - counted
            terms[-1].append(Terms(decision, others, chance, total - decision - others - chance))
        hidden = [*hidden, (step.seat, change)] if step.secret else []
    return terms
