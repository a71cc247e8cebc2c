### Stół w przeglądarce: wejście, czas przed grą i między grami oraz kiedy coś nie działa.

## Wejście

invitation =
    .title = { $name } zaprasza do gry: { $game }
    .nobody = Zaproszenie do gry: { $game }
    .text = Gra karciana dla znajomych w przeglądarce: wybierz imię i graj, bez rejestracji.

entrance =
    .title = Wybierz imię i dołącz
    .label = Twoje imię
    .enter = Dołącz
    .hint = Bez rejestracji i bez hasła. Ta przeglądarka cię zapamięta.

## Miejsca

seats =
    .title = Przy stole
    .free = Wolne miejsce
    .number = Miejsce { $number }
    .you = ty
    .host = gospodarz
    .bot = bot
    .away = offline
    .stand-in = gra bot
    .sit = Usiądź
    .stand = Wstań
    .add = Dodaj bota
    .remove = Wyproś
    .remove-who = Wyproś gracza { $name }
    .add-where = Dodaj bota: miejsce { $number }
    .sit-where = Usiądź: miejsce { $number }
    .watching = { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
       *[other] Ogląda { $count } osób.
    }
    .watching-names = Widzowie: { $names }
    .watches = ogląda
    .replace = Zajmij to miejsce
    .replace-who = Zajmij miejsce: { $name }
    .full = Wszystkie miejsca są zajęte, więc oglądasz. Gdy któreś się zwolni, możesz usiąść.

add-bot =
    .title = Wybierz bota

send-away =
    .title = Wyprosić gracza { $name }?
    .text = { $name } nie wróci już do tego stołu.
    .yes = Wyproś
    .no = { $name } zostaje

## W co gracie

