# Sobek auf Deutsch, in den Worten der Spielanleitung. $who ist "you" oder ein Name.

## Was in der Schachtel ist

goods-ivory = Elfenbein
goods-ebony = Ebenholz
goods-marble = Marmor
goods-cattle = Vieh
goods-fish = Fisch
goods-wheat = Weizen
goods-amulet = Amulett

# Weizen1 mit einem Skarabäus, Weizen0 ohne, Weizen0s eine Startkarte.
card = { $goods }{ $scarabs }{ $back ->
        [green] s
       *[beige] { "" }
    }
card-amulet = Amulett
# Ohne Leerzeichen: Dort darf keine Zeile enden.
cards = { $number ->
        [1] { $card }
       *[other] { $number }×{ $card }
    }
cards-green = { $number ->
        [one] eine grüne Karte
       *[other] { $number } grüne Karten
    }
cards-beige = { $number ->
        [one] eine beige Karte
       *[other] { $number } beige Karten
    }
cards-orange = { $number ->
        [one] eine orange Karte
       *[other] { $number } orange Karten
    }
hidden-characters = { $number ->
        [one] ein Charakter
       *[other] { $number } Charaktere
    }
    .accusative = { $number ->
        [one] einen Charakter
       *[other] { $number } Charaktere
    }

character-queen = Königin
    .does = ziehe 3 Karten vom Stapel
    .accusative = die Königin
character-high-priest = Hohepriester
    .does = entferne alle Karten einer Sorte aus deinem Korruptionsstapel
    .accusative = den Hohepriester
character-high-priestess = Hohepriesterin
    .does = entferne alle Karten einer Sorte aus deinem Korruptionsstapel
    .accusative = die Hohepriesterin
character-vizier = Wesir
    .does = sieh einen gegnerischen Korruptionsstapel durch und nimm eine Karte daraus
    .accusative = den Wesir
character-cattle-scribe = Schreiber (Vieh)
    .title = Schreiber
    .does = wer sonst mehr als 6 Karten hat, legt ab, bis es 6 sind
    .accusative = den Schreiber
character-fish-scribe = Schreiberin (Fisch)
    .title = Schreiberin
    .does = wer sonst mehr als 6 Karten hat, legt ab, bis es 6 sind
    .accusative = die Schreiberin
character-thief = Dieb
    .does = stiehl eine zufällige Karte aus einer gegnerischen Hand
    .accusative = den Dieb
character-merchant = Händler
    .does = nimm eine beliebige Karte aus der Reihe, ohne Korruption
    .accusative = den Händler
character-courtesan = Kurtisane
    .does = lege ein oder zwei Karten zu einem deiner Sets
    .accusative = die Kurtisane
character-counts-as = { NAME($character) ->
        [character-cattle-scribe] { $character }
        [character-fish-scribe] { $character }
       *[other] { $character } ({ $goods })
    }

token-guild-ankh = Anch-Gilde
    .title = Gilde des Anchs
    .does = du ziehst bis zum nächsten Anch vor, jemand anderes bis zum vorigen zurück
token-guild-eye = Augen-Gilde
    .title = Gilde des Auges
    .does = du ziehst bis zum nächsten Auge vor, jemand anderes bis zum vorigen zurück
token-guild-feather = Feder-Gilde
    .title = Gilde der Feder
    .does = du ziehst bis zur nächsten Feder vor, jemand anderes bis zur vorigen zurück
token-guild-lotus = Lotus-Gilde
    .title = Gilde des Lotus
    .does = du ziehst bis zum nächsten Lotus vor, jemand anderes bis zum vorigen zurück
token-flood = Nilflut
    .does = noch ein Zug
token-curse = Fluch
    .does = 2 Korruption mehr für jemand anderen
token-prosperity = Wohlstand
    .does = 2 Skarabäen mehr für ein Set Weizen, Fisch oder Vieh
token-embalming = Einbalsamierung
    .does = nimm alle Karten deines Korruptionsstapels auf die Hand
