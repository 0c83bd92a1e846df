# Sobek: 2 Players, in English. $who is "you", or somebody's name.

## What is in the box

goods-wheat = wheat
goods-cattle = cattle
goods-fish = fish
goods-ebony = ebony
goods-marble = marble
goods-ivory = ivory
goods-statue = statue

# As it is written: wheat1/, wheat0/d with a deben on it, wheat0/s a starting tile.
tile = { $goods }{ $scarabs }{ $line }{ $mark ->
        [deben] d
        [starting] s
       *[goods] { "" }
    }
tile-statue = statue{ $line }
tiles-starting = { $number ->
        [one] a starting tile
       *[other] { $number } starting tiles
    }
tiles-goods = { $number ->
        [one] a goods tile
       *[other] { $number } goods tiles
    }
tiles-character = { $number ->
        [one] a character tile
       *[other] { $number } character tiles
    }
hidden-character = a character

character-queen = queen
    .the = the queen
    .does = draw 3 tiles from the pile
    .rule = P-CHAR-3
character-vizier = vizier
    .the = the vizier
    .does = look at the opponent's corruption board and take a tile from it
    .rule = P-CHAR-4
character-cattle-scribe = cattle-scribe
    .spoken = cattle scribe
    .the = the cattle scribe
    .does = an opponent with more than 6 tiles discards down to 6
    .rule = P-CHAR-8
character-fish-scribe = fish-scribe
    .spoken = fish scribe
    .the = the fish scribe
    .does = an opponent with more than 6 tiles discards down to 6
    .rule = P-CHAR-8
character-thief = thief
    .the = the thief
    .does = steal a random tile from the opponent's hand
    .rule = P-CHAR-5
character-merchant = merchant
    .the = the merchant
    .does = take any tile from the market, without corruption
    .rule = P-CHAR-7
character-courtesan = courtesan
    .the = the courtesan
    .does = add one or two tiles to goods you have sold
    .rule = P-CHAR-6
character-high-priest = high-priest
    .spoken = high priest
    .the = the high priest
    .does = remove all tiles of one type from your corruption board
    .rule = P-CHAR-9
character-high-priestess = high-priestess
    .spoken = high priestess
    .the = the high priestess
    .does = remove all tiles of one type from your corruption board
    .rule = P-CHAR-9
character-architect = architect
    .the = the architect
    .does = draw 3 pirogues from the supply and use one
    .rule = P-CHAR-2
character-sold-as = { $character }({ NAME($goods) ->
        [goods-statue] joker
       *[other] { $goods }
    })

pirogue-pyramid = pyramid
    .does = another turn, in which you may turn the ankh
    .rule = P-PIR-1
pirogue-seven = seven
    .does = 7 points
    .rule = P-PIR-2
pirogue-two-and-deben = two-and-deben
    .does = 2 points and a deben
    .rule = P-PIR-3
pirogue-eye = eye
    .does = draw 2 deben and keep one
    .rule = P-PIR-4
pirogue-finger = finger
    .does = choose what the opponent takes next
    .rule = P-PIR-5
pirogue-harvest = harvest
    .does = 2 more scarabs for wheat, cattle or fish you have sold
    .rule = P-PIR-6
pirogue-mummy = mummy
    .does = take all tiles of your corruption board into your hand
    .rule = P-PIR-7
pirogue-cobra1 = cobra1
    .does = 1 more corruption for the opponent
    .rule = P-PIR-8
pirogue-cobra2 = cobra2
    .does = 2 more corruption for the opponent
    .rule = P-PIR-8

deben = a deben of { $value }
deben-face-down = { $number ->
        [one] a deben
       *[other] { $number } deben
    }

## Places

place-hand = { $who ->
        [you] your hand
       *[other] { $who }'s hand
    }
place-corruption = { $who ->
        [you] your corruption
       *[other] { $who }'s corruption
    }
place-deben = { $who ->
        [you] your deben
       *[other] { $who }'s deben
    }
