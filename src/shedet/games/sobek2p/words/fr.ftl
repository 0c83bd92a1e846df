# Sobek : 2 joueurs, en français. $who est "you", ou le nom de quelqu’un.

## Ce qu’il y a dans la boîte

# .the avec son article, .of après « de », .some pour une quantité
goods-wheat = blé
    .the = le blé
    .of = de blé
    .some = du blé
    .sold = vendu
goods-cattle = bétail
    .the = le bétail
    .of = de bétail
    .some = du bétail
    .sold = vendu
goods-fish = poisson
    .the = le poisson
    .of = de poisson
    .some = du poisson
    .sold = vendu
goods-ebony = ébène
    .the = l’ébène
    .of = d’ébène
    .some = de l’ébène
    .sold = vendue
goods-marble = marbre
    .the = le marbre
    .of = de marbre
    .some = du marbre
    .sold = vendu
goods-ivory = ivoire
    .the = l’ivoire
    .of = d’ivoire
    .some = de l’ivoire
    .sold = vendu
goods-statue = statue
    .the = la statue
    .of = de statue
    .some = une statue
    .sold = vendue

# blé1/, blé0/d avec un deben, blé0/s une tuile de départ.
tile = { $goods }{ $scarabs }{ $line }{ $mark ->
        [deben] d
        [starting] s
       *[goods] { "" }
    }
tile-statue = statue{ $line }
tiles-starting = { $number ->
        [one] une tuile de départ
       *[other] { $number } tuiles de départ
    }
tiles-goods = { $number ->
        [one] une tuile de marchandise
       *[other] { $number } tuiles de marchandise
    }
tiles-character = { $number ->
        [one] une tuile de personnage
       *[other] { $number } tuiles de personnage
    }
hidden-character = un personnage

# .the avec son article
character-queen = reine
    .does = pioche 3 tuiles
    .the = la reine
character-vizier = vizir
    .does = regarde le plateau de corruption adverse et prends-y une tuile
    .the = le vizir
character-cattle-scribe = scribe (bétail)
    .title = scribe
    .does = si l’adversaire a plus de 6 tuiles, il n’en garde que 6
    .the = le scribe
character-fish-scribe = scribe (poisson)
    .title = scribe
    .does = si l’adversaire a plus de 6 tuiles, il n’en garde que 6
    .the = le scribe
character-thief = voleur
    .does = vole une tuile au hasard dans la main adverse
    .the = le voleur
character-merchant = marchand
    .does = prends n’importe quelle tuile du marché, sans corruption
    .the = le marchand
character-courtesan = courtisane
    .does = ajoute une ou deux tuiles à des marchandises déjà vendues
    .the = la courtisane
character-high-priest = grand prêtre
    .does = retire toutes les tuiles d’une sorte de ton plateau de corruption
    .the = le grand prêtre
character-high-priestess = grande prêtresse
    .does = retire toutes les tuiles d’une sorte de ton plateau de corruption
    .the = la grande prêtresse
character-architect = architecte
    .does = pioche 3 pirogues dans la réserve et utilises-en une
    .the = l’architecte
character-sold-as = { FORM($character, form: "title") } ({ NAME($goods) ->
        [goods-statue] joker
       *[other] { $goods }
    })
    .the = { FORM($character, form: "the") } ({ NAME($goods) ->
        [goods-statue] joker
       *[other] { $goods }
    })

pirogue-pyramid = pyramide
    .does = un autre tour, où tu peux d’abord tourner l’ankh
pirogue-seven = sept
    .does = 7 points
pirogue-two-and-deben = deux et deben
    .does = 2 points et un deben
pirogue-eye = œil
    .does = pioche 2 deben et gardes-en un
pirogue-finger = doigt
    .does = choisis ce que l’adversaire prendra ensuite
pirogue-harvest = moisson
    .does = 2 scarabées de plus pour du blé, du bétail ou du poisson que tu as vendu
pirogue-mummy = momie
    .does = prends en main toutes les tuiles de ton plateau de corruption
pirogue-cobra1 = cobra 1
    .does = 1 corruption de plus pour l’adversaire
pirogue-cobra2 = cobra 2
    .does = 2 corruptions de plus pour l’adversaire

deben = un deben de { $value }
deben-face-down = { $number ->
        [one] un deben
       *[other] { $number } deben
    }

