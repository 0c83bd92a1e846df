# Sobek, in English. $who is "you", or somebody's name.

## What is in the box

goods-ivory = ivory
goods-ebony = ebony
goods-marble = marble
goods-cattle = cattle
goods-fish = fish
goods-wheat = wheat
goods-amulet = amulet

# As it is written: wheat1 with a scarab, wheat0 without one, wheat0s a starting card.
card = { $goods }{ $scarabs }{ $back ->
        [green] s
       *[beige] { "" }
    }
card-amulet = amulet
# No spaces: a line must not break there.
cards = { $number ->
        [1] { $card }
       *[other] { $number }×{ $card }
    }
cards-green = { $number ->
        [one] a green card
       *[other] { $number } green cards
    }
cards-beige = { $number ->
        [one] a beige card
       *[other] { $number } beige cards
    }
cards-orange = { $number ->
        [one] an orange card
       *[other] { $number } orange cards
    }
hidden-characters = { $number ->
        [one] a character
       *[other] { $number } characters
    }

character-queen = queen
    .does = draw 3 cards from the deck
    .rule = S-CHAR-2
character-high-priest = high-priest
    .spoken = high priest
    .does = clear one type from your corruption pile
    .rule = S-CHAR-3
character-high-priestess = high-priestess
    .spoken = high priestess
    .does = clear one type from your corruption pile
    .rule = S-CHAR-3
character-vizier = vizier
    .does = look through an opponent's corruption pile and take a card from it
    .rule = S-CHAR-6
character-cattle-scribe = cattle-scribe
    .spoken = cattle scribe
    .does = opponents with more than 6 cards discard down to 6
    .rule = S-CHAR-5
character-fish-scribe = fish-scribe
    .spoken = fish scribe
    .does = opponents with more than 6 cards discard down to 6
    .rule = S-CHAR-5
character-thief = thief
    .does = steal a random card from an opponent's hand
    .rule = S-CHAR-4
character-merchant = merchant
    .does = take any card from the queue, without corruption
    .rule = S-CHAR-8
character-courtesan = courtesan
    .does = add one or two cards to one of your sets
    .rule = S-CHAR-7
character-counts-as = { $character }({ $goods })

token-guild-ankh = guild-ankh
    .title = guild of the ankh
    .does = you move ahead to the next ankh, and an opponent moves back to the previous one
    .rule = S-EV-1
token-guild-eye = guild-eye
    .title = guild of the eye
    .does = you move ahead to the next eye, and an opponent moves back to the previous one
    .rule = S-EV-1
token-guild-feather = guild-feather
    .title = guild of the feather
    .does = you move ahead to the next feather, and an opponent moves back to the previous one
    .rule = S-EV-1
token-guild-lotus = guild-lotus
    .title = guild of the lotus
    .does = you move ahead to the next lotus, and an opponent moves back to the previous one
    .rule = S-EV-1
token-flood = flood
    .does = another turn
    .rule = S-EV-2
token-curse = curse
    .does = 2 more corruption for an opponent
    .rule = S-EV-3
token-prosperity = prosperity
    .does = 2 more scarabs for a set of wheat, fish or cattle
    .rule = S-EV-4
token-embalming = embalming
    .does = take all cards of your corruption pile into your hand
    .rule = S-EV-5
token-deceit = deceit
    .does = a point for each card in your corruption pile; everybody learns how many
    .rule = S-EV-6
tokens = { $number ->
        [1] { $token }
       *[other] { $number }×{ $token }
    }

# The symbols of the score track, and their signs in the picture of it.
glyph-numeral = numeral
    .sign = #
glyph-ankh = ankh
    .sign = a
glyph-eye = eye
    .sign = e
glyph-feather = feather
    .sign = f
glyph-lotus = lotus
    .sign = l

# A set is called by its goods, but for the one that began as amulets; that may have taken a type since.
set-amulets = amulets
set-amulets-as = amulets ({ $goods })
# A ^ for each prosperity.
set-laid = { $set }{ $prosperities ->
        [0] { "" }
        [1] ^
       *[other] ^^
    } { $cards } × { $scarabs } = { $points }

## Places

