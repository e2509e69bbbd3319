import type { GuideParts } from "../../guide/pictures";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";
import Symbols from "./Symbols.svelte";

const parts: GuideParts = { Picture, Sign, Symbols, wide: true };

export default parts;