## Lieux ; .of après « de », .in après « dans » ou « sur »

place-hand = { $who ->
        [you] ta main
       *[other] la main { of-who }
    }
    .of = { $who ->
        [you] de ta main
       *[other] de la main { of-who }
    }
    .in = { $who ->
        [you] dans ta main
       *[other] dans la main { of-who }
    }
place-corruption = { $who ->
        [you] ton plateau de corruption
       *[other] le plateau de corruption { of-who }
    }
    .of = { $who ->
        [you] de ton plateau de corruption
       *[other] du plateau de corruption { of-who }
    }
    .in = { $who ->
        [you] sur ton plateau de corruption
       *[other] sur le plateau de corruption { of-who }
    }
place-deben = { $who ->
        [you] tes deben
       *[other] les deben { of-who }
    }
    .of = { $who ->
        [you] de tes deben
       *[other] des deben { of-who }
    }
    .in = { $who ->
        [you] parmi tes deben
       *[other] parmi les deben { of-who }
    }
place-box = la boîte
    .of = de la boîte
    .in = dans la boîte
place-pile = la pioche
    .of = de la pioche
    .in = dans la pioche
place-bag = le sac
    .of = du sac
    .in = dans le sac
place-notches = les encoches
    .of = des encoches
    .in = dans les encoches
place-supply = la réserve
    .of = de la réserve
    .in = dans la réserve
place-drawn = les pirogues piochées
    .of = des pirogues piochées
    .in = parmi les pirogues piochées

## Ce qu’on te demande

ask-choose-action = À toi : prends une tuile, vends une série ou joue un personnage.
ask-choose-centre-tile = Prends une des quatre tuiles du centre.
ask-choose-pyramid-action = Ton tour de plus : tu peux tourner l’ankh avant de prendre une tuile.
ask-take-named-tile = Le doigt désigne cette tuile : tu dois la prendre.
ask-choose-orientation = Tu as pris un personnage : tourne l’ankh comme tu veux.
ask-keep-or-trade = Il y a un deben sur cette tuile : la gardes-tu, ou l’échanges-tu contre un deben ?
ask-choose-set = Pose les tuiles de ta vente.
ask-choose-pirogue = Regarde les pirogues des encoches et choisis-en une.
ask-choose-shown-pirogue = L’architecte a pioché ces pirogues : choisis-en une.
ask-choose-deben = Garde un des deux deben.
ask-name-tile = Désigne la tuile que l’adversaire devra prendre.
ask-choose-harvest = Sur lesquelles de tes marchandises poses-tu la moisson ?
ask-choose-claim = Prends une tuile du plateau de corruption adverse.
ask-choose-theft = Que voles-tu dans la main adverse ?
ask-choose-laying = Ajoute une ou deux tuiles à tes marchandises.
ask-choose-market-tile = Prends n’importe quelle tuile du marché.
ask-choose-discard = Le scribe : défausse-toi jusqu’à six tuiles.
ask-choose-purge = Retire une sorte de ton plateau de corruption.

## Ce que ferait une réponse

gap = { "  " }
then = { " ; " }
does-corrupt = corruption +{ $number }
does-cost-nothing = libre
does-turn-ankh = puis tu tournes l’ankh
does-open = ouvre { FORM($tiles, form: "the") }
does-open-nothing = n’ouvre rien
does-leave = l’adversaire reçoit { FORM($tiles, form: "the") }
reached = { $skips ->
        [0] { $tile }
       *[other] { $tile } +{ $skips }
    }
    .the = { $skips ->
        [0] { FORM($tile, form: "the") }
       *[other] { FORM($tile, form: "the") } +{ $skips }
    }
does-score = { $number ->
        [one] +{ $number } point
       *[other] +{ $number } points
    }
does-score-up-to = { $number ->
        [one] jusqu’à { $number } point
       *[other] jusqu’à { $number } points
    }
does-sell = { " " }pour { FORM($tiles, form: "the") }{ $notches ->
        [0] { " ; " }il ne reste plus de pirogue
       *[other] { "" }
    }