place-box = the box
place-pile = the pile
place-bag = the bag
place-notches = the notches
place-supply = the supply
place-drawn = the drawn pirogues

## What you are asked

ask-choose-action = Your turn: take a tile, sell a set or play a character.
ask-choose-centre-tile = Take one of the four tiles in the centre.
ask-choose-pyramid-action = Your extra turn: you may turn the ankh before you take a tile.
ask-take-named-tile = The finger points here: you have to take this tile.
ask-choose-orientation = You took a character: turn the ankh any way you like.
ask-keep-or-trade = There is a deben on this tile: keep the tile, or trade it for a deben?
ask-choose-set = Lay out the tiles of your sale.
ask-choose-pirogue = Look at the pirogues in the notches and choose one.
ask-choose-shown-pirogue = The architect drew these pirogues: choose one.
ask-choose-deben = Keep one of the two deben.
ask-name-tile = Name the tile that your opponent must take.
ask-choose-harvest = Which of your goods does the harvest go with?
ask-choose-claim = Take a tile from your opponent's corruption board.
ask-choose-theft = What do you steal from your opponent's hand?
ask-choose-laying = Add one or two tiles to your goods.
ask-choose-market-tile = Take any tile from the market.
ask-choose-discard = The scribe: discard down to six tiles.
ask-choose-purge = Clear one kind of tile from your corruption board.

## What an answer would do

gap = { "  " }
then = { "; " }
does-corrupt = corruption +{ $number }
does-cost-nothing = free
does-turn-ankh = then you turn the ankh
does-open = opens { $tiles }
does-open-nothing = opens nothing
does-leave = they get { $tiles }
reached = { $skips ->
        [0] { $tile }
       *[other] { $tile } +{ $skips }
    }
does-score = { $number ->
        [one] +{ $number } point
       *[other] +{ $number } points
    }
does-score-up-to = { $number ->
        [one] up to { $number } point
       *[other] up to { $number } points
    }
does-sell = { " " }for { $tiles }{ $notches ->
        [0] ; no pirogues are left
       *[other] { "" }
    }
does-refill = there is no tile on the line: fill the market, then take a tile from the centre
does-finish = that is all
does-keep = keep the tile in your hand
does-trade = box it and draw a deben (3 to 9 points; { $bag } in the bag)
does-steal-goods = a random goods tile
does-steal-character = a random character
does-steal-starting = a random starting tile

## What happened

tell-fill = { $number } tiles fill the market.
tell-skip = { $who ->
        [you] You skip
       *[other] { $who } skips
    } { $tiles }: corruption +{ $number }.
tell-take = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $tiles } from { $field }.
tell-lay = { $who ->
        [you] You lay
       *[other] { $who } lays
    } out { $tiles }.
tell-box = { $tiles } from { $place } { $number ->
        [one] is
       *[other] are
    } boxed.
tell-draw = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $tiles }.
tell-discard = { $who ->
        [you] You put { $tiles } from your hand on your
       *[other] { $who } puts { $tiles } from their hand on their
    } corruption board.
tell-get = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $tiles } from { $place }.
tell-deben-return = { $who ->
        [you] You put
       *[other] { $who } puts
    } { $deben } back.
tell-deben-draw = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $deben }.
tell-deben-keep = { $who ->
        [you] You keep
       *[other] { $who } keeps
    } { $deben }.
seen-tiles = { $number } × { $tile }
tell-see = { $who ->
        [you] You see
       *[other] { $who } sees
    }: { $things }.
tell-reveal = { $who ->
        [you] You show
       *[other] { $who } shows
    } the pirogue { $pirogue }: { $does }.
tell-ankh = The ankh stands on { $field } and points along { $line }
tell-none = There is no { $goods } in { $place }.
tell-look = { $who ->
        [you] You look
       *[other] { $who } looks
    } through { $place }.
tell-refill = { $who ->
        [you] You have
       *[other] { $who } has
    } the market refilled.
