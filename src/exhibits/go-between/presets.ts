import type { PresetParts } from "../kit/exhibit";
import { type Attack, attacks, type Preset } from "./trade";

/** The steps of each preset's check, in order. */
const steps = {
  message: ["whole", "for", "from", "new", "next", "allowed"],
  forms: ["whole", "for", "from", "new", "next", "allowed"],
  "sign-in": ["for", "new", "from", "allowed", "whole", "once"],
  fields: ["from", "type", "whole", "allowed", "for", "new", "holder"],
  doors: ["from", "type", "whole", "allowed", "for", "new", "holder", "rule"],
  phone: ["for", "from", "new", "allowed", "whole", "holder"],
} satisfies Record<Preset, string[]>;

/** The attack whose button is in the picture. */
const drawn: Partial<Record<Preset, string>> = { doors: "misuse" };

/** The attacks that are listed first. */
const firsts: Partial<Record<Preset, Attack[]>> = { "sign-in": ["divert", "pose"] };

/** The attacks that get no button, since others teach more. */
const crowded: Partial<Record<Preset, string[]>> = { message: ["pose"] };

/** The attacks on some presets alone: requests of a session, numbered messages, certificates of several types. */
const own: Partial<Record<Preset, string[]>> = {
  "sign-in": ["twice"],
  message: ["skip"],
  fields: ["other"],
  doors: ["other"],
};

/** The gaps besides `trick`. Holding a certificate or a request back gains nothing. */
const gaps: Partial<Record<Preset, string[]>> = {
  fields: ["hide", "pass"],
  doors: ["hide"],
  phone: ["keep"],
  forms: ["hold", "leak"],
};

/** The steps, cheats and gaps of a preset. */
export const partsOf = (preset: Preset, asked: object): PresetParts => ({
  steps: steps[preset].filter((name) => Object.hasOwn(asked, name)),
  cheats: [
    ...[...new Set([...(firsts[preset] ?? []), ...attacks])].filter(
      (name) => name !== drawn[preset] && !crowded[preset]?.includes(name),
    ),
    ...(own[preset] ?? []),
  ],
  gaps: ["trick", ...(gaps[preset] ?? ["hold"])],
});
