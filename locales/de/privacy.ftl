### Die Seite zum Datenschutz: was der Server über Leute speichert und wie lange.

privacy =
    .title = Datenschutz
    .line = Du spielst hier ohne Konto, E-Mail-Adresse und Passwort. Das speichert der Server trotzdem.
    .settings = Zu den Einstellungen

privacy-stored =
    .title = Was gespeichert wird
    .guest = Der Name, die Sprache und das Bild, die du wählst, eine Kennung aus zufälligen Buchstaben und wann du zum ersten Mal hier warst.
    .devices = Zu jedem deiner Geräte, wann es angemeldet und zuletzt benutzt wurde. Vom Schlüssel, an dem es erkannt wird, wird nur ein Fingerabdruck gespeichert.
    .tables = Die Tische, an denen du gesessen oder etwas gesagt hast: deine Karten mit Uhrzeit, deine Signale und was du geschrieben hast.
    .bells = Falls du erfahren willst, dass du dran bist: die Adresse, unter der der Push-Dienst deines Browsers Mitteilungen annimmt, oder dein Webhook. Mitteilungen an einen Browser sind verschlüsselt.
    .results = Die Ergebnisse beendeter Spiele, was sich daraus ergibt (etwa wie oft du gewonnen hast und deine Bestzeiten), welche Tagespartien du gespielt hast und welche Rechnungen von 7 Ate 9 du wie schnell und ob richtig gelöst hast. Auf welchem Gerät du eine Tagespartie gespielt hast, bleibt bis zum Ende des Tages als Fingerabdruck gespeichert, auch wenn du deine Daten löschst.

privacy-seen =
    .title = Wer es sieht
    .others = Die Leute an deinem Tisch sehen deinen Namen und dein Bild, was du tust und was du sagst.
    .link = Wer den Link zu einem Tisch hat, kann dort beendete Spiele ansehen. Was an einem Tisch ohne Publikum gesagt wurde, sehen nur die, die dort saßen.
    .best = Bestzeiten im Solospiel und offene Tische stehen mit Namen in Listen, die alle sehen. Ebenso das beste Spiel jeder Tagespartie, wenn der Tag vorbei ist: Alle können es ansehen, aber nicht lesen, was gesagt wurde.
    .page = Die Seite mit deinen Zahlen siehst nur du, außer du teilst ihren Link. Den kannst du jederzeit ungültig machen.
    .circles = Wer mit dir in einem Kreis ist, sieht deinen Namen, dein Bild und deine Ergebnisse in den Tagespartien, solange du dabei bist. Beitreten kann, wer den Link hat.
    .nobody = Sonst bekommt niemand etwas. Nur Benachrichtigungen, die du wünschst, gehen über den Push-Dienst deines Browsers oder an deinen Webhook. Es gibt keine Werbung, keine Statistikdienste und nichts von anderen Websites.

privacy-browser =
    .title = In deinem Browser
    .cookie = An einem Cookie wirst du wiedererkannt. Skripte können es nicht lesen, und es geht nur an diesen Server.
    .settings = Deine Einstellungen und dein Stand in den geführten Partien bleiben in diesem Browser. Damit deine Seite auch ohne Verbindung aufgeht, merkt er sich, was sie zuletzt gezeigt hat: deinen Namen, deine letzten Spiele, deine Zahlen und deine Rechnungen. Er vergisst es, sobald du deine Daten löschst oder sich jemand anders anmeldet. Ein zufälliger Text verrät dem Server nur, dass zwei Gäste eine Tagespartie im selben Browser gespielt haben.

privacy-logs =
    .title = Adressen und Protokolle
    .addresses = Ohne deine Netzwerkadresse könnte der Server dir nicht antworten. Gegen Missbrauch zählt er außerdem Anfragen je Adresse, nur im Arbeitsspeicher. Gespeichert werden nur Adressen, die der Betreiber gesperrt hat.
    .logs = Im Protokoll stehen technische Ereignisse mit den Kennungen von Tischen und Gästen, aber keine Namen und keine Nachrichten. Wird etwas abgelehnt, kann eine gekürzte Adresse dabeistehen.

privacy-rights =
    .title = Herunterladen und löschen
    .download = In den Einstellungen kannst du alles herunterladen, was über dich gespeichert ist.
    .delete = Dort kannst du es auch löschen, sofort und endgültig. Spiele mit anderen bleiben ohne deinen Namen in deren Listen; Karten und Signale bleiben, was du geschrieben hast, wird gelöscht.
    .words = Was andere geschrieben haben, bleibt, auch wenn es um dich geht. Sicherungskopien des Betreibers können Gelöschtes enthalten, bis sie ersetzt werden.

privacy-days =
    .title = Wie lange es gespeichert wird
    .guests = { $count ->
        [one] Wer einen Tag nicht hier war, wird mit allem gelöscht, was oben steht; ein so lange unbenutztes Gerät wird abgemeldet.
       *[other] Wer { $count } Tage nicht hier war, wird mit allem gelöscht, was oben steht. Ein Gerät, das so lange nicht benutzt wurde, wird abgemeldet.
    }
    .tables = { $count ->
        [one] Ein Tisch ohne beendetes Spiel wird gelöscht, wenn ihn einen Tag lang niemand benutzt hat.
       *[other] Ein Tisch ohne beendetes Spiel wird gelöscht, wenn ihn { $count } Tage lang niemand benutzt hat.
    }
    .games = Beendete Spiele bleiben, solange es noch jemanden gibt, der mitgespielt hat.
    .codes = { $count ->
        [one] Ein Code für ein anderes Gerät gilt eine Minute lang.
       *[other] Ein Code für ein anderes Gerät gilt { $count } Minuten lang.
    }

privacy-operator =
    .title = Wer diesen Server betreibt
    .name = { $name }.
    .unknown = Dazu ist nichts angegeben.
