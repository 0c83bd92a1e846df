# Sobek: 2 Players on the page: what is written there in notation is said here in words, for fields can be pointed at.
# What is laid out was sold, and a pirogue that is shown was looked for: the log does not say it twice.

tile = { $goods }{ $scarabs ->
        [0] { "" }
        [one] { " " }with a scarab
       *[other] { " " }with { $scarabs } scarabs
    }{ $mark ->
        [deben] { " " }{ $scarabs ->
                [0] with
               *[other] and
            } a deben
       *[other] { "" }
    }
tile-statue = a statue
tell-skip = { $who ->
        [you] You skip
       *[other] { $who } skips
    } { FORM($tiles, form: "the") }: corruption +{ $number }.
tell-take = { $who ->
        [you] You take
       *[other] { $who } takes
    } { FORM($tiles, form: "the") }.
tell-lay = { $who ->
        [you] You lay
       *[other] { $who } lays
    } out { FORM($tiles, form: "the") }.
tell-draw = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { FORM($tiles, form: "the") }.
tell-discard = { $who ->
        [you] You put { FORM($tiles, form: "the") } from your hand on your
       *[other] { $who } puts { FORM($tiles, form: "the") } from their hand on their
    } corruption board.
tell-get = { $who ->
        [you] You get
       *[other] { $who } gets
    } { FORM($tiles, form: "the") } from { $place }.
tell-ankh = The ankh points along { $along ->
        [row] its row
        [column] its column
        [rising] the rising diagonal
       *[other] the falling diagonal
    }.
tell-sell = { "" }
tell-look = { NAME($place) ->
        [place-notches] { "" }
       *[other] { $who ->
                [you] You look
               *[other] { $who } looks
            } through { $place }.
    }
tell-reveal = { $who ->
        [you] You show
       *[other] { $who } shows
    } a pirogue: { $does }.
tell-name = { $who ->
        [you] You point
       *[other] { $who } points
    } the finger at a tile.
reached = { $skips ->
        [0] { $tile }
       *[other] { $tile } (+{ $skips })
    }

## The table in words

kind-market = Tiles in the market
kind-hand = From your hand
kind-goods = Goods
kind-line = Line of the ankh
kind-pirogue = Pirogues
kind-deben = Deben
kind-laid = Laid out
kind-corruption = Corruption
kind-back = Backs
thing-deben = A deben of { $name }
word-sell = sell a set
view-ankh = The ankh is at
view-line = It points along its
view-market = Market
view-pile = Face-down pile
view-bag = Deben in the bag
view-notches = Pirogues in the notches
view-notched = Still in the notches
view-supply = Pirogues in the supply
view-box = Out of the game
view-drawn_deben = Deben drawn
view-drawn_pirogues = Pirogues drawn
view-claimable = Can be claimed
view-hand_backs = Hand, by its backs
view-starting = starting tiles
view-goods = goods
view-character = characters
view-corruption_size = Corruption
view-laid = Laid out
view-tiles = Tiles
view-scarabs = Scarabs
view-points = Points
view-pirogues = Pirogues
view-deben_size = Deben
view-open_points = Open points
view-hand = Hand
view-corruption = On the corruption board
view-deben = Deben, face down
