# What the page says, in English. What games say is in their own catalogues.

## Everywhere

page-home = Start page
page-rules = Rules
page-theme = Theme
page-theme-system = same as the system
page-theme-light = day
page-theme-dark = night
page-settings = Settings
page-close = Close
page-language = Language
page-language-system = same as the browser
page-your-name = Your name
page-setting-atonce = Make moves right away, without confirming
page-setting-sounds = Sounds
page-setting-motion = Animations
page-setting-plain = Tables in words, without drawings
page-setting-notices = Tell me when it is my turn
page-carry = Continue on another device
page-carry-link = Open this link there, within a day. Keep it to yourself: whoever has it plays as you.
page-carry-qr = The link as a QR code
page-guest-names = Nefru, Iset, Bek, Merit, Teti, Amun, Ankhu, Hori, Ipi, Kawit, Mery, Nubit, Pepi, Sata, Senbi, Tjeti
page-game-none = Shedet
page-game-sobek = Sobek
page-game-sobek2p = Sobek: 2 Players
page-game-kemet = Kemet: Blood and Sand
page-nowhere = There is nothing here
    .help = The link may be incomplete. Ask whoever sent it to you for the whole link.
page-no-table = This table can't be shown
    .help = The link may be incomplete, or the table was closed.
page-server-away = The server can't be reached
    .help = Wait a moment and load the page again.
page-bad-link = This link doesn't work any more
    .help = Make a new one on your other device.
page-no-past = You can't look back at this game yet
    .help = It may not be over. If it has just ended, try again in a moment.

## The start page

page-title = Three games of the Nile
page-subtitle = Trade, bend the rules a little, or send a god to war. Play right away, or take days over a move.
page-games = Games
page-nav-play = Play
page-nav = Main menu
page-about-sobek = Nine quays, one queue. Reach past the goods in front and the skipped ones become your corruption.
page-about-sobek2p = Six by six stalls and one ankh. What you take decides where your rival may reach.
page-about-kemet = Gods at war for temples, pyramids and monsters. Nine fame, and the valley is yours.
page-minutes-sobek = 40 min
page-minutes-sobek2p = 25 min
page-minutes-kemet = 100 min
page-players = Players
page-length = Length
page-play-now = Play now
page-rival = “Play now” puts you against
page-how-many = How many rivals
page-against = { $number ->
        [one] { $number } rival
       *[other] { $number } rivals
    }
page-level-random = a bot that plays at random
page-level-apprentice = an easy bot: the apprentice
page-level-merchant = an ordinary bot: the merchant
page-level-scribe = a strong bot: the scribe
page-level-vizier = a very strong bot: the vizier
page-level-pharaoh = the bot that thinks longest: the pharaoh, for 5 seconds
page-play-with-friends = Play with friends
page-waiting-for-you = Your games
page-all-my-games = All my games
page-my-games = My games
page-no-games = You have no games yet.
page-open-tables = Open tables
page-seats-taken = { $taken } of { $all } seats taken
page-no-open-tables = Nobody is waiting for players right now.
page-your-move = Your move
page-look = Look
page-join = Join
page-with = with { $names }
page-waiting-short = waiting for players

## Opening a table

page-time = Time
page-time-none = as long as you like
page-time-quick = 10 minutes each, plus 5 seconds a move
page-time-slow = 30 minutes each, plus 15 seconds a move
page-time-day = a day for each move
page-time-days = three days for each move
page-hints = Players may ask for hints
page-listed = Anyone can join
page-option-thief_by_back = Whoever plays the thief names the back to steal: grey, dark or red
page-option-courtesan_one_type = If the courtesan adds two tiles, both go to the same goods
page-option-open_memory = The table remembers for you: it shows all that you have seen
page-option-open_information = The table remembers for you: it shows all that has been seen
page-option-day_limit = Days until the game ends (0: no limit)
page-option-colours = Colours of the power tiles (none: left to chance)
page-option-colours-1 = red
page-option-colours-2 = blue
page-option-colours-4 = white
page-option-colours-8 = black
page-open-table = Open the table
page-waiting = The game begins when every seat is taken.
page-invited = You are invited. Sit down, and the game begins when every seat is taken.
page-free-seat = free
page-seat-mine = { $name } (you)
page-sit = Sit down
page-stand-up = Stand up
page-send-away = Send away
page-nothing-found = Nothing in the rules has “{ $words }” in it.
page-only-here = This address works on this computer only. To play with somebody on another device, start Shedet with: make play FRIENDS=1
page-carry-sure = You are { $name } in this browser.
    .help = The link was made on another device. If you follow it, you play as whoever made it, and you are no longer { $name } here. Only do that with a link of your own.
