### Rozmowa przy stole w przeglądarce.

talk-panel =
    .title = Rozmowa
    .signals = Powiedz coś dwoma dotknięciami
    .choices = Co chcesz powiedzieć?
    .hint = Dotknij tego, o czym chcesz mówić.
    .text = Własnymi słowami, bez liczb
    .text-free = Własnymi słowami
    .text-pro = Słowami: kolory, rząd, kto zaczyna
    .said = { $name }: { $words }
    .new = nowe
    .send = Powiedz
    .phrases = Krótkie zwroty
    .phrases-instead = Żeby się przywitać albo podziękować, użyj „Krótkich zwrotów”.
    .mute = Ukryj zwroty
    .unmute = Pokaż zwroty
    .muted = Krótkie zwroty są ukryte na tym urządzeniu.
    .log = Co zostało powiedziane
    .silence = Nikt jeszcze nic nie powiedział.
    .silent = Widzowie milczą do końca gry.

## O czym jest pierwsze dotknięcie, gdy nie ma na to znaku

talk-about =
    .start = Kto zaczyna?

## Sygnały w skrócie, obok znaku koloru albo rzędu

talk-chip =
    .hold = mam
    .hold-low = niska
    .hold-middle = średnia
    .hold-high = wysoka
    .want = mój
    .trick = cofnięcie
    .leave = zostawcie
    .small = mały krok
    .nothing = nic dobrego
    .start-me = ja zaczynam
    .start-you = ty zaczynasz

## Gotowe zwroty; ostatnie to obrazki

phrase =
    .hello = Cześć!
    .one-moment = Chwileczkę.
    .your-turn = Twoja kolej!
    .well-played = Dobrze zagrane!
    .thanks = Dzięki!
    .sorry = Przepraszam!
    .good-game = Dobra gra!
    .smile = (uśmiech)
    .wow = (o rany!)
    .oops = (ojej!)
    .heart = (serce)
