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
play-reasons = What { $who } did, and what it is good for, as far as you can know:
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
far-commands = Type a number or an action ({ $example }), hint, undo, board, { $looks }news, log, rules WORD, say TEXT, resign, away (a bot plays on for you), help, quit.
far-not-asked = it is not your turn; you can say TEXT, undo, resign, look at the board or the log, and agree or disagree if somebody wants to take something back.
far-changed = The table has changed since you looked.
far-taken-back = Something was taken back.
far-asked-back = The others are asked whether you may take it back.
far-not-taken-back = The others did not agree: it stands.
far-wants-back = { $who } wants to take the last move back: type agree or disagree.
far-say-what = say what? As in: say Well played!
far-resign-again = Type resign again to give up the game.
far-you-resigned = You have resigned.
far-resigned = { $who } { $number ->
        [one] has
       *[other] have
    } resigned.
far-no-why = why is not possible in a game at a server.
far-no-save = the server keeps the game; when it is over its record is saved here.
far-no-hints = the server has not found a hint in time; ask again.
far-not-kept = The record could not be saved: { $trouble }
far-broken = The server cannot be reached; I keep trying.
far-back = The server is there again.

## The plain board

plain-final-scores = Final scores
plain-points = points
