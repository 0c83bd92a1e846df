# Sobek, en français. $who est "you", ou le nom de quelqu’un.

## Ce qu’il y a dans la boîte

# .of après « de », .some pour une quantité
goods-ivory = ivoire
    .of = d’ivoire
    .some = de l’ivoire
goods-ebony = ébène
    .of = d’ébène
    .some = de l’ébène
goods-marble = marbre
    .of = de marbre
    .some = du marbre
goods-cattle = bétail
    .of = de bétail
    .some = du bétail
goods-fish = poisson
    .of = de poisson
    .some = du poisson
goods-wheat = blé
    .of = de blé
    .some = du blé
goods-amulet = amulette
    .of = d’amulette
    .some = une amulette

# blé1 avec un scarabée, blé0 sans, blé0s une carte de départ.
card = { $goods }{ $scarabs }{ $back ->
        [green] s
       *[beige] { "" }
    }
card-amulet = amulette
    .the = une amulette
# Sans espace : une ligne ne doit pas finir là.
cards = { $number ->
        [1] { $card }
       *[other] { $number }×{ $card }
    }
    .the = { $number ->
        [1] { FORM($card, form: "the") }
       *[other] { $number }×{ $card }
    }
cards-green = { $number ->
        [one] une carte verte
       *[other] { $number } cartes vertes
    }
cards-beige = { $number ->
        [one] une carte beige
       *[other] { $number } cartes beiges
    }
cards-orange = { $number ->
        [one] une carte orange
       *[other] { $number } cartes orange
    }
hidden-characters = { $number ->
        [one] un personnage
       *[other] { $number } personnages
    }

# .the avec son article
character-queen = reine
    .does = pioche 3 cartes
    .the = la reine
character-high-priest = grand prêtre
    .does = retire une sorte de ta pile de corruption
    .the = le grand prêtre
character-high-priestess = grande prêtresse
    .does = retire une sorte de ta pile de corruption
    .the = la grande prêtresse
character-vizier = vizir
    .does = regarde une pile de corruption adverse et prends-y une carte
    .the = le vizir
character-cattle-scribe = scribe (bétail)
    .title = scribe
    .does = les adversaires qui ont plus de 6 cartes n’en gardent que 6
    .the = le scribe
character-fish-scribe = scribe (poisson)
    .title = scribe
    .does = les adversaires qui ont plus de 6 cartes n’en gardent que 6
    .the = le scribe
character-thief = voleur
    .does = vole une carte au hasard dans une main adverse
    .the = le voleur
character-merchant = marchand
    .does = prends n’importe quelle carte de la file, sans corruption
    .the = le marchand
character-courtesan = courtisane
    .does = ajoute une ou deux cartes à l’une de tes séries
    .the = la courtisane
character-counts-as = { FORM($character, form: "title") } ({ $goods })
    .the = { FORM($character, form: "the") } ({ $goods })

token-guild-ankh = guilde-ankh
    .title = guilde de l’ankh
    .does = tu avances jusqu’à l’ankh suivant et un adversaire recule jusqu’au précédent
token-guild-eye = guilde-œil
    .title = guilde de l’œil
    .does = tu avances jusqu’à l’œil suivant et un adversaire recule jusqu’au précédent
token-guild-feather = guilde-plume
    .title = guilde de la plume
    .does = tu avances jusqu’à la plume suivante et un adversaire recule jusqu’à la précédente
token-guild-lotus = guilde-lotus
    .title = guilde du lotus
    .does = tu avances jusqu’au lotus suivant et un adversaire recule jusqu’au précédent
token-flood = crue
    .does = un autre tour
token-curse = malédiction
    .does = 2 corruptions de plus pour un adversaire
token-prosperity = prospérité
    .does = 2 scarabées de plus pour une série de blé, de poisson ou de bétail
token-embalming = embaumement
    .does = prends en main toutes les cartes de ta pile de corruption
token-deceit = tromperie
    .does = un point pour chaque carte de ta pile de corruption ; tout le monde apprend combien
tokens = { $number ->
        [1] { $token }
       *[other] { $number }×{ $token }
    }

# Les symboles de la piste de score, et leurs signes dans son image.
glyph-numeral = chiffre
    .sign = #
    .of = du chiffre
glyph-ankh = ankh
    .sign = a
    .of = de l’ankh
glyph-eye = œil
    .sign = o
    .of = de l’œil
