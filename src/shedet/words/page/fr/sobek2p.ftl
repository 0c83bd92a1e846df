# Sobek : 2 joueurs sur la page : ce qui est écrit en notation est dit ici en mots, car on peut montrer les cases du doigt.
# Ce qui est posé est vendu : le journal ne le dit pas deux fois.

tile = { $goods }{ $scarabs ->
        [0] { "" }
        [one] { " " }avec un scarabée
       *[other] { " " }avec { $scarabs } scarabées
    }{ $mark ->
        [deben] { $scarabs ->
            [0] { " " }avec un deben
           *[other] { " " }et un deben
        }
       *[other] { "" }
    }
    .the = { FORM($goods, form: "some") }{ $scarabs ->
        [0] { "" }
        [one] { " " }avec un scarabée
       *[other] { " " }avec { $scarabs } scarabées
    }{ $mark ->
        [deben] { $scarabs ->
            [0] { " " }avec un deben
           *[other] { " " }et un deben
        }
       *[other] { "" }
    }
tile-statue = une statue
tell-take = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { FORM($tiles, form: "the") }.
tell-ankh = L’ankh pointe le long de { $along ->
        [row] sa rangée
        [column] sa colonne
        [rising] la diagonale montante
       *[other] la diagonale descendante
    }.
tell-sell = { "" }
tell-look = { NAME($place) ->
        [place-notches] { "" }
       *[other] { $who ->
                [you] Tu regardes
               *[other] { $who } regarde
            } { $place }.
    }
tell-reveal = { $who ->
        [you] Tu révèles
       *[other] { $who } révèle
    } une pirogue : { $does }.
tell-name = { $who ->
        [you] Tu pointes
       *[other] { $who } pointe
    } le doigt sur une tuile.
reached = { $skips ->
        [0] { $tile }
       *[other] { $tile } (+{ $skips })
    }
    .the = { $skips ->
        [0] { FORM($tile, form: "the") }
       *[other] { FORM($tile, form: "the") } (+{ $skips })
    }

## La table en mots

kind-market = Tuiles du marché
kind-hand = De ta main
kind-goods = Marchandises
kind-line = Ligne de l’ankh
kind-pirogue = Pirogues
kind-deben = Deben
kind-laid = Posé
kind-corruption = Corruption
kind-back = Dos
thing-deben = Un deben de { $name }
word-sell = vendre une série
view-ankh = L’ankh est en
view-line = Il pointe le long de
view-market = Marché
view-pile = Pioche, face cachée
view-bag = Deben dans le sac
view-notches = Pirogues dans les encoches
view-notched = On y trouve
view-supply = Pirogues dans la réserve
view-box = Hors du jeu
view-drawn_deben = Deben piochés
view-drawn_pirogues = Pirogues piochées
view-claimable = Peut être pris
view-hand_backs = Main, vue de dos
view-starting = tuiles de départ
view-goods = marchandises
view-character = personnages
view-corruption_size = Corruption
view-laid = Posé
view-tiles = Tuiles
view-scarabs = Scarabées
view-points = Points
view-pirogues = Pirogues
view-deben_size = Deben
view-open_points = Points visibles
view-hand = Main
view-corruption = Sur le plateau de corruption
view-deben = Deben, face cachée
