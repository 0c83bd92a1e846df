# Kemet, in English. $who is "you", or somebody's name; zones and fields are written as on the map and on the board.

## What is in the box

colour-red = red
    .short = red
    .shortest = rd
colour-blue = blue
    .short = blu
    .shortest = bu
colour-white = white
    .short = whi
    .shortest = wh
colour-black = black
    .short = bla
    .shortest = bk

# What stands on a tile is in .does, for $who; the sign of a creature on the map is in .sign. Names are as they are typed, and
# .spoken as they are said in a sentence.
tile-charge = charge
    .does = +1 strength when attacking
tile-god-speed = god-speed
    .spoken = god speed
    .does = +1 movement for all { whose } armies
tile-phoenix = phoenix
    .does = +1 movement, +1 strength, ignores walls
    .sign = Ph
tile-carnage = carnage
    .does = +1 damage in all battles
tile-storm = storm
    .does = take { whose } battle discards back; swap a card for the red special card
tile-portal-of-thoth = portal-of-thoth
    .spoken = portal of Thoth
    .does = { $who } may also teleport from a zone with an obelisk
tile-domination-red = domination-red
    .spoken = red domination
    .does = 1 permanent fame
tile-royal-scarab = royal-scarab
    .spoken = royal scarab
    .does = +2 movement, +2 strength
    .sign = Ro
tile-blades-of-neith = blades-of-neith
    .spoken = blades of Neith
    .does = +1 strength in all battles
tile-divine-wound = divine-wound
    .spoken = divine wound
    .does = after the reveal: discard interventions, +1 strength each
tile-surprise-attack = surprise-attack
    .spoken = surprise attack
    .does = a move that ignores walls
tile-initiative = initiative
    .does = +1 strength, +1 critical attacking
tile-giant-scorpion = giant-scorpion
    .spoken = giant scorpion
    .does = +1 movement, +2 strength, +2 damage
    .sign = Gi
tile-act-of-god-red = act-of-god-red
    .spoken = red act of god
    .does = a silver marker: one more action a day
tile-recruiting-scribe = recruiting-scribe
    .spoken = recruiting scribe
    .does = 2 free soldiers in each recruit action
tile-defense = defense
    .does = +1 strength when defending
tile-shield-of-neith = shield-of-neith
    .spoken = shield of Neith
    .does = +1 shield in all battles
tile-reinforcement-prayer = reinforcement-prayer
    .spoken = reinforcement prayer
    .does = praying also places a soldier in { whose } city
tile-barrier = barrier
    .does = take { whose } battle discards back; swap a card for the blue special card
tile-ancestral-elephant = ancestral-elephant
    .spoken = ancestral elephant
    .does = +1 movement, +1 strength, +1 shield
    .sign = El
tile-prescience = prescience
    .does = the opponent's active card is shown before { $who ->
            [you] you choose yours
           *[other] { $who } chooses
        }
tile-defensive-victory = defensive-victory
    .spoken = defensive victory
    .does = a defence won with a survivor: 1 battle fame
tile-legion = legion
    .does = up to 7 of { whose } soldiers in a zone
tile-domination-blue = domination-blue
    .spoken = blue domination
    .does = 1 permanent fame
tile-reinforcements = reinforcements
    .does = night: 4 soldiers into { whose } city or to { whose } armies
tile-divine-will = divine-will
    .spoken = divine will
    .does = move or recruit
tile-sphinx = sphinx
    .does = +2 strength; 1 fame
    .sign = Sp
tile-act-of-god-blue = act-of-god-blue
    .spoken = blue act of god
    .does = a silver marker: one more action a day
tile-priest = priest
    .does = praying gives 1 more prayer point
tile-priestess = priestess
    .does = power tiles cost 1 less
tile-vision = vision
    .does = night: choose { whose } first intervention from 5
tile-magical-support = magical-support
    .spoken = magical support
    .does = each pyramid level costs 1 less
tile-desert-snake = desert-snake
    .spoken = desert snake
    .does = +1 movement; the enemy creature is ignored
    .sign = Sn
tile-divine-boon = divine-boon
    .spoken = divine boon
    .does = night: 1 more intervention
tile-domination-white = domination-white
    .spoken = white domination
    .does = 1 permanent fame
tile-hand-of-god = hand-of-god
    .spoken = hand of god
    .does = night: raise one of { whose } pyramids by 1 level, free
tile-divine-hunger = divine-hunger
    .spoken = divine hunger
    .does = 4 prayer points for each battle won
tile-priest-of-thoeris = priest-of-thoeris
    .spoken = priest of Thoeris
    .does = night: 3 prayer points
tile-priest-of-ra = priest-of-ra
    .spoken = priest of Ra
    .does = the first payment of an action costs 1 less
tile-priest-of-amon = priest-of-amon
    .spoken = priest of Amon
    .does = night: 5 prayer points
tile-mummy = mummy
    .does = +1 movement, +2 strength; night: 1 more intervention
    .sign = Mu
tile-act-of-god-white = act-of-god-white
    .spoken = white act of god
    .does = a silver marker: one more action a day
tile-mercenaries = mercenaries
    .does = 3 more soldiers, into { whose } city at once
tile-local-recruitment = local-recruitment
    .spoken = local recruitment
    .does = { $who } may also recruit where an army of { whose-own } stands
tile-khnums-sphinx = khnums-sphinx
    .spoken = Khnum sphinx
    .does = +1 movement, +1 strength; enemies pay 2 to enter
    .sign = Kh