token-deceit = Täuschung
    .does = ein Punkt für jede Karte in deinem Korruptionsstapel; alle erfahren, wie viele es sind
tokens = { $number ->
        [1] { $token }
       *[other] { $number }×{ $token }
    }

# Die Zeichen der Punkteleiste, auch als Buchstaben im Bild davon.
glyph-numeral = Zahl
    .sign = #
glyph-ankh = Anch
    .sign = a
    .genitive = des Anchs
glyph-eye = Auge
    .sign = e
    .genitive = des Auges
glyph-feather = Feder
    .sign = f
    .genitive = der Feder
glyph-lotus = Lotus
    .sign = l
    .genitive = des Lotus

# Ein Set heißt nach seiner Sorte, außer wenn es mit Amuletten begann; seitdem kann es eine Sorte bekommen haben.
set-amulets = Amulette
    .dative = Amuletten
set-amulets-as = Amulette ({ $goods })
# Ein ^ für jeden Wohlstand.
set-laid = { $set }{ $prosperities ->
        [0] { "" }
        [1] ^
       *[other] ^^
    } { $cards } × { $scarabs } = { $points }

## Orte

place-hand = { $who ->
        [you] deine Hand
       *[other] die Hand von { $who }
    }
    .dative = { $who ->
        [you] deiner Hand
       *[other] der Hand von { $who }
    }
place-corruption = { $who ->
        [you] deinen Korruptionsstapel
       *[other] den Korruptionsstapel von { $who }
    }
    .dative = { $who ->
        [you] deinem Korruptionsstapel
       *[other] dem Korruptionsstapel von { $who }
    }
place-tokens = die Ereignisplättchen
    .dative = den Ereignisplättchen

## Was du gefragt wirst

ask-choose-action = Du bist am Zug: Nimm eine Karte, spiele ein Set oder spiele einen Charakter.
ask-choose-set = Lege die Karten deines Sets aus: drei oder mehr.
ask-choose-token = Sieh dir die Ereignisplättchen an und nutze eines.
ask-choose-guild-victim = Die Gilde: Wer zieht zurück?
ask-choose-cursed = Der Fluch: Wen verfluchst du?
ask-choose-prosperous = Wohlstand: Welches deiner Sets bekommt 2 Skarabäen mehr?
ask-choose-purge = Entferne eine Sorte aus deinem Korruptionsstapel.
ask-choose-theft = Was stiehlst du, und von wem?
ask-choose-discards = Der Schreiber: Lege ab, bis du noch sechs Karten hast.
ask-choose-pile = Der Wesir: Wessen Korruptionsstapel siehst du durch?
ask-choose-claim = Nimm eine Karte aus diesem Korruptionsstapel.
ask-choose-growing-set = Die Kurtisane: Zu welchem deiner Sets legst du etwas dazu?
ask-choose-addition = Lege ein oder zwei Karten zu dem Set.
ask-choose-queue-card = Der Händler: Nimm eine beliebige Karte aus der Reihe.
ask-choose-horizontal = Die Runde ist zu Ende: Lege Sets aus deiner Hand quer aus.
ask-name-starter = Du hast die wenigsten Punkte: Wer beginnt die Runde?

## Was eine Antwort bewirkt

gap = { "  " }
then = { "; " }
does-corrupt = Korruption +{ $number }
does-cost-nothing = frei
does-empty-the-queue = leert die Reihe
opens = öffnet { FORM($cards, form: "accusative") }
does-score = { $number ->
        [one] +{ $number } Punkt
       *[other] +{ $number } Punkte
    }
does-score-up-to = { $number ->
        [one] bis zu { $number } Punkt
       *[other] bis zu { $number } Punkte
    }
does-play-set = { " " }für { FORM($cards, form: "accusative") }{ $tokens ->
        [0] ; es gibt keine Ereignisplättchen mehr
       *[other] { "" }
    }
