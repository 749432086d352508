import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import { said } from "./entry";
import {
  alter,
  backdate,
  begin,
  closingOf,
  dive,
  expire,
  fitsNeither,
  type Game,
  isUnsigned,
  lend,
  otherCard,
  peers,
  put,
  sealOf,
  twice,
  withdraw,
} from "./play";
import { type Closing, check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { entry, diver, supervisor, forged } }) =>
    begin({ ...entry, diver: diver.name }, [diver, supervisor], forged),
  edits: { dive, put },
  cheats: { alter, twice, peers, expire, otherCard, withdraw },
  gaps: { lend, backdate },
  finish: (game) => game,
  record: closingOf,
  // Whatever is wrong, the entry stays open.
  caught: [
    "card",
    "type",
    "revoked",
    "expired",
    "trade",
    "grade",
    "open",
    "same",
    "holder",
    "changed",
    "unread",
  ],
  check,
  view,
  wordsFor(content, game) {
    const { fails, labels } = content;
    if (isUnsigned(game)) return { ...content, fails: { ...fails, open: labels.unsigned } };
    return fitsNeither(game) ? { ...content, fails: { ...fails, changed: labels.neither } } : content;
  },
  sealOf: ({ entry }) => asHash("seal-two-signers", sealOf(said(entry))),
} satisfies Exhibit<Game, Content, Closing>;