tile-dedication-to-battle = dedication-to-battle
    .spoken = dedication to battle
    .does = 2 prayer points when { whose } move enters an enemy's zone
tile-twin-ceremony = twin-ceremony
    .spoken = twin ceremony
    .does = buy in a colour bought today, for 1 more
tile-honor-in-battle = honor-in-battle
    .spoken = honor in battle
    .does = 1 prayer point for each of { whose } soldiers lost
tile-domination-black = domination-black
    .spoken = black domination
    .does = 1 permanent fame
tile-griffin-sphinx = griffin-sphinx
    .spoken = griffin sphinx
    .does = +2 strength; may teleport from an obelisk
    .sign = Gr
tile-forced-march = forced-march
    .spoken = forced march
    .does = move
tile-deadly-trap = deadly-trap
    .spoken = deadly trap
    .does = +1 strength, +1 critical defending
tile-devourer = devourer
    .does = +1 movement, +2 strength; 1 more fame for 2 kills
    .sign = De
tile-bestial-fury = bestial-fury
    .spoken = bestial fury
    .does = +1 movement, +1 strength, +1 damage
tile-divine-might = divine-might
    .spoken = divine might
    .does = 1 more prayer point whenever { $who ->
            [you] you gain
           *[other] { $who } gains
        } some by day
tile-act-of-god-black = act-of-god-black
    .spoken = black act of god
    .does = a silver marker: one more action a day

gold-surprise-attack = surprise-attack
    .does = a move that ignores walls
gold-divine-will-move = divine-will move
    .does = a move
gold-divine-will-recruit = divine-will recruit
    .does = recruit soldiers
gold-twin-ceremony = twin-ceremony
    .does = buy in a colour bought today, for 1 more
gold-forced-march = forced-march
    .does = a move

battle-card-5s = 5s
battle-card-4s1d = 4s1d
battle-card-3s2d = 3s2d
battle-card-3s1h = 3s1h
battle-card-2s2h = 2s2h
battle-card-2s2d1h = 2s2d1h
battle-card-1s3d = 1s3d
battle-card-1s1d3h = 1s1d3h
battle-card-3s3d = 3s3d
battle-card-3s3h = 3s3h

card-war-rage = war-rage
    .spoken = war rage
    .does = +1 strength
card-war-fury = war-fury
    .spoken = war fury
    .does = +2 strength
card-bloody-battle = bloody-battle
    .spoken = bloody battle
    .does = +1 damage
card-bloodbath = bloodbath
    .does = +2 damage
card-bronze-wall = bronze-wall
    .spoken = bronze wall
    .does = +1 shield
card-iron-wall = iron-wall
    .spoken = iron wall
    .does = +2 shields
card-glory = glory
    .does = { if-wins }: 4 prayer points
card-divine-protection = divine-protection
    .spoken = divine protection
    .does = { if-wins }: { $who ->
            [you] you take
           *[other] { $who } takes
        } no damage
card-reinforcement = reinforcement
    .does = { if-wins }: place up to 3 soldiers there
card-tactical-choice = tactical-choice
    .spoken = tactical choice
    .does = swap the active card for the one discarded
card-ruse = ruse
    .does = no effect; it returns to { whose } hand
card-prayer = prayer
    .does = 2 prayer points
card-enlistment = enlistment
    .does = 2 soldiers into { whose } city or to an army
card-mana-theft = mana-theft
    .spoken = mana theft
    .does = each opponent loses 1 prayer point, { $who ->
            [you] you gain
           *[other] { $who } gains
        } 1
card-raining-fire = raining-fire
    .spoken = raining fire
    .does = remove an enemy soldier
card-divine-memory = divine-memory
    .spoken = divine memory
    .does = take an intervention from the discards
card-swiftness = swiftness
    .does = +1 movement
card-teleportation = teleportation
    .does = teleport the army to an obelisk
card-open-gates = open-gates
    .spoken = open gates
    .does = the move ignores walls

if-wins = if { $who ->
        [you] you win
       *[other] { $who } wins
    }

zone-w1a = West city 1, district A
zone-w1b = West city 1, district B
zone-w1c = West city 1, district C
zone-w2a = West city 2, district A
zone-w2b = West city 2, district B
zone-w2c = West city 2, district C
zone-w3a = West city 3, district A
zone-w3b = West city 3, district B
zone-w3c = West city 3, district C
zone-fw1 = desert outside West city 1
zone-fw2 = desert outside West city 2
zone-fw3 = desert outside West city 3
zone-ow12 = northwest obelisk desert
zone-ow23 = southwest obelisk desert
zone-t2w = West desert temple
zone-bw = West trade harbour
zone-t3w = West river temple
zone-e1a = East city 1, district A
zone-e1b = East city 1, district B
zone-e1c = East city 1, district C
zone-e2a = East city 2, district A
zone-e2b = East city 2, district B
zone-e2c = East city 2, district C
zone-e3a = East city 3, district A
zone-e3b = East city 3, district B
zone-e3c = East city 3, district C
zone-fe1 = desert outside East city 1
zone-fe2 = desert outside East city 2
zone-fe3 = desert outside East city 3
zone-oe12 = northeast obelisk desert
zone-oe23 = southeast obelisk desert
zone-t2e = East desert temple
zone-be = East trade harbour
zone-t3e = East river temple
zone-s = Sanctuary of All Gods
zone-dd = Delta desert
zone-td = Nile Delta temple

# A zone in a sentence: $zone is how it is written on the map, $spoken how one speaks of it.
spot = { $zone }

## Numbers of them

