### Porównywanie botów na tych samych rozdaniach.

compare =
    .wins = Wygrane
    .rate = Odsetek wygranych
    .left = Zostało kart
    .difference = Różnica w punktach procentowych: { $points }; przedział 95%: od { $low } do { $high }. Obowiązuje bez względu na to, jak często się zagląda.
    .deals = Rozdania, te same dla wszystkich: { NUMBER($deals) }
compare-verdict =
    .first = { $bot } wygrywa częściej.
    .second = { $bot } wygrywa częściej.
    .alike = Różnią się najwyżej o { $margin ->
        [one] { $margin } punkt procentowy
        [few] { $margin } punkty procentowe
       *[other] { $margin } punktów procentowych
    }.
    .open = Jeszcze nie wiadomo, który jest lepszy.
compare-interrupted = Przerwano po { NUMBER($deals) } z { NUMBER($wanted) } rozdań.
compare-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[other] { $count } botów
    }: do porównania potrzeba dwóch.
compare-alone = W grze dla jednej osoby nie ma czego porównywać. Wybierz więcej graczy.

## Partnerzy, którzy się nie znają

crossplay =
    .team = Odsetki wygranych z przedziałami 95%: jeden bot z wiersza w drużynie botów z kolumny.
    .opponents = Odsetki wygranych z przedziałami 95%: jeden bot z wiersza przeciw botom z kolumny.
crossplay-bots = Podaj co najmniej dwa różne boty.
