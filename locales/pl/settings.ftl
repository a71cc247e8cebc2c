### Strona z ustawieniami przeglądarki i z tym, kim się jest.

settings =
    .title = Ustawienia
    .line = Zmiany działają od razu, tylko w tej przeglądarce.
    .back = Wróć
    .you = Ty
    .look = Wygląd
    .hear = Dźwięk
    .theme = Motyw
    .theme-auto = jak na urządzeniu
    .theme-light = jasny
    .theme-dark = ciemny
    .motion = Animacje
    .motion-auto = jak na urządzeniu
    .motion-full = tak
    .motion-none = nie
    .marks = Kolory na kartach
    .marks-hint = Żeby rozpoznawać karty nie tylko po kolorze.
    .marks-shapes = z kształtem
    .marks-names = z nazwą
    .marks-both = jedno i drugie
    .largeCards = Duże karty
    .results = Pokazuj w 7 Ate 9, co pasuje
    .results-hint = Dla dzieci: oba wyniki widać przy karcie na środku.
    .sound = Dźwięki
    .voice = Czytaj liczby na głos
    .voice-hint = W wyścigu słychać liczbę każdej karty.
    .example = Tak wyglądają teraz karty.
    .name = Twoje imię
    .name-hint = Inni zobaczą je od następnego stołu.
    .save = Zapisz
    .saved = Zapisane. Teraz nazywasz się { $name }.

moving =
    .title = Na innym urządzeniu
    .text = Zabierz ze sobą imię, stoły i zakończone gry: utwórz tutaj kod i wpisz go tam.
    .make = Utwórz kod
    .code = Twój kod
    .holds = { $count ->
        [one] Działa raz, jeszcze przez minutę.
        [few] Działa raz, jeszcze przez { $count } minuty.
       *[other] Działa raz, jeszcze przez { $count } minut.
    }
    .over = Ten kod wygasł. Utwórz nowy.
    .first = Gdy podasz imię, utworzysz tutaj kod.
    .claim = Masz kod z innego urządzenia?
    .label = Kod
    .hint = Będziesz tu tą samą osobą co na tamtym urządzeniu. Gry rozegrane tutaj jako { $name } tu pozostaną.
    .hint-new = Będziesz tu tą samą osobą co na tamtym urządzeniu.
    .use = Użyj
    .done = Witaj, { $name }!
    .others = Wyloguj moje pozostałe urządzenia
    .others-hint = Gdy któreś zginęło albo nie jest już twoje.

devices =
    .title = Twoje urządzenia
    .text = Te urządzenia cię pamiętają. Wyloguj te, których już nie używasz.
    .this = To urządzenie
    .other = Inne urządzenie
    .since = Zalogowane: { $day }.
    .seen = Ostatnio w użyciu: { $day }.
    .sign-out = Wyloguj
    .done = Wylogowano.

my-bells =
    .title = Powiadomienia
    .text = Możesz dostawać powiadomienia, gdy gra czeka na ciebie, a nie ma cię przy stole. Propozycja pojawi się na stronie głównej, gdy tylko tak się zdarzy.
    .push = Przeglądarka, od { $day }
    .webhook = { $url }, od { $day }
    .stop = Wyłącz
    .more = Dla programujących: webhook
    .about = Za każdym razem, gdy jest twoja kolej, serwer wysyła na ten adres podpisaną wiadomość.
    .url = Adres (https://…)
    .add = Dodaj
    .secret = Klucz, widoczny tylko teraz

my-data =
    .title = Twoje dane
    .text = To, co ten serwer o tobie przechowuje, możesz pobrać albo usunąć.
    .privacy = Co jest przechowywane i jak długo
    .everything = Pobierz wszystko
    .games = Pobierz gry jako tabelę
    .delete = Usuń wszystko…
    .none = Nic jeszcze o tobie nie zapisano.
    .sure = Usunąć wszystko o tobie?
    .gone = Imię { $name }, twoje urządzenia, wyniki, własne stoły i wszystkie twoje wiadomości znikną od razu.
    .stays = Gry z innymi osobami zostaną na ich listach, ale bez twojego imienia. W trwającej grze zastąpi cię bot.
    .final = Tego nie da się cofnąć. Jeśli chcesz zachować swoje dane, najpierw je pobierz.
    .keep = Zachowaj wszystko
    .yes = Usuń wszystko
    .deleted = Wszystko o tobie zostało usunięte.
