### Strona o prywatności: co serwer przechowuje o ludziach i jak długo.

privacy =
    .title = Prywatność
    .line = Gra się tu bez konta, adresu e-mail i hasła. Mimo to serwer przechowuje kilka rzeczy.
    .settings = Do ustawień

privacy-stored =
    .title = Co jest przechowywane
    .guest = Wybrane przez ciebie imię, język i obrazek, identyfikator z losowych liter oraz data pierwszej wizyty.
    .devices = O każdym twoim urządzeniu: kiedy zostało zalogowane i kiedy ostatnio było w użyciu. Z klucza, po którym serwer je poznaje, zapisany jest tylko odcisk.
    .tables = Stoły, przy których grasz lub rozmawiasz: twoje karty z godziną ich wyłożenia, twoje sygnały i wiadomości.
    .bells = Jeśli chcesz wiedzieć, że to twoja kolej: adres, pod którym usługa push twojej przeglądarki przyjmuje powiadomienia, albo twój webhook. Powiadomienia do przeglądarki są szyfrowane.
    .results = Wyniki zakończonych gier, ich podsumowania, na przykład liczba zwycięstw i najlepsze czasy, rozdania dnia, które masz za sobą, oraz działania z 7 Ate 9: które, jak szybko i czy dobrze. Urządzenie, na którym grasz rozdanie dnia, jest zapisane do końca dnia jako odcisk, nawet jeśli usuniesz swoje dane.

privacy-seen =
    .title = Kto to widzi
    .others = Osoby przy twoim stole widzą twoje imię, obrazek, ruchy i wiadomości.
    .link = Kto ma link do stołu, może obejrzeć zakończone przy nim gry. Rozmowy przy stole bez widzów widzą tylko ci, którzy przy nim siedzieli.
    .best = Najlepsze czasy w grze solo i otwarte stoły są na listach z imieniem, widocznych dla wszystkich. Tak samo najlepsza gra każdego rozdania dnia, gdy dzień się skończy: każdy może ją obejrzeć, ale bez tego, co w niej napisano.
    .page = Stronę z twoimi wynikami widzisz tylko ty, chyba że udostępnisz link do niej. W każdej chwili możesz go unieważnić.
    .circles = Osoby z twojego kręgu widzą twoje imię, obrazek i wyniki rozdań dnia, dopóki w nim jesteś. Dołączyć może każdy, kto ma link.
    .nobody = Nikt inny nic nie dostaje. Tylko powiadomienia, o które prosisz, idą przez usługę push twojej przeglądarki albo na twój webhook. Nie ma tu reklam, usług statystycznych ani niczego z innych stron.

privacy-browser =
    .title = W twojej przeglądarce
    .cookie = Serwer poznaje cię po jednym ciasteczku. Skrypty nie mogą go odczytać i trafia ono tylko do tego serwera.
    .settings = Ustawienia i postępy w lekcjach zostają w tej przeglądarce. Żeby twoja strona otwierała się bez połączenia, przeglądarka pamięta, co ostatnio pokazała: imię, ostatnie gry, wyniki i działania. Zapomina o tym, gdy usuniesz swoje dane albo zaloguje się ktoś inny. Losowy tekst mówi serwerowi tylko tyle, że dwoje gości zagrało rozdanie dnia w tej samej przeglądarce.

privacy-logs =
    .title = Adresy i dzienniki
    .addresses = Bez twojego adresu sieciowego serwer nie mógłby ci odpowiedzieć. Aby zapobiec nadużyciom, liczy też zapytania z każdego adresu, wyłącznie w pamięci. Zapisywane są tylko adresy, które zablokował administrator.
    .logs = W dzienniku są zdarzenia techniczne z identyfikatorami stołów i gości, ale bez imion i wiadomości. Przy odmowie może się tam znaleźć skrócony adres.

privacy-rights =
    .title = Pobieranie i usuwanie
    .download = W ustawieniach możesz pobrać wszystko, co jest o tobie przechowywane.
    .delete = Możesz to tam także usunąć, od razu i na zawsze. Gry z innymi zostaną na ich listach bez twojego imienia; karty i sygnały zostaną, a twoje wiadomości znikną.
    .words = To, co napisali inni, zostaje, nawet jeśli pisali o tobie. Kopie zapasowe administratora mogą zawierać usunięte dane, dopóki nie zastąpią ich nowe.

privacy-days =
    .title = Jak długo
    .guests = { $count ->
        [one] Gość, którego nie było przez jeden dzień, jest usuwany wraz ze wszystkim, co opisano wyżej, a tak długo nieużywane urządzenie zostaje wylogowane.
       *[other] Gość, którego nie było przez { $count } dni, jest usuwany wraz ze wszystkim, co opisano wyżej. Urządzenie nieużywane tak długo zostaje wylogowane.
    }
    .tables = { $count ->
        [one] Stół bez zakończonej gry jest usuwany, gdy nikt go nie używał przez jeden dzień.
       *[other] Stół bez zakończonej gry jest usuwany, gdy nikt go nie używał przez { $count } dni.
    }
    .games = Zakończone gry są przechowywane, dopóki jest tu choć jedna z grających osób.
    .codes = { $count ->
        [one] Kod na inne urządzenie działa przez minutę.
        [few] Kod na inne urządzenie działa przez { $count } minuty.
       *[other] Kod na inne urządzenie działa przez { $count } minut.
    }

privacy-operator =
    .title = Kto prowadzi ten serwer
    .name = { $name }.
    .unknown = Nie podano, kto prowadzi ten serwer.