place-hand = { $who ->
        [you] your hand
       *[other] { $who }'s hand
    }
place-corruption = { $who ->
        [you] your corruption pile
       *[other] { $who }'s corruption pile
    }
place-tokens = the tokens

## What you are asked

ask-choose-action = Your turn: take a card, play a set or play a character.
ask-choose-set = Lay out the cards of your set: three or more.
ask-choose-token = Look at the tokens and use one.
ask-choose-guild-victim = The guild: whose marker moves back?
ask-choose-cursed = The curse: whom do you curse?
ask-choose-prosperous = Prosperity: which of your sets gets 2 more scarabs?
ask-choose-purge = Clear one type from your corruption pile.
ask-choose-theft = What do you steal, and from whom?
ask-choose-discards = The scribe: discard down to six cards.
ask-choose-pile = The vizier: whose corruption pile do you look through?
ask-choose-claim = Take a card from this corruption pile.
ask-choose-growing-set = The courtesan: which of your sets do you add to?
ask-choose-addition = Add one or two cards to the set.
ask-choose-queue-card = The merchant: take any card from the queue.
ask-choose-horizontal = The round is over: lay out horizontal sets from your hand.
ask-name-starter = You have the fewest points: who starts the round?

## What an answer would do

gap = { "  " }
then = { "; " }
does-corrupt = corruption +{ $number }
does-cost-nothing = free
does-empty-the-queue = empties the queue
opens = opens { $cards }
does-score = { $number ->
        [one] +{ $number } point
       *[other] +{ $number } points
    }
does-score-up-to = { $number ->
        [one] up to +{ $number } point
       *[other] up to +{ $number } points
    }
does-play-set = { " " }for { $cards }{ $tokens ->
        [0] ; no tokens are left
       *[other] { "" }
    }
does-lay-horizontally = scores only its scarabs
does-advance = { " " }({ $before } → { $after })
does-fall-back = { $before } → { $after }
does-name = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $laid } laid out
does-name-yourself = yourself, { does-name }
does-purge = discards { $cards }
does-purge-nothing = discards nothing
does-steal = a random one
does-steal-nothing = an empty hand: nothing
does-finish = that is all

## What happened

tell-skip = { $who ->
        [you] You skip
       *[other] { $who } skips
    } { $cards }: corruption +{ $number }.
tell-take = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $cards }.
tell-draw = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $cards }.
tell-lay = { $who ->
        [you] You lay
       *[other] { $who } lays
    } out { $cards }.
tell-lay-horizontally = { $who ->
        [you] You lay
       *[other] { $who } lays
    } out { $cards }, horizontally.
tell-purge = { $who ->
        [you] You discard { $cards } from your
       *[other] { $who } discards { $cards } from their
    } corruption pile.
tell-discard = { $who ->
        [you] You put { $cards } from your hand under your
       *[other] { $who } puts { $cards } from their hand under their
    } corruption tile.
tell-embalm = { $who ->
        [you] You take { $cards } from your
       *[other] { $who } takes { $cards } from their
    } corruption pile.
tell-get = { $who ->
        [you] You get
       *[other] { $who } gets
    } { $cards } from { $place }.
tell-see = { $who ->
        [you] You see
       *[other] { $who } sees
    }: { $cards }.
tell-see-tokens = The tokens are: { $tokens }.
tell-none = There is no { $goods } in { $place }.
tell-none-but-characters = There is no { $goods } (apart from characters) in { $place }.
tell-use = { $who ->
        [you] You use
       *[other] { $who } uses
    } { $token }.
tell-look = { $who ->
        [you] You look
       *[other] { $who } looks
    } through { $place }.
tell-play-set = { $who ->
        [you] You play
       *[other] { $who } plays
    } a set of { $set }.
tell-play = { $who ->
        [you] You play
       *[other] { $who } plays
    } the { $character }.
tell-curse = { $who ->
        [you] You lay
       *[other] { $who } lays
    } a curse on { $whom }.
tell-prosper = { $who ->
        [you] Your
       *[other] { $who }'s
    } set of { $set } prospers: 2 more scarabs.
tell-move = { $who ->
        [you] Your marker
       *[other] { $who }'s marker
    } moves to { $number }.
