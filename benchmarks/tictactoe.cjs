// The peer under load: a boardgame.io server with tic-tac-toe. A full board is wiped by the next
// move, so that a match goes on as long as it is measured.

const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      G.cells[id] = playerID;
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
