import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, choose, type Game, look, otherCertifier, passOn, record, revoke } from "./play";
import { check, type Shown } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { fields, forged } }) =>
    begin(
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      fields.filter(({ open }) => open).map(({ name }) => name),
      forged,
    ),
  edits: { choose },
  cheats: { alter, otherCertifier, passOn, revoke },
  finish: look,
  record,
  check,
  caught: ["revoked", "locked"],
  view,
  sealOf: ({ seal }) => asHash("certificate", seal),
} satisfies Exhibit<Game, Content, Shown>;