does-lay-horizontally = zählt nur die Skarabäen
does-advance = { " " }({ $before } → { $after })
does-fall-back = { $before } → { $after }
does-name = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $laid } ausgelegt
does-name-yourself = du selbst, { does-name }
does-purge = entfernt { FORM($cards, form: "accusative") }
does-purge-nothing = entfernt nichts
does-steal = eine zufällige Karte
does-steal-nothing = eine leere Hand: nichts
does-finish = das ist alles

## Was geschehen ist

tell-skip = { $who ->
        [you] Du überspringst
       *[other] { $who } überspringt
    } { FORM($cards, form: "accusative") }: Korruption +{ $number }.
tell-take = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { FORM($cards, form: "accusative") }.
tell-draw = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { FORM($cards, form: "accusative") }.
tell-lay = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { FORM($cards, form: "accusative") } aus.
tell-lay-horizontally = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { FORM($cards, form: "accusative") } quer aus.
tell-purge = { $who ->
        [you] Du entfernst { FORM($cards, form: "accusative") } aus deinem
       *[other] { $who } entfernt { FORM($cards, form: "accusative") } aus dem eigenen
    } Korruptionsstapel.
tell-discard = { $who ->
        [you] Du legst { FORM($cards, form: "accusative") } von der Hand unter deine
       *[other] { $who } legt { FORM($cards, form: "accusative") } von der Hand unter die eigene
    } Korruptionstafel.
tell-embalm = { $who ->
        [you] Du nimmst { FORM($cards, form: "accusative") } aus deinem
       *[other] { $who } nimmt { FORM($cards, form: "accusative") } aus dem eigenen
    } Korruptionsstapel.
tell-get = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { FORM($cards, form: "accusative") } aus { FORM($place, form: "dative") }.
tell-see = { $who ->
        [you] Du siehst
       *[other] { $who } sieht
    }: { FORM($cards, form: "accusative") }.
tell-see-tokens = Die Ereignisplättchen sind: { $tokens }.
tell-none = In { FORM($place, form: "dative") } ist kein { $goods }.
tell-none-but-characters = In { FORM($place, form: "dative") } ist kein { $goods } (außer Charakteren).
tell-use = { $who ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } { $token }.
tell-look = { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { $place } an.
tell-play-set = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } ein Set aus { FORM($set, form: "dative") }.
tell-play = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { FORM($character, form: "accusative") }.
tell-curse = { $who ->
        [you] Du belegst
       *[other] { $who } belegt
    } { $whom ->
        [you] dich
       *[other] { $whom }
    } mit einem Fluch.
tell-prosper = { $who ->
        [you] Dein Set aus
       *[other] Das Set von { $who } aus
    } { FORM($set, form: "dative") } bekommt 2 Skarabäen mehr.
tell-move = { $who ->
        [you] Du kommst
       *[other] { $who } kommt
    } auf { $number }.
tell-no-effect = Das hat keine Wirkung.
tell-chosen = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } gewählt.
tell-delivery = { $number ->
        [one] Eine Karte kommt
       *[other] { $number } Karten kommen
    } an den Stegen an.
tell-round-ends = Runde { $number } ist zu Ende.
tell-count = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } Korruption { $number }, mit { $scarabs ->
        [one] einem Skarabäus
       *[other] { $scarabs } Skarabäen
    }.
tell-score = { $who ->
        [you] Du erzielst
       *[other] { $who } erzielt
    } { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } in dieser Runde.
tell-penalty = { $who ->
        [you] Du hast am meisten Korruption und fällst
       *[other] { $who } hat am meisten Korruption und fällt
    } auf { $number } zurück.
tell-round-begins = Runde { $number } beginnt.
tell-starter = { $who ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }
tell-end = Das Spiel ist zu Ende.

## Das Ende

end-points = { $number }
end-won = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } gegen { $against }.
end-tie = Je { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }{ $others ->
        [0] { "" }
       *[other] { " " }gegen { $against }
    }: Die meisten Punkte gewinnen, und nichts entscheidet den Gleichstand.
