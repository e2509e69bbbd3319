// The board in sentences, for those who do not see it.

import { words } from "../../lib/words.svelte";
import type { AreaFace, SpaceFace } from "../../wire/crown-of-ash";
import { areaName, goods, nameOf, offered, label, say, spot, tileName, warriorName } from "./play";
import { ROOMY, type Play } from "./play";

/** All that a province or the Citadel holds, and what a click on it would do. */
export function describeArea(play: Play, face: AreaFace): string {
  const parts = [
    doing(play, face),
    areaName(face.area),
    face.controller === -1
      ? say("uncontrolled")
      : say("board-control", { name: nameOf(play, face.controller) }),
    ...buildings(play, face),
    say("board-defence", { n: face.defence }),
    face.defenders.map((id) => warriorName(play.kit, id)).join(", "),
    face.fortified ? say("power-fortify") : "",
    face.controller >= 0 ? say("board-worth", { n: face.worth }) : "",
    ...spacesOf(face).flatMap((name) => describeSpace(play, spot(play, name))),
  ];
  return parts.filter(Boolean).join("; ");
}

function doing(play: Play, face: AreaFace): string {
  for (const way of ["in", "regroup to", "fortify"]) {
    const choice = offered(play, `${way} ${face.area}`);
    if (choice) return label(play, choice.label);
  }
  return "";
}

function buildings(play: Play, face: AreaFace): string[] {
  const top = play.kit.tile(face.tiles.at(-1) ?? "");
  if (!top) return face.area === "citadel" ? [] : [say("board-free")];
  const covered = face.tiles.slice(0, -1).map(tileName).join(", ");
  return [
    tileName(top.id),
    `${say("tile-provides")}: ${top.altar ? say("do-altar") : goods(top.gives)}`,
    `${say("tax")}: ${goods(top.tax)}`,
    covered ? `${say("covered-building")}: ${covered}` : "",
  ];
}

const spacesOf = (face: AreaFace): string[] =>
  face.area === "citadel"
    ? ["left", "right", "gate"]
    : [`resource-${face.area}`, `battle-${face.area}`];

function describeSpace(play: Play, space: SpaceFace | undefined): string[] {
  if (!space) return [];
  const who = space.minions.map((owner) => nameOf(play, owner)).join(", ");
  const left =
    space.room > ROOMY
      ? words.ui("unlimited")
      : say("board-room", { n: Math.max(0, space.room - space.minions.length) });
  return [`${spaceName(space.space)}: ${who || words.ui("nobody")}, ${left}`];
}

export function spaceName(space: string): string {
  if (space.startsWith("resource-")) return say("space-resource");
  if (space.startsWith("battle-")) return say("space-battle");
  return ["left", "right", "gate"].includes(space)
    ? say(`citadel-${space}`)
    : say(`space-${space}`);
}
