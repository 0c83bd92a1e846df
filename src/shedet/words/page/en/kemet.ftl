# Kemet on the page, which shows it in words: what is written in notation in a terminal, and what the parts of the table
# are called.

spot = { $spoken }
    .own = { FORM($spoken, form: "own") }
reason-district = { whose } district { $district }
    .own = { $who ->
        [you] your
       *[other] their
    } district { $district }
army = { whose } { $soldiers ->
        [one] soldier
       *[other] { $soldiers } soldiers
    }
army-with = { whose } { $soldiers ->
        [one] soldier
       *[other] { $soldiers } soldiers
    } with the { FORM($creature, form: "spoken") }
soldiers-with = { $soldiers } with the { FORM($creature, form: "spoken") }
seen-cards = { $number ->
        [1] { FORM($card, form: "spoken") }
       *[other] { $number } × { FORM($card, form: "spoken") }
    }
term = { FORM($what, form: "spoken") }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength }
    }

## What you are asked

ask-end-turn = Your marker is placed. End your turn, or take your last step back.
ask-choose-step = { $army } in { $zone }, { $movement ->
        [one] { $movement } zone
       *[other] { $movement } zones
    } to go. Where to?
ask-choose-discard = In secret: which card do you discard face down? You are playing { $active }.
ask-choose-interventions = You are playing { $active } and discarding { $discarded }. Any interventions?
ask-choose-more-interventions = You are playing { $active } with { FORM($played, form: "spoken") }, and discarding { $discarded }. Any more interventions?

prayer-points = { $number ->
        [0] no prayer points
        [one] { $number } prayer point
       *[other] { $number } prayer points
    }

## What an answer would do

does-pay = ({ $number ->
        [one] { $number } prayer point
       *[other] { $number } prayer points
    }){ " " }
does-cost-nothing = (free){ " " }
does-pray = { $number ->
        [one] { $number } prayer point
       *[other] { $number } prayer points
    } ({ $row } row)
does-move = an army ({ $row } row)
does-recruit = soldiers ({ $row } row)
does-build = a pyramid ({ $row } row)
does-power = a { $colour } tile, up to level { $level } (bottom row)
does-no-indicator = no colour yet, so no tile to buy (bottom row)
does-no-pyramid = you hold no { $colour } pyramid (bottom row)
does-buy = { $does }
does-level = the { $colour } pyramid in { $zone }, at level { $level }
does-move-up-to = { $movement ->
        [one] can move { $movement } zone
       *[other] can move { $movement } zones
    }
does-leave-behind = { $number ->
        [0] all of them
        [one] { $number } stays behind
       *[other] { $number } stay behind
    }
does-fight = battle with{ " " }
does-meet = { $armies }, strength { $attack } against { $defence }
does-gain-fame = (+{ $number } fame){ " " }
zone-temple = a temple
zone-sanctuary = the sanctuary
does-disband = { $soldiers } back to your supply, for { $points }
does-retreat = to a free zone next to it; the winner chooses which
does-take-slot = of { $places } in tomorrow's turn order

## What happened

tell-marker = { $who ->
        [you] You place
       *[other] { $who } places
    } a marker { for-field }.
tell-silver-marker = { $who ->
        [you] You place
       *[other] { $who } places
    } the silver marker { for-field }.
tell-gold-marker = { $who ->
        [you] You use
       *[other] { $who } uses
    } the gold marker for { $action }.
for-field = { $field ->
        [move1] to move
        [move2] to move
        [recruit] to recruit
        [build] to build
        [pray1] to pray
        [pray2] to pray
       *[power] to buy a tile
    }
gain = { $points } ({ $total } in all)
tell-pray = { $who ->
        [you] You pray and gain
       *[other] { $who } prays and gains
    } { $gain }.
tell-pay = { $who ->
        [you] You pay { $points } and have
       *[other] { $who } pays { $points } and has
    } { $total } left.
