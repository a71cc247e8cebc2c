### Warum ein Bot etwas getan hat, mit einem Satz von ihm selbst.

## Das Wettrennen

bot-race-fits = Diese Karte passt, also lege ich sie.
bot-race-fits-and-next = Diese Karte passt, und auf sie würde noch eine von mir passen.
bot-race-own-row = In meiner eigenen Reihe passt sie, und dort kommt mir niemand zuvor.
bot-race-last-card = Meine letzte Karte lege ich, egal was in der Mitte liegt.
bot-race-nothing-fits = Auf meiner Hand passt nichts, also ziehe ich.
bot-race-more-cards = Mit so wenigen Karten ist Ziehen schneller als Rechnen.
bot-race-barred = Legen darf ich gerade nicht, also ziehe ich solange.
bot-race-slip = Ich dachte, diese Karte passt, aber ich habe mich verrechnet.

## Schnelle Bots aller Spiele

bot-no-reason = Mir war einfach danach.
bot-random = Ich spiele irgendetwas, das erlaubt ist.
bot-goes-along = Wer anfängt, ist mir gleich.
bot-greedy = So bleibt am meisten Platz für die Karten, die ich noch nicht gesehen habe.

## Das Duell

bot-duel-greedy = So verbrauche ich wenig von meinen Reihen und helfe dir wenig.
bot-duel-last = Das sind meine letzten Karten, und alle lassen sich legen.
bot-duel-only = Etwas anderes kann ich nicht tun.
bot-duel-helping = Dir ein wenig zu helfen lohnt sich: Dafür wird meine Hand wieder voll.
bot-duel-home = Ich bleibe bei meinen Reihen: Dir zu helfen würde mehr kosten, als es bringt.
bot-duel-best = Von allen Zügen auf meinen Reihen hat dieser in Gedanken am besten abgeschnitten.

## Das Team

bot-start = Wenn dieser Platz beginnt, sieht unser erster Zug am besten aus.
bot-best-chance = Von allen Zügen, die ich durchgespielt habe, hat sich dieser am besten gehalten.

## Wenn ein fremder Bot seinen Zug verliert. Ein Zufallsbot spielt für ihn.

bot-lapses =
    .crashed = Abgestürzt, Zug verloren: { $detail }.
    .stalled = Zu lange gebraucht, Zug verloren: { $detail }.
    .nonsense = Die Antwort ergab keinen Sinn, Zug verloren: { $detail }.

## Wie sie am Tisch heißen und wie gut sie spielen. Die Kennungen sind die der Bots.

bot-names =
    .random = Würfel-Bot
    .greedy = Spar-Bot
    .silent = Stiller Bot
    .talker = Plauder-Bot
    .expert = Meister-Bot
    .hare = Hasen-Bot
    .child = Kinder-Bot
    .adult = Großer Bot
    .tutor = Lehr-Bot

bot-levels =
    .random = Legt irgendetwas, das passt, ganz ohne Plan.
    .greedy = Nimmt, was gerade am besten aussieht. Flott und ordentlich.
    .silent = Denkt voraus und spielt sehr gut, sagt aber nichts.
    .talker = Denkt voraus, spielt sehr gut und erzählt dir von seinen Karten.
    .expert = Denkt voraus und spielt sehr gut.
    .hare = Ein bisschen schneller als du: Er richtet sich nach deinen Zeiten.
    .child = So schnell wie ein Kind, und ab und zu vertut er sich.
    .adult = So schnell wie Erwachsene mit etwas Übung.

bot-external =
    .name = { $name } (externer Bot)
    .level = Hat jemand anderes gebaut. Der Betreiber dieses Servers hat ihn dazugenommen.