does-refill = il n’y a pas de tuile sur la ligne : remplis le marché, puis prends une tuile du centre
does-finish = c’est tout
does-keep = garde la tuile en main
does-trade = mets-la dans la boîte et pioche un deben (3 à 9 points ; { $bag } dans le sac)
does-steal-goods = une tuile de marchandise au hasard
does-steal-character = un personnage au hasard
does-steal-starting = une tuile de départ au hasard

## Ce qui s’est passé

tell-fill = { $number ->
        [one] Une tuile arrive
       *[other] { $number } tuiles arrivent
    } sur le marché.
tell-skip = { $who ->
        [you] Tu sautes
       *[other] { $who } saute
    } { FORM($tiles, form: "the") } : corruption +{ $number }.
tell-take = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { FORM($tiles, form: "the") } en { $field }.
tell-lay = { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } { FORM($tiles, form: "the") }.
tell-box = Dans la boîte, { FORM($place, form: "of") } : { FORM($tiles, form: "the") }.
tell-draw = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { FORM($tiles, form: "the") }.
tell-discard = { $who ->
        [you] Tu mets { FORM($tiles, form: "the") } de ta main sur ton
       *[other] { $who } met { FORM($tiles, form: "the") } de sa main sur son
    } plateau de corruption.
tell-get = { $who ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { FORM($tiles, form: "the") } { FORM($place, form: "of") }.
tell-deben-return = { $who ->
        [you] Tu remets
       *[other] { $who } remet
    } { $deben } dans le sac.
tell-deben-draw = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $deben }.
tell-deben-keep = { $who ->
        [you] Tu gardes
       *[other] { $who } garde
    } { $deben }.
seen-tiles = { $number } × { $tile }
tell-see = { $who ->
        [you] Tu vois
       *[other] { $who } voit
    } : { $things }.
tell-reveal = { $who ->
        [you] Tu révèles
       *[other] { $who } révèle
    } la pirogue « { $pirogue } » : { $does }.
tell-ankh = L’ankh est en { $field } et pointe le long de { $line }
tell-none = Il n’y a pas { FORM($goods, form: "of") } { FORM($place, form: "in") }.
tell-look = { $who ->
        [you] Tu regardes
       *[other] { $who } regarde
    } { $place }.
tell-refill = { $who ->
        [you] Tu fais
       *[other] { $who } fait
    } remplir le marché.
tell-sell = { $who ->
        [you] Tu vends
       *[other] { $who } vend
    } { FORM($goods, form: "some") }.
tell-play = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { FORM($character, form: "the") }.
tell-name = { $who ->
        [you] Tu pointes
       *[other] { $who } pointe
    } le doigt sur { $field }.
tell-harvest = { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } la moisson avec { FORM($goods, form: "the") }.
tell-no-effect = Cela n’a aucun effet.
tell-end = { $who ->
        [you] Tu ne peux
       *[other] { $who } ne peut
    } plus rien faire : la partie se termine.
tell-corruption = { $who ->
        [you] Ta corruption
       *[other] La corruption { of-who }
    } : { $number }.
tell-score = { $who ->
        [you] Tu marques
       *[other] { $who } marque
    } { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.

## La fin

end-goods = marchandises { $difference }
end-pirogues = pirogues { $difference }
end-deben = deben { $difference }
end-points = { $points } points à { $others } : { $apart }.
end-tie = { $points } points chacun ; la corruption la plus faible décide : { $corruption } contre { $others }.
end-shared = { $points } points et une corruption de { $corruption } chacun.

## La table dans le terminal

# Dans une case de huit lettres.
short-wheat = blé
short-cattle = bétail
short-fish = poisson
short-ebony = ébène
short-marble = marbre
short-ivory = ivoire
short-statue = statue
short-queen = reine
short-vizier = vizir
short-cattle-scribe = scr. b.
short-fish-scribe = scr. p.
short-thief = voleur
short-merchant = marchand
short-courtesan = courtis.
short-high-priest = prêtre
short-high-priestess = prêtress
short-architect = archit.

label-pile = pioche
label-bag = sac
label-notches = encoches
label-supply = réserve
label-in-the-notches = dans les encoches
label-you = Toi
label-hand = main
label-corruption = corruption
label-laid-out = posé
label-deben = deben
label-pirogues = pirogues
label-face-down = face cachée
label-none = rien
label-nothing-yet = encore rien
label-nothing-known = on ne sait rien de ce qui est caché
label-surely-in = sûrement { FORM($place, form: "in") }
label-starting = { $number } de départ
label-goods = { $number ->
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }
label-character = { $number ->
        [one] { $number } personnage
       *[other] { $number } personnages
    }
label-own-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
label-open-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } + { $deben } deben
label-final-scores = Score final
label-points = points
label-deben-drawn = deben piochés

