### Stół gry quick-easy w przeglądarce.

quick-easy-table =
    .partners = Pozostali
    .on-turn = teraz gra
    .away = offline
    .holds = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
    .pile = { $count ->
        [0] stos pusty
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
    .to-draw = { $count ->
        [0] Stos pusty
        [one] { $count } karta w stosie
        [few] { $count } karty w stosie
       *[many] { $count } kart w stosie
    }
    .draw = Dobierz
    .take-back = Cofnij
    .my-turn = Twoja kolej
    .turn = Teraz gra { $name }
    .i-said = Twoje słowa:
    .pro = Dla zawodowców: jedna karta w turze
    .open-rows = Odkryte rzędy
    .none = brak

## Co można zrobić

quick-easy-hint =
    .lay = Wybierz kartę.
    .where = Teraz dotknij rzędu.
    .nowhere = Ta karta nigdzie nie pasuje.
    .more = Jeszcze jedna karta? Albo dobierz.
    .end = Dobierz karty, aby zakończyć turę.

quick-easy-hand =
    .label = Twoje karty
    .none = Nie masz już kart.
    .card = { $fits ->
        [both] { $card }, pasuje do obu rzędów
        [up] { $card }, pasuje do rzędu rosnącego
        [down] { $card }, pasuje do rzędu malejącego
        [none] { $card }, nigdzie nie pasuje
       *[unknown] { $card }
    }

## Rzędy

quick-easy-row =
    .label = { $row }, na wierzchu: { $top }. Pasujące liczby: { $room }.
    .lay = Połóż tutaj: { $card }. { $label }
    .always = zawsze pasuje
    .empty = pasuje wszystko
    .mine = widzisz tylko ty
    .count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
    .all = { $row }, wszystkie karty, od najnowszej

## Kto zaczyna

quick-easy-start =
    .title = Kto zaczyna?
    .ask = Obejrzyjcie karty, porozmawiajcie i powiedzcie, kto ma zacząć. Gdy wszyscy się zgodzą, zaczynacie.
    .watch = Jeszcze się naradzają.
    .me = Ja
    .you = ty
    .by = głosy: { $names }
    .nobody = na razie bez głosów
    .word = { $who ->
        [self] „Ja zaczynam”.
        [me] „Ty zaczynasz”.
       *[other] „Zaczyna { $name }”.
    }

## Co jest czytane na głos

quick-easy-said =
    .agree = Kto zaczyna? Twoje karty: { $cards }.
    .laid = { $who ->
        [me] Kładziesz: { $card }, { $row }.
       *[other] { $name } kładzie: { $card }, { $row }.
    }
    .drew = { $who ->
        [me] Dobierasz karty.
       *[other] { $name } dobiera karty.
    }
    .took-back = Cofasz swoją kartę.
    .proposed = { $who ->
        [me] { $starts ->
            [me] Chcesz zacząć.
           *[other] Twoja propozycja: zaczyna { $starter }.
        }
       *[other] { $starts ->
            [me] { $name } proponuje zacząć od ciebie.
           *[other] { $name } proponuje: zaczyna { $starter }.
        }
    }
    .said = { $name } mówi: { $words }
    .turn = Teraz gra { $name }.
    .my-turn = Twoja kolej. Rząd rosnący: { $up }. Rząd malejący: { $down }. Twoje karty: { $cards }.

## Klawisze

quick-easy-keys = Klawisze
    .go = od karty do karty
    .pick = podnieś kartę albo ją odłóż
    .number = podnieś pierwszą albo drugą kartę
    .up = połóż w rzędzie rosnącym
    .down = połóż w rzędzie malejącym
    .end = dobierz i zakończ turę
    .back = cofnij
    .drop = odłóż kartę
