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