soldiers = { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    }
soldiers-with = { $soldiers } with { $creature }
prayer-points = { $number ->
        [one] { $number } prayer point
       *[other] { $number } prayer points
    }
interventions = { $number ->
        [one] an intervention
       *[other] { $number } interventions
    }
seen-cards = { $number ->
        [1] { $card }
       *[other] { $number }×{ $card }
    }

# As they stand on the map: A5, A5+Ph.
army = { $seat }{ $soldiers }
army-with = { $seat }{ $soldiers }+{ $sign }

# What stands on a tile, by the kind of tile.
creature-does = creature: { $does }
    .spoken = { $does }
gold-does = gold: { $does }
battle-card-does = strength { $strength }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }{ $shields ->
        [0] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }
battle-card-costs = { $numbers }, you lose { $soldiers } soldiers

# What makes the strength of an army: charge +1.
own-city = own city
term = { $what }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength }
    }

## What you are asked

ask-choose-districts = Put five soldiers into each of two districts of your city. Which district stays empty?
ask-choose-pyramids = Build three pyramid levels, with no pyramid above level 2. { $levels } to go.
ask-choose-first-tile = Take your first tile; it is free.
ask-choose-action = Your turn: place a marker on a field of your action pyramid.
ask-end-turn = Your marker is placed. Enter ends your turn; undo takes your last step back.
ask-choose-tile = Which tile do you buy?
ask-choose-card-to-swap = Which battle card do you swap for { $card }?
ask-choose-site = Where do you build?
ask-choose-level = Up to which level?
ask-choose-recruits = { $free ->
        [0] Recruit soldiers, one by one.
       *[other] Recruit soldiers, one by one. { $free } for free.
    }
ask-choose-places = Place soldiers from your supply without paying: { $number } left.
ask-choose-army = Which army moves?
ask-choose-group = How many of the soldiers in { $zone } go?
ask-choose-step = { $army } in { $zone }, movement left { $movement }. Where to?
ask-choose-obelisk = To which obelisk does the army teleport?
ask-choose-target = Raining Fire: where do you remove a soldier?
ask-choose-memory = Which intervention do you take back from the discards?
ask-choose-battle = Which battle is fought first?
ask-fighting = The battle continues.
ask-choose-shown = Prescience: the other side sees your active card. Which one?
ask-choose-cards = In secret: which card do you play?
ask-choose-discard = In secret: which card do you discard face down? You play { $active }.
ask-choose-interventions = You play { $active } and discard { $discarded }. Any interventions?
ask-choose-more-interventions = You play { $active } with { $played } and discard { $discarded }. Any interventions?
ask-choose-returned = You cannot pay for all your interventions: which one do you take back?
ask-choose-tactics = Tactical Choice: swap your active card for the one you discarded?
ask-choose-wounds = Divine Wound: discard interventions for 1 strength each?
ask-choose-end = You have lost the battle: disband, or retreat?
ask-choose-retreat = You have won: where does { $who } retreat to?
ask-choose-reinforcement = Reinforcement: how many soldiers join your army?
ask-choose-stay = You have won: does your army stay there?
ask-choose-sacrifice = Do you sacrifice soldiers in { $zone }?
ask-choose-prayers = Trade veterans for prayer points?
ask-choose-vision = Vision: which of these interventions do you take?
ask-choose-draws = Trade two veterans for one more intervention?
ask-choose-raised = Hand of God: which pyramid do you raise by a level?
ask-choose-joining = Which creatures join your armies?
ask-choose-slot = Which place do you take in tomorrow's turn order?

## What an answer would do

comma = { ", " }
does-pay = -{ $number }{ " " }
does-cost-nothing = free{ " " }

row-top = top
row-middle = middle
row-bottom = bottom
does-pray = +{ $number } prayer ({ $row })
does-move = an army ({ $row })
does-recruit = soldiers ({ $row })
does-build = a pyramid ({ $row })
does-power = { $colour } tile up to { $level }
does-no-indicator = no indicator: no tile to buy
does-no-pyramid = no { $colour } pyramid
does-end-turn = your turn is over

does-buy = · { $does }
does-found = a new { $colour } pyramid, higher if you can pay
does-level = the { $colour } pyramid in { $zone } at level { $level }
does-raise = the { $colour } pyramid from { $level } to { $next } or higher
does-raise-by-one = the { $colour } pyramid from { $level } to { $next }
does-leave-empty = leave it empty: { $soldiers } each in { $first } and { $second }

does-move-up-to = movement { $movement }
does-leave-behind = { $number ->
        [0] all of them
        [one] { $number } stays
       *[other] { $number } stay
    }
does-fight = battle{ " " }
does-meet = { $armies }, { $attack } against { $defence }
does-gain-fame = +{ $number } fame{ " " }
zone-temple = temple
zone-sanctuary = sanctuary
armies = { $armies }

does-wound = +1 strength instead of: { $does }
does-swap-cards = swap the active card for the one you discarded
does-retreat = to a free zone beside it that the winner chooses
does-stay = your army holds the zone
does-disband = { $soldiers } to the supply, +{ $points }
does-reinforce = from your supply join the army
does-sacrifice-for-fame = 2 soldiers for 1 fame
does-sacrifice-for-prayer = 1 soldier for 5 prayer points
does-take-slot = of { $places } in tomorrow's order

