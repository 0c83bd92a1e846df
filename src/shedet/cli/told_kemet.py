"""What a viewer was told of Kemet, in sentences: the small events of an action make one of them together."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from shedet.cli.battle_kemet import Fight, fights_in, terms_text
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.games.kemet.components import GODS, INTERVENTION_TABLE

OF_AN_ACTION: Final = ("prayer", "bought", "built", "placed", "moved")  # what tells of a marker by itself
PAID_FOR: Final = ("bought", "built", "placed", "moved", "card")
SILENT: Final = ("turn", "discarded-card")
WINDOWS: Final = {card.name: card.window for card in INTERVENTION_TABLE}
IN_BATTLE: Final = 0


def tell(events: Sequence[Data], viewer: str) -> list[str]:
    """What a viewer was told of one or more steps, in sentences."""
    return Teller(events, viewer, {}).sentences()


def told(story: Story, steps: Sequence[int], viewer: str) -> list[str]:
    """The same of a game as it was played: battles with everything that counted in them."""
    by_step = [story.told(step) for step in steps]
    decided = [step for step, events in zip(steps, by_step) if any(is_strength(event) for event in events)]
    fights = dict(zip(decided, fights_in(story, decided)))
    places = [
        fights.get(step) if is_strength(event) else None for step, all_of in zip(steps, by_step) for event in all_of
    ]
    events = [event for all_of in by_step for event in all_of]
    return Teller(events, viewer, {at: fight for at, fight in enumerate(places) if fight is not None}).sentences()


def is_strength(event: Data) -> bool:
    return event["event"] == "strength"


class Teller:
    """Reads events from the first to the last; a sentence takes as many of them as belong to it."""

    def __init__(self, events: Sequence[Data], viewer: str, fights: Mapping[int, Fight]) -> None:
        self.events = events
        self.viewer = viewer
        self.fights = fights  # the battles, by the places of the strengths among the events
        self.at = 0
        self.paid = 0  # prayer points for what comes next

    def sentences(self) -> list[str]:
        found = []
        while self.at < len(self.events):
            event = self.events[self.at]
            self.at += 1
            kind = str(event["event"])
            if kind not in SILENT:
                sentence = TOLD[kind](self, event)
                if sentence:
                    found.append(f"{sentence[0].upper()}{sentence[1:]}")
        return found

    # -- reading on

    def next(self, *kinds: str, seat: object = None) -> Data | None:
        """The next event, if it is one of these kinds (and of this seat)."""
        if self.at < len(self.events):
            event = self.events[self.at]
            if event["event"] in kinds and (seat is None or event.get("seat") == seat):
                return event
        return None

    def take(self, *kinds: str, seat: object = None) -> Data | None:
        event = self.next(*kinds, seat=seat)
        if event is not None:
            self.at += 1
        return event

    def after_next(self, kind: str, seat: object) -> bool:
        """Whether the event after the next one is of a kind and a seat."""
        if self.at + 1 >= len(self.events):
            return False
        return self.events[self.at + 1]["event"] == kind and self.events[self.at + 1].get("seat") == seat

    def price(self) -> str:
        """What has been paid for the thing that is told now."""
        paid, self.paid = self.paid, 0
        return f" for {points(paid)}" if paid else ""

    # -- people

    def who(self, event: Data, key: str = "seat") -> str:
        return person(str(event[key]), self.viewer)

    def whose(self, event: Data) -> str:
        return "your" if event["seat"] == self.viewer else f"{self.who(event)}'s"

    def does(self, event: Data, plain: str) -> str:
        """Subject and verb."""
        return f"{self.who(event)} {plain if event['seat'] == self.viewer else third_person(plain)}"

    # -- actions

    def marked(self, event: Data) -> str:
        field = str(event["field"])
        silver = "the silver marker" if event["silver"] else "a marker"
        if field.startswith("pray"):
            gain = self.take("prayer", seat=event["seat"])
            return f"{self.does(event, 'pray')}: {gained(gain)}."
        if self.next(*OF_AN_ACTION, seat=event["seat"]) and not event["silver"]:
            return ""
        return f"{self.does(event, 'place')} {silver} on {field}."

    def marked_gold(self, event: Data) -> str:
        return f"{self.does(event, 'place')} the gold marker: {event['action']}."

    def prayer(self, event: Data) -> str:
        """Paid for something, or gained; several gains in a row make one sentence."""
        change = number(event, "change")
        if change < 0:
            if self.next(*PAID_FOR, seat=event["seat"]):
                self.paid -= change
                return ""
            return f"{self.does(event, 'pay')} {points(-change)}, {event['prayer']} left."
        if not self.next("prayer"):
            return f"{self.does(event, 'gain')} {points(change)}, {event['prayer']} now."
        parts = [f"{self.who(event)} +{change} ({event['prayer']})"]
        while (more := self.next("prayer")) and number(more, "change") > 0:
            self.at += 1
            parts.append(f"{self.who(more)} +{more['change']} ({more['prayer']})")
        return f"Prayer points: {', '.join(parts)}."

    def bought(self, event: Data) -> str:
        return f"{self.does(event, 'take')} {event['tile']}{self.price()}."

    def built(self, event: Data) -> str:
        what = f"the {event['colour']} pyramid in {event['zone']}"
        return f"{self.does(event, 'build')} {what} up to level {event['level']}{self.price()}."

    def placed(self, event: Data) -> str:
        """They come one by one, recruits with a price each, others for a veteran each."""
        zones = Counter({str(event["zone"]): number(event, "number")})
        while True:
            between = self.next("prayer", "veterans", seat=event["seat"])
            if between and self.after_next("placed", event["seat"]):
                self.paid -= number(between, "change") if "change" in between else 0
                self.at += 1
            more = self.take("placed", seat=event["seat"])
            if more is None:
                break
            zones[str(more["zone"])] += number(more, "number")
        where = ", ".join(f"{amount} in {zone}" for zone, amount in zones.items())
        return f"{self.does(event, 'place')} {soldiers(zones.total())} ({where}){self.price()}."

    def moved(self, event: Data) -> str:
        """A whole way, step by step."""
        way = [str(event["from"]), str(event["to"])]
        creature = self.take_creature(event)
        while True:
            fare = self.next("prayer", seat=event["seat"])
            step = self.events[self.at + 1] if fare and self.at + 1 < len(self.events) else self.next("moved")
            if not step or step["event"] != "moved" or step["from"] != way[-1] or step["number"] != event["number"]:
                break
            if fare:
                self.paid -= number(fare, "change")
                self.at += 1
            self.at += 1
            way.append(str(step["to"]))
            creature = self.take_creature(step) or creature
        group = f"{soldiers(event['number'])}{f' with {creature}' if creature else ''}"
        return f"{self.does(event, 'move')} {group} {' → '.join(way)}{self.price()}."

    def take_creature(self, move: Data) -> str:
        """The creature that moved along."""
        ahead = self.next("creature", seat=move["seat"])
        if ahead is None or ahead["zone"] != move["to"]:
            return ""
        self.at += 1
        return str(ahead["creature"])

    def creature(self, event: Data) -> str:
        if event["zone"] == "supply":
            return f"{event['creature']} returns to {self.whose(event)} supply."
        return f"{event['creature']} joins {self.whose(event)} army in {event['zone']}."

    # -- soldiers that go

    def returned(self, event: Data) -> str:
        fame = self.take("fame", seat=event["seat"])
        if fame:
            what = f"{soldiers(event['number'])} in {event['zone']} for {fame['number']} fame"
            return f"{self.does(event, 'give')} up {what}."
        gain = self.next("prayer", seat=event["seat"])
        if gain and number(gain, "change") > 0 and (event["zone"], event["number"]) == ("TD", 1):
            self.at += 1
            return f"{self.does(event, 'give')} up 1 soldier in TD: {gained(gain)}."
        goes = "returns" if event["number"] == 1 else "return"
        return f"{event['number']} of {self.whose(event)} soldiers in {event['zone']} {goes} to the supply."

    def lost(self, event: Data) -> str:
        return f"{self.does(event, 'lose')} {soldiers(event['number'])} in {event['zone']}."

    def disbanded(self, event: Data) -> str:
        gone = self.take("returned", seat=event["seat"])
        while self.take("creature", seat=event["seat"]):
            pass
        ahead = self.next("prayer", seat=event["seat"])
        gain = f", {gained(self.take('prayer'))}" if ahead and number(ahead, "change") > 0 else ""
        count = f": {soldiers(gone['number'])} to the supply{gain}" if gone else ""
        return f"{self.does(event, 'disband')} the army in {event['zone']}{count}."

    def retreated(self, event: Data) -> str:
        creature = self.take_creature(event)
        along = f" with {creature}" if creature else ""
        return f"{self.does(event, 'retreat')}{along} from {event['from']} to {event['to']}."

    # -- battles

    def battle(self, event: Data) -> str:
        whom = self.who(event, "defender").replace("You", "you")
        return f"{self.does(event, 'attack')} {whom} in {event['zone']}."

    def has_chosen(self, event: Data) -> str:
        return "" if self.next("active-card") else f"{self.does(event, 'have')} chosen."

    def active_card(self, event: Data) -> str:
        """With the interventions beside it."""
        self.take("discarded-card", seat=event["seat"])
        beside = []
        while (card := self.next("card", seat=event["seat"])) and str(card["to"]).endswith("played"):
            self.at += 1
            beside.append(str(card["card"]))
        return f"{self.does(event, 'show')} {event['card']}{f' with {listed(beside)}' if beside else ''}."

    def strength(self, event: Data) -> str:
        """One side: with all its terms where they are known."""
        parts = ""
        fight = self.fights.get(self.at - 1)
        if fight is not None:
            side = fight.attacker if fight.attacker.seat == event["seat"] else fight.defender
            parts = f" ({terms_text(side.terms)})"
        numbers = f"damage {event['damage']}, shields {event['shields']}"
        return f"{self.who(event)}: strength {event['strength']}{parts}, {numbers}."

    def wins(self, event: Data) -> str:
        return f"{self.does(event, 'win')} the battle in {event['zone']}."

    def taken_back(self, event: Data) -> str:
        return f"{self.does(event, 'take')} the discarded battle cards back."

    def swapped(self, event: Data) -> str:
        return f"{self.does(event, 'swap')} the battle card {event['card']} for {event['special']}."

    def fame(self, event: Data) -> str:
        return f"{self.does(event, 'gain')} {event['number']} fame for good."

    def veterans(self, event: Data) -> str:
        while more := self.take("veterans", seat=event["seat"]):
            event = more
        if self.next("placed", "prayer", seat=event["seat"]):
            return ""  # given up for what comes next
        left = number(event, "number")
        return f"{self.does(event, 'have')} {left or 'no'} veteran{'' if left == 1 else 's'} now."

    # -- interventions

    def card(self, event: Data) -> str:
        source, target = str(event["from"]), str(event["to"])
        if source == "deck":
            return self.drawn(event)
        if source == "discards":
            return f"{self.does(event, 'take')} {event['card']} back from the discards."
        if source.endswith("played"):
            if target == "discards" or event["card"] == "ruse":
                return ""  # the battle is over
            return f"{self.does(event, 'take')} {event['card']} back: there are not enough prayer points to pay for it."
        if WINDOWS[str(event["card"])] == IN_BATTLE:
            return f"{self.does(event, 'give')} up {event['card']} for 1 strength."
        return f"{self.does(event, 'play')} {event['card']}{self.price()}."

    def drawn(self, event: Data) -> str:
        """Cards from the deck, by name or by number."""
        known = [str(event["card"])] if "card" in event else []
        count = 1
        while (more := self.next("card", "card-back", seat=event["seat"])) and more["from"] == "deck":
            self.at += 1
            count += 1
            known += [str(more["card"])] if "card" in more else []
        hidden = "an intervention" if count == 1 else f"{count} interventions"
        return f"{self.does(event, 'draw')} {listed(known) if known else hidden}."

    def saw_card(self, event: Data) -> str:
        seen = [event]
        while more := self.take("saw-card"):
            seen.append(more)
        return f"{self.does(event, 'see')}: {listed([times(each) for each in seen])}."

    def shuffled(self, event: Data) -> str:
        return "The discarded interventions become a new deck."

    # -- days

    def night(self, event: Data) -> str:
        return "Night falls."

    def new_day(self, event: Data) -> str:
        return f"Day {event['number']} begins."

    def slot(self, event: Data) -> str:
        parts = [f"{self.does(event, 'take')} place {event['place']}"]
        while more := self.take("slot"):
            parts.append(f"{self.does(more, 'take')} place {more['place']}")
        return f"{'; '.join(parts)} in tomorrow's order."

    def game_ends(self, event: Data) -> str:
        return "The game ends."


# ---- words


def person(seat: str, viewer: str) -> str:
    return "You" if seat == viewer else f"{GODS['ABCDE'.index(seat)]} ({seat})"


def third_person(plain: str) -> str:
    return "has" if plain == "have" else f"{plain}s"


def number(event: Data, key: str) -> int:
    value = event[key]
    assert isinstance(value, int)
    return value


def points(count: int) -> str:
    return f"{count} prayer point{'' if count == 1 else 's'}"


def soldiers(count: object) -> str:
    return f"{count} soldier{'' if count == 1 else 's'}"


def gained(event: Data | None) -> str:
    return "no more prayer points" if event is None else f"+{points(number(event, 'change'))} ({event['prayer']})"


def listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def times(event: Data) -> str:
    return str(event["card"]) if event["number"] == 1 else f"{event['number']}×{event['card']}"


TOLD: Final[dict[str, Callable[[Teller, Data], str]]] = {
    "card": Teller.card,
    "card-back": Teller.drawn,
    "saw-card": Teller.saw_card,
    "shuffled": Teller.shuffled,
    "marked": Teller.marked,
    "marked-gold": Teller.marked_gold,
    "prayer": Teller.prayer,
    "placed": Teller.placed,
    "returned": Teller.returned,
    "lost": Teller.lost,
    "moved": Teller.moved,
    "creature": Teller.creature,
    "built": Teller.built,
    "bought": Teller.bought,
    "battle": Teller.battle,
    "has-chosen": Teller.has_chosen,
    "active-card": Teller.active_card,
    "taken-back": Teller.taken_back,
    "swapped": Teller.swapped,
    "strength": Teller.strength,
    "wins": Teller.wins,
    "fame": Teller.fame,
    "veterans": Teller.veterans,
    "disbanded": Teller.disbanded,
    "retreated": Teller.retreated,
    "night": Teller.night,
    "new-day": Teller.new_day,
    "slot": Teller.slot,
    "game-ends": Teller.game_ends,
}
