# Sobek: 2 Players auf Deutsch, in den Worten der Spielanleitung. $who ist "you" oder ein Name.

## Was in der Schachtel ist

goods-wheat = Weizen
    .accusative = den Weizen
goods-cattle = Vieh
    .accusative = das Vieh
goods-fish = Fisch
    .accusative = den Fisch
goods-ebony = Ebenholz
    .accusative = das Ebenholz
goods-marble = Marmor
    .accusative = den Marmor
goods-ivory = Elfenbein
    .accusative = das Elfenbein
goods-statue = Statue

# Weizen1/, Weizen0/d mit einem Deben, Weizen0/s ein Startplättchen.
tile = { $goods }{ $scarabs }{ $line }{ $mark ->
        [deben] d
        [starting] s
       *[goods] { "" }
    }
tile-statue = Statue{ $line }
tiles-starting = { $number ->
        [one] ein Startplättchen
       *[other] { $number } Startplättchen
    }
tiles-goods = { $number ->
        [one] ein Warenplättchen
       *[other] { $number } Warenplättchen
    }
tiles-character = { $number ->
        [one] ein Charakterplättchen
       *[other] { $number } Charakterplättchen
    }
hidden-character = ein Charakter
    .accusative = einen Charakter

character-queen = Königin
    .does = ziehe 3 Plättchen vom Ziehstapel
    .accusative = die Königin
character-vizier = Wesir
    .does = sieh dir die gegnerische Korruptionstafel an und nimm ein Plättchen davon
    .accusative = den Wesir
character-cattle-scribe = Schreiber (Vieh)
    .does = hat dein Gegenüber mehr als 6 Plättchen, legt es ab, bis es 6 sind
    .accusative = den Schreiber
character-fish-scribe = Schreiberin (Fisch)
    .does = hat dein Gegenüber mehr als 6 Plättchen, legt es ab, bis es 6 sind
    .accusative = die Schreiberin
character-thief = Dieb
    .does = stiehl ein zufälliges Plättchen von der gegnerischen Hand
    .accusative = den Dieb
character-merchant = Händler
    .does = nimm ein beliebiges Plättchen vom Markt, ohne Korruption
    .accusative = den Händler
character-courtesan = Kurtisane
    .does = lege ein oder zwei Plättchen zu deinen verkauften Waren
    .accusative = die Kurtisane
character-high-priest = Hohepriester
    .does = entferne alle Plättchen einer Sorte von deiner Korruptionstafel
    .accusative = den Hohepriester
character-high-priestess = Hohepriesterin
    .does = entferne alle Plättchen einer Sorte von deiner Korruptionstafel
    .accusative = die Hohepriesterin
character-architect = Architekt
    .does = ziehe 3 Pirogen aus dem Vorrat und nutze eine davon
    .accusative = den Architekten
character-sold-as = { $character } ({ NAME($goods) ->
        [goods-statue] Joker
       *[other] { $goods }
    })

pirogue-pyramid = Pyramide
    .does = noch ein Zug, in dem du das Anch vorher drehen darfst
pirogue-seven = Sieben
    .does = 7 Punkte
pirogue-two-and-deben = Zwei und Deben
    .does = 2 Punkte und ein Deben
pirogue-eye = Auge
    .does = ziehe 2 Deben und behalte einen davon
pirogue-finger = Finger
    .does = bestimme, was dein Gegenüber als Nächstes nimmt
pirogue-harvest = Ernte
    .does = 2 Skarabäen mehr für Weizen, Vieh oder Fisch, die du verkauft hast
pirogue-mummy = Mumie
    .does = nimm alle Plättchen deiner Korruptionstafel auf die Hand
pirogue-cobra1 = Kobra 1
    .does = 1 Korruption mehr für dein Gegenüber
pirogue-cobra2 = Kobra 2
    .does = 2 Korruption mehr für dein Gegenüber

deben = ein Deben mit { $value }
    .accusative = einen Deben mit { $value }
deben-face-down = { $number ->
        [one] ein Deben
       *[other] { $number } Deben
    }
    .accusative = { $number ->
        [one] einen Deben
       *[other] { $number } Deben
    }

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
        [you] deine Korruptionstafel
       *[other] die Korruptionstafel von { $who }
    }
    .dative = { $who ->
        [you] deiner Korruptionstafel
       *[other] der Korruptionstafel von { $who }
    }
