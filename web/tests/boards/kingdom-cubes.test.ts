import { expect, test } from "vitest";
import { placedAnew, type Placing } from "../../src/boards/wonderful-kingdom/cubes";

const place = (card: string, id: number, resource = "material"): Placing => ({
  text: `place ${card}`,
  id,
  resource,
});
const FARM = place("farm", 1);
const QUARRY = place("quarry", 2);
const MILL = place("mill", 3);
const PORT = place("port", 4, "gold");
const PLACES = new Map([FARM, QUARRY, MILL, PORT].map((each) => [each.text, each]));

test("an earlier card takes the cubes of its colour anew", () => {
  expect(placedAnew(["place quarry", "place mill"], FARM, PLACES)).toEqual({
    placed: ["place quarry", "place mill"],
    wished: ["place farm", "place quarry", "place mill"],
  });
});

test("a card between two is placed between them, also twice", () => {
  expect(placedAnew(["place farm", "place mill"], QUARRY, PLACES)?.wished).toEqual([
    "place farm",
    "place quarry",
    "place mill",
  ]);
  expect(placedAnew(["place farm", "place quarry", "place mill"], QUARRY, PLACES)?.wished).toEqual([
    "place farm",
    "place quarry",
    "place quarry",
    "place mill",
  ]);
});

test("a card after those placed is not a matter of order", () => {
  expect(placedAnew(["place farm"], MILL, PLACES)).toBeNull();
  expect(placedAnew([], FARM, PLACES)).toBeNull();
});

test("cubes of another colour, and what was done before, stay", () => {
  expect(placedAnew(["place mill", "place port"], FARM, PLACES)).toBeNull();
  const made = ["place mill", "laboratory", "place quarry"];
  expect(placedAnew(made, FARM, PLACES)?.placed).toEqual(["place quarry"]);
});