end-lead = Woher der Vorsprung vor { $who ->
        [you] dir
       *[other] { $who }
    } kommt: { $sources }.
end-source = { $source } { $difference }
end-early = Das Spiel endete früher: mehr als { $number } Punkte.

## Der Tisch im Terminal

# In einem Feld von sechs Buchstaben.
short-ivory = Elfenb
short-ebony = Ebenh.
short-marble = Marmor
short-cattle = Vieh
short-fish = Fisch
short-wheat = Weizen
short-amulet = Amul.
short-queen = Königi
short-high-priest = Hohepr
short-high-priestess = H.pr.i
short-vizier = Wesir
short-cattle-scribe = Schr.V
short-fish-scribe = Schr.F
short-thief = Dieb
short-merchant = Händl.
short-courtesan = Kurtis

# Die Reihe, und was neben ihr liegt.
label-empty-quays = an den Stegen liegt nichts
label-free = frei
label-price = +{ $number }
label-round-of = Runde { $number } von { $rounds }
label-deck = Stapel { $number }
label-characters-in-deck = ({ $number ->
        [one] { $number } Charakter
       *[other] { $number } Charaktere
    })
label-token-pile = Ereignisse { $number }
label-known-tokens = ({ $tokens })
label-used = genutzt { $token }
label-discards = abgelegt
label-none = keine

# Die Spieler.
label-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
label-points-and-laid = { label-points }, { $laid } mehr ausgelegt
label-points-on = { label-points } ({ $glyph })
label-laid = +{ $number } ausgelegt
label-hand = Hand
label-hand-of = Hand { $number }: { $backs }
label-corruption = Korruption
label-corruption-of = Korruption { $number }
label-backs-green = { $number } grün
label-backs-beige = { $number } beige
label-backs-orange = { $number } orange
label-curses = { $number ->
        [one] { $number } Fluch
       *[other] { $number } Flüche
    } (+{ $cards })
label-sets = Sets
label-no-sets = noch keine
label-horizontal = quer
label-of-goods = { $number } { $goods }
label-round = Runde { $number }
label-you = Du
label-score-and-laid = { $points } + { $laid }

# Was ein vollkommenes Gedächtnis von verdeckten Orten weiß.
label-memory = was bekannt ist (in Klammern: was dort sein kann)
label-memory-hand = Hand von { $who }
label-memory-corruption = Korruption von { $who }
label-memory-undrawn = nicht gezogen
label-may-be = ({ $cards })

# Der Endstand.
label-final-scores = Endstand
label-round-sets = Runde { $number }: Sets
label-horizontal-sets = quer liegende Sets
label-tokens = Ereignisse
label-penalty = Strafe
label-penalty-for-corruption = Strafe (Korruption)
label-after-round = nach Runde { $number }
label-total = Punkte

help =
    Der Tisch
      {"["}Weizen]    eine Karte der Reihe, von vorn: ihre Ware, ihre Skarabäen (*) und
      {"["}*     ]    was es kostet, sie zu nehmen: nichts, oder so viele Karten
         +1       Korruption. In Klammern: Du darfst sie nehmen.
      {"["}< ?  >]    ein Charakter, verdeckt
      #aefl#flae  die Punkteleiste: a Anch, e Auge, f Feder, l Lotus, # Zahl;
                  die Buchstaben darüber sind die Spieler

    Die Schreibweise
      ivory3      Elfenbein mit 3 Skarabäen (ivory0s: eine Startkarte); die Waren
                  heißen ivory, ebony, marble, cattle, fish, wheat und amulet
      take 3      die dritte Karte von vorn; die ersten beiden werden Korruption
      set wheat wheat1 wheat1 merchant     ein ganzes Set in einer Zeile

    Ein Zug ist eines von dreien
      take        nimm eine der ersten vier Karten. Was du überspringst, kommt
                  unter deine Korruptionstafel.
      set         spiele drei oder mehr Karten einer Sorte (Amulette sind Joker)
                  und nutze dann ein Ereignisplättchen. Am Ende der Runde zählt ein
                  Set seine Karten mal seine Skarabäen.
      play        spiele einen Charakter für seine Wirkung.

    Sind Reihe und Stapel leer, ist die Runde zu Ende. Sets, die dann quer
    ausgelegt werden, zählen nur ihre Skarabäen; was du noch auf der Hand hast,
    wird Korruption. Wer am meisten Korruption hat, fällt auf der Leiste zurück,
    einmal für je zehn Punkte der Runde: bis zum vorigen Feld mit demselben
    Zeichen. Nach drei Runden gewinnen die meisten Punkte.

