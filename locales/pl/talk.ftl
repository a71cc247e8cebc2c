### Co można powiedzieć przy stole jednym dotknięciem i co stół mówi na słowa, których nie przekaże.

## Sygnały: tak, jak powiedziałby to ktoś przy stole. Bez liczb.

signal-hold = { $height ->
    [low] Mam niską { $colour ->
        [red] czerwoną
        [blue] niebieską
        [green] zieloną
        [yellow] żółtą
       *[purple] fioletową
    } kartę.
    [middle] Mam średnią { $colour ->
        [red] czerwoną
        [blue] niebieską
        [green] zieloną
        [yellow] żółtą
       *[purple] fioletową
    } kartę.
    [high] Mam wysoką { $colour ->
        [red] czerwoną
        [blue] niebieską
        [green] zieloną
        [yellow] żółtą
       *[purple] fioletową
    } kartę.
   *[none] Mam { $colour ->
        [red] czerwoną
        [blue] niebieską
        [green] zieloną
        [yellow] żółtą
       *[purple] fioletową
    }.
}
signal-want = { $row ->
    [ascending] Chcę dołożyć do rzędu rosnącego.
   *[descending] Chcę dołożyć do rzędu malejącego.
}
signal-trick = { $row ->
    [ascending] W rzędzie rosnącym mogę zrobić cofnięcie.
   *[descending] W rzędzie malejącym mogę zrobić cofnięcie.
}
signal-leave = { $row ->
    [ascending] Zostawcie proszę rząd rosnący w spokoju.
   *[descending] Zostawcie proszę rząd malejący w spokoju.
}
signal-small = { $row ->
    [ascending] W rzędzie rosnącym mogę zrobić tylko mały krok.
   *[descending] W rzędzie malejącym mogę zrobić tylko mały krok.
}
signal-nothing = Nie mam nic dobrego.
signal-start = { $who ->
    [me] Ja zaczynam.
   *[you] Ty zaczynasz.
}

## Słowa, które do nikogo nie trafią: dlaczego, i co można powiedzieć zamiast nich

talk-too-long = To za długie. Powiedz to krócej.
talk-number-said = Bez liczb, proszę. Wolno powiedzieć: „wysoka”, „średnia” albo „niska”.
talk-number-implied = To zdradza liczbę. Powiedz mniej więcej, jak wysoka jest twoja karta, a nie jak daleko jej do innej.
talk-number-in-pro = Bez liczb, proszę, a w wariancie dla zawodowców nie mów też, jak wysokie masz karty. Wolno powiedzieć, jakie masz kolory, do którego rzędu chcesz dołożyć, w którym możesz zrobić cofnięcie i kto ma zacząć.
talk-not-in-pro = W wariancie dla zawodowców wolno powiedzieć tylko, jakie masz kolory, do którego rzędu chcesz dołożyć, w którym możesz zrobić cofnięcie i kto ma zacząć.