tell-sell = { $who ->
        [you] You sell
       *[other] { $who } sells
    } { $goods }.
tell-play = { $who ->
        [you] You play
       *[other] { $who } plays
    } the { $character }.
tell-name = { $who ->
        [you] You point
       *[other] { $who } points
    } the finger at { $field }.
tell-harvest = { $who ->
        [you] You lay
       *[other] { $who } lays
    } the harvest with { $goods }.
tell-no-effect = It has no effect.
tell-end = { $who ->
        [you] There is nothing more you can do
       *[other] There is nothing more { $who } can do
    }: the game ends.
tell-corruption = { $who ->
        [you] You have
       *[other] { $who } has
    } corruption { $number }.
tell-score = { $who ->
        [you] You score
       *[other] { $who } scores
    } { $number }.

## The end

end-goods = goods { $difference }
end-pirogues = pirogues { $difference }
end-deben = deben { $difference }
end-points = { $points } points against { $others }: { $apart }.
end-tie = { $points } points each; less corruption decides: { $corruption } against { $others }.
end-shared = { $points } points and { $corruption } corruption each.

## The board in the terminal

# In a field of eight letters.
short-wheat = wheat
short-cattle = cattle
short-fish = fish
short-ebony = ebony
short-marble = marble
short-ivory = ivory
short-statue = statue
short-queen = queen
short-vizier = vizier
short-cattle-scribe = c-scribe
short-fish-scribe = f-scribe
short-thief = thief
short-merchant = merchant
short-courtesan = courtes.
short-high-priest = priest
short-high-priestess = priestss
short-architect = archit.

label-pile = pile
label-bag = bag
label-notches = notches
label-supply = supply
label-in-the-notches = in the notches
label-you = You
label-hand = hand
label-corruption = corruption
label-laid-out = laid out
label-deben = deben
label-pirogues = pirogues
label-face-down = face down
label-none = none
label-nothing-yet = nothing yet
label-nothing-known = nothing is known about what is hidden
label-surely-in = surely in { $place }
label-starting = { $number } starting
label-goods = { $number } goods
label-character = { $number ->
        [one] { $number } character
       *[other] { $number } characters
    }
label-own-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
label-open-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } + { $deben } deben
label-final-scores = Final scores
label-points = points
label-deben-drawn = deben drawn for it

help =
    The board
      wheat       a tile: its goods, its scarabs (*), $ for a deben on it, and the
      {"*"}   +1 /    line it points along: - | / or \
      wheat1/     the same tile where there is little room
      {"["} ]  +1     you may take it, and would skip this many tiles
      ‹ ›         it lies on the ankh's line
      < ? >       a character, face down

    The notation
      wheat1/     wheat with 1 scarab that points along / (wheat0/s: a starting
                  tile, wheat0/d: with a deben)
      5,2         a field, column,row: the last column, the third row
      sell wheat wheat1- wheat1| merchant     a whole sale in one line

    A turn is one of three things
      take        a tile on the ankh's line. What you skip goes to your corruption
                  board. The ankh moves there and points as the tile says, and
                  your opponent continues from there.
      sell        three or more tiles of one type, then choose a pirogue. At the
                  end each type scores its tiles times its scarabs.
      play        a character, for its effect.

    At the end the less corrupt player draws a deben (3 to 9 points), and another
    for every three tiles of difference. What you still hold counts as corruption.

## Why an answer is not possible

refuse-no-tile = There is no tile on { $field }.
refuse-no-line = { $field } lies on none of the four lines through the ankh.
refuse-other-line = { $field } does not lie on the ankh's line, which goes through { $ankh } along { $line }.
refuse-small-sale = A sale takes at least three tiles, and you have laid out { $laid }.
refuse-few-tiles = A sale takes at least three tiles, and you have { $number ->
        [0] no tiles
        [one] 1 tile
       *[other] { $number } tiles
    } to sell as { $goods }.
