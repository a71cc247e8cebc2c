### Wzór, według którego ułożone są zasady każdej gry: jej rozdziały w tej kolejności.
### Zasady gry to atrybuty o tych samych nazwach w komunikacie „<skrót>-rules”.

section =
    .goal = O co chodzi
    .cards = Czego potrzebujecie
    .setup = Zanim zaczniecie
    .turn = Jak się gra
    .fits = Co pasuje
    .trick = Sztuczka
    .drawing = Dobieranie kart
    .talk = Rozmowy
    .end = Koniec
    .example = Kilka ruchów dla przykładu
    .variants = Warianty i ustawienia
    .rulings = Jak jest przy naszym stole
    .notation = Jak zapisuje się ruchy