# What `done` means after each question, and what `spend` pays for.
done-choose-tile = buy nothing
done-choose-site = build nothing
done-choose-recruits = no more recruits
done-choose-places = no more soldiers
done-choose-army = move nothing
done-choose-step = the move ends here
done-choose-cards = your choice is made
done-choose-wounds = no more
done-choose-prayers = keep the veterans
done-choose-draws = keep the veterans
done-choose-joining = no more creatures
spend-choose-prayers = 1 veteran for 1 prayer point
spend-choose-draws = 2 veterans for an intervention

## What happened

# What was paid for a thing, behind it.
for-nothing = { "" }
for-points = { " " }for { $number ->
        [one] { $number } prayer point
       *[other] { $number } prayer points
    }

tell-marker = { $who ->
        [you] You place
       *[other] { $who } places
    } a marker on { $field }.
tell-silver-marker = { $who ->
        [you] You place
       *[other] { $who } places
    } the silver marker on { $field }.
tell-gold-marker = { $who ->
        [you] You place
       *[other] { $who } places
    } the gold marker: { $action }.
tell-pray = { $who ->
        [you] You pray
       *[other] { $who } prays
    }: { $gain }.
gain = +{ $points } ({ $total })
gain-none = no more prayer points
tell-pay = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $points }, { $total } left.
tell-gain = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $points }, { $total } now.
tell-gains = Prayer points: { $gains }.
gain-of = { $who } +{ $number } ({ $total })
tell-buy = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $tile }{ $price }.
tell-build = { $who ->
        [you] You build
       *[other] { $who } builds
    } the { $colour } pyramid in { $zone } up to level { $level }{ $price }.
tell-place = { $who ->
        [you] You place
       *[other] { $who } places
    } { $soldiers } ({ $places }){ $price }.
placed = { $number } in { $zone }
tell-move = { $who ->
        [you] You move
       *[other] { $who } moves
    } { $army } { $way }{ $price }.
tell-creature-returns = The { $creature } returns to { $who ->
        [you] your
       *[other] { $who }'s
    } supply.
tell-creature-joins = The { $creature } joins { $who ->
        [you] your
       *[other] { $who }'s
    } army in { $zone }.
tell-give-up = { $who ->
        [you] You give
       *[other] { $who } gives
    } up { $soldiers } in { $zone } for { $fame } fame.
tell-give-up-for-prayer = { $who ->
        [you] You give
       *[other] { $who } gives
    } up 1 soldier in { $zone }: { $gain }.
tell-return = { $number } of { $who ->
        [you] your
       *[other] { $who }'s
    } soldiers in { $zone } { $number ->
        [one] returns
       *[other] return
    } to the supply.

tell-attack = { $who ->
        [you] You attack
       *[other] { $who } attacks
    } { $whom } in { $zone }.
tell-chosen = { $who ->
        [you] You have
       *[other] { $who } has
    } chosen.
tell-show = { $who ->
        [you] You show
       *[other] { $who } shows
    } { $card }.
tell-show-with = { $who ->
        [you] You show
       *[other] { $who } shows
    } { $card } with { $cards }.
tell-take-back = { $who ->
        [you] You take
       *[other] { $who } takes
    } the discarded battle cards back.
tell-swap = { $who ->
        [you] You swap
       *[other] { $who } swaps
    } the battle card { $card } for { $special }.
tell-strength = { $who ->
        [you] You
       *[other] { $who }
    }: strength { $strength } ({ $terms }), damage { $damage }, shields { $shields }.
tell-win = { $who ->
        [you] You win
       *[other] { $who } wins
    } the battle in { $zone }.
tell-lose = { $who ->
        [you] You lose
       *[other] { $who } loses
    } { $soldiers } in { $zone }.
tell-disband = { $who ->
        [you] You disband
       *[other] { $who } disbands
    } the army in { $zone }: { $soldiers } to the supply.
tell-disband-for-prayer = { $who ->
        [you] You disband
       *[other] { $who } disbands
    } the army in { $zone }: { $soldiers } to the supply, { $gain }.
tell-retreat = { $who ->
        [you] You retreat
       *[other] { $who } retreats
    } from { $source } to { $target }.
tell-retreat-with = { $who ->
        [you] You retreat
       *[other] { $who } retreats
    } with { $creature } from { $source } to { $target }.
tell-fame = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $number } fame for good.
tell-veterans = { $who ->
        [you] You have
       *[other] { $who } has
    } { $number ->
        [0] no veterans
        [one] { $number } veteran
       *[other] { $number } veterans
    } now.

tell-play = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card }{ $price }.
tell-wound = { $who ->
        [you] You give
       *[other] { $who } gives
    } up { $card } for 1 strength.
tell-unpaid = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card } back: there are not enough prayer points to pay for it.
tell-remember = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card } back from the discards.
tell-draw = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $cards }.
tell-see = { $who ->
        [you] You see
       *[other] { $who } sees
    }: { $cards }.
tell-shuffle = The discarded interventions become a new deck.

tell-night = Night falls.
tell-day = Day { $number } begins.
tell-order = In tomorrow's order { $places }.
place-taken = { $who ->
        [you] you take
       *[other] { $who } takes
    } place { $place }
tell-end = The game ends.

## How it was won

end-fame = { $fame } fame at the start of { $who ->
        [you] your
       *[other] { $who }'s
    } turn, and nobody had more.
end-fame-shared = { $fame } fame at the start of { $who ->
        [you] your
       *[other] { $who }'s
    } turn, and nobody had more; a tie with somebody else does not matter.
end-last-day = Day { $day } was the last, as agreed: the most fame wins, { $fame } against { $second }.
end-last-day-shared = Day { $day } was the last, as agreed: the most fame wins, and more than one player has { $fame }.