glyph-feather = plume
    .sign = p
    .of = de la plume
glyph-lotus = lotus
    .sign = l
    .of = du lotus

# Une série porte le nom de ses marchandises, sauf celle qui a commencé par des amulettes ; depuis, elle peut avoir une sorte.
set-amulets = amulettes
    .of = d’amulettes
set-amulets-as = amulettes ({ $goods })
    .of = d’amulettes ({ $goods })
# Un ^ pour chaque prospérité.
set-laid = { $set }{ $prosperities ->
        [0] { "" }
        [1] ^
       *[other] ^^
    } { $cards } × { $scarabs } = { $points }

## Lieux ; .of après « de », .in après « dans »

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
        [you] ta pile de corruption
       *[other] la pile de corruption { of-who }
    }
    .of = { $who ->
        [you] de ta pile de corruption
       *[other] de la pile de corruption { of-who }
    }
    .in = { $who ->
        [you] dans ta pile de corruption
       *[other] dans la pile de corruption { of-who }
    }
place-tokens = les jetons
    .of = des jetons
    .in = parmi les jetons

## Ce qu’on te demande

ask-choose-action = À toi : prends une carte, pose une série ou joue un personnage.
ask-choose-set = Pose les cartes de ta série : trois ou plus.
ask-choose-token = Regarde les jetons et utilises-en un.
ask-choose-guild-victim = La guilde : quel pion recule ?
ask-choose-cursed = La malédiction : pour qui ?
ask-choose-prosperous = La prospérité : laquelle de tes séries reçoit 2 scarabées de plus ?
ask-choose-purge = Retire une sorte de ta pile de corruption.
ask-choose-theft = Que voles-tu, et à qui ?
ask-choose-discards = Le scribe : défausse-toi jusqu’à six cartes.
ask-choose-pile = Le vizir : quelle pile de corruption regardes-tu ?
ask-choose-claim = Prends une carte de cette pile de corruption.
ask-choose-growing-set = La courtisane : laquelle de tes séries complètes-tu ?
ask-choose-addition = Ajoute une ou deux cartes à la série.
ask-choose-queue-card = Le marchand : prends n’importe quelle carte de la file.
ask-choose-horizontal = La manche est finie : pose des séries couchées de ta main.
ask-name-starter = Tu as le moins de points : qui commence la manche ?

## Ce que ferait une réponse

gap = { "  " }
then = { " ; " }
does-corrupt = corruption +{ $number }
does-cost-nothing = libre
does-empty-the-queue = vide la file
opens = ouvre { FORM($cards, form: "the") }
does-score = { $number ->
        [one] +{ $number } point
       *[other] +{ $number } points
    }
does-score-up-to = { $number ->
        [one] jusqu’à +{ $number } point
       *[other] jusqu’à +{ $number } points
    }
does-play-set = { " " }pour { FORM($cards, form: "the") }{ $tokens ->
        [0] { " ; " }il ne reste plus de jeton
       *[other] { "" }
    }
does-lay-horizontally = ne rapporte que ses scarabées
does-advance = { " " }({ $before } → { $after })
does-fall-back = { $before } → { $after }
does-name = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $laid } en séries
does-name-yourself = toi-même, { does-name }
does-purge = défausse { FORM($cards, form: "the") }
does-purge-nothing = ne défausse rien
does-steal = une au hasard
does-steal-nothing = une main vide : rien
does-finish = c’est tout

## Ce qui s’est passé

tell-skip = { $who ->
        [you] Tu sautes
       *[other] { $who } saute
    } { FORM($cards, form: "the") } : corruption +{ $number }.
tell-take = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { FORM($cards, form: "the") }.
tell-draw = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { FORM($cards, form: "the") }.
tell-lay = { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } { FORM($cards, form: "the") }.
tell-lay-horizontally = { $who ->
        [you] Tu couches
       *[other] { $who } couche
    } { FORM($cards, form: "the") }.
tell-purge = { $who ->
        [you] Tu défausses { FORM($cards, form: "the") } de ta
       *[other] { $who } défausse { FORM($cards, form: "the") } de sa
    } pile de corruption.
tell-discard = { $who ->
        [you] Tu mets { FORM($cards, form: "the") } de ta main sous ta
       *[other] { $who } met { FORM($cards, form: "the") } de sa main sous sa
    } tuile de corruption.