tell-no-effect = It has no effect.
tell-chosen = { $who ->
        [you] You have
       *[other] { $who } has
    } chosen.
tell-delivery = { $number ->
        [one] { $number } card arrives
       *[other] { $number } cards arrive
    } at the quays.
tell-round-ends = Round { $number } is over.
tell-count = { $who ->
        [you] You have
       *[other] { $who } has
    } corruption { $number }, with { $scarabs ->
        [one] { $scarabs } scarab
       *[other] { $scarabs } scarabs
    }.
tell-score = { $who ->
        [you] You score
       *[other] { $who } scores
    } { $number } this round.
tell-penalty = { $who ->
        [you] You fall
       *[other] { $who } falls
    } back to { $number } as the most corrupt.
tell-round-begins = Round { $number } begins.
tell-starter = { $who ->
        [you] You begin.
       *[other] { $who } begins.
    }
tell-end = The game ends.

## How it ended

end-points = { $number }
end-won = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } against { $against }.
end-tie = { $number ->
        [one] { $number } point each
       *[other] { $number } points each
    }{ $others ->
        [0] { "" }
       *[other] { " " }against { $against }
    }: the most points win, and nothing breaks the tie.
end-lead = Where the lead over { $who } comes from: { $sources }.
end-source = { $source } { $difference }
end-early = The game ended early: more than { $number } points.

## What stands on the board

# In a field of six letters.
short-ivory = ivory
short-ebony = ebony
short-marble = marble
short-cattle = cattle
short-fish = fish
short-wheat = wheat
short-amulet = amulet
short-queen = queen
short-high-priest = priest
short-high-priestess = prtess
short-vizier = vizier
short-cattle-scribe = c-scr.
short-fish-scribe = f-scr.
short-thief = thief
short-merchant = merch.
short-courtesan = court.

# The queue, and what lies beside it.
label-empty-quays = the quays are empty
label-free = free
label-price = +{ $number }
label-round-of = round { $number } of { $rounds }
label-deck = deck { $number }
label-characters-in-deck = ({ $number ->
        [one] { $number } character
       *[other] { $number } characters
    })
label-token-pile = tokens { $number }
label-known-tokens = ({ $tokens })
label-used = used { $token }
label-discards = discards
label-none = none

# The players.
label-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
label-points-and-laid = { label-points }, { $laid } more laid out
label-points-on = { label-points } ({ $glyph })
label-laid = +{ $number } laid out
label-hand = hand
label-hand-of = hand { $number }: { $backs }
label-corruption = corruption
label-corruption-of = corruption { $number }
label-backs-green = { $number } green
label-backs-beige = { $number } beige
label-backs-orange = { $number } orange
label-curses = { $number ->
        [one] { $number } curse
       *[other] { $number } curses
    } (+{ $cards })
label-sets = sets
label-no-sets = none yet
label-horizontal = horizontal
label-of-goods = { $number } { $goods }
label-round = round { $number }
label-you = You
label-score-and-laid = { $points } + { $laid }

# What a perfect memory knows of hidden places.
label-memory = what is known (in brackets: what may be there)
label-memory-hand = { $who }'s hand
label-memory-corruption = { $who }'s corruption
label-memory-undrawn = undrawn
label-may-be = ({ $cards })

# The final scores.
label-final-scores = Final scores
label-round-sets = round { $number }: sets
label-horizontal-sets = horizontal sets
label-tokens = tokens
label-penalty = penalty
label-penalty-for-corruption = penalty (corruption)
label-after-round = after round { $number }
label-total = points

help =
    The board
      {"["}wheat ]    a card of the queue, from the front: its goods, its scarabs (*)
      {"["}*     ]    and what taking it costs: nothing, or so many cards of corruption.
         +1       Brackets: you may take it.
      {"["}< ?  >]    a character, face down
      #aefl#flae  the score track: a ankh, e eye, f feather, l lotus, # numeral;
                  the letters above it are the players' markers

    The notation
      ivory3      ivory with 3 scarabs (ivory0s: a starting card)
      take 3      the third card from the front; the first two corrupt you
      set wheat wheat1 wheat1 merchant     a whole set in one line

    A turn is one of three things
      take        one of the first four cards. What you skip goes under your
                  corruption tile.
      set         three or more cards of one type (amulets are jokers); then use one
                  of the tokens. At the end of the round it scores its cards times
                  its scarabs.
      play        a character, for its effect.

    When the queue and the deck are empty, the round is over. Sets laid then score
    their scarabs only; what you still hold corrupts you. The most corrupt player
    moves back on the track, once for every ten points scored in the round: to the
    previous space with the same symbol. After three rounds, the most points win.

