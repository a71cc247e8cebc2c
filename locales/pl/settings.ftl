### Strona z ustawieniami przeglądarki i z tym, kim się jest.

settings =
    .title = Ustawienia
    .line = Dotyczą tej przeglądarki i działają od razu.
    .back = Wróć
    .you = Ty
    .look = Jak to wygląda
    .hear = Dźwięk
    .theme = Jasno czy ciemno
    .theme-auto = jak na urządzeniu
    .theme-light = jasno
    .theme-dark = ciemno
    .motion = Ruch
    .motion-auto = jak na urządzeniu
    .motion-full = karty się ruszają
    .motion-none = nic się nie rusza
    .marks = Kolory na kartach
    .marks-hint = Żeby nikt nie musiał rozpoznawać kolorów tylko po kolorze.
    .marks-shapes = z kształtem
    .marks-names = z nazwą
    .marks-both = z jednym i drugim
    .largeCards = Duże karty
    .results = Pokazuj w 7 Ate 9, co pasuje
    .results-hint = Dla najmłodszych: oba wyniki widać przy karcie na środku.
    .sound = Dźwięki
    .voice = Mów liczby na głos
    .voice-hint = W wyścigu słychać liczbę każdej karty.
    .example = Tak wyglądają teraz karty.
    .name = Twoje imię
    .name-hint = Inni zobaczą je od następnego stołu.
    .save = Zapisz
    .saved = Zapisane: od teraz nazywasz się { $name }.

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
    .over = Ten kod jest już za stary. Utwórz nowy.
    .first = Gdy już zagrasz albo podasz imię, utworzysz tutaj kod.
    .claim = Masz kod z innego urządzenia?
    .label = Kod
    .hint = Będziesz tu wtedy tą samą osobą co na tamtym urządzeniu. To, w co grasz tutaj jako { $name }, zostanie tutaj.
    .hint-new = Będziesz tu wtedy tą samą osobą co na tamtym urządzeniu.
    .use = Użyj
    .done = Witaj, { $name }!