tell-embalm = { $who ->
        [you] Tu reprends { FORM($cards, form: "the") } de ta
       *[other] { $who } reprend { FORM($cards, form: "the") } de sa
    } pile de corruption.
tell-get = { $who ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } { FORM($cards, form: "the") } { FORM($place, form: "of") }.
tell-see = { $who ->
        [you] Tu vois
       *[other] { $who } voit
    } : { $cards }.
tell-see-tokens = Les jetons sont : { $tokens }.
tell-none = Il n’y a pas { FORM($goods, form: "of") } { FORM($place, form: "in") }.
tell-none-but-characters = Il n’y a pas { FORM($goods, form: "of") } (sauf des personnages) { FORM($place, form: "in") }.
tell-use = { $who ->
        [you] Tu utilises
       *[other] { $who } utilise
    } un jeton : { $token }.
tell-look = { $who ->
        [you] Tu regardes
       *[other] { $who } regarde
    } { $place }.
tell-play-set = { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } une série { FORM($set, form: "of") }.
tell-play = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { FORM($character, form: "the") }.
tell-curse = { $who ->
        [you] Tu lances
       *[other] { $who } lance
    } une malédiction sur { $whom ->
        [you] toi
       *[other] { $whom }
    }.
tell-prosper = { $who ->
        [you] Ta série { FORM($set, form: "of") }
       *[other] La série { FORM($set, form: "of") } { of-who }
    } prospère : 2 scarabées de plus.
tell-move = { $who ->
        [you] Ton pion
       *[other] Le pion { of-who }
    } va sur { $number }.
tell-no-effect = Cela n’a aucun effet.
tell-chosen = { $who ->
        [you] Tu as
       *[other] { $who } a
    } choisi.
tell-delivery = { $number ->
        [one] { $number } carte arrive
       *[other] { $number } cartes arrivent
    } sur les quais.
tell-round-ends = La manche { $number } est finie.
tell-count = { $who ->
        [you] Ta corruption
       *[other] La corruption { of-who }
    } : { $number }, avec { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    }.
tell-score = { $who ->
        [you] Tu marques
       *[other] { $who } marque
    } { $number ->
        [one] { $number } point
       *[other] { $number } points
    } dans cette manche.
tell-penalty = { $who ->
        [you] Tu as le plus de corruption et recules
       *[other] { $who } a le plus de corruption et recule
    } sur { $number }.
tell-round-begins = La manche { $number } commence.
tell-starter = { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
tell-end = La partie est terminée.

## Comment elle a fini

end-points = { $number }
end-won = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } contre { $against }.
end-tie = { $number ->
        [one] { $number } point chacun
       *[other] { $number } points chacun
    }{ $others ->
        [0] { "" }
       *[other] { " " }contre { $against }
    } : qui a le plus de points gagne, et rien ne départage.
end-lead = D’où vient l’avance sur { to-who } : { $sources }.
end-source = { $source } { $difference }
end-early = La partie a fini plus tôt : plus de { $number } points.

## Ce qui est écrit sur la table

# Dans une case de six lettres.
short-ivory = ivoire
short-ebony = ébène
short-marble = marbre
short-cattle = bétail
short-fish = poiss.
short-wheat = blé
short-amulet = amul.
short-queen = reine
short-high-priest = prêtre
short-high-priestess = prêtr.
short-vizier = vizir
short-cattle-scribe = scr.b.
short-fish-scribe = scr.p.
short-thief = voleur
short-merchant = march.
short-courtesan = court.

# La file, et ce qu’il y a à côté.
label-empty-quays = les quais sont vides
label-free = libre
label-price = +{ $number }
label-round-of = manche { $number } sur { $rounds }
label-deck = pioche { $number }
label-characters-in-deck = ({ $number ->
        [one] { $number } personnage
       *[other] { $number } personnages
    })
label-token-pile = jetons { $number }
label-known-tokens = ({ $tokens })
label-used = utilisé { $token }
label-discards = défausse
label-none = rien

# Les joueurs.
label-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
label-points-and-laid = { label-points }, et { $laid } en séries
label-points-on = { label-points } ({ $glyph })
label-laid = +{ $number } en séries
label-hand = main
label-hand-of = main { $number } : { $backs }
label-corruption = corruption
label-corruption-of = corruption { $number }
label-backs-green = { $number ->
        [one] { $number } verte
       *[other] { $number } vertes
    }