tell-gain = { $who ->
        [you] You gain { $points } and have
       *[other] { $who } gains { $points } and has
    } { $total } now.
gain-of = { $who } +{ $number } (now { $total })
tell-buy = { $who ->
        [you] You take
       *[other] { $who } takes
    } the tile “{ FORM($tile, form: "spoken") }”{ $price }.
tell-build = { $who ->
        [you] You build
       *[other] { $who } builds
    } the { $colour } pyramid in { FORM($zone, form: "own") } up to level { $level }{ $price }.
tell-place = { $who ->
        [you] You place
       *[other] { $who } places
    } { $soldiers }: { $places }{ $price }.
tell-move = { $who ->
        [you] You move
       *[other] { $who } moves
    } { $army } from { $source } to { $target }{ $price }.
tell-creature-returns = The { FORM($creature, form: "spoken") } returns to { whose } supply.
tell-creature-joins = The { FORM($creature, form: "spoken") } joins { whose } army in { FORM($zone, form: "own") }.
tell-give-up = { $who ->
        [you] You sacrifice
       *[other] { $who } sacrifices
    } { $soldiers } in { $zone } for { $fame } fame.
tell-give-up-for-prayer = { $who ->
        [you] You sacrifice a soldier in { $zone } and gain
       *[other] { $who } sacrifices a soldier in { $zone } and gains
    } { $gain }.
tell-chosen = { $who ->
        [you] You have chosen your
       *[other] { $who } has chosen their
    } cards.
tell-show = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card }.
tell-show-with = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card } with { FORM($cards, form: "spoken") }.
tell-take-back = { $who ->
        [you] You take back all your
       *[other] { $who } takes back all their
    } discarded battle cards.
tell-swap = { $who ->
        [you] You swap
       *[other] { $who } swaps
    } { $card } for { $special }.
tell-strength = { $who ->
        [you] You have
       *[other] { $who } has
    } strength { $strength } ({ $terms }), damage { $damage } and { $shields ->
        [0] no shields
        [one] { $shields } shield
       *[other] { $shields } shields
    }.
tell-disband = { $who ->
        [you] You disband your
       *[other] { $who } disbands their
    } army in { $zone }: { $soldiers } back to the supply.
tell-disband-for-prayer = { $who ->
        [you] You disband your
       *[other] { $who } disbands their
    } army in { $zone }: { $soldiers } back to the supply, for { $gain }.
tell-retreat-with = { $who ->
        [you] You retreat
       *[other] { $who } retreats
    } with the { FORM($creature, form: "spoken") } from { $source } to { $target }.
tell-play = { $who ->
        [you] You play
       *[other] { $who } plays
    } { FORM($card, form: "spoken") }{ $price }.
tell-wound = { $who ->
        [you] You give
       *[other] { $who } gives
    } up { FORM($card, form: "spoken") } for 1 strength.
tell-unpaid = { $who ->
        [you] You take { FORM($card, form: "spoken") } back, because you do
       *[other] { $who } takes { FORM($card, form: "spoken") } back, because they do
    } not have the prayer points for it.
tell-remember = { $who ->
        [you] You take
       *[other] { $who } takes
    } { FORM($card, form: "spoken") } back from the discards.
tell-draw = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { FORM($cards, form: "spoken") }.
tell-order = In tomorrow's turn order, { $places }.

## What one points at

kind-zone = Places
kind-tile = Power tiles
kind-card = Interventions
kind-battle-card = Battle cards
kind-creature = Creatures
kind-district = Districts
kind-field = Fields of your action pyramid
kind-colour = Colours
kind-soldiers = Soldiers
kind-level = Levels
kind-slot = Places in the turn order
kind-gold = Gold marker
zone-of-city = { whose } district { $name }
zone-w1 = West city 1
zone-w2 = West city 2
zone-w3 = West city 3
zone-e1 = East city 1
zone-e2 = East city 2
zone-e3 = East city 3
thing-soldiers = { $name ->
        [one] { $name } soldier
       *[other] { $name } soldiers
    }
