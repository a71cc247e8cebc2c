"""Daily deals: the cards of a day, what everybody made of them, and what bots do."""