place-deben = { $who ->
        [you] deine Deben
       *[other] die Deben von { $who }
    }
    .dative = { $who ->
        [you] deinen Deben
       *[other] den Deben von { $who }
    }
place-box = die Schachtel
    .dative = der Schachtel
place-pile = den Ziehstapel
    .dative = dem Ziehstapel
place-bag = den Beutel
    .dative = dem Beutel
place-notches = die Pirogen am Markt
    .dative = den Pirogen am Markt
place-supply = den Vorrat
    .dative = dem Vorrat
place-drawn = die gezogenen Pirogen
    .dative = den gezogenen Pirogen

## Was du gefragt wirst

ask-choose-action = Du bist am Zug: Nimm ein Plättchen, verkaufe ein Set oder spiele einen Charakter.
ask-choose-centre-tile = Nimm eines der vier Plättchen in der Mitte.
ask-choose-pyramid-action = Dein zusätzlicher Zug: Du darfst das Anch drehen, bevor du ein Plättchen nimmst.
ask-take-named-tile = Der Finger zeigt hierhin: Dieses Plättchen musst du nehmen.
ask-choose-orientation = Du hast einen Charakter genommen: Drehe das Anch, wie du möchtest.
ask-keep-or-trade = Auf diesem Plättchen ist ein Deben: Behältst du es, oder tauschst du es gegen einen Deben?
ask-choose-set = Lege die Plättchen deines Verkaufs aus.
ask-choose-pirogue = Sieh dir die Pirogen am Markt an und wähle eine.
ask-choose-shown-pirogue = Der Architekt hat diese Pirogen gezogen: Wähle eine.
ask-choose-deben = Behalte einen der beiden Deben.
ask-name-tile = Bestimme das Plättchen, das dein Gegenüber nehmen muss.
ask-choose-harvest = Zu welcher deiner Waren legst du die Ernte?
ask-choose-claim = Nimm ein Plättchen von der gegnerischen Korruptionstafel.
ask-choose-theft = Was stiehlst du von der gegnerischen Hand?
ask-choose-laying = Lege ein oder zwei Plättchen zu deinen Waren.
ask-choose-market-tile = Nimm ein beliebiges Plättchen vom Markt.
ask-choose-discard = Der Schreiber: Lege Plättchen ab, bis du noch sechs hast.
ask-choose-purge = Entferne eine Sorte von deiner Korruptionstafel.

## Was eine Antwort bewirkt

gap = { "  " }
then = { "; " }
does-corrupt = Korruption +{ $number }
does-cost-nothing = frei
does-turn-ankh = dann drehst du das Anch
does-open = öffnet { FORM($tiles, form: "accusative") }
does-open-nothing = öffnet nichts
does-leave = dein Gegenüber bekommt { FORM($tiles, form: "accusative") }
reached = { $skips ->
        [0] { $tile }
       *[other] { $tile } +{ $skips }
    }
    .accusative = { $skips ->
        [0] { FORM($tile, form: "accusative") }
       *[other] { FORM($tile, form: "accusative") } +{ $skips }
    }
does-score = { $number ->
        [one] +{ $number } Punkt
       *[other] +{ $number } Punkte
    }
does-score-up-to = { $number ->
        [one] bis zu { $number } Punkt
       *[other] bis zu { $number } Punkte
    }
does-sell = { " " }für { $tiles }{ $notches ->
        [0] ; es gibt keine Pirogen mehr
       *[other] { "" }
    }
does-refill = auf der Linie liegt nichts: fülle den Markt auf und nimm ein Plättchen aus der Mitte
does-finish = das ist alles
does-keep = behalte das Plättchen auf der Hand
does-trade = lege es in die Schachtel und ziehe einen Deben (3 bis 9 Punkte; { $bag } im Beutel)
does-steal-goods = ein zufälliges Warenplättchen
does-steal-character = ein zufälliger Charakter
does-steal-starting = ein zufälliges Startplättchen

## Was geschehen ist

tell-fill = { $number ->
        [one] Ein Plättchen füllt
       *[other] { $number } Plättchen füllen
    } den Markt.
tell-skip = { $who ->
        [you] Du überspringst
       *[other] { $who } überspringt
    } { $tiles }: Korruption +{ $number }.
