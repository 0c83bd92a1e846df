# Was die Dinge auf dem Tisch von Sobek: 2 Spieler sind.

help-tile = Verkaufe drei oder mehr einer Sorte zusammen. Am Ende zählt jede Sorte ihre Plättchen mal deren Skarabäen. Wer dieses Plättchen nimmt, dreht das Anch in Richtung der Pfeile.
help-tile-deben = Ware mit einem Deben. Wenn du es nimmst, behältst du es oder tauschst es sofort gegen einen Deben aus dem Beutel: 3 bis 9 Punkte.
help-tile-starting = Ein Startplättchen. Es ist Ware wie jede andere, hat aber keine Skarabäen.
help-statue = Ein Joker: Verkauft zählt sie als jede Sorte. Nur beim ersten Verkauf einer Sorte muss ein Plättchen dieser Sorte selbst dabei sein.
help-character = Spiel ihn dafür in deinem Zug aus, dann ist er weg. Oder verkauf ihn als die Ware in seiner Ecke; dann wirkt er nicht.
help-face-down = Niemand weiß, welcher Charakter es ist, bis ihn jemand nimmt. Wer das tut, dreht das Anch, wie er will.
    .title = Ein verdeckter Charakter
help-backs = Alle sehen die Rückseiten der Plättchen auf einer Hand: Startplättchen, Waren und Charaktere. Die Vorderseiten sind geheim.
    .title = Die Rückseite eines Plättchens
help-field = Es hält dich nicht auf und kostet nichts. Der Markt wird erst aufgefüllt, wenn jemand ein Plättchen nehmen will und keines auf der Linie des Anchs liegt.
    .title = Ein leeres Feld
help-ankh = Du darfst jedes Plättchen auf der Linie nehmen, die es zeigt, in beide Richtungen bis zum Rand. Was du überspringst, kommt auf deine Korruptionstafel. Das Anch zieht dorthin, wo du das Plättchen genommen hast.
    .title = Das Anch
help-market = Nimm ein Plättchen von der Linie des Anchs, verkaufe eine Sorte oder spiele einen Charakter: in jedem Zug eins von dreien.
    .title = Der Markt
help-line = Wer einen Charakter genommen hat, dreht das Anch auf eine Linie, auf der ein Plättchen liegt.
    .title = Die Linie des Anchs
help-notch = Nach einem Verkauf siehst du dir die Pirogen in allen Kerben an und wählst eine davon.
    .title = Eine Piroge in ihrer Kerbe
help-notch-empty = Ihre Piroge wurde nach einem Verkauf gewählt. Sie bleibt leer.
    .title = Eine leere Kerbe
help-pirogue = Sie wird nach einem Verkauf gewählt oder vom Architekten gezogen.
help-pile = Von ihm wird der Markt aufgefüllt, von innen nach außen. Wenn er leer ist, endet das Spiel bald.
    .title = Der Ziehstapel
help-bag = Deben mit 3 bis 9 Punkten, die noch niemand gezogen hat.
    .title = Der Beutel
help-supply = Pirogen, die in keiner Kerbe liegen. Nur der Architekt kommt an sie heran.
    .title = Der Vorrat
help-deben = Am Ende 3 bis 9 Punkte wert. Nur wer ihn besitzt, darf ihn ansehen.
    .title = Deben
help-corruption = Hier liegen verdeckt übersprungene Plättchen. Wer am Ende weniger Korruption hat, zieht einen Deben, und für je drei Plättchen Unterschied noch einen.
    .title = Korruption
help-laid = Verkaufte Waren. Am Ende zählen sie Plättchen mal Skarabäen.
    .title = Ausgelegte Waren
help-hand = Du darfst beliebig viele Plättchen auf der Hand haben. Was am Ende übrig bleibt, zählt als Korruption.
    .title = Die Hand
help-points = Für Waren, Pirogen und Deben. Was die Deben deines Gegenübers wert sind, bleibt verborgen.
    .title = Punkte

## Warum etwas nicht möglich ist, wo man darauf zeigen kann

refuse-no-tile = Dort liegt kein Plättchen.
refuse-no-line = Es liegt auf keiner der vier Linien durch das Anch.
refuse-other-line = Es liegt nicht auf der Linie des Anchs.
refuse-finger = Der Finger zwingt dich zu einem anderen Plättchen.
