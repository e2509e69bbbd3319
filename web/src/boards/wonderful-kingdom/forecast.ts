// Outputs in words, and who would earn the soldier.

import type { Forecast } from "../../wire/wonderful-kingdom";
import { say } from "./cards";
import type { Desk } from "./desk.svelte";

/** "5 material: 2 Valados, 2 Quarry, 1 Hamlet" */
export function sources(desk: Desk, forecast: Forecast): string {
  const sum = say(`count-${forecast.resource}`, { n: forecast.cubes });
  const parts = parted(desk, forecast);
  return parts ? `${sum}: ${parts}` : sum;
}

export const parted = (desk: Desk, forecast: Forecast): string =>
  forecast.sources
    .map((source) => `${String(source.cubes).replace("-", "−")} ${desk.cards.source(source.card)}`)
    .join(", ");

export function cubesOf(desk: Desk, seat: number, resource: string): number {
  const forecast = desk.table.duchies[seat]?.forecast;
  return forecast?.find((each) => each.resource === resource)?.cubes ?? 0;
}

export function leads(desk: Desk, seat: number, resource: string): boolean {
  const cubes = cubesOf(desk, seat, resource);
  if (desk.solo) return cubes >= desk.cards.parts.constants.solo_supremacy;
  return desk.table.duchies.every(
    (other) => other.seat === seat || cubesOf(desk, other.seat, resource) < cubes,
  );
}
