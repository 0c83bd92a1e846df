# Sobek: 2 Players auf Deutsch, in den Worten der Spielanleitung. $who ist "you" oder ein Name.

## Was in der Schachtel ist

goods-wheat = Weizen
goods-cattle = Vieh
goods-fish = Fisch
goods-ebony = Ebenholz
goods-marble = Marmor
goods-ivory = Elfenbein
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
    .does = hat die Gegenseite mehr als 6 Plättchen, legt sie ab, bis es 6 sind
    .accusative = den Schreiber
character-fish-scribe = Schreiberin (Fisch)
    .does = hat die Gegenseite mehr als 6 Plättchen, legt sie ab, bis es 6 sind
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
character-sold-as = { $character } ({ $goods ->
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
    .does = bestimme, was die Gegenseite als Nächstes nimmt
pirogue-harvest = Ernte
    .does = 2 Skarabäen mehr für Weizen, Vieh oder Fisch, die du verkauft hast
pirogue-mummy = Mumie
    .does = nimm alle Plättchen deiner Korruptionstafel auf die Hand
pirogue-cobra1 = Kobra 1
    .does = 1 Korruption mehr für die Gegenseite
pirogue-cobra2 = Kobra 2
    .does = 2 Korruption mehr für die Gegenseite

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
ask-name-tile = Bestimme das Plättchen, das die Gegenseite nehmen muss.
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
does-leave = die Gegenseite bekommt { FORM($tiles, form: "accusative") }
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
does-refill = auf der Reihe liegt nichts: befülle den Markt und nimm ein Plättchen aus der Mitte
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
        [you] Du befüllst
       *[other] { $who } befüllt
    } den Markt.
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
      {"*"}   +1 /    darauf, und die Reihe, auf die es zeigt: - | / oder \
      wheat1/     dasselbe Plättchen, wo wenig Platz ist
      {"["} ]  +1     du darfst es nehmen und überspringst so viele Plättchen
      ‹ ›         es liegt in der Reihe des Anchs
      < ? >       ein Charakter, verdeckt

    Die Schreibweise
      wheat1/     Weizen mit 1 Skarabäus, der auf / zeigt (wheat0/s: ein Start-
                  plättchen, wheat0/d: mit einem Deben); die Waren heißen
                  wheat, cattle, fish, ebony, marble, ivory, statue
      5,2         ein Feld, Spalte,Zeile: die letzte Spalte, die dritte Zeile
      sell wheat wheat1- wheat1| merchant     ein ganzer Verkauf in einer Zeile

    Ein Zug ist eines von dreien
      take        nimm ein Plättchen in der Reihe des Anchs. Was du überspringst,
                  kommt auf deine Korruptionstafel. Das Anch zieht dorthin und zeigt,
                  wie es das Plättchen sagt; von dort geht die Gegenseite weiter.
      sell        verkaufe drei oder mehr Plättchen einer Sorte, dann wähle eine
                  Piroge. Am Ende zählt jede Sorte Plättchen mal Skarabäen.
      play        spiele einen Charakter für seine Wirkung.

    Am Ende zieht, wer weniger Korruption hat, einen Deben (3 bis 9 Punkte), und
    einen weiteren für je drei Plättchen Unterschied. Was du noch auf der Hand
    hast, zählt als Korruption.

## Warum eine Antwort nicht möglich ist

refuse-no-tile = Auf { $field } liegt kein Plättchen.
refuse-no-line = { $field } liegt auf keiner der vier Reihen durch das Anch.
refuse-other-line = { $field } liegt nicht in der Reihe des Anchs, die durch { $ankh } entlang { $line } geht.
refuse-small-sale = Ein Verkauf braucht mindestens drei Plättchen, und du hast { $laid } ausgelegt.
refuse-few-tiles = Ein Verkauf braucht mindestens drei Plättchen, und du hast { $number ->
        [0] keines
        [one] eines
       *[other] { $number }
    }, das als { $goods } zählt.
refuse-jokers-only = Der erste Verkauf von { $goods } braucht ein Plättchen, das selbst { $goods } ist, und du hast nur Joker.
refuse-joker-first = Der erste Verkauf von { $goods } beginnt mit einem Plättchen, das selbst { $goods } ist.
refuse-not-in-hand = Du hast kein { $tile } auf der Hand.
refuse-other-goods = { $tile } zählt nicht als { $goods }.
refuse-order = Plättchen werden in der Reihenfolge der Liste ausgelegt, mindestens drei; eine Zeile wie „{ $line }“ nimmt sie in jeder Reihenfolge.
refuse-no-laying = Die Kurtisane legt mindestens ein Plättchen dazu.
refuse-empty-pile = Der Ziehstapel ist leer; es gibt nichts, womit der Markt befüllt werden könnte.
refuse-refill = Der Markt wird nur befüllt, wenn in der Reihe des Anchs kein Plättchen liegt.
refuse-no-character = Du hast { FORM($character, form: "accusative") } nicht auf der Hand.
refuse-finger = Der Finger der Gegenseite zwingt dich, das Plättchen auf { $field } zu nehmen.
refuse-centre = Solange das Anch nicht auf dem Markt steht, musst du ein Plättchen aus der Mitte nehmen.