tell-take = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { FORM($tiles, form: "accusative") } von { $field }.
tell-lay = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $tiles } aus.
tell-box = { $tiles } von { FORM($place, form: "dative") } { $number ->
        [one] kommt
       *[other] kommen
    } in die Schachtel.
tell-draw = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $tiles }.
tell-discard = { $who ->
        [you] Du legst { $tiles } von der Hand auf deine
       *[other] { $who } legt { $tiles } von der Hand auf die eigene
    } Korruptionstafel.
tell-get = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $tiles } von { FORM($place, form: "dative") }.
tell-deben-return = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { FORM($deben, form: "accusative") } zurück.
tell-deben-draw = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { FORM($deben, form: "accusative") }.
tell-deben-keep = { $who ->
        [you] Du behältst
       *[other] { $who } behält
    } { FORM($deben, form: "accusative") }.
seen-tiles = { $number } × { $tile }
tell-see = { $who ->
        [you] Du siehst
       *[other] { $who } sieht
    }: { $things }.
tell-reveal = { $who ->
        [you] Du deckst
       *[other] { $who } deckt
    } die Piroge { $pirogue } auf: { $does }.
tell-ankh = Das Anch steht auf { $field } und zeigt entlang { $line }
tell-none = Kein { $goods } ist auf { FORM($place, form: "dative") }.
tell-look = { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { $place } an.
tell-refill = { $who ->
        [you] Du füllst
       *[other] { $who } füllt
    } den Markt auf.
tell-sell = { $who ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { $goods }.
tell-play = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { FORM($character, form: "accusative") }.
tell-name = { $who ->
        [you] Du zeigst
       *[other] { $who } zeigt
    } mit dem Finger auf { $field }.
tell-harvest = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } die Ernte zu { $goods }.
tell-no-effect = Das hat keine Wirkung.
tell-end = { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } nichts mehr tun: Das Spiel ist zu Ende.
tell-corruption = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } Korruption { $number }.
tell-score = { $who ->
        [you] Du erzielst
       *[other] { $who } erzielt
    } { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.

## Das Ende

end-goods = Waren { $difference }
end-pirogues = Pirogen { $difference }
end-deben = Deben { $difference }
end-points = { $points } zu { $others } Punkte: { $apart }.
end-tie = Je { $points } Punkte; weniger Korruption entscheidet: { $corruption } gegen { $others }.
end-shared = Je { $points } Punkte und Korruption { $corruption }.

## Der Tisch im Terminal

# In einem Feld von acht Buchstaben.
short-wheat = Weizen
short-cattle = Vieh
short-fish = Fisch
short-ebony = Ebenholz
short-marble = Marmor
short-ivory = Elfenb.
short-statue = Statue
short-queen = Königin
short-vizier = Wesir
short-cattle-scribe = Schr. V.
short-fish-scribe = Schr. F.
short-thief = Dieb
short-merchant = Händler
short-courtesan = Kurtisan
short-high-priest = Priester
short-high-priestess = Pr.-in
short-architect = Archit.

label-pile = Ziehstapel
label-bag = Beutel
label-notches = am Markt
label-supply = Vorrat
label-in-the-notches = am Markt
label-you = Du
label-hand = Hand
label-corruption = Korruption
label-laid-out = ausgelegt
label-deben = Deben
label-pirogues = Pirogen
label-face-down = verdeckt
label-none = keine
label-nothing-yet = noch nichts
label-nothing-known = über Verdecktes ist nichts bekannt
label-surely-in = sicher in { FORM($place, form: "dative") }
label-starting = { $number } Start
label-goods = { $number } Waren
label-character = { $number ->
        [one] { $number } Charakter
       *[other] { $number } Charaktere
    }
label-own-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
label-open-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } + { $deben } Deben
label-final-scores = Endstand
label-points = Punkte
label-deben-drawn = dafür gezogene Deben