choices =
    .title = Ustawienia gry
    .by-host = Wybiera je { $name }.
    .nobody = Nie ma gospodarza: zostanie nim pierwsza osoba, która usiądzie.
    .more = Więcej opcji
    .listed = Widoczny na liście
    .listed-hint = Będzie widoczny na stronie głównej. W przeciwnym razie potrzebny jest link.
    .locked = Zamknięty
    .locked-hint = Nikt nowy nie wejdzie. Między grami można go w każdej chwili otworzyć.
    .spectators = Można oglądać
    .spectators-hint = Widzowie widzą stół, ale niczyich kart na ręce.
    .signals_only = Rozmowa tylko sygnałami
    .signals_only-hint = Bez pisania: dobre dla dzieci i wśród nieznajomych.
    .phrases = Krótkie zwroty jednym stuknięciem
    .phrases-hint = Cześć, dzięki, uśmiech: nigdy o kartach. Każdy czyta je w swoim języku.
    .over_days = Na wiele dni
    .over_days-hint = Każdy gra, kiedy ma czas. Nikogo nie zastępuje bot tylko dlatego, że go nie ma.
    .turn_seconds = Czas na turę
    .turn_seconds-hint = Potem bot wykona jeden ruch za osobę, na którą czeka gra.
    .turn-none = bez limitu
    .turn-limit = { $count ->
        [one] jedna sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
    .turn-minutes = { $count ->
        [one] jedna minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
    .turn-days = { $count ->
        [one] jeden dzień
        [few] { $count } dni
       *[other] { $count } dni
    }
    .pace = Tempo botów
    .pace-relaxed = spokojne
    .pace-normal = zwykłe
    .pace-quick = szybkie
    .yes = tak
    .no = nie
    .not-yet = Jeszcze nie zmieniono: { $why }

other-game =
    .open = Zagraj w coś innego
    .title = W co gracie?
    .text = Wszyscy zostają przy tym stole i ustawienia też. Boty, które nie znają nowej gry, zostaną zastąpione innymi.
    .watch = Miejsca zabraknie, zostaje oglądanie: { $names }.
    .full = Za mało miejsc, a oglądać tu nie wolno. Najpierw ktoś musi wstać.

start-game =
    .go = Rozdaj karty
    .missing = { $count ->
        [one] Brakuje jeszcze jednej osoby. Poczekaj na kogoś albo dodaj bota.
        [few] Brakuje jeszcze { $count } osób. Poczekaj na innych albo dodaj boty.
       *[other] Brakuje jeszcze { $count } osób. Poczekaj na innych albo dodaj boty.
    }
    .ready = { $count ->
        [one] Na razie grasz w pojedynkę. Inni mogą jeszcze usiąść.
        [few] Na razie { $count } osoby w grze. Inni mogą jeszcze usiąść.
       *[other] Na razie { $count } osób w grze. Inni mogą jeszcze usiąść.
    }
    .unsettled = Jedno z ustawień jeszcze nie pasuje: { $why }
    .wait = { $name } rozda, gdy wszyscy będą gotowi.
    .rules = Jak grać

## Przed wyścigiem

ready =
    .title = Na miejsca!
    .against = Twoja konkurencja: { $names }.
    .alone = Grasz na czas.
    .text = Odliczanie ruszy dopiero na twój znak.
    .go = Możemy zaczynać

## Link

link =
    .title = Zaproś innych
    .text = Wyślij link albo pokaż kod. Każdy, kto ma link, wybiera imię i dołącza.
    .label = Link do tego stołu
    .copy = Kopiuj link
    .copied = Link skopiowany.
    .by-hand = Kopiowanie tu nie zadziałało. Link jest zaznaczony: skopiuj go ręcznie.
    .code = Kod QR z linkiem do tego stołu
    .only-here = Ten link działa tylko na tym urządzeniu. Aby zaprosić innych, otwórz Backtrick pod adresem sieciowym, który podaje serwer.
    .share = Udostępnij

## Ekran w pokoju

screen =
    .open = Pokaż na dużym ekranie
    .join = Zeskanuj i dołącz
    .turn = Kolej na: { $name }

## Pasek i jego menu

table-bar =
    .menu = Stół
    .look-on = Oglądasz
    .time = Pozostały czas: { $time }
    .bot-days = { $count ->
        [one] Za jeden dzień bot zagra za: { $name }
        [few] Za { $count } dni bot zagra za: { $name }
       *[other] Za { $count } dni bot zagra za: { $name }
    }
    .bot-hours = { $count ->
        [one] Za godzinę bot zagra za: { $name }
        [few] Za { $count } godziny bot zagra za: { $name }
       *[other] Za { $count } godzin bot zagra za: { $name }
    }
    .bot-minutes = { $count ->
        [one] Za minutę bot zagra za: { $name }
        [few] Za { $count } minuty bot zagra za: { $name }
       *[other] Za { $count } minut bot zagra za: { $name }
    }
    .hurry = { $count ->
        [one] Została jedna sekunda na twoją turę.
        [few] Zostały { $count } sekundy na twoją turę.
       *[other] Zostało { $count } sekund na twoją turę.
    }
    .settings = Ustawienia
    .leave = Niech bot zagra za mnie
    .end-sure = Na pewno zakończyć bez wyniku?

## Kiedy coś nie działa

amiss =
    .connecting = Łączymy ze stołem…
    .slow = Trwa to dłużej niż zwykle. Próbujemy dalej.
    .now = Spróbuj teraz
    .reconnecting = Brak połączenia. Łączymy…
    .restarting = Restart serwera. Chwilka…
    .back = Połączenie wróciło.
    .lost = Brak połączenia. Wróci samo.
    .away = { $name }: chwilowy brak połączenia.
    .gone = { $name }: brak połączenia.
    .hand-over = Niech bot zagra za gracza { $name }
    .idle = { $name } od dłuższej chwili nic nie robi.
    .my-idle = Pozostali czekają na ciebie. Mogą grać dalej bez ciebie.
    .end = Zakończ grę
    .proposed = { $name } proponuje zakończyć grę bez wyniku.
    .agree = Zgoda
    .withdraw = Jednak gram dalej
    .my-proposal = Proponujesz zakończyć grę. Skończy się, gdy pozostali się zgodzą.
    .concede = Poddaj grę
    .concede-sure = Na pewno się poddać?
    .conceding = { $name } proponuje, żeby się poddać.
    .my-concession = Proponujesz, żeby się poddać. Gra będzie przegrana, gdy pozostali się zgodzą.
    .watching = Oglądasz. Bot może ustąpić ci miejsca.
    .replace = Zagraj zamiast: { $name }
    .my-bot = Bot gra za ciebie.
    .take-over = Wracam do gry
    .home = Na stronę główną
    .again = Spróbuj jeszcze raz

closed-sent-away = Od tego stołu cię wyproszono
closed-locked = Ten stół jest zamknięty
closed-no-spectators = Tutaj grają bez widzów
closed-unknown = Nie ma takiego stołu
closed-connections = Za dużo okien
closed-other = Połączenie zakończone

## Co się dzieje, dla ucha i w krótkich wiadomościach

news =
    .sat = Przy stole siada { $name }.
    .stood = { $name } wstaje od stołu.
    .invited = { $name } dołącza.
    .removed = { $name } musi odejść od stołu.
    .hosted = Gospodarzem jest teraz { $name }.
    .you-host = Teraz ty prowadzisz ten stół.
    .changed = Gospodarz zmienił ustawienia.
    .dealt = Karty są rozdane.
    .handed-over = Bot gra teraz za gracza { $name }.
    .came-back = { $name } wraca do gry.
    .crashed = Awaria u gracza { $name }. Zamiast tego padł ruch losowy.
    .stalled = { $name } myśli za długo. Zamiast tego padł ruch losowy.
    .nonsense = Odpowiedź gracza { $name } nie ma sensu. Zamiast tego padł ruch losowy.
    .abandoned = Gra zakończyła się bez wyniku.
    .game-changed = { $name } wybiera inną grę: { $game }.
    .no-seat = W tej grze jest mniej miejsc. Teraz oglądasz.

## Po grze

over =
    .again = Zagraj jeszcze raz
    .wait = { $name } może rozdać znowu.
    .too-few = Za mało graczy na następną grę. Najpierw ktoś musi usiąść.
    .table = Miejsca i ustawienia
    .board = Wróć do gry
    .replay = Obejrzyj przebieg
    .review = Obejrzyj analizę
    .record = Pobierz
    .share = Udostępnij
    .label = Link do tej gry
    .laid = wyłożone karty: { $laid } z { $cards }
    .close-hair = O włos!
    .close-near = Niewiele brakowało.

## Plansza w prostych słowach, dla gry, która nie ma jeszcze własnej

plain =
    .hand = Twoje karty: { $cards }
    .moves = Co możesz zrobić
    .none = To nie twoja kolej.
    .move = Inny ruch
    .do = Zagraj

## Karta, która jeszcze nie leży na dobre

considering =
    .mine = Tę kartę na razie widzisz tylko ty.
    .theirs = zastanawia się nad kartą

thinking = myśli

## To samo w skrócie, gdy mało miejsca

short =
    .away = offline
    .hand-over = Niech bot zagra

## Co by było, gdyby: gra dalej od chwili z zakończonej gry

what-if =
    .play = Graj dalej od tego miejsca: { $name }
    .short = Graj dalej
    .about = Na pozostałych miejscach grają boty i wiedzą, co powiedziano. Wynik się nie liczy.
    .again = Jeszcze raz od tego miejsca
    .back = Wróć do prawdziwej gry

## Podpowiedzi

hint =
    .button = Podpowiedź
    .title = Podpowiedź
    .thinking = Trener patrzy w twoje karty…
    .best = Najlepiej
    .other = Zamiast
    .end = Zakończ teraz turę.
    .forced = Nic innego nie można zrobić.
    .alike = Żadna inna tura nie jest lepsza.
    .close = Zamknij