## Warum eine Antwort nicht möglich ist

refuse-end-of-queue = Die letzte Karte der Reihe ist Nummer { $last }.
refuse-first-four = Nur die ersten vier Karten der Reihe dürfen genommen werden.
refuse-short-queue = In der Reihe { $number ->
        [0] liegt keine Karte
        [one] liegt nur eine Karte
       *[other] liegen nur { $number } Karten
    } mehr.
refuse-no-character = Du hast { FORM($character, form: "accusative") } nicht auf der Hand.
refuse-round-over = Die Runde ist zu Ende: Sets können noch ausgelegt werden, aber kein Charakter wird gespielt.
refuse-small-set = Ein Set braucht mindestens drei Karten, und du hast { $laid } ausgelegt.
refuse-no-addition = Die Kurtisane legt mindestens eine Karte dazu.
refuse-three-at-once = Zu einem Set kommen mindestens drei Karten auf einmal, und du hast keine drei, die zu diesem passen.
refuse-few-amulets = Ein Set nur aus Amuletten braucht mindestens drei, und du hast { $number ->
        [0] keines
        [one] eines
       *[other] { $number }
    }.
refuse-few-cards = Ein Set braucht mindestens drei Karten, und du hast { $number ->
        [0] keine
        [one] eine
       *[other] { $number }
    } für { $set }.
refuse-amulets-begin = Amulette allein beginnen kein Set { $set }; lege sie als „set amulets“ aus.
refuse-began-as-amulets = Dein { $set } ist das Set, das mit Amuletten begann; lege als „set amulets“ dazu.
refuse-finish-first = Beende erst das Set, das du gerade auslegst.
refuse-set-first = Sage erst, welches Set du auslegst, etwa „set wheat“.
refuse-amulets-alone = Amulette allein sind kein Set { $set }; lege sie als „set amulets“ aus.
refuse-not-in-hand = Du hast { $card } nicht auf der Hand.
refuse-does-not-fit = { $card } passt nicht zum Set { $set }.
refuse-order = Karten werden in der Reihenfolge der Liste ausgelegt, mindestens drei; eine Zeile wie „{ $line }“ nimmt sie in jeder Reihenfolge.

## Warum eine Antwort gut ist: was getan wird. $whom ist jemand anderes.

reason-take = nimmt { $card }
reason-play-set = spielt ein Set aus { number-word } { FORM($set, form: "dative") } für { points }
reason-lay = legt { $card } aus
reason-end-set = beendet das Set
reason-prosper = legt Wohlstand zu { to-whose-set }: zwei Skarabäen mehr auf { reason-cards.dative } sind { points }
reason-grow = legt etwas zu { to-whose-set }, mit der besten Handkarte für { points }
reason-add-no-second = legt keine zweite Karte dazu und behält { reason-cards } auf der Hand
reason-lay-horizontally = legt { number-word } { $goods } für { points } quer aus, damit sie nicht als Korruption zählen
reason-lay-amulets-horizontally = legt nur Amulette quer aus, die nichts zählen, aber auch keine Korruption sind
reason-lay-card-horizontally = legt { $card } für { points } quer aus, damit es nicht als Korruption zählt
reason-end-horizontal-set = beendet dieses Set aus { reason-cards.dative }
reason-end-round = beendet die Runde mit { reason-cards.dative } auf der Hand, die als Korruption zählen
reason-end-round-empty-handed = beendet die Runde mit leerer Hand
reason-play = spielt { $character }
reason-play-in-vain = spielt { $character }, was gerade nichts bewirkt
reason-clear-nothing = entfernt nichts, denn in { place-corruption.dative } sind keine Waren
reason-claim = nimmt { $card } aus { corruption-of-other }
reason-steal-nothing = nimmt nichts, denn { $whom ->
        [you] du hast
       *[other] { $whom } hat
    } keine Karten auf der Hand
