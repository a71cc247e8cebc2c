### The template for the rules of every game: its sections, in this order.
### A game’s rules are the attributes, of the same names, of the message “<id>-rules”.

section =
    .goal = What it is about
    .cards = What you need
    .setup = Getting ready
    .turn = How you play
    .fits = What fits
    .trick = The trick
    .drawing = Drawing cards
    .talk = Talking
    .end = The end
    .example = A few moves to show it
    .variants = Variants and choices
    .rulings = How our table settles it
    .notation = How moves are written