help =
    Der Tisch
      Weizen      ein Plättchen: seine Ware, seine Skarabäen (*), $ für einen Deben
      {"*"}   +1 /    darauf, und die Linie, auf die es zeigt: - | / oder \
      wheat1/     dasselbe Plättchen, wo wenig Platz ist
      {"["} ]  +1     du darfst es nehmen und überspringst so viele Plättchen
      ‹ ›         es liegt auf der Linie des Anchs
      < ? >       ein Charakter, verdeckt

    Die Schreibweise
      wheat1/     Weizen mit 1 Skarabäus, der auf / zeigt (wheat0/s: ein Start-
                  plättchen, wheat0/d: mit einem Deben); die Waren heißen
                  wheat, cattle, fish, ebony, marble, ivory, statue
      5,2         ein Feld, Spalte,Zeile: die letzte Spalte, die dritte Zeile
      sell wheat wheat1- wheat1| merchant     ein ganzer Verkauf in einer Zeile

    Ein Zug ist eines von dreien
      take        nimm ein Plättchen auf der Linie des Anchs. Was du überspringst,
                  kommt auf deine Korruptionstafel. Das Anch zieht dorthin und zeigt,
                  wie es das Plättchen sagt; von dort macht dein Gegenüber weiter.
      sell        verkaufe drei oder mehr Plättchen einer Sorte, dann wähle eine
                  Piroge. Am Ende zählt jede Sorte Plättchen mal Skarabäen.
      play        spiele einen Charakter für seine Wirkung.

    Am Ende zieht, wer weniger Korruption hat, einen Deben (3 bis 9 Punkte), und
    einen weiteren für je drei Plättchen Unterschied. Was du noch auf der Hand
    hast, zählt als Korruption.

## Warum eine Antwort nicht möglich ist

refuse-no-tile = Auf { $field } liegt kein Plättchen.
refuse-no-line = { $field } liegt auf keiner der vier Linien durch das Anch.
refuse-other-line = { $field } liegt nicht auf der Linie des Anchs, die durch { $ankh } entlang { $line } geht.
refuse-small-sale = Ein Verkauf braucht mindestens drei Plättchen, und du hast { $laid } ausgelegt.
refuse-few-tiles = Ein Verkauf braucht mindestens drei Plättchen, und du hast { $number ->
        [0] keines
        [one] eines
       *[other] { $number }
    } für { $goods }.
refuse-jokers-only = Der erste Verkauf von { $goods } braucht ein Plättchen, das selbst { $goods } ist, und du hast nur Joker.
refuse-joker-first = Der erste Verkauf von { $goods } beginnt mit einem Plättchen, das selbst { $goods } ist.
refuse-not-in-hand = Du hast kein { $tile } auf der Hand.
refuse-other-goods = { $tile } zählt nicht als { $goods }.
refuse-order = Plättchen werden in der Reihenfolge der Liste ausgelegt, mindestens drei; eine Zeile wie „{ $line }“ nimmt sie in jeder Reihenfolge.
refuse-no-laying = Die Kurtisane legt mindestens ein Plättchen dazu.
refuse-empty-pile = Der Ziehstapel ist leer; es gibt nichts, womit der Markt aufgefüllt werden könnte.
refuse-refill = Der Markt wird nur aufgefüllt, wenn auf der Linie des Anchs kein Plättchen liegt.
refuse-no-character = Du hast { FORM($character, form: "accusative") } nicht auf der Hand.
refuse-finger = Der Finger deines Gegenübers zwingt dich, das Plättchen auf { $field } zu nehmen.
refuse-centre = Solange das Anch nicht auf dem Markt steht, musst du ein Plättchen aus der Mitte nehmen.

## Warum eine Antwort gut ist: was getan wird

reason-take = nimmt { $tile }
reason-take-named = nimmt { $tile }, weil der Finger darauf zeigt
reason-refill = füllt den Markt mit { $number ->
        [one] einem neuen
       *[other] { number-word } neuen
    } Plättchen auf und lässt { $who ->
        [you] dich
       *[other] { $who }
    } eines aus der Mitte nehmen
reason-turn-ankh = dreht das Anch auf die { $line ->
        [row] Zeile
        [column] Spalte
        [rising] steigende Diagonale
       *[falling] fallende Diagonale
    }
reason-keep = behält { FORM($goods, form: "accusative") }
reason-trade = zieht { $number ->
        [one] den letzten
       *[other] einen der { number-word }
    } Deben im Beutel (3 bis 9 Punkte)
