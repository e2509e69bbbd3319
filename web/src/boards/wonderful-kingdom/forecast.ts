// Outputs in words.

import type { Forecast } from "../../wire/wonderful-kingdom";
import { say } from "./cards";
import type { Play } from "./play.svelte";

/** "5 material: 2 Valados, 2 Quarry, 1 Hamlet" */
export function sources(play: Play, forecast: Forecast): string {
  const sum = say(`count-${forecast.resource}`, { n: forecast.cubes });
  const parts = parted(play, forecast);
  return parts ? `${sum}: ${parts}` : sum;
}

export const parted = (play: Play, forecast: Forecast): string =>
  forecast.sources
    .map((source) => `${String(source.cubes).replace("-", "−")} ${play.cards.source(source.card)}`)
    .join(", ");

/** What a seat's step would bring. */
export const forecastOf = (play: Play, seat: number, resource: string): Forecast | undefined =>
  play.table.duchies[seat]?.forecast.find((each) => each.resource === resource);
