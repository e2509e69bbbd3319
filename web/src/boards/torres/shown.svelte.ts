// What the panels of the seats ask the board to point at.

export const shown = $state({ castle: -1 });
