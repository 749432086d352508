import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, early, type Game, moveOf, pretend, sign, stranger, termsOf, twice, wait } from "./play";
import { check, lock, type Move, type Terms } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample }) => begin(Date.parse(`${sample.deadline}T00:00:00Z`) / 1000),
  edits: { sign, wait },
  cheats: { twice, strange: stranger, early, pretend },
  finish: (game) => game,
  record: ({ deadline, lock, attempt }) => ({ terms: termsOf(deadline), move: moveOf(lock, attempt) }),
  // The coins stay where they are.
  caught: ["settle", "same", "waits", "late", "refund"],
  check,
  view,
  sealOf: ({ deadline }) => asHash("escrow", toHex(sha256(lock(termsOf(deadline)).toHex(), "hex"))),
} satisfies Exhibit<Game, Content, { terms: Terms; move: Move }>;
