### Co dowiaduje się ktoś, kogo akurat nie ma

bell =
    .title = Twoja kolej
    .text = { $game } czeka na ciebie.
