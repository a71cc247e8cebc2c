### Was jemand erfährt, der gerade nicht da ist

bell =
    .title = Du bist dran
    .text = { $game } wartet auf dich.
