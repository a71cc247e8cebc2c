### Stół pojedynku. `up` i `down` to rząd rosnący i rząd malejący.

duel =
    .board = Pojedynek
    .you = ty
    .on-turn = teraz gra
    .won = wygrana
    .hand = Twoje karty
    .hand-of = Karty gracza { $name }
    .holds =
        { $count ->
            [one] { $count } karta na ręce
            [few] { $count } karty na ręce
           *[many] { $count } kart na ręce
        }
    .pile =
        { $count ->
            [0] Nie ma już czego dobierać
            [one] { $count } karta do dobrania
            [few] { $count } karty do dobrania
           *[many] { $count } kart do dobrania
        }
    .pile-short = w stosie
    .laid =
        { $count ->
            [one] { $count } karta na stole
            [few] { $count } karty na stole
           *[many] { $count } kart na stole
        }

## Rzędy, tak jak się je czyta na głos; i co można tam zrobić z wybraną kartą

duel-rows =
    .mine-up = Twój rząd rosnący
    .mine-down = Twój rząd malejący
    .theirs-up = Rząd rosnący: { $name }
    .theirs-down = Rząd malejący: { $name }
    .from-to = od { $top } do { $end }
    .helped = pomoc od: { $name }

duel-lay =
    .lay = Połóż
    .help = Pomóż
    .mine-up = Połóż { $card } w swoim rzędzie rosnącym
    .mine-down = Połóż { $card } w swoim rzędzie malejącym
    .theirs-up = Pomoc ({ $name }): { $card } w rzędzie rosnącym
    .theirs-down = Pomoc ({ $name }): { $card } w rzędzie malejącym
    .fits = pasuje
    .helps = może pomóc
    .nowhere = nigdzie teraz nie pasuje

## Co teraz zrobić

duel-now =
    .first = Połóż dwie karty lub więcej.
    .more = Połóż jeszcze jedną.
    .enough = Połóż więcej albo dobierz.
    .must-not = Nie masz już kart na ręce. Dobierz.
    .helping = Pomoc ({ $name }): w górę czy w dół?
    .wait = Teraz gra { $name }.
    .over = Gra skończona.

duel-draws =
    .mine =
        { $count ->
            [0] Nic nie dobierasz
            [one] Dobierasz { $count } kartę
            [few] Dobierasz { $count } karty
           *[many] Dobierasz { $count } kart
        }
    .theirs =
        { $count ->
            [0] { $name } nic nie dobiera
            [one] { $name } dobiera { $count } kartę
            [few] { $name } dobiera { $count } karty
           *[many] { $name } dobiera { $count } kart
        }
    .why = Pomóż jedną kartą, a twoja ręka znów będzie pełna.

duel-do =
    .end =
        { $count ->
            [0] Zakończ turę
           *[other] Dobierz { $count }
        }
    .back = Cofnij
    .keys = Klawisze
    .keys-title = Gra na klawiaturze
    .key-cards = od karty do karty
    .key-pick = podnieś kartę albo ją odłóż
    .key-home = połóż ją w swoim rzędzie rosnącym lub malejącym
    .key-help = to samo u rywala, jako pomoc
    .key-aim = a potem w górę lub w dół: pomoc
    .key-end = zakończ turę i dobierz
    .key-back = cofnij ostatnią kartę

## Co się stało, dla tych, którzy słuchają

duel-mine =
    .up = Kładziesz { $card } w swoim rzędzie rosnącym.
    .down = Kładziesz { $card } w swoim rzędzie malejącym.
    .help-up = Pomagasz ({ $name }): { $card } w rzędzie rosnącym.
    .help-down = Pomagasz ({ $name }): { $card } w rzędzie malejącym.
    .end =
        { $count ->
            [0] Kończysz turę.
            [one] Dobierasz { $count } kartę.
            [few] Dobierasz { $count } karty.
           *[many] Dobierasz { $count } kart.
        }
    .back = Cofasz swoją kartę.
    .turn = Twoja kolej. Twoje karty: { $cards }.

duel-theirs =
    .up = { $name } kładzie { $card } we własnym rzędzie rosnącym.
    .down = { $name } kładzie { $card } we własnym rzędzie malejącym.
    .help-up = { $name } pomaga ci: { $card } w twoim rzędzie rosnącym.
    .help-down = { $name } pomaga ci: { $card } w twoim rzędzie malejącym.
    .end =
        { $count ->
            [0] { $name } kończy turę.
            [one] { $name } dobiera { $count } kartę.
            [few] { $name } dobiera { $count } karty.
           *[many] { $name } dobiera { $count } kart.
        }
    .turn = Teraz gra { $name }.

## To samo, dla tych, którzy patrzą

duel-seen =
    .help-up = { $name } pomaga ({ $other }): { $card } w rzędzie rosnącym.
    .help-down = { $name } pomaga ({ $other }): { $card } w rzędzie malejącym.