## Why an answer is not possible

refuse-end-of-queue = The last card of the queue is number { $last }.
refuse-first-four = Only the first four cards of the queue may be taken.
refuse-short-queue = There { $number ->
        [0] are no cards
        [one] is only 1 card
       *[other] are only { $number } cards
    } left in the queue.
refuse-no-character = You do not have the { $character } in your hand.
refuse-round-over = The round is over: sets can still be laid out, but characters can no longer be played.
refuse-small-set = A set takes at least three cards, and you have laid out { $laid }.
refuse-no-addition = The courtesan adds at least one card.
refuse-three-at-once = At least three cards join a set at once, and you do not have three that fit this one.
refuse-few-amulets = A set of amulets alone takes at least three, and you have { $number ->
        [0] none
       *[other] { $number }
    }.
refuse-few-cards = A set takes at least three cards, and you have { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    } for { $set }.
refuse-amulets-begin = Amulets alone do not begin a set of { $set }; lay them as 'set amulets'.
refuse-began-as-amulets = Your { $set } is the set that began as amulets; add to it as 'set amulets'.
refuse-finish-first = First finish the set you are laying out.
refuse-set-first = First say which set you are laying out, as in 'set wheat'.
refuse-amulets-alone = Amulets alone do not make a set of { $set }; lay them as 'set amulets'.
refuse-not-in-hand = You have no { $card } in your hand.
refuse-does-not-fit = { $card } does not fit the set '{ $set }'.
refuse-order = Cards are laid out in the order of the list, at least three; a line such as '{ $line }' takes them in any order.

## Why an answer is good: what is done. $whom is another player.

reason-take = takes { $card }
reason-play-set = plays a set of { number-word } { $set } for { points }
reason-lay = lays { $card }
reason-end-set = ends the set
reason-prosper = makes { whose } { $set } prosper: two more scarabs on { reason-cards } are { points }
reason-grow = adds to { whose } { $set }, for { points } with the best card in { whose } hand
reason-add-no-second = adds no second card and keeps { reason-cards } in hand
reason-lay-horizontally = lays { number-word } { $goods } for { points }, so that they do not corrupt { $who }
reason-lay-amulets-horizontally = lays amulets alone, which score nothing but do not corrupt { $who } either
reason-lay-card-horizontally = lays { $card } for { points }, so that it does not corrupt { $who }
reason-end-horizontal-set = ends this set of { number-word }
reason-end-round = ends { whose } round, with { reason-cards } left to corrupt { $who }
reason-end-round-empty-handed = ends { whose } round with an empty hand
reason-play = plays { $character }
reason-play-in-vain = plays { $character }, which does nothing now
reason-clear-nothing = clears nothing, as { whose } corruption pile holds no goods
reason-claim = takes { $card } from { whose-other } corruption pile
reason-steal-nothing = takes nothing, as { $whom ->
        [you] you have
       *[other] { $whom } has
    } no cards in hand
reason-steal-orange = takes { $number ->
        [one] { whose-other } only character
       *[other] one of { whose-other } { number-word } characters
    }, to play or to lay in a set
reason-steal-beige = takes { $number ->
        [one] { whose-other } only beige card
       *[other] one of { whose-other } { number-word } beige cards
    }, which may carry scarabs
reason-steal-green = takes { $number ->
        [one] { whose-other } only green card
       *[other] one of { whose-other } { number-word } green cards
    }, which has no scarabs