## Why something is not possible

purse = costs { $cost }, and you have { $points }

refuse-nothing-to-buy-again = Twin Ceremony buys again in a colour bought today, and there is nothing to buy.
refuse-no-gold-marker = You need a gold tile for the gold marker, and can place it once a day.
refuse-marker-first = First place your marker; and a silver one too, if otherwise a row would stay empty.
refuse-level-now = You have chosen the site; now say up to which level, as in 'level 2'.
refuse-site-first = First choose a site: found a pyramid or raise one.
refuse-no-room-here = There is no room here: { $most } soldiers and one creature is the most.

refuse-same-picture = You already have a tile with the picture of { $tile }.
refuse-not-on-offer = { $tile } is not on offer.
refuse-colour-not-bought = Twin Ceremony buys in a colour bought today, and { $colour } was not.
refuse-colour-bought = You have already bought a { $colour } tile today; only one of each colour a day.
refuse-other-field = To buy { $tile }, place a marker on the power field with the { $colour } indicator.
refuse-low-pyramid = { $tile } needs a { $colour } pyramid of level { $needed }; you control { $level ->
        [0] none
       *[other] level { $level }
    }.
refuse-tile-price = { $tile } { $price }.

refuse-not-in-play = { $zone } is not in play with { $players } players.
refuse-not-beside = { $zone } does not touch { $here }, and no ship goes there from it.
refuse-no-movement = The army has no movement left to reach { $zone }.
refuse-wall = The wall before { $zone } can be crossed only by a move that began beside it, and only once.
refuse-toll = To enter the zone of Khnum's Sphinx { $price }.
refuse-no-room = There is no room for the army in { $zone }, and it could not go on from there.

refuse-no-obelisk = A teleport leads to an obelisk, and { $zone } has none in this game.
refuse-teleported = An army teleports only once in a move.
refuse-no-teleport-from-here = A teleport starts from a district with a pyramid that you control.
refuse-already-there = The army is already in { $zone }.
refuse-teleport-price = The teleport { $price }.

refuse-no-creature-there = You have no { $creature } in { $zone }.
refuse-fewer-soldiers = { $number ->
        [one] There is only { $number } of your soldiers
       *[other] There are only { $number } of your soldiers
    } in { $zone }.
refuse-too-many = At most { $most } soldiers and one creature can move together or stay in a zone.
refuse-regrouped = In each zone you choose only once which soldiers go on, and you have chosen.
refuse-same-army = This is the army that came; it goes on without being chosen again.
refuse-no-room-to-regroup = There is no room in { $zone }, and this army could not go on from there.

refuse-no-such-card = You do not have { $card } in your hand.
refuse-in-battle-only = { $card } is played when battle cards are chosen.
refuse-cards-in-order = The active card is chosen first, then the one to discard, then interventions.
refuse-in-a-move-only = { $card } can be played only while you move an army.
refuse-teleported-already = An army teleports only once in a move, by this card or otherwise.
refuse-card-price = { $card } { $price }.
refuse-no-room-at-obelisks = There is no obelisk where the army finds room or could go on from.
refuse-walls-ignored = The move already ignores walls.
refuse-no-way-on-after = There is no room here, and after { $card } the army could not go on.
refuse-by-day-only = { $card } is played in your turn by day, not in a battle or at night.
refuse-no-effect = { $card } would have no effect now.
refuse-move-on-before-card = There is no room for the army here; it moves on before { $card } is played.
refuse-answer-first = First answer the question, then play { $card }.
refuse-no-such-battle-card = You do not have the battle card { $card } in your hand.

refuse-no-silver-marker = You need the tile Act of God for a silver marker, and can place it once a day.
refuse-field-taken = There is already a marker on { $field }.
refuse-marker-placed = You have already placed your marker for this turn.
refuse-first-field-for-all = { $field } has no indicator; the first such field stands for all of them.
refuse-empty-row = After { $field } not every row could get a marker today.

refuse-colour-not-in-play = { $colour } is not in play.
refuse-first-levels = At the start you build 3 levels in all, none above 2, one pyramid of a colour.
refuse-site-taken = There is already a pyramid on that site.
refuse-pyramid-price = A new pyramid { $price }.
refuse-too-many-pyramids = There are at most { $most } pyramids in a city, one of each colour.
refuse-nothing-to-raise = There is no pyramid to raise; found one first.
refuse-top-level = The pyramid has level { $level }, the highest there is.
refuse-level-reached = The pyramid already has level { $level }.
refuse-level-price = Level { $level } { $price }.

refuse-beside-an-enemy = Only recruits are placed beside an enemy, and one stands in { $zone }.
refuse-full = There are { $soldiers } in { $zone } already, the most there may be.
refuse-two-armies = Enlisted soldiers go to your city or to one army, not to two.
refuse-not-placed-there = Soldiers are not placed in { $zone } now.
refuse-empty-supply = You have no soldiers left in your supply.
refuse-not-your-city = Soldiers are recruited in your own city, and { $zone } is not one of its districts.
refuse-soldier-price = A soldier { $price }.
refuse-not-your-creature = { $creature } is not yours.
refuse-move-on-before-creature = There is no room for the army here; it moves on before { $creature } joins anybody.
refuse-creature-joins = { $creature } joins, from your supply, an army without a creature in one of your districts.

## What is written on the table

# The map
label-legend-army = { $soldiers } and a creature
label-legend-pyramid = a pyramid and its level
label-legend-temple = a temple, its income
    .short = temple, its income
