"""A session at a table far away: the same terminal, with people and bots elsewhere."""

import time
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from shedet.cli.far.clocks import clock_text
from shedet.cli.far.company import Company, short_name
from shedet.cli.far.ending import Ending
from shedet.cli.far.inbox import Event, Gone, Inbox, LineBroke, LineIsBack, Typed
from shedet.cli.far.line import Refusal
from shedet.cli.far.table import OVER, STALE, FarTable, message, same_question
from shedet.cli.terminal import WORDS, Leave, Terminal, find_voice
from shedet.core.errors import BadNotation, IllegalAction, ShedetError
from shedet.core.events import SPECTATOR
from shedet.core.game import parse_seat, seat_name
from shedet.server import protocol

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.cli.keeping import Keeper
    from shedet.core.table import Choice

ASIDES: Final = ("say", "undo", "u", "resign", "away", "back", "quit", "q", "exit")  # at any time
ALWAYS: Final = "say, help, quit > "  # what can be typed while others have their turn
REPLACED: Final = "back, say, help, quit > "  # while a bot plays for me
WATCHING: Final = "board, help, quit > "  # and by those who watch
HINTS_TAKE: Final = 60.0  # seconds, at most


class FarSession(Terminal):
    """One person who plays at a table far away, or watches. What they type and what the server pushes comes through the
    inbox."""

    words = (*WORDS, "why", "say", "resign", "away", "back", "again")

    def __init__(
        self, table: FarTable, inbox: Inbox, console: "Console", keeper: "Keeper", language: str | None = None
    ) -> None:
        from shedet.games import find_saying
        from shedet.words import People

        shown, game = table.update, table.game
        seat = SPECTATOR if shown.you is None else parse_seat(shown.you, shown.terms.players)
        called = {each: find_saying(game.name).called(each, seat_name(each)) for each in range(shown.terms.players)}
        names = {number: short_name(each.name) for number, each in enumerate(shown.seats)}
        super().__init__(table, seat, names, find_voice(game.name, language, People(called, seat)), console)
        self.table = table
        table.line.on_silence, table.line.on_answer = self.say_that_it_broke, self.say_that_it_is_back
        self.inbox = inbox
        self.held = ""  # an answer of a script that waits until it is asked for
        self.is_prompted = False  # whether the prompt stands in the last line
        self.is_broken = False  # whether it was said that the server cannot be reached
        self.is_resigning = False  # whether it was asked if that is meant
        self.drawn: protocol.Update | None = None  # what stands on the screen as a question
        self.told_seq = 0  # how the table was when I was told the news
        self.waits_for: list[str] = []  # the seats whose turn it was when I was told the news
        self.company = Company(table, self.voice)
        self.ending = Ending(self, table, self.company, keeper)
        self.offered = ""  # what was said about another game
        self.another = ""  # the table of it, when I want one

    def come(self, heard: int) -> None:
        """To a table where so much of what was said is old. What happened since my last answer is told again; whoever
        watches is told what happens from now on."""
        self.company.heard = heard
        if self.is_watching:
            self.told = self.table.update.heard
            return
        for each in self.table.told:
            if each.seat == self.seat:
                self.told = each.since + len(each.events)
        if self.is_replaced() or self.table.update.seats[self.seat].is_away:
            self.table.come_back()
            self.company.seats = self.table.update.seats

    @property
    def is_watching(self) -> bool:
        return self.seat == SPECTATOR

    def is_replaced(self) -> bool:
        """Whether a bot plays for me until I am back."""
        mine = None if self.is_watching else self.table.update.seats[self.seat]
        return mine is not None and bool(mine.bot) and not mine.has_resigned

    def run(self) -> str:
        """Until the game is over; the table of another one, if that is wanted."""
        try:
            self.greet()
            self.say_plainly(self.commands(), "dim")
            while self.table.update.state != OVER:
                self.look()
                self.take(self.next())
            self.finish()
            while self.inbox.is_interactive and not self.is_watching and not self.another:
                self.look_after_the_end()
                self.take(self.next())
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()
        return self.another

    def greet(self) -> None:
        self.console.print(self.table.game.title, style="bold", end="  ", markup=False)
        here = "far-watching" if self.is_watching else "far-greeting"
        said = "far-looking-back" if self.table.update.state == OVER else here
        self.say_plainly(self.voice.say(said, seat=self.name, table=self.table.id))
        if self.table.update.terms.practice:
            self.say_plainly(self.voice.say("play-practice"))
        if self.screen.too_narrow():
            self.say_plainly(self.screen.too_narrow(), "wrong")

    def commands(self) -> str:
        said = "far-watch-commands" if self.is_watching else "far-commands"
        return self.voice.say(said, example=self.board.EXAMPLE, looks=self.looks())

    # -- what comes

    def next(self) -> Event:
        """An answer of a script waits until it is asked for. A script does not see whose turn it is."""
        if not self.held:
            return self.inbox.next()
        if self.is_replaced():
            self.come_back()
        if self.is_asked():
            held, self.held = self.held, ""
            return Typed(held)
        event = self.inbox.next_pushed()
        assert event is not None
        return event

    def take(self, event: Event) -> None:
        match event:
            case Typed(None):
                raise EOFError
            case Typed(str(text)):
                self.take_line(text.strip())
            case LineBroke():
                if self.inbox.following.is_broken:
                    self.say_that_it_broke()
            case LineIsBack():
                self.say_that_it_is_back()
            case Gone(reason):
                raise ShedetError(reason)
            case protocol.Update():
                self.table.take(event)

    def take_line(self, text: str) -> None:
        if not self.inbox.is_interactive:
            word = text.partition(" ")[0].lower()
            if not self.may_answer() and word not in ASIDES and not self.is_reply(word):
                self.held = text
                return
            self.say_plainly(text)  # no terminal has shown it
        self.is_prompted = False
        self.is_resigning = self.is_resigning and text.lower() in ("resign", "yes")
        self.erase_note()
        self.obey(text)

    def interrupt(self, text: str, style: str = "dim") -> None:
        """Say something while a prompt or a note stands in the last line."""
        self.erase_note()
        self.end_line()
        self.say_plainly(text, style)

    def end_line(self) -> None:
        """The prompt stays where it is; what comes now stands below."""
        if self.is_prompted:
            self.console.print()
            self.is_prompted = False

    def say_that_it_broke(self) -> None:
        if not self.is_broken:
            self.is_broken = True
            self.interrupt(self.voice.say("far-broken"))

    def say_that_it_is_back(self) -> None:
        if self.is_broken and not self.inbox.following.is_broken:
            self.is_broken = False
            self.interrupt(self.voice.say("far-back"))

    # -- what is shown

    def is_asked(self) -> bool:
        return self.name in self.table.update.asked

    def may_answer(self) -> bool:
        return self.is_asked() and not self.is_replaced()

    def look(self) -> None:
        """What has changed since I looked; then the question, or whose turn it is."""
        for remark in self.company.look():
            self.interrupt(*remark)
        self.show_what_would_go()
        self.forget_what_was_taken_back()
        while self.may_answer() and not self.is_drawn():
            self.my_question()
        if self.table.update.state == OVER:
            return
        if self.may_answer():
            self.prompt(f"{self.replies()}{self.screen.prompt()}")
        else:
            self.drawn = None
            self.wait()

    def prompt(self, text: str) -> None:
        if not self.is_prompted:
            self.console.print(text, end="", markup=False, soft_wrap=True)
            self.is_prompted = True

    def wait(self) -> None:
        """Others have their turn: what happened until then, and whose it is."""
        shown = self.table.update
        if shown.asked != self.waits_for:
            self.tell_news()
            self.waits_for = shown.asked
            if self.shows_a_turn() if self.is_watching else self.has_seen_nothing():
                self.screen.whole()
        if not self.noted:
            self.note(f"{self.company.whose_turn()} {self.can_be_typed()}")

    def can_be_typed(self) -> str:
        """While others have their turn."""
        if self.is_watching:
            return WATCHING
        return REPLACED if self.is_replaced() else f"{self.replies()}{ALWAYS}"

    def replies(self) -> str:
        """What can be typed to somebody who wants to take something back, or by them."""
        return "".join(f"{word}, " for word in ("yes", "no") if self.is_reply(word))

    def shows_a_turn(self) -> bool:
        """Whether it is a moment at which whoever watches is shown the table."""
        from shedet.games import find_saying

        return not self.screen.pages or find_saying(self.table.game.name).is_turn(self.table.view(self.seat))

    def show_what_would_go(self) -> None:
        """What somebody did last who asks me whether they may take it back, and what came after."""
        asked, self.company.asks_me = self.company.asks_me, ""
        if not asked:
            return
        self.tell_news()
        self.interrupt(self.voice.say("far-would-go", who=self.company.called(asked)))
        self.screen.tell_gone(self.table.done_since(asked))
        self.interrupt(self.voice.say("far-may-they"), "bold")
        self.waits_for = []

    def has_seen_nothing(self) -> bool:
        """Whether I have come while others have their turn. A script does not look at a board."""
        return self.console.is_terminal and not self.screen.pages

    def forget_what_was_taken_back(self) -> None:
        gone, self.table.taken_back = self.table.taken_back, None
        if gone is None or gone.stands >= self.told:
            return
        self.told = gone.stands
        mine = gone.seat == self.name
        who = self.company.called(gone.seat)
        self.interrupt(self.voice.say("play-taken-back") if mine else self.voice.say("far-took-back", who=who))
        self.screen.tell_gone(gone.sentences)
        self.waits_for = []

    def is_drawn(self) -> bool:
        """Whether this very question stands on the screen."""
        return self.drawn is not None and same_question(self.drawn, self.table.update)

    def my_question(self) -> None:
        """Carry out the only answer, or show what there is to choose."""
        self.end_line()
        self.tell_news()
        self.waits_for = []
        shown = self.table.update
        only = shown.choices[0].play
        if len(shown.choices) == 1 and not shown.is_turn and only not in self.asked_anyway:
            self.say_plainly(self.voice.say("play-only-choice", action=only), "dim")
            self.play(only)
            return
        if shown.is_turn or not self.screen.pages:
            self.screen.whole()
        else:
            self.screen.part()
        if clocks := clock_text(shown, self.names, self.voice):
            self.say_plainly(clocks, "dim")
        self.drawn = shown

    def tell_news(self) -> None:
        seats = [each.seat for each in self.table.news(self.seat, self.told)]
        if any(one == other for one, other in pairwise(seats)):
            self.table.look_again(self.told_seq)  # what came piece by piece is told as one
        if self.is_replaced() and self.seat in seats:
            self.interrupt(self.voice.say("far-bot-did"))
        super().tell_news()
        self.told_seq = self.table.update.seq

    # -- what is typed

    def do(self, word: str, rest: str, text: str) -> bool:
        match word:
            case "hint":
                self.show_hints()
            case "why":
                self.explain(rest)
            case "save":
                raise BadNotation(self.voice.say("far-no-save"))
            case "undo" | "u":
                self.undo()
            case "say":
                self.speak(rest)
            case reply if self.is_reply(reply):
                self.agree_or_not(reply)
            case "again":
                if self.table.update.state != OVER:
                    raise IllegalAction(self.voice.say("far-not-over"))
                self.another = self.table.rematch()
            case "resign":
                self.resign()
            case "yes" if self.is_resigning:
                self.resign()
            case "back" if self.is_replaced():
                self.come_back()
            case "back" if not self.is_watching:
                raise IllegalAction("you are there already: no bot plays for you.")
            case "away":
                self.table.do(protocol.Leave)
                raise Leave
            case _:
                self.answer(text)
        return False

    def choices(self) -> "list[Choice]":
        return self.table.sight(self.seat, self.table.update.heard).choices

    def answers(self) -> list[str]:
        return [each.play for each in self.table.update.choices]

    def answer(self, text: str) -> None:
        self.check_plays()
        if self.is_replaced():
            raise IllegalAction(self.voice.say("far-come-back"))
        if not self.is_asked():
            raise IllegalAction(self.voice.say("far-not-asked"))
        number = text.strip("#.)")  # as lists are numbered
        if number.isascii() and number.isdigit():
            self.play(self.numbered(number))
        else:
            self.play(self.understood(text))

    def check_plays(self) -> None:
        if self.is_watching:
            raise IllegalAction(self.voice.say("far-only-watching"))
        if self.table.update.state == OVER:
            raise IllegalAction(self.voice.say("far-over"))

    def numbered(self, digits: str) -> str:
        answers = self.answers()
        if len(digits) > 4 or not 1 <= int(digits) <= len(answers):
            raise BadNotation(f"there is no choice {digits[:9]}; the choices are numbered 1 to {len(answers)}.")
        return answers[int(digits) - 1]

    def understood(self, text: str) -> str:
        """A line that is written as actions of the game are; whether they are possible the server knows."""
        from shedet.cli.typed import not_understood

        try:
            self.table.game.parse_actions(text)
        except BadNotation as error:
            raise BadNotation(not_understood(text, error, self.moment())) from None
        return text

    def play(self, line: str) -> None:
        try:
            self.table.do(protocol.Play, line=line)
        except Refusal as refusal:
            if refusal.code != STALE:
                raise
            self.say_plainly(self.voice.say("far-changed"), "dim")

    def come_back(self) -> None:
        """And play on myself."""
        self.tell_news()
        self.table.come_back()
        self.say_plainly(self.voice.say("far-i-am-back"))
        self.drawn = None

    def undo(self) -> None:
        """Free, or the others are asked."""
        self.table.do(protocol.Undo)
        self.company.wants_back = self.table.update.wants_back
        if self.company.wants_back is not None:
            self.say_plainly(self.voice.say("far-asked-back"))
            return
        self.told, self.table.taken_back = self.table.update.heard, None
        self.say_plainly(self.voice.say("play-taken-back"))
        self.drawn = None

    def is_reply(self, word: str) -> bool:
        """Whether it answers somebody who wants to take something back. Meanwhile a question of the game that has the
        same answers waits, or is answered by number."""
        wanted = self.company.wants_back
        if wanted is None:
            return False
        return word in ("yes", "no") if self.name in wanted.missing else word == "no" and self.name == wanted.seat

    def agree_or_not(self, word: str) -> None:
        """Somebody may take something back, or not; or I do not want to any more."""
        asked = self.table.update.wants_back
        self.table.do(protocol.Agree if word == "yes" else protocol.Disagree)
        self.company.wants_back = self.table.update.wants_back
        if self.table.taken_back is None:
            mine = asked is not None and asked.seat == self.name
            agreed = "far-agreed" if word == "yes" else "far-disagreed"
            self.say_plainly(self.voice.say("far-withdrawn" if mine else agreed))

    def speak(self, text: str) -> None:
        if not text:
            raise BadNotation(self.voice.say("far-say-what"))
        self.table.say(text)
        for remark in self.company.what_was_said():
            self.interrupt(*remark)

    def resign(self) -> None:
        """It cannot be taken back, so it is asked whether that is meant."""
        self.check_plays()
        if not self.is_resigning:
            self.is_resigning = True
            self.say_plainly(self.voice.say("far-resign-again"), "wrong")
            return
        self.table.do(protocol.Resign)
        if self.table.update.state != OVER:
            raise Leave  # a bot plays to the end

    def show_hints(self) -> None:
        """Good answers, which the server looks for, by their numbers in the list of choices."""
        from shedet.cli.hint import chance_text
        from shedet.hints import people

        asked = self.table.post(protocol.Hints, "/hints").seq
        self.note(self.voice.say("play-looking"))
        until = time.monotonic() + HINTS_TAKE
        while self.table.update.seq == asked and self.table.update.hint != asked:
            event = self.inbox.next_pushed(until - time.monotonic())
            if event is None:
                raise IllegalAction(self.voice.say("far-no-hints"))
            self.take(event)
        self.erase_note()
        found = self.table.get(protocol.Hints, "/hints")
        if found.seq != self.table.update.seq:
            return
        self.say_plainly(self.voice.say("play-best-moves"), "dim")
        voice = self.voice._replace(people=people(self.table.update.terms.players, self.seat))
        numbers = {text: number for number, text in enumerate(self.answers(), 1)}
        for hint in found.hints:
            head = f"{numbers[hint.play]:4}  {hint.play}{chance_text(hint.chance, hint.error, hint.as_good)}"
            self.show_hint(head, voice.speak(message(hint.reason)))

    def explain(self, name: str) -> None:
        """What speaks for the last move of a bot, which the server explains as far as I can know it."""
        from shedet.hints import people

        players = self.table.update.terms.players
        asked = parse_seat(name, players) if name else None
        told = [each for each in self.table.told if each.seat != self.seat and asked in (None, each.seat)]
        if not told:
            raise IllegalAction("nobody else has done anything yet.")
        found = self.table.get(protocol.Why, f"/why?since={told[-1].since}")
        who = self.company.called(seat_name(told[-1].seat))
        self.say_plainly(self.voice.say("play-reasons" if found.steps else "play-no-reason", who=who), "dim")
        voice = self.voice._replace(people=people(players, self.seat))
        for step in found.steps:
            self.show_hint(f"      {step.play}", voice.speak(message(step.reason)))

    # -- the end

    def finish(self) -> None:
        self.erase_note()
        self.end_line()
        for remark in self.company.look():
            self.interrupt(*remark)
        self.tell_news()
        self.ending.show()

    def look_back(self) -> None:
        """At a game that was over before I came: the last board, the result, and how to get the record."""
        self.greet()
        self.screen.whole()
        self.ending.show_again()

    def look_after_the_end(self) -> None:
        """Another game is offered, and what the others say is still heard."""
        for remark in self.company.look():
            self.interrupt(*remark)
        offer = "far-rematch" if self.table.update.rematch else "far-again"
        if offer != self.offered:
            self.offered = offer
            self.interrupt(self.voice.say(offer), "none")
        self.prompt("again, say, quit > ")

    def quit(self) -> None:
        raise Leave

    def leave(self) -> None:
        """A table at which something is left to do stays, and can be gone on with."""
        from shedet.cli.calling import command_line

        self.erase_note()
        self.console.print()
        shown = self.table.update
        if shown.you is not None and shown.state != OVER and not shown.seats[self.seat].has_resigned:
            name = shown.seats[self.seat].name
            command = command_line("play", "--server", self.table.line.url, "--join", self.table.id, "--name", name)
            self.say_command(command, self.voice.say("play-continues"))
        self.say_plainly(self.voice.say("play-goodbye"))