label-backs-beige = { $number ->
        [one] { $number } beige
       *[other] { $number } beiges
    }
label-backs-orange = { $number } orange
label-curses = { $number ->
        [one] { $number } malédiction
       *[other] { $number } malédictions
    } (+{ $cards })
label-sets = séries
label-no-sets = pas encore
label-horizontal = couchées
label-of-goods = { $number } { $goods }
label-round = manche { $number }
label-you = Toi
label-score-and-laid = { $points } + { $laid }

# Ce qu’une mémoire parfaite sait des lieux cachés.
label-memory = ce qu’on sait (entre parenthèses : ce qui peut y être)
label-memory-hand = main { of-who }
label-memory-corruption = corruption { of-who }
label-memory-undrawn = non pioché
label-may-be = ({ $cards })

# Le score final.
label-final-scores = Score final
label-round-sets = manche { $number } : séries
label-horizontal-sets = séries couchées
label-tokens = jetons
label-penalty = pénalité
label-penalty-for-corruption = pénalité (corruption)
label-after-round = après la manche { $number }
label-total = points

help =
    La table
      {"["}blé   ]    une carte de la file, depuis l’avant : sa marchandise, ses
      {"["}*     ]    scarabées (*) et ce qu’elle coûte : rien, ou autant de cartes de
         +1       corruption. Entre crochets : tu peux la prendre.
      {"["}< ?  >]    un personnage, face cachée
      #aopl#plao  la piste de score : a ankh, o œil, p plume, l lotus, # chiffre ;
                  les lettres au-dessus sont les pions

    La notation
      ivory3      de l’ivoire avec 3 scarabées (ivory0s : une carte de départ) ;
                  les marchandises s’écrivent ivory, ebony, marble, cattle, fish,
                  wheat
      take 3      la troisième carte depuis l’avant ; les deux premières sont ta
                  corruption
      set wheat wheat1 wheat1 merchant     une série entière en une ligne

    Un tour, c’est une chose sur trois
      take        prends une des quatre premières cartes. Ce que tu sautes va sous
                  ta tuile de corruption.
      set         pose trois cartes ou plus d’une sorte (les amulettes sont des
                  jokers), puis utilise un des jetons. À la fin de la manche, la
                  série vaut ses cartes fois ses scarabées.
      play        joue un personnage, pour son effet.

    Quand la file et la pioche sont vides, la manche est finie. Les séries posées
    alors ne valent que leurs scarabées ; ce qui te reste en main te corrompt. Qui
    a le plus de corruption recule sur la piste, une fois pour dix points marqués
    dans la manche : jusqu’à la case précédente du même symbole. Après trois
    manches, qui a le plus de points gagne.

## Pourquoi une réponse n’est pas possible

refuse-end-of-queue = La dernière carte de la file est la numéro { $last }.
refuse-first-four = On ne peut prendre que les quatre premières cartes de la file.
refuse-short-queue = { $number ->
        [0] Il ne reste plus de carte
        [one] Il ne reste que 1 carte
       *[other] Il ne reste que { $number } cartes
    } dans la file.
refuse-no-character = Tu n’as pas { FORM($character, form: "the") } en main.
refuse-round-over = La manche est finie : on peut encore poser des séries, mais plus jouer de personnage.
refuse-small-set = Une série demande trois cartes ou plus, et tu en as posé { $laid }.
refuse-no-addition = La courtisane ajoute au moins une carte.
refuse-three-at-once = On ajoute trois cartes ou plus d’un coup à une série, et tu n’en as pas trois qui vont avec celle-ci.
refuse-few-amulets = Une série d’amulettes seules en demande trois ou plus, et { $number ->
        [0] tu n’en as aucune
       *[other] tu en as { $number }
    }.
refuse-few-cards = Une série demande trois cartes ou plus, et pour une série { FORM($set, form: "of") }, { $number ->
        [0] tu n’en as aucune
       *[other] tu en as { $number }
    }.
refuse-amulets-begin = Des amulettes seules ne commencent pas une série { FORM($set, form: "of") } ; pose-les avec « set amulets ».
refuse-began-as-amulets = Ta série { FORM($set, form: "of") } est celle qui a commencé par des amulettes ; complète-la avec « set amulets ».
refuse-finish-first = Finis d’abord la série que tu poses.
refuse-set-first = Dis d’abord quelle série tu poses, par exemple « set wheat ».
refuse-amulets-alone = Des amulettes seules ne font pas une série { FORM($set, form: "of") } ; pose-les avec « set amulets ».
refuse-not-in-hand = Tu n’as pas { $card } en main.
refuse-does-not-fit = { $card } ne va pas dans la série « { $set } ».
refuse-order = Les cartes se posent dans l’ordre de la liste, au moins trois ; une ligne comme « { $line } » les prend dans n’importe quel ordre.