refuse-jokers-only = The first sale of { $goods } needs a tile that is { $goods } itself, and you only have jokers.
refuse-joker-first = The first sale of { $goods } begins with a tile that is { $goods } itself.
refuse-not-in-hand = You have no { $tile } in your hand.
refuse-other-goods = { $tile } does not count as { $goods }.
refuse-order = Tiles are laid out in the order of the list, at least three; a line such as '{ $line }' takes them in any order.
refuse-no-laying = The courtesan adds at least one tile.
refuse-empty-pile = The pile is empty, so there is nothing to refill the market with.
refuse-refill = The market is refilled only when no tile lies on the ankh's line.
refuse-no-character = You do not have the { $character } in your hand.
refuse-finger = Your opponent's finger makes you take the tile on { $field }.
refuse-centre = While the ankh is off the board you have to take a tile from the centre.

## Why an answer is good: what is done

reason-take = takes { $tile }
reason-take-named = takes { $tile }, as the finger tells { $who } to
reason-refill = refills the market with { number-word } new { $number ->
        [one] tile
       *[other] tiles
    } and lets { $who } take one from the centre
reason-turn-ankh = turns the ankh to the { $line ->
        [row] row
        [column] column
        [rising] rising diagonal
       *[falling] falling diagonal
    }
reason-keep = keeps the { $goods }
reason-trade = draws one of the { number-word } deben in the bag (3 to 9 points)
reason-sell = sells { number-word } { $goods } for { points }
reason-lay-out = lays { $tile } out for sale
reason-end-sale = ends the sale with { number-word } { $goods }
reason-lay-with = lays { $tile } with { whose } { $goods }
reason-add-no-second = adds no second tile and keeps { reason-tiles } in hand
reason-play = plays { $character }
reason-play-in-vain = plays { $character }, which does nothing now
reason-claim = takes { $tile } from the opponent's corruption board
reason-steal-goods = takes goods from the opponent's hand, which may carry scarabs or complete a set of { $who ->
        [you] yours
       *[other] { $who }'s
    }
reason-steal-character = takes { $number ->
        [one] the opponent's only character
       *[other] one of the opponent's { number-word } characters
    }, to play or to sell
reason-steal-starting = takes { $number ->
        [one] the opponent's only starting tile
       *[other] one of the opponent's { number-word } starting tiles
    }, which has no scarabs
reason-discard = puts { $tile } on { whose } corruption board
reason-reveal-seven = reveals the pirogue with 7 points, which are certain
reason-reveal-two-and-deben = reveals the pirogue with 2 points { $bag ->
        [0] though the bag has no deben left
       *[other] and draws a deben of 3 to 9
    }
reason-reveal-eye = reveals the eye, which keeps the better of two deben
reason-reveal-eye-in-vain = reveals the eye in vain
reason-reveal-pyramid = reveals the pyramid, which gives { $who } another turn with the ankh turned any way { who-likes }
reason-reveal-finger = reveals the finger, which lets { $who } say what the opponent takes next
reason-reveal-harvest = reveals the harvest for up to { points } on goods { who-has } sold
reason-reveal-harvest-in-vain = reveals the harvest, which needs wheat, cattle or fish that { who-has } sold
reason-reveal-mummy = reveals the mummy, which brings { reason-tiles } from { whose } corruption board to { whose } hand
reason-reveal-cobra = reveals a cobra that counts as { $more } more corruption for the opponent; { $who ->
        [you] you hold
       *[other] { $who } holds
    } { reason-tiles } of corruption, they { $theirs }
reason-keep-one-deben = keeps the deben of { points } and returns the one of { $other }
reason-keep-deben = keeps a deben of { points }
reason-name = makes the opponent take { $tile }
reason-lay-harvest = lays the harvest with { whose } { $goods }: two more scarabs on { reason-tiles } are { points }

## Why an answer is good: what speaks for it, and what against it