reason-discard = puts { $card } under { whose } corruption tile
reason-use-guild = uses the guild of the { $glyph }
reason-use-flood = uses the flood, which gives { $who } another turn at once
reason-use-curse = uses the curse, which counts as { number-word } more cards of corruption for an opponent
reason-use-prosperity = uses prosperity for { points } on the best of { whose } sets
reason-use-prosperity-in-vain = uses prosperity in vain, as { who-has } no set of cattle, fish, wheat or amulets
reason-use-deceit = uses deceit for { points }, one for each card in { whose } corruption pile
reason-use-embalming = uses embalming, which takes { reason-cards } from { whose } corruption pile to { whose } hand
reason-push-back = pushes { $whom } back by { points }, from { $before } to { $after }
reason-curse = curses { other-with-points } and { reason-cards } of corruption
reason-look-through = looks through { whose-other } corruption pile of { reason-cards } and takes one of them
reason-begin-round = begins the round and has the first choice of the queue
reason-name-starter = lets { other-with-points }, begin the round

## Why an answer is good: what speaks for it, and what against it

reason-gives-character = gives { $who } a character to play or to lay in a set
reason-not-in-time = may not get it into a set in time
reason-makes-set = makes { number-word } { $goods } in hand ({ points } when played)
reason-completes-set = completes a set with { $number ->
        [one] an amulet
       *[other] { reason-amulets }
    } ({ points } when played)
reason-goes-with-laid = goes with { whose } set of { $goods }
reason-makes-two = makes two of the three { $goods } of a set
reason-begins-set = begins a set of { $goods }
reason-joins-any-set = joins any set
reason-joins-any-set-such-as = joins any set such as { whose } { $goods }
reason-corrupts = sends { reason-cards } to { whose } corruption
reason-leaves-at-best = leaves { $whom } { $card } at best
reason-empties-queue = empties the queue
reason-leaves-no-jokers = leaves no jokers for other sets
reason-uses-up-amulets = uses up { reason-amulets }
reason-secures-points = secures the points before the round ends
reason-last-token = brings { $who } the last token
reason-choice-of-tokens = lets { $who } choose one of { number-word } tokens
reason-adds-to-set = adds { points } to the set
reason-nearer-to-three = brings the set nearer to three cards
reason-missing-elsewhere = makes it unavailable for other sets
reason-gives-up-effect = gives up its effect
reason-gives-up-goods = gives up a card of { $goods }
reason-gives-up-amulet = gives up an amulet
reason-keeps-for-others = keeps { reason-cards } for other sets or effects
reason-keeps-another-set = keeps enough for another one
reason-empties-hand = empties { whose } hand
reason-keeps-corrupting = keeps { reason-cards } that { $number ->
        [one] corrupts
       *[other] corrupt
    } { $who }
reason-queen = draws { reason-cards }
reason-vizier = takes the best card of a corruption pile of up to { reason-cards }
reason-thief = takes a card at random from another hand
reason-merchant = takes { $card } from anywhere in the queue
reason-courtesan = adds up to two cards to one of { whose } sets
reason-scribe = sends { reason-cards } of the largest hand to corruption
reason-clears = clears { $cards } from { whose } corruption pile
reason-leaves-there = leaves { reason-cards } there
reason-keeps-sets = keeps the sets { who-has } begun
reason-still-keeps = still keeps { number-word } { $goods } for a set
reason-keeps-only = keeps only { number-word } { $goods }
reason-moves-forward = moves { $who } forward by { points }
reason-pushes-back = pushes an opponent back

whose-other = { $whom ->
        [you] your
       *[other] { $whom }'s
    }
other-with-points = { $whom ->
        [you] you, who have
       *[other] { $whom }, who has
    } { points }

## Cards as one speaks of them

reason-card = { $scarabs ->
        [0] plain { $goods }
        [one] { $goods } with a scarab
       *[other] { $goods } with { $scarabs } scarabs
    }
reason-amulet = an amulet
reason-unseen-character = an unseen character
reason-character = the { FORM($character, form: "spoken") }
reason-last-in-queue = the last { $goods } in the queue
reason-goods = { number-word } { $goods }
reason-cards = { number-word } { $number ->
        [one] card
       *[other] cards
    }
reason-amulets = { number-word } { $number ->
        [one] amulet
       *[other] amulets
    }