reason-sell = verkauft { number-word } { $goods } für { points }
reason-lay-out = legt { $tile } zum Verkauf aus
reason-end-sale = beendet den Verkauf mit { number-word } { $goods }
reason-lay-with = legt { $tile } zu { to-whose-goods }
reason-add-no-second = legt kein zweites Plättchen dazu und behält { reason-tiles } auf der Hand
reason-play = spielt { $character }
reason-play-in-vain = spielt { $character }, was gerade nichts bewirkt
reason-claim = nimmt { $tile } von der gegnerischen Korruptionstafel
reason-steal-goods = nimmt ein Warenplättchen von der gegnerischen Hand, das Skarabäen tragen oder ein Set von { to-whom } vervollständigen kann
reason-steal-character = nimmt { $number ->
        [one] den einzigen gegnerischen Charakter
       *[other] einen der { number-word } gegnerischen Charaktere
    }, zum Spielen oder zum Verkaufen
reason-steal-starting = nimmt { $number ->
        [one] das einzige gegnerische Startplättchen
       *[other] eines der { number-word } gegnerischen Startplättchen
    }, das keine Skarabäen hat
reason-discard = legt { $tile } auf { place-corruption }
reason-reveal-seven = deckt die Piroge mit 7 Punkten auf, die sicher sind
reason-reveal-two-and-deben = deckt die Piroge mit 2 Punkten auf{ $bag ->
        [0] , obwohl kein Deben mehr im Beutel ist
       *[other] { " " }und zieht einen Deben (3 bis 9 Punkte)
    }
reason-reveal-eye = deckt das Auge auf und behält so den besseren von zwei Deben
reason-reveal-eye-in-vain = deckt vergeblich das Auge auf
reason-reveal-pyramid = deckt die Pyramide auf: noch ein Zug, vor dem { $who ->
        [you] du das Anch beliebig drehen darfst
       *[other] { $who } das Anch beliebig drehen darf
    }
reason-reveal-finger = deckt den Finger auf und bestimmt, was das Gegenüber als Nächstes nimmt
reason-reveal-harvest = deckt die Ernte auf, die mit { $who ->
        [you] deinen
       *[other] den
    } verkauften Waren bis zu { points } bringt
reason-reveal-harvest-in-vain = deckt die Ernte auf, die erst mit verkauftem Weizen, Vieh oder Fisch etwas bringt
reason-reveal-mummy = deckt die Mumie auf und nimmt { reason-tiles } von { place-corruption.dative } auf die Hand
reason-reveal-cobra = deckt eine Kobra auf, die dem Gegenüber { FORM($more, form: "feminine") } Korruption mehr bringt; { $who ->
        [you] du hast
       *[other] { $who } hat
    } { reason-tiles } auf der Korruptionstafel, das Gegenüber { FORM($theirs, form: "alone") }
reason-keep-one-deben = behält den Deben mit { points.dative } und legt den mit { $other } zurück
reason-keep-deben = behält einen Deben mit { points.dative }
reason-name = lässt das Gegenüber { $tile } nehmen
reason-lay-harvest = legt die Ernte zu { to-whose-goods }: zwei Skarabäen mehr auf { reason-tiles.dative } sind { points }

## Warum eine Antwort gut ist: was dafür spricht und was dagegen

reason-gives-character = gibt { to-whom } einen Charakter zum Spielen oder Verkaufen
reason-not-in-time = verkauft es vielleicht nicht mehr rechtzeitig
reason-makes-set = hat damit { number-word } { $goods } auf der Hand ({ points } beim Verkauf)
reason-completes-set = vervollständigt ein Set mit einem Joker ({ points } beim Verkauf)
reason-goes-with-sold = passt { $who ->
        [you] zu deinem verkauften { $goods }
       *[other] zum verkauften { $goods } von { $who }
    }
