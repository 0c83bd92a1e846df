"""A session at a table far away: the same terminal, with people and bots elsewhere."""

import time
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from shedet.cli.far.clocks import clock_text
from shedet.cli.far.inbox import Event, Gone, Inbox, LineBroke, LineIsBack, Typed
from shedet.cli.far.line import Refusal
from shedet.cli.far.table import STALE, FarTable, message, same_moment
from shedet.cli.terminal import WORDS, Leave, Terminal, find_voice
from shedet.core.errors import BadNotation, BadRecord, IllegalAction, ShedetError
from shedet.core.game import parse_seat, seat_name
from shedet.server import protocol

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.cli.keeping import Keeper
    from shedet.core.table import Choice

OVER: Final = "over"
ASIDES: Final = ("say", "undo", "u", "agree", "disagree", "resign", "away", "quit", "q", "exit")  # at any time
HINTS_TAKE: Final = 60.0  # seconds, at most
LONGEST_NAME: Final = 16  # characters of a name on the board


class FarSession(Terminal):
    """One person at a table far away. What they type and what the server pushes comes through the inbox."""

    words = (*WORDS, "say", "agree", "disagree", "resign", "away")

    def __init__(
        self, table: FarTable, inbox: Inbox, console: "Console", keeper: "Keeper", language: str | None = None
    ) -> None:
        from shedet.games import find_saying
        from shedet.words import People

        shown, game = table.update, table.game
        assert shown.you is not None
        seat = parse_seat(shown.you, shown.terms.players)
        called = {each: find_saying(game.name).called(each, seat_name(each)) for each in range(shown.terms.players)}
        names = {number: short_name(each.name) for number, each in enumerate(shown.seats)}
        super().__init__(table, seat, names, find_voice(game.name, language, People(called, seat)), console)
        self.table = table
        self.table.on_silence, self.table.on_answer = self.say_that_it_broke, self.say_that_it_is_back
        self.inbox = inbox
        self.keeper = keeper  # of the record, when the game is over
        self.held = ""  # an answer of a script that waits until it is asked for
        self.is_prompted = False  # whether the prompt stands in the last line
        self.is_broken = False  # whether it was said that the server cannot be reached
        self.is_resigning = False  # whether it was asked if that is meant
        self.drawn: protocol.Update | None = None  # what stands on the screen as a question
        self.told_seq = 0  # how the table was when I was told the news
        self.said_at = 0  # how much of what was said I have heard
        self.wants_back: protocol.Request | None = None  # that I have heard of

    def go_on(self) -> None:
        """At a table where I have sat before: what happened since my last answer is told again."""
        for each in self.table.told:
            if each.seat == self.seat:
                self.told = each.since + len(each.events)
        self.said_at = self.table.update.chat
        mine = self.table.update.seats[self.seat]
        if (mine.is_away or mine.bot) and not mine.has_resigned:
            self.table.do(protocol.Return)

    def run(self) -> int:
        try:
            self.greet()
            while self.table.update.state != OVER:
                self.look()
                self.take(self.next())
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()
        return 0

    def greet(self) -> None:
        self.console.print(self.table.game.title, style="bold", end="  ", markup=False)
        self.say_plainly(self.voice.say("far-greeting", seat=self.name, table=self.table.id))
        if self.table.update.terms.practice:
            self.say_plainly(self.voice.say("play-practice"))
        self.say_plainly(self.commands(), "dim")
        if self.screen.too_narrow():
            self.say_plainly(self.screen.too_narrow(), "wrong")

    def commands(self) -> str:
        return self.voice.say("far-commands", example=self.board.EXAMPLE, looks=self.looks())

    # -- what comes

    def next(self) -> Event:
        """An answer of a script waits until it is asked for. A script does not see whose turn it is."""
        if not self.held:
            return self.inbox.next()
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
            if not self.is_asked() and text.partition(" ")[0].lower() not in ASIDES:
                self.held = text
                return
            self.say_plainly(text)  # no terminal has shown it
        self.is_prompted = False
        self.is_resigning = self.is_resigning and text.lower() == "resign"
        self.erase_note()
        self.obey(text)

    def interrupt(self, text: str, style: str = "dim") -> None:
        """Say something while a prompt or a note stands in the last line."""
        self.erase_note()
        if self.is_prompted:
            self.console.print()
            self.is_prompted = False
        self.say_plainly(text, style)
        self.waiting_for = None

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

    def look(self) -> None:
        """What has changed since I looked; then the question, or who is thinking."""
        self.hear()
        self.look_at_request()
        self.forget_what_was_taken_back()
        while self.is_asked() and not self.is_drawn():
            self.my_question()
        if self.table.update.state == OVER:
            return
        if not self.is_asked():
            self.drawn = None
            self.wait_for(parse_seat(self.table.update.asked[0], 6))
        elif not self.is_prompted:
            self.console.print(self.screen.prompt(), end="", markup=False, soft_wrap=True)
            self.is_prompted = True

    def forget_what_was_taken_back(self) -> None:
        stands, self.table.taken_back_to = self.table.taken_back_to, None
        if stands is not None and stands < self.told:
            self.told = stands
            self.interrupt(self.voice.say("far-taken-back"))

    def is_drawn(self) -> bool:
        """Whether this very question stands on the screen."""
        return self.drawn is not None and same_moment(self.drawn, self.table.update)

    def my_question(self) -> None:
        """Carry out the only answer, or show what there is to choose."""
        if self.is_prompted:
            self.console.print()
            self.is_prompted = False
        self.tell_news()
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
        if clocks := clock_text(shown, self.names):
            self.say_plainly(clocks, "dim")
        self.drawn = shown

    def tell_news(self) -> None:
        seats = [each.seat for each in self.table.news(self.seat, self.told)]
        if any(one == other for one, other in pairwise(seats)):
            self.table.look_again(self.told_seq)  # what came piece by piece is told as one
        super().tell_news()
        self.told_seq = self.table.update.seq

    def hear(self) -> None:
        """What was said at the table since I listened."""
        if self.table.update.chat > self.said_at:
            for each in self.table.get(list[protocol.Spoken], f"/chat?after={self.said_at}"):
                self.said_at = each.number
                if not each.is_you:
                    self.interrupt(f"{each.name}: {each.text}", "none")

    def look_at_request(self) -> None:
        """Somebody wants to take something back."""
        wanted = self.table.update.wants_back
        if wanted is not None and self.wants_back is None and self.name in wanted.missing:
            self.interrupt(self.voice.say("far-wants-back", who=self.names[wanted.seat]), "bold")
        mine = self.wants_back is not None and self.wants_back.seat == self.name
        if mine and wanted is None and self.table.taken_back_to is None:
            self.interrupt(self.voice.say("far-not-taken-back"))
        self.wants_back = wanted

    # -- what is typed

    def do(self, word: str, rest: str, text: str) -> bool:
        match word:
            case "hint":
                self.show_hints()
            case "why":
                raise BadNotation(self.voice.say("far-no-why"))
            case "save":
                raise BadNotation(self.voice.say("far-no-save"))
            case "undo" | "u":
                self.undo()
            case "say":
                self.speak(rest)
            case "agree":
                self.table.do(protocol.Agree)
            case "disagree":
                self.table.do(protocol.Disagree)
            case "resign":
                self.resign()
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
        if not self.is_asked():
            raise IllegalAction(self.voice.say("far-not-asked"))
        number = text.strip("#.)")  # as lists are numbered
        if number.isascii() and number.isdigit():
            self.play(self.numbered(number))
        else:
            self.play(self.understood(text))

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

    def undo(self) -> None:
        """Free, or the others are asked."""
        self.table.do(protocol.Undo)
        self.wants_back = self.table.update.wants_back
        if self.wants_back is not None:
            self.say_plainly(self.voice.say("far-asked-back"))
            return
        self.told, self.table.taken_back_to = self.table.update.heard, None
        self.say_plainly(self.voice.say("play-taken-back"))
        self.drawn = None

    def speak(self, text: str) -> None:
        if not text:
            raise BadNotation(self.voice.say("far-say-what"))
        self.table.post(protocol.Spoken, "/chat", protocol.Saying(text))

    def resign(self) -> None:
        """It cannot be taken back, so it is asked whether that is meant."""
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

    # -- the end

    def finish(self) -> None:
        result = self.table.result()
        assert result is not None
        if self.is_prompted:
            self.console.print()
        self.tell_news()
        given_up = [each.seat for each in self.table.update.seats if each.has_resigned]
        if given_up:
            self.say_who_resigned(given_up)
        else:
            self.show_end()
        self.say_plainly(self.verdict(result.winners), "bold")
        if how := self.screen.how_it_was_won():
            self.say_plainly(how)
        self.say_where_it_is()

    def show_end(self) -> None:
        """The record of a game that is over is for all: where the points came from is drawn from it, and it is kept."""
        try:
            record = self.table.remember(self.seat)
        except (BadRecord, Refusal):
            return  # the server plays by other rules than this program
        self.keeper.keep(record)
        self.screen.end()

    def say_where_it_is(self) -> None:
        from shedet.cli.calling import command_line

        if self.keeper.trouble:
            self.say_plainly(self.voice.say("far-not-kept", trouble=self.keeper.trouble), "wrong")
        elif self.keeper.path is not None:
            saved = self.voice.say("play-saved", file=str(self.keeper.path))
            self.console.print(saved, markup=False, soft_wrap=True)
            self.say_command(command_line("analyse", self.keeper.path), self.voice.say("play-analyse"))

    def quit(self) -> None:
        raise Leave

    def say_who_resigned(self, seats: list[str]) -> None:
        if self.table.update.you in seats:
            self.say_plainly(self.voice.say("far-you-resigned"))
        others = [self.names[seat] for seat in seats if seat != self.table.update.you]
        if others:
            self.say_plainly(self.voice.say("far-resigned", who=", ".join(others), number=len(others)))

    def leave(self) -> None:
        """The table stays, and can be gone on with."""
        from shedet.cli.calling import command_line

        self.erase_note()
        self.console.print()
        mine = self.table.update.seats[self.seat]
        command = command_line("play", "--server", self.table.line.url, "--join", self.table.id, "--name", mine.name)
        if not mine.has_resigned:
            self.say_command(command, self.voice.say("play-continues"))
        self.say_plainly(self.voice.say("play-goodbye"))


def short_name(name: str) -> str:
    """As the board has room for it; brackets would be taken for colours."""
    shown = name.replace("[", "(").replace("]", ")")
    return shown if len(shown) <= LONGEST_NAME else f"{shown[: LONGEST_NAME - 1]}…"