## Pourquoi une réponse est bonne : ce qu’on fait. $whom est quelqu’un d’autre.

reason-take = prend { $card }
reason-play-set = pose une série { FORM($set, form: "of") } de { reason-cards } { for-so-many }
reason-lay = pose { $card }
reason-end-set = finit la série
reason-prosper = fait prospérer { own-f } série { FORM($set, form: "of") } : deux scarabées de plus sur { reason-cards } font { points }
reason-grow = complète { own-f } série { FORM($set, form: "of") }, pour { points } avec la meilleure carte en main
reason-add-no-second = n’ajoute pas de deuxième carte et garde { reason-cards } en main
reason-lay-horizontally = couche { reason-cards } { FORM($goods, form: "of") } { for-so-many }, ce qui évite leur corruption
reason-lay-amulets-horizontally = couche des amulettes seules, qui ne rapportent rien mais ne corrompent pas non plus
reason-lay-card-horizontally = couche { $card } { for-so-many }, ce qui évite sa corruption
reason-end-horizontal-set = finit cette série { reason-cards-of }
reason-end-round = finit { own-f } manche, avec { reason-cards } de corruption en plus
reason-end-round-empty-handed = finit { own-f } manche la main vide
reason-play = joue { $character }
reason-play-in-vain = joue { $character }, sans aucun effet maintenant
reason-clear-nothing = ne retire rien, car { own-f } pile de corruption n’a pas de marchandise
reason-claim = prend { $card } dans { pile-of-whom }
reason-steal-nothing = ne prend rien, car { $whom ->
        [you] tu n’as
       *[other] { $whom } n’a
    } pas de carte en main
reason-steal-orange = prend { $number ->
        [one] { $whom ->
            [you] ton seul personnage
           *[other] le seul personnage { of-whom }
        }
       *[other] { $whom ->
            [you] un de tes { number-word } personnages
           *[other] un des { number-word } personnages { of-whom }
        }
    }, à jouer ou à poser dans une série
reason-steal-beige = prend { $number ->
        [one] { $whom ->
            [you] ta seule carte beige
           *[other] la seule carte beige { of-whom }
        }
       *[other] { $whom ->
            [you] une de tes { number-word } cartes beiges
           *[other] une des { number-word } cartes beiges { of-whom }
        }
    }, qui peut porter des scarabées
reason-steal-green = prend { $number ->
        [one] { $whom ->
            [you] ta seule carte verte
           *[other] la seule carte verte { of-whom }
        }
       *[other] { $whom ->
            [you] une de tes { number-word } cartes vertes
           *[other] une des { number-word } cartes vertes { of-whom }
        }
    }, sans scarabée
reason-discard = met { $card } sous { own-f } tuile de corruption
reason-use-guild = utilise la guilde { FORM($glyph, form: "of") }
reason-use-flood = utilise la crue, pour un autre tour tout de suite
reason-use-curse = utilise la malédiction, qui compte comme { reason-cards } de corruption de plus pour un adversaire
reason-use-prosperity = utilise la prospérité, pour { points } sur la meilleure de { own-p } séries
reason-use-prosperity-in-vain = utilise la prospérité pour rien, sans série de bétail, de poisson, de blé ou d’amulettes
reason-use-deceit = utilise la tromperie pour { points }, un par carte de { own-f } pile de corruption
reason-use-embalming = utilise l’embaumement, qui ramène { reason-cards } de { own-f } pile de corruption dans { own-f } main
reason-push-back = { $whom ->
        [you] te fait reculer
       *[other] fait reculer { $whom }
    } de { points }, de { $before } à { $after }
reason-curse = { $whom ->
        [you] te maudit
       *[other] maudit { $whom }
    }, avec { points } et { reason-cards } de corruption
reason-look-through = regarde { pile-of-whom } ({ reason-cards }) et y prend une carte
reason-begin-round = commence la manche et choisit en premier dans la file
reason-name-starter = { $whom ->
        [you] te laisse, avec { points },
       *[other] laisse { $whom }, avec { points },
    } commencer la manche

