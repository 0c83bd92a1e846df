# Sobek auf der Seite: was dort in Notation steht, wird hier in Worten gesagt.

# Eine Startkarte erkennt man an der Rückseite.
card = { $goods }{ $back ->
        [green] { " " }(Startkarte)
       *[beige] { "" }
    }{ $scarabs ->
        [0] { "" }
        [one] { " " }mit einem Skarabäus
       *[other] { " " }mit { $scarabs } Skarabäen
    }
card-amulet = ein Amulett
cards = { NAME($card) ->
        [card] { $number ->
            [1] { $card }
           *[other] { $number } × { $card }
        }
        [card-amulet] { $number ->
            [1] { $card }
           *[other] { $number } Amulette
        }
       *[other] { FORM($card, form: "accusative") }
    }
cards-orange = { hidden-characters }
    .accusative = { hidden-characters.accusative }
character-counts-as = { FORM($character, form: "title") }, zählt als { $goods }
set-laid = { $set }: { $cards } Karten × { $scarabs } Skarabäen = { $points }
opens = überlässt { FORM($cards, form: "accusative") }
does-corrupt = { $number ->
        [one] { $number } Karte in deine Korruption
       *[other] { $number } Karten in deine Korruption
    }
tokens = { $number ->
        [1] { FORM($token, form: "title") }
       *[other] { $number } × { FORM($token, form: "title") }
    }
tell-skip = { $who ->
        [you] Du überspringst
       *[other] { $who } überspringt
    } { FORM($cards, form: "accusative") }.
tell-use = { $who ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } ein Ereignisplättchen: { FORM($token, form: "title") }.
tell-move = { $who ->
        [you] Du kommst
       *[other] { $who } kommt
    } auf der Leiste auf { $number }.

# Der Tisch in Worten: wie seine Teile heißen.

kind-queue = Karten in der Reihe
kind-hand = Aus deiner Hand
kind-goods = Waren
kind-laid = Auf dem Tisch
kind-token = Ereignisplättchen
kind-seat = Spieler
kind-corruption = Korruption
kind-back = Rückseiten
kind-with = Zusammen mit
word-set = ein Set auslegen
view-round = Runde
view-queue = Reihe
view-deck = Karten im Stapel
view-characters_in_deck = Charaktere im Stapel
view-tokens = Übrige Ereignisplättchen
view-known_tokens = Plättchen, die du kennst
view-used_tokens = Benutzte Plättchen
view-discards = Ablagestapel
view-claimable = Kann genommen werden
view-memory = Was du dir gemerkt hast
view-place = Wo
view-size = Wie viele
view-sure = Sicher
view-maybe = Vielleicht
view-score = Punktestand
view-hand_backs = Hand, nach Rückseiten
view-green = grün
view-beige = beige
view-orange = orange
view-sets = Sets
view-set = Set
view-cards = Karten
view-scarabs = Skarabäen
view-points = Punkte
view-horizontal = Quer gelegt
view-curses = Flüche
view-prosperity = Wohlstand
view-hand = Hand
view-corruption = Korruption
view-corruption_value = Korruption zählt
view-round_points = Punkte dieser Runde
