# Sobek sur la page : ce qui est écrit en notation est dit ici en mots.

# Une carte de départ se reconnaît à son dos.
card = { $goods }{ $back ->
        [green] { " " }(départ)
       *[beige] { "" }
    }{ $scarabs ->
        [0] { "" }
        [one] { " " }avec un scarabée
       *[other] { " " }avec { $scarabs } scarabées
    }
    .the = { FORM($goods, form: "some") }{ $back ->
        [green] { " " }(départ)
       *[beige] { "" }
    }{ $scarabs ->
        [0] { "" }
        [one] { " " }avec un scarabée
       *[other] { " " }avec { $scarabs } scarabées
    }
card-amulet = une amulette
cards = { NAME($card) ->
        [card] { $number ->
            [1] { $card }
           *[other] { $number } × { $card }
        }
        [card-amulet] { $number ->
            [1] { $card }
           *[other] { $number } amulettes
        }
       *[other] { FORM($card, form: "the") }
    }
    .the = { NAME($card) ->
        [card] { $number ->
            [1] { FORM($card, form: "the") }
           *[other] { $number } × { $card }
        }
        [card-amulet] { $number ->
            [1] { $card }
           *[other] { $number } amulettes
        }
       *[other] { FORM($card, form: "the") }
    }
cards-orange = { hidden-characters }
character-counts-as = { FORM($character, form: "the") }, qui compte comme { FORM($goods, form: "some") }
set-laid = { $set } : { $cards } cartes × { $scarabs } scarabées = { $points }
opens = laisse { FORM($cards, form: "the") }
does-corrupt = { $number ->
        [one] { $number } carte dans ta corruption
       *[other] { $number } cartes dans ta corruption
    }
tokens = { $number ->
        [1] { FORM($token, form: "title") }
       *[other] { $number } × { FORM($token, form: "title") }
    }
tell-skip = { $who ->
        [you] Tu sautes
       *[other] { $who } saute
    } { FORM($cards, form: "the") }.
tell-use = { $who ->
        [you] Tu utilises
       *[other] { $who } utilise
    } un jeton : { FORM($token, form: "title") }.
tell-move = { $who ->
        [you] Ton pion
       *[other] Le pion { of-who }
    } va sur la case { $number }.

# La table en mots : comment s’appellent ses parties.

kind-queue = Cartes de la file
kind-hand = De ta main
kind-goods = Marchandises
kind-laid = Sur la table
kind-token = Jetons
kind-seat = Joueurs
kind-corruption = Corruption
kind-back = Dos
kind-with = Avec
word-set = poser une série
view-round = Manche
view-queue = File
view-deck = Cartes dans la pioche
view-characters_in_deck = Personnages dans la pioche
view-tokens = Jetons restants
view-known_tokens = Jetons que tu connais
view-used_tokens = Jetons utilisés
view-discards = Défausse
view-claimable = Peut être pris
view-memory = Ce dont tu te souviens
view-place = Où
view-size = Combien
view-sure = Sûrement
view-maybe = Peut-être
view-score = Score
view-hand_backs = Main, vue de dos
view-green = vert
view-beige = beige
view-orange = orange
view-sets = Séries
view-set = Série
view-cards = Cartes
view-scarabs = Scarabées
view-points = Points
view-horizontal = Couchée
view-curses = Malédictions
view-prosperity = Prospérité
view-hand = Main
view-corruption = Corruption
view-corruption_value = La corruption compte
view-round_points = Points de la manche