label-legend-obelisk = an obelisk
    .short = obelisk
label-legend-trade-harbour = a trade harbour
    .short = trade harbour
label-legend-military-harbour = a military harbour
    .short = military harbour
label-legend-may-choose = you may choose it
label-legend-battle = and there is a battle
label-sanctuary = sanctuary
label-delta = delta
label-temple = temple
label-storm = { $city }: storm

# The day
label-day = day { $day }
label-turn = turn { $turn } of { $turns }
label-night = night after day { $day }
label-before = before the first day
    .short = before day 1
label-order = order
label-tomorrow = tomorrow
label-deck = interventions: { $number } in the deck
label-discarded = discarded: { $cards }

# The race for fame, and the players
label-fame = fame
label-has = has
label-actions = actions
label-tiles = tiles
label-battle = battle
label-hand = hand
label-fame-total = fame { $number }
label-fame-for-good = { $number } for good
label-fame-temples = { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }
label-fame-pyramids = { $number ->
        [one] { $number } great pyramid
       *[other] { $number } great pyramids
    }
label-prayer = prayer { $number }
label-supply = supply { $number }
label-veterans = veterans { $number }
label-interventions = interventions { $number }
label-battle-cards = battle cards { $number }
label-played = (played { $cards })
label-waiting = waiting: { $creatures }
label-move = move
label-recruit = recruit
label-build = build
label-pray = pray
label-gold = gold
label-no-tiles = none yet
label-no-battle-cards = none in hand: all come back in the next battle
    .short = none in hand
label-no-cards = none
label-card-price = (-{ $number })
label-battle-number = battle { $number }
label-hand-number = hand { $number }
label-tiles-number = tiles { $number }
label-markers = markers { $number }
label-you = You
label-deck-and-discards = interventions: { $number } in the deck; discarded: { $cards }
label-no-discards = nothing
label-window-battle = battle
label-window-day = day
label-window-move = move
label-price = -{ $number }
label-free = free
label-no-interventions = no interventions

# A battle
label-battle-in = Battle in { $zone }:
label-attack = { $who ->
        [you] you attack
       *[other] { $who } attacks
    } { $whom }
label-attacked = { $who } attacked { $whom }
label-strength = { $terms } = { $strength }; damage { $damage }, shields { $shields }
label-has-chosen = (has chosen)
label-card-to-come = (and a card)
label-no-battle = no battle is being fought

# What can be looked at, by the name that is typed
label-look-players = players
label-look-market = market
label-look-hand = hand
label-look-battle = battle
label-look-discards = discards

# The end
label-final-fame = Final fame
label-source-battles = battles
label-source-temple-pairs = temple pairs
label-source-sanctuary = sanctuary
label-source-tiles = tiles
label-source-temples = temples
label-source-pyramids = pyramids
label-fame-after-days = fame after each day:

## Help

help =
    The map
      A5+Ph       an army: the seat, its soldiers, its creature
      red2        a pyramid and its level; at level 4 it is worth 1 fame
                  (blu, whi, bla; where there is little room rd, bu, wh, bk)
      T2W +2      a temple: 1 fame while you hold it, and 2 prayer points at night
      i  ~  ≈     obelisk, trade harbour, military harbour
      { "[" }T2W]       you may choose it; [T2W!] means a battle. In the list: B3, 7
                  against 4 is B's army, and the strengths before cards
      The deserts F and O of a bank touch the temple T2 and the bank B beside them;
      F1 touches O12, O12 touches F2, and so on down to F3. B touches the temple T3
      in the river. Districts touch each other and the desert F before their city.
      From harbours ships sail to every trade harbour, and home.

    A turn
      mark        places your marker on a field: move, recruit, build, pray, or
                  power to buy a tile. Each row of the pyramid needs one a day.
                  Then `end` (or Enter); until then `undo` takes your steps back.
      silver, gold  extra markers that come with tiles
      join, play  creatures and interventions, at any time in your turn
      market      shows all tiles, hand what your interventions do; players,
                  battle and discards show what does not fit beside the map

    In one line
      mark move1; go W1A; take 5; teleport T2W; done; end
      mark recruit; put W1A W1A W1B; done; end
      battle 4s1d 1s3d war-fury     active card, discarded card, interventions
      4s1d        a battle card: strength 4, damage 1 (h: shields)

    You win with 9 fame at the start of your turn, if nobody has more. Permanent: 1
    for every battle you win as attacker with a survivor, 1 for two temples at night,
    1 for two soldiers given up in the sanctuary, 1 on some tiles. While you hold
    them: 1 for each temple and each pyramid of level 4.

## Why an answer is good: what is done by day

