### Strona główna: w co można zagrać i z kim.

home-play =
    .bots = Zagraj od razu z botami
    .friends = Zagraj z przyjaciółmi
    .alone = W pojedynkę na czas
    .sprint = Dwuminutowy sprint
    .sums = Ćwicz liczenie
    .learn = Jak grać

home-lesson =
    .title = Pierwszy raz?
    .text = „{ $game }” w dziesięciu małych krokach: gra z podpowiedziami i cierpliwym botem.
    .yes = Pokaż mi
    .no = Gram od razu

home-me =
    .name = Grasz jako { $name }.
    .change = Zmień imię
    .free = Bez rejestracji: po prostu wybierz grę.
    .yours = Twoja kolej
    .running = Twoja gra wciąż trwa

home-name =
    .title = Jak cię nazywać?
    .label = Twoje imię
    .hint = Inni zobaczą je od następnego stołu.
    .first = Widzą je inni przy stole.
    .save = Zapisz
    .open = Otwórz stół
    .cancel = Anuluj

home-lists =
    .mine = Moje stoły
    .open = Otwarte stoły
    .open-none = Nikt teraz nie czeka na graczy. Otwórz stół i pozwól go znaleźć innym.
    .finished = Moje zakończone gry
    .more = Pokaż więcej
    .settings = Ustawienia

home-table =
    .of = Stół: { $host }
    .nobody = Stół bez gospodarza
    .free = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
    .full = brak wolnych miejsc
    .open = jeszcze nie zaczęto
    .running = gra trwa
    .yours = twoja kolej
    .waits = czeka na innych
    .waited-days = { $count ->
        [one] od jednego dnia
        [few] od { $count } dni
       *[other] od { $count } dni
    }
    .waited-hours = { $count ->
        [one] od godziny
        [few] od { $count } godzin
       *[other] od { $count } godzin
    }
    .waited-minutes = { $count ->
        [one] od minuty
        [few] od { $count } minut
       *[other] od { $count } minut
    }
    .bot-days = { $count ->
        [one] za jeden dzień zagra bot
        [few] za { $count } dni zagra bot
       *[other] za { $count } dni zagra bot
    }
    .bot-hours = { $count ->
        [one] za godzinę zagra bot
        [few] za { $count } godziny zagra bot
       *[other] za { $count } godzin zagra bot
    }
    .bot-minutes = { $count ->
        [one] za minutę zagra bot
        [few] za { $count } minuty zagra bot
       *[other] za { $count } minut zagra bot
    }
    .play = Graj
    .join = Dołącz
    .back = Do stołu

home-bell =
    .on = Powiadamiaj, gdy jest moja kolej
    .off = Nie powiadamiaj mnie więcej
    .hint = Tylko gdy nie ma cię przy stole, raz na turę.
    .forbidden = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.

what-if-mark = Co by było, gdyby…? Nie liczy się

## Imiona dla tych, którzy jeszcze żadnego nie wybrali

default-names =
    .badger = Borsuk
    .otter = Wydra
    .hare = Zając
    .robin = Rudzik
    .heron = Czapla
    .squirrel = Wiewiórka
    .hedgehog = Jeż
    .beaver = Bóbr
    .marten = Kuna
    .fox = Lis

## Jak skończyła się gra, dla kogoś, kto w niej był

result =
    .team-won = Wspólnie się udało!
    .team-won-watched = Wspólnie im się udało!
    .team-lost = { $count ->
        [one] O włos: została jedna karta.
        [few] Tym razem nie: zostały { $count }{"\u00A0"}karty.
       *[other] Tym razem nie: zostało { $count }{"\u00A0"}kart.
    }
    .won = Wygrana!
    .other-won = Wygrywa { $name }.
    .solo = Gotowe: nie masz już żadnej karty!
    .nobody = Nikt nie wygrał.
    .with = przy stole: { $names }
    .alone = w pojedynkę

hints-taken = { $count ->
    [one] Wykorzystano jedną podpowiedź
    [few] Wykorzystano { NUMBER($count) } podpowiedzi
   *[many] Wykorzystano { NUMBER($count) } podpowiedzi
}

home-puzzles =
    .title = Zagadki
    .text = Jedna tura jest o wiele lepsza od innych. Widzisz ją?
    .go = Zobacz zagadki

home-history =
    .title = Moja strona
    .text = Jak często wygrywasz, twoje rekordy i jak wypadasz na tle botów.
    .go = Do mojej strony
