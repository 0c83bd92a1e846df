# Sobek: 2 Spieler auf der Seite: was dort in Notation steht, wird hier in Worten gesagt, denn auf Felder kann man zeigen.
# Was ausgelegt wird, ist verkauft: das Protokoll sagt es nicht zweimal.

tile = { $goods }{ $scarabs ->
        [0] { "" }
        [one] { " " }mit einem Skarabäus
       *[other] { " " }mit { $scarabs } Skarabäen
    }{ $mark ->
        [deben] { " " }und einem Deben
       *[other] { "" }
    }
tile-statue = eine Statue
tell-skip = { $who ->
        [you] Du überspringst
       *[other] { $who } überspringt
    } { FORM($tiles, form: "accusative") }: Korruption +{ $number }.
tell-take = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { FORM($tiles, form: "accusative") }.
tell-lay = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { FORM($tiles, form: "accusative") } aus.
tell-draw = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { FORM($tiles, form: "accusative") }.
tell-discard = { $who ->
        [you] Du legst { FORM($tiles, form: "accusative") } von der Hand auf deine
       *[other] { $who } legt { FORM($tiles, form: "accusative") } von der Hand auf die eigene
    } Korruptionstafel.
tell-get = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { FORM($tiles, form: "accusative") } von { FORM($place, form: "dative") }.
tell-ankh = Das Anch zeigt entlang { $along ->
        [row] seiner Zeile
        [column] seiner Spalte
        [rising] der steigenden Diagonale
       *[other] der fallenden Diagonale
    }.
tell-sell = { "" }
tell-look = { NAME($place) ->
        [place-notches] { "" }
       *[other] { $who ->
                [you] Du siehst dir
               *[other] { $who } sieht sich
            } { $place } an.
    }
tell-reveal = { $who ->
        [you] Du deckst
       *[other] { $who } deckt
    } eine Piroge auf: { $does }.
tell-name = { $who ->
        [you] Du zeigst
       *[other] { $who } zeigt
    } mit dem Finger auf ein Plättchen.

## Der Tisch in Worten

kind-market = Plättchen auf dem Markt
kind-hand = Aus deiner Hand
kind-goods = Waren
kind-line = Linie des Anchs
kind-pirogue = Pirogen
kind-deben = Deben
kind-laid = Ausgelegt
kind-corruption = Korruption
kind-back = Rückseiten
thing-deben = Ein Deben zu { $name }
word-sell = ein Set verkaufen
view-ankh = Das Anch liegt auf
view-line = Es zeigt entlang
view-market = Markt
view-pile = Verdeckter Stapel
view-bag = Deben im Beutel
view-notches = Pirogen in den Kerben
view-notched = Dort liegen
view-supply = Pirogen im Vorrat
view-box = Aus dem Spiel
view-drawn_deben = Gezogene Deben
view-drawn_pirogues = Gezogene Pirogen
view-claimable = Kann genommen werden
view-hand_backs = Hand, nach Rückseiten
view-starting = Startplättchen
view-goods = Waren
view-character = Charaktere
view-corruption_size = Korruption
view-laid = Ausgelegt
view-tiles = Plättchen
view-scarabs = Skarabäen
view-points = Punkte
view-pirogues = Pirogen
view-deben_size = Deben
view-open_points = Offene Punkte
view-hand = Hand
view-corruption = Auf der Korruptionstafel
view-deben = Deben, verdeckt