reason-steal-orange = nimmt { $number ->
        [one] { from-other } den einzigen Charakter
       *[other] { from-other } einen von { number-word } Charakteren
    }, zum Spielen oder für ein Set
reason-steal-beige = nimmt { $number ->
        [one] { from-other } die einzige beige Karte
       *[other] { from-other } eine von { number-word } beigen Karten
    }, die Skarabäen haben kann
reason-steal-green = nimmt { $number ->
        [one] { from-other } die einzige grüne Karte
       *[other] { from-other } eine von { number-word } grünen Karten
    }, die keine Skarabäen hat
reason-discard = legt { $card } unter { $who ->
        [you] deine
       *[other] die eigene
    } Korruptionstafel
reason-use-guild = nutzt die Gilde { FORM($glyph, form: "genitive") }
reason-use-flood = nutzt die Nilflut, die { to-whom } gleich noch einen Zug gibt
reason-use-curse = nutzt den Fluch, der bei jemand anderem als { reason-cards } Korruption zählt
reason-use-prosperity = nutzt den Wohlstand für { points } auf { $who ->
        [you] deinem
       *[other] dem
    } besten Set
reason-use-prosperity-in-vain = nutzt vergeblich den Wohlstand, denn { $who ->
        [you] du hast
       *[other] { $who } hat
    } kein Set aus Vieh, Fisch, Weizen oder Amuletten
reason-use-deceit = nutzt die Täuschung für { points }, einen für jede Karte in { place-corruption.dative }
reason-use-embalming = nutzt die Einbalsamierung, die { reason-cards } aus { place-corruption.dative } auf die Hand bringt
reason-push-back = stößt { $whom ->
        [you] dich
       *[other] { $whom }
    } um { points } zurück, von { $before } auf { $after }
reason-curse = verflucht { other-with-points } und { reason-cards.dative } Korruption
reason-look-through = sieht { $whom ->
        [you] deinen Korruptionsstapel
       *[other] den Korruptionsstapel von { $whom }
    } aus { reason-cards.dative } durch und nimmt eine davon
reason-begin-round = beginnt die Runde und wählt als Erstes aus der Reihe
reason-name-starter = lässt { other-with-points }, die Runde beginnen

## Warum eine Antwort gut ist: was dafür spricht und was dagegen

reason-gives-character = gibt { to-whom } einen Charakter zum Spielen oder für ein Set
reason-not-in-time = bringt es vielleicht nicht mehr rechtzeitig in ein Set
reason-makes-set = hat damit { number-word } { $goods } auf der Hand ({ points } als Set)
reason-completes-set = vervollständigt ein Set mit { $number ->
        [one] einem Amulett
       *[other] { number-word } Amuletten
    } ({ points } als Set)
reason-goes-with-laid = passt zu { $who ->
        [you] deinem
       *[other] dem
    } Set { $goods }
reason-makes-two = hat damit zwei der drei { $goods } für ein Set
reason-begins-set = beginnt ein Set aus { $goods }
reason-joins-any-set = passt in jedes Set
reason-joins-any-set-such-as = passt in jedes Set (etwa zu { $who ->
        [you] deinem { $goods }
       *[other] dem { $goods } von { $who }
    })
reason-corrupts = legt { reason-cards } unter { $who ->
        [you] deine
       *[other] die eigene
    } Korruptionstafel
