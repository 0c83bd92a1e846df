# What all games say, in English. $who is "you", or somebody's name.

and = { $first } and { $last }
somebody = { $called }
refusal = { $reason } [{ $rules }]

## Why an answer is good. It begins with a verb and has no full stop.

reason = { $words }
reason-but = { $words }, but { $against }

## What sentences are made of; $who, $number or $points is that of the sentence

whose = { $who ->
        [you] your
       *[other] { $who }'s
    }
who-has = { $who ->
        [you] you have
       *[other] { $who } has
    }
number-word = { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
points = { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }

## At a table in the terminal. Commands are English in every language.

play-you = You ({ $seat })
play-greeting = You are { $seat }. Seed { $seed }.
play-practice = A practice game: you can undo as much as you like.
play-commands = Type a number or an action ({ $example }), hint, why, undo, board, { $looks }news, log, rules WORD, help, quit.
play-too-narrow = The board needs { $needed } columns, and your window has { $width }: please widen it.
play-thinking = { $who } is thinking …
play-only-choice = ({ $action }: your only choice)
play-no-news = Nothing has happened yet.
play-taken-back = Taken back.
play-looking = Looking for the best moves …
play-best-moves = Best moves, with your chance of winning:
play-no-reason = I can't explain the last move of { $who } from what you know.
play-reasons = What { $who } did, and why, as far as you can tell:
play-won = You have won.
play-shared = You share the victory.
play-lost = { $winners } { $number ->
        [one] has won
       *[other] share the victory
    }.
play-analyse = shows what decided it; --html PAGE writes a page for your browser
play-saved = The game is saved in { $file }.
play-not-saved = Your last moves are not saved: { $trouble }
play-quit-unsaved = The game is not saved: { $trouble } save FILE saves it elsewhere; quit again to leave anyway.
play-continues = continues it
play-goodbye = Goodbye.

## At a table far away

far-greeting = You are { $seat } at table { $table }.
far-looking-back = The game at table { $table } is over.
far-watching = You are watching table { $table }.
far-watch-commands = Type board, { $looks }news, log, rules WORD, help, quit.
far-only-watching = you are only watching; type board, news, log, help or quit.
far-returned = { $who } is back.
far-bot-plays = A bot is playing for { $who } now.
far-time-is-up = { $who }'s time is up: a bot takes over.
far-my-time-is-up = Your time is up: a bot is playing for you. Type back to take over again, with a quarter of the time.
far-bot-is-me = A bot is playing for you. Type back to take over again.
far-bot-did = The bot played for you:
far-come-back = a bot is playing for you; type back to take over again.
far-i-am-back = You have taken over again.
far-clock-bot = bot playing
far-left = { $who } has left; a bot will take over.
far-not-over = the game is not over yet; when it is, type again for another one.
far-over = the game is over; type again for another one, or quit.
far-again = Type again for another game with the same players, or quit.
far-rematch = There is a table for another game: type again to sit down there, or quit.
far-rematch-there = leads to the next game
far-record = saves the record
far-turn = It is { $number ->
        [one] { $who }'s turn
       *[other] the turn of { $who }
    }.
far-took-back = { $who } took back:
far-agreed = You agreed.
far-disagreed = You did not agree: the move stands.
far-withdrawn = You changed your mind: the move stands.
far-commands = Type a number or an action ({ $example }), hint, why, undo, board, { $looks }news, log, rules WORD, say TEXT, resign, away (a bot plays for you), help, quit.
far-not-asked = it is not your turn; you can say TEXT, undo, resign, look at the board or the log, and answer yes or no if somebody wants to take something back.
far-changed = The table has changed since you looked.
far-asked-back = The others have been asked whether you may take it back. Type no if you change your mind.
far-not-taken-back = The others did not agree: the move stands.
far-wants-back = { $who } wants to take back their last move, and everything that came after it.
far-would-go = What { $who } did last, and what came after:
far-may-they = May it be taken back? Type yes or no.
far-stands = Nothing is taken back: the move stands.
far-my-bot-thinks = Your bot is thinking …
far-say-what = say what? As in: say Well played!
far-resign-again = Do you really want to resign? Type yes, or resign again.
far-you-resigned = You have resigned.
far-resigned = { $who } { $number ->
        [one] has
       *[other] have
    } resigned.
far-no-save = the server keeps the game; when it is over its record is saved here.
far-no-hints = the server did not find a hint in time; ask again.
far-not-kept = The record could not be saved: { $trouble }
far-broken = The server can't be reached; still trying.
far-back = The server is back.

## The plain board

plain-final-scores = Final scores
plain-points = points
