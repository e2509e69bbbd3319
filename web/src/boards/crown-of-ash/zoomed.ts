// Buildings, warriors, battle cards and areas in words, for the zoom.

import type { Zoomed } from "../../lib/zoom.svelte";
import type { AreaFace, PlayerFace } from "../../wire/crown-of-ash";
import { areaArt, cardArt, tileArt, warriorArt } from "./Art.svelte";
import { pieces, type BattleCard, type Kit } from "./kit";
import { areaName, goods, label, me, nameOf, offered, say, tileName, warriorName } from "./play";
import type { Play } from "./play";

type Told = NonNullable<Zoomed["lines"]>[number];

const line = (term: string, words: string): Told => ({ term: say(`zoom-${term}`), words });

/** What would be played now by the first of these notations that is offered. */
function now(play: Play, texts: readonly string[]): { note?: string } {
  const choice = texts.map((text) => offered(play, text)).find(Boolean);
  return choice ? { note: say("zoom-choice", { label: label(play, choice.label) }) } : {};
}

function tileLines(kit: Kit, id: string): Told[] {
  const tile = kit.tile(id);
  if (!tile) return [];
  const gives = tile.altar
    ? say("do-altar")
    : say("zoom-gives-words", { goods: goods(tile.gives) });
  return [
    ...(tile.cost ? [line("costs", say("zoom-costs-gold", { n: tile.cost }))] : []),
    line("gives", gives),
    line("tax", say("zoom-tax-words", { goods: goods(tile.tax) })),
    line("worth", say("zoom-worth-words", { n: tile.vp })),
  ];
}

const tileDrawn = (kit: Kit, id: string): Pick<Zoomed, "art" | "of"> => {
  const { altar = false, gives = {} } = kit.tile(id) ?? {};
  return { art: tileArt, of: [...pieces(gives), ...(altar ? ["altar"] : [])].join(" ") };
};

const tileKind = (kit: Kit, id: string): string => {
  const level = kit.tile(id)?.level;
  return level ? say("zoom-level", { kind: say("building"), n: level }) : say("building");
};

/** The building on top of a province. */
export function zoomedSite(play: Play, face: AreaFace): Zoomed | null {
  const top = face.tiles.at(-1);
  if (!top) return null;
  const covered = face.tiles.slice(0, -1).map(tileName).join(", ");
  return {
    name: tileName(top),
    kind: tileKind(play.kit, top),
    ...tileDrawn(play.kit, top),
    lines: [...tileLines(play.kit, top), ...(covered ? [line("covered", covered)] : [])],
    note: areaNow(play, face),
  };
}

export const zoomedOffer = (play: Play, id: string, text: string): Zoomed => ({
  name: tileName(id),
  kind: tileKind(play.kit, id),
  ...tileDrawn(play.kit, id),
  lines: tileLines(play.kit, id),
  ...now(play, [text]),
});

function areaNow(play: Play, face: AreaFace): string {
  if (face.controller === -1) return say("zoom-nobody-now");
  const { defence, worth } = face;
  return say("zoom-area-now", { name: nameOf(play, face.controller), defence, worth });
}

export const zoomedArea = (play: Play, face: AreaFace): Zoomed => ({
  name: areaName(face.area),
  kind: say(face.area === "citadel" ? "citadel" : "province"),
  art: areaArt,
  of: face.area,
  lines: face.tiles.length ? tileLines(play.kit, face.tiles.at(-1) ?? "") : [],
  note: areaNow(play, face),
});

export function zoomedWarrior(play: Play, id: string, texts: readonly string[] = []): Zoomed {
  const { type, level, strength, cost } = play.kit.warrior(id);
  const lines = [line("strength", String(strength))];
  if (Object.keys(cost).length)
    lines.push(line("costs", say("zoom-costs-words", { goods: goods(cost) })));
  if (type === "automaton") lines.push(line("does", say("zoom-automaton")));
  else if (type) lines.push(line("together", say("zoom-together-words")));
  if (type)
    lines.push(
      line(
        "end",
        say(type === "automaton" ? "zoom-end-automaton" : "zoom-end-words", { n: level }),
      ),
    );
  lines.push(line("from", say(type ? "zoom-from-display" : "zoom-from-start")));
  return {
    name: warriorName(play.kit, id),
    kind: type ? say("zoom-level", { kind: say(`type-${type}`), n: level }) : say("warrior"),
    art: warriorArt,
    of: type,
    lines,
    ...now(play, texts),
  };
}

export function zoomedCard(play: Play, card: BattleCard, text = ""): Zoomed {
  const lost = "casualty_or_recover" in card.lose ? say("zoom-zero-lost") : goods(card.lose) || "–";
  const held = me(play)?.cards?.includes(card.id);
  return {
    name: say(`battle-${card.id.toLowerCase()}`),
    kind: say("component-battle-card"),
    art: cardArt,
    of: String(card.strength),
    lines: [
      line("strength", card.strength === "d6" ? say("zoom-die") : String(card.strength)),
      line("won", goods(card.win) || "–"),
      line("lost", lost),
      line("from", say("zoom-card-from")),
    ],
    ...(held === false ? { note: say("zoom-laid") } : now(play, [text])),
  };
}

/** A lord: what the powers do, and whether they can be used. */
export const zoomedLord = (kit: Kit, { lord, token }: PlayerFace): Zoomed => ({
  name: say(`lord-${lord}`),
  kind: say("lord"),
  lines: kit.powers(lord).map((power) => {
    const id = power.replace("_", "-");
    return { term: say(`power-${id}`), words: say(`power-help-${id}`) };
  }),
  note:
    token === null ? say("zoom-power-once") : say(token ? "board-power-ready" : "board-power-used"),
});