help =
    La table
      blé         une tuile : sa marchandise, ses scarabées (*), $ pour un deben,
      {"*"}   +1 /    et la ligne qu’elle indique : - | / ou \
      wheat1/     la même tuile là où il y a peu de place
      {"["} ]  +1     tu peux la prendre, en sautant autant de tuiles
      ‹ ›         elle est sur la ligne de l’ankh
      < ? >       un personnage, face cachée

    La notation
      wheat1/     du blé avec 1 scarabée, qui indique / (wheat0/s : une tuile de
                  départ, wheat0/d : avec un deben) ; les marchandises s’écrivent
                  wheat, cattle, fish, ebony, marble, ivory, statue
      5,2         une case, colonne,rangée : dernière colonne, troisième rangée
      sell wheat wheat1- wheat1| merchant     une vente entière en une ligne

    Un tour, c’est une chose sur trois
      take        prends une tuile sur la ligne de l’ankh. Ce que tu sautes va sur
                  ton plateau de corruption. L’ankh y va et pointe comme le dit la
                  tuile ; c’est de là que l’adversaire continue.
      sell        vends trois tuiles ou plus d’une sorte, puis choisis une pirogue.
                  À la fin, chaque sorte vaut ses tuiles fois ses scarabées.
      play        joue un personnage, pour son effet.

    À la fin, qui a le moins de corruption pioche un deben (3 à 9 points), et un
    autre pour chaque écart de trois tuiles. Ce qui te reste en main compte comme
    corruption.

## Pourquoi une réponse n’est pas possible

refuse-no-tile = Il n’y a pas de tuile en { $field }.
refuse-no-line = { $field } n’est sur aucune des quatre lignes qui passent par l’ankh.
refuse-other-line = { $field } n’est pas sur la ligne de l’ankh, qui passe par { $ankh } le long de { $line }.
refuse-small-sale = Une vente demande trois tuiles ou plus, et tu en as posé { $laid }.
refuse-few-tiles = Une vente demande trois tuiles ou plus, et pour vendre { FORM($goods, form: "some") }, { $number ->
        [0] tu n’en as aucune
       *[other] tu en as { $number }
    }.
refuse-jokers-only = La première vente { FORM($goods, form: "of") } demande une vraie tuile de cette sorte, et tu n’as que des jokers.
refuse-joker-first = La première vente { FORM($goods, form: "of") } commence par une vraie tuile de cette sorte.
refuse-not-in-hand = Tu n’as pas { $tile } en main.
refuse-other-goods = { $tile } ne compte pas comme { FORM($goods, form: "some") }.
refuse-order = Les tuiles se posent dans l’ordre de la liste, au moins trois ; une ligne comme « { $line } » les prend dans n’importe quel ordre.
refuse-no-laying = La courtisane ajoute au moins une tuile.
refuse-empty-pile = La pioche est vide ; il n’y a rien pour remplir le marché.
refuse-refill = On ne remplit le marché que si aucune tuile n’est sur la ligne de l’ankh.
refuse-no-character = Tu n’as pas { FORM($character, form: "the") } en main.
refuse-finger = Le doigt de l’adversaire t’oblige à prendre la tuile en { $field }.
refuse-centre = Tant que l’ankh n’est pas sur le marché, tu dois prendre une tuile du centre.

## Pourquoi une réponse est bonne : ce qu’on fait

reason-take = prend { $tile }
reason-take-named = prend { $tile } sur ordre du doigt
reason-refill = remplit le marché avec { number-word.feminine } { $number ->
        [one] nouvelle tuile
       *[other] nouvelles tuiles
    } et permet d’en prendre une au centre
reason-turn-ankh = tourne l’ankh vers { $line ->
        [row] la rangée
        [column] la colonne
        [rising] la diagonale montante
       *[falling] la diagonale descendante
    }
reason-keep = garde { FORM($goods, form: "the") }
reason-trade = pioche { $number ->
        [one] le dernier deben
       *[other] un des { number-word } deben
    } du sac (3 à 9 points)
