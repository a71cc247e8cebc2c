### Co mówi sam serwer tam, gdzie nie decydują ani zasady, ani stół. Identyfikator to kod z „-”
### zamiast „/”.

## Wiadomości i połączenia

wire-bad-message = Po drodze coś się pomieszało. Wczytaj stronę jeszcze raz.
wire-hello-first = Połączenie źle się zaczęło. Wczytaj stronę jeszcze raz.
wire-too-fast = To było trochę za szybko. Spróbuj za chwilę.
wire-too-slow = Twoje połączenie nie nadąża. Zaraz zacznie się od nowa.
wire-too-many-mistakes = Na tym połączeniu za dużo się nie udało. Wczytaj stronę jeszcze raz.
wire-too-many-connections = Masz tu otwartych za dużo okien. Zamknij kilka z nich.
wire-closed = Połączenie się zakończyło.
command-out-of-order = To przyszło za późno: w międzyczasie był już inny ruch od ciebie.
table-unknown = Takiego stołu nie ma: już go sprzątnięto albo w linku brakuje litery.
server-restarts = Serwer uruchamia się od nowa. Za chwilę grasz dalej, ze wszystkimi kartami.
server-failed = Coś się tu nie udało, i to nie twoja wina. Spróbuj jeszcze raz.

## Zapytania

guest-unknown = Serwer jeszcze cię nie zna. Najpierw powiedz mu, jak masz na imię.
guest-bad-name = To nie nadaje się na imię. Wybierz od 1 do 40 liter, które widać.
guest-no-such-code = Ten kod nie działa: już go użyto albo jest za stary. Utwórz nowy.
game-unknown = Nie ma takiej gry albo jeszcze się nie skończyła.
origin-foreign = Inna strona chciała to zrobić w twoim imieniu. Nie wolno jej.
request-not-json = { wire-bad-message }
request-bad-body = { wire-bad-message }
request-bad-query = { wire-bad-message }
request-too-long = To za długie.
request-incomplete = Po drodze coś się zgubiło. Spróbuj jeszcze raz.
request-unknown-path = Tu nic nie ma.
request-bad-method = { wire-bad-message }
server-full = Gra teraz tyle osób, że nie ma już miejsca. Spróbuj później.

## Nic nie da się zapisać

store-unavailable = Teraz nic nie da się zapisać, więc nic się nie stało. Spróbuj za chwilę.
store-closed = { store-unavailable }
store-conflict = { store-unavailable }
store-failed = { store-unavailable }
store-locked = { store-unavailable }
store-unreachable = { store-unavailable }
store-read-only = Na tym serwerze nic nie da się zapisać, więc nic się nie stało. Daj znać osobie, która go prowadzi.
store-damaged = { store-read-only }
store-foreign = { store-read-only }
store-full = { store-read-only }
store-newer = { store-read-only }

## Za dużo naraz

limit-requests = To było trochę za szybko. Spróbuj za chwilę.
limit-guests = Z twojego miejsca przyszło ostatnio dużo nowych osób. Spróbuj za godzinę.
limit-tables = To już dużo nowych stołów jak na jedną osobę. Spróbuj za godzinę.
limit-tries = Tych prób było trochę za dużo. Poczekaj minutę.
limit-codes = Prośby o kod przychodzą od ciebie bardzo często. Poczekaj minutę.