thing-district = District { $name }
thing-level = Level { $name }
thing-slot = Place { $name }
word-silver = silver marker
word-gold = gold marker
word-teleport = teleport
word-back = take a card back
word-end = end your turn
word-spend = trade them in
word-yes = yes
word-no = no
word-disband = disband
word-retreat = retreat
word-stay = stay
field-move1 = move
field-move2 = move
field-recruit = recruit
field-build = build
field-pray1 = pray
field-pray2 = pray
field-power1 = buy a tile
field-power2 = buy a tile
field-power3 = buy a tile
battle-card-5s = the card of strength 5
    .spoken = battle card
    .title = Strength 5
battle-card-4s1d = the card of strength 4 and damage 1
    .spoken = battle card
    .title = Strength 4, damage 1
battle-card-3s2d = the card of strength 3 and damage 2
    .spoken = battle card
    .title = Strength 3, damage 2
battle-card-3s1h = the card of strength 3 and 1 shield
    .spoken = battle card
    .title = Strength 3, 1 shield
battle-card-2s2h = the card of strength 2 and 2 shields
    .spoken = battle card
    .title = Strength 2, 2 shields
battle-card-2s2d1h = the card of strength 2, damage 2 and 1 shield
    .spoken = battle card
    .title = Strength 2, damage 2, 1 shield
battle-card-1s3d = the card of strength 1 and damage 3
    .spoken = battle card
    .title = Strength 1, damage 3
battle-card-1s1d3h = the card of strength 1, damage 1 and 3 shields
    .spoken = battle card
    .title = Strength 1, damage 1, 3 shields
battle-card-3s3d = the card of strength 3 and damage 3
    .spoken = battle card
    .title = Strength 3, damage 3
battle-card-3s3h = the card of strength 3 and 3 shields
    .spoken = battle card
    .title = Strength 3, 3 shields
gold-surprise-attack = a surprise attack
    .title = surprise attack
    .does = a move that ignores walls
gold-divine-will-move = a move (divine will)
    .title = divine will: move
    .does = a move
gold-divine-will-recruit = recruiting (divine will)
    .title = divine will: recruit
    .does = recruit soldiers
gold-twin-ceremony = a twin ceremony
    .title = twin ceremony
    .does = buy in a colour bought today, for 1 more
gold-forced-march = a forced march
    .title = forced march
    .does = a move

## What lies on the table

view-day = Day
view-phase = Now
view-round = Round
phase-placing = placing the first armies
phase-founding = building the first pyramids
phase-first-tiles = taking the first tiles
phase-day = day
phase-night = night
view-order = Turn order
view-slots = Tomorrow's turn order
view-colours = Colours in play
one-armies = army
one-pyramids = pyramid
view-pyramids = pyramids
view-move = Army on the march
view-battle = Battle
view-tiles = Power tiles
view-deck = Interventions in the deck
view-discards = Interventions discarded
view-vision = You see
view-zone = Place
view-seat = Player
view-soldiers = Soldiers
view-creature = Creature
view-creatures = with
view-points = Movement left
view-attacker = Attacker
view-defender = Defender
view-has_chosen = Has chosen
view-active = Active card
view-discarded = Discarded
view-played = Interventions played
view-god = God
view-city = City
view-prayer = Prayer points
view-supply = Soldiers in supply
view-fame = Fame
view-total = total
view-permanent = permanent
view-domination = domination
view-temples = temples
view-veterans = Veterans
view-creatures_in_supply = Creatures in supply
view-marks = Fields marked today
view-indicators = Colours of the buying fields
view-bought = Bought today
view-interventions = Interventions in hand
view-battle_cards = Battle cards in hand
view-seen_discards = Battle cards seen
view-hand = Your interventions
view-battle_hand = Your battle cards
view-battle_discards = Your discards
view-district = District
view-colour = Colour
view-level = Level
view-controlled_by = Held by
