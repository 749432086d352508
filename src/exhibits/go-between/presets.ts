import type { PresetParts } from "../kit/exhibit";
import { type Attack, attacks, type Preset } from "./trade";

/** What is asked of a letter, in the order of the check. */
const steps = {
  message: ["for", "whole", "from", "new", "next", "allowed"],
  forms: ["for", "whole", "from", "new", "next", "allowed"],
  "sign-in": ["for", "new", "from", "allowed", "whole", "once"],
  fields: ["from", "type", "whole", "allowed", "for", "new", "holder"],
  doors: ["from", "type", "whole", "allowed", "for", "new", "holder", "rule"],
  phone: ["for", "from", "new", "allowed", "whole", "holder"],
} satisfies Record<Preset, string[]>;

/** The attack whose button stands where it strikes: beside the doors. */
const drawn: Partial<Record<Preset, string>> = { doors: "misuse" };

/** What says most about a kind of mail. */
const firsts: Partial<Record<Preset, Attack[]>> = { "sign-in": ["divert"] };

/** What has no room beside what says more. */
const crowded: Partial<Record<Preset, string[]>> = {
  message: ["pose", "other"],
  forms: ["other"],
  "sign-in": ["other"],
  phone: ["other"],
};

/** What only one kind of mail is attacked by: a session goes on, and letters of one sender follow each other. */
const own: Partial<Record<Preset, string[]>> = { "sign-in": ["twice"], message: ["skip"] };

/** What only certificates are attacked by. Nobody gains by holding one back, which opens no door. */
const isCertificate = (preset: Preset) => preset === "fields" || preset === "doors";

/** What a preset lists. */
export const partsOf = (preset: Preset, asked: object): PresetParts => ({
  steps: steps[preset].filter((name) => Object.hasOwn(asked, name)),
  cheats: [
    ...[...new Set([...(firsts[preset] ?? []), ...attacks])].filter(
      (name) => name !== drawn[preset] && !crowded[preset]?.includes(name),
    ),
    ...(own[preset] ?? []),
  ],
  gaps: ["trick", isCertificate(preset) ? "hide" : "hold"],
});