reason-gold-move = uses the gold marker for a move
reason-gold-ignoring-walls = uses the gold marker for a move that ignores walls
reason-move-field-in-vain = takes a move field, though no move gains anything now
reason-pray = prays for { reason-prayer-points }
reason-pray-in-vain = gains nothing by praying, as { $who } cannot hold more
reason-recruit = recruits { reason-soldiers } in { $zones }
reason-recruit-up-to = recruits up to { reason-soldiers }
reason-recruit-nobody = takes the recruit field without recruiting anybody
reason-recruit-no-more = recruits no more and keeps { reason-prayer-points }
reason-recruit-in-vain = recruits nobody, as { who-has } too few soldiers or prayer points
reason-drive-out = recruits to drive { $army } out of { $zone }
reason-put = places a soldier in { $zone }
reason-put-against = sends a soldier against { $army } in { $zone }
reason-keep-in-supply = keeps { reason-soldiers } in { whose } supply
reason-buy = buys { $tile }
reason-may-buy = lets { $who } buy { $tile }
reason-first-tile = begins with { $tile }, which costs nothing now
reason-buy-nothing = buys nothing and keeps { reason-prayer-points }
reason-power-in-vain = takes a power field, though no tile can be bought now
reason-swap = gives up { $card } for { $special }
reason-found = founds a { $colour } pyramid of level { $level } in { $zone }
reason-raise = raises { whose } { $colour } pyramid to level { $level }
reason-build-nothing = builds nothing and keeps { reason-prayer-points }
reason-build-in-vain = builds nothing, as { who-has } too few prayer points or no site
reason-play = plays { $card }
reason-play-to-reach = plays { $card } to reach { $target }
reason-take-card = takes { $card }
reason-burn = removes one of { $army } in { $zone }
reason-burn-last = removes { whose } last soldier in { $zone }
reason-end-turn = ends { whose } turn with { $points } and { $cards } left

## What is done in a move

reason-move-from = moves { $army } from { $source }
reason-move-in-vain = moves { $army } from { $source }, though no place within reach gains anything
reason-move-from-to = moves { $army } from { $source } to { $target }
reason-teleport-from-to = teleports { $army } from { $source } to { $target }
reason-move-nothing = moves nothing and keeps { whose } armies where they stand
reason-go-with = moves on to { $zone } with { $army }
reason-go-on-the-way = moves on to { $zone } on the way to { $target }
reason-teleport-with = teleports to { $zone } with { $army }
reason-teleport-on-the-way = teleports to { $zone } on the way to { $target }
reason-obelisk = teleports { $army } to { $zone }
reason-obelisk-on-the-way = teleports { $army } to { $zone } on the way to { $target }
reason-go-on = goes on with { $army } from { $source }
reason-stop = stops in { $zone }
reason-join = adds the { $tile } to { $army } in { $zone }
reason-join-no-more = leaves the other creatures in { whose } supply

## What is done in a battle

reason-fight-first = fights { $army } in { $zone } first
reason-active = plays the card of strength { $strength } against { $who }
reason-discard = discards { $card }
reason-play-ruse = plays the ruse, which only makes { whose } choice look stronger
reason-commit = settles { whose } choice
reason-get-back = takes { $card } back, so that { $who } can pay for the others
reason-swap-active = swaps { whose } card for { $card }
reason-keep-active = stays with { $card }
reason-wound = discards { FORM($card, form: "spoken") } for 1 more strength
reason-retreat = retreats and keeps { reason-soldiers } on the map, where the winner sends them
reason-disband = takes { reason-soldiers } back to { whose } supply
reason-send = sends { $army } to { $zone }
reason-reinforce = places { reason-soldiers } in { $zone } for free
reason-reinforce-nothing = places no soldiers in { $zone } and keeps them in { whose } supply
reason-stay = stays in { $zone } with { reason-soldiers }

## What is done at the start and at night

reason-leave-empty = leaves { $zone } empty
reason-sacrifice-for-fame = gives up { reason-soldiers } for 1 permanent fame
reason-sacrifice-for-prayer = gives up a soldier for { reason-prayer-points }
reason-keep-in-sanctuary = keeps { reason-soldiers } in the sanctuary
reason-keep-in-delta = keeps { reason-soldiers } in the temple of the delta
reason-spend-for-prayer = gives up a veteran for one prayer point
reason-spend-for-card = gives up { reason-veterans } for one more intervention
reason-keep-for-cards = keeps { reason-veterans } for interventions or soldiers
reason-keep-for-soldiers = keeps { reason-veterans } to place as soldiers
reason-give-up-veterans = gives up { reason-veterans } without placing a soldier
reason-raise-nothing = leaves { whose } pyramids as they are
reason-first-place = takes place 1 in tomorrow's order, first to act, but others can answer at the end of the day
reason-first-place-to-win = takes place 1 in tomorrow's order, first to win, or to stop whoever is about to
reason-middle-place = takes place { $place } in tomorrow's order, after { number-word } { $number ->
        [one] player
       *[other] players
    } and before { $after }
reason-last-place = takes place { $place } in tomorrow's order, so that nobody can answer { whose } last action of the day

## Why an answer is good: what speaks for it, and what against it

reason-costs = costs { reason-prayer-points }
reason-costs-to-play = costs { reason-prayer-points } to play
reason-costs-nothing = costs nothing
reason-costs-too-much = costs more than { $who } can afford
reason-not-worth-it = gains less than it costs
reason-gains-prayer = gains { reason-prayer-points }
reason-makes-of-them = brings them to { $number }
reason-makes-fame = makes it { $fame } fame
reason-gives-fame = gives 1 fame ({ $fame } in all)
reason-fame-to-win = reaches the fame needed to win
reason-no-fame-tonight = gains no fame tonight

reason-uses-silver = uses the silver marker
reason-uses-gold = uses the gold marker
reason-ignores-walls = ignores walls
reason-first-in-row = puts the first marker into the { $row } row
reason-places-soldier = places a soldier
reason-makes-army = makes an army of { number-word }
reason-makes-armies-stronger = makes { whose } armies stronger for up to { reason-prayer-points }
reason-guards-zone = guards an empty zone
reason-uses-veteran = uses up a veteran
reason-keeps-veterans = keeps { reason-veterans }
reason-attacks = attacks { $army } in { $zone }
reason-last-on-offer = takes the last one on offer
reason-opens-tiles = opens tiles such as { FORM($tile, form: "spoken") }
reason-shares-tiles = has to share its tiles with others who build in that colour
reason-army-may-teleport = lets the army there teleport
reason-more-later = might bring more later
reason-hits-opponents = hits { number-word } { $number ->
        [one] opponent
       *[other] opponents
    }
