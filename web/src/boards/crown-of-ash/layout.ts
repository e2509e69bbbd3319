// From this width on the market stands beside the map.
export const RAIL = "min-width: 1181px";