page-carry-yes = Follow the link
page-carry-no = Stay { $name }
page-send-link = Send this link to your friends, or let them scan the code:
page-copy = Copy the link
page-copied = Copied
page-qr = The link to this table as a QR code
page-level = How strong the bot is
page-seat-bot = Seat a bot

## At a table

page-hand-of = { $who ->
        [you] Your hand
       *[other] { $who }'s hand
    }
page-corruption-of = { $who ->
        [you] Your corruption
       *[other] { $who }'s corruption
    }
page-laid = Laid out
page-hand = Hand
page-you = You
page-you-small = you
page-points = points
page-and-hidden = + hidden
page-corruption = corruption
page-corruption-both = Corruption, { $who } : { $name }
page-market = Market
page-notches = Notches
page-pile = pile
page-deben = deben
page-supply = supply
page-ankh = The ankh
page-empty = empty
page-empty-notch = empty notch
page-pirogue = a pirogue, face down
page-face-down = A character, face down
page-tile = { $goods }{ $scarabs ->
        [0] { "" }
        [one] , { $scarabs } scarab
       *[other] , { $scarabs } scarabs
    }, { $line ->
        [row] row
        [column] column
        [rising] rising diagonal
        [falling] falling diagonal
       *[none] no line
    }{ $deben ->
        [yes] , with a deben
       *[no] { "" }
    }
page-line = { $line ->
        [row] Row
        [column] Column
        [rising] Rising diagonal
       *[falling] Falling diagonal
    }
page-preview = What it would do
page-if = If you do this
page-to-corruption = { $number ->
        [one] { $number } tile to your corruption
       *[other] { $number } tiles to your corruption
    }
page-ankh-turns = The ankh turns { $line ->
        [row] to its row
        [column] to its column
        [rising] to the rising diagonal
       *[falling] to the falling diagonal
    }
page-could-take = { $name } could take
page-could-take-nothing = { $name } could not take anything
page-they-could = { $skips ->
        [0] Free for your rival after that.
        [one] Your rival would have to skip { $skips } tile to take it after that.
       *[other] Your rival would have to skip { $skips } tiles to take it after that.
    }
page-sell = Sell { $goods }
page-play = Play
page-choose = Choose
page-undo = Undo
page-undo-pointing = Nothing is done yet: you can choose again.
page-undo-free = Takes back your last move.
page-undo-ask = Asks the others whether you may take back your last move. It is taken back when all agree.
page-undo-asked = You have asked, and not everybody has answered yet.
page-undo-theirs = Somebody else is asking to take a move back. That has to be answered first.
page-undo-bots = It can't be taken back any more: something new has been seen since, and bots don't agree to that.
page-undo-nothing = You have done nothing yet that could be taken back.
page-more-text = Read on
page-confirm = Confirm
page-do-done = Done
page-do-refill = Refill the market
page-do-keep = Keep the tile
page-do-trade = Trade it for a deben
page-do-alone = The goods alone
page-their-turn = { $name }'s turn
page-away = The server can't be reached. Trying again …
page-over = The game is over
page-log = Log
page-chat = Chat
page-say-something = Say something
page-no-chat = Nothing has been said yet.
page-rematch = Play again
page-look-back = Look back

## After a game

page-first = To the beginning
page-before = One step back
page-after = One step forward
page-moment = Moment of the game
page-seen-by = Seen by
page-seen-by-all = all cards face up
page-seen-by-spectator = a spectator
page-search-rules = Search the rules

## At a table, besides the game

page-menu = Leave the table
page-leave = Step away for a while
page-leave-help = If you step away, a bot takes over for you after a while. You can come back.
page-resign = Resign
page-resign-sure = You would lose this game. Are you sure?
page-you-are-away = You are away, and a bot is playing for you.
page-return = I'm back
page-wants-back = { $name } would like to take back a move.
page-asked-back = You have asked the others whether you may take it back.
page-never-mind = Never mind
page-agree = Agree
page-disagree = Disagree
page-hint = Hint
page-bot = a bot
page-looking = Looking for the best move …
page-chance = Your chance of winning: { $chance } %.
page-hinted = This is the hint.
page-why = Why?
page-unseen = Unseen
page-unseen-title = Still unseen
page-unseen-help = Everything you can't see: still to be drawn, set aside, or held by the others.
page-unseen-scarabs = with scarabs
page-unseen-plain = without
page-unseen-with-deben = with a deben
page-unseen-deben = Deben
page-unseen-starting = starting
page-unseen-all = in all
page-unseen-character = Characters
page-unseen-pirogue = Pirogues
page-unseen-token = Event tokens
page-unseen-none = none
page-days-left = { $days } d { $hours } h

## After the game