reason-gives-character = gives { $who } a character to play or sell
reason-not-in-time = may not sell it in time
reason-makes-set = makes { number-word } { $goods } in hand ({ points } when sold)
reason-completes-set = completes a set with a joker ({ points } when sold)
reason-goes-with-sold = goes with the { $goods } { who-has } sold
reason-makes-two = makes two of the three { $goods } of a set
reason-begins-set = begins a set of { $goods }
reason-joins-any-set = joins any set
reason-joins-any-set-such-as = joins any set such as { whose } { $goods }
reason-may-be-traded = may be traded for a deben
reason-keeps-from-opponent = keeps it from the opponent, who has sold { $goods }
reason-corrupts = sends { reason-tiles } to { whose } corruption board
reason-lets-turn-ankh = lets { $who } turn the ankh any way { who-likes }
reason-leaves-nothing = leaves an empty line
reason-leaves-refill = leaves an empty line, so that the opponent may refill
reason-leaves-at-best = leaves a line of { reason-tiles } with { $tile } at best
reason-leaves = leaves a line with { $tiles }
reason-gives-up = gives up { $tile }
reason-uses-up-jokers = uses up { reason-jokers }
reason-uses-up-joker = uses up a joker
reason-makes-sure = makes sure of them before the market runs out
reason-last-pirogue = brings { $who } the last pirogue in the notches
reason-choice-of-pirogues = lets { $who } choose one of { reason-pirogues }
reason-adds-to-goods = adds { points } to { whose } { $goods }
reason-adds = adds { points }
reason-nearer-to-three = brings the set nearer to three tiles
reason-missing-elsewhere = makes it unavailable for other sets
reason-gives-up-effect = gives up its effect
reason-gives-up-joker = gives up a joker
reason-gives-up-goods = gives up a tile of { $goods }
reason-keeps-for-others = keeps { reason-tiles } for other sales or effects
reason-architect = shows { $who } { reason-pirogues } to choose one from
reason-queen = draws { reason-tiles }
reason-vizier = takes the best of { reason-tiles } from the opponent's corruption
reason-thief = takes one of the opponent's { reason-tiles } at random
reason-courtesan = lays up to two tiles with goods { who-has } sold
reason-merchant = takes { $tile } from anywhere in the market
reason-scribe = sends { reason-tiles } of the opponent's hand to corruption
reason-clears = clears { NAME($goods) ->
        [goods-statue] { reason-jokers }
       *[other] { number-word } { $goods }
    } from { whose } corruption board
reason-leaves-there = leaves { reason-tiles } there
reason-keeps-sets = keeps the sets { who-has } begun
reason-still-keeps = still keeps { number-word } { $goods } to sell
reason-keeps-only = keeps only { number-word } { $goods }
reason-corrupts-them = sends { reason-tiles } to their corruption board
reason-keeps-them-from = keeps them from { $tile }
reason-gives-them-the-best = gives them the best tile on the line

who-likes = { $who ->
        [you] you like
       *[other] { $who } likes
    }

## Tiles as one speaks of them

reason-tile = { $scarabs ->
        [0] plain { $goods }
        [one] { $goods } with a scarab
       *[other] { $goods } with { $scarabs } scarabs
    }
reason-tile-with-deben = { $goods } with a deben
reason-statue = a statue
reason-unseen-character = an unseen character
reason-character = the { FORM($character, form: "spoken") }
reason-last-in-market = the last { $goods } in the market
reason-several = { NAME($tile) ->
        [reason-statue] { $number ->
            [one] a statue
           *[other] { number-word } statues
        }
        [reason-unseen-character] { $number ->
            [one] an unseen character
           *[other] { number-word } unseen characters
        }
       *[other] { number-word } { $tile }
    }
reason-tiles = { number-word } { $number ->
        [one] tile
       *[other] tiles
    }
reason-jokers = { number-word } { $number ->
        [one] joker
       *[other] jokers
    }
reason-pirogues = { number-word } { $number ->
        [one] pirogue
       *[other] pirogues
    }