reason-sell = vend { reason-tiles } { FORM($goods, form: "of") } { for-so-many }
reason-lay-out = met { $tile } en vente
reason-end-sale = finit la vente avec { reason-tiles } { FORM($goods, form: "of") }
reason-lay-with = pose { $tile } avec { own-goods }
reason-add-no-second = n’ajoute pas de deuxième tuile et garde { reason-tiles } en main
reason-play = joue { $character }
reason-play-in-vain = joue { $character }, sans aucun effet maintenant
reason-claim = prend { $tile } sur le plateau de corruption adverse
reason-steal-goods = prend dans la main adverse une marchandise, qui peut porter des scarabées ou compléter une de { own-p } séries
reason-steal-character = prend { $number ->
        [one] le seul personnage
       *[other] un des { number-word } personnages
    } de l’adversaire, à jouer ou à vendre
reason-steal-starting = prend { $number ->
        [one] la seule tuile
       *[other] une des { number-word } tuiles
    } de départ de l’adversaire, sans scarabée
reason-discard = met { $tile } sur { own-m } plateau de corruption
reason-reveal-seven = révèle la pirogue à 7 points, qui sont sûrs
reason-reveal-two-and-deben = révèle la pirogue à 2 points { $bag ->
        [0] bien qu’il n’y ait plus de deben dans le sac
       *[other] et pioche un deben de 3 à 9
    }
reason-reveal-eye = révèle l’œil, qui garde le meilleur de deux deben
reason-reveal-eye-in-vain = révèle l’œil pour rien
reason-reveal-pyramid = révèle la pyramide, pour un autre tour avec l’ankh tourné à volonté
reason-reveal-finger = révèle le doigt et dit ce que l’adversaire prendra ensuite
reason-reveal-harvest = révèle la moisson, pour jusqu’à { points } sur { own-p } marchandises vendues
reason-reveal-harvest-in-vain = révèle la moisson, qui demande du blé, du bétail ou du poisson déjà vendu
reason-reveal-mummy = révèle la momie, qui ramène { reason-tiles } { place-corruption.of } dans { own-f } main
reason-reveal-cobra = révèle un cobra, { FORM($more, form: "feminine") } de corruption en plus pour l’adversaire ; { $who ->
        [you] tu as
       *[other] { $who } a
    } { reason-tiles } de corruption, l’adversaire { FORM($theirs, form: "feminine") }
reason-keep-one-deben = garde le deben de { points } et remet celui de { $other }
reason-keep-deben = garde un deben de { points }
reason-name = fait prendre { $tile } à l’adversaire
reason-lay-harvest = pose la moisson avec { own-goods } : deux scarabées de plus sur { reason-tiles }, { for-so-many }

## Pourquoi une réponse est bonne : ce qui parle pour elle, et contre elle

reason-gives-character = gagne un personnage à jouer ou à vendre
reason-not-in-time = arrive peut-être trop tard pour une vente
reason-makes-set = fait { reason-tiles } { FORM($goods, form: "of") } en main ({ points } à la vente)
reason-completes-set = complète une série avec un joker ({ points } à la vente)
reason-goes-with-sold = va avec { own-goods } { FORM($goods, form: "sold") }
reason-makes-two = fait deux des trois tuiles d’une série { FORM($goods, form: "of") }
reason-begins-set = commence une série { FORM($goods, form: "of") }
reason-joins-any-set = va dans toutes les séries
reason-joins-any-set-such-as = va dans toutes les séries (comme { own-goods })
reason-may-be-traded = peut s’échanger contre un deben
reason-keeps-from-opponent = en prive l’adversaire (qui a vendu { FORM($goods, form: "some") })
reason-corrupts = envoie { reason-tiles } sur { own-m } plateau de corruption
reason-lets-turn-ankh = permet de tourner l’ankh à volonté
reason-leaves-nothing = laisse une ligne vide
reason-leaves-refill = laisse une ligne vide (l’adversaire peut remplir le marché)
reason-leaves-at-best = laisse une ligne { reason-tiles.of }, au mieux { $tile }
reason-leaves = laisse une ligne avec { $tiles }
reason-gives-up = renonce à { $tile }
reason-uses-up-jokers = dépense { reason-jokers }
reason-uses-up-joker = dépense un joker
reason-makes-sure = les met à l’abri avant que le marché ne s’épuise
reason-last-pirogue = obtient la dernière pirogue des encoches
reason-choice-of-pirogues = laisse le choix entre { reason-pirogues }
reason-adds-to-goods = { reason-adds } pour { own-goods }
reason-adds = { $points ->
        [0] n’ajoute aucun point
       *[other] ajoute { points }
    }
