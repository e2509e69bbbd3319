// Outputs in words.

import type { Forecast } from "../../wire/wonderful-kingdom";
import { say, signed, source } from "./cards";
import type { Play } from "./play.svelte";

/** "5 material: 2 Valados, 2 Quarry, 1 Hamlet" */
export function sources(forecast: Forecast): string {
  const sum = say(`count-${forecast.resource}`, { n: forecast.cubes });
  const parts = parted(forecast);
  return parts ? `${sum}: ${parts}` : sum;
}

export const parted = (forecast: Forecast): string =>
  forecast.sources.map(({ cubes, card }) => `${signed(cubes)} ${source(card)}`).join(", ");

/** What a seat's step would bring. */
export const forecastOf = (play: Play, seat: number, resource: string): Forecast | undefined =>
  play.table.duchies[seat]?.forecast.find((each) => each.resource === resource);
