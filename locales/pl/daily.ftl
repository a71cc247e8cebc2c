### Rozdanie dnia: dzisiaj te same karty dla wszystkich.

daily =
    .title = Rozdania dnia
    .about = Dzisiaj wszyscy dostają te same karty. W każdym rozdaniu masz jedną próbę, na pozostałych miejscach grają boty. A potem porównajcie wyniki!
    .next = Nowe karty za { $hours } godz. { $minutes } min
    .soon = Nowe karty za { $minutes } min
    .played = Rozegrane: { $done } z { $count }
    .card = Te same karty dla wszystkich: jak daleko dojdziesz?
    .all = Zobacz rozdania dnia
    .circles = Porównuj ze znajomymi: kręgi
    .play = Zagraj
    .play-what = Zagraj: { $game }, { $players }
    .go-on = Graj dalej
    .go-on-what = Graj dalej: { $game }, { $players }
    .new = jeszcze nierozegrane
    .abandoned = porzucone
    .running = zaczęte
    .this = To było rozdanie dnia, { $day }. Liczy się tylko pierwsza gra. Powtórkę obejrzysz od jutra.

daily-result =
    .team-won = wszystko wyłożone, wspólna wygrana
    .team-lost = { $count ->
        [one] została jedna karta
        [few] zostały { $count } karty
       *[other] zostało { $count } kart
    }
    .won = wygrana w { $time }
    .lost = tym razem przegrana
    .solo = gotowe w { $time }

daily-share =
    .share = Udostępnij
    .mine = Udostępnij mój wynik
    .what = Udostępnij: { $game }, { $players }
    .head = Backtrick, rozdanie dnia, { $day }
    .place = { $people ->
        [one] { $share ->
            [0] gorzej niż jedyna inna osoba
            [100] lepiej niż jedyna inna osoba
           *[other] na równi z jedyną inną osobą
        }
       *[other] lepiej niż { $share }% z { $people } innych osób
    }
    .label = Twój wynik do skopiowania
    .copied = Wynik skopiowany. Wklej go, gdzie chcesz.
    .by-hand = Tu nie udało się skopiować. Tekst jest zaznaczony: skopiuj go ręcznie.
