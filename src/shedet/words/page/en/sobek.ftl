# Sobek on the page: what is written there in notation is said here in words.

# A starting card can be told by its back.
card = { $back ->
        [green] starting { $goods }
       *[beige] { $goods }
    }{ $scarabs ->
        [0] { "" }
        [one] { " " }with a scarab
       *[other] { " " }with { $scarabs } scarabs
    }
card-amulet = an amulet
cards = { NAME($card) ->
        [card] { $number ->
            [1] { $card }
           *[other] { $number } × { $card }
        }
        [card-amulet] { $number ->
            [1] { $card }
           *[other] { $number } amulets
        }
       *[other] the { FORM($card, form: "spoken") }
    }
cards-orange = { hidden-characters }
character-counts-as = the { FORM($character, form: "spoken") }, which counts as { $goods }
set-laid = { $set }: { $cards } cards × { $scarabs } scarabs = { $points }
opens = leaves { $cards }
does-corrupt = { $number ->
        [one] { $number } card to your corruption
       *[other] { $number } cards to your corruption
    }
tokens = { $number ->
        [1] { FORM($token, form: "title") }
       *[other] { $number } × { FORM($token, form: "title") }
    }
tell-skip = { $who ->
        [you] You skip
       *[other] { $who } skips
    } { $cards }.
tell-play = { $who ->
        [you] You play
       *[other] { $who } plays
    } the { FORM($character, form: "spoken") }.
tell-use = { $who ->
        [you] You use
       *[other] { $who } uses
    } an event token: { FORM($token, form: "title") }.
tell-move = { $who ->
        [you] Your marker
       *[other] { $who }'s marker
    } moves to space { $number }.
tell-score = { $who ->
        [you] You score
       *[other] { $who } scores
    } { $number ->
        [one] { $number } point
       *[other] { $number } points
    } this round.

# Sobek on the page, where a table may be shown in words: what its parts are called there.

kind-queue = Cards in the queue
kind-hand = From your hand
kind-goods = Goods
kind-laid = On the table
kind-token = Event tokens
kind-seat = Players
kind-corruption = Corruption
kind-back = Backs
kind-with = Together with
word-set = play a set
view-round = Round
view-queue = Queue
view-deck = Cards in the deck
view-characters_in_deck = Characters in the deck
view-tokens = Event tokens left
view-known_tokens = Tokens that you know
view-used_tokens = Tokens used
view-discards = Discards
view-claimable = Can be claimed
view-memory = What you remember
view-place = Where
view-size = How many
view-sure = For sure
view-maybe = Perhaps
view-score = Score
view-hand_backs = Hand, by its backs
view-green = green
view-beige = beige
view-orange = orange
view-sets = Sets
view-set = Set
view-cards = Cards
view-scarabs = Scarabs
view-points = Points
view-horizontal = Laid across
view-curses = Curses
view-prosperity = Prosperity
view-hand = Hand
view-corruption = Corruption
view-corruption_value = Corruption counts
view-round_points = Points this round
