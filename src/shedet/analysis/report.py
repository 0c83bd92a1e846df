"""The analysis as plain values, for JSON, the terminal and the page. docs/analysis.md says what they mean."""

from math import exp
from typing import Any

from shedet.analysis.moments import Moment, Outline
from shedet.analysis.terms import Story, tell_story
from shedet.bots.judge import CERTAIN, Weight
from shedet.core.game import Game, seat_name
from shedet.core.match import Match
from shedet.core.record import Record

# A loss of so much of the chance to win, if it is certain: more than two standard errors.
MARKS = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))
ALTERNATIVES = 3

Data = dict[str, Any]


def report(game: Game, record: Record, match: Match, steps: list[Outline], moments: list[Moment]) -> Data:
    """Everything that was found out about a finished match."""
    result = [1 / len(match.winners()) if seat in match.winners() else 0.0 for seat in range(match.players)]
    judged = {moment.number: moment for moment in moments}
    story = tell_story(steps, judged, result)
    moves = [move(game, number, step, judged.get(number), story) for number, step in enumerate(steps)]
    return {
        "format": "shedet analysis 1",
        "game": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "players": match.players,
        "options": record.options,
        "seed": record.seed,
        "seats": [seat_name(seat) for seat in range(match.players)],
        "result": {
            "scores": match.scores(),
            "winners": [seat_name(seat) for seat in match.winners()],
            "shares": result,
        },
        "moves": moves,
        "summary": [summary(seat, match.players, moves, story) for seat in range(match.players)],
    }


def move(game: Game, number: int, step: Outline, moment: Moment | None, story: Story) -> Data:
    weights = moment.weights if moment else []
    played = next((weight for weight in weights if weight.action == step.action), None)
    best = next((weight for weight in weights if moment and weight.action == moment.best), None)
    others = [weight for weight in weights if weight.action != step.action]
    return {
        "number": number + 1,
        "seat": seat_name(step.seat),
        "action": step.action,
        "text": game.action_text(step.action),
        "forced": step.forced,
        "chances_own": [each.mean for each in story.own[number]],
        "chances_open": [each.mean for each in story.open[number]],
        "errors_own": [each.error for each in story.own[number]],
        "errors_open": [each.error for each in story.open[number]],
        "searches": moment.searches if moment else 0,
        "terms": [terms._asdict() for terms in story.terms[number]],
        "worth": played.worth if played else None,
        "worth_error": played.error if played else None,
        "loss": max(0.0, played.behind) if played else 0.0,
        "loss_error": played.behind_error if played else 0.0,
        "mark": mark(played) if played else None,
        "best": alternative(game, best) if best else None,
        "alternatives": [alternative(game, weight) for weight in others[:ALTERNATIVES]],
    }


def alternative(game: Game, weight: Weight) -> Data:
    return {
        "action": weight.action,
        "text": game.action_text(weight.action),
        "worth": weight.worth,
        "error": weight.error,
        "searches": weight.searches,
    }


def certain_loss(loss: float, error: float) -> float:
    """A loss, if it cannot well be chance."""
    return loss if loss > CERTAIN * error else 0.0


def mark(played: Weight) -> str | None:
    loss = certain_loss(played.behind, played.behind_error)
    return next((name for name, least in MARKS if loss >= least), None)


def summary(seat: int, players: int, moves: list[Data], story: Story) -> Data:
    """How a seat has played, and what luck it had."""
    decisions = [each for each in moves if each["seat"] == seat_name(seat) and not each["forced"]]
    losses = [certain_loss(each["loss"], each["loss_error"]) for each in decisions]
    terms = [step[seat] for step in story.terms]
    deal = story.own[0][seat].mean - 1 / players
    chance, reveal = sum(each.chance for each in terms), sum(each.reveal for each in terms)
    return {
        "seat": seat_name(seat),
        "decisions": len(decisions),
        "accuracy": accuracy(losses),
        "loss": sum(losses),
        "marks": {name: sum(each["mark"] == name for each in decisions) for name, _ in MARKS},
        "deal": deal,
        "decision": sum(each.decision for each in terms),
        "others": sum(each.others for each in terms),
        "chance": chance,
        "reveal": reveal,
        "luck": deal + chance + reveal,
    }


def accuracy(losses: list[float]) -> float | None:
    """From 0 to 100: the mean over all real decisions of a curve that falls with the loss. The curve is the one known
    from chess servers: 100 for no loss, about 64 for a loss of 0.10, 40 for one of 0.20."""
    if not losses:
        return None
    return sum(min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669)) for loss in losses) / len(losses)


def turning_points(found: Data, number: int) -> list[Data]:
    """The moves after which the chances of somebody had changed most, in the order of the game."""
    moves = found["moves"]
    sized = sorted(moves, key=lambda each: -max(abs(sum(terms.values())) for terms in each["terms"]))
    return sorted(sized[:number], key=lambda each: each["number"])