## Pourquoi une réponse est bonne : ce qui parle pour elle, et contre elle

reason-gives-character = gagne un personnage à jouer ou à poser dans une série
reason-not-in-time = arrive peut-être trop tard pour une série
reason-makes-set = fait { reason-cards } { FORM($goods, form: "of") } en main ({ points } en les posant)
reason-completes-set = complète une série avec { reason-amulets } ({ points } en la posant)
reason-goes-with-laid = va avec { own-f } série { FORM($goods, form: "of") }
reason-makes-two = fait deux des trois cartes d’une série { FORM($goods, form: "of") }
reason-begins-set = commence une série { FORM($goods, form: "of") }
reason-joins-any-set = va dans toutes les séries
reason-joins-any-set-such-as = va dans toutes les séries (comme { own-m } { $goods })
reason-corrupts = envoie { reason-cards } dans { own-f } corruption
reason-leaves-at-best = { $whom ->
        [you] te laisse au mieux { $card }
       *[other] laisse au mieux { $card } à { $whom }
    }
reason-empties-queue = vide la file
reason-leaves-no-jokers = ne laisse pas de joker pour d’autres séries
reason-uses-up-amulets = dépense { reason-amulets }
reason-secures-points = met les points à l’abri avant la fin de la manche
reason-last-token = obtient le dernier jeton
reason-choice-of-tokens = laisse le choix entre { number-word } jetons
reason-adds-to-set = { $points ->
        [0] n’ajoute aucun point
       *[other] ajoute { points }
    } à la série
reason-nearer-to-three = rapproche la série de trois cartes
reason-missing-elsewhere = manquera à d’autres séries
reason-gives-up-effect = renonce à son effet
reason-gives-up-goods = renonce à une carte { FORM($goods, form: "of") }
reason-gives-up-amulet = renonce à une amulette
reason-keeps-for-others = garde { reason-cards } pour d’autres séries ou effets
reason-keeps-another-set = en garde assez pour une autre
reason-empties-hand = vide { own-f } main
reason-keeps-corrupting = garde { reason-cards } { $number ->
        [one] qui compte
       *[other] qui comptent
    } comme corruption
reason-queen = pioche { reason-cards }
reason-vizier = prend la meilleure carte d’une pile de corruption (au plus { reason-cards })
reason-thief = prend au hasard une carte dans une autre main
reason-merchant = prend { $card } n’importe où dans la file
reason-courtesan = ajoute jusqu’à deux cartes à l’une de { own-p } séries
reason-scribe = envoie { reason-cards } de la plus grande main dans la corruption
reason-clears = retire { $cards } de { own-f } pile de corruption
reason-leaves-there = { $number ->
        [0] n’y laisse rien
       *[other] y laisse { reason-cards }
    }
reason-keeps-sets = garde les séries commencées
reason-still-keeps = garde encore { reason-cards } { FORM($goods, form: "of") } pour une série
reason-keeps-only = garde seulement { reason-cards } { FORM($goods, form: "of") }
reason-moves-forward = avance de { points }
reason-pushes-back = fait reculer un adversaire

of-whom = { $whom ->
        [you] de toi
       *[other] { SOUND($whom) ->
            [vowel] d’{ $whom }
           *[other] de { $whom }
        }
    }
pile-of-whom = { $whom ->
        [you] ta pile de corruption
       *[other] la pile de corruption { of-whom }
    }

## Les cartes, comme on en parle

reason-card = { FORM($goods, form: "some") } { $scarabs ->
        [0] sans scarabée
        [one] avec un scarabée
       *[other] avec { $scarabs } scarabées
    }
reason-amulet = une amulette
reason-unseen-character = un personnage inconnu
reason-character = { FORM($character, form: "the") }
reason-last-in-queue = { NAME($goods) ->
        [goods-ebony] la dernière ébène
        [goods-amulet] la dernière amulette
       *[other] le dernier { $goods }
    } de la file
reason-goods = { reason-cards } { FORM($goods, form: "of") }
reason-cards = { number-word.feminine } { $number ->
        [one] carte
       *[other] cartes
    }
reason-cards-of = { $number ->
        [1] d’une carte
       *[other] de { reason-cards }
    }
reason-amulets = { number-word.feminine } { $number ->
        [one] amulette
       *[other] amulettes
    }