reason-leaves-at-best = überlässt { $whom ->
        [you] dir
       *[other] { $whom }
    } bestenfalls { $card }
reason-empties-queue = leert die Reihe
reason-leaves-no-jokers = lässt keine Joker für andere Sets
reason-uses-up-amulets = verbraucht { reason-amulets }
reason-secures-points = bringt die Punkte vor dem Ende der Runde in Sicherheit
reason-last-token = bringt { to-whom } das letzte Ereignisplättchen
reason-choice-of-tokens = darf eines von { number-word } Ereignisplättchen wählen
reason-adds-to-set = bringt dem Set { points }
reason-nearer-to-three = bringt das Set näher an drei Karten
reason-missing-elsewhere = fehlt dann in anderen Sets
reason-gives-up-effect = verzichtet auf die Wirkung
reason-gives-up-goods = verzichtet auf eine Karte { $goods }
reason-gives-up-amulet = verzichtet auf ein Amulett
reason-keeps-for-others = behält { reason-cards } für andere Sets oder Wirkungen
reason-keeps-another-set = behält genug für ein weiteres
reason-empties-hand = leert { place-hand }
reason-keeps-corrupting = behält { reason-cards }, die als Korruption { $number ->
        [one] zählt
       *[other] zählen
    }
reason-queen = zieht { reason-cards }
reason-vizier = nimmt die beste Karte aus einem Korruptionsstapel von bis zu { reason-cards.dative }
reason-thief = nimmt zufällig eine Karte aus einer anderen Hand
reason-merchant = nimmt { $card } von beliebiger Stelle der Reihe
reason-courtesan = legt bis zu zwei Karten zu einem { $who ->
        [you] deiner
       *[other] der eigenen
    } Sets
reason-scribe = schickt { reason-cards } der größten Hand in die Korruption
reason-clears = entfernt { $cards } aus { place-corruption.dative }
reason-leaves-there = lässt { reason-cards } dort
reason-keeps-sets = behält die begonnenen Sets
reason-still-keeps = behält noch { number-word } { $goods } für ein Set
reason-keeps-only = { $number ->
        [0] behält davon nichts
       *[other] behält nur noch { number-word } { $goods }
    }
reason-moves-forward = bringt { $who ->
        [you] dich
       *[other] { $who }
    } um { points } voran
reason-pushes-back = stößt jemand anderen zurück

to-whose-set = { NAME($set) ->
        [set-amulets] { $who ->
            [you] deinen Amuletten
           *[other] den Amuletten von { $who }
        }
       *[other] { $who ->
            [you] deinem { $set }
           *[other] dem { $set } von { $who }
        }
    }
corruption-of-other = { $whom ->
        [you] deinem Korruptionsstapel
       *[other] dem Korruptionsstapel von { $whom }
    }
from-other = { $whom ->
        [you] dir
       *[other] { $whom }
    }
other-with-points = { $whom ->
        [you] dich mit
       *[other] { $whom } mit
    } { points.dative }

## Karten, wie man von ihnen spricht: im Akkusativ

reason-card = { $goods } { $scarabs ->
        [0] ohne Skarabäus
        [one] mit einem Skarabäus
       *[other] mit { $scarabs } Skarabäen
    }
reason-amulet = ein Amulett
reason-unseen-character = einen unbekannten Charakter
reason-character = { FORM($character, form: "accusative") }
reason-last-in-queue = { NAME($goods) ->
        [goods-wheat] den letzten Weizen
        [goods-fish] den letzten Fisch
        [goods-marble] den letzten Marmor
       *[other] das letzte { $goods }
    } in der Reihe
reason-goods = { number-word } { $goods }
reason-cards = { $number ->
        [one] eine Karte
       *[other] { number-word } Karten
    }
    .dative = { $number ->
        [0] keinen Karten
        [one] einer Karte
       *[other] { number-word } Karten
    }
reason-amulets = { number-word } { $number ->
        [one] Amulett
       *[other] Amulette
    }