reason-finds-card = finds { FORM($card, form: "spoken") } there
reason-choose-where = lets { $who } choose where
reason-fills-others = puts { reason-soldiers } into each of the two others
reason-keeps-harbour = keeps an army at the harbour
reason-gives-up-harbour = gives up an army at the harbour

reason-leaves-behind = leaves { number-word } behind
reason-leaves-temple = leaves a temple
reason-leaves-enemy-pyramid = leaves an enemy pyramid
reason-holds-temple = holds a temple for 1 fame
reason-temple-for-victory = takes a temple, which makes it { $fame } fame
reason-makes-pair = makes a pair of temples (1 permanent fame tonight)
reason-breaks-pair = breaks a pair of temples
reason-guards-temple = guards { whose } temple
reason-keeps-temple = keeps the temple
reason-gives-up-temple = gives up the temple
reason-would-win-temple = would win a temple
reason-takes-temple-from-them = takes the temple and its fame from them
reason-frees-zone = frees the zone
reason-brings-income = brings { reason-prayer-points } a night
reason-can-sacrifice-for-fame = can give up two soldiers tonight for 1 permanent fame
reason-can-sacrifice-for-prayer = can give up a soldier tonight for { reason-prayer-points }
reason-can-teleport = can teleport from { whose } pyramid there
reason-holds-great-pyramid = holds a great pyramid for 1 fame
reason-controls-pyramid = controls their pyramid of level { $level }
reason-may-be-attacked = may be attacked there
reason-out-of-reach = is out of reach of attacks today
reason-gains-nothing = gains nothing there
reason-gains-no-better-target = reaches no better target
reason-makes-army-stronger = makes the moving army stronger
reason-takes-creature-off = takes the { FORM($creature, form: "spoken") } off the map

# $tenths: how often in ten times
reason-wins = { $tenths ->
        [0] hardly ever wins
        [10] almost always wins
       *[other] wins { odds }
    }
reason-beats = { $tenths ->
        [0] hardly ever beats { $army }
        [10] almost always beats { $army }
       *[other] beats { $army } { odds }
    }
reason-beats-rarely = { $tenths ->
        [0] hardly ever beats { $army }
       *[other] beats { $army } only { odds }
    }
reason-for-last-fame = { $deed } for the last fame { $who ->
        [you] you need
       *[other] { $who } needs
    }
reason-raises-chance = raises { whose } chance from { $before } to { $after } in 10
reason-may-kill = may kill { reason-soldiers }
reason-stops-damage = blocks { number-word } { $number ->
        [one] point
       *[other] points
    } of damage
reason-loses-soldiers = costs { number-word } of { whose } soldiers
reason-keeps-stronger = keeps { number-word } stronger { $number ->
        [one] card
       *[other] cards
    } for later battles
reason-keeps-stronger-ones = keeps { number-word } stronger { $number ->
        [one] one
       *[other] ones
    }
reason-keeps-only-weaker = keeps only { number-word } weaker or equal { $number ->
        [one] card
       *[other] cards
    }
reason-cards-back-sooner = gets all { whose } battle cards back sooner
reason-keeps-interventions = keeps { reason-interventions } in hand
reason-changes-little = changes little in this battle
reason-likely-to-kill = is likely to kill more of them
reason-likely-to-save = is likely to save some of { whose } soldiers
reason-decide-later = lets { $who } decide after all cards are revealed
reason-loses-battle = loses a battle { $who ->
        [you] you are
       *[other] { $who } is
    } winning
reason-wins-by = wins by { number-word }
reason-loses-by = loses by { number-word }
reason-wins-tie = wins the tie as the defender
reason-loses-tie = loses the tie as the attacker
reason-would-win-anyway = would win without it too
reason-turns-battle = turns the battle
reason-cannot-win = can't win even then
reason-needs-more = needs { number-word } more to win
reason-no-easy-victory = gives nobody an easy victory
reason-gives-them-temple = gives them a temple
reason-gives-them-nothing = gives them nothing to hold
reason-lets-them-go-home = lets them go home

## Things as one speaks of them

reason-zone = the { $zone }
reason-district = { whose } district { $district }
reason-soldiers = { number-word } { $number ->
        [one] soldier
       *[other] soldiers
    }
reason-soldiers-with = { reason-soldiers } and the { FORM($creature, form: "spoken") }
reason-soldiers-of = { whose } { $number ->
        [one] soldier
       *[other] { reason-soldiers }
    }
reason-prayer-points = { number-word } prayer { $number ->
        [one] point
       *[other] points
    }
reason-veterans = { number-word } { $number ->
        [one] veteran
       *[other] veterans
    }
reason-interventions = { number-word } { $number ->
        [one] intervention
       *[other] interventions
    }
reason-with-effect = { FORM($card, form: "spoken") } ({ FORM($does, form: "spoken") })
reason-battle-card = the card of { $numbers }
reason-strength = strength { $number }
reason-damage = damage { $number }
reason-shield = shield { $number }
reason-soldiers-lost = { reason-soldiers } lost
odds = { $tenths ->
        [1] 1 time in 10
       *[other] { $tenths } times in 10
    }
whose-own = { $who ->
        [you] yours
       *[other] { $who }'s
    }