page-putting-away = The game is being saved …
page-last = To the end
page-more = Play again, save, share
page-copy-past = Copy the link to this moment
page-save-record = Save the record
page-count = Points
page-total = Total
page-chances = Chances
page-chances-over = Chance of winning over the course of the game, in per cent
page-analysing = Finding out what decided it …
page-move = Move { $number }: { $name }
page-played = Played:
page-better = Better:
page-show-better = Show it on the table
page-forced = There was nothing else to do.
page-nothing-better = Nothing clearly better was found.
page-not-looked-at = This decision was not looked at.
page-not-looked-at-yet = This decision has not been looked at yet.
page-all-weighed = What else you could do
page-next-mark = Next marked move
page-mark-blunder = Blunder
page-mark-mistake = Mistake
page-mark-inaccuracy = Inaccuracy
page-marks-blunder = Blunders
page-marks-mistake = Mistakes
page-marks-inaccuracy = Inaccuracies
page-term-decision = decision
page-term-others = another player's decision
page-term-chance = chance
page-term-reveal = what came to light
page-decisions = Decisions
page-beginning = The game begins.
page-accuracy = Accuracy
page-came-from = Where the chances came from
page-even = Even share
page-from-luck = Luck
page-from-deal = the deal
page-from-chance = chance
page-from-reveal = what came to light
page-from-decision = Own decisions
page-from-others = Others' decisions
page-result = Result
page-luck-later = Decisions and luck are shown once every moment has been judged.
page-what-it-means = What the numbers mean
page-means-chance = A chance says how likely a player is to win, given what they knew at that moment, if everybody plays on as well as a quick search can. The pale band shows how far off it may be.
page-means-accuracy = Accuracy is 100 if every decision was the best one, given what the player knew. A loss is marked only if it is clearly no accident: from 2, 5 and 10 per cent up.
page-means-luck = Luck is the deal, what was drawn, how secret choices turned out, and what came to light.
page-means-decision = Own decisions are what a player's choices lost compared with the best ones; others' decisions are what theirs brought.

## Sobek

page-card = { $goods }{ $scarabs ->
        [0] { "" }
        [one] , { $scarabs } scarab
       *[other] , { $scarabs } scarabs
    }
page-back = { $back ->
        [green] green back
        [beige] beige back
       *[orange] orange back
    }
page-scarabs = scarabs
page-quays = The queue on the quays
page-quay = Quay { $number }: { $card }
page-price = { $number ->
        [0] Free.
        [one] Costs { $number } card of corruption.
       *[other] Costs { $number } cards of corruption.
    }
page-left-for = { $skips ->
        [0] Free for the next player after that.
        [one] The next player would have to skip { $skips } card to take it after that.
       *[other] The next player would have to skip { $skips } cards to take it after that.
    }
page-track = The score track
page-marker = { $name }: { $number }
page-marker-moved = { $name } would move to { $number }
page-marker-stands = If the round ended after this, { $name } would stand on { $number }
page-marker-falls = … and fall back to { $number } as the most corrupt
page-round = Round
page-of-rounds = of 3
page-delivery = Delivery
page-deck = Deck
page-tokens = Event tokens
page-token-down = an event token, face down
page-on-the-table = Also on the table
page-more-on-table = Tokens, corruption, log and chat
page-no-set = No set on the table yet
page-took = Taken from the quays since your last turn
page-maybe = May be here
page-choose-player = Choose { $name }
page-steal-back = Steal a { $back } card from { $name }
page-set = Set
page-play-set = Play a set of { $goods }
page-cards-to-corruption = { $number ->
        [one] { $number } card to your corruption
       *[other] { $number } cards to your corruption
    }
page-cards-leave = { $number ->
        [one] { $number } card leaves your corruption
       *[other] { $number } cards leave your corruption
    }
page-chooses-from = Then { $name } chooses from
page-queue-empty = Then the queue is empty

## What is in one's hands, and what happened before

page-hand-keys = Press Shift and an arrow key to move it within your hand.
page-hand-order = Your hand stays in this order.
page-sort = Sort the hand
page-since = Since your last turn
page-before-now = What happened before
page-to-game = Back to the game
page-show-moment = Show this moment
page-help = What is this?
page-rule = Rule { $rule }
page-next-thing = Next thing on the table
page-thing-before = Previous thing on the table
page-not-now = Not possible now

## Any game, in words

page-yes = yes
page-no = no
page-otherwise = Or
page-not-this = Not { $thing }
page-search-choices = Search what you can do
page-more-choices = { $number } options
page-none-found = Nothing to choose matches that.
page-nothing-to-choose = There is nothing to choose right now.
page-empty-places = Nobody there
page-the-table = The table
