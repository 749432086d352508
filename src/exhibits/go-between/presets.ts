import type { PresetParts } from "../kit/exhibit";
import { attacks, type Preset } from "./trade";

/** What is asked of a letter, in the order of the check. */
const steps = {
  message: ["for", "whole", "from", "new", "allowed"],
  forms: ["for", "whole", "from", "new", "allowed"],
  "sign-in": ["for", "new", "from", "allowed", "whole"],
  fields: ["from", "whole", "allowed", "for", "new", "holder"],
  doors: ["from", "whole", "allowed", "for", "new", "holder", "rule"],
  phone: ["for", "from", "new", "whole", "holder", "allowed"],
} satisfies Record<Preset, string[]>;

/** The attack whose button stands where it strikes: at the look-alike's door, or beside the other doors. */
const drawn: Partial<Record<Preset, string>> = { "sign-in": "divert", doors: "misuse" };

/** What a preset lists. A knock that never comes opens no door, so nobody gains by holding it back. */
export const partsOf = (preset: Preset): PresetParts => ({
  steps: steps[preset],
  cheats: attacks.filter((name) => name !== drawn[preset]),
  gaps: preset === "doors" ? ["trick"] : ["trick", "hold"],
});