reason-nearer-to-three = rapproche la série de trois tuiles
reason-missing-elsewhere = manquera à d’autres séries
reason-gives-up-effect = renonce à son effet
reason-gives-up-joker = renonce à un joker
reason-gives-up-goods = renonce à une tuile { FORM($goods, form: "of") }
reason-keeps-for-others = garde { reason-tiles } pour d’autres ventes ou effets
reason-architect = fait choisir parmi { reason-pirogues }
reason-queen = pioche { reason-tiles }
reason-vizier = prend la meilleure tuile de la corruption adverse ({ reason-tiles })
reason-thief = prend au hasard une tuile dans une main adverse { reason-tiles.of }
reason-courtesan = pose jusqu’à deux tuiles avec { own-p } marchandises vendues
reason-merchant = prend { $tile } n’importe où sur le marché
reason-scribe = envoie { reason-tiles } de la main adverse dans la corruption
reason-clears = retire { NAME($goods) ->
        [goods-statue] { reason-jokers }
       *[other] { reason-tiles } { FORM($goods, form: "of") }
    } de { own-m } plateau de corruption
reason-leaves-there = { $number ->
        [0] n’y laisse rien
       *[other] y laisse { reason-tiles }
    }
reason-keeps-sets = garde les séries commencées
reason-still-keeps = garde encore { reason-tiles } { FORM($goods, form: "of") } à vendre
reason-keeps-only = garde seulement { reason-tiles } { FORM($goods, form: "of") }
reason-corrupts-them = envoie { reason-tiles } sur le plateau de corruption adverse
reason-keeps-them-from = prive l’adversaire { FORM($tile, form: "of") }
reason-gives-them-the-best = lui donne la meilleure tuile de la ligne

# « ébène » est un féminin, mais « ton » le précède quand même.
own-goods = { own-m } { $goods }

## Les tuiles, comme on en parle

reason-tile = { $scarabs ->
        [0] { FORM($goods, form: "some") } sans scarabée
        [one] { FORM($goods, form: "some") } avec un scarabée
       *[other] { FORM($goods, form: "some") } avec { $scarabs } scarabées
    }
    .of = { $scarabs ->
        [0] { FORM($goods, form: "of") } sans scarabée
        [one] { FORM($goods, form: "of") } avec un scarabée
       *[other] { FORM($goods, form: "of") } avec { $scarabs } scarabées
    }
reason-tile-with-deben = { FORM($goods, form: "some") } avec un deben
    .of = { FORM($goods, form: "of") } avec un deben
reason-statue = une statue
    .of = d’une statue
reason-unseen-character = un personnage inconnu
    .of = d’un personnage inconnu
reason-character = { FORM($character, form: "the") }
    .of = d’un personnage : { $character }
reason-last-in-market = { NAME($goods) ->
        [goods-ebony] la dernière ébène
       *[other] le dernier { $goods }
    } du marché
    .of = { NAME($goods) ->
        [goods-ebony] de la dernière ébène
       *[other] du dernier { $goods }
    } du marché
reason-several = { NAME($tile) ->
        [reason-statue] { number-word.feminine } { $number ->
            [one] statue
           *[other] statues
        }
        [reason-unseen-character] { number-word } { $number ->
            [one] personnage inconnu
           *[other] personnages inconnus
        }
       *[other] { $number ->
            [one] { $tile }
           *[other] { number-word } fois { $tile }
        }
    }
reason-tiles = { number-word.feminine } { $number ->
        [one] tuile
       *[other] tuiles
    }
    .of = { $number ->
        [0] d’aucune tuile
        [1] d’une tuile
       *[other] de { reason-tiles }
    }
reason-jokers = { number-word } { $number ->
        [one] joker
       *[other] jokers
    }
reason-pirogues = { number-word.feminine } { $number ->
        [one] pirogue
       *[other] pirogues
    }