reason-makes-two = hat damit zwei der drei { $goods } für ein Set
reason-begins-set = beginnt ein Set aus { $goods }
reason-joins-any-set = passt in jedes Set
reason-joins-any-set-such-as = passt in jedes Set (etwa zu { to-whose-goods })
reason-may-be-traded = kann es gegen einen Deben tauschen
reason-keeps-from-opponent = nimmt es dem Gegenüber weg, das schon { $goods } verkauft hat
reason-corrupts = legt { reason-tiles } auf { place-corruption }
reason-lets-turn-ankh = darf das Anch beliebig drehen
reason-leaves-nothing = überlässt dem Gegenüber eine leere Linie
reason-leaves-refill = überlässt dem Gegenüber nur das Auffüllen des Marktes
reason-leaves-at-best = überlässt dem Gegenüber { reason-tiles } (bestenfalls { $tile })
reason-leaves = überlässt dem Gegenüber { $tiles }
reason-gives-up = verzichtet auf { $tile }
reason-uses-up-jokers = verbraucht { reason-jokers }
reason-uses-up-joker = verbraucht einen Joker
reason-makes-sure = bringt sie noch rechtzeitig in Sicherheit
reason-last-pirogue = bringt { to-whom } die letzte Piroge am Markt
reason-choice-of-pirogues = darf eine von { reason-pirogues } wählen
reason-adds-to-goods = bringt { points } bei { to-whose-goods }
reason-adds = bringt { points }
reason-nearer-to-three = bringt das Set näher an drei Plättchen
reason-missing-elsewhere = fehlt dann in anderen Sets
reason-gives-up-effect = verzichtet auf die Wirkung
reason-gives-up-joker = verzichtet auf einen Joker
reason-gives-up-goods = verzichtet auf ein { $goods }plättchen
reason-keeps-for-others = behält { reason-tiles } für andere Verkäufe oder Wirkungen
reason-architect = zeigt { to-whom } { reason-pirogues } zur Auswahl
reason-queen = zieht { reason-tiles }
reason-vizier = nimmt das beste von { reason-tiles.dative } der gegnerischen Korruptionstafel
reason-thief = nimmt zufällig eines von { reason-tiles.dative } der gegnerischen Hand
reason-courtesan = legt bis zu zwei Plättchen zu { $who ->
        [you] deinen verkauften Waren
       *[other] den verkauften Waren von { $who }
    }
reason-merchant = nimmt { $tile } von beliebiger Stelle des Marktes
reason-scribe = schickt { reason-tiles } der gegnerischen Hand in die Korruption
reason-clears = entfernt { NAME($goods) ->
        [goods-statue] { reason-jokers }
       *[other] { $number ->
            [one] { $goods }
           *[other] { number-word } { $goods }
        }
    } von { place-corruption.dative }
reason-leaves-there = lässt { reason-tiles } dort
reason-keeps-sets = behält die begonnenen Sets
reason-still-keeps = behält noch { number-word } { $goods } zum Verkaufen
reason-keeps-only = hat dann nur noch { $number ->
        [one] einmal
       *[other] zweimal
    } { $goods }
reason-corrupts-them = legt { reason-tiles } auf die gegnerische Korruptionstafel
reason-keeps-them-from = hält es von { FORM($tile, form: "dative") } fern
reason-gives-them-the-best = gibt ihm das beste Plättchen der Linie

to-whose-goods = { $who ->
        [you] deinem { $goods }
       *[other] dem { $goods } von { $who }
    }

## Plättchen, wie man von ihnen spricht: im Akkusativ

reason-tile = { $goods } { $scarabs ->
        [0] ohne Skarabäus
        [one] mit einem Skarabäus
       *[other] mit { $scarabs } Skarabäen
    }
reason-tile-with-deben = { $goods } mit einem Deben
reason-statue = eine Statue
    .dative = einer Statue
reason-unseen-character = einen unbekannten Charakter
    .dative = einem unbekannten Charakter
reason-character = { FORM($character, form: "accusative") }
reason-last-in-market = { NAME($goods) ->
        [goods-wheat] den letzten Weizen
        [goods-fish] den letzten Fisch
        [goods-marble] den letzten Marmor
       *[other] das letzte { $goods }
    } auf dem Markt
reason-several = { NAME($tile) ->
        [reason-statue] { $number ->
            [one] eine Statue
           *[other] { number-word } Statuen
        }
        [reason-unseen-character] { $number ->
            [one] einen unbekannten Charakter
           *[other] { number-word } unbekannte Charaktere
        }
       *[other] { $number ->
            [one] { $tile }
            [2] zweimal { $tile }
           *[other] dreimal { $tile }
        }
    }
reason-tiles = { number-word } Plättchen
    .dative = { $number ->
        [0] keinen
        [one] einem
       *[other] { number-word }
    } Plättchen
reason-jokers = { $number ->
        [one] einen
       *[other] { number-word }
    } Joker
reason-pirogues = { $number ->
        [one] eine Piroge
       *[other] { number-word } Pirogen
    }
