### Strona główna: w co można zagrać i z kim.

home-play =
    .bots = Zagraj od razu z botami
    .friends = Zagraj z przyjaciółmi
    .alone = W pojedynkę na czas
    .sprint = Dwuminutowy sprint
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
    .join = Dołącz
    .back = Do stołu

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
    .owl = Sowa
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
