"""The end of Sobek in a terminal: the points of every round by their source."""

from rich.console import RenderableType

from shedet.cli.cards_sobek import as_view
from shedet.cli.scene import Scene
from shedet.cli.screen import final_table
from shedet.games.sobek.saying.ending import SOURCES, Round, rounds_of


def draw_scores(scene: Scene) -> RenderableType:
    """Round by round: sets, what tokens moved, what corruption cost."""
    rounds = rounds_of(scene.whole_story)
    seats = range(len(rounds[-1].totals))
    table = final_table(scene.say("label-final-scores"))
    table.add_column("", footer=scene.say("label-total"))
    for seat, total in zip(as_view(scene.view)["seats"], rounds[-1].totals, strict=True):
        table.add_column(scene.names[seat["seat"]], footer=str(total), justify="right")
    first = as_view(scene.view)["round"] - len(rounds) + 1
    for number, each in enumerate(rounds, first):
        for source in SOURCES:
            if source == "sets" or any(each.gains[seat][source] for seat in seats):
                table.add_row(title(scene, number, source), *(gain_text(each, seat, source) for seat in seats))
        if each is not rounds[-1]:
            table.add_row(f"  {scene.say('label-after-round', number=number)}", *map(str, each.totals))
    return table


def title(scene: Scene, number: int, source: str) -> str:
    """Sets are always there, so their line begins a round."""
    if source == "sets":
        return scene.say("label-round-sets", number=number)
    return f"  {scene.say('label-penalty-for-corruption' if source == 'penalty' else f'label-{source}')}"


def gain_text(each: Round, seat: int, source: str) -> str:
    """A number; with a penalty, the corruption it is for."""
    gain = each.gains[seat][source]
    if source == "penalty":
        return f"{gain} ({each.corruption[seat]})"
    return f"{gain:+}" if source == "tokens" and gain else str(gain)
