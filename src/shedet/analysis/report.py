"""The analysis as plain values, for JSON, the terminal and the page. docs/analysis.md says what they mean."""

from math import exp
from typing import Any

from shedet.analysis.moments import Moment, Outline
from shedet.analysis.terms import Story, tell_story
from shedet.analysis.verdict import CERTAIN, Verdict, Weight
from shedet.analysis.work import Analysis
from shedet.bots.nets import judging_of
from shedet.core.game import Game, seat_name

# A loss of so much of the chance to win, if it is certain: more than two standard errors.
MARKS = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))
ALTERNATIVES = 3

Data = dict[str, Any]


def report(analysis: Analysis) -> Data:
    """Everything that was found out about a finished game so far."""
    game, record, match, steps, _ = analysis.table
    result = [1 / len(match.winners()) if seat in match.winners() else 0.0 for seat in range(match.players)]
    verdicts = analysis.verdicts
    judged = {number: by_the_look(moment, verdicts.get(number)) for number, moment in analysis.moments.items()}
    story = tell_story(steps, judged, result)
    moves = [
        move(game, number, step, judged.get(number), verdicts.get(number), story) for number, step in enumerate(steps)
    ]
    return {
        "format": "shedet analysis 2",
        "game": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "players": match.players,
        "options": record.options,
        "seed": record.seed,
        "seats": [seat_name(seat) for seat in range(match.players)],
        "players_by_seat": {seat_name(seat): name for seat, name in record.table.seats.items()},
        "practice": record.table.practice,
        "failures": {seat_name(seat): failure._asdict() for seat, failure in record.table.failures.items()},
        "result": {
            "scores": match.scores(),
            "winners": [seat_name(seat) for seat in match.winners()],
            "shares": result,
        },
        "partial": not analysis.finished,
        "looked_at": {
            "moments": len(judged),
            "of_moments": len(analysis.table.situations),
            "decisions": len(verdicts),
            "of_decisions": len(analysis.decisions()),
            "iterations": analysis.look,
            "usual_iterations": judging_of(game.name).look.iterations,
        },
        "moves": moves,
        "summary": [summary(seat, match.players, moves, story) for seat in range(match.players)],
    }


def by_the_look(moment: Moment, verdict: Verdict | None) -> Moment:
    """A moment whose choice is worth what the long look says."""
    return moment if verdict is None else moment._replace(choice=verdict.change)


def move(game: Game, number: int, step: Outline, moment: Moment | None, verdict: Verdict | None, story: Story) -> Data:
    weights = verdict.weights if verdict else []
    played = next((weight for weight in weights if weight.action == step.action), None)
    best = next((weight for weight in weights if verdict and weight.action == verdict.best), None)
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
        "look": verdict is not None,
        "terms": [terms._asdict() for terms in story.terms[number]],
        "worth": played.worth if played else None,
        "worth_error": played.error if played else None,
        "loss": played.behind if played else None,
        "loss_error": played.behind_error if played else None,
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


def counted_loss(loss: float, error: float) -> float:
    """What counts of a loss: the less certain it is, the less; nothing within one standard error."""
    return loss - error * error / loss if loss > error else 0.0


def mark(played: Weight) -> str | None:
    loss = certain_loss(played.behind, played.behind_error)
    return next((name for name, least in MARKS if loss >= least), None)


def summary(seat: int, players: int, moves: list[Data], story: Story) -> Data:
    """How a seat has played, and what luck it had."""
    decisions = [each for each in moves if each["seat"] == seat_name(seat) and not each["forced"]]
    looked_at = [each for each in decisions if each["look"]]
    losses = [counted_loss(each["loss"], each["loss_error"]) for each in looked_at]
    terms = [step[seat] for step in story.terms]
    deal = story.own[0][seat].mean - 1 / players
    chance, reveal = sum(each.chance for each in terms), sum(each.reveal for each in terms)
    return {
        "seat": seat_name(seat),
        "decisions": len(decisions),
        "looked_at": len(looked_at),
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
    """From 0 to 100: the mean over real decisions of a curve that falls with the loss. The curve is the one known
    from chess servers: 100 for no loss, about 64 for a loss of 0.10, 40 for one of 0.20."""
    if not losses:
        return None
    return sum(min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669)) for loss in losses) / len(losses)


def turning_points(found: Data, number: int) -> list[Data]:
    """The moves after which the chances of somebody had changed most, in the order of the game."""
    moves = found["moves"]
    sized = sorted(moves, key=lambda each: -max(abs(sum(terms.values())) for terms in each["terms"]))
    return sorted(sized[:number], key=lambda each: each["number"])
