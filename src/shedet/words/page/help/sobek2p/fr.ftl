# Ce que sont les choses sur la table de Sobek : 2 joueurs.

help-tile = Vends-en trois ou plus d’une sorte ensemble. À la fin, chaque sorte rapporte ses tuiles fois leurs scarabées. Qui prend cette tuile tourne l’ankh dans le sens des flèches.
help-tile-deben = Une marchandise avec un deben. Quand tu la prends, garde-la, ou échange-la tout de suite contre un deben du sac : 3 à 9 points.
help-tile-starting = Une tuile de départ. C’est une marchandise comme les autres, mais sans scarabée.
help-statue = Un joker : vendue, elle compte comme n’importe quelle sorte. Seule la première vente d’une sorte demande une vraie tuile de cette sorte.
help-character = Joue-le à ton tour pour cet effet, puis il disparaît. Ou vends-le comme la marchandise dans son coin ; il n’a alors aucun effet.
help-face-down = Personne ne sait quel personnage c’est tant que personne ne l’a pris. Qui le prend tourne l’ankh à volonté.
    .title = Un personnage, face cachée
help-backs = Tout le monde voit le dos des tuiles en main : tuiles de départ, marchandises et personnages. Les faces sont secrètes.
    .title = Le dos d’une tuile
help-field = Elle ne t’arrête pas et ne coûte rien. On ne remplit le marché que si quelqu’un veut prendre une tuile et qu’il n’y en a pas sur la ligne de l’ankh.
    .title = Une case vide
help-ankh = Tu peux prendre n’importe quelle tuile sur la ligne qu’il indique, des deux côtés jusqu’au bord. Ce que tu sautes va sur ton plateau de corruption. L’ankh va là où tu as pris la tuile.
    .title = L’ankh
help-market = Prends une tuile sur la ligne de l’ankh, vends une série ou joue un personnage : une chose sur trois à chaque tour.
    .title = Le marché
help-line = Quand on a pris un personnage, on tourne l’ankh vers une ligne où il y a une tuile.
    .title = La ligne de l’ankh
help-notch = Après une vente, tu regardes les pirogues de toutes les encoches et tu en choisis une.
    .title = Une pirogue dans son encoche
help-notch-empty = Sa pirogue a été choisie après une vente. Elle reste vide.
    .title = Une encoche vide
help-pirogue = On la choisit après une vente, ou l’architecte la pioche.
help-pile = Elle sert à remplir le marché, du centre vers le bord. Quand elle est vide, la partie est bientôt finie.
    .title = La pioche
help-bag = Des deben de 3 à 9 points que personne n’a encore piochés.
    .title = Le sac
help-supply = Les pirogues qui ne sont dans aucune encoche. Seul l’architecte y a accès.
    .title = La réserve
help-deben = Il vaut 3 à 9 points à la fin. Seul son propriétaire peut le regarder.
    .title = Deben
help-corruption = Les tuiles sautées sont ici, face cachée. À la fin, qui a le moins de corruption pioche un deben, et un autre pour chaque écart de trois.
    .title = Corruption
help-laid = Les marchandises vendues. À la fin, elles rapportent leurs tuiles fois leurs scarabées.
    .title = Marchandises posées
help-hand = Tu peux avoir autant de tuiles que tu veux. À la fin, ce qui reste en main compte comme corruption.
    .title = La main
help-points = Pour les marchandises, les pirogues et les deben. Ce que valent les deben de l’adversaire est caché.
    .title = Points

## Pourquoi une chose n’est pas possible, là où on peut la montrer

refuse-no-tile = Il n’y a pas de tuile ici.
refuse-no-line = Elle n’est sur aucune des quatre lignes qui passent par l’ankh.
refuse-other-line = Elle n’est pas sur la ligne de l’ankh.
refuse-finger = Le doigt t’oblige à prendre une autre tuile.
