// What the medals of a game alone ask for.

import type { TableView } from "../../wire/wonderful-kingdom";
import type { Components } from "./cards";

export const thresholds = (table: TableView, parts: Components): number[] =>
  parts.scenarios.find((each) => each.id === table.scenario)?.medals ?? parts.constants.medals;
