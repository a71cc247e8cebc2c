### Co mówi sam serwer tam, gdzie nie decydują ani zasady, ani stół. Identyfikator to kod z „-”
### zamiast „/”.

## Wiadomości i połączenia

wire-bad-message = Coś się pomieszało. Wczytaj stronę jeszcze raz.
wire-hello-first = Połączenie nie zaczęło się poprawnie. Wczytaj stronę jeszcze raz.
wire-too-fast = To było za szybko. Spróbuj za chwilę.
wire-too-slow = Twoje połączenie nie nadąża. Łączymy od nowa.
wire-too-many-mistakes = Za dużo błędów w tym połączeniu. Wczytaj stronę jeszcze raz.
wire-too-many-connections = Masz tu otwartych za dużo okien. Zamknij kilka z nich.
wire-closed = Połączenie zostało zamknięte.
command-out-of-order = To przyszło za późno: w międzyczasie był już inny ruch od ciebie.
table-unknown = Nie ma takiego stołu. Usunięto go albo link jest niepełny.
table-rewritten = Ktoś przy stole usunął swoje dane. Za chwilę gracie dalej.
server-restarts = Serwer uruchamia się ponownie. Za chwilę grasz dalej.
server-failed = Coś się nie udało na serwerze. Spróbuj jeszcze raz.

## Zapytania

guest-unknown = Serwer jeszcze cię nie zna. Najpierw wybierz imię.
guest-deleted = Wszystkie twoje dane zostały stąd usunięte. Aby znowu zagrać, wybierz imię.
guest-no-such-device = To urządzenie jest już wylogowane.
guest-this-device = Tego urządzenia właśnie używasz. Wylogować możesz tylko pozostałe.
guest-banned = Administrator tego serwera zablokował ci dostęp.
address-banned = Administrator tego serwera zablokował twoją sieć.
guest-bad-name = Użyj od 1 do 40 widocznych znaków.
guest-bot-name = Tak mogą się nazywać tylko boty. Wybierz inne imię.
guest-no-such-code = Ten kod jest zużyty albo wygasł. Utwórz nowy.
guest-bad-bell = Nie można tam wysyłać powiadomień: potrzebny jest publiczny adres https.
game-unknown = Nie ma takiej gry albo jeszcze się nie skończyła.
game-daily-not-over = Inni grają dziś jeszcze tymi samymi kartami. Powtórka będzie dostępna od jutra.
game-daily-not-played = Najpierw zagraj tymi kartami, potem zobaczysz, jak poszło innym.
circle-unknown = Nie ma takiego kręgu albo link do niego się zmienił.
circle-not-its-maker = Zmienić krąg może tylko osoba, która go założyła.
circle-full = Ten krąg jest pełny.
circle-too-many = Należysz już do tylu kręgów, ilu można. Najpierw opuść któryś.
puzzle-unknown = Nie ma takiej zagadki.
drill-unknown = Ta runda ćwiczeń została już policzona albo jest zbyt dawna.
history-not-shared = Ta strona nie jest już udostępniana.
game-no-what-if = Dalej można grać tylko od chwili przed końcem gry, a w wyścigu wcale.
origin-foreign = Inna strona próbowała to zrobić w twoim imieniu. Zostało to zablokowane.
request-not-json = { wire-bad-message }
request-bad-body = { wire-bad-message }
request-bad-query = { wire-bad-message }
request-too-long = To za długie.
request-no-length = { wire-bad-message }
request-incomplete = Część zapytania się zgubiła. Spróbuj jeszcze raz.
request-unknown-path = Tu nic nie ma.
request-bad-method = { wire-bad-message }
server-full = Serwer jest pełny. Spróbuj później.

## Nic nie da się zapisać

store-unavailable = Teraz nic nie da się zapisać, więc nic się nie stało. Spróbuj za chwilę.
store-closed = { store-unavailable }
store-conflict = { store-unavailable }
store-failed = { store-unavailable }
store-locked = { store-unavailable }
store-unreachable = { store-unavailable }
store-read-only = Ten serwer nie może nic zapisać, więc nic się nie stało. Daj znać administratorowi.
store-damaged = { store-read-only }
store-foreign = { store-read-only }
store-full = { store-read-only }
store-newer = { store-read-only }

## Za dużo naraz

limit-requests = To było za szybko. Spróbuj za chwilę.
limit-guests = Za dużo nowych osób z twojej sieci. Spróbuj za godzinę.
limit-tables = Za dużo nowych stołów od jednej osoby. Spróbuj za godzinę.
limit-analyses = Na razie wystarczy analiz. Spróbuj później.
limit-tries = Za dużo prób. Poczekaj minutę.
limit-codes = Za dużo kodów od jednej osoby. Poczekaj minutę.
limit-exports = Dane były już pobierane kilka razy. Spróbuj ponownie za godzinę.
