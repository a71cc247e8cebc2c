// A duel without rules on boardgame.io: hidden hands and piles, two cards laid a turn.
const { PlayerView } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");

const NUMBERS = Array.from({ length: 58 }, (_, place) => place + 2);
const HAND = 6;

function side(random) {
  const cards = random.Shuffle(NUMBERS);
  return { hand: cards.slice(0, HAND), pile: cards.slice(HAND) };
}

const deal = (random) => ({
  rows: [
    [[1], [60]],
    [[1], [60]],
  ],
  left: [NUMBERS.length, NUMBERS.length],
  players: { 0: side(random), 1: side(random) },
});

const duel = {
  name: "duel",
  setup: ({ random }) => deal(random),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    lay({ G, playerID }, row) {
      G.rows[playerID][row].push(G.players[playerID].hand.pop());
      G.left[playerID] -= 1;
    },
    end({ G, playerID, events, random }) {
      const { hand, pile } = G.players[playerID];
      hand.push(...pile.splice(0, 2));
      if (pile.length === 0) Object.assign(G, deal(random));
      events.endTurn();
    },
  },
};

Server({ games: [duel], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
